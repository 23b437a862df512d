//! Why the answer is the answer, and the next thing to find from somebody's own grid.

use itertools::Itertools;
use thiserror::Error;

use super::solve::{Status, solve};
use crate::explain::{self, Effort, Grid, Options, Premise, Step};
use crate::model::{Clue, Fact, Form, Link, Operand, Puzzle, Solution, Statement};
use crate::session::{self, Setup};

/// What is to be explained.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request<'a> {
    /// How steps are chosen.
    pub options: Options,
    /// What is taken as known.
    pub from: &'a [Link],
    /// The only fact of interest; without it the whole grid is explained.
    pub fact: Option<Link>,
}

/// Why there is no explanation.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Error {
    /// No solution could be found or refuted.
    #[error(transparent)]
    Session(#[from] session::Error),
    /// The steps could not be found.
    #[error(transparent)]
    Explain(#[from] explain::Error),
}

/// What came of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Explained {
    /// The puzzle has no solution.
    Contradictory,
    /// What is taken as known cannot be so.
    Wrong(Vec<Mistake>),
    /// The steps.
    Steps(Explanation),
}

/// An explanation of all facts that every solution has, or of one of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation {
    /// In order.
    pub steps: Vec<Step>,
    /// The facts of the grid that were taken as known, each once.
    pub given: Vec<Link>,
    /// The fact of interest, and whether it is true; `None` when it differs between solutions.
    pub asked: Option<(Link, Option<bool>)>,
    /// What each premise of the steps says of the grid, in the order of their first use.
    pub premises: Vec<(Premise, explain::Clauses)>,
    /// The facts of the grid by their numbers, each as it would be said to hold.
    pub links: Vec<Link>,
    /// Those that differ between solutions and so cannot be explained.
    pub open: Vec<Link>,
    /// A solution; the only one when nothing is open.
    pub solution: Solution,
}

impl Explanation {
    /// How many facts the logic grid has.
    pub fn facts(&self) -> usize {
        self.links.len()
    }

    /// How many of them differ between solutions.
    pub fn undecided(&self) -> usize {
        self.open.len()
    }
}

/// A mark that no solution has.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The mark.
    pub mark: Link,
    /// How its opposite follows from the marks that are right.
    pub why: Vec<Step>,
}

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// The puzzle has no solution.
    Contradictory,
    /// Some marks are wrong: each of them in all solutions, or else, when none is named, together.
    Wrong(Vec<Mistake>),
    /// All that can be found is found.
    Done,
    /// The next step that is more than to cross out what a mark excludes, and what is known by such
    /// bookkeeping beside the marks.
    Next(Box<Step>, Vec<Link>),
}

/// Explains the answer of a puzzle.
///
/// # Errors
/// When no answer is found, or the steps take too much work.
pub fn explain(puzzle: &Puzzle, setup: &Setup, request: &Request<'_>) -> Result<Explained, Error> {
    let (solution, is_only) = match start(puzzle, setup, request.from)? {
        Start::Contradictory => return Ok(Explained::Contradictory),
        Start::Marks => return Ok(Explained::Wrong(mistakes(puzzle, setup, request.from)?)),
        Start::At(solution, is_only) => (solution, is_only),
    };
    let grid = Grid::new(puzzle, &solution, is_only, request.from)?;
    let asked = request.fact.map(|link| (link, grid.truth(link)));
    let is_given =
        |link: Link| request.from.iter().any(|known| [link, link.negated()].contains(known));
    let steps = match asked {
        Some((_, None)) => Vec::new(),
        Some((link, Some(_))) if is_given(link) => Vec::new(),
        _ => grid.explain(&request.options, request.fact)?,
    };
    let links = grid.links();
    let open: Vec<Link> =
        links.iter().copied().filter(|link| grid.truth(*link).is_none()).collect();
    Ok(Explained::Steps(Explanation {
        premises: premises(&grid, &steps),
        steps,
        asked,
        links,
        open,
        solution,
        given: grid.given(),
    }))
}

/// What each premise of some steps says, in the order of first use.
fn premises(grid: &Grid<'_>, steps: &[Step]) -> Vec<(Premise, explain::Clauses)> {
    let cited = steps.iter().flat_map(|step| &step.premises).unique();
    cited.map(|premise| (*premise, grid.clauses(*premise))).collect()
}

