//! Grids in JSON whose keys say what they are about: categories, positions or items.

use super::piece::Piece;
use super::reading::Reading;
use super::sheet::Sheet;
use super::value::{Raw, Value};
use crate::model::ids::Span;
use crate::model::{CategoryId, CategoryKind, Place};
use crate::syntax::diagnostic::{Code, Diagnostic};

/// What the keys of an object name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keys {
    Categories,
    Places,
    Items,
}

impl Keys {
    fn name(self) -> &'static str {
        match self {
            Keys::Categories => "categories",
            Keys::Places => "positions",
            Keys::Items => "items",
        }
    }
}

type Entries<'r> = [(Piece<'r>, Raw<'r>)];

impl<'r> Reading<'r> {
    /// `{"colour": ["red", "blue"]}`, `{"House 1": {"colour": "red"}}` or `{"red": 1}`.
    pub(super) fn keyed(&mut self, entries: &Entries<'r>, span: Span) -> Option<Sheet> {
        let errors = self.diagnostics.errors();
        let keys = self.keys(entries, span, None)?;
        let mut sheet = Sheet::default();
        let order = match keys {
            Keys::Categories => self.order(entries)?,
            Keys::Places | Keys::Items => Vec::new(),
        };
        for (key, value) in entries {
            match keys {
                Keys::Categories if self.is_order(key) => {}
                Keys::Categories => self.category(key, value, &order, &mut sheet),
                Keys::Places => self.place(key, value, &mut sheet),
                Keys::Items => self.item(key, value, None, &mut sheet),
            }
            if self.diagnostics.is_full() {
                return None;
            }
        }
        (self.diagnostics.errors() == errors).then_some(sheet)
    }

    /// What the keys of an object name: what all of them can, else what most do, so that the others
    /// are reported. Within a category that are positions or its own items.
    fn keys(
        &mut self,
        entries: &Entries<'r>,
        span: Span,
        within: Option<CategoryId>,
    ) -> Option<Keys> {
        let names = self.names;
        let fits = |keys: Keys, name: &str| match (keys, within) {
            (Keys::Categories, None) => names.is_category(name) || names.is_position_word(name),
            (Keys::Categories, Some(_)) => false,
            (Keys::Places, _) => names.is_place(name),
            (Keys::Items, None) => names.is_item(name),
            (Keys::Items, Some(id)) => names.is_item_of(id, name),
        };
        let all = [Keys::Categories, Keys::Places, Keys::Items];
        let count = |keys| entries.iter().filter(|(key, _)| fits(keys, &key.text)).count();
        let counts = all.map(|keys| (count(keys), keys));
        let most = counts.iter().map(|(count, _)| *count).max().unwrap_or(0);
        let best: Vec<Keys> =
            counts.iter().filter(|(count, _)| *count == most).map(|(_, keys)| *keys).collect();
        match best[..] {
            _ if most == 0 => {
                let message = "no key here names a category, position or item of the puzzle";
                self.error(Code::BadAnswer, span, message);
                None
            }
            [one] => Some(one),
            _ => {
                let could = best.iter().map(|keys| keys.name()).collect::<Vec<_>>().join(" or ");
                let message = format!("these keys could be {could}");
                self.diagnostics.push(
                    Diagnostic::error(Code::AmbiguousName, span, message)
                        .help("write the answer in another form, such as a table"),
                );
                None
            }
        }
    }

    /// Whether a key names the positions, whose list says in which order the others are.
    fn is_order(&self, key: &Piece<'_>) -> bool {
        self.names.is_position_word(&key.text) && !self.names.is_category(&key.text)
    }

    /// The positions that the lists go through: those that are listed, else all in order.
    fn order(&mut self, entries: &Entries<'r>) -> Option<Vec<Place>> {
        let Some((_, raw)) = entries.iter().find(|(key, _)| self.is_order(key)) else {
            return Some(self.puzzle.places().collect());
        };
        let (span, labels) = self.list(raw)?;
        let mut order: Vec<Place> = Vec::new();
        for label in &labels {
            order.push(self.known(self.names.place(label))?);
        }
        let mut sorted = order.clone();
        sorted.sort();
        if !sorted.iter().copied().eq(self.puzzle.places()) {
            self.error(Code::BadAnswer, span, "this list does not have each position once");
            return None;
        }
        Some(order)
    }

