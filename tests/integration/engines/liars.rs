//! Solvers that lie, crash, babble or hang: each gives a clear error and never a wrong answer.

use super::run::{HONEST, Workshop};

/// Runs a script as the solver; gives what is on standard error and the exit code.
#[track_caller]
fn assert_refused(body: &str, arguments: &[&str], error: &str, code: i32) {
    let workshop = Workshop::new();
    let output = workshop.solve(body, arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    assert_eq!(output.status.code(), Some(code));
    workshop.assert_clean();
}

#[track_caller]
fn assert_failed(body: &str, message: &str) {
    assert_refused(body, &[], &format!("error: the engine `sh` failed: {message}\n"), 3);
}

#[test]
fn an_honest_script_is_believed() {
    let workshop = Workshop::new();
    let output = workshop.solve(HONEST, &["--format", "tuples"]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let expected = "(1, red)\n(2, blue)\n\nThis is the only solution.\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    assert_eq!(output.status.code(), Some(0));
    workshop.assert_clean();
}

#[test]
fn a_wrong_model_is_a_lie() {
    let error = |clause| {
        format!(
            "error: the engine `sh` is wrong: its model breaks the clause `{clause}`\n  \
             = help: no answer is given; this is a bug of the engine, so try another one\n"
        )
    };
    let says = |model: &str| format!("echo s SATISFIABLE; echo v {model} 0; exit 10");
    assert_refused(&says("-1 2 3 -4 5"), &[], &error("-2 0"), 4);
    assert_refused(&says(""), &[], &error("1 2 0"), 4);
    assert_refused(&says("1 -2 3 -4 5"), &[], &error("-1 -3 0"), 4);
    let file = "echo SATISFIABLE; printf 'SAT\\n0\\n' > $2; exit 10";
    assert_refused(file, &[], &error("1 2 0"), 4);
}

#[test]
fn an_incomplete_model_is_no_model() {
    let cut = "its model has no 0 at its end: some is missing";
    assert_failed(
        "echo s SATISFIABLE; printf 'v 1 -2 -'; exit 10",
        "its output has no literal where one should be in line 2: `-`",
    );
    assert_failed("echo s SATISFIABLE; echo v 1 -2; echo v -3 4; exit 10", cut);
    let none = "it says SATISFIABLE, but shows no model";
    assert_failed("echo s SATISFIABLE; exit 10", none);
    assert_failed("echo SATISFIABLE; printf 'SAT\\n' > $2; exit 10", none);
    assert_failed("echo SATISFIABLE; printf 'SAT\\n1 -2' > $2; exit 10", cut);
}

#[test]
fn a_model_that_makes_no_sense_is_refused() {
    let says = |model: &str| format!("echo s SATISFIABLE; echo 'v {model}'; exit 10");
    assert_failed(
        &says("1 -2 99 0"),
        "its output names variable 99 in line 2, but the formula has only 5",
    );
    assert_failed(
        &says("1 -2 2 0"),
        "its output says in line 2 that variable 2 is both true and false",
    );
    assert_failed(
        &says("1 -2 -3 4 0 5 0"),
        "its output goes on after the end of its model in line 2",
    );
    assert_failed(
        &says("1 hello 0"),
        "its output has no literal where one should be in line 2: `hello`",
    );
}

#[test]
fn status_and_exit_code_must_agree() {
    let says =
        |status: &str, code: i32| format!("echo s {status}; echo v 1 -2 -3 4 5 0; exit {code}");
    assert_failed(&says("SATISFIABLE", 0), "it says SATISFIABLE, but it ended with exit code 0");
    assert_failed(&says("SATISFIABLE", 20), "it says SATISFIABLE, but it ended with exit code 20");
    assert_failed(
        "echo s UNSATISFIABLE; exit 10",
        "it says UNSATISFIABLE, but it ended with exit code 10",
    );
    assert_failed(&says("UNSATISFIABLE", 20), "it says UNSATISFIABLE, but shows a model");
    assert_failed(
        "echo s UNSATISFIABLE; echo s SATISFIABLE; exit 20",
        "its output contradicts itself: UNSATISFIABLE and SATISFIABLE",
    );
    assert_failed(
        "echo SATISFIABLE; echo UNSAT > $2; exit 20",
        "it prints SATISFIABLE, but its result file says UNSATISFIABLE",
    );
    assert_failed(
        "echo s SATISFIABLE; echo v 1 -2 -3 4 5 0; kill -9 $$",
        "it says SATISFIABLE, but it ended with signal 9",
    );
}

#[test]
fn giving_up_is_no_answer() {
    assert_failed("echo s UNKNOWN; exit 0", "it gave up with exit code 0");
    assert_failed("echo INDETERMINATE; echo INDET > $2; exit 0", "it gave up with exit code 0");
    assert_failed("exit 0", "it gave no answer and ended with exit code 0");
    assert_failed("mkfifo $2; exit 10", "it gave no answer and ended with exit code 10");
    assert_failed("exit 15", "it gave no answer and ended with exit code 15");
    assert_failed("exit 20", "it gave no answer and ended with exit code 20");
    assert_failed("kill -11 $$", "it gave no answer and ended with signal 11");
    assert_failed(
        "echo no memory >&2; echo >&2; exit 1",
        "it gave no answer and ended with exit code 1; it says: no memory",
    );
    assert_failed(
        "printf '\\033[31mred\\n' >&2; exit 1",
        "it gave no answer and ended with exit code 1; it says: \u{fffd}[31mred",
    );
}

#[test]
fn garbage_is_no_answer() {
    assert_failed(
        "head -c 100000 /dev/zero; exit 10",
        "it gave no answer and ended with exit code 10",
    );
    assert_failed(
        "printf 's SATISFIABL\\377\\n'; exit 10",
        "its output has an unknown status in line 1: `SATISFIABL\u{fffd}`",
    );
    assert_failed("exec <&-; echo hello; exit 10", "it gave no answer and ended with exit code 10");
}

#[test]
fn a_flood_is_cut_off() {
    assert_failed("exec yes 'c and so on'", "its output is longer than 67109024 bytes");
    assert_failed("exec yes 1", "its output is longer than 67109024 bytes");
    assert_failed(
        "yes 1 | head -c 70000000 > $2; exit 10",
        "its result file is longer than 67109024 bytes",
    );
    assert_failed(
        "yes | head -c 3000000 >&2; exit 1",
        "it gave no answer and ended with exit code 1; it says: y",
    );
}

#[test]
fn a_hanging_solver_is_ended_when_the_time_is_over() {
    let over = "error: the time was over before `sh` had an answer\n  = help: give it more by `--timeout`\n";
    let note = "echo $! >> pids";
    for body in [
        "sleep 1000".to_owned(),
        "exec >&- 2>&-; sleep 1000".to_owned(),
        "trap '' TERM; while true; do sleep 1; done".to_owned(),
        format!("sleep 1000 & {note}; wait"),
        "exec yes 'c still here' | { sleep 1000; }".to_owned(),
    ] {
        assert_refused(&body, &["--timeout", "0.3"], over, 3);
    }
}

#[test]
fn what_a_solver_leaves_running_is_ended() {
    let workshop = Workshop::new();
    let output = workshop.solve(&format!("sleep 1000 & echo $! >> pids\n{HONEST}"), &["--quiet"]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    workshop.assert_clean();
}

#[test]
fn a_solution_before_the_end_of_the_time_is_shown() {
    let workshop = Workshop::new();
    let body = HONEST.replace("echo 's UNSATISFIABLE'; exit 20", "sleep 1000");
    let arguments = ["--format", "tuples", "--timeout", "2"];
    let output = workshop.solve(&body, &arguments);
    let over = "error: the time was over before `sh` had an answer\n  = help: give it more by `--timeout`\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), over);
    let shown =
        "(1, red)\n(2, blue)\n\nThis is a solution; whether it is the only one is not known.\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), shown);
    assert_eq!(output.status.code(), Some(3));
    workshop.assert_clean();
    let check = [
        "check",
        "two.zebra",
        "--no-presolve",
        "--engine-cmd",
        "sh solver {cnf}",
        "--timeout",
        "2",
    ];
    let output = workshop.command(&check).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.ends_with("There is a solution; whether it is the only one is not known.\n"),
        "{text}"
    );
    assert_eq!(output.status.code(), Some(3));
}

/// What has been begun is ended as it should be.
#[test]
fn json_is_whole_when_the_solver_fails_after_a_solution() {
    let bodies = [
        (HONEST.replace("echo 's UNSATISFIABLE'; exit 20", "sleep 1000"), 3),
        (HONEST.replace("echo 's UNSATISFIABLE'; exit 20", "exit 1"), 3),
        (HONEST.replace("echo 's UNSATISFIABLE'; exit 20", ":"), 4),
    ];
    for (body, code) in bodies {
        for format in ["json", "jsonl"] {
            let workshop = Workshop::new();
            let output = workshop.solve(&body, &["--format", format, "--timeout", "2"]);
            assert_eq!(output.status.code(), Some(code), "{output:?}");
            let text = String::from_utf8(output.stdout).unwrap();
            let last = text.lines().last().unwrap();
            let last: serde_json::Value = serde_json::from_str(last).unwrap();
            assert_eq!((&last["status"], &last["complete"]), (&"unknown".into(), &false.into()));
            workshop.assert_clean();
        }
    }
}

#[test]
fn a_program_that_is_not_there_is_bad_usage() {
    let workshop = Workshop::new();
    let output = workshop
        .command(&["solve", "two.zebra", "--no-presolve", "--engine-cmd", "no-such-solver"])
        .output()
        .unwrap();
    let error = "error: the engine `no-such-solver` is not installed: no program `no-such-solver` was found\n  \
                 = help: give the path of a program that exists\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    assert_eq!(output.status.code(), Some(2));
    let mut absent = workshop.command(&["solve", "two.zebra", "--engine", "minisat"]);
    let output = absent.env("PATH", workshop.path()).output().unwrap();
    let error = "error: the engine `minisat` is not installed: no program `minisat` was found\n  \
                 = help: install the package `minisat` of Debian, Ubuntu, Fedora or Homebrew\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    assert_eq!(output.status.code(), Some(2));
    workshop.assert_clean();
}

#[test]
fn without_a_place_for_it_the_formula_comes_on_standard_input() {
    let workshop = Workshop::new();
    workshop.script(&format!("cat > formula; set formula\n{HONEST}"));
    let arguments = ["count", "two.zebra", "--no-presolve", "--engine-cmd", "sh solver"];
    let output = workshop.command(&arguments).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1 solution\n");
    workshop.assert_clean();
}

#[test]
fn a_command_that_is_none_is_bad_usage() {
    let workshop = Workshop::new();
    for (command, why) in [("", "the command is empty"), ("a 'b", "a quote is not closed")] {
        let output = workshop
            .command(&["solve", "two.zebra", "--no-presolve", "--engine-cmd", command])
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(why), "{error}");
        assert_eq!(output.status.code(), Some(2));
    }
    for seconds in ["0", "-1", "x", "nan", "1e300"] {
        let timeout = format!("--timeout={seconds}");
        let output = workshop.command(&["solve", "two.zebra", &timeout]).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains("is not a number of seconds such as 10 or 0.5"), "{error}");
        assert_eq!(output.status.code(), Some(2));
    }
}
