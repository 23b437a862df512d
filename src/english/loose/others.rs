//! Others of a row, and what was done to somebody: `Ann` for `Ann's companion`, `was found in the kitchen` for `was murdered in
//! the kitchen`.

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

/// What was done to the victims of a crime.
const CRIMES: &[&str] = &[
    "attacked",
    "bludgeoned",
    "killed",
    "murdered",
    "poisoned",
    "shot",
    "slain",
    "stabbed",
    "strangled",
];

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
    let is_of_sex = |sense: usize| SEXES.iter().any(|of| reader.vocabulary.is_named(sense, of));
    let kinds = match reader.vocabulary.where_sense(is_of_sex) {
        sexes if sexes.count_ones() == 2 => sexes,
        // Those with a first and a last name have theirs elsewhere.
        _ => {
            let is_name =
                |sense: usize| NAMES.iter().any(|of| reader.vocabulary.is_named(sense, of));
            reader.vocabulary.kinds_of_people() & !reader.vocabulary.where_sense(is_name)
        }
    };
    let ends = |of: usize| {
        let mut of = reader.matches[of].iter().filter(|of| of.end == at - 1);
        of.any(|of| kinds >> of.of.sense & 1 == 1)
    };
    let is_of_kind = kinds.count_ones() == 2 && (0..at - 1).any(ends);
    is_of_kind.then(|| reader.without(at - 1..at + 1))
}

/// `was found in the kitchen` for `was murdered in the kitchen`, where the only people are the victims.
pub(super) fn victim(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_crime = |at: &usize| {
        let be = (0..*at).rev().find(|at| !matches!(reader.word(*at), "'t" | "not"));
        CRIMES.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && be.is_some_and(|be| reader.is_be_or_denied(be))
            && matches!(reader.word(at + 1), "at" | "in" | "on" | "with")
    };
    let at = (1..reader.end()).find(is_crime)?;
    let people = reader.vocabulary.of_persons() & reader.vocabulary.lists();
    let is_of_victims = |sense: usize| {
        ["corps", "dead", "victim"].iter().any(|stem| reader.vocabulary.is_named(sense, stem))
    };
    let victims = reader.vocabulary.where_sense(is_of_victims);
    let found = reader.tokens[at].renamed("found");
    (victims.count_ones() == 1 && people & !victims == 0).then(|| reader.with(at..at + 1, &[found]))
}
