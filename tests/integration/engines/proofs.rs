//! Proofs are written with what they refute, checked, and refused when they are none.

use std::process::Output;

use super::present::{engines, has_checker};
use super::run::Workshop;

/// Engines that write proofs.
const PROVING: &[&str] = &["varisat", "cadical", "kissat", "glucose"];

fn prove(workshop: &Workshop, puzzle: &str, engine: &str) -> Output {
    let arguments = ["solve", puzzle, "--quiet", "--engine", engine, "--proof", "out.drat"];
    workshop.command(&arguments).output().unwrap()
}

#[test]
fn every_proving_engine_proves_uniqueness_and_contradiction() {
    if !has_checker() {
        return;
    }
    let none = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";
    let hard = std::fs::read_to_string("puzzles/classic/zebra.zebra").unwrap();
    for engine in engines().iter().filter(|engine| PROVING.contains(&engine.name)) {
        let workshop = Workshop::new();
        std::fs::write(workshop.path().join("none.zebra"), none).unwrap();
        std::fs::write(workshop.path().join("hard.zebra"), &hard).unwrap();
        for (puzzle, code) in [("two.zebra", 0), ("none.zebra", 1), ("hard.zebra", 0)] {
            let output = prove(&workshop, puzzle, engine.name);
            let said = String::from_utf8_lossy(&output.stderr);
            let name = engine.name;
            assert_eq!(
                said, "proof: `out.drat` refutes `out.drat.cnf`; checked by rate\n",
                "{name}"
            );
            assert_eq!(output.status.code(), Some(code), "{name}");
            let formula = std::fs::read_to_string(workshop.path().join("out.drat.cnf")).unwrap();
            assert!(formula.contains("\np cnf "), "{name}: {formula}");
        }
        workshop.assert_clean();
    }
}

#[test]
fn without_a_checker_it_is_said_that_none_has_looked() {
    let workshop = Workshop::new();
    let mut command = workshop.command(&["solve", "two.zebra", "--quiet", "--proof", "out.drat"]);
    let output = command.env("PATH", workshop.path()).output().unwrap();
    let said = "proof: `out.drat` refutes `out.drat.cnf`; not checked, since neither `drat-trim` nor `rate` is installed\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), said);
    assert!(workshop.path().join("out.drat").exists());
}

#[test]
fn a_false_proof_is_refused_and_not_written() {
    if !has_checker() {
        return;
    }
    let workshop = Workshop::new();
    workshop.script("echo 0 > $2; echo s UNSATISFIABLE; exit 20");
    let lie = ["--engine-cmd", "sh solver {cnf} {proof}", "--proof", "out.drat"];
    let output = workshop.command(&[&["solve", "two.zebra"], &lie[..]].concat()).output().unwrap();
    let error = "error: the engine `sh` is wrong: `rate` does not accept its proof that there is none\n  \
                 = help: no answer is given; this is a bug of the engine, so try another one\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    assert_eq!(output.status.code(), Some(4));
    assert!(!workshop.path().join("out.drat").exists());
    for nothing in ["", "mkfifo $2;"] {
        workshop.script(&format!("{nothing} echo s UNSATISFIABLE; exit 20"));
        let output =
            workshop.command(&[&["solve", "two.zebra"], &lie[..]].concat()).output().unwrap();
        let error = "error: the engine `sh` failed: it wrote no proof\n";
        assert_eq!(String::from_utf8_lossy(&output.stderr), error);
        assert_eq!(output.status.code(), Some(3));
    }
    workshop.assert_clean();
}

#[test]
fn a_search_that_ends_at_a_solution_proves_nothing() {
    let workshop = Workshop::new();
    let loose = "houses: 2\ncolour: red, blue\n";
    std::fs::write(workshop.path().join("loose.zebra"), loose).unwrap();
    let output = prove(&workshop, "loose.zebra", "varisat");
    let said = "proof: none is written, since the search ended at a solution\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), said);
    assert!(!workshop.path().join("out.drat").exists());
}

#[test]
fn an_engine_without_proofs_is_bad_usage() {
    let workshop = Workshop::new();
    let output = prove(&workshop, "two.zebra", "minisat");
    let error = "error: the engine `minisat` writes no proofs\n  \
                 = help: `varisat`, `cadical`, `kissat` and `glucose` do, and commands with `{proof}`\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    assert_eq!(output.status.code(), Some(2));
    let two = ["solve", "two.zebra", "two.zebra", "--proof", "out.drat"];
    let output = workshop.command(&two).output().unwrap();
    let error = "error: `--proof` takes one puzzle: give a single file\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), error);
    let away = ["solve", "two.zebra", "--proof", "no/out.drat"];
    let output = workshop.command(&away).output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.starts_with("error: cannot write `no/out.drat.cnf`: "), "{error}");
    assert_eq!(output.status.code(), Some(2));
}
