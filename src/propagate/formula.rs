//! A clue as a formula over relations, with three truth values: a part holds for every choice that
//! is left, for none, or it is open.

use super::aspect::Aspect;
use super::bits;
use super::grid::{Grid, Shape, Step};
use super::relate::{Related, refuse_within, require_within, within_truth};
use super::several::{Several, Wider};
use crate::model::Count;

/// A clue or a part of one.
#[derive(Clone, Debug)]
pub(super) enum Formula {
    /// A relation too large to look at.
    Unknown,
    /// The operand has one of these indices.
    Within(Aspect, Box<[u64]>),
    /// Two operands are related.
    Related(Related),
    /// The part does not hold.
    Not(Box<Formula>),
    /// As many of the parts hold as the tally wants.
    Tally(Tally, Vec<Formula>),
    /// A relation of several operands that has a rule of its own.
    Several(Several),
    /// The second part; the first one follows from it and is found sooner.
    Implied(Wider, Box<Formula>),
}

/// How many of the parts hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tally {
    All,
    Any,
    Odd,
    Count(Count, usize),
}

impl Tally {
    fn meets(self, found: usize, of: usize) -> bool {
        match self {
            Tally::All => found == of,
            Tally::Any => found > 0,
            Tally::Odd => found % 2 == 1,
            Tally::Count(count, bound) => count.holds(found, bound),
        }
    }
}

impl Formula {
    /// Whether the formula holds for every choice that is left, or for none; `None` proves nothing.
    pub(super) fn truth(&self, shape: &Shape, grid: &Grid) -> Option<bool> {
        match self {
            Formula::Unknown => None,
            Formula::Within(of, set) => within_truth(&of.view(shape, grid), set),
            Formula::Related(related) => related.truth(shape, grid),
            Formula::Not(of) => of.truth(shape, grid).map(|holds| !holds),
            Formula::Several(several) => several.truth(shape, grid),
            Formula::Implied(_, of) => of.truth(shape, grid),
            Formula::Tally(tally, parts) => {
                let (mut certain, mut open) = (0, 0);
                for part in parts {
                    match (part.truth(shape, grid), tally) {
                        (Some(false), Tally::All) => return Some(false),
                        (Some(true), Tally::Any) => return Some(true),
                        (Some(holds), _) => certain += usize::from(holds),
                        (None, _) => open += 1,
                    }
                }
                let mut outcomes =
                    (certain..=certain + open).map(|found| tally.meets(found, parts.len()));
                let first = outcomes.next()?;
                outcomes.all(|outcome| outcome == first).then_some(first)
            }
        }
    }

    /// Finds what follows if the formula holds, or if it does not.
    pub(super) fn enforce(&self, shape: &Shape, grid: &mut Grid, holds: bool) -> Step {
        match self {
            Formula::Unknown => Ok(()),
            Formula::Within(of, set) if holds => require_within(shape, grid, *of, set),
            Formula::Within(of, set) => refuse_within(shape, grid, *of, set),
            Formula::Related(related) if holds => related.require(shape, grid),
            Formula::Related(related) => related.refuse(shape, grid),
            Formula::Not(of) => of.enforce(shape, grid, !holds),
            Formula::Several(several) if holds => several.require(shape, grid),
            Formula::Several(several) => several.refuse(shape, grid),
            Formula::Implied(implied, of) => {
                if holds {
                    implied.require(shape, grid)?;
                }
                of.enforce(shape, grid, holds)
            }
            Formula::Tally(Tally::All, parts) if holds => {
                parts.iter().try_for_each(|part| part.enforce(shape, grid, true))
            }
            Formula::Tally(Tally::Any, parts) if !holds => {
                parts.iter().try_for_each(|part| part.enforce(shape, grid, false))
            }
            Formula::Tally(tally, parts) => {
                let wanted = |found| tally.meets(found, parts.len()) == holds;
                enforce_tally(parts, wanted, shape, grid)
            }
        }
    }

    /// The operands that the formula speaks of.
    pub(super) fn aspects(&self, to: &mut Vec<Aspect>) {
        match self {
            Formula::Unknown => {}
            Formula::Within(of, _) => to.push(*of),
            Formula::Related(related) => to.extend([related.a, related.b]),
            Formula::Not(of) | Formula::Implied(_, of) => of.aspects(to),
            Formula::Tally(_, parts) => parts.iter().for_each(|part| part.aspects(to)),
            Formula::Several(several) => to.extend(several.operands()),
        }
    }

    /// Whether a second look right after the first one finds nothing.
    pub(super) fn is_idempotent(&self) -> bool {
        match self {
            Formula::Related(related) => {
                related.a.category.is_none() && related.a.operand != related.b.operand
            }
            Formula::Within(of, _) => of.category.is_none(),
            _ => false,
        }
    }
}

/// The open parts must all hold, or must all not hold, when no other number of them is wanted.
fn enforce_tally(
    parts: &[Formula],
    wanted: impl Fn(usize) -> bool,
    shape: &Shape,
    grid: &mut Grid,
) -> Step {
    let truths: Vec<Option<bool>> = parts.iter().map(|part| part.truth(shape, grid)).collect();
    let certain = truths.iter().filter(|truth| **truth == Some(true)).count();
    let open = truths.iter().filter(|truth| truth.is_none()).count();
    if !(certain..=certain + open).any(&wanted) {
        return grid.clash();
    }
    let needed = !(certain..certain + open).any(&wanted);
    let excluded = !(certain + 1..=certain + open).any(&wanted);
    if needed || excluded {
        for (part, _) in parts.iter().zip(truths).filter(|(_, truth)| truth.is_none()) {
            part.enforce(shape, grid, needed)?;
        }
    }
    Ok(())
}

/// The set of some indices below `size`.
pub(super) fn set_of(indices: &[u16], size: usize) -> Box<[u64]> {
    let mut set = vec![0; bits::words(size)];
    indices.iter().for_each(|at| bits::insert(&mut set, usize::from(*at)));
    set.into()
}
