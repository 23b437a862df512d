//! The arguments of `zebra-sat sample`.

use std::time::Duration;

use clap::Parser;

use super::{AnswerFormat, EXIT_CODES, Files, Jobs, Reading, seconds};

/// Draw solutions at random, each of all with the same probability
///
/// Solutions are drawn with replacement: every draw is from all of them, so that one may come
/// again. Equal seeds draw equal solutions on every machine.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Sample {
    #[command(flatten)]
    pub(in crate::cli) files: Files,

    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// How many solutions are drawn
    #[arg(short = 'n', long, value_name = "N", default_value = "1",
          value_parser = clap::value_parser!(u64).range(1..))]
    pub(in crate::cli) number: u64,

    /// What the draws depend on, beside the puzzle: a number from 0 to 18446744073709551615
    #[arg(long, value_name = "S", default_value = "0")]
    pub(in crate::cli) seed: u64,

    /// How solutions are printed
    #[arg(long, value_name = "NAME", default_value = "table")]
    pub(in crate::cli) format: AnswerFormat,

    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(in crate::cli) timeout: Option<Duration>,

    /// Print the solutions alone: no title, no sentences, no warnings
    #[arg(short, long)]
    pub(in crate::cli) quiet: bool,
}
