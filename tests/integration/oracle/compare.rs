//! Holds the library against the oracle, for one puzzle.

use std::collections::{BTreeMap, BTreeSet};

use encodings::{Cnf, Lit, Var};
use zebra_sat::compile::{self, Layout, Options};
use zebra_sat::engine::{self, Verdict};
use zebra_sat::load::load;
use zebra_sat::model::evaluate::holds;
use zebra_sat::model::reading::reading;
use zebra_sat::model::{self, CategoryId, ItemId, Place, Solution, Violation};
use zebra_sat::session::{Session, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::syntax::diagnostic::{Code, Diagnostic, Severity};

use super::brute::{Eye, Grid, broken_rules};
use super::counted::same_without_engine;
use super::generate::faults;
use super::print::{Printed, print};
use super::puzzle::{Clue, Header, Puzzle, Relation};
use crate::puzzles::{combinations, describe};

/// The most solutions of a puzzle whose every model is enumerated.
const MODELS: usize = 200;

/// What became of a puzzle.
#[derive(Debug)]
pub enum Outcome {
    /// It was read, and everything agreed; with the forms in it and how many solutions there are.
    Accepted(BTreeSet<String>, usize),
    /// It was refused, rightly, with these codes.
    Refused(BTreeSet<&'static str>),
}

/// Which combinations of encodings to try.
#[derive(Clone, Copy)]
pub enum Setups {
    /// The default and a few others, in turn.
    Several(usize),
    /// One of them, in turn.
    One(usize),
}

/// How many combinations are tried beside the default one.
const SEVERAL: usize = 4;

macro_rules! ensure {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+));
        }
    };
}

/// Compares everything; `Err` says what does not agree.
pub fn compare(puzzle: &Puzzle, setups: Setups) -> Result<Outcome, String> {
    let header = &*puzzle.header;
    let printed = print(puzzle);
    let loaded = load(Source::new("oracle.zebra", printed.text.as_str()));
    let diagnostics = loaded.diagnostics.sorted();
    // What each clue says of each grid.
    let columns: Vec<Vec<bool>> =
        puzzle.clues.iter().map(|line| column(header, &puzzle.grids, &line.clue)).collect();
    for diagnostic in &diagnostics {
        true_diagnostic(puzzle, &printed, diagnostic, &columns)?;
    }
    let Some(resolved) = loaded.resolved else {
        return refused(puzzle, &diagnostics).map(Outcome::Refused);
    };
    let errors = puzzle.clues.iter().flat_map(|line| faults(header, &line.clue));
    let missed: Vec<_> = errors.collect();
    ensure!(missed.is_empty(), "accepted, but should be refused as {missed:?}");
    let library = &resolved.puzzle;
    let names =
        |of: &model::Category| of.item_ids().map(|i| library.item(i).name.clone()).collect();
    let theirs_named: Vec<Vec<String>> = library.categories.iter().map(names).collect();
    let ours_named: Vec<_> = header.categories.iter().map(|of| of.items.clone()).collect();
    ensure!(theirs_named == ours_named, "other items: {theirs_named:?}");
    ensure!(library.clues.len() == puzzle.clues.len(), "{} clues", library.clues.len());

    // The checker, and the readings.
    let mut expected = BTreeSet::new();
    let readings: Vec<_> =
        library.clues.iter().map(|clue| reading(library, &clue.statement)).collect();
    for (at, grid) in puzzle.grids.iter().enumerate() {
        let solution = theirs(library, grid);
        let failing: Vec<usize> = (0..columns.len()).filter(|clue| !columns[*clue][at]).collect();
        let found = violations(library, &solution);
        let ours: BTreeSet<_> = failing.iter().map(|clue| format!("clue {clue}")).collect();
        ensure!(found == ours, "check says {found:?} and not {ours:?} of {grid:?}");
        for (clue, read) in readings.iter().enumerate() {
            let meant = columns[clue][at];
            ensure!(
                holds(library, &solution, read) == meant,
                "the reading of clue {} is not {meant} in {grid:?}: {read:?}",
                clue + 1
            );
        }
        if failing.is_empty() {
            expected.insert(solution);
        }
    }
    for broken in broken_grids(header, &puzzle.grids) {
        let eye = Eye { header, grid: &broken };
        let mut ours: BTreeSet<_> = broken_rules(header, &broken).into_iter().collect();
        let clues = puzzle.clues.iter().enumerate();
        ours.extend(clues.filter(|(_, l)| !eye.holds(&l.clue)).map(|(i, _)| format!("clue {i}")));
        let found = violations(library, &theirs(library, &broken));
        ensure!(found == ours, "check says {found:?} and not {ours:?} of the broken {broken:?}");
    }

    let all = combinations();
    let chosen: Vec<Options> = match setups {
        Setups::Several(turn) => {
            // A step without a common divisor, so that neighbours in the list are not tried together.
            let others = (0..SEVERAL).map(|at| all[(turn * SEVERAL + at) * 101 % all.len()]);
            std::iter::once(Options::default()).chain(others).collect()
        }
        Setups::One(turn) => vec![all[turn % all.len()]],
    };
    for options in &chosen {
        same_solutions(library, options, &expected)?;
    }
    same_without_engine(library, &expected)?;
    Ok(Outcome::Accepted(printed.forms, expected.len()))
}

