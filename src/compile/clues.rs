//! Clues: each one's formula over relations, required, refused or given a literal.

use std::collections::{HashMap, HashSet};

use encodings::card::{Cardinality, sequential_counter::SequentialCounter};
use encodings::{Guarded, Lit, gate};
use itertools::Itertools;

use super::domain::Domain;
use super::pairs::{PairCache, Relation};
use super::relation::Related;
use super::rules::at_most_one;
use super::{Layout, Options, Origin, Target};
use crate::model::{
    CategoryKind, ClueId, Comparison, Count, Form, Function, Number, Operand, Place, Puzzle,
    Statement, Term, Topology,
};

/// What counts statements; its auxiliary variables are determined.
const COUNTER: &dyn Cardinality = &SequentialCounter;

/// The smallest statement: a set of positions (or values) of one operand, or a relation of two.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Atom {
    /// The operand is at one of these indices of the positions, or of a category's items.
    Within(Function, Operand, Vec<u16>),
    /// The operands are related.
    Related(Relation, Operand, Operand),
}

/// An atom, and whether it is meant or its negation.
type Signed = (Atom, bool);

pub(super) struct Clues<'a> {
    puzzle: &'a Puzzle,
    layout: &'a Layout,
    options: &'a Options,
    to: &'a mut dyn Target,
    pairs: PairCache,
    literals: HashMap<Atom, Lit>,
    truth: Option<Lit>,
    current: ClueId,
    /// The clues written so far: one that is said again needs no clauses.
    written: HashSet<&'a Statement>,
}

