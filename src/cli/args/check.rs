//! The arguments of `zebra-sat check`.

use std::str::FromStr;

use clap::{Parser, ValueEnum};

use super::{EXIT_CODES, Files, Jobs, Reading, SetupArgs};

/// Say how each clue is read and what is wrong with the puzzle
///
/// Prints every clue with its formal reading, the size of the search space and whether the puzzle
/// has one solution, several or none; errors and warnings go to standard error.
///
/// Of a puzzle without a solution it shows the conflicts, sets of clues that cannot hold together
/// while any fewer of them can, and how it can be mended. Of a puzzle with one solution it names the
/// clues that are redundant, and how few would be enough.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Check {
    #[command(flatten)]
    pub(in crate::cli) files: Files,

    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// Of a puzzle with several solutions, name clues that would each leave only one, at most N
    /// (10 unless given)
    ///
    /// They come in the order of how little they give away: `a not in house 3`, `a != b`, `a not
    /// next to b`; `a left of b`, `price(a) < price(b)`; odd or even houses, the same parity, at an
    /// end; `a is either b or c`, `a in house 1 or 2`, `a between b and c`; `a next to b`, `a 2
    /// apart from b`; `a directly left of b`, `price(a) = price(b) + 2`; `a = b`, `a in house 3`.
    /// Each is proven, and when none is named none of these forms will do.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "10", value_parser = clap::value_parser!(u32).range(1..))]
    pub(in crate::cli) suggest: Option<u32>,

    /// Of a puzzle without a solution, show N conflicts, or `all`, the smallest first
    #[arg(long, value_name = "N", default_value = "5")]
    pub(in crate::cli) conflicts: Most,

    /// Of a puzzle without a solution, show N ways to mend it, or `all`, those that leave out the
    /// fewest clues first
    #[arg(long, value_name = "N", default_value = "10")]
    pub(in crate::cli) repairs: Most,

    /// Go on, however long it takes, until a conflict is proven to be a smallest one
    #[arg(long)]
    pub(in crate::cli) smallest: bool,

    /// How the results are printed
    #[arg(long, value_name = "NAME", default_value = "text")]
    pub(in crate::cli) format: CheckFormat,

    #[command(flatten)]
    pub(in crate::cli) setup: SetupArgs,
}

/// How many are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::cli) struct Most(pub(in crate::cli) usize);

impl FromStr for Most {
    type Err = String;

    fn from_str(text: &str) -> Result<Most, String> {
        match text.parse() {
            _ if text == "all" => Ok(Most(usize::MAX)),
            Ok(most) if most > 0 => Ok(Most(most)),
            _ => Err("it is neither `all` nor a number from 1 on".to_owned()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum CheckFormat {
    /// Sentences, and the lines of the file
    Text,
    /// One JSON object for each puzzle, on a line of its own
    Json,
}
