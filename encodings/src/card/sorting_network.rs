//! Sorting network: comparators bring the true literals to the front.
//!
//! K. E. Batcher, "Sorting Networks and Their Applications", 1968: odd-even merge sort;
//! N. Eén and N. Sörensson, "Translating Pseudo-Boolean Constraints into SAT", 2006: as
//! clauses, here in both directions. Lists of any length are merged, without padding.
//!
//! Size s(n) for max >= 1, whatever max is: nothing for n <= 1, else s(floor(n/2)) +
//! s(ceil(n/2)) and a merge. A merge of a and b literals has one comparator if a = b = 1
//! and none if a or b is 0; else the merges of the odd and of the even places, and a
//! comparator for each pair of their outputs that follow each other. A comparator has 2
//! variables, 6 clauses and 14 literals. For max > n, a variable, a clause and a literal
//! more for the constant false; for max = 0 nothing.

use crate::card::{Cardinality, padded, padding_size};
use crate::gate;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The sorting network: n*log(n)^2 variables and clauses, all counts at once.
pub struct SortingNetwork;

impl Cardinality for SortingNetwork {
    fn name(&self) -> &str {
        "sorting-network"
    }

    fn summary(&self) -> &'static str {
        "odd-even merge sort (Batcher 1968): about 1.5*n*log(n)^2 clauses whatever the count"
    }

    fn count(&self, lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
        if max == 0 {
            return Vec::new();
        }
        let mut counts = sorted(lits, lits.len(), sink);
        counts.truncate(max);
        padded(counts, max, sink)
    }

    fn size(&self, n: usize, max: usize) -> Size {
        if max == 0 {
            return Size::default();
        }
        sorted_size(n, n) + padding_size(n, max)
    }
}

/// The literals sorted, the true ones first; only the first `most` of them.
pub(super) fn sorted(lits: &[Lit], most: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    if lits.len() <= 1 {
        return lits[..lits.len().min(most)].to_vec();
    }
    let (first, second) = lits.split_at(lits.len() / 2);
    let (first, second) = (sorted(first, most, sink), sorted(second, most, sink));
    merged(&first, &second, most, sink)
}

/// What `sorted` adds for `n` literals.
pub(super) fn sorted_size(n: usize, most: usize) -> Size {
    if n <= 1 {
        return Size::default();
    }
    let (first, second) = (n / 2, n - n / 2);
    sorted_size(first, most)
        + sorted_size(second, most)
        + merged_size(first.min(most), second.min(most), most)
}

/// Two sorted lists as one; only the first `most` literals of it.
fn merged(a: &[Lit], b: &[Lit], most: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    let (a, b) = (&a[..a.len().min(most)], &b[..b.len().min(most)]);
    match (a, b) {
        ([], rest) | (rest, []) => return rest.to_vec(),
        (&[a], &[b]) => return compared(a, b, most, sink),
        _ => {}
    }
    let (odd_places, even_places) = halves(most);
    let every_second = |list: &[Lit], from| list.iter().skip(from).step_by(2).copied().collect();
    let [odd_a, odd_b, even_a, even_b]: [Vec<Lit>; 4] =
        [(a, 0), (b, 0), (a, 1), (b, 1)].map(|(list, from)| every_second(list, from));
    let odd = merged(&odd_a, &odd_b, odd_places, sink);
    let even = merged(&even_a, &even_b, even_places, sink);
    let mut outputs = vec![odd[0]];
    for index in 0..even.len().max(odd.len() - 1) {
        let left = most - outputs.len();
        match (odd.get(index + 1), even.get(index)) {
            (Some(&odd), Some(&even)) => outputs.extend(compared(odd, even, left, sink)),
            (odd, even) => outputs.extend(odd.or(even).filter(|_| left > 0)),
        }
    }
    outputs
}

/// What `merged` adds for lists of `a` and `b` literals.
fn merged_size(a: usize, b: usize, most: usize) -> Size {
    let (a, b) = (a.min(most), b.min(most));
    match (a, b) {
        (0, _) | (_, 0) => return Size::default(),
        (1, 1) => return compared_size(most),
        _ => {}
    }
    let (odd_places, even_places) = halves(most);
    let (odd_a, odd_b) = (a.div_ceil(2), b.div_ceil(2));
    let odd = odd_places.min(odd_a + odd_b);
    let even = even_places.min(a / 2 + b / 2);
    let mut size = merged_size(odd_a, odd_b, odd_places) + merged_size(a / 2, b / 2, even_places);
    for index in 0..even.min(odd - 1) {
        size = size + compared_size(most - 1 - 2 * index);
    }
    size
}

/// How many odd and how many even outputs take part in the first `most` of a merge.
fn halves(most: usize) -> (usize, usize) {
    (most / 2 + 1, most / 2)
}

/// Two literals sorted; only the first `most` of them.
fn compared(a: Lit, b: Lit, most: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    match most {
        0 => Vec::new(),
        1 => vec![gate::or(&[a, b], sink)],
        _ => vec![gate::or(&[a, b], sink), gate::and(&[a, b], sink)],
    }
}

/// What `compared` adds.
fn compared_size(most: usize) -> Size {
    let gates = most.min(2) as u64;
    Size { variables: gates, clauses: 3 * gates, literals: 7 * gates }
}
