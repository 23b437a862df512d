//! The library against an oracle that shares no code with it: clues, texts, arrangements and
//! meanings of its own, held against what the parser, the compiler, the checker and the readings
//! make of the same puzzles.
//!
//! `ZEBRA_CASES=20000 cargo test --test integration oracle` looks longer; `ZEBRA_SEED=7` looks
//! elsewhere; `ZEBRA_HISTOGRAM=file` writes down what was tried.

mod brute;
mod compare;
mod generate;
mod print;
mod puzzle;
mod small;

use std::cell::RefCell;

use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use compare::{Histogram, Setups, compare};

/// How many random puzzles the normal run tries.
const CASES: u32 = 1_200;

/// Every form of the language, as the printer calls it: each must be tried.
const FORMS: &str = include_str!("oracle/forms.txt");

pub fn number(variable: &str, default: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// A runner that tries the same cases every time.
pub fn runner(cases: u32) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 20_000,
        max_local_rejects: u32::MAX,
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number("ZEBRA_SEED", 0).to_le_bytes());
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}

#[test]
fn random_puzzles_mean_what_the_language_says() {
    let histogram = RefCell::new(Histogram::default());
    let outcome = runner(number("ZEBRA_CASES", CASES)).run(&generate::puzzle(), |puzzle| {
        let outcome = compare(&puzzle, Setups::All).map_err(TestCaseError::fail)?;
        histogram.borrow_mut().add(&puzzle, &outcome);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    let histogram = histogram.into_inner();
    if let Ok(path) = std::env::var("ZEBRA_HISTOGRAM") {
        std::fs::write(path, format!("{:#?}", histogram.counts)).unwrap();
    }
    assert!(histogram.accepted > histogram.refused, "{} refused", histogram.refused);
    let untried: Vec<_> =
        FORMS.lines().filter(|form| !histogram.counts.contains_key(*form)).collect();
    assert!(untried.is_empty(), "no accepted puzzle has {untried:?}");
}
