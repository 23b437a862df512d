//! Who is with whom, by what the header calls one of them: `was with a brother` for `was helped by a brother`, of helpers; `the tower
//! with Paula` for `the tower where Paula is the guide`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;

/// The categories of those who do what a verb tells, by the headings: `helper` of `helped`.
fn doers(reader: &Reader<'_>, verb: usize) -> Senses {
    let stem = reader.stem(verb);
    let is_doer = |word: &str| {
        let end = word.strip_prefix(stem);
        end.is_some_and(|end| matches!(end, "er" | "or" | "r" | "ers" | "ors" | "rs"))
    };
    reader.vocabulary.where_sense(|sense| {
        let heading = reader.vocabulary.senses[sense].name.text.to_lowercase();
        heading.split(' ').any(is_doer)
    })
}

/// `was with a brother` for `was helped by a brother` and `with the help of a brother`, where the header has helpers.
pub(super) fn helped_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let (verb, item) = match reader.any(at, &["with the help of", "with help from"]) {
            Some(end) => (if reader.word(at + 1) == "the" { at + 2 } else { at + 1 }, end),
            None => (at, reader.phrase(at + 1, "by").filter(|_| reader.word(at).ends_with("ed"))?),
        };
        let named = item + usize::from(reader.kind(item).determiner);
        let doers = doers(reader, verb);
        let mut of = reader.matches.get(named)?.iter();
        let is_free = reader.matches[verb].is_empty();
        (is_free && of.any(|of| doers >> of.of.sense & 1 == 1)).then_some((at, item))
    };
    let (at, item) = (2..reader.end()).find_map(found)?;
    // `the student who was helped by`, `the kite made with the help of`
    let is_made = reader.word(at) == "with"
        && words::is_participle(reader.word(at - 1))
        && reader.matches[at - 1].is_empty();
    let past = at - usize::from(is_made);
    let is_told = past > 2 && reader.kind(past - 1).be && reader.kind(past - 2).relative;
    let start = if is_told { past - 2 } else { past };
    Some(reader.with(start..item, &[reader.tokens[at].renamed("with")]))
}

/// `the tower with Paula` for `the tower where Paula is the guide`, where the header has guides.
pub(super) fn where_they_are(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let named = reader.matches.get(at + 1)?.iter().find(|of| reader.kind(of.end).be)?;
        let noun = named.end + 2;
        let is_own = reader.uses(noun).own >> named.of.sense & 1 == 1
            && reader.kind(noun - 1).determiner
            && reader.matches.get(noun)?.is_empty();
        let goes_on = reader.ends_clause(noun + 1) || reader.kind(noun + 1).be;
        (reader.word(at) == "where" && is_own && goes_on).then_some((at, named.end, noun + 1))
    };
    let (at, is, end) = (1..reader.end()).find_map(found)?;
    let said = [&[reader.tokens[at].renamed("with")], &reader.tokens[at + 1..is]].concat();
    Some(reader.with(at..end, &said))
}
