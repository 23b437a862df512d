//! Pairwise for few literals, sequential for many.
//!
//! Sizes are those of the encoding that is used: see [`Pairwise`] and [`Sequential`].

use super::AtMostOne;
use super::pairwise::Pairwise;
use super::sequential::Sequential;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The most literals for which pairwise clauses are used. Up to about this many a solver is
/// faster without auxiliary variables; far above it the quadratic number of clauses hurts.
const MOST_PAIRWISE: usize = 24;

/// The encoding that suits the number of literals.
#[derive(Clone, Copy, Debug)]
pub struct Auto;

fn choice(n: usize) -> &'static dyn AtMostOne {
    if n <= MOST_PAIRWISE { &Pairwise } else { &Sequential }
}

impl AtMostOne for Auto {
    fn name(&self) -> &str {
        "auto"
    }

    fn summary(&self) -> &'static str {
        "pairwise for up to 24 literals, sequential above"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        choice(lits.len()).at_most_one(lits, sink);
    }

    fn size(&self, n: usize) -> Size {
        choice(n).size(n)
    }

    fn keeps_model_count(&self) -> bool {
        Pairwise.keeps_model_count() && Sequential.keeps_model_count()
    }

    fn exactly_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        choice(lits.len()).exactly_one(lits, sink);
    }

    fn exactly_one_size(&self, n: usize) -> Size {
        choice(n).exactly_one_size(n)
    }

    fn exactly_one_with_prefixes(&self, lits: &[Lit], sink: &mut dyn Sink) -> Option<Vec<Lit>> {
        choice(lits.len()).exactly_one_with_prefixes(lits, sink)
    }
}
