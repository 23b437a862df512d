//! Many literals: random assignments, decided by a SAT solver.

use encodings::amo::{self, AtMostOne};
use encodings::card::{self, Cardinality};
use encodings::{Cnf, Lit, Sink, probe};
use proptest::prelude::*;
use proptest::sample::Index;
use varisat::ExtendFormula;

use crate::amo::all;
use crate::oracle::inputs;

/// A formula in which the first variables have the values that make `trues` true.
fn with_values(cnf: &Cnf, lits: &[Lit], trues: &[usize]) -> Cnf {
    let mut fixed = cnf.clone();
    for (index, &lit) in lits.iter().enumerate() {
        fixed.add_clause(&[if trues.contains(&index) { lit } else { !lit }]);
    }
    fixed
}

fn satisfiable(cnf: &Cnf) -> bool {
    let mut solver = varisat::Solver::new();
    for clause in cnf.clauses() {
        let number = |lit: &Lit| varisat::Lit::from_dimacs(lit.to_dimacs() as isize);
        solver.add_clause(&clause.iter().map(number).collect::<Vec<_>>());
    }
    solver.solve().expect("nothing interrupts the solver")
}

/// Some places in a list of `n`, none twice.
fn places(n: usize, indices: &[Index]) -> Vec<usize> {
    let mut places: Vec<usize> = indices.iter().map(|index| index.index(n)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

fn amo_names() -> Vec<&'static str> {
    all().into_iter().map(AtMostOne::name).collect()
}

fn card_names() -> Vec<&'static str> {
    card::ALL.iter().copied().map(Cardinality::name).collect()
}

proptest! {
    #[test]
    fn at_most_one_holds_for_many_literals(
        n in 1..=200usize,
        name in prop::sample::select(amo_names()),
        indices in prop::collection::vec(any::<Index>(), 0..=2),
    ) {
        let encoding = amo::parse(name).expect("an encoding");
        let trues = places(n, &indices);
        let (mut at_most, mut exactly) = (Cnf::with_vars(n), Cnf::with_vars(n));
        encoding.at_most_one(&inputs(n), &mut at_most);
        encoding.exactly_one(&inputs(n), &mut exactly);
        let at_most = with_values(&at_most, &inputs(n), &trues);
        let exactly = with_values(&exactly, &inputs(n), &trues);
        prop_assert_eq!(satisfiable(&at_most), trues.len() <= 1);
        prop_assert_eq!(probe::models(&exactly, 0), [u64::from(trues.len() == 1)]);
    }

    #[test]
    fn cardinality_holds_for_many_literals(
        n in 1..=60usize,
        k in any::<Index>(),
        name in prop::sample::select(card_names()),
        indices in prop::collection::vec(any::<Index>(), 0..=60),
    ) {
        let encoding = card::by_name(name).expect("an encoding");
        let (trues, k) = (places(n, &indices), k.index(n + 1));
        let models = |constrain: &dyn Fn(&[Lit], &mut dyn Sink)| {
            let mut cnf = Cnf::with_vars(n);
            constrain(&inputs(n), &mut cnf);
            probe::models(&with_values(&cnf, &inputs(n), &trues), 0)[0]
        };
        let count = trues.len();
        let found = models(&|lits, sink| encoding.at_most(lits, k, sink));
        prop_assert_eq!(found, u64::from(count <= k));
        let found = models(&|lits, sink| encoding.at_least(lits, k, sink));
        prop_assert_eq!(found, u64::from(count >= k));
        let found = models(&|lits, sink| encoding.exactly(lits, count, sink));
        prop_assert_eq!(found, 1);
    }
}
