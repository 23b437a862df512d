//! Where a search of our own finds nothing for long, a SAT engine that learns from its mistakes is
//! asked for the rest, in case that it is small.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::Instant;

use super::few::{FEW, Outcome, ask};
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
            ControlFlow::Break(_) => {
                Err(EngineError::TimedOut { engine: enumerate::NAME.to_owned() }.into())
            }
            ControlFlow::Continue(_) => Ok(()),
        }
    }
}
