//! The rules of a puzzle in an engine and its clues as wishes: which clues can hold together?

use super::shrink::shrink;
use super::{Clues, Work, all_clues, spent};
use crate::model::evaluate::holds;
use crate::model::{ClueId, Form, Puzzle, Solution};
use crate::session::{Error, Session, Setup, Wish};

/// A puzzle whose clues are taken or left with each question.
pub(super) struct Gated<'p> {
    puzzle: &'p Puzzle,
    session: Session<'p>,
    wishes: Vec<Wish>,
    /// For each clue that was denied the wish that it do not hold.
    denials: Vec<Option<Wish>>,
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
        let denials = vec![None; puzzle.clues.len()];
        Ok(Gated { puzzle, session, wishes, denials, other, cost, left })
    }

    pub(super) fn all(&self) -> Clues {
        all_clues(self.puzzle)
    }

    /// Counts a question.
    fn ask(&mut self) -> Result<(), Error> {
        self.left = self.left.checked_sub(self.cost).ok_or_else(spent)?;
        Ok(())
    }

    fn wished(&self, clues: &Clues) -> Vec<Wish> {
        let wishes = clues.iter().map(|id| self.wishes[id.index()]);
        wishes.chain(self.other.map(|(_, wish)| wish)).collect()
    }

    fn denial(&mut self, clue: ClueId) -> Wish {
        if let Some(wish) = self.denials[clue.index()] {
            return wish;
        }
        let statement = self.puzzle.clue(clue).statement.clone();
        let wish = self.session.statement(&Form::Not(Box::new(statement)));
        self.denials[clue.index()] = Some(wish);
        wish
    }

    /// All clues that hold in some grid in which these do; `None` when there is no such grid. If a
    /// clue is denied, it does not hold there.
    pub(super) fn met_with(
        &mut self,
        clues: &Clues,
        denied: Option<ClueId>,
    ) -> Result<Option<Clues>, Error> {
        self.ask()?;
        let mut wishes = self.wished(clues);
        wishes.extend(denied.map(|clue| self.denial(clue)));
        let Some(solution) = self.session.meeting(&wishes)? else { return Ok(None) };
        let mut met = self.all();
        met.retain(|id| holds(self.puzzle, &solution, &self.puzzle.clue(*id).statement));
        let counts = self.other.is_none_or(|(known, _)| *known != solution);
        let denies = denied.is_none_or(|clue| !met.contains(&clue));
        if !counts || !denies || !clues.is_subset(&met) {
            return Err(self.session.wrong("its solution is not what it was asked for"));
        }
        Ok(Some(met))
    }

    /// Some of these clues that cannot hold together; `None` when all of them can.
    pub(super) fn core(&mut self, clues: &Clues) -> Result<Option<Clues>, Error> {
        let wishes = self.wished(clues);
        Ok(self.core_of(&wishes)?.map(|core| self.named(clues, &core)))
    }

    /// The same for clues that cannot hold together with one more clue, which is denied: that rules
    /// out much, and no grid in which they could hold.
    fn core_denying(&mut self, clues: &Clues, denied: ClueId) -> Result<Option<Clues>, Error> {
        // A grid that passes the check is the proof that the clue is needed.
        if self.met_with(clues, Some(denied))?.is_some() {
            return Ok(None);
        }
        let denial = self.denial(denied);
        let mut wishes = self.wished(clues);
        wishes.push(denial);
        let core = self.core_of(&wishes)?;
        let core = core.ok_or_else(|| self.session.wrong("it finds a grid and then none"))?;
        // With the denial the named ones are not known to be enough.
        let is_named = core.contains(&denial);
        Ok(Some(if is_named { clues.clone() } else { self.named(clues, &core) }))
    }

    fn core_of(&mut self, wishes: &[Wish]) -> Result<Option<Vec<Wish>>, Error> {
        self.ask()?;
        self.session.core(wishes)
    }

    fn named(&self, clues: &Clues, wishes: &[Wish]) -> Clues {
        clues.iter().copied().filter(|id| wishes.contains(&self.wishes[id.index()])).collect()
    }

    /// Leaves out clues that cannot hold together until any fewer can; a clue that is left out alone
    /// is denied. Whatever ends it early, those that are left cannot hold together.
    pub(super) fn shrink(&mut self, conflict: &mut Clues) -> Result<(), Error> {
        if let Some(core) = self.core(conflict)? {
            *conflict = core;
        }
        shrink(conflict, |fewer, left_out| match left_out {
            [one] => self.core_denying(fewer, *one),
            _ => self.core(fewer),
        })
    }

    /// Adds to clues that can hold together all others that can hold with them as well, in the
    /// order of the puzzle. Many are added at once while that goes well.
    pub(super) fn grow(&mut self, mut met: Clues) -> Result<Clues, Error> {
        let mut others: Vec<_> = self.all().difference(&met).copied().collect();
        let mut together = 1;
        while !others.is_empty() {
            together = together.min(others.len());
            let wanted = met.iter().chain(&others[..together]).copied().collect();
            match self.met_with(&wanted, None)? {
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
