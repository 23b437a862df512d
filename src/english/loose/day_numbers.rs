//! Dates that the header lists as plain numbers of days, where the clues name their month: `on 6` for `on June 6th` and `on
//! the 6th of June`, `is on 3` for `is due back first`. Nothing is read so where the clues name several months.

use super::super::calendar::{day_of_month, told_day};
use super::super::function;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Thing;
use super::super::words;
use super::roundabout::in_order;

/// The only category of dates, if its items are plain numbers of days.
fn dates(reader: &Reader<'_>) -> Option<usize> {
    const HEADINGS: &[&str] = &["date", "deadlin", "due"];
    let is_of_days = |sense: usize| {
        let of = &reader.vocabulary.senses[sense];
        let is_headed = HEADINGS.iter().any(|stem| reader.vocabulary.is_named(sense, stem));
        of.measure == Measure::Days
            && is_headed
            && of.items.iter().all(|item| day_of_month(&item.text).is_some())
    };
    let senses = reader.vocabulary.where_sense(is_of_days);
    let only = (senses.count_ones() == 1).then_some(senses.trailing_zeros() as usize)?;
    // What is due on one day may be borrowed on another.
    const OWING: &[&str] = &["back", "by", "deadline", "due", "return", "returned"];
    let is_due = ["deadlin", "due"].iter().any(|stem| reader.vocabulary.is_named(only, stem));
    (!is_due || OWING.iter().any(|word| reader.says(word))).then_some(only)
}

/// The item for a day of the month.
fn day(reader: &Reader<'_>, sense: usize, day: u32) -> Option<Thing> {
    let items = &reader.vocabulary.senses[sense].items;
    let item = items.iter().position(|item| day_of_month(&item.text) == Some(day))?;
    Some(Thing { sense, item })
}

/// `on 6` for `on June 6th`, `on the 6th of June`.
pub(super) fn with_month(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let sense = dates(reader).filter(|_| reader.vocabulary.tells_one_month)?;
    let found = |at: usize| {
        let (_, number, end) = told_day(reader.tokens, at)?;
        let is_free = (at..end).all(|at| !reader.tokens[at].word.is_empty());
        Some((at, end, day(reader, sense, number).filter(|_| is_free)?))
    };
    let (at, end, of) = (1..reader.end()).find_map(found)?;
    let start = at - usize::from(reader.word(at - 1) == "the");
    Some(reader.with(start..end, &reader.saying_item(at, of)))
}

/// `on 6` for `on the 6th`, of no row that is the sixth to do something.
pub(super) fn bare(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEFORE: &[&str] = &["after", "before", "by", "either", "nor", "on", "or"];
    let sense = dates(reader)?;
    let found = |at: usize| {
        let word = reader.word(at);
        let is_ordinal = word.ends_with(|c: char| c.is_ascii_alphabetic());
        let number = day_of_month(word).filter(|_| is_ordinal)?;
        let is_told =
            at > 1 && reader.word(at - 1) == "the" && BEFORE.contains(&reader.word(at - 2));
        let next = at + 1;
        let ends = reader.ends_clause(next)
            || matches!(reader.word(next), "or" | "nor")
            || reader.kind(next).be;
        (is_told && ends).then_some((at, day(reader, sense, number)?))
    };
    let (at, of) = (2..reader.end()).find_map(found)?;
    Some(reader.with(at - 1..at + 1, &reader.saying_item(at, of)))
}

/// `due` for `due back`, of what the header has the dates.
pub(super) fn due_back(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| reader.any(*at, &["due back"]).is_some())?;
    Some(reader.without(at + 1..at + 2))
}

