//! How far a puzzle comes without a guess: the places that are left to each item.

use std::time::Instant;

use super::story::Story;
use super::{Conflict, Level};
use crate::model::{ItemId, Place, Puzzle};
use crate::session::Error;

/// What is left to an item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The places that are open to it, in order.
    pub places: Vec<Place>,
    /// Those that it certainly has.
    pub certain: Vec<Place>,
}

/// What is known when nothing more follows.
#[derive(Clone, PartialEq, Debug)]
pub enum Stuck {
    /// What is left to each item, in the order of the puzzle; whether it is a solution.
    Table(Vec<Left>, bool),
    /// The clues contradict each other: this breaks.
    Conflict(Conflict),
}

impl Left {
    /// Whether some place neither certainly is the item's nor closed to it.
    pub fn is_open(&self) -> bool {
        self.places.len() > self.certain.len()
    }
}

/// Finds what follows without a guess.
///
/// # Errors
/// When the time is over, and [`Error::Fault`] when what was found breaks a rule or clue.
pub fn stuck(puzzle: &Puzzle, level: Level, deadline: Option<Instant>) -> Result<Stuck, Error> {
    let listener = &mut |_: usize, _: &_| Ok(());
    let mut story = Story::new(puzzle, level, deadline, listener);
    if let Some(conflict) = story.deduce()? {
        return Ok(Stuck::Conflict(conflict));
    }
    let items = (0..puzzle.items.len()).map(ItemId::from_index);
    let left = items.map(|item| {
        let (places, certain) = story.places(item);
        Left { places, certain }
    });
    let left: Vec<Left> = left.collect();
    let is_solution = !left.iter().any(Left::is_open);
    if is_solution {
        // Nothing is said to be a solution before it has been checked.
        story.solution()?;
    }
    Ok(Stuck::Table(left, is_solution))
}
