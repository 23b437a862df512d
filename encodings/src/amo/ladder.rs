//! Ladder, or regular: the chain of the sequential encoding, defined in both directions.
//!
//! I. P. Gent and P. Nightingale, "A New Encoding of AllDifferent into SAT", 2004. The
//! name regular is that of C. Ansótegui and F. Manyà, "Mapping Problems with
//! Finite-Domain Variables to Problems with Boolean Variables", 2004.
//!
//! A rung after all but the last literal is true exactly when a literal up to there is.
//! Sinz's sequential encoding, which some libraries call ladder, only says "if". Two
//! things follow from "exactly when": the rungs are determined by the literals even if
//! none is true, and exactly-one needs no clause of all the literals, since the last
//! rung and the last literal together stand for them.
//!
//! Size for n >= 2 literals: n - 1 auxiliary variables, 4n - 5 clauses and 9n - 12
//! literals; nothing for fewer. Exactly-one adds one clause of 2 literals; for n < 2 it
//! is the clause of all literals alone.

use crate::amo::AtMostOne;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The ladder encoding: one clause for each literal more than the sequential one.
pub struct Ladder;

impl AtMostOne for Ladder {
    fn name(&self) -> &str {
        "ladder"
    }

    fn summary(&self) -> &'static str {
        "a chain in both directions (Gent, Nightingale 2004): 4n-5 clauses, n-1 auxiliary variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        rungs(lits, sink);
    }

    fn size(&self, n: usize) -> Size {
        if n < 2 {
            return Size::default();
        }
        let n = n as u64;
        Size { variables: n - 1, clauses: 4 * n - 5, literals: 9 * n - 12 }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }

    fn exactly_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        self.exactly_one_with_prefixes(lits, sink);
    }

    fn exactly_one_size(&self, n: usize) -> Size {
        self.size(n) + Size { variables: 0, clauses: 1, literals: n.min(2) as u64 }
    }

    fn exactly_one_with_prefixes(&self, lits: &[Lit], sink: &mut dyn Sink) -> Option<Vec<Lit>> {
        let rungs = rungs(lits, sink);
        match (rungs.last(), lits.last()) {
            (Some(&rung), Some(&lit)) => sink.add_clause(&[rung, lit]),
            _ => sink.add_clause(lits),
        }
        Some(rungs)
    }
}

/// Requires at most one of the literals, and gives the rungs.
fn rungs(lits: &[Lit], sink: &mut dyn Sink) -> Vec<Lit> {
    let [first, middle @ .., last] = lits else {
        return Vec::new();
    };
    let mut rung = sink.new_var().positive();
    let mut rungs = Vec::with_capacity(lits.len() - 1);
    rungs.push(rung);
    sink.add_clause(&[!*first, rung]);
    sink.add_clause(&[!rung, *first]);
    for &lit in middle {
        let next = sink.new_var().positive();
        sink.add_clause(&[!lit, next]);
        sink.add_clause(&[!rung, next]);
        sink.add_clause(&[!next, rung, lit]);
        sink.add_clause(&[!lit, !rung]);
        rungs.push(next);
        rung = next;
    }
    sink.add_clause(&[!*last, !rung]);
    rungs
}
