//! `zebra-sat count`: methods, limits, times, and the number for programs.

use assert_cmd::cargo::cargo_bin_cmd;

const FREE: &str = "title: Free\nhouses: 4\ncolour: a, b, c, d\n";
const NONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";

fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command.arg("count").args(arguments).arg("-").write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn assert_count(arguments: &[&str], input: &str, out: &str, code: i32) {
    assert_eq!(run(arguments, input), (out.to_owned(), String::new(), code));
}

/// A number that is known to be larger than what can be listed in a short time.
fn endless() -> String {
    let items = (1..=16).map(|n| format!("a{n}")).collect::<Vec<_>>().join(", ");
    format!("houses: 16\na: {items}\n")
}

#[test]
fn every_method_counts_the_same() {
    for method in ["blocking", "grid", "exact", "auto"] {
        assert_count(&["--method", method], FREE, "24 solutions\n", 0);
        assert_count(&["--method", method], NONE, "no solution\n", 1);
        assert_count(&["--method", method], "houses: 1\nx: a\n", "1 solution\n", 0);
    }
}

#[test]
fn a_limit_ends_the_listing() {
    let stopped = "at least 10 solutions (stopped at the limit)\n";
    for method in ["blocking", "grid"] {
        assert_count(&["--method", method, "--limit", "10"], FREE, stopped, 3);
        assert_count(&["--method", method, "--limit", "25"], FREE, "24 solutions\n", 0);
    }
    let one = "at least 1 solution (stopped at the limit)\n";
    assert_count(&["--method", "grid", "--limit", "1"], FREE, one, 3);
}

#[test]
fn a_number_for_programs() {
    let line = |count: &str, exact: bool, method: &str| {
        format!(
            "{{\"file\":\"<stdin>\",\"puzzle\":\"Free\",\"count\":\"{count}\",\"exact\":{exact},\"method\":\"{method}\"}}\n"
        )
    };
    let json = |more: &[&str]| run(&[&["--format", "json"], more].concat(), FREE);
    assert_eq!(json(&["--method", "grid"]), (line("24", true, "grid"), String::new(), 0));
    let limited = json(&["--method", "blocking", "--limit", "7"]);
    assert_eq!(limited, (line("7", false, "blocking"), String::new(), 3));
    assert_eq!(json(&["--engine", "varisat"]).0, line("24", true, "blocking"));
    assert_eq!(json(&["--relations", "support"]).0, line("24", true, "blocking"));
    assert_eq!(json(&["--engine", "grid"]).0, line("24", true, "grid"));
}

#[test]
fn when_the_time_is_over_the_number_is_a_bound() {
    for method in ["blocking", "grid"] {
        let (out, err, code) = run(&["--method", method, "--timeout", "0.2"], &endless());
        assert_eq!((&*err, code), ("", 3));
        let number = out.strip_prefix("at least ").unwrap();
        let number = number.strip_suffix(" solutions (stopped after 0.2 seconds)\n").unwrap();
        assert!(number.replace(',', "").parse::<u64>().unwrap() > 1, "{out}");
    }
}

#[test]
fn a_method_that_leaves_out_the_chosen_engine_is_bad_usage() {
    for arguments in [
        &["--method", "grid", "--engine", "varisat"][..],
        &["--method", "grid", "--exactly-one", "pairwise"],
        &["--method", "blocking", "--engine", "grid"],
        &["--method", "exact", "--engine", "varisat"],
    ] {
        let error = format!(
            "error: `--method {}` does not use the engine or encoding that is chosen: leave out one of them\n",
            arguments[1]
        );
        assert_eq!(run(arguments, FREE), (String::new(), error, 2));
    }
}
