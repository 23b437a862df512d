//! Forms over three and more operands, which have better clauses than their readings would give.

use encodings::{Guarded, Lit};
use itertools::Itertools;

use super::super::domain::Domain;
use super::super::relation::Related;
use super::super::rules::at_most_one;
use super::Clues;
use crate::model::{Form, Function, Operand, Place};
use crate::relation::{Atom, Relation, opposite_neighbours};

impl Clues<'_> {
    pub(super) fn same_literals(&mut self, a: Operand, of: &[Operand]) -> Vec<Lit> {
        of.iter().map(|b| self.atom_literal(&Atom::Related(Relation::Same, a, *b))).collect()
    }

    pub(super) fn different_literals(&mut self, of: &[Operand]) -> Vec<Lit> {
        let pairs = of.iter().array_combinations();
        pairs.map(|[a, b]| !self.atom_literal(&Atom::Related(Relation::Same, *a, *b))).collect()
    }

    /// What says that an operand is at a place: `None` for a fixed operand that is.
    pub(super) fn at(&self, operand: Operand, place: Place) -> Result<Lit, bool> {
        match operand {
            Operand::Item(item) => Ok(self.layout.literal(item, place)),
            Operand::Place(fixed) => Err(fixed == place),
        }
    }

    /// Requires that `a` be at the position of one of the others.
    pub(super) fn require_one_of(&mut self, a: Operand, of: &[Operand]) {
        if !self.is_single(a) {
            let same = self.same_literals(a, of);
            return self.add(&same);
        }
        if !self.is_total(a) {
            let places =
                self.puzzle.places().filter_map(|place| self.at(a, place).ok()).collect_vec();
            self.add(&places);
        }
        for place in self.puzzle.places() {
            let mut clause = match self.at(a, place) {
                Ok(here) => vec![!here],
                Err(true) => Vec::new(),
                Err(false) => continue,
            };
            let others = of.iter().map(|b| self.at(*b, place)).collect_vec();
            if others.contains(&Err(true)) {
                continue;
            }
            clause.extend(others.into_iter().flatten());
            self.add(&clause);
        }
    }

    /// Requires that no two of the operands share a position.
    pub(super) fn require_all_different(&mut self, of: &[Operand]) {
        for place in self.puzzle.places() {
            let here = of.iter().map(|operand| self.at(*operand, place)).collect_vec();
            let fixed = here.iter().filter(|at| **at == Err(true)).count();
            let literals = here.into_iter().flatten().collect_vec();
            match fixed {
                0 => {
                    let options = self.options;
                    at_most_one(options, &literals, self.clue());
                }
                1 => literals.into_iter().for_each(|literal| self.add(&[!literal])),
                _ => self.add(&[]),
            }
        }
    }

    /// `a` between `b` and `c`. One literal says whether `b` or `c` comes first; both orders
    /// exclude each other, so it is determined.
    pub(super) fn require_between(&mut self, a: Operand, b: Operand, c: Operand) {
        if ![a, b, c].iter().all(|operand| self.is_single(*operand)) {
            let holds = self.literal(&Form::Between(a, b, c));
            return self.add(&[holds]);
        }
        let domains = [a, b, c].map(|operand| self.domain(Function::Positions, operand));
        if domains.iter().any(|domain| matches!(domain, Domain::Fixed(_))) {
            let holds = self.literal(&Form::Between(a, b, c));
            return self.add(&[holds]);
        }
        let [a, b, c] = &domains;
        let pairs = self.pairs.of(self.puzzle, Relation::Before(None));
        let style = self.options.relations;
        let to = self.clue();
        let b_first = to.new_var().positive();
        for (guard, low, high) in [(b_first, b, c), (!b_first, c, b)] {
            let mut guarded = Guarded::new(guard, to);
            for (a, b) in [(low, a), (a, high)] {
                Related { a, b, pairs: &pairs, style }.require(&mut guarded);
            }
        }
    }

    /// The literals of each way in which `a` is directly between `b` and `c`.
    pub(super) fn triples(&self, a: Operand, b: Operand, c: Operand) -> Vec<Vec<Lit>> {
        let mut all = Vec::new();
        for place in self.puzzle.places() {
            for (left, right) in opposite_neighbours(self.puzzle, place) {
                for (left, right) in [(left, right), (right, left)] {
                    let at = [self.at(a, place), self.at(b, left), self.at(c, right)];
                    if !at.contains(&Err(false)) {
                        all.push(at.into_iter().flatten().collect());
                    }
                }
            }
        }
        all
    }

    pub(super) fn require_directly_between(&mut self, a: Operand, b: Operand, c: Operand) {
        let items =
            [a, b, c].iter().all(|of| matches!(of, Operand::Item(_)) && self.is_single(*of));
        if !items {
            let holds = self.literal(&Form::DirectlyBetween(a, b, c));
            return self.add(&[holds]);
        }
        // Each literal of a triple needs one of the triples that it is in, and two of them the
        // third.
        for operand in [a, b, c] {
            if !self.is_total(operand) {
                let all =
                    self.puzzle.places().filter_map(|p| self.at(operand, p).ok()).collect_vec();
                self.add(&all);
            }
        }
        let places = self.puzzle.places();
        let around =
            places.clone().map(|place| opposite_neighbours(self.puzzle, place)).collect_vec();
        let ordered = |place: Place| {
            around[place.index()].iter().flat_map(|(x, y)| [(*x, *y), (*y, *x)]).collect_vec()
        };
        for place in places.clone() {
            let Ok(middle) = self.at(a, place) else { continue };
            let triples = ordered(place);
            for side in [b, c] {
                let neighbours = triples.iter().filter_map(|(x, _)| self.at(side, *x).ok());
                let clause = std::iter::once(!middle).chain(neighbours).collect_vec();
                self.add(&clause);
            }
            for (x, y) in triples {
                if let (Ok(left), Ok(right)) = (self.at(b, x), self.at(c, y)) {
                    self.add(&[!middle, !left, right]);
                    self.add(&[!middle, left, !right]);
                }
            }
        }
    }
}
