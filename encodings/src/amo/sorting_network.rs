//! Sorting network: sort the literals, and the second greatest must be false.
//!
//! K. E. Batcher, "Sorting Networks and Their Applications", 1968; N. Eén and N. Sörensson,
//! "Translating Pseudo-Boolean Constraints into SAT", 2006.
//!
//! Size for n >= 3 literals: that of the counter of the same name in `card` for n
//! literals and a count of 2, and one clause of 1 literal. Two literals are one clause of
//! 2; fewer are nothing. All auxiliary variables are determined by the literals.

use crate::amo::{AtMostOne, counted_size};
use crate::card::{Cardinality, sorting_network};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The sorting network for at-most-one: for comparison, since it sorts far more than is needed.
pub struct SortingNetwork;

impl AtMostOne for SortingNetwork {
    fn name(&self) -> &str {
        "sorting-network"
    }

    fn summary(&self) -> &'static str {
        "sort all and look at the second (Batcher 1968): for comparison, as it is large"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        sorting_network::SortingNetwork.at_most(lits, 1, sink);
    }

    fn size(&self, n: usize) -> Size {
        counted_size(&sorting_network::SortingNetwork, n)
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}
