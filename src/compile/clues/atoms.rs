//! Atoms: required, refused, or given a literal that is shared by all clues.

use encodings::{Guarded, Lit};
use itertools::Itertools;

use super::super::domain::Domain;
use super::super::known::Cell;
use super::super::pairs::Pairs;
use super::super::relation::{NonEmpty, Related, Style};
use super::super::{Origin, Relations};
use super::Clues;
use crate::model::{Function, Operand};
use crate::relation::{self, Atom, Relation, Signed};

/// From so many indices on, `auto` says comparisons by order literals: from there on its
/// exactly-one has them anyway, and linear beats quadratic. Below, support was as fast or faster.
const ORDER_FROM: usize = 25;

impl Clues<'_> {
    pub(super) fn is_single(&self, operand: Operand) -> bool {
        relation::is_single(self.puzzle, operand)
    }

    pub(super) fn is_total(&self, operand: Operand) -> bool {
        relation::is_total(self.puzzle, operand)
    }

    /// What an operand may be under a function: its positions, or the items of a category that
    /// may share a position with it.
    pub(super) fn domain(&mut self, function: Function, operand: Operand) -> Domain {
        let (total, single) = (self.is_total(operand), self.is_single(operand));
        let Function::Category(category) = function else {
            return match operand {
                Operand::Place(place) => Domain::Fixed(place.index()),
                Operand::Item(item) => {
                    let cells = self.grid.row(self.puzzle, item);
                    self.open(&cells, total, single)
                }
            };
        };
        match operand {
            Operand::Place(place) => {
                let cells = self.grid.column(self.puzzle, category, place);
                self.open(&cells, total, single)
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

    /// The domain of some cells: fixed when it is known where the operand is.
    fn open(&mut self, cells: &[Cell], total: bool, single: bool) -> Domain {
        if single && let Some(at) = cells.iter().position(|cell| *cell == Err(true)) {
            return Domain::Fixed(at);
        }
        let mut literals = Vec::with_capacity(cells.len());
        for cell in cells {
            literals.push(match cell {
                Ok(literal) => Some(*literal),
                Err(true) => Some(self.constant(true)),
                Err(false) => None,
            });
        }
        Domain::Open { literals, total, single }
    }

    /// How a relation of two open domains becomes clauses.
    pub(super) fn style(&mut self, relation: Relation, of: [&Domain; 2], pairs: &Pairs) -> Style {
        let ordered = match self.options.relations {
            Relations::Conflict => return Style::Conflict,
            Relations::Both => return Style::Both,
            Relations::Support | Relations::SamePosition => false,
            Relations::Order => true,
            Relations::Auto => pairs.rows.len() >= ORDER_FROM,
        };
        if !ordered
            || !relation.is_comparison()
            || !of.iter().all(|domain| domain.is_certain())
            || pairs.staircase().is_none()
        {
            return Style::Support;
        }
        self.to.begin(Origin::Definition(self.current));
        let [a, b] = of.map(|domain| self.prefixes.of(domain, self.to));
        Style::Order(a, b)
    }

    pub(super) fn require_atom(&mut self, (atom, positive): &Signed) {
        match atom {
            Atom::Within(function, operand, indices) => match self.domain(*function, *operand) {
                Domain::Fixed(at) => {
                    if indices.contains(&(at as u16)) != *positive {
                        self.add(&[]);
                    }
                }
                domain => self.require_within(&domain, indices, *positive),
            },
            Atom::Related(relation, x, y) => {
                let function = relation.function().unwrap_or(Function::Positions);
                let (a, b) = (self.domain(function, *x), self.domain(function, *y));
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
                        if self.options.relations == Relations::SamePosition
                            && *relation == Relation::Same
                        {
                            let same = self.signed_literal(&(atom.clone(), *positive));
                            return self.add(&[same]);
                        }
                        let style = self.style(*relation, [&a, &b], &pairs);
                        let related = Related { a: &a, b: &b, pairs: &pairs, style };
                        if !positive {
                            related.refuse(&mut NonEmpty(self.clue()));
                        } else if let Some(witnesses) = related.witnesses(self.definition()) {
                            self.add(&witnesses);
                        } else {
                            related.require(&mut NonEmpty(self.clue()));
                        }
                    }
                }
            }
        }
    }

    /// Requires that an open domain be (or not be) at one of some indices.
    pub(super) fn require_within(&mut self, domain: &Domain, indices: &[u16], positive: bool) {
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

    pub(super) fn signed_literal(&mut self, (atom, positive): &Signed) -> Lit {
        let literal = self.atom_literal(atom);
        if *positive { literal } else { !literal }
    }

    /// A literal that is true exactly when the atom holds; one for equal atoms of all clues.
    pub(super) fn atom_literal(&mut self, atom: &Atom) -> Lit {
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

    pub(super) fn define(&mut self, atom: &Atom) -> Lit {
        match atom {
            Atom::Within(function, operand, indices) => match self.domain(*function, *operand) {
                Domain::Fixed(at) => self.constant(indices.contains(&(at as u16))),
                domain => self.define_within(&domain, indices),
            },
            Atom::Related(relation, x, y) => {
                let function = relation.function().unwrap_or(Function::Positions);
                let (a, b) = (self.domain(function, *x), self.domain(function, *y));
                let pairs = self.pairs.of(self.puzzle, *relation);
                match (&a, &b) {
                    (Domain::Fixed(i), Domain::Fixed(j)) => self.constant(pairs.allows(*i, *j)),
                    (Domain::Fixed(i), open) => self.define_within(open, &pairs.rows[*i]),
                    (open, Domain::Fixed(j)) => self.define_within(open, &pairs.columns[*j]),
                    _ => {
                        let style = self.style(*relation, [&a, &b], &pairs);
                        self.define_related(&Related { a: &a, b: &b, pairs: &pairs, style })
                    }
                }
            }
        }
    }

    pub(super) fn define_within(&mut self, domain: &Domain, indices: &[u16]) -> Lit {
        let literals: Vec<Lit> =
            indices.iter().filter_map(|index| domain.literal(usize::from(*index))).collect();
        if domain.is_total() && literals.len() == domain.literals().count() {
            return self.constant(true);
        }
        self.or(&literals)
    }

    pub(super) fn define_related(&mut self, related: &Related<'_>) -> Lit {
        if let Some(witnesses) = related.witnesses(self.definition()) {
            return self.or(&witnesses);
        }
        let to = self.definition();
        let holds = to.new_var().positive();
        related.require(&mut Guarded::new(holds, to));
        related.refuse(&mut Guarded::new(!holds, to));
        holds
    }
}
