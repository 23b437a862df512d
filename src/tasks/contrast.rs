//! Two solutions that differ as much as any two do, and what all solutions have in common.
//!
//! They differ in so many cells of the answer: a category at a position ([`differences`]). The two
//! that differ most are found by asking two copies of the puzzle in one formula for a greater
//! number of differing cells until there is none, as O. Angelsmark and J. Thapper, "Algorithms for
//! the Maximum Hamming Distance Problem", 2004, define the problem; here a SAT engine searches.

use std::time::Instant;

use super::backbone::Backbone;
use super::solve::differences;
use crate::engine;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Session, Setup, Twin};

/// What the solutions of a puzzle with several of them have in common, and how far they differ.
#[derive(Clone, PartialEq, Debug)]
pub struct Contrast {
    /// The two that differ most of those that were compared.
    pub pair: [Solution; 2],
    /// In how many cells these two differ.
    pub differing: usize,
    /// Whether it is proven that no two solutions differ in more cells.
    pub is_most: bool,
    /// What each cell is in some solution; `None` when the engine's time or effort was spent
    /// before that was known.
    pub backbone: Option<Backbone>,
}

/// How much work the engine may do for the backbone, and as much again for the two solutions: see
/// [`Terms::effort`](engine::Terms::effort).
const EFFORT: u64 = 8 << 20;

/// Two copies of a puzzle are compared only when so many cells may differ at most.
const MOST_CELLS: usize = 400;

/// How many of the solutions found on the way are compared with each other.
const COMPARED: usize = 64;

/// A puzzle with more open cells, items at positions, is left alone: a single answer takes long.
const MOST_OPEN: usize = 10_000;

/// Finds two solutions that differ most, and the cells that are the same in all; `None` when there
/// are no two solutions, or when the puzzle is too large for that.
///
/// The engine is always the one whose work is counted, so that this ends whatever the puzzle is.
///
/// # Errors
/// When the engine fails or gives an answer that does not pass the check; also when its time or its
/// effort is spent before there are two solutions.
pub fn contrast(puzzle: &Puzzle, setup: &Setup) -> Result<Option<Contrast>, Error> {
    let start = Instant::now();
    let mut setup = Setup { engine: engine::ALL[0], presolve: true, ..setup.clone() };
    setup.terms.effort = Some(EFFORT);
    let mut seen = Vec::new();
    let mut session = Session::new(puzzle, &setup)?;
    let (decided, cells) = session.decided();
    if cells - decided > MOST_OPEN {
        return Ok(None);
    }
    let found = Backbone::find(puzzle, &mut session, |solution| {
        if seen.len() < COMPARED {
            seen.push(solution.clone());
        }
    });
    drop(session);
    let backbone = match found {
        Err(error) if seen.len() < 2 || !error.is_limit() => return Err(error),
        found => found.ok().flatten(),
    };
    if seen.len() < 2 {
        return Ok(None);
    }
    let (pair, differing) = furthest(puzzle, &seen);
    // More than all cells there are not.
    let is_most = differing == puzzle.categories.len() * puzzle.positions.len();
    let mut contrast = Contrast { pair, differing, is_most, backbone };
    if let Some(timeout) = &mut setup.terms.timeout {
        *timeout = timeout.saturating_sub(start.elapsed());
    }
    match contrast.improve(puzzle, &setup) {
        Err(error) if !error.is_limit() => Err(error),
        _ => Ok(Some(contrast)),
    }
}

/// The two of at least two solutions that differ most, the first ones of equals.
fn furthest(puzzle: &Puzzle, solutions: &[Solution]) -> ([Solution; 2], usize) {
    let mut best = ([0, 1], 0);
    for (j, second) in solutions.iter().enumerate() {
        for (i, first) in solutions[..j].iter().enumerate() {
            let differing = differences(puzzle, first, second).len();
            if differing > best.1 {
                best = ([i, j], differing);
            }
        }
    }
    (best.0.map(|at| solutions[at].clone()), best.1)
}

impl Contrast {
    /// Looks for solutions that differ more until there are none.
    fn improve(&mut self, puzzle: &Puzzle, setup: &Setup) -> Result<(), Error> {
        let Some(backbone) = &self.backbone else { return Ok(()) };
        let cells = puzzle.categories.len() * puzzle.positions.len();
        let open = cells - backbone.forced(puzzle);
        if self.differing < open && open <= MOST_CELLS {
            let mut twin = Twin::new(puzzle, setup, backbone.known(puzzle))?;
            while self.differing < open {
                let Some(pair) = twin.differing_in_more_than(self.differing)? else {
                    self.is_most = true;
                    break;
                };
                self.differing = differences(puzzle, &pair[0], &pair[1]).len();
                self.pair = pair;
            }
        }
        self.is_most |= self.differing == open;
        Ok(())
    }
}
