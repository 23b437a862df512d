//! Days and months as positions, where a text tells of one each day and of nothing else: a schedule.

use super::opening;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::token::Token;
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Labels, LineKind, Name, Positions, Shape};
use crate::syntax::text::fold;

/// Which of two categories is of days or months that follow each other.
pub(super) fn positions(categories: &[(Category, Span)]) -> Option<usize> {
    if categories.len() != 2 {
        return None;
    }
    categories.iter().position(|(category, _)| {
        matches!(category.name.text.as_str(), "day" | "month")
            && [DAYS, MONTHS].iter().any(|names| follow_each_other(&category.entries, names))
    })
}

/// Which of some categories is of days or months with gaps between them, in a text whose clues tell who comes next, or how many people
/// come between: `Ann's birthday is immediately before Bob's`, of March, April and June.
pub(super) fn of_queue(
    categories: &[(Category, Span)],
    mut clues: impl Iterator<Item = Vec<Token>>,
) -> Option<usize> {
    let rise = |entries: &[Entry], names: &[&[&str]]| {
        let place = |entry: &Entry| match entry {
            Entry::Item(name) => names.iter().position(|known| known.contains(&&*fold(&name.text))),
            _ => None,
        };
        let places: Option<Vec<usize>> = entries.iter().map(place).collect();
        places.is_some_and(|places| places.is_sorted_by(|a, b| a < b))
    };
    let of = |(category, _): &(Category, Span)| {
        [DAYS, MONTHS].iter().any(|names| {
            rise(&category.entries, names) && !follow_each_other(&category.entries, names)
        })
    };
    let at = categories.iter().position(of)?;
    clues.any(|tokens| is_of_queue(&tokens)).then_some(at)
}

/// Whether a clue tells who comes next, or how many people come between.
fn is_of_queue(tokens: &[Token]) -> bool {
    let is_next = |pair: &[Token]| {
        matches!(&*pair[0].word, "directly" | "immediately" | "just")
            && matches!(&*pair[1].word, "after" | "before")
    };
    let counts = |pair: &[Token]| {
        words::number(&[&pair[0].word]).is_some() && opening::is_people(&pair[1].word)
    };
    let between = tokens.iter().position(|token| token.word == "between");
    tokens.windows(2).any(is_next) || between.is_some_and(|at| tokens[..at].windows(2).any(counts))
}

fn follow_each_other(entries: &[Entry], names: &[&[&str]]) -> bool {
    let place = |entry: &Entry| match entry {
        Entry::Item(name) => names.iter().position(|known| known.contains(&&*fold(&name.text))),
        _ => None,
    };
    let first = entries.first().and_then(place);
    first.is_some_and(|first| (first..).zip(entries).all(|(at, entry)| place(entry) == Some(at)))
}

/// The positions that a category of days or months gives.
pub(super) fn of(category: Category) -> Positions {
    let is_month = |entry: &Entry| match entry {
        Entry::Item(name) => MONTHS.iter().any(|known| known.contains(&&*fold(&name.text))),
        _ => false,
    };
    let word = if category.entries.iter().all(is_month) { "month" } else { "day" };
    Positions {
        name: Name::new(opening::plural(word), category.name.span),
        word: word.into(),
        labels: Labels::List(category.entries),
        shape: Shape::Plain,
        landmarks: Vec::new(),
    }
}

/// Whether some lines have positions.
pub(super) fn are_in(lines: &[(LineKind, Span)]) -> bool {
    lines.iter().any(|(kind, _)| matches!(kind, LineKind::Positions(_)))
}
