//! Who lives where and what grows there, for which plainer words stand: `Ann` for `the house Ann lives in`,
//! `the roses stand next to` for `the roses grow next to`, `the person drinking tea` for `the tea drinking person`.

use super::super::mention::{Mention, Reader};
use super::super::token::Token;
use super::roundabout::in_order;

/// `between the red house and Ann` for `between the red house and the house Ann lives in`.
pub(super) fn lived_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let ends = |at: usize| {
        reader.ends_clause(at)
            || matches!(reader.word(at), "," | "and" | "or" | "nor" | "on" | "to")
            || reader.kind(at).be
    };
    let found = |house: usize| {
        let is_led = reader.word(house - 1) == "the" && house > 1;
        if !is_led || !reader.is_house(house) || !reader.matches[house].is_empty() {
            return None;
        }
        let who = reader.any(house + 1, &["that", "which"]).unwrap_or(house + 1);
        let lives = |of: &Mention| {
            let is_living = reader.kind(of.end).live && reader.stem(of.end) == "live";
            is_living && reader.word(of.end + 1) == "in" && ends(of.end + 2)
        };
        let verb = reader.mentions(who).into_iter().find(lives)?.end;
        Some((house, who, verb))
    };
    let (house, who, verb) = (1..reader.end()).find_map(found)?;
    let (front, behind) = (&reader.tokens[..house - 1], &reader.tokens[verb + 2..]);
    Some(in_order(reader, [front, &reader.tokens[who..verb], behind].concat()))
}

/// `the roses stand next to` for `the roses grow next to`.
pub(super) fn grows_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GROWING: &[&str] = &["bloom", "blooms", "blossom", "blossoms", "grew", "grow", "grows"];
    const SIDES: &[&str] =
        &["adjacent to", "beside", "between", "next to", "to the left of", "to the right of"];
    const DEGREES: &[&str] = &["directly", "exactly", "immediately", "just", "right", "somewhere"];
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: &usize| {
        let side = at + 1 + usize::from(DEGREES.contains(&reader.word(at + 1)));
        GROWING.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && reader.any(side, SIDES).is_some()
            && !reader.is_within_house(*at)
    };
    let at = (1..reader.end()).find(found)?;
    let stand = if reader.word(at).ends_with('s') { "stands" } else { "stand" };
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed(stand)]))
}

/// `the person drinking tea` for `the tea drinking person`.
pub(super) fn doing_person(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |item: usize| {
        let is_doing = |doing: usize, sense: usize| {
            reader.word(doing).ends_with("ing")
                && reader.matches[doing].is_empty()
                && reader.uses(doing).verb >> sense & 1 == 1
                && reader.kind(doing + 1).person
        };
        let of = reader.matches[item].iter().find(|of| is_doing(of.end, of.of.sense))?;
        matches!(reader.word(item - 1), "a" | "the").then_some((item, of.end))
    };
    let (item, doing) = (1..reader.end()).find_map(found)?;
    let (person, of) = (&reader.tokens[doing + 1], &reader.tokens[item..doing]);
    let said = [person.clone(), reader.tokens[doing].clone()];
    let (front, behind) = (&reader.tokens[..item], &reader.tokens[doing + 2..]);
    Some(in_order(reader, [front, &said, of, behind].concat()))
}
