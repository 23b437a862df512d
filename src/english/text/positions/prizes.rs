//! Prizes that an introduction numbers from the highest one: `prizes (numbered 1 through 4, with 1 being the highest)`.

use compact_str::ToCompactString;

use super::super::lists::list::{Item, List};
use crate::english::token::{Token, tokens};
use crate::english::words::{self, Words};
use crate::model::ids::Span;

/// The most prizes that a puzzle has.
const MOST: u32 = 20;

/// The numbers of the prizes of a sentence, if it says that the first is the highest one.
pub(in super::super) fn within(text: &str, span: Span) -> Option<List> {
    const PRIZES: Words = Words::of(&["awards", "medals", "prizes", "ribbons"]);
    const HIGHEST: Words = Words::of(&["best", "biggest", "first", "highest", "largest", "top"]);
    // Few sentences have it.
    let part = &text[span.range()];
    if !part.contains("(numbered ") {
        return None;
    }
    let tokens = tokens(part, span.start as usize);
    let word = |at: usize| tokens.get(at).map_or("", |token: &Token| token.word.as_str());
    let number = |at: usize| words::number(&[word(at)]).map(|(number, _)| number);
    let is = |at: usize, said: &[&str]| (at..).zip(said).all(|(at, said)| word(at) == *said);
    let key = (2..tokens.len()).find(|at| is(at - 1, &["(", "numbered"]))?;
    let first = key + 1 + usize::from(word(key + 1) == "from");
    let last = number(first + 2).filter(|last| (3..=MOST).contains(last))?;
    let behind = first + 3 + usize::from(word(first + 3) == ",");
    let end = behind + 5;
    let fits = PRIZES.contains(&word(key - 2))
        && number(first) == Some(1)
        && matches!(word(first + 1), "through" | "to")
        && is(behind, &["with"])
        && number(behind + 1) == Some(1)
        && is(behind + 2, &["being", "the"])
        && HIGHEST.contains(&word(behind + 4))
        && (word(end) == ")" || word(end) == "prize" && word(end + 1) == ")");
    if !fits {
        return None;
    }
    let place = tokens[key].span.to(tokens[end - 1].span);
    let items = (1..=last).map(|number| Item { name: number.to_compact_string(), span: place });
    Some(List::of(tokens[key - 2].span, items.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prizes_from_the_highest() {
        let length = |text: &str| Some(within(text, Span::new(0, text.len()))?.divided.len());
        assert_eq!(
            length("The prizes (numbered 1 to 4, with 1 being the highest) went to all."),
            Some(4)
        );
        for text in [
            "The prizes (numbered 1 to 4, with 4 being the highest) went to all.",
            "The prizes (numbered 1 to 4) went to all.",
            "The houses (numbered 1 to 4, with 1 being the highest) stand in a row.",
            "The prizes (numbered 2 to 4, with 1 being the highest) went to all.",
        ] {
            assert_eq!(length(text), None, "{text}");
        }
    }
}
