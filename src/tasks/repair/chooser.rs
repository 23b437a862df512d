//! The smallest sets that share a clue with each of some sets: minimum hitting sets.
//!
//! A SAT engine chooses the clues, and an encoding of counts bounds how many it may choose. The bound
//! is raised when there are none with so few; it never falls, since sets are only added.

use encodings::Lit;
use encodings::card::Cardinality;

use super::Clues;
use crate::engine::{Engine, EngineError, Verdict};
use crate::model::ClueId;
use crate::session::Setup;

/// Chooses clues.
pub(super) struct Chooser {
    engine: Box<dyn Engine>,
    counter: &'static dyn Cardinality,
    /// True for a clue that is chosen.
    clues: Vec<Lit>,
    /// The literal at index n is true exactly when more than n clues are chosen.
    more: Vec<Lit>,
    /// There is no choice of fewer clues.
    least: usize,
    /// The clues of some required sets that share none with each other, and how many these sets are:
    /// each needs a clue of its own.
    apart: (Clues, usize),
}

/// So many clues are counted at first.
const COUNTED: usize = 8;

impl Chooser {
    /// Chooses from so many clues.
    pub(super) fn new(clues: usize, setup: &Setup) -> Result<Chooser, EngineError> {
        let mut engine = (setup.engine.start)(&setup.terms)?;
        let clues = (0..clues).map(|_| engine.new_var().positive()).collect();
        let counter = setup.compile.cardinality;
        let apart = (Clues::new(), 0);
        Ok(Chooser { engine, counter, clues, more: Vec::new(), least: 0, apart })
    }

    /// From now on at least one of these is chosen.
    pub(super) fn require(&mut self, one_of: &Clues) {
        let clause: Vec<Lit> = one_of.iter().map(|id| self.clues[id.index()]).collect();
        self.engine.add_clause(&clause);
        let (taken, sets) = &mut self.apart;
        if taken.is_disjoint(one_of) {
            taken.extend(one_of);
            *sets += 1;
            self.least = self.least.max(*sets);
        }
    }

    /// From now on not all of these are chosen.
    pub(super) fn refuse(&mut self, all: &Clues) {
        let clause: Vec<Lit> = all.iter().map(|id| !self.clues[id.index()]).collect();
        self.engine.add_clause(&clause);
    }

    /// A smallest choice, if there is one of less than `below` clues.
    pub(super) fn smallest(&mut self, below: Option<usize>) -> Result<Option<Clues>, EngineError> {
        while below.is_none_or(|below| self.least < below) {
            let bound = self.more_than(self.least).map(|more| !more);
            if let Verdict::Sat(model) = self.engine.solve(bound.as_slice())? {
                let chosen = |(_, literal): &(usize, &Lit)| model.satisfies(**literal);
                let chosen = self.clues.iter().enumerate().filter(chosen);
                return Ok(Some(chosen.map(|(at, _)| ClueId::from_index(at)).collect()));
            }
            if bound.is_none() || self.engine.solve(&[])? == Verdict::Unsat {
                return Ok(None);
            }
            self.least += 1;
        }
        Ok(None)
    }

    /// The literal that says that more than so many are chosen; `None` when there are no more.
    fn more_than(&mut self, bound: usize) -> Option<Lit> {
        if bound >= self.clues.len() {
            return None;
        }
        if bound >= self.more.len() {
            let most = (2 * bound).clamp(COUNTED, self.clues.len().max(COUNTED));
            self.more = self.counter.count(&self.clues, most, &mut *self.engine);
        }
        Some(self.more[bound])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clues(ids: &[u32]) -> Clues {
        ids.iter().copied().map(ClueId).collect()
    }

    #[test]
    fn choices_come_in_the_order_of_their_size() {
        let mut chooser = Chooser::new(20, &Setup::default()).expect("varisat starts");
        assert_eq!(chooser.smallest(None), Ok(Some(clues(&[]))));
        chooser.require(&clues(&[3, 5]));
        chooser.require(&clues(&[3, 6]));
        assert_eq!(chooser.smallest(Some(1)), Ok(None), "it takes one");
        assert_eq!(chooser.smallest(Some(2)), Ok(Some(clues(&[3]))));
        chooser.refuse(&clues(&[3]));
        assert_eq!(chooser.smallest(None), Ok(Some(clues(&[5, 6]))));
        chooser.refuse(&clues(&[5, 6]));
        assert_eq!(chooser.smallest(None), Ok(None));
    }

    /// Twelve sets that share nothing need twelve clues, more than are counted at first.
    #[test]
    fn the_count_grows_with_what_is_needed() {
        let mut chooser = Chooser::new(24, &Setup::default()).expect("varisat starts");
        (0..12).for_each(|at| chooser.require(&clues(&[2 * at, 2 * at + 1])));
        assert_eq!(chooser.smallest(None).map(|all| all.map(|all| all.len())), Ok(Some(12)));
        (0..12).for_each(|at| chooser.require(&clues(&[2 * at])));
        (0..12).for_each(|at| chooser.require(&clues(&[2 * at + 1])));
        assert_eq!(chooser.smallest(None).map(|all| all.map(|all| all.len())), Ok(Some(24)));
    }
}
