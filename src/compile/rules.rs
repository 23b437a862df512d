//! The rules of the categories: who may be where, whatever the clues say.

use encodings::{Lit, Sink};

use super::{Layout, Options, Origin, Target};
use crate::model::{CategoryKind, Puzzle, Rule};

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
