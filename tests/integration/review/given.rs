//! Explanations from a grid with marks: what is given is granted, but only if it can be so.

use std::cell::Cell;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};
use tempfile::TempDir;
use zebra_sat::explain::{Effort, Logic, Options};
use zebra_sat::model::{Link, Operand, Puzzle, Solution};
use zebra_sat::session::Setup;
use zebra_sat::tasks::explain::{Explained, Request, explain};
use zebra_sat::tasks::review::{Fault, Solutions};

use super::written::explanation;
use super::{CASES, PUZZLE, judge, library_puzzle, number, puzzles, runner};
use crate::puzzles::solutions;

/// Puzzles with more solutions are left out.
const MOST: usize = 100;

const TWO: &str =
    "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel\n\nclues:\n  red = cat\n";

/// A folder with a puzzle, and with its explanation from some marks as JSON.
fn folder(puzzle: &str, marks: &str) -> (TempDir, Value) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("x.zebra"), puzzle).unwrap();
    std::fs::write(folder.path().join("marks.txt"), marks).unwrap();
    let arguments = ["explain", "x.zebra", "--from", "marks.txt", "--format", "json"];
    let (out, err, code) = run(&folder, &arguments);
    assert_eq!((&*err, code), ("", 0), "{out}");
    (folder, serde_json::from_str(&out).unwrap())
}

fn run(folder: &TempDir, arguments: &[&str]) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command.current_dir(folder.path()).args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

/// What `verify --trace` says at the end, and its exit code.
fn verified(folder: &TempDir, trace: &Value, lines: usize) -> (String, i32) {
    std::fs::write(folder.path().join("s.json"), trace.to_string()).unwrap();
    let (out, _, code) = run(folder, &["verify", "x.zebra", "--trace", "s.json"]);
    let all: Vec<&str> = out.lines().collect();
    (all[all.len() - lines..].join("\n"), code)
}

/// The number of the link of two things.
fn link(trace: &Value, a: &str, b: &str) -> usize {
    let links = trace["links"].as_array().unwrap();
    1 + links.iter().position(|ends| ends["a"][1] == a && ends["b"][1] == b).unwrap()
}

#[test]
fn an_explanation_from_marks_is_accepted() {
    let (folder, trace) = folder(PUZZLE, "dog in house 3\nred in house 1\n");
    let given: Vec<&Value> =
        trace["given"].as_array().unwrap().iter().map(|fact| &fact["text"]).collect();
    assert_eq!(given, ["red is in house 1", "dog is in house 3"]);
    let steps = trace["steps"].as_array().unwrap().len();
    let verdict = format!(
        "s.json: complete: all 25 other facts of the grid in {steps} steps, from 2 given facts"
    );
    assert_eq!(verified(&folder, &trace, 1), (verdict, 0));
    let mut without = trace.clone();
    without.as_object_mut().unwrap().remove("given");
    let (verdict, code) = verified(&folder, &without, 1);
    assert!(verdict.ends_with(" steps cannot be accepted"), "{verdict}");
    assert_eq!(code, 1);
}

#[test]
fn what_is_given_and_wrong_is_not_granted() {
    let (folder, trace) = folder(PUZZLE, "dog in house 3\nred in house 1\n");
    let mut wrong = trace.clone();
    wrong["given"][0]["holds"] = json!(false);
    let text = "it is given that red is not in house 1, which is so in no solution\n\
                s.json: unsound: 9 of 18 steps cannot be accepted, and what is given cannot be so";
    assert_eq!(verified(&folder, &wrong, 2), (text.to_owned(), 1));
    let mut unused = trace.clone();
    unused["given"].as_array_mut().unwrap().push(json!({"link": 1, "holds": false}));
    let text = "it is given that red does not go with cat, which is so in no solution\n\
                s.json: unsound: what is given cannot be so";
    assert_eq!(verified(&folder, &unused, 2), (text.to_owned(), 1));
}

