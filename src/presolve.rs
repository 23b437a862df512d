//! What follows from a puzzle without search, as the compiler takes it.

use crate::compile::Known;
use crate::model::Puzzle;
use crate::propagate::{Contradiction, Propagator};

/// What is known, or that the puzzle has no solution.
pub type Presolved = Result<Known, Contradiction>;

/// Finds what follows without search, and which cells are equal.
///
/// # Errors
/// When that shows that there is no solution.
pub fn presolve(puzzle: &Puzzle) -> Presolved {
    let mut propagator = Propagator::new(puzzle);
    propagator.propagate()?;
    let at = |item, place| propagator.at(item, place);
    if propagator.open() == 0 {
        // Nothing is left to be encoded; the answer is checked in any case.
        return Ok(Known::new(puzzle, at, |_| true));
    }
    Ok(Known::new(puzzle, at, |clue| propagator.entailed(clue)).merged(puzzle))
}
