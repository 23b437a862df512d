//! From a puzzle to its network.

use std::collections::HashMap;

use super::formula::{Atom, Formula, Node};
use super::width::size;
use super::{Bits, Cell, Group, Link, Network, Table, Variable};
use crate::model::{CategoryId, CategoryKind, ClueId, ItemId, Operand, Place, Puzzle};
use crate::propagate::Propagator;
use crate::relation::{Atom as Said, Relation, atoms};

/// Builds the network of a puzzle.
pub(super) struct Builder<'p, const W: usize> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) network: Network<W>,
    /// The atoms of all formulas under construction.
    pub(super) atoms: Vec<Atom<W>>,
    pub(super) tables: HashMap<Relation, Table>,
    /// The variables for what an ordered category has at an operand's position.
    pub(super) values: HashMap<(Operand, CategoryId), Variable>,
}

impl<const W: usize> Network<W> {
    /// The network of what the propagator leaves open; `None` when it finds that there is no
    /// solution.
    pub fn new(puzzle: &Puzzle) -> Option<Network<W>> {
        let mut propagator = Propagator::new(puzzle);
        propagator.propagate().ok()?;
        let network = Network {
            values: Vec::new(),
            tables: Vec::new(),
            links: Vec::new(),
            groups: Vec::new(),
            groups_of: Vec::new(),
            formulas: Vec::new(),
            formulas_of: Vec::new(),
            items: vec![None; puzzle.items.len()],
            slots: vec![Vec::new(); puzzle.categories.len()],
            positions: puzzle.positions.len(),
            size: size(puzzle),
        };
        let (tables, values) = (HashMap::new(), HashMap::new());
        let mut builder = Builder { puzzle, network, atoms: Vec::new(), tables, values };
        builder.cells(&propagator);
        builder.groups();
        for (at, clue) in puzzle.clues.iter().enumerate() {
            if !propagator.entailed(ClueId::from_index(at)) {
                let node = builder.statement(&clue.statement);
                builder.require(node, true);
            }
        }
        Some(builder.network)
    }

    pub(super) fn add_variable(&mut self, values: Bits<W>) -> Variable {
        let index = u32::try_from(self.values.len()).expect("the cells of a puzzle are limited");
        self.values.push(values);
        self.links.push(Vec::new());
        self.groups_of.push(Vec::new());
        self.formulas_of.push(Vec::new());
        index
    }

    pub(super) fn add_table(&mut self, rows: Vec<Bits<W>>) -> Table {
        self.tables.push(rows);
        (self.tables.len() - 1) as Table
    }

    /// Demands a relation; two of the same variables become one, their intersection.
    fn link(&mut self, a: Variable, b: Variable, table: Table) {
        let mut rows = self.tables[table as usize].clone();
        if let Some(at) = self.links[a as usize].iter().position(|link| link.other == b) {
            let old = self.links[a as usize].remove(at).table;
            self.links[b as usize].retain(|link| link.other != a);
            rows.iter_mut().zip(&self.tables[old as usize]).for_each(|(row, old)| *row &= *old);
        }
        let size = rows.len();
        let turned = |b| (0..size).filter(|a| rows[*a].contains(b)).collect();
        let turned = (0..size).map(turned).collect();
        let (forth, back) = (self.add_table(rows), self.add_table(turned));
        self.links[a as usize].push(Link { other: b, table: forth });
        self.links[b as usize].push(Link { other: a, table: back });
    }
}