/// `is due on 3` for `is due first` and `must be returned first`, where the header has the dates.
pub(super) fn due_first(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DUE: &[&str] = &[
        "has to be handed in",
        "has to be returned",
        "is due",
        "is to be returned",
        "must be handed in",
        "must be returned",
    ];
    let sense = dates(reader)?;
    let found = |at: usize| {
        let order = reader.any(at, DUE)?;
        let is_end = matches!(reader.word(order), "first" | "last");
        (is_end && reader.ends_clause(order + 1)).then_some((at, order))
    };
    let (at, order) = (1..reader.end()).find_map(found)?;
    let is_denied = reader.tokens.iter().any(|of| function::denies(&of.word));
    let is_of_some = reader.word(0) == "of";
    let of = reader.vocabulary.highest_of(sense, reader.word(order) == "last")?;
    let said = [reader.tokens[at].saying("is due on"), reader.saying_item(order, of)].concat();
    (!is_denied && !is_of_some).then(|| reader.with(at..order + 1, &said))
}

/// `is due on 15` for `has the latest of the five due dates` and `has the latest due date`.
pub(super) fn latest_date(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let sense = dates(reader)?;
    let found = |the: usize| {
        let last = match reader.word(the + 1) {
            "earliest" => false,
            "latest" => true,
            _ => return None,
        };
        let of = reader.any(the + 2, &["of the"]);
        let noun = match of {
            Some(count) => reader.past_all(count)?,
            None => the + 2,
        };
        let noun = noun + usize::from(reader.word(noun) == "due");
        let is_date = matches!(reader.word(noun), "date" | "dates");
        let has = matches!(reader.word(the - 1), "had" | "has") && reader.word(the) == "the";
        (has && is_date && reader.ends_clause(noun + 1)).then_some((the, noun + 1, last))
    };
    let (the, end, last) = (2..reader.end()).find_map(found)?;
    let of = reader.vocabulary.highest_of(sense, last)?;
    let said = [reader.tokens[the].saying("is due on"), reader.saying_item(the, of)].concat();
    Some(reader.with(the - 1..end, &said))
}

/// `Ann's book is due either three days before or three days after Bo's` for `Ann's book and Bo's are due three days apart`.
pub(super) fn apart(reader: &Reader<'_>) -> Option<Vec<Token>> {
    dates(reader)?;
    let are = (3..reader.end()).find(|at| reader.any(*at, &["are due"]).is_some())?;
    let number = are + 2 + usize::from(matches!(reader.word(are + 2), "exactly" | "just"));
    let is_days = words::number(&[reader.word(number)]).is_some_and(|(_, taken)| taken == 1)
        && matches!(reader.word(number + 1), "day" | "days")
        && reader.word(number + 2) == "apart"
        && reader.ends_clause(number + 3);
    let and = (1..are).rfind(|at| reader.word(*at) == "and").filter(|_| is_days)?;
    let days = &reader.tokens[number..number + 2];
    let say = |words: &str| reader.tokens[are].saying(words);
    let said = [
        &reader.tokens[..and],
        &say("is due either"),
        days,
        &say("before or"),
        days,
        &say("after"),
        &reader.tokens[and + 1..are],
        &reader.tokens[number + 3..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `is due earlier than Bo` for `has to return it earlier than Bo has to return hers`.
pub(super) fn to_return(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const RETURNING: &[&str] = &["has to return", "must return", "needs to return"];
    const THEIRS: &[&str] = &["hers", "his", "theirs"];
    dates(reader)?;
    let found = |at: usize| {
        let it = reader.any(at, RETURNING)?;
        let than = (it + 1..it + 4).find(|at| reader.word(*at) == "than")?;
        let is_compared =
            (it + 1..than).any(|at| matches!(reader.word(at), "earlier" | "later" | "sooner"));
        (reader.word(it) == "it" && is_compared).then_some((at, it, than))
    };
    let (at, it, than) = (1..reader.end()).find_map(found)?;
    let again = (than + 2..reader.end()).find(|at| {
        let theirs = reader.any(*at, RETURNING);
        theirs.is_some_and(|at| THEIRS.contains(&reader.word(at)) && reader.ends_clause(at + 1))
    });
    let end = again.map(|at| (at, reader.any(at, RETURNING).map_or(at, |at| at + 1)));
    let (from, to) = end.unwrap_or((reader.end(), reader.end()));
    let said = [
        &reader.tokens[..at],
        &reader.tokens[at].saying("is due"),
        &reader.tokens[it + 1..from],
        &reader.tokens[to..],
    ];
    Some(said.concat())
}
