//! Single clues that would leave one solution of a puzzle with several.
//!
//! A candidate is such a clue when exactly one solution meets it. Solutions that were found already
//! refute a candidate that two of them meet. Of those that are left an engine is asked for any
//! solution that meets one of them and is not the one known to meet it; each answer refutes a
//! candidate or is the first to meet one, and when there is no answer those that are met by one
//! solution are proven.

mod block;
mod candidates;

use block::{Allowed, Block};
pub use candidates::candidates;

use super::backbone::Backbone;
use crate::engine::EngineError;
use crate::model::evaluate::holds;
use crate::model::{Puzzle, Solution, Statement};
use crate::session::{Error, Session, Setup, Wish};

/// A clue that would leave a single solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The clue.
    pub clue: Statement,
    /// The solution that it leaves.
    pub solution: Solution,
}

/// What was found out about a puzzle.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Suggestions {
    /// The clues, those first that give the least away.
    pub clues: Vec<Suggestion>,
    /// Whether these are all clues of the forms that are tried: neither more were found than
    /// wanted, nor did the search end before its time.
    pub complete: bool,
    /// Whether the search ended because it had taken too much work.
    pub gave_up: bool,
}

/// How much work the engine may do; see [`Terms::effort`](crate::engine::Terms::effort).
const EFFORT: u64 = 256 << 20;

/// How many candidates are looked at. More have only puzzles that nobody writes by hand.
const MOST_CANDIDATES: usize = 2_000_000;

/// How many candidates are put to the engine together.
const GROUP: usize = 256;

/// Finds at most `most` clues, each of which would leave a single solution. There are none when
/// there is one solution already or none.
///
/// # Errors
/// When the engine fails or gives an answer that does not pass the check. When its time or its
/// effort is spent that is no error: the clues found until then are right.
pub fn suggest(puzzle: &Puzzle, setup: &Setup, most: usize) -> Result<Suggestions, Error> {
    let mut setup = setup.clone();
    setup.terms.effort = Some(EFFORT);
    let mut session = Session::new(puzzle, &setup)?;
    let mut search = Search::new(puzzle);
    let complete = match search.run(&mut session, most) {
        Ok(complete) => complete,
        Err(Error::Engine(EngineError::TimedOut { .. } | EngineError::Exhausted { .. })) => {
            search.gave_up = true;
            false
        }
        Err(error) => return Err(error),
    };
    let complete = complete && search.found.len() <= most;
    search.found.truncate(most);
    Ok(Suggestions { clues: search.found, complete, gave_up: search.gave_up })
}

/// A clue that may be one, with the wish for a solution that it must not have.
struct Candidate {
    clue: Statement,
    /// The solution that is known to meet it.
    met_by: Option<Solution>,
    wish: Wish,
}

/// How many solutions would refute all candidates: each new one must make this less.
fn pending(open: &[Candidate]) -> usize {
    open.iter().map(|candidate| if candidate.met_by.is_some() { 1 } else { 2 }).sum()
}

struct Search<'p> {
    puzzle: &'p Puzzle,
    /// The solutions that were found.
    seen: Vec<Block>,
    allowed: Allowed,
    found: Vec<Suggestion>,
    gave_up: bool,
}

impl<'p> Search<'p> {
    fn new(puzzle: &'p Puzzle) -> Search<'p> {
        let allowed = Allowed::default();
        Search { puzzle, seen: Vec::new(), allowed, found: Vec::new(), gave_up: false }
    }

    /// Whether it was not stopped before the last candidate.
    fn run(&mut self, session: &mut Session<'_>, most: usize) -> Result<bool, Error> {
        let puzzle = self.puzzle;
        let mut several = 0;
        Backbone::find(puzzle, session, |solution| {
            self.see(solution.clone());
            several += 1;
        })?;
        if several < 2 {
            return Ok(true);
        }
        let mut group = Vec::new();
        for (at, clue) in candidates(puzzle).enumerate() {
            if at == MOST_CANDIDATES {
                self.gave_up = true;
                break;
            }
            if let Some(met_by) = self.not_refuted(&clue) {
                group.push((clue, met_by));
            }
            if group.len() == GROUP {
                self.settle(session, std::mem::take(&mut group))?;
                if self.found.len() > most {
                    return Ok(false);
                }
            }
        }
        self.settle(session, group)?;
        Ok(!self.gave_up)
    }

    fn see(&mut self, solution: Solution) {
        if self.seen.last().is_none_or(Block::is_full) {
            self.seen.push(Block::new(self.puzzle));
        }
        if let Some(block) = self.seen.last_mut() {
            block.add(self.puzzle, solution);
        }
    }

    /// The solution seen that meets a clue, if any; `None` when two of them do.
    fn not_refuted(&mut self, clue: &Statement) -> Option<Option<Solution>> {
        let mut met_by = None;
        for block in &self.seen {
            let holding = block.holding(self.puzzle, &mut self.allowed, clue);
            let first = (holding != 0).then(|| holding.trailing_zeros() as usize);
            if holding.count_ones() > 1 || first.is_some() && met_by.is_some() {
                return None;
            }
            met_by = met_by.or(first.map(|at| block.solution(at)));
        }
        Some(met_by.cloned())
    }

    /// Finds out which of some candidates are met by exactly one solution.
    fn settle(
        &mut self,
        session: &mut Session<'_>,
        group: Vec<(Statement, Option<Solution>)>,
    ) -> Result<(), Error> {
        let mut open: Vec<Candidate> = group
            .into_iter()
            .map(|(clue, met_by)| {
                let meeting = session.statement(&clue);
                let wish = met_by.as_ref().map_or(meeting, |s| session.other_than(meeting, s));
                Candidate { clue, met_by, wish }
            })
            .collect();
        loop {
            let wishes: Vec<Wish> = open.iter().map(|candidate| candidate.wish).collect();
            let any = session.any(&wishes);
            let solution = session.meeting(&[any])?;
            session.forget(any);
            let Some(solution) = solution else { break };
            let before = pending(&open);
            open = self.sort_out(session, open, &solution);
            if pending(&open) == before {
                return Err(session.wrong("its solution is not what it was asked for"));
            }
            self.see(solution);
        }
        for Candidate { clue, met_by, wish } in open {
            session.forget(wish);
            self.found.extend(met_by.map(|solution| Suggestion { clue, solution }));
        }
        Ok(())
    }

    /// The candidates that one more solution does not refute.
    fn sort_out(
        &self,
        session: &mut Session<'_>,
        open: Vec<Candidate>,
        solution: &Solution,
    ) -> Vec<Candidate> {
        let mut kept = Vec::with_capacity(open.len());
        for mut candidate in open {
            if holds(self.puzzle, solution, &candidate.clue) {
                if candidate.met_by.is_some() {
                    session.forget(candidate.wish);
                    continue;
                }
                candidate.met_by = Some(solution.clone());
                candidate.wish = session.other_than(candidate.wish, solution);
            }
            kept.push(candidate);
        }
        kept
    }
}
