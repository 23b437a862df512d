//! The session: a lying engine is caught, clauses keep their origin, questions can be repeated.

use std::collections::BTreeSet;

use encodings::{Cnf, Lit, Sink, Var};
use varisat::ExtendFormula;
use zebra_sat::compile::{self, Known, Layout, Options, Origin, Sections};
use zebra_sat::engine::{Assignment, Choice, Engine, EngineError, Varisat, Verdict};
use zebra_sat::load::load;
use zebra_sat::model::{ClueId, Puzzle, Solution, Violation};
use zebra_sat::presolve::presolve;
use zebra_sat::report::fault;
use zebra_sat::session::{Error, Fault, Search, Session, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::solve::solve;

use crate::puzzles::{files, load_file};

fn puzzle(text: &str) -> Puzzle {
    load(Source::new("test.zebra", text)).resolved.unwrap().puzzle
}

/// An engine that forgets the clauses of one kind, or turns its model around.
struct Liar {
    inner: Varisat,
    forgets: fn(&[Lit]) -> bool,
    inverts: bool,
}

impl Sink for Liar {
    fn new_var(&mut self) -> Var {
        self.inner.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        if !(self.forgets)(clause) {
            self.inner.add_clause(clause);
        }
    }
}

impl Engine for Liar {
    fn solve(&mut self, assumptions: &[Lit]) -> Result<Verdict, EngineError> {
        let verdict = self.inner.solve(assumptions)?;
        match verdict {
            Verdict::Sat(model) if self.inverts => {
                let turned = (0..20).map(|i| Var::from_index(i).positive());
                let turned = turned.filter(|literal| !model.satisfies(*literal));
                Ok(Verdict::Sat(Assignment::new(20, turned)))
            }
            other => Ok(other),
        }
    }

    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError> {
        self.inner.core(assumptions)
    }
}

const FORGETFUL: Choice = Choice {
    name: "forgetful",
    summary: "forgets unit clauses",
    start: |_| {
        Ok(Box::new(Liar { inner: Varisat::new(), forgets: |c| c.len() == 1, inverts: false }))
    },
};

const INVERTING: Choice = Choice {
    name: "inverting",
    summary: "turns models around",
    start: |_| Ok(Box::new(Liar { inner: Varisat::new(), forgets: |_| false, inverts: true })),
};

const THREE: &str =
    "title: Three\nhouses: 3\ncolour: red, blue, green\n\nclues:\n  red in house 2\n";

#[test]
fn a_wrong_model_is_a_fault_and_no_answer() {
    let puzzle = puzzle(THREE);
    let setup = Setup { engine: FORGETFUL, presolve: false, ..Setup::default() };
    let mut seen = 0;
    let result = solve(&puzzle, &setup, None, |_| {
        seen += 1;
        Ok(())
    });
    let Err(Error::Fault(fault)) = result else { panic!("{result:?}") };
    let Fault::Broken(_, violations) = &fault else { panic!("{fault:?}") };
    assert_eq!(violations[..], [Violation::Clue(ClueId(0))]);

    let report = fault::describe(&puzzle, &setup, &fault);
    for part in [
        "error: internal fault: the engine's answer breaks the puzzle's rules or clues",
        "clue 1 does not hold",
        "This is a bug of zebra-sat",
        concat!("version ", env!("CARGO_PKG_VERSION"), ", engine forgetful, exactly-one auto"),
        "\"title\": \"Three\"",
    ] {
        assert!(report.contains(part), "{report}");
    }
    // The puzzle at the end of the report is the puzzle.
    let json = &report[report.find("\n{").unwrap() + 1..];
    assert_eq!(load(Source::new("report.json", json)).resolved.unwrap().puzzle, puzzle);
}

#[test]
fn a_model_that_is_no_grid_is_a_fault() {
    let puzzle = puzzle(THREE);
    let setup = Setup { engine: INVERTING, presolve: false, ..Setup::default() };
    let result = solve(&puzzle, &setup, None, |_| Ok(()));
    assert!(matches!(result, Err(Error::Fault(Fault::Clash(_)))), "{result:?}");
}

/// Forgets what is ruled out, and what rules out the rest: that is a clause of two literals with the
/// gate, as the one place of red tells the others.
const REPEATING: Choice = Choice {
    name: "repeating",
    summary: "forgets what it is told not to say again",
    start: |_| {
        let forgets = |clause: &[Lit]| clause.iter().any(|literal| literal.var().index() >= 4);
        Ok(Box::new(Liar { inner: Varisat::new(), forgets, inverts: false }))
    },
};

#[test]
fn an_engine_that_repeats_itself_is_found_out() {
    let puzzle = puzzle("houses: 2\ncolour: red, blue\n");
    for presolve in [true, false] {
        let setup = Setup { engine: REPEATING, presolve, ..Setup::default() };
        let mut seen = 0;
        let result = solve(&puzzle, &setup, None, |_| {
            seen += 1;
            Ok(())
        });
        let wrong = EngineError::Wrong {
            engine: "repeating".to_owned(),
            message: "it finds a solution that was ruled out".to_owned(),
        };
        assert_eq!((result, seen), (Err(Error::Engine(wrong)), 1));
    }
}

/// One literal fewer for each category, and one for every two cells that are equal.
#[test]
fn a_solution_is_told_by_few_literals() {
    let puzzle = |clues: &str| {
        puzzle(&format!(
            "houses: 4\na: a1, a2, a3, a4\nb: b1, b2, b3, b4\nkind: x, y (repeats)\npet: p, q, ...\nclues:\n{clues}"
        ))
    };
    let equal = "  a1 = b1\n  a2 = b2\n  a3 = b3\n  a4 = b4\n";
    for (clues, most) in [("  x in house 1\n", 3 + 3 + 3 + 2), (equal, 3 + 4 + 2)] {
        let puzzle = puzzle(clues);
        let known = presolve(&puzzle).unwrap();
        let mut told = BTreeSet::new();
        let setup = Setup { search: Search::Grid, ..Setup::default() };
        let answer = solve(&puzzle, &setup, None, |solution| {
            let literals = known.telling_literals(&puzzle, solution);
            assert_eq!(literals.len(), most);
            assert!(told.insert(literals), "two solutions are told by the same literals");
            Ok(())
        });
        assert_eq!(answer.unwrap().found, told.len() as u64);
    }
}

#[test]
fn a_session_can_be_asked_again() {
    let puzzle = puzzle("houses: 3\ncolour: red, blue, green\n");
    let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
    let all = |session: &mut Session<'_>| -> BTreeSet<Solution> {
        session.solutions().map(Result::unwrap).collect()
    };
    assert_eq!(session.solutions().take(2).count(), 2);
    let first = all(&mut session);
    assert_eq!(first.len(), 6);
    assert_eq!(all(&mut session), first);
}

