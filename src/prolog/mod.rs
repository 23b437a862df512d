//! An importer for puzzles written as Prolog facts, `features([...]). rules([...]).`
//!
//! This is the format of the "Generic zebra" solver for SICStus Prolog:
//!
//! ```prolog
//! features([[nationalities, [englishman, spaniard]], [colors, [red, green]]]).
//! rules([position(englishman, 1), right_to(englishman, green)]).
//! ```
//!
//! A feature is `[name, [value, …]]`, and just as well `name([…])`, `name-[…]`, `name=[…]` or
//! `name:[…]`; a list of values alone is named `feature 1`, `feature 2` and so on. Features may
//! also be facts of their own, `colors([red, green]).`, as in that solver's first examples. There
//! are as many houses, in a row, as the longest feature has values.
//!
//! | rule | reading |
//! |---|---|
//! | `related(a, b)` | `a = b` |
//! | `position(a, n)` | `a in house n` |
//! | `next_to(a, b)` | `a next to b` |
//! | `right_to(a, b)` | `b directly right of a` |
//! | `left_to(a, b)` | `b directly left of a` |
//!
//! The last two say the reverse of the formulas in that solver's description, but they are what
//! its published solutions show: `left_to(milk, zebra)` has milk in house 3, the zebra in house 2.

mod puzzle;
mod reader;
mod tokens;

use crate::syntax::Source;
use crate::syntax::ast::Document;
use crate::syntax::diagnostic::Diagnostics;

/// Reads a puzzle in Prolog; what is wrong with it goes to `diagnostics`.
///
/// The document holds every feature and rule that could be read. `None` when there is no feature.
pub fn read(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    puzzle::document(source, diagnostics)
}
