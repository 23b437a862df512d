//! Pairwise: of every two literals, one is false.
//!
//! The encoding is folklore; S. Prestwich, "CNF Encodings", Handbook of
//! Satisfiability, 2009, describes it under this name.
//!
//! Size for n literals: no auxiliary variable, n(n-1)/2 clauses of 2 literals.

use crate::amo::AtMostOne;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The pairwise encoding: best for few literals, quadratic in clauses.
pub struct Pairwise;

impl AtMostOne for Pairwise {
    fn name(&self) -> &str {
        "pairwise"
    }

    fn summary(&self) -> &'static str {
        "one clause for every two literals: n(n-1)/2 clauses, no auxiliary variable"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        for (index, &later) in lits.iter().enumerate() {
            for &earlier in &lits[..index] {
                sink.add_clause(&[!earlier, !later]);
            }
        }
    }

    fn size(&self, n: usize) -> Size {
        let n = n as u64;
        let clauses = n * n.saturating_sub(1) / 2;
        Size { variables: 0, clauses, literals: 2 * clauses }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}
