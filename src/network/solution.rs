//! From values back to a solution.

use super::{Cell, Network};
use crate::model::{CategoryId, ItemId, Place, Puzzle, Solution};

/// What a value of a variable says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// The item.
    pub item: ItemId,
    /// Its position, if the value is not that it has none.
    pub place: Option<Place>,
}

/// Whose place a variable tells.
#[derive(Clone, Debug)]
pub enum Owner {
    /// That of these items, which are at one position.
    Items(Vec<ItemId>),
    /// That of a `(repeats)` category: the first of its items, and the position.
    Slot(u16, Place),
}

impl<const W: usize> Network<W> {
    /// The solution in which the open variables have these values. What it holds before does not
    /// matter.
    pub fn write(&self, puzzle: &Puzzle, values: &[u16], solution: &mut Solution) {
        solution.clear();
        for (id, category) in puzzle.categories_with_ids() {
            for item in category.item_ids() {
                let value = match self.items[item.index()] {
                    Some(Cell::Known(value)) => value,
                    Some(Cell::Open(variable)) => values[variable as usize],
                    None => break,
                };
                if usize::from(value) < self.positions {
                    solution.put(puzzle, item, Place(value));
                }
            }
            for (at, cell) in self.slots[id.index()].iter().enumerate() {
                let rank = match cell {
                    Cell::Known(rank) => *rank,
                    Cell::Open(variable) => values[*variable as usize],
                };
                solution.put(puzzle, ItemId(category.items.start + rank), Place::from_index(at));
            }
        }
    }

    /// For each variable what its values say; nothing for one that only stands between others.
    pub fn owners(&self, puzzle: &Puzzle) -> Vec<Owner> {
        let mut owners = vec![Owner::Items(Vec::new()); self.variables()];
        for (at, cell) in self.items.iter().enumerate() {
            if let Some(Cell::Open(variable)) = cell
                && let Owner::Items(items) = &mut owners[*variable as usize]
            {
                items.push(ItemId::from_index(at));
            }
        }
        for (id, slots) in self.slots.iter().enumerate() {
            let first = puzzle.category(CategoryId::from_index(id)).items.start;
            for (at, cell) in slots.iter().enumerate() {
                if let Cell::Open(variable) = cell {
                    owners[*variable as usize] = Owner::Slot(first, Place::from_index(at));
                }
            }
        }
        owners
    }

    /// The positions that a value of an item's variable stands for: one, or none.
    pub fn place(&self, value: usize) -> Option<Place> {
        (value < self.positions).then(|| Place::from_index(value))
    }

    /// What is known of the cells without a variable.
    pub fn known<'n>(&'n self, puzzle: &'n Puzzle) -> impl Iterator<Item = Said> + 'n {
        let items = self.items.iter().enumerate().filter_map(|(at, cell)| match cell {
            Some(Cell::Known(value)) => {
                let place = (usize::from(*value) < self.positions).then_some(Place(*value));
                Some(Said { item: ItemId::from_index(at), place })
            }
            _ => None,
        });
        let slots = self.slots.iter().enumerate().flat_map(move |(id, slots)| {
            let first = puzzle.category(CategoryId::from_index(id)).items.start;
            slots.iter().enumerate().filter_map(move |(at, cell)| match cell {
                Cell::Known(rank) => {
                    let place = Some(Place::from_index(at));
                    Some(Said { item: ItemId(first + rank), place })
                }
                Cell::Open(_) => None,
            })
        });
        items.chain(slots)
    }
}
