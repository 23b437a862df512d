//! The rules of the categories: an only place is an item's place, and a place taken is closed to
//! the others.

use super::bits;
use super::grid::{Grid, Shape, Step};
use crate::model::{CategoryKind, Rule};

/// Finds what one rule says of the grid as it is.
pub(super) fn apply(shape: &Shape, grid: &mut Grid, rule: Rule) -> Step {
    match rule {
        Rule::Item(item) => apply_to_item(shape, grid, item.index()),
        Rule::Place(category, place) => {
            apply_to_place(shape, grid, category.index(), place.index())
        }
    }
}

fn apply_to_item(shape: &Shape, grid: &mut Grid, item: usize) -> Step {
    if !shape.is_single(item) {
        return Ok(());
    }
    if shape.is_total(item) && grid.left(item) <= 1 {
        match bits::first(grid.open(shape, item)) {
            Some(place) => grid.hold(shape, item, place)?,
            None => return grid.clash(),
        }
    }
    let Some(place) = bits::first(grid.held(shape, item)) else { return Ok(()) };
    let mut only = vec![0; shape.words()];
    bits::insert(&mut only, place);
    grid.restrict(shape, item, &only)
}

fn apply_to_place(shape: &Shape, grid: &mut Grid, category: usize, place: usize) -> Step {
    let first = shape.first[category];
    let column = grid.column(shape, category, place);
    let full = shape.kinds[category] != CategoryKind::Rest;
    if full && grid.column_left(shape, category, place) <= 1 {
        return match bits::first(column) {
            Some(rank) => grid.hold(shape, first + rank, place),
            None => grid.clash(),
        };
    }
    let taken = bits::members(column).find(|rank| grid.is_held(shape, first + rank, place));
    let Some(taken) = taken else { return Ok(()) };
    for word in 0..bits::words(shape.size(category)) {
        let others = grid.column(shape, category, place)[word];
        for rank in bits::members(&[others]).map(|rank| 64 * word + rank) {
            if rank != taken {
                grid.remove(shape, first + rank, place)?;
            }
        }
    }
    Ok(())
}
