//! The arguments of every subcommand.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum, ValueHint};
use encodings::amo::{self, AtMostOne, SpecError};
use encodings::card::{self, Cardinality};
use itertools::Itertools;
use zebra_sat::compile::{AllDifferent, Relations};
use zebra_sat::engine::{self, Choice, Template};

const EXIT_CODES: &str = "\
Exit codes:
  0  at least one solution; yes
  1  no solution; no
  2  bad usage or bad input
  3  gave up: a limit was reached before the answer was known
  4  internal fault (please report it)

With several files the exit code is the worst one: 4, 2, 3, 1, 0.";

const COMPARE_HELP: &str = "\
What is measured, for each puzzle and combination:
  encode          making the clauses
  write           making them and writing them as DIMACS, with comments, to nowhere
  first solution  from the puzzle to its first solution, encoding and loading included
  proof           from the puzzle to the answer whether there is another solution

Exit codes:
  0  every combination has the same answer
  2  bad usage or bad input
  3  some combination gave up; the others agree
  4  two combinations do not agree, or an answer is wrong (please report it)";

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
    Compare(Compare),
    Decode(Decode),
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

/// Say how each clue is read and what is wrong with the puzzle
///
/// Prints every clue with its formal reading, the size of the search space and whether the puzzle
/// has one solution, several or none; errors and warnings go to standard error.
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(super) struct Check {
    #[command(flatten)]
    pub(super) files: Files,

    #[command(flatten)]
    pub(super) setup: SetupArgs,
}

/// Count the solutions
#[derive(Parser, Debug)]
#[command(after_help = EXIT_CODES)]
pub(super) struct Count {
    #[command(flatten)]
    pub(super) files: Files,

    /// Stop at N solutions: the answer is then `at least N`, and the exit code 3
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) limit: Option<u64>,

    #[command(flatten)]
    pub(super) setup: SetupArgs,
}

/// Compare encodings and engines: sizes, times, and whether all agree
///
/// Asks every combination of the chosen encodings and engines whether each puzzle has a single
/// solution, and measures the formula and the times. The runs are interleaved, so that a machine
/// which slows down slows all of them. All answers must agree; if they do not, the exit code is 4.
#[derive(Parser, Debug)]
#[command(after_help = COMPARE_HELP)]
pub(super) struct Compare {
    #[command(flatten)]
    pub(super) files: Files,

    /// Encodings of `exactly one`, with commas, or `all`; `commander:4` and `bimander:4` set the
    /// size of groups
    #[arg(long, value_name = "NAMES", default_value = "all", value_delimiter = ',',
          value_parser = OrAll::new(EncodingParser, || amo::ALL.iter().map(|e| Encoding(*e)).collect()))]
    exactly_one: Vec<Several<Encoding>>,

    /// Rules that put a category's items at different positions, with commas, or `all`
    #[arg(long, value_name = "NAMES", default_value = AllDifferent::default().name(), value_delimiter = ',',
          value_parser = OrAll::new(all_different_parser(), || AllDifferent::ALL.iter().map(|(_, c)| *c).collect()))]
    all_different: Vec<Several<AllDifferent>>,

    /// Encodings of counts, with commas, or `all`
    #[arg(long, value_name = "NAMES", default_value = zebra_sat::compile::Options::default().cardinality.name(), value_delimiter = ',',
          value_parser = OrAll::new(counter_parser(), || card::ALL.iter().map(|e| Counter(*e)).collect()))]
    cardinality: Vec<Several<Counter>>,

    /// Encodings of relations between items, with commas, or `all`
    #[arg(long, value_name = "NAMES", default_value = Relations::default().name(), value_delimiter = ',',
          value_parser = OrAll::new(relations_parser(), || Relations::ALL.iter().map(|(_, r)| *r).collect()))]
    relations: Vec<Several<Relations>>,

    /// SAT solvers, with commas, or `all`; those that are not installed are left out
    #[arg(long, value_name = "NAMES", default_value = engine::ALL[0].name, value_delimiter = ',',
          value_parser = OrAll::new(engine_parser(), || engine::ALL.to_vec()))]
    engine: Vec<Several<Choice>>,

    /// One more SAT solver, as a command in which `{cnf}`, `{out}` and `{proof}` stand for files
    #[arg(long, value_name = "COMMAND", value_parser = Template::parse)]
    pub(super) engine_cmd: Option<Template>,

    /// How often to measure
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) runs: u16,

    /// The time for each question; an answer that takes longer counts as none
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) timeout: Option<Duration>,

    /// Find what follows without search first, and encode and solve the rest
    #[arg(long)]
    pub(super) presolve: bool,

    /// How the result is printed
    #[arg(long, value_name = "NAME", default_value = "table")]
    pub(super) format: CompareFormat,
}

