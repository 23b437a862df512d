//! At-most-one and exactly-one constraints, one file for each encoding.

mod spec;

pub use spec::{GROUP_SIZES, SpecError, by_name, parse};

use crate::card::Cardinality;
use crate::lit::Lit;
use crate::registry::registry;
use crate::sink::{Sink, Size};

// To add an encoding, write its file here and one line below; the tests,
// `ALL` and `by_name` then know it.
registry! {
    AtMostOne:
    auto::Auto,
    pairwise::Pairwise,
    sequential::Sequential,
    ladder::Ladder,
    order::Order,
    bitwise::Bitwise,
    product::Product,
    product_flat::ProductFlat,
    commander::DEFAULT,
    bimander::DEFAULT,
    nested::Nested,
    totalizer::Totalizer,
    sorting_network::SortingNetwork,
    cardinality_network::CardinalityNetwork,
}

/// A way to say in clauses that no two of some literals are true.
///
/// A literal given twice counts twice, so it must be false.
pub trait AtMostOne: Sync {
    /// The name by which a user chooses the encoding: lower case, with hyphens,
    /// and a colon before the size of groups if one was chosen.
    fn name(&self) -> &str;

    /// What it is and what it costs, in one line for a help text.
    fn summary(&self) -> &'static str;

    /// Requires that at most one of the literals be true. Adds nothing for
    /// fewer than two of them.
    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink);

    /// The auxiliary variables, clauses and literals that `at_most_one` adds
    /// for `n` literals.
    fn size(&self, n: usize) -> Size;

    /// Whether the auxiliary variables of `exactly_one` are determined by the
    /// literals, so that it changes no number of models.
    fn keeps_model_count(&self) -> bool;

    /// Requires that exactly one of the literals be true, which none can be if
    /// there are none. Most encodings add one clause, of all the literals, to
    /// `at_most_one`.
    fn exactly_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        sink.add_clause(lits);
        self.at_most_one(lits, sink);
    }

    /// The auxiliary variables, clauses and literals that `exactly_one` adds
    /// for `n` literals.
    fn exactly_one_size(&self, n: usize) -> Size {
        self.size(n) + Size { variables: 0, clauses: 1, literals: n as u64 }
    }

    /// As `exactly_one`; also gives the prefixes of the literals, if the encoding has
    /// variables for them anyway.
    ///
    /// There is one prefix fewer than there are literals. The one at index i is true
    /// exactly when one of `lits[..=i]` is: "the value is at most i" if each literal
    /// stands for a value.
    fn exactly_one_with_prefixes(&self, lits: &[Lit], sink: &mut dyn Sink) -> Option<Vec<Lit>> {
        self.exactly_one(lits, sink);
        None
    }

    /// The same encoding with groups of `size` literals, if it has groups and
    /// `size` is one of [`GROUP_SIZES`].
    fn with_groups_of(&self, size: usize) -> Option<&'static dyn AtMostOne> {
        let _ = size;
        None
    }
}

/// The size of at most one by a counter, for one that counts `n` literals to 2.
fn counted_size(counter: &dyn Cardinality, n: usize) -> Size {
    match n {
        0 | 1 => Size::default(),
        // One clause of both, without counting.
        2 => Size { variables: 0, clauses: 1, literals: 2 },
        _ => counter.size(n, 2) + Size { variables: 0, clauses: 1, literals: 1 },
    }
}
