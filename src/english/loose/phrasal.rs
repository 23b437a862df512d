//! Verbs of two words in one: `arrived` for `turned up`, `published` for `brought out`.

use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::Words;
use crate::english::measure::begins_as_amount;

/// A verb of two words, with the plain one.
const VERBS: &[(&str, &str)] = &[
    ("bring out", "publish"),
    ("bringing out", "publishing"),
    ("brings out", "publishes"),
    ("brought out", "published"),
    ("came along", "came"),
    ("came out", "appeared"),
    ("come out", "appear"),
    ("comes out", "appears"),
    ("dined on", "ate"),
    ("dines on", "eats"),
    ("dressed up as", "dressed as"),
    ("drove off in", "drove"),
    ("drove up in", "drove"),
    ("ended up at", "was at"),
    ("ended up in", "was in"),
    ("ended up with", "had"),
    ("flew off to", "flew to"),
    ("frequented", "visited"),
    ("frequents", "visits"),
    ("headed off to", "went to"),
    ("headed out to", "went to"),
    ("lunched on", "ate"),
    ("paid out", "paid"),
    ("picked out", "chose"),
    ("rounded off", "finished"),
    ("set off", "left"),
    ("set out", "left"),
    ("sets off", "leaves"),
    ("sets out", "leaves"),
    ("setting off", "leaving"),
    ("setting out", "leaving"),
    ("show up", "arrive"),
    ("showed up", "arrived"),
    ("shows up", "arrives"),
    ("signed up for", "chose"),
    ("snacked on", "ate"),
    ("snacks on", "eats"),
    ("started off", "started"),
    ("started out", "started"),
    ("turn up", "arrive"),
    ("turned up", "arrived"),
    ("turning up", "arriving"),
    ("turns up", "arrives"),
    ("tried out", "tried"),
    ("went down in", "sank in"),
    ("went for", "chose"),
    ("went off to", "went to"),
    ("went out to", "went to"),
    ("wound up at", "was at"),
    ("wound up in", "was in"),
    ("wound up with", "got"),
];

/// The plain verb for one of two words.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // Who did not settle for tea may have something else or nothing at all.
    const DEPENDS: &[&str] = &["'t", "if", "never", "nor", "not", "to", "unless"];
    // `came out of the house`
    let ends =
        |at: usize, verb: &str| reader.any(at, &[verb]).filter(|end| reader.word(*end) != "of");
    let found =
        |at: usize| VERBS.iter().find_map(|(verb, plain)| Some((at, ends(at, verb)?, *plain)));
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    let is_free = (at..end).all(|at| reader.matches[at].is_empty() && !reader.is_within_item(at));
    let is_chosen = plain == "chose" || plain == "got";
    let depends = is_chosen && reader.tokens[..at].iter().any(|of| DEPENDS.contains(&&*of.word));
    (is_free && !depends).then(|| reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `belted` for `belted out`, of a verb that nobody knows: the second word changes nothing.
pub(super) fn unknown_verb(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Stems of verbs that with `out`, `off` or `down` say that somebody does not have it.
    const PARTING: Words = Words::of(&[
        "auction", "back", "block", "brush", "call", "cast", "chase", "cross", "cut", "dole",
        "edg", "fight", "hand", "kick", "knock", "laugh", "lock", "mark", "miss", "pass", "phase",
        "pull", "push", "rent", "rule", "scare", "shrug", "shut", "toss", "trade", "tune", "turn",
        "vote", "wait", "walk", "ward", "wash", "weed", "wipe",
    ]);
    let is_new = |at: usize| {
        let stem = reader.stem(at);
        reader.word(at).ends_with("ed")
            && learn::is_new_noun(reader, at)
            && reader.matches[at].is_empty()
            && !story::is_loaded(stem)
            && !story::is_never_loose(stem)
            && !PARTING.contains(&stem)
    };
    let has_object = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner || reader.word(at) == "\"");
        reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let is_particle = |at: &usize| {
        matches!(reader.word(*at), "down" | "off" | "out" | "up")
            && is_new(at - 1)
            && has_object(at + 1)
    };
    let at = (2..reader.end()).find(is_particle)?;
    Some(reader.without(at..at + 1))
}

/// `cost $5 more` for `set its buyer back $5 more`.
pub(super) fn set_back(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: usize = 3;
    let set = (1..reader.end()).find(|at| matches!(reader.word(*at), "set" | "sets"))?;
    let back = (set + 2..set + 2 + MOST).find(|at| reader.word(*at) == "back")?;
    let is_amount = |at: usize| {
        matches!(reader.word(at), "at" | "exactly" | "less" | "more")
            || begins_as_amount(reader.word(at))
    };
    let is_somebody = |at: usize| {
        reader.kind(at).person
            || function::is_own(reader.word(at))
            || matches!(reader.word(at), "buyer" | "her" | "him" | "owner" | "purchaser" | "the")
    };
    ((set + 1..back).all(is_somebody) && is_amount(back + 1))
        .then(|| reader.with(set..back + 1, &reader.tokens[set].saying("cost")))
}
