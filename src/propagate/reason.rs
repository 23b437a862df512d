//! Why a fact is known: the rule or clue, and the earlier facts that it needs.
//!
//! Nothing is kept for this but the trail. The rule or clue is asked again, of the facts that were
//! known then, and facts are left out as long as it still finds the same (A. Zeller and
//! R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002).

use super::grid::{Grid, Step};
use super::{Cause, Contradiction, Problem, Propagator, rules, scope};
use crate::model::{Fact, Rule};

/// What a fact follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule or clue.
    pub cause: Cause,
    /// Facts found before that imply it, together with the cause, for items of their kinds (such as
    /// those that have exactly one place); none of them can be left out.
    ///
    /// For [`Cause::Probe`] these are all earlier facts: with all rules and clues they imply it.
    pub facts: Vec<Fact>,
}

impl Propagator {
    /// Why a fact is known; `None` when it is not.
    pub fn reason(&self, fact: Fact) -> Option<Reason> {
        let shape = &self.problem.shape;
        let at = self.grid.trail.iter().position(|entry| entry.fact(shape) == fact)?;
        let cause = Cause::of(self.grid.trail[at].cause, shape);
        Some(self.needed(cause, at, Some(fact)))
    }

    /// What a contradiction that has just been met follows from. Of an assumption that was refused
    /// the reason is that of its opposite, which [`Self::reason`] tells.
    pub fn explain(&self, contradiction: Contradiction) -> Reason {
        self.needed(contradiction.cause, self.grid.trail.len(), None)
    }

    /// The facts of those before `end` from which the cause finds a fact, or a contradiction.
    fn needed(&self, cause: Cause, end: usize, fact: Option<Fact>) -> Reason {
        let shape = &self.problem.shape;
        let earlier = self.grid.trail[..end].iter().map(|entry| entry.fact(shape));
        let mut facts: Vec<Fact> = match (cause, self.problem.scope(cause)) {
            (Cause::Assumed, _) => Vec::new(),
            (_, None) => return Reason { cause, facts: earlier.collect() },
            (_, Some(items)) => {
                earlier.filter(|f| items.binary_search(&f.item.index()).is_ok()).collect()
            }
        };
        // Where an item is says more than where it is not, so the latter is left out first.
        facts.sort_by_key(|fact| fact.holds);
        let mut grid = Grid::new(shape);
        let mut part = facts.len();
        while part > 0 {
            let mut at = 0;
            while at < facts.len() {
                let end = (at + part).min(facts.len());
                let rest = [&facts[..at], &facts[end..]].concat();
                if self.problem.finds(&mut grid, cause, &rest, fact) {
                    facts = rest;
                } else {
                    at = end;
                }
            }
            part /= 2;
        }
        Reason { cause, facts }
    }
}

impl Problem {
    /// The items on which a cause bears; `None` for one that bears on all.
    fn scope(&self, cause: Cause) -> Option<Vec<usize>> {
        let shape = &self.shape;
        match cause {
            Cause::Assumed => Some(Vec::new()),
            Cause::Probe => None,
            Cause::Rule(Rule::Item(item)) => Some(vec![item.index()]),
            Cause::Rule(Rule::Place(category, _)) => {
                Some((shape.first[category.index()]..shape.first[category.index() + 1]).collect())
            }
            Cause::Clue(clue) => Some(scope(&self.clues[clue.index()], shape)),
        }
    }

    /// Whether a cause, asked of nothing but these facts, finds the fact or a contradiction.
    fn finds(&self, grid: &mut Grid, cause: Cause, facts: &[Fact], wanted: Option<Fact>) -> bool {
        let shape = &self.shape;
        grid.undo(shape, 0);
        let given = facts.iter().try_for_each(|fact| {
            let step = if fact.holds { Grid::hold } else { Grid::remove };
            step(grid, shape, fact.item.index(), fact.place.index())
        });
        let asked = given.and_then(|()| self.exhaust(grid, cause));
        let known = |fact: Fact| {
            let (item, place) = (fact.item.index(), fact.place.index());
            match fact.holds {
                true => grid.is_held(shape, item, place),
                false => !grid.is_open(shape, item, place),
            }
        };
        asked.is_err() || wanted.is_some_and(known)
    }

    /// Asks one cause until it finds nothing more.
    fn exhaust(&self, grid: &mut Grid, cause: Cause) -> Step {
        loop {
            let known = grid.trail.len();
            match cause {
                Cause::Assumed | Cause::Probe => {}
                Cause::Rule(rule) => rules::apply(&self.shape, grid, rule)?,
                Cause::Clue(clue) => self.clues[clue.index()].enforce(&self.shape, grid, true)?,
            }
            if grid.trail.len() == known {
                return Ok(());
            }
        }
    }
}
