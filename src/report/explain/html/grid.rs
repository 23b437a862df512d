//! The logic grid as puzzle magazines print it: a staircase of small grids, one for every two axes,
//! with crosses and dots.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::explain::Axis;
use crate::model::{CategoryKind, ItemId, Link, Operand, Puzzle};
use crate::tasks::explain::Explanation;

/// What is known at the end: whether two things go together.
type Marks = BTreeMap<(ItemId, Operand), bool>;

/// The grid as it is after the last step.
pub(super) fn drawn(puzzle: &Puzzle, explanation: &Explanation) -> Markup {
    let found = explanation.steps.iter().flat_map(|step| &step.finds);
    let marks: Marks = explanation
        .given
        .iter()
        .chain(found)
        .map(|link| ((link.item, link.with), link.holds))
        .collect();
    let columns = columns(puzzle);
    html! {
        section #grid aria-labelledby="grid-heading" {
            h2 #grid-heading { "Logic grid" }
            div.scroll tabindex="0" role="region" aria-labelledby="grid-heading" {
                table {
                    (head(puzzle, &columns))
                    @for (id, _) in puzzle.categories_with_ids() {
                        (rows(puzzle, Axis::Category(id), &columns, &marks))
                    }
                }
            }
            (legend())
        }
    }
}

fn legend() -> Markup {
    html! {
        p.legend {
            span { "● goes together" }
            span { "× does not" }
            span.stepwise { span.swatch.new {} " found by this step" }
            span.stepwise { span.swatch.used {} " cited by this step" }
        }
    }
}

/// The axes along the top: the positions, then the categories from the last one to the second one,
/// so that each row is as long as the one above or shorter.
fn columns(puzzle: &Puzzle) -> Vec<Axis> {
    let categories = puzzle.categories_with_ids().skip(1).map(|(id, _)| Axis::Category(id));
    let mut columns: Vec<Axis> = categories.collect();
    columns.reverse();
    columns.insert(0, Axis::Positions);
    columns
}

fn head(puzzle: &Puzzle, columns: &[Axis]) -> Markup {
    html! {
        thead {
            tr {
                td.void colspan="2" rowspan="2" {}
                @for axis in columns {
                    th.edge scope="colgroup" colspan=(things(puzzle, *axis).len()) {
                        (axis_name(puzzle, *axis))
                    }
                }
            }
            tr {
                @for axis in columns {
                    @for (at, thing) in things(puzzle, *axis).into_iter().enumerate() {
                        th.upright.edge[at == 0] scope="col" {
                            span { (short_name(puzzle, thing)) }
                        }
                    }
                }
            }
        }
    }
}

/// The rows of one category.
fn rows(puzzle: &Puzzle, axis: Axis, columns: &[Axis], marks: &Marks) -> Markup {
    let all = things(puzzle, axis);
    html! {
        tbody {
            @for (at, thing) in all.iter().enumerate() {
                tr {
                    @if at == 0 {
                        th.upright scope="rowgroup" rowspan=(all.len()) {
                            span { (axis_name(puzzle, axis)) }
                        }
                    }
                    th.side scope="row" { (short_name(puzzle, *thing)) }
                    @for column in columns {
                        @if has_grid(puzzle, axis, *column) {
                            (cells(puzzle, *thing, *column, marks))
                        } @else {
                            td.void colspan=(things(puzzle, *column).len()) {}
                        }
                    }
                }
            }
        }
    }
}

/// The cells of a thing with those of an axis.
fn cells(puzzle: &Puzzle, thing: Operand, column: Axis, marks: &Marks) -> Markup {
    html! {
        @for (at, other) in things(puzzle, column).into_iter().enumerate() {
            @if let Some(link) = Link::new(puzzle, thing, other, true) {
                @let mark = marks.get(&(link.item, link.with)).copied();
                td.cell.edge[at == 0] id=(cell_id(link.item, link.with))
                    aria-label={ (long_name(puzzle, thing)) ", " (long_name(puzzle, other)) ": " (word(mark)) }
                {
                    (sign(mark))
                }
            }
        }
    }
}

/// What a cell is called in the page.
pub(super) fn cell_id(item: ItemId, with: Operand) -> String {
    match with {
        Operand::Item(with) => format!("i{}-i{}", item.index(), with.index()),
        Operand::Place(place) => format!("i{}-p{}", item.index(), place.index()),
    }
}

fn sign(mark: Option<bool>) -> &'static str {
    match mark {
        Some(true) => "●",
        Some(false) => "×",
        None => "",
    }
}

fn word(mark: Option<bool>) -> &'static str {
    match mark {
        Some(true) => "yes",
        Some(false) => "no",
        None => "unknown",
    }
}

/// Whether there is a small grid of two axes in the staircase: each pair has its place once, and
/// two categories of which items may have several positions have none.
fn has_grid(puzzle: &Puzzle, row: Axis, column: Axis) -> bool {
    let repeats = |axis| match axis {
        Axis::Positions => false,
        Axis::Category(id) => puzzle.category(id).kind == CategoryKind::Repeats,
    };
    row < column && !(repeats(row) && repeats(column))
}

fn things(puzzle: &Puzzle, axis: Axis) -> Vec<Operand> {
    match axis {
        Axis::Positions => puzzle.places().map(Operand::Place).collect(),
        Axis::Category(id) => puzzle.category(id).item_ids().map(Operand::Item).collect(),
    }
}

fn axis_name(puzzle: &Puzzle, axis: Axis) -> &str {
    match axis {
        Axis::Positions => &puzzle.positions.name,
        Axis::Category(id) => &puzzle.category(id).name,
    }
}

/// A thing under the name of its axis: `3`.
fn short_name(puzzle: &Puzzle, thing: Operand) -> &str {
    match thing {
        Operand::Place(place) => &puzzle.positions.labels[place.index()],
        Operand::Item(item) => &puzzle.item(item).name,
    }
}

/// A thing by itself: `house 3`.
fn long_name(puzzle: &Puzzle, thing: Operand) -> String {
    match thing {
        Operand::Place(place) => puzzle.place_name(place),
        Operand::Item(item) => puzzle.item(item).name.clone(),
    }
}
