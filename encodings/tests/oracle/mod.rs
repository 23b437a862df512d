//! The judge of the tests: counts models by trying everything, with unit propagation.

use encodings::{Cnf, Lit, Sink, Var};

/// The first `n` variables as positive literals.
pub(crate) fn inputs(n: usize) -> Vec<Lit> {
    (0..n).map(|index| Var::from_index(index).positive()).collect()
}

/// Every assignment of `n` values.
pub(crate) fn assignments(n: usize) -> impl Iterator<Item = Vec<bool>> {
    (0..1usize << n).map(move |bits| (0..n).map(|index| bits >> index & 1 == 1).collect())
}

/// How many of the values are true.
pub(crate) fn popcount(values: &[bool]) -> usize {
    values.iter().filter(|&&value| value).count()
}

/// How many models of `cnf` give the first variables these values and make the
/// literals `required` true.
pub(crate) fn extensions(cnf: &Cnf, values: &[bool], required: &[Lit]) -> u64 {
    let mut partial: Vec<Option<bool>> = vec![None; cnf.num_vars()];
    for (index, &value) in values.iter().enumerate() {
        partial[index] = Some(value);
    }
    for &lit in required {
        if value(&partial, lit) == Some(false) {
            return 0;
        }
        partial[lit.var().index()] = Some(!lit.is_negative());
    }
    count(cnf, partial)
}

fn value(partial: &[Option<bool>], lit: Lit) -> Option<bool> {
    partial[lit.var().index()].map(|value| value != lit.is_negative())
}

fn count(cnf: &Cnf, mut partial: Vec<Option<bool>>) -> u64 {
    if !propagate(cnf, &mut partial) {
        return 0;
    }
    let Some(free) = partial.iter().position(Option::is_none) else {
        return 1;
    };
    [false, true]
        .into_iter()
        .map(|value| {
            let mut branch = partial.clone();
            branch[free] = Some(value);
            count(cnf, branch)
        })
        .sum()
}

/// Sets what unit clauses force, until nothing changes; false if a clause is violated.
fn propagate(cnf: &Cnf, partial: &mut [Option<bool>]) -> bool {
    loop {
        let mut changed = false;
        for clause in cnf.clauses() {
            if clause.iter().any(|&lit| value(partial, lit) == Some(true)) {
                continue;
            }
            let mut open = clause.iter().filter(|&&lit| value(partial, lit).is_none());
            match (open.next(), open.next()) {
                (None, _) => return false,
                (Some(lit), None) => {
                    partial[lit.var().index()] = Some(!lit.is_negative());
                    changed = true;
                }
                _ => {}
            }
        }
        if !changed {
            return true;
        }
    }
}

#[test]
fn the_oracle_itself_counts_right() {
    let [a, b, c] = [0, 1, 2].map(|index| Var::from_index(index).positive());
    let mut cnf = Cnf::with_vars(3);
    assert_eq!(extensions(&cnf, &[], &[]), 8);
    cnf.add_clause(&[a, b]);
    assert_eq!(extensions(&cnf, &[], &[]), 6);
    assert_eq!(extensions(&cnf, &[false], &[]), 2);
    assert_eq!(extensions(&cnf, &[false], &[b, !c]), 1);
    assert_eq!(extensions(&cnf, &[], &[c, !c]), 0);
    cnf.add_clause(&[]);
    assert_eq!(extensions(&cnf, &[], &[]), 0);
}
