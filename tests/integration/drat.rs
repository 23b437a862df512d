//! The checker of proofs against truth tables: it accepts no refutation of what can be satisfied.

use encodings::{Cnf, Lit, Sink};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use std::cell::Cell;
use std::time::Instant;
use zebra_sat::drat::check;

use crate::oracle::runner;

/// How many random proofs are tried.
const CASES: u32 = 20_000;

/// The variables of random formulas; proofs may use one more.
const VARIABLES: i64 = 3;

fn formula(variables: usize, clauses: &[Vec<i64>]) -> Cnf {
    let mut cnf = Cnf::with_vars(variables);
    for clause in clauses {
        let literals: Vec<Lit> = clause.iter().map(|n| Lit::from_dimacs(*n).unwrap()).collect();
        cnf.add_clause(&literals);
    }
    cnf
}

/// The lines that were read, or why the proof is not accepted.
fn checked(variables: usize, clauses: &[Vec<i64>], proof: &str) -> Result<u64, String> {
    check(&formula(variables, clauses), proof.as_bytes(), None).map_err(|error| error.to_string())
}

fn satisfiable(variables: i64, clauses: &[Vec<i64>]) -> bool {
    let holds = |row: u32, n: i64| (row >> (n.unsigned_abs() - 1) & 1 == 1) == (n > 0);
    (0..1_u32 << variables).any(|row| clauses.iter().all(|c| c.iter().any(|n| holds(row, *n))))
}

fn literal(variables: i64) -> impl Strategy<Value = i64> {
    (1..=variables, any::<bool>()).prop_map(|(n, negative)| if negative { -n } else { n })
}

/// A step of a random proof.
#[derive(Clone, Debug)]
enum Step {
    Add(Vec<i64>),
    Delete(Vec<i64>),
    /// One of the formula's clauses goes away.
    DeleteInput(prop::sample::Index),
}

fn step() -> impl Strategy<Value = Step> {
    let clause = || prop::collection::vec(literal(VARIABLES + 1), 1..=3);
    prop_oneof![
        3 => clause().prop_map(Step::Add),
        1 => clause().prop_map(Step::Delete),
        3 => any::<prop::sample::Index>().prop_map(Step::DeleteInput),
    ]
}

fn line(step: &Step, clauses: &[Vec<i64>]) -> String {
    let words = |clause: &[i64]| clause.iter().map(|n| format!("{n} ")).collect::<String>();
    match step {
        Step::Add(clause) => format!("{}0\n", words(clause)),
        Step::Delete(clause) => format!("d {}0\n", words(clause)),
        Step::DeleteInput(at) => format!("d {}0\n", words(at.get::<Vec<i64>>(clauses))),
    }
}

