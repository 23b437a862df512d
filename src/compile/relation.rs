//! Relations between two domains as clauses.

use encodings::{Lit, Sink, gate};

use super::Relations;
use super::domain::Domain;
use super::pairs::Pairs;

/// Two open domains and the pairs that a relation allows them.
pub(super) struct Related<'a> {
    pub(super) a: &'a Domain,
    pub(super) b: &'a Domain,
    pub(super) pairs: &'a Pairs,
    pub(super) style: Relations,
}

impl Related<'_> {
    /// Requires that some pair of the relation be true; at least one operand is single.
    pub(super) fn require(&self, to: &mut dyn Sink) {
        for domain in [self.a, self.b] {
            if !domain.is_total() {
                let all: Vec<Lit> = domain.literals().map(|(_, literal)| literal).collect();
                to.add_clause(&all);
            }
        }
        // With several positions for one operand only the other direction speaks of existence,
        // and forbidding pairs would say too much.
        let singles = self.a.is_single() && self.b.is_single();
        if singles && self.style == Relations::Conflict {
            for (i, at) in self.a.literals() {
                for (j, other) in self.b.literals() {
                    if !self.pairs.allows(i, j) {
                        to.add_clause(&[!at, !other]);
                    }
                }
            }
            return;
        }
        if self.a.is_single() {
            supports(self.a, self.b, &self.pairs.rows, to);
        }
        if self.b.is_single() {
            supports(self.b, self.a, &self.pairs.columns, to);
        }
    }

    /// For two operands with several positions each: the literals of which one must be true,
    /// each one position of `a` that has a partner. `None` where they are not needed.
    pub(super) fn witnesses(&self, definitions: &mut dyn Sink) -> Option<Vec<Lit>> {
        if self.a.is_single() || self.b.is_single() {
            return None;
        }
        let witness = |(i, at): (usize, Lit)| {
            let partners = &self.pairs.rows[i];
            let partners: Vec<Lit> =
                partners.iter().filter_map(|j| self.b.literal(usize::from(*j))).collect();
            (at, partners)
        };
        let all: Vec<_> = self.a.literals().map(witness).filter(|(_, b)| !b.is_empty()).collect();
        let both = |(at, partners): (Lit, Vec<Lit>)| {
            let partner = gate::or(&partners, definitions);
            gate::and(&[at, partner], definitions)
        };
        Some(all.into_iter().map(both).collect())
    }

    /// Requires that no pair of the relation be true.
    pub(super) fn refuse(&self, to: &mut dyn Sink) {
        let certain = |domain: &Domain| domain.is_single() && domain.is_total();
        let (n, m) = (self.pairs.rows.len(), self.pairs.columns.len());
        let allowed = self.pairs.count();
        // Where both operands are somewhere, to be in no pair of the relation is to be in one
        // outside it; support clauses say so in fewer literals when the relation is dense.
        let dense = 2 * allowed > 2 * (n * m - allowed) + n + m;
        if dense && self.style == Relations::Support && certain(self.a) && certain(self.b) {
            let others = |rows: &[Vec<u16>], size: usize| -> Vec<Vec<u16>> {
                let outside = |row: &Vec<u16>| {
                    (0..size as u16).filter(|j| row.binary_search(j).is_err()).collect()
                };
                rows.iter().map(outside).collect()
            };
            supports(self.a, self.b, &others(&self.pairs.rows, m), to);
            supports(self.b, self.a, &others(&self.pairs.columns, n), to);
            return;
        }
        for (i, at) in self.a.literals() {
            let partners = self.pairs.rows[i].iter();
            for other in partners.filter_map(|j| self.b.literal(usize::from(*j))) {
                to.add_clause(&[!at, !other]);
            }
        }
    }
}

/// Where `a` is at an index, `b` is at one of those that the index allows.
fn supports(a: &Domain, b: &Domain, rows: &[Vec<u16>], to: &mut dyn Sink) {
    let mut clause = Vec::new();
    for (i, at) in a.literals() {
        clause.clear();
        clause.push(!at);
        clause.extend(rows[i].iter().filter_map(|j| b.literal(usize::from(*j))));
        to.add_clause(&clause);
    }
}
