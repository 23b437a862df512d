//! The arguments of `zebra-sat certify`.

use std::path::PathBuf;

use clap::{Parser, ValueHint};

use super::{Reading, SetupArgs};

const CERTIFY_HELP: &str = "\
Exit codes:
  0  the certificate of a puzzle with a solution is written; `--check`: it is right
  1  the certificate of a puzzle without a solution is written; `--check`: it is not right
  2  bad usage or bad input
  3  gave up: a limit was reached before the answer was known
  4  internal fault, or a proof that is none (please report it)";

/// Write a proof of how many solutions a puzzle has, which others can check
///
/// The folder gets the puzzle, its formula with the meaning of each variable, the solution, and a
/// proof in DRAT that there is no other one; or two solutions; or, if there is no solution, a proof
/// of that, and a proof that some clues contradict each other, none of which can be left out. Its
/// README.md says how other programs check it. It is checked before it is put in its place.
#[derive(Parser, Debug)]
#[command(after_help = CERTIFY_HELP)]
pub(in crate::cli) struct Certify {
    /// The puzzle: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath, required_unless_present = "check")]
    pub(in crate::cli) puzzle: Option<PathBuf>,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// The folder to write: one that is not there yet, or empty
    #[arg(short, long, value_name = "DIR", value_hint = ValueHint::DirPath,
          required_unless_present = "check")]
    pub(in crate::cli) out: Option<PathBuf>,

    /// Check the certificate in DIR: make the formulas anew, compare, check solutions and proofs
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with_all = [
          "puzzle", "ignore_unknown", "out", "exactly_one", "all_different", "cardinality", "relations",
          "no_presolve", "presolve", "engine", "engine_cmd"])]
    pub(in crate::cli) check: Option<PathBuf>,

    #[command(flatten)]
    pub(in crate::cli) setup: SetupArgs,
}