impl<const W: usize> Builder<'_, W> {
    /// Gives every item, and every position of a `(repeats)` category, a variable or what is known.
    fn cells(&mut self, propagator: &Propagator) {
        let same = self.same_items(propagator);
        let mut shared = HashMap::new();
        for (id, category) in self.puzzle.categories_with_ids() {
            if category.kind == CategoryKind::Repeats {
                self.network.slots[id.index()] = self.repeated(id, propagator);
                continue;
            }
            for item in category.item_ids() {
                let mut open: Bits<W> = propagator.places(item).map(Place::index).collect();
                let is_placed =
                    |at: usize| propagator.at(item, Place::from_index(at)) == Some(true);
                if category.kind == CategoryKind::Some && !open.iter().any(is_placed) {
                    open |= Bits::one(self.network.positions);
                }
                let cell = match open.single() {
                    Some(only) => Cell::Known(only as u16),
                    None => {
                        let network = &mut self.network;
                        let variable = *shared
                            .entry(same[item.index()])
                            .or_insert_with(|| network.add_variable(open));
                        network.values[variable as usize] &= open;
                        Cell::Open(variable)
                    }
                };
                self.network.items[item.index()] = Some(cell);
            }
        }
    }

    /// The items at the positions of a `(repeats)` category.
    fn repeated(&mut self, id: CategoryId, propagator: &Propagator) -> Vec<Cell> {
        let first = self.puzzle.category(id).items.start;
        let cell = |place| {
            let items = propagator.items(id, place);
            let open: Bits<W> = items.map(|item| usize::from(item.0 - first)).collect();
            match open.single() {
                Some(only) => Cell::Known(only as u16),
                None => Cell::Open(self.network.add_variable(open)),
            }
        };
        self.puzzle.places().map(cell).collect()
    }

    /// For each item the first one that clues put at its position.
    fn same_items(&self, propagator: &Propagator) -> Vec<usize> {
        let puzzle = self.puzzle;
        let mut first: Vec<usize> = (0..puzzle.items.len()).collect();
        let is_one = |item: &ItemId| puzzle.category_of(*item).kind != CategoryKind::Repeats;
        let open = |at: &usize| !propagator.entailed(ClueId::from_index(*at));
        for at in (0..puzzle.clues.len()).filter(open) {
            for said in atoms(puzzle, &puzzle.clues[at].statement).unwrap_or_default() {
                if let (Said::Related(Relation::Same, Operand::Item(a), Operand::Item(b)), true) =
                    said
                    && is_one(&a)
                    && is_one(&b)
                {
                    let (a, b) = (root(&mut first, a.index()), root(&mut first, b.index()));
                    first[a.max(b)] = a.min(b);
                }
            }
        }
        (0..first.len()).map(|item| root(&mut first, item)).collect()
    }

    fn groups(&mut self) {
        for category in &self.puzzle.categories {
            let cells = category.item_ids().filter_map(|item| self.network.items[item.index()]);
            let mut cover = Bits::below(self.network.positions);
            let mut members = Vec::new();
            for cell in cells {
                match cell {
                    Cell::Open(variable) => members.push(variable),
                    Cell::Known(place) => cover &= !Bits::one(usize::from(place)),
                }
            }
            if members.is_empty() {
                continue;
            }
            let index = self.network.groups.len() as u32;
            for member in &members {
                let groups = &mut self.network.groups_of[*member as usize];
                if groups.last() == Some(&index) {
                    // Clues put two items of the category at one position.
                    self.require(Node::Truth(false), true);
                    return;
                }
                groups.push(index);
            }
            let some = category.kind == CategoryKind::Some;
            let unused = some.then_some(self.network.positions);
            let cover = if some { cover } else { Bits::EMPTY };
            self.network.groups.push(Group { members, unused, cover });
        }
    }

    /// Demands that a statement holds, or that it does not.
    pub(super) fn require(&mut self, node: Node, holds: bool) {
        match node {
            Node::Truth(truth) if truth == holds => {}
            Node::Truth(_) => {
                // A variable without values: there is no solution.
                self.network.add_variable(Bits::EMPTY);
            }
            Node::Not(of) => self.require(*of, !holds),
            Node::All(of) if holds => of.into_iter().for_each(|part| self.require(part, true)),
            Node::Any(of) if !holds => of.into_iter().for_each(|part| self.require(part, false)),
            Node::Atom(at) => match self.atoms[at as usize].clone() {
                Atom::In(of, set) => {
                    self.network.values[of as usize] &= if holds { set } else { !set };
                }
                Atom::Related(a, b, table) if holds => self.network.link(a, b, table),
                Atom::Related(a, b, table) => {
                    let full = Bits::below(self.network.size);
                    let rows = &self.network.tables[table as usize];
                    let rows = rows.iter().map(|row| !*row & full).collect();
                    let table = self.network.add_table(rows);
                    self.network.link(a, b, table);
                }
            },
            other if holds => self.formula(other),
            other => self.formula(Node::not(other)),
        }
    }

    fn formula(&mut self, mut root: Node) {
        let mut atoms: Vec<Atom<W>> = Vec::new();
        let mut renumbered = HashMap::new();
        root.for_each_atom(&mut |at| {
            *at = *renumbered.entry(*at).or_insert_with(|| {
                atoms.push(self.atoms[*at as usize].clone());
                (atoms.len() - 1) as u32
            });
        });
        let mut scope: Vec<Variable> = atoms.iter().flat_map(Atom::variables).collect();
        scope.sort_unstable();
        scope.dedup();
        let index = self.network.formulas.len() as u32;
        for variable in &scope {
            self.network.formulas_of[*variable as usize].push(index);
        }
        self.network.formulas.push(Formula { root, atoms, scope });
    }
}

/// The first item of a class.
fn root(first: &mut [usize], item: usize) -> usize {
    let mut root = item;
    while first[root] != root {
        root = first[root];
    }
    first[item] = root;
    root
}
