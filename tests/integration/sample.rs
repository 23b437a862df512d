//! `zebra-sat sample`: seeds, formats, words and limits; what it draws are solutions, and no one is
//! drawn more often than others.

mod chi_square;
mod uniform;

use std::collections::BTreeSet;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};
use zebra_sat::load::load;
use zebra_sat::model::{Puzzle, Solution, check};
use zebra_sat::session::{Error, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::sample::sample;
use zebra_sat::tasks::solve::{Answer, Status};
use zebra_sat::tasks::stream::Receiver;

use crate::puzzles::{files, load_file};

const SIX: &str = "title: Six\nhouses: 3\ncolour: red, green, blue\n\nquestions:\n  house of red\n";
const ONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red left of blue\n";
const NONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";

const OVER: &str = "error: the time was over before `exact` had an answer\n  = help: give it more by `--timeout`\n";

fn load_text(text: &str) -> Puzzle {
    load(Source::new("test.zebra", text)).resolved.unwrap().puzzle
}

struct Kept(Vec<Solution>);

impl Receiver for Kept {
    fn take(&mut self, solution: &Solution) -> Result<(), Error> {
        self.0.push(solution.clone());
        Ok(())
    }
}

fn draw(puzzle: &Puzzle, times: u64, seed: u64) -> (Answer, Vec<Solution>) {
    let mut kept = Kept(Vec::new());
    let answer = sample(puzzle, &Setup::default(), times, seed, &mut kept).unwrap();
    (answer, kept.0)
}

fn samples(puzzle: &Puzzle, times: u64, seed: u64) -> Vec<Solution> {
    draw(puzzle, times, seed).1
}

/// What the command prints, what it says on standard error, and its exit code.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output =
        command.arg("sample").args(arguments).arg("-").write_stdin(input).output().unwrap();
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
fn every_sample_of_every_puzzle_is_a_solution() {
    let mut several = 0;
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let (answer, drawn) = draw(&puzzle, 20, 3);
        let total = &answer.drawn.as_ref().unwrap().total;
        assert_eq!(drawn.len(), if total.is_zero() { 0 } else { 20 }, "{}", path.display());
        assert!(drawn.iter().all(|solution| check(&puzzle, solution).is_empty()));
        several += usize::from(answer.status == Status::Multiple);
    }
    assert!(several >= 5);
}

#[test]
fn equal_seeds_draw_equal_solutions_and_others_do_not() {
    let drawn = |seed| shown(&["-n", "20", "--seed", seed, "--format", "tuples"], SIX);
    let all: BTreeSet<_> = ["0", "1", "2", "18446744073709551615"].map(drawn).into();
    assert_eq!(all.len(), 4);
    assert_eq!(drawn("1"), drawn("1"));
    assert_eq!(shown(&["-n", "5"], SIX), shown(&["--number", "5", "--seed", "0"], SIX));
    // More draws begin with the same ones.
    let quiet = |n| shown(&["--quiet", "-n", n, "--format", "csv"], SIX);
    assert!(quiet("20").starts_with(&quiet("7")));
}

/// The streams of random numbers are portable, so that these are the draws on every machine.
#[test]
fn the_closing_sentence_tells_the_total() {
    let two = "\
Six

Solution 1:
(1, red)
(2, blue)
(3, green)

house of red: 1

Solution 2:
(1, blue)
(2, red)
(3, green)

house of red: 2

2 of 6 solutions, each drawn with the same probability; seed 7.
";
    assert_eq!(shown(&["-n", "2", "--seed", "7", "--format", "tuples"], SIX), two);
    let one = "\
Six

(1, red)
(2, blue)
(3, green)

house of red: 1

1 of 6 solutions, each drawn with the same probability; seed 7.
";
    assert_eq!(shown(&["--seed", "7", "--format", "tuples"], SIX), one);
    let many = shown(&["-n", "1000", "--seed", "7", "--format", "tuples"], SIX);
    let end = "\n1,000 draws from 6 solutions, each drawn with the same probability; seed 7.\n";
    assert!(many.ends_with(end), "{many}");
    let line = "(1, red)\n(2, blue)\n";
    let only = format!("Solution 1:\n{line}\nSolution 2:\n{line}\nThis is the only solution.\n");
    assert_eq!(shown(&["-n", "2", "--format", "tuples"], ONE), only);
}

#[test]
fn without_a_solution_a_sentence_says_so() {
    let sentence = "There is no solution: the clues contradict each other.\n".to_owned();
    assert_eq!(run(&["-n", "3"], NONE), (sentence, String::new(), 1));
    for format in ["table", "grid", "tuples", "markdown", "csv"] {
        let quiet = run(&["--quiet", "--format", format], NONE);
        assert_eq!(quiet, (String::new(), String::new(), 1));
    }
    let (out, err, code) = run(&["--format", "jsonl"], NONE);
    assert_eq!((&*err, code), ("", 1));
    let line: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&line["status"], &line["complete"]), (&json!("none"), &json!(true)));
    assert_eq!(line["drawn"], json!({ "total": "0", "seed": 0 }));
}

