//! Places that stand beside something else: `sits under the purple awning and is at the right end` for `sits under the purple awning at
//! the right end`, `on the middle mooring` for `on the middle boat`, `but is not the last` for `but she is not the last`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words::{self, Words};

/// Words that relate one place to another, so that what stands behind may be of the second one.
pub(super) const RELATING: Words = Words::of(&[
    "above",
    "adjacent",
    "adjoining",
    "after",
    "alongside",
    "before",
    "behind",
    "below",
    "beside",
    "between",
    "by",
    "from",
    "if",
    "left",
    "near",
    "neighbor",
    "neighbors",
    "neighbour",
    "neighbours",
    "next",
    "of",
    "opposite",
    "or",
    "than",
    "who",
    "whose",
]);

/// `is at one end of the row` for `belongs to a student whose locker is at one end of the row`.
pub(super) fn of_one_whose(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let begins = |at: &usize| {
        let noun = at + 3;
        matches!(reader.word(*at), "belongs" | "belonged")
            && reader.word(at + 1) == "to"
            && matches!(reader.word(at + 2), "a" | "somebody" | "someone" | "the")
            && reader.matches.get(noun).is_some_and(Vec::is_empty)
            && (reader.uses(noun).own != 0
                || matches!(reader.word(noun), "one" | "person" | "whose"))
    };
    let at = (1..reader.end()).find(begins)?;
    let whose = (at + 3..at + 5).find(|at| reader.word(*at) == "whose")?;
    let be = whose + 2;
    let is_place = reader.is_house(whose + 1) && reader.kind(be).be;
    is_place.then(|| reader.with(at..be + 1, &[reader.tokens[be].clone()]))
}

/// `sits under the purple awning and is at the right end of the row` for `sits under the purple awning at the right end of the row`.
pub(super) fn and_at_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ENDS: &[&str] = &[
        "at one end",
        "at one of the ends",
        "at the far left",
        "at the far right",
        "at the left end",
        "at the left hand end",
        "at the right end",
        "at the right hand end",
        "in the middle",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let is_end = |at: &usize| reader.any(*at, ENDS).is_some_and(|end| end == reader.end());
    let place = (3..reader.end()).find(is_end)?;
    let noun = usize::from(reader.uses(place - 1).own != 0);
    let ends_here = reader.matches[..place]
        .iter()
        .flatten()
        .any(|of| of.end == place || of.end == place - noun);
    let is_plain = (0..place).all(|at| {
        !RELATING.contains(&reader.word(at))
            && reader.word(at) != ","
            && !function::denies(reader.word(at))
    });
    let items = reader.matches[..place].iter().filter(|of| !of.is_empty()).count();
    (ends_here && is_plain && items > 1)
        .then(|| reader.with(place..place, &reader.tokens[place].saying("and is")))
}

/// `on the middle mooring` for `on the middle boat`, where each mooring has one of the boats that a list names.
pub(super) fn of_kind(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WHICH: Words = Words::of(&[
        "adjacent",
        "adjoining",
        "center",
        "centre",
        "leftmost",
        "middle",
        "neighboring",
        "neighbouring",
        "rightmost",
    ]);
    let vocabulary = reader.vocabulary;
    is_only_order(vocabulary).then_some(())?;
    let is_kind = |at: &usize| {
        let which = reader.word(at - 1);
        let named = reader.uses(*at).named & vocabulary.lists();
        named.count_ones() == 1
            && reader.matches[*at].is_empty()
            && !reader.is_house(*at)
            && !reader.kind(*at).person
            && WHICH.contains(&which)
    };
    let at = (1..reader.end()).find(is_kind)?;
    let mut place = vocabulary.position.text.to_string();
    if reader.word(at).ends_with('s') {
        place.push('s');
    }
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed(&place)]))
}

/// Whether places stand in an order, and no list tells of one of its own.
fn is_only_order(vocabulary: &Vocabulary) -> bool {
    vocabulary.has_order && vocabulary.all(|sense| sense.scale.is_some()) == 0
}

