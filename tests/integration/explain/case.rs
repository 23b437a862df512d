//! A random puzzle with all its grids, and what it should explain, from the definitions alone.

use proptest::strategy::Strategy;
use proptest::test_runner::TestCaseError;

use zebra_sat::explain::{Axis, Premise};
use zebra_sat::model::evaluate;
use zebra_sat::model::{
    CategoryId, CategoryKind, ClueId, ItemId, Link, Operand, Place, Puzzle, Solution,
};

use crate::oracle::{self, library_puzzle, runner};

/// A puzzle that has a solution.
pub struct Case {
    pub puzzle: Puzzle,
    /// Every arrangement that obeys the rules.
    pub grids: Vec<Solution>,
    pub solutions: Vec<Solution>,
}

impl Case {
    fn of(puzzle: &oracle::Puzzle) -> Option<Case> {
        let (puzzle, grids) = library_puzzle(puzzle)?;
        let meets = |grid: &&Solution| {
            puzzle.clues.iter().all(|clue| evaluate::holds(&puzzle, grid, &clue.statement))
        };
        let solutions: Vec<Solution> = grids.iter().filter(meets).cloned().collect();
        (!solutions.is_empty()).then_some(Case { puzzle, grids, solutions })
    }

    /// The solutions that agree with some facts.
    pub fn with(&self, facts: &[Link]) -> Vec<Solution> {
        let agrees =
            |solution: &&Solution| facts.iter().all(|f| is_true(&self.puzzle, solution, *f));
        self.solutions.iter().filter(agrees).cloned().collect()
    }

    /// What is the same in all solutions that agree with some facts, those facts included.
    pub fn common(&self, facts: &[Link]) -> Vec<Link> {
        let solutions = self.with(facts);
        let in_first = filled(self, &solutions[0]).into_iter();
        let everywhere =
            |link: &Link| solutions.iter().all(|solution| is_true(&self.puzzle, solution, *link));
        in_first.filter(everywhere).collect()
    }
}

/// Hands so many random puzzles that have a solution to a judge.
pub fn each(
    cases: u32,
    puzzles: impl Strategy<Value = oracle::Puzzle>,
    judge: impl Fn(&Case) -> Result<(), String>,
) {
    let outcome = runner(cases).run(&puzzles, |puzzle| match Case::of(&puzzle) {
        Some(case) => judge(&case).map_err(TestCaseError::fail),
        None => Ok(()),
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}

fn is_repeating(puzzle: &Puzzle, category: CategoryId) -> bool {
    puzzle.category(category).kind == CategoryKind::Repeats
}

/// The sides of the logic grid.
fn axes(puzzle: &Puzzle) -> Vec<Axis> {
    let categories = (0..puzzle.categories.len()).map(CategoryId::from_index);
    categories.map(Axis::Category).chain([Axis::Positions]).collect()
}

/// Whether each thing of a side has one position at most.
fn is_single(puzzle: &Puzzle, axis: Axis) -> bool {
    match axis {
        Axis::Positions => true,
        Axis::Category(id) => !is_repeating(puzzle, id),
    }
}

fn things(puzzle: &Puzzle, axis: Axis) -> Vec<Operand> {
    match axis {
        Axis::Positions => puzzle.places().map(Operand::Place).collect(),
        Axis::Category(id) => {
            puzzle.category(id).items.clone().map(|item| Operand::Item(ItemId(item))).collect()
        }
    }
}

/// Every two things of the logic grid, as if they went together. Two categories of repeating items
/// have no grid between them.
pub fn links(puzzle: &Puzzle) -> Vec<Link> {
    let axes = axes(puzzle);
    let mut links = Vec::new();
    for (at, left) in axes.iter().enumerate() {
        for right in &axes[at + 1..] {
            if !is_single(puzzle, *left) && !is_single(puzzle, *right) {
                continue;
            }
            for a in things(puzzle, *left) {
                let others = things(puzzle, *right).into_iter();
                links.extend(others.map(|b| Link::new(puzzle, a, b, true).unwrap()));
            }
        }
    }
    links
}

/// Every clue, and every instance of a rule.
pub fn premises(puzzle: &Puzzle) -> Vec<Premise> {
    let axes = axes(puzzle);
    let mut premises: Vec<Premise> =
        (0..puzzle.clues.len()).map(|at| Premise::Clue(ClueId::from_index(at))).collect();
    for through in axes.iter().copied().filter(|axis| is_single(puzzle, *axis)) {
        let others: Vec<Axis> = axes.iter().copied().filter(|axis| *axis != through).collect();
        for thing in things(puzzle, through) {
            premises.extend(others.iter().map(|other| Premise::One(thing, *other)));
        }
        for (at, left) in others.iter().copied().enumerate() {
            let related = |right: &&Axis| is_single(puzzle, left) || is_single(puzzle, **right);
            let rights = others[at + 1..].iter().filter(related);
            premises.extend(rights.map(|right| Premise::Transitive {
                left,
                right: *right,
                through,
            }));
        }
    }
    premises
}

/// Whether a link is as it says in a grid.
pub fn is_true(puzzle: &Puzzle, grid: &Solution, link: Link) -> bool {
    let places =
        |item: ItemId| -> Vec<Place> { grid.places_of(puzzle.item(item).category, item).collect() };
    let here = places(link.item);
    let together = match link.with {
        Operand::Place(place) => here.contains(&place),
        Operand::Item(other) => places(other).iter().any(|place| here.contains(place)),
    };
    together == link.holds
}

/// All links of the logic grid, as they are in a solution.
pub fn filled(case: &Case, solution: &Solution) -> Vec<Link> {
    let value = |link: Link| Link { holds: is_true(&case.puzzle, solution, link), ..link };
    links(&case.puzzle).into_iter().map(value).collect()
}
