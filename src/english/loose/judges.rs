//! What judges do with rows, and what is done with the first or last of all: `The judges placed Rex first`, `was not the last of
//! the four dogs to be shown`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `Rex was placed first` for `the judges placed Rex first`.
pub(super) fn judges_placed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JUDGES: &[&str] = &["judge", "judges", "jury", "panel", "referee", "referees"];
    const PLACED: &[&str] = &["placed", "put", "ranked"];
    const WHERE: &[&str] = &["above", "ahead", "behind", "below", "higher", "last", "lower"];
    /// How a second one may be placed in the same sentence.
    const MORE: &[&str] = &["and", "but", "either", "neither", "nor", "not", "or", "'t"];
    let judge = usize::from(reader.word(0) == "the");
    let verb = judge + 1;
    let is_judged = JUDGES.contains(&reader.word(judge))
        && PLACED.contains(&reader.word(verb))
        && reader.matches.get(judge)?.is_empty();
    let has_more = reader.tokens.iter().any(|token| MORE.contains(&&*token.word));
    if !is_judged || has_more {
        return None;
    }
    let row = verb + 1 + usize::from(reader.kind(verb + 1).determiner);
    let end = reader.matches.get(row)?.iter().map(|of| of.end).max()?;
    let is_where = |at: &usize| {
        WHERE.contains(&reader.word(*at)) || words::ordinal(reader.word(*at)).is_some()
    };
    let at = (end..reader.end()).find(is_where)?;
    let placed = reader.tokens[verb].saying("was placed");
    let tokens = reader.tokens;
    Some(in_order(reader, [&tokens[verb + 1..at], &placed, &tokens[at..]].concat()))
}

/// `was not the last` for `was not the last of the four dogs to be shown`, where rows have an order.
pub(super) fn last_to_be(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// What was done long before.
    const OTHERWISE: &[&str] = &["born", "named", "told"];
    let found =
        |at: &usize| reader.word(at - 1) == "the" && matches!(reader.word(*at), "first" | "last");
    let at = (1..reader.end()).find(found)?;
    let all =
        reader.any(at + 1, &["of the"]).and_then(|all| reader.past_all(all)).unwrap_or(at + 1);
    let to = (all..=all + 1).find(|to| reader.phrase(*to, "to be").is_some())?;
    let done = to + 2;
    let is_done =
        words::is_participle(reader.word(done)) && !OTHERWISE.contains(&reader.word(done));
    let ends = done + 1 == reader.end() || reader.word(done + 1) == ",";
    let is_free = (at + 1..=done).all(|at| reader.matches.get(at).is_some_and(Vec::is_empty));
    (reader.vocabulary.has_order && is_done && ends && is_free)
        .then(|| reader.without(at + 1..done + 1))
}
