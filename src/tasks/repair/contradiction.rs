//! Why a puzzle has no solution, and how it can be mended.

use std::time::Instant;

use super::gated::Gated;
use super::search::{Kind, Known, Search};
use super::shrink::shrink;
use super::{Clues, Listing, Work, all_clues, prove, spent, terms};
use crate::engine::{self, EngineError};
use crate::model::{ClueId, Puzzle};
use crate::propagate::{Cause, Propagator};
use crate::session::{self, Error, Setup};
use crate::tasks::solve::{Status, solve};

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many conflicts are wanted.
    pub conflicts: usize,
    /// How many corrections are wanted.
    pub corrections: usize,
    /// Whether the search for conflicts goes on, whatever work it takes, until one is proven to be a
    /// smallest one.
    pub smallest: bool,
    /// How much work may be done for one conflict, which comes before all else.
    pub first: Work,
    /// How much work each other part of the search may do.
    pub work: Work,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            conflicts: 5,
            corrections: 10,
            smallest: false,
            first: Work::FIRST,
            work: Work::THOROUGH,
        }
    }
}

/// Why a puzzle has no solution.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Contradiction {
    /// Clues that cannot hold together, while any fewer of them can. An empty one says that the
    /// rules alone cannot hold.
    pub conflicts: Listing,
    /// Where no conflict could be found with the work allowed: clues that cannot hold together, of
    /// which some may not be needed for that.
    pub rough: Option<Clues>,
    /// Clues without which the others can hold, which cannot be fewer.
    pub corrections: Listing,
    /// For each correction, how many solutions the puzzle has without its clues; `Unknown` where
    /// that would take long to find out.
    pub left: Vec<Status>,
}

/// Finds out why a puzzle has no solution. Every conflict that is given has been put to an engine of
/// its own once more, and any fewer of its clues have a grid that has passed the check.
///
/// # Errors
/// When an engine fails or is found to be wrong. That the time or the work is spent is no error:
/// what was found until then is right.
pub fn contradiction(
    puzzle: &Puzzle,
    setup: &Setup,
    limits: &Limits,
) -> Result<Contradiction, Error> {
    let (start, rules) = (Instant::now(), puzzle.with_clues([]));
    let task = Task { puzzle, rules: &rules, setup, start, limits };
    let (mut known, mut found) = (Known::default(), Contradiction::default());
    match task.conflicts(&mut known, &mut found) {
        Err(error) if error.is_limit() => found.conflicts.gave_up = true,
        other => other?,
    }
    match task.corrections(&mut known, &mut found) {
        Err(error) if error.is_limit() => found.corrections.gave_up = true,
        other => other?,
    }
    Ok(found)
}

/// What the parts of the search share.
struct Task<'t> {
    puzzle: &'t Puzzle,
    rules: &'t Puzzle,
    setup: &'t Setup,
    start: Instant,
    limits: &'t Limits,
}

impl<'t> Task<'t> {
    /// The terms on which an engine starts now.
    fn terms(&self, work: Option<Work>) -> Setup {
        terms(self.setup, self.start, work)
    }

