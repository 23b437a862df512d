//! varisat when it has to prove what it says.

use std::fmt;
use std::fs::File;

use varisat::{ProofFormat, Solver};

use super::super::batch::{self, Question};
use super::super::{EngineError, Statistics, Verdict};
use super::{NAME, Until, check_size, failed, model};

/// Its DRAT proofs know neither assumptions nor clauses that come later, so it starts from nothing
/// for each question.
pub(super) struct Proving;

impl batch::Solver for Proving {
    fn name(&self) -> &str {
        NAME
    }

    fn answer(&self, question: &Question<'_>) -> Result<(Verdict, Statistics), EngineError> {
        check_size(question.variables)?;
        let mut solver = Solver::new();
        if let Some(path) = question.proof {
            let proof = File::create(path).map_err(unusable)?;
            let until = Until { deadline: question.deadline, left: u64::MAX, inner: proof };
            solver.write_proof(until, ProofFormat::Drat);
        }
        let formula = File::open(question.formula).map_err(unusable)?;
        solver.add_dimacs_cnf(formula).map_err(unusable)?;
        let satisfiable = solver.solve().map_err(failed)?;
        solver.close_proof().map_err(failed)?;
        let verdict = match satisfiable {
            true => Verdict::Sat(model(&solver, question.variables)?),
            false => Verdict::Unsat,
        };
        Ok((verdict, Statistics::default()))
    }
}

fn unusable(error: impl fmt::Display) -> EngineError {
    EngineError::Failed { engine: NAME.to_owned(), message: error.to_string() }
}
