//! The solutions of small parts, kept for the next time that they are met.

use std::collections::HashMap;
use std::rc::Rc;

use crate::network::Variable;

/// The most values of one list, and of all lists together.
const MAX_LIST: usize = 1 << 12;
const MAX_ALL: usize = 1 << 22;

/// All solutions of a part.
#[derive(Debug)]
pub(super) struct List {
    pub(super) variables: Vec<Variable>,
    /// The values of the variables, solution by solution.
    pub(super) values: Vec<u16>,
}

/// Lists by the keys of their parts; `None` for a part that has too many solutions.
#[derive(Default)]
pub(super) struct Lists {
    by_key: HashMap<Box<[u8]>, Option<Rc<List>>, foldhash::fast::FixedState>,
    values: usize,
}

impl List {
    pub(super) fn new(variables: Vec<Variable>) -> List {
        List { variables, values: Vec::new() }
    }

    /// How many solutions it holds.
    pub(super) fn len(&self) -> usize {
        self.values.len() / self.variables.len()
    }

    /// The values in a solution.
    pub(super) fn row(&self, at: usize) -> &[u16] {
        &self.values[at * self.variables.len()..][..self.variables.len()]
    }

    /// Adds a solution; false if the list is then too long to be kept.
    pub(super) fn add(&mut self, values: &[u16]) -> bool {
        self.values.extend(self.variables.iter().map(|of| values[*of as usize]));
        self.values.len() <= MAX_LIST
    }
}

impl Lists {
    /// What is known of a part.
    pub(super) fn find(&self, key: &[u8]) -> Option<&Option<Rc<List>>> {
        self.by_key.get(key)
    }

    /// Keeps what was found. When there is too much, all is forgotten, and found again if need be.
    pub(super) fn insert(&mut self, key: &[u8], list: Option<Rc<List>>) {
        // The key, and what a map needs for it, counts like so many values.
        self.values += key.len() + 32 + list.as_ref().map_or(0, |list| list.values.len());
        if self.values > MAX_ALL {
            self.by_key.clear();
            self.values = 0;
        }
        self.by_key.insert(key.into(), list);
    }
}
