//! From what is known to the whole grid, step by step.

use std::time::Instant;

use thiserror::Error;

use super::known::{Found, Known};
use super::optimal::Finder;
use super::proof::{self, Clauses};
use super::prune::{towards, without_redundant};
use super::space::{Lit, Space, Var};
use super::story::argue;
use super::theory::Theory;
use super::{Effort, Premise, Step, Weights};
use crate::engine::EngineError;
use crate::model::{Link, Puzzle, Solution};

/// How many links a grid may have.
const MOST_LINKS: usize = 60_000;

/// Why there is no explanation.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// The grid of the puzzle has too many links.
    #[error("the logic grid has {0} facts, more than the {MOST_LINKS} that can be explained")]
    TooLarge(usize),
    /// No step was found with the effort that one may take.
    #[error("the next step takes more work than one step may")]
    TooHard,
    /// The time was over.
    #[error("the time was over before the explanation was complete")]
    TimedOut,
    /// The SAT solver that checks the steps failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// A step did not pass its proof.
    #[error("a step does not follow from what it cites: {0}")]
    Wrong(String),
}

/// How steps are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How much is done for a cheap step.
    pub effort: Effort,
    /// What a step costs.
    pub weights: Weights,
    /// When to give up; this is looked at between steps.
    pub deadline: Option<Instant>,
    /// How much may be done for cheap steps altogether, in links looked at; the steps that come
    /// after are as with [`Effort::Fast`]. Without a limit if `None`, but for that of each step.
    pub work: Option<u64>,
}

/// The logic grid of a puzzle: its premises, and the facts that follow from them.
#[derive(Debug)]
pub struct Grid<'p> {
    puzzle: &'p Puzzle,
    theory: Theory,
    given: Vec<Lit>,
    /// The links that are the same in all solutions, and not given.
    targets: Vec<Var>,
}

impl<'p> Grid<'p> {
    /// The grid of a puzzle in which some facts are given.
    ///
    /// `solution` is a solution of the puzzle with the given facts, and `is_only` says that there
    /// is no other; else the facts that all solutions share are looked for.
    ///
    /// # Errors
    /// When the grid is too large or the engine fails.
    pub fn new(
        puzzle: &'p Puzzle,
        solution: &Solution,
        is_only: bool,
        given: &[Link],
    ) -> Result<Grid<'p>, Error> {
        check_size(puzzle)?;
        let theory = Theory::new(puzzle, Some(solution));
        // What has no place in the grid cannot be cited, so it must not decide anything either.
        let is_only = is_only && given.iter().all(|link| theory.space.lit(*link).is_some());
        let mut given: Vec<Lit> = given.iter().filter_map(|link| theory.space.lit(*link)).collect();
        given.sort_unstable();
        given.dedup();
        let all: Vec<Var> = (0..theory.space.links() as Var).collect();
        let mut targets = if is_only { all } else { proof::forced(&theory, &given)? };
        targets.retain(|var| !given.iter().any(|lit| lit.var == *var));
        Ok(Grid { puzzle, theory, given, targets })
    }

    /// How many facts the grid of a puzzle has.
    pub fn size(puzzle: &Puzzle) -> usize {
        Space::links_of(puzzle)
    }

    /// How many facts are to be explained.
    pub fn targets(&self) -> usize {
        self.targets.len()
    }

    /// The facts that are given, as far as the grid has them, each once.
    pub fn given(&self) -> Vec<Link> {
        self.given.iter().map(|lit| self.theory.link(*lit)).collect()
    }

    /// How many facts the grid has.
    pub fn facts(&self) -> usize {
        self.theory.space.links()
    }

    /// The facts of the grid by their numbers, each as it would be said to hold.
    pub fn links(&self) -> Vec<Link> {
        self.theory.links().collect()
    }

    /// Whether a fact is the same in all solutions, and then whether it is true.
    pub fn truth(&self, link: Link) -> Option<bool> {
        let lit = self.theory.space.lit(link)?;
        let is_given = self.given.iter().any(|given| given.var == lit.var);
        let is_forced = is_given || self.targets.binary_search(&lit.var).is_ok();
        is_forced.then(|| self.theory.truth(lit.var) == lit)
    }

    /// What a premise says about the grid, as clauses.
    pub fn clauses(&self, premise: Premise) -> Clauses {
        let number = self.theory.number(premise).expect("it is of this grid");
        proof::clauses(&self.theory, number)
    }

    /// The next steps, from the given facts on.
    pub fn steps(&self, options: &Options) -> Steps<'_, 'p> {
        let mut known = Known::nothing(&self.theory, &self.targets);
        self.given.iter().for_each(|lit| known.add(lit.var));
        let finder = Finder::new(&self.theory, options, known);
        Steps { grid: self, finder, deadline: options.deadline }
    }

    /// The whole explanation, or that of one fact.
    ///
    /// # Errors
    /// When a step takes too much work or does not pass its proof.
    pub fn explain(&self, options: &Options, target: Option<Link>) -> Result<Vec<Step>, Error> {
        let target = target.and_then(|link| self.theory.space.lit(link)).map(|lit| lit.var);
        let mut steps = self.steps(options);
        let mut found = Vec::new();
        while let Some(step) = steps.find()? {
            let is_last = target.is_some_and(|var| step.finds.iter().any(|lit| lit.var == var));
            found.push(step);
            if is_last {
                break;
            }
        }
        let found = match target {
            Some(var) => {
                towards(&self.theory, &steps.finder.costs, options.weights.fact, found, &[var])
            }
            None => without_redundant(&self.theory, found),
        };
        found.into_iter().map(|found| steps.told(found)).collect()
    }
}

