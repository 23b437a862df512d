//! Who leaves, in other words: `left` for `took off`, `Bob left before Ann did` for `By the time Ann left, Bob had already
//! gone`, and what takes place before or after noon.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Thing};
use super::super::words;
use super::roundabout::in_order;
use crate::model::Number;

/// `left` for `took off` and `set off`, where nothing is taken off or set off.
pub(super) fn took_off(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OFF: &[(&str, &str)] = &[
        ("set off", "left"),
        ("sets off", "leaves"),
        ("take off", "leave"),
        ("taken off", "left"),
        ("takes off", "leaves"),
        ("took off", "left"),
    ];
    const BEHIND: &[&str] = &[
        "after",
        "at",
        "before",
        "between",
        "but",
        "earlier",
        "exactly",
        "first",
        "for",
        "from",
        "immediately",
        "in",
        "just",
        "last",
        "later",
        "on",
        "some",
        "sometime",
        "than",
        "to",
    ];
    reader.vocabulary.moments()?;
    let found = |at: usize| {
        let (end, plain) =
            OFF.iter().find_map(|(said, plain)| Some((reader.any(at, &[said])?, *plain)))?;
        let before = at.checked_sub(1)?;
        let is_bare = matches!(reader.word(before), "did" | "does" | "to" | "will")
            || matches!(reader.word(before), "'t" | "not") && !reader.says("had");
        let plain = if is_bare && reader.word(at) == "set" { "leave" } else { plain };
        let behind = reader.word(end);
        // Who took off for two days had a holiday.
        let is_holiday = behind == "for" && reader.amount(end + 1).is_some();
        let goes_on = reader.ends_clause(end) || BEHIND.contains(&behind);
        let is_told = goes_on || reader.amount(end).is_some_and(|of| of.unit.is_some());
        let is_free = reader.matches[at].is_empty() && !reader.kind(before).be;
        (is_free && is_told && !is_holiday).then_some((at, end, plain))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `Bob left before Ann did` for `By the time Ann left, Bob had already left` and for `Bob had already gone when Ann left`.
pub(super) fn by_the_time(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WHEN: &[&str] = &["by the time", "by the time that", "when"];
    reader.vocabulary.moments()?;
    let [a, b] = match reader.any(0, WHEN) {
        Some(when) => {
            let (a, left) = leaving(reader, when)?;
            let second = left + usize::from(reader.word(left) == ",");
            let (b, end) = gone(reader, second)?;
            (end == reader.end()).then_some([&reader.tokens[when..a], &reader.tokens[second..b]])?
        }
        None => {
            let (b, gone) = gone(reader, 0)?;
            let when = reader.any(gone, WHEN)?;
            let (a, end) = leaving(reader, when)?;
            (end == reader.end()).then_some([&reader.tokens[when..a], &reader.tokens[..b]])?
        }
    };
    let say = |words: &str| reader.tokens[0].saying(words);
    Some(in_order(reader, [b, &say("left before"), a, &say("did")].concat()))
}

/// Where the words for a row end that stand before `left`, and where that ends.
fn leaving(reader: &Reader<'_>, start: usize) -> Option<(usize, usize)> {
    let leaves = |at: &usize| {
        let is_verb = matches!(reader.word(*at), "departed" | "departs" | "leaves" | "left");
        is_verb && reader.matches[*at].is_empty()
    };
    let verb = (start + 1..reader.end()).find(leaves)?;
    reader.is_row_of_event(start, verb).then_some((verb, verb + 1))
}

/// The same of `had already left`.
fn gone(reader: &Reader<'_>, start: usize) -> Option<(usize, usize)> {
    const GONE: &[&str] =
        &["had already departed", "had already gone", "had already left", "has already left"];
    let found = |at: usize| Some((at, reader.any(at, GONE)?));
    let (verb, end) = (start + 1..reader.end()).find_map(found)?;
    reader.is_row_of_event(start, verb).then_some((verb, end))
}

impl Reader<'_> {
    /// Whether some words name one row, with what takes place for it or without: `Ann`, `Ann's flight`.
    fn is_row_of_event(&self, start: usize, end: usize) -> bool {
        let is_row = |last: usize| self.names_row(start, last);
        let owner = end.checked_sub(2).filter(|owner| *owner > start);
        let is_theirs = |owner: usize| {
            self.is_possessive(owner) && self.is_occasion(owner + 1) && is_row(owner)
        };
        is_row(end) || owner.is_some_and(is_theirs)
    }
}

/// `Both left before 12:15pm` for `Both left before noon` and `before midday`, if that is the first time that is not before noon.
pub(super) fn noon(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NOON: u32 = 12 * 60;
    // Of one alone it is read as it stands.
    const SEVERAL: &[&str] = &["both", "neither"];
    reader.tokens.iter().any(|token| SEVERAL.contains(&&*token.word)).then_some(())?;
    let is_noon = |at: &usize| {
        matches!(reader.word(*at), "midday" | "noon")
            && matches!(reader.word(at - 1), "after" | "before")
            && reader.ends_clause(at + 1)
            && !reader.is_within_item(*at)
            // `two hours before noon`, `just before noon`
            && at.checked_sub(2).is_some_and(|verb| words::is_finite(reader.word(verb)) || reader.word(verb) == "left")
    };
    let at = (1..reader.end()).find(is_noon)?;
    let has_halves = |of: &Sense| {
        let of_half = |text: &str| text.ends_with("am") || text.ends_with("pm");
        of.items.iter().all(|item| of_half(&item.text.to_lowercase().replace('.', "")))
    };
    let sense = reader.vocabulary.moments()?;
    let of = &reader.vocabulary.senses[sense];
    let is_of_day = of.measure == Measure::Minutes && has_halves(of);
    let scale = of.scale.as_ref().filter(|scale| scale.clock && is_of_day)?;
    let noon = Number::from(NOON);
    let mut items = scale.ascending().into_iter();
    // Of times before all or behind all nothing is left to be said.
    let item = match reader.word(at - 1) {
        "before" => items.find(|item| scale.values[*item] >= noon)?,
        _ => items.rfind(|item| scale.values[*item] <= noon)?,
    };
    Some(reader.with(at..at + 1, &reader.saying_item(at, Thing { sense, item })))
}
