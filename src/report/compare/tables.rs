//! The tables of a comparison, for a terminal and in Markdown.

use std::time::Duration;

use comfy_table::{CellAlignment, Table as Drawn, presets};

use super::Comparison;
use crate::report::number::grouped;
use crate::report::terminal::safe;
use crate::tasks::compare::{Measured, Rank, Spread};
use crate::tasks::solve::Status;

/// The columns that do not hold numbers.
const WORDS: [&str; 2] = ["combination", "answer"];

/// A table with a title.
pub(super) struct Table {
    pub(super) title: String,
    pub(super) header: Vec<&'static str>,
    pub(super) rows: Vec<Vec<String>>,
}

/// Two tables for each puzzle, and the ranking last. Times are in milliseconds.
pub(super) fn tables(of: &Comparison<'_>) -> Vec<Table> {
    let labels = of.labels();
    let mut all = Vec::new();
    for (name, row) in of.puzzles.iter().zip(of.measured) {
        let rows = |cells: fn(&Measured) -> Vec<String>| -> Vec<Vec<String>> {
            let labelled = |(label, measured): (&String, &Measured)| {
                std::iter::once(label.clone()).chain(cells(measured)).collect()
            };
            labels.iter().zip(row).map(labelled).collect()
        };
        all.push(Table {
            title: format!("{name}: the formula"),
            header: FORMULA.to_vec(),
            rows: rows(formula),
        });
        all.push(Table {
            title: format!("{name}: the answer"),
            header: SOLVING.to_vec(),
            rows: rows(solving),
        });
    }
    all.push(ranked(of, &labels));
    all
}

fn ranked(of: &Comparison<'_>, labels: &[String]) -> Table {
    let rank = |(place, rank): (usize, Rank)| {
        vec![
            (place + 1).to_string(),
            labels[rank.setup].clone(),
            milliseconds(rank.par2),
            format!("{} of {}", rank.answered, of.puzzles.len()),
            rank.wins.to_string(),
        ]
    };
    Table {
        title: "Ranking by PAR-2: the mean time to the proof, an unanswered puzzle twice the limit"
            .to_owned(),
        header: vec!["rank", "combination", "PAR-2, ms", "answered", "wins"],
        rows: of.ranking().into_iter().enumerate().map(rank).collect(),
    }
}

const FORMULA: [&str; 7] =
    ["combination", "variables", "clauses", "literals", "encode, ms", "DIMACS bytes", "write, ms"];

fn formula(measured: &Measured) -> Vec<String> {
    let number = |number: u64| grouped(&number.to_string());
    vec![
        number(measured.size.variables),
        number(measured.size.clauses),
        number(measured.size.literals),
        spread(&measured.encode),
        number(measured.bytes),
        spread(&measured.write),
    ]
}

const SOLVING: [&str; 6] =
    ["combination", "first solution, ms", "proof, ms", "conflicts", "propagations", "answer"];

fn solving(measured: &Measured) -> Vec<String> {
    let known =
        |value: Option<u64>| value.map_or("-".to_owned(), |value| grouped(&value.to_string()));
    vec![
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

fn spread(times: &[Duration]) -> String {
    match Spread::of(times) {
        None => "-".to_owned(),
        Some(Spread { median, min, max }) if min == max => milliseconds(median),
        Some(Spread { median, min, max }) => {
            format!("{} ({}-{})", milliseconds(median), milliseconds(min), milliseconds(max))
        }
    }
}

/// A time in milliseconds, with three digits: `1.23`.
fn milliseconds(time: Duration) -> String {
    let value = time.as_secs_f64() * 1000.0;
    let digits = match value {
        v if v < 0.9995 => 3,
        v if v < 9.995 => 2,
        v if v < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.digits$}")
}

/// The tables with lines around them.
pub fn text(of: &Comparison<'_>) -> String {
    let draw = |table: &Table| {
        let mut drawn = Drawn::new();
        drawn.load_style(presets::UTF8_FULL_CONDENSED).set_header(&table.header);
        for row in &table.rows {
            drawn.add_row(row.iter().map(|cell| safe(cell)));
        }
        for (column, name) in drawn.column_iter_mut().zip(&table.header) {
            if !WORDS.contains(name) {
                column.set_cell_alignment(CellAlignment::Right);
            }
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
        let text = |nanoseconds| milliseconds(Duration::from_nanos(nanoseconds));
        assert_eq!(text(1_234), "0.001");
        assert_eq!(text(999_600), "1.00");
        assert_eq!(text(12_345_678), "12.3");
        assert_eq!(text(123_456_789), "123");
        assert_eq!(text(9_999_000_000), "9999");
    }
}
