//! Every solution of a puzzle by a search of our own, without clauses.
//!
//! The search is depth first with chronological backtracking: it needs no memory for what it has
//! found, and each solution comes once.

use crate::model::{Fact, ItemId, Puzzle, Solution, check};
use crate::propagate::Propagator;
use crate::session::{Error, Fault};

/// What this search is called where an engine is chosen by name.
pub const NAME: &str = "grid";

/// What it is, in one line for a help text.
pub const SUMMARY: &str = "a search without clauses, which lists many solutions fastest";

/// How many steps of the search lie between two calls of `tick`.
const STEPS: u64 = 1024;

/// Hands each solution to `each` once, checked, in an order that depends on the puzzle alone.
///
/// `tick` is called every few thousand steps with the fraction of the search space, from 0 to 1,
/// that lies behind, so that somebody can look at the clock.
///
/// # Errors
/// An error of `each` or `tick` ends the search.
pub fn enumerate(
    puzzle: &Puzzle,
    each: &mut dyn FnMut(&Solution) -> Result<(), Error>,
    tick: &mut dyn FnMut(f64) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut search = Propagator::new(puzzle);
    let mut consistent = search.propagate().is_ok();
    // For each choice the state before it, and the part of the search space on its other side.
    let mut choices = Vec::new();
    let (mut behind, mut part) = (0.0, 1.0);
    for step in 0.. {
        if step % STEPS == 0 {
            tick(behind)?;
        }
        if consistent && let Some((choice, open)) = next_choice(puzzle, &search) {
            let here = part / open as f64;
            choices.push((search.mark(), choice, part - here));
            part = here;
            consistent = search.assume(choice).and_then(|()| search.propagate()).is_ok();
            continue;
        }
        if consistent {
            each(&complete(puzzle, &search)?)?;
        }
        behind += part;
        let Some((before, choice, other)) = choices.pop() else { return tick(1.0) };
        search.undo(before);
        part = other;
        let refused = Fact { holds: false, ..choice };
        consistent = search.assume(refused).and_then(|()| search.propagate()).is_ok();
    }
    Ok(())
}

/// The first open cell of an item with the fewest open places, and how many these are.
fn next_choice(puzzle: &Puzzle, search: &Propagator) -> Option<(Fact, usize)> {
    let items = (0..puzzle.items.len()).map(ItemId::from_index);
    let open = |item| search.places(item).filter(move |place| search.at(item, *place).is_none());
    let (item, many) = items
        .map(|item| (item, open(item).count()))
        .filter(|(_, many)| *many > 0)
        .min_by_key(|(_, many)| *many)?;
    let place = open(item).next()?;
    Some((Fact { item, place, holds: true }, many.max(2)))
}

/// The solution that is left where nothing is open.
fn complete(puzzle: &Puzzle, search: &Propagator) -> Result<Solution, Error> {
    let mut solution = Solution::empty(puzzle);
    for item in (0..puzzle.items.len()).map(ItemId::from_index) {
        for place in search.places(item) {
            solution.put(puzzle, item, place);
        }
    }
    let broken = check(puzzle, &solution);
    if broken.is_empty() {
        return Ok(solution);
    }
    Err(Error::Fault(Fault::Broken(solution, broken)))
}
