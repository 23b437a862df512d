//! A puzzle as a constraint network: variables with small sets of values, relations between two of
//! them, groups whose values differ, and formulas for the clues that are none of these.
//!
//! The engines see a puzzle as clauses. Whoever walks through all of its solutions
//! ([`crate::enumerate`], [`crate::exact`]) is better served by this form: a value closes whole
//! rows of bits, and what is left falls into parts that have nothing to do with each other.
//!
//! - An item has one variable, whose values are the positions and, if it can be unused, one more
//!   for being at none. Items that a clue puts at one position share it.
//! - A position of a `(repeats)` category has a variable, whose values are the items.
//! - What an ordered category has at an operand's position has one, if a clue compares it. It
//!   follows from the others, so it adds no solution.
//!
//! What the propagator decides is no variable at all.

mod bits;
mod build;
mod formula;
mod key;
mod parts;
mod pivot;
mod propagate;
mod solution;
mod values;
mod views;
mod width;

pub use bits::Bits;
use formula::Formula;
pub use parts::{Free, Parts, Scratch};
pub use propagate::{Contradiction, Scope};
pub use solution::{Owner, Said};
pub use width::{Run, run};

/// The index of a variable.
pub type Variable = u32;

/// The index of a table of pairs: for each value of one variable those that another one may have.
type Table = u32;

/// A relation as one of its variables sees it.
#[derive(Clone, Debug)]
struct Link {
    other: Variable,
    table: Table,
}

/// The open items of a category: no two have the same position.
#[derive(Clone, Debug)]
struct Group<const W: usize> {
    members: Vec<Variable>,
    /// The value of being at no position, which any of them may have.
    unused: Option<usize>,
    /// Where the members may be unused: the positions that must have one.
    cover: Bits<W>,
}

/// What a cell holds: a position for an item, an item for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cell {
    /// This index.
    Known(u16),
    /// The value of the variable.
    Open(Variable),
}

/// The network of a puzzle, with values below `64 * W`.
#[derive(Clone, Debug)]
pub struct Network<const W: usize> {
    /// What each variable may be.
    values: Vec<Bits<W>>,
    tables: Vec<Vec<Bits<W>>>,
    links: Vec<Vec<Link>>,
    groups: Vec<Group<W>>,
    groups_of: Vec<Vec<u32>>,
    formulas: Vec<Formula<W>>,
    formulas_of: Vec<Vec<u32>>,
    /// The position of each item; `None` for one of a `(repeats)` category.
    items: Vec<Option<Cell>>,
    /// For each `(repeats)` category the item at each position, by its rank.
    slots: Vec<Vec<Cell>>,
    /// How many positions there are, which is also the value of being at none.
    positions: usize,
    /// More than any value.
    size: usize,
}

impl<const W: usize> Network<W> {
    /// How many variables there are.
    pub fn variables(&self) -> usize {
        self.values.len()
    }

    /// How many words of bits the state of a search has: the values that are left to each
    /// variable, then the positions that each group must still cover.
    pub fn state_len(&self) -> usize {
        self.values.len() + self.groups.len()
    }

    /// How many bytes hold any set of values.
    pub fn value_bytes(&self) -> usize {
        self.size.div_ceil(8)
    }

    /// The state before anything is decided.
    pub fn start(&self) -> Vec<Bits<W>> {
        let covers = self.groups.iter().map(|group| group.cover);
        self.values.iter().copied().chain(covers).collect()
    }
}
