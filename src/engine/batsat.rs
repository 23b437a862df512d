//! batsat, a translation of minisat (N. Eén and N. Sörensson, "An Extensible SAT-solver", 2003) to
//! Rust, in this process.

use std::time::Instant;

use batsat::{Callbacks, Solver, SolverInterface, SolverOpts, lbool};
use encodings::{Lit, Sink, Var};

use super::{Assignment, Choice, Engine, EngineError, Statistics, Terms, Verdict, proven_core};

const NAME: &str = "batsat";

pub(super) const CHOICE: Choice = Choice {
    name: NAME,
    summary: "batsat 0.6, a solver in this process",
    start: |terms| Ok(Box::new(Batsat::new(terms)?)),
};

/// Lets batsat stop when the time is over.
struct Deadline(Option<Instant>);

impl Callbacks for Deadline {
    fn stop(&self) -> bool {
        self.0.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// A batsat solver.
struct Batsat {
    solver: Solver<Deadline>,
    /// The variables in the order in which they were made.
    variables: Vec<batsat::Var>,
    /// The latest clause in batsat's literals, kept to be filled again.
    clause: Vec<batsat::Lit>,
}

impl Batsat {
    fn new(terms: &Terms) -> Result<Batsat, EngineError> {
        if terms.proof.is_some() {
            return Err(EngineError::NoProof { engine: NAME.to_owned() });
        }
        let solver = Solver::new(SolverOpts::default(), Deadline(terms.deadline()));
        Ok(Batsat { solver, variables: Vec::new(), clause: Vec::new() })
    }

    fn theirs(&self, literal: Lit) -> batsat::Lit {
        batsat::Lit::new(self.variables[literal.var().index()], !literal.is_negative())
    }
}

impl Sink for Batsat {
    fn new_var(&mut self) -> Var {
        let var = Var::from_index(self.variables.len());
        self.variables.push(self.solver.new_var_default());
        var
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        let mut theirs = std::mem::take(&mut self.clause);
        theirs.clear();
        theirs.extend(clause.iter().map(|literal| self.theirs(*literal)));
        self.solver.add_clause_reuse(&mut theirs);
        self.clause = theirs;
    }
}

impl Engine for Batsat {
    fn solve(&mut self, assumptions: &[Lit]) -> Result<Verdict, EngineError> {
        let assumptions: Vec<_> = assumptions.iter().map(|literal| self.theirs(*literal)).collect();
        // batsat asks only now and then, and not at all before its first conflict.
        if self.solver.cb().stop() {
            return Err(EngineError::TimedOut { engine: NAME.to_owned() });
        }
        let found = self.solver.solve_limited(&assumptions);
        if found == lbool::FALSE {
            return Ok(Verdict::Unsat);
        }
        if found != lbool::TRUE {
            return Err(EngineError::TimedOut { engine: NAME.to_owned() });
        }
        let variables = self.variables.iter().enumerate();
        let literals = variables.map(|(index, var)| {
            Lit::new(Var::from_index(index), self.solver.value_var(*var) != lbool::TRUE)
        });
        Ok(Verdict::Sat(Assignment::new(self.variables.len(), literals)))
    }

    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError> {
        if self.solve(assumptions)? != Verdict::Unsat {
            return Ok(None);
        }
        let core = self.solver.unsat_core();
        let hint = assumptions.iter().copied();
        let hint = hint.filter(|literal| core.contains(&self.theirs(*literal))).collect();
        proven_core(self, assumptions, hint).map(Some)
    }

    fn statistics(&self) -> Statistics {
        Statistics {
            conflicts: Some(self.solver.num_conflicts()),
            decisions: Some(self.solver.num_decisions()),
            propagations: Some(self.solver.num_propagations()),
        }
    }
}
