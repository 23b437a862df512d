//! Cardinality network: sort only the two greatest, and the second must be false.
//!
//! R. Asín, R. Nieuwenhuis, A. Oliveras and E. Rodríguez-Carbonell, "Cardinality Networks:
//! a Theoretical and Empirical Study", 2011.
//!
//! Size for n >= 3 literals: that of the counter of the same name in `card` for n
//! literals and a count of 2, and one clause of 1 literal. Two literals are one clause of
//! 2; fewer are nothing. All auxiliary variables are determined by the literals.

use crate::amo::{AtMostOne, counted_size};
use crate::card::{Cardinality, cardinality_network};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The cardinality network for at-most-one: linear in variables and clauses.
pub struct CardinalityNetwork;

impl AtMostOne for CardinalityNetwork {
    fn name(&self) -> &str {
        "cardinality-network"
    }

    fn summary(&self) -> &'static str {
        "sort the two greatest (Asín et al. 2011): linear, with a large factor"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        cardinality_network::CardinalityNetwork.at_most(lits, 1, sink);
    }

    fn size(&self, n: usize) -> Size {
        counted_size(&cardinality_network::CardinalityNetwork, n)
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}