/// The next step from somebody's marks, or what is wrong with them.
///
/// # Errors
/// When no answer is found, or the step takes too much work.
pub fn hint(
    puzzle: &Puzzle,
    setup: &Setup,
    options: &Options,
    marks: &[Link],
) -> Result<Hint, Error> {
    let (solution, is_only) = match start(puzzle, setup, marks)? {
        Start::Contradictory => return Ok(Hint::Contradictory),
        Start::Marks => return Ok(Hint::Wrong(mistakes(puzzle, setup, marks)?)),
        Start::At(solution, is_only) => (solution, is_only),
    };
    if is_only && is_filled(puzzle, &solution, marks) {
        return Ok(Hint::Done);
    }
    let grid = Grid::new(puzzle, &solution, is_only, marks)?;
    let mut crossed = Vec::new();
    for step in grid.steps(options) {
        let step = step?;
        let has_clue = step.premises.iter().any(|premise| matches!(premise, Premise::Clue(_)));
        let is_crossing = !has_clue && step.finds.iter().all(|find| !find.holds);
        if !is_crossing || step.premises.len() > 1 {
            return Ok(Hint::Next(Box::new(step), crossed));
        }
        crossed.extend(step.finds);
    }
    Ok(Hint::Done)
}

/// Whether the marks put every item where it is.
fn is_filled(puzzle: &Puzzle, solution: &Solution, marks: &[Link]) -> bool {
    let rows = puzzle.categories_with_ids().map(|(id, _)| solution.row(id));
    let mut cells = rows.flat_map(|row| puzzle.places().zip(row));
    cells.all(|(place, item)| {
        item.is_none_or(|item| marks.contains(&Link::from(Fact { item, place, holds: true })))
    })
}

/// Where an explanation starts.
enum Start {
    Contradictory,
    /// No solution has all the marks.
    Marks,
    /// A solution, and whether it is the only one.
    At(Solution, bool),
}

fn start(puzzle: &Puzzle, setup: &Setup, marks: &[Link]) -> Result<Start, Error> {
    if let Some(at) = first(&with_marks(puzzle, marks), setup)? {
        return Ok(at);
    }
    let is_puzzle = marks.is_empty() || first(puzzle, setup)?.is_none();
    Ok(if is_puzzle { Start::Contradictory } else { Start::Marks })
}

fn first(puzzle: &Puzzle, setup: &Setup) -> Result<Option<Start>, Error> {
    let mut found = None;
    let answer = solve(puzzle, setup, Some(2), |solution| {
        found.get_or_insert_with(|| solution.clone());
        Ok(())
    })?;
    Ok(found.map(|solution| Start::At(solution, answer.status == Status::Unique)))
}

/// The puzzle with a clue more for each mark.
pub(super) fn with_marks(puzzle: &Puzzle, marks: &[Link]) -> Puzzle {
    let clue = |link: &Link| Clue { label: None, wording: None, statement: statement(*link) };
    let mut marked = puzzle.clone();
    marked.clues.extend(marks.iter().map(clue));
    marked
}

/// A link as a clue would say it.
fn statement(link: Link) -> Statement {
    let item = Operand::Item(link.item);
    if link.holds { Form::Same(item, link.with) } else { Form::Different(item, link.with) }
}

/// The marks that no solution has, each with the reason.
fn mistakes(puzzle: &Puzzle, setup: &Setup, marks: &[Link]) -> Result<Vec<Mistake>, Error> {
    let Some(Start::At(solution, is_only)) = first(puzzle, setup)? else { return Ok(Vec::new()) };
    let grid = Grid::new(puzzle, &solution, is_only, &[])?;
    let (wrong, right): (Vec<Link>, Vec<Link>) = marks
        .iter()
        .filter(|mark| grid.truth(**mark).is_some())
        .partition(|mark| grid.truth(**mark) == Some(false));
    let grid = Grid::new(puzzle, &solution, is_only, &right)?;
    let options = Options { effort: Effort::Fast, ..Options::default() };
    let explained = wrong
        .into_iter()
        .map(|mark| Ok(Mistake { mark, why: grid.explain(&options, Some(mark))? }));
    explained.collect()
}
