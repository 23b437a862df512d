//! Who rides, told by what is ridden, and the other way around: `the red car` for `the driver of the red car`, `number 3` for `horse
//! number 3`, `finished third and is the Ford` for `finished third in the Ford`.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::token::Token;
use super::mounts::{has_riders, is_rider};

/// `the red car` for `the driver of the red car`, `the horse in red` for `the jockey on the horse in red`: of one row it is the same.
pub(super) fn rider_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_rider = |at: usize| {
        let word = reader.word(at);
        let fits = is_rider(word) && reader.matches[at].is_empty();
        fits && reader.vocabulary.called(&[word]).count_ones() == 1
    };
    let found = |the: usize| {
        let rider = reader.phrase(the, "the").filter(|at| is_rider(*at))?;
        const OF: &[&str] = &[
            "aboard",
            "captaining",
            "coaching",
            "driving",
            "in",
            "of",
            "on",
            "riding",
            "sailing",
            "skippering",
        ];
        let of = reader.any(rider + 1, OF)?;
        let (noun, is_named) = reader.ridden(of, 0)?;
        let is_single = reader.word(of) == "the" && !reader.word(noun).ends_with('s') && !is_named;
        is_single.then_some(the..of)
    };
    let words = (0..reader.end().saturating_sub(3)).find_map(found)?;
    Some(reader.without(words))
}

/// `the horse April` for `the horse named April`, `Tim's horse` for `Tim's mount`, `the jockey` for `the rider` where the header has
/// jockeys, `number 3` for `horse number 3`.
pub(super) fn named(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let lists = reader.vocabulary.lists();
    let is_named = |at: &usize| {
        let own = reader.uses(at - 1).named & lists;
        let mut of = reader.matches.get(at + 1).into_iter().flatten();
        matches!(reader.word(*at), "called" | "named")
            && reader.matches[at - 1].is_empty()
            && of.any(|of| own >> of.of.sense & 1 == 1)
    };
    if let Some(at) = (1..reader.end()).find(is_named) {
        return Some(reader.without(at..at + 1));
    }
    const OTHERS: &[(&str, &[&str])] = &[
        ("jockey", &["rider"]),
        ("mount", &["horse", "pony", "racehorse"]),
        ("rider", &["jockey"]),
        ("skipper", &["captain"]),
    ];
    let has = |word: &&&str| reader.vocabulary.headed(&[word]).count_ones() == 1;
    let other = |at: usize| {
        let (_, others) = OTHERS.iter().find(|(word, _)| *word == reader.word(at))?;
        let is_free = reader.uses(at).own == 0 && reader.matches[at].is_empty();
        let is_noun = reader.is_possessive(at - 1) || reader.word(at - 1) == "the";
        let other = others.iter().find(has)?;
        (is_free && is_noun).then(|| reader.with(at..at + 1, &[reader.tokens[at].renamed(other)]))
    };
    (1..reader.end()).find_map(other).or_else(|| numbered(reader))
}

/// `number 3` for `horse number 3` and `car 3`.
fn numbered(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEFORE: &[&str] =
        &["", ",", "after", "and", "before", "behind", "by", "nor", "of", "or", "than"];
    let is_noun = |at: &usize| {
        let before = at.checked_sub(1).map_or("", |last| reader.word(last));
        BEFORE.contains(&before) && reader.is_ridden_noun(*at) && reader.word(*at) != "winner"
    };
    let number = |at: usize| at + 1 + usize::from(reader.word(at + 1) == "number");
    let is_number = |at: &usize| {
        let mut of = reader.matches.get(number(*at)).into_iter().flatten();
        of.any(|of| reader.is_number(of.of.sense))
    };
    let nouns = (0..reader.end()).filter(|at| is_noun(at) && is_number(at));
    let at = nouns.take(1).find(|_| has_riders(reader))?;
    let said = [reader.tokens[at].renamed("number")];
    Some(reader.with(at..number(at), &said))
}
/// `finished third and is the Ford` for `finished third in the Ford`, `and is Tinder` for `aboard Tinder`.
pub(super) fn finishing_on(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] = &["came", "finish", "finished", "finishes", "home", "line", "placed"];
    const ON: &[&str] = &["aboard", "astride", "in", "on", "under", "with"];
    let riders = ["captain", "driver", "jockey", "rider", "skipper"];
    (reader.vocabulary.headed(&riders) != 0).then_some(())?;
    let is_told = |at: &usize| {
        let rank = at - 1 - usize::from(reader.word(at - 1) == "place");
        let verb = rank.saturating_sub(1 + usize::from(reader.word(rank - 1) == "in"));
        ON.contains(&reader.word(*at))
            && reader.is_rank(rank)
            && COMING.contains(&reader.word(verb))
    };
    let at = (3..reader.end()).find(is_told)?;
    let whole = |end: usize| reader.ends_clause(end);
    let things = reader.vocabulary.lists() & !reader.vocabulary.of_persons();
    let is_person = reader.word(at) == "under" && reader.is_person_first(at + 1);
    let ridden =
        reader.ridden(at + 1, things).map(|(noun, is_named)| noun + usize::from(!is_named));
    let named =
        if is_person { reader.matches[at + 1].iter().map(|of| of.end).max() } else { ridden };
    named.filter(|end| whole(*end))?;
    let is_denied = (0..at).any(|at| denies(reader.word(at)));
    // `finished third in red`
    let said = match reader.word(at) {
        "in" if !reader.kind(at + 1).determiner => "and was in",
        _ => "and is",
    };
    (!is_denied).then(|| reader.with(at..at + 1, &reader.tokens[at].saying(said)))
}
