//! What a model counter sees of the formula of `solve --emit-dimacs`: the models over the variables
//! that `c p show` names, and those over all variables, are as many as the solutions.
//!
//! The puzzles and the number of their solutions are the oracle's, and the text is read here, so
//! that a wrong `c p show` cannot go unnoticed.

use std::cell::Cell;

use encodings::{Cnf, Lit, Var, dimacs};
use proptest::test_runner::TestCaseError;
use zebra_sat::compile::Options;
use zebra_sat::engine::{self, Terms, Verdict};
use zebra_sat::load::load;
use zebra_sat::model::{Puzzle, check};
use zebra_sat::presolve::{Presolved, presolve};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::dimacs::{Formula, write};

use crate::oracle::{library_puzzle, number, puzzles, runner};
use crate::puzzles::{combinations, describe, one_by_one};

/// How many random puzzles the normal run tries.
const CASES: u32 = 250;

/// Puzzles with more solutions are not counted.
const MOST: usize = 150;

/// How many combinations of encodings are tried with each puzzle.
const COMBINATIONS: usize = 3;

fn emitted(puzzle: &Puzzle, options: &Options, presolved: Option<&Presolved>) -> String {
    let mut text = Vec::new();
    write(&Formula { puzzle, options, presolved }, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

/// The variables of the lines `c p show`, as a counter reads them.
fn shown(text: &str) -> Vec<Var> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("c p show "));
    let numbers = lines.flat_map(|line| {
        line.strip_suffix(" 0").unwrap().split(' ').map(|number| number.parse::<usize>().unwrap())
    });
    numbers.map(|number| Var::from_index(number - 1)).collect()
}

/// How many assignments of the variables can be extended to a model; one more than `limit` is
/// enough.
fn count(cnf: &Cnf, over: &[Var], limit: usize) -> usize {
    let mut engine = (engine::ALL[0].start)(&Terms::default()).unwrap();
    for _ in 0..cnf.num_vars() {
        engine.new_var();
    }
    cnf.clauses().for_each(|clause| engine.add_clause(clause));
    for found in 0..=limit {
        let Verdict::Sat(model) = engine.solve(&[]).unwrap() else { return found };
        let other = |var: &Var| Lit::new(*var, model.holds(*var));
        engine.add_clause(&over.iter().map(other).collect::<Vec<_>>());
    }
    limit + 1
}

/// Counts the formula in both ways; `Err` says what is not the number of solutions.
fn counted(
    puzzle: &Puzzle,
    options: &Options,
    presolved: Option<&Presolved>,
    solutions: usize,
) -> Result<(), String> {
    let text = emitted(puzzle, options, presolved);
    let cnf = dimacs::read(text.as_bytes()).unwrap();
    let first = |number: usize| (0..number).map(Var::from_index).collect::<Vec<_>>();
    let shown = shown(&text);
    assert_eq!(shown, first(puzzle.items.len() * puzzle.positions.len()));
    for (which, over) in [("shown", shown), ("all", first(cnf.num_vars()))] {
        let models = count(&cnf, &over, solutions);
        if models != solutions {
            return Err(format!(
                "by {}, presolve {}: {models} models over {which} variables, {solutions} solutions",
                describe(options),
                presolved.is_some()
            ));
        }
    }
    Ok(())
}

#[test]
fn a_counter_finds_as_many_models_as_there_are_solutions() {
    let combinations = combinations();
    let (turn, compared) = (Cell::new(0), Cell::new(0));
    let cases = number("ZEBRA_CASES", CASES);
    let outcome = runner(cases).run(&puzzles(), |puzzle| {
        let Some((puzzle, grids)) = library_puzzle(&puzzle) else { return Ok(()) };
        let solutions = grids.iter().filter(|grid| check(&puzzle, grid).is_empty()).count();
        if solutions > MOST {
            return Ok(());
        }
        let known = presolve(&puzzle);
        for _ in 0..COMBINATIONS {
            // A step without a common divisor, so that neighbours in the list are not tried together.
            let options = combinations[turn.replace(turn.get() + 1) * 101 % combinations.len()];
            for presolved in [None, Some(&known)] {
                counted(&puzzle, &options, presolved, solutions).map_err(TestCaseError::fail)?;
            }
        }
        compared.set(compared.get() + 1);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(compared.get() > cases / 2, "{} compared", compared.get());
}

/// Cells that are equal share a variable; the formula says what the other one's value is.
#[test]
fn merged_cells_change_no_number_of_models() {
    let header = "houses: 4\ncolour: red, blue, green, white\npet: cat, dog, eel, fox\n\nclues:\n";
    // All colours, and the pets that are left.
    let cases = [
        ("red = cat\n  blue = dog", 24 * 2),
        ("red directly left of cat", 3 * 6 * 6),
        ("red = cat\n  red in house 1 or 2\n  blue in house 4", 2 * 2 * 6),
    ];
    for (clues, solutions) in cases {
        let text = format!("{header}  {clues}\n");
        let puzzle = load(Source::new("merged.zebra", text)).resolved.unwrap().puzzle;
        let known = presolve(&puzzle);
        for options in one_by_one() {
            let text = emitted(&puzzle, &options, Some(&known));
            assert!(has_merged_cells(&text), "{clues}");
            counted(&puzzle, &options, Some(&known), solutions).unwrap();
        }
    }
}

/// Whether what was found without search holds a clause of two literals: cells that are equal.
fn has_merged_cells(text: &str) -> bool {
    let (_, known) = text.split_once("c found without search\n").unwrap();
    known.lines().any(|line| line.split(' ').count() == 3)
}

/// A counter obeys `c p show` wherever it stands, so a name must not be able to write one.
#[test]
fn a_name_adds_no_line_that_a_counter_obeys() {
    let text = "title: \"two\\np show 1 0\"\nhouses: 2\nhat: \"a\\np show 1 0\", \"b\\nind 1 0\"\n\n\
                clues:\n  \"a\\np show 1 0\" in house 1\n";
    let puzzle = load(Source::new("names.zebra", text)).resolved.unwrap().puzzle;
    let text = emitted(&puzzle, &Options::default(), None);
    assert_eq!(shown(&text), (0..4).map(Var::from_index).collect::<Vec<_>>());
    let comments = text.lines().filter_map(|line| line.strip_prefix("c "));
    let obeyed: Vec<_> = comments.filter(|line| line.starts_with(['i', 'p'])).collect();
    assert_eq!(obeyed, ["puzzle: two", "p show 1 2 3 4 0"]);
}
