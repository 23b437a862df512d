//! `verify`: verdicts against `check` and against all arrangements, and the command as a person
//! runs it.

use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;
use proptest::prelude::{Strategy, any};
use zebra_sat::answer::{Claim, Reader};
use zebra_sat::model::evaluate::holds;
use zebra_sat::model::{CategoryId, Place, Puzzle, Solution, check};
use zebra_sat::report::solutions::{Format, Renderer};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::solve::{Answer, differences};
use zebra_sat::tasks::verify::{Key, Truth, Verdict, verify};

use crate::oracle::{library_puzzle, number, puzzles, runner};

/// How many random puzzles are tried.
const CASES: u32 = 300;

/// A grid as JSON, in which some cells are not known.
fn json(puzzle: &Puzzle, grid: &Solution, is_known: impl Fn(usize) -> bool) -> String {
    let mut at = 0;
    let rows = puzzle.categories_with_ids().map(|(id, category)| {
        let cells = grid.row(id).iter().map(|item| {
            at += 1;
            let name = item.map(|item| puzzle.item(item).name.clone());
            if is_known(at - 1) { serde_json::json!(name) } else { serde_json::json!("?") }
        });
        (category.name.clone(), cells.collect::<Vec<_>>())
    });
    serde_json::to_string(&rows.collect::<std::collections::BTreeMap<_, _>>()).unwrap()
}

#[track_caller]
fn claim(puzzle: &Puzzle, text: &str) -> Claim {
    let claims = Reader::new(puzzle).read(&Source::new("answer", text));
    let [claim] = &claims.unwrap_or_else(|found| panic!("{text}\n{found:?}"))[..] else {
        panic!("several claims: {text}");
    };
    claim.clone()
}

