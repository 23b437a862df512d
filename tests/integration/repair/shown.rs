//! What `check` prints of contradictory puzzles and of redundant clues.

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};
use zebra_sat::report::json::check_schema;

/// Standard output, after nothing on standard error, and the exit code.
fn check(arguments: &[&str], puzzle: &str) -> (String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let command = command.current_dir(env!("CARGO_MANIFEST_DIR")).arg("check").args(arguments);
    let output = command.write_stdin(puzzle).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    (String::from_utf8(output.stdout).unwrap(), output.status.code().unwrap())
}

/// What comes behind the clues.
fn findings(arguments: &[&str], puzzle: &str) -> String {
    let (shown, code) = check(arguments, puzzle);
    assert_eq!(code, i32::from(!shown.contains("There is exactly one solution.")));
    shown[shown.find("There is ").unwrap()..].to_owned()
}

#[test]
fn a_conflict_is_underlined_and_mended() {
    let expected = r#"There is no solution: the clues contradict each other.

These 4 clues cannot hold together, though any 3 of them can:
  --> puzzles/contradictory/cheapest-lot.zebra:12:3
   |
12 |   1. price(Ines) > price(chair)          "Ines paid more than the chair went for"
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ clue 1
13 |   2. Karl = chair                        "Karl bought the chair"
14 |   3. price(Karl) > price(rug)            "Karl paid more than the rug went for"
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ clue 3
...
17 |   6. price(vase) < price(Otto)           "The vase was cheaper than what Otto bought"
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ clue 6
18 |   7. Luise = vase or Ines = vase         "The vase went to Luise or Ines"
19 |   8. price(Luise) > 40                   "Luise paid more than forty"
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ clue 8

There is no other conflict.

It can be mended by leaving out
  clue 1: several solutions are left
  clue 3: several solutions are left
  clue 6: several solutions are left
  clue 8: one solution is left
"#;
    assert_eq!(findings(&["puzzles/contradictory/cheapest-lot.zebra"], ""), expected);
}

/// Each of two clues makes a conflict of its own, so that both must go.
const TWICE: &str = "houses: 3\ncolour: red, blue, green\npet: cat, dog, eel\n\nclues:\n  red = cat\n  cat in house 1 and dog in house 2\n  cat in house 1 and dog in house 2 and eel in house 3\n  red in house 2\n";

#[test]
fn conflicts_and_repairs_are_shown_up_to_a_limit() {
    let expected = "\
There is no solution: the clues contradict each other.

These 3 clues cannot hold together, though any 2 of them can:
 --> <stdin>:6:3
  |
6 |   red = cat
  |   ^^^^^^^^^ clue 1
7 |   cat in house 1 and dog in house 2
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ clue 2
8 |   cat in house 1 and dog in house 2 and eel in house 3
9 |   red in house 2
  |   ^^^^^^^^^^^^^^ clue 4

There are more conflicts, none of them smaller: see them by `--conflicts 2`.

It can be mended by leaving out
  clue 1: several solutions are left
There are other ways, with no fewer clues: see them by `--repairs 2`.
";
    assert_eq!(findings(&["--conflicts", "1", "--repairs", "1", "-"], TWICE), expected);
    let all = findings(&["--conflicts", "all", "--repairs", "all", "-"], TWICE);
    assert_eq!(all.matches("These 3 clues cannot hold together").count(), 2);
    let end = "\nThese are all 2 conflicts.\n\nIt can be mended by leaving out\n  clue 1: several solutions are left\n  clue 4: several solutions are left\n  clues 2 and 3: several solutions are left\n";
    assert!(all.ends_with(end), "{all}");
}

#[test]
fn redundant_clues_are_named() {
    let puzzle = "houses: 3\ncolour: red, blue, green\n\nclues:\n  red in house 1\n  blue in house 2\n  7. green in house 3\n";
    let expected = "\
There is exactly one solution.
3 clues are redundant, each of them alone: 1, 2 and 7.
2 clues are enough, and no fewer: 1 and 2.
Difficulty: trivial (hardest step 100, 5 steps, 0 with two or more clues, 0 by supposition, 0 by cases)
";
    assert_eq!(findings(&["-"], puzzle), expected);
    let puzzle = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  red left of blue\n";
    let expected = "\
There is exactly one solution.
2 clues are redundant, each of them alone: 1 and 2.
One clue is enough: 1.
Difficulty: trivial (hardest step 100, 3 steps, 0 with two or more clues, 0 by supposition, 0 by cases)
";
    assert_eq!(findings(&["-"], puzzle), expected);
}

#[test]
fn json_holds_the_same() {
    let object = |arguments: &[&str], puzzle: &str| {
        let (shown, _) = check(arguments, puzzle);
        assert_eq!(shown.matches('\n').count(), 1);
        let object: Value = serde_json::from_str(&shown).unwrap();
        let schema = serde_json::from_str(&check_schema()).unwrap();
        assert!(jsonschema::validator_for(&schema).unwrap().is_valid(&object), "{object}");
        object
    };
    let none = object(&["--format", "json", "-"], TWICE);
    assert_eq!(none["status"], "none");
    let conflicts =
        json!({"sets": [[1, 2, 4], [1, 3, 4]], "in_order": 2, "complete": true, "rough": null});
    assert_eq!(none["contradiction"]["conflicts"], conflicts);
    let repairs = &none["contradiction"]["repairs"];
    assert_eq!(repairs["sets"][2], json!({"clues": [2, 3], "status": "multiple"}));
    assert_eq!((&none["clues"][3]["line"], &none["clues"][3]["column"]), (&json!(9), &json!(3)));
    assert_eq!(none["redundancy"], Value::Null);

    let unique = object(&["--format", "json", "puzzles/classic/fish.zebra"], "");
    assert_eq!(unique["status"], "unique");
    assert_eq!(unique["redundancy"]["enough"]["is_smallest"], true);

    let loose = "houses: 2\ncolour: red, blue\n";
    let several = object(&["--format", "json", "--suggest=2", "-"], loose);
    assert_eq!(several["differences"].as_array().unwrap().len(), 2);
    assert_eq!(several["suggestions"]["clues"].as_array().unwrap().len(), 2);
}

/// Clues of JSON have places as well.
#[test]
fn a_conflict_in_json_is_underlined() {
    let mut convert = cargo_bin_cmd!("zebra-sat");
    let convert = convert.current_dir(env!("CARGO_MANIFEST_DIR"));
    let two_cards = ["convert", "puzzles/contradictory/two-cards.zebra", "--to", "json"];
    let json = String::from_utf8(convert.args(two_cards).output().unwrap().stdout).unwrap();
    let shown = findings(&["-"], &json);
    assert!(shown.contains("--> <stdin>:25:5\n"), "{shown}");
    assert!(shown.contains("|_____^ clue 1\n") && shown.contains("|_____^ clue 2\n"), "{shown}");
}
