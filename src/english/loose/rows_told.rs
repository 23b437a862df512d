//! Rows in other words: `the one who eats broth` for `the one whose keeper eats broth`, `to the right of the whippet` for `to the
//! right of the whippet's`, `one of the two end huts` for `one of the huts at the ends of the row`.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::{self, Words};

/// `who eats broth` for `whose keeper eats broth`, where the header names keepers.
pub(super) fn whose_keeper(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let people = reader.persons() | reader.vocabulary.names | reader.vocabulary.folk;
    let is_keeper = |at: &usize| {
        let noun = at + 1;
        let verb = noun + 1;
        let is_noun = reader.uses(noun).named & people != 0
            && reader.matches.get(noun).is_some_and(Vec::is_empty);
        reader.word(*at) == "whose"
            && is_noun
            && !reader.kind(verb).be
            && reader.matches.get(verb).is_some_and(Vec::is_empty)
            && words::is_finite(reader.word(verb))
    };
    let at = (1..reader.end()).find(is_keeper)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("who")))
}

/// `to the right of the whippet is` for `to the right of the whippet's is`.
pub(super) fn of_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_theirs = |at: &usize| {
        let next = reader.kind(at + 1);
        let of = (0..*at).rfind(|of| matches!(reader.word(*of), "beside" | "of" | "to"));
        let is_behind = of.is_some_and(|of| {
            let name = of + 1 + usize::from(reader.kind(of + 1).determiner);
            reader.matches.get(name).is_some_and(|of| of.iter().any(|of| of.end == *at))
        });
        reader.word(*at) == "'s" && is_behind && (next.be || next.auxiliary || next.live)
    };
    let at = (3..reader.end()).find(is_theirs)?;
    Some(reader.without(at..at + 1))
}

/// `one of the two end huts` for `one of the two huts at the ends of the row`.
pub(super) fn one_at_the_ends(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ENDS: &[&str] = &["at the ends", "at the two ends", "at either end"];
    const ROW: &[&str] = &["of the line", "of the row", "of the street"];
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: usize| {
        let of = reader.any(at, &["one of the two", "one of the"])?;
        let ends = reader.any(of + 1, ENDS).filter(|_| reader.is_house(of))?;
        Some((at, of, reader.any(ends, ROW).unwrap_or(ends)))
    };
    let (at, noun, end) = (1..reader.end()).find_map(found)?;
    let said =
        [&reader.tokens[at].saying("one of the two end")[..], &reader.tokens[noun..=noun]].concat();
    Some(reader.with(at..end, &said))
}

/// `with ivy` for `that is overgrown with ivy`.
pub(super) fn covered_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Participles by which one has not what one is so with.
    const PARTING: Words = Words::of(&[
        "acquainted",
        "annoyed",
        "bored",
        "burdened",
        "compared",
        "confused",
        "disappointed",
        "disgusted",
        "done",
        "finished",
        "friends",
        "infatuated",
        "obsessed",
        "pleased",
        "threatened",
        "unimpressed",
    ]);
    let found = |at: usize| {
        let be = at + 1;
        let done = be + 1;
        let with = done + 1;
        let item = with + 1 + usize::from(reader.kind(with + 1).determiner);
        let is_done = (words::is_participle(reader.word(done))
            || reader.word(done).ends_with("own")
            || reader.word(done).ends_with("en"))
            && reader.matches.get(done)?.is_empty()
            && !PARTING.contains(&reader.word(done))
            && !story::is_loaded(reader.stem(done));
        let is_item = reader.matches.get(item).is_some_and(|of| !of.is_empty());
        (matches!(reader.word(at), "that" | "which")
            && reader.kind(be).be
            && is_done
            && reader.word(with) == "with"
            && is_item)
            .then_some((at, with))
    };
    let (at, with) = (1..reader.end()).find_map(found)?;
    Some(reader.without(at..with))
}

/// `43 miles` for `43 light years from us`, where the header tells of distances without a unit.
pub(super) fn light_years(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FROM: &[&str] = &[
        "away",
        "away from earth",
        "away from us",
        "from earth",
        "from our solar system",
        "from our sun",
        "from the earth",
        "from the solar system",
        "from the sun",
        "from us",
        "from here",
    ];
    let senses = &reader.vocabulary.senses;
    let has_unit = senses.iter().any(|sense| sense.unit.as_deref() == Some("light"));
    let distances = reader.vocabulary.headed(&["distance"]);
    let is_plain = senses.iter().enumerate().any(|(at, sense)| {
        distances >> at & 1 == 1 && sense.scale.is_some() && sense.unit.is_none()
    });
    if has_unit || !is_plain {
        return None;
    }
    let light = (1..reader.end()).find(|at| {
        reader.any(*at, &["light year", "light years", "light - year", "light - years"]).is_some()
    })?;
    let end = reader.any(light, &["light year", "light years", "light - year", "light - years"])?;
    // `4 light years farther from us than`
    let farther =
        end + usize::from(matches!(reader.word(end), "closer" | "farther" | "further" | "nearer"));
    let tail = reader.any(farther, FROM).unwrap_or(farther);
    let away = if farther == end { "miles away" } else { "miles" };
    let said = [&reader.tokens[light].saying(away)[..], &reader.tokens[end..farther]].concat();
    Some(reader.with(light..tail, &said))
}

/// `and Bram is not next to Wanda` for `but Bram is not`, behind `Ann is next to Wanda`.
pub(super) fn but_not_they(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BESIDE: &[&str] = &[
        "a neighbor of",
        "a neighbour of",
        "adjacent to",
        "beside",
        "directly next to",
        "immediately next to",
        "next to",
        "right next to",
    ];
    let (be, beside) = (1..reader.end()).find_map(|at| {
        let is_be = reader.kind(at).be || reader.kind(at).live;
        Some((at, reader.any(at + 1, BESIDE)?)).filter(|_| is_be)
    })?;
    let but = (beside + 1..reader.end()).find(|at| matches!(reader.word(*at), "but" | "while"))?;
    let not = reader.end().checked_sub(1).filter(|at| matches!(reader.word(*at), "'t" | "not"))?;
    let is_plain = !reader.tokens[..but]
        .iter()
        .any(|of| matches!(&*of.word, "and" | "or" | "not" | "'t" | "neither"));
    let named =
        |of: std::ops::Range<usize>| of.filter(|at| !reader.matches[*at].is_empty()).count();
    let is_of_three = named(0..be) == 1 && named(beside..but) == 1 && named(but..not) == 1;
    let aux = not - 1;
    let is_told =
        reader.kind(aux).be || reader.word(aux).ends_with("sn") || reader.kind(aux).auxiliary;
    let end = but - usize::from(reader.word(but - 1) == ",");
    (is_plain && is_of_three && is_told && but + 1 < aux).then(|| {
        let say = |words: &str| reader.tokens[but].saying(words);
        let said = [
            &reader.tokens[..end],
            &say(", and"),
            &reader.tokens[but + 1..aux],
            &say("is not next to"),
            &reader.tokens[beside..end],
            &reader.tokens[reader.end()..],
        ];
        said.concat()
    })
}