/// Every format shows the same three draws.
#[test]
fn all_formats_have_the_solutions() {
    let three = |format| shown(&["--quiet", "-n", "3", "--seed", "1", "--format", format], SIX);
    let json: Value = serde_json::from_str(&three("json")).unwrap();
    let drawn: Vec<&Value> =
        json["solutions"].as_array().unwrap().iter().map(|of| &of["colour"]).collect();
    assert_eq!(drawn.len(), 3);
    let text = |line: &dyn Fn(usize, usize, &str) -> String, gap: &str| {
        let rows = drawn.iter().enumerate().map(|(number, colours)| {
            let colours = colours.as_array().unwrap().iter().enumerate();
            colours.map(|(at, of)| line(number + 1, at + 1, of.as_str().unwrap())).collect()
        });
        rows.collect::<Vec<String>>().join(gap)
    };
    let tuples = text(&|_, house, colour| format!("({house}, {colour})\n"), "\n");
    assert_eq!(three("tuples"), tuples);
    let csv = text(&|number, house, colour| format!("{number},{house},{colour}\n"), "");
    assert_eq!(three("csv"), format!("solution,house,colour\n{csv}"));
    let head = "| house | colour |\n| --- | --- |\n";
    let rows = text(&|_, house, colour| format!("| {house} | {colour} |\n"), &format!("\n{head}"));
    assert_eq!(three("markdown"), format!("{head}{rows}"));
    let (start, end) =
        ("┌───────┬────────┐\n│ house ┆ colour │\n╞═══════╪════════╡\n", "└───────┴────────┘\n");
    let row = |_, house, colour: &str| format!("│ {house}     ┆ {colour:6} │\n");
    let rows = text(&row, &format!("{end}\n{start}"));
    assert_eq!(three("table"), format!("{start}{rows}{end}"));
    assert_eq!(
        three("grid").matches("| YES |").count() + three("grid").matches("| YES\n").count(),
        9
    );
}

#[test]
fn json_says_how_solutions_were_drawn() {
    let schema: Value = serde_json::from_str(&zebra_sat::report::json::schema()).unwrap();
    let out = shown(&["-n", "3", "--seed", "1", "--format", "json"], SIX);
    let object: Value = serde_json::from_str(&out).unwrap();
    assert!(jsonschema::is_valid(&schema, &object), "{out}");
    assert_eq!(object["drawn"], json!({ "total": "6", "seed": 1 }));
    assert_eq!((&object["status"], &object["complete"]), (&json!("multiple"), &json!(false)));
    let schema: Value = serde_json::from_str(&zebra_sat::report::json::line_schema()).unwrap();
    let out = shown(&["-n", "3", "--seed", "1", "--format", "jsonl"], SIX);
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().all(|line| jsonschema::is_valid(&schema, line)), "{out}");
    let last = json!({
        "file": "<stdin>", "puzzle": "Six", "status": "multiple", "complete": false, "found": 3,
        "positions": { "name": "house", "labels": ["1", "2", "3"] },
        "drawn": { "total": "6", "seed": 1 }, "stats": null,
    });
    assert_eq!((lines.len(), &lines[3]), (4, &last));
}

#[test]
fn when_the_time_is_over_no_total_is_told() {
    // While it counts.
    let none = run(&["--timeout", "0.000000001"], SIX);
    assert_eq!(none, ("Six\n\n".to_owned(), OVER.to_owned(), 3));
    // While it draws.
    let endless = ["-n", "18446744073709551615", "--timeout", "0.3", "--format"];
    let (out, err, code) = run(&[&endless[..], &["jsonl"]].concat(), SIX);
    assert_eq!((&*err, code), (OVER, 3));
    let last: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    assert_eq!(last["found"], json!(out.lines().count() - 1));
    assert_eq!((&last["complete"], last.get("drawn")), (&json!(false), None));
    let (out, err, code) = run(&[&endless[..], &["tuples"]].concat(), SIX);
    assert_eq!((&*err, code), (OVER, 3));
    assert!(!out.contains("probability"));
}

#[test]
fn several_files_have_the_worst_exit_code() {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["sample", "--format", "tuples"])
        .args(["puzzles/contradictory/two-cards.zebra", "missing.zebra"])
        .output()
        .unwrap();
    let out = "Two sides of a card (puzzles/contradictory/two-cards.zebra)\n\nThere is no solution: the clues contradict each other.\n";
    assert_eq!(String::from_utf8(output.stdout).unwrap(), out);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn numbers_out_of_range_are_bad_usage() {
    let more = "\n\nFor more information, try '--help'.\n";
    let none = format!(
        "error: invalid value '0' for '--number <N>': 0 is not in 1..18446744073709551615{more}"
    );
    assert_eq!(run(&["-n", "0"], SIX), (String::new(), none, 2));
    let words =
        format!("error: invalid value 'x' for '--seed <S>': invalid digit found in string{more}");
    assert_eq!(run(&["--seed", "x"], SIX), (String::new(), words, 2));
}
