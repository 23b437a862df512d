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

/// A number for people: its digits in groups of three, or its order of magnitude when it is long.
pub fn readable(number: &BigUint) -> String {
    const LONGEST: usize = 21;
    let digits = number.to_string();
    if digits.len() > LONGEST {
        return format!("about {}.{} x 10^{}", &digits[..1], &digits[1..3], digits.len() - 1);
    }
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        let text = |n: u64| readable(&BigUint::from(n));
        assert_eq!(text(0), "0");
        assert_eq!(text(999), "999");
        assert_eq!(text(24_883_200_000), "24,883,200,000");
        assert_eq!(readable(&BigUint::from(10_u32).pow(30)), "about 1.00 x 10^30");
    }

    #[test]
    fn arrangements_are_falling_factorials() {
        assert_eq!(arrangements(5, 5), BigUint::from(120_u32));
        assert_eq!(arrangements(5, 2), BigUint::from(20_u32));
        assert_eq!(arrangements(3, 0), BigUint::from(1_u32));
        assert_eq!(arrangements(2, 3), BigUint::ZERO);
    }
}
