//! The rules that the categories imply, and the facts that rules and clues decide.

use super::ids::{CategoryId, ItemId, Place};
use super::puzzle::{CategoryKind, Puzzle};

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// How often an item is placed: once, or at most once in a `(some)` category.
    Item(ItemId),
    /// How many items of a category a position has: one, or at most one named item beside `...`.
    Place(CategoryId, Place),
}

/// That an item is, or is not, at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fact {
    /// The item.
    pub item: ItemId,
    /// The place.
    pub place: Place,
    /// Whether it is there.
    pub holds: bool,
}

impl Rule {
    /// The rule in words: `dog has exactly one house`.
    pub fn describe(self, puzzle: &Puzzle) -> String {
        let word = &puzzle.positions.name;
        match self {
            Rule::Item(item) => {
                let name = &puzzle.item(item).name;
                match puzzle.category_of(item).kind {
                    CategoryKind::Some => format!("{name} has at most one {word}"),
                    _ => format!("{name} has exactly one {word}"),
                }
            }
            Rule::Place(category, place) => {
                let place = puzzle.place_name(place);
                let category = puzzle.category(category);
                let bound = match category.kind {
                    CategoryKind::Rest => "at most one named",
                    _ => "exactly one",
                };
                format!("{place} has {bound} {}", category.name)
            }
        }
    }
}
