//! Which cells are the same in all solutions: the backbone of the puzzle.
//!
//! The algorithm is the one that asks for a model which differs from what all models so far agree
//! on, until there is none: J. Marques-Silva, M. Janota and I. Lynce, "On Computing Backbones of
//! Propositional Theories", 2010.

use crate::model::{
    CategoryId, CategoryKind, Fact, Form, ItemId, Operand, Place, Puzzle, Solution,
};
use crate::session::{Error, Session, Wish};

/// What each cell is in some solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backbone {
    places: usize,
    /// For each item and place whether it is there in some solution, and whether it is not.
    seen: Vec<[bool; 2]>,
    /// For each category and place whether it is unnamed in some solution.
    unnamed: Vec<bool>,
}

impl Backbone {
    fn new(puzzle: &Puzzle) -> Backbone {
        let places = puzzle.positions.len();
        Backbone {
            places,
            seen: vec![[false; 2]; puzzle.items.len() * places],
            unnamed: vec![false; puzzle.categories.len() * places],
        }
    }

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
        let mut backbone = Backbone::new(puzzle);
        for solution in session.solutions().take(2) {
            let solution = solution?;
            backbone.add(puzzle, &solution);
            each(&solution);
        }
        if backbone.seen.iter().all(|seen| *seen == [false; 2]) {
            return Ok(None);
        }
        let mut unseen = Unseen::new(puzzle, session, &backbone);
        while let Some(solution) = session.find_any(&unseen.wishes())? {
            backbone.add(puzzle, &solution);
            each(&solution);
            unseen.retain(&backbone);
        }
        unseen.forget(session);
        Ok(Some(backbone))
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

    fn has_seen(&self, fact: Fact) -> bool {
        let cell = fact.item.index() * self.places + fact.place.index();
        self.seen[cell][usize::from(fact.holds)]
    }

    /// Whether the item is at the place in all solutions, `Some(true)`, or in none, `Some(false)`.
    pub fn at(&self, item: ItemId, place: Place) -> Option<bool> {
        match self.seen[item.index() * self.places + place.index()] {
            [true, true] => None,
            [_, there] => Some(there),
        }
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
        let unnamed = self.unnamed[category.index() * self.places + place.index()];
        named.chain(unnamed.then_some(None)).collect()
    }
}

/// What no solution so far has, with the wish for a solution that has it.
struct Unseen {
    facts: Vec<(Fact, Wish)>,
    unnamed: Vec<(usize, Wish)>,
}

impl Unseen {
    fn new(puzzle: &Puzzle, session: &mut Session<'_>, backbone: &Backbone) -> Unseen {
        let mut unseen = Unseen { facts: Vec::new(), unnamed: Vec::new() };
        for (id, category) in puzzle.categories_with_ids() {
            for place in puzzle.places() {
                for item in category.item_ids() {
                    for fact in [true, false].map(|holds| Fact { item, place, holds }) {
                        if let (false, Ok(wish)) = (backbone.has_seen(fact), session.fact(fact)) {
                            unseen.facts.push((fact, wish));
                        }
                    }
                }
                let cell = id.index() * backbone.places + place.index();
                if category.kind == CategoryKind::Rest && !backbone.unnamed[cell] {
                    let items = category.item_ids();
                    let there = items.map(|item| Form::In(Operand::Item(item), vec![place]));
                    let absent = there.map(|there| Form::Not(Box::new(there)));
                    let wish = session.statement(&Form::And(absent.collect()));
                    unseen.unnamed.push((cell, wish));
                }
            }
        }
        unseen
    }

    fn wishes(&self) -> Vec<Wish> {
        let facts = self.facts.iter().map(|(_, wish)| *wish);
        facts.chain(self.unnamed.iter().map(|(_, wish)| *wish)).collect()
    }

    fn retain(&mut self, backbone: &Backbone) {
        self.facts.retain(|(fact, _)| !backbone.has_seen(*fact));
        self.unnamed.retain(|(cell, _)| !backbone.unnamed[*cell]);
    }

    fn forget(&self, session: &mut Session<'_>) {
        self.unnamed.iter().for_each(|(_, wish)| session.forget(*wish));
    }
}
