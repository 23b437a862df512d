//! What is known of the grid before clauses are made, so that none are made for it.
//!
//! A cell is an item at a position. It may be known to be true or false, or equal to another cell
//! (`equal`), whose variable it then shares.

use encodings::Lit;

use super::{Layout, Origin, Target};
use crate::model::{CategoryId, CategoryKind, ClueId, ItemId, Place, Puzzle, Solution};

/// A literal, or what is known instead.
pub(super) type Cell = Result<Lit, bool>;

/// What is known of each cell, and which clues need no clauses.
///
/// What is known must follow from the puzzle, and must be closed under the rules: where an item
/// is known to be, no other one of its category may be open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Item by item, and for each its places in order.
    pub(super) cells: Vec<Cell>,
    /// By clue.
    pub(super) entailed: Vec<bool>,
    places: usize,
}

impl Known {
    /// Nothing is known.
    pub fn nothing(puzzle: &Puzzle) -> Known {
        Known::new(puzzle, |_, _| None, |_| false)
    }

    /// Whether each item is at each place, as far as is known, and which clues hold for every
    /// choice that is left.
    pub fn new(
        puzzle: &Puzzle,
        holds: impl Fn(ItemId, Place) -> Option<bool>,
        entailed: impl Fn(ClueId) -> bool,
    ) -> Known {
        let layout = Layout::new(puzzle);
        let mut cells = Vec::with_capacity(layout.variables());
        for item in (0..puzzle.items.len()).map(ItemId::from_index) {
            for place in puzzle.places() {
                cells.push(match holds(item, place) {
                    Some(known) => Err(known),
                    None => Ok(layout.literal(item, place)),
                });
            }
        }
        let entailed = (0..puzzle.clues.len()).map(|id| entailed(ClueId::from_index(id))).collect();
        Known { cells, entailed, places: puzzle.positions.len() }
    }

    /// The literal of a cell, which may be that of an equal one.
    pub(crate) fn cell(&self, item: ItemId, place: Place) -> Cell {
        self.cells[self.index(item, place)]
    }

    /// The number of a cell, which is also that of its variable.
    pub(super) fn index(&self, item: ItemId, place: Place) -> usize {
        item.index() * self.places + place.index()
    }

    /// Whether the clue needs no clauses.
    pub fn entails(&self, clue: ClueId) -> bool {
        self.entailed[clue.index()]
    }

    /// Whether nothing is open.
    pub fn is_complete(&self) -> bool {
        self.cells.iter().all(Result::is_err)
    }

    /// How many cells are known to be true or false.
    pub fn decided(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_err()).count()
    }

    /// Says what is known in clauses, so that every variable of the grid has its value: a unit
    /// clause for what is true or false, an equivalence for a cell that shares a variable.
    pub fn restate(&self, puzzle: &Puzzle, target: &mut dyn Target) {
        target.begin(Origin::Known);
        let layout = Layout::new(puzzle);
        for item in (0..puzzle.items.len()).map(ItemId::from_index) {
            for place in puzzle.places() {
                let own = layout.literal(item, place);
                match self.cell(item, place) {
                    Err(known) => target.add_clause(&[if known { own } else { !own }]),
                    Ok(literal) if literal == own => {}
                    Ok(literal) => {
                        target.add_clause(&[!own, literal]);
                        target.add_clause(&[own, !literal]);
                    }
                }
            }
        }
    }

    /// The open literals that are true in a solution, each once. Every other solution makes one of
    /// them false, since all solutions have equally many true cells.
    pub fn true_literals(&self, puzzle: &Puzzle, solution: &Solution) -> Vec<Lit> {
        let mut literals = Vec::with_capacity(puzzle.categories.len() * self.places);
        for (id, _) in puzzle.categories_with_ids() {
            for (place, item) in puzzle.places().zip(solution.row(id)) {
                literals.extend(item.and_then(|item| self.cell(item, place).ok()));
            }
        }
        literals.sort_unstable();
        literals.dedup();
        literals
    }

    /// Open literals that are true in this solution and in no other one, fewer than all of them
    /// where some follow from the others: where all items of a category but one have their place,
    /// the last one has the place that is left.
    pub fn telling_literals(&self, puzzle: &Puzzle, solution: &Solution) -> Vec<Lit> {
        let mut literals = self.true_literals(puzzle, solution);
        let mut implied: Vec<Lit> = Vec::new();
        for (id, category) in puzzle.categories_with_ids() {
            let cells = puzzle.places().zip(solution.row(id));
            let mut row = cells.filter_map(|(place, item)| self.cell((*item)?, place).ok());
            // A cell of two categories may have been left out for the other one, and one category
            // cannot do without two of its cells.
            let has_gap = row.clone().any(|literal| implied.contains(&literal));
            if category.kind == CategoryKind::Bijective && !has_gap {
                implied.extend(row.next());
            }
        }
        literals.retain(|literal| !implied.contains(literal));
        literals
    }

    /// The item at each place, in order.
    pub(super) fn row(&self, puzzle: &Puzzle, item: ItemId) -> Vec<Cell> {
        puzzle.places().map(|place| self.cell(item, place)).collect()
    }

    /// Each item of the category at a place, in order.
    pub(super) fn column(&self, puzzle: &Puzzle, category: CategoryId, place: Place) -> Vec<Cell> {
        puzzle.category(category).item_ids().map(|item| self.cell(item, place)).collect()
    }
}

/// The cell that is true when this one is false.
pub(super) fn not(cell: Cell) -> Cell {
    cell.map(|literal| !literal).map_err(|known| !known)
}
