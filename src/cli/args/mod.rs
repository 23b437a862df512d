//! The arguments of every subcommand.

mod certify;
mod check;
mod compare;
mod count;
mod explain;
mod names;
mod sample;
mod trace;
mod verify;

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum, ValueHint};
use zebra_sat::compile::{AllDifferent, Relations};
use zebra_sat::engine::Template;
use zebra_sat::english;
use zebra_sat::report::solutions::Format;

pub(super) use certify::Certify;
pub(super) use check::{Check, CheckFormat};
pub(super) use compare::{Compare, CompareFormat};
pub(super) use count::{Count, CountFormat, CountMethod};
pub(super) use explain::{Explain, ExplainFormat, Hint, HintFormat};
pub(super) use names::{Counter, Encoding, Finder};
use names::{
    EncodingParser, all_different_parser, counter_parser, finder_parser, relations_parser,
};
pub(super) use sample::Sample;
pub(super) use trace::{Trace, TraceFormat};
pub(super) use verify::{Verify, VerifyFormat};

const EXIT_CODES: &str = "\
Exit codes:
  0  at least one solution; yes
  1  no solution; no
  2  bad usage or bad input
  3  gave up: a limit was reached before the answer was known
  4  internal fault (please report it)

With several files the exit code is the worst one: 4, 2, 3, 1, 0.";

/// The workbench for zebra (Einstein, logic-grid) puzzles.
///
/// Write a puzzle as a file; zebra-sat compiles it to Boolean clauses, a SAT solver decides it,
/// and you get the answer with the proof that it is the only one.
#[derive(Parser, Debug)]
#[command(name = "zebra-sat", version, after_help = EXIT_CODES, max_term_width = 100)]
pub(super) struct Args {
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    Solve(Solve),
    Check(Check),
    Count(Count),
    Sample(Sample),
    Trace(Trace),
    Explain(Explain),
    Hint(Hint),
    Compare(Compare),
    Decode(Decode),
    Verify(Verify),
    Certify(Certify),
    Fmt(Fmt),
    Convert(Convert),
    Completions(Completions),
    Man(Man),
    Schema(Schema),
}

/// Find the answer and whether it is the only one
///
/// Prints the title, the solution as a table, the answers to the file's questions, and whether
/// there are other solutions: the search goes on until a second one is found or there is none.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(super) struct Solve {
    #[command(flatten)]
    pub(super) files: Files,

    #[command(flatten)]
    pub(super) jobs: Jobs,

    #[command(flatten)]
    pub(super) reading: Reading,

    /// Find all solutions, not only two
    #[arg(long, conflicts_with = "emit_dimacs")]
    pub(super) all: bool,

    /// Stop after N solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..),
          conflicts_with = "emit_dimacs")]
    pub(super) limit: Option<u64>,

    /// How solutions are printed
    #[arg(long, value_name = "NAME", default_value = "table", conflicts_with = "emit_dimacs")]
    pub(super) format: AnswerFormat,

    /// Write the CNF to PATH (`-` is standard output) and do not solve
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath)]
    pub(super) emit_dimacs: Option<PathBuf>,

    #[command(flatten)]
    pub(super) setup: SetupArgs,

    /// Write the proof that there is no other solution to PATH, in DRAT, and what it refutes to
    /// PATH.cnf; check it by `drat-trim` or `rate` if one of them is there
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath, conflicts_with = "emit_dimacs")]
    pub(super) proof: Option<PathBuf>,

    /// Print sizes and times to standard error
    #[arg(long)]
    pub(super) stats: bool,

    /// Print the solutions alone: no title, no sentences, no warnings
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// Show the answer that a SAT solver has found for the formula of `solve --emit-dimacs`
///
/// Reads what the solver printed: `s` and `v` lines, a result file as minisat writes it, or a bare
/// list of literals. Says which rules and clues the answer breaks if it is none, so the answer is
/// right whatever the solver did.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(super) struct Decode {
    /// The puzzle: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    pub(super) puzzle: PathBuf,

    #[command(flatten)]
    pub(super) reading: Reading,

    /// What the solver printed; `-` is standard input
    #[arg(value_name = "OUTPUT", value_hint = ValueHint::FilePath)]
    pub(super) answer: PathBuf,

    /// How the solution is printed
    #[arg(long, value_name = "NAME", default_value = "table")]
    pub(super) format: AnswerFormat,

    /// Print the solution alone: no title, no sentences, no warnings
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// Write puzzle files in canonical form
///
/// Prints the canonical form of each file. The meaning and the comments are kept. English clues stay
/// as they are written; with `--formal` they become formal ones.
#[derive(Parser, Debug)]
pub(super) struct Fmt {
    #[command(flatten)]
    pub(super) files: Files,

    /// Write English clues formally, with the sentence as their wording
    #[arg(long)]
    pub(super) formal: bool,

    /// With `--formal`, make comments of English clues that mention something unknown, each with a
    /// warning
    #[arg(long, requires = "formal")]
    pub(super) ignore_unknown: bool,

    /// Change nothing; name the files that are not in canonical form and exit with 1
    #[arg(long, conflicts_with = "write")]
    pub(super) check: bool,

    /// Write the files in place
    #[arg(long)]
    pub(super) write: bool,
}

/// Write a puzzle in another format
#[derive(Parser, Debug)]
pub(super) struct Convert {
    /// The puzzle: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(super) file: PathBuf,

    #[command(flatten)]
    pub(super) reading: Reading,

