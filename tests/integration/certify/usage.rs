//! The command: what it prints, what it refuses, and that it leaves nothing behind.

use std::fs;
use std::process::Output;

use crate::engines::run::{TWO, Workshop};

fn run(workshop: &Workshop, arguments: &[&str]) -> Output {
    workshop.command(&[&["certify"], arguments].concat()).output().unwrap()
}

#[track_caller]
fn assert_run(output: &Output, out: &str, err: &str, code: i32) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), err, "standard error");
    assert_eq!(String::from_utf8_lossy(&output.stdout), out, "standard output");
    assert_eq!(output.status.code(), Some(code), "exit code");
}

#[test]
fn a_certificate_is_written_and_checked() {
    let workshop = Workshop::new();
    let made = "\
`two.zebra` has exactly one solution.

The certificate in `proof`:
  certificate.json         1,110 bytes
  puzzle.zebra                64 bytes
  README.md                1,211 bytes
  puzzle.cnf                 550 bytes
  solution.json              224 bytes
  others.cnf                 611 bytes
  others.drat                 10 bytes

To check it: zebra-sat certify --check proof
";
    assert_run(&run(&workshop, &["two.zebra", "-o", "proof"]), made, "", 0);
    let checked = "\
ok      certificate.json: claims that the puzzle has exactly one solution
ok      puzzle.zebra: the puzzle
ok      README.md: says what is claimed
ok      puzzle.cnf: the formula of the puzzle: 4 variables, 12 clauses
ok      solution.json: keeps all rules and clues
ok      others.cnf: that formula and a clause against the solution: 4 variables, 13 clauses
ok      others.drat: a proof that it has no solution, 3 lines

The certificate is right: the puzzle has exactly one solution.
";
    assert_run(&run(&workshop, &["--check", "proof"]), checked, "", 0);
    let text = fs::read_to_string(workshop.path().join("proof/puzzle.zebra")).unwrap();
    assert_eq!(text, TWO);
    workshop.assert_clean();
}

#[test]
fn a_puzzle_without_a_solution_exits_with_1_and_its_certificate_is_right() {
    let workshop = Workshop::new();
    let none = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";
    fs::write(workshop.path().join("none.zebra"), none).unwrap();
    let made = run(&workshop, &["none.zebra", "-o", "proof"]);
    assert_eq!((made.status.code(), &made.stderr[..]), (Some(1), &b""[..]));
    let checked = run(&workshop, &["--check", "proof"]);
    assert_eq!(checked.status.code(), Some(0));
    let said = String::from_utf8(checked.stdout).unwrap();
    let conflict = "ok      conflict.json: 2 clues; without any one of them there is a solution\n";
    assert!(said.contains(conflict), "{said}");
    assert!(said.ends_with("\nThe certificate is right: the puzzle has no solution.\n"), "{said}");
}

#[test]
fn the_copy_of_the_puzzle_is_named_by_its_format() {
    let workshop = Workshop::new();
    let converted = workshop.command(&["convert", "two.zebra", "--to", "json"]).output().unwrap();
    let json = String::from_utf8(converted.stdout).unwrap();
    for (input, name) in [(&*json, "puzzle.json"), (TWO, "puzzle.zebra")] {
        fs::write(workshop.path().join("input"), input).unwrap();
        let mut command = workshop.command(&["certify", "-", "-o", name]);
        let file = fs::File::open(workshop.path().join("input")).unwrap();
        let output = command.stdin(file).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let copy = fs::read_to_string(workshop.path().join(name).join(name)).unwrap();
        assert_eq!(copy, input);
    }
}

