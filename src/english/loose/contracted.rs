//! Words that are written together or stand for others: `Brian is the cook` for `Brian's the cook`, `is not` for `can't have been`,
//! `the person` for `the viewer`.

use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::Token;
use super::super::words;

/// `Brian is the cook` for `Brian's the cook`: behind a possessive no article stands.
pub(super) fn is_something(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_told = |at: &usize| {
        let next = reader.word(at + 1);
        reader.word(*at) == "'s"
            && reader.ends_item(*at)
            && matches!(next, "the" | "a" | "an" | "from" | "not" | "either" | "neither")
    };
    let at = (1..reader.end()).find(is_told)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("is")))
}

/// `is not` for `can't be` and `can't have been`.
pub(super) fn cannot_be(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CANNOT: &[&str] = &[
        "can 't be",
        "can 't have been",
        "can not be",
        "can not have been",
        "cannot be",
        "cannot have been",
        "could not be",
        "could not have been",
        "couldn 't be",
        "couldn 't have been",
        "must not be",
        "mustn 't be",
        "should not be",
        "shouldn 't be",
    ];
    const MUST: &[&str] = &["must be", "should be"];
    let found = |at: usize| {
        let denied = reader.any(at, CANNOT).map(|end| (at, end, "is not"));
        denied.or_else(|| reader.any(at, MUST).map(|end| (at, end, "is")))
    };
    let (at, end, be) = (1..reader.end()).find_map(found)?;
    // `must not be staged on Monday`, `should not be immediately preceded by`
    let done = end + usize::from(reader.word(end).ends_with("ly"));
    let is_rule = reader.word(at).starts_with("must") || reader.word(at).starts_with("should");
    // `must be returned by May 5`
    let is_due =
        reader.word(done + 1) == "by" && !matches!(reader.word(done), "followed" | "preceded");
    let is_done =
        is_rule && reader.word(done).ends_with("ed") && !reader.ends_clause(done + 1) && !is_due;
    // `must be staged a day before Ann`
    if is_done && done == end && reader.phrase(done + 1, "a day").is_some() {
        return Some(reader.with(at..done + 1, &reader.tokens[at].saying(be)));
    }
    // `can't be seen from`
    let is_plain = reader.kind(end).determiner
        || reader.kind(end).preposition
        || reader.matches.get(end).is_some_and(|of| !of.is_empty());
    // `Ann should be in house 3` may tell of what is not so.
    let is_wished = reader.word(at).starts_with("should");
    (is_plain && !is_wished || is_done).then(|| reader.with(at..end, &reader.tokens[at].saying(be)))
}

/// Nothing for `every night` at the end of what somebody does.
pub(super) fn every_night(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TIMES: &[&str] = &["afternoon", "day", "evening", "morning", "night", "weekend"];
    let at = (3..reader.end()).find(|at| matches!(reader.word(*at), "each" | "every"))?;
    const HOURS: &[&str] =
        &["after school", "after work", "at home", "before school", "before work"];
    let end = reader.any(at + 2, HOURS).unwrap_or(at + 2);
    (end == reader.end() || reader.word(end) == ",").then_some(())?;
    let is_time = TIMES.contains(&reader.word(at + 1)) && reader.matches[at + 1].is_empty();
    // Of times and days it may be told.
    let of_ages = |sense: usize| reader.vocabulary.senses[sense].is_of_ages();
    let is_timed =
        reader.vocabulary.moments().is_some_and(|of| !of_ages(of)) || reader.is_of_times();
    // Who visits somebody every day is not the same.
    const HAVING: &[&str] = &[
        "bake", "cook", "do", "go", "goe", "drink", "drank", "eat", "ate", "listen", "play",
        "practic", "practis", "read", "sip", "smoke", "watch", "wear",
    ];
    let has = (1..at).any(|at| {
        let is_had = HAVING.contains(&reader.stem(at)) && reader.word(at + 1) != "with";
        is_had && reader.matches[at].is_empty()
    });
    let is_denied = reader.tokens.iter().any(|of| matches!(&*of.word, "not" | "'t" | "never"));
    (is_time && has && !is_timed && !is_denied).then(|| reader.without(at..end))
}

/// `the person in tweed` for `the viewer in tweed`, of a word for any of those whose names the header has.
pub(super) fn somebody(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ANYBODY: &[&str] = &[
        "camper",
        "competitor",
        "contestant",
        "friend",
        "guest",
        "kid",
        "occupant",
        "participant",
        "passenger",
        "runner",
        "tenant",
        "traveler",
        "traveller",
        "viewer",
        "youngster",
    ];
    const GOING_ON: &[&str] =
        &["at", "bound", "from", "going", "heading", "in", "on", "wearing", "who", "whose", "with"];
    if reader.vocabulary.names == 0 {
        return None;
    }
    let is_anybody = |at: &usize| {
        let next = reader.word(at + 1);
        ANYBODY.contains(&reader.word(*at))
            && matches!(reader.word(at - 1), "the" | "a")
            && reader.matches[*at].is_empty()
            && reader.uses(*at).own | reader.uses(*at).named == 0
            && GOING_ON.contains(&next)
    };
    let at = (1..reader.end()).find(is_anybody)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("person")))
}

