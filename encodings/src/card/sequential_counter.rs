//! Sequential counter: how many literals were true so far, in unary, after each one.
//!
//! C. Sinz, "Towards an Optimal CNF Encoding of Boolean Cardinality
//! Constraints", 2005: the counter of LT-SEQ, here defined in both directions.
//!
//! With m = min(n, max) and V = nm - m(m-1)/2 - 1, the size for m >= 1 is
//! V auxiliary variables, 4V - n - m + 2 clauses and 10V - 3n - 3m + 6
//! literals. For max > n, one more of each for the constant false; for m = 0
//! nothing else.

use crate::card::{Cardinality, padded, padding_size, step};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The sequential counter: n times the largest count in variables and clauses.
pub struct SequentialCounter;

impl Cardinality for SequentialCounter {
    fn name(&self) -> &str {
        "sequential-counter"
    }

    fn summary(&self) -> &'static str {
        "a unary count along the literals (Sinz 2005): about 4nk clauses, nk auxiliary variables"
    }

    fn count(&self, lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
        // After i literals, counts[j-1] is true when at least j of them are: s(i,j) in the paper.
        let mut counts = Vec::new();
        for &lit in lits {
            add_literal(&mut counts, lit, max, sink);
        }
        padded(counts, max, sink)
    }

    fn size(&self, n: usize, max: usize) -> Size {
        let padding = padding_size(n, max);
        let (n, m) = (n as u64, n.min(max) as u64);
        let mut size = Size::default();
        if m >= 1 {
            let variables = n * m - m * (m - 1) / 2 - 1;
            size.variables = variables;
            size.clauses = 4 * variables + 2 - n - m;
            size.literals = 10 * variables + 6 - 3 * n - 3 * m;
        }
        size + padding
    }
}

/// Counts one more literal: s(i,j) is s(i-1,j), or `lit` and s(i-1,j-1).
fn add_literal(counts: &mut Vec<Lit>, lit: Lit, max: usize, sink: &mut dyn Sink) {
    let mut next = Vec::with_capacity(max.min(counts.len() + 1));
    for j in 0..max.min(counts.len() + 1) {
        // At least 0 is true, more than there are false: those are missing.
        let fewer = j.checked_sub(1).map(|below| counts[below]);
        let same = counts.get(j).copied();
        next.push(step(lit, fewer, same, sink));
    }
    *counts = next;
}
