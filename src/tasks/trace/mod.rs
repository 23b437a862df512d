//! The story of a solver: what each clue finds, what is guessed, where that fails, each solution.
//!
//! It is a depth-first search that propagates before each guess, as a person with a pencil would:
//! "maintaining arc consistency" (D. Sabin and E. C. Freuder, "Contradicting conventional wisdom in
//! constraint satisfaction", 1994). [`Level::Singleton`] also tests each open place before a guess
//! (R. Debruyne and C. Bessière, "Some practicable filtering techniques for the constraint
//! satisfaction problem", 1997). It learns nothing from its mistakes, so a hard puzzle makes a long
//! story; [`super::solve`] is the way to an answer.

mod search;
mod story;
mod stuck;

use std::time::Instant;

use crate::engine::EngineError;
use crate::model::{ClueId, Fact, Rule, Solution};
use crate::propagate::Cause;
use crate::session::Error;

pub use search::trace;
pub use stuck::{Left, Stuck, stuck};

/// What the search is called where an engine is named.
const NAME: &str = "trace";

/// How much is found before a guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// What each clue says of its items alone, and the rules: only places, and places taken.
    Arc,
    /// Also each open place in turn is supposed, and closed if that leads to a contradiction.
    Singleton,
}

/// How a story is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How much is found before a guess.
    pub level: Level,
    /// After how many solutions the story ends; `None` goes on to the last one.
    pub limit: Option<u64>,
    /// When the search has to give up.
    pub deadline: Option<Instant>,
}

/// A clue or a rule, from which something follows or which breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A clue.
    Clue(ClueId),
    /// A rule of a category.
    Rule(Rule),
}

impl Ground {
    /// What decided a fact, unless it was supposed.
    fn of(cause: Cause) -> Option<Ground> {
        match cause {
            Cause::Clue(clue) => Some(Ground::Clue(clue)),
            Cause::Rule(rule) => Some(Ground::Rule(rule)),
            Cause::Assumed | Cause::Probe => None,
        }
    }
}

/// Something that cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The clue or rule.
    pub ground: Ground,
    /// The facts that it cannot hold with.
    pub facts: Vec<Fact>,
}

/// What happens in a story.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A clue or a rule was looked at, and found these facts.
    Progress {
        /// The clue or rule.
        ground: Ground,
        /// What was not known before, one at least.
        facts: Vec<Fact>,
    },
    /// A place was supposed, which led to a contradiction: it is closed.
    Testing {
        /// That the item is not at the place.
        closed: Fact,
        /// The clue or rule that could not hold.
        conflict: Ground,
    },
    /// Nothing more follows. It is supposed that an item is at a place.
    Guessing(Fact),
    /// The clues cannot all hold with the guesses made: this breaks.
    Conflict(Conflict),
    /// Everything with the latest guess has been tried.
    Pruning {
        /// The opposite of the guess.
        fact: Fact,
        /// Whether there were solutions with the guess, so that this is about other ones.
        is_solved: bool,
    },
    /// Everything is decided. It has passed the check.
    Solution(Solution),
}

/// Takes the events of a story, each with the number of guesses that it depends on. An error ends
/// the story: [`Error::Stopped`] when nobody listens any more.
pub type Listener<'l> = dyn FnMut(usize, &Event) -> Result<(), Error> + 'l;

/// How a story has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// How many solutions it has told.
    pub found: u64,
    /// Whether these are all.
    pub complete: bool,
    /// That its time was over, if it was.
    pub gave_up: Option<EngineError>,
}
