//! Who lives above whom, as the puzzles of exams have it: `immediate above`, `immediately above or below`, `the one, who likes
//! red`, `a gap of two floors`, `the fourth floor from the top`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Puts plain words for one such turn of speech.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    immediate(reader)
        .or_else(|| above_or_below(reader))
        .or_else(|| the_one_who(reader))
        .or_else(|| one_is_there(reader))
        .or_else(|| gap_of(reader))
        .or_else(|| at_a_gap(reader))
        .or_else(|| on_which(reader))
        .or_else(|| that_between(reader))
        .or_else(|| from_the_top(reader))
        .or_else(|| one_of_those_above(reader))
        .or_else(|| adjacent_floor(reader))
}

/// `immediately above` for `immediate above` and `on immediate above`.
fn immediate(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_side = |at: usize| {
        matches!(reader.word(at), "above" | "below") || reader.phrase(at, "next to").is_some()
    };
    let at = (1..reader.end()).find(|at| reader.word(*at) == "immediate" && is_side(at + 1))?;
    let from = at - usize::from(reader.word(at - 1) == "on");
    Some(reader.with(from..at + 1, &[reader.tokens[at].renamed("immediately")]))
}

/// `next to` for `immediately above or below`.
fn above_or_below(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOTH: &[&str] = &[
        "above or below",
        "above or below to",
        "above or directly below",
        "above or immediately below",
        "above or just below",
        "below or above",
        "below or directly above",
        "below or immediately above",
        "below or just above",
    ];
    let found = |at: usize| {
        let is_close = matches!(reader.word(at), "directly" | "immediately" | "just" | "right");
        Some((at, reader.any(at + 1, BOTH).filter(|_| is_close)?))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    let start = at - usize::from(reader.word(at - 1) == "either");
    Some(reader.with(start..end, &reader.tokens[at].saying("next to")))
}

/// `the one who likes red` for `the one, who likes red,`.
fn the_one_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_one = |at: &usize| {
        matches!(reader.word(*at), "one" | "person")
            && reader.word(at - 1) == "the"
            && reader.word(at + 1) == ","
            && reader.word(at + 2) == "who"
    };
    let one = (1..reader.end()).find(is_one)?;
    let said = reader.without(one + 1..one + 2);
    // The second comma, if there is one, stands in front of what the person does.
    let closes = |at: &usize| {
        let next = reader.kind(at + 1);
        reader.word(*at) == "," && (next.live || next.be || next.auxiliary)
    };
    let close = (one + 3..reader.end()).find(|at| reader.word(*at) == ",").filter(closes);
    Some(match close {
        Some(close) => [&said[..close - 1], &said[close..]].concat(),
        None => said,
    })
}

/// `there is only one floor between` for `only one floor is there between`.
fn one_is_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start = reader.any(0, &["only", "exactly", "just"]).unwrap_or(0);
    let one = reader.any(start, &["one"]).filter(|one| reader.is_house(*one))?;
    let end = reader.phrase(one + 1, "is there").filter(|end| reader.word(*end) == "between")?;
    let there = reader.tokens[0].saying("there is");
    Some([&there[..], &reader.tokens[..one + 1], &reader.tokens[end..]].concat())
}

/// `there are two floors between` for `there is a gap of two floors between`.
fn gap_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let gap = reader
        .any(0, &["there is a gap of", "there is a gap of exactly", "there is a gap of only"])?;
    let (number, taken) = words::number(&[reader.word(gap)])?;
    let noun = gap + taken;
    let is_counted =
        (reader.is_house(noun) || reader.kind(noun).person) && reader.word(noun + 1) == "between";
    let verb = if number == 1 { "there is" } else { "there are" };
    is_counted.then(|| reader.with(0..gap, &reader.tokens[0].saying(verb)))
}

