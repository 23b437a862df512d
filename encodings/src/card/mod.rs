//! Cardinality constraints and counters, one file for each encoding.

use crate::gate;
use crate::lit::Lit;
use crate::registry::registry;
use crate::sink::{Sink, Size};

// To add an encoding, write its file here and one line below; the tests,
// `ALL` and `by_name` then know it.
registry! {
    Cardinality:
    sequential_counter::SequentialCounter,
    totalizer::Totalizer,
    modulo_totalizer::ModuloTotalizer,
    sorting_network::SortingNetwork,
    cardinality_network::CardinalityNetwork,
}

/// The encoding with this name, if there is one.
pub fn by_name(name: &str) -> Option<&'static dyn Cardinality> {
    ALL.iter().copied().find(|encoding| encoding.name() == name)
}

/// A way to count in clauses how many of some literals are true.
///
/// An encoding writes `count`; the rest follows from it. There are constraints
/// (`at_most`, `at_least`, `exactly`) and literals to build greater formulas with
/// (`is_at_most`, `is_at_least`, `is_exactly`). All auxiliary variables are
/// determined by the literals, so none of these changes the number of models.
/// A literal given twice counts twice; a literal and its negation make one.
pub trait Cardinality: Sync {
    /// The name by which a user chooses the encoding: lower case, with hyphens.
    fn name(&self) -> &str;

    /// What it is and what it costs, in one line for a help text.
    fn summary(&self) -> &'static str;

    /// `max` literals, of which the one at index j - 1 is true exactly when at
    /// least j of `lits` are. Those for more than there are literals are
    /// constant false.
    fn count(&self, lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit>;

    /// The auxiliary variables, clauses and literals that `count` adds for `n`
    /// literals.
    fn size(&self, n: usize, max: usize) -> Size;

    /// Requires that at most `k` of the literals be true.
    fn at_most(&self, lits: &[Lit], k: usize, sink: &mut dyn Sink) {
        if k < lits.len() {
            self.at_least(&negated(lits), lits.len() - k, sink);
        }
    }

    /// Requires that at least `k` of the literals be true.
    fn at_least(&self, lits: &[Lit], k: usize, sink: &mut dyn Sink) {
        let n = lits.len();
        match k {
            0 => {}
            // These need no counting.
            1 => sink.add_clause(lits),
            _ if k == n => require_all(lits, sink),
            _ if k > n => sink.add_clause(&[]),
            _ => {
                let enough = self.is_at_least(lits, k, sink);
                sink.add_clause(&[enough]);
            }
        }
    }

    /// Requires that exactly `k` of the literals be true.
    fn exactly(&self, lits: &[Lit], k: usize, sink: &mut dyn Sink) {
        let n = lits.len();
        if k > n {
            sink.add_clause(&[]);
        } else if k == n {
            require_all(lits, sink);
        } else if k > n - k {
            // Counting the false ones is shorter.
            self.exactly(&negated(lits), n - k, sink);
        } else {
            let counts = self.count(lits, k + 1, sink);
            if k > 0 {
                sink.add_clause(&[counts[k - 1]]);
            }
            sink.add_clause(&[!counts[k]]);
        }
    }

    /// A literal that is true exactly when at most `k` of the literals are.
    fn is_at_most(&self, lits: &[Lit], k: usize, sink: &mut dyn Sink) -> Lit {
        if k >= lits.len() {
            return gate::constant_true(sink);
        }
        !self.is_at_least(lits, k + 1, sink)
    }

    /// A literal that is true exactly when at least `k` of the literals are.
    fn is_at_least(&self, lits: &[Lit], k: usize, sink: &mut dyn Sink) -> Lit {
        let n = lits.len();
        if k == 0 {
            gate::constant_true(sink)
        } else if k > n {
            !gate::constant_true(sink)
        } else if k - 1 > n - k {
            // At most n - k false ones: counting those is shorter.
            !self.count(&negated(lits), n - k + 1, sink)[n - k]
        } else {
            self.count(lits, k, sink)[k - 1]
        }
    }

    /// A literal that is true exactly when exactly `k` of the literals are.
    fn is_exactly(&self, lits: &[Lit], k: usize, sink: &mut dyn Sink) -> Lit {
        let n = lits.len();
        if k > n {
            !gate::constant_true(sink)
        } else if k == n {
            gate::and(lits, sink)
        } else if k > n - k {
            self.is_exactly(&negated(lits), n - k, sink)
        } else {
            let counts = self.count(lits, k + 1, sink);
            match k {
                0 => !counts[0],
                _ => gate::and(&[counts[k - 1], !counts[k]], sink),
            }
        }
    }
}

fn negated(lits: &[Lit]) -> Vec<Lit> {
    lits.iter().map(|&lit| !lit).collect()
}

fn require_all(lits: &[Lit], sink: &mut dyn Sink) {
    for &lit in lits {
        sink.add_clause(&[lit]);
    }
}

/// Counts for what cannot be: `counts` and then constant false up to `max` of them.
fn padded(mut counts: Vec<Lit>, max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    if counts.len() < max {
        let impossible = !gate::constant_true(sink);
        counts.resize(max, impossible);
    }
    counts
}

/// What `padded` adds where at most `n` literals can be true.
fn padding_size(n: usize, max: usize) -> Size {
    let clause = u64::from(max > n);
    Size { variables: clause, clauses: clause, literals: clause }
}

/// A literal for `same`, or `lit` and `fewer`, where `same` implies `fewer`. A missing
/// `fewer` is true and a missing `same` false.
fn step(lit: Lit, fewer: Option<Lit>, same: Option<Lit>, sink: &mut dyn Sink) -> Lit {
    match (fewer, same) {
        (None, None) => lit,
        (Some(fewer), None) => gate::and(&[lit, fewer], sink),
        (None, Some(same)) => gate::or(&[lit, same], sink),
        (Some(fewer), Some(same)) => {
            let output = sink.new_var().positive();
            sink.add_clause(&[!same, output]);
            sink.add_clause(&[!lit, !fewer, output]);
            sink.add_clause(&[!output, same, lit]);
            // `same` need not stand here, since it implies `fewer`.
            sink.add_clause(&[!output, fewer]);
            output
        }
    }
}

/// What `step` adds if there is a `fewer` and a `same`.
fn step_size(fewer: bool, same: bool) -> Size {
    match (fewer, same) {
        (false, false) => Size::default(),
        (true, true) => Size { variables: 1, clauses: 4, literals: 10 },
        _ => Size { variables: 1, clauses: 3, literals: 7 },
    }
}
