//! The leaves of a puzzle in JSON: names, operands, numbers, each with its place in the source.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::fault;
use super::types::OperandFields;
use crate::model::ids::Span;
use crate::syntax::ast::{Name, Operand, PlaceName, Which};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::format::Leaves;
use crate::syntax::text::is_integer;

/// A stretch of the source that is one JSON value.
pub(super) type Raw<'a> = &'a RawValue;

/// Reads parts of one source. A leaf that cannot be read is reported and becomes an empty name.
pub(super) struct Reader<'a, 'd> {
    pub(super) text: &'a str,
    /// What a position is called, once that is known.
    pub(super) word: Name,
    /// How many relations may still come; `None` once there were too many.
    pub(super) budget: Option<usize>,
    pub(super) diagnostics: &'d mut Diagnostics,
}

impl<'a> Reader<'a, '_> {
    /// Where a part of the source stands in it.
    pub(super) fn span(&self, part: &str) -> Span {
        let start = part.as_ptr() as usize - self.text.as_ptr() as usize;
        Span::new(start, start + part.len())
    }

    pub(super) fn typed<T: Deserialize<'a>>(&mut self, part: &'a str) -> Option<T> {
        match serde_json::from_str(part) {
            Ok(value) => Some(value),
            Err(error) => {
                let offset = self.span(part).start as usize;
                self.diagnostics.push(fault::diagnostic(part, offset, &error));
                None
            }
        }
    }

    pub(super) fn report(&mut self, raw: Raw<'a>, message: &str) {
        let span = self.span(raw.get());
        self.diagnostics.push(Diagnostic::error(Code::BadJson, span, message));
    }

    /// A text.
    pub(super) fn text(&mut self, raw: Raw<'a>) -> Name {
        let text: Option<String> = self.typed(raw.get());
        self.name(raw, &text.unwrap_or_default())
    }

    /// A name: a text or a whole number.
    pub(super) fn label(&mut self, raw: Raw<'a>) -> Name {
        let part = raw.get();
        if is_integer(part.strip_prefix('-').unwrap_or(part)) {
            return self.name(raw, part);
        }
        if part.starts_with('"') {
            return self.text(raw);
        }
        self.report(raw, "a name is a string or a whole number");
        self.name(raw, "")
    }

    /// The label of a clue or question.
    pub(super) fn ordinal(&mut self, raw: Raw<'a>) -> Name {
        let name = self.label(raw);
        if !name.text.is_empty() && !is_integer(&name.text) {
            self.report(raw, "a label is a whole number such as 12");
        }
        name
    }

    fn name(&self, raw: Raw<'a>, text: &str) -> Name {
        Name::new(text, self.span(raw.get()))
    }

    fn number(&mut self, raw: Raw<'a>) -> Name {
        let part = raw.get();
        if part.starts_with('"') {
            return self.text(raw);
        }
        if !part.starts_with(|c: char| c == '-' || c.is_ascii_digit()) {
            self.report(raw, "a number is expected here, or a text such as \"4.50\"");
        }
        self.name(raw, part)
    }
}

impl<'a> Leaves<Raw<'a>, Raw<'a>, Raw<'a>, Raw<'a>> for Reader<'a, '_> {
    type Operand = Operand;
    type Function = Name;
    type Place = PlaceName;
    type Number = Name;

    fn operand(&mut self, raw: &Raw<'a>) -> Operand {
        let part = raw.get();
        if !part.starts_with('{') {
            return Operand { category: None, name: self.label(raw) };
        }
        let bare = |name| Operand { category: None, name };
        let qualified = |category, name| Operand { category: Some(Box::new(category)), name };
        let fields: Option<OperandFields<Raw<'a>>> = self.typed(part);
        match fields {
            Some(OperandFields { item: Some(item), of: Some(of), place: None }) => {
                qualified(self.text(of), self.label(item))
            }
            Some(OperandFields { item: None, of: None, place: Some(place) }) => {
                let name = self.label(place);
                qualified(Name { span: name.span, ..self.word.clone() }, name)
            }
            Some(_) => {
                self.report(raw, "an operand has either `item` and `of`, or `place`");
                bare(self.name(raw, ""))
            }
            None => bare(self.name(raw, "")),
        }
    }

    fn function(&mut self, raw: &Raw<'a>) -> Name {
        self.text(raw)
    }

    fn place(&mut self, raw: &Raw<'a>) -> PlaceName {
        PlaceName { which: Which::Label, name: self.label(raw) }
    }

    fn constant(&mut self, _: Option<&Raw<'a>>, raw: &Raw<'a>) -> Name {
        self.number(raw)
    }

    fn amount(&mut self, _: &Raw<'a>, raw: &Raw<'a>) -> Name {
        self.number(raw)
    }
}
