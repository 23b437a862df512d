//! `zebra-sat trace`: the words, the table of what is left, JSON, limits and exit codes; every event
//! is proven again.

mod judge;

use std::collections::BTreeSet;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};
use zebra_sat::model::Solution;
use zebra_sat::session::Setup;
use zebra_sat::tasks::trace::{Ending, Event, Level, Options, trace};

use crate::propagate::{ZEBRA, rows};
use crate::puzzles::{files, load_file, solutions};

const PUZZLE: &str = "puzzles/classic/zebra.zebra";
const KINDS: &str = "title: Kinds\nhouses: 3\ncolour: red, green, blue\npet: cat, dog, eel, fox (some)\nmood: glad, sad (repeats)\nhat: top, ...\n\nclues:\n  red in house 1\n  cat = green\n  fox = red\n  house 2 = sad\n  house 3 = sad\n  top != green\n";
const TWO: &str = "houses: 2\ncolour: red, blue\n";
const NONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  7. red in house 1   \"Red comes first\"\n  blue in house 1\n";
const OVER: &str = "error: the time was over before `trace` had an answer\n  = help: give it more by `--timeout`\n";

/// What the command prints, what it says on standard error, and its exit code.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).arg("trace").args(arguments);
    if !input.is_empty() {
        command.arg("-").write_stdin(input);
    }
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn shown(arguments: &[&str], input: &str) -> String {
    let (out, err, code) = run(arguments, input);
    assert_eq!((&*err, code), ("", 0));
    out
}

#[test]
fn the_zebra_is_stuck_at_the_known_table() {
    let out = shown(&["--until-stuck", PUZZLE], "");
    assert_eq!(rows(out.lines().filter(|line| line.starts_with("  "))), rows(ZEBRA.split(';')));
    assert!(out.ends_with("\nStuck: 18 of 25 items are still open.\n"), "{out}");
    let start = "\
The Zebra Puzzle

nationality
  Englishman      3 4 5
  Spaniard        3 4 5
  Ukrainian     2   4 5
  Norwegian   1
  Japanese      2 3 4 5

colour
";
    assert!(out.starts_with(start), "{out}");
}

#[test]
fn tests_solve_the_zebra() {
    let out = shown(&["--until-stuck", "--level", "singleton", PUZZLE], "");
    assert!(out.ends_with("\nSolved: nothing is left open.\n"), "{out}");
    let found = rows(out.lines().filter(|line| line.starts_with("  ")));
    assert!(found.values().all(|places| places.len() == 1), "{out}");
    assert_eq!((&found["water"], &found["zebra"]), (&vec![1], &vec![5]));
    let story = shown(&["--level", "singleton", PUZZLE], "");
    let test = "\nTesting: if Englishman is in house 4 … conflict with clue 6, so Englishman is not in house 4\n";
    assert!(story.contains(test) && !story.contains("Guessing"), "{story}");
    assert!(story.ends_with("┘\nThere is no other solution.\n"), "{story}");
}

