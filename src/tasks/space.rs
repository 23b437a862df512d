//! The size of the search space: how many grids the rules alone allow.

use dashu_int::UBig;

use crate::model::{CategoryKind, Puzzle};

/// The number of grids that obey the rules of the categories, clues aside.
pub fn search_space(puzzle: &Puzzle) -> UBig {
    let places = puzzle.positions.len();
    let of_category = |category: &crate::model::Category| {
        let items = category.items.len();
        match category.kind {
            CategoryKind::Bijective | CategoryKind::Some => arrangements(items, places),
            CategoryKind::Rest => arrangements(places, items),
            CategoryKind::Repeats => UBig::from(items).pow(places),
        }
    };
    puzzle.categories.iter().map(of_category).product()
}

/// The ordered choices of `k` out of `n`.
fn arrangements(n: usize, k: usize) -> UBig {
    if k > n {
        return UBig::ZERO;
    }
    (n - k + 1..=n).map(UBig::from).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_falling_factorials() {
        assert_eq!(arrangements(5, 5), UBig::from(120_u32));
        assert_eq!(arrangements(5, 2), UBig::from(20_u32));
        assert_eq!(arrangements(3, 0), UBig::from(1_u32));
        assert_eq!(arrangements(2, 3), UBig::ZERO);
    }
}
