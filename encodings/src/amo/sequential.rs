//! Sequential: a chain of variables remembers whether a literal was true so far.
//!
//! C. Sinz, "Towards an Optimal CNF Encoding of Boolean Cardinality
//! Constraints", 2005: the encoding LT-SEQ for k = 1.
//!
//! Size for n >= 2 literals: n - 1 auxiliary variables, 3n - 4 clauses of 2
//! literals; nothing for fewer.
//!
//! The chain is defined in one direction only. Under exactly-one it is
//! determined all the same: the true literal makes the chain false before it
//! and true from it on. Under at-most-one, when no literal is true, the chain
//! may begin at any of n places, so one model becomes n.

use crate::amo::AtMostOne;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The sequential encoding: linear in variables and clauses.
pub struct Sequential;

impl AtMostOne for Sequential {
    fn name(&self) -> &str {
        "sequential"
    }

    fn summary(&self) -> &'static str {
        "a chain along the literals (Sinz 2005): 3n-4 clauses, n-1 auxiliary variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        chain(lits, sink);
    }

    fn size(&self, n: usize) -> Size {
        if n < 2 {
            return Size::default();
        }
        let n = n as u64;
        Size { variables: n - 1, clauses: 3 * n - 4, literals: 2 * (3 * n - 4) }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }

    fn exactly_one_with_prefixes(&self, lits: &[Lit], sink: &mut dyn Sink) -> Option<Vec<Lit>> {
        sink.add_clause(lits);
        Some(chain(lits, sink))
    }
}

/// Requires at most one of the literals, and gives the chain: after all but the last
/// literal a variable that is true if one was true up to there.
fn chain(lits: &[Lit], sink: &mut dyn Sink) -> Vec<Lit> {
    let [first, middle @ .., last] = lits else {
        return Vec::new();
    };
    let mut seen = sink.new_var().positive();
    let mut chain = Vec::with_capacity(lits.len() - 1);
    chain.push(seen);
    sink.add_clause(&[!*first, seen]);
    for &lit in middle {
        let next = sink.new_var().positive();
        sink.add_clause(&[!lit, next]);
        sink.add_clause(&[!seen, next]);
        sink.add_clause(&[!lit, !seen]);
        chain.push(next);
        seen = next;
    }
    sink.add_clause(&[!*last, !seen]);
    chain
}
