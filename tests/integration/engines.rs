//! Every engine answers as a truth table does, in any order of clauses and questions.

mod agreement;
mod decode;
#[cfg(unix)]
mod liars;
pub mod present;
mod proofs;
pub mod run;
#[cfg(unix)]
mod signals;

use std::time::Duration;

use encodings::Lit;
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError, TestRunner};
use zebra_sat::engine::{Assignment, Choice, Engine, EngineError, Terms, Verdict};

use present::{engines, is_inside};

/// How many conversations each engine must stand.
const CASES: u32 = 4_000;

/// How many when each question takes a process.
const CASES_OUTSIDE: u32 = 60;

/// A time that no test takes.
const LONG: Duration = Duration::from_secs(100_000);

/// The most variables of a conversation: their assignments are the bits of a `u32`.
const VARIABLES: usize = 7;

/// What is said to an engine.
#[derive(Clone, Debug)]
enum Step {
    /// So many more variables.
    Variables(usize),
    /// A clause, which may be empty and may say a literal twice or with its negation.
    Clause(Vec<i64>),
    Solve(Vec<i64>),
    Core(Vec<i64>),
}

fn step() -> impl Strategy<Value = Step> {
    let literal = || {
        let variable = 1..=VARIABLES as i64;
        (variable, any::<bool>()).prop_map(|(variable, not)| if not { -variable } else { variable })
    };
    let literals = |least: usize, most: usize| prop::collection::vec(literal(), least..=most);
    prop_oneof![
        1 => (1..=3_usize).prop_map(Step::Variables),
        12 => literals(2, 4).prop_map(Step::Clause),
        2 => literals(1, 1).prop_map(Step::Clause),
        4 => literals(0, 5).prop_map(Step::Solve),
        4 => literals(1, 7).prop_map(Step::Core),
    ]
}

fn lit(dimacs: i64) -> Lit {
    Lit::from_dimacs(dimacs).unwrap()
}

fn lits(dimacs: &[i64]) -> Vec<Lit> {
    dimacs.iter().map(|number| lit(*number)).collect()
}

/// The clauses so far, and a truth table over them.
#[derive(Default)]
struct Table {
    variables: usize,
    clauses: Vec<Vec<i64>>,
}

impl Table {
    fn satisfiable(&self, assumptions: &[i64]) -> bool {
        let holds = |row: u32, literal: i64| {
            (row >> (literal.unsigned_abs() - 1) & 1 == 1) != (literal < 0)
        };
        (0..1_u32 << self.variables).any(|row| {
            let met = |clause: &Vec<i64>| clause.iter().any(|literal| holds(row, *literal));
            self.clauses.iter().all(met) && assumptions.iter().all(|literal| holds(row, *literal))
        })
    }

    /// Only literals of variables that there are.
    fn known(&self, literals: &[i64]) -> Vec<i64> {
        let known = |literal: &&i64| literal.unsigned_abs() as usize <= self.variables;
        literals.iter().filter(known).copied().collect()
    }

    fn is_model(&self, model: &Assignment, assumptions: &[i64]) -> bool {
        let met = |clause: &Vec<i64>| clause.iter().any(|literal| model.satisfies(lit(*literal)));
        let assumed = assumptions.iter().all(|literal| model.satisfies(lit(*literal)));
        self.clauses.iter().all(met) && assumed
    }
}

/// A fresh engine.
fn start(choice: &Choice) -> Box<dyn Engine> {
    (choice.start)(&Terms::default()).unwrap()
}

fn converse(choice: &Choice, terms: &Terms, steps: &[Step]) -> Result<(), TestCaseError> {
    let mut engine = (choice.start)(terms).unwrap();
    let mut table = Table::default();
    for step in steps {
        match step {
            Step::Variables(count) => {
                for _ in 0..(*count).min(VARIABLES - table.variables) {
                    prop_assert_eq!(engine.new_var().index(), table.variables);
                    table.variables += 1;
                }
            }
            Step::Clause(clause) => {
                let clause = table.known(clause);
                // A clause of which nothing is left would refute all that follows.
                if !clause.is_empty() {
                    engine.add_clause(&lits(&clause));
                    table.clauses.push(clause);
                }
            }
            Step::Solve(assumptions) => solve(&mut *engine, &table, &table.known(assumptions))?,
            Step::Core(assumptions) => core(&mut *engine, &table, &table.known(assumptions))?,
        }
    }
    solve(&mut *engine, &table, &[])
}

