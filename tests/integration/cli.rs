//! The command as a person runs it: exact output, exact messages, exit codes.

use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;
use encodings::{amo, dimacs};
use tempfile::TempDir;
use zebra_sat::compile::Options;
use zebra_sat::enumerate;

const TWO: &str = "title: Two\nhouses: 2\ncolour: red, blue\npet: cat, dog\n\nclues:\n  red directly left of blue\n  cat = blue\n\nquestions:\n  house of cat\n  pet of red  \"What lives in the red house?\"\n";
const LOOSE: &str = "houses: 2\ncolour: red, blue\npet: cat, dog\n\nclues:\n  red = cat\n";
const NONE: &str = "houses: 3\ncolour: red, blue, green\n\nclues:\n  red directly left of blue\n  blue directly left of green\n  green in house 1\n";

struct Run {
    out: String,
    err: String,
    code: i32,
}

fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Run {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command
        .current_dir(folder)
        .args(arguments)
        .write_stdin(input)
        .env_remove("NO_COLOR")
        .output()
        .unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

fn run(arguments: &[&str], input: &str) -> Run {
    run_in(Path::new(env!("CARGO_MANIFEST_DIR")), arguments, input)
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

#[track_caller]
fn assert_run(run: &Run, out: &str, err: &str, code: i32) {
    assert_eq!(run.err, err, "standard error");
    assert_eq!(run.out, out, "standard output");
    assert_eq!(run.code, code, "exit code");
}

#[test]
fn a_unique_solution_is_a_table_with_answers() {
    let out = "\
Two

┌───────┬────────┬─────┐
│ house ┆ colour ┆ pet │
╞═══════╪════════╪═════╡
│ 1     ┆ red    ┆ dog │
│ 2     ┆ blue   ┆ cat │
└───────┴────────┴─────┘

house of cat: 2
What lives in the red house? dog

This is the only solution.
";
    assert_run(&run(&["solve", "-"], TWO), out, "", 0);
}

#[test]
fn several_solutions_are_shown_with_what_differs() {
    let out = "\
Solution 1:
(1, blue, dog)
(2, red, cat)

Solution 2:
(1, red, cat)
(2, blue, dog)

These are 2 of several solutions: the clues leave more than one possible.
These two differ in 4 of 4 cells; no two solutions differ in more.
No cell is the same in all solutions.
Use `--all` to see all of them, or `zebra-sat count` to count them.
";
    assert_run(&run(&["solve", "--format", "tuples", "-"], LOOSE), out, "", 0);
    let all = run(&["solve", "--format", "tuples", "--all", "-"], LOOSE);
    assert!(
        all.out.contains("These are all 2 solutions.\nThe two differ in 4 cells:"),
        "{}",
        all.out
    );
}

#[test]
fn no_solution_exits_with_1() {
    let out = "There is no solution: the clues contradict each other.\n";
    assert_run(&run(&["solve", "-"], NONE), out, "", 1);
    assert_run(&run(&["count", "-"], NONE), "no solution\n", "", 1);
}

#[test]
fn a_limit_of_one_does_not_claim_uniqueness() {
    let one = run(&["solve", "--limit", "1", "--format", "tuples", "-"], TWO);
    let out = "Two\n\n(1, red, dog)\n(2, blue, cat)\n\nhouse of cat: 2\nWhat lives in the red house? dog\n\nThis is a solution; whether it is the only one was not looked for.\n";
    assert_run(&one, out, "", 0);
    let json = run(&["solve", "--limit", "1", "--format", "json", "-"], TWO);
    assert!(json.out.contains(r#""status":"unknown","complete":false"#), "{}", json.out);
}

#[test]
fn every_format_prints_the_same_solution() {
    let quiet = |format| run(&["solve", "--quiet", "--format", format, "-"], TWO);
    assert_run(&quiet("tuples"), "(1, red, dog)\n(2, blue, cat)\n", "", 0);
    assert_run(&quiet("csv"), "solution,house,colour,pet\n1,1,red,dog\n1,2,blue,cat\n", "", 0);
    let markdown =
        "| house | colour | pet |\n| --- | --- | --- |\n| 1 | red | dog |\n| 2 | blue | cat |\n";
    assert_run(&quiet("markdown"), markdown, "", 0);
    let grid = "   1     2\n+-----+-----+\n| YES | no  | red\n| no  | YES | blue\n+-----+-----+\n| no  | YES | cat\n| YES | no  | dog\n+-----+-----+\n";
    assert_run(&quiet("grid"), grid, "", 0);
    let json = concat!(
        r#"{"file":"<stdin>","puzzle":"Two","positions":{"name":"house","labels":["1","2"]},"#,
        r#""solutions":[{"colour":["red","blue"],"pet":["dog","cat"]}],"#,
        r#""status":"unique","complete":true,"#,
        r#""answers":[{"question":"house of cat","wording":null,"answer":"2","values":["2"]},"#,
        r#"{"question":"pet of red","wording":"What lives in the red house?","answer":"dog","values":["dog"]}],"#,
        r#""stats":{"variables":0,"clauses":0,"literals":0}}"#,
        "\n"
    );
    assert_run(&quiet("json"), json, "", 0);
}

#[test]
fn json_answers_obey_their_schema() {
    let schema: serde_json::Value =
        serde_json::from_str(&zebra_sat::report::json::schema()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for puzzle in [TWO, LOOSE, NONE] {
        let answer = run(&["solve", "--format", "json", "-"], puzzle).out;
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        assert!(validator.is_valid(&answer), "{answer}");
    }
    assert!(!validator.is_valid(&serde_json::json!({"status": "perhaps"})));
}

#[test]
fn names_cannot_break_a_table_or_a_terminal() {
    let puzzle = "houses: 1\nname: \"a|b,c\\u{1b}[31m\"\n";
    let markdown = run(&["solve", "--quiet", "--format", "markdown", "-"], puzzle).out;
    assert_eq!(markdown, "| house | name |\n| --- | --- |\n| 1 | a\\|b,c\u{fffd}\\[31m |\n");
    let csv = run(&["solve", "--format", "csv", "-"], puzzle).out;
    assert_eq!(csv, "solution,house,name\n1,1,\"a|b,c\u{1b}[31m\"\n");
    let tuples = run(&["solve", "--quiet", "--format", "tuples", "-"], puzzle).out;
    assert_eq!(tuples, "(1, \"a|b,c\u{fffd}[31m\")\n");
    let titled = "title: \"\\u{1b}[2J\"\nhouses: 1\nname: \"x\\u{1b}\", y (some)\nclues:\n  \"x\\u{1b}\" = house 1  \"w\\u{1b}\"\n";
    for command in ["solve", "check", "count"] {
        let shown = run(&[command, "-"], titled);
        assert_eq!(shown.code, 0, "{}", shown.err);
        assert!(!shown.out.contains('\u{1b}'), "{command}: {}", shown.out);
    }
}

#[test]
fn several_files_are_all_answered_and_the_worst_result_counts() {
    let folder =
        folder(&[("a.zebra", TWO), ("b.zebra", NONE), ("c.zebra", "houses: 2\ncolour: red\n")]);
    let both = run_in(folder.path(), &["solve", "--format", "tuples", "a.zebra", "b.zebra"], "");
    let out = "Two (a.zebra)\n\n(1, red, dog)\n(2, blue, cat)\n\nhouse of cat: 2\nWhat lives in the red house? dog\n\nThis is the only solution.\n\nb.zebra\n\nThere is no solution: the clues contradict each other.\n";
    assert_run(&both, out, "", 1);
    let broken = run_in(folder.path(), &["count", "c.zebra", "a.zebra"], "");
    assert_eq!((broken.out.as_str(), broken.code), ("a.zebra: 1 solution\n", 2));
    assert!(broken.err.starts_with("error[wrong-item-count]: "), "{}", broken.err);
}

#[test]
fn a_missing_file_is_a_clear_error() {
    let missing = run(&["solve", "no-such.zebra"], "");
    assert_eq!(missing.code, 2);
    let first = missing.err.lines().next().unwrap();
    assert_eq!(first, "error[unreadable-file]: cannot read `no-such.zebra`: there is no such file");
    let directory = run(&["check", "src"], "");
    assert!(directory.err.contains("it is a directory"), "{}", directory.err);
    assert_eq!(directory.code, 2);
}

#[test]
fn bad_usage_exits_with_2() {
    for arguments in [
        &["solve"][..],
        &["solve", "--limit", "0", "-"],
        &["solve", "--exactly-one", "nonsense", "-"],
        &["solve", "--all", "--emit-dimacs", "-", "-"],
        &["frobnicate"],
        &["fmt", "--check", "--write", "-"],
        &["convert", "-"],
    ] {
        let bad = run(arguments, TWO);
        assert_eq!((bad.out.as_str(), bad.code), ("", 2), "{arguments:?}");
        assert!(bad.err.starts_with("error: "), "{}", bad.err);
    }
}

#[test]
fn an_encoding_takes_a_size_of_groups() {
    for name in ["commander:4", "bimander:64", "commander"] {
        let arguments = ["solve", "--exactly-one", name, "--emit-dimacs", "-", "-"];
        let text = run(&arguments, TWO);
        assert_eq!(text.code, 0, "{}", text.err);
        assert!(text.out.contains(&format!("c exactly-one {name}, ")), "{}", text.out);
    }
    let error = |name: &str| {
        let bad = run(&["solve", "--exactly-one", name, "-"], TWO);
        assert_eq!((bad.out.as_str(), bad.code), ("", 2), "{name}");
        bad.err
    };
    let expected = "error: invalid value 'commander:1' for '--exactly-one <NAME>': \
        the groups of `commander` have 2 to 64 literals, as in `commander:4`, not `1`\n";
    assert!(error("commander:1").starts_with(expected), "{}", error("commander:1"));
    let expected = "error: invalid value 'pairwise:4' for '--exactly-one <NAME>': \
        `pairwise` has no groups, so it takes no size; write `pairwise` alone\n";
    assert!(error("pairwise:4").starts_with(expected), "{}", error("pairwise:4"));
    for unknown in ["comander", "comander:4"] {
        let message = error(unknown);
        let expected = format!("error: invalid value '{unknown}' for '--exactly-one <NAME>'\n");
        assert!(message.starts_with(&expected), "{message}");
        assert!(message.contains("a similar value exists: 'commander'"), "{message}");
    }
    let help = run(&["solve", "--help"], "").out;
    for encoding in amo::ALL {
        assert!(help.contains(&format!("- {}:", encoding.name())), "{help}");
    }
}

#[test]
fn check_shows_readings_and_the_verdict() {
    let out = "\
Two

2 positions, 2 categories, 4 items, 2 clues
search space: 4 grids

   1. red directly left of blue
      reads house(red) = house(blue) - 1
   2. cat = blue

There is exactly one solution.
Every clue is needed.
Difficulty: trivial (hardest step 100, 11 steps, 0 with two or more clues, 0 by supposition, 0 by cases)
";
    assert_run(&run(&["check", "-"], TWO), out, "", 0);
}

#[test]
fn dimacs_names_every_variable_and_every_section() {
    let emitted = run(&["solve", "--emit-dimacs", "-", "-"], TWO);
    assert_eq!((emitted.err.as_str(), emitted.code), ("", 0));
    let expected = "\
c zebra-sat 0.1.0
c puzzle: Two
c exactly-one auto, all-different exactly-one, cardinality sequential-counter, relations auto
c var 1 = colour red @ house 1
c var 2 = colour red @ house 2
c var 3 = colour blue @ house 1
c var 4 = colour blue @ house 2
c var 5 = pet cat @ house 1
c var 6 = pet cat @ house 2
c var 7 = pet dog @ house 1
c var 8 = pet dog @ house 2
c p show 1 2 3 4 5 6 7 8 0
p cnf 8 24
c rule: red has exactly one house
1 2 0
-1 -2 0
";
    assert!(emitted.out.starts_with(expected), "{}", emitted.out);
    let clue = "c clue 1: red directly left of blue\n-1 4 0\n-2 0\n-3 0\n-4 1 0\n";
    assert!(emitted.out.contains(clue), "{}", emitted.out);
}

#[test]
fn dimacs_has_one_meaning_for_each_variable_and_as_many_models_as_solutions() {
    let puzzle = "houses: 3\ncolour: red, blue, green\npet: cat, dog, ... \nkind: good, bad (repeats)\n\nclues:\n  (red = cat) xor (dog in house 1)\n  cat between dog and green\n  exactly 2 of (red = good; blue = good; house 1 = bad)\n";
    let solutions = run(&["count", "-"], puzzle).out;
    for encoding in amo::ALL {
        for relations in ["support", "conflict"] {
            let arguments = [
                "solve",
                "--exactly-one",
                encoding.name(),
                "--relations",
                relations,
                "--emit-dimacs",
                "-",
                "-",
            ];
            let text = run(&arguments, puzzle).out;
            let cnf = dimacs::read(&text).unwrap();
            let named = text.lines().filter(|line| line.starts_with("c var ")).count();
            assert_eq!(named, cnf.num_vars());
            assert!(!text.contains("c p cnf"));
            assert_eq!(format!("{} solutions\n", models(&cnf)), solutions);
        }
    }
}

/// The number of models over all variables, by varisat alone.
fn models(cnf: &encodings::Cnf) -> usize {
    use varisat::ExtendFormula;
    let mut solver = varisat::Solver::new();
    for _ in 0..cnf.num_vars() {
        solver.new_var();
    }
    for clause in cnf.clauses() {
        let clause: Vec<_> = clause.iter().map(|l| varisat::Lit::from_code(l.code())).collect();
        solver.add_clause(&clause);
    }
    let mut count = 0;
    while solver.solve().unwrap() {
        count += 1;
        let blocked: Vec<_> = solver.model().unwrap().into_iter().map(|literal| !literal).collect();
        solver.add_clause(&blocked);
    }
    count
}

#[test]
fn dimacs_to_a_file_says_nothing() {
    let folder = folder(&[("a.zebra", TWO)]);
    let written = run_in(folder.path(), &["solve", "--emit-dimacs", "a.cnf", "a.zebra"], "");
    assert_run(&written, "", "", 0);
    let text = std::fs::read_to_string(folder.path().join("a.cnf")).unwrap();
    assert_eq!(text, run_in(folder.path(), &["solve", "--emit-dimacs", "-", "a.zebra"], "").out);
    let nowhere =
        run_in(folder.path(), &["solve", "--emit-dimacs", "no/such/a.cnf", "a.zebra"], "");
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.starts_with("error: cannot write `no/such/a.cnf`"), "{}", nowhere.err);
}

#[test]
fn a_hostile_title_cannot_fake_a_header() {
    let puzzle = "title: \"x\\np cnf 1 1\\nc p cnf 9 9\"\nhouses: 1\ncolour: red\n";
    let text = run(&["solve", "--emit-dimacs", "-", "-"], puzzle).out;
    assert_eq!(text.lines().filter(|line| line.starts_with("p cnf")).count(), 1);
    assert!(!text.lines().any(|line| line.starts_with("c p cnf")));
    dimacs::read(&text).unwrap();
}

#[test]
fn fmt_checks_and_writes() {
    let messy = "houses:2\ncolour:   red ,blue # two\nclues:\n 1) RED is  next to blue\n";
    let folder = folder(&[("a.zebra", messy)]);
    let check = run_in(folder.path(), &["fmt", "--check", "a.zebra"], "");
    assert_run(&check, "a.zebra\n", "", 1);
    let shown = run_in(folder.path(), &["fmt", "a.zebra"], "").out;
    assert_run(&run_in(folder.path(), &["fmt", "--write", "a.zebra"], ""), "", "", 0);
    assert_eq!(std::fs::read_to_string(folder.path().join("a.zebra")).unwrap(), shown);
    assert_run(&run_in(folder.path(), &["fmt", "--check", "a.zebra"], ""), "", "", 0);
    assert!(shown.contains("# two") && shown.contains("RED next to blue"), "{shown}");
    let json = run_in(folder.path(), &["fmt", "-"], "{}");
    assert_eq!(json.code, 2);
}

#[test]
fn convert_goes_round() {
    let json = run(&["convert", "-", "--to", "json"], TWO).out;
    let back = run(&["convert", "-", "--to", "zebra"], &json).out;
    assert_eq!(run(&["convert", "-", "--to", "json"], &back).out, json);
    assert_eq!(
        run(&["solve", "--format", "tuples", "--quiet", "-"], &json).out,
        "(1, red, dog)\n(2, blue, cat)\n"
    );
}

#[test]
fn the_help_offers_what_is_registered() {
    let help = run(&["solve", "--help"], "").out;
    for encoding in amo::ALL {
        assert!(
            help.contains(encoding.name()) && help.contains(&encoding.summary()[..20]),
            "{help}"
        );
    }
    assert!(help.contains("3  gave up"), "{help}");
    assert!(help.contains(&format!("- grid:           {}", enumerate::SUMMARY)), "{help}");
    let default = Options::default();
    let folded: String = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for (option, default) in [
        ("exactly-one", default.exactly_one.name()),
        ("all-different", default.all_different.name()),
        ("cardinality", default.cardinality.name()),
        ("relations", default.relations.name()),
    ] {
        let text = folded.split(&format!("--{option} <NAME>")).nth(1).unwrap();
        let text = text.split("Possible values").next().unwrap();
        assert!(text.ends_with(&format!("[default: {default}] ")), "{option}: {text}");
    }
    let short = run(&["--help"], "").out;
    assert!(short.contains("4  internal fault"), "{short}");
}

#[test]
fn completions_and_manual_pages_are_made() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell], "");
        assert_eq!(script.code, 0);
        assert!(script.out.contains("emit-dimacs"), "{shell}");
    }
    assert!(run(&["man"], "").out.starts_with(".ie"));
    let folder = folder(&[]);
    assert_run(&run_in(folder.path(), &["man", "--out", "pages"], ""), "", "", 0);
    assert!(folder.path().join("pages/zebra-sat-solve.1").exists());
}

