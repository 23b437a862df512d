//! Traces written by hand, given to the command.

use assert_cmd::cargo::cargo_bin_cmd;

use super::PUZZLE;

/// Runs `verify --trace` on a puzzle and a trace.
fn run(puzzle: &str, trace: &str, arguments: &[&str]) -> (String, String, i32) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("x.zebra"), puzzle).unwrap();
    std::fs::write(folder.path().join("s.json"), trace).unwrap();
    let mut command = cargo_bin_cmd!("zebra-sat");
    command.current_dir(folder.path()).args(["verify", "x.zebra", "--trace", "s.json"]);
    let output = command.args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn assert_run(trace: &str, out: &str, err: &str, code: i32) {
    assert_eq!(run(PUZZLE, trace, &[]), (out.to_owned(), err.to_owned(), code), "{trace}");
}

#[test]
fn sound_steps_that_find_everything() {
    assert_run(
        r#"{"steps": [
            {"clues": ["3"], "finds": ["cat in house 1"]},
            {"clues": ["1", 2], "finds": ["blue in house 3", "dog in house 3"]},
            {"clues": ["1"], "rules": ["only two houses are left"], "facts": ["blue in house 3"],
             "finds": ["red in house 1", "green in house 2"]},
            {"finds": ["eel in house 2", "red = cat", "green = eel", "blue = dog",
              "red not in house 2", "red not in house 3", "green not in house 1",
              "green not in house 3", "blue not in house 1", "blue not in house 2",
              "cat not in house 2", "cat not in house 3", "dog not in house 1",
              "dog not in house 2", "eel not in house 1", "eel not in house 3",
              "red != dog", "red != eel", "green != cat", "green != dog",
              "blue != cat", "blue != eel"]}]}"#,
        "   1. follows\n   2. follows\n   3. follows\n   4. follows\n\
         s.json: complete: all 27 facts of the grid in 4 steps\n",
        "",
        0,
    );
}

#[test]
fn steps_that_do_not_follow() {
    assert_run(
        r#"{"steps": [
            {"clues": ["2"], "finds": ["blue in house 3"]},
            {"clues": ["1"], "finds": ["green not in house 1", "red in house 3"]},
            {"facts": ["blue in house 3"], "finds": ["red not in house 3"]},
            {"clues": ["2", "3"], "finds": ["cat in house 1"]},
            {"clues": ["3"], "finds": ["cat in house 1"]}]}"#,
        "   1. that blue is in house 3 does not follow, though it is true in the solution\n   \
         2. that red is in house 3 does not follow, and it is false in the solution\n   \
         3. no step before has found that blue is in house 3\n   \
         4. follows; it does not need clue 2\n   \
         5. follows; it does not need clue 3; it finds nothing new\n\
         s.json: unsound: 3 of 5 steps cannot be accepted\n",
        "",
        1,
    );
}

#[test]
fn traces_that_cannot_be_read() {
    let assert_malformed = |trace: &str, err: &str| {
        let err = format!("{err}\n\ns.json: 1 error\n");
        assert_run(trace, "s.json: unreadable\n", &err, 2);
    };
    assert_malformed(
        r#"{"steps": [{"clues": ["7"], "finds": []}]}"#,
        "error[unknown-name]: there is no clue `7`\n --> s.json:1:23\n  |\n\
         1 | {\"steps\": [{\"clues\": [\"7\"], \"finds\": []}]}\n  |                       ^^^",
    );
    assert_malformed(
        r#"{"steps": [{"fact": [], "finds": []}]}"#,
        "error[bad-json]: unknown key `fact`\n --> s.json:1:13\n  |\n\
         1 | {\"steps\": [{\"fact\": [], \"finds\": []}]}\n  |             ^^^^^^\n  |\n  \
         = help: did you mean `facts`?",
    );
    let nested = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let (out, err, code) = run(PUZZLE, &nested, &[]);
    assert_eq!((&*out, code), ("s.json: unreadable\n", 2));
    assert!(err.starts_with("error[bad-json]: an object is expected here\n"), "{err}");
}

#[test]
fn names_in_facts_are_those_of_clues() {
    let message = |fact: &str| {
        let trace = format!(r#"{{"steps": [{{"finds": ["{fact}"]}}]}}"#);
        let (_, err, code) = run(PUZZLE, &trace, &[]);
        assert_eq!(code, 2, "{fact}");
        err.lines().next().unwrap().to_owned()
    };
    assert!(message("cow in house 1").starts_with("error[unknown-name]"));
    assert!(message("cat in house 9").starts_with("error[position-out-of-range]"));
    assert_eq!(message("cat left of dog"), "error[syntax]: this is no single fact");
    assert!(message("c\\u006fw in house 1").starts_with("error[unknown-name]"));
}

#[test]
fn puzzles_with_another_number_of_solutions() {
    let several = "houses: 2\ncolour: red, blue\npet: cat, dog\n\nclues:\n  red = cat\n";
    let trace = r#"{"steps": [{"clues": [1], "finds": ["blue = dog", "red = cat"]}]}"#;
    let (out, _, code) = run(several, trace, &["--quiet"]);
    let verdict = "s.json: sound: 2 of the 4 facts that all solutions share in 1 step\n";
    assert_eq!((&*out, code), (verdict, 0));
    let some = r#"{"steps": [{"clues": [1], "finds": ["red in house 1"]}]}"#;
    let (out, _, code) = run(several, some, &[]);
    let line =
        "   1. that red is in house 1 does not follow, and it is true in some solutions only\n";
    assert_eq!((out.starts_with(line), code), (true, 1), "{out}");
    let none = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";
    let trace = r#"{"steps": [{"clues": [1, 2], "finds": ["red in house 2"]}]}"#;
    let verdict = "s.json: sound: 1 fact in 1 step; the puzzle has no solution, so in the end everything \
                   follows\n";
    assert_eq!(run(none, trace, &["--quiet"]).0, verdict);
}

#[test]
fn findings_as_json() {
    let schema = serde_json::from_str(&zebra_sat::report::json::review_schema()).unwrap();
    for (trace, verdict) in [
        (r#"{"steps": []}"#, "sound"),
        (r#"{"steps": [{"finds": ["cat in house 1"]}]}"#, "unsound"),
        ("{", "unreadable"),
    ] {
        let line = run(PUZZLE, trace, &["--format", "json"]).0;
        let found: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert!(jsonschema::is_valid(&schema, &found), "{found}");
        assert_eq!(found["verdict"], verdict);
    }
}
