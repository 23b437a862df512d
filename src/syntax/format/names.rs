//! Names as they are written: bare where they can be, in quotes where they must be.

use crate::syntax::ast::{Name, Operand};
use crate::syntax::text::{is_clock_colon, is_keyword, is_operator, quote, squeeze};

/// Whether the text is words and signs that the lexer reads as nothing but words.
fn is_plain(text: &str) -> bool {
    let special = |(at, c): (usize, char)| match c {
        ',' | ';' | '"' | '#' | '(' | ')' | '{' | '}' | '|' => true,
        ':' => !is_clock_colon(text, at),
        _ => c.is_control(),
    };
    !text.is_empty() && squeeze(text) == text && !text.char_indices().any(special)
}

/// Whether a name can stand bare in a list of the header, where the words of the grammar may.
pub(super) fn bare_in_header(text: &str) -> bool {
    is_plain(text) && !text.contains("..")
}

/// Whether a name can stand bare in a clue, the cutting of runs of words aside.
pub(super) fn bare_in_clue(text: &str) -> bool {
    is_plain(text) && !text.split(' ').any(|word| is_keyword(word) || is_operator(word))
}

/// Whether a header line that begins with this bare name is no category line.
fn is_reserved(text: &str) -> bool {
    let lower = text.to_lowercase();
    matches!(lower.as_str(), "title" | "houses" | "clues" | "questions")
        || lower.split(' ').next() == Some("positions")
}

/// A name in a list of the header.
pub(super) fn in_header(name: &Name) -> String {
    written(name, bare_in_header(&name.text))
}

/// The name of a category at the start of its line.
pub(super) fn key(name: &Name) -> String {
    written(name, bare_in_header(&name.text) && !is_reserved(&name.text))
}

/// The title, which may hold nearly anything.
pub(super) fn title(name: &Name) -> String {
    let special = |c: char| matches!(c, '"' | '#') || c.is_control();
    let text = &name.text;
    written(name, !text.is_empty() && squeeze(text) == *text && !text.contains(special))
}

/// A name in a clue or question.
pub(super) fn in_clue(name: &Name) -> String {
    written(name, bare_in_clue(&name.text))
}

fn written(name: &Name, bare: bool) -> String {
    if bare && !name.quoted { name.text.to_string() } else { quote(&name.text) }
}

/// An item or position, with its category where it has one.
pub(super) fn operand(operand: &Operand) -> String {
    let name = in_clue(&operand.name);
    let Some(category) = &operand.category else { return name };
    let category = in_clue(category);
    // `v9:20` would be the time of day `9:20`.
    let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let (before, behind) = (category.as_bytes(), name.as_bytes());
    let clock = digit(before.last()) && digit(behind.first()) && digit(behind.get(1));
    format!("{category}:{}{name}", if clock { " " } else { "" })
}
