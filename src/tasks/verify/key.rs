//! The solutions that answers are compared with.

use crate::engine::EngineError;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Search, Setup};
use crate::tasks::solve::solve;

/// The most solutions that answers are compared with.
const MOST: usize = 1_000;

/// What is known of the solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// Those that were found.
    pub solutions: Vec<Solution>,
    /// Whether these are all.
    pub is_complete: bool,
}

impl Key {
    /// Looks for the solutions, at most a thousand.
    ///
    /// # Errors
    /// When the search fails. A search whose time is over is no failure: not all are known then.
    pub fn find(puzzle: &Puzzle, setup: &Setup) -> Result<Key, Error> {
        let mut solutions = Vec::new();
        let setup = Setup { search: Search::Auto, ..setup.clone() };
        let found = solve(puzzle, &setup, Some(MOST as u64 + 1), |solution| {
            solutions.push(solution.clone());
            Ok(())
        });
        let is_complete = match found {
            Ok(answer) => answer.complete,
            Err(
                Error::Engine(EngineError::TimedOut { .. })
                | Error::TooManyDecisions(_)
                | Error::TooLarge,
            ) => false,
            Err(error) => return Err(error),
        };
        Ok(Key { solutions, is_complete })
    }
}
