//! Answers that are cut off at every byte: never a panic, and never right when they are not.

use zebra_sat::answer::Reader;
use zebra_sat::model::{Puzzle, Solution, check};
use zebra_sat::syntax::Source;

use super::forms::{FORMATS, printed, puzzle, solutions};

const TWO: &str = "houses: 2\ncolour: red, blue\npet: cat, dog\ndrink: tea, ...\n\n\
                   clues:\n  red directly left of blue\n  cat = blue\n  tea = dog\n";

/// The complete grids that any beginning of a text claims.
fn grids_of_beginnings(puzzle: &Puzzle, text: &str) -> Vec<Solution> {
    let reader = Reader::new(puzzle);
    let mut grids = Vec::new();
    for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
        if let Ok(claims) = reader.read(&Source::new("answer", &text[..end])) {
            grids.extend(claims.iter().filter_map(|claim| claim.grid(puzzle)));
        }
    }
    grids
}

#[test]
fn a_beginning_of_an_answer_is_that_answer_or_none() {
    let puzzle = puzzle(TWO);
    let right = solutions(&puzzle, 2);
    let wrong = {
        let (first, second) = (right[0].row(zebra_sat::model::CategoryId(0)), right[0].clone());
        let mut swapped = second.clone();
        swapped.put(&puzzle, first[1].unwrap(), zebra_sat::model::Place(0));
        swapped.put(&puzzle, first[0].unwrap(), zebra_sat::model::Place(1));
        swapped
    };
    assert!(!check(&puzzle, &wrong).is_empty());
    for answer in [&right[0], &wrong] {
        for format in FORMATS {
            for quiet in [false, true] {
                let text = printed(&puzzle, std::slice::from_ref(answer), format, quiet);
                let grids = grids_of_beginnings(&puzzle, &text);
                assert!(!grids.is_empty(), "{format:?}");
                assert!(grids.iter().all(|grid| grid == answer), "{format:?} {quiet}");
            }
        }
    }
}
