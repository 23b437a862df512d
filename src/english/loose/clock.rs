//! Times of day in words: `1:30 pm` for `half past one`, `2:00 pm` for `two o'clock`, `later than` for `later in the morning than`, and
//! `whoever arrived at 7:00 am` for `the 7:00 am arrival`.

use itertools::Itertools;

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Thing};
use super::super::words;
use crate::model::Number;

const HOUR: u32 = 60;

/// The item for such words, if the header has one at that time of either half of the day.
pub(super) fn in_words(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_said =
        |token: &Token| matches!(&*token.word, "past" | "to") || token.word.ends_with("clock");
    reader.tokens.iter().any(is_said).then_some(())?;
    let found = |at: usize| {
        let (end, minutes) = time(reader, at).filter(|_| !reader.is_within_item(at))?;
        Some((at, end, item(reader, minutes)?))
    };
    let (at, end, of) = (0..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.saying_item(at, of)))
}

/// The only category of times of day, if there is one.
fn times(reader: &Reader<'_>) -> Option<usize> {
    let of_clock =
        |of: &Sense| of.scale.is_some() && of.measure == Measure::Minutes && of.unit.is_none();
    let times = reader.vocabulary.all(of_clock);
    (times.count_ones() == 1).then_some(times.trailing_zeros() as usize)
}

/// `later than` for `later in the morning than`, where the header has but one category of times.
pub(super) fn in_the_morning(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WITHIN: &[&str] = &[
        "in the afternoon",
        "in the evening",
        "in the morning",
        "that afternoon",
        "that evening",
        "that morning",
    ];
    let found = |at: usize| {
        let within = reader.any(at + 1, WITHIN).filter(|end| reader.word(*end) == "than")?;
        matches!(reader.word(at), "earlier" | "later").then_some((at + 1, within))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    times(reader).map(|_| reader.without(at..end))
}

/// `whoever arrived at 7:00 am` for `the 7:00 am arrival`.
pub(super) fn arrival(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ARRIVING: &[(&str, &str)] = &[
        ("arrival", "arrived"),
        ("departure", "departed"),
        ("finisher", "finished"),
        ("starter", "started"),
    ];
    let times = times(reader)?;
    let found = |the: usize| {
        let of = reader.matches.get(the + 1)?.iter().find(|of| of.of.sense == times)?;
        let (_, verb) = ARRIVING.iter().find(|(noun, _)| *noun == reader.word(of.end))?;
        (reader.word(the) == "the" && reader.matches[of.end].is_empty())
            .then_some((the, of.end, *verb))
    };
    let (the, noun, verb) = (0..reader.end()).find_map(found)?;
    let said = [
        &reader.tokens[the].saying(&format!("the one who {verb} at"))[..],
        &reader.tokens[the + 1..noun],
    ];
    Some(reader.with(the..noun + 1, &said.concat()))
}

/// Where the words for a time of day end, and its minutes since noon or midnight.
fn time(reader: &Reader<'_>, at: usize) -> Option<(usize, u32)> {
    let hour = |at: usize| {
        let (hour, taken) = words::number(&[reader.word(at)])?;
        ((1..=12).contains(&hour) && taken == 1).then_some((at + 1, hour % 12))
    };
    let o_clock = |at: usize| reader.any(at, &["o'clock", "o ' clock", "o clock", "o 'clock"]);
    if let Some((next, hour)) = hour(at)
        && let Some(end) = o_clock(next)
    {
        return Some((end, hour * HOUR));
    }
    let quarter = reader.any(at, &["a quarter", "quarter"]).map(|next| (next, 15));
    let half = || reader.any(at, &["half"]).map(|next| (next, 30));
    let minutes = || {
        let (minutes, taken) = words::number(&[reader.word(at)])?;
        let next = at + taken + usize::from(reader.word(at + taken) == "minutes");
        (minutes % 5 == 0 && (5..30).contains(&minutes)).then_some((next, minutes))
    };
    let (joint, minutes) = quarter.or_else(half).or_else(minutes)?;
    let (next, hour) = hour(joint + 1)?;
    let end = o_clock(next).unwrap_or(next);
    match reader.word(joint) {
        "past" => Some((end, hour * HOUR + minutes)),
        "to" if minutes != 30 => Some((end, (hour * HOUR + 12 * HOUR - minutes) % (12 * HOUR))),
        _ => None,
    }
}

/// The only item at some minutes since noon or midnight.
fn item(reader: &Reader<'_>, minutes: u32) -> Option<Thing> {
    let half = 12 * HOUR;
    let of_clocks = |sense: &usize| {
        let of = &reader.vocabulary.senses[*sense];
        of.measure == Measure::Minutes && of.scale.as_ref().is_some_and(|scale| scale.clock)
    };
    let sense = (0..reader.vocabulary.senses.len()).filter(of_clocks).exactly_one().ok()?;
    let values = &reader.vocabulary.senses[sense].scale.as_ref()?.values;
    let is_it =
        |value: &Number| *value == Number::from(minutes) || *value == Number::from(minutes + half);
    let item = values.iter().positions(is_it).exactly_one().ok()?;
    Some(Thing { sense, item })
}
