//! The YES/no grid: a row for each item, a column for each position.

use std::collections::BTreeMap;

use super::piece::{Piece, trimmed};
use super::reading::Reading;
use super::sheet::Sheet;
use crate::model::ids::Span;
use crate::model::{ItemId, Place, Puzzle};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::text::{fold, squeeze};

/// What a mark says: that the item is there, that it is not, or nothing.
fn mark(text: &str) -> Option<Option<bool>> {
    match text {
        "" | "?" => Some(None),
        word if word.eq_ignore_ascii_case("yes") => Some(Some(true)),
        word if word.eq_ignore_ascii_case("no") => Some(Some(false)),
        _ => None,
    }
}

impl<'r> Reading<'r> {
    /// Whether a line is one of marks: `| YES | no | Englishman`. Unlike a row of a table it has no
    /// bar at its end, and one mark at least.
    pub(super) fn is_marks(&self, line: Span) -> bool {
        let cells = cells(self.puzzle, self.text, line);
        let is_closed = self.text[line.range()].ends_with('|');
        let is_mark = |cell: &Piece<'_>| !cell.text.is_empty() && mark(&cell.text).is_some();
        !is_closed && cells.iter().take(self.puzzle.positions.len()).any(is_mark)
    }

    /// A grid of marks, below a heading with the labels of the positions.
    pub(super) fn marks(&mut self, block: &[Span], heading: Option<&Piece<'_>>) -> Option<Sheet> {
        let errors = self.diagnostics.errors();
        if let Some(heading) = heading {
            self.order_of_columns(heading);
        }
        let places = self.puzzle.positions.len();
        let rows: Vec<(Span, Vec<Piece<'_>>)> =
            block.iter().map(|line| (*line, cells(self.puzzle, self.text, *line))).collect();
        let is_in_order = self.is_in_order(&rows);
        let mut sheet = Sheet::default();
        let mut seen: BTreeMap<ItemId, Span> = BTreeMap::new();
        for (at, (span, cells)) in rows.iter().enumerate() {
            let Some(name) = cells.get(places) else {
                let message = format!("this row has no {places} marks with a name behind them");
                self.error(Code::BadAnswer, *span, message);
                continue;
            };
            let item = match is_in_order {
                true => Some(ItemId::from_index(at)),
                false => self.known(self.names.item(name)),
            };
            let Some(item) = item else { continue };
            if let Some(first) = seen.insert(item, *span) {
                self.twice(format!("a second row for `{}`", name.text), *span, first);
            }
            for (place, cell) in self.puzzle.places().zip(cells) {
                self.one_mark(&mut sheet, item, place, cell);
            }
        }
        sheet.name_the_rest(self.puzzle, block[0]);
        (self.diagnostics.errors() == errors).then_some(sheet)
    }

    fn one_mark(&mut self, sheet: &mut Sheet, item: ItemId, place: Place, cell: &Piece<'_>) {
        match mark(&cell.text) {
            Some(Some(holds)) => sheet.mark(item, place, holds, cell.span),
            Some(None) => {}
            None => self.diagnostics.push(
                Diagnostic::error(
                    Code::BadAnswer,
                    cell.span,
                    format!("`{}` is no mark", cell.text),
                )
                .help("the marks are `YES`, `no` and `?`"),
            ),
        }
    }

    /// Whether the rows are all items in the order of the puzzle, so that one name may stand for
    /// items of several categories.
    fn is_in_order(&self, rows: &[(Span, Vec<Piece<'_>>)]) -> bool {
        let is_item = |(at, (_, cells)): (usize, &(Span, Vec<Piece<'_>>))| {
            let item = ItemId::from_index(at);
            let category = self.puzzle.item(item).category;
            let name = cells.get(self.puzzle.positions.len());
            name.is_some_and(|name| self.names.item_of(category, name) == Ok(item))
        };
        rows.len() == self.puzzle.items.len() && rows.iter().enumerate().all(is_item)
    }

    /// Reports labels above the grid that stand in another order than in the puzzle.
    fn order_of_columns(&mut self, heading: &Piece<'_>) {
        let labels = self.puzzle.positions.labels.join(" ");
        let (found, wanted) = (fold(&heading.text), fold(&squeeze(&labels)));
        let sorted = |text: &str| {
            let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            words.sort();
            words
        };
        if found != wanted && found.len() == wanted.len() && sorted(&found) == sorted(&wanted) {
            let message = "these positions are not in the order of the puzzle";
            let help = format!("the columns are {labels}");
            self.diagnostics
                .push(Diagnostic::error(Code::BadAnswer, heading.span, message).help(help));
        }
    }
}

/// The marks between the bars, and behind the last bar the name, which may have bars in it.
fn cells<'a>(puzzle: &Puzzle, text: &'a str, line: Span) -> Vec<Piece<'a>> {
    let whole = &text[line.range()];
    let first = whole.find('|').map_or(whole.len(), |at| at + 1);
    let mut start = line.range().start + first;
    whole[first..]
        .splitn(puzzle.positions.len() + 1, '|')
        .map(|part| {
            let cell = trimmed(part, start);
            start += part.len() + 1;
            cell
        })
        .collect()
}
