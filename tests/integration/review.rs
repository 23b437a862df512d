//! `verify --trace`: explanations are accepted, tampered ones are refused, and traces written by
//! hand are judged.

mod given;
mod usage;
mod written;

use serde_json::{Value, json};
use zebra_sat::explain::{Axis, Effort, Logic, Options, Premise};
use zebra_sat::load::load;
use zebra_sat::model::{Link, Operand, Puzzle};
use zebra_sat::session::Setup;
use zebra_sat::steps;
use zebra_sat::syntax::Source;
use zebra_sat::tasks::explain::{Error, Explained, Request, explain};
use zebra_sat::tasks::review::{Review, Solutions, review};

use crate::oracle::{library_puzzle, number, puzzles, runner};
use written::explanation;

/// How many random puzzles are tried.
const CASES: u32 = 60;

const PUZZLE: &str = "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel\n\n\
    clues:\n  1. red directly left of green\n  2. dog = blue\n  3. cat in house 1\n";

fn puzzle() -> Puzzle {
    load(Source::new("x.zebra", PUZZLE)).resolved.unwrap().puzzle
}

/// What comes of a trace: the review, or the diagnostics.
fn judge(puzzle: &Puzzle, trace: &Value) -> Result<Review, Vec<String>> {
    let logic = Logic::new(puzzle).unwrap();
    let source = Source::new("steps.json", trace.to_string());
    let trace = steps::read(puzzle, &logic, &source).map_err(|found| {
        found.sorted().iter().map(|said| said.message.clone()).collect::<Vec<_>>()
    })?;
    Ok(review(puzzle, &logic, &Setup::default(), &trace).unwrap())
}

