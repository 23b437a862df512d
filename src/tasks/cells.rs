//! In how many solutions each item is at each position.

use super::few::{EXACT, Outcome, few_or, timed_out};
use super::stream::Receiver;
use crate::exact;
use crate::model::Puzzle;
use crate::session::{Error, Setup};

pub use crate::exact::Cells;

/// Counts for each item and position the solutions in which the item is there. The receiver is
/// told how far the count is; it gets no solutions.
///
/// # Errors
/// When the time is over, when the engine fails, and [`Error::TooManyParts`] when there are too
/// many different parts to keep.
pub fn cells(puzzle: &Puzzle, setup: &Setup, to: &mut dyn Receiver) -> Result<Cells, Error> {
    let outcome = few_or(puzzle, setup, &mut |done| to.wait(done), |tick| {
        let cells = exact::cells(puzzle, tick)?;
        Ok((cells.total.clone(), cells))
    })?;
    match outcome {
        Outcome::Few(all) => Ok(Cells::of(puzzle, &all)),
        Outcome::Exact(_, cells) => Ok(cells),
        Outcome::TimedOut(_) => Err(timed_out(EXACT)),
    }
}
