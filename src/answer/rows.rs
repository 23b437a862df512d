//! Rows and columns to a claim: tables, tuples and comma-separated values.

use std::collections::BTreeMap;

use super::piece::Piece;
use super::reading::Reading;
use super::sheet::Sheet;
use crate::model::ids::Span;
use crate::model::{CategoryId, Place};
use crate::syntax::diagnostic::{Code, Diagnostic};

/// The heading of the column that numbers the solutions of comma-separated values.
const NUMBER: &str = "solution";

/// A row: where it stands, and its cells.
pub(super) type Row<'a> = (Span, Vec<Piece<'a>>);

/// What the columns of a table are.
struct Layout {
    /// The column that says what a row is about.
    key: usize,
    columns: Columns,
    /// How many cells a row has.
    width: usize,
}

/// The columns beside the key, in order.
enum Columns {
    /// A row is a position.
    Categories(Vec<(usize, CategoryId)>),
    /// A row is a category.
    Places(Vec<(usize, Place)>),
}

impl<'r> Reading<'r> {
    /// A table whose header names the categories, and whose rows are positions; or the other way
    /// around.
    pub(super) fn table(
        &mut self,
        header: &[Piece<'r>],
        rows: impl IntoIterator<Item = Row<'r>>,
        whole: Span,
    ) -> Option<Sheet> {
        let layout = self.layout(header, 0, whole)?;
        self.rows(&layout, rows, whole)
    }

    /// Tuples of a position and its items, in the order of the categories.
    pub(super) fn tuples(
        &mut self,
        rows: impl IntoIterator<Item = Row<'r>>,
        whole: Span,
    ) -> Option<Sheet> {
        let categories = self.puzzle.categories_with_ids().map(|(id, _)| (id.index() + 1, id));
        let columns = Columns::Categories(categories.collect());
        let layout = Layout { key: 0, columns, width: self.puzzle.categories.len() + 1 };
        self.rows(&layout, rows, whole)
    }

    /// What the columns from `first` on are; reported when that is not clear.
    fn layout(&mut self, header: &[Piece<'r>], first: usize, whole: Span) -> Option<Layout> {
        let width = header.len();
        let is_key = |cell: &Piece<'r>| self.names.is_position_word(&cell.text);
        let named = header.iter().skip(first).position(is_key);
        let key = first + named.unwrap_or(0);
        let others = || header.iter().enumerate().skip(first).filter(|(at, _)| *at != key);
        let most = self.puzzle.categories.len().max(self.puzzle.positions.len()) + 1;
        if width - first > most {
            let message = format!("this header has {} columns, but {most} at most", width - first);
            self.error(Code::BadAnswer, header[first].span, message);
            return None;
        }
        let categories = others().all(|(_, cell)| self.names.is_category(&cell.text));
        let places = others().all(|(_, cell)| self.names.is_place(&cell.text));
        if others().next().is_none() {
            let message = "a table has a column for the positions, and one for each category";
            self.error(Code::BadAnswer, whole, message);
            return None;
        }
        if categories && places && named.is_none() {
            let message = "these columns could be categories or positions";
            let help = format!("call the first one `{}`", self.puzzle.positions.name);
            let span = header[key].span.to(header[width - 1].span);
            self.diagnostics.push(Diagnostic::error(Code::AmbiguousName, span, message).help(help));
            return None;
        }
        if categories && named.is_none() && self.names.is_category(&header[key].text) {
            let word = &self.puzzle.positions.name;
            let message = format!("no column says which {word} a row is about");
            let help = format!("put a column `{word}` before the others");
            let diagnostic = Diagnostic::error(Code::BadAnswer, header[key].span, message);
            self.diagnostics.push(diagnostic.help(help));
            return None;
        }
        let columns = if places && !categories {
            let columns = others().map(|(at, cell)| (at, self.names.place(cell)));
            Columns::Places(self.headings(columns.collect(), header)?)
        } else {
            let columns = others().map(|(at, cell)| (at, self.names.category(cell)));
            Columns::Categories(self.headings(columns.collect(), header)?)
        };
        Some(Layout { key, columns, width })
    }

    /// The headings, each known and there once, or what is wrong with them reported.
    fn headings<T: Copy + Ord>(
        &mut self,
        found: Vec<(usize, Result<T, Diagnostic>)>,
        header: &[Piece<'r>],
    ) -> Option<Vec<(usize, T)>> {
        let errors = self.diagnostics.errors();
        let mut seen = BTreeMap::new();
        let mut columns = Vec::new();
        for (at, found) in found {
            let Some(heading) = self.known(found) else { continue };
            let cell = &header[at];
            if let Some(first) = seen.insert(heading, cell.span) {
                self.twice(format!("a second column `{}`", cell.text), cell.span, first);
            }
            columns.push((at, heading));
        }
        (self.diagnostics.errors() == errors).then_some(columns)
    }

    /// Something is there twice.
    pub(super) fn twice(&mut self, message: String, span: Span, first: Span) {
        self.diagnostics.push(
            Diagnostic::error(Code::SaidTwice, span, message).related(first, "the first one"),
        );
    }

    /// The rows of a table; all positions must be there.
    fn rows(
        &mut self,
        layout: &Layout,
        rows: impl IntoIterator<Item = Row<'r>>,
        whole: Span,
    ) -> Option<Sheet> {
        let errors = self.diagnostics.errors();
        let mut sheet = Sheet::default();
        let mut seen = BTreeMap::new();
        for (span, cells) in rows {
            if self.diagnostics.is_full() {
                return None;
            }
            if let Some(row) = self.row(layout, span, &cells, &mut sheet)
                && let Some(first) = seen.insert(row, span)
            {
                self.twice(format!("a second row for `{}`", cells[layout.key].text), span, first);
            }
        }
        let is_whole = self.diagnostics.errors() == errors;
        if is_whole && matches!(layout.columns, Columns::Categories(_)) {
            let missing = self.puzzle.places().find(|place| !seen.contains_key(&place.index()));
            if let Some(missing) = missing {
                let message = format!("there is no row for {}", self.puzzle.place_name(missing));
                self.diagnostics.push(
                    Diagnostic::error(Code::BadAnswer, whole, message)
                        .help("write `?` in the cells that are not known"),
                );
            }
        }
        (self.diagnostics.errors() == errors).then_some(sheet)
    }

    /// Takes a row; gives the number of its position or category.
    fn row(
        &mut self,
        layout: &Layout,
        span: Span,
        cells: &[Piece<'r>],
        sheet: &mut Sheet,
    ) -> Option<usize> {
        if cells.len() != layout.width {
            let (found, wanted) = (cells.len(), layout.width);
            let message = format!("this row has {found} cells, but {wanted} are expected");
            self.error(Code::BadAnswer, span, message);
            return None;
        }
        let key = &cells[layout.key];
        match &layout.columns {
            Columns::Categories(columns) => {
                let place = self.known(self.names.place(key))?;
                columns.iter().for_each(|(at, id)| self.cell(sheet, *id, place, &cells[*at]));
                Some(place.index())
            }
            Columns::Places(columns) => {
                let id = self.known(self.names.category(key))?;
                columns.iter().for_each(|(at, place)| self.cell(sheet, id, *place, &cells[*at]));
                Some(id.index())
            }
        }
    }

    /// Whether a line is the header of comma-separated values.
    pub(super) fn is_csv_header(&self, line: &Piece<'_>) -> bool {
        let mut fields = line.text.split(',').map(|field| field.trim().trim_matches('"'));
        let first = fields.next().unwrap_or_default();
        let is_key = first.eq_ignore_ascii_case(NUMBER) || self.names.is_position_word(first);
        let mut others = fields.peekable();
        is_key && others.peek().is_some()
    }

    /// Reads comma-separated values: `solution,house,colour`, then a line for each position.
    pub(super) fn csv(&mut self, span: Span) {
        let offset = span.range().start;
        let mut records = records(&self.text[span.range()], offset);
        let Some((header_span, header)) = records.next() else { return };
        let is_numbered = header[0].text.eq_ignore_ascii_case(NUMBER)
            && header.get(1).is_some_and(|second| self.names.is_position_word(&second.text));
        let first = usize::from(is_numbered);
        let Some(layout) = self.layout(&header, first, header_span) else { return };
        let number = |row: &Row<'_>| row.1.first().map(|cell| cell.text.to_string());
        let mut records = records.peekable();
        while let Some(row) = records.next() {
            let solution = number(&row);
            let mut whole = row.0;
            let mut rows = vec![row];
            // One row more than there are positions says something twice.
            while rows.len() <= self.puzzle.positions.len()
                && let Some(more) = records.next_if(|more| !is_numbered || number(more) == solution)
            {
                whole = whole.to(more.0);
                rows.push(more);
            }
            let Some(sheet) = self.rows(&layout, rows, whole) else { return };
            if !self.finish(sheet, whole) {
                return;
            }
        }
        if self.sheets.is_empty() {
            self.error(Code::BadAnswer, header_span, "there are no rows below this header");
        }
    }
}

/// The records of comma-separated values, each with its place.
fn records(text: &str, offset: usize) -> impl Iterator<Item = Row<'_>> {
    let mut reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut record = csv::StringRecord::new();
    std::iter::from_fn(move || {
        let at = |position: &csv::Position| position.byte() as usize;
        // The text is UTF-8 and rows may have any length, so that nothing can be wrong.
        if !matches!(reader.read_record(&mut record), Ok(true)) {
            return None;
        }
        let start = record.position().map_or(0, at);
        let end = start + text[start..at(reader.position())].trim_end().len();
        let span = Span::new(offset + start, offset + end);
        let cell = |field: &str| Piece { text: field.trim().to_owned().into(), span };
        Some((span, record.iter().map(cell).collect()))
    })
}
