//! A sentence in plain words: what it names and the words of order, denial and choice stay, and each stretch of other words
//! between them becomes `is`, `has`, `the`, `the one with`, or nothing.

use itertools::Itertools;

use super::super::abridged::{KEPT, KIN, WITH_OTHERS};
use super::super::compare;
use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use crate::english::measure::begins_as_amount;

/// How many stretches of a sentence may have other words.
const MOST_STRETCHES: usize = 8;

/// How many sentences in plain words are made of one.
const MOST_MADE: usize = 24;

/// How many beginnings are kept while they are made.
const MOST_KEPT: usize = 400;

/// Words of order, of amounts and of grammar that stay, beside those that no sentence may lack.
const STAYING: &[&str] = &[
    "adjacent",
    "after",
    "against",
    "alongside",
    "at",
    "beside",
    "consecutive",
    "directly",
    "either",
    "exactly",
    "fewer",
    "following",
    "he",
    "higher",
    "immediately",
    "lower",
    "middle",
    "older",
    "opposite",
    "precisely",
    "she",
    "sometime",
    "that",
    "they",
    "which",
    "whereas",
    "while",
    "who",
    "whoever",
    "younger",
];

/// What a stretch of other words stands beside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beside {
    /// The start or the end of the sentence, or a mark.
    Mark,
    Item,
    /// `who`, `that`
    Relative,
    /// `'s`
    Owner,
    /// `not`, and whether a form of `be` stands before it.
    Not(bool),
    /// `and`, `or`, `but`, `nor`
    Joint,
    /// Words of order and amounts: `before`, `two`, `than`.
    Order,
}

