//! Order: the literals are the values of a number whose variables say "at most i".
//!
//! N. Tamura, A. Taga, S. Kitagawa and M. Banbara, "Compiling Finite Linear CSP into
//! SAT", 2009, for the bounds and the axioms that order them; each literal is
//! channelled to its two bounds.
//!
//! Exactly-one is a number from 0 to n - 1. At-most-one is a number from 0 to n, where
//! n stands for none of the literals. The bounds are determined by the literals in both.
//!
//! Size of exactly-one for n >= 2 literals: n - 1 auxiliary variables, 4n - 4 clauses
//! and 9n - 10 literals (the same clauses as those of the ladder encoding, in another
//! order); for n < 2 the clause of all literals alone. Size of at-most-one for n >= 2:
//! n auxiliary variables, 4n - 2 clauses and 9n - 5 literals; nothing for fewer.

use crate::amo::AtMostOne;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The order encoding: its variables say whether the value is at most some bound.
pub struct Order;

impl AtMostOne for Order {
    fn name(&self) -> &str {
        "order"
    }

    fn summary(&self) -> &'static str {
        "bounds on the index (Tamura et al. 2009): 4n-2 clauses, n auxiliary variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() >= 2 {
            let bounds = ordered_bounds(lits.len(), sink);
            channel(lits, &bounds, sink);
        }
    }

    fn size(&self, n: usize) -> Size {
        if n < 2 {
            return Size::default();
        }
        let n = n as u64;
        Size { variables: n, clauses: 4 * n - 2, literals: 9 * n - 5 }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }

    fn exactly_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        self.exactly_one_with_prefixes(lits, sink);
    }

    fn exactly_one_size(&self, n: usize) -> Size {
        if n < 2 {
            return Size { variables: 0, clauses: 1, literals: n as u64 };
        }
        let n = n as u64;
        Size { variables: n - 1, clauses: 4 * n - 4, literals: 9 * n - 10 }
    }

    fn exactly_one_with_prefixes(&self, lits: &[Lit], sink: &mut dyn Sink) -> Option<Vec<Lit>> {
        if lits.is_empty() {
            sink.add_clause(&[]);
            return Some(Vec::new());
        }
        let bounds = ordered_bounds(lits.len() - 1, sink);
        channel(lits, &bounds, sink);
        Some(bounds)
    }
}

/// `count` new variables, of which the one at index i says that the number is at most
/// i: each implies the next.
fn ordered_bounds(count: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    let bounds: Vec<Lit> = (0..count).map(|_| sink.new_var().positive()).collect();
    for pair in bounds.windows(2) {
        sink.add_clause(&[!pair[0], pair[1]]);
    }
    bounds
}

/// Makes the literal at index i true exactly when the number is i: at most i, and not
/// at most i - 1. The greatest number has no bound, as it is below none.
fn channel(lits: &[Lit], bounds: &[Lit], sink: &mut dyn Sink) {
    for (index, &lit) in lits.iter().enumerate() {
        let upper = bounds.get(index).copied();
        let lower = index.checked_sub(1).map(|below| bounds[below]);
        let mut sufficient = Vec::with_capacity(3);
        if let Some(upper) = upper {
            sink.add_clause(&[!lit, upper]);
            sufficient.push(!upper);
        }
        if let Some(lower) = lower {
            sink.add_clause(&[!lit, !lower]);
            sufficient.push(lower);
        }
        sufficient.push(lit);
        sink.add_clause(&sufficient);
    }
}
