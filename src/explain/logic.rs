//! Whether facts follow from chosen clues, rules and facts, which needs no solution.

use encodings::Lit as Literal;

use super::Premise;
use super::proof::{self, Clauses, Formula};
use super::sequence::{Error, check_size};
use super::theory::Theory;
use crate::engine::EngineError;
use crate::model::{Link, Puzzle};

/// The facts and premises of a puzzle's logic grid, whether or not it has a solution.
#[derive(Debug)]
pub struct Logic {
    theory: Theory,
}

impl Logic {
    /// The logic grid of a puzzle.
    ///
    /// # Errors
    /// When the grid is too large.
    pub fn new(puzzle: &Puzzle) -> Result<Logic, Error> {
        check_size(puzzle)?;
        Ok(Logic { theory: Theory::new(puzzle, None) })
    }

    /// That two things go together, for every two things of the grid in the order of its facts.
    pub fn links(&self) -> impl Iterator<Item = Link> {
        self.theory.links()
    }

    /// Whether the grid has a fact.
    pub fn has(&self, link: Link) -> bool {
        self.theory.space.lit(link).is_some()
    }

    /// What a premise says about the grid; `None` when it is no premise of this grid.
    pub fn clauses(&self, premise: Premise) -> Option<Clauses> {
        let number = self.theory.number(premise)?;
        Some(proof::clauses(&self.theory, number))
    }

    /// A fresh SAT solver that gets these premises and nothing else but, if `with_rules`, all rules.
    ///
    /// # Panics
    /// When a premise is not of this grid.
    pub fn case(&self, with_rules: bool, premises: &[Premise]) -> Case<'_> {
        let mut formula = Formula::new(&self.theory);
        if with_rules {
            (0..self.theory.rules.all.len() as u32).for_each(|rule| formula.add(rule));
        }
        let guard = |premise: &Premise| {
            let number = self.theory.number(*premise).expect("it is of this grid");
            (*premise, formula.add_guarded(number))
        };
        Case { guards: premises.iter().map(guard).collect(), formula }
    }
}

/// Premises from which facts may follow.
pub struct Case<'l> {
    formula: Formula<'l>,
    /// For each premise a literal that makes it count.
    guards: Vec<(Premise, Literal)>,
}

impl Case<'_> {
    /// Whether a fact follows from some of the premises together with other facts.
    ///
    /// # Errors
    /// When the solver fails.
    ///
    /// # Panics
    /// When a fact is not of the grid.
    pub fn follows(
        &mut self,
        is_cited: impl Fn(Premise) -> bool,
        facts: impl Iterator<Item = Link>,
        find: Link,
    ) -> Result<bool, EngineError> {
        let cited = self.guards.iter().filter(|(premise, _)| is_cited(*premise));
        let mut assumed: Vec<Literal> = cited.map(|(_, guard)| *guard).collect();
        for link in facts.chain([find.negated()]) {
            assumed.push(self.formula.fact(link));
        }
        Ok(self.formula.assuming(&assumed)?.is_none())
    }
}
