//! The smallest puzzles, the puzzles of the repository, and a grid that is too large.

use std::collections::HashSet;

use itertools::Itertools;
use zebra_sat::explain::{Effort, Grid, Options, Step, Weights};
use zebra_sat::load::load;
use zebra_sat::model::{ItemId, Link, Operand, Puzzle, Solution};
use zebra_sat::session::{Session, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::explain::{Explained, Hint, Request, explain, hint};

use super::arguments;
use super::case::links;
use super::judge::Judge;
use crate::puzzles::{files, load_file};

fn puzzle(text: &str) -> Puzzle {
    let loaded = load(Source::new("limit.zebra", text));
    loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle
}

/// The steps, judged, how many facts they find, and how many facts are undecided.
fn explained(puzzle: &Puzzle, effort: Effort) -> (Vec<Step>, usize, usize) {
    let options = Options { effort, ..Options::default() };
    let request = Request { options, ..Request::default() };
    let found = explain(puzzle, &Setup::default(), &request).unwrap();
    let Explained::Steps(found) = found else { panic!("{found:?}") };
    assert_eq!(found.facts(), links(puzzle).len());
    let mut session = Session::new(puzzle, &Setup::default()).unwrap();
    let solution = session.solutions().next().unwrap().unwrap();
    let grid = Grid::new(puzzle, &solution, false, &[]).unwrap();
    let judge = Judge::new(&grid);
    let finds: HashSet<Link> = judge.steps(&found.steps, &[], &Weights::default()).unwrap();
    found.steps.iter().for_each(|step| {
        arguments::check(&judge, step).unwrap();
    });
    assert_eq!(finds.len() + found.undecided(), found.facts());
    let undecided = found.undecided();
    (found.steps, finds.len(), undecided)
}

#[test]
fn the_smallest_puzzles_are_explained() {
    let cases = [
        // One house: each thing has one place and one partner.
        ("houses: 1\ncolour: red\npet: cat\n", 3, 0),
        ("houses: 1\ncolour: red\n", 1, 0),
        // Nothing is said, so nothing follows.
        ("houses: 2\ncolour: red, blue\n", 0, 4),
        ("houses: 3\nhat: top, ...\npet: cat, ...\n", 0, 7),
        ("houses: 3\nhat: top, ...\n\nclues:\n  top in house 2\n", 3, 0),
        // Both may be glad.
        (
            "houses: 2\ncolour: red, blue\nmood: glad, sad (repeats)\n\nclues:\n  {red, blue} = \
             {glad, sad}\n  red = glad\n",
            2,
            10,
        ),
    ];
    for (text, finds, undecided) in cases {
        let puzzle = puzzle(text);
        for effort in [Effort::Fast, Effort::Optimal] {
            let (_, found, open) = explained(&puzzle, effort);
            assert_eq!((found, open), (finds, undecided), "{text}");
        }
    }
    let empty = puzzle("houses: 2\ncolour: red, blue\n");
    assert_eq!(hint(&empty, &Setup::default(), &Options::default(), &[]).unwrap(), Hint::Done);
}

#[test]
fn a_contradictory_puzzle_has_no_explanation() {
    let puzzle =
        puzzle("houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n");
    let setup = Setup::default();
    let found = explain(&puzzle, &setup, &Request::default()).unwrap();
    assert_eq!(found, Explained::Contradictory);
    assert_eq!(hint(&puzzle, &setup, &Options::default(), &[]).unwrap(), Hint::Contradictory);
}

/// The puzzles of the repository with up to 4 houses.
#[test]
fn small_shipped_puzzles_are_explained() {
    let mut count = 0;
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let setup = Setup::default();
        let is_small = puzzle.positions.len() <= 4;
        if is_small && Session::new(&puzzle, &setup).unwrap().solutions().next().is_some() {
            explained(&puzzle, Effort::Fast);
            count += 1;
        }
    }
    assert!(count > 10, "only {count} puzzles");
}

/// Between two categories of repeating items there is no grid, so what is marked there cannot be
/// cited.
#[test]
fn a_mark_without_a_place_in_the_grid_decides_nothing() {
    let header = "houses: 2\nmood: glad, sad (repeats)\nkind: knight, knave (repeats)\n";
    let clues = "  glad in house 1\n  sad in house 2\n  exactly 1 of (house 1 = knight; house 2 = knight)\n";
    let puzzle = puzzle(&format!("{header}\nclues:\n{clues}"));
    let operand = |name: &str| {
        let at = puzzle.items.iter().position(|item| item.name == name).unwrap();
        Operand::Item(ItemId::from_index(at))
    };
    let mark = Link::new(&puzzle, operand("glad"), operand("knight"), true).unwrap();
    let request = Request { from: &[mark], ..Request::default() };
    let found = explain(&puzzle, &Setup::default(), &request).unwrap();
    let Explained::Steps(found) = found else { panic!("{found:?}") };
    let finds: usize = found.steps.iter().map(|step| step.finds.len()).sum();
    assert_eq!((finds, found.given.len(), found.undecided()), (4, 0, 4));
}

#[test]
fn a_grid_that_is_too_large_is_refused() {
    let items = |letter: char| (0..250).map(|i| format!("{letter}{i}")).join(", ");
    let puzzle = puzzle(&format!("houses: 250\na: {}\nb: {}\n", items('a'), items('b')));
    let error = Grid::new(&puzzle, &Solution::empty(&puzzle), true, &[]).unwrap_err();
    let message = "the logic grid has 187500 facts, more than the 60000 that can be explained";
    assert_eq!(error.to_string(), message);
}
