//! Reasoning in steps, whoever wrote it: from a text to what each step cites and finds.
//!
//! Two forms are read: what `explain --format json` writes, and a short one for people and language
//! models. docs/answers.md describes both.

mod explanation;
mod parts;
mod written;

use serde::Deserialize;

use crate::explain::{Clauses, Logic, Premise, Weights};
use crate::model::{Link, Puzzle};
use crate::syntax::Source;
use crate::syntax::diagnostic::Diagnostics;

use parts::{Parts, Raw};

/// The most steps that are read.
const MOST_STEPS: usize = 100_000;

/// Steps one after another, and what is said about them as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// The facts that are known before the first step.
    pub given: Vec<Link>,
    /// In order.
    pub steps: Vec<Step>,
    /// Whether all rules of the logic grid are granted, so that none is cited.
    pub grants_rules: bool,
    /// What is said of the size of an explanation.
    pub stated: Option<Stated>,
}

/// A step.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The clues and rules that it cites.
    pub premises: Vec<Premise>,
    /// The facts that it cites; `None` when it cites all that were found before.
    pub facts: Option<Vec<Link>>,
    /// What it finds.
    pub finds: Vec<Link>,
    /// What it is said to cost.
    pub cost: Option<u64>,
}

/// What an explanation says of itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Stated {
    /// What a step costs.
    pub weights: Weights,
    /// The cost of all steps.
    pub cost: u64,
    /// How many facts the grid has.
    pub facts: usize,
    /// What each premise says about the grid; parts of clues are numbered as they come.
    pub clauses: Vec<(Premise, Clauses)>,
}

/// Reads a trace for a puzzle.
///
/// # Errors
/// Everything that is wrong with the text, each at its place.
pub fn read(puzzle: &Puzzle, logic: &Logic, source: &Source) -> Result<Trace, Diagnostics> {
    /// What tells the two forms apart.
    #[derive(Deserialize)]
    struct Look<'a> {
        #[serde(borrow)]
        links: Option<Raw<'a>>,
        premises: Option<Raw<'a>>,
    }
    let mut parts = Parts::new(puzzle, logic, &source.text);
    let trace = parts.whole().and_then(|whole| {
        let look: Look<'_> = parts.object(whole)?;
        if look.links.is_some() || look.premises.is_some() {
            explanation::read(&mut parts, whole)
        } else {
            written::read(&mut parts, whole)
        }
    });
    match trace {
        Some(trace) if parts.diagnostics.is_ok() => Ok(trace),
        _ => Err(parts.diagnostics),
    }
}
