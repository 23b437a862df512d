//! Where a search of our own finds nothing for long, a SAT engine that learns from its mistakes is
//! asked for the rest, in case that it is small.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::Instant;

use super::few::{FEW, Outcome, ask, timed_out};
use super::stream::Receiver;
use crate::engine::EngineError;
use crate::enumerate;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Setup};

/// After so many waits without a solution the engine is asked. It is a number of steps and no
/// time, so that equal puzzles have equal answers.
const PATIENCE: u32 = 64;

/// Hands solutions on, and takes the rest from the engine when none comes for long.
pub(super) struct Patient<'a> {
    puzzle: &'a Puzzle,
    setup: &'a Setup,
    deadline: Option<Instant>,
    limit: Option<u64>,
    to: &'a mut dyn Receiver,
    /// What was handed on, as long as it is little.
    seen: BTreeSet<Solution>,
    /// How many were handed on.
    pub(super) found: u64,
    waits: u32,
    /// Whether the engine has found all that the search would still find.
    pub(super) is_done: bool,
}

impl<'a> Patient<'a> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        setup: &'a Setup,
        deadline: Option<Instant>,
        limit: Option<u64>,
        to: &'a mut dyn Receiver,
    ) -> Self {
        let seen = BTreeSet::new();
        Patient { puzzle, setup, deadline, limit, to, seen, found: 0, waits: 0, is_done: false }
    }

    /// Hands on what was not found yet, in the order of the solutions.
    fn finish(&mut self, all: Vec<Solution>) -> Result<(), Error> {
        let all: BTreeSet<Solution> = all.into_iter().collect();
        if !self.seen.is_subset(&all) {
            let message = "it finds a solution that the SAT engine rules out".to_owned();
            return Err(EngineError::Wrong { engine: enumerate::NAME.to_owned(), message }.into());
        }
        for solution in all.difference(&self.seen) {
            if self.limit.is_none_or(|limit| self.found < limit) {
                self.found += 1;
                self.to.take(solution)?;
            }
        }
        self.is_done = self.found == all.len() as u64;
        Err(Error::Stopped)
    }
}

impl Receiver for Patient<'_> {
    fn take(&mut self, solution: &Solution) -> Result<(), Error> {
        self.found += 1;
        self.waits = 0;
        if self.found <= FEW {
            self.seen.insert(solution.clone());
        }
        self.to.take(solution)
    }

    fn wait(&mut self, done: Option<f64>) -> Result<(), Error> {
        self.to.wait(done)?;
        self.waits += 1;
        if self.waits != PATIENCE || self.found >= FEW {
            return Ok(());
        }
        let to = &mut *self.to;
        let mut wait = |done| to.wait(done);
        let asked = ask::<()>(self.puzzle, self.setup, self.deadline, FEW, &mut wait)?;
        match asked {
            ControlFlow::Break(Outcome::Few(all)) => self.finish(all),
            ControlFlow::Break(_) => Err(timed_out(enumerate::NAME)),
            ControlFlow::Continue(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::few::tests::six;
    use super::*;

    /// Keeps what it takes.
    #[derive(Default)]
    struct Taken(Vec<Solution>);

    impl Receiver for Taken {
        fn take(&mut self, solution: &Solution) -> Result<(), Error> {
            self.0.push(solution.clone());
            Ok(())
        }
    }

    /// A search that finds `first` of the six solutions and then waits so often; what was handed
    /// on, and whether that is all.
    fn searched(first: usize, waits: u32, limit: Option<u64>) -> (Vec<Solution>, bool) {
        let (puzzle, setup, mut taken) = (six(), Setup::default(), Taken::default());
        let mut all = Taken::default();
        enumerate::enumerate(&puzzle, &mut |solution| all.take(solution), &mut |_| Ok(()))
            .expect("they are listed");
        let mut patient = Patient::new(&puzzle, &setup, None, limit, &mut taken);
        all.0[..first].iter().for_each(|one| patient.take(one).expect("it is taken"));
        let ended = (0..waits).find_map(|_| patient.wait(None).err());
        assert_eq!(ended, (waits >= PATIENCE).then_some(Error::Stopped));
        let is_done = patient.is_done;
        (taken.0, is_done)
    }

    #[test]
    fn the_engine_hands_on_the_rest_once_when_nothing_comes_for_long() {
        for first in 0..=5 {
            let (mut taken, is_done) = searched(first, PATIENCE, None);
            assert!(is_done && taken.len() == 6, "{first}");
            assert!(taken[first..].is_sorted(), "{first}");
            taken.sort();
            taken.dedup();
            assert_eq!(taken.len(), 6, "{first}");
        }
    }

    #[test]
    fn a_solution_that_the_engine_does_not_know_is_no_quiet_end() {
        let (puzzle, setup, mut taken) = (six(), Setup::default(), Taken::default());
        let mut patient = Patient::new(&puzzle, &setup, None, None, &mut taken);
        patient.take(&Solution::empty(&puzzle)).expect("it is taken");
        let ended = (0..PATIENCE).find_map(|_| patient.wait(None).err());
        assert!(matches!(ended, Some(Error::Engine(EngineError::Wrong { .. }))), "{ended:?}");
    }

    #[test]
    fn no_more_are_handed_on_than_are_wanted() {
        let (taken, is_done) = searched(1, PATIENCE, Some(3));
        assert_eq!((taken.len(), is_done), (3, false));
    }

    #[test]
    fn the_engine_is_not_asked_before() {
        let (taken, is_done) = searched(2, PATIENCE - 1, None);
        assert_eq!((taken.len(), is_done), (2, false));
    }
}
