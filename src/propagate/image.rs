//! A relation seen from sets: which partners some member, or every member, of a set allows.

use std::collections::HashMap;
use std::sync::Arc;

use super::bits;
use crate::model::{Puzzle, Topology};
use crate::relation::Relation;

/// The largest table of allowed pairs, in bits: 8 MiB. A relation over more is left to search.
const MOST_PAIRS: usize = 1 << 26;

/// A relation between indices below `size`.
#[derive(Clone, Debug)]
pub(super) struct Image {
    size: usize,
    pairs: Pairs,
}

#[derive(Clone, Debug)]
enum Pairs {
    Same,
    /// The first before the second.
    Before,
    /// The first so many before the second.
    Ahead(usize),
    /// So many steps apart in a line.
    Apart(usize),
    /// Any other, by the allowed seconds of each first one and the reverse.
    Table(Arc<Table>),
}

#[derive(Debug)]
struct Table {
    rows: Vec<u64>,
    columns: Vec<u64>,
}

/// From which operand a relation is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Toward {
    /// Members of the set are second operands, their partners first ones.
    First,
    /// Members of the set are first operands, their partners second ones.
    Second,
}

impl Image {
    /// How many indices each operand has.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Whether a pair is allowed.
    pub(super) fn allows(&self, i: usize, j: usize) -> bool {
        match &self.pairs {
            Pairs::Same => i == j,
            Pairs::Before => i < j,
            Pairs::Ahead(steps) => i + steps == j,
            Pairs::Apart(steps) => i.abs_diff(j) == *steps,
            Pairs::Table(table) => bits::holds(self.row(&table.rows, i), j),
        }
    }

    /// Adds to `to` the partners of any member of `set`.
    pub(super) fn join_any(&self, toward: Toward, set: &[u64], to: &mut [u64]) {
        match (&self.pairs, toward) {
            (Pairs::Same, _) => bits::join(to, set),
            (Pairs::Before, Toward::First) => {
                bits::join_range(to, 0, bits::last(set).unwrap_or(0));
            }
            (Pairs::Before, Toward::Second) => {
                let first = bits::first(set).map_or(self.size, |first| first + 1);
                bits::join_range(to, first.min(self.size), self.size);
            }
            (Pairs::Ahead(steps), Toward::First) => bits::join_down(to, set, *steps),
            (Pairs::Ahead(steps), Toward::Second) => bits::join_up(to, set, *steps),
            (Pairs::Apart(steps), _) => {
                bits::join_down(to, set, *steps);
                bits::join_up(to, set, *steps);
            }
            (Pairs::Table(table), _) => {
                let rows = table.toward(toward);
                bits::members(set).for_each(|at| bits::join(to, self.row(rows, at)));
            }
        }
        self.trim(to);
    }

    /// Makes `to` the partners that every member of `set` has: all indices for the empty set.
    pub(super) fn every(&self, toward: Toward, set: &[u64], to: &mut [u64]) {
        bits::fill(to, self.size);
        if matches!(self.pairs, Pairs::Before) {
            // What is before the first member is before all of them.
            let ends = (bits::first(set), bits::last(set));
            if let (Some(first), Some(last)) = ends {
                to.fill(0);
                match toward {
                    Toward::First => bits::join_range(to, 0, first),
                    Toward::Second => bits::join_range(to, last + 1, self.size),
                }
            }
            return;
        }
        let mut row = vec![0; to.len()];
        let mut one = vec![0; to.len()];
        for at in bits::members(set) {
            row.fill(0);
            bits::insert(&mut one, at);
            self.join_any(toward, &one, &mut row);
            bits::delete(&mut one, at);
            bits::keep(to, &row);
            if bits::is_empty(to) {
                return;
            }
        }
    }

    /// Drops what a shift has moved beyond the last index.
    fn trim(&self, set: &mut [u64]) {
        if let Some(last) = set.last_mut().filter(|_| !self.size.is_multiple_of(64)) {
            *last &= (1 << (self.size % 64)) - 1;
        }
    }

    fn row<'t>(&self, rows: &'t [u64], at: usize) -> &'t [u64] {
        let words = bits::words(self.size);
        &rows[at * words..][..words]
    }
}

impl Table {
    fn toward(&self, toward: Toward) -> &[u64] {
        match toward {
            Toward::First => &self.columns,
            Toward::Second => &self.rows,
        }
    }
}

/// The relations of a puzzle, each table computed once.
#[derive(Default)]
pub(super) struct Images {
    tables: HashMap<Relation, Arc<Table>>,
}

impl Images {
    /// The relation of being at the same position.
    pub(super) fn same(&self, puzzle: &Puzzle) -> Image {
        Image { size: puzzle.positions.len(), pairs: Pairs::Same }
    }

    /// The image of a relation; `None` for one whose table would be too large.
    pub(super) fn of(&mut self, puzzle: &Puzzle, relation: Relation) -> Option<Image> {
        let size = puzzle.positions.len();
        let line = puzzle.positions.topology == Topology::Line;
        let positions = |pairs| Some(Image { size, pairs });
        match relation {
            Relation::Same => positions(Pairs::Same),
            Relation::Before(None) => positions(Pairs::Before),
            Relation::Before(Some(steps)) => positions(Pairs::Ahead(steps as usize)),
            Relation::Distance(steps) if line => positions(Pairs::Apart(steps as usize)),
            _ => self.table(puzzle, relation),
        }
    }

    fn table(&mut self, puzzle: &Puzzle, relation: Relation) -> Option<Image> {
        let (size, allows) = relation.pairs(puzzle);
        if size * size > MOST_PAIRS {
            return None;
        }
        let words = bits::words(size);
        let table = self.tables.entry(relation).or_insert_with(|| {
            let (mut rows, mut columns) = (vec![0; size * words], vec![0; size * words]);
            for i in 0..size {
                for j in (0..size).filter(|j| allows(i, *j)) {
                    bits::insert(&mut rows[i * words..][..words], j);
                    bits::insert(&mut columns[j * words..][..words], i);
                }
            }
            Arc::new(Table { rows, columns })
        });
        Some(Image { size, pairs: Pairs::Table(table.clone()) })
    }
}
