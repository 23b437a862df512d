//! At-most-one and exactly-one constraints, one file for each encoding.

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
}

/// A way to say in clauses that no two of some literals are true.
///
/// A literal given twice counts twice, so it must be false.
pub trait AtMostOne: Sync {
    /// The name by which a user chooses the encoding: lower case, with hyphens.
    fn name(&self) -> &'static str;

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
    /// there are none. Adds one clause, of all the literals, to `at_most_one`.
    fn exactly_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        sink.add_clause(lits);
        self.at_most_one(lits, sink);
    }
}