/// `there are two floors between Ann and Bob` for `Ann lives at a gap of two floors from Bob`.
fn at_a_gap(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| reader.phrase(*at, "at a gap of").is_some())?;
    let gap = reader.phrase(at, "at a gap of")?;
    let (number, taken) = words::number(&[reader.word(gap)])?;
    let noun = gap + taken;
    let joint = noun + usize::from(reader.is_house(noun) || reader.kind(noun).person);
    let subject = reader.mentions(0).into_iter().find(|of| of.end + 1 == at)?;
    let other = reader.mentions(joint + 1).into_iter().find(|of| of.end == reader.end())?;
    let is_told = reader.kind(subject.end).live && matches!(reader.word(joint), "from" | "with");
    let counted = if number == 1 { "there is one house between" } else { "houses between" };
    let first = &reader.tokens[0];
    let lead = match number {
        1 => first.saying(counted),
        _ => [first.saying("there are"), reader.tokens[gap..noun].to_vec(), first.saying(counted)]
            .concat(),
    };
    let pair = [
        &lead,
        &reader.tokens[..subject.end],
        &first.saying("and"),
        &reader.tokens[joint + 1..other.end],
    ];
    is_told.then(|| reader.with(0..reader.end(), &pair.concat()))
}

/// `between Ann and Bob` for `between the floor on which Ann lives and Bob's floor`.
fn on_which(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let between = (1..reader.end()).find(|at| reader.word(*at) == "between")?;
    let found = |floor: usize| {
        let who = reader.any(floor + 1, &["on which", "in which", "at which"])?;
        let is_floor = reader.is_house(floor) && reader.word(floor - 1) == "the";
        let is_living = |end: usize| reader.kind(end).live && reader.matches[end].is_empty();
        let ends = |end: usize| reader.ends_clause(end + 1);
        let of = reader.mentions(who).into_iter().find(|of| is_living(of.end) && ends(of.end))?;
        is_floor.then_some((floor, who, of.end))
    };
    let (floor, who, verb) = (between + 2..reader.end()).find_map(found)?;
    Some(reader.with(floor - 1..verb + 1, &reader.tokens[who..verb]))
}

/// `as the number of people living between` for `as that between`.
fn that_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAME: &[&str] = &["is same as that", "is the same as that"];
    let number = reader.any(0, &["number of", "the number of"])?;
    let between = (number..reader.end()).find(|at| reader.word(*at) == "between")?;
    let same = (between..reader.end()).find_map(|at| reader.any(at, SAME))?;
    let is_between = reader.word(same) == "between";
    is_between.then(|| reader.with(same - 1..same, &reader.tokens[..between]))
}

/// `the fifth floor` for `the fourth floor from the top`, of eight.
fn from_the_top(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // Which end of other rows is the top nobody knows.
    let are_floors = reader.vocabulary.position_stem == "floor";
    let rows = u32::try_from(reader.vocabulary.rows()).ok().filter(|_| are_floors)?;
    let found = |at: usize| {
        let number =
            words::ordinal(reader.word(at)).filter(|number| (1..=rows).contains(number))?;
        let end = reader.any(at + 2, &["from the top", "from top"])?;
        (reader.stem(at + 1) == "floor").then_some((at, end, number))
    };
    let (at, end, number) = (1..reader.end()).find_map(found)?;
    let ordinal = words::ordinals(rows + 1 - number).pop()?;
    Some(
        reader.with(at..end, &[reader.tokens[at].renamed(&ordinal), reader.tokens[at + 1].clone()]),
    )
}

/// `Ann lives above` for `Ann is one of the persons living above`.
fn one_of_those_above(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OF_THOSE: &[&str] = &["is one of the people", "is one of the persons", "is one of those"];
    let found = |at: usize| {
        let end = reader.any(at, OF_THOSE)?;
        let living = reader.any(end, &["living", "who live", "who lives"])?;
        matches!(reader.word(living), "above" | "below").then_some((at, living))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &[reader.tokens[at].renamed("lives")]))
}

/// `next to` for `on a floor adjacent to`, `on an adjacent floor of`.
fn adjacent_floor(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let adjacent = reader.any(at, &["on an adjacent", "on the adjacent", "on adjacent"]);
        if let Some(floor) = adjacent.filter(|floor| reader.is_house(*floor)) {
            return Some((at, reader.any(floor + 1, &["of", "to"])?));
        }
        let floor = reader.any(at, &["on a", "on the"]).filter(|floor| reader.is_house(*floor))?;
        Some((at, reader.any(floor + 1, &["adjacent to", "which is adjacent to"])?))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying("next to")))
}
