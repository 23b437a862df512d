//! Which cells are the same in all solutions: the backbone of the puzzle.
//!
//! The solutions found so far leave facts that none of them has. Each further solution is asked for
//! some of these, until there is none: M. Janota, I. Lynce and J. Marques-Silva, "Algorithms for
//! Computing Backbones of Propositional Formulae", 2015. Here the facts of one item are a chunk, and
//! a solution is asked to have something new of as many items at once as has gone well before.

use std::collections::VecDeque;

use crate::compile::Known;
use crate::model::{CategoryId, CategoryKind, Fact, Form, ItemId, Operand, Place};
use crate::model::{Puzzle, Solution, Statement};
use crate::session::{Error, Session, Wish};

/// What each cell is in some solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backbone {
    places: usize,
    /// For each item and place whether it is absent in some solution, and whether it is there.
    seen: Vec<[bool; 2]>,
    /// For each category and place whether it is unnamed in some solution.
    unnamed: Vec<bool>,
}

impl Backbone {
    /// Finds out what each cell is in some solution; `None` when there is no solution. Every
    /// solution that is found on the way is handed to `each`.
    ///
    /// # Errors
    /// When the engine fails or gives an answer that does not pass the check.
    pub fn find(
        puzzle: &Puzzle,
        session: &mut Session<'_>,
        mut each: impl FnMut(&Solution),
    ) -> Result<Option<Backbone>, Error> {
        let places = puzzle.positions.len();
        let mut backbone = Backbone {
            places,
            seen: vec![[false; 2]; puzzle.items.len() * places],
            unnamed: vec![false; puzzle.categories.len() * places],
        };
        let Some(first) = session.solutions().next().transpose()? else { return Ok(None) };
        backbone.add(puzzle, &first);
        each(&first);
        backbone.look(puzzle, session, each)?;
        Ok(Some(backbone))
    }

    /// Asks for solutions with something new until there are none.
    fn look(
        &mut self,
        puzzle: &Puzzle,
        session: &mut Session<'_>,
        mut each: impl FnMut(&Solution),
    ) -> Result<(), Error> {
        let mut chunks = self.chunks(puzzle, session);
        let mut together = chunks.len();
        while !chunks.is_empty() {
            together = together.clamp(1, chunks.len());
            let asked = chunks.iter().take(together);
            let wishes: Vec<Wish> = asked.map(|chunk| chunk.something(session)).collect();
            let found = session.meeting(&wishes)?;
            wishes.into_iter().for_each(|wish| session.forget(wish));
            match found {
                Some(solution) => {
                    self.add(puzzle, &solution);
                    each(&solution);
                    let before = size(&chunks);
                    chunks.rotate_left(together);
                    chunks.iter_mut().for_each(|chunk| chunk.unseen(self));
                    if size(&chunks) == before {
                        return Err(session.wrong("its solution is not what it was asked for"));
                    }
                    chunks.retain(|chunk| !chunk.0.is_empty());
                    together *= 2;
                }
                None if together > 1 => together /= 2,
                // No solution has anything of this chunk.
                None => drop(chunks.pop_front()),
            }
        }
        Ok(())
    }

    fn add(&mut self, puzzle: &Puzzle, solution: &Solution) {
        for (id, category) in puzzle.categories_with_ids() {
            for place in puzzle.places() {
                let here = solution.item_at(id, place);
                for item in category.item_ids() {
                    let cell = item.index() * self.places + place.index();
                    self.seen[cell][usize::from(here == Some(item))] = true;
                }
                self.unnamed[id.index() * self.places + place.index()] |= here.is_none();
            }
        }
    }