fn solve(engine: &mut dyn Engine, table: &Table, of: &[i64]) -> Result<(), TestCaseError> {
    match engine.solve(&lits(of)) {
        Ok(Verdict::Sat(model)) => {
            prop_assert!(table.is_model(&model, of), "{:?}: {:?}", of, model)
        }
        Ok(Verdict::Unsat) => prop_assert!(!table.satisfiable(of), "{:?} can be true", of),
        Err(error) => prop_assert!(false, "{}", error),
    }
    Ok(())
}

fn core(engine: &mut dyn Engine, table: &Table, of: &[i64]) -> Result<(), TestCaseError> {
    let core = engine.core(&lits(of));
    let core = core.map_err(|error| TestCaseError::fail(error.to_string()))?;
    let Some(core) = core else {
        prop_assert!(table.satisfiable(of), "no core of {:?}", of);
        return Ok(());
    };
    let core: Vec<i64> = core.iter().map(|literal| literal.to_dimacs()).collect();
    prop_assert!(core.iter().all(|literal| of.contains(literal)), "{:?} of {:?}", core, of);
    prop_assert!(!table.satisfiable(&core), "{:?} of {:?} can be true", core, of);
    Ok(())
}

fn runner(cases: u32) -> TestRunner {
    TestRunner::new(ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(u64::from(super::oracle::number("ZEBRA_SEED", 0))),
        ..ProptestConfig::default()
    })
}

#[test]
fn every_engine_answers_as_a_truth_table_does() {
    for choice in &engines() {
        // Variables first, so that there is something to speak of; more may come later.
        let steps =
            (1..=VARIABLES, prop::collection::vec(step(), 1..40)).prop_map(|(first, more)| {
                std::iter::once(Step::Variables(first)).chain(more).collect::<Vec<_>>()
            });
        let cases = if is_inside(choice) { CASES } else { CASES_OUTSIDE };
        let cases = super::oracle::number("ZEBRA_CASES", cases);
        // With a time limit engines in this process work in another way.
        let timed = Terms { timeout: Some(LONG), ..Terms::default() };
        let terms = if is_inside(choice) { vec![Terms::default(), timed] } else { vec![timed] };
        let outcome = runner(cases).run(&steps, |steps| {
            terms.iter().try_for_each(|terms| converse(choice, terms, &steps))
        });
        outcome.unwrap_or_else(|error| panic!("{}: {error}", choice.name));
    }
}

/// Runs a short conversation by every engine.
fn all(steps: &[Step]) {
    for choice in &engines() {
        converse(choice, &Terms::default(), steps)
            .unwrap_or_else(|error| panic!("{}: {error}", choice.name));
    }
}

#[test]
fn without_variables_everything_can_be_true() {
    for choice in &engines() {
        let mut engine = start(choice);
        assert!(matches!(engine.solve(&[]), Ok(Verdict::Sat(_))), "{}", choice.name);
        assert_eq!(engine.core(&[]), Ok(None), "{}", choice.name);
    }
}

#[test]
fn unused_variables_have_values_and_can_be_assumed() {
    use Step::{Clause, Solve, Variables};
    all(&[Variables(3), Solve(vec![]), Solve(vec![3, -1]), Clause(vec![2]), Solve(vec![-3])]);
    all(&[Clause(vec![]), Variables(1), Solve(vec![1]), Variables(3), Solve(vec![-4, 1])]);
}

#[test]
fn the_empty_clause_refutes_everything_for_good() {
    for choice in &engines() {
        for variables in 0..3 {
            let mut engine = start(choice);
            let literals: Vec<_> = (0..variables).map(|_| engine.new_var().positive()).collect();
            assert!(matches!(engine.solve(&literals), Ok(Verdict::Sat(_))), "{}", choice.name);
            engine.add_clause(&[]);
            for _ in 0..2 {
                assert_eq!(engine.solve(&[]), Ok(Verdict::Unsat), "{}", choice.name);
                assert_eq!(engine.solve(&literals), Ok(Verdict::Unsat), "{}", choice.name);
                let core = engine.core(&literals).unwrap().expect("refuted");
                assert!(core.iter().all(|literal| literals.contains(literal)), "{}", choice.name);
            }
            let later = engine.new_var().positive();
            engine.add_clause(&[later]);
            assert_eq!(engine.solve(&[later]), Ok(Verdict::Unsat), "{}", choice.name);
        }
    }
}

