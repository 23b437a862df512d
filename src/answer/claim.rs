//! What an answer claims: which items are, or are not, at which positions, and with which others.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{CategoryId, ItemId, Link, Operand, Place, Puzzle, Solution};

/// What somebody says about the grid of a puzzle, be it right or wrong, all of it or a part.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Claim {
    /// Whether the item is at the place, as far as that is said.
    marks: BTreeMap<(ItemId, Place), bool>,
    /// The cells that are said to have an item without a name.
    unnamed: BTreeSet<(CategoryId, Place)>,
    /// What is said of two items.
    pairs: BTreeSet<Link>,
}

/// What a claim says about a cell: a category at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing that names its item.
    Unknown,
    /// An item of a `...` category that has no name.
    Unnamed,
    /// This item.
    Item(ItemId),
    /// More than one item.
    Crowded,
}

impl Claim {
    pub(super) fn new(
        marks: BTreeMap<(ItemId, Place), bool>,
        unnamed: BTreeSet<(CategoryId, Place)>,
        pairs: BTreeSet<Link>,
    ) -> Claim {
        Claim { marks, unnamed, pairs }
    }

    /// Whether the item is said to be at the place, or not to be; `None` when neither is said.
    pub fn mark(&self, item: ItemId, place: Place) -> Option<bool> {
        self.marks.get(&(item, place)).copied()
    }

    /// The places where the item is said to be.
    pub fn places_of(&self, item: ItemId) -> impl Iterator<Item = Place> + use<'_> {
        let of_item = self.marks.range((item, Place(0))..=(item, Place(u16::MAX)));
        of_item.filter(|(_, holds)| **holds).map(|((_, place), _)| *place)
    }

    /// The items of a category that are said to be at a place.
    pub fn items_at(
        &self,
        puzzle: &Puzzle,
        category: CategoryId,
        place: Place,
    ) -> impl Iterator<Item = ItemId> + use<'_> {
        let items = puzzle.category(category).item_ids();
        items.filter(move |item| self.mark(*item, place) == Some(true))
    }

    /// What is said about a cell.
    pub fn cell(&self, puzzle: &Puzzle, category: CategoryId, place: Place) -> Cell {
        let mut items = self.items_at(puzzle, category, place);
        match (items.next(), items.next()) {
            (Some(_), Some(_)) => Cell::Crowded,
            (Some(item), None) => Cell::Item(item),
            (None, _) if self.unnamed.contains(&(category, place)) => Cell::Unnamed,
            (None, _) => Cell::Unknown,
        }
    }

    /// The facts of the logic grid that are said: first of items and places, then of two items.
    pub fn links(&self) -> impl Iterator<Item = Link> + use<'_> {
        let mark = |(&(item, place), &holds): (&(ItemId, Place), &bool)| Link {
            item,
            with: Operand::Place(place),
            holds,
        };
        self.marks.iter().map(mark).chain(self.pairs())
    }

    /// What is said of two items.
    pub fn pairs(&self) -> impl Iterator<Item = Link> + use<'_> {
        self.pairs.iter().copied()
    }

    /// The grid, if each cell is said to have exactly one item or an unnamed one. It need not be a
    /// solution.
    pub fn grid(&self, puzzle: &Puzzle) -> Option<Solution> {
        let mut grid = Solution::empty(puzzle);
        for (category, _) in puzzle.categories_with_ids() {
            for place in puzzle.places() {
                match self.cell(puzzle, category, place) {
                    Cell::Item(item) => {
                        grid.put(puzzle, item, place);
                    }
                    Cell::Unnamed => {}
                    Cell::Unknown | Cell::Crowded => return None,
                }
            }
        }
        Some(grid)
    }
}
