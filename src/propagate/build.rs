//! Clues to formulas.

use std::sync::Arc;

use itertools::Itertools;

use super::aspect::Aspect;
use super::formula::{Formula, Tally, set_of};
use super::grid::Shape;
use super::image::Images;
use super::relate::Related;
use super::several::{Several, Wider, triples};
use crate::model::{Count, Form, Function, Operand, Place, Puzzle, Statement};
use crate::relation::{Atom, Relation, Signed, atoms, is_single};

/// Builds the formulas of a puzzle's clues, with what they share.
pub(super) struct Builder<'a> {
    puzzle: &'a Puzzle,
    shape: &'a Shape,
    images: Images,
    triples: Option<Arc<[[Place; 3]]>>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(puzzle: &'a Puzzle, shape: &'a Shape) -> Self {
        Builder { puzzle, shape, images: Images::default(), triples: None }
    }

    pub(super) fn formula(&mut self, statement: &Statement) -> Formula {
        if let Some(atoms) = atoms(self.puzzle, statement) {
            return self.conjunction(&atoms);
        }
        let before = Relation::Before(None);
        match statement {
            Form::Not(of) => Formula::Not(Box::new(self.formula(of))),
            Form::And(of) => self.tally(Tally::All, of),
            Form::Or(of) => self.tally(Tally::Any, of),
            Form::Xor(of) => self.tally(Tally::Odd, of),
            Form::Count(count, bound, of) => self.tally(Tally::Count(*count, *bound as usize), of),
            Form::If(of) => {
                let parts = vec![Formula::Not(Box::new(self.formula(&of.0))), self.formula(&of.1)];
                Formula::Tally(Tally::Any, parts)
            }
            Form::Iff(of) => {
                let parts = vec![self.formula(&of.0), self.formula(&of.1)];
                Formula::Not(Box::new(Formula::Tally(Tally::Odd, parts)))
            }
            Form::Either(a, of) => {
                let one = self.among(Tally::Count(Count::Exactly, 1), *a, of);
                Formula::Tally(Tally::All, vec![one, self.all_different(of)])
            }
            Form::AllDifferent(of) => self.all_different(of),
            Form::Pairs(left, right) => {
                let mut parts = vec![self.all_different(left)];
                parts.extend(left.iter().map(|a| self.among(Tally::Any, *a, right)));
                Formula::Tally(Tally::All, parts)
            }
            Form::Between(a, b, c) => {
                let orders = [(*b, *c), (*c, *b)].map(|(low, high)| {
                    let links = [(low, *a), (*a, high)];
                    let links = links.map(|(x, y)| self.related(before, x, y));
                    Formula::Tally(Tally::All, links.into())
                });
                let either = Formula::Tally(Tally::Any, orders.into());
                if ![a, b, c].iter().all(|of| is_single(self.puzzle, **of)) {
                    return either;
                }
                let operands = [*a, *b, *c].map(Aspect::positions);
                Formula::Implied(Wider::Between(operands), Box::new(either))
            }
            Form::DirectlyBetween(a, b, c) => {
                let all = self.triples.get_or_insert_with(|| triples(self.puzzle)).clone();
                Formula::Several(Several::OneOf([*a, *b, *c].map(Aspect::positions), all))
            }
            // Every other form is a conjunction of atoms.
            _ => unreachable!("a relation without atoms: {statement:?}"),
        }
    }

    fn tally(&mut self, tally: Tally, of: &[Statement]) -> Formula {
        Formula::Tally(tally, of.iter().map(|part| self.formula(part)).collect())
    }

    fn conjunction(&mut self, atoms: &[Signed]) -> Formula {
        let mut parts = atoms.iter().map(|atom| self.signed(atom)).collect_vec();
        if parts.len() == 1 {
            return parts.remove(0);
        }
        Formula::Tally(Tally::All, parts)
    }

    fn signed(&mut self, (atom, positive): &Signed) -> Formula {
        let atom = match atom {
            Atom::Within(function, operand, indices) => {
                let of = Aspect::new(*function, *operand);
                Formula::Within(of, set_of(indices, of.size(self.shape)))
            }
            Atom::Related(relation, a, b) => self.related(*relation, *a, *b),
        };
        if *positive { atom } else { Formula::Not(Box::new(atom)) }
    }

    fn related(&mut self, relation: Relation, a: Operand, b: Operand) -> Formula {
        let Some(image) = self.images.of(self.puzzle, relation) else { return Formula::Unknown };
        let function = relation.function().unwrap_or(Function::Positions);
        let [a, b] = [a, b].map(|operand| Aspect::new(function, operand));
        Formula::Related(Related { a, b, image })
    }

    /// So many of the others share the position of `a`: one at least.
    fn among(&mut self, tally: Tally, a: Operand, of: &[Operand]) -> Formula {
        let same = of.iter().map(|b| self.related(Relation::Same, a, *b)).collect();
        let one = Formula::Tally(tally, same);
        if !is_single(self.puzzle, a) {
            return one;
        }
        let of = of.iter().copied().map(Aspect::positions).collect();
        Formula::Implied(Wider::Among(Aspect::positions(a), of), Box::new(one))
    }

    fn all_different(&mut self, of: &[Operand]) -> Formula {
        let operands = of.iter().copied().map(Aspect::positions).collect();
        Formula::Several(Several::AllDifferent(operands, self.images.same(self.puzzle)))
    }
}
