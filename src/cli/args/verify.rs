//! The arguments of `zebra-sat verify`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum, ValueHint};

use super::{Reading, seconds};

const EXIT_CODES: &str = "\
Exit codes:
  0  every answer is right: complete, and all rules and clues hold; all steps of a trace follow
  1  an answer is wrong or incomplete; a step of a trace does not follow
  2  bad usage, or a file that cannot be read
  3  gave up: the logic grid is too large to check a trace
  4  internal fault (please report it)

With several answers the exit code is the worst one: 4, 2, 1, 0.";

/// Say whether answers to a puzzle are right: which clues hold, which fail and where
///
/// Reads what `solve` prints, in all its formats, tables with `?` for what is not known, facts such
/// as `Spaniard = dog`, and JSON as benchmarks and language models write it; docs/answers.md has the
/// list. Cells that are as in the solution are counted.
///
/// With `--trace` it checks reasoning step by step instead: whether what each step finds follows from
/// what it cites, and whether the steps find everything.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Verify {
    /// The puzzle: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) puzzle: PathBuf,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// The answers; `-` is standard input
    #[arg(value_name = "ANSWER", required_unless_present = "trace", conflicts_with = "trace",
          value_hint = ValueHint::FilePath)]
    pub(in crate::cli) answers: Vec<PathBuf>,

    /// Check the steps in a file, which `explain --format json` or somebody else wrote; `-` is
    /// standard input
    #[arg(long, value_name = "STEPS", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) trace: Option<PathBuf>,

    /// How the findings are printed
    #[arg(long, value_name = "NAME", default_value = "text")]
    pub(in crate::cli) format: VerifyFormat,

    /// Print the verdict on each answer alone, and no warnings
    #[arg(short, long)]
    pub(in crate::cli) quiet: bool,

    /// Look for the puzzle's solutions for so many seconds; without them cells are not counted
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(in crate::cli) timeout: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum VerifyFormat {
    /// A line for each clue, and the verdict
    Text,
    /// One JSON object for each answer, on a line of its own
    Json,
}
