//! What an ordered category has at the position of an operand, as a variable of its own.

use super::build::Builder;
use super::formula::Node;
use super::views::View;
use super::{Bits, Cell, Variable};
use crate::model::{CategoryId, CategoryKind, ItemId, Operand, Place};
use crate::relation::Relation;

impl<const W: usize> Builder<'_, W> {
    /// The item of an ordered category at the operand's position, by its rank.
    pub(super) fn value(&mut self, category: CategoryId, of: Operand) -> View {
        match of {
            Operand::Place(place) => self.value_at(category, place),
            Operand::Item(item) if self.puzzle.item(item).category == category => {
                self.own_value(category, item)
            }
            Operand::Item(item) if self.network.items[item.index()].is_none() => {
                let found = self.occurrences(item).into_iter();
                let value = |(at, node)| (node, self.value_at(category, Place::from_index(at)));
                View::Several(found.map(value).collect())
            }
            Operand::Item(_) => match self.position(of) {
                View::Known(at) => self.value_at(category, Place::from_index(at)),
                View::Open(variable) => View::Open(self.value_of(category, of, variable)),
                other => other,
            },
        }
    }

    /// The rank of an item whose own category is asked for, where it is used.
    fn own_value(&mut self, category: CategoryId, item: ItemId) -> View {
        let kind = self.puzzle.category(category).kind;
        let rank = View::Known(usize::from(item.0 - self.puzzle.category(category).items.start));
        match self.network.items[item.index()] {
            Some(Cell::Known(at)) if usize::from(at) == self.network.positions => View::Nowhere,
            Some(Cell::Open(variable)) if kind == CategoryKind::Some => {
                let used = self.is_in(variable, Bits::below(self.network.positions));
                View::Several(vec![(used, rank)])
            }
            Some(_) => rank,
            None => {
                let somewhere = self.occurrences(item).into_iter().map(|(_, node)| node);
                let somewhere = Node::any(somewhere.collect());
                View::Several(vec![(somewhere, rank)])
            }
        }
    }

    fn value_at(&mut self, category: CategoryId, place: Place) -> View {
        let of = Operand::Place(place);
        if self.puzzle.category(category).kind == CategoryKind::Repeats {
            return match self.network.slots[category.index()][place.index()] {
                Cell::Known(rank) => View::Known(usize::from(rank)),
                Cell::Open(variable) => View::Open(variable),
            };
        }
        let items = self.puzzle.category(category).item_ids();
        let is_here = |item: ItemId| self.network.items[item.index()] == Some(Cell::Known(place.0));
        if let Some(rank) = items.clone().position(is_here) {
            return View::Known(rank);
        }
        if let Some(variable) = self.values.get(&(of, category)) {
            return View::Open(*variable);
        }
        let variable = self.network.add_variable(Bits::below(items.len()));
        self.values.insert((of, category), variable);
        for (rank, item) in items.enumerate() {
            let is = self.is_in(variable, Bits::one(rank));
            let here = self.at(Operand::Item(item), place);
            self.require_equal(is, here);
        }
        View::Open(variable)
    }

    /// The variable for what a category has at the position of an item, which is `at`.
    fn value_of(&mut self, category: CategoryId, of: Operand, at: Variable) -> Variable {
        if let Some(variable) = self.values.get(&(of, category)) {
            return *variable;
        }
        let items = self.puzzle.category(category).item_ids();
        let (unused, no_value) = (self.network.positions, self.network.size - 1);
        let mut open = Bits::below(items.len());
        if self.network.values[at as usize].contains(unused) {
            open |= Bits::one(no_value);
        }
        let variable = self.network.add_variable(open);
        self.values.insert((of, category), variable);
        let none = self.is_in(variable, Bits::one(no_value));
        let nowhere = self.is_in(at, Bits::one(unused));
        self.require_equal(none, nowhere);
        if self.puzzle.category(category).kind == CategoryKind::Repeats {
            self.require_slots(category, at, variable);
            return variable;
        }
        for (rank, item) in items.enumerate() {
            let is = self.is_in(variable, Bits::one(rank));
            let same = self.related(Relation::Same, of, Operand::Item(item));
            self.require_equal(is, same);
        }
        variable
    }

    /// Where `at` is a position, `variable` is the item that a `(repeats)` category has there.
    fn require_slots(&mut self, category: CategoryId, at: Variable, variable: Variable) {
        let identity = (0..self.network.size).map(Bits::one).collect();
        let identity = self.network.add_table(identity);
        for place in self.puzzle.places() {
            let here = self.is_in(at, Bits::one(place.index()));
            let slot = self.value_at(category, place);
            let same = self.views_related(identity, &View::Open(variable), &slot);
            self.require(Node::any(vec![Node::not(here), same]), true);
        }
    }

    fn require_equal(&mut self, a: Node, b: Node) {
        match (a, b) {
            (Node::Truth(truth), other) | (other, Node::Truth(truth)) => self.require(other, truth),
            (a, b) => self.require(Node::Odd(vec![a, b]), false),
        }
    }
}
