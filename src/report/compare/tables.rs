//! The tables of a comparison, for a terminal and in Markdown.

use std::time::Duration;

use comfy_table::{CellAlignment, Table as Drawn, presets};

use super::Comparison;
use crate::report::number::grouped;
use crate::report::terminal::safe;
use crate::tasks::compare::{Measured, Rank, Spread};
use crate::tasks::solve::Status;

/// A table with a title; every column but the first is of numbers.
pub(super) struct Table {
    pub(super) title: String,
    pub(super) header: Vec<&'static str>,
    pub(super) rows: Vec<Vec<String>>,
}

/// One table for each puzzle, and the ranking last.
pub(super) fn tables(of: &Comparison<'_>) -> Vec<Table> {
    let puzzle = |(name, row): (&String, &Vec<Measured>)| Table {
        title: name.clone(),
        header: HEADER.to_vec(),
        rows: row.iter().enumerate().map(|(setup, m)| cells(of.label(setup), m)).collect(),
    };
    let mut all: Vec<Table> = of.puzzles.iter().zip(of.measured).map(puzzle).collect();
    let ranks = of.ranking();
    let rank = |(place, rank): (usize, &Rank)| {
        vec![
            (place + 1).to_string(),
            of.label(rank.setup),
            time(rank.par2),
            format!("{} of {}", rank.answered, of.puzzles.len()),
            rank.wins.to_string(),
        ]
    };
    all.push(Table {
        title: "Ranking by PAR-2: the mean time to the proof, an unanswered puzzle twice the limit"
            .to_owned(),
        header: vec!["rank", "combination", "PAR-2", "answered", "wins"],
        rows: ranks.iter().enumerate().map(rank).collect(),
    });
    all
}

const HEADER: [&str; 12] = [
    "combination",
    "variables",
    "clauses",
    "literals",
    "encode",
    "DIMACS bytes",
    "write",
    "first solution",
    "proof",
    "conflicts",
    "propagations",
    "answer",
];

fn cells(label: String, measured: &Measured) -> Vec<String> {
    let number = |number: u64| grouped(&number.to_string());
    let known = |value: Option<u64>| value.map_or("-".to_owned(), number);
    let spread = |times: &[Duration]| Spread::of(times).map_or("-".to_owned(), spread_text);
    vec![
        label,
        number(measured.size.variables),
        number(measured.size.clauses),
        number(measured.size.literals),
        spread(&measured.encode),
        number(measured.bytes),
        spread(&measured.write),
        spread(&measured.first),
        spread(&measured.proof),
        known(measured.statistics.conflicts),
        known(measured.statistics.propagations),
        answer(measured),
    ]
}

/// The answer, or why there is none.
pub(super) fn answer(measured: &Measured) -> String {
    match &measured.outcome {
        Ok(Status::Unique) => "one solution".to_owned(),
        Ok(Status::Multiple) => "several solutions".to_owned(),
        Ok(Status::None) => "no solution".to_owned(),
        Ok(Status::Unknown) => "unknown".to_owned(),
        Err(why) => why.clone(),
    }
}

fn spread_text(spread: Spread) -> String {
    let Spread { median, min, max } = spread;
    if min == max {
        return time(median);
    }
    format!("{} ({}-{})", time(median), time(min), time(max))
}

/// A time with three digits: `1.23 ms`.
fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (value, unit) = match seconds {
        s if s < 1e-3 => (s * 1e6, "us"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    let digits = match value {
        v if v < 9.995 => 2,
        v if v < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.digits$} {unit}")
}

/// The tables with lines around them.
pub fn text(of: &Comparison<'_>) -> String {
    let draw = |table: &Table| {
        let mut drawn = Drawn::new();
        drawn.load_style(presets::UTF8_FULL_CONDENSED).set_header(&table.header);
        for row in &table.rows {
            drawn.add_row(row.iter().map(|cell| safe(cell)));
        }
        for column in drawn.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        format!("{}\n{drawn}\n\n", safe(&table.title))
    };
    let drawn: String = tables(of).iter().map(draw).collect();
    drawn + &of.setting() + "\n"
}

/// The tables in Markdown.
pub fn markdown(of: &Comparison<'_>) -> String {
    let escaped = |cell: &str| safe(cell).replace('\\', "\\\\").replace('|', "\\|");
    let draw = |table: &Table| {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let header = line(table.header.iter().map(|cell| escaped(cell)).collect());
        let rule = format!("|{}\n", " --- |".repeat(table.header.len()));
        let rows = table.rows.iter().map(|row| line(row.iter().map(|c| escaped(c)).collect()));
        format!("## {}\n\n{header}{rule}{}\n", escaped(&table.title), rows.collect::<String>())
    };
    let drawn: String = tables(of).iter().map(draw).collect();
    drawn + &of.setting() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_digits() {
        let text = |nanoseconds| time(Duration::from_nanos(nanoseconds));
        assert_eq!(text(1_234), "1.23 us");
        assert_eq!(text(999_600), "1000 us");
        assert_eq!(text(12_345_678), "12.3 ms");
        assert_eq!(text(123_456_789), "123 ms");
        assert_eq!(text(9_999_000_000), "10.0 s");
    }
}