fn explained(puzzle: &Puzzle, effort: Effort) -> Option<Value> {
    let request =
        Request { options: Options { effort, ..Options::default() }, ..Request::default() };
    match explain(puzzle, &Setup::default(), &request) {
        Ok(Explained::Steps(found)) => Some(explanation(puzzle, &found)),
        Ok(_) | Err(Error::Explain(zebra_sat::explain::Error::TooHard)) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Explanations of random puzzles of all kinds are sound, need all that they cite, and find all that
/// can be found.
#[test]
fn explanations_are_accepted() {
    let mut seen = [0, 0];
    let seen_in = std::cell::RefCell::new(&mut seen);
    let result = runner(number("ZEBRA_CASES", CASES)).run(&puzzles(), |drawn| {
        let Some((puzzle, _)) = library_puzzle(&drawn) else { return Ok(()) };
        let Some(trace) = explained(&puzzle, Effort::Optimal) else { return Ok(()) };
        let found = judge(&puzzle, &trace).unwrap();
        assert!(found.steps.iter().all(Vec::is_empty), "{:?}\n{trace}", found.steps);
        assert_eq!(found.faults, []);
        let Solutions::Share { shared, facts } = found.solutions else { panic!("{found:?}") };
        assert_eq!(found.found, shared);
        seen_in.borrow_mut()[usize::from(shared < facts)] += 1;
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    assert!(seen.iter().all(|count| *count > 2), "{seen:?}");
}

/// Every single change to an explanation is noticed.
#[test]
fn tampered_explanations_are_refused() {
    let puzzle = puzzle();
    let trace = explained(&puzzle, Effort::Optimal).unwrap();
    assert!(judge(&puzzle, &trace).unwrap().is_sound());
    let steps = trace["steps"].as_array().unwrap().len();
    let mut tried = 0;
    for at in 0..steps {
        for part in ["premises", "facts", "finds"] {
            for index in 0..trace["steps"][at][part].as_array().unwrap().len() {
                let mut changed = trace.clone();
                let list = changed["steps"][at][part].as_array_mut().unwrap();
                match part {
                    // A find that is missing is missed, if only at the end.
                    "finds" => {
                        list[index]["holds"] = json!(!list[index]["holds"].as_bool().unwrap())
                    }
                    _ => drop(list.remove(index)),
                }
                let found = judge(&puzzle, &changed).unwrap();
                assert!(found.failed() > 0, "step {at}, {part} {index}\n{changed}");
                tried += 1;
            }
        }
        let mut changed = trace.clone();
        changed["steps"][at]["cost"] = json!(1);
        assert_eq!(judge(&puzzle, &changed).unwrap().failed(), 1);
    }
    assert!(tried > 40, "{tried}");
}

#[test]
fn steps_out_of_order_are_refused() {
    let puzzle = puzzle();
    let mut trace = explained(&puzzle, Effort::Optimal).unwrap();
    trace["steps"].as_array_mut().unwrap().reverse();
    assert!(judge(&puzzle, &trace).unwrap().failed() > 0);
}

#[test]
fn every_clause_that_is_changed_is_noticed() {
    let puzzle = puzzle();
    let trace = explained(&puzzle, Effort::Optimal).unwrap();
    for at in 0..trace["premises"].as_array().unwrap().len() {
        let mut changed = trace.clone();
        let member = &mut changed["premises"][at]["clauses"][0][0];
        *member = json!(-member.as_i64().unwrap());
        let found = judge(&puzzle, &changed).unwrap();
        assert_eq!((found.failed(), found.faults.len()), (0, 1), "{changed}");
    }
    let mut changed = trace;
    changed["cost"] = json!(1);
    changed["facts"] = json!(1);
    assert_eq!(judge(&puzzle, &changed).unwrap().faults.len(), 2);
}

#[test]
fn explanations_that_name_what_is_not_there_are_malformed() {
    let puzzle = puzzle();
    let trace = explained(&puzzle, Effort::Optimal).unwrap();
    let assert_refused = |change: &dyn Fn(&mut Value), message: &str| {
        let mut changed = trace.clone();
        change(&mut changed);
        assert_eq!(judge(&puzzle, &changed).unwrap_err(), [message]);
    };
    assert_refused(
        &|trace| trace["links"][0]["b"][1] = json!("eel"),
        "here the logic grid has that red goes with cat",
    );
    assert_refused(&|trace| trace["links"][0]["b"][1] = json!("cow"), "pet has no `cow`");
    assert_refused(
        &|trace| drop(trace["links"].as_array_mut().unwrap().pop()),
        "there are 26 links, but the logic grid has 27 facts",
    );
    assert_refused(
        &|trace| trace["steps"][0]["premises"] = json!(["clue 8"]),
        "`premises` has no `clue 8`",
    );
    assert_refused(
        &|trace| trace["steps"][0]["finds"][0]["link"] = json!(28),
        "there is no link 28",
    );
    assert_refused(
        &|trace| trace["premises"][0]["clauses"] = json!([[0]]),
        "a number in `clauses` stands for nothing",
    );
    let mut bare = trace.clone();
    bare["premises"] = json!([]);
    let faults = judge(&puzzle, &bare).unwrap_err();
    assert!(faults.iter().all(|fault| fault.starts_with("`premises` has no `")), "{faults:?}");
    assert_refused(
        &|trace| trace["status"] = json!("contradictory"),
        "the file has no explanation in it",
    );
}

/// The link number of a fact and whether it holds.
fn fact(links: &[Link], link: Link) -> Value {
    let at = links.iter().position(|other| (other.item, other.with) == (link.item, link.with));
    json!({"link": at.unwrap() + 1, "holds": link.holds})
}

/// The category, or `house`, and the name of a thing.
fn thing(puzzle: &Puzzle, operand: Operand) -> Value {
    match operand {
        Operand::Item(item) => json!([puzzle.category_of(item).name, puzzle.item(item).name]),
        Operand::Place(place) => {
            json!([puzzle.positions.name, puzzle.positions.labels[place.index()]])
        }
    }
}

fn axis(puzzle: &Puzzle, axis: Axis) -> &str {
    match axis {
        Axis::Positions => &puzzle.positions.name,
        Axis::Category(id) => &puzzle.category(id).name,
    }
}

/// A premise without its clauses.
fn premise(puzzle: &Puzzle, premise: Premise) -> Value {
    match premise {
        Premise::Clue(id) => json!({"kind": "clue", "label": puzzle.clue_label(id)}),
        Premise::One(of, among) => {
            json!({"kind": "one", "of": thing(puzzle, of), "among": axis(puzzle, among)})
        }
        Premise::Transitive { left, right, through } => {
            let [left, right, through] = [left, right, through].map(|of| axis(puzzle, of));
            json!({"kind": "transitive", "left": left, "right": right, "through": through})
        }
    }
}
