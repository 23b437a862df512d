//! An operand as a relation sees it: its positions, or the values that a category has there.

use std::borrow::Cow;

use super::bits;
use super::grid::{Grid, Shape, Step};
use crate::model::{Function, Operand};

/// An operand, and the category whose items at its positions count; none for the positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Aspect {
    pub(super) operand: Operand,
    pub(super) category: Option<usize>,
}

/// What an operand may be.
pub(super) struct View<'g> {
    /// The indices that are open to it.
    pub(super) open: Cow<'g, [u64]>,
    /// Those that it certainly has.
    pub(super) sure: Cow<'g, [u64]>,
    /// Whether it has one at most.
    pub(super) single: bool,
    /// Whether it has one at least.
    pub(super) placed: bool,
}

impl Aspect {
    pub(super) fn new(function: Function, operand: Operand) -> Aspect {
        let category = match function {
            Function::Category(id) => Some(id.index()),
            _ => None,
        };
        Aspect { operand, category }
    }

    pub(super) fn positions(operand: Operand) -> Aspect {
        Aspect { operand, category: None }
    }

    /// How many indices there are.
    pub(super) fn size(self, shape: &Shape) -> usize {
        self.category.map_or(shape.places, |category| shape.size(category))
    }

    /// The rank of an item whose own category is asked for.
    fn rank(self, shape: &Shape) -> Option<(usize, usize)> {
        match (self.operand, self.category) {
            (Operand::Item(item), Some(category)) if shape.category(item.index()) == category => {
                Some((item.index(), item.index() - shape.first[category]))
            }
            _ => None,
        }
    }

    /// Whether the operand has one index at most.
    pub(super) fn is_single(self, shape: &Shape) -> bool {
        match self.operand {
            Operand::Place(_) => true,
            Operand::Item(item) => shape.is_single(item.index()) || self.rank(shape).is_some(),
        }
    }

