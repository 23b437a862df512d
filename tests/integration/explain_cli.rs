//! `explain` and `hint` as a person runs them: whole texts, errors, and JSON whose steps are proven
//! again from its own clauses.

use std::collections::BTreeMap;

use assert_cmd::cargo::cargo_bin_cmd;
use encodings::{Lit, Sink, Var};
use serde_json::Value;
use zebra_sat::engine::{Engine, Varisat, Verdict};

const ZEBRA: &str = "puzzles/classic/zebra.zebra";
const KITES: &str = "puzzles/sizes/size-03x03.zebra";
const NONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";
const TWO: &str = "houses: 3\ncolour: red, green, blue\n\nclues:\n  red in house 1\n";

/// What the command prints, what it says on standard error, and its exit code.
fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).write_stdin(input);
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn shown(arguments: &[&str], input: &str, wanted: i32) -> String {
    let (out, err, code) = run(arguments, input);
    assert_eq!((&*err, code), ("", wanted), "{out}");
    out
}

#[track_caller]
fn refused(arguments: &[&str], input: &str, wanted: i32) -> String {
    let (out, err, code) = run(arguments, input);
    assert_eq!((&*out, code), ("", wanted), "{err}");
    err
}

#[test]
fn a_whole_explanation() {
    let out = shown(&["explain", KITES], "", 0);
    assert_eq!(out, include_str!("explain_cli/kites.txt"));
}

#[test]
fn a_whole_explanation_in_markdown() {
    let out = shown(&["explain", "--format", "markdown", KITES], "", 0);
    assert_eq!(out, include_str!("explain_cli/kites.md"));
    let text = "title: *A* | B\nhouses: 2\npet: <b>, \"[c](d)\"\n\nclues:\n  <b> in house 1\n";
    let out = shown(&["explain", "--format", "markdown", "-"], text, 0);
    assert!(out.starts_with("# \\*A\\* \\| B\n\n## Steps\n\n1. Clue 1"), "{out}");
    let table = "| house | pet |\n| --- | --- |\n| 1 | \\<b\\> |\n| 2 | \\[c\\](d) |\n";
    assert!(out.contains(table) && !out.contains("<b>") && !out.contains("[c](d)"), "{out}");
}

#[test]
fn the_zebra_begins_as_it_did() {
    let out = shown(&["explain", ZEBRA], "", 0);
    let start = "\
The Zebra Puzzle

 1. Clue 2 (Red is the colour of the Englishman's front door and all the rest of his house) means that Englishman goes with red.
    So Englishman goes with no other colour; red goes with no other nationality.

 2. Clue 3 (The dog answers only to Spanish) means that Spaniard goes with dog.
    So Spaniard goes with no other pet; dog goes with no other nationality.
";
    assert!(out.starts_with(start), "{out}");
    let milk = "\n 8. Clue 9 (Halfway along the street, they drink milk) puts milk in house 3 and in no other house.\n    So no other drink is in house 3.\n";
    assert!(out.contains(milk), "{out}");
    for line in [
        "    Since Norwegian is in house 1 but green is not, Norwegian does not go with green.\n",
        "\n15. Since Japanese does not go with tea, orange juice or water; and blue does not go with coffee or milk, this follows from the rule that Japanese has exactly one drink and the rule that a colour and a drink with the same nationality go together: Japanese does not go with blue.\n",
        "    Since Japanese goes with green, coffee and Parliaments but not with fox, fox does not go with green, coffee or Parliaments.\n",
    ] {
        assert!(out.contains(line), "{line}{out}");
    }
    assert!(out.ends_with("\n228 steps, cost 14,736; the hardest, in paragraph 15, costs 125.\n"));
}

#[test]
fn one_fact() {
    let out = shown(&["explain", KITES, "--fact", "ray in house 1"], "", 0);
    assert!(out.starts_with("Three kites\n\nYes: ray is in house 1. This is why:\n\n1. "), "{out}");
    let out = shown(&["explain", KITES, "--fact", "ray in house 2"], "", 0);
    assert!(
        out.starts_with("Three kites\n\nNo: ray is not in house 2. This is why:\n\n1. "),
        "{out}"
    );
    let out = shown(&["explain", "-", "--fact", "green in house 2"], TWO, 1);
    let open = "That is not decided: in some solutions green is in house 2, in others green is not in house 2.\n";
    assert_eq!(out, open);
    let err = refused(&["explain", KITES, "--fact", "ray next to owl"], "", 2);
    assert!(err.starts_with("error[syntax]: this is no single fact\n --> --fact:1:1\n"), "{err}");
}

#[test]
fn several_solutions_leave_something_open() {
    let out = shown(&["explain", "-"], TWO, 0);
    let text = "\
1. Clue 1 (red in house 1) puts red in house 1 and in no other house.
   So no other colour is in house 1.

The clues leave several solutions. What stays open:
  green may be in house 2 or 3
  blue may be in house 2 or 3

2 steps, cost 161; the hardest, in paragraph 1, costs 100.
";
    assert_eq!(out, text);
}

#[test]
fn no_solution_points_to_check() {
    let text = "There is no solution: the clues contradict each other.\n`zebra-sat check <stdin>` shows which of them do.\n";
    assert_eq!(shown(&["explain", "-"], NONE, 1), text);
    assert_eq!(shown(&["hint", "-"], NONE, 1), text);
}

#[test]
fn errors() {
    let both = "error: only one of the files can be standard input\n";
    assert_eq!(refused(&["explain", "-", "--from", "-"], "", 2), both);
    assert_eq!(refused(&["hint", "-", "--grid", "-"], "", 2), both);
    let two = "(1, red)\n(2, blue)\n(3, green)\n\n(1, red)\n(2, green)\n(3, blue)\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.zebra");
    std::fs::write(&file, TWO).unwrap();
    let err = refused(&["hint", file.to_str().unwrap(), "--grid", "-"], two, 2);
    assert_eq!(
        err,
        "error: `<stdin>` has 2 grids, but only one can be gone on from\n  = help: take the others away\n"
    );
    let err = refused(&["explain", KITES, "--weights", "clue=ten"], "", 2);
    let what = "error: invalid value 'clue=ten' for '--weights <WEIGHTS>': `clue=ten` is not `clue=`, `rule=` or `fact=` and a number from 1 to 10000\n";
    assert!(err.starts_with(what), "{err}");
    let err = refused(&["explain", ZEBRA, "--timeout", "0.000001"], "", 3);
    assert!(err.starts_with("error: the time was over before "), "{err}");
    assert!(err.contains("\n  = help: give it more by `--timeout`"), "{err}");
}

