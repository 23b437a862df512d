//! Single clues that would leave one solution of a puzzle with several.
//!
//! A candidate is such a clue when exactly one solution meets it. Solutions that were found already
//! refute a candidate that two of them meet; where they are all there are, that settles it. Else an
//! engine is asked for any solution that meets one of the candidates that are left and is not the
//! one known to meet it. Each answer refutes a candidate or is the first to meet one, and when there
//! is no answer, those that one solution meets are proven.

mod block;
mod candidates;

use std::time::Instant;

use block::{Allowed, Block};
pub use candidates::candidates;

use super::backbone::Backbone;
use crate::compile::Known;
use crate::engine::EngineError;
use crate::model::evaluate::holds;
use crate::model::{Form, Puzzle, Solution, Statement};
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

/// How much work the engine may do before the first candidate, and for each group of them; see
/// [`Terms::effort`](crate::engine::Terms::effort).
const EFFORT: u64 = 32 << 20;

/// How far the search goes; what it says is true however small these are.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many solutions are listed, at least two. Where these are all, no more questions are asked.
    pub solutions: usize,
    /// How many candidates are looked at. More have only puzzles that nobody writes by hand.
    pub candidates: usize,
    /// How many groups of candidates are put to the engine.
    pub groups: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { solutions: 2_000, candidates: 1_000_000, groups: 500 }
    }
}

/// How many candidates are put to the engine together.
const GROUP: usize = 256;

/// Finds at most `most` clues, each of which would leave a single solution. There are none when
/// there is one solution already or none.
///
/// # Errors
/// When the engine fails or gives an answer that does not pass the check. When its time or its
/// effort is spent that is no error: the clues found until then are right.
pub fn suggest(
    puzzle: &Puzzle,
    setup: &Setup,
    most: usize,
    limits: &Limits,
) -> Result<Suggestions, Error> {
    let mut search = Search::new(puzzle, setup);
    let complete = match search.run(most, limits) {
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
    setup: Setup,
    start: Instant,
    /// The solutions that were found.
    seen: Vec<Block>,
    allowed: Allowed,
    found: Vec<Suggestion>,
    gave_up: bool,
}

impl<'p> Search<'p> {
    fn new(puzzle: &'p Puzzle, setup: &Setup) -> Search<'p> {
        let mut setup = setup.clone();
        setup.terms.effort = Some(EFFORT);
        let (start, allowed) = (Instant::now(), Allowed::default());
        let (seen, found) = (Vec::new(), Vec::new());
        Search { puzzle, setup, start, seen, allowed, found, gave_up: false }
    }

    /// Whether it was not stopped before the last candidate.
    fn run(&mut self, most: usize, limits: &Limits) -> Result<bool, Error> {
        let puzzle = self.puzzle;
        let mut session = Session::new(puzzle, &self.setup)?;
        let listed = self.list(&mut session, limits.solutions)?;
        if listed < 2 {
            return Ok(true);
        }
        let all_listed = listed < limits.solutions;
        let Some(backbone) = Backbone::find(puzzle, &mut session, |_| {})? else { return Ok(true) };
        let (known, union) = (backbone.known(puzzle), Block::union(puzzle, &backbone));
        let (mut group, mut groups) = (Vec::new(), 0);
        for (at, clue) in candidates(puzzle).enumerate() {
            if at == limits.candidates || groups == limits.groups {
                self.gave_up = true;
                return Ok(false);
            }
            match self.not_refuted(&union, &clue) {
                Some(Some(solution)) if all_listed => {
                    self.found.push(Suggestion { clue, solution })
                }
                Some(met_by) if !all_listed => group.push((clue, met_by)),
                _ => {}
            }
            if group.len() == GROUP {
                self.settle(&known, std::mem::take(&mut group))?;
                groups += 1;
            }
            if self.found.len() > most {
                return Ok(false);
            }
        }
        self.settle(&known, group)?;
        Ok(true)
    }

    /// Finds some solutions; gives how many.
    fn list(&mut self, session: &mut Session<'_>, most: usize) -> Result<usize, Error> {
        let mut listed = 0;
        for solution in session.solutions().take(most) {
            self.see(solution?);
            listed += 1;
        }
        Ok(listed)
    }

    /// A session of its own for each group, since an engine keeps the variables of the last one.
    fn session(&self, known: &Known) -> Result<Session<'p>, Error> {
        let mut setup = self.setup.clone();
        if let Some(timeout) = &mut setup.terms.timeout {
            *timeout = timeout.saturating_sub(self.start.elapsed());
        }
        Session::knowing(self.puzzle, &setup, known.clone())
    }

    fn see(&mut self, solution: Solution) {
        if self.seen.last().is_none_or(Block::is_full) {
            self.seen.push(Block::new(self.puzzle));
        }
        if let Some(block) = self.seen.last_mut() {
            block.add(self.puzzle, solution);
        }
    }

    /// The solution seen that meets a clue, if any; `None` when two of them do, or none can.
    fn not_refuted(&mut self, union: &Block, clue: &Statement) -> Option<Option<Solution>> {
        // What is denied or one of a choice may hold where more is possible than in the union.
        let grows = !matches!(clue, Form::Not(_) | Form::Different(..) | Form::Either(..));
        if grows && union.holding(self.puzzle, &mut self.allowed, clue) == 0 {
            return None;
        }
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
        known: &Known,
        group: Vec<(Statement, Option<Solution>)>,
    ) -> Result<(), Error> {
        let session = &mut self.session(known)?;
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
        for Candidate { clue, met_by, .. } in open {
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