#[test]
fn too_large_a_formula_is_an_error() {
    let mut text = "houses: 1000\n".to_owned();
    for category in 0..15 {
        let items: Vec<_> = (0..1000).map(|item| format!("c{category}-{item}")).collect();
        text.push_str(&format!("c{category}: {}\n", items.join(", ")));
    }
    let result = solve(&puzzle(&text), &Setup::default(), Some(2), |_| Ok(()));
    assert_eq!(result, Err(Error::TooLarge));
}

/// The solutions over the grid of some clauses, the first ones of very many.
fn solutions(puzzle: &Puzzle, clauses: &[&[Lit]], variables: usize) -> BTreeSet<Solution> {
    let layout = Layout::new(puzzle);
    let mut solver = varisat::Solver::new();
    for _ in 0..variables {
        solver.new_var();
    }
    let theirs = |literals: &[Lit]| -> Vec<varisat::Lit> {
        literals.iter().map(|literal| varisat::Lit::from_code(literal.code())).collect()
    };
    clauses.iter().for_each(|clause| solver.add_clause(&theirs(clause)));
    let mut found = BTreeSet::new();
    while found.len() < MOST && solver.solve().unwrap() {
        let model = solver.model().unwrap();
        let model = Assignment::new(variables, model.iter().map(|l| Lit::from_code(l.code())));
        let solution = layout
            .decode(puzzle, |item, place| model.satisfies(layout.literal(item, place)))
            .unwrap();
        let mut blocked = Known::nothing(puzzle).true_literals(puzzle, &solution);
        blocked.iter_mut().for_each(|literal| *literal = !*literal);
        solver.add_clause(&theirs(&blocked));
        found.insert(solution);
    }
    found
}

/// Solutions beyond this number are not compared.
const MOST: usize = 300;

/// Without the clauses of a clue, the formula is that of the puzzle without the clue: every clause
/// has the right origin, and definitions that other clues use stay.
#[test]
fn taking_away_the_clauses_of_a_clue_takes_away_the_clue() {
    let mut compared = 0;
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        if puzzle.items.len() * puzzle.positions.len() > 130 || puzzle.clues.len() > 20 {
            continue;
        }
        let variables = Layout::new(&puzzle).variables();
        let mut sections = Sections::new(Cnf::with_vars(variables), variables);
        compile::compile(&puzzle, &Options::default(), &mut sections);
        for clue in (0..puzzle.clues.len()).map(ClueId::from_index) {
            let origin = |number: usize| sections.origin_of_clause(number as u64).unwrap();
            let clauses = sections.sink.clauses().enumerate();
            let kept: Vec<_> = clauses
                .filter(|(number, _)| origin(*number) != Origin::Clue(clue))
                .map(|(_, clause)| clause)
                .collect();
            let without = solutions(&puzzle, &kept, sections.sink.num_vars());
            let mut smaller = puzzle.clone();
            smaller.clues.remove(clue.index());
            let mut session = Session::new(&smaller, &Setup::default()).unwrap();
            let expected: BTreeSet<_> =
                session.solutions().take(MOST).map(Result::unwrap).collect();
            if expected.len() == MOST {
                assert_eq!(without.len(), MOST);
            } else {
                assert!(without == expected, "{} without clue {}", path.display(), clue.0);
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn every_clause_and_auxiliary_variable_has_an_origin() {
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let variables = Layout::new(&puzzle).variables();
        let mut sections = Sections::new(encodings::Size::with_vars(variables), variables);
        compile::compile(&puzzle, &Options::default(), &mut sections);
        let size = sections.sink;
        let last = size.clauses - 1;
        assert!(
            sections.origin_of_clause(0).is_some() && sections.origin_of_clause(last).is_some()
        );
        assert_eq!(sections.origin_of_clause(size.clauses), None);
        assert_eq!(sections.origin_of_var(size.variables), None);
        for var in variables as u64..size.variables {
            assert!(sections.origin_of_var(var).is_some());
        }
    }
}