#[test]
fn the_zebra_has_a_story() {
    let out = shown(&[PUZZLE], "");
    let start = "\
The Zebra Puzzle

Progress: clue 6 (The ivory house has the green one for its right-hand neighbour)
  ivory is not in house 5
  green is not in house 1
Progress: clue 9 (Halfway along the street, they drink milk)
  milk is not in house 1, 2, 4 or 5
  only house left: milk is in house 3
  so no other drink is in house 3
Progress: clue 10 (The street begins at the Norwegian's house)
  Norwegian is not in house 2 to 5
  only house left: Norwegian is in house 1
  so no other nationality is in house 1
";
    assert!(out.starts_with(start), "{out}");
    let middle = "\
    Conflict: clue 7 (Whoever smokes Old Gold keeps snails)
      since snails is not in house 3; Old Gold is in house 3
  Pruning: Spaniard is not in house 3
    only house left: Spaniard is in house 4
";
    assert!(out.contains(middle), "{out}");
    let solved = "  Solution!\n  ┌───────┬";
    assert_eq!(out.matches(solved).count(), 1, "{out}");
    assert!(out.contains("\nPruning: Spaniard is not in house 4 in any other solution\n"), "{out}");
    assert!(out.ends_with("\nThere is no other solution.\n"), "{out}");
}

#[test]
fn every_kind_of_category_has_its_words() {
    let out = shown(&["--limit", "1"], KINDS);
    let story = "\
Kinds

Progress: clue 1 (red in house 1)
  red is not in house 2 or 3
  only house left: red is in house 1
  so no other colour is in house 1
Progress: clue 2 (cat = green)
  cat is not in house 1
Progress: clue 3 (fox = red)
  fox is in house 1
  so no other pet is in house 1
Progress: clue 4 (house 2 = sad)
  sad is in house 2
  so no other mood is in house 2
Progress: clue 5 (house 3 = sad)
  sad is in house 3
  so no other mood is in house 3
Guessing: glad is in house 1
    so no other mood is in house 1
  Guessing: green is in house 2
      so green is in no other house
      so no other colour is in house 2
      only colour left: blue is in house 3
    Progress: clue 2 (cat = green)
      cat is in house 2
      so no other pet is in house 2
    Progress: clue 6 (top != green)
      top is not in house 2
    Guessing: dog is in house 3
        so no other pet is in house 3
      Guessing: top is in house 1
          so top is in no other house
        Solution!
        ┌───────┬────────┬─────┬──────┬─────┐
        │ house ┆ colour ┆ pet ┆ mood ┆ hat │
        ╞═══════╪════════╪═════╪══════╪═════╡
        │ 1     ┆ red    ┆ fox ┆ glad ┆ top │
        │ 2     ┆ green  ┆ cat ┆ sad  ┆ -   │
        │ 3     ┆ blue   ┆ dog ┆ sad  ┆ -   │
        └───────┴────────┴─────┴──────┴─────┘
The story stops after 1 solution; there may be others.
";
    assert_eq!(out, story);
    let table = "\
Kinds

colour
  red    1
  green    2 3
  blue     2 3

pet
  cat    2 3  or unused
  dog    2 3  or unused
  eel    2 3  or unused
  fox  1

mood
  glad  1      or unused
  sad   1 2 3  certainly 2, 3

hat
  top  1 2 3

Stuck: 8 of 10 items are still open.
";
    assert_eq!(shown(&["--until-stuck"], KINDS), table);
}

#[test]
fn names_that_may_mean_something_else_have_their_category() {
    let text = "positions day: 1 May, 2 May\nteam: dog, cat\npet: dog, cat\n\nclues:\n  team:dog on 1 May\n";
    let out = shown(&["--until-stuck"], text);
    let table = "team\n  dog  1 May\n  cat         2 May\n\npet\n  dog  1 May  2 May\n  cat  1 May  2 May\n\nStuck: 2 of 4 items are still open.\n";
    assert_eq!(out, table);
    let story = shown(&["--limit", "1"], text);
    assert!(story.contains("\n  only day left: team:dog is on 1 May\n"), "{story}");
}

#[test]
fn positions_without_an_order_are_no_places() {
    let text = "positions person: Ann, Bob, Cy, Dee (unordered)\npet: cat, dog, eel, fox\n\nclues:\n  cat not at Ann   \"Ann is allergic\"\n  dog at Bob\n";
    let story = "\
Progress: clue 1 (Ann is allergic)
  cat does not go with Ann
Progress: clue 2 (dog at Bob)
  dog does not go with Ann, Cy or Dee
  only person left: dog goes with Bob
  so no other pet goes with Bob
Guessing: cat goes with Cy
    so cat goes with no other person
    so no other pet goes with Cy
";
    let out = shown(&["--limit", "1"], text);
    assert!(out.starts_with(story), "{out}");
}

#[test]
fn a_contradiction_ends_with_the_clue_that_breaks() {
    let story = "\
Progress: clue 7 (Red comes first)
  red is not in house 2
  only house left: red is in house 1
  only colour left: blue is in house 2
  so no other colour is in house 1
Conflict: clue 2 (blue in house 1)
  since blue is in house 2
There is no solution.
";
    let (out, err, code) = run(&[], NONE);
    assert_eq!((&*err, code), ("", 1));
    assert_eq!(out, story);
    let stuck =
        "Conflict: clue 2 (blue in house 1)\n  since blue is in house 2\nThere is no solution.\n";
    assert_eq!(run(&["--until-stuck"], NONE), (stuck.to_owned(), String::new(), 1));
}

#[test]
fn a_story_ends_where_it_is_told_to() {
    let last = |arguments: &[&str], input: &str| {
        let out = shown(arguments, input);
        out[out.rfind("┘\n").unwrap() + "┘\n".len()..].to_owned()
    };
    let several = "There are several solutions; the story stops after 2.\n";
    assert_eq!(last(&[], KINDS), format!("{several}Use `--all` to go on to the last one.\n"));
    assert_eq!(last(&["--limit", "2"], KINDS), several);
    assert_eq!(last(&["--all"], KINDS), "There are 16 solutions.\n");
    assert_eq!(last(&["--limit", "17"], KINDS), "There are 16 solutions.\n");
    assert_eq!(last(&["--limit", "3"], TWO), "There are 2 solutions.\n");
}

#[test]
fn json_lines_obey_their_schema() {
    let out = shown(&["--format", "json"], TWO);
    let fact = |item: &str, position: &str, holds: bool| json!({ "category": "colour", "item": item, "position": position, "holds": holds });
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = |event: Value| {
        let mut line = json!({ "file": "<stdin>" });
        line.as_object_mut().unwrap().extend(event.as_object().unwrap().clone());
        line
    };
    let expected = [
        line(json!({ "depth": 0, "event": "guessing", "fact": fact("red", "1", true) })),
        line(
            json!({ "depth": 1, "event": "progress", "by": { "rule": "red has exactly one house" },
            "facts": [fact("red", "2", false)] }),
        ),
        line(
            json!({ "depth": 1, "event": "progress", "by": { "rule": "house 1 has exactly one colour" },
            "facts": [fact("blue", "1", false)] }),
        ),
        line(
            json!({ "depth": 1, "event": "progress", "by": { "rule": "house 2 has exactly one colour" },
            "facts": [fact("blue", "2", true)] }),
        ),
        line(json!({ "depth": 1, "event": "solution", "solution": { "colour": ["red", "blue"] } })),
        line(
            json!({ "depth": 0, "event": "pruning", "fact": fact("red", "1", false), "solved": true }),
        ),
    ];
    assert_eq!(lines[..expected.len()], expected);
    assert_eq!(lines.last(), Some(&line(json!({ "event": "end", "found": 2, "complete": false }))));
    let schema = serde_json::from_str(&zebra_sat::report::json::story_schema()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let zebra = shown(&["--format", "json", "--level", "singleton", PUZZLE], "");
    let (none, _, code) = run(&["--format", "json"], NONE);
    assert_eq!(code, 1);
    for line in [zebra, out, none].iter().flat_map(|out| out.lines()) {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(validator.is_valid(&line), "{line}");
    }
    assert!(!validator.is_valid(&line(json!({ "event": "guessing" }))));
}

#[test]
fn the_table_is_json_too() {
    let schema = serde_json::from_str(&zebra_sat::report::json::places_schema()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let table = |arguments: &[&str], input: &str| {
        let arguments = [&["--until-stuck", "--format", "json"], arguments].concat();
        let object: Value = serde_json::from_str(&run(&arguments, input).0).unwrap();
        assert!(validator.is_valid(&object), "{object}");
        object
    };
    let kinds = table(&[], KINDS);
    assert_eq!((&kinds["status"], &kinds["puzzle"]), (&json!("stuck"), &json!("Kinds")));
    let sad = json!({ "open": ["1", "2", "3"], "certain": ["2", "3"] });
    assert_eq!(kinds["places"]["mood"]["sad"], sad);
    assert_eq!(kinds["places"]["pet"]["cat"], json!({ "open": ["2", "3"], "certain": [] }));
    assert_eq!(table(&["--level", "singleton", PUZZLE], "")["status"], json!("solved"));
    let none = table(&[], NONE);
    assert_eq!((&none["status"], none.get("places")), (&json!("conflict"), None));
    assert_eq!(none["conflict"]["by"], json!({ "clue": { "number": 2, "label": null } }));
}

#[test]
fn several_puzzles_have_their_names() {
    let files = ["puzzles/contradictory/two-cards.zebra", "puzzles/classic/fish.zebra"];
    let (out, err, code) = run(&["--until-stuck", files[0], "no.zebra", files[1]], "");
    assert!(out.starts_with(&format!("Two sides of a card ({})\n\n", files[0])), "{out}");
    assert!(
        out.contains(&format!("\n\nWho keeps the fish? ({})\n\nnationality\n", files[1])),
        "{out}"
    );
    assert_eq!(
        err,
        "error[unreadable-file]: cannot read `no.zebra`: there is no such file\n--> no.zebra\n\nno.zebra: 1 error\n"
    );
    assert_eq!(code, 2);
}

#[test]
fn what_cannot_be_is_refused() {
    for (arguments, message) in [
        (
            &["--until-stuck", "--all"][..],
            "the argument '--until-stuck' cannot be used with '--all'",
        ),
        (
            &["--until-stuck", "--limit", "3"],
            "the argument '--until-stuck' cannot be used with '--limit <N>'",
        ),
        (
            &["--limit", "0"],
            "invalid value '0' for '--limit <N>': 0 is not in 1..18446744073709551615",
        ),
        (&["--level", "gac"], "invalid value 'gac' for '--level <NAME>'"),
    ] {
        let (out, err, code) = run(arguments, TWO);
        assert_eq!((&*out, code), ("", 2));
        assert!(err.starts_with(&format!("error: {message}\n")), "{err}");
    }
}

#[test]
fn when_the_time_is_over_the_story_says_so() {
    let soon = ["--timeout", "0.000000001"];
    let out = "The time was over before there was a solution.\n".to_owned();
    assert_eq!(run(&soon, TWO), (out, OVER.to_owned(), 3));
    let out =
        "{\"file\":\"<stdin>\",\"event\":\"end\",\"found\":0,\"complete\":false}\n".to_owned();
    assert_eq!(run(&[&soon[..], &["--format", "json"]].concat(), TWO), (out, OVER.to_owned(), 3));
    let stuck = run(&[&soon[..], &["--until-stuck"]].concat(), TWO);
    assert_eq!(stuck, (String::new(), OVER.to_owned(), 3));
}

/// The solutions of a story that goes on to the end.
fn told(path: &std::path::Path, level: Level) -> (BTreeSet<Solution>, Ending) {
    let puzzle = load_file(path).resolved.unwrap().puzzle;
    let mut all = BTreeSet::new();
    let options = Options { level, limit: None, deadline: None };
    let ending = trace(&puzzle, &options, &mut |_, event| {
        if let Event::Solution(solution) = event {
            assert!(all.insert(solution.clone()), "{}: told twice", path.display());
        }
        Ok(())
    });
    (all, ending.unwrap())
}

#[test]
fn the_stories_of_shipped_puzzles_tell_all_solutions() {
    let mut judged = 0;
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let cells = puzzle.items.len() * puzzle.positions.len();
        let known = solutions(&puzzle, &Setup::default());
        // A search that learns nothing from its mistakes is no match for larger ones.
        if cells > 250 || known.len() > 1_000 {
            continue;
        }
        for level in [Level::Arc, Level::Singleton] {
            let (all, ending) = told(&path, level);
            assert!(all == known && ending.complete, "{}: {ending:?}", path.display());
        }
        judged += 1;
    }
    assert!(judged >= 40, "{judged} stories");
}

#[test]
fn many_guesses_are_no_calls_in_calls_and_not_indented_for_ever() {
    let names = (1..=150).map(|n| format!("a{n}")).collect::<Vec<_>>().join(", ");
    let out = shown(&["--limit", "1"], &format!("houses: 150\nname: {names}\n"));
    assert_eq!(out.matches("Guessing: ").count(), 149);
    let indent = |line: &str| line.len() - line.trim_start_matches(' ').len();
    assert_eq!(out.lines().map(indent).max(), Some(42));
}

#[test]
fn whoever_has_seen_enough_is_left_alone() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let mut story = Command::new(assert_cmd::cargo::cargo_bin!("zebra-sat"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["trace", "--all", "puzzles/sizes/size-20x20.zebra"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut start = [0; 100];
    story.stdout.take().unwrap().read_exact(&mut start).unwrap();
    let output = story.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
