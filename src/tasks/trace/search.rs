//! The depth-first search, guess by guess.

use super::story::Story;
use super::{Ending, Event, Listener, Options};
use crate::engine::EngineError;
use crate::model::{Fact, Puzzle};
use crate::propagate::Mark;
use crate::session::Error;

/// A guess that has not been tried to the end.
struct Guess {
    fact: Fact,
    /// What was known before it.
    mark: Mark,
    /// How many solutions were found before it.
    found: u64,
}

/// Tells the story of a puzzle: up to `limit` solutions, or the proof that there is no other one.
///
/// # Errors
/// Those of the listener, and [`Error::Fault`] when what was found breaks a rule or clue. That the time is
/// over is no error but part of the ending.
pub fn trace<'l>(
    puzzle: &Puzzle,
    options: &Options,
    listener: &'l mut Listener<'l>,
) -> Result<Ending, Error> {
    let mut story = Story::new(puzzle, options.level, options.deadline, listener);
    let mut found = 0;
    match search(&mut story, options.limit, &mut found) {
        Ok(complete) => Ok(Ending { found, complete, gave_up: None }),
        Err(Error::Engine(error @ EngineError::TimedOut { .. })) => {
            Ok(Ending { found, complete: false, gave_up: Some(error) })
        }
        Err(error) => Err(error),
    }
}

/// Whether everything was tried before the limit was reached. The guesses are a list and not calls
/// in calls, since a puzzle with few clues takes many.
fn search(story: &mut Story<'_, '_>, limit: Option<u64>, found: &mut u64) -> Result<bool, Error> {
    let mut guesses: Vec<Guess> = Vec::new();
    loop {
        if let Some(conflict) = story.deduce()? {
            story.tell(&Event::Conflict(conflict))?;
        } else if let Some(fact) = story.choice() {
            story.tell(&Event::Guessing(fact))?;
            guesses.push(Guess { fact, mark: story.guess(fact), found: *found });
            continue;
        } else {
            let solution = story.solution()?;
            *found += 1;
            story.tell(&Event::Solution(solution))?;
            if limit == Some(*found) {
                return Ok(false);
            }
        }
        let Some(guess) = guesses.pop() else { return Ok(true) };
        let fact = Fact { holds: false, ..guess.fact };
        story.prune(guess.mark, fact);
        story.tell(&Event::Pruning { fact, is_solved: *found > guess.found })?;
    }
}
