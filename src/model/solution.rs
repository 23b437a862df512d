//! A solution: which item of each category is at each position.

use super::ids::{CategoryId, ItemId, Place};
use super::puzzle::Puzzle;

/// Who is where. The unnamed rest of a `...` category is `None`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Solution {
    places: usize,
    /// `cells[category * places + place]`
    cells: Vec<Option<ItemId>>,
}

impl Solution {
    /// A solution in which nobody is anywhere yet.
    pub fn empty(puzzle: &Puzzle) -> Solution {
        let places = puzzle.positions.len();
        Solution { places, cells: vec![None; places * puzzle.categories.len()] }
    }

    /// Takes everybody away.
    pub fn clear(&mut self) {
        self.cells.fill(None);
    }

    /// Puts an item at a place; gives back what stood there before.
    pub fn put(&mut self, puzzle: &Puzzle, item: ItemId, place: Place) -> Option<ItemId> {
        let category = puzzle.item(item).category;
        self.cells[category.index() * self.places + place.index()].replace(item)
    }

    /// The item of a category at a place; `None` for an unnamed one.
    pub fn item_at(&self, category: CategoryId, place: Place) -> Option<ItemId> {
        self.cells[category.index() * self.places + place.index()]
    }

    /// The items of a category, place by place.
    pub fn row(&self, category: CategoryId) -> &[Option<ItemId>] {
        &self.cells[category.index() * self.places..][..self.places]
    }

    /// The places of an item of `category`: one, none if unused, any number if it repeats.
    pub fn places_of(
        &self,
        category: CategoryId,
        item: ItemId,
    ) -> impl Iterator<Item = Place> + use<'_> {
        let at = move |(place, found): (usize, &Option<ItemId>)| {
            (*found == Some(item)).then(|| Place::from_index(place))
        };
        self.row(category).iter().enumerate().filter_map(at)
    }
}
