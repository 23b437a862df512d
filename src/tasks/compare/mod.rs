//! Compares encodings and engines on puzzles: sizes, times, and whether all agree.
//!
//! Every combination is asked the whole question, whether the puzzle has a single solution. The
//! runs are interleaved, so that a machine which slows down slows all of them: in each run every
//! puzzle goes through every combination, beginning with another one each time.

mod measure;
mod rank;

use std::time::Duration;

use encodings::Size;

use crate::engine::Statistics;
use crate::model::Puzzle;
use crate::session::{Error, Setup};
use crate::tasks::solve::Status;

pub use rank::{Rank, ranking};

/// What is compared on what.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// The puzzles.
    pub puzzles: &'a [&'a Puzzle],
    /// The combinations.
    pub setups: &'a [Setup],
    /// How often each combination is asked about each puzzle.
    pub runs: usize,
}

impl Plan<'_> {
    /// How many measurements that makes.
    pub fn steps(&self) -> usize {
        self.puzzles.len() * self.setups.len() * self.runs
    }
}

/// The measurements of one combination on one puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// The size of the formula.
    pub size: Size,
    /// The length of the formula in DIMACS, comments included.
    pub bytes: u64,
    /// The answer, or why there is none.
    pub outcome: Result<Status, String>,
    /// The work of the engine in the last run, as far as it tells.
    pub statistics: Statistics,
    /// Making the clauses.
    pub encode: Vec<Duration>,
    /// Making the clauses and writing them as DIMACS, to nowhere.
    pub write: Vec<Duration>,
    /// From the puzzle to its first solution, encoding included; none where there is no solution.
    pub first: Vec<Duration>,
    /// From the puzzle to the answer whether there is another solution, encoding included.
    pub proof: Vec<Duration>,
}

/// The median of some times, with the least and the greatest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// Half of the times are less. Of an even number of times, the lower one of the middle.
    pub median: Duration,
    /// The least time.
    pub min: Duration,
    /// The greatest time.
    pub max: Duration,
}

impl Spread {
    /// The spread of some times; `None` if there are none.
    pub fn of(times: &[Duration]) -> Option<Spread> {
        let mut sorted = times.to_vec();
        sorted.sort_unstable();
        let (min, max) = (*sorted.first()?, *sorted.last()?);
        Some(Spread { median: sorted[(sorted.len() - 1) / 2], min, max })
    }
}

/// Why a comparison failed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CompareError {
    /// Two combinations do not agree: a bug of an encoding or an engine.
    #[error("two combinations give different answers")]
    Disagreement {
        /// The puzzle, by its number.
        puzzle: usize,
        /// The combinations, by their numbers.
        setups: [usize; 2],
        /// What each of them answers.
        answers: [String; 2],
    },
    /// A combination gave a wrong answer.
    #[error("{error}")]
    Wrong {
        /// The puzzle, by its number.
        puzzle: usize,
        /// The combination, by its number.
        setup: usize,
        /// How that is known.
        error: Error,
    },
}

/// Measures everything; `step` is called before each measurement.
///
/// The result has a list for each puzzle, with an entry for each combination.
///
/// # Errors
/// When two combinations disagree or an answer is wrong. A combination that gives up, because of
/// its time or because the formula is too large, is part of the result.
pub fn compare(
    plan: &Plan<'_>,
    mut step: impl FnMut(),
) -> Result<Vec<Vec<Measured>>, CompareError> {
    let mut all: Vec<Vec<Option<Measured>>> =
        plan.puzzles.iter().map(|_| vec![None; plan.setups.len()]).collect();
    for run in 0..plan.runs {
        for (number, puzzle) in plan.puzzles.iter().enumerate() {
            let mut answers: Vec<(usize, measure::Answer)> = Vec::new();
            for turn in 0..plan.setups.len() {
                let at = (turn + run) % plan.setups.len();
                step();
                let wrong = |error| CompareError::Wrong { puzzle: number, setup: at, error };
                let entry = &mut all[number][at];
                let answer = measure::run(puzzle, &plan.setups[at], entry).map_err(wrong)?;
                answers.extend(answer.map(|answer| (at, answer)));
            }
            agree(puzzle, number, &answers)?;
        }
    }
    Ok(all.into_iter().map(|row| row.into_iter().flatten().collect()).collect())
}

/// That all combinations which have an answer have the same one.
fn agree(
    puzzle: &Puzzle,
    number: usize,
    answers: &[(usize, measure::Answer)],
) -> Result<(), CompareError> {
    let Some(((first, known), others)) = answers.split_first() else { return Ok(()) };
    match others.iter().find(|(_, answer)| answer != known) {
        None => Ok(()),
        Some((other, answer)) => Err(CompareError::Disagreement {
            puzzle: number,
            setups: [*first, *other],
            answers: [known.describe(puzzle), answer.describe(puzzle)],
        }),
    }
}
