//! Clues: each one's formula over relations, required, refused or given a literal.

mod atoms;
mod several;

use std::collections::{HashMap, HashSet};

use encodings::{Lit, Sink, gate};
use itertools::Itertools;

use super::known::Known;
use super::order::Prefixes;
use super::pairs::PairCache;
use super::relation::NonEmpty;
use super::{Options, Origin, Target};
use crate::model::{ClueId, Count, Form, Puzzle, Statement};
use crate::relation::{Atom, Relation, atoms};

pub(super) struct Clues<'a> {
    puzzle: &'a Puzzle,
    grid: &'a Known,
    options: &'a Options,
    to: &'a mut dyn Target,
    pairs: PairCache,
    prefixes: Prefixes,
    literals: HashMap<Atom, Lit>,
    truth: Option<Lit>,
    current: ClueId,
    /// The clues written so far: one that is said again needs no clauses.
    written: HashSet<&'a Statement>,
}

impl<'a> Clues<'a> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        grid: &'a Known,
        options: &'a Options,
        prefixes: Prefixes,
        to: &'a mut dyn Target,
    ) -> Self {
        Clues {
            puzzle,
            grid,
            options,
            to,
            pairs: PairCache::default(),
            prefixes,
            literals: HashMap::new(),
            truth: None,
            current: ClueId(0),
            written: HashSet::new(),
        }
    }

    pub(super) fn wants_more(&self) -> bool {
        self.to.wants_more()
    }

    /// Writes the clauses of a clue, unless what is known makes it hold.
    pub(super) fn write(&mut self, id: ClueId) {
        self.current = id;
        let puzzle = self.puzzle;
        let statement = &puzzle.clue(id).statement;
        if !self.grid.entails(id) && self.written.insert(statement) {
            self.require(statement);
        }
    }

    // The target, told what the next clauses are.

    fn clue(&mut self) -> &mut dyn Target {
        self.to.begin(Origin::Clue(self.current));
        self.to
    }

    fn definition(&mut self) -> &mut dyn Target {
        self.to.begin(Origin::Definition(self.current));
        self.to
    }

    fn constant(&mut self, value: bool) -> Lit {
        let truth = match self.truth {
            Some(truth) => truth,
            None => gate::constant_true(self.definition()),
        };
        self.truth = Some(truth);
        if value { truth } else { !truth }
    }

    fn or(&mut self, literals: &[Lit]) -> Lit {
        match literals {
            [] => self.constant(false),
            some => gate::or(some, self.definition()),
        }
    }

    fn and(&mut self, literals: &[Lit]) -> Lit {
        match literals {
            [] => self.constant(true),
            some => gate::and(some, self.definition()),
        }
    }

    /// A clause of the clue.
    fn add(&mut self, literals: &[Lit]) {
        NonEmpty(self.clue()).add_clause(literals);
    }

    // Statements.

    /// Requires that the statement hold.
    pub(super) fn require(&mut self, statement: &Statement) {
        if let Some(atoms) = atoms(self.puzzle, statement) {
            return atoms.iter().for_each(|atom| self.require_atom(atom));
        }
        match statement {
            Form::Not(of) => self.refuse(of),
            Form::And(of) => of.iter().for_each(|part| self.require(part)),
            Form::Or(of) if self.require_choice(of) => {}
            Form::Or(_) | Form::If(_) => {
                let mut literals = Vec::new();
                self.disjuncts(statement, true, &mut literals);
                self.add(&literals);
            }
            Form::Iff(of) => {
                let (a, b) = (self.literal(&of.0), self.literal(&of.1));
                self.add(&[!a, b]);
                self.add(&[a, !b]);
            }
            Form::Count(count, bound, of) => {
                let literals = of.iter().map(|part| self.literal(part)).collect_vec();
                let bound = *bound as usize;
                let counter = self.options.cardinality;
                let to = self.clue();
                match count {
                    Count::Exactly => counter.exactly(&literals, bound, to),
                    Count::AtLeast => counter.at_least(&literals, bound, to),
                    Count::AtMost => counter.at_most(&literals, bound, to),
                }
            }
            Form::Either(a, of) => {
                if self.is_single(*a) {
                    self.require_one_of(*a, of);
                } else {
                    let same = self.same_literals(*a, of);
                    self.options.cardinality.exactly(&same, 1, self.clue());
                }
                self.require_all_different(of);
            }
            Form::AllDifferent(of) => self.require_all_different(of),
            Form::Pairs(left, right) => {
                left.iter().for_each(|a| self.require_one_of(*a, right));
                self.require_all_different(left);
            }
            Form::Between(a, b, c) => self.require_between(*a, *b, *c),
            Form::DirectlyBetween(a, b, c) => self.require_directly_between(*a, *b, *c),
            _ => {
                let holds = self.literal(statement);
                self.add(&[holds]);
            }
        }
    }

    /// Requires that the statement not hold.
    fn refuse(&mut self, statement: &Statement) {
        if let Some(atoms) = atoms(self.puzzle, statement) {
            if let [(atom, positive)] = &atoms[..] {
                return self.require_atom(&(atom.clone(), !positive));
            }
            let literals = atoms.iter().map(|atom| !self.signed_literal(atom)).collect_vec();
            return self.add(&literals);
        }
        match statement {
            Form::Not(of) => self.require(of),
            Form::Or(of) => of.iter().for_each(|part| self.refuse(part)),
            Form::If(of) => {
                self.require(&of.0);
                self.refuse(&of.1);
            }
            Form::And(_) => {
                let mut literals = Vec::new();
                self.disjuncts(statement, false, &mut literals);
                self.add(&literals);
            }
            Form::DirectlyBetween(a, b, c) => {
                for triple in self.triples(*a, *b, *c) {
                    let clause = triple.iter().map(|literal| !*literal).collect_vec();
                    self.add(&clause);
                }
            }
            _ => {
                let holds = self.literal(statement);
                self.add(&[!holds]);
            }
        }
    }

    /// Literals of which one is true when the statement holds (or, negated, does not), through
    /// nested disjunctions.
    fn disjuncts(&mut self, statement: &Statement, positive: bool, literals: &mut Vec<Lit>) {
        match (statement, positive) {
            (Form::Not(of), _) => self.disjuncts(of, !positive, literals),
            (Form::Or(of), true) | (Form::And(of), false) => {
                of.iter().for_each(|part| self.disjuncts(part, positive, literals));
            }
            (Form::If(of), true) => {
                self.disjuncts(&of.0, false, literals);
                self.disjuncts(&of.1, true, literals);
            }
            _ => {
                let literal = self.literal(statement);
                literals.push(if positive { literal } else { !literal });
            }
        }
    }

    /// A literal that is true exactly when the statement holds.
    fn literal(&mut self, statement: &Statement) -> Lit {
        if let Some(atoms) = atoms(self.puzzle, statement) {
            let literals = atoms.iter().map(|atom| self.signed_literal(atom)).collect_vec();
            return self.and(&literals);
        }
        let mut all = |of: &[Statement]| of.iter().map(|part| self.literal(part)).collect_vec();
        match statement {
            Form::Not(of) => !self.literal(of),
            Form::And(of) => {
                let literals = all(of);
                self.and(&literals)
            }
            Form::Or(of) => {
                let literals = all(of);
                self.or(&literals)
            }
            Form::Xor(of) => {
                let literals = all(of);
                gate::xor(&literals, self.definition())
            }
            Form::If(of) => {
                let literals = [!self.literal(&of.0), self.literal(&of.1)];
                self.or(&literals)
            }
            Form::Iff(of) => {
                let (a, b) = (self.literal(&of.0), self.literal(&of.1));
                gate::iff(a, b, self.definition())
            }
            Form::Count(count, bound, of) => {
                let (literals, bound) = (all(of), *bound as usize);
                let counter = self.options.cardinality;
                let to = self.definition();
                match count {
                    Count::Exactly => counter.is_exactly(&literals, bound, to),
                    Count::AtLeast => counter.is_at_least(&literals, bound, to),
                    Count::AtMost => counter.is_at_most(&literals, bound, to),
                }
            }
            Form::Either(a, of) => {
                let same = self.same_literals(*a, of);
                let mut parts = self.different_literals(of);
                let counter = self.options.cardinality;
                parts.push(counter.is_exactly(&same, 1, self.definition()));
                self.and(&parts)
            }
            Form::AllDifferent(of) => {
                let parts = self.different_literals(of);
                self.and(&parts)
            }
            Form::Pairs(left, right) => {
                let mut parts = self.different_literals(left);
                for a in left {
                    let same = self.same_literals(*a, right);
                    parts.push(self.or(&same));
                }
                self.and(&parts)
            }
            Form::Between(a, b, c) => {
                let orders = [(*b, *c), (*c, *b)].map(|(low, high)| {
                    let links = [(low, *a), (*a, high)].map(|(x, y)| {
                        self.atom_literal(&Atom::Related(Relation::Before(None), x, y))
                    });
                    self.and(&links)
                });
                self.or(&orders)
            }
            Form::DirectlyBetween(a, b, c) => {
                let triples = self.triples(*a, *b, *c);
                let all = triples.iter().map(|triple| self.and(triple)).collect_vec();
                self.or(&all)
            }
            // Every other form is a conjunction of atoms.
            _ => unreachable!("a relation without atoms: {statement:?}"),
        }
    }
}