    pub(super) fn view<'g>(self, shape: &Shape, grid: &'g Grid) -> View<'g> {
        if let Some((item, rank)) = self.rank(shape) {
            let set = |holds: bool| Cow::Owned(one_if(self.size(shape), rank, holds));
            let placed = grid.is_placed(shape, item);
            let open = !bits::is_empty(grid.open(shape, item));
            return View { open: set(open), sure: set(placed), single: true, placed };
        }
        match (self.operand, self.category) {
            (Operand::Item(item), None) => {
                let item = item.index();
                View {
                    open: grid.open(shape, item).into(),
                    sure: grid.held(shape, item).into(),
                    single: shape.is_single(item),
                    placed: grid.is_placed(shape, item),
                }
            }
            (Operand::Place(place), None) => {
                let only = one_if(shape.places, place.index(), true);
                let (open, sure) = (only.clone().into(), only.into());
                View { open, sure, single: true, placed: true }
            }
            (Operand::Place(place), Some(category)) => {
                let mut sure = vec![0; bits::words(self.size(shape))];
                join_held(shape, grid, category, place.index(), &mut sure);
                let open = grid.column(shape, category, place.index()).into();
                View { open, sure: sure.into(), single: true, placed: true }
            }
            (Operand::Item(item), Some(category)) => {
                let item = item.index();
                let mut open = vec![0; bits::words(self.size(shape))];
                let mut sure = open.clone();
                for place in bits::members(grid.open(shape, item)) {
                    bits::join(&mut open, grid.column(shape, category, place));
                }
                for place in bits::members(grid.held(shape, item)) {
                    join_held(shape, grid, category, place, &mut sure);
                }
                let (single, placed) = (shape.is_single(item), grid.is_placed(shape, item));
                View { open: open.into(), sure: sure.into(), single, placed }
            }
        }
    }

    /// Requires that the operand have no index but these.
    pub(super) fn require(self, shape: &Shape, grid: &mut Grid, to: &[u64]) -> Step {
        if let Some((item, rank)) = self.rank(shape) {
            let none = vec![0; shape.words()];
            return if bits::holds(to, rank) { Ok(()) } else { grid.restrict(shape, item, &none) };
        }
        match (self.operand, self.category) {
            (Operand::Item(item), None) => grid.restrict(shape, item.index(), to),
            (Operand::Place(place), None) => {
                if bits::holds(to, place.index()) {
                    return Ok(());
                }
                grid.clash()
            }
            (Operand::Place(place), Some(category)) => {
                restrict_column(shape, grid, category, place.index(), to)
            }
            (Operand::Item(item), Some(category)) => {
                let item = item.index();
                // A copy, since places are closed on the way.
                let open = grid.open(shape, item).to_vec();
                for place in bits::members(&open) {
                    if !bits::meet(grid.column(shape, category, place), to) {
                        grid.remove(shape, item, place)?;
                    } else if grid.is_held(shape, item, place) {
                        restrict_column(shape, grid, category, place, to)?;
                    }
                }
                Ok(())
            }
        }
    }

    /// Requires that the operand have one of these indices.
    pub(super) fn witness(self, shape: &Shape, grid: &mut Grid, among: &[u64]) -> Step {
        if let Some((item, rank)) = self.rank(shape) {
            let open = grid.open(shape, item);
            if !bits::holds(among, rank) || bits::is_empty(open) {
                return grid.clash();
            }
            return bits::only(open).map_or(Ok(()), |place| grid.hold(shape, item, place));
        }
        match (self.operand, self.category) {
            (Operand::Item(item), None) => {
                let item = item.index();
                match one_in_both(grid.open(shape, item), among) {
                    Found::None => grid.clash(),
                    // The rule of the item will find its only place.
                    Found::One(place) if !shape.is_total(item) => grid.hold(shape, item, place),
                    _ => Ok(()),
                }
            }
            (Operand::Place(_), None) => self.require(shape, grid, among),
            (Operand::Place(place), Some(category)) => {
                hold_in_column(shape, grid, category, place.index(), among)
            }
            (Operand::Item(item), Some(category)) => {
                let item = item.index();
                let mut fitting = grid.open(shape, item).to_vec();
                for place in bits::members(grid.open(shape, item)) {
                    if !bits::meet(grid.column(shape, category, place), among) {
                        bits::delete(&mut fitting, place);
                    }
                }
                if bits::is_empty(&fitting) {
                    return grid.clash();
                }
                let Some(place) = bits::only(&fitting) else { return Ok(()) };
                grid.hold(shape, item, place)?;
                hold_in_column(shape, grid, category, place, among)
            }
        }
    }
}

enum Found {
    None,
    One(usize),
    Several,
}

fn one_in_both(a: &[u64], b: &[u64]) -> Found {
    let mut both = a.iter().zip(b).map(|(a, b)| a & b).enumerate().filter(|(_, word)| *word != 0);
    match (both.next(), both.next()) {
        (None, _) => Found::None,
        (Some((at, word)), None) if word.is_power_of_two() => {
            Found::One(64 * at + word.trailing_zeros() as usize)
        }
        _ => Found::Several,
    }
}

fn one_if(size: usize, at: usize, holds: bool) -> Vec<u64> {
    let mut set = vec![0; bits::words(size)];
    if holds {
        bits::insert(&mut set, at);
    }
    set
}

/// Adds to `to` the item of a category that is certainly at a place.
fn join_held(shape: &Shape, grid: &Grid, category: usize, place: usize, to: &mut [u64]) {
    for rank in bits::members(grid.column(shape, category, place)) {
        if grid.is_held(shape, shape.first[category] + rank, place) {
            bits::insert(to, rank);
        }
    }
}

fn restrict_column(
    shape: &Shape,
    grid: &mut Grid,
    category: usize,
    place: usize,
    to: &[u64],
) -> Step {
    let column = grid.column(shape, category, place).to_vec();
    for rank in bits::members(&column) {
        if !bits::holds(to, rank) {
            grid.remove(shape, shape.first[category] + rank, place)?;
        }
    }
    Ok(())
}

fn hold_in_column(
    shape: &Shape,
    grid: &mut Grid,
    category: usize,
    place: usize,
    among: &[u64],
) -> Step {
    match one_in_both(grid.column(shape, category, place), among) {
        Found::None => grid.clash(),
        Found::One(rank) => grid.hold(shape, shape.first[category] + rank, place),
        Found::Several => Ok(()),
    }
}