impl Compare {
    pub(super) fn exactly_one(&self) -> Vec<Encoding> {
        each(&self.exactly_one, |encoding| encoding.0.name().to_owned())
    }

    pub(super) fn all_different(&self) -> Vec<AllDifferent> {
        each(&self.all_different, |choice| choice.name().to_owned())
    }

    pub(super) fn cardinality(&self) -> Vec<Counter> {
        each(&self.cardinality, |counter| counter.0.name().to_owned())
    }

    pub(super) fn relations(&self) -> Vec<Relations> {
        each(&self.relations, |style| style.name().to_owned())
    }

    pub(super) fn engines(&self) -> Vec<Choice> {
        each(&self.engine, |engine| engine.name.to_owned())
    }
}

/// What was named, each once, in the order in which it was.
fn each<T: Clone>(named: &[Several<T>], name: impl Fn(&T) -> String) -> Vec<T> {
    named.iter().flat_map(|several| several.0.iter().cloned()).unique_by(name).collect()
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
/// Prints the canonical form of each file. The meaning and the comments are kept.
#[derive(Parser, Debug)]
pub(super) struct Fmt {
    #[command(flatten)]
    pub(super) files: Files,

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

/// Print the JSON Schema of puzzles or of answers
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

/// How the puzzle becomes clauses, and which solver decides them.
#[derive(Parser, Debug)]
pub(super) struct SetupArgs {
    /// The encoding of `exactly one`; `commander:4` and `bimander:4` set the size of groups
    #[arg(long, value_name = "NAME", default_value = zebra_sat::compile::Options::default().exactly_one.name(),
          value_parser = EncodingParser)]
    pub(super) exactly_one: Encoding,

    /// The rules that put a category's items at different positions
    #[arg(long, value_name = "NAME", default_value = AllDifferent::default().name(),
          value_parser = all_different_parser())]
    pub(super) all_different: AllDifferent,

    /// The encoding of counts, as in `exactly 2 of (...)`
    #[arg(long, value_name = "NAME", default_value = zebra_sat::compile::Options::default().cardinality.name(),
          value_parser = counter_parser())]
    pub(super) cardinality: Counter,

    /// The encoding of relations between items
    #[arg(long, value_name = "NAME", default_value = Relations::default().name(),
          value_parser = relations_parser())]
    pub(super) relations: Relations,

    /// Give the solver the whole formula, also what follows without search
    #[arg(long)]
    pub(super) no_presolve: bool,

    /// Find what follows without search first, and encode the rest: as is done for solving, but
    /// not for `--emit-dimacs`, unless you say so
    #[arg(long, conflicts_with = "no_presolve")]
    pub(super) presolve: bool,

    /// The SAT solver
    #[arg(long, value_name = "NAME", default_value = engine::ALL[0].name, value_parser = engine_parser())]
    pub(super) engine: Choice,

    /// Another SAT solver: a command in which `{cnf}`, `{out}` and `{proof}` stand for files;
    /// without `{cnf}` it gets the formula on standard input
    #[arg(long, value_name = "COMMAND", conflicts_with = "engine", value_parser = Template::parse)]
    pub(super) engine_cmd: Option<Template>,

    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) timeout: Option<Duration>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wanted = || format!("`{text}` is not a number of seconds such as 10 or 0.5");
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0).ok_or_else(wanted)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| wanted())
}

