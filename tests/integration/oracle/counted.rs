//! What lists, counts and draws solutions without an engine, against all solutions of a puzzle.

use std::collections::{BTreeMap, BTreeSet};

use zebra_sat::enumerate::enumerate;
use zebra_sat::exact;
use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::session::Error;

/// A puzzle with at most so many solutions must have each one drawn, in so many draws for each. A
/// fair draw misses one of them once in 10^14 puzzles.
const FEW: usize = 12;
const DRAWS: usize = 35;

/// How many solutions are drawn where there are more.
const DRAWN: usize = 20;

/// Takes the shares that a search says it has done, which must rise from 0 to 1.
fn rising() -> impl FnMut(f64) -> Result<(), Error> {
    let mut before = 0.0;
    move |done: f64| {
        assert!((before..=1.0).contains(&done), "{done} is done after {before}");
        before = done;
        Ok(())
    }
}

/// Everything that does without an engine.
pub fn same_without_engine(puzzle: &Puzzle, expected: &BTreeSet<Solution>) -> Result<(), String> {
    same_listed(puzzle, expected)?;
    same_number(puzzle, expected)?;
    same_cells(puzzle, expected)?;
    same_drawn(puzzle, expected)
}

/// Each solution is listed once.
fn same_listed(puzzle: &Puzzle, expected: &BTreeSet<Solution>) -> Result<(), String> {
    let mut listed = BTreeSet::new();
    let mut twice = None;
    let mut each = |solution: &Solution| {
        if !listed.insert(solution.clone()) {
            twice = Some(solution.clone());
        }
        Ok(())
    };
    enumerate(puzzle, &mut each, &mut rising()).map_err(|error| format!("listed: {error:?}"))?;
    if let Some(twice) = twice {
        return Err(format!("listed: a solution comes twice: {twice:?}"));
    }
    match listed.symmetric_difference(expected).next() {
        Some(wrong) => Err(format!("listed: missing, or no solution: {wrong:?}")),
        None => Ok(()),
    }
}

fn same_number(puzzle: &Puzzle, expected: &BTreeSet<Solution>) -> Result<(), String> {
    let number = exact::count(puzzle, &mut rising()).map_err(|error| format!("{error:?}"))?;
    if number != expected.len().into() {
        return Err(format!("counted: {number} solutions, not {}", expected.len()));
    }
    Ok(())
}

/// For every item, used or not, and every position the number of solutions in which it is there.
fn same_cells(puzzle: &Puzzle, expected: &BTreeSet<Solution>) -> Result<(), String> {
    let cells = exact::cells(puzzle, &mut rising()).map_err(|error| format!("{error:?}"))?;
    if cells.total != expected.len().into() {
        return Err(format!("cells: {} solutions, not {}", cells.total, expected.len()));
    }
    for category in &puzzle.categories {
        for item in category.item_ids() {
            for place in puzzle.places() {
                let is_there = |solution: &&Solution| {
                    solution.item_at(puzzle.item(item).category, place) == Some(item)
                };
                let times = expected.iter().filter(is_there).count();
                let found = cells.at(item, place);
                if *found != times.into() {
                    return Err(format!("cells: {item:?} at {place:?} {found}, not {times} times"));
                }
            }
        }
    }
    Ok(())
}

/// Only solutions are drawn; of a few, each one.
fn same_drawn(puzzle: &Puzzle, expected: &BTreeSet<Solution>) -> Result<(), String> {
    let times = if expected.len() <= FEW { DRAWS * expected.len().max(1) } else { DRAWN };
    let mut drawn: BTreeMap<Solution, usize> = BTreeMap::new();
    let mut each = |solution: &Solution| {
        *drawn.entry(solution.clone()).or_default() += 1;
        Ok(())
    };
    let total = exact::sample(puzzle, times as u64, 1, &mut rising(), &mut each)
        .map_err(|error| format!("drawn: {error:?}"))?;
    if total != expected.len().into() {
        return Err(format!("drawn: from {total} solutions, not {}", expected.len()));
    }
    if let Some(wrong) = drawn.keys().find(|solution| !expected.contains(*solution)) {
        return Err(format!("drawn: no solution: {wrong:?}"));
    }
    let draws: usize = drawn.values().sum();
    if draws != if expected.is_empty() { 0 } else { times } {
        return Err(format!("drawn: {draws} times, not {times}"));
    }
    if expected.len() <= FEW && drawn.len() < expected.len() {
        return Err(format!("drawn: {} of {} solutions", drawn.len(), expected.len()));
    }
    Ok(())
}