#[test]
fn repeated_and_complementary_literals_mean_what_they_say() {
    use Step::{Clause, Core, Solve, Variables};
    all(&[
        Variables(3),
        Clause(vec![1, 1, 1]),
        Solve(vec![-1]),
        Core(vec![-1, -1]),
        Clause(vec![2, -2]),
        Solve(vec![2]),
        Solve(vec![-2]),
        Clause(vec![3, -3, 3, 1]),
        Solve(vec![-3, -3]),
        Core(vec![2, -2]),
        Core(vec![3, 1, -3]),
        Clause(vec![-1, -1, -2, -2]),
        Solve(vec![2, 2]),
        Core(vec![3, 2, 3]),
    ]);
}

/// The conversation after which varisat 0.2.2 itself names a core that can be true.
#[test]
fn a_core_after_other_questions_is_proven() {
    use Step::{Clause, Core, Solve, Variables};
    all(&[
        Variables(3),
        Variables(3),
        Clause(vec![6]),
        Solve(vec![-6]),
        Clause(vec![1]),
        Solve(vec![]),
        Clause(vec![5, -2]),
        Core(vec![-5, 2]),
    ]);
}

/// Pigeons, one more than holes: refuted only by search.
#[test]
fn a_hard_little_formula_is_refuted_and_its_relaxation_is_not() {
    const HOLES: usize = 5;
    for choice in &engines() {
        let mut engine = start(choice);
        let mut row = || (0..HOLES).map(|_| engine.new_var().positive()).collect::<Vec<_>>();
        let pigeons: Vec<Vec<Lit>> = (0..=HOLES).map(|_| row()).collect();
        let guards: Vec<Lit> = pigeons.iter().map(|_| engine.new_var().positive()).collect();
        for (pigeon, guard) in pigeons.iter().zip(&guards) {
            let somewhere: Vec<Lit> = pigeon.iter().copied().chain([!*guard]).collect();
            engine.add_clause(&somewhere);
        }
        for (hole, at, other) in (0..HOLES)
            .flat_map(|hole| (0..=HOLES).map(move |at| (hole, at)))
            .flat_map(|(hole, at)| (0..at).map(move |other| (hole, at, other)))
        {
            engine.add_clause(&[!pigeons[at][hole], !pigeons[other][hole]]);
        }
        assert_eq!(engine.solve(&guards), Ok(Verdict::Unsat), "{}", choice.name);
        // Every pigeon is needed.
        let core = engine.core(&guards).unwrap().expect("refuted");
        assert_eq!(core.len(), guards.len(), "{}", choice.name);
        for at in 0..guards.len() {
            let mut fewer = guards.clone();
            fewer.remove(at);
            assert!(matches!(engine.solve(&fewer), Ok(Verdict::Sat(_))), "{}", choice.name);
        }
    }
}

/// Pigeons that no solver places in this time.
#[test]
fn time_runs_out() {
    const HOLES: usize = 40;
    let short = Terms { timeout: Some(Duration::from_millis(300)), ..Terms::default() };
    for choice in &engines() {
        let mut engine = (choice.start)(&short).unwrap();
        let mut row = || (0..HOLES).map(|_| engine.new_var().positive()).collect::<Vec<_>>();
        let pigeons: Vec<Vec<Lit>> = (0..=HOLES).map(|_| row()).collect();
        pigeons.iter().for_each(|pigeon| engine.add_clause(pigeon));
        for (at, one) in pigeons.iter().enumerate() {
            for other in &pigeons[..at] {
                one.iter().zip(other).for_each(|(a, b)| engine.add_clause(&[!*a, !*b]));
            }
        }
        // Asked again it still has no time.
        for _ in 0..2 {
            let error = engine.solve(&[]).expect_err(choice.name);
            assert_eq!(error, EngineError::TimedOut { engine: choice.name.to_owned() });
        }
    }
}

#[test]
fn work_is_counted_where_the_solver_tells() {
    for choice in &engines() {
        let mut engine = start(choice);
        let [a, b] = [(); 2].map(|()| engine.new_var().positive());
        for clause in [[a, b], [a, !b], [!a, b], [!a, !b]] {
            engine.add_clause(&clause);
        }
        assert_eq!(engine.solve(&[]), Ok(Verdict::Unsat));
        let statistics = engine.statistics();
        let tells = !["varisat", "cadical-lib"].contains(&choice.name);
        assert_eq!(statistics.conflicts.is_some(), tells, "{}: {statistics:?}", choice.name);
        assert_eq!(statistics.propagations.is_some(), tells, "{}: {statistics:?}", choice.name);
    }
}
