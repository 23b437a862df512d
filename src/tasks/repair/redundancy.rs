//! Which clues a puzzle with one solution could do without.
//!
//! Clues are enough when no other grid meets them. So a smallest set of clues that is enough is a
//! smallest conflict among clues that only grids other than the solution may meet, and a clue is
//! needed when it is a correction by itself.

use std::time::Instant;

use super::gated::Gated;
use super::search::{Kind, Known, Search};
use super::{Clues, Work, all_clues, prove, terms};
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Setup};

/// What is known of the clues of a puzzle with one solution.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Redundancy {
    /// Clues without which there are several solutions, each alone.
    pub needed: Clues,
    /// Clues without which there is still one solution, each alone. Of the other clues that would
    /// have taken too much work to find out.
    pub redundant: Clues,
    /// Clues that are enough; `None` when finding some would have taken too much work.
    pub enough: Option<Enough>,
}

/// Clues that leave one solution without any other clue, while any fewer of them leave several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enough {
    /// The clues.
    pub clues: Clues,
    /// Whether it is proven that there are no fewer clues that are enough.
    pub is_smallest: bool,
}

/// Finds out which clues are redundant in a puzzle that has this solution and no other one. The
/// clues that are enough have been put to an engine of its own once more.
///
/// # Errors
/// When an engine fails or is found to be wrong. That the time or the work is spent is no error:
/// what was found until then is right.
pub fn redundancy(
    puzzle: &Puzzle,
    solution: &Solution,
    setup: &Setup,
    work: Work,
) -> Result<Redundancy, Error> {
    let (start, rules) = (Instant::now(), puzzle.with_clues([]));
    let mut found = Redundancy::default();
    let terms = || terms(setup, start, Some(work));
    let searched = Gated::new(puzzle, &rules, &terms(), Some(solution), Some(work))
        .and_then(|mut gated| found.search(&mut gated, &terms()));
    match searched {
        Err(error) if error.is_limit() => {}
        other => other?,
    }
    if let Some(enough) = &found.enough {
        match prove(puzzle, &enough.clues, 1, &terms()) {
            Err(error) if error.is_limit() => found.enough = None,
            other => other?,
        }
    }
    Ok(found)
}

impl Redundancy {
    fn search(&mut self, gated: &mut Gated<'_>, setup: &Setup) -> Result<(), Error> {
        let all = gated.all();
        let mut enough = all.clone();
        let shrunk = gated.shrink(&mut enough);
        // Whatever ended it, these are enough, so each of the others alone is redundant.
        self.redundant = &all - &enough;
        shrunk?;
        self.enough = Some(Enough { clues: enough.clone(), is_smallest: false });
        for clue in &enough {
            let mut others = all.clone();
            others.remove(clue);
            let one = if gated.met_with(&others, Some(*clue))?.is_some() {
                &mut self.needed
            } else {
                &mut self.redundant
            };
            one.insert(*clue);
        }
        let corrections = self.needed.iter().map(|clue| Clues::from([*clue])).collect();
        let mut known = Known { conflicts: [enough].into(), corrections };
        let listing = Search::new(Kind::Conflicts, gated, &mut known, setup)?.first_in_order(1)?;
        if let Some(clues) = listing.sets.into_iter().next() {
            self.enough = Some(Enough { clues, is_smallest: listing.in_order > 0 });
        }
        Ok(())
    }

    /// Clues of which it is not known whether they are redundant.
    pub fn open(&self, puzzle: &Puzzle) -> Clues {
        &(&all_clues(puzzle) - &self.needed) - &self.redundant
    }
}
