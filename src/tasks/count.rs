//! Counts the solutions.

use num_bigint::BigUint;

use super::stream::{Receiver, stream};
use crate::engine::EngineError;
use crate::model::Puzzle;
use crate::session::{Error, Search, Setup};

/// How solutions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Each one is found by the SAT engine, and ruled out by a clause.
    Blocking,
    /// Each one is found by [`enumerate`](crate::enumerate).
    Grid,
    /// Without finding each one.
    Exact,
    /// The best one for the puzzle.
    Auto,
}

impl Method {
    /// As it is written on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Method::Blocking => "blocking",
            Method::Grid => "grid",
            Method::Exact => "exact",
            Method::Auto => "auto",
        }
    }

    /// The method that is used where this one is asked for.
    fn used(self) -> Method {
        match self {
            Method::Exact | Method::Auto => Method::Grid,
            listing => listing,
        }
    }
}

/// How many solutions there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// So many; or more, if the search stopped there.
    pub number: BigUint,
    /// Why it stopped before the end, if it did.
    pub stopped: Option<Stopped>,
    /// How they were counted; never `Auto`.
    pub method: Method,
}

/// Why a count is not complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// No more were to be counted.
    Limit,
    /// The time was over.
    Time,
}

/// Counts the solutions of a puzzle over its grid; stops when `limit` were found.
///
/// # Errors
/// When the search fails or gives an answer that does not pass the check.
pub fn count(
    puzzle: &Puzzle,
    setup: &Setup,
    method: Method,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Count, Error> {
    let search = match method {
        Method::Blocking => Search::Engine,
        Method::Grid => Search::Grid,
        Method::Exact | Method::Auto => Search::Auto,
    };
    let setup = Setup { search, ..setup.clone() };
    let (found, stopped) = match stream(puzzle, &setup, limit, to) {
        Ok(answer) if answer.complete => (answer.found, None),
        Ok(answer) if answer.gave_up.is_none() => (answer.found, Some(Stopped::Limit)),
        Ok(answer) => (answer.found, Some(Stopped::Time)),
        Err(Error::Engine(EngineError::TimedOut { .. })) => (0, Some(Stopped::Time)),
        Err(error) => return Err(error),
    };
    Ok(Count { number: found.into(), stopped, method: method.used() })
}