/// The steps of an explanation as they are found, redundant ones included.
pub struct Steps<'g, 'p> {
    grid: &'g Grid<'p>,
    finder: Finder<'g>,
    deadline: Option<Instant>,
}

impl Iterator for Steps<'_, '_> {
    type Item = Result<Step, Error>;

    fn next(&mut self) -> Option<Result<Step, Error>> {
        let found = self.find().transpose()?;
        Some(found.and_then(|found| self.told(found)))
    }
}

impl Steps<'_, '_> {
    fn find(&mut self) -> Result<Option<Found>, Error> {
        if self.finder.known.open.is_empty() {
            return Ok(None);
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(Error::TimedOut);
        }
        let found = self.finder.next().ok_or(Error::TooHard)?;
        self.finder.learn(&found.finds);
        Ok(Some(found))
    }

    /// A step in words of the puzzle, proven.
    fn told(&mut self, found: Found) -> Result<Step, Error> {
        let theory = &self.grid.theory;
        let Found { cause, finds, is_least } = found;
        let mut premises = cause.premises.clone();
        premises.sort_by_key(|premise| (*premise < theory.rules.all.len() as u32, *premise));
        let arguments = match premises.len() {
            1 => Vec::new(),
            _ => {
                let bare = &mut self.finder.bare;
                let argue = |find: &Lit| argue(theory, bare, &premises, &cause.facts, find.var);
                finds.iter().filter_map(argue).collect()
            }
        };
        let step = Step {
            premises: premises.iter().map(|premise| theory.premise(*premise)).collect(),
            facts: cause.facts.iter().map(|fact| theory.link(*fact)).collect(),
            finds: finds.iter().map(|find| theory.link(*find)).collect(),
            cost: cause.cost,
            is_least,
            arguments,
        };
        if !proof::follows(theory, &premises, &step)? {
            let finds: Vec<String> =
                step.finds.iter().map(|find| find.describe(self.grid.puzzle)).collect();
            return Err(Error::Wrong(finds.join(", ")));
        }
        Ok(step)
    }
}

/// Refuses a puzzle of which the grid would have too many links.
pub(super) fn check_size(puzzle: &Puzzle) -> Result<(), Error> {
    let links = Space::links_of(puzzle);
    if links > MOST_LINKS { Err(Error::TooLarge(links)) } else { Ok(()) }
}
