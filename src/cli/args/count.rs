//! The arguments of `zebra-sat count`.

use clap::{Parser, ValueEnum};

use super::{EXIT_CODES, Files, Jobs, Reading, SetupArgs};

/// Count the solutions
///
/// Where a limit or the time ends the count, the answer is `at least N`, and the exit code is 3.
/// With `--cells` there is then no answer.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Count {
    #[command(flatten)]
    pub(in crate::cli) files: Files,

    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// For each item and position, count the solutions in which the item is there
    #[arg(long, conflicts_with = "limit")]
    pub(in crate::cli) cells: bool,

    /// How solutions are counted
    #[arg(long, value_name = "NAME", default_value = "auto")]
    pub(in crate::cli) method: CountMethod,

    /// Stop at N solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(in crate::cli) limit: Option<u64>,

    /// How the number is printed
    #[arg(long, value_name = "NAME", default_value = "text")]
    pub(in crate::cli) format: CountFormat,

    #[command(flatten)]
    pub(in crate::cli) setup: SetupArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum CountMethod {
    /// Find each solution by the SAT solver and rule it out by a clause
    Blocking,
    /// Find each solution by a search that needs no clauses
    Grid,
    /// Count without finding each solution
    Exact,
    /// `blocking` if a SAT solver or an encoding is chosen, else the fastest
    Auto,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum CountFormat {
    /// A sentence; with `--cells` a table for each category
    Text,
    /// One JSON object for each puzzle, on a line of its own
    Json,
}
