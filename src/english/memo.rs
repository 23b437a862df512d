//! What was found for words and texts before: the same ones come again and again.

use std::cell::RefCell;

use compact_str::CompactString;
use foldhash::HashMap;

/// A table of a limited size, so that a long file does not fill memory: when it is full it begins anew.
pub(super) struct Memo<T> {
    most: usize,
    known: RefCell<HashMap<CompactString, T>>,
}

impl<T> Memo<T> {
    pub(super) fn new(most: usize) -> Memo<T> {
        Memo { most, known: RefCell::default() }
    }

    /// What `told` tells of what is known of a text, or else of what `find` finds.
    pub(super) fn get<R>(&self, text: &str, find: impl FnOnce() -> T, told: impl Fn(&T) -> R) -> R {
        if let Some(known) = self.known.borrow().get(text).map(&told) {
            return known;
        }
        let found = find();
        let says = told(&found);
        let mut known = self.known.borrow_mut();
        if known.len() == self.most {
            known.clear();
        }
        known.insert(text.into(), found);
        says
    }
}
