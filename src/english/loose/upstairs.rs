//! Who lives on which floor: `lives on floor 5` for `has the flat on floor 5`, `the person on the first floor` for `the first-floor
//! tenant`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// `lives on floor 5` for `has the flat on floor 5`, where floors are the positions.
pub(super) fn has_flat(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["had", "has", "occupies", "rents"];
    const FLATS: &[&str] = &["apartment", "flat", "office", "place", "room", "suite", "unit"];
    let is_having = |at: &usize| {
        let noun = at + 2;
        HAVING.contains(&reader.word(*at))
            && matches!(reader.word(at + 1), "a" | "an" | "the")
            && FLATS.contains(&reader.word(noun))
            && reader.matches[noun].is_empty()
            && reader.uses(noun).own == 0
            && reader.word(noun + 1) == "on"
    };
    let at = (1..reader.end()).find(is_having)?;
    (reader.vocabulary.position_stem == "floor")
        .then(|| reader.with(at..at + 3, &reader.tokens[at].saying("lives")))
}

/// `the person on the first floor` for `the first-floor tenant`.
pub(super) fn floor_tenant(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TENANTS: &[&str] =
        &["dweller", "inhabitant", "lodger", "occupant", "renter", "resident", "tenant"];
    (reader.vocabulary.position_stem == "floor").then_some(())?;
    let found = |the: usize| {
        let rank = reader.phrase(the, "the")?;
        words::ordinal(reader.word(rank))?;
        let floor = rank + 1 + usize::from(reader.word(rank + 1) == "-");
        let noun = floor + 1;
        let is_tenant = reader.word(floor) == "floor"
            && TENANTS.contains(&reader.word(noun))
            && !reader.is_possessive(noun + 1);
        is_tenant.then_some((the, rank, noun))
    };
    let (the, rank, noun) = (0..reader.end()).find_map(found)?;
    let say = |words: &str| reader.tokens[rank].saying(words);
    let said = [&say("the person on the"), &reader.tokens[rank..=rank], &say("floor")].concat();
    Some(reader.with(the..noun + 1, &said))
}

/// `lives above Ann` for `works above Ann` and `works higher than Ann`, where the floors are the positions.
pub(super) fn works_above(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DOING: &[&str] = &["sleeps", "slept", "stays", "worked", "works"];
    const WHERE: &[&str] =
        &["above", "below", "directly above", "directly below", "higher than", "lower than"];
    (reader.vocabulary.position_stem == "floor").then_some(())?;
    let is_doing = |at: &usize| {
        DOING.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && reader.uses(*at).own == 0
            && reader.any(at + 1, WHERE).is_some()
    };
    let at = (1..reader.end()).find(is_doing)?;
    let is_subject = reader.names_row(0, at);
    is_subject.then(|| reader.with(at..at + 1, &reader.tokens[at].saying("lives")))
}

/// `is on the floor above` for `can be seen on the floor above`.
pub(super) fn can_be_seen(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SEEN: &[&str] = &["are seen", "can be found", "could be found", "is found", "is seen"];
    const WHERE: &[&str] = &["at", "directly", "in", "immediately", "next", "on"];
    let found = |at: usize| {
        let end = reader.any(at, SEEN)?;
        WHERE.contains(&reader.word(end)).then_some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying("is")))
}

/// `the second floor above Ann` for `the second floor above that on which Ann lives`.
pub(super) fn where_lives(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THAT: &[&str] = &[
        "that on which",
        "the floor on which",
        "the floor where",
        "the one on which",
        "the one where",
    ];
    const LIVING: &[&str] = &["lives", "resides", "stays"];
    let found = |at: usize| {
        let name =
            reader.any(at + 1, THAT).filter(|_| matches!(reader.word(at), "above" | "below"))?;
        let lives =
            |end: &usize| LIVING.contains(&reader.word(*end)) && reader.ends_clause(end + 1);
        let end = reader.nouns(name).into_iter().map(|(end, _)| end).find(lives)?;
        Some((at, name, end))
    };
    let (at, name, end) = (1..reader.end()).find_map(found)?;
    Some([&reader.tokens[..=at], &reader.tokens[name..end], &reader.tokens[end + 1..]].concat())
}
