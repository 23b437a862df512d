//! Whether clues that say `to the left of` were meant as `directly to the left of`.
//!
//! Many printed puzzles say the one and mean the other. A clue is read as it is written, at any
//! distance; when several solutions are left, a setter wants to know that this may be why.

use super::solve::{Status, solve};
use crate::engine;
use crate::model::{ClueId, Form, Puzzle};
use crate::session::{Error, Setup};

/// Words with which a sentence says itself that any distance will do.
const ANY: &[&str] = &["any", "anywhere", "farther", "further", "some", "somewhere", "sometime"];

/// How much work the engine may do: see [`Terms::effort`](engine::Terms::effort).
const EFFORT: u64 = 1 << 20;

/// The clues whose sentences say on which side one thing is of another and not how far, if the
/// puzzle has exactly one solution when all of these are read as directly beside; else none.
///
/// # Errors
/// When the engine fails.
pub fn meant_directly(puzzle: &Puzzle, setup: &Setup) -> Result<Vec<ClueId>, Error> {
    let mut nearer = puzzle.clone();
    let mut changed = Vec::new();
    for (at, clue) in nearer.clues.iter_mut().enumerate() {
        let vague = clue.wording.as_ref().is_some_and(|wording| {
            let mut words = wording.split(|c: char| !c.is_alphabetic());
            !words.any(|word| ANY.contains(&&*word.to_lowercase()))
        });
        if let (true, Form::Order { steps: steps @ None, .. }) = (vague, &mut clue.statement) {
            *steps = Some(1);
            changed.push(ClueId::from_index(at));
        }
    }
    if changed.is_empty() {
        return Ok(changed);
    }
    let mut setup = Setup { engine: engine::ALL[0], presolve: true, ..setup.clone() };
    setup.terms.effort = Some(EFFORT);
    let answer = solve(&nearer, &setup, Some(2), |_| Ok(()))?;
    Ok(if answer.status == Status::Unique { changed } else { Vec::new() })
}