#[test]
fn messages_have_no_colours_off_a_terminal() {
    let broken = run(&["check", "-"], "houses: 2\ncolour: red\n");
    assert!(!broken.err.contains('\u{1b}'), "{}", broken.err);
}

#[test]
fn statistics_go_to_standard_error() {
    let stats = |more: &[&str]| {
        let quiet = ["solve", "--quiet", "--format", "tuples", "--stats", "-"];
        let run = run(&[&quiet[..], more].concat(), TWO);
        assert_eq!(run.out, "(1, red, dog)\n(2, blue, cat)\n");
        run.err
    };
    let known = "decided without search: 8 of 8 cells\nvariables: 0\nclauses: 0\nliterals: 0\nsolutions found: 1\n";
    let err = stats(&[]);
    assert!(err.starts_with(known), "{err}");
    let full = "variables: 8\nclauses: 24\nliterals: 46\nsolutions found: 1\n";
    let err = stats(&["--no-presolve"]);
    assert!(err.starts_with(full), "{err}");
}

#[test]
fn quiet_hides_warnings_but_no_errors() {
    let warned = "houses: 2\ncolour: red, blue\n\nclues:\n  red next to blue\n  red in house 1\n";
    assert!(run(&["solve", "-"], warned).err.starts_with("warning[always-holds]"));
    assert_eq!(run(&["solve", "--quiet", "-"], warned).err, "");
    assert!(run(&["solve", "--quiet", "-"], "houses: 2\nc: a\n").err.starts_with("error["));
}

#[test]
fn the_same_input_gives_the_same_output() {
    let path = "puzzles/several/market-stalls.zebra";
    for format in ["table", "json", "grid"] {
        let first = run(&["solve", "--limit", "50", "--format", format, path], "");
        assert_eq!(first.out, run(&["solve", "--limit", "50", "--format", format, path], "").out);
    }
}
