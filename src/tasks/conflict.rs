//! Clues that contradict each other, none of which can be left out.
//!
//! Each clue in turn is left out, for good if the others still have no solution: the deletion filter
//! of J. W. Chinneck and E. W. Dravnieks, "Locating Minimal Infeasible Constraint Sets in Linear
//! Programs", 1991. What an engine names as a core is not used: each step is proven anew.

use super::solve::{Status, solve};
use crate::model::{ClueId, Puzzle};
use crate::session::{Error, Setup};

/// Clues of a puzzle without a solution that have none together, while any of them left out leaves
/// one. In the order of the puzzle.
///
/// # Errors
/// When the engine fails before that is known.
pub fn minimal_conflict(puzzle: &Puzzle, setup: &Setup) -> Result<Vec<ClueId>, Error> {
    let deadline = setup.terms.deadline();
    let mut conflict: Vec<ClueId> = (0..puzzle.clues.len()).map(ClueId::from_index).collect();
    let mut at = 0;
    while at < conflict.len() {
        let mut others = conflict.clone();
        others.remove(at);
        let setup = setup.until(deadline);
        let rest = puzzle.with_clues(others.iter().copied());
        let answer = solve(&rest, &setup, Some(1), |_| Ok(()))?;
        if answer.status == Status::None {
            conflict = others;
        } else {
            at += 1;
        }
    }
    Ok(conflict)
}
