//! Which of 64 solutions meet a statement: a bit for each solution, so that one step looks at all.

use std::collections::HashMap;

use super::super::backbone::Backbone;
use crate::model::evaluate::holds;
use crate::model::{Form, Function, ItemId, Operand, Place, Puzzle, Solution, Statement};
use crate::relation::{Atom, Relation, atoms};

/// Up to 64 solutions.
pub(super) struct Block {
    solutions: Vec<Solution>,
    /// A bit for each solution.
    all: u64,
    places: usize,
    /// For each item and place the solutions in which it is there.
    there: Vec<u64>,
}

/// For each relation and first index the second ones that it allows.
#[derive(Default)]
pub(super) struct Allowed(HashMap<Relation, Vec<Vec<usize>>>);

impl Allowed {
    fn rows(&mut self, puzzle: &Puzzle, relation: Relation) -> &[Vec<usize>] {
        self.0.entry(relation).or_insert_with(|| {
            let (size, allows) = relation.pairs(puzzle);
            (0..size).map(|i| (0..size).filter(|j| allows(i, *j)).collect()).collect()
        })
    }
}

impl Block {
    /// How many solutions it holds.
    pub(super) const SIZE: usize = u64::BITS as usize;

    pub(super) fn new(puzzle: &Puzzle) -> Block {
        let places = puzzle.positions.len();
        let there = vec![0; puzzle.items.len() * places];
        Block { solutions: Vec::new(), all: 0, places, there }
    }

    /// One pretended solution in which each item is at every place that it has in some solution.
    /// A statement that no solution meets by its relations alone does not hold in it.
    pub(super) fn union(puzzle: &Puzzle, backbone: &Backbone) -> Block {
        let mut block = Block { all: 1, ..Block::new(puzzle) };
        for item in (0..puzzle.items.len()).map(ItemId::from_index) {
            for place in puzzle.places() {
                let cell = item.index() * block.places + place.index();
                block.there[cell] = u64::from(backbone.at(item, place) != Some(false));
            }
        }
        block
    }

    pub(super) fn is_full(&self) -> bool {
        self.solutions.len() == Block::SIZE
    }

    pub(super) fn solution(&self, at: usize) -> &Solution {
        &self.solutions[at]
    }

    /// Adds a solution to a block that is not full.
    pub(super) fn add(&mut self, puzzle: &Puzzle, solution: Solution) {
        let bit = 1 << self.solutions.len();
        for (id, _) in puzzle.categories_with_ids() {
            for (place, item) in solution.row(id).iter().enumerate() {
                if let Some(item) = item {
                    self.there[item.index() * self.places + place] |= bit;
                }
            }
        }
        self.all |= bit;
        self.solutions.push(solution);
    }

    /// The solutions in which the statement holds.
    pub(super) fn holding(
        &self,
        puzzle: &Puzzle,
        allowed: &mut Allowed,
        statement: &Statement,
    ) -> u64 {
        if let Some(atoms) = atoms(puzzle, statement) {
            let atoms = atoms.iter().map(|(atom, positive)| {
                let holding = self.atom(puzzle, allowed, atom);
                if *positive { holding } else { !holding }
            });
            return atoms.fold(self.all, |all, holding| all & holding);
        }
        match statement {
            Form::Not(of) => self.all & !self.holding(puzzle, allowed, of),
            Form::Between(a, b, c) => {
                let mut before = |x, y| {
                    let before = Atom::Related(Relation::Before(None), x, y);
                    self.atom(puzzle, allowed, &before)
                };
                (before(*b, *a) & before(*a, *c)) | (before(*c, *a) & before(*a, *b))
            }
            Form::Either(a, of) => {
                let mut same = |x: &Operand, y: &Operand| {
                    self.atom(puzzle, allowed, &Atom::Related(Relation::Same, *x, *y))
                };
                let (mut once, mut wrong) = (0, 0);
                for (at, b) in of.iter().enumerate() {
                    let holding = same(a, b);
                    wrong |= once & holding;
                    once |= holding;
                    wrong |= of[..at].iter().fold(0, |any, c| any | same(b, c));
                }
                once & !wrong
            }
            _ => {
                let each = self.solutions.iter().enumerate();
                let bit = |(at, solution)| u64::from(holds(puzzle, solution, statement)) << at;
                each.map(bit).fold(0, |all, bit| all | bit)
            }
        }
    }

    fn atom(&self, puzzle: &Puzzle, allowed: &mut Allowed, atom: &Atom) -> u64 {
        match atom {
            Atom::Within(function, a, indices) => {
                let indices = indices.iter().map(|index| usize::from(*index));
                indices.fold(0, |any, index| any | self.at(puzzle, *function, *a, index))
            }
            Atom::Related(relation, a, b) => {
                let function = relation.function().unwrap_or(Function::Positions);
                let rows = allowed.rows(puzzle, *relation);
                let second: Vec<u64> =
                    (0..rows.len()).map(|j| self.at(puzzle, function, *b, j)).collect();
                let rows = rows.iter().enumerate().map(|(i, row)| {
                    let partners = row.iter().fold(0, |any, j| any | second[*j]);
                    partners & self.at(puzzle, function, *a, i)
                });
                rows.fold(0, |any, holding| any | holding)
            }
        }
    }

    /// The solutions in which the operand has this index: is at this place, or has the item of
    /// this rank of a category.
    fn at(&self, puzzle: &Puzzle, function: Function, operand: Operand, index: usize) -> u64 {
        let Function::Category(category) = function else {
            return self.operand(operand, Place::from_index(index));
        };
        let first = puzzle.category(category).items.start;
        let item = Operand::Item(ItemId::from_index(usize::from(first) + index));
        let both = |place| self.operand(operand, place) & self.operand(item, place);
        puzzle.places().fold(0, |any, place| any | both(place))
    }

    fn operand(&self, operand: Operand, place: Place) -> u64 {
        match operand {
            Operand::Item(item) => self.there[item.index() * self.places + place.index()],
            Operand::Place(fixed) if fixed == place => self.all,
            Operand::Place(_) => 0,
        }
    }
}
