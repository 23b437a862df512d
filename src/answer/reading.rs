//! One text on its way to claims: which form it has, what was read of it and what is wrong.

use super::Reader;
use super::claim::Claim;
use super::names::Names;
use super::piece::{Piece, lines};
use super::sheet::Sheet;
use crate::model::ids::Span;
use crate::model::{CategoryId, CategoryKind, Place, Puzzle};
use crate::resolve::Sentences;
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// The largest answer that is read, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// The most marks and cells that all claims of a text may have together.
const MAX_SAID: usize = 4_000_000;

/// What stands for an unnamed item of a `...` category.
const UNNAMED: &str = "-";

/// A text that is being read.
pub(super) struct Reading<'r> {
    pub(super) puzzle: &'r Puzzle,
    pub(super) names: &'r Names<'r>,
    pub(super) sentences: &'r Sentences<'r>,
    /// The whole text.
    pub(super) text: &'r str,
    pub(super) sheets: Vec<Sheet>,
    pub(super) diagnostics: Diagnostics,
    /// How much the sheets say together.
    said: usize,
}

impl<'r> Reading<'r> {
    pub(super) fn new(reader: &'r Reader<'_>, text: &'r str) -> Reading<'r> {
        Reading {
            puzzle: reader.puzzle,
            names: &reader.names,
            sentences: &reader.sentences,
            text,
            sheets: Vec::new(),
            diagnostics: Diagnostics::default(),
            said: 0,
        }
    }

    /// Reads the text.
    pub(super) fn claims(mut self) -> Result<Vec<Claim>, Diagnostics> {
        self.read();
        let Reading { puzzle, sheets, mut diagnostics, .. } = self;
        let claims = sheets.into_iter().map(|sheet| sheet.claim(puzzle, &mut diagnostics));
        let claims: Vec<Claim> = claims.collect();
        if diagnostics.is_ok() { Ok(claims) } else { Err(diagnostics) }
    }

    fn read(&mut self) {
        if self.text.len() > MAX_BYTES {
            let message = format!("an answer has at most {} MiB", MAX_BYTES >> 20);
            self.error(Code::TooLarge, Span::default(), message);
            return;
        }
        let body = self.body();
        let text = &self.text[..body.end as usize];
        let mut content = lines(text, body.start as usize).filter(|line| !line.text.is_empty());
        // A title may look like anything.
        let title = self.puzzle.title.as_deref().unwrap_or_default().trim();
        let is_title = |line: &Piece<'_>| !title.is_empty() && line.text.starts_with(title);
        let Some(mut first) = content.next() else {
            let message = "there is no answer: the text is empty";
            self.error(Code::BadAnswer, Span::default(), message);
            return;
        };
        if is_title(&first)
            && let Some(second) = content.next()
        {
            first = second;
        }
        let start = first.span.start;
        if let Some(json) = super::json::start(std::iter::once(first.clone()).chain(content)) {
            self.json(Span { start: json, end: body.end });
        } else if self.is_csv_header(&first) {
            self.csv(Span { start, end: body.end });
        } else {
            self.lines(Span { start, end: body.end });
        }
    }

    /// The inside of the last block between fences, as language models and Markdown write them; the
    /// whole text without one.
    fn body(&self) -> Span {
        let fence = |line: &Piece<'_>| line.text.starts_with("```");
        let fences: Vec<Span> = lines(self.text, 0).filter(fence).map(|line| line.span).collect();
        let line_end = |span: Span| {
            let rest = &self.text[span.range().end..];
            span.range().end + rest.find('\n').unwrap_or(rest.len())
        };
        // Blocks begin at every other fence; the last one may have no end.
        let last = fences.chunks(2).next_back();
        last.map_or(Span::new(0, self.text.len()), |block| {
            let end = block.get(1).map_or(self.text.len(), |close| close.start as usize);
            Span::new(line_end(block[0]), end)
        })
    }

    /// Reports an error.
    pub(super) fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, span, message));
    }

    /// What a name stands for, or its error reported.
    pub(super) fn known<T>(&mut self, found: Result<T, Diagnostic>) -> Option<T> {
        found.map_err(|diagnostic| self.diagnostics.push(diagnostic)).ok()
    }

    /// Takes what stands in a cell.
    pub(super) fn cell(
        &mut self,
        sheet: &mut Sheet,
        category: CategoryId,
        place: Place,
        piece: &Piece<'_>,
    ) {
        let has_rest = self.puzzle.category(category).kind == CategoryKind::Rest;
        let is_name = self.names.is_item_of(category, &piece.text);
        match (&*piece.text, is_name) {
            (UNNAMED, false) if has_rest => sheet.unnamed(category, place, piece.span),
            (UNNAMED, true) if has_rest => {
                let message = "`-` is an item, and stands for one without a name";
                self.diagnostics.push(
                    Diagnostic::error(Code::AmbiguousName, piece.span, message)
                        .help("use a form that tells them apart, such as `--format json`"),
                );
            }
            (_, false) if piece.is_unknown() => {}
            _ => {
                if let Some(item) = self.known(self.names.item_of(category, piece)) {
                    sheet.mark(item, place, true, piece.span);
                }
            }
        }
    }

    /// Puts a claim to the others. False, with an error, when all of them say too much.
    pub(super) fn finish(&mut self, sheet: Sheet, span: Span) -> bool {
        self.said += sheet.len();
        if self.said > MAX_SAID {
            let message = format!("an answer says at most {MAX_SAID} things");
            self.error(Code::TooLarge, span, message);
            return false;
        }
        self.sheets.push(sheet);
        true
    }
}
