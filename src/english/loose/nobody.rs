//! What is said of all but one, of nobody in particular and of nobody at all: `Nobody but Ann has the owl`, `You won't find the owl
//! in Rome`, `There is no owl in Rome`, `caught by somebody other than Ann`.

use super::super::agree;
use super::super::compare;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::{self, Words};

/// Words of sentences that deny or join more than one thing.
pub(super) const SEVERAL: &[&str] = &[
    "'t", "and", "both", "but", "either", "except", "if", "neither", "never", "no", "nor", "not",
    "only", "or", "other", "than", "unless",
];

/// Whether some tokens tell of an order or compare: nobody but Ann is ahead of Bo if he is the second.
fn tells_order(tokens: &[Token]) -> bool {
    const ORDER: Words = Words::of(&[
        "above", "adjacent", "ahead", "apart", "away", "beat", "beats", "behind", "below",
        "beside", "between", "first", "followed", "follows", "last", "left", "lost", "near",
        "neighbor", "next", "preceded", "precedes", "right", "topped", "tops", "trailed", "trails",
    ]);
    tokens.iter().any(|token| {
        let word = &*token.word;
        ORDER.contains(&word) || compare::is_comparing(word) || agree::is_of_time(word)
    })
}

/// `Ann has the owl` for `Nobody but Ann has the owl`.
pub(super) fn nobody_but(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEGINNINGS: &[&str] = &[
        "no one but",
        "no one except",
        "no one other than",
        "nobody but",
        "nobody except",
        "nobody other than",
        "none but",
        "none of them but",
        "none other than",
    ];
    let start = reader.any(0, BEGINNINGS)?;
    let mut ends = reader.mentions(start).into_iter().map(|of| of.end);
    let is_plain = |token: &Token| !SEVERAL.contains(&&*token.word);
    let is_verb = |end: usize| {
        let kind = reader.kind(end);
        kind.be || kind.auxiliary || words::is_finite(reader.word(end))
    };
    // `Nobody but Ann and Bo` are two.
    let said = &reader.tokens[start..];
    (ends.any(is_verb) && !tells_order(said) && said.iter().all(is_plain)).then(|| said.to_vec())
}

/// `Ann ordered soup` for `Ann was the only one who ordered soup`, `Ann did order soup` for `Ann was the only person to order
/// soup`.
pub(super) fn the_only_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TO: &[&str] = &["was the only one to", "was the only person to"];
    const WHO: &[&str] = &[
        "is the only one who",
        "is the only person who",
        "was the only one who",
        "was the only person who",
    ];
    let (at, rest, is_done) = reader.nouns(0).into_iter().find_map(|(at, _)| {
        let to = reader.any(at, TO).map(|rest| (at, rest, true));
        to.or_else(|| Some((at, reader.any(at, WHO)?, false)))
    })?;
    let (who, said) = (&reader.tokens[..at], &reader.tokens[rest..]);
    let is_plain = |token: &Token| !SEVERAL.contains(&&*token.word);
    (who.iter().chain(said).all(is_plain) && !tells_order(said)).then(|| match is_done {
        true => [who, &reader.tokens[at].saying("did"), said].concat(),
        false => [who, said].concat(),
    })
}

/// `the owl is not in Rome` for `You won't find the owl in Rome`, `the owl is in Rome` for `You can find the owl in Rome`.
pub(super) fn you_find(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] = &[
        "one can not find",
        "one cannot find",
        "one will not find",
        "you can 't find",
        "you can not find",
        "you cannot find",
        "you will never find",
        "you will not find",
    ];
    const SAYING: &[&str] = &["you can find", "you will find", "you 'll find"];
    let (verb, denies) = reader
        .any(0, DENYING)
        .map(|verb| (verb, true))
        .or_else(|| Some((reader.any(0, SAYING)?, false)))?;
    let place = place_behind(reader, verb)?;
    let is = reader.tokens[verb].saying(if denies { "is not" } else { "is" });
    Some([&reader.tokens[verb..place], &is, &reader.tokens[place..]].concat())
}