    /// What the solutions so far do not have and some other one might: a chunk for each item, and
    /// one for each category with unnamed ones.
    fn chunks(&self, puzzle: &Puzzle, session: &mut Session<'_>) -> VecDeque<Chunk> {
        let mut chunks = Vec::new();
        for (id, category) in puzzle.categories_with_ids() {
            for item in category.item_ids() {
                let facts = puzzle
                    .places()
                    .flat_map(|place| [true, false].map(|holds| Fact { item, place, holds }));
                let open =
                    facts.filter_map(|fact| Some((Cell::Is(fact), session.fact(fact).ok()?)));
                chunks.push(Chunk(open.collect()));
            }
            if category.kind == CategoryKind::Rest {
                let wish = |place| {
                    (Cell::Unnamed(id, place), session.statement(&unnamed(puzzle, id, place)))
                };
                chunks.push(Chunk(puzzle.places().map(wish).collect()));
            }
        }
        chunks.iter_mut().for_each(|chunk| chunk.unseen(self));
        chunks.retain(|chunk| !chunk.0.is_empty());
        chunks.into()
    }

    fn has_seen(&self, cell: Cell) -> bool {
        match cell {
            Cell::Is(Fact { item, place, holds }) => {
                self.seen[item.index() * self.places + place.index()][usize::from(holds)]
            }
            Cell::Unnamed(category, place) => {
                self.unnamed[category.index() * self.places + place.index()]
            }
        }
    }

    /// Whether the item is at the place in all solutions, `Some(true)`, or in none, `Some(false)`.
    pub fn at(&self, item: ItemId, place: Place) -> Option<bool> {
        match self.seen[item.index() * self.places + place.index()] {
            [true, true] => None,
            [_, there] => Some(there),
        }
    }

    /// How many cells of the answer, categories at positions, are the same in all solutions.
    pub fn forced(&self, puzzle: &Puzzle) -> usize {
        let is_forced = |id, place| self.possible(puzzle, id, place).len() == 1;
        let in_row = |id| puzzle.places().filter(|place| is_forced(id, *place)).count();
        puzzle.categories_with_ids().map(|(id, _)| in_row(id)).sum()
    }

    /// The same as the compiler takes it, with the cells that clues make equal.
    pub fn known(&self, puzzle: &Puzzle) -> Known {
        Known::new(puzzle, |item, place| self.at(item, place), |_| false).merged(puzzle)
    }

    /// The items that the category has at the place in some solution, in order; `None`, which comes
    /// last, for an unnamed one.
    pub fn possible(
        &self,
        puzzle: &Puzzle,
        category: CategoryId,
        place: Place,
    ) -> Vec<Option<ItemId>> {
        let items = puzzle.category(category).item_ids();
        let named = items.filter(|item| self.at(*item, place) != Some(false)).map(Some);
        let unnamed = self.has_seen(Cell::Unnamed(category, place));
        named.chain(unnamed.then_some(None)).collect()
    }
}

/// Something that a solution may have.
#[derive(Clone, Copy)]
enum Cell {
    Is(Fact),
    /// None of the named items of the category is at the place.
    Unnamed(CategoryId, Place),
}

/// What may be the case in some solution, each with the wish for one.
struct Chunk(Vec<(Cell, Wish)>);

fn size(chunks: &VecDeque<Chunk>) -> usize {
    chunks.iter().map(|chunk| chunk.0.len()).sum()
}

impl Chunk {
    /// Keeps what no solution has shown.
    fn unseen(&mut self, backbone: &Backbone) {
        self.0.retain(|(cell, _)| !backbone.has_seen(*cell));
    }

    /// The wish that anything of it be the case.
    fn something(&self, session: &mut Session<'_>) -> Wish {
        let wishes: Vec<Wish> = self.0.iter().map(|(_, wish)| *wish).collect();
        session.any(&wishes)
    }
}

fn unnamed(puzzle: &Puzzle, category: CategoryId, place: Place) -> Statement {
    let items = puzzle.category(category).item_ids();
    let there = items.map(|item| Form::In(Operand::Item(item), vec![place]));
    Form::And(there.map(|there| Form::Not(Box::new(there))).collect())
}
