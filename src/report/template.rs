//! Text that is the same for every solution but for its cells: it is made once and then only
//! filled in, so that a million solutions a second can be written.

use crate::model::{CategoryId, Place, Puzzle, Solution};

/// Text with gaps for the cells of a solution.
pub(super) struct Template {
    /// The fixed text, without the gaps.
    text: Vec<u8>,
    /// Each gap with where in the fixed text it is, in order.
    gaps: Vec<(usize, Gap)>,
    names: Names,
}

enum Gap {
    /// The number of the solution.
    Number,
    Cell(CategoryId, Place),
}

impl Template {
    /// An empty text whose cells will be written by these names.
    pub(super) fn new(names: Names) -> Template {
        Template { text: Vec::new(), gaps: Vec::new(), names }
    }

    /// Goes on with fixed text.
    pub(super) fn text(&mut self, text: &str) {
        self.text.extend_from_slice(text.as_bytes());
    }

    /// Goes on with the item of a category at a place.
    pub(super) fn cell(&mut self, category: CategoryId, place: Place) {
        self.gaps.push((self.text.len(), Gap::Cell(category, place)));
    }

    /// Goes on with the number of the solution.
    pub(super) fn number(&mut self) {
        self.gaps.push((self.text.len(), Gap::Number));
    }

    /// Appends the text with the cells of a solution.
    pub(super) fn fill(&self, solution: &Solution, number: &str, to: &mut Vec<u8>) {
        let mut from = 0;
        for (at, gap) in &self.gaps {
            to.extend_from_slice(&self.text[from..*at]);
            from = *at;
            to.extend_from_slice(match gap {
                Gap::Number => number.as_bytes(),
                Gap::Cell(category, place) => self.names.of(solution, *category, *place),
            });
        }
        to.extend_from_slice(&self.text[from..]);
    }
}

/// How each item is written, ready to be copied.
pub(super) struct Names {
    /// By item, and behind them by category what stands for an unnamed item.
    names: Vec<Box<[u8]>>,
    items: usize,
}

impl Names {
    /// The names of all items as `write` gives them, which is asked for `None` to name the unnamed
    /// ones of a category.
    pub(super) fn new(
        puzzle: &Puzzle,
        write: impl Fn(CategoryId, Option<&str>) -> String,
    ) -> Names {
        let items = puzzle.items.iter().map(|item| write(item.category, Some(&item.name)));
        let unnamed = puzzle.categories_with_ids().map(|(id, _)| write(id, None));
        let names = items.chain(unnamed).map(|name| name.into_bytes().into()).collect();
        Names { names, items: puzzle.items.len() }
    }

    fn of(&self, solution: &Solution, category: CategoryId, place: Place) -> &[u8] {
        match solution.item_at(category, place) {
            Some(item) => &self.names[item.index()],
            None => &self.names[self.items + category.index()],
        }
    }
}
