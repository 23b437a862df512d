//! How the floors of a building are numbered, where a sentence says it beside something else: `Five people live in a building,
//! where the ground floor is numbered 1 and the top floor is numbered 5.`
//!
//! That is how floors are numbered anyway, so the words are made blank, and every other word stays where it stands.

use std::borrow::Cow;

use super::super::beside::definitions;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;

/// A text without such words.
pub(in super::super) struct Plain<'a> {
    /// The text.
    pub(in super::super) text: Cow<'a, str>,
    /// The number of the top floor, and where it is told.
    pub(in super::super) tops: Vec<(Span, u32)>,
    /// A floor that is counted from the one above the ground, where the numbers count from the ground.
    pub(in super::super) otherwise: Option<Span>,
}

/// Takes these words from a text.
pub(in super::super) fn without_numbers(text: Cow<'_, str>) -> Plain<'_> {
    if !text.contains("floor") || !["number", "most", "lowest"].iter().any(|of| text.contains(of)) {
        return Plain { text, tops: Vec::new(), otherwise: None };
    }
    let mut tops = Vec::new();
    let mut start = 0;
    let mut of_floors = Vec::new();
    for line in text.split_inclusive('\n') {
        if line.contains("floor") {
            let all = tokens(line, start);
            tops.extend(all.split(|token| token.word == ".").filter_map(told_within));
            of_floors.extend(all);
        }
        start += line.len();
    }
    let otherwise = counted_otherwise(&of_floors);
    if tops.is_empty() {
        return Plain { text, tops, otherwise };
    }
    let mut bytes = text.into_owned().into_bytes();
    tops.iter().for_each(|(span, _)| bytes[span.range()].fill(b' '));
    // Blanks of one byte stand for whole characters.
    let text = String::from_utf8(bytes).unwrap_or_default();
    Plain { text: Cow::Owned(text), tops, otherwise }
}

/// Where a sentence tells how the floors are numbered, behind something else that it says, and the number of the top floor.
fn told_within(sentence: &[Token]) -> Option<(Span, u32)> {
    const OPENERS: &[&[&str]] = &[
        &["in", "such", "a", "manner", "that"],
        &["in", "such", "a", "way", "that"],
        &["in", "which"],
        &["such", "as"],
        &["such", "that"],
        &["so", "that"],
        &["where"],
        &["wherein"],
        &["with"],
        &["("],
        &[","],
    ];
    const ENDS: &[&str] =
        &["ground", "bottom", "bottommost", "lower", "lowermost", "lowest", "first"];
    const TOP: &[&str] = &["highest", "top", "topmost"];
    let is = |at: usize, words: &[&str]| {
        sentence.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
    };
    // `(floor 1 lowest, floor 5 topmost)`
    let is_lowest = |at: usize| {
        let end = at + 2 + usize::from(is(at + 2, &["being", "is"]));
        let end = end + usize::from(is(end, &["the"]));
        is(at - 1, &["("]) && is(at, &["floor"]) && is(at + 1, &["1"]) && is(end, ENDS)
    };
    let begins = |at: usize| {
        let first = at + usize::from(is(at, &["the"]));
        is(first, ENDS) && (is(first + 1, &["floor"]) || is(first + 2, &["floor"])) || is_lowest(at)
    };
    (1..sentence.len()).find_map(|at| {
        let fits = |opener: &&&[&str]| {
            let words = at.checked_sub(opener.len()).map(|from| &sentence[from..at]);
            words.is_some_and(|words| {
                words.iter().map(|token| token.word.as_str()).eq(opener.iter().copied())
            })
        };
        let opener = OPENERS.iter().filter(|_| begins(at)).find(fits)?;
        let is_bracket = opener[..] == ["("];
        // `, the ground floor being numbered 1`, but not `, the ground floor is …`
        let floor = (at..at + 4).find(|at| is(*at, &["floor"]));
        if opener[..] == [","] && !floor.is_some_and(|floor| is(floor + 1, &["being", "numbered"]))
        {
            return None;
        }
        let told = |end: usize| {
            let is_end = match is_bracket {
                true => is(end, &[")"]),
                false => end == sentence.len() || is(end, &[",", ";", ")"]),
            };
            let last = &*sentence[end - 1].word;
            let is_number = || {
                words::number(&[last]).is_some()
                    || words::ordinal(last).is_some()
                    || is_lowest(at) && TOP.contains(&last)
            };
            let top = || definitions::defines_floors(&sentence[at..end]).filter(|top| *top > 1);
            Some((end, (is_end && is_number()).then(top)??))
        };
        let (end, top) = (at + 1..=sentence.len()).rev().find_map(told)?;
        let mut from = at - opener.len();
        from -= usize::from(from > 0 && is(from - 1, &[","]));
        let upwards = ["from", "bottom", "to", "top"];
        if from > upwards.len() && (0..4).all(|of| is(from - 4 + of, &upwards[of..=of])) {
            from -= upwards.len();
        }
        let to = end + usize::from(is_bracket) - 1;
        Some((sentence[from].span.to(sentence[to].span), top))
    })
}

/// A floor that the text counts from the one above the ground, `the second floor`, where its numbers count from the
/// ground, so that `first floor is numbered 2`.
fn counted_otherwise(all: &[Token]) -> Option<Span> {
    let word = |at: usize| all.get(at).map_or("", |token| token.word.as_str());
    let is_numbering = |at: usize| {
        let small = usize::from(matches!(word(at), "," | "is" | "being" | "as"));
        matches!(word(at + small), "number" | "numbered" | "as" | "2" | "two")
    };
    let floor = |at: &usize| words::ordinal(word(*at)).is_some() && word(at + 1) == "floor";
    let is_first = |at: &usize| {
        let two = (at + 2..at + 6).any(|at| matches!(word(at), "2" | "two"));
        word(*at) == "first" && is_numbering(at + 2) && two
    };
    (0..all.len()).filter(floor).find(is_first)?;
    (0..all.len())
        .filter(floor)
        .find(|at| !is_numbering(at + 2))
        .map(|at| all[at].span.to(all[at + 1].span))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> (String, Vec<u32>, bool) {
        let plain = without_numbers(Cow::Borrowed(text));
        let said = plain.text.split_whitespace().collect::<Vec<_>>().join(" ");
        (said, plain.tops.iter().map(|(_, top)| *top).collect(), plain.otherwise.is_some())
    }

    #[test]
    fn numbers_of_floors_beside_something_else() {
        for (text, said) in [
            (
                "Al and Bo live in a house, where ground floor is numbered as 1 and top floor is numbered as 4.",
                "Al and Bo live in a house .",
            ),
            (
                "They live in a block (the ground floor is numbered one, the one above it is numbered two, and so on up to the topmost floor, which is numbered four). Each is odd.",
                "They live in a block . Each is odd.",
            ),
            (
                "A house has four floors, numbered 1 to 4 in such a way that the ground floor is numbered 1, the floor above it is numbered 2 and so on, such that the topmost floor is numbered 4.",
                "A house has four floors, numbered 1 to 4 .",
            ),
            (
                "Al and Bo live on four floors (floor 1 lowest, floor 4 topmost). Each has a car.",
                "Al and Bo live on four floors . Each has a car.",
            ),
            (
                "Al and Bo live on four floors (floor 1 is the lowest and floor 4 the topmost).",
                "Al and Bo live on four floors .",
            ),
            (
                "They live on four floors from bottom to top such as ground floor is numbered as 1st and top floor is numbered as 4th.",
                "They live on four floors .",
            ),
        ] {
            assert_eq!(plain(text), (said.to_owned(), vec![4], false));
        }
    }

    #[test]
    fn anything_else_stays() {
        for text in [
            "The ground floor is numbered 1 and the top floor is numbered 4.",
            "They live in a house where the top floor is numbered 1 and the ground floor is numbered 4.",
            "They live in a house where the ground floor is numbered 1 and Al lives on floor 3.",
            "They live in a house where the ground floor is numbered 1.",
            "They live on four floors (floor 1 topmost, floor 4 lowest).",
            "They live on four floors (floor 1 lowest, floor 4 red).",
            "Al lives on a floor with an odd number.",
        ] {
            assert_eq!(plain(text), (text.to_owned(), vec![], false));
        }
    }

    #[test]
    fn floors_that_are_counted_from_the_one_above_the_ground() {
        let counted = "Ground floor is numbered 1, first floor is numbered 2 and the top floor is numbered 4.";
        assert!(!plain(counted).2);
        assert!(plain(&format!("{counted} Al lives on the second floor.")).2);
        assert!(!plain("The first floor is numbered 1. Al lives on the second floor.").2);
    }
}
