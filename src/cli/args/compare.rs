//! The arguments of `zebra-sat compare`.

use std::time::Duration;

use clap::{Parser, ValueEnum};
use encodings::{amo, card};
use zebra_sat::compile::{AllDifferent, Options, Relations};
use zebra_sat::engine::{self, Choice, Template};

use super::names::{
    Counter, Encoding, EncodingParser, OrAll, Several, all_different_parser, counter_parser, each,
    engine_parser, relations_parser,
};
use super::{Files, Reading, seconds};

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

/// Compare encodings and engines: sizes, times, and whether all agree
///
/// Asks every combination of the chosen encodings and engines whether each puzzle has a single
/// solution, and measures the formula and the times. The runs are interleaved, so that a machine
/// which slows down slows all of them. All answers must agree; if they do not, the exit code is 4.
#[derive(Parser, Debug)]
#[command(after_help = COMPARE_HELP)]
pub(in crate::cli) struct Compare {
    #[command(flatten)]
    pub(in crate::cli) files: Files,

    #[command(flatten)]
    pub(in crate::cli) reading: Reading,

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
    #[arg(long, value_name = "NAMES", default_value = Options::default().cardinality.name(), value_delimiter = ',',
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
    pub(in crate::cli) engine_cmd: Option<Template>,

    /// How often to measure
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..))]
    pub(in crate::cli) runs: u16,

    /// The time for each question; an answer that takes longer counts as none
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(in crate::cli) timeout: Option<Duration>,

    /// Find what follows without search first, and encode and solve the rest
    #[arg(long)]
    pub(in crate::cli) presolve: bool,

    /// How the result is printed
    #[arg(long, value_name = "NAME", default_value = "table")]
    pub(in crate::cli) format: CompareFormat,
}

impl Compare {
    pub(in crate::cli) fn exactly_one(&self) -> Vec<Encoding> {
        each(&self.exactly_one, |encoding| encoding.0.name().to_owned())
    }

    pub(in crate::cli) fn all_different(&self) -> Vec<AllDifferent> {
        each(&self.all_different, |choice| choice.name().to_owned())
    }

    pub(in crate::cli) fn cardinality(&self) -> Vec<Counter> {
        each(&self.cardinality, |counter| counter.0.name().to_owned())
    }

    pub(in crate::cli) fn relations(&self) -> Vec<Relations> {
        each(&self.relations, |style| style.name().to_owned())
    }

    pub(in crate::cli) fn engines(&self) -> Vec<Choice> {
        each(&self.engine, |engine| engine.name.to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in crate::cli) enum CompareFormat {
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
