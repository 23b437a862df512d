//! varisat, a CDCL solver in this process.
//!
//! varisat 0.2.2 is sound in its verdicts and models, but `failed_core()` can name assumptions
//! that are not contradictory after incremental use. So its core is taken as a hint only and put
//! to the solver again; see `a_wrong_core_is_not_believed` in the tests.

use encodings::{Lit, Sink, Var};
use varisat::{ExtendFormula, Solver};

use super::{Assignment, Engine, EngineError, Verdict};

const NAME: &str = "varisat";

/// varisat packs a literal into 29 bits; above this many variables it would wrap around.
const MAX_VARIABLES: usize = (1 << 28) - 1;

/// A varisat solver.
pub struct Varisat {
    solver: Solver<'static>,
    variables: usize,
    /// The latest clause in varisat's literals, kept to be filled again.
    clause: Vec<varisat::Lit>,
}

impl Varisat {
    /// A solver without clauses.
    pub fn new() -> Varisat {
        Varisat { solver: Solver::new(), variables: 0, clause: Vec::new() }
    }

    fn check_size(&self) -> Result<(), EngineError> {
        if self.variables > MAX_VARIABLES {
            return Err(EngineError::TooManyVariables { engine: NAME, limit: MAX_VARIABLES });
        }
        Ok(())
    }

    fn satisfiable(&mut self, assumptions: &[Lit]) -> Result<bool, EngineError> {
        self.check_size()?;
        let assumptions: Vec<_> = assumptions.iter().map(|literal| theirs(*literal)).collect();
        self.solver.assume(&assumptions);
        let failed = |error: varisat::solver::SolverError| EngineError::Failed {
            engine: NAME,
            message: error.to_string(),
        };
        self.solver.solve().map_err(failed)
    }
}

impl Default for Varisat {
    fn default() -> Varisat {
        Varisat::new()
    }
}

fn theirs(literal: Lit) -> varisat::Lit {
    varisat::Lit::from_code(literal.code())
}

fn ours(literal: varisat::Lit) -> Lit {
    Lit::from_code(literal.code())
}

impl Sink for Varisat {
    fn new_var(&mut self) -> Var {
        let var = Var::from_index(self.variables);
        self.variables += 1;
        if self.variables <= MAX_VARIABLES {
            self.solver.new_var();
        }
        var
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        if self.variables <= MAX_VARIABLES {
            self.clause.clear();
            self.clause.extend(clause.iter().map(|literal| theirs(*literal)));
            self.solver.add_clause(&self.clause);
        }
    }
}

impl Engine for Varisat {
    fn solve(&mut self, assumptions: &[Lit]) -> Result<Verdict, EngineError> {
        if !self.satisfiable(assumptions)? {
            return Ok(Verdict::Unsat);
        }
        let model = self.solver.model().ok_or_else(|| EngineError::Failed {
            engine: NAME,
            message: "it found a solution but shows none".to_owned(),
        })?;
        Ok(Verdict::Sat(Assignment::new(self.variables, model.into_iter().map(ours))))
    }

    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError> {
        if self.satisfiable(assumptions)? {
            return Ok(None);
        }
        let mut core = assumptions.to_vec();
        // Each hint is proven before it is believed, and kept only while it gets smaller.
        while let Some(hint) = self.solver.failed_core() {
            let hint: Vec<Lit> = hint.iter().map(|literal| ours(*literal)).collect();
            if hint.len() >= core.len() || self.satisfiable(&hint)? {
                break;
            }
            core = hint;
        }
        Ok(Some(core))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(dimacs: i64) -> Lit {
        Lit::from_dimacs(dimacs).expect("not zero")
    }

    fn literals(dimacs: &[i64]) -> Vec<Lit> {
        dimacs.iter().map(|number| literal(*number)).collect()
    }

    fn solver(variables: usize) -> Varisat {
        let mut solver = Varisat::new();
        for _ in 0..variables {
            solver.new_var();
        }
        solver
    }

    /// The sequence after which varisat 0.2.2 itself names `[2]`, which is satisfiable.
    #[test]
    fn a_wrong_core_is_not_believed() {
        let mut solver = solver(6);
        solver.add_clause(&literals(&[6]));
        assert_eq!(solver.solve(&literals(&[-6])), Ok(Verdict::Unsat));
        solver.add_clause(&literals(&[1]));
        assert!(matches!(solver.solve(&[]), Ok(Verdict::Sat(_))));
        solver.add_clause(&literals(&[5, -2]));
        let assumptions = literals(&[-5, 2]);
        assert!(!solver.satisfiable(&assumptions).expect("it can tell"));
        let theirs: Vec<Lit> =
            solver.solver.failed_core().expect("refuted").iter().map(|l| ours(*l)).collect();
        assert_eq!(theirs, literals(&[2]), "varisat has been mended: simplify `core`");
        let core = solver.core(&assumptions).expect("it can tell").expect("refuted");
        assert_eq!(core, assumptions);
        assert_eq!(solver.solve(&core), Ok(Verdict::Unsat));
    }

    #[test]
    fn a_core_leaves_out_what_is_not_needed() {
        let mut solver = solver(4);
        solver.add_clause(&literals(&[-1, -2]));
        let core = solver.core(&literals(&[3, 1, 4, 2])).expect("it can tell").expect("refuted");
        let mut sorted = core.clone();
        sorted.sort();
        assert_eq!(sorted, literals(&[1, 2]));
        assert_eq!(solver.core(&literals(&[3, 1])), Ok(None));
    }

    /// `model()` is `None` as soon as a clause is added, so the model is taken at once.
    #[test]
    fn a_model_survives_the_next_clause() {
        let mut solver = solver(3);
        solver.add_clause(&literals(&[1, 2]));
        let Ok(Verdict::Sat(model)) = solver.solve(&literals(&[-1])) else {
            panic!("satisfiable");
        };
        solver.add_clause(&literals(&[-2]));
        assert!(solver.solver.model().is_none());
        assert!(model.satisfies(literal(2)) && model.satisfies(literal(-1)));
        assert_eq!(solver.solve(&literals(&[-1])), Ok(Verdict::Unsat));
        assert!(matches!(solver.solve(&[]), Ok(Verdict::Sat(_))));
    }

    #[test]
    fn an_empty_clause_refutes_everything() {
        let mut solver = solver(1);
        solver.add_clause(&[]);
        assert_eq!(solver.solve(&[]), Ok(Verdict::Unsat));
        assert_eq!(solver.core(&literals(&[1])), Ok(Some(Vec::new())));
    }

    #[test]
    fn too_many_variables_are_an_error_and_no_wrong_answer() {
        let mut solver = solver(1);
        solver.variables = MAX_VARIABLES;
        solver.new_var();
        let error = solver.solve(&[]).expect_err("too many");
        assert_eq!(error.to_string(), "the engine `varisat` takes at most 268435455 variables");
    }
}
