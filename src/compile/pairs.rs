//! The pairs that a relation allows, as lists.

use std::collections::HashMap;
use std::rc::Rc;

use crate::model::Puzzle;
use crate::relation::Relation;

/// Which pairs are allowed: for each index of the first operand those of the second, and the
/// reverse.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Pairs {
    pub(super) rows: Vec<Vec<u16>>,
    pub(super) columns: Vec<Vec<u16>>,
}

impl Pairs {
    fn new(size: usize, allowed: impl Fn(usize, usize) -> bool) -> Pairs {
        let index = |i: usize| u16::try_from(i).expect("the limits keep positions in range");
        let mut pairs = Pairs { rows: vec![Vec::new(); size], columns: vec![Vec::new(); size] };
        for i in 0..size {
            for j in (0..size).filter(|j| allowed(i, *j)) {
                pairs.rows[i].push(index(j));
                pairs.columns[j].push(index(i));
            }
        }
        pairs
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
