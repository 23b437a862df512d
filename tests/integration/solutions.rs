//! Solutions as they are found, in every format, from every search.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;
use zebra_sat::enumerate::enumerate;
use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::session::{Error, Search, Session, Setup};
use zebra_sat::tasks::solve::{Status, solve};

use crate::puzzles::{files, load_file};

/// Four solutions: what is in houses 2 and 3 is open.
const FOUR: &str = "title: Four\nhouses: 3\ncolour: red, blue, green\npet: cat, dog, ...\n\nclues:\n  red = cat\n  cat in house 1\n\nquestions:\n  house of dog\n  pet of red  \"What is red?\"\n";

/// What the command prints, what it says on standard error, and its exit code.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command.args(arguments).arg("-").write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn shown(arguments: &[&str]) -> String {
    let (out, err, code) = run(&[&["solve", "--all"], arguments].concat(), FOUR);
    assert_eq!((&*err, code), ("", 0));
    out
}

fn values(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The solutions in the order in which they are found: at each house its colour and its pet.
fn found() -> Vec<[[String; 2]; 3]> {
    let lines = values(&shown(&["--format", "jsonl"]));
    let name = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let solutions = lines[..lines.len() - 1].iter().map(|line| &line["solution"]);
    let row = |of: &Value, place: usize| [name(&of["colour"][place]), name(&of["pet"][place])];
    solutions.map(|solution| [0, 1, 2].map(|place| row(solution, place))).collect()
}

/// The house of the dog, from 1.
fn dog(solution: &[[String; 2]; 3]) -> usize {
    solution.iter().position(|[_, pet]| pet == "dog").unwrap() + 1
}

/// What is expected for each solution, given its number and its rows.
fn each(write: impl Fn(usize, &[[String; 2]; 3]) -> String) -> String {
    found().iter().enumerate().map(|(at, solution)| write(at + 1, solution)).collect()
}

#[test]
fn there_are_four_solutions_each_once() {
    let all: BTreeSet<_> = found().into_iter().collect();
    assert_eq!((all.len(), found().len()), (4, 4));
    assert!(all.iter().all(|solution| solution[0] == ["red", "cat"]));
}

#[test]
fn tuples_and_tables_have_their_numbers_and_answers() {
    let answers =
        |rows: &[[String; 2]; 3]| format!("\nhouse of dog: {}\nWhat is red? cat\n\n", dog(rows));
    let end = "These are all 4 solutions.\n";
    let tuples = each(|number, rows| {
        let line = |at: usize| format!("({}, {}, {})\n", at + 1, rows[at][0], rows[at][1]);
        format!("Solution {number}:\n{}{}", [0, 1, 2].map(line).concat(), answers(rows))
    });
    assert_eq!(shown(&["--format", "tuples"]), format!("Four\n\n{tuples}{end}"));
    let table = each(|number, rows| {
        let line =
            |at: usize| format!("│ {}     ┆ {:6} ┆ {:3} │\n", at + 1, rows[at][0], rows[at][1]);
        format!(
            "Solution {number}:\n┌───────┬────────┬─────┐\n│ house ┆ colour ┆ pet │\n╞═══════╪════════╪═════╡\n{}└───────┴────────┴─────┘\n{}",
            [0, 1, 2].map(line).concat(),
            answers(rows)
        )
    });
    assert_eq!(shown(&[]), format!("Four\n\n{table}{end}"));
    let markdown = each(|number, rows| {
        let line = |at: usize| format!("| {} | {} | {} |\n", at + 1, rows[at][0], rows[at][1]);
        format!(
            "Solution {number}:\n\n| house | colour | pet |\n| --- | --- | --- |\n{}{}",
            [0, 1, 2].map(line).concat(),
            answers(rows)
        )
    });
    assert_eq!(shown(&["--format", "markdown"]), format!("Four\n\n{markdown}{end}"));
}

#[test]
fn a_grid_says_yes_where_an_item_is() {
    let grid = each(|number, rows| {
        let line = |column: usize, item: &str| {
            let word = |row: &[String; 2]| if row[column] == item { "| YES " } else { "| no  " };
            format!("{}| {item}\n", rows.iter().map(word).collect::<String>())
        };
        let colours = ["red", "blue", "green"].map(|item| line(0, item)).concat();
        let pets = ["cat", "dog"].map(|item| line(1, item)).concat();
        let gap = if number > 1 { "\n" } else { "" };
        let rule = "+-----+-----+-----+\n";
        format!("{gap}   1     2     3\n{rule}{colours}{rule}{pets}{rule}")
    });
    assert_eq!(shown(&["--quiet", "--format", "grid"]), grid);
}

#[test]
fn csv_has_one_header() {
    let rows = each(|number, rows| {
        let line = |at: usize| format!("{number},{},{},{}\n", at + 1, rows[at][0], rows[at][1]);
        [0, 1, 2].map(line).concat()
    });
    assert_eq!(shown(&["--format", "csv"]), format!("solution,house,colour,pet\n{rows}"));
    // Nothing depends on being quiet.
    assert_eq!(shown(&["--format", "csv", "--quiet"]), shown(&["--format", "csv"]));
}

fn cells(rows: &[[String; 2]; 3]) -> Value {
    let pet = |row: &[String; 2]| (row[1] != "-").then(|| row[1].clone());
    json!({
        "colour": rows.iter().map(|row| &row[0]).collect::<Vec<_>>(),
        "pet": rows.iter().map(pet).collect::<Vec<_>>(),
    })
}

#[test]
fn json_is_one_object_whose_answers_are_those_of_all_solutions() {
    let text = shown(&["--format", "json"]);
    assert!(text.ends_with("}\n") && text.lines().count() == 1, "{text}");
    let all = found();
    let mut houses: Vec<String> = Vec::new();
    for house in all.iter().map(|solution| dog(solution).to_string()) {
        if !houses.contains(&house) {
            houses.push(house);
        }
    }
    let mut object: Value = serde_json::from_str(&text).unwrap();
    assert!(object.as_object_mut().unwrap().remove("stats").unwrap()["variables"].is_u64());
    let expected = json!({
        "file": "<stdin>", "puzzle": "Four", "status": "multiple", "complete": true,
        "positions": { "name": "house", "labels": ["1", "2", "3"] },
        "solutions": all.iter().map(cells).collect::<Vec<_>>(),
        "answers": [
            { "question": "house of dog", "wording": null, "answer": null, "values": houses },
            { "question": "pet of red", "wording": "What is red?", "answer": "cat", "values": ["cat"] },
        ],
    });
    assert_eq!(object, expected);
    // The categories are in the order of the file.
    assert!(text.contains(r#""solutions":[{"colour":[""#), "{text}");
}

#[test]
fn json_lines_are_the_solutions_and_the_whole() {
    let text = shown(&["--format", "jsonl"]);
    let schema: Value = serde_json::from_str(&zebra_sat::report::json::line_schema()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let lines = values(&text);
    assert!(lines.iter().all(|line| validator.is_valid(line)), "{text}");
    assert!(!validator.is_valid(&json!({ "number": 1 })));
    let all = found();
    for (at, line) in lines[..4].iter().enumerate() {
        let house = dog(&all[at]).to_string();
        let expected = json!({
            "file": "<stdin>", "number": at + 1, "solution": cells(&all[at]),
            "answers": [
                { "question": "house of dog", "wording": null, "answer": house, "values": [house] },
                { "question": "pet of red", "wording": "What is red?", "answer": "cat", "values": ["cat"] },
            ],
        });
        assert_eq!(*line, expected);
    }
    let mut last = lines[4].clone();
    last.as_object_mut().unwrap().remove("stats").unwrap();
    let expected = json!({
        "file": "<stdin>", "puzzle": "Four", "status": "multiple", "complete": true, "found": 4,
        "positions": { "name": "house", "labels": ["1", "2", "3"] },
    });
    assert_eq!(last, expected);
    let none = "houses: 1\ncolour: red\npet: cat, dog (some)\n\nclues:\n  cat = red\n  dog = red\n";
    let (out, _, code) = run(&["solve", "--format", "jsonl", "--engine", "grid"], none);
    assert_eq!(code, 1);
    let expected = "{\"file\":\"<stdin>\",\"puzzle\":null,\"positions\":{\"name\":\"house\",\"labels\":[\"1\"]},\"status\":\"none\",\"complete\":true,\"found\":0,\"stats\":null}\n";
    assert_eq!(out, expected);
}

#[test]
fn questions_about_several_or_no_positions() {
    let puzzle = "houses: 2\nname: Ann, Bob\nkind: good, bad (repeats)\npet: cat, dog, eel (some)\n\nclues:\n  Ann in house 1\n  house 1 = good\n  house 2 = good\n  house 1 = cat\n  house 2 = dog\n\nquestions:\n  name of good\n  pet of bad\n  house of eel\n";
    let (text, _, _) = run(&["solve", "--format", "tuples"], puzzle);
    let answers = "name of good: Ann, Bob\npet of bad: none: it is unused\nhouse of eel: none: it is unused\n";
    assert!(text.contains(answers), "{text}");
    for format in ["json", "jsonl"] {
        let (text, _, _) = run(&["solve", "--format", format], puzzle);
        let answers = &values(&text)[0]["answers"];
        let asked = |question, values: &[&str]| json!({ "question": question, "wording": null, "answer": null, "values": values });
        let expected = [
            asked("name of good", &["Ann", "Bob"]),
            asked("pet of bad", &[]),
            asked("house of eel", &[]),
        ];
        assert_eq!(*answers, json!(expected));
    }
}

#[test]
fn nothing_in_a_markdown_table_is_markdown() {
    let puzzle = "houses: 2\n\"a_b\": \"*x* `y`\", \"<p> [q](r)\"\n\"c|d\": \"\\\\_#\", \"~~e~~ &amp; {f}\"\n\n\
                  clues:\n  \"*x* `y`\" = \"\\\\_#\"\n  \"*x* `y`\" in house 1\n";
    let (out, err, code) = run(&["solve", "--quiet", "--format", "markdown"], puzzle);
    let table = "| house | a\\_b | c\\|d |\n| --- | --- | --- |\n\
                 | 1 | \\*x\\* \\`y\\` | \\\\\\_\\# |\n\
                 | 2 | \\<p\\> \\[q\\](r) | \\~\\~e\\~\\~ \\&amp; \\{f\\} |\n";
    assert_eq!((&*out, &*err, code), (table, "", 0));
}

#[test]
fn names_are_escaped_for_every_format() {
    let puzzle = "houses: 2\n\"a\\\"b\": \"x,y\", \"p|q\\\\\"\n";
    let shown = |format| run(&["solve", "--all", "--quiet", "--format", format], puzzle).0;
    let both = |text: &str, one: &str, other: &str| text.contains(one) && text.contains(other);
    assert!(shown("csv").starts_with("solution,house,\"a\"\"b\"\n"), "{}", shown("csv"));
    assert!(both(&shown("csv"), "\"x,y\"\n", ",p|q\\\n"), "{}", shown("csv"));
    assert!(both(&shown("tuples"), "\"x,y\")", ", p|q\\)"), "{}", shown("tuples"));
    assert!(both(&shown("markdown"), "| x,y |", "| p\\|q\\\\ |"), "{}", shown("markdown"));
    for format in ["json", "jsonl"] {
        let lines = values(&shown(format));
        let cells = lines[0].get("solution").unwrap_or_else(|| &lines[0]["solutions"][0]);
        let names: BTreeSet<_> =
            cells["a\"b"].as_array().unwrap().iter().map(Value::as_str).collect();
        assert_eq!(names, BTreeSet::from([Some("x,y"), Some("p|q\\")]));
    }
}

#[test]
fn the_table_of_every_solution_is_equally_wide() {
    let puzzle =
        "houses: 2\npet: cat, 日本語の猫, \"e\\u{301}e\", a very long name (some)\nx: a, ...\n";
    let (text, _, _) = run(&["solve", "--all", "--quiet"], puzzle);
    let widths: BTreeSet<_> =
        text.lines().filter(|line| !line.is_empty()).map(UnicodeWidthStr::width).collect();
    assert_eq!(widths.len(), 1, "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with('╞')).count(), 24);
}

#[test]
fn a_limit_gives_the_first_of_all_solutions() {
    let tuples = ["solve", "--quiet", "--format", "tuples"];
    let (three, _, code) = run(&[&tuples[..], &["--limit", "3"]].concat(), FOUR);
    assert_eq!(code, 0);
    assert!(shown(&["--quiet", "--format", "tuples"]).starts_with(&three));
    assert_eq!(three.matches("(1, red, cat)").count(), 3);
    let (text, _, _) = run(&["solve", "--limit", "3"], FOUR);
    assert!(
        text.ends_with(
            "\n\nThese are 3 of several solutions: the clues leave more than one possible.\n"
        ),
        "{text}"
    );
    let (text, _, _) = run(&["solve", "--limit", "3", "--format", "json"], FOUR);
    let object = &values(&text)[0];
    assert_eq!((&object["status"], &object["complete"]), (&json!("multiple"), &json!(false)));
    assert_eq!(object["solutions"].as_array().unwrap().len(), 3);
}

/// More solutions than any search can list.
fn endless() -> String {
    let items = |name: &str| (1..=16).map(|n| format!("{name}{n}")).collect::<Vec<_>>().join(", ");
    format!("houses: 16\na: {}\nb: {}\n", items("a"), items("b"))
}

#[test]
fn when_the_time_is_over_the_total_says_so() {
    let over = |engine| {
        format!(
            "error: the time was over before `{engine}` had an answer\n  = help: give it more by `--timeout`\n"
        )
    };
    for (arguments, engine) in
        [(&["--all"][..], "grid"), (&["--all", "--engine", "varisat"], "varisat")]
    {
        let all = [&["solve", "--timeout", "0.1", "--format", "jsonl"], arguments].concat();
        let (out, err, code) = run(&all, &endless());
        assert_eq!((err, code), (over(engine), 3));
        let last = values(out.lines().last().unwrap()).remove(0);
        assert_eq!((&last["status"], &last["complete"]), (&json!("multiple"), &json!(false)));
        assert_eq!(last["found"], json!(out.lines().count() - 1));
    }
    let (out, _, code) =
        run(&["solve", "--all", "--timeout", "0.1", "--format", "tuples"], &endless());
    assert_eq!(code, 3);
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("These are "), "{last}");
    assert!(
        last.ends_with(" of several solutions: the time was over before all were found."),
        "{last}"
    );
}

/// Whoever reads the first lines and leaves gets no error message.
#[test]
fn a_broken_pipe_ends_the_search() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("endless.zebra"), endless()).unwrap();
    for format in ["table", "grid", "tuples", "json", "jsonl", "csv", "markdown"] {
        let mut child = Command::new(cargo_bin!("zebra-sat"))
            .current_dir(folder.path())
            .args(["solve", "--all", "--format", format, "endless.zebra"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{format}");
        assert_eq!(output.status.code(), Some(0), "{format}");
    }
}

#[test]
fn grid_writes_no_proof() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("out.drat");
    let arguments = ["solve", "--engine", "grid", "--proof", proof.to_str().unwrap()];
    let (out, err, code) = run(&arguments, FOUR);
    assert_eq!((&*out, code), ("Four\n\n", 2));
    assert!(err.starts_with("error: the engine `grid` writes no proofs\n"), "{err}");
    assert!(!proof.exists());
}

#[test]
fn grid_also_decides_and_checks() {
    let (out, err, code) = run(&["solve", "--engine", "grid", "--stats", "--quiet"], FOUR);
    assert_eq!((out.matches("┌").count(), code), (2, 0));
    assert!(err.starts_with("solutions found: 2\nread: "), "{err}");
    let (out, _, code) = run(&["check", "--engine", "grid"], FOUR);
    assert!(out.contains("There are several solutions.\nThe two differ in "), "{out}");
    assert_eq!(code, 0);
}

/// The solutions of a search.
fn solutions(puzzle: &Puzzle, search: Search) -> BTreeSet<Solution> {
    let setup = Setup { search, ..Setup::default() };
    let mut all = BTreeSet::new();
    let answer = solve(puzzle, &setup, None, |solution| {
        assert!(all.insert(solution.clone()), "a solution comes twice");
        Ok(())
    });
    let answer = answer.unwrap();
    assert_eq!((answer.found, answer.complete), (all.len() as u64, true));
    assert_eq!(answer.status, Status::of(answer.found, true));
    all
}

/// The most solutions that are compared one by one.
const COMPARED: usize = 2_000;

#[test]
fn every_search_finds_the_same_solutions_of_every_puzzle() {
    let mut several = 0;
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
        if session.solutions().take(COMPARED + 1).count() > COMPARED {
            continue;
        }
        let expected = solutions(&puzzle, Search::Engine);
        // On a large one it is for the engine to say that there is no other.
        if puzzle.items.len() * puzzle.positions.len() <= 700 {
            assert!(solutions(&puzzle, Search::Grid) == expected, "{}", path.display());
        }
        assert!(solutions(&puzzle, Search::Auto) == expected, "{}", path.display());
        several += usize::from(expected.len() > 1);
    }
    assert!(several >= 8, "{several}");
}

#[test]
fn many_solutions_are_listed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/several/concert-hall.zebra");
    let puzzle = load_file(&path).resolved.unwrap().puzzle;
    let (mut found, mut done) = (0, 0.0);
    let listed = enumerate(
        &puzzle,
        &mut |_| {
            found += 1;
            Ok(())
        },
        &mut |fraction| {
            assert!((done..=1.000_001).contains(&fraction), "{done}, then {fraction}");
            done = fraction;
            Ok(())
        },
    );
    assert_eq!((listed, found), (Ok(()), 230_400));
    assert!(done > 0.99, "{done}");
}

#[test]
fn whoever_takes_the_solutions_can_stop() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/several/market-stalls.zebra");
    let puzzle = load_file(&path).resolved.unwrap().puzzle;
    for search in [Search::Engine, Search::Grid, Search::Auto] {
        let mut seen = 0;
        let setup = Setup { search, ..Setup::default() };
        let stopped = solve(&puzzle, &setup, None, |_| {
            seen += 1;
            if seen == 5 { Err(Error::Stopped) } else { Ok(()) }
        });
        assert_eq!((stopped, seen), (Err(Error::Stopped), 5));
    }
}
