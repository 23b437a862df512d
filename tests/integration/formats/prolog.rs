//! Puzzles as Prolog facts: what is accepted, and what is wrong where.

use std::path::Path;

use zebra_sat::model::Statement;
use zebra_sat::syntax::{Severity, format};

use super::{puzzle_of, read};

fn shipped(name: &str) -> zebra_sat::model::Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/classic").join(name);
    puzzle_of(name, &std::fs::read_to_string(path).unwrap())
}

#[test]
fn the_example_of_the_article_is_its_zebra_version() {
    let (prolog, zebra) = (shipped("sicstus-example.pl"), shipped("sicstus-example.zebra"));
    assert_eq!(prolog.positions, zebra.positions);
    assert_eq!(prolog.categories, zebra.categories);
    assert_eq!(prolog.items, zebra.items);
    let statements = |puzzle: &zebra_sat::model::Puzzle| -> Vec<Statement> {
        puzzle.clues.iter().map(|clue| clue.statement.clone()).collect()
    };
    assert_eq!(statements(&prolog), statements(&zebra));
}

#[test]
fn features_and_rules_may_be_written_in_many_ways() {
    let text = r"
        /* a comment */ % and another
        features([[pets, [dog, 'Siamese cat', 'it''s \x41\ \\']], colors-[red, green, blue],
                  drinks=[tea, milk, water], toys:[ball, kite, 12], coats([long, short, none]),
                  [ann, bob, cy]]).
        rules([related(dog, red), position('Siamese cat', 2),
               next_to(tea, milk), % trailing
               right_to(red, green), left_to(tea, water), related(12, ann)]).
    ";
    let puzzle = puzzle_of("test.pl", text);
    let expected = "houses: 3\n\n\
        pets:      dog, Siamese cat, it's A \\\ncolors:    red, green, blue\ndrinks:    tea, milk, water\n\
        toys:      ball, kite, 12\ncoats:     long, short, none\nfeature 6: ann, bob, cy\n\n\
        clues:\n  dog = red\n  Siamese cat in house 2\n  tea next to milk\n  green directly right of red\n  \
        water directly left of tea\n  12 = ann\n";
    assert_eq!(format::puzzle(&puzzle), expected);
    let facts = "colors([red, green]). pets([dog, cat]). right_to(red, dog).";
    assert_eq!(
        format::puzzle(&puzzle_of("test.pl", facts)),
        "houses: 2\n\ncolors: red, green\npets:   dog, cat\n\nclues:\n  dog directly right of red\n"
    );
}

/// The codes and places of all errors.
fn errors(text: &str) -> Vec<(&'static str, String)> {
    let loaded = read("test.pl", text);
    assert!(loaded.resolved.is_none(), "{text}");
    let place = |span| loaded.source.slice(span).to_owned();
    let all = loaded.diagnostics.sorted();
    let errors = all.iter().filter(|d| d.severity == Severity::Error);
    errors.map(|d| (d.code.name(), place(d.span))).collect()
}

#[test]
fn faults_are_found_where_they_are() {
    const FEATURES: &str = "features([[c, [red, blue]], [p, [dog, cat]]]).";
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("rules([related(red, dgo)]).", &[("unknown-name", "dgo")]),
        ("rules([position(red, 7)]).", &[("position-out-of-range", "7")]),
        ("rules([relatd(red, dog)]).", &[("bad-prolog", "relatd")]),
        ("rules([related(red)]).", &[("bad-prolog", "related(red)")]),
        ("rules([related(red, dog, 1)]).", &[("bad-prolog", "related(red, dog, 1)")]),
        ("rules([related(red, [dog])]).", &[("bad-prolog", "[dog]")]),
        ("rules([red]).", &[("bad-prolog", "red")]),
        ("rules([related(Red, dog)]).", &[("bad-prolog", "Red")]),
        (
            "rules([related(red dog), relatd(a, b)]).",
            &[("bad-prolog", "dog"), ("bad-prolog", "relatd")],
        ),
        ("rules([related(red, dog) related(a, b)]).", &[("bad-prolog", "related")]),
        ("rules([related(red, dog)", &[("bad-prolog", "[")]),
        ("rules([related(red, dog)])", &[("bad-prolog", "")]),
        ("rules([related(red, dog])).", &[("bad-prolog", "]")]),
        ("rules([related(red, dog)])).", &[("bad-prolog", ")")]),
        ("rules([related('red, dog)]).\n", &[("bad-prolog", "'red, dog)]).")]),
        ("rules(related(red, dog)).", &[("bad-prolog", "rules(related(red, dog))")]),
        (
            "hello(world). rules([relatd(a, b)]).",
            &[("bad-prolog", "hello(world)"), ("bad-prolog", "relatd")],
        ),
        ("go :- solve. rules([]).", &[("bad-prolog", ":-")]),
        (":- use_module(library(clpfd)). rules([]).", &[("bad-prolog", ":-")]),
        ("", &[("bad-prolog", "")]),
        ("/* open", &[("bad-prolog", "/*")]),
    ];
    for (rules, expected) in cases {
        let found = errors(&format!("{FEATURES}\n{rules}"));
        let first: Vec<_> = found.iter().map(|(code, place)| (*code, place.as_str())).collect();
        assert_eq!(first, *expected, "{rules}");
    }
}

#[test]
fn faults_of_features_are_found() {
    let cases = [
        ("rules([related(a, b)]).", "bad-prolog"),
        ("features([]). rules([]).", "bad-prolog"),
        ("features([red]). rules([]).", "bad-prolog"),
        ("features([[c, [red, [blue]]]]). rules([]).", "bad-prolog"),
        ("features([[c, [red, blue]], [p, [dog]]]). rules([]).", "wrong-item-count"),
        ("features([[c, [red, blue]], [c, [dog, cat]]]). rules([]).", "duplicate-category"),
        ("features([[c, []]]). rules([]).", "empty-puzzle"),
    ];
    for (text, code) in cases {
        assert_eq!(errors(text)[0].0, code, "{text}");
    }
}

#[test]
fn a_feature_may_be_called_house() {
    let text = "features([[house, [red, blue]], [pet, [dog, cat]]]). rules([position(red, 1)]).";
    let puzzle = puzzle_of("test.pl", text);
    assert_eq!(puzzle.positions.name, "position");
}

#[test]
fn deep_and_long_terms_are_refused() {
    let deep = format!("features({}", "[".repeat(1_000_000));
    assert_eq!(errors(&deep)[0].0, "too-deep");
    let deep = "f(".repeat(100_000);
    assert_eq!(errors(&deep)[0].0, "too-deep");
    let long = format!("features([{}a]).", "a,".repeat(1_100_000));
    assert_eq!(errors(&long)[0].0, "too-large");
}
