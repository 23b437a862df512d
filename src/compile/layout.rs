//! Which variable stands for which item at which position.

use encodings::{Lit, Var};

use crate::model::{CategoryId, ItemId, Place, Puzzle, Solution};

/// The grid's variables: item after item in the order of the file, for each its positions in
/// order. Variable `item * positions + place`, counted from 0, says that the item is there.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    items: usize,
    places: usize,
}

impl Layout {
    /// The layout of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Layout {
        Layout { items: puzzle.items.len(), places: puzzle.positions.len() }
    }

    /// How many variables the grid has; auxiliary ones follow.
    pub fn variables(&self) -> usize {
        self.items * self.places
    }

    /// The literal that is true when the item is at the place.
    pub fn literal(&self, item: ItemId, place: Place) -> Lit {
        Var::from_index(item.index() * self.places + place.index()).positive()
    }

    /// The item and place of a variable of the grid; `None` for an auxiliary one.
    pub fn atom(&self, var: Var) -> Option<(ItemId, Place)> {
        let (item, place) = (var.index() / self.places, var.index() % self.places);
        (item < self.items).then(|| (ItemId::from_index(item), Place::from_index(place)))
    }

    /// The literals of an item at each place, in order.
    pub fn row(&self, item: ItemId) -> Vec<Lit> {
        (0..self.places).map(|place| self.literal(item, Place::from_index(place))).collect()
    }

    /// The literals of a category's items at a place, in order.
    pub fn column(&self, puzzle: &Puzzle, category: CategoryId, place: Place) -> Vec<Lit> {
        puzzle.category(category).item_ids().map(|item| self.literal(item, place)).collect()
    }

    /// The solution that an assignment of the grid describes; `Err` when two items of one category
    /// stand at one place, which no solution can say.
    pub fn decode(
        &self,
        puzzle: &Puzzle,
        holds: impl Fn(ItemId, Place) -> bool,
    ) -> Result<Solution, Clash> {
        let mut solution = Solution::empty(puzzle);
        for item in (0..self.items).map(ItemId::from_index) {
            for place in puzzle.places() {
                if holds(item, place)
                    && let Some(first) = solution.put(puzzle, item, place)
                {
                    return Err(Clash { first, second: item, place });
                }
            }
        }
        Ok(solution)
    }
}

/// Two items of one category at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// One item.
    pub first: ItemId,
    /// Another of the same category.
    pub second: ItemId,
    /// Where both stand.
    pub place: Place,
}

impl Clash {
    /// The clash in words.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        let name = |item| &puzzle.item(item).name;
        let place = puzzle.place_name(self.place);
        format!("`{}` and `{}` are both at {place}", name(self.first), name(self.second))
    }
}
