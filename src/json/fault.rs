//! What serde_json says is wrong, as a diagnostic at its place.

use serde_json::Error;
use strsim::damerau_levenshtein;

use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};

/// The fault of a part that begins at an offset of the source.
pub(crate) fn diagnostic(part: &str, offset: usize, error: &Error) -> Diagnostic {
    let diagnostic = placed(part, offset, error);
    if error.is_data() && diagnostic.help.is_empty() {
        return diagnostic.help("docs/puzzle.schema.json says what stands where");
    }
    diagnostic
}

/// The same for a part of any JSON text, not only of a puzzle.
pub(crate) fn placed(part: &str, offset: usize, error: &Error) -> Diagnostic {
    let at = position(part, error.line(), error.column());
    let end = at + part[at..].chars().next().map_or(0, char::len_utf8);
    let text = error.to_string();
    let text = text.rfind(" at line ").map_or(text.as_str(), |end| &text[..end]);
    let words: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    if let Some((word, expected)) = words.split_first().filter(|_| text.starts_with("unknown ")) {
        // serde_json points behind the word.
        let start = part[..end].strip_suffix(&format!("\"{word}\"")).map_or(at, str::len);
        let kind = if text.starts_with("unknown field") { "key" } else { "word" };
        let span = Span::new(offset + start, offset + end);
        return Diagnostic::error(Code::BadJson, span, format!("unknown {kind} `{word}`"))
            .help(suggestion(word, expected));
    }
    let span = Span::new(offset + at, offset + end);
    if text.starts_with("recursion limit") {
        return Diagnostic::error(Code::TooDeep, span, "this JSON is nested too deep")
            .help("split the statement into several clues");
    }
    Diagnostic::error(Code::BadJson, span, plain(text))
}

/// The expected word that is near to the one found, or all of them.
fn suggestion(word: &str, expected: &[&str]) -> String {
    // The distance is quadratic in the length, and no expected word is that long.
    let limit = (word.len() / 3).clamp(1, 5);
    let short = |_: &&&str| word.len() <= 60;
    let near = expected.iter().filter(short).map(|near| (damerau_levenshtein(word, near), near));
    match near.min_by_key(|(distance, _)| *distance).filter(|(distance, _)| *distance <= limit) {
        Some((_, near)) => format!("did you mean `{near}`?"),
        None => {
            let all: Vec<_> = expected.iter().map(|word| format!("`{word}`")).collect();
            format!("what can stand here: {}", all.join(", "))
        }
    }
}

/// The message without the names of types of this program.
fn plain(text: &str) -> String {
    for kind in ["tuple variant ", "struct variant ", "struct ", "enum "] {
        let Some((before, behind)) = text.split_once(kind) else { continue };
        let word = behind.find([' ', ',']).unwrap_or(behind.len());
        let noun = if kind.starts_with("tuple") { "a list" } else { "an object" };
        return format!("{before}{noun}{}", &behind[word..]);
    }
    text.to_owned()
}

/// The byte offset of a line and column, which serde_json counts from 1 in bytes, as close as it
/// falls on a character.
fn position(part: &str, line: usize, column: usize) -> usize {
    let lines = part.match_indices('\n').map(|(at, _)| at + 1);
    let start = std::iter::once(0).chain(lines).nth(line.saturating_sub(1)).unwrap_or(part.len());
    let mut at = (start + column.saturating_sub(1)).min(part.len());
    while !part.is_char_boundary(at) {
        at -= 1;
    }
    at
}
