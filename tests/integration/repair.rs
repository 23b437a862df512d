//! Conflicts, corrections and redundant clues, held against all sets of clues of random small
//! puzzles, and as `check` shows them.

mod large;
mod shown;

use std::cell::Cell;

use proptest::strategy::Strategy;
use proptest::test_runner::TestCaseError;
use zebra_sat::model::{self, ClueId, Solution, check};
use zebra_sat::session::Setup;
use zebra_sat::tasks::repair::{
    Clues, Contradiction, Limits, Listing, Work, contradiction, redundancy,
};
use zebra_sat::tasks::solve::Status;

use crate::oracle::{self, Eye, crowded, larger, library_puzzle, number, runner};

/// No work at all, so that whatever is found has been found in spite of that.
const NONE: Work = Work { proof: 0, read: 0 };

/// Which clues of a puzzle hold in each of its grids, bit by bit, from the definitions alone.
struct Brute {
    clues: usize,
    grids: Vec<u32>,
}

impl Brute {
    fn of(puzzle: &oracle::Puzzle) -> Brute {
        let holding = |grid| {
            let eye = Eye { header: &puzzle.header, grid };
            let holding = puzzle.clues.iter().enumerate().filter(|(_, line)| eye.holds(&line.clue));
            holding.map(|(at, _)| 1 << at).sum()
        };
        Brute { clues: puzzle.clues.len(), grids: puzzle.grids.iter().map(holding).collect() }
    }

    fn all(&self) -> u32 {
        (1 << self.clues) - 1
    }

    /// How many grids meet all clues of a set.
    fn count(&self, set: u32) -> usize {
        self.grids.iter().filter(|grid| *grid & set == set).count()
    }

    /// The sets that are a certain thing while no set of one clue less is, the smallest first.
    fn minimal(&self, is: impl Fn(u32) -> bool) -> Vec<Clues> {
        let fewer = |set: u32| bits(set).map(move |clue| set & !(1 << clue));
        let sets = (0..=self.all()).filter(|set| is(*set) && !fewer(*set).any(&is));
        let mut sets: Vec<Clues> = sets.map(clues).collect();
        sets.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        sets
    }

    fn conflicts(&self) -> Vec<Clues> {
        self.minimal(|set| self.count(set) == 0)
    }

    fn corrections(&self) -> Vec<Clues> {
        self.minimal(|set| self.count(self.all() & !set) > 0)
    }

    fn left(&self, correction: &Clues) -> Status {
        match self.count(self.all() & !set(correction)) {
            0 => Status::None,
            1 => Status::Unique,
            _ => Status::Multiple,
        }
    }
}

fn bits(set: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).filter(move |bit| set & 1 << bit != 0)
}

fn clues(set: u32) -> Clues {
    bits(set).map(ClueId).collect()
}

fn set(clues: &Clues) -> u32 {
    clues.iter().map(|id| 1 << id.0).sum()
}