/// `the owl is not in Rome` for `There is no owl in Rome`.
pub(super) fn there_is_no(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEGINNINGS: &[&str] = &["there are no", "there is no", "there was no", "there were no"];
    let start = reader.any(0, BEGINNINGS)?;
    let place = place_behind(reader, start)?;
    let said = |at: usize, words: &str| reader.tokens[at].saying(words);
    let item = &reader.tokens[start..place];
    Some([&said(0, "the"), item, &said(place, "is not"), &reader.tokens[place..]].concat())
}

/// Where the place begins that stands behind an item: `in Rome`. Nothing else is denied or compared there.
fn place_behind(reader: &Reader<'_>, start: usize) -> Option<usize> {
    let is_place = |end: &usize| {
        let names = reader.matches.get(end + 1 + usize::from(reader.word(end + 1) == "the"));
        matches!(reader.word(*end), "aboard" | "at" | "in" | "on")
            && names.is_some_and(|of| !of.is_empty())
    };
    let place = reader.mentions(start).into_iter().map(|of| of.end).find(is_place)?;
    const TURNED: &[&str] =
        &["'t", "always", "but", "except", "if", "never", "not", "only", "than", "unless"];
    let is_plain = |token: &Token| !TURNED.contains(&&*token.word);
    reader.tokens[start..].iter().all(is_plain).then_some(place)
}

/// `The owl is not in Rome or in Oslo` for `No owl is in Rome or in Oslo`, `No owl has ever been seen in Rome`.
pub(super) fn no_item_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TURNED: &[&str] =
        &["'t", "but", "except", "if", "neither", "never", "no", "nor", "not", "than", "unless"];
    reader.tokens.first().filter(|first| first.word == "no")?;
    let is_number = words::number(&[reader.word(1)]).is_some();
    let names = reader.matches.get(1)?.iter().map(|of| of.end);
    let begins = |end: &usize| reader.kind(*end).be || reader.kind(*end).auxiliary;
    let verb = names.filter(begins).max().filter(|_| !is_number)?;
    let is_plain = |token: &Token| !TURNED.contains(&&*token.word);
    let say = |at: usize, words: &str| reader.tokens[at].saying(words);
    reader.tokens[1..].iter().all(is_plain).then(|| {
        let (item, rest) = (&reader.tokens[1..=verb], &reader.tokens[verb + 1..]);
        [&say(0, "the"), item, &say(verb, "not"), rest].concat()
    })
}

/// `which was not caught by Ann` for `caught by somebody other than Ann`.
pub(super) fn by_somebody_else(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OTHERS: &[&str] = &[
        "by a person other than",
        "by anyone other than",
        "by somebody other than",
        "by someone other than",
    ];
    let (by, who) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, OTHERS)?)))?;
    let verb = by - 1;
    let is_done = words::is_participle(reader.word(verb)) && !reader.is_within_item(verb);
    let say = |words: &str| reader.tokens[verb].saying(words);
    let not = match reader.word(verb.checked_sub(1)?) {
        "," => say("which was not"),
        "are" | "is" | "was" | "were" => say("not"),
        _ => return None,
    };
    let denies = |token: &Token| matches!(&*token.word, "'t" | "neither" | "never" | "nor" | "not");
    (is_done && !reader.tokens.iter().any(denies)).then(|| {
        let (verb, who) = (&reader.tokens[verb..=verb], &reader.tokens[who..]);
        [&reader.tokens[..by - 1], &not, verb, &say("by"), who].concat()
    })
}

/// `did not bid on the one made in Rome` for `did not bid on anything made in Rome`.
pub(super) fn anything(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] = &["'t", "neither", "never", "nor", "not"];
    let is_told = |at: usize| {
        let next = at + 1;
        let behind = next + usize::from(words::is_participle(reader.word(next)));
        let item = behind + 1 + usize::from(reader.word(behind + 1) == "the");
        matches!(reader.word(behind), "at" | "by" | "from" | "in" | "with")
            && reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let is_any = |at: &usize| {
        reader.word(*at) == "anything" && is_told(*at) && reader.says_before(*at, DENYING)
    };
    let at = (2..reader.end()).find(is_any)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("the one")))
}
