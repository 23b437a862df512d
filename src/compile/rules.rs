//! The rules of the categories: who may be where, whatever the clues say.

use encodings::{Lit, Sink};

use super::{Layout, Options, Origin, Target};
use crate::model::{CategoryId, CategoryKind, ItemId, Place, Puzzle};

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// How often an item is placed: once, or at most once in a `(some)` category.
    Item(ItemId),
    /// How many items of a category a position has: one, or at most one named item beside `...`.
    Place(CategoryId, Place),
}

impl Rule {
    /// The rule in words: `dog has exactly one house`.
    pub fn describe(self, puzzle: &Puzzle) -> String {
        let word = &puzzle.positions.name;
        match self {
            Rule::Item(item) => {
                let name = &puzzle.item(item).name;
                match puzzle.category_of(item).kind {
                    CategoryKind::Some => format!("{name} has at most one {word}"),
                    _ => format!("{name} has exactly one {word}"),
                }
            }
            Rule::Place(category, place) => {
                let place = puzzle.place_name(place);
                let category = puzzle.category(category);
                let bound = match category.kind {
                    CategoryKind::Rest => "at most one named",
                    _ => "exactly one",
                };
                format!("{place} has {bound} {}", category.name)
            }
        }
    }
}

/// Writes the rules of every category.
pub(super) fn write(puzzle: &Puzzle, layout: &Layout, options: &Options, to: &mut dyn Target) {
    for (id, category) in puzzle.categories_with_ids() {
        if !to.wants_more() {
            return;
        }
        if category.kind != CategoryKind::Repeats {
            for item in category.item_ids() {
                to.begin(Origin::Rule(Rule::Item(item)));
                let row = layout.row(item);
                match category.kind {
                    CategoryKind::Some => at_most_one(options, &row, to),
                    _ => options.exactly_one.exactly_one(&row, to),
                }
            }
        }
        for place in puzzle.places() {
            to.begin(Origin::Rule(Rule::Place(id, place)));
            let column = layout.column(puzzle, id, place);
            match category.kind {
                CategoryKind::Rest => at_most_one(options, &column, to),
                _ => options.exactly_one.exactly_one(&column, to),
            }
        }
    }
}

/// At most one of the literals, such that the auxiliary variables are determined by them.
///
/// An encoding keeps the number of models when exactly one literal is true; one more literal
/// stands for none of the others, where there are auxiliary variables at all.
pub(super) fn at_most_one(options: &Options, literals: &[Lit], to: &mut dyn Target) {
    let sink: &mut dyn Sink = to;
    if options.exactly_one.size(literals.len()).variables == 0 {
        options.exactly_one.at_most_one(literals, sink);
        return;
    }
    let mut with_none = literals.to_vec();
    with_none.push(sink.new_var().positive());
    options.exactly_one.exactly_one(&with_none, sink);
}
