//! An engine around a solver that knows one formula and one question: it starts from nothing for
//! each answer. Models are checked here, and proofs kept and checked if they are asked for.

use std::path::Path;
use std::time::Instant;

use encodings::{Lit, Sink, Var};

use super::cleanup::{Cleanup, Folder};
use super::formula::{Formula, broken_clause};
use super::proof::{self, Proof};
use super::{Engine, EngineError, Statistics, Terms, Verdict};

/// A solver that answers one question about one formula.
pub(super) trait Solver {
    /// Its name for messages.
    fn name(&self) -> &str;

    /// Decides a formula.
    fn answer(&self, question: &Question<'_>) -> Result<(Verdict, Statistics), EngineError>;
}

/// A formula to decide.
pub(super) struct Question<'a> {
    /// The formula, in DIMACS.
    pub(super) formula: &'a Path,
    /// How many variables it has.
    pub(super) variables: usize,
    /// A folder for files that the solver needs.
    pub(super) folder: &'a Path,
    /// Where to write a proof in DRAT, if one is asked for.
    pub(super) proof: Option<&'a Path>,
    /// When to give up.
    pub(super) deadline: Option<Instant>,
    /// The list for what the solver starts or makes.
    pub(super) cleanup: &'a Cleanup,
}

/// An engine that runs a solver for each question.
pub(super) struct Batch<S> {
    solver: S,
    formula: Formula,
    // After the formula, which is in it.
    folder: Folder,
    terms: Terms,
    deadline: Option<Instant>,
    statistics: Statistics,
    proof: Option<Proof>,
}

impl<S: Solver> Batch<S> {
    /// An engine without clauses.
    pub(super) fn new(solver: S, terms: &Terms) -> Result<Batch<S>, EngineError> {
        let created = terms.cleanup.folder().and_then(|folder| {
            let formula = Formula::create(folder.path().join("formula.cnf"))?;
            Ok((formula, folder))
        });
        let (formula, folder) =
            created.map_err(|error| failed(&solver, &format!("no temporary file: {error}")))?;
        Ok(Batch {
            solver,
            formula,
            folder,
            deadline: terms.deadline(),
            terms: terms.clone(),
            statistics: Statistics::default(),
            proof: None,
        })
    }
}

fn failed(solver: &impl Solver, message: &str) -> EngineError {
    EngineError::Failed { engine: solver.name().to_owned(), message: message.to_owned() }
}

impl<S: Solver> Sink for Batch<S> {
    fn new_var(&mut self) -> Var {
        self.formula.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.formula.add_clause(clause);
    }
}

impl<S: Solver> Engine for Batch<S> {
    fn solve(&mut self, assumptions: &[Lit]) -> Result<Verdict, EngineError> {
        let (solver, terms, deadline) = (&self.solver, &self.terms, self.deadline);
        let folder = self.folder.path();
        let written = folder.join("proof.drat");
        // The proof of an earlier answer must not be taken for this one's.
        let _ = std::fs::remove_file(&written);
        let variables = self.formula.variables();
        let answer = self.formula.under(assumptions, |formula| {
            let question = Question {
                formula,
                variables,
                folder,
                proof: terms.proof.as_ref().map(|_| &*written),
                deadline,
                cleanup: &terms.cleanup,
            };
            let (verdict, statistics) = solver.answer(&question)?;
            check_model(solver, formula, &verdict)?;
            let mut proof = None;
            if verdict == Verdict::Unsat
                && let Some(target) = &terms.proof
            {
                proof = Some(proof::keep(solver.name(), &question, &written, target)?);
            }
            Ok((verdict, statistics, proof))
        });
        let (verdict, statistics, proof) = answer.map_err(|error| {
            failed(solver, &format!("the formula cannot be written: {error}"))
        })??;
        self.statistics += statistics;
        self.proof = proof;
        Ok(verdict)
    }

    /// All assumptions: a solver that starts from nothing does not tell which ones it needed.
    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError> {
        Ok(match self.solve(assumptions)? {
            Verdict::Sat(_) => None,
            Verdict::Unsat => Some(assumptions.to_vec()),
        })
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }
}

fn check_model(solver: &impl Solver, formula: &Path, verdict: &Verdict) -> Result<(), EngineError> {
    let Verdict::Sat(model) = verdict else { return Ok(()) };
    let broken = broken_clause(formula, model)
        .map_err(|error| failed(solver, &format!("the formula cannot be read: {error}")))?;
    match broken {
        None => Ok(()),
        Some(clause) => Err(EngineError::Wrong {
            engine: solver.name().to_owned(),
            message: format!("its model breaks the clause `{clause}`"),
        }),
    }
}
