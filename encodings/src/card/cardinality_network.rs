//! Cardinality network: a sorting network of which only the first outputs are made.
//!
//! R. Asín, R. Nieuwenhuis, A. Oliveras and E. Rodríguez-Carbonell, "Cardinality Networks:
//! a Theoretical and Empirical Study", 2011, here in both directions and for lists of any
//! length, where the paper pads to a multiple of a power of 2.
//!
//! Size: as for the sorting network, but every list is cut to max literals. Of the last
//! comparator of a merge one gate may remain, of 1 variable, 3 clauses and 7 literals. A
//! merge to m outputs needs floor(m/2) + 1 of the odd places and floor(m/2) of the even
//! ones. For n literals that is about n*log(max)^2 in all.

use crate::card::sorting_network::{sorted, sorted_size};
use crate::card::{Cardinality, padded, padding_size};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The cardinality network: a sorting network for small counts.
pub struct CardinalityNetwork;

impl Cardinality for CardinalityNetwork {
    fn name(&self) -> &str {
        "cardinality-network"
    }

    fn summary(&self) -> &'static str {
        "sort only the greatest (Asín et al. 2011): about 1.5*n*log(k)^2 clauses"
    }

    fn count(&self, lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
        let counts = sorted(lits, max, sink);
        padded(counts, max, sink)
    }

    fn size(&self, n: usize, max: usize) -> Size {
        sorted_size(n, max) + padding_size(n, max)
    }
}