    /// A category with its items in order, or with its items' positions or positions' items.
    fn category(&mut self, key: &Piece<'r>, raw: Raw<'r>, order: &[Place], sheet: &mut Sheet) {
        let Some(id) = self.known(self.names.category(key)) else { return };
        let span = self.span_of(raw);
        match self.value(raw) {
            Some(Value::List(_)) => {
                let Some((_, cells)) = self.list(raw) else { return };
                if cells.len() != order.len() {
                    let (found, wanted) = (cells.len(), order.len());
                    let many = if found > wanted { "more items than" } else { "fewer items than" };
                    let message = format!("this list has {many} the {wanted} positions");
                    self.diagnostics.push(
                        Diagnostic::error(Code::BadAnswer, span, message)
                            .help("write `null` or `\"?\"` for what is not known"),
                    );
                    return;
                }
                for (place, cell) in order.iter().zip(&cells) {
                    self.json_cell(sheet, id, *place, cell);
                }
            }
            Some(Value::Object(entries)) if !entries.is_empty() => {
                let keys = self.keys(&entries, span, Some(id));
                for (key, value) in &entries {
                    match keys {
                        Some(Keys::Places) => {
                            let place = self.known(self.names.place(key));
                            if let (Some(place), Some(cell)) = (place, self.scalar(value)) {
                                self.json_cell(sheet, id, place, &cell);
                            }
                        }
                        Some(_) => self.item(key, value, Some(id), sheet),
                        None => return,
                    }
                    if self.diagnostics.is_full() {
                        return;
                    }
                }
            }
            Some(Value::Object(_)) | None => {}
            Some(Value::Scalar(_)) => {
                self.error(Code::BadJson, span, "the items of a category are a list or an object");
            }
        }
    }

    /// A position with its items: `{"Name": "Eric", "Colour": "red"}`.
    fn place(&mut self, key: &Piece<'r>, raw: Raw<'r>, sheet: &mut Sheet) {
        let Some(place) = self.known(self.names.place(key)) else { return };
        let span = self.span_of(raw);
        match self.value(raw) {
            Some(Value::Object(entries)) => self.items_of(place, &entries, sheet),
            Some(_) => {
                let message = "the items of a position are an object";
                self.diagnostics.push(
                    Diagnostic::error(Code::BadJson, span, message)
                        .help("such as `{\"colour\": \"red\", \"pet\": \"dog\"}`"),
                );
            }
            None => {}
        }
    }

    /// The items of a place by category.
    fn items_of(&mut self, place: Place, entries: &Entries<'r>, sheet: &mut Sheet) {
        for (key, value) in entries {
            if self.diagnostics.is_full() {
                return;
            }
            if self.is_order(key) {
                let found = self.scalar(value).map(|label| (self.names.place(&label), label.span));
                let Some((found, span)) = found else { continue };
                if self.known(found).is_some_and(|found| found != place) {
                    self.error(Code::SaidTwice, span, "this is another position");
                }
            } else if let Some(id) = self.known(self.names.category(key))
                && let Some(cell) = self.scalar(value)
            {
                self.json_cell(sheet, id, place, &cell);
            }
        }
    }

    /// An item with its position, or a list of them if it has several.
    fn item(
        &mut self,
        key: &Piece<'r>,
        raw: Raw<'r>,
        within: Option<CategoryId>,
        sheet: &mut Sheet,
    ) {
        let item = match within {
            Some(id) => self.names.item_of(id, key),
            None => self.names.item(key),
        };
        let Some(item) = self.known(item) else { return };
        let places = match raw.get().starts_with('[') {
            true => self.list(raw).map(|(_, places)| places),
            false => self.scalar(raw).map(|place| vec![place]),
        };
        for label in places.into_iter().flatten().filter(|label| !label.is_unknown()) {
            if let Some(place) = self.known(self.names.place(&label)) {
                sheet.mark(item, place, true, key.span.to(label.span));
            }
        }
    }

    /// `[{"House": 1, "Name": "Eric"}]`, an object for each position; without its label in order.
    pub(super) fn objects(&mut self, rows: &[Raw<'r>], span: Span) -> Option<Sheet> {
        let errors = self.diagnostics.errors();
        let count = self.puzzle.positions.len();
        if rows.len() != count {
            let (word, found) = (&self.puzzle.positions.name, rows.len());
            let message = format!("this list should have an object for each {word}");
            self.diagnostics.push(
                Diagnostic::error(Code::BadAnswer, span, message)
                    .help(format!("{count} are expected, and here are {found}")),
            );
            return None;
        }
        let mut sheet = Sheet::default();
        let mut seen: Vec<Option<Span>> = vec![None; count];
        for (place, raw) in self.puzzle.places().zip(rows) {
            let span = self.span_of(raw);
            let Some(Value::Object(entries)) = self.value(raw) else {
                self.error(Code::BadJson, span, "an object for a position is expected here");
                return None;
            };
            let place = match entries.iter().find(|(key, _)| self.is_order(key)) {
                Some((_, label)) => {
                    let label = self.scalar(label)?;
                    self.known(self.names.place(&label))?
                }
                None => place,
            };
            if let Some(first) = seen[place.index()].replace(span) {
                self.twice(
                    format!("a second object for {}", self.puzzle.place_name(place)),
                    span,
                    first,
                );
            }
            self.items_of(place, &entries, &mut sheet);
        }
        (self.diagnostics.errors() == errors).then_some(sheet)
    }

    /// A cell; `null` is an unnamed item where a category has such, as `solve` writes it.
    fn json_cell(&mut self, sheet: &mut Sheet, id: CategoryId, place: Place, cell: &Piece<'_>) {
        let is_null = cell.text.is_empty() && &self.text[cell.span.range()] == "null";
        if is_null && self.puzzle.category(id).kind == CategoryKind::Rest {
            sheet.unnamed(id, place, cell.span);
        } else {
            self.cell(sheet, id, place, cell);
        }
    }
}
