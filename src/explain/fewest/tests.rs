//! The fewest facts, against all sets of one fact less.

use itertools::Itertools;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::explain::tests::{agree, link, premises, theories};

/// The most sets of facts that are tried.
const SETS: usize = 300;

#[test]
fn no_fewer_facts_lead_to_a_link() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut outcomes = [0, 0];
    for theory in theories() {
        let mut search = Search::new(&theory);
        for _ in 0..250 {
            let taken = premises(&theory, &mut random);
            let Some(key) = link(&theory, &taken, &mut random) else { continue };
            let mut known = Known::nothing(&theory, &[]);
            let share = random.random_range(0.5..1.0);
            let facts: Vec<Var> = (0..theory.space.links() as Var)
                .filter(|var| *var != key && random.random_bool(share))
                .collect();
            facts.iter().for_each(|var| known.add(*var));
            let truths: Vec<Lit> = facts.iter().map(|var| theory.truth(*var)).collect();
            let leads = |facts: &[Lit]| {
                let denied = theory.truth(key).negated();
                !agree(&theory, &taken, &[facts, &[denied]].concat())
            };
            if !leads(&truths) {
                continue;
            }
            let found = fewest(&theory, &mut search, &known, &taken, key, u32::MAX);
            let found = found.expect("all that is known leads to it");
            assert!(found.is_sorted() && leads(&found), "{taken:?} {found:?}");
            assert!(found.iter().all(|fact| truths.contains(fact)), "{found:?}");
            let size = found.len();
            let bounds = [size, size + 1].map(|bound| {
                fewest(&theory, &mut search, &known, &taken, key, bound as u32).is_some()
            });
            assert_eq!(bounds, [false, true], "{taken:?} {found:?}");
            if size == 0 {
                outcomes[0] += 1;
                continue;
            }
            outcomes[1] += 1;
            let bears =
                |fact: &Lit| taken.iter().any(|premise| theory.scope(*premise).contains(&fact.var));
            let near: Vec<Lit> = truths.into_iter().filter(bears).collect();
            let mut fewer = near.into_iter().combinations(size - 1).take(SETS);
            assert!(!fewer.any(|facts| leads(&facts)), "{taken:?} {found:?}");
        }
    }
    assert!(outcomes.iter().all(|count| *count > 5), "{outcomes:?}");
}
