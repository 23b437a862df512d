//! Judges steps by what their premises say, and nothing else.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use zebra_sat::explain::{Clauses, Grid, Premise, Step, Weights};
use zebra_sat::model::Link;

use super::formula::Formula;

macro_rules! ensure {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use ensure;

/// What the premises of a grid say.
pub struct Judge<'g, 'p> {
    grid: &'g Grid<'p>,
    clauses: RefCell<HashMap<Premise, Clauses>>,
}

impl<'g, 'p> Judge<'g, 'p> {
    pub fn new(grid: &'g Grid<'p>) -> Judge<'g, 'p> {
        Judge { grid, clauses: RefCell::default() }
    }

    pub fn formula(&self, premises: &[Premise]) -> Formula {
        let mut all = self.clauses.borrow_mut();
        for premise in premises {
            all.entry(*premise).or_insert_with(|| self.grid.clauses(*premise));
        }
        Formula::of(premises.iter().map(|premise| &all[premise]))
    }

    /// Whether all of these follow.
    pub fn follow(&self, premises: &[Premise], facts: &[Link], finds: &[Link]) -> bool {
        let formula = self.formula(premises);
        finds.iter().all(|find| formula.implies(facts, *find))
    }

    /// That a step finds something, all of which follows from what it cites, and nothing that it
    /// cites can be left out.
    pub fn step(&self, step: &Step, weights: &Weights) -> Result<(), String> {
        let Step { premises, facts, finds, .. } = step;
        ensure!(!finds.is_empty(), "nothing is found: {step:?}");
        ensure!(self.follow(premises, facts, finds), "does not follow: {step:?}");
        for premise in premises {
            let others = without(premises, premise);
            ensure!(!self.follow(&others, facts, finds), "{premise:?} is idle: {step:?}");
        }
        for fact in facts {
            let others = without(facts, fact);
            ensure!(!self.follow(premises, &others, finds), "{fact:?} is idle: {step:?}");
        }
        let clues = premises.iter().filter(|p| matches!(p, Premise::Clue(_))).count();
        let rules = premises.len() - clues;
        let amounts = [(clues, weights.clue), (rules, weights.rule), (facts.len(), weights.fact)];
        let cost: u32 = amounts.iter().map(|(count, weight)| *count as u32 * weight).sum();
        ensure!(step.cost == cost, "costs {cost}: {step:?}");
        let first = &premises[..clues];
        let is_clue = |premise: &Premise| matches!(premise, Premise::Clue(_));
        ensure!(first.iter().all(is_clue) && first.is_sorted(), "not in order: {step:?}");
        Ok(())
    }

    /// That each step is right and rests on what was known before; gives all that is found.
    pub fn steps(
        &self,
        steps: &[Step],
        given: &[Link],
        weights: &Weights,
    ) -> Result<HashSet<Link>, String> {
        let mut known: HashSet<Link> = given.iter().copied().collect();
        let mut found = HashSet::new();
        for step in steps {
            self.step(step, weights)?;
            for fact in &step.facts {
                ensure!(known.contains(fact), "{fact:?} was not known: {step:?}");
            }
            for find in &step.finds {
                ensure!(known.insert(*find), "{find:?} was known: {step:?}");
                found.insert(*find);
            }
        }
        Ok(found)
    }
}

fn without<T: Copy + PartialEq>(all: &[T], one: &T) -> Vec<T> {
    all.iter().copied().filter(|other| other != one).collect()
}
