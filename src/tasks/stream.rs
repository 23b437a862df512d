//! Solutions one after another, by a SAT engine or by a search of our own.

use std::cell::RefCell;
use std::time::Instant;

use super::few::{in_time, missed};
use super::patient::Patient;
use super::solve::{Answer, Status};
use crate::engine::EngineError;
use crate::enumerate::{self, enumerate};
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Search, Session, Setup};

/// How many solutions tell that there are several.
pub(super) const SEVERAL: u64 = 2;

/// Who takes the solutions of a search.
pub trait Receiver {
    /// Takes a solution, which has been checked.
    ///
    /// # Errors
    /// [`Error::Stopped`] when no more are wanted.
    fn take(&mut self, solution: &Solution) -> Result<(), Error>;

    /// The search goes on without a solution for a while. `done` is the fraction of the search
    /// space behind it, from 0 to 1, where that is known.
    ///
    /// # Errors
    /// [`Error::Stopped`] when no more are wanted.
    fn wait(&mut self, _done: Option<f64>) -> Result<(), Error> {
        Ok(())
    }
}

/// Hands solutions to a receiver as they are found, at most `limit` of them.
///
/// # Errors
/// When the search fails or gives an answer that does not pass the check, and those of the
/// receiver. When its time is over after the first solution, that is no error but part of the answer.
pub fn stream(
    puzzle: &Puzzle,
    setup: &Setup,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Answer, Error> {
    let deadline = setup.terms.deadline();
    let needs_engine = setup.terms.proof.is_some() || limit.is_some_and(|limit| limit <= SEVERAL);
    match setup.search {
        Search::Grid if setup.terms.proof.is_some() => {
            Err(EngineError::NoProof { engine: enumerate::NAME.to_owned() }.into())
        }
        Search::Grid => by_grid(puzzle, deadline, limit, to),
        Search::Auto if !needs_engine => by_both(puzzle, setup, deadline, limit, to),
        Search::Auto | Search::Engine => by_engine(puzzle, setup, limit, to),
    }
}

/// The engine decides between none, one and several solutions, at which it is best; several are
/// listed by the search of our own, so that their order does not depend on how many are wanted.
fn by_both(
    puzzle: &Puzzle,
    setup: &Setup,
    deadline: Option<Instant>,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Answer, Error> {
    let mut first = First(Vec::new());
    let mut answer = by_engine(puzzle, setup, Some(SEVERAL), &mut first)?;
    if answer.status == Status::Multiple {
        match by_patient_grid(puzzle, setup, deadline, limit, to) {
            Ok(listed) if listed.complete && listed.found < SEVERAL => {
                return Err(missed(enumerate::NAME));
            }
            Ok(listed) => {
                return Ok(Answer { presolved: answer.presolved, size: answer.size, ..listed });
            }
            // What the engine has found is better than nothing.
            Err(Error::Engine(error @ EngineError::TimedOut { .. })) => {
                answer.gave_up = Some(error)
            }
            Err(error) => return Err(error),
        }
    }
    first.0.iter().try_for_each(|solution| to.take(solution))?;
    Ok(answer)
}

/// The search of our own, unless it finds nothing for long and the engine can finish it.
fn by_patient_grid(
    puzzle: &Puzzle,
    setup: &Setup,
    deadline: Option<Instant>,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Answer, Error> {
    let mut patient = Patient::new(puzzle, setup, deadline, limit, to);
    let listed = by_grid(puzzle, deadline, limit, &mut patient);
    let Patient { found, is_done, .. } = patient;
    match listed {
        Err(Error::Stopped) if is_done || limit == Some(found) => Ok(Answer::of(found, is_done)),
        other => other,
    }
}

/// Keeps the first solutions.
struct First(Vec<Solution>);

impl Receiver for First {
    fn take(&mut self, solution: &Solution) -> Result<(), Error> {
        self.0.push(solution.clone());
        Ok(())
    }
}

fn by_engine(
    puzzle: &Puzzle,
    setup: &Setup,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Answer, Error> {
    let mut session = Session::new(puzzle, setup)?;
    let mut answer = Answer {
        presolved: setup.presolve.then(|| session.decided()),
        size: Some(session.size()),
        ..Answer::of(0, false)
    };
    let mut solutions = session.solutions();
    while limit.is_none_or(|limit| answer.found < limit) {
        to.wait(None)?;
        match solutions.next() {
            Some(Ok(solution)) => {
                to.take(&solution)?;
                answer.found += 1;
            }
            Some(Err(Error::Engine(error @ EngineError::TimedOut { .. }))) if answer.found > 0 => {
                answer.gave_up = Some(error);
                break;
            }
            Some(Err(error)) => return Err(error),
            None => {
                answer.complete = true;
                break;
            }
        }
    }
    drop(solutions);
    answer.proof = session.proof().filter(|_| answer.complete).cloned();
    answer.status = Status::of(answer.found, answer.complete);
    Ok(answer)
}

fn by_grid(
    puzzle: &Puzzle,
    deadline: Option<Instant>,
    limit: Option<u64>,
    to: &mut dyn Receiver,
) -> Result<Answer, Error> {
    let to = RefCell::new(to);
    let mut found = 0;
    let searched = enumerate(
        puzzle,
        &mut |solution| {
            to.borrow_mut().take(solution)?;
            found += 1;
            if limit == Some(found) { Err(Error::Stopped) } else { Ok(()) }
        },
        &mut |done| {
            in_time(deadline, enumerate::NAME)?;
            to.borrow_mut().wait(Some(done))
        },
    );
    match searched {
        Ok(()) => Ok(Answer::of(found, true)),
        Err(Error::Stopped) if limit == Some(found) => Ok(Answer::of(found, false)),
        Err(Error::Engine(error @ EngineError::TimedOut { .. })) if found > 0 => {
            Ok(Answer { gave_up: Some(error), ..Answer::of(found, false) })
        }
        Err(error) => Err(error),
    }
}
