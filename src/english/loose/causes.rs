//! Whom somebody runs for: `had the hospice` for `ran for the hospice` and `was raising money for the hospice`, where the header has
//! causes.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::token::Token;

/// Words in the headings of what one collects money for.
const CAUSES: &[&str] = &["beneficiary", "cause", "charity", "fund"];

/// What somebody does for one, with the plain words for it.
const FOR: &[(&str, &str)] = &[
    ("collected for", "had"),
    ("collected money for", "had"),
    ("collecting for", "with"),
    ("collecting money for", "with"),
    ("did not run for", "did not have"),
    ("did not support", "did not have"),
    ("didn 't run for", "did not have"),
    ("didn 't support", "did not have"),
    ("raised funds for", "had"),
    ("raised money for", "had"),
    ("raising funds for", "with"),
    ("raising money for", "with"),
    ("ran for", "had"),
    ("ran in aid of", "had"),
    ("ran to raise money for", "had"),
    ("running for", "with"),
    ("running in aid of", "with"),
    ("supported", "had"),
    ("supporting", "with"),
    ("was collecting for", "had"),
    ("was raising funds for", "had"),
    ("was raising money for", "had"),
    ("was running for", "had"),
    ("was running in aid of", "had"),
    ("was supporting", "had"),
    ("wasn 't running for", "did not have"),
    ("wasn 't supporting", "did not have"),
];

/// `Ann had the hospice` for `Ann ran for the hospice`, `the one with the hospice` for `the one supporting the hospice`.
pub(super) fn ran_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let causes = reader.vocabulary.headed_by(CAUSES);
    (causes.count_ones() == 1).then_some(())?;
    let is_cause = |at: usize| {
        let item =
            at + usize::from(matches!(reader.word(at), "a" | "an" | "the" | "either" | "neither"));
        let item = item + usize::from(item > at && reader.word(item) == "the");
        reader.items(item) & causes != 0
    };
    let found = |at: usize| {
        let said = FOR.iter().filter_map(|(said, plain)| Some((reader.any(at, &[said])?, *plain)));
        let (end, plain) = said.max_by_key(|(end, _)| *end)?;
        let before = at.checked_sub(1)?;
        // `, supporting the hospice, …`
        let plain = if plain == "with" && reader.word(before) == "," { "who had" } else { plain };
        let is_bound = reader.kind(before).be || denies(reader.word(before));
        let is_free = !is_bound && reader.matches[at].is_empty();
        (is_free && is_cause(end)).then_some((at, end, plain))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}
