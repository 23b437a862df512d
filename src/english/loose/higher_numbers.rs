//! Numbers that are values, compared: `a lower gate than Ann` for `a lower-numbered gate than Ann`, `Ann's gate was four higher than
//! Bob's` for `The number of Ann's gate was four higher than that of Bob's`, `the highest gate` for `the gate with the highest
//! number`.

use super::super::calendar;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::roundabout::in_order;
use crate::syntax::text::is_integer;

impl Reader<'_> {
    /// Whether a word is the noun of a category of numbers, and of none else: `gate` of `gate: 4, 9, 12`.
    fn is_of_numbers(&self, at: usize) -> bool {
        let uses = self.uses(at);
        let of = uses.own | uses.named;
        let are_numbers = |sense: &Sense| {
            let are_plain = sense.items.iter().all(|item| is_integer(&item.text));
            sense.unit.is_none() && (are_plain || calendar::numbered(&sense.items).is_some())
        };
        self.matches.get(at).is_some_and(Vec::is_empty)
            && of.count_ones() == 1
            && of & self.vocabulary.all(|sense| sense.scale.is_some() && are_numbers(sense)) != 0
    }
}

/// `a lower gate than` for `a lower-numbered gate than`, `the highest gate` for `the highest-numbered gate`.
pub(super) fn numbered(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_said = |at: &usize| {
        let compares = match reader.word(at - 1) {
            "higher" | "lower" => reader.word(at + 2) == "than",
            "highest" | "lowest" => reader.ends_noun(at + 2),
            _ => false,
        };
        reader.word(*at) == "numbered" && compares && reader.is_of_numbers(at + 1)
    };
    let at = (1..reader.end()).find(is_said)?;
    Some(reader.without(at..at + 1))
}

/// `the highest gate` for `the gate with the highest number`.
pub(super) fn with_the_highest(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: &[&str] = &["with the highest number", "with the lowest number"];
    let found = |at: usize| {
        let end = reader.any(at + 1, MOST).filter(|end| reader.ends_noun(*end))?;
        let is_noun = reader.word(at.checked_sub(1)?) == "the" && reader.is_of_numbers(at);
        is_noun.then_some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    let said = [reader.tokens[end - 2].clone(), reader.tokens[at].clone()];
    Some(reader.with(at..end, &said))
}

/// `Ann's gate was four higher than Bob's` for `The number of Ann's gate was four higher than that of Bob's`, with the noun again
/// or without.
pub(super) fn number_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start = reader.any(0, &["the number of", "the number on"])?;
    let is_noun = |at: &usize| {
        reader.is_of_numbers(*at) && reader.is_possessive(at - 1) && reader.kind(at + 1).be
    };
    let noun = (start + 2..reader.end()).find(is_noun)?;
    let more = noun + 2;
    let more = reader.any(more, &["exactly", "just"]).unwrap_or(more);
    let more = more + words::number(&[reader.word(more)]).map_or(0, |(_, taken)| taken);
    let than = more + 1;
    let is_compared =
        matches!(reader.word(more), "higher" | "lower") && reader.word(than) == "than";
    let other = reader
        .any(than + 1, &["that of", "that on", "the number of", "the number on"])
        .filter(|_| is_compared)?;
    let names = reader.nouns(other).into_iter().map(|(end, _)| end);
    let end = reader.end();
    let again =
        |last: usize| last == end || reader.stem(last) == reader.stem(noun) && last + 1 == end;
    let mut marks = names.filter(|mark| reader.is_possessive(*mark) && again(mark + 1));
    let mark = marks.next()?;
    let said = [&reader.tokens[start..=than], &reader.tokens[other..=mark], &reader.tokens[end..]]
        .concat();
    Some(in_order(reader, said))
}

impl Reader<'_> {
    /// Whether what stands before a token may end there, as the words for a row do.
    fn ends_noun(&self, at: usize) -> bool {
        self.ends_clause(at) || self.is_be_or_denied(at) || self.kind(at).auxiliary
    }
}
