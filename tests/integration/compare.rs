//! `zebra-sat compare`: what it measures, that it notices every disagreement, and its formats.

use std::path::Path;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use encodings::{amo, card};
use tempfile::TempDir;
use zebra_sat::compile::{AllDifferent, Relations};

const TWO: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n";
const LOOSE: &str = "houses: 2\ncolour: red, blue\n";
const NONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";

struct Run {
    out: String,
    err: String,
    code: i32,
}

/// A folder with a puzzle of each sort and a script `solver`.
fn workshop(script: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in
        [("two.zebra", TWO), ("loose.zebra", LOOSE), ("none.zebra", NONE), ("solver", script)]
    {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn compare_in(folder: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(cargo_bin!("zebra-sat"));
    let output = command.current_dir(folder).arg("compare").args(arguments).output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

fn compare(arguments: &[&str]) -> Run {
    compare_in(workshop("").path(), arguments)
}

/// The records of a CSV output, as lists of fields.
fn records(run: &Run) -> Vec<Vec<String>> {
    assert_eq!((run.err.as_str(), run.code), ("", 0));
    let mut reader = csv::Reader::from_reader(run.out.as_bytes());
    reader.records().map(|r| r.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[test]
fn every_combination_is_measured_on_every_puzzle() {
    let run = compare(&[
        "two.zebra",
        "loose.zebra",
        "none.zebra",
        "--exactly-one=all,pairwise,commander:4",
        "--all-different=all",
        "--cardinality=all",
        "--relations=all",
        "--runs=2",
        "--format=csv",
    ]);
    let all = records(&run);
    let combinations =
        (amo::ALL.len() + 1) * AllDifferent::ALL.len() * card::ALL.len() * Relations::ALL.len();
    assert_eq!(all.len(), 3 * combinations);
    let answers = ["one solution", "several solutions", "no solution"];
    for (at, record) in all.iter().enumerate() {
        assert_eq!(record.last().unwrap(), answers[at / combinations], "{record:?}");
    }
    let pairwise = ["two.zebra", "pairwise", "exactly-one", "sequential-counter", "support"];
    let found = all.iter().find(|record| record[..5] == pairwise).unwrap();
    assert_eq!(found[5..9], ["varisat", "4", "12", "22"]);
}

#[test]
fn csv_has_a_median_between_the_least_and_the_greatest() {
    let run = compare(&["two.zebra", "--exactly-one=auto", "--runs=3", "--format=csv"]);
    let header = run.out.lines().next().unwrap();
    let expected = "puzzle,exactly_one,all_different,cardinality,relations,engine,variables,clauses,\
                    literals,dimacs_bytes,encode_median,encode_min,encode_max,write_median,\
                    write_min,write_max,first_median,first_min,first_max,proof_median,proof_min,\
                    proof_max,conflicts,decisions,propagations,answer";
    assert_eq!(header, expected);
    let record = &records(&run)[0];
    for times in record[10..22].chunks(3) {
        let [median, min, max] = [0, 1, 2].map(|at| times[at].parse::<f64>().unwrap());
        assert!(0.0 < min && min <= median && median <= max, "{times:?}");
    }
    let emitted = workshop("");
    let path = emitted.path().join("two.cnf");
    let mut command = Command::new(cargo_bin!("zebra-sat"));
    let command = command.current_dir(emitted.path());
    assert!(
        command
            .args(["solve", "--emit-dimacs", "two.cnf", "two.zebra"])
            .status()
            .unwrap()
            .success()
    );
    assert_eq!(record[9], std::fs::metadata(path).unwrap().len().to_string());
}

#[test]
fn json_has_the_results_and_the_ranking() {
    let run =
        compare(&["two.zebra", "loose.zebra", "--exactly-one=pairwise,ladder", "--format=json"]);
    assert_eq!((run.err.as_str(), run.code), ("", 0));
    let value: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(value["results"].as_array().unwrap().len(), 4);
    assert_eq!(value["results"][0]["answer"], "one solution");
    assert_eq!(value["ranking"].as_array().unwrap().len(), 2);
    assert_eq!(value["ranking"][0]["answered"], 2);
    assert_eq!((&value["presolve"], &value["timeout"]), (&false.into(), &serde_json::Value::Null));
}

#[test]
fn tables_name_only_what_differs() {
    for (format, heading) in [
        ("table", "two.zebra: the formula\n┌"),
        ("markdown", "## two.zebra: the formula\n\n| combination |"),
    ] {
        let run = compare(&["two.zebra", "--exactly-one=pairwise,ladder", "--format", format]);
        assert_eq!((run.err.as_str(), run.code), ("", 0));
        assert!(run.out.starts_with(heading), "{}", run.out);
        assert!(run.out.contains("ladder") && !run.out.contains("varisat"), "{}", run.out);
        assert!(run.out.contains("Ranking by PAR-2"), "{}", run.out);
    }
}

#[test]
fn a_page_needs_nothing_else() {
    let run = compare(&["two.zebra", "--exactly-one=pairwise,ladder", "--format=html"]);
    assert_eq!((run.err.as_str(), run.code), ("", 0));
    assert!(run.out.starts_with("<!DOCTYPE html>"));
    assert!(
        run.out.contains("<svg") && run.out.contains("ladder</text>")
            || run.out.contains("ladder\n</text>")
    );
    let links = run.out.matches("http").count();
    assert_eq!(links, run.out.matches("xmlns=\"http").count(), "nothing is loaded");
}

#[test]
fn a_false_unsatisfiable_is_noticed() {
    let folder = workshop("echo s UNSATISFIABLE; exit 20");
    let run = compare_in(
        folder.path(),
        &["two.zebra", "--exactly-one=pairwise", "--engine-cmd=sh solver {cnf}"],
    );
    let error = "error: internal fault: two combinations give different answers for two.zebra\n  \
                 varisat: one solution: red blue\n  sh: no solution\n\
                 One of them is wrong; this is a bug of zebra-sat or of an engine. Please report it.\n";
    assert_eq!(run.err, error);
    assert_eq!((run.out.as_str(), run.code), ("", 4));
}

#[test]
fn a_wrong_model_is_an_error() {
    let folder = workshop("echo s SATISFIABLE; echo v 1 2 3 4 0; exit 10");
    let run = compare_in(
        folder.path(),
        &["two.zebra", "--exactly-one=pairwise", "--engine-cmd=sh solver {cnf}"],
    );
    let start = "error: the engine `sh` is wrong: its model breaks the clause";
    assert!(run.err.starts_with(start), "{}", run.err);
    assert_eq!((run.out.as_str(), run.code), ("", 4));
}

#[test]
fn giving_up_is_part_of_the_result() {
    let folder = workshop("sleep 100");
    let arguments = ["loose.zebra", "--exactly-one=pairwise", "--format=csv", "--timeout=0.5"];
    let run =
        compare_in(folder.path(), &[&arguments[..], &["--engine-cmd=sh solver {cnf}"]].concat());
    assert_eq!((run.err.as_str(), run.code), ("", 3));
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(lines[1].ends_with(",several solutions"), "{}", lines[1]);
    assert!(lines[2].ends_with(",the time was over before `sh` had an answer"), "{}", lines[2]);
}

#[test]
fn engines_that_are_not_there_are_left_out() {
    let run =
        compare(&["two.zebra", "--engine-cmd=no-such-solver {cnf}", "--exactly-one=pairwise"]);
    assert_eq!(run.code, 3, "a command that was asked for is not left out: {}", run.err);
    let mut command = Command::new(cargo_bin!("zebra-sat"));
    let folder = workshop("");
    let command = command.current_dir(folder.path()).env("PATH", folder.path());
    let output =
        command.args(["compare", "two.zebra", "--engine=kissat,minisat"]).output().unwrap();
    let expected = "\
note: the engine `kissat` is not installed: no program `kissat` was found; it is left out
note: the engine `minisat` is not installed: no program `minisat` was found; it is left out
error: none of the engines is installed
";
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_misspelt_name_is_named() {
    let run = compare(&["two.zebra", "--relations=suport"]);
    assert!(run.err.contains("invalid value 'suport' for '--relations <NAMES>'"), "{}", run.err);
    assert!(run.err.contains("support"), "{}", run.err);
    assert_eq!(run.code, 2);
}
