//! Every solution of a puzzle, one after another, without a SAT solver.
//!
//! A depth-first walk over the [`crate::network`]: it decides one variable after another and
//! forgets what it has left behind, so that the millionth solution costs no more than the first
//! one. What is left after a decision falls into parts; the solutions of a small part are found
//! once and kept, so that most solutions are put together and not searched for.

mod lists;
mod walk;

use crate::model::{Puzzle, Solution, check};
use crate::network::{self, Network, Run};
use crate::session::{Error, Fault};
use walk::Walk;

/// What this search is called where an engine is chosen by name.
pub const NAME: &str = "grid";

/// What it is, in one line for a help text.
pub const SUMMARY: &str = "a search without clauses, which lists many solutions fastest";

/// Of the solutions the first so many are checked against the definitions of the clues, and then
/// each one whose number is a multiple of [`CHECKED_EVERY`].
const CHECKED_FIRST: u64 = 1 << 8;
const CHECKED_EVERY: u64 = 1 << 12;

/// Hands each solution to `each`, once, in an order that depends on the puzzle alone. The solution
/// is one buffer, which changes from call to call.
///
/// `tick` is called every few thousand steps with the share of the search that is done, from 0 to
/// 1. An error of either ends the search.
///
/// # Errors
/// Those of `each` and `tick`, [`Error::TooManyDecisions`] when the open ones would not fit, and
/// [`Error::Fault`] for a solution that does not pass the check.
pub fn enumerate(
    puzzle: &Puzzle,
    each: &mut dyn FnMut(&Solution) -> Result<(), Error>,
    tick: &mut dyn FnMut(f64) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut found = 0_u64;
    let mut checked = |solution: &Solution| {
        found += 1;
        if found <= CHECKED_FIRST || found.is_multiple_of(CHECKED_EVERY) {
            let broken = check(puzzle, solution);
            if !broken.is_empty() {
                return Err(Error::Fault(Fault::Broken(solution.clone(), broken)));
            }
        }
        each(solution)
    };
    network::run(puzzle, Job { puzzle, each: &mut checked, tick })
}

struct Job<'a> {
    puzzle: &'a Puzzle,
    each: &'a mut dyn FnMut(&Solution) -> Result<(), Error>,
    tick: &'a mut dyn FnMut(f64) -> Result<(), Error>,
}

impl Run for Job<'_> {
    type Output = Result<(), Error>;

    fn run<const W: usize>(self, network: Option<&Network<W>>) -> Result<(), Error> {
        let Some(network) = network else { return Ok(()) };
        Walk::new(self.puzzle, network, self.each, self.tick).run()
    }
}
