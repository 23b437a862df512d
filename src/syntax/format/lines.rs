//! The lines of a file: sections, indentation, columns, comments and gaps.

use super::clause::Printer;
use super::names::{in_clue, in_header, key, operand, title};
use crate::syntax::ast::{
    Category, Document, Entry, Labels, Line, LineKind, Name, Positions, Shape, Trivia,
};
use crate::syntax::text::{quote, reads_as_label};

/// The widest key that others are aligned with, and the widest clue whose wording is.
const MAX_KEY: usize = 24;
const MAX_CLUE: usize = 50;

const BYTE_ORDER_MARK: char = '\u{feff}';

/// A line in two columns.
struct Row {
    left: String,
    /// The items of a category, or the wording of a clue; empty when there are none.
    right: String,
    column: Column,
}

/// What the right column holds.
#[derive(Clone, Copy, PartialEq)]
enum Column {
    Items,
    Wording,
    None,
}

impl Column {
    fn widest(self) -> usize {
        if self == Column::Items { MAX_KEY } else { MAX_CLUE }
    }

    fn gap(self) -> usize {
        if self == Column::Items { 1 } else { 2 }
    }
}

/// The canonical text of a document.
pub(super) fn document(document: &Document) -> String {
    let printer = Printer::of(document);
    let rows: Vec<Row> = document.lines.iter().map(|line| row(&printer, line)).collect();
    let mut out = String::new();
    let mut indent = "";
    let mut at = 0;
    while at < rows.len() {
        let end = block_end(&document.lines, &rows, at);
        let width = width(&rows[at..end]);
        for (line, row) in document.lines[at..end].iter().zip(&rows[at..end]) {
            let section = matches!(line.kind, LineKind::Clues | LineKind::Questions);
            leading(&line.leading, section, indent, &mut out);
            if section {
                indent = "";
            }
            write_row(row, width, indent, &mut out);
            if let Some(comment) = &line.comment {
                out.push_str("  ");
                out.push_str(comment);
            }
            out.push('\n');
            if section {
                indent = "  ";
            }
        }
        at = end;
    }
    let end = document.trailing.iter().rposition(|trivia| *trivia != Trivia::Blank);
    write_trivia(&document.trailing[..end.map_or(0, |end| end + 1)], indent, &mut out);
    if out.starts_with(BYTE_ORDER_MARK) {
        // As part of a name it has to stand behind one that is none.
        out.insert(0, BYTE_ORDER_MARK);
    }
    out
}

/// Where the block of lines ends whose columns are aligned.
fn block_end(lines: &[Line], rows: &[Row], start: usize) -> usize {
    let same = |at: &usize| {
        rows[*at].column == rows[start].column
            && rows[*at].column != Column::None
            && lines[*at].leading.is_empty()
    };
    (start + 1..rows.len()).find(|at| !same(at)).unwrap_or(rows.len())
}

/// How wide the left column of a block is, the overlong lines aside.
fn width(block: &[Row]) -> usize {
    let widths = block.iter().filter(|row| !row.right.is_empty()).map(|row| chars(&row.left));
    widths.filter(|width| *width <= block[0].column.widest()).max().unwrap_or(0)
}

fn chars(text: &str) -> usize {
    text.chars().count()
}

fn write_row(row: &Row, width: usize, indent: &str, out: &mut String) {
    out.push_str(indent);
    out.push_str(&row.left);
    if !row.right.is_empty() {
        let space = width.saturating_sub(chars(&row.left)) + row.column.gap();
        out.extend(std::iter::repeat_n(' ', space));
        out.push_str(&row.right);
    }
}

/// What stands before a line. A section has a gap before it, and what stands before that gap
/// belongs to the section above.
fn leading(trivia: &[Trivia], section: bool, indent: &str, out: &mut String) {
    if !section {
        return write_trivia(trivia, indent, out);
    }
    let gap = trivia.iter().rposition(|trivia| *trivia == Trivia::Blank);
    let (above, below) = trivia.split_at(gap.unwrap_or(0));
    write_trivia(above, indent, out);
    if gap.is_none() {
        write_trivia(&[Trivia::Blank], "", out);
    }
    write_trivia(below, "", out);
}

