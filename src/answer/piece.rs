//! Parts of an answer's text: what they say, and where they stand.

use std::borrow::Cow;

use crate::model::ids::Span;

/// A text with its place.
#[derive(Clone, Debug)]
pub(super) struct Piece<'a> {
    /// What it says, escapes resolved and colours taken away.
    pub(super) text: Cow<'a, str>,
    /// Where it stands.
    pub(super) span: Span,
}

impl Piece<'_> {
    /// Whether it says that nothing is known.
    pub(super) fn is_unknown(&self) -> bool {
        matches!(&*self.text, "" | "?")
    }
}

/// The lines of a text from an offset, without the white space around them.
pub(super) fn lines(text: &str, offset: usize) -> impl Iterator<Item = Piece<'_>> {
    let mut start = offset;
    text[offset..].split_inclusive('\n').map(move |line| {
        let at = start;
        start += line.len();
        trimmed(line, at)
    })
}

/// A stretch that begins at an offset, without the white space around it and colours in it.
pub(super) fn trimmed(part: &str, offset: usize) -> Piece<'_> {
    let part_start = part.trim_start_matches(is_blank);
    let start = offset + (part.len() - part_start.len());
    let part = part_start.trim_end_matches(is_blank);
    let text = match plain(part) {
        Cow::Borrowed(text) => Cow::Borrowed(text),
        Cow::Owned(text) => Cow::Owned(text.trim_matches(is_blank).to_owned()),
    };
    Piece { text, span: Span::new(start, start + part.len()) }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// The text without the escape codes that colour it: `ESC [ … letter`.
fn plain(text: &str) -> Cow<'_, str> {
    const START: &str = "\u{1b}[";
    if !text.contains(START) {
        return Cow::Borrowed(text);
    }
    let mut parts = text.split(START);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| c.is_ascii_alphabetic()).map_or(part.len(), |at| at + 1);
        out.push_str(&part[end..]);
    }
    Cow::Owned(out)
}
