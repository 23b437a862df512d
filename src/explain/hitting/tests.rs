//! Hitting sets of least weight, against all subsets.

use std::collections::HashSet;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;

const ELEMENTS: u32 = 8;

fn weight(weights: &[u32], set: u32) -> u32 {
    (0..ELEMENTS).filter(|element| set >> element & 1 == 1).map(|e| weights[e as usize]).sum()
}

/// A set of numbers as bits, from the bits of one word.
fn set(word: u32) -> Bits {
    bits(ELEMENTS as usize, &(0..ELEMENTS).filter(|e| word >> e & 1 == 1).collect::<Vec<_>>())
}

#[test]
fn no_subset_that_will_do_weighs_less() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut outcomes = [0, 0];
    for _ in 0..3_000 {
        let step = random.random_range(1..=3);
        let weights: Vec<u32> = (0..ELEMENTS).map(|_| step * random.random_range(1..=5)).collect();
        // Sets with few elements, and refused choices with many.
        let some: Vec<u32> = (0..random.random_range(0..9))
            .map(|_| {
                (random.random_range(0..256) & random.random_range(0..256))
                    | 1 << random.random_range(0..ELEMENTS)
            })
            .collect();
        let refused: Vec<u32> = (0..random.random_range(0..4))
            .map(|_| random.random_range(0..256) | random.random_range(0..256))
            .collect();
        let fits = |choice: &u32| {
            some.iter().all(|set| choice & set != 0) && refused.iter().all(|set| choice & !set != 0)
        };
        let best = (0..256).filter(fits).map(|choice| weight(&weights, choice)).min();
        let bound = random.random_range(0..60);
        let from = best.map_or(0, |best| random.random_range(0..=best / step) * step);
        let (sets, refused): (Vec<Bits>, Vec<Bits>) =
            (some.iter().copied().map(set).collect(), refused.iter().copied().map(set).collect());
        let sets = Sets {
            weights: &weights,
            sets: sets.iter().map(|set| &**set).collect(),
            refused: &refused,
            enough: random.random_range(1..6),
        };
        match (sets.least(from, step, bound), best.filter(|best| *best < bound)) {
            (Least::Found(found, choices), Some(best)) => {
                outcomes[0] += 1;
                let all =
                    (0..256).filter(|choice| fits(choice) && weight(&weights, *choice) == best);
                assert_eq!((found, choices.len()), (best, all.count().min(sets.enough)));
                let mut seen = HashSet::new();
                for chosen in choices {
                    let choice = chosen.iter().map(|element| 1 << element).sum();
                    assert!(chosen.is_sorted() && fits(&choice), "{chosen:?} of {some:?}");
                    assert_eq!(weight(&weights, choice), best, "{some:?} {weights:?}");
                    assert!(seen.insert(choice), "{chosen:?} twice");
                }
            }
            (Least::None, None) => outcomes[1] += 1,
            other => panic!("{other:?} of {some:?} with {weights:?}"),
        }
    }
    assert!(outcomes.iter().all(|count| *count > 100), "{outcomes:?}");
}
