//! The arguments of `zebra-sat trace`.

use std::time::Duration;

use clap::{Parser, ValueEnum};
use zebra_sat::tasks::trace::Level;

use super::{EXIT_CODES, Files, Jobs, Reading, seconds};

/// Tell how the puzzle is solved, clue by clue and guess by guess
///
/// `Progress` names a clue and what it finds; lines below it that begin with `so` or `only` are
/// rules of the puzzle. Where nothing more follows there is a `Guessing`, until a `Conflict` of a
/// clue, which is the end of the guess and leads to `Pruning`, or a `Solution!`. The story goes on
/// until it is known whether there is another one.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Trace {
    #[command(flatten)]
    pub(in crate::cli) files: Files,

    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// How much is found before a guess
    #[arg(long, value_name = "NAME", default_value = "ac")]
    pub(in crate::cli) level: TraceLevel,

    /// Do not guess; print the places that are left to each item when nothing more follows
    #[arg(long, conflicts_with_all = ["all", "limit"])]
    pub(in crate::cli) until_stuck: bool,

    /// Go on to the last solution, not only to the second one
    #[arg(long)]
    pub(in crate::cli) all: bool,

    /// Stop after N solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(in crate::cli) limit: Option<u64>,

    /// How the story is printed
    #[arg(long, value_name = "NAME", default_value = "text")]
    pub(in crate::cli) format: TraceFormat,

    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(in crate::cli) timeout: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum TraceLevel {
    /// What each clue says of its own items (arc consistency), and the rules: only places, and
    /// places taken
    Ac,
    /// Also suppose each open place in turn, and close those that lead to a conflict
    Singleton,
}

impl From<TraceLevel> for Level {
    fn from(level: TraceLevel) -> Level {
        match level {
            TraceLevel::Ac => Level::Arc,
            TraceLevel::Singleton => Level::Singleton,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum TraceFormat {
    /// Lines for a person, indented by the guesses that they depend on
    Text,
    /// One JSON object for each event, on a line of its own (`schema trace-line`); with
    /// `--until-stuck` one for each puzzle (`schema places`)
    Json,
}
