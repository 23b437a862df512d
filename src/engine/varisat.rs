//! varisat, a CDCL solver in this process.
//!
//! varisat 0.2.2 is sound in its verdicts and models, but `failed_core()` can name assumptions
//! that are not contradictory after incremental use. So its core is taken as a hint only and put
//! to the solver again; see `a_wrong_core_is_not_believed` in the tests.

mod proving;

use std::io::{self, Write};
use std::time::Instant;

use encodings::{Lit, Sink, Var};
use varisat::solver::SolverError;
use varisat::{ExtendFormula, ProofFormat, Solver};

use super::batch::Batch;
use super::{Assignment, Choice, Engine, EngineError, Verdict};
use proving::Proving;

const NAME: &str = "varisat";

pub(super) const CHOICE: Choice = Choice {
    name: NAME,
    summary: "varisat 0.2, a solver in this process",
    start: |terms| {
        if terms.proof.is_some() {
            return Ok(Box::new(Batch::new(Proving, terms)?));
        }
        Ok(Box::new(Varisat::limited(terms.deadline(), terms.effort)))
    },
};

/// varisat packs a literal into 29 bits; above this many variables it would wrap around.
const MAX_VARIABLES: usize = (1 << 28) - 1;

/// A varisat solver.
pub struct Varisat {
    solver: Solver<'static>,
    variables: usize,
    deadline: Option<Instant>,
    /// The error that ended it: after one varisat must not be asked again.
    ended: Option<EngineError>,
    /// The latest clause in varisat's literals, kept to be filled again.
    clause: Vec<varisat::Lit>,
}

impl Varisat {
    /// A solver without clauses.
    pub fn new() -> Varisat {
        let solver = Solver::new();
        Varisat { solver, variables: 0, deadline: None, ended: None, clause: Vec::new() }
    }

    /// A solver that gives up at `deadline`, or when its proof would be longer than `effort`.
    ///
    /// varisat cannot be interrupted, but it stops when it cannot write its proof. So it writes
    /// one that goes nowhere, in its own format, which is the one that knows assumptions.
    fn limited(deadline: Option<Instant>, effort: Option<u64>) -> Varisat {
        let mut solver = Solver::new();
        if deadline.is_some() || effort.is_some() {
            let left = effort.unwrap_or(u64::MAX);
            let until = Until { deadline, left, inner: io::sink() };
            solver.write_proof(until, ProofFormat::Varisat);
        }
        Varisat { solver, deadline, ..Varisat::new() }
    }

    fn satisfiable(&mut self, assumptions: &[Lit]) -> Result<bool, EngineError> {
        check_size(self.variables)?;
        if self.deadline.is_some_and(is_over) {
            return Err(timed_out());
        }
        if let Some(error) = &self.ended {
            return Err(error.clone());
        }
        let assumptions: Vec<_> = assumptions.iter().map(|literal| theirs(*literal)).collect();
        self.solver.assume(&assumptions);
        self.solver.solve().map_err(|error| self.ended.insert(failed(error)).clone())
    }
}

fn check_size(variables: usize) -> Result<(), EngineError> {
    if variables > MAX_VARIABLES {
        return Err(EngineError::TooManyVariables { engine: NAME, limit: MAX_VARIABLES });
    }
    Ok(())
}

fn is_over(deadline: Instant) -> bool {
    Instant::now() >= deadline
}

fn timed_out() -> EngineError {
    EngineError::TimedOut { engine: NAME.to_owned() }
}

fn failed(error: SolverError) -> EngineError {
    match &error {
        SolverError::ProofIoError { cause } if cause.kind() == io::ErrorKind::TimedOut => {
            timed_out()
        }
        SolverError::ProofIoError { cause } if cause.kind() == io::ErrorKind::QuotaExceeded => {
            EngineError::Exhausted { engine: NAME }
        }
        _ => EngineError::Failed { engine: NAME.to_owned(), message: error.to_string() },
    }
}

/// The model that varisat has found.
fn model(solver: &Solver<'_>, variables: usize) -> Result<Assignment, EngineError> {
    let model = solver.model().ok_or_else(|| EngineError::Failed {
        engine: NAME.to_owned(),
        message: "it found a solution but shows none".to_owned(),
    })?;
    Ok(Assignment::new(variables, model.into_iter().map(ours)))
}

/// Writes until the time is over or so many bytes are written.
struct Until<W> {
    deadline: Option<Instant>,
    left: u64,
    inner: W,
}

impl<W: Write> Write for Until<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.deadline.is_some_and(is_over) {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let Some(left) = self.left.checked_sub(bytes.len() as u64) else {
            return Err(io::ErrorKind::QuotaExceeded.into());
        };
        self.left = left;
        self.inner.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
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
        Ok(Verdict::Sat(model(&self.solver, self.variables)?))
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

    /// Eight pigeons in seven holes: too much for a short proof, and it ends at the same point.
    #[test]
    fn an_effort_ends_the_work() {
        let mut solver = Varisat::limited(None, Some(20_000));
        let holes: Vec<Vec<Lit>> =
            (0..8).map(|_| (0..7).map(|_| solver.new_var().positive()).collect()).collect();
        holes.iter().for_each(|pigeon| solver.add_clause(pigeon));
        for (at, one) in holes.iter().enumerate() {
            for other in &holes[..at] {
                one.iter().zip(other).for_each(|(a, b)| solver.add_clause(&[!*a, !*b]));
            }
        }
        let ended = Err(EngineError::Exhausted { engine: NAME });
        assert_eq!(solver.solve(&[]), ended);
        assert_eq!(solver.solve(&[]), ended, "and it is not asked again");
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