#[test]
fn of_several_solutions_some_may_have_what_is_given() {
    let (folder, trace) = folder(TWO, "red in house 1\n");
    let verdict = "s.json: complete: all 14 other facts that all solutions with these share in 8 steps, \
                   from 1 given fact";
    assert_eq!(verified(&folder, &trace, 1), (verdict.to_owned(), 0));
    let mut clash = trace.clone();
    let cat = link(&trace, "cat", "2");
    clash["given"].as_array_mut().unwrap().push(json!({"link": cat, "holds": true}));
    let text = "no solution has all that is given\n\
                s.json: unsound: 5 of 8 steps cannot be accepted, and what is given cannot be so";
    assert_eq!(verified(&folder, &clash, 2), (text.to_owned(), 1));
}

#[test]
fn what_is_given_must_be_in_the_grid_and_only_once() {
    let (folder, trace) = folder(PUZZLE, "red in house 1\n");
    let message = |fact: Value| {
        let mut changed = trace.clone();
        changed["given"].as_array_mut().unwrap().push(fact);
        std::fs::write(folder.path().join("s.json"), changed.to_string()).unwrap();
        let (out, err, code) = run(&folder, &["verify", "x.zebra", "--trace", "s.json"]);
        assert_eq!((&*out, code), ("s.json: unreadable\n", 2));
        err.lines().next().unwrap().to_owned()
    };
    assert_eq!(message(trace["given"][0].clone()), "error[bad-json]: `given` says a fact twice");
    assert_eq!(
        message(json!({"link": 28, "holds": true})),
        "error[unknown-name]: there is no link 28"
    );
}

/// Whether a solution has a fact about an item and a position.
fn has(puzzle: &Puzzle, solution: &Solution, fact: Link) -> bool {
    let Operand::Place(place) = fact.with else { panic!("{fact:?}") };
    let is_there = solution.item_at(puzzle.item(fact.item).category, place) == Some(fact.item);
    is_there == fact.holds
}

/// From some facts of a solution of random puzzles of all kinds; what no solution has is noticed.
#[test]
fn explanations_from_facts_are_accepted() {
    let seen = Cell::new([0, 0]);
    let result = runner(number("ZEBRA_CASES", CASES)).run(&puzzles(), |drawn| {
        let Some((puzzle, _)) = library_puzzle(&drawn) else { return Ok(()) };
        let all = solutions(&puzzle, &Setup::default());
        let Some(solution) = all.first().filter(|_| all.len() <= MOST) else { return Ok(()) };
        let logic = Logic::new(&puzzle).unwrap();
        let places = logic.links().filter(|link| matches!(link.with, Operand::Place(_)));
        let from: Vec<Link> = places
            .step_by(3)
            .map(|link| if has(&puzzle, solution, link) { link } else { link.negated() })
            .collect();
        let options = Options { effort: Effort::Fast, ..Options::default() };
        let request = Request { options, from: &from, fact: None };
        let found = match explain(&puzzle, &Setup::default(), &request) {
            Ok(Explained::Steps(found)) => found,
            other => panic!("{other:?}"),
        };
        let trace = explanation(&puzzle, &found);
        let review = judge(&puzzle, &trace).unwrap();
        assert!(review.is_sound(), "{review:?}\n{trace}");
        let Solutions::Share { shared, .. } = review.solutions else { panic!("{review:?}") };
        assert_eq!((review.given, review.given + review.found), (from.len(), shared));
        let mut changed = from.clone();
        changed[0] = from[0].negated();
        let is_had = |solution: &Solution| changed.iter().all(|fact| has(&puzzle, solution, *fact));
        let is_possible = all.iter().any(is_had);
        let mut trace = trace;
        trace["given"][0]["holds"] = json!(!from[0].holds);
        let review = judge(&puzzle, &trace).unwrap();
        let is_wrong = |fault: &Fault| matches!(fault, Fault::Given(_) | Fault::GivenTogether);
        assert_eq!(review.faults.iter().any(is_wrong), !is_possible, "{review:?}\n{trace}");
        let mut counts = seen.get();
        counts[usize::from(is_possible)] += 1;
        seen.set(counts);
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    assert!(seen.get().iter().all(|count| *count > 2), "{:?}", seen.get());
}