/// Every arrangement of random puzzles is an answer, in every format.
#[test]
fn verdicts_are_those_of_check() {
    let formats =
        [Format::Table, Format::Grid, Format::Tuples, Format::Json, Format::Csv, Format::Markdown];
    let mut seen = [0, 0];
    let cases = number("ZEBRA_CASES", CASES);
    let draws = (puzzles(), any::<u64>());
    let seen_in = std::cell::RefCell::new(&mut seen);
    let result = runner(cases).run(&draws, |(drawn, seed)| {
        let Some((puzzle, grids)) = library_puzzle(&drawn) else { return Ok(()) };
        let is_solution = |grid: &&Solution| check(&puzzle, grid).is_empty();
        let solutions: Vec<Solution> = grids.iter().filter(is_solution).cloned().collect();
        let key = Key { solutions, is_complete: true };
        for (at, grid) in grids.iter().enumerate().take(60) {
            let format = formats[(at + seed as usize % 7) % formats.len()];
            let mut text = Vec::new();
            let mut renderer = Renderer::new(format, at % 2 == 0, "x.zebra", &puzzle);
            renderer.solution(grid, 1, true, &mut text);
            renderer.end(&Answer::of(1, false), &mut text);
            let claim = claim(&puzzle, std::str::from_utf8(&text).unwrap());
            assert_eq!(claim.grid(&puzzle).as_ref(), Some(grid));
            let found = verify(&puzzle, &key, &claim);
            let is_right = check(&puzzle, grid).is_empty();
            assert_eq!(found.verdict, if is_right { Verdict::Right } else { Verdict::Wrong });
            assert_eq!((found.is_refuted, found.faults.len()), (Some(!is_right), 0));
            let apart = |solution| found.cells - differences(&puzzle, grid, solution).len();
            assert_eq!(found.right, key.solutions.iter().map(apart).max());
            seen_in.borrow_mut()[usize::from(is_right)] += 1;
        }
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    assert!(seen[0] > 1_000 && seen[1] > 1_000, "{seen:?}");
}

/// A clue holds or fails in a part of a grid when it does so in all arrangements that have it.
#[test]
fn clues_in_a_part_of_a_grid_are_decided_as_by_brute_force() {
    let draws =
        (puzzles(), proptest::collection::vec(any::<u8>(), 64), any::<proptest::sample::Index>());
    let mut seen = [0, 0, 0];
    let seen_in = std::cell::RefCell::new(&mut seen);
    let cases = number("ZEBRA_CASES", CASES);
    let result = runner(cases).run(&draws.prop_map(|draw| draw), |(drawn, known, index)| {
        let Some((puzzle, grids)) = library_puzzle(&drawn) else { return Ok(()) };
        if grids.len() > 2_000 {
            return Ok(());
        }
        let grid = index.get(&grids);
        let share = known[63] % 4;
        let is_known = |at: usize| known[at % 63] % 4 <= share;
        let claim = claim(&puzzle, &json(&puzzle, grid, is_known));
        let cells = || {
            let ids = (0..puzzle.categories.len()).map(CategoryId::from_index);
            ids.flat_map(|id| puzzle.places().map(move |place| (id, place))).enumerate()
        };
        let fits = |other: &&Solution| {
            cells().all(|(at, (id, place)): (usize, (CategoryId, Place))| {
                !is_known(at) || other.item_at(id, place) == grid.item_at(id, place)
            })
        };
        let fitting: Vec<&Solution> = grids.iter().filter(fits).collect();
        let key = Key { solutions: Vec::new(), is_complete: false };
        let found = verify(&puzzle, &key, &claim);
        for (clue, truth) in puzzle.clues.iter().zip(&found.clues) {
            let holding = fitting.iter().filter(|other| holds(&puzzle, other, &clue.statement));
            let expected = match holding.count() {
                0 => Truth::Fails,
                all if all == fitting.len() => Truth::Holds,
                _ => Truth::Open,
            };
            assert_eq!(*truth, expected, "{claim:?} {:?}", clue.statement);
            seen_in.borrow_mut()[expected as usize] += 1;
        }
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    assert!(seen.iter().all(|count| *count > 40), "{seen:?}");
}

const PUZZLE: &str = "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel\ndrink: tea, ...\n\n\
    clues:\n  1. red directly left of green\n  2. dog = blue\n  3. cat in house 1\n  4. tea = eel\n";

/// Runs `verify` on answers to the puzzle of three houses.
fn run(answers: &[&str], arguments: &[&str]) -> (String, String, i32) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("x.zebra"), PUZZLE).unwrap();
    let mut command = cargo_bin_cmd!("zebra-sat");
    command.current_dir(folder.path()).arg("verify").args(arguments).arg("x.zebra");
    for (number, answer) in answers.iter().enumerate() {
        std::fs::write(folder.path().join(format!("a{number}")), answer).unwrap();
        command.arg(format!("a{number}"));
    }
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn assert_verdict(answer: &str, out: &str, code: i32) {
    assert_eq!(run(&[answer], &[]), (out.to_owned(), String::new(), code), "{answer}");
}

#[test]
fn a_right_answer() {
    assert_verdict(
        "(1, red, cat, -)\n(2, green, eel, tea)\n(3, blue, dog, -)\n",
        "   1. red directly left of green: holds\n   2. dog = blue: holds\n   \
         3. cat in house 1: holds\n   4. tea = eel: holds\n\n9 of 9 cells are right\na0: right\n",
        0,
    );
}

#[test]
fn a_wrong_answer() {
    assert_verdict(
        r#"{"colour": ["green", "red", "blue"], "pet": {"cat": 1, "eel": 1, "dog": 3}}"#,
        "   1. red directly left of green: fails; red is in house 2, green is in house 1\n   \
         2. dog = blue: holds\n   3. cat in house 1: holds\n   \
         4. tea = eel: is not decided; tea is not placed, eel is in house 1\n\n\
         house 1 has more than one pet: cat, eel\n\
         4 cells are not known: pet of house 2, drink of house 1, drink of house 2, drink of house 3\n\
         2 of 9 cells are right\na0: wrong\n",
        1,
    );
}

#[test]
fn a_part_of_an_answer() {
    assert_verdict(
        "red in house 2\ntea = cat\n",
        "   1. red directly left of green: is not decided; red is in house 2, green is not placed\n   \
         2. dog = blue: is not decided; dog is not placed, blue is not placed\n   \
         3. cat in house 1: is not decided; cat is not placed\n   \
         4. tea = eel: is not decided; tea is not placed, eel is not placed\n\n\
         8 cells are not known: colour of house 1, colour of house 3, pet of house 1, pet of house 2, \
         pet of house 3, drink of house 1, drink of house 2, drink of house 3\n\
         no solution of the puzzle has all of this\n0 of 9 cells are right\na0: wrong\n",
        1,
    );
    let verdict = |answer| run(&[answer], &["--quiet"]);
    assert_eq!(verdict("red in house 1\n"), ("a0: incomplete\n".to_owned(), String::new(), 1));
    assert_eq!(verdict("red not in house 1\n").0, "a0: wrong\n");
    assert_eq!(verdict("red = cat\n").0, "a0: incomplete\n");
}

#[test]
fn faults_in_words() {
    let faults = |answer: &str| {
        let (out, err, code) = run(&[answer], &[]);
        assert_eq!((&*err, code), ("", 1), "{answer}");
        let (_, rest) = out.split_once("\n\n").unwrap();
        let mut lines: Vec<String> = rest.lines().map(str::to_owned).collect();
        lines.retain(|line| !line.contains(" cells are "));
        lines
    };
    let one = |fault: &str| vec![fault.to_owned(), "a0: wrong".to_owned()];
    let marks = "| no | ? | ? | red\n| no | ? | ? | green\n| no | ? | ? | blue\n";
    assert_eq!(faults(marks), one("house 1 has no colour"));
    assert_eq!(faults("| no | no | no | red\n"), one("`red` is nowhere"));
    assert_eq!(
        faults(r#"{"tea": [1, 2]}"#),
        one("an item is twice: tea is in house 1 and house 2")
    );
    assert_eq!(
        faults("red in house 1\ncat in house 1\ncat != red\n"),
        one("it says that red does not go with cat, but red is in house 1 and cat is in house 1")
    );
}

#[test]
fn many_answers_in_one_run() {
    let right = "(1, red, cat, -)\n(2, green, eel, tea)\n(3, blue, dog, -)\n";
    let two = format!("{right}\n(1, red, cat, -)\n(2, green, dog, tea)\n(3, blue, eel, -)\n");
    let (out, err, code) = run(&[right, "{", &two], &["--quiet"]);
    assert_eq!(out, "a0: right\na1: unreadable\na2, solution 1: right\na2, solution 2: wrong\n");
    let shown = "error[bad-json]: EOF while parsing an object\n --> a1:1:1\n  |\n1 | {\n  | ^\n\na1: 1 error\n";
    assert_eq!((&*err, code), (shown, 2));
    let (out, _, code) = run(&[right, "{", &two], &["--format", "json"]);
    assert_eq!(code, 2);
    let schema = serde_json::from_str(&zebra_sat::report::json::verified_schema()).unwrap();
    let lines: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for line in &lines {
        assert!(jsonschema::is_valid(&schema, line), "{line}");
    }
    let verdicts: Vec<&str> = lines.iter().map(|line| line["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["right", "unreadable", "right", "wrong"]);
    assert_eq!(lines[3]["found"]["clues"][1]["items"][0]["positions"][0], "2");
}

#[test]
fn files_that_are_not_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let run = |arguments: &[&str]| {
        let mut command = cargo_bin_cmd!("zebra-sat");
        let output = command.current_dir(folder).arg("verify").args(arguments).output().unwrap();
        (String::from_utf8(output.stderr).unwrap(), output.status.code())
    };
    let zebra = "puzzles/classic/zebra.zebra";
    let (err, code) = run(&[zebra, "no-such-file"]);
    assert!(err.starts_with("error[unreadable-file]: cannot read `no-such-file`"), "{err}");
    assert_eq!(code, Some(2));
    let message = "error: only one of the files can be standard input\n".to_owned();
    assert_eq!(run(&["-", "-"]), (message, Some(2)));
    assert_eq!(run(&["no-such-file", "-"]).1, Some(2));
}

/// Of a puzzle with several solutions the nearest one counts; with very many none.
#[test]
fn puzzles_with_several_solutions() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("two", "houses: 3\ncolour: red, green, blue\n\nclues:\n  red left of green\n");
    write("many", "houses: 5\ncolour: a, b, c, d, e\npet: f, g, h, i, j\n\nclues:\n  a = f\n");
    write(
        "none",
        "houses: 2\ncolour: red, green\n\nclues:\n  red left of green\n  red in house 2\n",
    );
    write("a", r#"{"colour": ["red", "blue", "green"]}"#);
    write("b", r#"{"colour": ["a", "b", "c", "d", "e"], "pet": ["f", "g", "h", "i", "j"]}"#);
    write("c", r#"{"colour": ["red", "green"]}"#);
    let run = |puzzle: &str, answer: &str| {
        let mut command = cargo_bin_cmd!("zebra-sat");
        let output =
            command.current_dir(folder.path()).args(["verify", puzzle, answer]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        text.split_once("\n\n").unwrap().1.to_owned()
    };
    assert_eq!(run("two", "a"), "3 of 3 cells are right\na: right\n");
    let unknown = "how many cells are right is not said: the puzzle's solutions are not all known, or there is none\n";
    assert_eq!(run("many", "b"), format!("{unknown}b: right\n"));
    assert_eq!(run("none", "c"), format!("{unknown}c: wrong\n"));
}
