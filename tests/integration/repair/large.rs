//! Puzzles too large to look at every set of their clues: what is found has the properties that
//! define it.

use zebra_sat::load::load;
use zebra_sat::model::{Clue, ClueId, Form, Operand, Puzzle, Solution};
use zebra_sat::session::{Session, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::repair::{Clues, Limits, Work, contradiction, redundancy};

use super::NONE;
use crate::puzzles::{files, load_file};

/// How many solutions there are with these clues alone, two at most.
fn count(puzzle: &Puzzle, clues: &Clues) -> usize {
    let clues = clues.iter().map(|id| puzzle.clue(*id).clone()).collect();
    let puzzle = Puzzle { clues, questions: Vec::new(), ..puzzle.clone() };
    let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
    session.solutions().take(2).map(Result::unwrap).count()
}

fn all(puzzle: &Puzzle) -> Clues {
    (0..puzzle.clues.len()).map(ClueId::from_index).collect()
}

fn with(clues: &Clues, one: ClueId) -> Clues {
    clues | &Clues::from([one])
}

fn without(clues: &Clues, one: ClueId) -> Clues {
    clues - &Clues::from([one])
}

/// The shipped puzzles of a size with their solution, and a clue that it breaks.
fn spoilt(size: &str) -> (Puzzle, Solution, Clue) {
    let path = files().into_iter().find(|path| path.ends_with(format!("size-{size}.zebra")));
    let puzzle = load_file(&path.unwrap()).resolved.unwrap().puzzle;
    let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
    let solution = session.solutions().next().unwrap().unwrap();
    drop(session);
    let place = puzzle.places().next().unwrap();
    let item = |category| Operand::Item(solution.item_at(category, place).unwrap());
    let mut categories = puzzle.categories_with_ids().map(|(id, _)| id);
    let (a, b) = (item(categories.next().unwrap()), item(categories.next().unwrap()));
    drop(categories);
    let clue = Clue { label: None, wording: None, statement: Form::Different(a, b) };
    (puzzle, solution, clue)
}

#[test]
fn conflicts_and_corrections_of_larger_puzzles_are_minimal() {
    for size in ["06x06", "08x08", "10x10"] {
        let (mut puzzle, _, clue) = spoilt(size);
        puzzle.clues.push(clue);
        let found = contradiction(&puzzle, &Setup::default(), &Limits::default()).unwrap();
        assert!(!found.conflicts.sets.is_empty() && !found.corrections.sets.is_empty(), "{size}");
        for conflict in &found.conflicts.sets {
            assert_eq!(count(&puzzle, conflict), 0, "{size}");
            for clue in conflict {
                assert!(count(&puzzle, &without(conflict, *clue)) > 0, "{size}");
            }
        }
        for correction in &found.corrections.sets {
            let rest = &all(&puzzle) - correction;
            assert!(count(&puzzle, &rest) > 0, "{size}");
            for clue in correction {
                assert_eq!(count(&puzzle, &with(&rest, *clue)), 0, "{size}");
            }
        }
    }
}

/// Too large to list conflicts or to mend, but one conflict is shown, and each of its clues is needed.
#[test]
fn a_puzzle_with_hundreds_of_items_has_one_minimal_conflict_at_least() {
    let (mut puzzle, _, clue) = spoilt("15x15");
    puzzle.clues.push(clue);
    let limits = Limits { conflicts: 1, corrections: 0, work: NONE, ..Limits::default() };
    let found = contradiction(&puzzle, &Setup::default(), &limits).unwrap();
    let [conflict] = &found.conflicts.sets[..] else { panic!("{:?}", found.rough) };
    assert_eq!(found.rough, None);
    assert!(conflict.len() > 1 && conflict.len() < puzzle.clues.len(), "{}", conflict.len());
    assert_eq!(count(&puzzle, conflict), 0);
    // Each takes a second; those of the smaller puzzles are all tried.
    for clue in conflict.iter().step_by(4) {
        assert!(count(&puzzle, &without(conflict, *clue)) > 0, "{clue:?}");
    }
}

#[test]
fn the_clues_that_are_enough_in_larger_puzzles_are_all_needed_for_that() {
    for size in ["06x06", "08x08", "10x10"] {
        let (mut puzzle, solution, clue) = spoilt(size);
        let Form::Different(a, b) = clue.statement else { panic!("it is one") };
        puzzle.clues.push(Clue { statement: Form::Same(a, b), ..clue });
        let found = redundancy(&puzzle, &solution, &Setup::default(), Work::THOROUGH).unwrap();
        let last = *all(&puzzle).last().unwrap();
        assert!(found.redundant.contains(&last), "{size}");
        for clue in &found.redundant {
            assert_eq!(count(&puzzle, &without(&all(&puzzle), *clue)), 1, "{size}");
        }
        for clue in &found.needed {
            assert_eq!(count(&puzzle, &without(&all(&puzzle), *clue)), 2, "{size}");
        }
        let enough = found.enough.unwrap().clues;
        assert_eq!(count(&puzzle, &enough), 1, "{size}");
        for clue in &enough {
            assert_eq!(count(&puzzle, &without(&enough, *clue)), 2, "{size}");
        }
    }
}

/// No file can say so: more items than positions, each of which needs one.
#[test]
fn rules_that_cannot_hold_are_an_empty_conflict() {
    let text = "houses: 3\ncolour: red, blue, green\npet: cat, dog, eel\nclues:\n  red = cat\n";
    let mut puzzle = load(Source::new("three.zebra", text)).resolved.unwrap().puzzle;
    puzzle.positions.labels.pop();
    for work in [NONE, Work::THOROUGH] {
        let limits = Limits { first: work, work, smallest: true, ..Limits::default() };
        let found = contradiction(&puzzle, &Setup::default(), &limits).unwrap();
        assert_eq!((&found.conflicts.sets[..], found.conflicts.in_order), (&[Clues::new()][..], 1));
        assert!(found.corrections.sets.is_empty());
    }
}

/// Equal puzzles have equal answers, also where the search ends early.
#[test]
fn an_answer_is_the_same_every_time() {
    let (mut puzzle, _, clue) = spoilt("08x08");
    puzzle.clues.push(clue);
    for read in [3_000, 30_000, 300_000] {
        let work = Work { read, ..Work::THOROUGH };
        let limits = Limits { first: work, work, ..Limits::default() };
        let again = || contradiction(&puzzle, &Setup::default(), &limits).unwrap();
        assert_eq!(again(), again(), "{read}");
    }
}
