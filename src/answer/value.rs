//! JSON values, one level at a time, each with its place in the text.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use compact_str::CompactString;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::piece::Piece;
use super::reading::Reading;
use crate::json::fault;
use crate::model::ids::Span;
use crate::syntax::diagnostic::Code;
use crate::syntax::text::fold;

/// A stretch of the text that is one JSON value.
pub(super) type Raw<'a> = &'a RawValue;

/// A value whose parts are still text.
pub(super) enum Value<'a> {
    /// A string or number; an empty text for `null`, which says that nothing is known.
    Scalar(Piece<'a>),
    List(Vec<Raw<'a>>),
    Object(Vec<(Piece<'a>, Raw<'a>)>),
}

/// The keys and values of an object, in order.
struct Entries<'a>(Vec<(Raw<'a>, Raw<'a>)>);

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries<'de>, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }
        deserializer.deserialize_map(All)
    }
}

impl<'r> Reading<'r> {
    /// Where a value stands.
    pub(super) fn span_of(&self, raw: Raw<'_>) -> Span {
        let start = raw.get().as_ptr() as usize - self.text.as_ptr() as usize;
        Span::new(start, start + raw.get().len())
    }

    /// A value taken apart, or reported: a key that comes twice, a text that cannot be read.
    pub(super) fn value(&mut self, raw: Raw<'r>) -> Option<Value<'r>> {
        let span = self.span_of(raw);
        let piece = |text: Cow<'r, str>| Value::Scalar(Piece { text, span });
        match raw.get().as_bytes().first() {
            Some(b'{') => self.object(raw).map(Value::Object),
            Some(b'[') => self.typed(raw).map(Value::List),
            Some(b'"') => self.typed(raw).map(|text: String| piece(text.into())),
            Some(b'n') => Some(piece("".into())),
            Some(b't' | b'f') => {
                self.error(Code::BadJson, span, "a name or position is expected here");
                None
            }
            _ => Some(piece(raw.get().into())),
        }
    }

    fn typed<T: Deserialize<'r>>(&mut self, raw: Raw<'r>) -> Option<T> {
        let part = raw.get();
        let fault = |error| fault::diagnostic(part, self.span_of(raw).range().start, &error);
        let found = serde_json::from_str(part).map_err(fault);
        self.known(found)
    }

    fn object(&mut self, raw: Raw<'r>) -> Option<Vec<(Piece<'r>, Raw<'r>)>> {
        let Entries(entries) = self.typed(raw)?;
        let mut seen: HashMap<CompactString, Span> = HashMap::new();
        let mut object = Vec::new();
        let errors = self.diagnostics.errors();
        for (key, value) in entries {
            let span = self.span_of(key);
            let text: String = self.typed(key)?;
            if let Some(first) = seen.insert(fold(&text), span) {
                self.twice(format!("a second key `{text}`"), span, first);
            }
            object.push((Piece { text: text.into(), span }, value));
        }
        (self.diagnostics.errors() == errors).then_some(object)
    }
}
