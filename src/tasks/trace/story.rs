//! What is known at one point of a story, and the telling of what is found next.

use std::time::Instant;

use itertools::Itertools;

use super::{Conflict, Event, Ground, Level, Listener, NAME};
use crate::model::{Fact, ItemId, Place, Puzzle, Solution, check};
use crate::propagate::{Contradiction, Mark, Propagator};
use crate::session::{Error, Fault};
use crate::tasks::few::in_time;

/// A story that is being told.
pub(super) struct Story<'p, 'l> {
    puzzle: &'p Puzzle,
    level: Level,
    deadline: Option<Instant>,
    listener: &'l mut Listener<'l>,
    propagator: Propagator,
    /// Up to here the facts have been told.
    told: Mark,
    /// How many guesses have been made.
    pub(super) depth: usize,
}

impl<'p, 'l> Story<'p, 'l> {
    pub(super) fn new(
        puzzle: &'p Puzzle,
        level: Level,
        deadline: Option<Instant>,
        listener: &'l mut Listener<'l>,
    ) -> Self {
        let propagator = Propagator::new(puzzle);
        let told = propagator.mark();
        Story { puzzle, level, deadline, listener, propagator, told, depth: 0 }
    }

    pub(super) fn tell(&mut self, event: &Event) -> Result<(), Error> {
        (self.listener)(self.depth, event)
    }

    /// Finds and tells everything that follows. Gives back a conflict if there is one.
    pub(super) fn deduce(&mut self) -> Result<Option<Conflict>, Error> {
        let mut found = self.propagate()?;
        if found.is_ok() && self.level == Level::Singleton {
            found = self.test()?;
        }
        Ok(found.err().map(|contradiction| Conflict {
            ground: broken(contradiction),
            facts: self.propagator.explain(contradiction).facts,
        }))
    }

    fn propagate(&mut self) -> Result<Result<(), Contradiction>, Error> {
        in_time(self.deadline, NAME)?;
        let found = self.propagator.propagate();
        let facts = self.propagator.facts_since(self.told);
        for (cause, facts) in &facts.chunk_by(|(_, cause)| *cause) {
            // What was supposed has been told as such.
            if let Some(ground) = Ground::of(cause) {
                let facts = facts.map(|(fact, _)| fact).collect();
                (self.listener)(self.depth, &Event::Progress { ground, facts })?;
            }
        }
        self.told = self.propagator.mark();
        Ok(found)
    }

    /// Supposes each open place in turn, until none has been closed since it was supposed last.
    fn test(&mut self) -> Result<Result<(), Contradiction>, Error> {
        let places = self.puzzle.positions.len();
        let cells = places * self.puzzle.items.len();
        let (mut at, mut unchanged) = (0, 0);
        while unchanged < cells {
            in_time(self.deadline, NAME)?;
            let (item, place) = (ItemId::from_index(at / places), Place::from_index(at % places));
            at = (at + 1) % cells;
            let Some(contradiction) = self.propagator.refute(item, place) else {
                unchanged += 1;
                continue;
            };
            unchanged = 0;
            let closed = Fact { item, place, holds: false };
            self.tell(&Event::Testing { closed, conflict: broken(contradiction) })?;
            if let Err(contradiction) = self.propagate()? {
                return Ok(Err(contradiction));
            }
        }
        Ok(Ok(()))
    }

    /// Supposes a fact that is open, on top of what was supposed before.
    pub(super) fn guess(&mut self, fact: Fact) -> Mark {
        let mark = self.propagator.mark();
        self.depth += 1;
        self.suppose(fact);
        mark
    }

    /// Takes back the latest guess, and supposes its opposite.
    pub(super) fn prune(&mut self, mark: Mark, opposite: Fact) {
        self.propagator.undo(mark);
        self.told = mark;
        self.depth -= 1;
        self.suppose(opposite);
    }

    fn suppose(&mut self, fact: Fact) {
        self.propagator.assume(fact).expect("what is guessed is open");
    }

    /// What is left to an item: the places that are open to it, and those that it certainly has.
    pub(super) fn places(&self, item: ItemId) -> (Vec<Place>, Vec<Place>) {
        let open = self.propagator.places(item).collect_vec();
        let is_certain = |place: &Place| self.propagator.at(item, *place) == Some(true);
        let certain = open.iter().copied().filter(is_certain).collect();
        (open, certain)
    }

    /// The first undecided place of the item that has the fewest; of several the first item.
    pub(super) fn choice(&self) -> Option<Fact> {
        let undecided = |item: ItemId| {
            let open = self.propagator.places(item);
            open.filter(move |place| self.propagator.at(item, *place).is_none())
        };
        let items = (0..self.puzzle.items.len()).map(ItemId::from_index);
        let left = items.filter_map(|item| {
            let place = undecided(item).next()?;
            Some((undecided(item).count(), Fact { item, place, holds: true }))
        });
        left.min_by_key(|(count, _)| *count).map(|(_, fact)| fact)
    }

    /// What has been found when nothing is open.
    pub(super) fn solution(&self) -> Result<Solution, Error> {
        let mut solution = Solution::empty(self.puzzle);
        for (fact, _) in self.propagator.facts().filter(|(fact, _)| fact.holds) {
            solution.put(self.puzzle, fact.item, fact.place);
        }
        let broken = check(self.puzzle, &solution);
        if broken.is_empty() {
            Ok(solution)
        } else {
            Err(Error::Fault(Fault::Broken(solution, broken)))
        }
    }
}

/// What breaks in a contradiction. It is no assumption, since only what is open is supposed.
fn broken(contradiction: Contradiction) -> Ground {
    Ground::of(contradiction.cause).expect("a clue or a rule breaks")
}
