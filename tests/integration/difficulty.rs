//! How hard the shipped puzzles are: exact figures, and why others are not rated.

use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};

/// What `check` prints of a shipped puzzle.
fn check(puzzle: &str, arguments: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command.current_dir(root.join("puzzles")).arg("check").args(arguments).arg(puzzle);
    String::from_utf8(output.output().unwrap().stdout).unwrap()
}

#[track_caller]
fn assert_difficulty(puzzle: &str, expected: &str) {
    let out = check(puzzle, &[]);
    assert_eq!(out.lines().last(), Some(&*format!("Difficulty: {expected}")), "{puzzle}");
}

/// One puzzle for each level.
#[test]
fn levels_of_shipped_puzzles() {
    assert_difficulty(
        "numbers/bakery.zebra",
        "trivial (hardest step 101, 36 steps, 0 with two or more clues, 0 by supposition, 0 by cases)",
    );
    assert_difficulty(
        "classic/zebra.zebra",
        "easy (hardest step 125, 228 steps, 0 with two or more clues, 1 by supposition, 0 by cases)",
    );
    assert_difficulty(
        "logic/harbour-council.zebra",
        "medium (hardest step 221, 39 steps, 0 with two or more clues, 3 by supposition, 0 by cases)",
    );
    assert_difficulty(
        "logic/four-lamps.zebra",
        "hard (hardest step 421, 17 steps, 2 with two or more clues, 2 by supposition, 0 by cases)",
    );
    assert_difficulty(
        "numbers/harvest-months.zebra",
        "expert (hardest step 289, 63 steps, 2 with two or more clues, 6 by supposition, 3 by cases)",
    );
}

#[test]
fn large_puzzles_are_not_rated() {
    assert_difficulty(
        "sizes/size-08x08.zebra",
        "not rated, since the logic grid has 2304 facts, more than 400.",
    );
}

#[test]
fn json_holds_the_same() {
    let found = |puzzle: &str| -> Value {
        serde_json::from_str(&check(puzzle, &["--format", "json"])).unwrap()
    };
    let schema = serde_json::from_str(&zebra_sat::report::json::check_schema()).unwrap();
    let hard = found("logic/four-lamps.zebra");
    assert!(jsonschema::is_valid(&schema, &hard), "{hard}");
    let expected = json!({
        "level": "hard", "hardest": 421, "steps": 17, "with_clues": 2, "by_supposition": 2,
        "by_cases": 0, "optimal": true,
    });
    assert_eq!(hard["difficulty"], expected);
    assert_eq!(found("sizes/size-08x08.zebra")["difficulty"], Value::Null);
    assert_eq!(found("contradictory/two-cards.zebra")["difficulty"], Value::Null);
}
