//! How hard a puzzle is to solve by reasoning, from the steps that explain its solution.
//!
//! docs/explaining.md says how the levels were chosen.

use crate::explain::{Effort, Error, Grid, Options, Premise, Step};
use crate::model::{Puzzle, Solution};

/// The most facts of a logic grid that is rated, a little more than five houses with five
/// categories have: steps of least cost take a moment there, and much longer beyond.
const MOST_FACTS: usize = 400;

/// How much the rating may take, in links looked at: a second or less. What is left is explained by
/// steps that are not proven to be the cheapest.
const WORK: u64 = 5_000_000;

/// A name for how hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Each step takes one clue or one rule.
    Trivial,
    /// Some steps take a clue together with a rule, or two rules; none costs more than 200.
    Easy,
    /// Some step costs more than 200, but none takes two clues or tells cases apart.
    Medium,
    /// Some step takes two clues or more, or some step tells cases apart.
    Hard,
    /// Some step takes two clues or more, and some step tells cases apart.
    Expert,
}

/// The figures of an explanation with the weights of [`crate::explain::Weights::default`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difficulty {
    /// What the figures come to.
    pub level: Level,
    /// The cost of the step that costs most.
    pub hardest: u32,
    /// How many steps there are.
    pub steps: usize,
    /// How many of them cite two clues or more.
    pub with_clues: usize,
    /// How many of them suppose the opposite of what they find, and come to a contradiction
    /// without telling cases apart.
    pub by_supposition: usize,
    /// How many of them tell cases apart.
    pub by_cases: usize,
    /// Whether each step is of least cost; else an explanation may exist that is easier.
    pub is_optimal: bool,
}

/// Whether a puzzle could be rated.
#[derive(Clone, PartialEq, Debug)]
pub enum Rating {
    /// How hard it is.
    Rated(Difficulty),
    /// Its logic grid has so many facts, more than the given most.
    TooLarge {
        /// How many it has.
        facts: usize,
        /// How many it may have.
        most: usize,
    },
    /// No explanation was found.
    Unexplained(Error),
}

/// Rates a puzzle with one solution.
pub fn rate(puzzle: &Puzzle, solution: &Solution) -> Rating {
    let facts = Grid::size(puzzle);
    if facts > MOST_FACTS {
        return Rating::TooLarge { facts, most: MOST_FACTS };
    }
    let options = Options { effort: Effort::Optimal, work: Some(WORK), ..Options::default() };
    let steps =
        Grid::new(puzzle, solution, true, &[]).and_then(|grid| grid.explain(&options, None));
    match steps {
        Ok(steps) => Rating::Rated(Difficulty::of(&steps)),
        Err(error) => Rating::Unexplained(error),
    }
}

impl Difficulty {
    /// The figures of the steps of a whole explanation.
    pub fn of(steps: &[Step]) -> Difficulty {
        let count = |is: fn(&&Step) -> bool| steps.iter().filter(is).count();
        let has_cases = |step: &&Step| step.arguments.iter().any(|argument| argument.has_cases());
        let by_cases = count(has_cases);
        let mut found = Difficulty {
            level: Level::Trivial,
            hardest: steps.iter().map(|step| step.cost).max().unwrap_or(0),
            steps: steps.len(),
            with_clues: count(|step| clues(step) > 1),
            by_supposition: count(|step| !step.arguments.is_empty()) - by_cases,
            by_cases,
            is_optimal: steps.iter().all(|step| step.is_least),
        };
        found.level = found.level();
        found
    }

    fn level(&self) -> Level {
        match (self.with_clues > 0, self.by_cases > 0) {
            (true, true) => Level::Expert,
            (true, false) | (false, true) => Level::Hard,
            _ if self.hardest > 200 => Level::Medium,
            _ if self.by_supposition > 0 => Level::Easy,
            _ => Level::Trivial,
        }
    }
}

/// How many clues a step cites.
fn clues(step: &Step) -> usize {
    step.premises.iter().filter(|premise| matches!(premise, Premise::Clue(_))).count()
}