/// Random proofs, of which each accepted prefix counts: whatever steps pass, the empty clause must
/// not, unless the formula is unsatisfiable.
#[test]
fn what_can_be_satisfied_is_not_refuted() {
    let clauses = prop::collection::vec(prop::collection::vec(literal(VARIABLES), 1..=3), 1..=9);
    let proofs = (clauses, prop::collection::vec(step(), 0..=5));
    let [refuted, refused] = [Cell::new(0), Cell::new(0)];
    let outcome = runner(CASES).run(&proofs, |(clauses, steps)| {
        let proof: String = steps.iter().map(|step| line(step, &clauses)).collect();
        match checked(VARIABLES as usize, &clauses, &(proof + "0\n")) {
            Ok(_) if satisfiable(VARIABLES, &clauses) => {
                return Err(TestCaseError::fail("a satisfiable formula is refuted"));
            }
            Ok(_) => refuted.set(refuted.get() + 1),
            Err(_) => refused.set(refused.get() + 1),
        }
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(refuted.get() > CASES / 50 && refused.get() > CASES / 2, "{refuted:?} {refused:?}");
}

/// Every unsatisfiable formula has the proof that adds all clauses over ever fewer variables.
#[test]
fn every_unsatisfiable_formula_is_refuted() {
    let proof: String = (0..=VARIABLES as u32)
        .rev()
        .flat_map(|length| (0..1_u32 << length).map(move |signs| (length, signs)))
        .map(|(length, signs)| {
            let sign = |n: u32| if signs >> n & 1 == 1 { "-" } else { "" };
            (0..length).map(|n| format!("{}{} ", sign(n), n + 1)).collect::<String>() + "0\n"
        })
        .collect();
    let clauses = prop::collection::vec(prop::collection::vec(literal(VARIABLES), 0..=4), 1..=12);
    let refuted = Cell::new(0);
    let outcome = runner(CASES / 10).run(&clauses, |clauses| {
        let accepted = checked(VARIABLES as usize, &clauses, &proof).is_ok();
        prop_assert_eq!(accepted, !satisfiable(VARIABLES, &clauses));
        refuted.set(refuted.get() + u32::from(accepted));
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(refuted.get() > CASES / 100, "{refuted:?}");
}

const UNJUSTIFIED: &str = "the clause does not follow from the formula and the lines before";
const CUT_OFF: &str = "it ends without the empty clause: it is cut off, or proves nothing";

/// A formula over four variables that needs a proof.
fn square() -> Vec<Vec<i64>> {
    vec![vec![1, 2], vec![1, -2], vec![-1, 3], vec![-1, -3]]
}

#[test]
fn steps_are_judged_one_by_one() {
    let at = |line: u64| Err(format!("line {line}: {UNJUSTIFIED}"));
    type Case = (&'static [&'static [i64]], &'static str, Result<u64, String>);
    let cases: [Case; 13] = [
        (&[&[1], &[-1, 2], &[-2]], "0\n", Ok(1)),
        (&[&[]], "0\n", Ok(1)),
        (&[&[1], &[-1]], "", Err(CUT_OFF.to_owned())),
        (&[&[1, 2]], "0\n", at(1)),
        // A literal follows from a clause that is then deleted: its opposite is still no RAT.
        (&[&[1], &[-1, 2]], "d -1 2 0\n-2 0\n0\n", at(2)),
        (&[&[1], &[-1, 2]], "d 1 0\n-1 0\n0\n", at(2)),
        (&[&[1], &[-1, 2], &[-1, 2]], "d -1 2 0\nd -1 2 0\n-2 0\n0\n", at(3)),
        // Two copies, of which one may go.
        (&[&[1, 2], &[1, 2], &[-1], &[-2]], "d 1 2 0\n0\n", Ok(2)),
        // RAT on the first literal, and not on the second one.
        (&[&[-1, 2]], "1 -2 0\n0\n", at(2)),
        (&[&[-1, 2], &[-1, 3]], "1 3 0\n0\n", at(1)),
        // A new variable is defined, and refutes nothing by itself.
        (&[&[1, 2]], "2147483647 -1 0\n-2147483647 1 0\n2147483647 0\n0\n", at(3)),
        // What nobody has added can be deleted, and a tautology added.
        (&[&[1], &[-1]], "d 3 4 0\n2 -2 0\n0\n", Ok(3)),
        // Behind the empty clause there is nothing to refute.
        (&[&[1], &[-1]], "0\nnonsense", Ok(1)),
    ];
    for (clauses, proof, expected) in cases {
        let clauses: Vec<Vec<i64>> = clauses.iter().map(|clause| clause.to_vec()).collect();
        assert_eq!(checked(4, &clauses, proof), expected, "{clauses:?} {proof:?}");
    }
}

#[test]
fn a_clause_that_is_gone_proves_nothing() {
    assert_eq!(checked(4, &square(), "1 0\n0\n"), Ok(2));
    let gone = checked(4, &square(), "d 2 1 0\n1 0\n0\n");
    assert_eq!(gone, Err(format!("line 2: {UNJUSTIFIED}")));
    let repeated = checked(4, &square(), "1 1 1 0\n0\n");
    assert_eq!(repeated, Ok(2), "a clause is a set");
}

#[test]
fn a_check_ends_when_its_time_is_over() {
    let error = check(&formula(4, &square()), "1 0\n0\n".as_bytes(), Some(Instant::now()));
    assert_eq!(error.unwrap_err().to_string(), "the time was over before it was checked");
}
