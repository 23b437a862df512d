//! Product: the literals fill a grid, of which at most one row and one column is true.
//!
//! J. Chen, "A New SAT Encoding of the At-Most-One Constraint", 2010: the 2-product
//! encoding, repeated for the rows and for the columns until they are few.
//!
//! Size s(n): for n <= 6 that of pairwise, which is not larger; else, on a grid of
//! p = ceil(sqrt(n)) columns and q = ceil(n/p) rows, p + q auxiliary variables and 2n
//! clauses of 2 literals beside s(p) + s(q). In all 2n + 4*sqrt(n) + O(n^(1/4)) clauses
//! and 2*sqrt(n) + O(n^(1/4)) variables.
//!
//! Determined under exactly-one, and free under at-most-one when no literal is true,
//! for the same reason as the flat product.

use crate::amo::AtMostOne;
use crate::amo::pairwise::Pairwise;
use crate::amo::product_flat::{grid_size, place_on_grid};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The most literals for which a grid would save no clause.
const MOST_PAIRWISE: usize = 6;

/// The product encoding: the fewest clauses for many literals.
pub struct Product;

impl AtMostOne for Product {
    fn name(&self) -> &str {
        "product"
    }

    fn summary(&self) -> &'static str {
        "a grid of rows and columns, again and again (Chen 2010): about 2n+4*sqrt(n) clauses"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() <= MOST_PAIRWISE {
            Pairwise.at_most_one(lits, sink);
            return;
        }
        let (rows, columns) = place_on_grid(lits, columns(lits.len()), sink);
        self.at_most_one(&rows, sink);
        self.at_most_one(&columns, sink);
    }

    fn size(&self, n: usize) -> Size {
        if n <= MOST_PAIRWISE {
            return Pairwise.size(n);
        }
        let (rows, columns) = (n.div_ceil(columns(n)), columns(n));
        grid_size(n, rows, columns) + self.size(rows) + self.size(columns)
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}

/// The square root of `n`, rounded up.
fn columns(n: usize) -> usize {
    (n - 1).isqrt() + 1
}
