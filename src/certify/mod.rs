//! Certificates: folders from which others can see for themselves how many solutions a puzzle has.
//!
//! A certificate has the puzzle, its formula, solutions, and proofs in DRAT. [`certify`] writes one;
//! [`check`](check::check) believes nothing in it but the puzzle: it makes the formulas anew and has
//! the proofs checked by [`drat`](crate::drat), which knows nothing of the engine that wrote them.

pub mod check;
mod conflict;
mod folder;
mod make;
mod manifest;
mod readme;
mod solutions;

use serde::{Deserialize, Serialize};

use crate::load::Format;

pub use make::{CertifyError, Made, certify};

/// What a certificate claims of its puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// There is exactly one solution.
    Unique,
    /// There is more than one.
    Multiple,
    /// There is none.
    None,
}

impl Claim {
    /// The claim as a sentence that goes on after the name of the puzzle.
    pub fn sentence(self) -> &'static str {
        match self {
            Claim::Unique => "has exactly one solution",
            Claim::Multiple => "has more than one solution",
            Claim::None => "has no solution",
        }
    }

    /// The files that show it, beside the puzzle.
    fn files(self) -> &'static [&'static str] {
        match self {
            Claim::Unique => &[README, PUZZLE_CNF, SOLUTION, OTHERS_CNF, OTHERS_DRAT],
            Claim::Multiple => &[README, PUZZLE_CNF, SOLUTIONS],
            Claim::None => {
                &[README, PUZZLE_CNF, PUZZLE_DRAT, CONFLICT, CONFLICT_CNF, CONFLICT_DRAT]
            }
        }
    }
}

/// How to look at it.
const README: &str = "README.md";
/// The formula of the puzzle.
const PUZZLE_CNF: &str = "puzzle.cnf";
/// That it has no solution.
const PUZZLE_DRAT: &str = "puzzle.drat";
/// The only solution.
const SOLUTION: &str = "solution.json";
/// The formula and the clause against the solution.
const OTHERS_CNF: &str = "others.cnf";
/// That there is no other solution.
const OTHERS_DRAT: &str = "others.drat";
/// Two solutions.
const SOLUTIONS: &str = "solutions.json";
/// Clues that contradict each other, and solutions of all but one of them.
const CONFLICT: &str = "conflict.json";
/// The formula of the rules and these clues.
const CONFLICT_CNF: &str = "conflict.cnf";
/// That these have no solution.
const CONFLICT_DRAT: &str = "conflict.drat";

/// The name of the puzzle in a certificate.
fn puzzle_file(format: Format) -> &'static str {
    match format {
        Format::Zebra => "puzzle.zebra",
        Format::Json => "puzzle.json",
        Format::Prolog => "puzzle.pl",
        Format::Text => "puzzle.txt",
    }
}