fn write_trivia(trivia: &[Trivia], indent: &str, out: &mut String) {
    for one in trivia {
        match one {
            Trivia::Blank if out.is_empty() || out.ends_with("\n\n") => {}
            Trivia::Blank => out.push('\n'),
            Trivia::Comment(comment) => {
                out.push_str(indent);
                out.push_str(comment);
                out.push('\n');
            }
        }
    }
}

fn row(printer: &Printer, line: &Line) -> Row {
    let plain = |left: String| Row { left, right: String::new(), column: Column::None };
    match &line.kind {
        LineKind::Title(name) => plain(format!("title: {}", title(name))),
        LineKind::Positions(positions) => plain(positions_text(positions)),
        LineKind::Category(category) => Row {
            left: format!("{}{}:", key(&category.name), brackets("", &category.words)),
            right: items(category),
            column: Column::Items,
        },
        LineKind::Clues => plain("clues:".to_owned()),
        LineKind::Questions => plain("questions:".to_owned()),
        LineKind::Clue(clue) => {
            if let Some(sentence) = &clue.english {
                return entry(&clue.label, sentence.text.to_string(), &clue.wording);
            }
            let statement = clue.statement.as_ref();
            let body = statement.map_or(String::new(), |statement| printer.statement(statement));
            let first = body.split(' ').next().unwrap_or_default();
            // `12.` at the start is a label, and a full stop at the end makes the clue English.
            let odd = reads_as_label(first) || body.ends_with('.');
            let body = if odd { format!("({body})") } else { body };
            entry(&clue.label, body, &clue.wording)
        }
        LineKind::Question(question) => {
            let body = format!("{} of {}", in_clue(&question.category), operand(&question.of));
            entry(&question.label, body, &question.wording)
        }
    }
}

fn entry(label: &Option<Box<Name>>, body: String, wording: &Option<Box<Name>>) -> Row {
    let label = label.as_ref().map_or(String::new(), |label| format!("{}. ", label.text));
    let right = wording.as_ref().map_or(String::new(), |wording| quote(&wording.text));
    Row { left: label + &body, right, column: Column::Wording }
}

fn positions_text(positions: &Positions) -> String {
    let name = in_header(&positions.name);
    let key = if positions.word == positions.name.text { "positions " } else { "" };
    let labels = match &positions.labels {
        Labels::Number(count, _) => count.to_string(),
        Labels::Grid(rows, columns, _) => format!("{rows} x {columns}"),
        Labels::List(entries) => entries_text(entries, &[]),
    };
    let shape = match positions.shape {
        Shape::Plain => "",
        Shape::Ring => " in a ring",
        Shape::Unordered => " (unordered)",
    };
    format!("{key}{name}: {labels}{shape}")
}

fn items(category: &Category) -> String {
    let flags: Vec<_> = category.flags.iter().map(|(flag, _)| flag.word()).collect();
    let entries = entries_text(&category.entries, &category.also);
    if flags.is_empty() { entries } else { format!("{entries} ({})", flags.join(", ")) }
}

/// Entries, each with the other names that it has.
fn entries_text(entries: &[Entry], also: &[(Name, Vec<Name>)]) -> String {
    // Both lists are in the order of the items.
    let mut also = also.iter().peekable();
    let text = |entry: &Entry| match entry {
        Entry::Item(name) => {
            let others = also.next_if(|(item, _)| item == name);
            in_header(name) + &others.map_or(String::new(), |(_, names)| brackets("also ", names))
        }
        Entry::Range { prefix, from, to, suffix, .. } => {
            format!("{prefix}{from}..{prefix}{to}{suffix}")
        }
        Entry::Rest(_) => "...".to_owned(),
    };
    entries.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// ` (also puppy, hound)`; nothing for no names.
fn brackets(first: &str, names: &[Name]) -> String {
    if names.is_empty() {
        return String::new();
    }
    let names: Vec<_> = names.iter().map(in_header).collect();
    format!(" ({first}{})", names.join(", "))
}
