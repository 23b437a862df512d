//! Flat product: the literals fill a grid, and rows and columns are kept pairwise.
//!
//! J. Chen, "A New SAT Encoding of the At-Most-One Constraint", 2010: the 2-product
//! encoding, not repeated for the rows and the columns.
//!
//! Size for n >= 2 literals on a grid of q = floor(sqrt(n)) columns and p = ceil(n/q)
//! rows: p + q auxiliary variables, 2n + p(p-1)/2 + q(q-1)/2 clauses of 2 literals;
//! nothing for fewer.
//!
//! A true literal determines its row and its column, and these exclude the others.
//! Under at-most-one, when no literal is true, at most one row and at most one column
//! are, so one model becomes (p+1)(q+1).

use crate::amo::AtMostOne;
use crate::amo::pairwise::Pairwise;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The product encoding without recursion, as RustSAT has it.
pub struct ProductFlat;

impl AtMostOne for ProductFlat {
    fn name(&self) -> &str {
        "product-flat"
    }

    fn summary(&self) -> &'static str {
        "a grid, rows and columns pairwise (Chen 2010): 3n clauses, 2*sqrt(n) auxiliary variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() >= 2 {
            let (rows, columns) = place_on_grid(lits, columns(lits.len()), sink);
            Pairwise.at_most_one(&rows, sink);
            Pairwise.at_most_one(&columns, sink);
        }
    }

    fn size(&self, n: usize) -> Size {
        if n < 2 {
            return Size::default();
        }
        let (rows, columns) = (n.div_ceil(columns(n)), columns(n));
        grid_size(n, rows, columns) + Pairwise.size(rows) + Pairwise.size(columns)
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}

fn columns(n: usize) -> usize {
    n.isqrt()
}

/// New variables for the rows and the columns of a grid that the literals fill row by
/// row; a true literal makes its row and its column true.
pub(super) fn place_on_grid(
    lits: &[Lit],
    columns: usize,
    sink: &mut dyn Sink,
) -> (Vec<Lit>, Vec<Lit>) {
    let mut new = |count| (0..count).map(|_| sink.new_var().positive()).collect::<Vec<Lit>>();
    let (rows, columns) = (new(lits.len().div_ceil(columns)), new(columns));
    for (index, &lit) in lits.iter().enumerate() {
        sink.add_clause(&[!lit, rows[index / columns.len()]]);
        sink.add_clause(&[!lit, columns[index % columns.len()]]);
    }
    (rows, columns)
}

/// What `place_on_grid` adds for `n` literals.
pub(super) fn grid_size(n: usize, rows: usize, columns: usize) -> Size {
    let n = n as u64;
    Size { variables: (rows + columns) as u64, clauses: 2 * n, literals: 4 * n }
}
