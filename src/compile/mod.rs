//! A puzzle to CNF: one variable for each item at each position, and an origin for every clause.
//!
//! The passes, in order: the rules of the categories (`rules`), then each clue (`clues`). A
//! clue is a formula over relations; a relation is the set of pairs of positions (or values) that
//! it allows (`pairs`) and is encoded from that set (`relation`).

mod clues;
mod domain;
mod equal;
mod known;
mod layout;
mod options;
mod order;
mod pairs;
mod relation;
mod rules;
mod target;

use encodings::{Lit, Sink, Var};

use crate::model::{ClueId, Puzzle, Statement};

pub use crate::model::Rule;
pub use known::Known;
pub use layout::{Clash, Layout};
pub use options::{AllDifferent, Options, Relations};
pub use target::{Origin, Section, Sections, Target};

/// Writes the clauses of a puzzle to a target that knows the grid's variables already
/// ([`Layout::variables`] of them).
///
/// Auxiliary variables are determined by those of the grid, so the formula has exactly as many
/// models as the puzzle has solutions.
pub fn compile(puzzle: &Puzzle, options: &Options, target: &mut dyn Target) {
    compile_open(puzzle, options, &Known::nothing(puzzle), target);
}

/// Writes the clauses for what is not known yet. No clause mentions a variable of the grid whose
/// value is known, and those of the others keep their numbers.
pub fn compile_open(puzzle: &Puzzle, options: &Options, known: &Known, target: &mut dyn Target) {
    let prefixes = rules::write(puzzle, known, options, target);
    let mut clues = clues::Clues::new(puzzle, known, options, prefixes, target);
    for id in (0..puzzle.clues.len()).map(ClueId::from_index) {
        if !clues.wants_more() {
            return;
        }
        clues.write(id);
    }
}

/// Writes the clauses of one more statement about a puzzle whose clauses are written already with
/// the same options and the same `known`. They have no origin: no clue of the puzzle says them.
///
/// Behind a guard they are asked for only when the guard is true.
pub fn compile_statement(
    puzzle: &Puzzle,
    statement: &Statement,
    options: &Options,
    known: &Known,
    sink: &mut dyn Sink,
) {
    let mut target = WithoutOrigin(sink);
    let prefixes = order::Prefixes::default();
    clues::Clues::new(puzzle, known, options, prefixes, &mut target).require(statement);
}

/// Passes clauses on and forgets where they come from.
struct WithoutOrigin<'a>(&'a mut dyn Sink);

impl Sink for WithoutOrigin<'_> {
    fn new_var(&mut self) -> Var {
        self.0.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.0.add_clause(clause);
    }
}

impl Target for WithoutOrigin<'_> {
    fn begin(&mut self, _origin: Origin) {}
}
