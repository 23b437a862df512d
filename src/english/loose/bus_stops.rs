//! Passengers who get off at stops that have numbers, one after the other: `Ann had a stop two higher than Bo` for `Ann
//! stayed on board two stops longer than Bo`, `had a stop one higher than` for `got off at the stop after the one where …
//! did`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;
use crate::syntax::text::is_integer;

/// How somebody leaves a bus.
const LEAVING: &[&str] = &[
    "alighted",
    "disembarked",
    "gets off",
    "got down",
    "got off",
    "left the bus",
    "left the train",
    "left the tram",
    "stepped off",
];

/// The noun of the only category of stops, whose values are their numbers in the order of the journey.
fn stops(reader: &Reader<'_>) -> Option<&'static str> {
    const NOUNS: &[&str] = &["station", "stop"];
    let vocabulary = reader.vocabulary;
    let is_number = |sense: usize| {
        let of = &vocabulary.senses[sense];
        of.scale.is_some() && of.items.iter().all(|item| is_integer(&item.text))
    };
    let is_named = |noun: &&&str| {
        vocabulary.where_sense(|of| vocabulary.is_named(of, noun) && is_number(of)).count_ones()
            == 1
    };
    NOUNS.iter().find(is_named).copied()
}

/// Whether what is told before a word may be denied, or told of several.
fn is_bound(reader: &Reader<'_>, end: usize) -> bool {
    // `Ann, who wasn't the first, got off …`
    let main = (0..end).rfind(|at| reader.word(*at) == ",").map_or(0, |comma| comma + 1);
    (main..end).any(|at| {
        let word = reader.word(at);
        function::denies(word)
            || matches!(word, "either" | "if" | "neither" | "nor" | "only" | "or")
    })
}

/// What stands from a name on, without the `did` behind it: `Bo` of `than Bo did`.
fn without_did(reader: &Reader<'_>, name: usize) -> Vec<Token> {
    let is_did = |at: &usize| reader.word(*at) == "did" && reader.ends_clause(at + 1);
    match (name + 1..reader.end()).find(is_did) {
        Some(did) => [&reader.tokens[name..did], &reader.tokens[did + 1..]].concat(),
        None => reader.tokens[name..].to_vec(),
    }
}

/// `had a stop one higher than Bo` for `got off at the stop immediately after Bo's`, `… after the one where Bo got off` and
/// `got off one stop after Bo`; `had a higher stop than Bo` for `got off after Bo`.
pub(super) fn got_off_after(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let noun = stops(reader)?;
    let leaving = |at: usize| Some((at, reader.any(at, LEAVING)?));
    let (at, end) = (1..reader.end()).find_map(leaving)?;
    let order = |at: usize| match reader.word(at) {
        "after" => Some("higher"),
        "before" => Some("lower"),
        _ => None,
    };
    let say = |words: &str| reader.tokens[at].saying(words);
    let next = reader.any(end, &["at the stop", "at the station"]);
    let said_and_end = match next {
        Some(close) => {
            let close =
                reader.any(close, &["directly", "immediately", "just", "right"]).unwrap_or(close);
            (say(&format!("had a {noun} one {} than", order(close)?)), close + 1)
        }
        None => {
            let amount = reader.any(end, &["exactly"]).unwrap_or(end);
            match (words::number(&[reader.word(amount)]), order(end)) {
                (Some((number, taken)), _) if reader.stem(amount + taken) == noun => {
                    let more = order(amount + taken + 1)?;
                    (say(&format!("had a {noun} {number} {more} than")), amount + taken + 2)
                }
                (_, Some(more)) => (say(&format!("had a {more} {noun} than")), end + 1),
                _ => return None,
            }
        }
    };
    let (said, other) = said_and_end;
    // `after the one where Bo got off`
    let name =
        reader.any(other, &["the one at which", "the one where", "that where"]).unwrap_or(other);
    let rest = match (name..reader.end()).find_map(leaving) {
        Some((start, end)) => [&reader.tokens[name..start], &reader.tokens[end..]].concat(),
        None if name == other => without_did(reader, name),
        None => return None,
    };
    let denied = is_bound(reader, at);
    (!denied).then(|| in_order(reader, [&reader.tokens[..at], &said, &rest].concat()))
}

/// `had a stop two higher than Bo` for `stayed on board two stops longer than Bo did`, `had a higher stop than Bo` for `travelled
/// farther than Bo`.
pub(super) fn stayed_longer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STAYING: &[&str] = &[
        "remained on board",
        "rode on",
        "rode",
        "stayed aboard",
        "stayed on board",
        "stayed on the bus",
        "stayed on",
        "travelled",
        "traveled",
        "went on",
        "went",
    ];
    let noun = stops(reader)?;
    let found = |at: usize| {
        let end = reader.any(at, STAYING)?;
        let amount = reader.any(end, &["exactly"]).unwrap_or(end);
        let number = words::number(&[reader.word(amount)])
            .filter(|(_, taken)| reader.stem(amount + taken) == noun);
        let more = number.map_or(end, |(_, taken)| amount + taken + 1);
        let is_more = matches!(reader.word(more), "farther" | "further" | "longer");
        let than = reader.phrase(more + 1, "than").filter(|_| is_more)?;
        Some((at, number, than))
    };
    let (at, number, than) = (1..reader.end()).find_map(found)?;
    let said = match number {
        Some((number, _)) => format!("had a {noun} {number} higher than"),
        None => format!("had a higher {noun} than"),
    };
    let said = [&reader.tokens[..at], &reader.tokens[at].saying(&said), &without_did(reader, than)];
    (!is_bound(reader, at)).then(|| in_order(reader, said.concat()))
}

/// `had a stop lower than 3` for `did not travel as far as stop 3`.
pub(super) fn not_as_far(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // An idiom has `travel closer than` for `did not travel as far as`.
    const NOT: &[&str] = &["get closer than", "go closer than", "travel closer than"];
    let noun = stops(reader)?;
    let found = |at: usize| {
        let stop = reader.any(at, NOT)?;
        let number = stop + 1;
        let is_stop = reader.stem(stop) == noun && reader.ends_clause(number + 1);
        (is_stop && is_integer(reader.word(number))).then_some((at, number))
    };
    let (at, number) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..number, &reader.tokens[at].saying(&format!("had a {noun} lower than"))))
}

/// `was at stop 1` for `was the first to get off`.
pub(super) fn first_to_get_off(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TO_LEAVE: &[&str] =
        &["to alight", "to get down", "to get off", "to leave the bus", "to leave the train"];
    let noun = stops(reader)?;
    let sense = reader.vocabulary.where_sense(|of| reader.vocabulary.is_named(of, noun));
    let of = &reader.vocabulary.senses[sense.trailing_zeros() as usize];
    let order = of.scale.as_ref()?.ascending();
    let found = |at: usize| {
        let end = reader.first_or_last(at)?;
        let last = reader.any(end, TO_LEAVE).filter(|last| reader.ends_clause(*last))?;
        let item = if reader.word(end - 1) == "first" { order.first()? } else { order.last()? };
        Some((at, last, *item))
    };
    let (at, end, item) = (1..reader.end()).find_map(found)?;
    let said = format!("at {noun} {}", of.items[item].text);
    Some(reader.with(at..end, &reader.tokens[at].saying(&said)))
}
