//! What is told by way of somebody who is no item: `The vase cost $20 more than the lamp` for `The museum paid $20 more for
//! the vase than for the lamp`, `The ferry goes to Rome` for `The ferry takes one of the friends to Rome`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;

/// `The vase cost $20 more than the lamp` for `The museum paid $20 more for the vase than for the lamp`.
pub(super) fn paid_more_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LONGEST: usize = 4;
    let verb = (1..=LONGEST).find(|at| matches!(reader.word(*at), "paid" | "pays" | "spent"))?;
    let more = (verb + 1..verb + 4).find(|at| matches!(reader.word(*at), "less" | "more"))?;
    let is_amount = more == verb + 1 || reader.amount(verb + 1).is_some();
    let thing = more + 2;
    let compares = is_amount && matches!(reader.word(more + 1), "for" | "on");
    let than = (thing..reader.end()).find(|at| reader.word(*at) == "than").filter(|_| compares)?;
    let is_twice = reader.word(than + 1) == reader.word(more + 1);
    let is_item = |start: usize, end: usize| {
        reader.mentions(start).iter().any(|of| of.end == end) || reader.names_row(start, end)
    };
    // `The museum`, `Mr. Fox`: not `The museum never`, nor `Another museum`, nor one who was paid.
    let is_buyer = match reader.word(0) {
        "the" => verb == 2,
        _ => reader.tokens[1..verb].iter().all(|of| of.is_capital || of.word == "."),
    };
    let is_somebody =
        !matches!(reader.word(0), "another" | "neither" | "no" | "nobody" | "those" | "who");
    let is_told = is_twice
        && is_buyer
        && is_somebody
        && reader.matches[..verb].iter().all(Vec::is_empty)
        && is_item(thing, than)
        && is_item(than + 2, reader.end());
    let say = |word: &str| vec![reader.tokens[verb].renamed(word)];
    is_told.then(|| {
        let said = [
            &reader.tokens[thing..than],
            &say("cost"),
            &reader.tokens[verb + 1..=more],
            &reader.tokens[than..than + 1],
            &reader.tokens[than + 2..],
        ];
        in_order(reader, said.concat())
    })
}

/// `The ferry goes to Rome` for `The ferry takes one of the friends to Rome`.
pub(super) fn takes_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TAKING: &[(&str, &str)] = &[
        ("brings", "goes"),
        ("brought", "went"),
        ("carried", "went"),
        ("carries", "goes"),
        ("takes", "goes"),
        ("took", "went"),
    ];
    let found = |at: usize| {
        let (_, goes) = TAKING.iter().find(|(takes, _)| *takes == reader.word(at))?;
        let who = reader
            .any(at + 1, &["one of the", "one of these", "one of them", "somebody", "someone"])?;
        let is_them = matches!(reader.word(who - 1), "them" | "somebody" | "someone");
        // `one of the women` tells of a woman.
        let is_any = || !function::is_of_some(reader.word(who)) && reader.is_human(who);
        let is_row = || is_any() && reader.matches[who].is_empty();
        let to = if is_them { who } else { is_row().then_some(who + 1)? };
        (reader.word(to) == "to").then_some((at, to, *goes))
    };
    let (at, to, goes) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..to, &reader.tokens[at].saying(goes)))
}
