//! The library against an oracle that shares no code with it: clues, texts, arrangements and
//! meanings of its own, held against what the parser, the compiler, the checker and the readings
//! make of the same puzzles.
//!
//! `ZEBRA_CASES=20000 cargo test --test integration oracle` looks longer; `ZEBRA_SEED=7` looks
//! elsewhere; `ZEBRA_HISTOGRAM=file` writes down what was tried.

mod brute;
mod compare;
mod counted;
mod generate;
mod print;
mod puzzle;
mod small;

use std::cell::{Cell, RefCell};

use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use zebra_sat::load::load;
use zebra_sat::session::{Session, Setup};
use zebra_sat::syntax::Source;

pub use brute::Eye;
pub use compare::library_puzzle;
use compare::{Histogram, Setups, compare};
use counted::same_without_engine;
pub use generate::puzzle as puzzles;
pub use generate::{crowded, larger};
pub use puzzle::{Puzzle, Shape};
pub use small::cases;

/// How many random puzzles the normal run tries.
const CASES: u32 = 800;

/// How many accepted puzzles must have each form.
const LEAST: usize = 3;

/// Every form of the language, shape of positions and kind of category, as the printer and the
/// histogram call them.
const FORMS: &str = include_str!("oracle/forms.txt");

pub fn number(variable: &str, default: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// A runner that tries the same cases every time.
pub fn runner(cases: u32) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 10_000,
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
    let cases = number("ZEBRA_CASES", CASES);
    let turn = Cell::new(0);
    let outcome = runner(cases).run(&generate::puzzle(), |puzzle| {
        let outcome = compare(&puzzle, Setups::Several(turn.replace(turn.get() + 1)))
            .map_err(TestCaseError::fail)?;
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
    let count = |form: &str| histogram.counts.get(form).copied().unwrap_or(0);
    let rare: Vec<_> = FORMS.lines().filter(|form| count(form) < LEAST).collect();
    assert!(rare.is_empty() || cases < CASES, "fewer than {LEAST} accepted puzzles have {rare:?}");
    let known = |form: &str| FORMS.lines().any(|line| line == form) || form.starts_with("refused ");
    let unknown: Vec<_> = histogram.counts.keys().filter(|form| !known(form)).collect();
    assert!(unknown.is_empty(), "forms.txt does not list {unknown:?}");
}

/// Larger puzzles than those above, since no engine takes part.
#[test]
fn larger_puzzles_are_listed_counted_and_drawn() {
    let accepted = Cell::new(0);
    let cases = number("ZEBRA_CASES", CASES);
    let outcome = runner(cases).run(&generate::larger(), |puzzle| {
        let Some((library, grids)) = library_puzzle(&puzzle) else { return Ok(()) };
        let holds = |grid| {
            let eye = Eye { header: &puzzle.header, grid };
            puzzle.clues.iter().all(|line| eye.holds(&line.clue))
        };
        let expected = puzzle.grids.iter().zip(grids).filter(|(grid, _)| holds(grid));
        let expected = expected.map(|(_, solution)| solution).collect();
        same_without_engine(&library, &expected).map_err(TestCaseError::fail)?;
        accepted.set(accepted.get() + 1);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(accepted.get() > cases / 2, "{} of {cases} accepted", accepted.get());
}

/// What the oracle has found wrong once, as small as it gets, with the number of solutions.
#[test]
fn what_was_wrong_once_stays_right() {
    let pets = "houses: 2\npet: cat, dog, eel (some)\n";
    let knights = "houses: 3\nname: Ann, Bob, Cy\nkind: knight, knave (repeats)\n";
    let colours = "houses: 2\ncolour: red, blue\n";
    let cases = [
        // Items that are nowhere are different.
        (pets, "all different (cat, dog, eel)", 6),
        (pets, "cat is neither dog nor dog", 2),
        // A knight on each side of Ann.
        (knights, "knight between Ann and Ann", 4),
        (knights, "Ann, knight, Ann in that order", 4),
        (colours, "not (4294967295 houses between red and blue)", 2),
    ];
    for (header, clue, count) in cases {
        let text = format!("{header}\nclues:\n  {clue}\n");
        let loaded = load(Source::new("once.zebra", text.as_str()));
        let puzzle = loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle;
        let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
        assert_eq!(session.solutions().count(), count, "{clue}");
    }
}

/// `12 years` may be a name or a count of positions; the reader must not choose.
#[test]
fn a_name_is_not_read_as_a_count() {
    for ages in ["12 years, 13 years, 14 years", "12..14 years"] {
        let clue = |name: &str| {
            let header = format!("positions year: 1990..1992\nage: {ages}\npet: cat, dog, eel\n");
            load(Source::new(
                "age.zebra",
                format!("{header}clues:\n  {name} between cat and dog\n"),
            ))
        };
        let codes: Vec<_> =
            clue("12 years").diagnostics.sorted().iter().map(|d| d.code.name()).collect();
        assert_eq!(codes, ["ambiguous-name"]);
        for name in ["\"12 years\"", "age:12 years", "1 year"] {
            assert!(clue(name).resolved.is_some(), "{name}");
        }
    }
}
