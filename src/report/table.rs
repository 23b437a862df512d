//! A solution as a table: positions as rows, categories as columns.

use comfy_table::{Table, presets};
use unicode_width::UnicodeWidthStr;

use super::markdown::escaped;
use super::template::{Names, Template};
use super::terminal::safe;
use crate::model::{CategoryId, CategoryKind, Place, Puzzle, Solution};

/// What stands for an unnamed item of a `...` category.
pub(super) const UNNAMED: &str = "-";

/// Fills the cells of a table that is still to be filled in: a control character, which no name
/// has when it is shown.
const GAP: char = '\u{1}';

/// A table with lines around it. Each column is as wide as the longest item that its category has,
/// so that all solutions of a puzzle look alike.
pub(super) fn lined(puzzle: &Puzzle) -> Template {
    let widths: Vec<usize> =
        puzzle.categories_with_ids().map(|(id, _)| width(puzzle, id)).collect();
    let names = Names::new(puzzle, |category, name| {
        let name = safe(name.unwrap_or(UNNAMED));
        let missing = widths[category.index()].saturating_sub(name.width());
        name + &" ".repeat(missing)
    });
    let gaps = || widths.iter().map(|width| GAP.to_string().repeat(*width));
    let labels = puzzle.positions.labels.iter();
    let rows = labels.map(|label| std::iter::once(label.clone()).chain(gaps()).collect());
    let text = in_lines(header(puzzle).map(str::to_owned).collect(), rows.collect());
    let mut template = Template::new(names);
    let mut cells = cells(puzzle);
    for fixed in text.split(GAP).filter(|fixed| !fixed.is_empty()) {
        template.text(fixed);
        if let Some((category, place)) = cells.next() {
            template.cell(category, place);
        }
    }
    template
}

/// One solution as a table with lines around it.
pub(super) fn text(puzzle: &Puzzle, solution: &Solution) -> String {
    let mut text = Vec::new();
    lined(puzzle).fill(solution, "", &mut text);
    String::from_utf8(text).expect("made of strings")
}

/// A header and rows with lines around them.
pub(super) fn in_lines(header: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let printable = |cell: &String| {
        // What is to be filled in is a control character, which a name would not keep.
        if cell.starts_with(GAP) { cell.clone() } else { safe(cell) }
    };
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header.iter().map(printable));
    for row in rows {
        table.add_row(row.iter().map(printable));
    }
    let lines: Vec<_> = table.to_string().lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n") + "\n"
}

/// The columns that the widest item of a category takes.
fn width(puzzle: &Puzzle, category: CategoryId) -> usize {
    let category = puzzle.category(category);
    let items = category.item_ids().map(|item| safe(&puzzle.item(item).name).width());
    let unnamed = (category.kind == CategoryKind::Rest).then_some(UNNAMED.width());
    items.chain(unnamed).max().unwrap_or(0).max(1)
}

/// The names of the columns: that of the positions, then the categories.
fn header(puzzle: &Puzzle) -> impl Iterator<Item = &str> {
    let categories = puzzle.categories.iter().map(|category| category.name.as_str());
    std::iter::once(puzzle.positions.name.as_str()).chain(categories)
}

/// The cells row by row.
fn cells(puzzle: &Puzzle) -> impl Iterator<Item = (CategoryId, Place)> {
    let row = |place| puzzle.categories_with_ids().map(move |(id, _)| (id, place));
    puzzle.places().flat_map(row)
}

/// A line for each position between `before` and `after`, its cells between `between`.
pub(super) fn rows(
    puzzle: &Puzzle,
    template: &mut Template,
    [before, between, after]: [&str; 3],
    label: impl Fn(&str) -> String,
) {
    for place in puzzle.places() {
        template.text(before);
        template.text(&label(&puzzle.positions.labels[place.index()]));
        for (category, _) in puzzle.categories_with_ids() {
            template.text(between);
            template.cell(category, place);
        }
        template.text(after);
    }
}

/// A Markdown table.
pub(super) fn markdown(puzzle: &Puzzle) -> Template {
    let names = Names::new(puzzle, |_, name| escaped(name.unwrap_or(UNNAMED)));
    let mut template = Template::new(names);
    template.text(&in_markdown(header(puzzle).map(str::to_owned).collect(), Vec::new()));
    rows(puzzle, &mut template, ["| ", " | ", " |\n"], escaped);
    template
}

/// A header and rows as a Markdown table.
pub(super) fn in_markdown(header: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let line = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| escaped(cell)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule = format!("|{}\n", " --- |".repeat(header.len()));
    line(&header) + &rule + &rows.iter().map(|row| line(row)).collect::<String>()
}

/// The header line of comma-separated values, and the lines of a solution, whose first column is
/// its number.
pub(super) fn csv(puzzle: &Puzzle) -> (String, Template) {
    let names = Names::new(puzzle, |_, name| field(name.unwrap_or(UNNAMED)));
    let mut template = Template::new(names);
    for place in puzzle.places() {
        template.number();
        template.text(",");
        template.text(&field(&puzzle.positions.labels[place.index()]));
        for (category, _) in puzzle.categories_with_ids() {
            template.text(",");
            template.cell(category, place);
        }
        template.text("\n");
    }
    let header: String = header(puzzle).map(|name| ",".to_owned() + &field(name)).collect();
    (format!("solution{header}\n"), template)
}

/// A field of a CSV file, quoted where it has to be.
fn field(text: &str) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // A record of an empty field alone would be quoted.
    writer.write_record(["", text]).expect("a vector takes every record");
    let bytes = writer.into_inner().expect("a vector takes every record");
    let record = String::from_utf8(bytes).expect("made of a string");
    let field = record.strip_prefix(',').and_then(|field| field.strip_suffix('\n'));
    field.expect("an empty field, and the end of the line").to_owned()
}
