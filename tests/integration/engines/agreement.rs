//! Every engine gives the same answer to every shipped puzzle.

use zebra_sat::engine::{Choice, Terms};
use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::session::Setup;
use zebra_sat::tasks::solve::{Status, solve};

use super::present::engines;
use crate::puzzles::{files, load_file};

fn answer(puzzle: &Puzzle, engine: Choice, terms: Terms) -> (Status, Option<Solution>) {
    let setup = Setup { engine, terms, ..Setup::default() };
    let mut first = None;
    let found = solve(puzzle, &setup, Some(2), |solution| {
        first.get_or_insert_with(|| solution.clone());
        Ok(())
    });
    let found = found.unwrap_or_else(|error| panic!("{}: {error}", engine.name));
    // Which ones of several solutions are found is up to the engine.
    (found.status, first.filter(|_| found.status == Status::Unique))
}

#[test]
fn all_engines_agree_on_every_puzzle() {
    let engines = engines();
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let expected = answer(&puzzle, engines[0], Terms::default());
        for engine in &engines[1..] {
            let found = answer(&puzzle, *engine, Terms::default());
            assert!(found == expected, "{}: {} differs", path.display(), engine.name);
        }
    }
}

/// With a time that never ends varisat writes a proof to nowhere, which must change nothing.
#[test]
fn a_time_limit_changes_no_answer() {
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        for engine in engines().into_iter().filter(super::present::is_inside) {
            let expected = answer(&puzzle, engine, Terms::default());
            let terms = Terms { timeout: Some(super::LONG), ..Terms::default() };
            assert!(answer(&puzzle, engine, terms) == expected, "{}", path.display());
        }
    }
}
