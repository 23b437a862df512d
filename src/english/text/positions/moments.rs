//! Days and months as positions, where a text tells of one each day and of nothing else: a schedule.

use super::opening;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::token::Token;
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Labels, LineKind, Name, Positions, Shape};
use crate::syntax::text::fold;

/// Which of two categories is of days or months that follow each other.
pub(in super::super) fn positions(categories: &[(Category, Span)]) -> Option<usize> {
    if categories.len() != 2 {
        return None;
    }
    let follow = |places: Vec<usize>| places.is_sorted_by(|a, b| a + 1 == *b);
    categories.iter().position(|(category, _)| {
        matches!(category.name.text.as_str(), "day" | "month")
            && [DAYS, MONTHS]
                .iter()
                .any(|names| places(&category.entries, names).is_some_and(follow))
    })
}

/// Which of some categories is of days or months with gaps between them, in a text whose clues tell who comes next, or how many people
/// come between: `Ann's birthday is immediately before Bob's`, of March, April and June.
pub(in super::super) fn of_queue(
    categories: &[(Category, Span)],
    mut clues: impl Iterator<Item = Vec<Token>>,
) -> Option<usize> {
    let have_gaps = |places: Vec<usize>| {
        places.is_sorted_by(|a, b| a < b) && !places.is_sorted_by(|a, b| a + 1 == *b)
    };
    let of = |(category, _): &(Category, Span)| {
        [DAYS, MONTHS].iter().any(|names| places(&category.entries, names).is_some_and(have_gaps))
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

/// Where each of some days or months stands in the week or the year, if all are such.
fn places(entries: &[Entry], names: &[&[&str]]) -> Option<Vec<usize>> {
    let place = |entry: &Entry| match entry {
        Entry::Item(name) => names.iter().position(|known| known.contains(&&*fold(&name.text))),
        _ => None,
    };
    entries.iter().map(place).collect()
}

/// The positions that a category of days or months gives.
pub(in super::super) fn of(category: Category) -> Positions {
    let word = if places(&category.entries, MONTHS).is_some() { "month" } else { "day" };
    Positions {
        name: Name::new(opening::plural(word), category.name.span),
        word: word.into(),
        labels: Labels::List(category.entries),
        shape: Shape::Plain,
        landmarks: Vec::new(),
    }
}

/// Whether some lines have positions.
pub(in super::super) fn are_in(lines: &[(LineKind, Span)]) -> bool {
    lines.iter().any(|(kind, _)| matches!(kind, LineKind::Positions(_)))
}
