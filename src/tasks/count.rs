//! Counts the solutions.

use dashu_int::UBig;

use super::few::{EXACT, Outcome, few_or, in_time};
use super::stream::{Receiver, stream};
use crate::engine::EngineError;
use crate::exact;
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
            Method::Exact => EXACT,
            Method::Auto => "auto",
        }
    }
}

/// How many solutions there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// So many; or more, if the search stopped there.
    pub number: UBig,
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

/// A count without a limit, or with a higher one, does not find each solution.
const LISTED: u64 = 1_000_000;

/// Counts the solutions of a puzzle over its grid; stops when `limit` were found.
///
/// # Errors
/// When the search fails or gives an answer that does not pass the check. When the time is over
/// that is part of the answer, but for an exact count, of which nothing is known before its end.
pub fn count(
    puzzle: &Puzzle,
    setup: &Setup,
    method: Method,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Count, Error> {
    match method {
        Method::Blocking => listed(puzzle, setup, Search::Engine, limit, to),
        Method::Grid => listed(puzzle, setup, Search::Grid, limit, to),
        Method::Exact => Ok(limited(exact(puzzle, setup, to)?, limit)),
        Method::Auto if limit.is_some_and(|limit| limit <= LISTED) => {
            listed(puzzle, setup, Search::Auto, limit, to)
        }
        Method::Auto => Ok(limited(auto(puzzle, setup, to)?, limit)),
    }
}

/// Counts by finding each solution.
fn listed(
    puzzle: &Puzzle,
    setup: &Setup,
    search: Search,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Count, Error> {
    let setup = Setup { search, ..setup.clone() };
    let (found, stopped) = match stream(puzzle, &setup, limit, to) {
        Ok(answer) if answer.complete => (answer.found, None),
        Ok(answer) if answer.gave_up.is_none() => (answer.found, Some(Stopped::Limit)),
        Ok(answer) => (answer.found, Some(Stopped::Time)),
        Err(Error::Engine(EngineError::TimedOut { .. })) => (0, Some(Stopped::Time)),
        Err(error) => return Err(error),
    };
    let method = if search == Search::Engine { Method::Blocking } else { Method::Grid };
    Ok(Count { number: found.into(), stopped, method })
}

/// Counts without finding each solution.
fn exact(puzzle: &Puzzle, setup: &Setup, to: &mut dyn Receiver) -> Result<Count, Error> {
    let deadline = setup.terms.deadline();
    let number = exact::count(puzzle, &mut |done| {
        in_time(deadline, EXACT)?;
        to.wait(Some(done))
    })?;
    Ok(Count { number, stopped: None, method: Method::Exact })
}

/// Counts in the way that is fastest for the puzzle.
fn auto(puzzle: &Puzzle, setup: &Setup, to: &mut dyn Receiver) -> Result<Count, Error> {
    let outcome = few_or(puzzle, setup, &mut |done| to.wait(done), |tick| {
        Ok((exact::count(puzzle, tick)?, ()))
    })?;
    let (number, stopped, method) = match outcome {
        Outcome::Few(all) => (all.len().into(), None, Method::Blocking),
        Outcome::Exact(number, ()) => (number, None, Method::Exact),
        Outcome::TimedOut(known) => (known.into(), Some(Stopped::Time), Method::Exact),
    };
    Ok(Count { number, stopped, method })
}

/// A count of which no more than `limit` is wanted.
fn limited(count: Count, limit: Option<u64>) -> Count {
    match limit.map(UBig::from) {
        Some(limit) if count.number >= limit && count.stopped.is_none() => {
            Count { number: limit, stopped: Some(Stopped::Limit), ..count }
        }
        _ => count,
    }
}
