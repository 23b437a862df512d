//! Years of which only the ends are named: `match each winner from 2031 through 2035 to a pattern`.

use std::ops::RangeInclusive;

use compact_str::ToCompactString;

use super::list::{Item, List};
use crate::english::token::{Token, tokens};
use crate::english::words::Words;
use crate::model::ids::Span;

/// The most years that a puzzle has.
const MOST: u32 = 20;

/// The years from one to another, if both are years and there are not too many.
pub(in super::super) fn between(from: &str, to: &str) -> Option<RangeInclusive<u32>> {
    let year = |word: &str| {
        let year = word.parse().ok().filter(|year| (1000..2200).contains(year));
        year.filter(|_| word.len() == 4)
    };
    let (from, to): (u32, u32) = (year(from)?, year(to)?);
    (from < to && to - from < MOST).then_some(from..=to)
}

/// The items of a list of years that stand at one place.
pub(in super::super) fn items(years: RangeInclusive<u32>, place: Span) -> Vec<Item> {
    years.map(|year| Item { name: year.to_compact_string(), span: place }).collect()
}

/// Years in the run of a sentence that tells something different of each: `each winner from 2031 through 2035`.
pub(in super::super) fn within(text: &str, span: Span) -> Option<List> {
    const DIFFERENT: Words =
        Words::of(&["consecutive", "different", "each", "every", "separate", "successive"]);
    // Few sentences have a year.
    let part = &text[span.range()];
    let is_year = |four: &[u8]| four.iter().all(u8::is_ascii_digit);
    if !part.as_bytes().windows(4).any(is_year) {
        return None;
    }
    let tokens = tokens(part, span.start as usize);
    let word = |at: usize| tokens.get(at).map_or("", |token: &Token| token.word.as_str());
    let joined = |at: usize| {
        let is_joint = match word(at + 1) {
            "through" | "thru" => true,
            "to" | "until" => at > 0 && word(at - 1) == "from",
            "and" => at > 0 && word(at - 1) == "between",
            _ => false,
        };
        let years = between(word(at), word(at + 2)).filter(|_| is_joint)?;
        Some((years, tokens[at].span.to(tokens[at + 2].span)))
    };
    let mut found = (0..tokens.len()).filter_map(joined);
    let (Some((years, place)), None) = (found.next(), found.next()) else { return None };
    let differ = tokens.iter().any(|token| DIFFERENT.contains(&&*token.word));
    differ.then(|| List::of(place, items(years, place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_between_their_ends() {
        let years = |text: &str| {
            let list = within(text, Span::new(0, text.len()))?;
            Some(list.divided.iter().map(|item| item.name.to_string()).collect::<Vec<_>>())
        };
        let three = Some(vec!["2031".to_owned(), "2032".to_owned(), "2033".to_owned()]);
        assert_eq!(years("Match each winner from 2031 through 2033 to a rose."), three);
        assert_eq!(years("Each opened in a different year between 2031 and 2033."), three);
        for text in [
            "They met from 2031 to 2033.",
            "Each winner from 2033 through 2031",
            "Each winner from 2031 through 2033 and from 2041 through 2043",
            "Each winner from 1831 through 2033",
            "Each has 2031 to spend.",
        ] {
            assert_eq!(years(text), None, "{text}");
        }
    }
}
