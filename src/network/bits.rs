//! Sets of small indices as a fixed number of words, so that a set is copied and never allocated.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of indices below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The set of nothing.
    pub const EMPTY: Self = Bits([0; W]);

    /// The indices below `end`.
    pub fn below(end: usize) -> Self {
        let mut bits = Self::EMPTY;
        for (at, word) in bits.0.iter_mut().enumerate() {
            *word = match end.saturating_sub(64 * at) {
                left if left >= 64 => u64::MAX,
                left => (1 << left) - 1,
            };
        }
        bits
    }

    /// The set of this index alone.
    #[inline]
    pub fn one(index: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.0[index / 64] = 1 << (index % 64);
        bits
    }

    /// Whether the index is in the set.
    #[inline]
    pub fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many indices are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The smallest index of the set.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let at = self.0.iter().position(|word| *word != 0)?;
        Some(64 * at + self.0[at].trailing_zeros() as usize)
    }

    /// The index of a set of one.
    #[inline]
    pub fn single(&self) -> Option<usize> {
        let first = self.first()?;
        (*self == Self::one(first)).then_some(first)
    }

    /// Whether the sets share an index.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        (0..W).any(|at| self.0[at] & other.0[at] != 0)
    }

    /// Whether every index of this set is in the other one.
    #[inline]
    pub fn is_within(&self, other: &Self) -> bool {
        (0..W).all(|at| self.0[at] & !other.0[at] == 0)
    }

    /// The words of the set, lowest first.
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.iter().copied()
    }

    /// The indices, rising.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self;
        std::iter::from_fn(move || {
            let index = left.first()?;
            left.0[index / 64] &= left.0[index / 64] - 1;
            Some(index)
        })
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        indices.into_iter().fold(Self::EMPTY, |set, index| set | Self::one(index))
    }
}

impl<const W: usize> BitAndAssign for Bits<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        (0..W).for_each(|at| self.0[at] &= other.0[at]);
    }
}

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        (0..W).for_each(|at| self.0[at] |= other.0[at]);
    }
}

impl<const W: usize> BitAnd for Bits<W> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const W: usize> BitOr for Bits<W> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> Not for Bits<W> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Some indices, most of them near the ends of words.
    fn some<const W: usize>(seed: usize) -> BTreeSet<usize> {
        let at = |i: usize| (i * i * 7 + seed * 31 + i * seed) % (64 * W);
        let ends = [0, 63, 64 * W - 1, 64 * (W - 1)];
        (0..seed).map(at).chain(ends.into_iter().take(seed % 5)).collect()
    }

    fn same_as_a_set<const W: usize>() {
        let bits = |set: &BTreeSet<usize>| set.iter().copied().collect::<Bits<W>>();
        for left in 0..24 {
            let a = some::<W>(left);
            let own = bits(&a);
            assert_eq!(own.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            assert_eq!((own.len(), own.is_empty()), (a.len(), a.is_empty()));
            assert_eq!(own.first(), a.first().copied());
            assert_eq!(own.single(), a.first().copied().filter(|_| a.len() == 1));
            assert!((0..64 * W).all(|index| own.contains(index) == a.contains(&index)));
            assert_eq!((!own).len(), 64 * W - a.len());
            for right in 0..24 {
                let b = some::<W>(right);
                let other = bits(&b);
                assert_eq!(own & other, bits(&(&a & &b)));
                assert_eq!(own | other, bits(&(&a | &b)));
                assert_eq!(own.meets(&other), !a.is_disjoint(&b));
                assert_eq!(own.is_within(&other), a.is_subset(&b));
            }
        }
        for end in 0..=64 * W {
            assert_eq!(Bits::<W>::below(end), (0..end).collect());
        }
        for index in 0..64 * W {
            assert_eq!(Bits::<W>::one(index).single(), Some(index));
        }
    }

    #[test]
    fn bits_are_a_set() {
        same_as_a_set::<1>();
        same_as_a_set::<4>();
        same_as_a_set::<16>();
    }
}