/// Tries random puzzles until so many were wanted by the test.
fn for_each_puzzle(
    puzzles: impl Strategy<Value = oracle::Puzzle>,
    cases: u32,
    test: impl Fn(&Brute, &model::Puzzle, &[Solution]) -> bool,
) -> u32 {
    let wanted = Cell::new(0);
    let outcome = runner(number("ZEBRA_CASES", cases)).run(&puzzles, |puzzle| {
        let Some((library, mut solutions)) = library_puzzle(&puzzle) else { return Ok(()) };
        solutions.retain(|grid| check(&library, grid).is_empty());
        let wants = test(&Brute::of(&puzzle), &library, &solutions);
        wanted.set(wanted.get() + u32::from(wants));
        Ok::<(), TestCaseError>(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    wanted.get()
}

fn explained(puzzle: &model::Puzzle, limits: Limits) -> Contradiction {
    contradiction(puzzle, &Setup::default(), &limits).unwrap()
}

/// The whole of a listing.
fn same_all(listing: &Listing, expected: &[Clues]) {
    assert_eq!(listing.sets, expected);
    assert_eq!(listing.in_order, expected.len());
    assert!(listing.complete && !listing.gave_up);
}

/// The first ones: of equal size it may be any.
fn same_first(listing: &Listing, expected: &[Clues], most: usize) {
    assert!(listing.sets.iter().all(|set| expected.contains(set)));
    let sizes = |sets: &[Clues]| sets.iter().take(most).map(Clues::len).collect::<Vec<_>>();
    assert_eq!(sizes(&listing.sets), sizes(expected));
    assert_eq!(listing.in_order, expected.len().min(most));
    assert_eq!((listing.complete, listing.gave_up), (expected.len() <= most, false));
}

#[test]
fn every_conflict_and_every_correction_is_found_in_order() {
    let contradictory = for_each_puzzle(crowded(), 1_200, |brute, puzzle, solutions| {
        if !solutions.is_empty() {
            return false;
        }
        let (conflicts, corrections) = (brute.conflicts(), brute.corrections());
        let most = usize::MAX;
        let all =
            explained(puzzle, Limits { conflicts: most, corrections: most, ..Limits::default() });
        same_all(&all.conflicts, &conflicts);
        same_all(&all.corrections, &corrections);
        assert_eq!(all.rough, None);
        let left: Vec<_> = corrections.iter().map(|set| brute.left(set)).collect();
        assert_eq!(all.left, left);

        let few = explained(puzzle, Limits { conflicts: 2, corrections: 3, ..Limits::default() });
        same_first(&few.conflicts, &conflicts, 2);
        same_first(&few.corrections, &corrections, 3);
        true
    });
    assert!(contradictory > 350, "{contradictory}");
}

/// A search that ends early says so, and what it says until then is right.
#[test]
fn what_is_found_with_little_work_is_right() {
    let smallest = Cell::new(0);
    let contradictory = for_each_puzzle(crowded(), 300, |brute, puzzle, solutions| {
        if !solutions.is_empty() {
            return false;
        }
        let (conflicts, corrections) = (brute.conflicts(), brute.corrections());
        for read in [0, 100, 300, 1_000, 3_000] {
            let work = Work { read, ..Work::THOROUGH };
            let limits = Limits { first: work, work, ..Limits::default() };
            let found = explained(puzzle, limits);
            for (listing, expected) in
                [(&found.conflicts, &conflicts), (&found.corrections, &corrections)]
            {
                assert!(listing.sets.iter().all(|set| expected.contains(set)));
                let order = listing.sets.iter().zip(expected).take(listing.in_order);
                order.for_each(|(set, expected)| assert_eq!(set.len(), expected.len()));
                assert!(!listing.complete || listing.sets == *expected);
                assert!(listing.complete || listing.gave_up || listing.sets.len() < expected.len());
            }
            assert!(found.rough.iter().all(|rough| brute.count(set(rough)) == 0));
            assert!(found.rough.is_some() || !found.conflicts.sets.is_empty());
        }
        let found = explained(
            puzzle,
            Limits { first: NONE, work: NONE, smallest: true, ..Limits::default() },
        );
        assert!(found.conflicts.in_order >= 1);
        assert_eq!(found.conflicts.sets[0].len(), conflicts[0].len());
        smallest.set(
            smallest.get() + usize::from(conflicts[0].len() < conflicts[conflicts.len() - 1].len()),
        );
        true
    });
    assert!(contradictory > 80 && smallest.get() > 30, "{contradictory}, {}", smallest.get());
}

#[test]
fn redundant_clues_and_the_fewest_that_are_enough() {
    let redundant = Cell::new(0);
    let unique = for_each_puzzle(larger(), 1_000, |brute, puzzle, solutions| {
        let [solution] = solutions else { return false };
        let without = |clue: &u32| brute.count(brute.all() & !(1 << clue)) == 1;
        let (can_go, needed): (Vec<u32>, Vec<u32>) = bits(brute.all()).partition(without);
        let enough = brute.minimal(|set| brute.count(set) == 1);
        redundant.set(redundant.get() + can_go.len());
        for read in [0, 300, 1_000, 3_000, u64::MAX] {
            let work = Work { read, ..Work::THOROUGH };
            let found = redundancy(puzzle, solution, &Setup::default(), work).unwrap();
            assert!(found.redundant.iter().all(|id| can_go.contains(&id.0)));
            assert!(found.needed.iter().all(|id| needed.contains(&id.0)));
            if let Some(found) = &found.enough {
                assert!(enough.contains(&found.clues));
                assert!(!found.is_smallest || found.clues.len() == enough[0].len());
            }
            if read == u64::MAX {
                assert!(found.open(puzzle).is_empty());
                assert!(found.enough.is_some_and(|enough| enough.is_smallest));
            }
        }
        true
    });
    assert!(unique > 100 && redundant.get() > 300, "{unique}, {}", redundant.get());
}