#[test]
fn hints_tell_no_more_than_asked() {
    let hint = |level: &str| shown(&["hint", KITES, "--level", level], "", 0);
    assert_eq!(hint("where"), "Look at clue 1 and house 3.\n");
    assert_eq!(
        hint("why"),
        "Something follows from clue 1 (Lotte stands further left than Nils).\n"
    );
    assert_eq!(
        hint("what"),
        "Clue 1 (Lotte stands further left than Nils) means that Lotte is not in house 3 and Nils is not in house 1.\n"
    );
    assert_eq!(shown(&["hint", KITES], "", 0), hint("why"));
    assert_eq!(shown(&["hint", KITES, "--grid", "-"], " \n", 0), hint("why"));
}

#[test]
fn hints_go_on_from_a_printed_grid() {
    let grid = shown(&["solve", "--format", "grid", KITES], "", 0);
    assert_eq!(shown(&["hint", KITES, "--grid", "-"], &grid, 0).lines().count(), 1);
    let empty = grid.replace("YES", " ? ").replace("no ", "?  ");
    let none = shown(&["hint", KITES], "", 0);
    assert_eq!(shown(&["hint", KITES, "--grid", "-"], &empty, 0), none);
    let half = grid.replace("no ", "?  ").replacen("YES", " ? ", 6);
    let out = shown(&["hint", KITES, "--grid", "-", "--level", "what"], &half, 0);
    assert!(out.starts_with("First cross out what your marks exclude ("), "{out}");
}

#[test]
fn wrong_marks_are_named_with_the_reason() {
    let marks = "| YES | ?   | ?   | Nils\n| ?   | YES | ?   | Max\n";
    let text = "\
Wrong: Nils is in house 1. In truth Nils is not in house 1:

1. Clue 1 (Lotte stands further left than Nils) means that Nils is not in house 1.
";
    let out = shown(&["hint", KITES, "--grid", "-"], marks, 1);
    assert_eq!(out, text);
    let out = shown(&["explain", KITES, "--from", "-"], marks, 1);
    assert_eq!(out, format!("Three kites\n\n{text}"));
    let both = "green in house 2\nblue in house 2\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.zebra");
    std::fs::write(&file, TWO).unwrap();
    let out = shown(&["hint", file.to_str().unwrap(), "--grid", "-"], both, 1);
    assert_eq!(
        out,
        "No solution has all of these marks, though none of them is wrong by itself.\n"
    );
}

fn json(arguments: &[&str], schema: &str, code: i32) -> Value {
    let out = shown(arguments, "", code);
    let value: Value = serde_json::from_str(&out).unwrap();
    let schema = serde_json::from_str(schema).unwrap();
    let errors = jsonschema::validator_for(&schema).unwrap();
    if let Err(error) = errors.validate(&value) {
        panic!("{error}");
    }
    value
}

