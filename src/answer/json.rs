//! Answers in JSON: what stands around the grid, and several of them one after another.

use serde_json::Deserializer;

use super::piece::{Piece, lines};
use super::reading::Reading;
use super::rows::Row;
use super::sheet::Sheet;
use super::text::{Look, look};
use super::value::{Raw, Value};
use crate::json::fault;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};

/// Where the first JSON value begins, if a line begins with one before there is a table.
pub(super) fn start<'a>(mut lines: impl Iterator<Item = Piece<'a>>) -> Option<u32> {
    let first = lines.find(|line| is_json(&line.text) || look(&line.text) != Look::Words)?;
    is_json(&first.text).then_some(first.span.start)
}

/// Whether a line begins an object or a list; `[1]` may be a note.
fn is_json(line: &str) -> bool {
    let inside = line.strip_prefix('[').map(str::trim_start);
    line.starts_with('{')
        || inside.is_some_and(|rest| rest.is_empty() || rest.starts_with(['{', '[', '"']))
}

impl<'r> Reading<'r> {
    /// Reads the values of a stretch; words may follow on lines of their own, but no other value.
    pub(super) fn json(&mut self, span: Span) {
        let text: &'r str = &self.text[..span.range().end];
        let mut at = span.range().start;
        loop {
            let mut stream = Deserializer::from_str(&text[at..]).into_iter::<Raw<'r>>();
            match stream.next() {
                Some(Ok(raw)) => {
                    at += stream.byte_offset();
                    self.answer(raw);
                }
                Some(Err(error)) => {
                    self.diagnostics.push(fault::diagnostic(&text[at..], at, &error));
                    return;
                }
                None => break,
            }
            let more = text[at..].trim_start();
            if self.diagnostics.is_full() || !more.starts_with(['{', '[']) {
                break;
            }
        }
        self.words_behind(Span::new(at, text.len()));
        if self.sheets.is_empty() && self.diagnostics.is_ok() {
            self.error(Code::BadAnswer, span, "there is no solution in this answer");
        }
    }

    /// Reports what stands behind the values and is no prose.
    fn words_behind(&mut self, span: Span) {
        let text = &self.text[..span.range().end];
        let line_end =
            text[span.range()].find('\n').map_or(text.len(), |at| at + span.range().start);
        let on_line =
            super::piece::trimmed(&text[span.range().start..line_end], span.range().start);
        if !on_line.text.is_empty() {
            self.error(Code::BadJson, on_line.span, "something stands behind the end of the JSON");
        }
        let mut below = lines(text, line_end);
        if let Some(second) = below.find(|line| is_json(&line.text)) {
            self.diagnostics.push(
                Diagnostic::error(Code::BadAnswer, second.span, "a second answer begins here")
                    .help("give one answer, or put the one that counts into a block ```json"),
            );
        }
    }

    /// One value: a grid, or an object that has grids in it.
    fn answer(&mut self, raw: Raw<'r>) {
        let Some(value) = self.value(raw) else { return };
        let span = self.span_of(raw);
        let Value::Object(entries) = &value else {
            self.grid(value, span);
            return;
        };
        let of = |key: &str| {
            let entry = entries.iter().find(|(name, _)| name.text == key);
            entry.map(|(_, value)| *value).filter(|_| !self.names.is_category(key))
        };
        if let Some(solutions) = of("solutions") {
            self.solutions(solutions);
        } else if let Some(solution) = of("solution") {
            if let Some(inner) = self.value(solution) {
                let span = self.span_of(solution);
                self.grid(inner, span);
            }
        } else if of("status").is_none() || of("found").is_none() {
            self.grid(value, span);
        }
        // What is left is the last line of `--format jsonl`, which has no solution.
    }

    /// The list of `solve --format json`.
    fn solutions(&mut self, raw: Raw<'r>) {
        let span = self.span_of(raw);
        let Some(Value::List(all)) = self.value(raw) else {
            self.error(Code::BadJson, span, "the solutions are a list");
            return;
        };
        for one in all {
            if let Some(value) = self.value(one) {
                let span = self.span_of(one);
                self.grid(value, span);
            }
            if self.diagnostics.is_full() {
                return;
            }
        }
    }

    /// A grid of whatever shape becomes a claim.
    fn grid(&mut self, value: Value<'r>, span: Span) {
        let sheet = match value {
            Value::Object(entries) => {
                let of = |key: &str| entries.iter().find(|(name, _)| name.text == key);
                match (of("header"), of("rows")) {
                    (Some((_, header)), Some((_, rows))) => self.json_table(header, rows, span),
                    _ => self.keyed(&entries, span),
                }
            }
            Value::List(rows) => self.objects(&rows, span),
            Value::Scalar(_) => {
                self.error(Code::BadJson, span, "an answer is an object or a list");
                None
            }
        };
        if let Some(sheet) = sheet {
            self.finish(sheet, span);
        }
    }

    /// `{"header": ["House", "Name"], "rows": [["1", "Eric"]]}`, the form of ZebraLogic (Lin et
    /// al., "ZebraLogic: On the scaling limits of LLMs for logical reasoning", 2025).
    fn json_table(&mut self, header: Raw<'r>, rows: Raw<'r>, span: Span) -> Option<Sheet> {
        let (_, header) = self.list(header)?;
        let rows_span = self.span_of(rows);
        let Value::List(rows) = self.value(rows)? else {
            self.error(Code::BadJson, rows_span, "the rows are a list of lists");
            return None;
        };
        let errors = self.diagnostics.errors();
        let rows: Vec<Row<'r>> = rows
            .into_iter()
            .take(self.puzzle.positions.len().max(self.puzzle.categories.len()) + 1)
            .filter_map(|row| self.list(row))
            .collect();
        if self.diagnostics.errors() > errors {
            return None;
        }
        self.table(&header, rows, span)
    }

    /// A list of names, or reported.
    pub(super) fn list(&mut self, raw: Raw<'r>) -> Option<Row<'r>> {
        let span = self.span_of(raw);
        let Value::List(all) = self.value(raw)? else {
            self.error(Code::BadJson, span, "a list of names is expected here");
            return None;
        };
        let most = self.puzzle.positions.len().max(self.puzzle.categories.len() + 1) + 1;
        // Of a list that is too long it is enough to know that.
        let cells: Vec<_> = all.into_iter().take(most).map(|cell| self.scalar(cell)).collect();
        Some((span, cells.into_iter().collect::<Option<_>>()?))
    }

    /// A name or position, or reported.
    pub(super) fn scalar(&mut self, raw: Raw<'r>) -> Option<Piece<'r>> {
        let span = self.span_of(raw);
        let Value::Scalar(piece) = self.value(raw)? else {
            self.error(Code::BadJson, span, "a single name or position is expected here");
            return None;
        };
        Some(piece)
    }
}
