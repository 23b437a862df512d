//! Asides that name nothing of the puzzle: `Colin, who could never resist a bargain, paid $5`.
//!
//! What stands between commas behind a name is told beside the rest, whatever the rest says. To leave it out says
//! less, so that an answer that is still the only one stays right.

use std::ops::Range;

use super::super::compare::is_comparing;
use super::super::learn;
use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;

/// Words by which an aside tells where or when a row is, or compares it.
const TELLING: &[&str] = &[
    "above",
    "after",
    "ahead",
    "another",
    "apart",
    "as",
    "before",
    "behind",
    "below",
    "beside",
    "between",
    "but",
    "else",
    "except",
    "final",
    "first",
    "former",
    "it",
    "last",
    "latter",
    "left",
    "middle",
    "most",
    "near",
    "neighbor",
    "neighbour",
    "next",
    "only",
    "opposite",
    "other",
    "right",
    "same",
    "than",
    "them",
    "too",
    "until",
    "unlike",
];

/// Words behind an aside that may point to what it says.
const POINTING: &[&str] =
    &["it", "so", "such", "that", "them", "then", "there", "these", "they", "this", "those", "too"];

/// Where the first aside of a sentence stands that names nothing, with its comma in front.
pub(in super::super) fn empty_aside(
    vocabulary: &Vocabulary,
    tokens: &[Token],
) -> Option<Range<usize>> {
    let opens =
        |pair: &[Token]| pair[0].word == "," && matches!(&*pair[1].word, "who" | "which" | "whose");
    if !tokens.windows(2).any(opens) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let is_open = |at: &usize| opens(&tokens[*at..*at + 2]) && reader.ends_item(*at);
    (1..tokens.len() - 1).filter(is_open).find_map(|open| {
        let behind = tokens[open + 2..].iter().position(|token| token.word == ",");
        let close = behind.map_or(tokens.len(), |length| open + 2 + length);
        let next = tokens.get(close + 1).map_or("", |token| &*token.word);
        let goes_on = matches!(next, "and" | "but" | "nor" | "or" | "which" | "who" | "whose");
        let points = |token: &Token| POINTING.contains(&&*token.word);
        let is_empty = close > open + 2 && (open + 2..close).all(|at| names_nothing(&reader, at));
        let is_apart = !goes_on && !tokens[close..].iter().any(points);
        (is_empty && is_apart).then_some(open..(close + 1).min(tokens.len()))
    })
}

/// The tokens of a sentence without its first aside that names nothing.
pub(super) fn without_aside(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Vec<Token>> {
    let aside = empty_aside(vocabulary, tokens)?;
    Some([&tokens[..aside.start], &tokens[aside.end..]].concat())
}

/// Whether a word is of nothing that the puzzle tells of.
fn names_nothing(reader: &Reader<'_>, at: usize) -> bool {
    let token = &reader.tokens[at];
    let uses = reader.uses(at);
    token.is_word()
        && !token.is_capital
        && !reader.is_within_item(at)
        && uses.own | uses.named == 0
        && words::number(&[&token.word]).is_none()
        && words::ordinal(&token.word).is_none()
        && !token.word.starts_with(|c: char| !c.is_alphabetic())
        && !learn::is_value(&token.word)
        && !is_comparing(&token.word)
        && !token.word.ends_with("est")
        && !TELLING.contains(&&*token.word)
        // `who is a boy` may tell who has what, though nobody knows who is one.
        && sexes::sex_of(&token.word).is_none()
        || reader.is_possessive(at)
        || token.word == "'t"
}