/// `is tweed` for `is made of tweed`.
pub(super) fn made_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found =
        |at: usize| reader.any(at, &["made of", "made from", "made out of"]).map(|end| (at, end));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let item = reader.matches.get(end)?.iter().max_by_key(|of| of.end)?;
    let own = (0..at).any(|at| reader.uses(at).own >> item.of.sense & 1 == 1);
    let is_told = own && reader.is_be_or_denied(at - 1) && reader.ends_clause(item.end);
    is_told.then(|| reader.without(at..end))
}

/// `comes by car` for `comes to school by car`, and `going to Oslo` for `on his way to Oslo`.
pub(super) fn on_the_way(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] = &[
        "came", "come", "cycl", "get", "go", "gets", "went", "got", "travel", "walk", "ride",
        "rode",
    ];
    const TO: &[&str] = &["to class", "to college", "to school", "to the office", "to work"];
    const WAY: &[&str] =
        &["on her way to", "on his way to", "on its way to", "on the way to", "on their way to"];
    let found = |at: usize| {
        if let Some(end) = reader.any(at, WAY) {
            return Some((at, end, "going to"));
        }
        let end = reader.any(at, TO).filter(|_| COMING.contains(&reader.stem(at - 1)))?;
        let goes_on = reader.kind(end).preposition && reader.matches[at + 1].is_empty();
        goes_on.then_some((at, end, ""))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    let free = reader.uses(end - 1).own | reader.uses(end - 1).named == 0 || !plain.is_empty();
    let said = if plain.is_empty() { Vec::new() } else { reader.tokens[at].saying(plain) };
    free.then(|| reader.with(at..end, &said))
}

/// `the person in the second position` for `the second boy in line`.
pub(super) fn nth_in_line(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    const LINES: &[&str] = &["in line", "in the line", "in the queue", "in the row"];
    let found = |the: usize| {
        let rank = reader.phrase(the, "the")?;
        let is_rank = words::ordinal(reader.word(rank)).is_some()
            || matches!(reader.word(rank), "last" | "middle");
        let noun = rank + 1;
        // `the second woman` may be the fourth of all.
        let word = reader.word(noun);
        let is_of_all = !reader.is_of_some(noun) || sexes::are_all(reader.vocabulary, word);
        let is_anyone =
            reader.kind(noun).person && is_of_all && reader.matches.get(noun)?.is_empty();
        let end = reader.any(noun + 1, LINES).filter(|_| is_rank && is_anyone)?;
        Some((the, rank, end))
    };
    let (the, rank, end) = (0..reader.end()).find_map(found)?;
    let place = &reader.vocabulary.position_stem;
    let say = |words: &str| reader.tokens[rank].saying(words);
    let said = [&say("the person in the"), &reader.tokens[rank..=rank], &say(place)].concat();
    Some(reader.with(the..end, &said))
}

/// `finished behind Ann` for `finished behind Ann's entry`.
pub(super) fn their_entry(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ENTRIES: &[&str] = &[
        "audition",
        "committee",
        "contribution",
        "creation",
        "crew",
        "delivery",
        "effort",
        "entry",
        "exhibit",
        "group",
        "parcel",
        "squad",
        "submission",
        "tray",
        "treatment",
    ];
    // `Ann's entry was not called Rex` tells of it and not of Ann.
    let is_called = |at: usize| {
        let behind = at + 1..(at + 4).min(reader.end());
        behind.into_iter().any(|at| matches!(reader.word(at), "called" | "named"))
    };
    let is_entry = |at: &usize| {
        ENTRIES.contains(&reader.word(*at))
            && !is_called(*at)
            && reader.is_possessive(at - 1)
            && reader.matches[*at].is_empty()
            && reader.uses(*at).own | reader.uses(*at).named == 0
    };
    let at = (2..reader.end()).find(is_entry)?;
    let last = reader.ends_clause(at + 1)
        || reader.is_be_or_denied(at + 1)
        || reader.kind(at + 1).live
        || words::is_finite(reader.word(at + 1));
    last.then(|| reader.without(at - 1..at + 1))
}

/// `Benjamin's boat` for `the one under Benjamin's command`.
pub(super) fn under_command(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMMANDS: &[&str] = &["command", "captaincy", "leadership", "ownership"];
    let under = (1..reader.end()).find(|at| reader.word(*at) == "under")?;
    let with = reader.tokens[under].renamed("with");
    if let Some(end) = reader.any(under + 1, &["the command of", "the leadership of"]) {
        return Some(reader.with(under..end, &[with]));
    }
    let named = reader.matches.get(under + 1)?;
    let of = named
        .iter()
        .find(|of| reader.is_possessive(of.end) && COMMANDS.contains(&reader.word(of.end + 1)))?;
    let said = [&[with], &reader.tokens[under + 1..of.end]].concat();
    Some(reader.with(under..of.end + 2, &said))
}

/// `one helped Ann and the other helped Bo` for `one helped Ann and the other Bo`.
pub(super) fn and_the_other(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if reader.word(0) != "of" {
        return None;
    }
    let one = (2..reader.end()).find(|at| reader.any(*at, &[", one"]).is_some())? + 2;
    let other = (one + 1..reader.end()).find_map(|at| reader.any(at, &["and the other"]))?;
    let is_verb = words::is_finite(reader.word(one))
        && reader.matches[one].is_empty()
        && !reader.kind(one).be;
    let thing = other + usize::from(reader.kind(other).determiner);
    let is_bare = reader.matches.get(thing)?.iter().any(|of| of.end == reader.end());
    (is_verb && is_bare).then(|| reader.with(other..other, &reader.tokens[one..=one]))
}
