//! Whether an answer is right: its rules, clues and cells one by one.

mod key;
mod truth;

use crate::answer::{Cell, Claim};
use crate::model::{
    CategoryId, CategoryKind, ClueId, ItemId, Link, Operand, Place, Puzzle, Solution,
};

pub use key::Key;
pub use truth::{Truth, items_of};

/// What was found out about an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verification {
    /// All in all.
    pub verdict: Verdict,
    /// Clue by clue.
    pub clues: Vec<Truth>,
    /// The rules that it breaks, and what it says against itself.
    pub faults: Vec<Fault>,
    /// Whether no solution of the puzzle has all that is said; `None` when not all are known.
    pub is_refuted: Option<bool>,
    /// The cells of which nothing is said.
    pub unknown: Vec<(CategoryId, Place)>,
    /// How many cells the grid has: categories times positions.
    pub cells: usize,
    /// How many cells are as in the solution, or in that of several which has most of them; `None`
    /// when there is none or not all are known.
    pub right: Option<usize>,
}

/// Whether an answer is right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// It is complete, and all rules and clues hold.
    Right,
    /// It is not complete; what it says may be right.
    Incomplete,
    /// A rule is broken or a clue fails, or no solution has all that it says.
    Wrong,
}

/// How an answer breaks a rule or contradicts itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No item of the category is at the place, though one must be.
    Missing(CategoryId, Place),
    /// The item is nowhere, though it must be somewhere.
    Unplaced(ItemId),
    /// The item is at more than one place.
    Twice(ItemId),
    /// More than one item of the category is at the place.
    Crowded(CategoryId, Place),
    /// It says this of the two items, but has them at places where it is not so.
    Contradiction([ItemId; 2], Link),
}

/// Judges a claim by the definitions of rules and clues, and by the solutions that are known.
pub fn verify(puzzle: &Puzzle, key: &Key, claim: &Claim) -> Verification {
    let grid = claim.grid(puzzle);
    let ids = (0..puzzle.clues.len()).map(ClueId::from_index);
    let truth = |id| truth::truth(puzzle, claim, grid.as_ref(), &puzzle.clue(id).statement);
    let clues: Vec<Truth> = ids.map(truth).collect();
    let faults = faults(puzzle, claim);
    let cells = cells(puzzle, claim);
    let agrees = |solution: &Solution| agrees(puzzle, claim, &cells, solution);
    let is_refuted = key.is_complete.then(|| !key.solutions.iter().any(agrees));
    let best = key.solutions.iter().map(|solution| right_cells(&cells, solution)).max();
    let is_wrong = !faults.is_empty() || clues.contains(&Truth::Fails) || is_refuted == Some(true);
    let verdict = match grid {
        _ if is_wrong => Verdict::Wrong,
        Some(_) => Verdict::Right,
        None => Verdict::Incomplete,
    };
    let is_unknown = |(id, place, cell): &_| (*cell == Cell::Unknown).then_some((*id, *place));
    let unknown = cells.iter().filter_map(is_unknown).collect();
    let right = best.filter(|_| key.is_complete);
    Verification { verdict, clues, faults, is_refuted, unknown, cells: cells.len(), right }
}

/// A cell and what is said about it.
type Said = (CategoryId, Place, Cell);

/// All cells, category by category.
fn cells(puzzle: &Puzzle, claim: &Claim) -> Vec<Said> {
    let ids = (0..puzzle.categories.len()).map(CategoryId::from_index);
    let said = |id| puzzle.places().map(move |place| (id, place, claim.cell(puzzle, id, place)));
    ids.flat_map(said).collect()
}

/// How many cells are said to have what a solution has there.
fn right_cells(cells: &[Said], solution: &Solution) -> usize {
    let is_right = |(id, place, cell): &&Said| match cell {
        Cell::Item(item) => solution.item_at(*id, *place) == Some(*item),
        Cell::Unnamed => solution.item_at(*id, *place).is_none(),
        Cell::Unknown | Cell::Crowded => false,
    };
    cells.iter().filter(is_right).count()
}

/// Whether all that is said holds in a solution.
fn agrees(puzzle: &Puzzle, claim: &Claim, cells: &[Said], solution: &Solution) -> bool {
    let places = |item: ItemId| solution.places_of(puzzle.item(item).category, item);
    let holds = |link: Link| match link.with {
        Operand::Place(place) => places(link.item).any(|at| at == place),
        Operand::Item(with) => places(link.item).any(|at| places(with).any(|other| other == at)),
    };
    let is_named = |(id, place, cell): &Said| {
        *cell == Cell::Unnamed && solution.item_at(*id, *place).is_some()
    };
    claim.links().all(|link| holds(link) == link.holds) && !cells.iter().any(is_named)
}

/// The rules that a claim breaks, and where it contradicts itself.
fn faults(puzzle: &Puzzle, claim: &Claim) -> Vec<Fault> {
    let mut found = Vec::new();
    for (id, category) in puzzle.categories_with_ids() {
        for place in puzzle.places() {
            let mut items = category.item_ids();
            if claim.cell(puzzle, id, place) == Cell::Crowded {
                found.push(Fault::Crowded(id, place));
            } else if category.kind != CategoryKind::Rest
                && items.all(|item| claim.mark(item, place) == Some(false))
            {
                found.push(Fault::Missing(id, place));
            }
        }
        for item in category.item_ids() {
            let times = claim.places_of(item).count();
            let must = matches!(category.kind, CategoryKind::Bijective | CategoryKind::Rest);
            if times == 0 && must && is_excluded(puzzle, claim, item) {
                found.push(Fault::Unplaced(item));
            } else if times > 1 && category.kind != CategoryKind::Repeats {
                found.push(Fault::Twice(item));
            }
        }
    }
    found.extend(claim.pairs().filter_map(|link| contradiction(puzzle, claim, link)));
    found
}

/// Whether no place is left for an item: each has another one, or it is said not to be there.
fn is_excluded(puzzle: &Puzzle, claim: &Claim, item: ItemId) -> bool {
    let category = puzzle.item(item).category;
    puzzle.places().all(|place| {
        claim.mark(item, place).is_some_and(|holds| !holds)
            || claim.mark(item, place).is_none()
                && claim.cell(puzzle, category, place) != Cell::Unknown
    })
}

/// What is said of two items, if it is not so by the places that they are said to have.
fn contradiction(puzzle: &Puzzle, claim: &Claim, link: Link) -> Option<Fault> {
    let Operand::Item(with) = link.with else { return None };
    let together = claim.places_of(link.item).any(|place| claim.mark(with, place) == Some(true));
    let is_settled =
        |item| claim.places_of(item).next().is_some() || is_excluded(puzzle, claim, item);
    let is_apart = !together && is_settled(link.item) && is_settled(with);
    let is_contradicted = if link.holds { is_apart } else { together };
    is_contradicted.then_some(Fault::Contradiction([link.item, with], link))
}