/// A part of a sentence: words that stay, or a stretch with what may stand in its place.
enum Part {
    Staying(usize, usize),
    Stretch(usize, usize, Vec<(usize, Option<&'static str>)>),
}

/// The sentences in plain words that a sentence may stand for, each with its cost, the likely ones first.
pub(super) fn skeletons(reader: &Reader<'_>) -> Vec<(usize, Vec<Token>)> {
    if !names_two(reader) {
        return Vec::new();
    }
    let parts = parts(reader);
    let stretches = parts.iter().filter(|part| matches!(part, Part::Stretch(..))).count();
    if stretches == 0 || stretches > MOST_STRETCHES {
        return Vec::new();
    }
    let mut made: Vec<(usize, Vec<Option<&'static str>>)> = vec![(0, Vec::new())];
    for part in &parts {
        let Part::Stretch(.., options) = part else { continue };
        let next = made.iter().flat_map(|(cost, chosen)| {
            options.iter().map(move |(more, word)| {
                let mut chosen = chosen.clone();
                chosen.push(*word);
                (cost + more, chosen)
            })
        });
        made = next.sorted_by_key(|(cost, _)| *cost).take(MOST_KEPT).collect();
    }
    made.truncate(MOST_MADE);
    let said = |chosen: &[Option<&'static str>]| {
        let mut chosen = chosen.iter();
        let mut said: Vec<Token> = Vec::new();
        for part in &parts {
            match part {
                Part::Staying(start, end) => said.extend_from_slice(&reader.tokens[*start..*end]),
                Part::Stretch(start, end, _) => match chosen.next().copied().flatten() {
                    None => said.extend_from_slice(&reader.tokens[*start..*end]),
                    Some(words) => said.extend(
                        words
                            .split(' ')
                            .filter(|word| !word.is_empty())
                            .map(|word| reader.tokens[*start].renamed(word)),
                    ),
                },
            }
        }
        said
    };
    made.iter().map(|(cost, chosen)| (*cost, said(chosen))).collect()
}

/// Whether a sentence names two things, or one and a place.
fn names_two(reader: &Reader<'_>) -> bool {
    let items = reader.items_in(0..reader.tokens.len()).count();
    let is_place = |at: usize| {
        let word = reader.word(at);
        words::ordinal(word).is_some()
            || word == "last"
            || word == "middle"
            || word.ends_with("est")
    };
    items > 1 || items == 1 && (0..reader.tokens.len()).any(is_place)
}

/// Words that stay and stretches of others, in their order.
fn parts(reader: &Reader<'_>) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut at = 0;
    while at < reader.tokens.len() {
        let start = at;
        let stays = stays(reader, at);
        at += 1;
        while at < reader.tokens.len()
            && self::stays(reader, at) == stays
            && reader.word(at) != "whose"
        {
            at += 1;
        }
        if stays {
            // `her cello [is] sometime before Ben`
            let opens = |at: &usize| {
                reader.ends_item(*at)
                    && !reader.is_within_item(*at)
                    && beside(reader, Some(*at)) == Beside::Order
                    && reader.word(*at) != "'s"
            };
            let mut from = start;
            for gap in (start + 1..at).filter(opens) {
                parts.push(Part::Staying(from, gap));
                parts.push(Part::Stretch(gap, gap, vec![(0, None), (2, Some("is"))]));
                from = gap;
            }
            parts.push(Part::Staying(from, at));
        } else {
            parts.push(Part::Stretch(start, at, options(reader, start, at)));
        }
    }
    parts
}

/// Whether a token stays as it is.
pub(super) fn stays(reader: &Reader<'_>, at: usize) -> bool {
    let word = reader.word(at);
    let kind = reader.kind(at);
    let is_degree =
        word.ends_with("est") || compare::is_comparing(word) && leads_to_than(reader, at);
    let is_number = words::number(&[word]).is_some() || words::ordinal(word).is_some();
    // `two hours`
    let is_unit = at > 0 && words::number(&[reader.word(at - 1)]).is_some();
    // `behind the waterfall`, where nothing stands in a row
    let is_value = |at: usize| {
        let found = reader.matches.get(at).into_iter().flatten();
        found.into_iter().any(|of| reader.vocabulary.senses[of.of.sense].scale.is_some())
    };
    // `an age above 9` is no place.
    let is_place = !reader.vocabulary.has_order
        && matches!(word, "behind" | "above" | "below")
        && !is_value(at + 1)
        // `one flame below` tells of an amount.
        && (at == 0 || !reader.is_unit(at - 1));
    // `Ann's little darling`, `whose guests all came as pirates`
    let next = reader.word(at + 1);
    let is_owner = word == "'s" && !reader.tokens.get(at + 1).is_none_or(|_| stays(reader, at + 1));
    let is_all =
        word == "all" && !matches!(next, "of" | "the" | "but") && words::number(&[next]).is_none();
    let is_free = is_place || is_owner || is_all || function::is_own(word);
    if is_free || matches!(word, "at" | "whose") {
        return reader.is_within_item(at);
    }
    !reader.tokens[at].is_word()
        || reader.is_within_item(at)
        || !reader.matches[at].is_empty()
        || reader.is_house(at)
        || reader.uses(at).own | reader.uses(at).named != 0 && !kind.determiner
        || KEPT.contains(&word)
        || STAYING.contains(&word)
        || is_degree
        || is_number
        || is_unit
        || begins_as_amount(word)
}

/// Whether `than` stands behind a word, or behind it and a few words that name nothing: `a bigger catch than`, `longer to finish
/// than`.
fn leads_to_than(reader: &Reader<'_>, at: usize) -> bool {
    const FAR: usize = 4;
    let than = (at + 1..(at + 1 + FAR).min(reader.tokens.len()))
        .find(|at| reader.word(*at) == "than" || !reader.matches[*at].is_empty());
    than.is_some_and(|at| reader.word(at) == "than")
}

fn beside(reader: &Reader<'_>, at: Option<usize>) -> Beside {
    let Some(at) = at.filter(|at| *at < reader.tokens.len()) else { return Beside::Mark };
    let word = reader.word(at);
    match word {
        "'s" | "'" if !reader.matches[at].is_empty() || !reader.is_within_item(at) => Beside::Owner,
        _ if reader.is_within_item(at) || !reader.matches[at].is_empty() => Beside::Item,
        "who" | "that" | "which" | "whoever" | "whom" => Beside::Relative,
        "not" | "'t" | "never" => {
            let is_be = at > 0 && (reader.kind(at - 1).be || reader.word(at - 1).ends_with("sn"));
            Beside::Not(is_be)
        }
        "and" | "or" | "but" | "nor" | "neither" | "either" | "both" | "while" | "whereas" => {
            Beside::Joint
        }
        "he" | "she" | "they" | "it" => Beside::Item,
        _ if !reader.tokens[at].is_word() => Beside::Mark,
        _ if reader.is_house(at) || reader.uses(at).own | reader.uses(at).named != 0 => {
            Beside::Item
        }
        _ => Beside::Order,
    }
}

/// What may stand in the place of some words, each with its cost; `None` for the words themselves.
fn options(reader: &Reader<'_>, start: usize, end: usize) -> Vec<(usize, Option<&'static str>)> {
    let left = beside(reader, start.checked_sub(1));
    let right = beside(reader, Some(end));
    let is_plain = |at: usize| {
        let (kind, uses) = (reader.kind(at), reader.uses(at));
        kind.determiner
            || kind.be
            || kind.auxiliary
            || kind.preposition
            || kind.adverb
            || kind.person
            || uses.verb | uses.by | uses.doing | uses.agent != 0
    };
    let mut found = Vec::new();
    if (start..end).all(is_plain) {
        found.push((0, None));
    }
    if reader.word(start) == "whose" {
        if end == start + 1 {
            found.push((0, None));
        }
        // `the one whose boss is in Rome`
        let of_another =
            |at: usize| KIN.contains(&reader.word(at)) || story::is_loaded(reader.stem(at));
        if start + 1 < end && of_another(start + 1) {
            return found;
        }
        found.push((1, Some("who has the")));
        found.push((2, Some("with the")));
        return found;
    }
    let links = matches!(right, Beside::Item)
        && matches!(left, Beside::Item | Beside::Relative | Beside::Mark | Beside::Joint);
    let links_else = links && (start..end).any(|at| may_say_else(reader, at));
    if links_else
        || is_named(reader, start, end)
        || acts_on_somebody(reader, start, end)
        || matches!(right, Beside::Mark | Beside::Joint) && narrows_denial(reader, start, end)
    {
        return found;
    }
    let is_first = (start..end).next().is_some_and(|at| reader.kind(at).determiner);
    let mut add = |words: &[&'static str]| {
        for word in words {
            found.push((found.len() + 1, Some(*word)));
        }
    };
    match (left, right) {
        (Beside::Item, Beside::Item) => {
            add(&["has the", "is", "with the", "is the one with the", "who has the"]);
        }
        // `Ann's javelin landed 2 meters farther than`
        (Beside::Item, Beside::Order) if reader.word(start) == "'s" => add(&["is", "", "'s one"]),
        (Beside::Item, _) if reader.word(start) == "'s" => add(&["", "'s one"]),
        (Beside::Item, Beside::Order) if reader.kind(end - 1).determiner => {
            add(&["is the", "is", ""])
        }
        (Beside::Item, Beside::Order) => add(&["is", ""]),
        (Beside::Order, Beside::Order) if reader.word(end) == "between" => {
            add(&["house is", "houses are"])
        }
        (Beside::Item, Beside::Not(_)) => add(&["is", "does"]),
        (Beside::Item, _) => add(&["", "is"]),
        (Beside::Relative, Beside::Item) => add(&["has the", "is"]),
        (Beside::Relative, Beside::Order) => add(&["is"]),
        (Beside::Relative, Beside::Not(_)) => add(&["is", "does"]),
        (Beside::Not(true), Beside::Item) => add(&["the", "with the"]),
        (Beside::Not(false), Beside::Item) => add(&["have the", "has the", "the"]),
        (Beside::Not(_), _) => add(&["", "be"]),
        (Beside::Order, Beside::Item) if is_first => {
            add(&["the", "the one with the", "the one who has the"])
        }
        (Beside::Order, Beside::Item) => add(&["", "the", "the one with the"]),
        (Beside::Order, Beside::Relative) | (Beside::Mark | Beside::Joint, Beside::Relative) => {
            add(&["the one"])
        }
        (Beside::Mark | Beside::Joint, Beside::Item) if is_first => {
            add(&["the", "the one with the", "has the"]);
        }
        (Beside::Mark | Beside::Joint, Beside::Item) => add(&["", "has the", "the", "is"]),
        (Beside::Mark | Beside::Joint, Beside::Order) => add(&["", "is"]),
        (Beside::Owner, Beside::Item) => add(&[""]),
        (Beside::Owner, _) => add(&["one", "one is"]),
        _ => add(&[""]),
    }
    found
}

/// Whether a word between two that go together may tell that they do not, or of somebody else.
fn may_say_else(reader: &Reader<'_>, at: usize) -> bool {
    const PARTICLES: &[&str] = &[
        "about", "across", "already", "along", "around", "beneath", "coming", "daily", "down",
        "entire", "fan", "few", "final", "inside", "little", "new", "now", "often", "old", "once",
        "out", "over", "owner", "still", "through", "today", "under", "up", "upon", "whole",
    ];
    const OF_PLACE: &[&str] = &["above", "behind", "below", "beside", "close", "near"];
    let (word, stem) = (reader.word(at), reader.stem(at));
    // `washed down their meal with`
    let is_harmless = function::is_own(word)
        || PARTICLES.contains(&stem)
        || PARTICLES.contains(&word)
        || !reader.vocabulary.has_order && OF_PLACE.contains(&word);
    let is_loaded = || {
        story::is_loaded(stem)
            || story::is_never_loose(stem)
            || story::is_loaded(word)
            || story::is_never_loose(word)
            || KIN.contains(&word)
            || WITH_OTHERS.contains(&stem)
            || learn::begins_as_denial(word)
    };
    parts_with(reader, at) || !is_harmless && !is_lost_then(reader, at) && is_loaded()
}

/// Whether somebody parts with something: `lent out her cap`.
fn parts_with(reader: &Reader<'_>, at: usize) -> bool {
    const PARTING: &[&str] = &[
        "gave", "given", "left", "lent", "loaned", "lost", "opted", "ran", "rented", "ruled",
        "sold", "threw", "thrown",
    ];
    reader.word(at) == "out" && at > 0 && PARTING.contains(&reader.word(at - 1))
}

/// Whether something is said to be lost at a moment of the header: `the ship lost in 1814`.
fn is_lost_then(reader: &Reader<'_>, at: usize) -> bool {
    let mut behind = reader.matches.get(at + 2).into_iter().flatten();
    reader.word(at) == "lost"
        && matches!(reader.word(at + 1), "in" | "on")
        && behind.any(|of| reader.vocabulary.senses[of.of.sense].is_of_calendar())
}

/// Whether somebody does something to another row: `Gwen photographed the swimmer in amber`.
fn acts_on_somebody(reader: &Reader<'_>, start: usize, end: usize) -> bool {
    let persons = reader.vocabulary.of_persons();
    let is_of = |of: &Match| persons >> of.of.sense & 1 == 1;
    let acts = start.checked_sub(1).is_some_and(|before| {
        let is_somebody =
            (0..=before).any(|at| reader.matches[at].iter().any(|of| of.end > before && is_of(of)));
        is_somebody || reader.kind(before).relative
    });
    let kind = reader.kind(end);
    let is_row = kind.person && !kind.relative || reader.uses(end).own & persons != 0;
    let is_told = (start..end).any(|at| reader.kind(at).be);
    acts && is_row && end < reader.end() && !is_told && reader.matches[end].is_empty()
}

/// Whether words at the end of a clause narrow what it denies: who did not find the dagger in the cellar may have found it.
fn narrows_denial(reader: &Reader<'_>, start: usize, end: usize) -> bool {
    const ALWAYS: &[&str] =
        &["at all", "in her life", "in his life", "in the least", "of any kind"];
    let denies = (0..start).any(|at| function::denies(reader.word(at)));
    let narrows = |at: usize| reader.kind(at).preposition && reader.any(at, ALWAYS).is_none();
    denies && (start..end).any(narrows)
}

/// Whether some words have a name of their own, that is not but behind a preposition.
fn is_named(reader: &Reader<'_>, start: usize, end: usize) -> bool {
    (start.max(1)..end).any(|at| {
        reader.tokens[at].is_capital && !(start..at).any(|at| reader.kind(at).preposition)
    })
}
