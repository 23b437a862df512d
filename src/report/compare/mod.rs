//! A comparison of encodings and engines, as tables, data and a page.

mod cactus;
mod data;
mod html;
mod tables;

use std::time::Duration;

use crate::session::Setup;
use crate::tasks::compare::{Measured, Rank, ranking};

pub use data::{csv, json};
pub use html::html;
pub use tables::{markdown, text};

/// What was measured, with the names of things.
#[derive(Clone, Copy)]
pub struct Comparison<'a> {
    /// The name of each puzzle.
    pub puzzles: &'a [String],
    /// The combinations.
    pub setups: &'a [Setup],
    /// For each puzzle a measurement of each combination.
    pub measured: &'a [Vec<Measured>],
    /// How often each was measured.
    pub runs: usize,
    /// The time that each question was given.
    pub limit: Option<Duration>,
}

/// The choices that make a combination.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Parts<'a> {
    exactly_one: &'a str,
    all_different: &'a str,
    cardinality: &'a str,
    relations: &'a str,
    engine: String,
}

impl<'a> Parts<'a> {
    fn of(setup: &'a Setup) -> Parts<'a> {
        Parts {
            exactly_one: setup.compile.exactly_one.name(),
            all_different: setup.compile.all_different.name(),
            cardinality: setup.compile.cardinality.name(),
            relations: setup.compile.relations.name(),
            engine: setup.engine_name(),
        }
    }

    fn all(&self) -> [&str; 5] {
        [self.exactly_one, self.all_different, self.cardinality, self.relations, &self.engine]
    }
}

impl Comparison<'_> {
    /// What each combination is called: the choices in which it may differ from the others.
    pub fn labels(&self) -> Vec<String> {
        let all: Vec<Parts<'_>> = self.setups.iter().map(Parts::of).collect();
        let differs = |at: &usize| all.iter().any(|parts| parts.all()[*at] != all[0].all()[*at]);
        let mut named: Vec<usize> = (0..5).filter(differs).collect();
        if named.is_empty() {
            named = (0..5).collect();
        }
        let label = |parts: &Parts<'_>| {
            named.iter().map(|at| parts.all()[*at]).collect::<Vec<_>>().join(" + ")
        };
        all.iter().map(label).collect()
    }

    fn ranking(&self) -> Vec<Rank> {
        ranking(self.measured, self.limit)
    }

    /// What all combinations have in common, in words.
    fn setting(&self) -> String {
        let runs = match self.runs {
            1 => "one run".to_owned(),
            runs => format!("medians of {runs} runs, with the least and the greatest time"),
        };
        let limit = match self.limit {
            Some(limit) => format!("at most {} s for each answer", limit.as_secs_f64()),
            None => "no time limit".to_owned(),
        };
        let presolve = match self.setups.first() {
            Some(setup) if setup.presolve => "after what follows without search",
            _ => "the whole formula",
        };
        format!("zebra-sat {}; {runs}; {limit}; {presolve}", env!("CARGO_PKG_VERSION"))
    }
}
