//! Relations of three and more operands that have rules of their own.

use std::sync::Arc;

use super::aspect::Aspect;
use super::bits;
use super::grid::{Grid, Shape, Step};
use super::image::Image;
use super::relate::Related;
use crate::model::{Place, Puzzle};
use crate::relation::opposite_neighbours;

/// A relation of several operands.
#[derive(Clone, Debug)]
pub(super) enum Several {
    /// No two at one position; with the relation of being at one.
    AllDifferent(Vec<Aspect>, Image),
    /// At the three places of one of these triples.
    OneOf([Aspect; 3], Arc<[[Place; 3]]>),
}

/// What follows from a statement that is also looked at part by part.
#[derive(Clone, Debug)]
pub(super) enum Wider {
    /// The first operand, which has one position, is at that of another one.
    Among(Aspect, Vec<Aspect>),
    /// The first is between the others, in either order; each has one position.
    Between([Aspect; 3]),
}

/// The places of the middle one of three and of its neighbours on opposite sides, in either order.
pub(super) fn triples(puzzle: &Puzzle) -> Arc<[[Place; 3]]> {
    let around = |at| opposite_neighbours(puzzle, at).into_iter().map(move |(p, q)| (at, p, q));
    let both = |(at, p, q)| [[at, p, q], [at, q, p]];
    puzzle.places().flat_map(around).flat_map(both).collect()
}

impl Several {
    pub(super) fn operands(&self) -> &[Aspect] {
        match self {
            Several::AllDifferent(of, _) => of,
            Several::OneOf(of, _) => of,
        }
    }

    pub(super) fn truth(&self, shape: &Shape, grid: &Grid) -> Option<bool> {
        match self {
            Several::AllDifferent(of, _) => all_different_truth(shape, grid, of),
            Several::OneOf(of, triples) => {
                let views = of.map(|of| of.view(shape, grid));
                let mut possible = false;
                for triple in triples.iter() {
                    let at = |i: usize| triple[i].index();
                    possible |= (0..3).all(|i| bits::holds(&views[i].open, at(i)));
                    if (0..3).all(|i| bits::holds(&views[i].sure, at(i))) {
                        return Some(true);
                    }
                }
                (!possible).then_some(false)
            }
        }
    }

    pub(super) fn require(&self, shape: &Shape, grid: &mut Grid) -> Step {
        match self {
            Several::AllDifferent(of, _) => require_all_different(shape, grid, of),
            Several::OneOf(of, triples) => {
                let mut unions = [(); 3].map(|()| vec![0; shape.words()]);
                for triple in possible(shape, grid, of, triples) {
                    (0..3).for_each(|i| bits::insert(&mut unions[i], triple[i].index()));
                }
                require_unions(shape, grid, of, &unions)
            }
        }
    }

    pub(super) fn refuse(&self, shape: &Shape, grid: &mut Grid) -> Step {
        match self {
            Several::AllDifferent(of, same) => refuse_all_different(shape, grid, of, same),
            Several::OneOf(of, triples) => {
                for triple in possible(shape, grid, of, triples) {
                    refuse_triple(shape, grid, of, triple)?;
                }
                Ok(())
            }
        }
    }
}

fn all_different_truth(shape: &Shape, grid: &Grid, of: &[Aspect]) -> Option<bool> {
    let (mut open, mut held) = (vec![0; shape.words()], vec![0; shape.words()]);
    let mut apart = true;
    for operand in of {
        let view = operand.view(shape, grid);
        if bits::meet(&held, &view.sure) {
            return Some(false);
        }
        apart &= !bits::meet(&open, &view.open);
        bits::join(&mut open, &view.open);
        bits::join(&mut held, &view.sure);
    }
    apart.then_some(true)
}

/// What one operand certainly has is closed to the others.
fn require_all_different(shape: &Shape, grid: &mut Grid, of: &[Aspect]) -> Step {
    let mut held = vec![0; shape.words()];
    for operand in of {
        let view = operand.view(shape, grid);
        if bits::meet(&held, &view.sure) {
            return grid.clash();
        }
        bits::join(&mut held, &view.sure);
    }
    if bits::is_empty(&held) {
        return Ok(());
    }
    for operand in of {
        let own = operand.view(shape, grid).sure.into_owned();
        let to: Vec<u64> = held.iter().zip(own).map(|(held, own)| !held | own).collect();
        operand.require(shape, grid, &to)?;
    }
    Ok(())
}

