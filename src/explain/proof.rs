//! Proves a step again, by a SAT solver that gets nothing but what the step cites.

use encodings::{Lit as Literal, Sink, Var as Variable};

use super::Step;
use super::space::{Lit, Var};
use super::theory::Theory;
use crate::engine::{Assignment, Engine, EngineError, Varisat, Verdict};
use crate::model::Link;

/// What a premise says about the grid, for a checker that knows nothing of puzzles: clauses of
/// which each has a true member. A member is a link, or the name of a part of a clue (numbered from
/// 0) and whether it holds.
pub type Clauses = Vec<Vec<Result<Link, (u32, bool)>>>;

/// The clauses of a premise.
pub(super) fn clauses(theory: &Theory, premise: u32) -> Clauses {
    let links = theory.space.links() as u32;
    let member = |lit: Lit| match lit.var.checked_sub(links) {
        None => Ok(theory.link(lit)),
        Some(name) => Err((name, lit.holds)),
    };
    let clauses = theory.clauses_of(premise).into_iter();
    clauses.map(|clause| clause.into_iter().map(member).collect()).collect()
}

/// Whether each find of a step follows from its premises and facts.
///
/// # Errors
/// When the engine fails.
pub(super) fn follows(theory: &Theory, premises: &[u32], step: &Step) -> Result<bool, EngineError> {
    let mut formula = Formula::new(theory);
    premises.iter().for_each(|premise| formula.add(*premise));
    let lit = |link: &Link| theory.space.lit(*link).expect("a step is about links of the grid");
    for fact in &step.facts {
        formula.require(lit(fact));
    }
    for find in &step.finds {
        if formula.agrees_with(lit(find).negated())?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The links that are the same in all grids in which all premises hold and what is given, in order.
///
/// # Errors
/// When the engine fails.
pub(super) fn forced(theory: &Theory, given: &[Lit]) -> Result<Vec<Var>, EngineError> {
    let mut formula = Formula::new(theory);
    (0..theory.premises() as u32).for_each(|premise| formula.add(premise));
    given.iter().for_each(|lit| formula.require(*lit));
    let mut left: Vec<Var> = (0..theory.space.links() as Var).rev().collect();
    let mut forced = Vec::new();
    while let Some(var) = left.pop() {
        match formula.agrees_with(theory.truth(var).negated())? {
            None => forced.push(var),
            // Whatever is otherwise in this grid need not be asked for.
            Some(grid) => left.retain(|var| formula.value(&grid, *var) == theory.truth(*var).holds),
        }
    }
    Ok(forced)
}

/// Premises in a fresh engine.
pub(super) struct Formula<'t> {
    theory: &'t Theory,
    engine: Varisat,
    numbers: Vec<Option<Variable>>,
}

impl<'t> Formula<'t> {
    pub(super) fn new(theory: &'t Theory) -> Formula<'t> {
        Formula { theory, engine: Varisat::new(), numbers: vec![None; theory.vars()] }
    }

    fn literal(&mut self, lit: Lit) -> Literal {
        let engine = &mut self.engine;
        let var = *self.numbers[lit.var as usize].get_or_insert_with(|| engine.new_var());
        if lit.holds { var.positive() } else { var.negative() }
    }

    pub(super) fn add(&mut self, premise: u32) {
        self.add_with(premise, None);
    }

    /// Adds a premise that counts only where the literal is assumed that is given back.
    pub(super) fn add_guarded(&mut self, premise: u32) -> Literal {
        let guard = self.engine.new_var();
        self.add_with(premise, Some(guard.negative()));
        guard.positive()
    }

    fn add_with(&mut self, premise: u32, more: Option<Literal>) {
        for clause in self.theory.clauses_of(premise) {
            let members = clause.into_iter().map(|lit| self.literal(lit));
            let clause: Vec<Literal> = members.chain(more).collect();
            self.engine.add_clause(&clause);
        }
    }

    /// The literal of a fact of the grid.
    pub(super) fn fact(&mut self, link: Link) -> Literal {
        let lit = self.theory.space.lit(link).expect("it is a fact of the grid");
        self.literal(lit)
    }

    fn require(&mut self, lit: Lit) {
        let literal = self.literal(lit);
        self.engine.add_clause(&[literal]);
    }

    /// A grid in which the premises hold, and the literal.
    fn agrees_with(&mut self, lit: Lit) -> Result<Option<Assignment>, EngineError> {
        let literal = self.literal(lit);
        self.assuming(&[literal])
    }

    /// A grid in which the premises hold, and the literals.
    pub(super) fn assuming(
        &mut self,
        literals: &[Literal],
    ) -> Result<Option<Assignment>, EngineError> {
        Ok(match self.engine.solve(literals)? {
            Verdict::Sat(grid) => Some(grid),
            Verdict::Unsat => None,
        })
    }

    fn value(&self, grid: &Assignment, var: Var) -> bool {
        self.numbers[var as usize].is_some_and(|var| grid.holds(var))
    }
}
