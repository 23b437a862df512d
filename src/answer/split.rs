//! A line of a table or of tuples to its cells.

use std::borrow::Cow;

use super::piece::{Piece, trimmed};
use crate::model::ids::Span;

/// More cells than the widest table of a puzzle has; a hostile line may have millions.
const MAX_CELLS: usize = 1 << 17;

/// The cells between the bars of a line. Bars are those of a box; without one they are `|`, which
/// inside a cell is written `\|`.
pub(super) fn row<'a>(text: &'a str, line: Span) -> Vec<Piece<'a>> {
    let line_text = &text[line.range()];
    let is_box = line_text.contains(['│', '┆', '┃']);
    let is_bar = |c| if is_box { matches!(c, '│' | '┆' | '┃') } else { c == '|' };
    let mut cells = Vec::new();
    let mut start = line.start as usize;
    let mut is_escaped = false;
    for (at, c) in line_text.char_indices() {
        if is_escaped {
            is_escaped = false;
        } else if c == '\\' && !is_box {
            is_escaped = true;
        } else if is_bar(c) {
            let at = line.start as usize + at;
            cells.push(trimmed(&text[start..at], start));
            start = at + c.len_utf8();
            if cells.len() > MAX_CELLS {
                break;
            }
        }
    }
    let rest = trimmed(&text[start..line.end as usize], start);
    if !rest.text.is_empty() {
        cells.push(rest);
    }
    // Before the first bar there is nothing but colours.
    let mut cells: Vec<Piece<'a>> = cells.into_iter().skip(1).collect();
    if !is_box {
        cells.iter_mut().for_each(|cell| cell.text = unescaped(std::mem::take(&mut cell.text)));
    }
    cells
}

/// As Markdown reads it: a backslash before a sign, such as `\|` or `\*`, stands for the sign alone.
fn unescaped(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains('\\') {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(sign)) if sign.is_ascii_punctuation() => out.extend(chars.next()),
            _ => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// The parts of a tuple: `(1, Norwegian, "a, b")`.
pub(super) fn tuple<'a>(text: &'a str, line: Span) -> Vec<Piece<'a>> {
    let whole = &text[line.range()];
    let open = whole.find('(').map_or(0, |at| at + 1);
    let close = whole.rfind(')').unwrap_or(whole.len()).max(open);
    let (first, last) = (line.start as usize + open, line.start as usize + close);
    let mut parts = Vec::new();
    let (mut start, mut is_quoted, mut is_escaped) = (first, false, false);
    for (at, c) in text[first..last].char_indices() {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted && parts.len() < MAX_CELLS => {
                parts.push(part(&text[start..first + at], start));
                start = first + at + 1;
            }
            _ => {}
        }
    }
    parts.push(part(&text[start..last], start));
    parts
}

/// A part of a tuple, without its quotes.
fn part(text: &str, offset: usize) -> Piece<'_> {
    let part = trimmed(text, offset);
    let inner = part.text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let Some(inner) = inner else { return part };
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        out.extend(if c == '\\' { chars.next() } else { Some(c) });
    }
    Piece { text: Cow::Owned(out), ..part }
}
