//! The parts of a trace in JSON: objects, names and facts, each with its place in the text.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::MOST_STEPS;
use crate::explain::{Axis, Logic, Premise};
use crate::json::fault;
use crate::model::ids::Span;
use crate::model::{CategoryId, ClueId, Link, Operand, Puzzle};
use crate::resolve::Sentences;
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// A stretch of the text that is one JSON value.
pub(super) type Raw<'a> = &'a RawValue;

/// Reads parts of one text. What cannot be read is reported.
pub(super) struct Parts<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) logic: &'a Logic,
    pub(super) diagnostics: Diagnostics,
    text: &'a str,
    sentences: Sentences<'a>,
}

impl<'a> Parts<'a> {
    pub(super) fn new(puzzle: &'a Puzzle, logic: &'a Logic, text: &'a str) -> Parts<'a> {
        let diagnostics = Diagnostics::default();
        Parts { puzzle, logic, diagnostics, text, sentences: Sentences::new(puzzle) }
    }

    /// The text as one value.
    pub(super) fn whole(&mut self) -> Option<Raw<'a>> {
        self.typed(self.text.strip_prefix('\u{feff}').unwrap_or(self.text))
    }

    fn span(&self, part: &str) -> Span {
        let start = part.as_ptr() as usize - self.text.as_ptr() as usize;
        Span::new(start, start + part.len())
    }

    pub(super) fn error(&mut self, code: Code, raw: Raw<'_>, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, self.span(raw.get()), message));
    }

    fn typed<T: Deserialize<'a>>(&mut self, part: &'a str) -> Option<T> {
        let offset = self.span(part).start as usize;
        let read = serde_json::from_str(part);
        read.map_err(|error| self.diagnostics.push(fault::placed(part, offset, &error))).ok()
    }

    /// An object; a list of its values would be read as well and is refused.
    pub(super) fn object<T: Deserialize<'a>>(&mut self, raw: Raw<'a>) -> Option<T> {
        if !raw.get().starts_with('{') {
            self.error(Code::BadJson, raw, "an object is expected here");
            return None;
        }
        self.typed(raw.get())
    }

    /// A string.
    pub(super) fn string(&mut self, raw: Raw<'a>) -> Option<String> {
        self.typed(raw.get())
    }

    /// Each of the steps by `read`, or reported when there are too many.
    pub(super) fn steps<T>(
        &mut self,
        steps: &[Raw<'a>],
        mut read: impl FnMut(&mut Self, Raw<'a>) -> Option<T>,
    ) -> Option<Vec<T>> {
        if let Some(first) = steps.get(MOST_STEPS) {
            self.error(Code::TooLarge, first, format!("a trace has at most {MOST_STEPS} steps"));
            return None;
        }
        self.each(steps, &mut read)
    }

    /// All of some values, until too much is wrong with them.
    pub(super) fn each<T>(
        &mut self,
        values: &[Raw<'a>],
        mut read: impl FnMut(&mut Self, Raw<'a>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut all = Vec::new();
        for raw in values {
            if self.diagnostics.is_full() {
                return None;
            }
            all.extend(read(self, raw));
        }
        (all.len() == values.len()).then_some(all)
    }

    /// The clue with a label, which is a string or a number.
    pub(super) fn clue(&mut self, raw: Raw<'a>) -> Option<Premise> {
        let label = match raw.get().starts_with('"') {
            true => self.string(raw)?,
            false => raw.get().to_owned(),
        };
        let ids = (0..self.puzzle.clues.len()).map(ClueId::from_index);
        let mut found = ids.filter(|id| self.puzzle.clue_label(*id) == label);
        match (found.next(), found.next()) {
            (Some(id), None) => return Some(Premise::Clue(id)),
            (Some(_), Some(_)) => {
                let message = format!("more than one clue is called `{label}`");
                self.error(Code::AmbiguousName, raw, message);
            }
            (None, _) => self.error(Code::UnknownName, raw, format!("there is no clue `{label}`")),
        }
        None
    }

    /// The fact in the words of a clue, such as `Spaniard = dog`.
    pub(super) fn fact(&mut self, raw: Raw<'a>) -> Option<Link> {
        let said = self.string(raw)?;
        let mut found = Diagnostics::default();
        let link = self.sentences.link(&said, Span::new(0, said.len()), &mut found);
        // The words stand behind a quote, or elsewhere when the string has escapes.
        let whole = self.span(raw.get());
        let has_escapes = raw.get().contains('\\');
        let place = |span: Span| match has_escapes {
            true => whole,
            false => {
                let start = whole.start as usize + 1;
                Span::new(start + span.start as usize, start + span.end as usize)
            }
        };
        self.diagnostics.extend(found.sorted().into_iter().map(|diagnostic| {
            let mut diagnostic = diagnostic.clone();
            diagnostic.span = place(diagnostic.span);
            diagnostic.related.iter_mut().for_each(|(span, _)| *span = place(*span));
            diagnostic
        }));
        let link = link.filter(|_| found.is_ok())?;
        if !self.logic.has(link) {
            self.error(Code::BadJson, raw, "the logic grid has no such fact");
            return None;
        }
        Some(link)
    }

    /// The item or position of a category's name and its own.
    pub(super) fn thing(&mut self, raw: Raw<'a>) -> Option<Operand> {
        let [axis, name]: [String; 2] = self.typed(raw.get())?;
        let found = match self.axis(raw, &axis)? {
            Axis::Positions => self.puzzle.places().map(Operand::Place).find(|place| match place {
                Operand::Place(place) => self.puzzle.positions.labels[place.index()] == name,
                Operand::Item(_) => false,
            }),
            Axis::Category(id) => {
                let mut items = self.puzzle.category(id).item_ids();
                items.find(|item| self.puzzle.item(*item).name == name).map(Operand::Item)
            }
        };
        if found.is_none() {
            self.error(Code::UnknownName, raw, format!("{axis} has no `{name}`"));
        }
        found
    }

    /// A category or the positions by name; `raw` is where it stands.
    pub(super) fn axis(&mut self, raw: Raw<'a>, name: &str) -> Option<Axis> {
        if name == self.puzzle.positions.name {
            return Some(Axis::Positions);
        }
        let mut ids = (0..self.puzzle.categories.len()).map(CategoryId::from_index);
        let found = ids.find(|id| self.puzzle.category(*id).name == name).map(Axis::Category);
        if found.is_none() {
            self.error(Code::UnknownName, raw, format!("there is no category `{name}`"));
        }
        found
    }
}
