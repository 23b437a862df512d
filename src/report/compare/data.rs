//! A comparison as data: CSV and JSON. Times are in seconds.

use std::time::Duration;

use serde::Serialize;

use super::{Comparison, Parts, tables::answer};
use crate::tasks::compare::{Measured, Spread};

/// One combination on one puzzle.
#[derive(Serialize)]
struct Row<'a> {
    puzzle: &'a str,
    exactly_one: &'a str,
    all_different: &'a str,
    cardinality: &'a str,
    relations: &'a str,
    engine: String,
    variables: u64,
    clauses: u64,
    literals: u64,
    dimacs_bytes: u64,
    encode: Times,
    write: Times,
    first: Times,
    proof: Times,
    conflicts: Option<u64>,
    decisions: Option<u64>,
    propagations: Option<u64>,
    answered: bool,
    answer: String,
}

/// Seconds; all `None` where nothing was measured.
#[derive(Serialize, Clone, Copy, Default)]
struct Times {
    median: Option<f64>,
    min: Option<f64>,
    max: Option<f64>,
}

impl Times {
    fn of(times: &[Duration]) -> Times {
        Spread::of(times).map_or_else(Times::default, |spread| Times {
            median: Some(spread.median.as_secs_f64()),
            min: Some(spread.min.as_secs_f64()),
            max: Some(spread.max.as_secs_f64()),
        })
    }

    fn fields(self) -> [String; 3] {
        [self.median, self.min, self.max].map(optional)
    }
}

#[derive(Serialize)]
struct Ranked<'a> {
    exactly_one: &'a str,
    all_different: &'a str,
    cardinality: &'a str,
    relations: &'a str,
    engine: String,
    par2: f64,
    answered: usize,
    wins: usize,
}

#[derive(Serialize)]
struct Document<'a> {
    version: &'static str,
    runs: usize,
    timeout: Option<f64>,
    presolve: bool,
    results: Vec<Row<'a>>,
    ranking: Vec<Ranked<'a>>,
}

fn optional(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn rows<'a>(of: &Comparison<'a>) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    for (puzzle, measured) in of.puzzles.iter().zip(of.measured) {
        let all = of.setups.iter().zip(measured);
        rows.extend(all.map(|(setup, measured)| row(puzzle, Parts::of(setup), measured)));
    }
    rows
}

fn row<'a>(puzzle: &'a str, parts: Parts<'a>, measured: &Measured) -> Row<'a> {
    let Parts { exactly_one, all_different, cardinality, relations, engine } = parts;
    Row {
        puzzle,
        exactly_one,
        all_different,
        cardinality,
        relations,
        engine,
        variables: measured.size.variables,
        clauses: measured.size.clauses,
        literals: measured.size.literals,
        dimacs_bytes: measured.bytes,
        encode: Times::of(&measured.encode),
        write: Times::of(&measured.write),
        first: Times::of(&measured.first),
        proof: Times::of(&measured.proof),
        conflicts: measured.statistics.conflicts,
        decisions: measured.statistics.decisions,
        propagations: measured.statistics.propagations,
        answered: measured.outcome.is_ok(),
        answer: answer(measured),
    }
}

/// Comma-separated values with a header line, one line for each combination on each puzzle.
pub fn csv(of: &Comparison<'_>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let times = ["encode", "write", "first", "proof"];
    let mut header: Vec<String> =
        "puzzle exactly_one all_different cardinality relations engine variables clauses literals dimacs_bytes"
            .split(' ')
            .map(str::to_owned)
            .collect();
    for time in times {
        header.extend(["median", "min", "max"].map(|which| format!("{time}_{which}")));
    }
    header.extend(["conflicts", "decisions", "propagations", "answer"].map(str::to_owned));
    writer.write_record(header).expect("a vector takes every record");
    for row in rows(of) {
        let Row { puzzle, exactly_one, all_different, cardinality, relations, engine, .. } = &row;
        let names = [puzzle, exactly_one, all_different, cardinality, relations, engine.as_str()];
        let sizes = [row.variables, row.clauses, row.literals, row.dimacs_bytes];
        let mut record: Vec<String> = names.map(str::to_owned).to_vec();
        record.extend(sizes.map(|size| size.to_string()));
        for times in [row.encode, row.write, row.first, row.proof] {
            record.extend(times.fields());
        }
        record.extend([row.conflicts, row.decisions, row.propagations].map(optional));
        record.push(row.answer);
        writer.write_record(record).expect("a vector takes every record");
    }
    let bytes = writer.into_inner().expect("a vector takes every record");
    String::from_utf8(bytes).expect("made of strings")
}

/// One JSON object.
pub fn json(of: &Comparison<'_>) -> String {
    let ranked = |rank: crate::tasks::compare::Rank| {
        let Parts { exactly_one, all_different, cardinality, relations, engine } =
            Parts::of(&of.setups[rank.setup]);
        Ranked {
            exactly_one,
            all_different,
            cardinality,
            relations,
            engine,
            par2: rank.par2.as_secs_f64(),
            answered: rank.answered,
            wins: rank.wins,
        }
    };
    let document = Document {
        version: env!("CARGO_PKG_VERSION"),
        runs: of.runs,
        timeout: of.limit.map(|limit| limit.as_secs_f64()),
        presolve: of.setups.first().is_some_and(|setup| setup.presolve),
        results: rows(of),
        ranking: of.ranking().into_iter().map(ranked).collect(),
    };
    serde_json::to_string_pretty(&document).expect("strings and numbers are always JSON") + "\n"
}