fn column(header: &Header, grids: &[Grid], clue: &Clue) -> Vec<bool> {
    grids.iter().map(|grid| Eye { header, grid }.holds(clue)).collect()
}

/// The codes of a refusal, each of which the oracle must be able to justify.
fn refused(puzzle: &Puzzle, diagnostics: &[&Diagnostic]) -> Result<BTreeSet<&'static str>, String> {
    let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error);
    let codes: BTreeSet<_> = errors.clone().map(|d| d.code.name()).collect();
    let faults: BTreeSet<_> =
        puzzle.clues.iter().flat_map(|line| faults(&puzzle.header, &line.clue)).collect();
    let contradiction = [Code::NeverHolds.name(), Code::SameCategory.name()];
    let known = |code: &&&str| faults.contains(**code) || contradiction.contains(*code);
    let strange: Vec<_> = codes.iter().filter(|code| !known(code)).collect();
    let said: Vec<_> = errors.map(|d| &d.message).collect();
    ensure!(strange.is_empty(), "refused as {strange:?}: {said:?}");
    ensure!(!codes.is_empty(), "refused without an error");
    ensure!(
        faults.is_empty() || codes.iter().any(|code| faults.contains(code)),
        "refused as {codes:?}, but not as {faults:?}"
    );
    Ok(codes)
}

/// A clue that is said to hold always or never does.
fn true_diagnostic(
    puzzle: &Puzzle,
    printed: &Printed,
    diagnostic: &Diagnostic,
    columns: &[Vec<bool>],
) -> Result<(), String> {
    if !matches!(diagnostic.code, Code::AlwaysHolds | Code::NeverHolds | Code::SameCategory) {
        return Ok(());
    }
    let at = diagnostic.span.start as usize;
    let clue = printed.starts.partition_point(|start| *start <= at) - 1;
    let message = &diagnostic.message;
    let column = &columns[clue];
    match (diagnostic.code, diagnostic.severity) {
        (Code::AlwaysHolds, _) => {
            ensure!(column.iter().all(|holds| *holds), "clue {} can fail", clue + 1);
        }
        (_, Severity::Error) => {
            let never = column.iter().all(|holds| !holds);
            ensure!(never, "clue {} can hold, though: {message}", clue + 1);
        }
        (_, Severity::Warning) => {
            let dead = |part: &Clue| {
                let can = |grid| Eye { header: &puzzle.header, grid }.holds(part);
                !puzzle.grids.iter().any(can)
            };
            let mut parts = Vec::new();
            all_parts(&puzzle.clues[clue].clue, &mut parts);
            ensure!(
                parts.iter().any(dead),
                "every part of clue {} can hold, though: {message}",
                clue + 1
            );
        }
    }
    Ok(())
}

/// Every statement inside a clue; of `a is either b or c` also its choices.
fn all_parts(clue: &Clue, to: &mut Vec<Clue>) {
    to.push(clue.clone());
    match clue {
        Clue::Relation(Relation::Either(a, of), ..) => {
            let same = |b| Clue::Relation(Relation::Same(*a, b), false, 0);
            to.extend(of.iter().copied().map(same));
        }
        // What is negated by its own words.
        Clue::Relation(relation, true, style) => {
            to.push(Clue::Relation(relation.clone(), false, *style));
        }
        _ => clue.parts().into_iter().for_each(|part| all_parts(part, to)),
    }
}

/// A puzzle as the library reads it, with every arrangement that obeys its rules; `None` when it is
/// refused.
pub fn library_puzzle(puzzle: &Puzzle) -> Option<(model::Puzzle, Vec<Solution>)> {
    let loaded = load(Source::new("oracle.zebra", print(puzzle).text));
    let library = loaded.resolved?.puzzle;
    let grids = puzzle.grids.iter().map(|grid| theirs(&library, grid)).collect();
    Some((library, grids))
}

/// The grid as the library writes it; items are numbered category after category.
fn theirs(library: &model::Puzzle, grid: &Grid) -> Solution {
    let mut solution = Solution::empty(library);
    for (c, row) in grid.cells.iter().enumerate() {
        let first = library.category(CategoryId::from_index(c)).items.start;
        for (place, item) in row.iter().enumerate() {
            if let Some(item) = item {
                let item = ItemId(first + *item as u16);
                solution.put(library, item, Place::from_index(place));
            }
        }
    }
    solution
}

