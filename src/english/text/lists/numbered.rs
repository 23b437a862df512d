//! Numbers of things of which each has one: `The trays are numbered 1, 2, 3 and 4.`

use super::list::{Item, List};
use crate::english::lexicon;
use crate::english::text::positions::opening;
use crate::english::token::{Token, tokens};
use crate::english::words::stem;
use crate::model::ids::Span;

/// How few numbers are a list.
const FEWEST: usize = 3;

/// The numbers of a sentence that tells nothing else. Those of houses, seats and the like say how the positions are called.
pub(in super::super) fn list(text: &str, span: Span) -> Option<List> {
    // Few sentences have the word.
    if !text[span.range()].contains(" numbered ") {
        return None;
    }
    let said = tokens(&text[span.range()], span.start as usize);
    let [the, noun, are, numbered, rest @ ..] = &said[..] else { return None };
    let is_number = |token: &Token| token.word.bytes().all(|byte| byte.is_ascii_digit());
    let is_led = matches!(&*the.word, "the" | "these" | "their")
        && matches!(&*are.word, "are" | "were")
        && numbered.word == "numbered";
    let is_place = opening::is_noun(&noun.word) || lexicon::HOUSES.contains(&&*stem(&noun.word));
    let is_plain =
        |token: &Token| is_number(token) || matches!(&*token.word, "," | "and" | "." | "&");
    let numbers: Vec<Item> = rest
        .iter()
        .filter(|token| is_number(token))
        .map(|token| Item { name: token.word.clone(), span: token.span })
        .collect();
    let is_list = is_led && !is_place && noun.word.ends_with('s') && rest.iter().all(is_plain);
    (is_list && numbers.len() >= FEWEST)
        .then(|| List { announced: true, ..List::of(noun.span, numbers) })
}
