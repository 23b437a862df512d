//! Lines that show the form of an answer, or only head columns.

use super::super::lists::list;
use super::super::positions::opening::is_noun;
use crate::english::lexicon;
use crate::english::token::tokens;
use crate::syntax::text::is_integer;

/// Whether a line shows the form of an answer, as JSON or a table.
pub(in super::super) fn begins_template(line: &str) -> bool {
    line.starts_with(['{', '[', '|'])
}

/// Whether a line shows the form of an answer and no item: `ANSWER: Ann=h<position>`, `1: Name | Pet`.
pub(in super::super) fn is_form(line: &str) -> bool {
    let answer = line.starts_with("ANSWER:") || line.starts_with("Answer:");
    let is_column = |column: &str| {
        let words = tokens(column, 0);
        let heads = words.iter().all(|token| lexicon::topic_of(&[&token.stem]).is_some());
        !words.is_empty() && heads
    };
    let columns =
        !line.starts_with('|') && line.contains(" | ") && line.split(" | ").all(is_column);
    // `Ann=<pet>, Bo=fox` gives something.
    let is_blank = |part: &str| part.split([',', ' ']).next().is_some_and(|of| of.contains('<'));
    let is_empty = || line.split('=').skip(1).all(is_blank) && !line.contains(" (");
    let is_template = line.contains("=<") && line.contains('>') && is_empty()
        || line.starts_with("(and similarly");
    let is_example = line.starts_with('{') && line.contains("...") && has_no_value(line);
    answer && has_blanks(line) && is_empty()
        || columns
        || names_columns(line)
        || is_template
        || is_example
}

/// Whether some lines are rows of a table with cells to be filled in: `Ann | cat | ?`.
pub(in super::super) fn has_open_cells(said: &str) -> bool {
    said.contains(['|', '\t']) && said.split(['|', '\t', '\n']).any(|cell| cell.trim() == "?")
}

/// Whether no value of a line in JSON is filled in, `{"house 1": {"name": "..."}}`, or it only begins as an answer does:
/// `{"house 1": {"name": "Ann", ...}}`.
fn has_no_value(line: &str) -> bool {
    if line.contains(", ...}") && !line.contains("\"...") {
        return true;
    }
    line.split(": \"").skip(1).all(|value| {
        let value = value.split('"').next().unwrap_or_default();
        value.is_empty() || value.contains("..") || value.contains(['<', '_', '?', '…'])
    })
}

/// Whether a line names the columns of the answer: `Determine: First name -- Age -- Town`.
pub(in super::super) fn names_columns(line: &str) -> bool {
    const LONGEST: usize = 3;
    let starts = ["Determine: ", "Determine ", "Find: ", "Identify: ", "DETERMINE: "];
    let Some(columns) = starts.iter().find_map(|start| line.strip_prefix(start)) else {
        return false;
    };
    let marks = [" -- ", " - ", " – ", " — ", " / ", " | "];
    let Some(mark) = marks.into_iter().find(|mark| columns.contains(mark)) else { return false };
    columns.split(mark).all(|column| {
        let words = column.split_whitespace();
        let says = |word: &str| list::CLAUSE.contains(&&*word.to_lowercase());
        (1..=LONGEST).contains(&words.clone().count()) && !words.into_iter().any(says)
    })
}

/// Whether a line says who wrote the puzzle: `by Jo A. Doe`.
pub(in super::super) fn is_byline(line: &str) -> bool {
    const LONGEST: usize = 6;
    let starts = ["by ", "By ", "BY ", "Written by ", "Created by ", "Puzzle by "];
    let Some(name) = starts.iter().find_map(|start| line.strip_prefix(start)) else {
        return false;
    };
    let is_of_name = |word: &str| {
        word.starts_with(char::is_uppercase)
            || matches!(word, "&" | "and" | "da" | "de" | "van" | "von")
    };
    name.split_whitespace().count() <= LONGEST
        && name.starts_with(char::is_uppercase)
        && name.split_whitespace().all(is_of_name)
        && !name.contains([',', ':', ';', '?', '!'])
}

/// Whether a line has blanks to be filled in, each in angle brackets, and says nothing: `Ann=<drink>`.
fn has_blanks(line: &str) -> bool {
    let mut parts = line.split('<');
    let before = parts.next().unwrap_or_default();
    let rests: Option<Vec<&str>> =
        parts.map(|part| part.split_once('>').map(|(_, rest)| rest)).collect();
    let says = |part: &&str| part.split_whitespace().any(|word| list::CLAUSE.contains(&word));
    rests.is_some_and(|rests| !rests.is_empty() && !rests.iter().chain([&before]).any(says))
}

/// Whether a line has only the heads of columns for positions: `House 1  House 2  House 3`.
pub(in super::super) fn is_heads(line: &str) -> bool {
    let is_mark = |word: &&str| matches!(*word, "|" | "/" | "-" | "–" | "—");
    let all = line.split_whitespace().filter(|word| !is_mark(word));
    let mut words = all.map(|word| word.trim_end_matches(','));
    let mut count = 0;
    while let Some(place) = words.next() {
        let is_number = |word: &str| is_integer(word);
        if !words.next().is_some_and(is_number) || !is_noun(&place.to_ascii_lowercase()) {
            return false;
        }
        count += 1;
    }
    count > 1 && !line.ends_with('.')
}
