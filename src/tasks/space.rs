//! The size of the search space: how many grids the rules alone allow.

use num_bigint::BigUint;

use crate::model::{CategoryKind, Puzzle};

/// The number of grids that obey the rules of the categories, clues aside.
pub fn search_space(puzzle: &Puzzle) -> BigUint {
    let places = puzzle.positions.len();
    let of_category = |category: &crate::model::Category| {
        let items = category.items.len();
        match category.kind {
            CategoryKind::Bijective | CategoryKind::Some => arrangements(items, places),
            CategoryKind::Rest => arrangements(places, items),
            CategoryKind::Repeats => BigUint::from(items).pow(places as u32),
        }
    };
    puzzle.categories.iter().map(of_category).product()
}

/// The ordered choices of `k` out of `n`.
fn arrangements(n: usize, k: usize) -> BigUint {
    if k > n {
        return BigUint::ZERO;
    }
    (n - k + 1..=n).map(BigUint::from).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_falling_factorials() {
        assert_eq!(arrangements(5, 5), BigUint::from(120_u32));
        assert_eq!(arrangements(5, 2), BigUint::from(20_u32));
        assert_eq!(arrangements(3, 0), BigUint::from(1_u32));
        assert_eq!(arrangements(2, 3), BigUint::ZERO);
    }
}
