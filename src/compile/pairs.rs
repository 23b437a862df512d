//! The pairs that a relation allows, as lists.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::model::Puzzle;
use crate::relation::Relation;

/// Which pairs are allowed: for each index of the first operand those of the second, and the
/// reverse.
#[derive(Default, Debug)]
pub(super) struct Pairs {
    pub(super) rows: Vec<Vec<u16>>,
    pub(super) columns: Vec<Vec<u16>>,
    complement: OnceCell<Box<Pairs>>,
    staircase: OnceCell<Option<Vec<Interval>>>,
}

/// The indices from `start` on and before `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Interval {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Pairs {
    /// The pairs that are not allowed.
    pub(super) fn complement(&self) -> &Pairs {
        self.complement.get_or_init(|| Box::new(self.outside()))
    }

    fn outside(&self) -> Pairs {
        let outside = |rows: &[Vec<u16>], size: usize| -> Vec<Vec<u16>> {
            let row = |row: &Vec<u16>| {
                (0..size as u16).filter(|j| row.binary_search(j).is_err()).collect()
            };
            rows.iter().map(row).collect()
        };
        let (n, m) = (self.rows.len(), self.columns.len());
        let (rows, columns) = (outside(&self.rows, m), outside(&self.columns, n));
        Pairs { rows, columns, ..Pairs::default() }
    }

    /// The rows as intervals whose bounds never fall from one row to the next; `None` when they
    /// are no such staircase. Empty rows may come before and behind the others.
    pub(super) fn staircase(&self) -> Option<&[Interval]> {
        self.staircase.get_or_init(|| self.stairs()).as_deref()
    }

    fn stairs(&self) -> Option<Vec<Interval>> {
        let size = self.columns.len();
        let interval = |row: &Vec<u16>| {
            let (start, end) = (usize::from(*row.first()?), usize::from(*row.last()?) + 1);
            Some((end - start == row.len()).then_some(Interval { start, end }))
        };
        let mut stairs: Vec<Interval> = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            let last = stairs.last().copied().unwrap_or(Interval { start: 0, end: 0 });
            let next = match interval(row) {
                Some(interval) => interval?,
                None if last.end == 0 => last,
                None => Interval { start: size, end: size },
            };
            if next.start < last.start || next.end < last.end {
                return None;
            }
            stairs.push(next);
        }
        Some(stairs)
    }

    fn new(size: usize, allowed: impl Fn(usize, usize) -> bool) -> Pairs {
        let index = |i: usize| u16::try_from(i).expect("the limits keep positions in range");
        let along = |allows: &dyn Fn(usize, usize) -> bool| -> Vec<Vec<u16>> {
            let row = |i| (0..size).filter(|j| allows(i, *j)).map(index).collect();
            (0..size).map(row).collect()
        };
        let (rows, columns) = (along(&allowed), along(&|j, i| allowed(i, j)));
        Pairs { rows, columns, ..Pairs::default() }
    }

    /// Whether a pair is allowed.
    pub(super) fn allows(&self, i: usize, j: usize) -> bool {
        // The rows are in order.
        self.rows[i].binary_search_by(|other| usize::from(*other).cmp(&j)).is_ok()
    }

    /// How many pairs are allowed.
    pub(super) fn count(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }
}

/// The pairs of each relation of a puzzle, computed once.
#[derive(Default)]
pub(super) struct PairCache {
    known: HashMap<Relation, Rc<Pairs>>,
}

impl PairCache {
    pub(super) fn of(&mut self, puzzle: &Puzzle, relation: Relation) -> Rc<Pairs> {
        self.known
            .entry(relation)
            .or_insert_with(|| {
                let (size, allows) = relation.pairs(puzzle);
                Rc::new(Pairs::new(size, allows))
            })
            .clone()
    }
}
