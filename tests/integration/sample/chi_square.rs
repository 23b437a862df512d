//! Pearson's test of whether draws are as frequent as they should be.
//!
//! K. Pearson, "On the criterion that a given system of deviations from the probable in the case of a
//! correlated system of variables is such that it can be reasonably supposed to have arisen from
//! random sampling", 1900.

use statrs::function::gamma::gamma_ur;

/// Draws that are less probable than this are refused. The seeds of the tests are fixed, so that this
/// is the risk of once having had to choose another seed.
const PROBABILITY: f64 = 1e-6;

/// Bins that are expected to hold less are put together: the test is for bins that are not tiny.
const LEAST: f64 = 5.0;

/// Whether numbers of draws are too far from what is expected of them. What must never be drawn has
/// an expectation of 0.
pub fn refused(bins: &[(u64, f64)]) -> bool {
    if bins.iter().any(|(drawn, expected)| *drawn > 0 && *expected == 0.0) {
        return true;
    }
    let possible = bins.iter().copied().filter(|(_, expected)| *expected > 0.0);
    let (tiny, mut tested): (Vec<_>, Vec<_>) =
        possible.partition(|(_, expected)| *expected < LEAST);
    let add = |sum: (u64, f64), bin: &(u64, f64)| (sum.0 + bin.0, sum.1 + bin.1);
    let together = tiny.iter().fold((0, 0.0), add);
    if together.1 >= LEAST {
        tested.push(together);
    }
    let square = |(drawn, expected): &(u64, f64)| (*drawn as f64 - expected).powi(2) / expected;
    tested.len() > 1 && exceeds(tested.len() - 1, tested.iter().map(square).sum()) < PROBABILITY
}

/// How probable a chi-square above `square` is.
fn exceeds(freedom: usize, square: f64) -> f64 {
    gamma_ur(freedom as f64 / 2.0, square / 2.0)
}

#[test]
fn probabilities_are_those_of_tables() {
    for (freedom, square, probability) in
        [(1, 3.841, 0.05), (10, 29.588, 0.001), (77, 150.951, 1e-6)]
    {
        assert!((exceeds(freedom, square) / probability - 1.0).abs() < 0.002, "{freedom}");
    }
}

#[test]
fn what_is_impossible_or_far_off_is_refused() {
    assert!(!refused(&[(100, 100.0), (105, 100.0), (0, 0.0)]));
    assert!(refused(&[(100, 100.0), (1, 0.0)]));
    assert!(refused(&[(180, 100.0), (20, 100.0)]));
    // Bins that are tiny alone, but not together.
    let mut bins = vec![(0, 1.0); 50];
    bins.push((150, 100.0));
    assert!(refused(&bins));
}
