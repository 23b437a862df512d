//! Counts the solutions.

use std::time::Instant;

use dashu_int::UBig;

use super::few::all_if_few;
use super::stream::{Receiver, SEVERAL, stream};
use crate::engine::EngineError;
use crate::exact;
use crate::model::{Puzzle, Solution};
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

/// After so many ticks of an exact count the engine is asked for a few solutions, in case that
/// there are no more: a search that learns from its mistakes is better at these.
const PATIENCE: u32 = 32;

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
        in_time(deadline)?;
        to.wait(Some(done))
    })?;
    Ok(Count { number, stopped: None, method: Method::Exact })
}

/// The engine says whether there are several; if there are, they are counted without finding each
/// one, unless that takes long and there are only a few.
fn auto(puzzle: &Puzzle, setup: &Setup, to: &mut dyn Receiver) -> Result<Count, Error> {
    let deadline = setup.terms.deadline();
    let several = match listed(puzzle, setup, Search::Engine, Some(SEVERAL), &mut Waiting(to)) {
        Ok(first) if first.stopped != Some(Stopped::Limit) => return Ok(first),
        Ok(first) => first.number,
        // There is no room for its clauses, which are not needed to count.
        Err(Error::TooLarge) => UBig::ZERO,
        Err(error) => return Err(error),
    };
    let (mut ticks, mut few) = (0, None);
    let counted = exact::count(puzzle, &mut |done| {
        in_time(deadline)?;
        ticks += 1;
        if ticks == PATIENCE && several > UBig::ZERO {
            few = all_if_few(puzzle, setup, deadline)?;
            if few.is_some() {
                return Err(Error::Stopped);
            }
        }
        to.wait(Some(done))
    });
    match (counted, few) {
        (_, Some(few)) => {
            Ok(Count { number: few.len().into(), stopped: None, method: Method::Blocking })
        }
        (Ok(number), None) if number < several => {
            let message = "it misses solutions that the SAT engine has found".to_owned();
            Err(EngineError::Wrong { engine: Method::Exact.name().to_owned(), message }.into())
        }
        (Ok(number), None) => Ok(Count { number, stopped: None, method: Method::Exact }),
        (Err(Error::Engine(EngineError::TimedOut { .. })), None) => {
            Ok(Count { number: several, stopped: Some(Stopped::Time), method: Method::Exact })
        }
        (Err(error), None) => Err(error),
    }
}

/// Takes no solutions, since they are counted in another way.
struct Waiting<'r>(&'r mut dyn Receiver);

impl Receiver for Waiting<'_> {
    fn take(&mut self, _solution: &Solution) -> Result<(), Error> {
        Ok(())
    }

    fn wait(&mut self, done: Option<f64>) -> Result<(), Error> {
        self.0.wait(done)
    }
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

fn in_time(deadline: Option<Instant>) -> Result<(), Error> {
    if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
        let engine = Method::Exact.name().to_owned();
        return Err(EngineError::TimedOut { engine }.into());
    }
    Ok(())
}
