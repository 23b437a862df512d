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
        reader.word(*at) == "'s"
            && is_behind
            && (next.be
                || next.auxiliary
                || next.live
                || matches!(reader.word(at + 1), "belongs" | "contains" | "houses"))
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
    // `the planet 39 light years from us`
    let number = light - 1;
    let noun = number.checked_sub(1).filter(|at| !reader.kind(*at).be && farther == end && *at > 0);
    let is_named = noun.is_some_and(|at| {
        reader.uses(at).own | reader.uses(at).named != 0 || reader.kind(at).thing
    });
    if is_named && !reader.matches[number].is_empty() {
        let said = [
            &reader.tokens[number].saying("that is")[..],
            &reader.tokens[number..light],
            &reader.tokens[light].saying("miles"),
        ]
        .concat();
        return Some(reader.with(number..tail, &said));
    }
    let said = [&reader.tokens[light].saying("miles")[..], &reader.tokens[end..farther]].concat();
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
    let is_of_three = reader.items_in(0..be).count() == 1
        && reader.items_in(beside..but).count() == 1
        && reader.items_in(but..not).count() == 1;
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

/// `the collie is next to Ann` for `the hut next to Ann has the collie`.
pub(super) fn hut_has(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const RELATIONS: &[&str] = &[
        "beside",
        "directly left of",
        "directly right of",
        "directly to the left of",
        "directly to the right of",
        "immediately left of",
        "immediately right of",
        "immediately to the left of",
        "immediately to the right of",
        "just to the left of",
        "just to the right of",
        "next door to",
        "next to",
        "right next to",
    ];
    const HAVING: &[&str] = &[
        "belongs to",
        "contains",
        "had",
        "has",
        "houses",
        "is home to",
        "is inhabited by",
        "is occupied by",
        "is owned by",
        "is rented by",
        "is taken by",
        "was occupied by",
        "was taken by",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let noun = usize::from(reader.word(0) == "the");
    let of = reader.any(noun + 1, RELATIONS).filter(|_| reader.is_house(noun))?;
    let (has, item) = (of + 1..reader.end()).find_map(|at| Some((at, reader.any(at, HAVING)?)))?;
    let is_of_two = reader.items_in(of..has).count() == 1
        && reader.items_in(item..reader.end()).count() == 1
        && reader.items_in(0..of).count() == 0;
    let joins = |of: &Token| {
        matches!(
            &*of.word,
            "," | "and" | "but" | "neither" | "no" | "not" | "or" | "that" | "which" | "who"
        )
    };
    let is_plain = !reader.tokens[of..reader.end()].iter().any(joins);
    (is_of_two && is_plain).then(|| {
        let said = [
            &reader.tokens[item..reader.end()],
            &reader.tokens[has].saying("is"),
            &reader.tokens[noun + 1..has],
            &reader.tokens[reader.end()..],
        ];
        said.concat()
    })
}

/// `Ann's play opened` for `the play that Ann directed opened`.
pub(super) fn that_they_did(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let persons = reader.persons() | reader.vocabulary.names;
    let found =
        |that: usize| {
            let noun = that.checked_sub(1)?;
            let start = noun.checked_sub(1).filter(|at| reader.word(*at) == "the")?;
            let of = reader.uses(noun);
            let is_noun = (of.own | of.named != 0 || reader.kind(noun).thing)
                && reader.matches[noun].is_empty();
            let name = that + 1 + usize::from(reader.kind(that + 1).determiner);
            let item =
                reader.matches.get(name)?.iter().find(|of| persons >> of.of.sense & 1 == 1)?;
            let verb = item.end;
            let stem = reader.stem(verb);
            let did = words::is_finite(reader.word(verb))
                && !reader.kind(verb).be
                && !reader.kind(verb).auxiliary
                && reader.matches.get(verb)?.is_empty()
                && !story::is_loaded(stem)
                && !story::is_never_loose(stem);
            let goes_on = reader.begins_predicate(verb + 1) || reader.word(verb + 1) == ",";
            (matches!(reader.word(that), "that" | "which") && is_noun && did && goes_on)
                .then_some((start, noun, that + 1, verb))
        };
    let (start, noun, item, verb) = (2..reader.end()).find_map(found)?;
    let mark = reader.tokens[verb - 1].renamed("'s");
    let said = [&reader.tokens[item..verb], &[mark, reader.tokens[noun].clone()]].concat();
    Some(reader.with(start..verb + 1, &said))
}

/// `Ann's tank is directly to the left of Bob's` for `Ann's tank is next to Bob's, on its left side`.
pub(super) fn on_its_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let (next, of) = (1..reader.end())
        .find_map(|at| Some((at, reader.any(at, &["next to", "right next to"])?)))?;
    let comma =
        (of + 1..reader.end()).find(|at| reader.any(*at, &[", on its", ", to its"]).is_some())?;
    let side = comma + 3;
    let end = side + 1 + usize::from(reader.word(side + 1) == "side");
    let is_side = matches!(reader.word(side), "left" | "right") && end == reader.end();
    // Both are houses or the like, so that `its` is of the second one.
    let are_houses = reader.is_house(comma - 1) && (0..next).any(|at| reader.is_house(at));
    (is_side && are_houses).then(|| {
        let plain = format!("directly to the {} of", reader.word(side));
        let said = [
            &reader.tokens[..next],
            &reader.tokens[next].saying(&plain),
            &reader.tokens[of..comma],
            &reader.tokens[end..],
        ];
        said.concat()
    })
}

/// `the one with Ann` for `the one in which Ann had the lead`, where the header has leads.
pub(super) fn in_which_they_had(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let who = reader.any(at, &["in which", "where"])?;
        let of = reader.matches.get(who)?.first()?;
        let noun = of.end + 2;
        let has =
            matches!(reader.word(of.end), "had" | "has" | "played" | "plays" | "took" | "was");
        let is_named =
            reader.word(of.end + 1) == "the" && reader.uses(noun).named >> of.of.sense & 1 == 1;
        (has && is_named && reader.ends_clause(noun + 1)).then_some((at, who, of.end, noun + 1))
    };
    let (at, who, end, rest) = (1..reader.end()).find_map(found)?;
    let said = [&reader.tokens[at].saying("with")[..], &reader.tokens[who..end]].concat();
    Some(reader.with(at..rest, &said))
}
