//! Which of 64 solutions meet a statement: a bit for each solution, so that one step looks at all.

use std::collections::HashMap;

use crate::model::evaluate::holds;
use crate::model::{Form, Function, ItemId, Operand, Place, Puzzle, Solution, Statement};
use crate::relation::{Atom, Relation, atoms};

/// Up to 64 solutions.
pub(super) struct Block {
    solutions: Vec<Solution>,
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
    pub(super) fn new(puzzle: &Puzzle) -> Block {
        let places = puzzle.positions.len();
        Block { solutions: Vec::new(), places, there: vec![0; puzzle.items.len() * places] }
    }

    pub(super) fn is_full(&self) -> bool {
        self.solutions.len() == u64::BITS as usize
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
        self.solutions.push(solution);
    }

    fn all(&self) -> u64 {
        u64::MAX.checked_shr(u64::BITS - self.solutions.len() as u32).unwrap_or(0)
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
            return atoms.fold(self.all(), |all, holding| all & holding);
        }
        match statement {
            Form::Not(of) => self.all() & !self.holding(puzzle, allowed, of),
            Form::Between(a, b, c) => {
                let mut before = |x, y| {
                    let before = Atom::Related(Relation::Before(None), x, y);
                    self.atom(puzzle, allowed, &before)
                };
                (before(*b, *a) & before(*a, *c)) | (before(*c, *a) & before(*a, *b))
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
            Operand::Place(fixed) if fixed == place => self.all(),
            Operand::Place(_) => 0,
        }
    }
}
