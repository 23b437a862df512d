//! Explanations and hints, held against all grids of random small puzzles and a decision procedure
//! that shares nothing with the search.
//!
//! `ZEBRA_CASES=5000 cargo test --test integration explain` looks longer; `ZEBRA_SEED=7` looks
//! elsewhere.

mod arguments;
mod case;
mod formula;
mod hints;
mod judge;
mod least;
mod limits;

use std::cell::Cell;
use std::collections::HashSet;

use zebra_sat::explain::{Effort, Grid, Options, Premise, Weights};
use zebra_sat::model::Link;
use zebra_sat::model::evaluate;

use crate::oracle::{larger, number, puzzles};
use case::{Case, each, filled, premises};
use judge::{Judge, ensure};

const EFFORTS: [Effort; 2] = [Effort::Fast, Effort::Optimal];

fn cases(default: u32) -> u32 {
    number("ZEBRA_CASES", default)
}

fn grid<'p>(case: &'p Case, given: &[Link]) -> Result<Grid<'p>, String> {
    let solutions = case.with(given);
    Grid::new(&case.puzzle, &solutions[0], solutions.len() == 1, given)
        .map_err(|error| error.to_string())
}

fn mean_what_they_say(case: &Case) -> Result<(), String> {
    let explained = grid(case, &[])?;
    let judge = Judge::new(&explained);
    let all = premises(&case.puzzle);
    let formulas: Vec<_> = all.iter().map(|premise| judge.formula(&[*premise])).collect();
    let stride = 1 + case.grids.len() / 60;
    for full in case.grids.iter().step_by(stride) {
        let links = filled(case, full);
        for (premise, formula) in all.iter().zip(&formulas) {
            let meant = match premise {
                Premise::Clue(id) => {
                    let statement = &case.puzzle.clue(*id).statement;
                    evaluate::holds(&case.puzzle, full, statement)
                }
                _ => true,
            };
            let says = formula.agrees(links.iter().copied());
            ensure!(says == meant, "{premise:?} should be {meant} in {full:?}");
        }
    }
    Ok(())
}

#[test]
fn premises_mean_what_rules_and_clues_say() {
    each(cases(40), puzzles(), mean_what_they_say);
    each(cases(15), larger(), mean_what_they_say);
}

#[test]
fn steps_are_sound_and_minimal_and_lead_to_all_that_is_common() {
    let told = Cell::new(0);
    each(cases(60), larger(), |case| {
        let explained = grid(case, &[])?;
        let judge = Judge::new(&explained);
        let common: HashSet<Link> = case.common(&[]).into_iter().collect();
        for effort in EFFORTS {
            let options = Options { effort, ..Options::default() };
            let steps = explained.explain(&options, None).map_err(|e| e.to_string())?;
            let found = judge.steps(&steps, &[], &Weights::default())?;
            for step in &steps {
                told.set(told.get() + arguments::check(&judge, step)?);
            }
            ensure!(found == common, "{effort:?} finds {:?}", found.symmetric_difference(&common));
        }
        Ok(())
    });
    assert!(told.get() > 0, "no step had an argument");
}

#[test]
fn the_steps_towards_a_fact_all_serve_it() {
    each(cases(12), larger(), |case| {
        let explained = grid(case, &[])?;
        let judge = Judge::new(&explained);
        for (at, target) in case.common(&[]).into_iter().enumerate().step_by(9) {
            let options = Options { effort: EFFORTS[at % 2], ..Options::default() };
            let steps = explained.explain(&options, Some(target));
            let steps = steps.map_err(|error| error.to_string())?;
            judge.steps(&steps, &[], &Weights::default())?;
            let used: Vec<Link> = steps.iter().flat_map(|step| &step.facts).copied().collect();
            let finds: Vec<Link> = steps.iter().flat_map(|step| &step.finds).copied().collect();
            ensure!(finds.contains(&target), "{target:?} is not found");
            let is_idle = |find: &&Link| !used.contains(find) && **find != target;
            let idle: Vec<_> = finds.iter().filter(is_idle).collect();
            ensure!(idle.is_empty(), "{idle:?} serve nothing: {steps:?}");
        }
        Ok(())
    });
}

#[test]
fn the_same_steps_are_found_again() {
    each(cases(10), larger(), |case| {
        for effort in EFFORTS {
            let options = Options { effort, ..Options::default() };
            let explain = || grid(case, &[])?.explain(&options, None).map_err(|e| e.to_string());
            ensure!(explain()? == explain()?, "not the same twice");
        }
        Ok(())
    });
}