/// One value, or all of them.
#[derive(Clone, Debug)]
pub(super) struct Several<T>(Vec<T>);

/// Takes what another parser takes, and `all`.
#[derive(Clone)]
struct OrAll<P, T> {
    one: P,
    all: fn() -> Vec<T>,
}

impl<P, T> OrAll<P, T> {
    fn new(one: P, all: fn() -> Vec<T>) -> OrAll<P, T> {
        OrAll { one, all }
    }
}

impl<P, T> TypedValueParser for OrAll<P, T>
where
    P: TypedValueParser<Value = T>,
    T: Clone + Send + Sync + 'static,
{
    type Value = Several<T>;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Several<T>, clap::Error> {
        if value == "all" {
            return Ok(Several((self.all)()));
        }
        self.one.parse_ref(command, argument, value).map(|one| Several(vec![one]))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let all = std::iter::once(PossibleValue::new("all").help("every one of them"));
        Some(Box::new(self.one.possible_values()?.chain(all)))
    }
}

/// An at-most-one encoding of the registry.
#[derive(Clone, Copy)]
pub(super) struct Encoding(pub(super) &'static dyn AtMostOne);

impl std::fmt::Debug for Encoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name())
    }
}

/// Offers the names of the registry, so that a new encoding is offered as soon as it is
/// registered, and takes a size of groups after a colon.
#[derive(Clone)]
struct EncodingParser;

impl EncodingParser {
    fn names() -> impl Iterator<Item = PossibleValue> {
        amo::ALL.iter().map(|e| PossibleValue::new(e.name()).help(e.summary()))
    }
}

impl TypedValueParser for EncodingParser {
    type Value = Encoding;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Encoding, clap::Error> {
        let parse = |spec: &str| match amo::parse(spec) {
            Err(SpecError::UnknownName(_)) => Ok(None),
            found => found.map(Some),
        };
        match parse.parse_ref(command, argument, value)? {
            Some(encoding) => Ok(Encoding(encoding)),
            // This one also names the most similar encoding.
            None => PossibleValuesParser::new(EncodingParser::names())
                .try_map(|name| amo::parse(&name).map(Encoding))
                .parse_ref(command, argument, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(EncodingParser::names()))
    }
}

/// A cardinality encoding of the registry.
#[derive(Clone, Copy)]
pub(super) struct Counter(pub(super) &'static dyn Cardinality);

impl std::fmt::Debug for Counter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name())
    }
}

fn counter_parser() -> impl TypedValueParser<Value = Counter> {
    let names = card::ALL.iter().map(|e| PossibleValue::new(e.name()).help(e.summary()));
    PossibleValuesParser::new(names)
        .try_map(|name| card::by_name(&name).map(Counter).ok_or("unknown encoding"))
}

fn all_different_parser() -> impl TypedValueParser<Value = AllDifferent> {
    let all = AllDifferent::ALL.iter();
    let names = all.map(|(name, choice)| PossibleValue::new(name).help(choice.summary()));
    PossibleValuesParser::new(names).try_map(|name| {
        let found = AllDifferent::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, choice)| *choice).ok_or("unknown choice")
    })
}

fn relations_parser() -> impl TypedValueParser<Value = Relations> {
    let names =
        Relations::ALL.iter().map(|(name, style)| PossibleValue::new(name).help(style.summary()));
    PossibleValuesParser::new(names).try_map(|name| {
        let found = Relations::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, style)| *style).ok_or("unknown style")
    })
}

fn engine_parser() -> impl TypedValueParser<Value = Choice> {
    let names = engine::ALL.iter().map(|e| PossibleValue::new(e.name).help(e.summary));
    PossibleValuesParser::new(names).try_map(|name| engine::by_name(&name).ok_or("unknown engine"))
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
    /// Comma-separated values with a header line
    Csv,
    /// A Markdown table
    Markdown,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum CompareFormat {
    /// A table for each puzzle, and the ranking
    Table,
    /// Comma-separated values, times in seconds
    Csv,
    /// One JSON object, times in seconds
    Json,
    /// Markdown tables
    Markdown,
    /// A page with the tables and a cactus plot
    Html,
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
}
