//! A solution as a table: positions as rows, categories as columns.

use comfy_table::{Table, presets};
use unicode_width::UnicodeWidthStr;

use super::template::{Names, Template};
use super::terminal::safe;
use crate::model::{CategoryId, CategoryKind, Place, Puzzle};

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
    let mut table = Table::new();
    let header = header(puzzle).map(safe);
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header);
    for label in &puzzle.positions.labels {
        let gaps = widths.iter().map(|width| GAP.to_string().repeat(*width));
        table.add_row(std::iter::once(safe(label)).chain(gaps));
    }
    let lines: Vec<_> = table.to_string().lines().map(|line| line.trim_end().to_owned()).collect();
    let text = lines.join("\n") + "\n";
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
    let escaped = |cell: &str| safe(cell).replace('\\', "\\\\").replace('|', "\\|");
    let names = Names::new(puzzle, |_, name| escaped(name.unwrap_or(UNNAMED)));
    let mut template = Template::new(names);
    let header: Vec<_> = header(puzzle).map(escaped).collect();
    template.text(&format!("| {} |\n", header.join(" | ")));
    template.text(&format!("|{}\n", " --- |".repeat(header.len())));
    rows(puzzle, &mut template, ["| ", " | ", " |\n"], escaped);
    template
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
