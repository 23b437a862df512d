//! Whose work something is: `wasn't made by either Ann or Bob` for `isn't the handiwork of either Ann or Bob`, `is by Ann` for
//! `is the latest thriller by Ann`.

use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;

/// Nouns for what somebody has made.
const WORKS: &[&str] = &[
    "brainchild",
    "creation",
    "design",
    "handiwork",
    "invention",
    "masterpiece",
    "product",
    "work",
];

/// `was made by` for `is the work of`, before the names of people.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_work = |at: &usize| {
        WORKS.contains(&reader.word(*at))
            && reader.word(at - 1) == "the"
            && reader.word(at + 1) == "of"
            && reader.matches[*at].is_empty()
    };
    let noun = (2..reader.end()).find(is_work)?;
    let denied = matches!(reader.word(noun - 2), "not" | "'t");
    let be = noun.checked_sub(2 + usize::from(denied))?;
    let is_said = match denied {
        true => reader.is_be_or_denied(be),
        false => matches!(reader.word(be), "is" | "was"),
    };
    let maker = noun + 2 + usize::from(matches!(reader.word(noun + 2), "either" | "neither"));
    let persons = reader.vocabulary.of_persons();
    let is_person = reader.matches.get(maker)?.iter().any(|of| persons >> of.of.sense & 1 == 1);
    let said = reader.tokens[be].saying(if denied { "was not made by" } else { "was made by" });
    (is_said && is_person).then(|| reader.with(be..noun + 2, &said))
}

/// `is by Mr Lee` for `is the latest thriller by Mr Lee`.
pub(super) fn latest_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LATEST: &[&str] =
        &["celebrated", "debut", "latest", "new", "newest", "popular", "recent"];
    let by = (3..reader.end()).find(|at| {
        let noun = at - 1;
        let adjective = noun - 1;
        let is_bare = |at: usize| reader.matches[at].is_empty();
        reader.word(*at) == "by"
            && LATEST.contains(&reader.word(adjective))
            && reader.kind(adjective - 1).determiner
            && is_bare(noun)
            && is_bare(adjective)
            && adjective > 1
            && reader.kind(adjective - 2).be
    })?;
    Some(reader.without(by - 3..by))
}

/// `Engel's book` for `the book by Engel`, of an author, a painter or whoever else makes such works.
pub(super) fn work_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORKS: &[&str] = &[
        "album",
        "book",
        "building",
        "film",
        "movie",
        "novel",
        "opera",
        "painting",
        "photograph",
        "piece",
        "play",
        "poem",
        "sculpture",
        "song",
        "story",
        "symphony",
        "work",
    ];
    const MAKERS: &[&str] = &[
        "architect",
        "artist",
        "author",
        "compos",
        "design",
        "director",
        "paint",
        "photograph",
        "poet",
        "sculptor",
        "writer",
    ];
    let vocabulary = reader.vocabulary;
    let is_maker = |of: &Match| MAKERS.iter().any(|stem| vocabulary.is_named(of.of.sense, stem));
    let found = |by: usize| {
        let (the, work) = (by.checked_sub(2)?, by - 1);
        let is_work = reader.word(by) == "by"
            && reader.word(the) == "the"
            && WORKS.contains(&reader.word(work))
            && reader.matches[work].is_empty();
        let maker =
            reader.matches.get(by + 1)?.iter().find(|of| is_maker(of)).filter(|_| is_work)?;
        Some((the, work, by + 1, maker.end))
    };
    let (the, work, name, end) = (2..reader.end()).find_map(found)?;
    let mark = reader.tokens[work].renamed("'s");
    let said = [&reader.tokens[name..end], &[mark], &reader.tokens[work..=work]].concat();
    Some(reader.with(the..end, &said))
}
