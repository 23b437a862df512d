//! How the positions lie to each other: a line, a ring, a grid, or no order at all.

use super::ids::Place;

/// The shape of the positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topology {
    /// In a row, first to last.
    Line,
    /// In a circle: the last is next to the first, and there is no left or right.
    Ring,
    /// Rows of `columns` positions each, numbered row by row from the top left.
    Grid {
        /// How many rows.
        rows: u16,
        /// How many positions a row has.
        columns: u16,
    },
    /// No order: nothing is next to anything.
    Unordered,
}

impl Topology {
    /// How many steps lie between two of `size` positions; `None` without an order.
    ///
    /// In a line the difference, in a ring the shorter way around, in a grid the rows plus the
    /// columns between them (so that 1 means orthogonal neighbours).
    pub fn distance(self, size: usize, a: Place, b: Place) -> Option<usize> {
        let straight = a.index().abs_diff(b.index());
        match self {
            Topology::Line => Some(straight),
            Topology::Ring => Some(straight.min(size - straight)),
            Topology::Grid { .. } => {
                let (a, b) = (self.row_and_column(a)?, self.row_and_column(b)?);
                Some(a.0.abs_diff(b.0) + a.1.abs_diff(b.1))
            }
            Topology::Unordered => None,
        }
    }

    /// Row and column of a place, both from 0; `None` when the positions are no grid.
    pub fn row_and_column(self, place: Place) -> Option<(usize, usize)> {
        match self {
            Topology::Grid { columns, .. } => {
                let columns = usize::from(columns);
                Some((place.index() / columns, place.index() % columns))
            }
            _ => None,
        }
    }
}