/// `the customer in fifth place` for `the fifth customer`, where people stand in a line and no list has an order of its own.
pub(super) fn of_person(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    (is_only_order(vocabulary) && vocabulary.is_of_line()).then_some(())?;
    let is_person = |noun: &usize| {
        let which = reader.word(noun - 1);
        reader.word(noun - 2) == "the"
            && (which == "last" || words::ordinal(which).is_some())
            && reader.is_human(*noun)
            && reader.matches[*noun].is_empty()
            && reader.matches[noun - 1].is_empty()
            && !matches!(reader.word(noun + 1), "to" | "'s" | "of")
    };
    let noun = (2..reader.end()).find(is_person)?;
    let place = format!("in {} {}", reader.word(noun - 1), vocabulary.position.text);
    let said = [&reader.tokens[noun..noun + 1], &reader.tokens[noun].saying(&place)].concat();
    Some(reader.with(noun - 1..noun + 1, &said))
}

/// `Ann is after Bob, but is not last` for `Ann is after Bob, but she is not last`: that Bob is not last would be no news.
pub(super) fn but_itself(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LATER: Words = Words::of(&["after", "later", "right"]);
    const EARLIER: Words = Words::of(&["before", "earlier", "left"]);
    let joint = (2..reader.end())
        .find(|at| reader.word(*at) == "," && matches!(reader.word(at + 1), "and" | "but"))?;
    let pronoun = joint + 2;
    let be = pronoun + 1;
    let not = matches!(reader.word(be + 1), "not" | "'t") && reader.is_be_or_denied(be);
    if !not || !matches!(reader.word(pronoun), "he" | "it" | "she") {
        return None;
    }
    // `right next to Bob`
    let is_side =
        |at: usize| !matches!(reader.word(at), "left" | "right") || reader.word(at + 1) == "of";
    let has = |of: &Words| (0..joint).any(|at| of.contains(&reader.word(at)) && is_side(at));
    let (is_later, is_earlier) = (has(&LATER), has(&EARLIER));
    if (0..joint).any(|at| function::denies(reader.word(at)) || reader.word(at) == "or") {
        return None;
    }
    let labels = &reader.vocabulary.labels;
    let is_label = |label: Option<&compact_str::CompactString>| {
        label.is_some_and(|label| {
            reader.word(reader.end() - 1) == label.to_lowercase() && reader.vocabulary.has_order
        })
    };
    let place = &reader.tokens[be + 2..reader.end()];
    let is_last = place.iter().any(|of| of.word == "last") || is_label(labels.last());
    let is_first = place.iter().any(|of| of.word == "first") || is_label(labels.first());
    let is_news = match (is_later, is_earlier) {
        (true, false) => is_last && !is_first,
        (false, true) => is_first && !is_last,
        _ => false,
    };
    is_news.then(|| reader.without(pronoun..be))
}

/// `likes cocoa and does the hoovering` for `likes cocoa before she starts the hoovering`.
pub(super) fn before_starting(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STARTING: &[&str] = &[
        "begins",
        "begins on",
        "does",
        "gets down to",
        "gets on with",
        "sets about",
        "starts",
        "starts on",
        "turns to",
    ];
    let found = |at: usize| {
        let is_pronoun = matches!(reader.word(at + 1), "he" | "she");
        let end = reader.any(at + 2, STARTING).filter(|_| is_pronoun)?;
        let item = end + usize::from(reader.kind(end).determiner);
        let is_whole = reader.matches.get(item)?.iter().any(|of| of.end == reader.end());
        (matches!(reader.word(at), "after" | "before" | "when" | "while") && is_whole)
            .then_some(end)
    };
    let (at, end) = (2..reader.end()).find_map(|at| Some((at, found(at)?)))?;
    let is_plain = (0..at).all(|at| {
        let word = reader.word(at);
        (!RELATING.contains(&word) || word == "of") && !function::denies(word)
    });
    is_plain.then(|| reader.with(at..end, &reader.tokens[at].saying("and does")))
}
