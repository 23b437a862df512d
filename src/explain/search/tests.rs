//! What a search says of premises, facts and a denied link, against a SAT solver.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::explain::tests::{agree, link, premises, theories};

/// The grid that was found, checked clause by clause, and what it breaks.
fn check_found(search: &mut Search<'_>, taken: &[u32], lits: &[Lit]) {
    let theory = search.theory;
    let mut grid = theory.model.clone();
    for var in search.flips() {
        grid[var as usize] = !grid[var as usize];
    }
    let is_true = |lit: &Lit| grid[lit.var as usize] == lit.holds;
    assert!(lits.iter().all(is_true), "{lits:?}");
    let breaks = |premise: &u32| {
        !theory.clauses_of(*premise).iter().all(|clause| clause.iter().any(is_true))
    };
    let broken: Vec<u32> = (0..theory.premises() as u32).filter(breaks).collect();
    assert_eq!(search.broken(), broken);
    assert!(!taken.iter().any(|premise| broken.contains(premise)), "{taken:?} {broken:?}");
}

/// Asks at random whether a link can be otherwise; gives how often it can be and how often not.
fn ask(theory: &Theory, random: &mut ChaCha8Rng, times: usize) -> [usize; 2] {
    let mut search = Search::new(theory);
    let mut outcomes = [0, 0];
    for _ in 0..times {
        let taken = premises(theory, random);
        let Some(var) = link(theory, &taken, random) else { continue };
        let share = random.random_range(0.0..1.0);
        let facts: Vec<Lit> = (0..theory.space.links() as Var)
            .filter(|other| *other != var && random.random_bool(share))
            .map(|var| theory.truth(var))
            .collect();
        let denied = theory.truth(var).negated();
        let all = [&facts[..], &[denied]].concat();
        search.take(&taken);
        match search.run(denied, &facts, PATIENCE) {
            Outcome::Found => {
                assert!(agree(theory, &taken, &all), "{taken:?} {all:?}");
                check_found(&mut search, &taken, &all);
                outcomes[0] += 1;
            }
            Outcome::Refuted => {
                assert!(!agree(theory, &taken, &all), "{taken:?} {all:?}");
                assert!(search.used.iter().all(|premise| taken.contains(premise)));
                assert!(search.used_facts.iter().all(|fact| facts.contains(fact)));
                let used = [&search.used_facts[..], &[denied]].concat();
                assert!(!agree(theory, &search.used, &used), "{:?} {used:?}", search.used);
                outcomes[1] += 1;
            }
            Outcome::Limit => panic!("a few premises took too long: {taken:?} {all:?}"),
        }
    }
    outcomes
}

#[test]
fn a_search_finds_a_grid_or_a_refutation() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for theory in theories() {
        let outcomes = ask(&theory, &mut random, 600);
        assert!(outcomes.iter().all(|count| *count > 30), "{outcomes:?}");
    }
}

/// What is known stays so from one question to the next, and is given like other facts.
#[test]
fn known_facts_are_taken_into_account() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for theory in theories() {
        let mut search = Search::new(&theory);
        let mut facts = Vec::new();
        let mut vars: Vec<Var> = (0..theory.space.links() as Var).collect();
        while vars.len() > 1 {
            let known = theory.truth(vars.swap_remove(random.random_range(0..vars.len())));
            search.know(known);
            facts.push(known);
            for _ in 0..4 {
                let taken = premises(&theory, &mut random);
                let denied = theory.truth(vars[random.random_range(0..vars.len())]).negated();
                search.take(&taken);
                let is_found = search.run(denied, &[], PATIENCE) == Outcome::Found;
                let all = [&facts[..], &[denied]].concat();
                assert_eq!(is_found, agree(&theory, &taken, &all), "{taken:?} {all:?}");
                if is_found {
                    check_found(&mut search, &taken, &all);
                }
            }
        }
    }
}
