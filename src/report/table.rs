//! A solution as a table: positions as rows, categories as columns.

use comfy_table::{Table, presets};

use super::terminal::safe;
use crate::model::{Puzzle, Solution};

/// What stands for an unnamed item of a `...` category.
pub const UNNAMED: &str = "-";

/// The header and the rows: the position, then the item of each category.
pub(super) fn cells(puzzle: &Puzzle, solution: &Solution) -> (Vec<String>, Vec<Vec<String>>) {
    let names = puzzle.categories.iter().map(|category| category.name.clone());
    let header = std::iter::once(puzzle.positions.name.clone()).chain(names).collect();
    let row = |place| {
        let label = puzzle.positions.labels[crate::model::Place::index(place)].clone();
        let items = puzzle.categories_with_ids().map(|(id, _)| {
            let item = solution.item_at(id, place);
            item.map_or(UNNAMED.to_owned(), |item| puzzle.item(item).name.clone())
        });
        std::iter::once(label).chain(items).collect()
    };
    (header, puzzle.places().map(row).collect())
}

/// A table with lines around it.
pub fn text(puzzle: &Puzzle, solution: &Solution) -> String {
    let (header, rows) = cells(puzzle, solution);
    in_lines(header, rows)
}

/// A header and rows with lines around them.
pub(super) fn in_lines(header: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(printable(header));
    for row in rows {
        table.add_row(printable(row));
    }
    let lines: Vec<_> = table.to_string().lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n") + "\n"
}

/// A Markdown table.
pub fn markdown(puzzle: &Puzzle, solution: &Solution) -> String {
    let (header, rows) = cells(puzzle, solution);
    in_markdown(header, rows)
}

/// A header and rows as a Markdown table.
pub(super) fn in_markdown(header: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let line = |cells: &[String]| {
        let escaped: Vec<_> =
            cells.iter().map(|cell| safe(cell).replace('\\', "\\\\").replace('|', "\\|")).collect();
        format!("| {} |\n", escaped.join(" | "))
    };
    let rule = format!("|{}\n", " --- |".repeat(header.len()));
    line(&header) + &rule + &rows.iter().map(|row| line(row)).collect::<String>()
}

/// Comma-separated values; the first column is the number of the solution.
///
/// The header line comes only with the first solution.
pub fn csv(puzzle: &Puzzle, solution: &Solution, number: u64) -> String {
    let (header, rows) = cells(puzzle, solution);
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut write = |first: String, cells: Vec<String>| {
        let record = std::iter::once(first).chain(cells);
        writer.write_record(record).expect("a vector takes every record");
    };
    if number == 1 {
        write("solution".to_owned(), header);
    }
    rows.into_iter().for_each(|row| write(number.to_string(), row));
    let bytes = writer.into_inner().expect("a vector takes every record");
    String::from_utf8(bytes).expect("made of strings")
}

fn printable(cells: Vec<String>) -> Vec<String> {
    cells.iter().map(|cell| safe(cell)).collect()
}
