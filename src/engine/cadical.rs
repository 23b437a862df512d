//! CaDiCaL (A. Biere, T. Faller, K. Fazekas, M. Fleury, N. Froleyks and F. Pollitt, "CaDiCaL 2.0",
//! 2024) as a library in this process; the program of that name is another engine.

use std::time::Instant;

use cadical::{Callbacks, Solver};
use encodings::{Lit, Sink, Var};

use super::{Assignment, Choice, Engine, EngineError, Terms, Verdict, proven_core};

const NAME: &str = "cadical-lib";

pub(super) const CHOICE: Choice = Choice {
    name: NAME,
    summary: "CaDiCaL 1.9 in this process",
    start: |terms| Ok(Box::new(Cadical::new(terms)?)),
};

/// Lets CaDiCaL stop when the time is over.
struct Deadline(Instant);

impl Callbacks for Deadline {
    fn terminate(&mut self) -> bool {
        Instant::now() >= self.0
    }
}

/// A CaDiCaL solver.
struct Cadical {
    solver: Solver<Deadline>,
    variables: usize,
}

impl Cadical {
    fn new(terms: &Terms) -> Result<Cadical, EngineError> {
        if terms.proof.is_some() {
            return Err(EngineError::NoProof { engine: NAME.to_owned() });
        }
        let mut solver = Solver::new();
        solver.set_callbacks(terms.deadline().map(Deadline));
        Ok(Cadical { solver, variables: 0 })
    }
}

/// The DIMACS number, which fits since there are at most `Var::LIMIT` variables.
fn theirs(literal: Lit) -> i32 {
    i32::try_from(literal.to_dimacs()).expect("a DIMACS number has 31 bits and a sign")
}

impl Sink for Cadical {
    fn new_var(&mut self) -> Var {
        let var = Var::from_index(self.variables);
        self.variables += 1;
        var
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.solver.add_clause(clause.iter().map(|literal| theirs(*literal)));
    }
}

impl Engine for Cadical {
    fn solve(&mut self, assumptions: &[Lit]) -> Result<Verdict, EngineError> {
        match self.solver.solve_with(assumptions.iter().map(|literal| theirs(*literal))) {
            None => Err(EngineError::TimedOut { engine: NAME.to_owned() }),
            Some(false) => Ok(Verdict::Unsat),
            Some(true) => {
                let variables = (0..self.variables).map(|index| Var::from_index(index).positive());
                let holds = |literal: &Lit| self.solver.value(theirs(*literal)) == Some(true);
                Ok(Verdict::Sat(Assignment::new(self.variables, variables.filter(holds))))
            }
        }
    }

    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError> {
        if self.solve(assumptions)? != Verdict::Unsat {
            return Ok(None);
        }
        let hint = assumptions.iter().copied();
        let hint = hint.filter(|literal| self.solver.failed(theirs(*literal))).collect();
        proven_core(self, assumptions, hint).map(Some)
    }
}
