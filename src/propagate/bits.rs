//! Sets of small integers as words of 64 bits; every set of one kind has the same length.

/// How many words a set of numbers below `size` takes.
pub(super) fn words(size: usize) -> usize {
    size.div_ceil(64)
}

/// The set of all numbers below `size`.
pub(super) fn full(size: usize) -> Vec<u64> {
    let mut set = vec![0; words(size)];
    fill(&mut set, size);
    set
}

/// Makes `set` hold the numbers below `size`.
pub(super) fn fill(set: &mut [u64], size: usize) {
    for (at, word) in set.iter_mut().enumerate() {
        let left = size.saturating_sub(at * 64);
        *word = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
    }
}

pub(super) fn holds(set: &[u64], at: usize) -> bool {
    set[at / 64] >> (at % 64) & 1 == 1
}

pub(super) fn insert(set: &mut [u64], at: usize) {
    set[at / 64] |= 1 << (at % 64);
}

pub(super) fn delete(set: &mut [u64], at: usize) {
    set[at / 64] &= !(1 << (at % 64));
}

pub(super) fn is_empty(set: &[u64]) -> bool {
    set.iter().all(|word| *word == 0)
}

pub(super) fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

pub(super) fn within(inner: &[u64], outer: &[u64]) -> bool {
    inner.iter().zip(outer).all(|(inner, outer)| inner & !outer == 0)
}

/// Makes `to` the union of both.
pub(super) fn join(to: &mut [u64], other: &[u64]) {
    to.iter_mut().zip(other).for_each(|(to, other)| *to |= other);
}

/// Makes `to` the intersection of both.
pub(super) fn keep(to: &mut [u64], other: &[u64]) {
    to.iter_mut().zip(other).for_each(|(to, other)| *to &= other);
}

/// The members in order.
pub(super) fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(at, word)| {
        std::iter::successors(Some(*word), |rest| Some(rest & rest.wrapping_sub(1)))
            .take_while(|rest| *rest != 0)
            .map(move |rest| at * 64 + rest.trailing_zeros() as usize)
    })
}

pub(super) fn first(set: &[u64]) -> Option<usize> {
    let at = set.iter().position(|word| *word != 0)?;
    Some(at * 64 + set[at].trailing_zeros() as usize)
}

pub(super) fn last(set: &[u64]) -> Option<usize> {
    let at = set.iter().rposition(|word| *word != 0)?;
    Some(at * 64 + 63 - set[at].leading_zeros() as usize)
}

/// The only member; `None` when there are none or several.
pub(super) fn only(set: &[u64]) -> Option<usize> {
    let first = first(set)?;
    (last(set) == Some(first)).then_some(first)
}

/// Adds to `to` every member of `set` plus `steps`; what goes beyond the last word is dropped.
pub(super) fn join_up(to: &mut [u64], set: &[u64], steps: usize) {
    let (skip, shift) = (steps / 64, steps % 64);
    for at in skip..set.len() {
        let low = if shift > 0 && at > skip { set[at - skip - 1] >> (64 - shift) } else { 0 };
        to[at] |= set[at - skip] << shift | low;
    }
}

/// Adds to `to` every member of `set` minus `steps`; what goes below 0 is dropped.
pub(super) fn join_down(to: &mut [u64], set: &[u64], steps: usize) {
    let (skip, shift) = (steps / 64, steps % 64);
    for at in skip..set.len() {
        let next = set.get(at + 1).copied().unwrap_or(0);
        let high = if shift > 0 { next << (64 - shift) } else { 0 };
        to[at - skip] |= set[at] >> shift | high;
    }
}

/// Adds to `to` the numbers from `from` to before `end`.
pub(super) fn join_range(to: &mut [u64], from: usize, end: usize) {
    for (at, word) in to.iter_mut().enumerate().take(words(end)).skip(from / 64) {
        let low = from.saturating_sub(at * 64);
        let high = (end - at * 64).min(64);
        if low < high {
            *word |= u64::MAX >> (64 - (high - low)) << low;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(of: &[usize], size: usize) -> Vec<u64> {
        let mut set = vec![0; words(size)];
        of.iter().for_each(|at| insert(&mut set, *at));
        set
    }

    #[test]
    fn shifts_and_ranges_are_those_of_lists() {
        for size in [1, 5, 63, 64, 65, 130, 200] {
            let some: Vec<usize> = (0..size).filter(|i| i % 7 == 3 || i % 64 < 2).collect();
            for steps in [0, 1, 2, 63, 64, 65, 129, 400] {
                let capacity = 64 * words(size);
                let (mut up, mut down) = (set(&[], size), set(&[], size));
                join_up(&mut up, &set(&some, size), steps);
                join_down(&mut down, &set(&some, size), steps);
                let above: Vec<_> =
                    some.iter().map(|i| i + steps).filter(|i| *i < capacity).collect();
                let below: Vec<_> = some.iter().filter_map(|i| i.checked_sub(steps)).collect();
                assert_eq!(members(&up).collect::<Vec<_>>(), above);
                assert_eq!(members(&down).collect::<Vec<_>>(), below);
            }
            for from in 0..size {
                for end in from..=size {
                    let mut range = set(&[], size);
                    join_range(&mut range, from, end);
                    assert_eq!(
                        members(&range).collect::<Vec<_>>(),
                        (from..end).collect::<Vec<_>>()
                    );
                }
            }
            assert_eq!(first(&set(&some, size)), some.first().copied());
            assert_eq!(last(&set(&some, size)), some.last().copied());
            assert_eq!(members(&full(size)).count(), size);
        }
    }
}
