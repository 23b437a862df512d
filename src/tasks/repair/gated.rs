//! The rules of a puzzle in an engine and its clues as wishes: which clues can hold together?

use super::{Clues, Work, all_clues};
use crate::engine::{self, EngineError};
use crate::model::evaluate::holds;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Session, Setup, Wish};

/// A puzzle whose clues are taken or left with each question.
pub(super) struct Gated<'p> {
    puzzle: &'p Puzzle,
    session: Session<'p>,
    wishes: Vec<Wish>,
    /// The grid that does not count, if there is one, and the wish for another one.
    other: Option<(&'p Solution, Wish)>,
    /// How many cells and clues each question makes the engine look at.
    cost: u64,
    /// How many it may still look at.
    left: u64,
}

impl<'p> Gated<'p> {
    /// Gives the rules to a fresh engine, and each clue behind a wish; `rules` is the puzzle without
    /// its clues. If there is a grid that does not count, clues that only it meets cannot hold.
    ///
    /// # Errors
    /// As for [`Session::new`].
    pub(super) fn new(
        puzzle: &'p Puzzle,
        rules: &'p Puzzle,
        setup: &Setup,
        but: Option<&'p Solution>,
        work: Option<Work>,
    ) -> Result<Gated<'p>, Error> {
        let mut session = Session::new(rules, setup)?;
        let wishes = puzzle.clues.iter().map(|clue| session.statement(&clue.statement)).collect();
        let other = but.map(|solution| (solution, session.another(solution)));
        let cells = puzzle.items.len() * puzzle.positions.len();
        let cost = (cells + puzzle.clues.len()) as u64;
        let left = work.map_or(u64::MAX, |work| work.read);
        Ok(Gated { puzzle, session, wishes, other, cost, left })
    }

    pub(super) fn all(&self) -> Clues {
        all_clues(self.puzzle)
    }

    /// Counts a question.
    fn ask(&mut self) -> Result<(), Error> {
        let spent = EngineError::Exhausted { engine: engine::ALL[0].name };
        self.left = self.left.checked_sub(self.cost).ok_or(spent)?;
        Ok(())
    }

    fn wished(&self, clues: &Clues) -> Vec<Wish> {
        let wishes = clues.iter().map(|id| self.wishes[id.index()]);
        wishes.chain(self.other.map(|(_, wish)| wish)).collect()
    }

    /// All clues that hold in some grid in which these do; `None` when there is no such grid.
    pub(super) fn met_with(&mut self, clues: &Clues) -> Result<Option<Clues>, Error> {
        self.ask()?;
        let wishes = self.wished(clues);
        let Some(solution) = self.session.meeting(&wishes)? else { return Ok(None) };
        let mut met = self.all();
        met.retain(|id| holds(self.puzzle, &solution, &self.puzzle.clue(*id).statement));
        let counts = self.other.is_none_or(|(known, _)| *known != solution);
        if !counts || !clues.is_subset(&met) {
            return Err(self.session.wrong("its solution is not what it was asked for"));
        }
        Ok(Some(met))
    }

    /// Some of these clues that cannot hold together; `None` when all of them can.
    pub(super) fn core(&mut self, clues: &Clues) -> Result<Option<Clues>, Error> {
        self.ask()?;
        let wishes = self.wished(clues);
        let Some(core) = self.session.core(&wishes)? else { return Ok(None) };
        let named = clues.iter().filter(|id| core.contains(&self.wishes[id.index()]));
        Ok(Some(named.copied().collect()))
    }

    /// Leaves out clues that cannot hold together until any fewer can: each in turn, with all that
    /// the engine does not need then (deletion with refinement: A. Belov, I. Lynce and J.
    /// Marques-Silva, "Towards efficient MUS extraction", 2012). Whatever ends it early, those that
    /// are left cannot hold together.
    pub(super) fn shrink(&mut self, conflict: &mut Clues) -> Result<(), Error> {
        let mut untried = conflict.clone();
        while let Some(clue) = untried.pop_last() {
            conflict.remove(&clue);
            match self.core(conflict) {
                Ok(Some(core)) => {
                    untried.retain(|id| core.contains(id));
                    *conflict = core;
                }
                Ok(None) => drop(conflict.insert(clue)),
                Err(error) => {
                    conflict.insert(clue);
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// Adds to clues that can hold together all others that can hold with them as well, in the
    /// order of the puzzle. Many are added at once while that goes well.
    pub(super) fn grow(&mut self, mut met: Clues) -> Result<Clues, Error> {
        let mut others: Vec<_> = self.all().difference(&met).copied().collect();
        let mut together = 1;
        while !others.is_empty() {
            together = together.min(others.len());
            let wanted = met.iter().chain(&others[..together]).copied().collect();
            match self.met_with(&wanted)? {
                Some(more) => {
                    met = more;
                    together *= 2;
                }
                None if together > 1 => together /= 2,
                None => drop(others.remove(0)),
            }
            others.retain(|id| !met.contains(id));
        }
        Ok(met)
    }
}
