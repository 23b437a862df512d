//! Totalizer: a tree whose nodes count the literals below them, in unary.
//!
//! O. Bailleux and Y. Boufkhad, "Efficient CNF Encoding of Boolean Cardinality
//! Constraints", 2003, in both directions; no node counts further than is asked for.
//!
//! Size s(n) for max >= 1: nothing for n <= 1, else s(floor(n/2)) + s(ceil(n/2)) and
//! the root. Where its children have a and b counts, the root has m = min(a + b, max)
//! variables. With P(c) the number of pairs i <= a, j <= b such that i + j <= c, it has
//! P(m) - 1 clauses for "at least" and P(m-1) for "less than". For max > n, a variable, a
//! clause and a literal more for the constant false; for max = 0 nothing.

use crate::card::{Cardinality, padded, padding_size};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The totalizer: n*log2(n) variables and n*max clauses, propagating like a counter.
pub struct Totalizer;

impl Cardinality for Totalizer {
    fn name(&self) -> &str {
        "totalizer"
    }

    fn summary(&self) -> &'static str {
        "a tree of unary counts (Bailleux, Boufkhad 2003): n*log(n) variables, up to n^2 clauses"
    }

    fn count(&self, lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
        let counts = tree(lits, max, sink);
        padded(counts, max, sink)
    }

    fn size(&self, n: usize, max: usize) -> Size {
        tree_size(n, max) + padding_size(n, max)
    }
}

/// Counts the literals, up to `max`.
fn tree(lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    if lits.len() <= 1 || max == 0 {
        return lits[..lits.len().min(max)].to_vec();
    }
    let (first, second) = lits.split_at(lits.len() / 2);
    let (first, second) = (tree(first, max, sink), tree(second, max, sink));
    sum(&first, &second, max, sink)
}

fn tree_size(n: usize, max: usize) -> Size {
    if n <= 1 || max == 0 {
        return Size::default();
    }
    let (first, second) = (n / 2, n - n / 2);
    tree_size(first, max) + tree_size(second, max) + sum_size(first.min(max), second.min(max), max)
}

/// The sum of two unary numbers, up to `max`, each of which is complete or goes up to `max`.
pub(super) fn sum(a: &[Lit], b: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    let most = max.min(a.len() + b.len());
    let counts: Vec<Lit> = (0..most).map(|_| sink.new_var().positive()).collect();
    for i in 0..=a.len().min(most) {
        for j in 0..=b.len().min(most - i) {
            if i + j > 0 {
                sink.add_clause(&clause(at_least(a, i, b, j), [counts[i + j - 1]]));
            }
            if i + j < most {
                sink.add_clause(&clause(at_most(a, i, b, j), [!counts[i + j]]));
            }
        }
    }
    counts
}

/// What `sum` adds for numbers of `a` and `b` literals.
pub(super) fn sum_size(a: usize, b: usize, max: usize) -> Size {
    let most = max.min(a + b);
    let variables = Size { variables: most as u64, ..Size::default() };
    // At least 0 in all needs no clause.
    let trivial = Size { variables: 0, clauses: 1, literals: 1 };
    variables + at_least_size(a, b, most, 1) - trivial + at_most_size(a, b, most - 1, 1)
}

/// The condition that the first number is at least `i` and the second at least `j`,
/// negated. At least 0 goes without saying.
pub(super) fn at_least(a: &[Lit], i: usize, b: &[Lit], j: usize) -> [Option<Lit>; 2] {
    [(a, i), (b, j)].map(|(number, bound)| bound.checked_sub(1).map(|index| !number[index]))
}

/// The condition that the first number is at most `i` and the second at most `j`,
/// negated. At most all goes without saying.
pub(super) fn at_most(a: &[Lit], i: usize, b: &[Lit], j: usize) -> [Option<Lit>; 2] {
    [a.get(i).copied(), b.get(j).copied()]
}

/// The clause that a condition, given negated, implies one of some literals.
pub(super) fn clause<const N: usize>(negated: [Option<Lit>; 2], implied: [Lit; N]) -> Vec<Lit> {
    negated.into_iter().flatten().chain(implied).collect()
}

/// How many pairs (i, j) there are with i <= a, j <= b and i + j <= most.
pub(super) fn pairs(a: usize, b: usize, most: usize) -> u64 {
    (0..=a.min(most)).map(|i| b.min(most - i) as u64 + 1).sum()
}

/// One clause for each of these pairs: that at least i and at least j imply one of `implied`
/// literals.
pub(super) fn at_least_size(a: usize, b: usize, most: usize, implied: u64) -> Size {
    let clauses = pairs(a, b, most);
    let zero = pairs(0, b, most) + pairs(a, 0, most);
    Size { variables: 0, clauses, literals: (2 + implied) * clauses - zero }
}

/// One clause for each of these pairs: that at most i and at most j imply one of `implied`
/// literals.
pub(super) fn at_most_size(a: usize, b: usize, most: usize, implied: u64) -> Size {
    let clauses = pairs(a, b, most);
    let beyond = |all: usize, other| most.checked_sub(all).map_or(0, |rest| pairs(0, other, rest));
    let all = beyond(a, b) + beyond(b, a);
    Size { variables: 0, clauses, literals: (2 + implied) * clauses - all }
}
