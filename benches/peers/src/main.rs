//! Clauses per second and DIMACS bytes per second, beside RustSAT, on the same constraints.
//!
//! Categories of 100 items at 100 houses: exactly one house for each item and exactly one
//! item for each house. Every round makes the formula of one category anew; the best
//! round counts. `peers.py` does the same with PySAT.

use std::hint::black_box;
use std::time::{Duration, Instant};

use encodings::amo::{AtMostOne, pairwise::Pairwise, sequential::Sequential};
use encodings::dimacs;
use rustsat::encodings::am1;
use rustsat::instances::{BasicVarManager, Cnf as TheirCnf};
use rustsat::types::{Clause, Lit as TheirLit};

const CATEGORIES: usize = 50;
const HOUSES: usize = 100;

fn main() {
    println!("encoding    library    clauses  Mclauses/s    bytes    MB/s");
    report("pairwise", &Pairwise, theirs::<am1::Pairwise>);
    // What RustSAT calls the ladder encoding has the clauses of Sinz's sequential one.
    report("sequential", &Sequential, theirs::<am1::Ladder>);
}

/// Measures both libraries in turns, so that both meet the same disturbances.
fn report(name: &str, encoding: &dyn AtMostOne, theirs: fn() -> (TheirCnf, u32)) {
    let mut best = [Duration::MAX; 4];
    let mut sizes = [(0, 0); 2];
    for _ in 0..CATEGORIES {
        let cnf = timed(&mut best[0], || ours(encoding));
        let text = timed(&mut best[1], || dimacs::write(&cnf, Vec::new()).expect("in memory"));
        sizes[0] = (cnf.num_clauses(), text.len());
        let (cnf, variables) = timed(&mut best[2], theirs);
        let text = timed(&mut best[3], || {
            let mut text = Vec::new();
            cnf.write_dimacs(&mut text, variables).expect("in memory");
            text
        });
        sizes[1] = (cnf.len(), text.len());
    }
    assert_eq!(sizes[0].0, sizes[1].0, "the same clauses");
    for (library, index) in [("zebra-sat", 0), ("RustSAT", 1)] {
        let (clauses, bytes) = sizes[index];
        let millions = |count: usize, time: Duration| count as f64 / time.as_secs_f64() / 1e6;
        println!(
            "{name:<11} {library:<9} {clauses:>8} {:>11.1} {bytes:>8} {:>7.1}",
            millions(clauses, best[2 * index]),
            millions(bytes, best[2 * index + 1]),
        );
    }
}

fn timed<T>(best: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = black_box(work());
    *best = start.elapsed().min(*best);
    result
}

/// The variables of each item's row and of each house's column.
fn lines() -> impl Iterator<Item = Vec<usize>> {
    let row = |item: usize| (0..HOUSES).map(move |house| item * HOUSES + house).collect();
    let column = |house: usize| (0..HOUSES).map(move |item| item * HOUSES + house).collect();
    (0..HOUSES).map(row).chain((0..HOUSES).map(column))
}

fn ours(encoding: &dyn AtMostOne) -> encodings::Cnf {
    let mut cnf = encodings::Cnf::with_vars(HOUSES * HOUSES);
    for line in lines() {
        let lits: Vec<encodings::Lit> =
            line.into_iter().map(|index| encodings::Var::from_index(index).positive()).collect();
        encoding.exactly_one(&lits, &mut cnf);
    }
    cnf
}

fn theirs<E: am1::Encode + From<Vec<TheirLit>>>() -> (TheirCnf, u32) {
    let mut cnf = TheirCnf::new();
    let first_auxiliary = TheirLit::positive((HOUSES * HOUSES) as u32).var();
    let mut variables = BasicVarManager::from_next_free(first_auxiliary);
    for line in lines() {
        let lits: Vec<TheirLit> =
            line.into_iter().map(|index| TheirLit::positive(index as u32)).collect();
        cnf.add_clause(Clause::from_iter(lits.iter().copied()));
        E::from(lits).encode(&mut cnf, &mut variables).expect("enough memory");
    }
    let used = rustsat::instances::ManageVars::n_used(&variables);
    (cnf, used)
}

/// RustSAT's clauses for at most one of `n` literals, and its number of auxiliary variables.
#[cfg(test)]
fn their_size<E: am1::Encode + From<Vec<TheirLit>>>(n: u32) -> encodings::Size {
    use rustsat::instances::ManageVars;
    let mut cnf = TheirCnf::new();
    let first_auxiliary = TheirLit::positive(n).var();
    let mut variables = BasicVarManager::from_next_free(first_auxiliary);
    let lits: Vec<TheirLit> = (0..n).map(TheirLit::positive).collect();
    E::from(lits).encode(&mut cnf, &mut variables).expect("enough memory");
    encodings::Size {
        variables: u64::from(variables.n_used() - n),
        clauses: cnf.len() as u64,
        literals: cnf.iter().map(|clause| clause.len() as u64).sum(),
    }
}

#[test]
fn sizes_are_those_of_rustsat() {
    let by_name = |name: &str| encodings::amo::by_name(name).expect("an encoding");
    for n in 2..=100 {
        let ours = |name: &str| by_name(name).size(n as usize);
        assert_eq!(ours("pairwise"), their_size::<am1::Pairwise>(n), "{n}");
        assert_eq!(ours("sequential"), their_size::<am1::Ladder>(n), "{n}");
        assert_eq!(ours("bitwise"), their_size::<am1::Bitwise>(n), "{n}");
        assert_eq!(ours("bimander:4"), their_size::<am1::Bimander<4>>(n), "{n}");
        assert_eq!(ours("product-flat"), their_size::<am1::TwoProduct>(n), "{n}");
    }
}
