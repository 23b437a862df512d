use crate::explain::{Axis, Premise, Step};
use crate::load::load;
use crate::model::{CategoryId, Link, Puzzle};
use crate::report::words::Words;
use crate::resolve::Sentences;
use crate::syntax::Source;
use crate::syntax::diagnostic::Diagnostics;

const TEXT: &str =
    "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel\ndrink: tea, milk, gin\n";

/// Steps by one rule each, from facts in the words of clues to finds.
fn steps(puzzle: &Puzzle, told: &[(&[&str], &[&str])]) -> Vec<Step> {
    let sentences = Sentences::new(puzzle);
    let fact = |said: &&str| -> Link {
        let span = crate::model::ids::Span::new(0, said.len());
        sentences.link(said, span, &mut Diagnostics::default()).expect("it is a fact")
    };
    let axis = |at| Axis::Category(CategoryId::from_index(at));
    let rule = Premise::Transitive { left: axis(0), right: axis(1), through: axis(2) };
    let step = |(facts, finds): &(&[&str], &[&str])| Step {
        premises: vec![rule],
        facts: facts.iter().map(fact).collect(),
        finds: finds.iter().map(fact).collect(),
        cost: 62,
        is_least: true,
        arguments: Vec::new(),
    };
    told.iter().map(step).collect()
}

#[track_caller]
fn assert_told(told: &[(&[&str], &[&str])], expected: &[&str]) {
    let puzzle = load(Source::new("x.zebra", TEXT)).resolved.expect("no errors").puzzle;
    assert_eq!(Words::new(&puzzle).transitive(&steps(&puzzle, told)), expected);
}

#[test]
fn what_goes_with_the_same_thing_is_told_together() {
    assert_told(
        &[
            (&["red = cat", "red = tea"], &["cat = tea"]),
            (&["red = cat", "red in house 1"], &["cat in house 1"]),
        ],
        &[
            "Since red goes with cat and tea and is in house 1, cat goes with tea and is in house 1.",
        ],
    );
    assert_told(
        &[(
            &["red in house 1", "cat in house 1", "tea not in house 1"],
            &["red != tea", "cat != tea"],
        )],
        &["Since red and cat are in house 1 but tea is not, tea does not go with red or cat."],
    );
}

#[test]
fn what_rests_on_the_sentence_is_told_in_another_one() {
    assert_told(
        &[
            (&["red = cat", "red = tea"], &["cat = tea"]),
            (&["cat = tea", "tea in house 1"], &["cat in house 1"]),
            (&["cat = tea", "cat != green"], &["green != tea"]),
        ],
        &[
            "Since red goes with cat and tea, cat goes with tea.",
            "Since tea goes with cat and is in house 1, cat is in house 1.",
            "Since cat goes with tea but not with green, tea does not go with green.",
        ],
    );
}

#[test]
fn what_takes_more_than_two_facts_is_told_with_all_of_them() {
    assert_told(
        &[(&["red in house 1", "cat in house 1", "red not in house 2"], &["cat not in house 2"])],
        &["Since red and cat are in house 1 and red is not in house 2, cat is not in house 2."],
    );
}
