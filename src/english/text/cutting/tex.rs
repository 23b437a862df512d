//! Values in the marks of TeX, as pages with formulas have them: `aged \(8\), \(9,~10,\) or \(11\)`, `a \(26\)-year-old`.
//!
//! The marks are made blank and the values moved behind them, so that every other word stays where it stands. What is more than
//! a row of plain values (`\(x+2\)`) stays, and is refused.

use std::borrow::Cow;

/// The longest value, or row of them.
const LONGEST: usize = 40;

/// A text without such marks.
pub(in crate::english) fn without(text: Cow<'_, str>) -> Cow<'_, str> {
    // Few texts have any.
    if !text.contains("\\(") {
        return text;
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = &*text;
    while let Some(open) = rest.find("\\(") {
        bytes.extend_from_slice(&rest.as_bytes()[..open]);
        let within = &rest[open + 2..];
        let end = within.as_bytes().windows(2).take(LONGEST + 1).position(|two| two == b"\\)");
        match end.and_then(|end| Some((end, plain(&within[..end])?))) {
            Some((end, value)) => {
                let length = end + 4;
                bytes.resize(bytes.len() + length - value.len(), b' ');
                bytes.extend_from_slice(value.as_bytes());
                rest = &rest[open + length..];
            }
            None => {
                bytes.extend_from_slice(b"\\(");
                rest = within;
            }
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    // Only marks of one byte were taken away.
    Cow::Owned(String::from_utf8(bytes).unwrap_or_default())
}

/// A row of values without the marks that only keep it together: `9, 10,` of `9,~10,`.
fn plain(within: &str) -> Option<String> {
    let value =
        within.replace("\\$", "$").replace("\\%", "%").replace("\\ ", " ").replace('~', " ");
    let is_plain = |c: char| {
        c.is_ascii_alphanumeric() || matches!(c, ' ' | ',' | '.' | ':' | '(' | ')' | '$' | '%')
    };
    // `x`, of which a formula speaks
    let has_value = value.contains(|c: char| c.is_ascii_digit());
    (has_value && value.chars().all(is_plain)).then(|| value.trim_start().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        let plain = without(Cow::Borrowed(text));
        assert_eq!(plain.len(), text.len());
        plain.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn values_stand_without_marks() {
        assert_eq!(of("The \\(26\\)-year-old paid \\(\\$5\\)."), "The 26-year-old paid $5.");
        assert_eq!(of("ages \\((8,~9,\\) or \\(10)\\)"), "ages (8, 9, or 10)");
    }

    #[test]
    fn formulas_stay() {
        for text in ["\\(x\\) is it", "\\(2+3\\) of it", "\\(2 and", "a \\( b \\) c"] {
            assert_eq!(of(text), text, "{text}");
        }
    }
}