    /// The format to write
    #[arg(long, value_name = "FORMAT")]
    pub(super) to: PuzzleFormat,
}

/// Print a completion script for a shell
#[derive(Parser, Debug)]
pub(super) struct Completions {
    /// The shell
    pub(super) shell: clap_complete::Shell,
}

/// Print the manual page, or write one page for each subcommand
#[derive(Parser, Debug)]
pub(super) struct Man {
    /// Write all pages into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(super) out: Option<PathBuf>,
}

/// Print the JSON Schema of puzzles, or of what another command prints
#[derive(Parser, Debug)]
pub(super) struct Schema {
    /// Which one
    pub(super) of: SchemaOf,
}

#[derive(Parser, Debug)]
pub(super) struct Files {
    /// Puzzles: .zebra, .json or .pl; `-` is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub(super) paths: Vec<PathBuf>,
}

/// How many files are worked on at a time.
#[derive(Parser, Clone, Copy, Debug)]
pub(super) struct Jobs {
    /// Work on N files at a time; what is printed is the same for every N [default: as many as
    /// there are processors]
    #[arg(short, long, value_name = "N")]
    pub(super) jobs: Option<NonZero<usize>>,
}

/// How English clues are read.
#[derive(Parser, Clone, Copy, Debug)]
pub(super) struct Reading {
    /// Leave out English clues that mention something unknown, each with a warning
    #[arg(long)]
    pub(super) ignore_unknown: bool,
}

impl From<Reading> for english::Options {
    fn from(reading: Reading) -> english::Options {
        english::Options { ignore_unknown: reading.ignore_unknown }
    }
}

/// How the puzzle becomes clauses, and which solver decides them.
#[derive(Parser, Debug)]
pub(super) struct SetupArgs {
    /// The encoding of `exactly one`; `commander:4` and `bimander:4` set the size of groups
    /// [default: auto]
    #[arg(long, value_name = "NAME", value_parser = EncodingParser)]
    pub(super) exactly_one: Option<Encoding>,

    /// The rules that put a category's items at different positions [default: exactly-one]
    #[arg(long, value_name = "NAME", value_parser = all_different_parser())]
    pub(super) all_different: Option<AllDifferent>,

    /// The encoding of counts, as in `exactly 2 of (...)` [default: sequential-counter]
    #[arg(long, value_name = "NAME", value_parser = counter_parser())]
    pub(super) cardinality: Option<Counter>,

    /// The encoding of relations between items [default: auto]
    #[arg(long, value_name = "NAME", value_parser = relations_parser())]
    pub(super) relations: Option<Relations>,

    /// Give the solver the whole formula, also what follows without search
    #[arg(long)]
    pub(super) no_presolve: bool,

    /// Find what follows without search first, and encode the rest: as is done for solving, but
    /// not for `--emit-dimacs`, unless you say so
    #[arg(long, conflicts_with = "no_presolve")]
    pub(super) presolve: bool,

    /// Who finds solutions: a SAT solver, or `grid`, which lists many of them fastest. Without
    /// this varisat decides whether there is one solution, and grid lists them if more than two
    /// are wanted
    #[arg(long, value_name = "NAME", value_parser = finder_parser())]
    pub(super) engine: Option<Finder>,

    /// Another SAT solver: a command in which `{cnf}`, `{out}` and `{proof}` stand for files;
    /// without `{cnf}` it gets the formula on standard input
    #[arg(long, value_name = "COMMAND", conflicts_with = "engine", value_parser = Template::parse)]
    pub(super) engine_cmd: Option<Template>,

    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) timeout: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum AnswerFormat {
    /// A table with a row for each position
    Table,
    /// For each category a YES/no grid, items by positions
    Grid,
    /// One line for each position
    Tuples,
    /// One JSON object for each puzzle, on a line of its own
    Json,
    /// A line with a JSON object for each solution, and a last one for the whole
    Jsonl,
    /// Comma-separated values with a header line
    Csv,
    /// A Markdown table
    Markdown,
}

impl From<AnswerFormat> for Format {
    fn from(format: AnswerFormat) -> Format {
        match format {
            AnswerFormat::Table => Format::Table,
            AnswerFormat::Grid => Format::Grid,
            AnswerFormat::Tuples => Format::Tuples,
            AnswerFormat::Json => Format::Json,
            AnswerFormat::Jsonl => Format::JsonLines,
            AnswerFormat::Csv => Format::Csv,
            AnswerFormat::Markdown => Format::Markdown,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum PuzzleFormat {
    /// The puzzle language
    Zebra,
    /// JSON, by the published schema
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum SchemaOf {
    /// A puzzle, as `convert --to json` writes it
    Puzzle,
    /// An answer, as `solve --format json` writes it
    Answer,
    /// A line of an answer, as `solve --format jsonl` writes it
    AnswerLine,
    /// The counts of cells, as `count --cells --format json` writes them
    Cells,
    /// A line of a story, as `trace --format json` writes it
    TraceLine,
    /// The places that are left, as `trace --until-stuck --format json` writes them
    Places,
    /// What `check --format json` writes
    Check,
    /// An explanation, as `explain --format json` writes it
    Explanation,
    /// A hint, as `hint --format json` writes it
    Hint,
    /// The findings about an answer, as `verify --format json` writes them
    Verification,
    /// The findings about a trace, as `verify --trace … --format json` writes them
    Review,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wanted = || format!("`{text}` is not a number of seconds such as 10 or 0.5");
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0).ok_or_else(wanted)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| wanted())
}
