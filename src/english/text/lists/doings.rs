//! What each of all was doing, at the end of a sentence about all of them: `All four were out, one mowing, one raking, one
//! weeding and one reading.`

use super::super::cutting::lines::trimmed;
use super::list::{Item, List, is_item};
use super::phrase::DENIALS;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;

/// The fewest that are told of.
const FEWEST: usize = 3;

/// The longest thing that one is doing, in words.
const LONGEST: usize = 3;

/// The list at the end of a sentence.
pub(in super::super) fn list(text: &str, span: Span) -> Option<List> {
    const ONE: &str = ", one ";
    // Few sentences have it twice.
    let part = &text[span.range()];
    let first = part.find(ONE)?;
    part[first + ONE.len()..].contains(ONE).then_some(())?;
    let tokens = tokens(part.trim_end_matches('.'), span.start as usize);
    let comma =
        tokens.iter().position(|token| token.span.start as usize == first + span.start as usize)?;
    let (lead, rest) = (&tokens[..comma], &tokens[comma..]);
    if !speaks_of_all(lead) {
        return None;
    }
    let mut items = Vec::new();
    for phrase in rest.split(is_joint).filter(|phrase| !phrase.is_empty()) {
        let [one, doing, more @ ..] = phrase else { return None };
        let is_doing = one.word == "one"
            && doing.word.ends_with("ing")
            && !doing.is_capital
            && more.len() < LONGEST
            && !more.iter().any(|token| DENIALS.contains(&&*token.word));
        let end = phrase[phrase.len() - 1].span;
        let item = trimmed(text, doing.span.to(end));
        if !is_doing || !is_item(&text[item.range()]) {
            return None;
        }
        items.push(Item::new(text, item));
    }
    let counts = number(lead).is_none_or(|number| number as usize == items.len());
    let start = rest[0].span.start as usize;
    (items.len() >= FEWEST && counts).then(|| List::of(Span::new(start, start), items))
}

fn is_joint(token: &Token) -> bool {
    matches!(&*token.word, "," | "and" | ";" | "while")
}

/// The number of a clause that speaks of so many.
fn number(lead: &[Token]) -> Option<u32> {
    let of = |token: &Token| words::number(&[&token.word]).map(|(number, _)| number);
    lead.iter().find_map(of).filter(|number| *number > 1)
}

/// Whether a clause speaks of all of them, and denies nothing: `they`, `all four neighbors`, `the four`.
fn speaks_of_all(lead: &[Token]) -> bool {
    const OTHERS: &[&str] =
        &["but", "except", "if", "of", "other", "others", "some", "than", "unless"];
    let word = |at: usize| lead.get(at).map_or("", |token: &Token| token.word.as_str());
    let is_number = |at: usize| words::number(&[word(at)]).is_some_and(|(number, _)| number > 1);
    let are_all = |at: usize| match word(at) {
        "they" => true,
        "all" | "the" => is_number(at + 1) || word(at) == "all" && word(at + 1) == "the",
        _ => false,
    };
    (0..lead.len()).any(are_all)
        && !lead.iter().any(|token| {
            OTHERS.contains(&&*token.word) || DENIALS.contains(&&*token.word) || token.word == "'t"
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_does_something() {
        let of = |text: &str| {
            let list = list(text, Span::new(0, text.len()))?;
            Some(
                list.divided.iter().map(|item| item.name.to_string()).collect::<Vec<_>>().join("/"),
            )
        };
        let all = Some("mowing/raking/washing a car".to_owned());
        assert_eq!(
            of("At noon all three were out, one mowing, one raking and one washing a car."),
            all
        );
        assert_eq!(of("They were out, one mowing, one raking, and one washing a car."), all);
        for text in [
            "All four were out, one mowing, one raking and one washing a car.",
            "Two of the three were out, one mowing, one raking and one washing a car.",
            "All three were out, one mowing, one raking and one not washing a car.",
            "All three were out, one mowing, one raking and Ann washing a car.",
            "Ann was out, one mowing, one raking and one washing a car.",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