fn violations(library: &model::Puzzle, solution: &Solution) -> BTreeSet<String> {
    let rank = |item: ItemId| {
        let category = library.item(item).category;
        format!("{} {}", category.index(), item.0 - library.category(category).items.start)
    };
    let words = |violation: Violation| match violation {
        Violation::Missing(category, place) => {
            format!("missing {} {}", category.index(), place.index())
        }
        Violation::Unplaced(item) => format!("unplaced {}", rank(item)),
        Violation::Twice(item) => format!("twice {}", rank(item)),
        Violation::Foreign(category, place) => {
            format!("foreign {} {}", category.index(), place.index())
        }
        Violation::Clue(clue) => format!("clue {}", clue.index()),
    };
    model::check(library, solution).into_iter().map(words).collect()
}

/// Some grids that break a rule: an item doubled, a cell emptied, a row shifted into another.
fn broken_grids(header: &Header, grids: &[Grid]) -> Vec<Grid> {
    let mut broken = Vec::new();
    for (at, grid) in grids.iter().enumerate().step_by(grids.len() / 12 + 1) {
        for (c, category) in header.categories.iter().enumerate() {
            let place = at % header.size();
            let mut empty = grid.clone();
            empty.cells[c][place] = None;
            let mut doubled = grid.clone();
            doubled.cells[c][place] = doubled.cells[c][(place + 1) % header.size()];
            let mut other = grid.clone();
            other.cells[c][place] = Some(at % category.items.len());
            broken.extend([empty, doubled, other]);
        }
    }
    broken.retain(|grid| !broken_rules(header, grid).is_empty());
    broken
}

/// The session gives each solution once, and the formula has one model for each.
fn same_solutions(
    library: &model::Puzzle,
    options: &Options,
    expected: &BTreeSet<Solution>,
) -> Result<(), String> {
    for presolve in [true, false] {
        let how = format!("by {}, presolve {presolve}", describe(options));
        let setup = Setup { compile: *options, presolve, ..Setup::default() };
        let mut session = Session::new(library, &setup).unwrap();
        let mut found = BTreeSet::new();
        for solution in session.solutions() {
            let solution = solution.map_err(|error| format!("{how}: {error:?}"))?;
            ensure!(expected.contains(&solution), "{how}: no solution: {solution:?}");
            ensure!(found.insert(solution), "{how}: a solution comes twice");
        }
        let missing = expected.difference(&found).next();
        ensure!(
            missing.is_none(),
            "{how}: {} of {} solutions are missing, such as {missing:?}",
            expected.len() - found.len(),
            expected.len()
        );
    }
    if expected.len() <= MODELS && options.exactly_one.keeps_model_count() {
        let models = models(library, options, expected.len());
        ensure!(
            models == expected.len(),
            "by {}: {} solutions, but {models} models or more",
            describe(options),
            expected.len()
        );
    }
    Ok(())
}

/// How many models the formula has over all its variables; one more than `limit` is enough.
fn models(library: &model::Puzzle, options: &Options, limit: usize) -> usize {
    let mut cnf = Cnf::with_vars(Layout::new(library).variables());
    compile::compile(library, options, &mut cnf);
    let mut engine = (engine::ALL[0].start)(&engine::Terms::default()).unwrap();
    let variables: Vec<Var> = (0..cnf.num_vars()).map(|_| engine.new_var()).collect();
    cnf.clauses().for_each(|clause| engine.add_clause(clause));
    for found in 0..=limit {
        let Verdict::Sat(model) = engine.solve(&[]).unwrap() else { return found };
        let other = |var: &Var| Lit::new(*var, model.holds(*var));
        engine.add_clause(&variables.iter().map(other).collect::<Vec<_>>());
    }
    limit + 1
}

/// What the puzzles of a run were.
#[derive(Default)]
pub struct Histogram {
    pub counts: BTreeMap<String, usize>,
    pub accepted: usize,
    pub refused: usize,
}

impl Histogram {
    pub fn add(&mut self, puzzle: &Puzzle, outcome: &Outcome) {
        let mut count = |what: String| *self.counts.entry(what).or_default() += 1;
        match outcome {
            Outcome::Refused(codes) => {
                self.refused += 1;
                codes.iter().for_each(|code| count(format!("refused {code}")));
            }
            Outcome::Accepted(forms, solutions) => {
                self.accepted += 1;
                forms.iter().for_each(|form| count(form.clone()));
                count(match solutions {
                    0 => "no solution".to_owned(),
                    1 => "one solution".to_owned(),
                    _ => "several solutions".to_owned(),
                });
                let places = &puzzle.header.places;
                count(format!("places {:?}, {}", places.shape, places.labels.len()));
                for category in &puzzle.header.categories {
                    let values = match &category.values {
                        None => "without values",
                        Some(_) => "with values",
                    };
                    count(format!("category {:?} {values}", category.kind));
                }
            }
        }
    }
}