impl<'a> Clues<'a> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        layout: &'a Layout,
        options: &'a Options,
        to: &'a mut dyn Target,
    ) -> Self {
        Clues {
            puzzle,
            layout,
            options,
            to,
            pairs: PairCache::default(),
            literals: HashMap::new(),
            truth: None,
            current: ClueId(0),
            written: HashSet::new(),
        }
    }

    pub(super) fn wants_more(&self) -> bool {
        self.to.wants_more()
    }

    /// Writes the clauses of a clue.
    pub(super) fn write(&mut self, id: ClueId) {
        self.current = id;
        let puzzle = self.puzzle;
        let statement = &puzzle.clue(id).statement;
        if self.written.insert(statement) {
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

    /// A clause of the clue; the empty one as a false literal, which every solver can read.
    fn add(&mut self, literals: &[Lit]) {
        if literals.is_empty() {
            let never = self.constant(false);
            return self.clue().add_clause(&[never]);
        }
        self.clue().add_clause(literals);
    }

    // Statements.

    /// Requires that the statement hold.
    fn require(&mut self, statement: &Statement) {
        if let Some(atoms) = self.atoms(statement) {
            return atoms.iter().for_each(|atom| self.require_atom(atom));
        }
        match statement {
            Form::Not(of) => self.refuse(of),
            Form::And(of) => of.iter().for_each(|part| self.require(part)),
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
                let to = self.clue();
                match count {
                    Count::Exactly => COUNTER.exactly(&literals, bound, to),
                    Count::AtLeast => COUNTER.at_least(&literals, bound, to),
                    Count::AtMost => COUNTER.at_most(&literals, bound, to),
                }
            }
            Form::Either(a, of) => {
                if self.is_single(*a) {
                    self.require_one_of(*a, of);
                } else {
                    let same = self.same_literals(*a, of);
                    COUNTER.exactly(&same, 1, self.clue());
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
        if let Some(atoms) = self.atoms(statement) {
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
        if let Some(atoms) = self.atoms(statement) {
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
                let to = self.definition();
                match count {
                    Count::Exactly => COUNTER.is_exactly(&literals, bound, to),
                    Count::AtLeast => COUNTER.is_at_least(&literals, bound, to),
                    Count::AtMost => COUNTER.is_at_most(&literals, bound, to),
                }
            }
            Form::Either(a, of) => {
                let same = self.same_literals(*a, of);
                let mut parts = self.different_literals(of);
                parts.push(COUNTER.is_exactly(&same, 1, self.definition()));
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

    /// The atoms whose conjunction the statement is; `None` for a form that is no conjunction.
    fn atoms(&self, statement: &Statement) -> Option<Vec<Signed>> {
        let related = |relation, a: &Operand, b: &Operand| Atom::Related(relation, *a, *b);
        let within = |a: &Operand, keep: &dyn Fn(usize) -> bool| {
            let indices = (0..self.puzzle.positions.len()).filter(|i| keep(*i));
            Atom::Within(Function::Positions, *a, indices.map(|i| i as u16).collect())
        };
        let one = |atom| Some(vec![(atom, true)]);
        match statement {
            Form::Same(a, b) => one(related(Relation::Same, a, b)),
            Form::Different(a, b) => Some(vec![(related(Relation::Same, a, b), false)]),
            Form::Compare(first, links) => {
                let lefts = std::iter::once(first).chain(links.iter().map(|(_, term)| term));
                let links = lefts.zip(links);
                links
                    .map(|(left, (comparison, right))| self.link(left, *comparison, right))
                    .collect()
            }
            Form::Difference { function, of: (a, b), comparison, amount } => {
                let (comparison, positive) = without_not(*comparison);
                let relation = Relation::Difference(*function, comparison, *amount);
                Some(vec![(related(relation, a, b), positive)])
            }
            Form::In(a, places) => {
                one(within(a, &|i| places.iter().any(|place| place.index() == i)))
            }
            Form::AtEnd(a) => {
                let last = self.puzzle.positions.len() - 1;
                one(within(a, &|i| i == 0 || i == last))
            }
            Form::Odd(a) => one(within(a, &|i| i % 2 == 0)),
            Form::Even(a) => one(within(a, &|i| i % 2 == 1)),
            Form::SameParity(a, b) => one(related(Relation::SameParity, a, b)),
            Form::NextTo(a, b) => one(related(Relation::Distance(1), a, b)),
            Form::Apart(steps, a, b) => one(related(Relation::Distance(*steps), a, b)),
            Form::HousesBetween(steps, a, b) => {
                one(related(Relation::Distance(steps.saturating_add(1)), a, b))
            }
            Form::Order { a, side, steps, b } => {
                let (low, high) = if side.is_smaller() { (a, b) } else { (b, a) };
                one(related(Relation::Before(*steps), low, high))
            }
            Form::InOrder(of) => {
                let before = |(a, b)| (related(Relation::Before(None), a, b), true);
                Some(of.iter().tuple_windows().map(before).collect())
            }
            Form::Than { a, function, by, more, b } => {
                let (high, low) = if *more { (a, b) } else { (b, a) };
                let comparison = if by.is_some() { Comparison::Equal } else { Comparison::Greater };
                let relation = Relation::Values(*function, comparison, by.unwrap_or_default());
                one(related(relation, high, low))
            }
            Form::Neither(a, of) => {
                let others = of.iter().array_combinations().map(|[b, c]| (b, c));
                let pairs = of.iter().map(|b| (a, b)).chain(others);
                Some(pairs.map(|(a, b)| (related(Relation::Same, a, b), false)).collect())
            }
            // Being the same carries over from one to the next where each has one position.
            Form::AllSame(of) if of.iter().all(|a| self.is_single(*a) && self.is_total(*a)) => {
                let links = of.iter().tuple_windows();
                Some(links.map(|(a, b)| (related(Relation::Same, a, b), true)).collect())
            }
            Form::AllSame(of) => {
                let mut of = of.iter().unique().collect_vec();
                if let [only] = of[..] {
                    of.push(only);
                }
                let pairs = of.into_iter().array_combinations();
                Some(pairs.map(|[a, b]| (related(Relation::Same, a, b), true)).collect())
            }
            _ => None,
        }
    }

    /// One comparison of a chain.
    fn link(
        &self,
        left: &Term<Operand, Function, Number>,
        comparison: Comparison,
        right: &Term<Operand, Function, Number>,
    ) -> Option<Signed> {
        let (comparison, positive) = without_not(comparison);
        let within = |function: Function, of: Operand, keep: &dyn Fn(Number) -> bool| {
            let values = self.puzzle.values(function);
            let kept = values.iter().enumerate().filter(|(_, value)| keep(**value));
            Atom::Within(function, of, kept.map(|(i, _)| i as u16).collect())
        };
        let atom = match (left, right) {
            (Term::Value { function, of: a, plus: p }, Term::Value { of: b, plus: q, .. }) => {
                let k = q.unwrap_or_default() - p.unwrap_or_default();
                Atom::Related(Relation::Values(*function, comparison, k), *a, *b)
            }
            (Term::Value { function, of, plus }, Term::Constant(k)) => {
                let plus = plus.unwrap_or_default();
                within(*function, *of, &|value| comparison.holds((value + plus).cmp(k)))
            }
            (Term::Constant(k), Term::Value { function, of, plus }) => {
                let plus = plus.unwrap_or_default();
                within(*function, *of, &|value| comparison.holds(k.cmp(&(value + plus))))
            }
            // The resolver lets no comparison of two constants through.
            (Term::Constant(_), Term::Constant(_)) => return None,
        };
        Some((atom, positive))
    }

    // Atoms.

    fn is_single(&self, operand: Operand) -> bool {
        match operand {
            Operand::Place(_) => true,
            Operand::Item(item) => self.puzzle.category_of(item).kind != CategoryKind::Repeats,
        }
    }

    fn is_total(&self, operand: Operand) -> bool {
        match operand {
            Operand::Place(_) => true,
            Operand::Item(item) => matches!(
                self.puzzle.category_of(item).kind,
                CategoryKind::Bijective | CategoryKind::Rest
            ),
        }
    }

    /// What an operand may be under a function: its positions, or the items of a category that
    /// may share a position with it.
    fn domain(&mut self, function: Function, operand: Operand) -> Domain {
        let (total, single) = (self.is_total(operand), self.is_single(operand));
        let Function::Category(category) = function else {
            return match operand {
                Operand::Place(place) => Domain::Fixed(place.index()),
                Operand::Item(item) => {
                    let literals = self.layout.row(item).into_iter().map(Some).collect();
                    Domain::Open { literals, total, single }
                }
            };
        };
        match operand {
            Operand::Place(place) => {
                let literals = self.layout.column(self.puzzle, category, place);
                Domain::Open { literals: literals.into_iter().map(Some).collect(), total, single }
            }
            Operand::Item(item) if self.puzzle.item(item).category == category => {
                let items = &self.puzzle.category(category).items;
                let rank = usize::from(item.0 - items.start);
                if total {
                    return Domain::Fixed(rank);
                }
                let places = (0..self.puzzle.positions.len() as u16).collect();
                let used = self.atom_literal(&Atom::Within(Function::Positions, operand, places));
                let mut literals = vec![None; items.len()];
                literals[rank] = Some(used);
                Domain::Open { literals, total: false, single: true }
            }
            Operand::Item(_) => {
                let items = self.puzzle.category(category).item_ids();
                let mut literals = Vec::with_capacity(items.len());
                let before = self.literals.len();
                for item in items {
                    let same = Atom::Related(Relation::Same, operand, Operand::Item(item));
                    literals.push(self.atom_literal(&same));
                }
                // Implied, but unit propagation would not see it.
                if total && single && self.literals.len() > before {
                    let encoding = self.options.exactly_one;
                    encoding.exactly_one(&literals, self.definition());
                }
                let literals = literals.into_iter().map(Some).collect();
                Domain::Open { literals, total, single }
            }
        }
    }

    fn require_atom(&mut self, (atom, positive): &Signed) {
        match atom {
            Atom::Within(function, operand, indices) => match self.domain(*function, *operand) {
                Domain::Fixed(at) => {
                    if indices.contains(&(at as u16)) != *positive {
                        self.add(&[]);
                    }
                }
                domain => self.require_within(&domain, indices, *positive),
            },
            Atom::Related(relation, a, b) => {
                let function = relation.function().unwrap_or(Function::Positions);
                let (a, b) = (self.domain(function, *a), self.domain(function, *b));
                let pairs = self.pairs.of(self.puzzle, *relation);
                match (&a, &b) {
                    (Domain::Fixed(i), Domain::Fixed(j)) => {
                        if pairs.allows(*i, *j) != *positive {
                            self.add(&[]);
                        }
                    }
                    (Domain::Fixed(i), open) => {
                        self.require_within(open, &pairs.rows[*i], *positive)
                    }
                    (open, Domain::Fixed(j)) => {
                        self.require_within(open, &pairs.columns[*j], *positive);
                    }
                    _ => {
                        let style = self.options.relations;
                        let related = Related { a: &a, b: &b, pairs: &pairs, style };
                        if !positive {
                            related.refuse(self.clue());
                        } else if let Some(witnesses) = related.witnesses(self.definition()) {
                            self.add(&witnesses);
                        } else {
                            related.require(self.clue());
                        }
                    }
                }
            }
        }
    }

    /// Requires that an open domain be (or not be) at one of some indices.
    fn require_within(&mut self, domain: &Domain, indices: &[u16], positive: bool) {
        let inside = |i: usize| indices.iter().any(|index| usize::from(*index) == i);
        let (within, without): (Vec<_>, Vec<_>) = domain.literals().partition(|(i, _)| inside(*i));
        if positive {
            self.add(&within.iter().map(|(_, literal)| *literal).collect_vec());
        }
        let excluded = if positive { without } else { within };
        if !positive || domain.is_single() {
            for (_, literal) in excluded {
                self.add(&[!literal]);
            }
        }
    }

    fn signed_literal(&mut self, (atom, positive): &Signed) -> Lit {
        let literal = self.atom_literal(atom);
        if *positive { literal } else { !literal }
    }

    /// A literal that is true exactly when the atom holds; one for equal atoms of all clues.
    fn atom_literal(&mut self, atom: &Atom) -> Lit {
        if let Some(literal) = self.literals.get(atom) {
            return *literal;
        }
        if !self.to.wants_more() {
            return self.constant(true);
        }
        let literal = self.define(atom);
        self.literals.insert(atom.clone(), literal);
        literal
    }

    fn define(&mut self, atom: &Atom) -> Lit {
        match atom {
            Atom::Within(function, operand, indices) => match self.domain(*function, *operand) {
                Domain::Fixed(at) => self.constant(indices.contains(&(at as u16))),
                domain => self.define_within(&domain, indices),
            },
            Atom::Related(relation, a, b) => {
                let function = relation.function().unwrap_or(Function::Positions);
                let (a, b) = (self.domain(function, *a), self.domain(function, *b));
                let pairs = self.pairs.of(self.puzzle, *relation);
                match (&a, &b) {
                    (Domain::Fixed(i), Domain::Fixed(j)) => self.constant(pairs.allows(*i, *j)),
                    (Domain::Fixed(i), open) => self.define_within(open, &pairs.rows[*i]),
                    (open, Domain::Fixed(j)) => self.define_within(open, &pairs.columns[*j]),
                    _ => {
                        let style = self.options.relations;
                        self.define_related(&Related { a: &a, b: &b, pairs: &pairs, style })
                    }
                }
            }
        }
    }

    fn define_within(&mut self, domain: &Domain, indices: &[u16]) -> Lit {
        let literals: Vec<Lit> =
            indices.iter().filter_map(|index| domain.literal(usize::from(*index))).collect();
        if domain.is_total() && literals.len() == domain.literals().count() {
            return self.constant(true);
        }
        self.or(&literals)
    }

    fn define_related(&mut self, related: &Related<'_>) -> Lit {
        if let Some(witnesses) = related.witnesses(self.definition()) {
            return self.or(&witnesses);
        }
        let to = self.definition();
        let holds = to.new_var().positive();
        related.require(&mut Guarded::new(holds, to));
        related.refuse(&mut Guarded::new(!holds, to));
        holds
    }

    // Several operands.

    fn same_literals(&mut self, a: Operand, of: &[Operand]) -> Vec<Lit> {
        of.iter().map(|b| self.atom_literal(&Atom::Related(Relation::Same, a, *b))).collect()
    }

    fn different_literals(&mut self, of: &[Operand]) -> Vec<Lit> {
        let pairs = of.iter().array_combinations();
        pairs.map(|[a, b]| !self.atom_literal(&Atom::Related(Relation::Same, *a, *b))).collect()
    }

    /// What says that an operand is at a place: `None` for a fixed operand that is.
    fn at(&self, operand: Operand, place: Place) -> Result<Lit, bool> {
        match operand {
            Operand::Item(item) => Ok(self.layout.literal(item, place)),
            Operand::Place(fixed) => Err(fixed == place),
        }
    }

    /// Requires that `a` be at the position of one of the others.
    fn require_one_of(&mut self, a: Operand, of: &[Operand]) {
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
    fn require_all_different(&mut self, of: &[Operand]) {
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
    fn require_between(&mut self, a: Operand, b: Operand, c: Operand) {
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
    fn triples(&self, a: Operand, b: Operand, c: Operand) -> Vec<Vec<Lit>> {
        let mut all = Vec::new();
        for place in self.puzzle.places() {
            for (left, right) in self.opposite_neighbours(place) {
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

    /// The pairs of places with this one in the middle.
    fn opposite_neighbours(&self, place: Place) -> Vec<(Place, Place)> {
        let (at, size) = (place.index(), self.puzzle.positions.len());
        let pair = |a, b| (Place::from_index(a), Place::from_index(b));
        match self.puzzle.positions.topology {
            Topology::Line if at > 0 && at + 1 < size => vec![pair(at - 1, at + 1)],
            Topology::Ring if size > 2 => vec![pair((at + size - 1) % size, (at + 1) % size)],
            Topology::Grid { rows, columns } => {
                let (rows, columns) = (usize::from(rows), usize::from(columns));
                let (row, column) = (at / columns, at % columns);
                let mut all = Vec::new();
                if column > 0 && column + 1 < columns {
                    all.push(pair(at - 1, at + 1));
                }
                if row > 0 && row + 1 < rows {
                    all.push(pair(at - columns, at + columns));
                }
                all
            }
            _ => Vec::new(),
        }
    }

    fn require_directly_between(&mut self, a: Operand, b: Operand, c: Operand) {
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
        let around = places.clone().map(|place| self.opposite_neighbours(place)).collect_vec();
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

/// A comparison that is not `!=`, and whether it is meant or its negation.
fn without_not(comparison: Comparison) -> (Comparison, bool) {
    match comparison {
        Comparison::NotEqual => (Comparison::Equal, false),
        other => (other, true),
    }
}
