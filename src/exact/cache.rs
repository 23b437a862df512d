//! What is known of parts that were counted before, within a bound of memory.

use std::hash::{BuildHasher, Hasher};

use dashu_int::UBig;
use foldhash::fast::FixedState;
use hashbrown::HashTable;

use super::circuit::NodeId;

/// What is known of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    /// In how many ways its clues and rules can be met.
    pub(super) total: UBig,
    /// Its node in the circuit, if one is drawn.
    pub(super) node: NodeId,
}

/// Parts by their keys. When it is full, the older half is forgotten: a part that is then met
/// again is counted again.
pub(super) struct Cache {
    young: Generation,
    old: Generation,
    hasher: FixedState,
    /// The most bytes of one generation.
    limit: usize,
}

#[derive(Default)]
struct Generation {
    /// The hash of each entry and its index.
    table: HashTable<(u64, u32)>,
    /// The keys one after another.
    keys: Vec<u8>,
    /// Where each key ends, and what is known.
    entries: Vec<(usize, Counted)>,
}

/// The hash of a key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hash(u64);

impl Cache {
    pub(super) fn new(limit: usize) -> Cache {
        let (young, old) = (Generation::default(), Generation::default());
        // The seed is fixed: equal questions take equal time.
        Cache { young, old, hasher: FixedState::with_seed(0), limit: limit / 2 }
    }

    pub(super) fn hash(&self, key: &[u8]) -> Hash {
        let mut hasher = self.hasher.build_hasher();
        hasher.write(key);
        Hash(hasher.finish())
    }

    pub(super) fn find(&mut self, hash: Hash, key: &[u8]) -> Option<&Counted> {
        // Two steps, since a borrow that is returned on one path would hold on the other one too.
        if let Some(at) = self.young.position(hash, key) {
            return Some(&self.young.entries[at].1);
        }
        let at = self.old.position(hash, key)?;
        let found = self.old.entries[at].1.clone();
        Some(self.insert(hash, key, found))
    }

    pub(super) fn insert(&mut self, hash: Hash, key: &[u8], counted: Counted) -> &Counted {
        if self.young.bytes() > self.limit {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(hash, key, counted)
    }
}

impl Generation {
    fn position(&self, hash: Hash, key: &[u8]) -> Option<usize> {
        let is_it = |(other, at): &(u64, u32)| *other == hash.0 && self.key(*at as usize) == key;
        self.table.find(hash.0, is_it).map(|(_, at)| *at as usize)
    }

    fn key(&self, at: usize) -> &[u8] {
        let start = if at == 0 { 0 } else { self.entries[at - 1].0 };
        &self.keys[start..self.entries[at].0]
    }

    fn insert(&mut self, hash: Hash, key: &[u8], counted: Counted) -> &Counted {
        let at = self.entries.len();
        self.keys.extend_from_slice(key);
        self.entries.push((self.keys.len(), counted));
        let index = u32::try_from(at).expect("a generation is limited in size");
        self.table.insert_unique(hash.0, (hash.0, index), |(hash, _)| *hash);
        &self.entries[at].1
    }

    /// About how much memory it needs.
    fn bytes(&self) -> usize {
        let entry = size_of::<(usize, Counted)>() + 2 * size_of::<(u64, u32)>();
        self.keys.len() + entry * self.entries.len()
    }
}
