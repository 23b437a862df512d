//! Order literals: "at this index or before it", for each index of a domain.
//!
//! N. Tamura, A. Taga, S. Kitagawa and M. Banbara, "Compiling Finite Linear CSP into SAT", 2009.
//! For k literals of which exactly one is true there are k - 1 order literals; the chain of the
//! sequential and ladder encodings of exactly-one are just these, so they are taken from there
//! where there is one.

use std::collections::HashMap;
use std::rc::Rc;

use encodings::{Lit, Sink};

use super::domain::Domain;
use super::known::{Cell, not};
use super::pairs::Interval;

/// The order literals of a domain with exactly one true literal.
#[derive(Clone)]
pub(super) struct Prefix {
    /// The indices that are open, ascending.
    indices: Vec<usize>,
    /// The literal at j says that one of the first j + 1 open indices is the one.
    chain: Rc<[Lit]>,
}

impl Prefix {
    /// Whether the domain is at one of the first `end` indices.
    fn before(&self, end: usize) -> Cell {
        let open = self.indices.partition_point(|index| *index < end);
        match open.checked_sub(1) {
            None => Err(false),
            Some(at) => self.chain.get(at).copied().ok_or(true),
        }
    }
}

/// The chains of order literals made so far, by the literals of the domain.
#[derive(Default)]
pub(super) struct Prefixes {
    /// From the rules: each literal implies the chain from its index on.
    chains: HashMap<Vec<Lit>, Vec<Lit>>,
    /// Defined in both directions.
    complete: HashMap<Vec<Lit>, Rc<[Lit]>>,
}

impl Prefixes {
    /// Keeps the chain of an exactly-one over some literals.
    pub(super) fn keep(&mut self, literals: Vec<Lit>, chain: Vec<Lit>) {
        self.chains.insert(literals, chain);
    }

    /// The order literals of an open domain in which exactly one literal is true.
    pub(super) fn of(&mut self, domain: &Domain, definitions: &mut dyn Sink) -> Prefix {
        let (indices, literals): (Vec<usize>, Vec<Lit>) = domain.literals().unzip();
        let chain = match self.complete.get(&literals) {
            Some(chain) => chain.clone(),
            None => {
                let chain = self.chains.remove(&literals);
                let chain = chain.unwrap_or_else(|| chain_along(&literals, definitions));
                complete(&literals, &chain, definitions);
                let chain: Rc<[Lit]> = chain.into();
                self.complete.insert(literals, chain.clone());
                chain
            }
        };
        Prefix { indices, chain }
    }
}

/// A chain of its own: each literal implies the order literal of its index, that implies the next
/// one and excludes the literal after it.
fn chain_along(literals: &[Lit], definitions: &mut dyn Sink) -> Vec<Lit> {
    let mut chain: Vec<Lit> = Vec::with_capacity(literals.len().saturating_sub(1));
    for (at, literal) in literals.iter().enumerate() {
        if let Some(before) = chain.last() {
            definitions.add_clause(&[!*literal, !*before]);
        }
        if at + 1 < literals.len() {
            let here = definitions.new_var().positive();
            definitions.add_clause(&[!*literal, here]);
            if let Some(before) = chain.last() {
                definitions.add_clause(&[!*before, here]);
            }
            chain.push(here);
        }
    }
    chain
}

/// The other direction, without which what is known of the literals says nothing of the order:
/// who is here or before is here if not before.
fn complete(literals: &[Lit], chain: &[Lit], definitions: &mut dyn Sink) {
    for (at, here) in chain.iter().enumerate() {
        match at.checked_sub(1) {
            None => definitions.add_clause(&[!*here, literals[at]]),
            Some(before) => definitions.add_clause(&[!*here, chain[before], literals[at]]),
        }
    }
    if let ([.., last], [.., before]) = (literals, chain) {
        definitions.add_clause(&[*before, *last]);
    }
}

/// Requires a comparison of two domains: from each index of the first on, the other is not before
/// the interval of that index, and up to it not behind. Linear in the number of indices.
pub(super) fn require(a: &Prefix, b: &Prefix, intervals: &[Interval], to: &mut dyn Sink) {
    for (i, interval) in intervals.iter().enumerate() {
        let earlier = i.checked_sub(1).map_or(0, |before| intervals[before].start);
        if interval.start > earlier {
            clause([a.before(i), not(b.before(interval.start))], to);
        }
        let later = intervals.get(i + 1).map_or(usize::MAX, |next| next.end);
        if interval.end < later {
            clause([not(a.before(i + 1)), b.before(interval.end)], to);
        }
    }
}

fn clause(cells: [Cell; 2], to: &mut dyn Sink) {
    match cells {
        [Err(true), _] | [_, Err(true)] => {}
        [Ok(one), Ok(other)] => to.add_clause(&[one, other]),
        [Ok(one), Err(false)] | [Err(false), Ok(one)] => to.add_clause(&[one]),
        [Err(false), Err(false)] => to.add_clause(&[]),
    }
}
