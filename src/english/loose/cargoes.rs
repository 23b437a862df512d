//! Ships and what they carry: `with Captain Lee` for `under Captain Lee`, `which carries grain` for `with its hold full of grain`.

use super::super::mention::Reader;
use super::super::token::Token;

/// Words in the headings of who leads a ship.
const CAPTAINS: &[&str] = &["admiral", "captain", "commander", "master", "skipper"];

/// `the one with Captain Lee` for `the one under Captain Lee` and `the ship under the command of Captain Lee`.
pub(super) fn under_captain(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SHIPS: &[&str] = &["boat", "one", "ship", "vessel", "yacht"];
    let captains = reader.vocabulary.headed_by(CAPTAINS);
    let is_captain = |at: usize| {
        let named = at + usize::from(reader.uses(at).own & captains != 0);
        (reader.items(named) | reader.items(at)) & captains != 0
    };
    let found = |at: usize| {
        let captain = reader.any(at, &["under", "under the command of"])?;
        let is_ship = SHIPS.contains(&reader.word(at - 1));
        (is_ship && is_captain(captain)).then_some((at, captain))
    };
    let (at, captain) = (1..reader.end()).find_map(found).filter(|_| captains != 0)?;
    Some(reader.with(at..captain, &[reader.tokens[at].renamed("with")]))
}

/// `which carries grain` for `with its hold full of grain` and `laden with grain`, behind a comma.
pub(super) fn hold_full_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FULL: &[&str] = &[
        "laden with",
        "with a full load of",
        "with a hold full of",
        "with her hold full of",
        "with her holds full of",
        "with its hold full of",
        "with its holds full of",
    ];
    let cargoes = reader.vocabulary.headed_by(&["cargo", "freight", "load"]);
    let is_cargo = |at: usize| {
        let of = reader.matches.get(at).into_iter().flatten();
        of.into_iter().any(|of| cargoes >> of.of.sense & 1 == 1 && reader.ends_clause(of.end))
    };
    let found = |at: usize| {
        let cargo = reader.any(at, FULL).filter(|cargo| is_cargo(*cargo))?;
        (reader.word(at - 1) == ",").then_some((at, cargo))
    };
    let (at, cargo) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..cargo, &reader.tokens[at].saying("which carries")))
}

/// `The Heron's only neighbour is the Petrel` for `The Heron has only one neighbour, namely the Petrel`.
pub(super) fn namely(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ONE: &[&str] = &["has just one", "has just the one", "has only one", "has only the one"];
    const SAID: &[&str] =
        &["and he is", "and it is", "and she is", "and that is", "and this is", "namely"];
    let found = |at: usize| Some((at, reader.any(at, ONE)?));
    let (has, noun) = (1..reader.end()).find_map(found)?;
    let is_neighbor = matches!(reader.word(noun), "neighbor" | "neighbour");
    let mark = noun + 1;
    let other = match reader.word(mark) {
        "," => reader.any(mark + 1, SAID).unwrap_or(mark + 1),
        ":" => mark + 1,
        _ => return None,
    };
    let is_row = reader.names_row(other, reader.end());
    let is_subject = reader.names_row(0, has);
    let is_plain = is_neighbor && is_row && is_subject && reader.vocabulary.has_order;
    let is_only = reader.tokens[has].saying("'s only neighbour is");
    is_plain.then(|| reader.with(has..other, &is_only))
}
