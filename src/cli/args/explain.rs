//! The arguments of `zebra-sat explain` and `hint`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum, ValueHint};
use zebra_sat::explain::{Effort, Weights};
use zebra_sat::report::explain::Level;

use super::{Reading, seconds};

const EXIT_CODES: &str = "\
Exit codes:
  0  explained; a hint, or nothing is left to find
  1  no: there is no solution, marks are wrong, or the fact is not decided
  2  bad usage or bad input
  3  gave up: a limit was reached
  4  internal fault (please report it)";

/// Explain the answer: steps from the clues to the whole grid, each with its reason
///
/// A step cites clues, rules and facts found before, and nothing that could be left out; a SAT
/// solver proves each of them again from these alone. docs/explaining.md tells what a fact, a rule
/// and the cost of a step are.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Explain {
    /// The puzzle: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) file: PathBuf,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// Explain only this, in the words of clues: `zebra in house 5`, `Spaniard = dog`
    #[arg(long, value_name = "FACT")]
    pub(in crate::cli) fact: Option<String>,

    /// Start from the marks of a grid, as `verify` and `hint` read it; `-` is standard input
    #[arg(long, value_name = "GRID", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) from: Option<PathBuf>,

    /// How much is done for cheap steps
    #[arg(long, value_name = "NAME", default_value = "optimal")]
    pub(in crate::cli) effort: EffortArg,

    /// What each clue, rule and fact that a step cites costs
    #[arg(long, value_name = "WEIGHTS", default_value = "clue=100,rule=60,fact=1", value_parser = weights)]
    pub(in crate::cli) weights: Weights,

    /// How the explanation is printed
    #[arg(long, value_name = "NAME", default_value = "text")]
    pub(in crate::cli) format: ExplainFormat,

    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(in crate::cli) timeout: Option<Duration>,
}

/// Give the next hint from a half-filled grid, or say which marks are wrong
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Hint {
    /// The puzzle: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) file: PathBuf,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

    /// The grid so far, as `solve --format grid` prints it with `?` for what is not known, or in
    /// any other form of answers; without it nothing is known. `-` is standard input
    #[arg(long, value_name = "MARKS", value_hint = ValueHint::FilePath)]
    pub(in crate::cli) grid: Option<PathBuf>,

    /// How much the hint tells
    #[arg(long, value_name = "NAME", default_value = "why")]
    pub(in crate::cli) level: LevelArg,

    /// How the hint is printed
    #[arg(long, value_name = "NAME", default_value = "text")]
    pub(in crate::cli) format: HintFormat,

    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(in crate::cli) timeout: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum EffortArg {
    /// Steps that cannot be made smaller, found quickly: for large grids
    Fast,
    /// Each step the cheapest of all next ones
    Optimal,
}

impl From<EffortArg> for Effort {
    fn from(effort: EffortArg) -> Effort {
        match effort {
            EffortArg::Fast => Effort::Fast,
            EffortArg::Optimal => Effort::Optimal,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum ExplainFormat {
    /// Numbered paragraphs for a person, and the grid
    Text,
    /// One JSON object (`schema explanation`)
    Json,
    /// The same as text, in Markdown
    Markdown,
    /// A page that needs nothing else: the logic grid, the clues, and a player of the steps
    Html,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum LevelArg {
    /// Where to look
    Where,
    /// The clues, rules and facts that something follows from
    Why,
    /// Also what follows
    What,
}

impl From<LevelArg> for Level {
    fn from(level: LevelArg) -> Level {
        match level {
            LevelArg::Where => Level::Where,
            LevelArg::Why => Level::Why,
            LevelArg::What => Level::What,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum HintFormat {
    /// Sentences
    Text,
    /// One JSON object (`schema hint`)
    Json,
}

/// The largest weight; the sum of a whole explanation must stay a number.
const HEAVIEST: u32 = 10_000;

/// Weights such as `clue=100,rule=60`; those that are not named are as by default.
fn weights(text: &str) -> Result<Weights, String> {
    let mut weights = Weights::default();
    for part in text.split(',') {
        let wanted = || {
            format!("`{part}` is not `clue=`, `rule=` or `fact=` and a number from 1 to {HEAVIEST}")
        };
        let (name, number) = part.split_once('=').ok_or_else(wanted)?;
        let number = number.trim().parse().ok().filter(|number| (1..=HEAVIEST).contains(number));
        let weight = match name.trim() {
            "clue" => &mut weights.clue,
            "rule" => &mut weights.rule,
            "fact" => &mut weights.fact,
            _ => return Err(wanted()),
        };
        *weight = number.ok_or_else(wanted)?;
    }
    Ok(weights)
}
