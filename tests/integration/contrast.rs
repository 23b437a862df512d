//! What all solutions have in common, the two that differ most, and the clues that would leave one:
//! held against all solutions of random small puzzles.

use std::cell::Cell;

use proptest::test_runner::TestCaseError;
use zebra_sat::load::load;
use zebra_sat::model::evaluate::holds;
use zebra_sat::model::{Puzzle, Solution, Statement, check};
use zebra_sat::session::{Error, Session, Setup};
use zebra_sat::syntax::{Source, format};
use zebra_sat::tasks::backbone::Backbone;
use zebra_sat::tasks::contrast::contrast;
use zebra_sat::tasks::solve::differences;
use zebra_sat::tasks::suggest::{Limits, Suggestion, candidates, suggest};

use crate::oracle::{library_puzzle, number, puzzles, runner};

/// Puzzles with more solutions are not tried, since every two of them are compared.
const MOST: usize = 300;

/// Tries random puzzles that have solutions, but not too many; gives how many had several.
fn for_each_puzzle(cases: u32, test: impl Fn(&Puzzle, &[Solution]) -> Result<(), String>) -> u32 {
    let several = Cell::new(0);
    let outcome = runner(number("ZEBRA_CASES", cases)).run(&puzzles(), |puzzle| {
        let Some((library, mut solutions)) = library_puzzle(&puzzle) else { return Ok(()) };
        solutions.retain(|grid| check(&library, grid).is_empty());
        if solutions.len() > MOST {
            return Ok(());
        }
        several.set(several.get() + u32::from(solutions.len() > 1));
        test(&library, &solutions).map_err(TestCaseError::fail)
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    several.get()
}

fn same_backbone(puzzle: &Puzzle, backbone: &Backbone, solutions: &[Solution]) {
    for (id, category) in puzzle.categories_with_ids() {
        for place in puzzle.places() {
            let here = |item| move |solution: &&Solution| solution.item_at(id, place) == item;
            for item in category.item_ids() {
                let times = solutions.iter().filter(here(Some(item))).count();
                let expected = match times {
                    0 => Some(false),
                    _ if times == solutions.len() => Some(true),
                    _ => None,
                };
                assert_eq!(backbone.at(item, place), expected, "{item:?} at {place:?}");
            }
            let all = category.item_ids().map(Some).chain([None]);
            let possible = all.filter(|item| solutions.iter().any(|s| here(*item)(&s)));
            assert_eq!(backbone.possible(puzzle, id, place), possible.collect::<Vec<_>>());
        }
    }
}

#[test]
fn the_backbone_is_what_all_solutions_have_in_common() {
    let several = for_each_puzzle(400, |puzzle, solutions| {
        for presolve in [true, false] {
            let setup = Setup { presolve, ..Setup::default() };
            let mut session = Session::new(puzzle, &setup).unwrap();
            let mut handed = Vec::new();
            let found = Backbone::find(puzzle, &mut session, |s| handed.push(s.clone())).unwrap();
            assert_eq!(found.is_some(), !solutions.is_empty());
            if let Some(backbone) = found {
                same_backbone(puzzle, &backbone, solutions);
            }
            let given = handed.len();
            handed.sort();
            handed.dedup();
            assert_eq!(handed.len(), given, "a solution was found twice");
            assert!(handed.iter().all(|solution| solutions.contains(solution)));
            // The session is as it was.
            assert_eq!(session.solutions().count(), solutions.len());
        }
        Ok(())
    });
    assert!(several > 100, "{several}");
}

#[test]
fn no_two_solutions_differ_in_more_cells() {
    let several = for_each_puzzle(400, |puzzle, solutions| {
        let found = contrast(puzzle, &Setup::default()).unwrap();
        assert_eq!(found.is_some(), solutions.len() > 1);
        let Some(found) = found else { return Ok(()) };
        let [first, second] = &found.pair;
        assert!(solutions.contains(first) && solutions.contains(second));
        assert_eq!(differences(puzzle, first, second).len(), found.differing);
        let others = solutions.iter().flat_map(|a| solutions.iter().map(move |b| (a, b)));
        let most = others.map(|(a, b)| differences(puzzle, a, b).len()).max();
        assert_eq!((Some(found.differing), found.is_most), (most, true));
        same_backbone(puzzle, &found.backbone, solutions);
        Ok(())
    });
    assert!(several > 100, "{several}");
}

/// The candidates that exactly one of several solutions meets, with that one.
fn sufficient(puzzle: &Puzzle, solutions: &[Solution]) -> Vec<Suggestion> {
    if solutions.len() < 2 {
        return Vec::new();
    }
    let only = |clue: Statement| {
        let mut meeting = solutions.iter().filter(|solution| holds(puzzle, solution, &clue));
        let solution = meeting.next()?.clone();
        meeting.next().is_none().then_some(Suggestion { clue, solution })
    };
    candidates(puzzle).filter_map(only).collect()
}

#[test]
fn the_clues_suggested_are_all_that_leave_one_solution() {
    let named = Cell::new(0);
    let several = for_each_puzzle(250, |puzzle, solutions| {
        let expected = sufficient(puzzle, solutions);
        // With all solutions listed, and with an engine that has to prove what is named.
        for solutions in [2, 2_000] {
            let limits = Limits { solutions, ..Limits::default() };
            let found = suggest(puzzle, &Setup::default(), usize::MAX, &limits).unwrap();
            assert!(found.complete && !found.gave_up);
            assert_eq!(found.clues, expected, "{solutions} listed");
        }
        let few = suggest(puzzle, &Setup::default(), 3, &Limits::default()).unwrap();
        assert_eq!(few.clues[..], expected[..expected.len().min(3)]);
        assert_eq!(few.complete, expected.len() <= 3);
        named.set(named.get() + expected.len());
        Ok(())
    });
    assert!(several > 60 && named.get() > 1_000, "{several}, {}", named.get());
}

/// What is suggested can be pasted into the file: it is read as what was meant.
#[test]
fn every_candidate_is_a_clue_of_the_puzzle() {
    for_each_puzzle(150, |puzzle, _| {
        let mut all = puzzle.clone();
        all.clues.truncate(1);
        let clue = all.clues[0].clone();
        all.clues = candidates(puzzle)
            .step_by(7)
            .map(|statement| zebra_sat::model::Clue { statement, label: None, ..clue.clone() })
            .collect();
        let loaded = load(Source::new("candidates.zebra", format::puzzle(&all)));
        for diagnostic in loaded.diagnostics.sorted() {
            let sane = ["never-holds", "always-holds", "duplicate-clue", "same-category"];
            assert!(sane.contains(&diagnostic.code.name()), "{diagnostic:?}");
        }
        if let Some(resolved) = loaded.resolved {
            for (read, meant) in resolved.puzzle.clues.iter().zip(&all.clues) {
                assert_eq!(read.statement, meant.statement);
            }
        }
        Ok(())
    });
}

/// The same puzzle, so much larger that nothing can be found out about it: it ends all the same.
#[test]
fn a_large_puzzle_is_left_alone() {
    let mut text = "houses: 40\n".to_owned();
    for category in 0..10 {
        let items: Vec<_> = (0..40).map(|item| format!("c{category}-{item}")).collect();
        text.push_str(&format!("c{category}: {}\n", items.join(", ")));
    }
    let puzzle = load(Source::new("large.zebra", text)).resolved.unwrap().puzzle;
    assert_eq!(contrast(&puzzle, &Setup::default()), Ok(None));
    let mut setup = Setup::default();
    setup.terms.timeout = Some(std::time::Duration::from_nanos(1));
    let found = suggest(&puzzle, &setup, 1, &Limits::default()).unwrap();
    assert!(found.clues.is_empty() && found.gave_up && !found.complete);
    assert!(matches!(
        Session::new(&puzzle, &setup).unwrap().solutions().next(),
        Some(Err(Error::Engine(_)))
    ));
}
