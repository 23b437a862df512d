//! The facts of the logic grid: whether two things share a position.

use super::ids::ItemId;
use super::puzzle::{Operand, Puzzle};
use super::rule::Fact;
use super::topology::Topology;

/// That an item shares a position with another item, or has a position; or that it does not.
///
/// Of two items of different categories the one with the smaller id comes first, so that there is
/// one way to say it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Link {
    /// The item.
    pub item: ItemId,
    /// An item of a later category, or a position.
    pub with: Operand,
    /// Whether they go together.
    pub holds: bool,
}

impl Link {
    /// Whether two things go together; `None` of two positions, or of two items of one category.
    pub fn new(puzzle: &Puzzle, a: Operand, b: Operand, holds: bool) -> Option<Link> {
        match (a, b) {
            (Operand::Place(_), Operand::Place(_)) => None,
            (Operand::Item(item), Operand::Place(_)) => Some(Link { item, with: b, holds }),
            (Operand::Place(_), Operand::Item(item)) => Some(Link { item, with: a, holds }),
            (Operand::Item(a), Operand::Item(b)) => {
                let differ = puzzle.item(a).category != puzzle.item(b).category;
                differ.then(|| Link { item: a.min(b), with: Operand::Item(a.max(b)), holds })
            }
        }
    }

    /// The opposite.
    pub fn negated(self) -> Link {
        Link { holds: !self.holds, ..self }
    }

    /// What this is about beside one of its two things; `None` of any other thing.
    pub fn partner(self, of: Operand) -> Option<Operand> {
        match of {
            of if of == Operand::Item(self.item) => Some(self.with),
            of if of == self.with => Some(Operand::Item(self.item)),
            _ => None,
        }
    }

    /// As a person says it: `Spaniard is in house 3`, `dog does not go with Spaniard`.
    pub fn describe(self, puzzle: &Puzzle) -> String {
        let name = &puzzle.item(self.item).name;
        match (self.with, self.holds) {
            (Operand::Place(place), holds) if puzzle.positions.topology != Topology::Unordered => {
                let [before, behind] = puzzle.positions.around();
                let label = &puzzle.positions.labels[place.index()];
                let verb = if holds { "is" } else { "is not" };
                format!("{name} {verb} {before}{label}{behind}")
            }
            (with, true) => format!("{name} goes with {}", puzzle.thing_name(with)),
            (with, false) => format!("{name} does not go with {}", puzzle.thing_name(with)),
        }
    }
}

impl From<Fact> for Link {
    fn from(fact: Fact) -> Link {
        Link { item: fact.item, with: Operand::Place(fact.place), holds: fact.holds }
    }
}
