//! What the probe says of random formulas, against truth tables.

use encodings::probe;
use encodings::{Cnf, Lit, Sink, Var};
use proptest::prelude::*;

use crate::oracle::{assignments, satisfies};

/// A formula of 6 variables.
fn small_cnf() -> impl Strategy<Value = Cnf> {
    let clause = prop::collection::vec((0..12usize).prop_map(Lit::from_code), 0..4);
    prop::collection::vec(clause, 0..14).prop_map(|clauses| {
        let mut cnf = Cnf::with_vars(6);
        for clause in clauses {
            cnf.add_clause(&clause);
        }
        cnf
    })
}

/// The values of the first `inputs` variables in every model.
fn projected(cnf: &Cnf, inputs: usize) -> Vec<Vec<bool>> {
    let models = assignments(6).filter(|values| satisfies(cnf, values));
    models.map(|values| values[..inputs].to_vec()).collect()
}

/// What unit propagation makes of an assumption, slowly; nothing if there is a conflict.
fn unit_propagation(cnf: &Cnf, assumed: &[Option<bool>]) -> Option<Vec<Option<bool>>> {
    let mut values = assumed.to_vec();
    values.resize(6, None);
    let value = |values: &[Option<bool>], lit: Lit| {
        values[lit.var().index()].map(|value| value != lit.is_negative())
    };
    loop {
        let mut changed = false;
        for clause in cnf.clauses() {
            if clause.iter().any(|&lit| value(&values, lit) == Some(true)) {
                continue;
            }
            let open: std::collections::BTreeSet<Lit> =
                clause.iter().copied().filter(|&lit| value(&values, lit).is_none()).collect();
            match (open.first(), open.len()) {
                (None, _) => return None,
                (Some(lit), 1) => {
                    values[lit.var().index()] = Some(!lit.is_negative());
                    changed = true;
                }
                _ => {}
            }
        }
        if !changed {
            return Some(values);
        }
    }
}

/// Every partial assignment of `n` variables.
fn partial_assignments(n: usize) -> Vec<Vec<Option<bool>>> {
    (0..n).fold(vec![Vec::new()], |shorter, _| {
        let longer = |partial: Vec<Option<bool>>| {
            [None, Some(false), Some(true)].map(|value| [partial.clone(), vec![value]].concat())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}

/// Whether unit propagation sees all that follows, by the words of its definition.
fn propagates_all(cnf: &Cnf, inputs: usize) -> bool {
    let models = projected(cnf, inputs);
    partial_assignments(inputs).iter().all(|partial| {
        let agrees = |model: &&Vec<bool>| {
            partial.iter().zip(*model).all(|(value, in_model)| value.is_none_or(|v| v == *in_model))
        };
        let extended: Vec<&Vec<bool>> = models.iter().filter(agrees).collect();
        match unit_propagation(cnf, partial) {
            None => true,
            Some(seen) => {
                !extended.is_empty()
                    && (0..inputs).all(|input| {
                        let first = extended[0][input];
                        let implied = extended.iter().all(|model| model[input] == first);
                        !implied || seen[input] == Some(first)
                    })
            }
        }
    })
}

proptest! {
    #[test]
    fn models_are_those_of_the_truth_table(cnf in small_cnf(), inputs in 0..=6usize) {
        let expected = projected(&cnf, inputs);
        for (values, found) in assignments(inputs).zip(probe::models(&cnf, inputs)) {
            let count = expected.iter().filter(|model| **model == values).count();
            prop_assert_eq!(found, count as u64, "{:?}", values);
        }
    }

    #[test]
    fn propagation_is_judged_by_its_definition(cnf in small_cnf(), inputs in 0..=6usize) {
        prop_assert_eq!(probe::propagates_all(&cnf, inputs), propagates_all(&cnf, inputs));
    }
}

#[test]
fn a_formula_can_hide_a_conflict_or_a_value_from_propagation() {
    let [a, b, c] = [0, 1, 2].map(|index| Var::from_index(index).positive());
    let mut cnf = Cnf::with_vars(3);
    assert!(probe::propagates_all(&cnf, 2));
    // Together these say a, but only once b is known.
    cnf.add_clause(&[a, b]);
    cnf.add_clause(&[a, !b]);
    assert!(!probe::propagates_all(&cnf, 1));
    cnf.add_clause(&[a]);
    assert!(probe::propagates_all(&cnf, 3));
    for clause in [[b, c], [b, !c], [!b, c], [!b, !c]] {
        cnf.add_clause(&clause);
    }
    assert!(!probe::propagates_all(&cnf, 0));
    cnf.add_clause(&[]);
    assert!(probe::propagates_all(&cnf, 0));
}