    fn gated(&self, work: Option<Work>) -> Result<Gated<'t>, Error> {
        Gated::new(self.puzzle, self.rules, &self.terms(work), None, work)
    }

    fn conflicts(&self, known: &mut Known, found: &mut Contradiction) -> Result<(), Error> {
        let (most, work) = (self.limits.conflicts, Some(self.limits.work));
        let mut clues = all_clues(self.puzzle);
        without_search(self.puzzle, &mut clues, self.limits.work)?;
        found.conflicts = match self.first(&mut clues) {
            Ok(()) => {
                known.conflicts.insert(clues.clone());
                let listed = self.gated(work).and_then(|mut gated| {
                    Search::new(Kind::Conflicts, &mut gated, known, &self.terms(work))?.list(most)
                });
                match listed {
                    Err(error) if error.is_limit() => {
                        Listing { sets: vec![clues], gave_up: true, ..Listing::default() }
                    }
                    other => other?,
                }
            }
            Err(error) if error.is_limit() => {
                found.rough = Some(clues);
                Listing { gave_up: true, ..Listing::default() }
            }
            Err(error) => return Err(error),
        };
        if self.limits.smallest && found.conflicts.in_order == 0 {
            let mut gated = self.gated(None)?;
            let search = Search::new(Kind::Conflicts, &mut gated, known, &self.terms(None))?;
            found.conflicts = search.first_in_order(most)?;
        }
        self.prove_all(found)
    }

    /// Leaves out clues that cannot hold together until any fewer can. When the work is spent
    /// before, those that are left cannot hold together either.
    fn first(&self, clues: &mut Clues) -> Result<(), Error> {
        let work = Some(self.limits.first);
        let ids: Vec<ClueId> = clues.iter().copied().collect();
        // An engine that gets these clues alone is asked much quicker than one with all of them.
        let puzzle = self.puzzle.with_clues(ids.iter().copied());
        let mut gated = Gated::new(&puzzle, self.rules, &self.terms(work), None, work)?;
        let mut left = gated.all();
        let shrunk = gated.shrink(&mut left);
        *clues = left.into_iter().map(|id| ids[id.index()]).collect();
        shrunk
    }

    /// Puts each conflict to a fresh engine; those that take too much work are left out.
    fn prove_all(&self, found: &mut Contradiction) -> Result<(), Error> {
        let listing = &mut found.conflicts;
        for at in 0..listing.sets.len() {
            match self.prove(&listing.sets[at]) {
                Err(error) if error.is_limit() => {
                    found.rough = listing.sets.first().filter(|_| at == 0).cloned();
                    listing.sets.truncate(at);
                    listing.in_order = listing.in_order.min(at);
                    (listing.complete, listing.gave_up) = (false, true);
                    return Ok(());
                }
                other => other?,
            }
        }
        Ok(())
    }

    /// Asks again whether these clues cannot hold together. That any fewer of them can is known by
    /// grids that have passed the check.
    fn prove(&self, conflict: &Clues) -> Result<(), Error> {
        let work = Some(self.limits.first).filter(|_| !self.limits.smallest);
        prove(self.puzzle, conflict, 0, &self.terms(work))
    }

    fn corrections(&self, known: &mut Known, found: &mut Contradiction) -> Result<(), Error> {
        let work = Some(self.limits.work);
        let mut gated = self.gated(work)?;
        let search = Search::new(Kind::Corrections, &mut gated, known, &self.terms(work))?;
        found.corrections = search.list(self.limits.corrections)?;
        for correction in &found.corrections.sets {
            found.left.push(self.left(correction)?);
        }
        Ok(())
    }

    /// How many solutions there are without some clues.
    fn left(&self, correction: &Clues) -> Result<Status, Error> {
        let mended = self.puzzle.with_clues(&all_clues(self.puzzle) - correction);
        let setup = self.terms(Some(self.limits.work));
        let setup = Setup { search: session::Search::Engine, ..setup };
        match solve(&mended, &setup, Some(2), |_| Ok(())) {
            Ok(answer) if answer.found > 0 => Ok(answer.status),
            Ok(_) => Err(wrong("it finds no solution of a mended puzzle that had one")),
            Err(error) if error.is_limit() => Ok(Status::Unknown),
            Err(error) => Err(error),
        }
    }
}

/// Leaves out clues of a puzzle without a solution that are not needed to see the contradiction
/// without search, if it can be seen so: of large puzzles that is much quicker than an engine.
fn without_search(puzzle: &Puzzle, conflict: &mut Clues, work: Work) -> Result<(), Error> {
    let mut left = work.read;
    let mut refute = |clues: &Clues| {
        // What follows without search is found item by item, not cell by cell.
        let cost = (puzzle.items.len() + clues.len()) as u64;
        left = left.checked_sub(cost).ok_or_else(spent)?;
        let asked: Vec<ClueId> = clues.iter().copied().collect();
        let mut propagator = Propagator::new(&puzzle.with_clues(asked.iter().copied()));
        let Err(contradiction) = propagator.propagate() else { return Ok(None) };
        // Only what decided a fact can have led there.
        let causes = propagator.facts().map(|(_, cause)| cause).chain([contradiction.cause]);
        let clue = |cause| match cause {
            Cause::Clue(id) => Some(asked[id.index()]),
            _ => None,
        };
        Ok(Some(causes.filter_map(clue).collect()))
    };
    let shrunk = match refute(conflict) {
        Ok(Some(core)) => {
            *conflict = core;
            shrink(conflict, |fewer, _| refute(fewer))
        }
        other => other.map(|_| ()),
    };
    // Those that are left when the work is spent cannot hold together either.
    shrunk.or_else(|error: Error| if error.is_limit() { Ok(()) } else { Err(error) })
}

/// The error for an engine that contradicts itself.
fn wrong(message: &str) -> Error {
    let engine = engine::ALL[0].name.to_owned();
    EngineError::Wrong { engine, message: message.to_owned() }.into()
}
