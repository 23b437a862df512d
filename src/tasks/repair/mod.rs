//! What is wrong with the clues of a puzzle: why none of its grids meets them, how that can be
//! mended, and which clues of a good puzzle it could do without.
//!
//! The rules always hold; the clues are taken or left. A *conflict* is a set of clues that cannot
//! hold together, while any fewer of them can: a minimal unsatisfiable subset. A *correction* is a
//! set of clues without which the others can hold, and which cannot be smaller: a minimal correction
//! set. Each conflict shares a clue with each correction, and this finds either kind by means of the
//! other one (R. Reiter, "A theory of diagnosis from first principles", 1987).
//!
//! How far the searches go is a number of steps and no time, so that equal puzzles have equal
//! answers; what is said of a set is true however small that number is.

mod chooser;
mod contradiction;
mod gated;
mod redundancy;
mod search;
mod shrink;

use std::collections::BTreeSet;
use std::time::Instant;

pub use contradiction::{Contradiction, Limits, contradiction};
pub use redundancy::{Enough, Redundancy, redundancy};
pub use search::Listing;

use crate::engine::{self, EngineError};
use crate::model::{ClueId, Puzzle};
use crate::session::{Error, Session, Setup};

/// A set of clues of a puzzle.
pub type Clues = BTreeSet<ClueId>;

/// How much work a search may do. It ends at the same point in every run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Work {
    /// For an engine, in bytes of the proof that it would write: see
    /// [`Terms::effort`](crate::engine::Terms::effort).
    pub proof: u64,
    /// For all questions, of which each is about the whole grid: how many of its cells and of the
    /// clues are looked at.
    pub read: u64,
}

impl Work {
    /// Enough for the conflicts of most puzzles that people write; seconds for larger ones.
    pub const THOROUGH: Work = Work { proof: 8 << 20, read: 16 << 20 };

    /// More, for the one answer that every contradictory puzzle should get.
    pub const FIRST: Work = Work { proof: 256 << 20, read: 64 << 20 };

    /// Less, for a puzzle with which nothing is wrong.
    pub const QUICK: Work = Work { proof: 4 << 20, read: 4 << 20 };
}

/// The error for work that would be more than allowed.
fn spent() -> Error {
    EngineError::Exhausted { engine: engine::ALL[0].name }.into()
}

fn all_clues(puzzle: &Puzzle) -> Clues {
    (0..puzzle.clues.len()).map(ClueId::from_index).collect()
}

/// How the searches ask: always the engine whose work is counted, in what is left of the time that
/// began at `start`.
fn terms(setup: &Setup, start: Instant, work: Option<Work>) -> Setup {
    let mut setup = Setup { engine: engine::ALL[0], presolve: true, ..setup.clone() };
    setup.terms.effort = work.map(|work| work.proof);
    if let Some(timeout) = &mut setup.terms.timeout {
        *timeout = timeout.saturating_sub(start.elapsed());
    }
    setup
}

/// Asks an engine of its own, which knows nothing else, whether clues that were found to have no
/// grid, or none but one, have no more than so many.
///
/// # Errors
/// When it cannot tell, and when they have more: then one of the two is wrong.
fn prove(puzzle: &Puzzle, clues: &Clues, solutions: usize, setup: &Setup) -> Result<(), Error> {
    let puzzle = puzzle.with_clues(clues.iter().copied());
    let mut session = Session::new(&puzzle, setup)?;
    let mut found = 0;
    for solution in session.solutions().take(solutions + 1) {
        solution?;
        found += 1;
    }
    if found == solutions {
        return Ok(());
    }
    Err(session.wrong("it takes other solutions for possible when it is asked again"))
}
