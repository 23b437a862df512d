//! Forms over three and more operands, which have better clauses than their readings would give.

use std::rc::Rc;

use encodings::{Guarded, Lit};
use itertools::Itertools;

use super::super::Relations;
use super::super::domain::Domain;
use super::super::known::{Cell, not};
use super::super::pairs::Pairs;
use super::super::relation::Related;
use super::super::rules::at_most_one;
use super::Clues;
use crate::model::{Form, Function, Operand, Place, Statement};
use crate::relation::{Atom, Relation, atoms, is_certain, opposite_neighbours};

/// The other operand of a relation, whether it is the second one, and the pairs.
type Partner = (Rc<Pairs>, bool, Operand);

impl Clues<'_> {
    pub(super) fn same_literals(&mut self, a: Operand, of: &[Operand]) -> Vec<Lit> {
        of.iter().map(|b| self.atom_literal(&Atom::Related(Relation::Same, a, *b))).collect()
    }

    pub(super) fn different_literals(&mut self, of: &[Operand]) -> Vec<Lit> {
        let pairs = of.iter().array_combinations();
        pairs.map(|[a, b]| !self.atom_literal(&Atom::Related(Relation::Same, *a, *b))).collect()
    }

    /// What says that an operand is at a place.
    pub(super) fn at(&self, operand: Operand, place: Place) -> Cell {
        match operand {
            Operand::Item(item) => self.grid.cell(item, place),
            Operand::Place(fixed) => Err(fixed == place),
        }
    }

    /// A clause of cells: nothing when one is known to be true.
    pub(super) fn add_cells(&mut self, cells: &[Cell]) {
        if !cells.contains(&Err(true)) {
            self.add(&cells.iter().copied().filter_map(Cell::ok).collect_vec());
        }
    }

    /// Requires that the operand be somewhere.
    fn require_placed(&mut self, operand: Operand) {
        if !self.is_total(operand) {
            let places = self.puzzle.places().map(|place| self.at(operand, place)).collect_vec();
            self.add_cells(&places);
        }
    }

    /// Requires that `a` be at the position of one of the others.
    pub(super) fn require_one_of(&mut self, a: Operand, of: &[Operand]) {
        if !self.is_single(a) || self.options.relations == Relations::SamePosition {
            let same = self.same_literals(a, of);
            return self.add(&same);
        }
        self.require_placed(a);
        for place in self.puzzle.places() {
            let here = not(self.at(a, place));
            let others = of.iter().map(|b| self.at(*b, place));
            let clause = std::iter::once(here).chain(others).collect_vec();
            self.add_cells(&clause);
        }
    }

    /// Requires a disjunction of relations that share an operand: where that one is, one of the
    /// others is at a place that its relation allows. False, and nothing done, when it is none.
    pub(super) fn require_choice(&mut self, of: &[Statement]) -> bool {
        let Some((common, others)) = self.choice(of) else { return false };
        for place in self.puzzle.places() {
            let mut clause = vec![not(self.at(common, place))];
            for (pairs, forwards, other) in &others {
                let rows = if *forwards { &pairs.rows } else { &pairs.columns };
                let allowed = rows[place.index()].iter();
                clause.extend(allowed.map(|at| self.at(*other, Place::from_index((*at).into()))));
            }
            self.add_cells(&clause);
        }
        true
    }

    /// An operand with exactly one position that each of the statements relates to another one,
    /// with the pairs of positions and whether it is the first of each.
    fn choice(&mut self, of: &[Statement]) -> Option<(Operand, Vec<Partner>)> {
        if self.options.relations == Relations::SamePosition {
            return None;
        }
        let mut related = Vec::with_capacity(of.len());
        for statement in of {
            match atoms(self.puzzle, statement)?.as_slice() {
                [(Atom::Related(relation, a, b), true)] if relation.function().is_none() => {
                    related.push((*relation, *a, *b));
                }
                _ => return None,
            }
        }
        let (_, a, b) = *related.first()?;
        let shared = |x: &Operand| related.iter().all(|(_, a, b)| a == x || b == x);
        let certain = |x: &Operand| is_certain(self.puzzle, *x);
        let common = [a, b].into_iter().find(|x| shared(x) && certain(x))?;
        let mut others = Vec::with_capacity(related.len());
        for (relation, a, b) in related {
            let pairs = self.pairs.of(self.puzzle, relation);
            others.push((pairs, a == common, if a == common { b } else { a }));
        }
        Some((common, others))
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
        let before = Relation::Before(None);
        let pairs = self.pairs.of(self.puzzle, before);
        let [a, b, c] = &domains;
        let b_first = self.clue().new_var().positive();
        for (guard, low, high) in [(b_first, b, c), (!b_first, c, b)] {
            for (a, b) in [(low, a), (a, high)] {
                let style = self.style(before, [a, b], &pairs);
                let mut guarded = Guarded::new(guard, self.clue());
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
        [a, b, c].into_iter().for_each(|operand| self.require_placed(operand));
        let places = self.puzzle.places();
        let around =
            places.clone().map(|place| opposite_neighbours(self.puzzle, place)).collect_vec();
        let ordered = |place: Place| {
            around[place.index()].iter().flat_map(|(x, y)| [(*x, *y), (*y, *x)]).collect_vec()
        };
        for place in places {
            let elsewhere = not(self.at(a, place));
            let triples = ordered(place);
            for side in [b, c] {
                let neighbours = triples.iter().map(|(x, _)| self.at(side, *x));
                let clause = std::iter::once(elsewhere).chain(neighbours).collect_vec();
                self.add_cells(&clause);
            }
            for (x, y) in triples {
                let (left, right) = (self.at(b, x), self.at(c, y));
                self.add_cells(&[elsewhere, not(left), right]);
                self.add_cells(&[elsewhere, left, not(right)]);
            }
        }
    }
}
