//! What decided a fact, and its number on the trail.

use super::grid::{Code, Shape};
use crate::model::{CategoryId, ClueId, ItemId, Place, Rule};

/// What decided a fact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// It was assumed.
    Assumed,
    /// Its opposite, supposed, led to a contradiction.
    Probe,
    /// A rule of a category.
    Rule(Rule),
    /// A clue.
    Clue(ClueId),
}

impl Cause {
    pub(super) fn code(self, shape: &Shape) -> Code {
        let code = match self {
            Cause::Assumed => 0,
            Cause::Probe => 1,
            Cause::Rule(Rule::Item(item)) => 2 + item.index(),
            Cause::Rule(Rule::Place(category, place)) => {
                2 + shape.items() + category.index() * shape.places + place.index()
            }
            Cause::Clue(clue) => clues(shape) + clue.index(),
        };
        Code::try_from(code).expect("the limits of a puzzle keep causes in range")
    }

    pub(super) fn of(code: Code, shape: &Shape) -> Cause {
        let code = code as usize;
        match code {
            0 => Cause::Assumed,
            1 => Cause::Probe,
            _ if code >= clues(shape) => Cause::Clue(ClueId::from_index(code - clues(shape))),
            _ if code >= 2 + shape.items() => {
                let at = code - 2 - shape.items();
                let category = CategoryId::from_index(at / shape.places);
                Cause::Rule(Rule::Place(category, Place::from_index(at % shape.places)))
            }
            _ => Cause::Rule(Rule::Item(ItemId::from_index(code - 2))),
        }
    }
}

/// The number of the first clue.
fn clues(shape: &Shape) -> usize {
    2 + shape.items() + shape.kinds.len() * shape.places
}
