//! People who are to each other what the header calls one of them: of `cousin: Tom, Jude` the person who is `Tom's cousin` is
//! that of Tom's row, and who is `related to Tom` as well.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;

/// Words for two people that each is to the other.
const MUTUAL: &[&str] = &[
    "classmate",
    "colleague",
    "cousin",
    "coworker",
    "flatmate",
    "friend",
    "housemate",
    "opponent",
    "partner",
    "rival",
    "roommate",
    "sibling",
    "spouse",
    "teammate",
    "twin",
];

/// Those who are of a family.
const OF_FAMILY: &[&str] = &["cousin", "sibling", "twin"];

/// `Tom` for `Tom's cousin`, where cousins are listed.
pub(super) fn theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |mark: &usize| {
        reader.is_possessive(*mark) && ends_name(reader, *mark, others(reader, mark + 1))
    };
    let mark = (1..reader.end()).find(found)?;
    // Who likes Tom's cousin is another.
    let start = reader.matches[..mark].iter().position(|of| of.iter().any(|of| of.end == mark))?;
    let is_row = start == 0
        || reader.is_be_or_denied(start - 1)
        || matches!(
            reader.word(start - 1),
            "," | "and"
                | "but"
                | "either"
                | "neither"
                | "nor"
                | "not"
                | "or"
                | "than"
                | "'t"
                | "after"
                | "before"
        );
    is_row.then(|| reader.without(mark..mark + 2))
}

/// `Tom` for `the cousin of Tom`.
pub(super) fn of_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |the: usize| {
        let noun = reader.phrase(the, "the")?;
        let name = reader.phrase(noun + 1, "of")?;
        let listed = others(reader, noun);
        let mut of = reader.matches.get(name)?.iter();
        of.any(|of| ends_name(reader, of.end, listed)).then_some((the, name))
    };
    let (the, name) = (0..reader.end()).find_map(found)?;
    Some(reader.without(the..name))
}

/// `is not Tom` for `is not related to Tom`, where but cousins are listed.
pub(super) fn related(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let related = (1..reader.end()).find(|at| reader.word(*at) == "related")?;
    let listed = reader.vocabulary.called(OF_FAMILY) & !reader.vocabulary.identities();
    let name = reader.phrase(related + 1, "to")?;
    let is_name = reader.matches.get(name)?.iter().any(|of| ends_name(reader, of.end, listed));
    let is_told =
        reader.is_be_or_denied(related - 1) || matches!(reader.word(related - 1), "not" | "'t");
    let is_only = listed.count_ones() == 1 && reader.vocabulary.of_relatives() & !listed == 0;
    (is_name && is_told && is_only).then(|| reader.without(related..name))
}

/// The categories that are called by such a noun, beside the people who are the rows themselves: of four friends, a friend of Ann
/// is none of the rows that Ann is.
fn others(reader: &Reader<'_>, noun: usize) -> Senses {
    let vocabulary = reader.vocabulary;
    let noun = reader.word(noun);
    if !MUTUAL.contains(&noun) {
        return 0;
    }
    let called = vocabulary.called(&[noun]);
    match vocabulary.lists() & vocabulary.names & !called {
        0 => 0,
        _ => called & !vocabulary.identities(),
    }
}

/// Whether the name of somebody of some categories, and of no others, ends before a token.
fn ends_name(reader: &Reader<'_>, end: usize, listed: Senses) -> bool {
    let mut of = reader.matches[..end].iter().flatten().filter(|of| of.end == end).peekable();
    of.peek().is_some() && of.all(|of| listed >> of.of.sense & 1 == 1)
}
