//! What is found before encoding: the rest has the same solutions, in a session and in DIMACS.

use std::collections::BTreeSet;

use encodings::{Lit, Var, dimacs};
use zebra_sat::compile::{Layout, Options};
use zebra_sat::engine::{self, Terms, Verdict};
use zebra_sat::load::load;
use zebra_sat::model::{Puzzle, Solution, check};
use zebra_sat::presolve::presolve;
use zebra_sat::session::{Session, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::dimacs::{Formula, write};

use crate::puzzles::{files, load_file, solutions};

/// Puzzles with more solutions are not compared.
const MOST: usize = 300;

fn puzzle(text: &str) -> Puzzle {
    load(Source::new("a.zebra", text)).resolved.unwrap().puzzle
}

/// The models of the formula that `--emit-dimacs --presolve` writes, over all its variables.
fn models(puzzle: &Puzzle) -> Vec<Solution> {
    let (options, presolved) = (Options::default(), presolve(puzzle));
    let formula = Formula { puzzle, options: &options, presolved: Some(&presolved) };
    let mut text = Vec::new();
    let size = write(&formula, &mut text).unwrap();
    let cnf = dimacs::read(&text).unwrap();
    assert_eq!((cnf.size(), formula.size()), (size, size));
    let mut engine = (engine::ALL[0].start)(&Terms::default()).unwrap();
    let variables: Vec<Var> = (0..cnf.num_vars()).map(|_| engine.new_var()).collect();
    cnf.clauses().for_each(|clause| engine.add_clause(clause));
    let layout = Layout::new(puzzle);
    let mut found = Vec::new();
    while let Verdict::Sat(model) = engine.solve(&[]).unwrap() {
        let at = |item, place| model.satisfies(layout.literal(item, place));
        let solution = layout.decode(puzzle, at).unwrap();
        assert!(check(puzzle, &solution).is_empty());
        found.push(solution);
        let other = |var: &Var| Lit::new(*var, model.holds(*var));
        engine.add_clause(&variables.iter().map(other).collect::<Vec<_>>());
    }
    found
}

#[test]
fn the_formula_of_the_rest_has_a_model_for_each_solution() {
    let mut compared = 0;
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let full = Setup { presolve: false, ..Setup::default() };
        if puzzle.items.len() * puzzle.positions.len() > 700 {
            continue;
        }
        let mut session = Session::new(&puzzle, &full).unwrap();
        if session.solutions().take(MOST + 1).count() > MOST {
            continue;
        }
        let models = models(&puzzle);
        let distinct: BTreeSet<_> = models.iter().cloned().collect();
        assert_eq!(models.len(), distinct.len(), "{}", path.display());
        assert!(distinct == solutions(&puzzle, &full), "{}", path.display());
        compared += 1;
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn a_clue_that_makes_cells_equal_needs_no_clauses() {
    let header = "houses: 4\ncolour: red, blue, green, white\npet: cat, dog, eel, fox\n\nclues:\n";
    let size = |clues: &str| {
        let puzzle = puzzle(&format!("{header}{clues}"));
        let presolved = presolve(&puzzle);
        assert_eq!(models(&puzzle).len(), solutions(&puzzle, &Setup::default()).len());
        Session::new(&puzzle, &Setup::default()).map(|session| (session.size(), presolved)).unwrap()
    };
    let (none, _) = size("");
    let (same, _) = size("  red = cat\n  blue = dog\n");
    let (behind, _) = size("  red directly left of cat\n");
    // The rules of two rows are those of two others; no clause of a clue is added.
    assert!(same.clauses < none.clauses, "{same:?} {none:?}");
    assert!(behind.clauses < none.clauses, "{behind:?} {none:?}");
}

#[test]
fn a_contradiction_is_found_and_can_be_written() {
    let text = "houses: 3\ncolour: red, blue, green\n\nclues:\n  red directly left of blue\n  blue directly left of green\n  green in house 1\n";
    let puzzle = puzzle(text);
    assert!(presolve(&puzzle).is_err());
    assert!(models(&puzzle).is_empty());
    assert_eq!(Session::new(&puzzle, &Setup::default()).unwrap().solutions().count(), 0);
}

#[test]
fn what_is_known_is_counted() {
    let text = "houses: 3\ncolour: red, blue, green\n\nclues:\n  red in house 1\n";
    let puzzle = puzzle(text);
    assert_eq!(Session::new(&puzzle, &Setup::default()).unwrap().decided(), (5, 9));
    let full = Setup { presolve: false, ..Setup::default() };
    assert_eq!(Session::new(&puzzle, &full).unwrap().decided(), (0, 9));
}
