//! Exact counts, with a SAT engine beside them for puzzles that have only a few solutions: a search
//! that learns from its mistakes is better at these.

use std::ops::ControlFlow;
use std::time::Instant;

use dashu_int::UBig;

use super::stream::{Receiver, SEVERAL, stream};
use crate::engine::{EngineError, Terms};
use crate::exact::Tick;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Search, Setup};

/// What an exact count is called where an engine is named.
pub(super) const EXACT: &str = "exact";

/// After so many ticks of an exact count the engine is asked for a few solutions, in case that
/// there are no more. Ticks are counted, not seconds, so that equal questions have equal answers.
const PATIENCE: u32 = 32;

/// So many solutions are few.
pub(super) const FEW: u64 = 1_000;

/// What came first.
pub(super) enum Outcome<T> {
    /// The engine has found these solutions, and there are no others.
    Few(Vec<Solution>),
    /// The exact count has ended: how many solutions there are, and what else it gives.
    Exact(UBig, T),
    /// The time was over; the engine had found so many.
    TimedOut(u64),
}

/// Is told that the search goes on, with its share that is done where that is known.
pub(super) type Wait<'w> = dyn FnMut(Option<f64>) -> Result<(), Error> + 'w;

/// Asks the engine whether there are several solutions; if there are, they are counted by `exact`,
/// unless that takes long and there are only a few.
///
/// # Errors
/// Those of the engine, of `exact` and of `wait`, but for the time being over.
pub(super) fn few_or<T>(
    puzzle: &Puzzle,
    setup: &Setup,
    wait: &mut Wait<'_>,
    exact: impl for<'t> FnOnce(&'t mut Tick<'t>) -> Result<(UBig, T), Error>,
) -> Result<Outcome<T>, Error> {
    let deadline = setup.terms.deadline();
    let mut known = match ask(puzzle, setup, deadline, SEVERAL, wait)? {
        ControlFlow::Break(outcome) => return Ok(outcome),
        ControlFlow::Continue(found) => found,
    };
    let (mut ticks, mut few) = (0, None);
    let counted = exact(&mut |done| {
        in_time(deadline, EXACT)?;
        ticks += 1;
        if ticks == PATIENCE && known > 0 {
            match ask(puzzle, setup, deadline, FEW, wait)? {
                ControlFlow::Break(outcome) => {
                    few = Some(outcome);
                    return Err(Error::Stopped);
                }
                ControlFlow::Continue(found) => known = found,
            }
        }
        wait(Some(done))
    });
    match (counted, few) {
        (_, Some(outcome)) => Ok(outcome),
        (Ok((total, _)), None) if total < UBig::from(known) => Err(missed(EXACT)),
        (Ok((total, rest)), None) => Ok(Outcome::Exact(total, rest)),
        (Err(Error::Engine(EngineError::TimedOut { .. })), None) => Ok(Outcome::TimedOut(known)),
        (Err(error), None) => Err(error),
    }
}

/// Asks the engine for solutions. Goes on with their number if there may be more than `limit`.
pub(super) fn ask<T>(
    puzzle: &Puzzle,
    setup: &Setup,
    deadline: Option<Instant>,
    limit: u64,
    wait: &mut Wait<'_>,
) -> Result<ControlFlow<Outcome<T>, u64>, Error> {
    let timeout = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    let terms = Terms { timeout, ..setup.terms.clone() };
    let setup = Setup { search: Search::Engine, terms, ..setup.clone() };
    let mut list = List { solutions: Vec::new(), wait };
    match stream(puzzle, &setup, Some(limit), &mut list) {
        Ok(answer) if answer.complete => Ok(ControlFlow::Break(Outcome::Few(list.solutions))),
        Ok(answer) if answer.gave_up.is_none() => Ok(ControlFlow::Continue(answer.found)),
        Ok(answer) => Ok(ControlFlow::Break(Outcome::TimedOut(answer.found))),
        Err(Error::Engine(EngineError::TimedOut { .. })) => {
            Ok(ControlFlow::Break(Outcome::TimedOut(0)))
        }
        // There is no room for its clauses, which are not needed to count.
        Err(Error::TooLarge) => Ok(ControlFlow::Continue(0)),
        Err(error) => Err(error),
    }
}

/// Keeps all solutions.
struct List<'l, 'w> {
    solutions: Vec<Solution>,
    wait: &'l mut Wait<'w>,
}

impl Receiver for List<'_, '_> {
    fn take(&mut self, solution: &Solution) -> Result<(), Error> {
        self.solutions.push(solution.clone());
        Ok(())
    }

    fn wait(&mut self, done: Option<f64>) -> Result<(), Error> {
        (self.wait)(done)
    }
}

/// Ends a search when its time is over.
pub(super) fn in_time(deadline: Option<Instant>, search: &str) -> Result<(), Error> {
    match deadline {
        Some(deadline) if Instant::now() >= deadline => Err(timed_out(search)),
        _ => Ok(()),
    }
}

/// That the time of a search was over.
pub(super) fn timed_out(search: &str) -> Error {
    EngineError::TimedOut { engine: search.to_owned() }.into()
}

/// That a search has found less than the SAT engine.
pub(super) fn missed(search: &str) -> Error {
    let message = "it misses solutions that the SAT engine has found".to_owned();
    EngineError::Wrong { engine: search.to_owned(), message }.into()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::model::{Category, CategoryId, CategoryKind, Item, Positions, Topology};

    /// Three items at three positions, in any of six ways.
    pub(in crate::tasks) fn six() -> Puzzle {
        let names = || ["a", "b", "c"].map(str::to_owned);
        let item = |name| Item { category: CategoryId(0), name, also: Vec::new() };
        let category = Category {
            name: "name".to_owned(),
            kind: CategoryKind::Bijective,
            ordered: false,
            items: 0..3,
            scale: None,
            words: Vec::new(),
        };
        let (name, labels) = ("house".to_owned(), names().to_vec());
        Puzzle {
            title: None,
            positions: Positions { name, labels, topology: Topology::Line, scale: None },
            categories: vec![category],
            items: names().map(item).to_vec(),
            clues: Vec::new(),
            questions: Vec::new(),
        }
    }

    /// Asks about a puzzle of six solutions, whose exact count would be `total` after many ticks.
    fn asked(ticks: u32, total: u32) -> Result<Outcome<()>, Error> {
        let puzzle = six();
        few_or(&puzzle, &Setup::default(), &mut |_| Ok(()), |tick| {
            (0..ticks).try_for_each(|_| tick(0.5))?;
            Ok((UBig::from(total), ()))
        })
    }

    #[test]
    fn a_count_that_takes_long_ends_when_the_engine_has_found_all() {
        let few = asked(PATIENCE, 6).expect("varisat finds them");
        assert!(matches!(few, Outcome::Few(all) if all.len() == 6));
        let exact = asked(PATIENCE - 1, 6).expect("varisat finds the first ones");
        assert!(matches!(exact, Outcome::Exact(total, ()) if total == UBig::from(6_u32)));
    }

    #[test]
    fn a_count_of_less_than_the_engine_has_found_is_wrong() {
        let message = "it misses solutions that the SAT engine has found".to_owned();
        let error = asked(0, 1).err().expect("there are more");
        let wrong = EngineError::Wrong { engine: EXACT.to_owned(), message };
        assert_eq!(error, Error::Engine(wrong));
    }
}
