//! Lists under one line that names them all: `hats, pets, prices`, and below it a line of items for each; and such lines
//! of items that nothing names.

use super::super::cutting::lines::{Line, Mark, trimmed};
use super::list;
use super::list::{Item, List};
use crate::english::measure::begins_as_amount;
use crate::model::ids::Span;

/// The longest name of a category.
const MOST_WORDS: usize = 3;

/// The longest item of a line that has no name, in words, if none of them tells something.
const LONGEST_ITEM: usize = 6;

/// The lists that begin at some lines, and how many lines they are.
pub(in super::super) fn named_rows(text: &str, lines: &[Line]) -> Option<(Vec<List>, usize)> {
    const FEWEST: usize = 3;
    let [head, rest @ ..] = lines else { return None };
    if head.mark != Mark::None {
        return None;
    }
    let names = parts(text, head.span);
    let is_name = |span: &Span| {
        let said = &text[span.range()];
        said.split(' ').count() <= MOST_WORDS
            && said.starts_with(char::is_alphabetic)
            // `Hat - fez, cap, beret` has its name in front of its items.
            && !said.contains(" - ")
            && said.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\''))
    };
    let rows = rest.get(..names.len()).filter(|_| names.len() > 1 && names.iter().all(is_name))?;
    let is_row = |line: &Line| {
        let said = &text[line.span.range()];
        line.mark == Mark::None && !said.ends_with(['.', '?', '!', ':'])
    };
    if !rows.iter().all(is_row) {
        return None;
    }
    let lists: Option<Vec<List>> = rows
        .iter()
        .zip(&names)
        .map(|(line, name)| list::named(text, &parts(text, line.span), *name))
        .collect();
    let lists = lists?;
    // In columns a line has a number and names.
    let is_number = |item: &Item| begins_as_amount(&item.name);
    let is_mixed = |list: &List| {
        let numbers = list.divided.iter().filter(|item| is_number(item)).count();
        numbers > 0 && numbers < list.divided.len()
    };
    if lists.iter().all(is_mixed) {
        return None;
    }
    let length = lists[0].divided.len();
    let is_even = length >= FEWEST && lists.iter().all(|list| list.divided.len() == length);
    // What follows at once is one more line of items, and no clue.
    let next = rest.get(names.len());
    let ends = next.is_none_or(|next| {
        next.after_gap || next.mark != Mark::None || text[next.span.range()].ends_with('.')
    });
    (is_even && ends).then_some((lists, names.len() + 1))
}

/// The lists of some lines that have nothing but items, as many on each: `2001, 2002, 2003`, and below it `Ann, Bo, Cy`.
pub(in super::super) fn unnamed_rows(text: &str, lines: &[Line]) -> Option<(Vec<List>, usize)> {
    const FEWEST: usize = 3;
    let number = parts(text, lines.first()?.span).len();
    let read = |line: &Line| {
        let said = &text[line.span.range()];
        let items = parts(text, line.span);
        // `- Ann - Bo - Cy`, where the bullet is one more of the dashes
        let is_dashed = || line.mark == Mark::Bullet && said.contains(" - ") && !said.contains(',');
        let is_plain =
            (line.mark == Mark::None || is_dashed()) && !said.ends_with(['.', '?', '!', ':', ',']);
        let is_short = |item: &Span| {
            let said = &text[item.range()];
            let words = || said.split(' ');
            let tells = || words().any(|word| list::CLAUSE.contains(&&*word.to_lowercase()));
            let is_name = || words().count() <= LONGEST_ITEM && !tells();
            (words().count() <= MOST_WORDS || is_name()) && !said.starts_with("and ")
        };
        let fits = is_plain && items.len() == number && items.iter().all(is_short);
        let start = line.span.start as usize;
        let list = list::named(text, &items, Span::new(start, start)).filter(|_| fits)?;
        Some(List { unmarked: true, ..list })
    };
    let lists: Vec<List> = lines.iter().map_while(read).collect();
    let ends = lines.get(lists.len()).is_none_or(|next| next.after_gap);
    let taken = lists.len();
    (number >= FEWEST && taken > 1 && ends).then_some((lists, taken))
}

/// The list of a line that has nothing but items.
pub(in super::super) fn unnamed_row(text: &str, line: &Line) -> Option<(Vec<List>, usize)> {
    const FEWEST: usize = 3;
    let said = &text[line.span.range()];
    let items = parts(text, line.span);
    let is_short = |item: &Span| text[item.range()].split(' ').count() <= MOST_WORDS;
    let fits = line.mark == Mark::None
        && !said.ends_with(['.', '?', '!', ':', ','])
        && items.len() >= FEWEST
        && items.iter().all(is_short);
    let start = line.span.start as usize;
    let list = list::named(text, &items, Span::new(start, start)).filter(|_| fits)?;
    Some((vec![List { unmarked: true, ..list }], 1))
}

/// The parts of a line between commas, or where it has none between dashes or slashes.
fn parts(text: &str, span: Span) -> Vec<Span> {
    const MARKS: &[&str] = &[", ", " - ", " / ", " | "];
    let start = span.start as usize;
    let mut from = 0;
    let said = &text[span.range()];
    let mark = MARKS.iter().find(|mark| said.contains(**mark)).unwrap_or(&MARKS[0]);
    let mut all = Vec::new();
    for part in said.split(*mark) {
        all.push(trimmed(text, Span::new(start + from, start + from + part.len())));
        from += part.len() + mark.len();
    }
    all
}