/// The only two operands that can still be at one position are.
fn refuse_all_different(shape: &Shape, grid: &mut Grid, of: &[Aspect], same: &Image) -> Step {
    let mut pairs = Vec::new();
    for (i, a) in of.iter().enumerate() {
        let open = a.view(shape, grid).open;
        let meets = |b: &&Aspect| bits::meet(&open, &b.view(shape, grid).open);
        pairs.extend(of[i + 1..].iter().filter(meets).map(|b| (*a, *b)));
        if pairs.len() > 1 {
            return Ok(());
        }
    }
    match pairs[..] {
        [(a, b)] => Related { a, b, image: same.clone() }.require(shape, grid),
        _ => grid.clash(),
    }
}

/// The triples of which no place is closed.
fn possible(
    shape: &Shape,
    grid: &Grid,
    of: &[Aspect; 3],
    triples: &[[Place; 3]],
) -> Vec<[Place; 3]> {
    let views = of.map(|of| of.view(shape, grid));
    let open = |triple: &&[Place; 3]| {
        triple.iter().zip(&views).all(|(place, view)| bits::holds(&view.open, place.index()))
    };
    triples.iter().filter(open).copied().collect()
}

/// Of three places that the operands must not have together, two are certain: the third is closed.
fn refuse_triple(shape: &Shape, grid: &mut Grid, of: &[Aspect; 3], triple: [Place; 3]) -> Step {
    let sure = |i: usize| bits::holds(&of[i].view(shape, grid).sure, triple[i].index());
    let unsure: Vec<usize> = (0..3).filter(|i| !sure(*i)).collect();
    let third = match unsure[..] {
        [] => return grid.clash(),
        [third] => third,
        _ => return Ok(()),
    };
    let mut to = bits::full(shape.places);
    bits::delete(&mut to, triple[third].index());
    of[third].require(shape, grid, &to)
}

/// Each operand has a position in its set, and none outside it if it has only one.
fn require_unions(shape: &Shape, grid: &mut Grid, of: &[Aspect], sets: &[Vec<u64>]) -> Step {
    for (operand, set) in of.iter().zip(sets) {
        if operand.is_single(shape) {
            operand.require(shape, grid, set)?;
        }
        operand.witness(shape, grid, set)?;
    }
    Ok(())
}

impl Wider {
    pub(super) fn require(&self, shape: &Shape, grid: &mut Grid) -> Step {
        match self {
            Wider::Among(a, of) => {
                let mut to = vec![0; shape.words()];
                of.iter().for_each(|b| bits::join(&mut to, &b.view(shape, grid).open));
                require_unions(shape, grid, &[*a], &[to])
            }
            Wider::Between([a, b, c]) => {
                let views = [b, a, c].map(|of| of.view(shape, grid).open.into_owned());
                let [low, middle, high] = &views;
                let mut unions = [(); 3].map(|()| vec![0; shape.words()]);
                for (rising, of) in
                    [(rise([low, middle, high]), [0, 1, 2]), (rise([high, middle, low]), [2, 1, 0])]
                {
                    for (set, at) in rising.iter().flatten().zip(of) {
                        bits::join(&mut unions[at], set);
                    }
                }
                require_unions(shape, grid, &[*b, *a, *c], &unions)
            }
        }
    }
}

/// The members of three sets that are in some rising row of one member of each.
fn rise(sets: [&[u64]; 3]) -> Option<[Vec<u64>; 3]> {
    let mut kept = sets.map(<[u64]>::to_vec);
    for (low, high) in [(0, 1), (1, 2)] {
        let first = bits::first(&kept[low])?;
        let mut above = vec![0; kept[high].len()];
        bits::join_range(&mut above, first + 1, 64 * kept[high].len());
        bits::keep(&mut kept[high], &above);
    }
    for (low, high) in [(1, 2), (0, 1)] {
        let last = bits::last(&kept[high])?;
        let mut below = vec![0; kept[low].len()];
        bits::join_range(&mut below, 0, last);
        bits::keep(&mut kept[low], &below);
    }
    bits::first(&kept[0]).map(|_| kept)
}
