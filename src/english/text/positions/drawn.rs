//! Rows of numbered boxes that a text draws: `[ 1 ]  [ 2 ]  [ 3 ]`.
//!
//! Numbers that rise from 1 say what positions are called anyway, so the boxes are made blank, and every other word stays where it
//! stands. How many there are must be the number of positions; any other row of boxes stays, and is refused.

use std::borrow::Cow;
use std::ops::Range;

use crate::model::ids::Span;

/// The fewest boxes of a row.
const FEWEST: u32 = 3;

/// A text without such rows.
pub(in super::super) struct Plain<'a> {
    /// The text.
    pub(in super::super) text: Cow<'a, str>,
    /// How many boxes the row had, and where.
    pub(in super::super) rows: Vec<(Span, u32)>,
}

/// Takes the rows in front of the clues from a text. Behind the clues a row may be one to be filled in.
pub(in super::super) fn without_rows(text: Cow<'_, str>) -> Plain<'_> {
    let mut rows = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        // No row of boxes begins so.
        if ["1.", "1)", "(1) "].iter().any(|mark| line.trim_start().starts_with(mark)) {
            break;
        }
        if let Some((place, number)) = boxes(line) {
            rows.push((Span::new(start + place.start, start + place.end), number));
        }
        start += line.len();
    }
    // Two rows are another arrangement.
    if rows.len() != 1 {
        return Plain { text, rows: Vec::new() };
    }
    let mut bytes = text.into_owned().into_bytes();
    rows.iter().for_each(|(span, _)| bytes[span.range()].fill(b' '));
    // The boxes have characters of one byte only.
    let text = String::from_utf8(bytes).unwrap_or_default();
    Plain { text: Cow::Owned(text), rows }
}

/// The boxes that a line consists of, but for a remark in brackets behind them, and how many there are.
fn boxes(line: &str) -> Option<(Range<usize>, u32)> {
    let start = line.len() - line.trim_start().len();
    let mut rest = &line[start..];
    let mut end = start;
    let mut number = 0;
    while let Some((within, behind)) =
        rest.trim_start().strip_prefix('[').and_then(|rest| rest.split_once(']'))
    {
        if within.trim() != (number + 1).to_string() {
            return None;
        }
        number += 1;
        end = line.len() - behind.len();
        rest = behind;
    }
    let rest = rest.trim();
    let is_alone = rest.is_empty() || rest.starts_with('(') && rest.ends_with(')');
    (number >= FEWEST && is_alone).then_some((start..end, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_that_count_up_from_one() {
        let number = |line: &str| boxes(line).map(|(_, number)| number);
        assert_eq!(number("[1] [2] [3]"), Some(3));
        assert_eq!(number("  [ 1 ]  [ 2 ]  [ 3 ]  [ 4 ]   (as you see them)\n"), Some(4));
        for line in ["[3] [2] [1]", "[1] [2]", "[1] [2] [3] Ann", "[1] [2] [4]", "[1] Ann [2] [3]"]
        {
            assert_eq!(number(line), None, "{line}");
        }
    }
}
