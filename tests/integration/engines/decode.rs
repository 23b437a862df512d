//! `decode` shows a solver's answer, or says why it is none.

use std::process::{Command, Stdio};

use super::present::{engines, is_inside};
use super::run::Workshop;

/// Decodes a text for the puzzle of the workshop: standard output, standard error, exit code.
fn decode(text: &str, arguments: &[&str]) -> (String, String, i32) {
    let workshop = Workshop::new();
    std::fs::write(workshop.path().join("answer"), text).unwrap();
    let all = [&["decode", "two.zebra", "answer"], arguments].concat();
    let output = workshop.command(&all).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn assert_refused(text: &str, error: &str, code: i32) {
    assert_eq!(decode(text, &[]), (String::new(), format!("error: `answer` {error}\n"), code));
}

#[test]
fn every_kind_of_output_is_decoded() {
    for text in [
        "s SATISFIABLE\nv 1 -2 -3 4 0\n",
        "c conflicts: 3\ns SATISFIABLE\nv 1 -2\nv -3 4 900 0\n",
        "SAT\n1 -2 -3 4 0\n",
        "1 4",
        "1 -2 -3 4 0\n",
    ] {
        let (out, err, code) = decode(text, &["--format", "tuples"]);
        assert_eq!(err, "", "{text}");
        let shown = "(1, red)\n(2, blue)\n\nThis is a solution; whether it is the only one was not looked for.\n";
        assert_eq!((&*out, code), (shown, 0), "{text}");
    }
}

#[test]
fn every_format_is_there() {
    let shown = |format| decode("1 4 0", &["--quiet", "--format", format]).0;
    assert_eq!(shown("csv"), "solution,house,colour\n1,1,red\n1,2,blue\n");
    assert_eq!(shown("markdown"), "| house | colour |\n| --- | --- |\n| 1 | red |\n| 2 | blue |\n");
    assert!(shown("table").contains("│ 1     ┆ red    │"));
    assert!(shown("grid").contains("| YES | no  | red"));
    let json = concat!(
        r#"{"file":"two.zebra","puzzle":null,"positions":{"name":"house","labels":["1","2"]},"#,
        r#""solutions":[{"colour":["red","blue"]}],"status":"unknown","complete":false,"#,
        r#""answers":[],"stats":null}"#,
        "\n"
    );
    assert_eq!(shown("json"), json);
}

#[test]
fn what_is_no_solution_is_named() {
    let not = |broken: &str| {
        format!(
            "is not a solution of `two.zebra`:\n{broken}  = help: is it the output for this puzzle's formula?"
        )
    };
    assert_refused("-1 2 3 -4 0", &not("  clue 1 does not hold\n"), 2);
    assert_refused("1 3 0", &not("  `red` and `blue` are both at house 1\n"), 2);
    let missing = "  house 2 has no colour\n  `blue` is nowhere\n  clue 1 does not hold\n";
    assert_refused("v 1 0", &not(missing), 2);
}

#[test]
fn other_answers_have_their_exit_codes() {
    let none = "The solver says that there is no solution.\n";
    assert_eq!(decode("s UNSATISFIABLE\n", &[]), (none.to_owned(), String::new(), 1));
    assert_refused("s UNKNOWN\n", "has no answer: the solver gave up", 3);
    assert_refused("INDET\n", "has no answer: the solver gave up", 3);
    assert_refused("", "has neither a status nor a model", 2);
    assert_refused("segmentation fault\n", "has neither a status nor a model", 2);
    assert_refused("s SATISFIABLE\n", "says that there is a model, but has none", 2);
    assert_refused("UNSAT\n1 0\n", "says that there is no model, but has one", 2);
    assert_refused(
        "s SATISFIABLE\nv 1 -2",
        "has a model without a 0 at its end: some is missing",
        2,
    );
    assert_refused("v 1 4\n", "has a model without a 0 at its end: some is missing", 2);
    assert_refused("v 1 four 0\n", "has no literal where one should be in line 1: `four`", 2);
}

#[test]
fn files_that_cannot_be_read_are_bad_input() {
    let workshop = Workshop::new();
    let run = |arguments: &[&str]| {
        let output = workshop.command(arguments).output().unwrap();
        (String::from_utf8(output.stderr).unwrap(), output.status.code())
    };
    let (error, code) = run(&["decode", "two.zebra", "nothing"]);
    assert!(error.starts_with("error: cannot read `nothing`: "), "{error}");
    assert_eq!(code, Some(2));
    let (error, code) = run(&["decode", "-", "-"]);
    assert_eq!(error, "error: the puzzle and the solver's output cannot both be standard input\n");
    assert_eq!(code, Some(2));
}

/// As a person does it: the formula to a solver, its output back.
#[test]
fn the_output_of_every_solver_can_be_decoded() {
    for engine in engines().iter().filter(|engine| !is_inside(engine)) {
        let workshop = Workshop::new();
        let emit =
            ["solve", "two.zebra", "--exactly-one", "sequential", "--emit-dimacs", "two.cnf"];
        assert!(workshop.command(&emit).status().unwrap().success());
        let mut solver = Command::new(engine.name);
        match engine.name {
            "minisat" => solver.args(["two.cnf", "out"]),
            "glucose" => solver.args(["-model", "two.cnf"]),
            _ => solver.arg("two.cnf"),
        };
        let output = solver.current_dir(workshop.path()).stderr(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(10), "{}", engine.name);
        if engine.name != "minisat" {
            std::fs::write(workshop.path().join("out"), &output.stdout).unwrap();
        }
        let decode = ["decode", "two.zebra", "out", "--quiet", "--format", "tuples"];
        let output = workshop.command(&decode).output().unwrap();
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            "(1, red)\n(2, blue)\n",
            "{}",
            engine.name
        );
    }
}
