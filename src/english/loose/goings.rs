//! Who goes to a club or a class has it: `has chess` for `goes to the chess club`, `does not have Monday` for `does not go to a club on
//! Monday`.

use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;

/// `has chess` for `goes to chess`, `does not have Monday` for `does not go to a club on Monday`, where the header has clubs.
pub(super) fn to_club(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CLUBS: &[&str] =
        &["activ", "camp", "class", "club", "cours", "lesson", "practic", "session", "workshop"];
    let going = |at: usize| match reader.word(at) {
        "go" => Some("have"),
        "goes" => Some("has"),
        "went" => Some("had"),
        _ => None,
    };
    let vocabulary = reader.vocabulary;
    let is_club = |of: &Match| CLUBS.iter().any(|stem| vocabulary.is_named(of.of.sense, stem));
    let found = |at: usize| {
        let has = going(at)?;
        let to = reader.phrase(at + 1, "to")?;
        let item = to + usize::from(reader.kind(to).determiner);
        if reader.matches.get(item)?.iter().any(is_club) {
            return Some((at, to, has));
        }
        // `go to a club on Monday`
        let is_any =
            item > to && reader.matches[item].is_empty() && CLUBS.contains(&reader.stem(item));
        let on = reader.any(item + 1, &["at", "in", "on"]).filter(|_| is_any)?;
        (!reader.matches.get(on)?.is_empty()).then_some((at, on, has))
    };
    let (at, end, has) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(has)))
}
