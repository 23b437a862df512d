//! Relations between two domains as clauses.

use encodings::{Lit, Sink, Var, gate};

use super::domain::Domain;
use super::order::{self, Prefix};
use super::pairs::Pairs;

/// How one relation becomes clauses.
#[derive(Clone)]
pub(super) enum Style {
    Support,
    Conflict,
    Both,
    /// By the order literals of both operands.
    Order(Prefix, Prefix),
}

/// Two open domains and the pairs that a relation allows them.
pub(super) struct Related<'a> {
    pub(super) a: &'a Domain,
    pub(super) b: &'a Domain,
    pub(super) pairs: &'a Pairs,
    pub(super) style: Style,
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
        if singles {
            self.require_of_singles(self.pairs, to);
        } else if self.a.is_single() {
            supports(self.a, self.b, &self.pairs.rows, to);
        } else {
            supports(self.b, self.a, &self.pairs.columns, to);
        }
    }

    fn require_of_singles(&self, pairs: &Pairs, to: &mut dyn Sink) {
        if let Style::Order(a, b) = &self.style
            && let Some(intervals) = pairs.staircase()
        {
            return order::require(a, b, intervals, to);
        }
        if matches!(self.style, Style::Conflict | Style::Both) {
            conflicts(self.a, self.b, &pairs.complement().rows, to);
        }
        if !matches!(self.style, Style::Conflict) {
            supports(self.a, self.b, &pairs.rows, to);
            supports(self.b, self.a, &pairs.columns, to);
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
        // Where both operands are somewhere, to be in no pair of the relation is to be in one
        // outside it.
        if self.a.is_certain() && self.b.is_certain() {
            let outside = match self.style {
                Style::Order(..) | Style::Both => true,
                Style::Support => self.is_dense(),
                Style::Conflict => false,
            };
            if outside {
                return self.require_of_singles(self.pairs.complement(), to);
            }
        }
        conflicts(self.a, self.b, &self.pairs.rows, to);
    }

    /// Whether the clauses that forbid each pair have more literals than those that support the
    /// pairs outside the relation.
    fn is_dense(&self) -> bool {
        let (n, m) = (self.pairs.rows.len(), self.pairs.columns.len());
        let allowed = self.pairs.count();
        2 * allowed > 2 * (n * m - allowed) + n + m
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

/// `a` is not at an index when `b` is at one of those that the index forbids.
fn conflicts(a: &Domain, b: &Domain, rows: &[Vec<u16>], to: &mut dyn Sink) {
    for (i, at) in a.literals() {
        for other in rows[i].iter().filter_map(|j| b.literal(usize::from(*j))) {
            to.add_clause(&[!at, !other]);
        }
    }
}

/// Writes an empty clause as a contradiction that every solver can read.
///
/// Not to be put under a guard, where an empty clause becomes one of the guard alone.
pub(super) struct NonEmpty<'a>(pub(super) &'a mut dyn Sink);

impl Sink for NonEmpty<'_> {
    fn new_var(&mut self) -> Var {
        self.0.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        if clause.is_empty() {
            let never = !gate::constant_true(self.0);
            return self.0.add_clause(&[never]);
        }
        self.0.add_clause(clause);
    }
}
