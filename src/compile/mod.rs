//! A puzzle to CNF: one variable for each item at each position, and an origin for every clause.
//!
//! The passes, in order: the rules of the categories (`rules`), then each clue (`clues`). A
//! clue is a formula over relations; a relation is the set of pairs of positions (or values) that
//! it allows (`pairs`) and is encoded from that set (`relation`).

mod clues;
mod domain;
mod layout;
mod pairs;
mod relation;
mod rules;
mod target;

use encodings::amo::{self, AtMostOne};

use crate::model::{ClueId, Puzzle};

pub use crate::model::Rule;
pub use layout::{Clash, Layout};
pub use target::{Origin, Section, Sections, Target};

/// How the sets of allowed pairs become clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Relations {
    /// For each position of one operand, the positions that the other one may then have
    /// (I. P. Gent, "Arc Consistency in SAT", 2002): unit propagation is arc consistent.
    #[default]
    Support,
    /// For each pair that is not allowed, a clause that forbids it (T. Walsh, "SAT v CSP", 2000).
    Conflict,
}

impl Relations {
    /// Every style with its name.
    pub const ALL: &[(&'static str, Relations)] =
        &[("support", Relations::Support), ("conflict", Relations::Conflict)];

    /// What it is, in one line for a help text.
    pub fn summary(self) -> &'static str {
        match self {
            Relations::Support => "where one item is, the places that the other may then have",
            Relations::Conflict => "a clause for each pair of places that is not allowed",
        }
    }

    /// The name by which a user chooses it.
    pub fn name(self) -> &'static str {
        Relations::ALL.iter().find(|(_, style)| *style == self).map_or("", |(name, _)| name)
    }
}

/// How to compile.
#[derive(Clone, Copy)]
pub struct Options {
    /// The encoding of exactly-one and at-most-one.
    pub exactly_one: &'static dyn AtMostOne,
    /// The encoding of relations.
    pub relations: Relations,
}

impl Default for Options {
    fn default() -> Options {
        Options { exactly_one: &amo::auto::Auto, relations: Relations::default() }
    }
}

/// Writes the clauses of a puzzle to a target that knows the grid's variables already
/// ([`Layout::variables`] of them).
///
/// Auxiliary variables are determined by those of the grid, so the formula has exactly as many
/// models as the puzzle has solutions.
pub fn compile(puzzle: &Puzzle, options: &Options, target: &mut dyn Target) {
    let layout = Layout::new(puzzle);
    rules::write(puzzle, &layout, options, target);
    let mut clues = clues::Clues::new(puzzle, &layout, options, target);
    for id in (0..puzzle.clues.len()).map(ClueId::from_index) {
        if !clues.wants_more() {
            return;
        }
        clues.write(id);
    }
}
