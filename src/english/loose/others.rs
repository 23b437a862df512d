//! Others of a row: `Ann` for `Ann's companion`.

use super::super::mention::Reader;
use super::super::token::Token;

/// Words for the other one of two people of a row.
const COMPANIONS: &[&str] =
    &["companion", "counterpart", "date", "escort", "match", "mate", "partner", "teammate"];

/// Stems of headings of those who are of one sex.
const SEXES: &[&str] = &[
    "boy",
    "bride",
    "femal",
    "gentleman",
    "girl",
    "groom",
    "husband",
    "ladi",
    "male",
    "man",
    "wife",
    "woman",
];

/// Stems of headings of names.
const NAMES: &[&str] = &["name", "nicknam", "surnam"];

/// `Ann` for `Ann's companion`, where each row has two people of different kinds.
pub(super) fn companion(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_companion = |at: &usize| {
        COMPANIONS.contains(&reader.word(*at))
            && reader.is_possessive(at - 1)
            && reader.matches[*at].is_empty()
            && reader.uses(*at).own == 0
            && !reader.tokens[*at + 1..].first().is_some_and(|next| next.is_capital)
    };
    let at = (2..reader.end()).find(is_companion)?;
    let kinds = match reader.vocabulary.named_by(SEXES) {
        sexes if sexes.count_ones() == 2 => sexes,
        // Those with a first and a last name have theirs elsewhere.
        _ => reader.vocabulary.kinds_of_people() & !reader.vocabulary.named_by(NAMES),
    };
    let ends = |of: usize| {
        let mut of = reader.matches[of].iter().filter(|of| of.end == at - 1);
        of.any(|of| kinds >> of.of.sense & 1 == 1)
    };
    let is_of_kind = kinds.count_ones() == 2 && (0..at - 1).any(ends);
    is_of_kind.then(|| reader.without(at - 1..at + 1))
}
