//! Statements to formulas, by what each operand may be.

use super::build::Builder;
use super::formula::{Atom, Node};
use super::{Bits, Cell, Table, Variable};
use crate::model::{Count, Form, Function, ItemId, Operand, Place, Statement};
use crate::relation::{Atom as Said, Relation, Signed, atoms, opposite_neighbours};

/// An operand seen through a function: as a position, or as what a category has there.
pub(super) enum View {
    /// This index.
    Known(usize),
    /// Nowhere: it is unused.
    Nowhere,
    /// The value of a variable.
    Open(Variable),
    /// Each of these under its condition.
    Several(Vec<(Node, View)>),
}

impl<const W: usize> Builder<'_, W> {
    pub(super) fn statement(&mut self, statement: &Statement) -> Node {
        if let Some(atoms) = atoms(self.puzzle, statement) {
            return Node::all(atoms.iter().map(|atom| self.signed(atom)).collect());
        }
        match statement {
            Form::Not(of) => Node::not(self.statement(of)),
            Form::And(of) => Node::all(self.parts(of)),
            Form::Or(of) => Node::any(self.parts(of)),
            Form::Xor(of) => Node::Odd(self.parts(of)),
            Form::Count(count, bound, of) => Node::Count(*count, *bound as usize, self.parts(of)),
            Form::If(of) => {
                Node::any(vec![Node::not(self.statement(&of.0)), self.statement(&of.1)])
            }
            Form::Iff(of) => {
                Node::not(Node::Odd(vec![self.statement(&of.0), self.statement(&of.1)]))
            }
            Form::Either(a, of) => {
                let one = Node::Count(Count::Exactly, 1, self.same_as(*a, of));
                Node::all(vec![one, self.all_different(of)])
            }
            Form::AllDifferent(of) => self.all_different(of),
            Form::Pairs(left, right) => {
                let mut parts = vec![self.all_different(left)];
                parts.extend(left.iter().map(|a| Node::any(self.same_as(*a, right))));
                Node::all(parts)
            }
            Form::Between(a, b, c) => {
                let orders = [(*b, *c), (*c, *b)].map(|(low, high)| {
                    let links = [(low, *a), (*a, high)];
                    Node::all(links.map(|(x, y)| self.related(Relation::Before(None), x, y)).into())
                });
                Node::any(orders.into())
            }
            Form::DirectlyBetween(a, b, c) => self.directly_between(*a, *b, *c),
            // Every other form is a conjunction of atoms.
            _ => unreachable!("a relation without atoms: {statement:?}"),
        }
    }

    fn parts(&mut self, of: &[Statement]) -> Vec<Node> {
        of.iter().map(|part| self.statement(part)).collect()
    }

    fn same_as(&mut self, a: Operand, of: &[Operand]) -> Vec<Node> {
        of.iter().map(|b| self.related(Relation::Same, a, *b)).collect()
    }

    fn all_different(&mut self, of: &[Operand]) -> Node {
        let mut parts = Vec::new();
        for (at, a) in of.iter().enumerate() {
            parts.extend(self.same_as(*a, &of[at + 1..]).into_iter().map(Node::not));
        }
        Node::all(parts)
    }

    fn directly_between(&mut self, a: Operand, b: Operand, c: Operand) -> Node {
        let mut parts = Vec::new();
        for at in self.puzzle.places() {
            for (p, q) in opposite_neighbours(self.puzzle, at) {
                for (p, q) in [(p, q), (q, p)] {
                    let cells = [(a, at), (b, p), (c, q)];
                    parts.push(Node::all(cells.map(|(of, place)| self.at(of, place)).into()));
                }
            }
        }
        Node::any(parts)
    }

    /// That an operand is at a place.
    pub(super) fn at(&mut self, of: Operand, place: Place) -> Node {
        let view = self.position(of);
        self.within(&view, Bits::one(place.index()))
    }

    fn signed(&mut self, (atom, positive): &Signed) -> Node {
        let node = match atom {
            Said::Within(function, operand, indices) => {
                let view = self.view(*function, *operand);
                self.within(&view, indices.iter().map(|index| usize::from(*index)).collect())
            }
            Said::Related(relation, a, b) => self.related(*relation, *a, *b),
        };
        if *positive { node } else { Node::not(node) }
    }

    pub(super) fn related(&mut self, relation: Relation, a: Operand, b: Operand) -> Node {
        let function = relation.function().unwrap_or(Function::Positions);
        let (a, b) = (self.view(function, a), self.view(function, b));
        let table = self.table(relation);
        self.views_related(table, &a, &b)
    }

    fn view(&mut self, function: Function, of: Operand) -> View {
        match function {
            Function::Category(category) => self.value(category, of),
            Function::Positions | Function::Row | Function::Column => self.position(of),
        }
    }

    pub(super) fn position(&mut self, of: Operand) -> View {
        let item = match of {
            Operand::Place(place) => return View::Known(place.index()),
            Operand::Item(item) => item,
        };
        match self.network.items[item.index()] {
            Some(Cell::Known(at)) if usize::from(at) == self.network.positions => View::Nowhere,
            Some(Cell::Known(at)) => View::Known(usize::from(at)),
            Some(Cell::Open(variable)) => View::Open(variable),
            None => {
                let found = self.occurrences(item).into_iter();
                View::Several(found.map(|(at, node)| (node, View::Known(at))).collect())
            }
        }
    }

    /// The positions where an item of a `(repeats)` category may be, and that it is there.
    pub(super) fn occurrences(&mut self, item: ItemId) -> Vec<(usize, Node)> {
        let category = self.puzzle.item(item).category;
        let rank = usize::from(item.0 - self.puzzle.category(category).items.start);
        let mut found = Vec::new();
        for at in 0..self.network.positions {
            let node = match self.network.slots[category.index()][at] {
                Cell::Known(known) => Node::Truth(usize::from(known) == rank),
                Cell::Open(variable) => self.is_in(variable, Bits::one(rank)),
            };
            if node != Node::Truth(false) {
                found.push((at, node));
            }
        }
        found
    }

    pub(super) fn within(&mut self, view: &View, set: Bits<W>) -> Node {
        match view {
            View::Known(index) => Node::Truth(set.contains(*index)),
            View::Nowhere => Node::Truth(false),
            View::Open(variable) => self.is_in(*variable, set),
            View::Several(of) => {
                let parts = of.iter();
                Node::any(parts.map(|(when, view)| also(when, self.within(view, set))).collect())
            }
        }
    }

    pub(super) fn is_in(&mut self, of: Variable, set: Bits<W>) -> Node {
        if !self.network.values[of as usize].meets(&set) {
            return Node::Truth(false);
        }
        self.atom(Atom::In(of, set))
    }

    fn atom(&mut self, atom: Atom<W>) -> Node {
        self.atoms.push(atom);
        Node::Atom((self.atoms.len() - 1) as u32)
    }

    pub(super) fn views_related(&mut self, table: Table, a: &View, b: &View) -> Node {
        match (a, b) {
            (View::Nowhere, _) | (_, View::Nowhere) => Node::Truth(false),
            (View::Several(of), _) => {
                let parts = of.iter();
                Node::any(
                    parts.map(|(when, a)| also(when, self.views_related(table, a, b))).collect(),
                )
            }
            (_, View::Several(of)) => {
                let parts = of.iter();
                Node::any(
                    parts.map(|(when, b)| also(when, self.views_related(table, a, b))).collect(),
                )
            }
            (View::Known(a), _) => {
                let row = self.network.tables[table as usize][*a];
                self.within(b, row)
            }
            (View::Open(a), View::Known(b)) => {
                let rows = &self.network.tables[table as usize];
                let column = (0..rows.len()).filter(|at| rows[*at].contains(*b)).collect();
                self.is_in(*a, column)
            }
            (View::Open(a), View::Open(b)) if a == b => {
                let rows = &self.network.tables[table as usize];
                let diagonal = (0..rows.len()).filter(|at| rows[*at].contains(*at)).collect();
                self.is_in(*a, diagonal)
            }
            (View::Open(a), View::Open(b)) => self.atom(Atom::Related(*a, *b, table)),
        }
    }

    /// The pairs of a relation. Being nowhere is related to nothing.
    fn table(&mut self, relation: Relation) -> Table {
        if let Some(table) = self.tables.get(&relation) {
            return *table;
        }
        let (size, allows) = relation.pairs(self.puzzle);
        let mut rows = vec![Bits::EMPTY; self.network.size];
        for (a, row) in rows.iter_mut().enumerate().take(size) {
            *row = (0..size).filter(|b| allows(a, *b)).collect();
        }
        let table = self.network.add_table(rows);
        self.tables.insert(relation, table);
        table
    }
}

/// A statement under a condition.
fn also(when: &Node, node: Node) -> Node {
    Node::all(vec![when.clone(), node])
}
