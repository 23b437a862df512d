//! Nested, or split: two halves, of which a new variable says that one has no true literal.
//!
//! M. Heule's identity, in D. E. Knuth, "The Art of Computer Programming", volume 4B,
//! 2022, section 7.2.2.2, exercise 12: at most one of A and B together is at most one of
//! A and t, and at most one of B and not t. Knuth takes three literals at a time;
//! halves, as LogicNG takes them, need the same clauses and a shallow tree of variables.
//!
//! Size for n literals: that of pairwise for n <= 4; else one auxiliary variable and the
//! size for floor(n/2) + 1 and for ceil(n/2) + 1 literals. For n >= 3 that makes 3n - 6
//! clauses, all of 2 literals, and from n/2 - 2 to n - 3 variables.
//!
//! A true literal determines on which side of every variable it is. Under at-most-one,
//! when no literal is true, some variables are free.

use crate::amo::AtMostOne;
use crate::amo::pairwise::Pairwise;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The most literals that are not split, since that would save no clause.
const MOST_PAIRWISE: usize = 4;

/// The nested encoding: fewer clauses and variables than a chain, and only log(n) steps deep.
pub struct Nested;

impl AtMostOne for Nested {
    fn name(&self) -> &str {
        "nested"
    }

    fn summary(&self) -> &'static str {
        "two halves, each again in halves (Heule; Knuth 2022): 3n-6 clauses, n/2 to n variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() <= MOST_PAIRWISE {
            Pairwise.at_most_one(lits, sink);
            return;
        }
        let in_second = sink.new_var().positive();
        let (first, second) = lits.split_at(lits.len() / 2);
        self.at_most_one(&[first, &[in_second]].concat(), sink);
        self.at_most_one(&[second, &[!in_second]].concat(), sink);
    }

    fn size(&self, n: usize) -> Size {
        if n <= MOST_PAIRWISE {
            return Pairwise.size(n);
        }
        let split = Size { variables: 1, ..Size::default() };
        split + self.size(n / 2 + 1) + self.size(n.div_ceil(2) + 1)
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}
