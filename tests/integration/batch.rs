//! Several files at a time: what is printed is as if one had come after another.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use tempfile::TempDir;

const TWO: &str = "title: Two\nhouses: 2\ncolour: red, blue\npet: cat, dog\n\nclues:\n  red directly left of blue\n  cat = blue\n";
const LOOSE: &str = "houses: 2\ncolour: red, blue\npet: cat, dog\n\nclues:\n  red = cat\n";
const NONE: &str =
    "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n  red in house 2\n";
const WRONG: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  rde directly left of blue\n";
const ENGLISH: &str = "houses: 2\nname: Ann, Bob\npet: cat, dog\n\nclues:\n  Ann lives directly left of Bob.\n  Ann keeps the dog.\n  Ann polishes the zeppelin.\n";
const JSON: &str = r#"{"zebra-sat": 1, "houses": 2}"#;
const PRINTED: &str = "Two gardens\n\nThere are 2 houses in a row, numbered 1 to 2 from left to right.\n\nNames: Ines, Karl\nFlowers: lily, poppy\n\nClues:\n1. The person who grows the poppy lives directly left of Karl.\n";

/// A puzzle with so many solutions that nobody waits for the last one.
fn endless() -> String {
    let items = |name: &str| (1..=16).map(|n| format!("{name}{n}")).collect::<Vec<_>>().join(", ");
    format!("houses: 16\na: {}\nb: {}\n", items("a"), items("b"))
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("two.zebra", TWO);
    write("loose.zebra", LOOSE);
    write("none.zebra", NONE);
    write("wrong.zebra", WRONG);
    write("english.zebra", ENGLISH);
    write("bad.json", JSON);
    write("printed.txt", PRINTED);
    write("endless.zebra", &endless());
    folder
}

fn command(folder: &Path, arguments: &[&str], jobs: &str, files: &[&str]) -> Command {
    let mut command = Command::new(cargo_bin!("zebra-sat"));
    command.current_dir(folder).args(arguments).args(["--jobs", jobs]).args(files);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Standard output, standard error and the exit code, with an input that is written when `before` has
/// seen the output.
fn end(mut child: Child, before: impl FnOnce(&mut dyn BufRead)) -> (String, String, Option<i32>) {
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    before(&mut stdout);
    // A command that does not read its input is not asked to.
    let _ = stdin.write_all(TWO.as_bytes());
    drop(stdin);
    let mut out = String::new();
    stdout.read_to_string(&mut out).unwrap();
    let rest = child.wait_with_output().unwrap();
    (out, String::from_utf8(rest.stderr).unwrap(), rest.status.code())
}

/// The same for one job and for four, and the exit code as expected.
#[track_caller]
fn assert_same(arguments: &[&str], files: &[&str], code: i32) {
    let folder = folder();
    let run = |jobs| end(command(folder.path(), arguments, jobs, files).spawn().unwrap(), |_| {});
    let one = run("1");
    assert_eq!(one.2, Some(code), "{arguments:?}: {}", one.1);
    assert!(!one.0.is_empty(), "{arguments:?}");
    for jobs in ["2", "4"] {
        assert_eq!(run(jobs), one, "{arguments:?} with {jobs} jobs");
    }
}

/// Every kind of file, over and over, with errors in between.
fn mixed() -> Vec<&'static str> {
    let some = [
        "two.zebra",
        "wrong.zebra",
        "loose.zebra",
        "no-such.zebra",
        "none.zebra",
        "english.zebra",
        "printed.txt",
        "bad.json",
    ];
    some.into_iter().cycle().take(8 * 12).chain(["two.zebra"]).collect()
}

#[test]
fn solve_prints_the_same_with_many_jobs() {
    for format in ["table", "grid", "tuples", "json", "jsonl", "csv", "markdown"] {
        assert_same(&["solve", "--format", format], &mixed(), 2);
        assert_same(&["solve", "--all", "--quiet", "--format", format], &mixed(), 2);
    }
    assert_same(&["solve", "--ignore-unknown"], &["two.zebra", "english.zebra", "none.zebra"], 1);
    assert_same(&["solve"], &["two.zebra", "loose.zebra", "printed.txt"], 0);
    assert_same(&["solve", "--engine", "grid"], &mixed(), 2);
}

#[test]
fn other_commands_print_the_same_with_many_jobs() {
    for arguments in [
        &["check"][..],
        &["check", "--format", "json"],
        &["count"],
        &["count", "--format", "json"],
        &["count", "--cells"],
        &["sample", "-n", "3", "--seed", "7"],
        &["trace"],
        &["trace", "--format", "json"],
        &["trace", "--until-stuck"],
    ] {
        assert_same(arguments, &mixed(), 2);
    }
}

/// Whoever comes first to standard input gets all of it, so that the second puzzle is empty.
#[test]
fn standard_input_twice_is_read_in_turn() {
    assert_same(&["solve"], &["-", "two.zebra", "-"], 2);
}

#[test]
fn a_limit_that_is_reached_is_told_in_its_place() {
    let files = ["two.zebra", "endless.zebra", "none.zebra", "two.zebra"];
    assert_same(&["solve", "--limit", "3000", "--format", "jsonl"], &files, 1);
    assert_same(&["count", "--method", "grid", "--limit", "1000"], &files, 3);
}

/// The first result is there while the second puzzle is still to be read.
#[test]
fn a_result_is_printed_as_soon_as_it_is_its_turn() {
    let folder = folder();
    let child =
        command(folder.path(), &["solve", "--format", "json"], "2", &["two.zebra", "-"]).spawn();
    let mut first = String::new();
    let (out, err, code) = end(child.unwrap(), |stdout| {
        stdout.read_line(&mut first).unwrap();
    });
    assert!(first.starts_with(r#"{"file":"two.zebra""#), "{first}");
    assert!(out.starts_with(r#"{"file":"<stdin>""#), "{out}");
    assert_eq!((&*err, code), ("", Some(0)));
}

/// More than may wait, of more files than there are jobs, behind a puzzle that is long in coming.
#[test]
fn long_results_wait_for_their_turn() {
    let folder = folder();
    let arguments = ["solve", "--limit", "1000", "--format", "jsonl"];
    let files =
        ["-", "endless.zebra", "two.zebra", "endless.zebra", "wrong.zebra", "endless.zebra"];
    let run = |jobs| end(command(folder.path(), &arguments, jobs, &files).spawn().unwrap(), |_| {});
    let one = run("1");
    assert!(one.0.len() > 300_000, "{}", one.0.len());
    assert!(run("3") == one);
}

/// Whoever has seen enough waits for nobody, and gets no error message.
#[test]
fn a_broken_pipe_ends_all_jobs() {
    let folder = folder();
    let files = ["two.zebra", "endless.zebra", "endless.zebra", "wrong.zebra"];
    for format in ["table", "json", "jsonl", "csv"] {
        let arguments = ["solve", "--all", "--quiet", "--format", format];
        let mut child = command(folder.path(), &arguments, "3", &files).spawn().unwrap();
        let mut first = [0; 1];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{format}");
        assert_eq!(output.status.code(), Some(0), "{format}");
    }
}

#[test]
fn jobs_is_a_number_from_one() {
    let folder = folder();
    for jobs in ["0", "-1", "many"] {
        let output = command(folder.path(), &["solve"], jobs, &["two.zebra"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{jobs}");
        assert!(output.stdout.is_empty(), "{jobs}");
    }
}
