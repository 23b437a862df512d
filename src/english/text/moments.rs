//! Days and months as positions, where a text tells of one each day and of nothing else: a schedule.

use super::opening;
use crate::english::lexicon::names::{DAYS, MONTHS};
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
    let word = category.name.text.clone();
    Positions {
        name: Name::new(opening::plural(&word), category.name.span),
        word,
        labels: Labels::List(category.entries),
        shape: Shape::Plain,
        landmarks: Vec::new(),
    }
}

/// Whether some lines have positions.
pub(super) fn are_in(lines: &[(LineKind, Span)]) -> bool {
    lines.iter().any(|(kind, _)| matches!(kind, LineKind::Positions(_)))
}
