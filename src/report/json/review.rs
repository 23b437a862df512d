//! Whether reasoning in steps is sound, as one line of JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::{printed, to_json};
use crate::model::Puzzle;
use crate::report::review::{fault, remark, word};
use crate::tasks::review::{Remark, Review, Solutions};

/// What was found out about one trace.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat review")]
struct Reviewed<'a> {
    /// The file that the puzzle was read from, as it was given.
    puzzle: &'a str,
    /// The file that the trace was read from, as it was given.
    trace: &'a str,
    /// `complete`: all steps follow, and they find all facts that the solutions share. `sound`: all
    /// steps follow. `unsound`: something is wrong. `unreadable`: the trace cannot be read.
    verdict: &'a str,
    /// What was found; `null` when the trace is unreadable.
    found: Option<Found>,
}

#[derive(Serialize, JsonSchema)]
struct Found {
    /// The steps, in order.
    steps: Vec<Step>,
    /// What is wrong with the trace as a whole, in words.
    faults: Vec<String>,
    /// How many facts are granted before the first step: what is given, but for what is wrong.
    given: usize,
    /// How many more are found by steps without a fault, which cite only such facts.
    facts: usize,
    /// How many facts are the same in all solutions that have what is given; `null` when there is
    /// no solution or the search took too long.
    shared: Option<usize>,
    /// Whether the puzzle is known to have no solution.
    contradictory: bool,
}

#[derive(Serialize, JsonSchema)]
struct Step {
    /// Its number, from 1.
    number: usize,
    /// Whether nothing is wrong with it.
    sound: bool,
    /// What is wrong with it, in words.
    faults: Vec<String>,
    /// What it cites but does not need, and whether it finds nothing new, in words.
    notes: Vec<String>,
}

/// The line of a trace.
pub fn review([puzzle_file, trace]: [&str; 2], puzzle: &Puzzle, review: &Review) -> String {
    let step = |(number, remarks): (usize, &Vec<Remark>)| {
        let (faults, notes): (Vec<Remark>, Vec<Remark>) =
            remarks.iter().partition(|remark| remark.is_fault());
        let words = |of: Vec<Remark>| of.into_iter().map(|said| remark(puzzle, said)).collect();
        Step { number, sound: faults.is_empty(), faults: words(faults), notes: words(notes) }
    };
    let shared = match review.solutions {
        Solutions::Share { shared, .. } => Some(shared),
        Solutions::None | Solutions::Unknown => None,
    };
    let found = Found {
        steps: (1..).zip(&review.steps).map(step).collect(),
        faults: review.faults.iter().map(|found| fault(puzzle, *found)).collect(),
        given: review.given,
        facts: review.found,
        shared,
        contradictory: review.solutions == Solutions::None,
    };
    let verdict = word(review);
    to_json(&Reviewed { puzzle: puzzle_file, trace, verdict, found: Some(found) }) + "\n"
}

/// The line of a trace that cannot be read.
pub fn unreadable_trace([puzzle, trace]: [&str; 2]) -> String {
    to_json(&Reviewed { puzzle, trace, verdict: "unreadable", found: None }) + "\n"
}

/// The JSON Schema of a line.
pub fn review_schema() -> String {
    printed(&schemars::schema_for!(Reviewed<'static>))
}
