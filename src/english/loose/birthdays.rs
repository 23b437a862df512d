//! Birthdays and what children get for them: `Ann's birthday is in March` for `Ann's birthday comes first in the year`, `belongs to Ann` for
//! `was a present for Ann`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

impl Reader<'_> {
    /// The only category of months, if nothing else is a moment.
    fn months(&self) -> Option<usize> {
        let is_moment = |of: &Sense| of.scale.is_some() && of.measure.is_time() && !of.is_of_ages();
        let moments = self.vocabulary.all(is_moment);
        let sense = (moments.count_ones() == 1).then_some(moments.trailing_zeros() as usize)?;
        let is_free = !self.vocabulary.has_order && !self.vocabulary.has_ranks;
        (is_free && self.vocabulary.senses[sense].measure == Measure::Months).then_some(sense)
    }
}

/// `Ann's birthday is in March, and Bob's is in July` for `Ann's birthday comes first in the year, and Bob's comes last`.
pub(super) fn first_in_year(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] = &["comes", "falls", "is", "was"];
    const WITHIN: &[&str] = &["in the calendar year", "in the year"];
    // `Of Ann and Bob, …` tells of two.
    let months = reader.months().filter(|_| !matches!(reader.word(0), "among" | "of"))?;
    let birthday = (2..reader.end()).find(|at| {
        reader.word(*at) == "birthday"
            && reader.matches[*at].is_empty()
            && reader.is_possessive(at - 1)
    })?;
    let found = |at: usize| {
        let rank = at + 1 + usize::from(reader.word(at + 1) == "the");
        let is_rank = matches!(reader.word(rank), "first" | "last");
        let within = reader.any(rank + 1, WITHIN);
        // Behind the first one, the year is known.
        let is_year =
            within.is_some() || (birthday + 1..at).any(|at| reader.any(at, WITHIN).is_some());
        let end = within.unwrap_or(rank + 1);
        let whose = at - 1 - usize::from(reader.word(at - 1) == "birthday");
        let is_theirs = at > birthday && reader.is_possessive(whose);
        let is_told = COMING.contains(&reader.word(at)) && is_rank && is_year && is_theirs;
        (is_told && reader.ends_clause(end)).then_some((at, rank, end))
    };
    // From behind, so that the year stands before what is told without it.
    let (at, rank, end) = (3..reader.end()).rev().find_map(found)?;
    let month = reader.vocabulary.highest_of(months, reader.word(rank) == "last")?;
    let said = [reader.tokens[at].saying("is in"), reader.saying_item(at, month)].concat();
    Some(reader.with(at..end, &said))
}

/// `The drum was two months after Ann` for `The drum was given to the child whose birthday comes two months after Ann's`.
pub(super) fn whose_birthday(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIVEN: &[&str] = &[
        "belongs to",
        "is for",
        "is owned by",
        "was for",
        "was given to",
        "was received by",
        "went to",
    ];
    const WHO: &[&str] = &["the boy", "the child", "the girl", "the one", "the person", "whoever"];
    const COMES: &[&str] = &["comes", "falls", "is"];
    reader.months()?;
    let found = |at: usize| {
        let who = reader.any(at, GIVEN)?;
        let whose = reader.any(who, WHO)?;
        let comes = reader.any(whose, &["whose birthday"])?;
        Some((at, reader.any(comes, COMES)?))
    };
    let (at, amount) = (1..reader.end()).find_map(found)?;
    let is_item = reader.names_row(0, at);
    let is_timed = reader.amount(amount).is_some_and(|of| of.unit.is_some());
    let order = amount + 2;
    let last = reader.end() - 1;
    let is_order = matches!(reader.word(order), "after" | "before");
    let is_theirs = reader.is_possessive(last);
    let was = [reader.tokens[at].renamed("was")];
    let said = [&reader.tokens[..at], &was, reader.tokens.get(amount..last)?];
    (is_item && is_timed && is_order && is_theirs).then(|| said.concat())
}

/// `belongs to Ann` for `was a present for Ann`.
pub(super) fn present_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FOR: &[&str] = &[
        "is a gift for",
        "is a present for",
        "was a birthday present for",
        "was a gift for",
        "was a present for",
    ];
    let gifts = reader.vocabulary.headed_by(&["gift", "present", "toy"]);
    let found = |at: usize| Some((at, reader.any(at, FOR)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let is_gift = reader.items_before(at) & gifts != 0;
    is_gift.then(|| reader.with(at..end, &reader.tokens[at].saying("belongs to")))
}

/// `then Ann is six years old` for `then Ann is six` behind `If Bob is ten years old`.
pub(super) fn years_again(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OLD: &[&str] = &["year old", "years old"];
    reader.any(0, &["if"])?;
    let ages = reader.vocabulary.all(|of| of.scale.is_some() && of.is_of_ages());
    let number = reader.end() - 1;
    words::number(&[reader.word(number)])?;
    let is_first = (2..number).any(|at| reader.any(at, OLD).is_some());
    let be = number - 1 - usize::from(matches!(reader.word(number - 1), "not" | "'t"));
    // Somebody's bicycle has another age.
    let comma = (2..be).find(|at| reader.word(*at) == ",")?;
    let who = reader.any(comma + 1, &["then"]).unwrap_or(comma + 1);
    let persons = reader.vocabulary.of_persons() & !ages;
    let is_somebody =
        reader.nouns(who).iter().any(|(end, of)| *end == be && reader.sense_of(of) & persons != 0);
    let is_age = reader.is_be_or_denied(be) && ages.count_ones() == 1 && is_somebody;
    let years = reader.tokens[number].saying("years old");
    (is_first && is_age).then(|| reader.with(number + 1..number + 1, &years))
}

/// `the child with the robot` for `the child with the new robot`, of what one is given, `before the child` for `before that of the child`
/// behind a birthday.
pub(super) fn new_gift(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let gifts = reader.vocabulary.headed_by(&["gift", "present", "toy"]);
    let is_gift = |at: usize| {
        let of = reader.matches.get(at)?;
        (!of.is_empty()).then(|| of.iter().all(|of| gifts >> of.of.sense & 1 == 1))
    };
    let found = |at: usize| {
        let is_new =
            reader.any(at, &["brand new", "new"]).filter(|_| reader.matches[at].is_empty())?;
        let is_told = reader.kind(at - 1).determiner && is_gift(is_new) == Some(true);
        is_told.then_some((at, is_new))
    };
    let is_that = |at: &usize| {
        matches!(reader.word(*at), "after" | "before")
            && reader.any(at + 1, &["that of the"]).is_some()
            && reader.tokens[..*at].iter().any(|token| token.word == "birthday")
    };
    if let Some((at, end)) = (1..reader.end()).find_map(found) {
        return Some(reader.without(at..end));
    }
    let order = (3..reader.end()).find(is_that).filter(|_| reader.months().is_some())?;
    Some(reader.without(order + 1..order + 3))
}