fn numbers(facts: &Value) -> Vec<i64> {
    let number = |fact: &Value| {
        let link = fact["link"].as_i64().unwrap();
        if fact["holds"].as_bool().unwrap() { link } else { -link }
    };
    facts.as_array().unwrap().iter().map(number).collect()
}

/// Whether all clauses can hold together, for an engine of their own.
fn has_model(clauses: &[Vec<i64>]) -> bool {
    let mut engine = Varisat::new();
    let mut vars: BTreeMap<i64, Var> = BTreeMap::new();
    for clause in clauses {
        let lits = clause.iter().map(|number| {
            let var = *vars.entry(number.abs()).or_insert_with(|| engine.new_var());
            if *number > 0 { var.positive() } else { var.negative() }
        });
        let lits: Vec<Lit> = lits.collect();
        engine.add_clause(&lits);
    }
    matches!(engine.solve(&[]).unwrap(), Verdict::Sat(_))
}

/// Each step follows from its clauses and facts, which were found before; without any one of what
/// it cites, some of its finds do not.
#[track_caller]
fn prove(explanation: &Value) {
    let premises: BTreeMap<&str, Vec<Vec<i64>>> = explanation["premises"]
        .as_array()
        .unwrap()
        .iter()
        .map(|premise| {
            let clauses = serde_json::from_value(premise["clauses"].clone()).unwrap();
            (premise["id"].as_str().unwrap(), clauses)
        })
        .collect();
    let mut known: Vec<i64> = Vec::new();
    for step in explanation["steps"].as_array().unwrap() {
        let (facts, finds) = (numbers(&step["facts"]), numbers(&step["finds"]));
        assert!(facts.iter().all(|fact| known.contains(fact)), "{}", step["text"]);
        assert!(!finds.is_empty() && finds.iter().all(|find| !known.contains(find)));
        let mut cited: Vec<Vec<Vec<i64>>> = facts.iter().map(|fact| vec![vec![*fact]]).collect();
        let ids = step["premises"].as_array().unwrap().iter();
        cited.extend(ids.map(|id| premises[id.as_str().unwrap()].clone()));
        let follow = |left_out: Option<usize>| {
            let used = cited.iter().enumerate().filter(|(at, _)| Some(*at) != left_out);
            let used: Vec<Vec<i64>> = used.flat_map(|(_, clauses)| clauses.clone()).collect();
            finds.iter().all(|find| !has_model(&[used.clone(), vec![vec![-find]]].concat()))
        };
        assert!(follow(None), "does not follow: {}", step["text"]);
        for at in 0..cited.len() {
            assert!(!follow(Some(at)), "cites more than it needs: {}", step["text"]);
        }
        known.extend(finds);
    }
    let count = |key: &str| explanation[key].as_u64().unwrap() as usize;
    assert_eq!(known.len(), count("facts") - count("known") - count("undecided"));
    assert_eq!(explanation["links"].as_array().unwrap().len(), count("facts"));
}

#[test]
fn json_is_proven_from_its_own_clauses() {
    let schema = zebra_sat::report::json::explanation_schema();
    for file in [ZEBRA, KITES, "puzzles/kinds/mixed-bag.zebra", "puzzles/logic/half-truths.zebra"] {
        for effort in ["fast", "optimal"] {
            let arguments = ["explain", "--format", "json", "--effort", effort, file];
            let explanation = json(&arguments, &schema, 0);
            assert_eq!(explanation["status"], "explained");
            assert_eq!(explanation["effort"], effort);
            prove(&explanation);
        }
    }
}

#[test]
fn json_of_facts_and_hints() {
    let schema = zebra_sat::report::json::explanation_schema();
    let arguments = ["explain", "--format", "json", "--fact", "ray in house 2", KITES];
    let asked = &json(&arguments, &schema, 0)["asked"];
    assert_eq!(asked["truth"], false);
    assert_eq!(asked["fact"]["text"], "ray is in house 2");
    let schema = zebra_sat::report::json::hint_schema();
    let hint = |level| json(&["hint", "--format", "json", "--level", level, KITES], &schema, 0);
    let (at, why, what) = (hint("where"), hint("why"), hint("what"));
    assert_eq!(at["clues"], serde_json::json!(["1"]));
    assert!(at.get("why").is_none() && why.get("why").is_some() && why.get("finds").is_none());
    assert_eq!(what["finds"][0]["text"], "Lotte is not in house 3");
}

#[test]
fn whoever_has_seen_enough_is_left_alone() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let mut explain = Command::new(assert_cmd::cargo::cargo_bin!("zebra-sat"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["explain", "--effort", "fast", "--format", "json", ZEBRA])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut start = [0; 100];
    explain.stdout.take().unwrap().read_exact(&mut start).unwrap();
    let output = explain.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
