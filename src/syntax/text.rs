//! How names are compared and when they must be quoted.

use compact_str::CompactString;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// The words of the grammar, in order: a name that contains one of them as a word is quoted.
pub const KEYWORDS: &[&str] = &[
    "above",
    "abs",
    "after",
    "all",
    "and",
    "apart",
    "at",
    "before",
    "below",
    "between",
    "different",
    "directly",
    "either",
    "exactly",
    "first",
    "if",
    "iff",
    "immediately",
    "in",
    "is",
    "just",
    "last",
    "left",
    "less",
    "middle",
    "more",
    "neither",
    "next",
    "nor",
    "not",
    "of",
    "on",
    "or",
    "right",
    "same",
    "somewhere",
    "then",
    "xor",
];

/// The words that are operators when they stand alone.
pub const OPERATORS: &[&str] = &["!=", "+", "-", "<", "<=", "=", ">", ">=", "≠", "≤", "≥"];

/// The key under which a name is compared: without case, white space folded, composed (NFC).
pub fn fold(text: &str) -> CompactString {
    // Most names are one word, in which there is nothing to fold but case.
    let one_word = text.bytes().all(|byte| byte.is_ascii_graphic());
    if one_word || text.is_ascii() {
        let mut key = if one_word { CompactString::from(text) } else { squeeze(text) };
        key.make_ascii_lowercase();
        return key;
    }
    let lower = squeeze(text).to_lowercase();
    if is_nfc(&lower) { lower } else { lower.nfc().collect() }
}

/// The text with each run of white space as one space, and none around it.
pub fn squeeze(text: &str) -> CompactString {
    // Most texts are squeezed already.
    let mut last = b' ';
    let is_squeezed = text.bytes().all(|byte| {
        let before = std::mem::replace(&mut last, byte);
        byte.is_ascii_graphic() || byte == b' ' && before != b' '
    });
    if is_squeezed && (last != b' ' || text.is_empty()) {
        return text.into();
    }
    let mut out = CompactString::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// Whether a word is a keyword of the grammar, in any case.
pub fn is_keyword(word: &str) -> bool {
    let Some(first) = word.bytes().next().map(|byte| byte.to_ascii_lowercase()) else {
        return false;
    };
    // Every word of a file is asked for, so only those with this first letter are compared.
    let start = KEYWORDS.partition_point(|keyword| keyword.as_bytes()[0] < first);
    let mut alike = KEYWORDS[start..].iter().take_while(|keyword| keyword.as_bytes()[0] == first);
    alike.any(|keyword| keyword.eq_ignore_ascii_case(word))
}

/// Whether a word is an operator.
pub fn is_operator(word: &str) -> bool {
    !word.starts_with(char::is_alphanumeric) && OPERATORS.contains(&word)
}

/// Whether a colon stands inside a time of day, `9:00am`: a digit before it, two after it.
pub fn is_clock_colon(text: &str, at: usize) -> bool {
    let bytes = text.as_bytes();
    let digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    at > 0 && digit(at - 1) && digit(at + 1) && digit(at + 2)
}

/// Whether a name must be quoted wherever it is written.
pub fn needs_quotes(name: &str) -> bool {
    let special = |(at, c): (usize, char)| match c {
        ',' | ';' | '"' | '#' | '(' | ')' | '{' | '}' | '|' | '\\' => true,
        ':' => !is_clock_colon(name, at),
        _ => c.is_control(),
    };
    let words = || name.split(' ');
    name.is_empty()
        || squeeze(name) != name
        || name.char_indices().any(special)
        || name.ends_with('.')
        || name.contains("..")
        || words().any(|word| is_keyword(word) || is_operator(word))
        || reads_as_label(words().next().unwrap_or_default())
        || ends_in_amount(name)
}

/// `12.`, which at the start of a clue is its label.
pub fn reads_as_label(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(is_integer)
}

/// `channel 5`, whose number before `left of` would be a count of positions.
fn ends_in_amount(name: &str) -> bool {
    name.split(' ').skip(1).any(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether the text is a string of ASCII digits.
pub fn is_integer(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The name in quotes, with escapes for what cannot stand in them.
pub fn quote(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 2);
    out.push('"');
    for c in name.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if c.is_control() => out.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyword_is_found_in_any_case() {
        assert!(KEYWORDS.is_sorted());
        for keyword in KEYWORDS {
            assert!(is_keyword(keyword) && is_keyword(&keyword.to_uppercase()));
            assert!(!is_keyword(&keyword[1..]) || KEYWORDS.contains(&&keyword[1..]));
        }
        assert!(!is_keyword(""));
        assert!(OPERATORS.iter().all(|operator| is_operator(operator)));
    }
}