#[test]
fn a_folder_that_is_in_use_is_left_alone() {
    let workshop = Workshop::new();
    fs::create_dir(workshop.path().join("used")).unwrap();
    fs::write(workshop.path().join("used/letter"), "dear").unwrap();
    for target in ["used", "two.zebra"] {
        let error = format!(
            "error: `{target}` is there already and not an empty folder\n  \
             = help: give a folder that is not there yet, or remove this one\n"
        );
        assert_run(&run(&workshop, &["two.zebra", "-o", target]), "", &error, 2);
    }
    assert_eq!(fs::read_dir(workshop.path().join("used")).unwrap().count(), 1);
    fs::create_dir(workshop.path().join("empty")).unwrap();
    let output = run(&workshop, &["two.zebra", "-o", "empty"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(fs::read_dir(workshop.path().join("empty")).unwrap().count(), 7);
}

#[test]
fn what_cannot_be_certified_is_said() {
    let workshop = Workshop::new();
    fs::create_dir(workshop.path().join("empty")).unwrap();
    let proofs = "`varisat`, `cadical`, `kissat` and `glucose` do, and commands with `{proof}`";
    let cases: [(&[&str], String, i32); 4] = [
        (
            &["two.zebra", "-o", "proof", "--engine", "grid"],
            format!("error: the engine `grid` writes no proofs\n  = help: {proofs}\n"),
            2,
        ),
        (
            &["two.zebra", "-o", "proof", "--timeout", "0.000000001"],
            "error: the time was over before `varisat` had an answer\n  \
             = help: give it more by `--timeout`\n"
                .to_owned(),
            3,
        ),
        (
            &["--check", "empty"],
            "error: `empty` has no certificate: there is no `certificate.json` in it\n  \
             = help: `zebra-sat certify FILE -o DIR` writes one\n"
                .to_owned(),
            2,
        ),
        (
            &["--check", "nowhere"],
            "error: `nowhere` has no certificate: there is no `certificate.json` in it\n  \
             = help: `zebra-sat certify FILE -o DIR` writes one\n"
                .to_owned(),
            2,
        ),
    ];
    for (arguments, error, code) in cases {
        assert_run(&run(&workshop, arguments), "", &error, code);
        assert!(!workshop.path().join("proof").exists());
    }
    let away = run(&workshop, &["two.zebra", "-o", "no/proof"]);
    let error = String::from_utf8(away.stderr).unwrap();
    assert!(error.starts_with("error: cannot write `no/proof`: "), "{error}");
    assert_eq!(away.status.code(), Some(2));
}

#[test]
fn arguments_that_do_not_go_together_are_refused() {
    let workshop = Workshop::new();
    let wrong: [&[&str]; 5] = [
        &[],
        &["two.zebra"],
        &["-o", "proof"],
        &["two.zebra", "--check", "proof"],
        &["--check", "proof", "--engine", "cadical"],
    ];
    for arguments in wrong {
        let output = run(&workshop, arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains("Usage: zebra-sat certify"), "{error}");
    }
}

/// A solver that tells the truth but for its proof, where no checker but ours is there.
#[cfg(unix)]
#[test]
fn a_false_proof_makes_no_certificate() {
    let workshop = Workshop::new();
    let solver = workshop.script(
        "if grep -q '^p cnf 4 ' \"$1\"; then echo 1 2 > \"$2\"; echo s UNSATISFIABLE; exit 20; fi\n\
         if grep -q '^-1 0' \"$1\"; then echo s UNSATISFIABLE; exit 20; fi\n\
         echo s SATISFIABLE; echo v 1 0; exit 10",
    );
    let command = format!("/bin/sh {} {{cnf}} {{proof}}", solver.display());
    let arguments = ["certify", "two.zebra", "-o", "proof", "--engine-cmd", &command];
    let output = workshop.command(&arguments).env("PATH", "/bin").output().unwrap();
    let error = "error: the certificate does not pass its own check: `others.drat`: line 1: the clause \
                 does not end with 0\n  = help: no certificate is written; this is a bug of the engine \
                 or of zebra-sat, so try another engine\n";
    assert_run(&output, "", error, 4);
    assert!(!workshop.path().join("proof").exists());
    workshop.assert_clean();
}
