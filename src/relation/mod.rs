//! What the relations of clues are: which statements are conjunctions of relations, and which pairs
//! each relation allows. The compiler and the propagator start from the same sets.

mod atoms;

use crate::model::{CategoryKind, Comparison, Function, Number, Operand, Place, Puzzle, Topology};

pub use atoms::{Atom, Signed, atoms};

/// A relation between the positions of two operands, or between their values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Relation {
    /// The same position.
    Same,
    /// Both odd or both even.
    SameParity,
    /// So many steps apart.
    Distance(u32),
    /// The first one before the second; by exactly so many positions if given.
    Before(Option<u32>),
    /// `f(first) op f(second) + k`; never `!=`, which is the negation of `=`.
    Values(Function, Comparison, Number),
    /// `|f(first) - f(second)| op k`; never `!=`.
    Difference(Function, Comparison, Number),
}

/// Whether a relation allows two indices.
pub type Allows<'p> = Box<dyn Fn(usize, usize) -> bool + 'p>;

impl Relation {
    /// Whether it is an inequality, which order literals say best.
    pub fn is_comparison(self) -> bool {
        match self {
            Relation::Before(None) => true,
            Relation::Values(_, comparison, _) => comparison != Comparison::Equal,
            Relation::Difference(_, comparison, _) => {
                matches!(comparison, Comparison::Less | Comparison::AtMost)
            }
            _ => false,
        }
    }

    /// The function whose values are related; `None` for positions as such.
    pub fn function(self) -> Option<Function> {
        match self {
            Relation::Values(function, ..) | Relation::Difference(function, ..) => Some(function),
            _ => None,
        }
    }

    /// How many indices each operand may have, and which pairs of them are allowed.
    pub fn pairs(self, puzzle: &Puzzle) -> (usize, Allows<'_>) {
        let size = puzzle.positions.len();
        let positions = |allows: Allows<'static>| (size, allows);
        match self {
            Relation::Same => positions(Box::new(|i, j| i == j)),
            Relation::SameParity => positions(Box::new(|i, j| i % 2 == j % 2)),
            Relation::Distance(steps) => {
                let topology = puzzle.positions.topology;
                positions(Box::new(move |i, j| {
                    topology.distance(size, Place::from_index(i), Place::from_index(j))
                        == Some(steps as usize)
                }))
            }
            Relation::Before(None) => positions(Box::new(|i, j| i < j)),
            Relation::Before(Some(steps)) => {
                positions(Box::new(move |i, j| i + steps as usize == j))
            }
            Relation::Values(function, comparison, k) => {
                let values = puzzle.values(function);
                let size = values.len();
                (size, Box::new(move |i, j| comparison.holds(values[i].cmp(&(values[j] + k)))))
            }
            Relation::Difference(function, comparison, k) => {
                let values = puzzle.values(function);
                let size = values.len();
                let far = move |i: usize, j: usize| (values[i] - values[j]).abs();
                (size, Box::new(move |i, j| comparison.holds(far(i, j).cmp(&k))))
            }
        }
    }
}

/// Whether an operand has one position at most.
pub fn is_single(puzzle: &Puzzle, operand: Operand) -> bool {
    match operand {
        Operand::Place(_) => true,
        Operand::Item(item) => puzzle.category_of(item).kind != CategoryKind::Repeats,
    }
}

/// Whether an operand has a position in every solution.
pub fn is_total(puzzle: &Puzzle, operand: Operand) -> bool {
    match operand {
        Operand::Place(_) => true,
        Operand::Item(item) => {
            matches!(puzzle.category_of(item).kind, CategoryKind::Bijective | CategoryKind::Rest)
        }
    }
}

/// Whether an operand has exactly one position in every solution.
pub fn is_certain(puzzle: &Puzzle, operand: Operand) -> bool {
    is_single(puzzle, operand) && is_total(puzzle, operand)
}

/// The pairs of places that have this one directly between them, each pair once.
pub fn opposite_neighbours(puzzle: &Puzzle, place: Place) -> Vec<(Place, Place)> {
    let (at, size) = (place.index(), puzzle.positions.len());
    let pair = |a, b| (Place::from_index(a), Place::from_index(b));
    match puzzle.positions.topology {
        Topology::Line if at > 0 && at + 1 < size => vec![pair(at - 1, at + 1)],
        Topology::Ring if size > 2 => vec![pair((at + size - 1) % size, (at + 1) % size)],
        Topology::Grid { rows, columns } => {
            let (rows, columns) = (usize::from(rows), usize::from(columns));
            let (row, column) = (at / columns, at % columns);
            let mut all = Vec::new();
            if column > 0 && column + 1 < columns {
                all.push(pair(at - 1, at + 1));
            }
            if row > 0 && row + 1 < rows {
                all.push(pair(at - columns, at + columns));
            }
            all
        }
        _ => Vec::new(),
    }
}
