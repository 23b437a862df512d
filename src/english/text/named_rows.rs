//! Lists under one line that names them all: `hats, pets, prices`, and below it a line of items for each.

use super::lines::{Line, Mark, trimmed};
use super::list::{self, List};
use crate::model::ids::Span;

/// The longest name of a category.
const MOST_WORDS: usize = 3;

/// The lists that begin at some lines, and how many lines they are.
pub(super) fn named_rows(text: &str, lines: &[Line]) -> Option<(Vec<List>, usize)> {
    const FEWEST: usize = 3;
    let [head, rest @ ..] = lines else { return None };
    let names = parts(text, head.span);
    let is_name = |span: &Span| {
        let said = &text[span.range()];
        said.split(' ').count() <= MOST_WORDS
            && said.starts_with(char::is_alphabetic)
            && said.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\''))
    };
    let rows = rest.get(..names.len()).filter(|_| names.len() > 1 && names.iter().all(is_name))?;
    let is_row = |line: &Line| {
        let said = &text[line.span.range()];
        line.mark == Mark::None && !said.ends_with(['.', '?', '!', ':'])
    };
    if head.mark != Mark::None || !rows.iter().all(is_row) {
        return None;
    }
    let lists: Option<Vec<List>> = rows
        .iter()
        .zip(&names)
        .map(|(line, name)| list::named(text, &parts(text, line.span), *name))
        .collect();
    let lists = lists?;
    let length = lists[0].divided.len();
    let is_even = length >= FEWEST && lists.iter().all(|list| list.divided.len() == length);
    // What follows at once is one more line of items, and no clue.
    let next = rest.get(names.len());
    let ends = next.is_none_or(|next| {
        next.after_gap || next.mark != Mark::None || text[next.span.range()].ends_with('.')
    });
    (is_even && ends).then_some((lists, names.len() + 1))
}

/// The parts of a line between commas.
fn parts(text: &str, span: Span) -> Vec<Span> {
    let start = span.start as usize;
    let mut from = 0;
    let said = &text[span.range()];
    let mut all = Vec::new();
    for part in said.split(", ") {
        all.push(trimmed(text, Span::new(start + from, start + from + part.len())));
        from += part.len() + 2;
    }
    all
}
