//! Answers to a puzzle, whoever wrote them: from a text to what it claims about the grid.
//!
//! docs/answers.md lists the forms that are read. Which one it is shows in the text itself; a text
//! that two forms would read differently is an error.

mod claim;
mod facts;
mod json;
mod keyed;
mod marks;
mod names;
mod piece;
mod reading;
mod rows;
mod sheet;
mod split;
mod text;
mod value;

use crate::model::Puzzle;
use crate::resolve::Sentences;
use crate::syntax::Source;
use crate::syntax::diagnostic::Diagnostics;

pub use claim::{Cell, Claim};

use names::Names;
use reading::Reading;

/// Reads answers to one puzzle.
///
/// ```
/// use zebra_sat::{answer::Reader, load::load, syntax::Source};
///
/// let text = "houses: 2\ncolour: red, blue\npet: cat, dog\n";
/// let puzzle = load(Source::new("two.zebra", text)).resolved.expect("no errors").puzzle;
/// let answer = Source::new("answer.json", r#"{"colour": ["red", "blue"], "pet": {"dog": 1}}"#);
/// let claims = Reader::new(&puzzle).read(&answer).expect("it can be read");
/// let said: Vec<_> = claims[0].links().map(|link| link.describe(&puzzle)).collect();
/// assert_eq!(said, ["red is in house 1", "blue is in house 2", "dog is in house 1"]);
/// ```
pub struct Reader<'p> {
    puzzle: &'p Puzzle,
    names: Names<'p>,
    sentences: Sentences<'p>,
}

impl<'p> Reader<'p> {
    /// A reader that knows the names of a puzzle.
    pub fn new(puzzle: &'p Puzzle) -> Reader<'p> {
        Reader { puzzle, names: Names::new(puzzle), sentences: Sentences::new(puzzle) }
    }

    /// What a text claims: one claim for each solution in it, so one or more.
    ///
    /// # Errors
    /// Everything that is wrong with the text, each at its place.
    pub fn read(&self, source: &Source) -> Result<Vec<Claim>, Diagnostics> {
        Reading::new(self, &source.text).claims()
    }
}
