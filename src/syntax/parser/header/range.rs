//! Ranges in lists of names: `1990..1994`, `$1..$5`.

use super::Header;
use crate::model::ids::Span;
use crate::syntax::ast::Entry;
use crate::syntax::diagnostic::{Code, Diagnostic};

impl Header<'_> {
    /// The range between two texts around `..`.
    pub(super) fn range(&mut self, from: &str, to: &str, span: Span) -> Option<Entry> {
        let parts = affixes(from.trim()).zip(affixes(to.trim()));
        let sides = parts.filter(|(a, b)| {
            let digits = |text: &str| text.contains(|c: char| c.is_ascii_digit());
            a.1 <= b.1
                && (b.0 == a.0 || b.0.is_empty())
                && (a.2 == b.2 || a.2.is_empty() && !digits(b.2))
        });
        // `01..12` would give `1`, and no clue could find `01`.
        let sides = sides.filter(|_| !padded(from) && !padded(to));
        let Some(((prefix, from, _), (_, to, suffix))) = sides else {
            return self.report(
                Diagnostic::error(Code::BadRange, span, "this is no range of whole numbers").help(
                    "a range is two whole numbers, the smaller one first: `1990..1994`, `$1..$5`; list other items one by one",
                ),
            );
        };
        Some(Entry::Range { prefix: prefix.into(), from, to, suffix: suffix.into(), span })
    }
}

/// Whether the first number of a text begins with a zero that means nothing.
fn padded(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let second = digits.strip_prefix('0').and_then(|rest| rest.chars().next());
    second.is_some_and(|c| c.is_ascii_digit())
}

/// What stands before, in and behind the digits: `$`, `5`, ` years`.
fn affixes(text: &str) -> Option<(&str, i64, &str)> {
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let start = if text[..start].ends_with('-') { start - 1 } else { start };
    let digits = text[start..].trim_start_matches('-');
    let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let end = text.len() - digits.len() + length;
    let number = text[start..end].parse().ok()?;
    Some((&text[..start], number, &text[end..]))
}
