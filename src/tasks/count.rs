//! Counts the solutions by finding each one.

use crate::model::Puzzle;
use crate::session::{Error, Session, Setup};

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many.
    Exactly(u64),
    /// So many or more: the search stopped there.
    AtLeast(u64),
}

/// Counts the solutions of a puzzle over its grid; stops when `limit` were found.
///
/// # Errors
/// When the engine fails or gives an answer that does not pass the check.
pub fn count(puzzle: &Puzzle, setup: &Setup, limit: Option<u64>) -> Result<Count, Error> {
    let mut session = Session::new(puzzle, setup)?;
    let mut found = 0;
    for solution in session.solutions() {
        solution?;
        found += 1;
        if limit == Some(found) {
            return Ok(Count::AtLeast(found));
        }
    }
    Ok(Count::Exactly(found))
}
