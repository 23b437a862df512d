//! Who is at the ends of a row, told of its end houses: `Of Ann and Bo, one is at the left end and the other is at the right end`
//! for `Ann and Bo have the two end houses` and `The houses at the ends are those of Ann and Bo`.

use itertools::Itertools;

use super::super::function;
use super::super::mention::Reader;
use super::super::token::{Token, phrase};
use super::roundabout::in_order;

/// What the ends are those of.
pub(super) const ROWS: &[&str] = &["of the line", "of the row", "of the street"];

/// Words with which the houses are told to be somebody's.
const BELONGING: &[&str] = &[
    "are",
    "are let to",
    "are occupied by",
    "are owned by",
    "are those of",
    "belong to",
    "were",
    "were let to",
    "were occupied by",
    "were those of",
    "belonged to",
];

/// The same, behind those whose they are.
pub(super) const HAVING: &[&str] = &[
    "are in", "are at", "have", "live in", "lived in", "occupied", "occupy", "own", "rent",
    "rented", "run", "sit in", "sleep in", "stay in", "took", "were in", "were at", "work at",
    "work in",
];

/// The two ends for `the two end houses`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let (list, end) = match reader.end_houses(0) {
        Some(behind) => (reader.any(behind, BELONGING)?, reader.end()),
        None => {
            let found = |at: usize| {
                let houses = reader.any(at, HAVING)?;
                (reader.end_houses(houses)? == reader.end()).then_some(at)
            };
            (0, (3..reader.end()).find_map(found)?)
        }
    };
    if list >= end {
        return None;
    }
    let is_pair = reader.lists(list).iter().any(|(last, of)| *last == end && of.len() == 2);
    let say = |words: &str| reader.tokens[list].saying(words);
    let said = [
        &say("of"),
        &reader.tokens[list..end],
        &say(", one is at the left end and the other is at the right end"),
    ];
    is_pair.then(|| in_order(reader, said.concat()))
}

/// The same for `Ann is at one end of the row, and Bo is at the other`.
pub(super) fn one_and_the_other(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JOINTS: &[&str] = &[", and", ", while", ", with", ", but", ";", "and", "while", "with"];
    reader.vocabulary.has_order.then_some(())?;
    let is_one = |at: &usize| reader.any(*at, &["at one end", "on one end"]).is_some();
    let one = (2..reader.end()).find(is_one)?;
    let stands = |at: usize| reader.kind(at).be || reader.kind(at).live;
    let row = one + 3;
    let joint = reader.any(row, ROWS).unwrap_or(row);
    let second = reader.any(joint, JOINTS)?;
    let is_other = |at: &usize| reader.any(*at, &["at the other", "on the other"]).is_some();
    let other = (second + 1..reader.end()).find(is_other)?;
    let end = other + 3;
    let end = reader.any(end, &["end"]).unwrap_or(end);
    let end = reader.any(end, ROWS).unwrap_or(end);
    let behind = other - usize::from(stands(other - 1));
    if end != reader.end() || !stands(one - 1) || behind <= second {
        return None;
    }
    let is_whole = |start: usize, end: usize| {
        reader.lists(start).iter().any(|(last, of)| *last == end && of.len() == 1)
            || reader.names_row(start, end)
    };
    let say = |words: &str| reader.tokens[0].saying(words);
    let said = [
        &say("of"),
        &reader.tokens[..one - 1],
        &say("and"),
        &reader.tokens[second..behind],
        &say(", one is at the left end and the other is at the right end"),
    ];
    (is_whole(0, one - 1) && is_whole(second, behind)).then(|| in_order(reader, said.concat()))
}

/// `is not at either end` for `is in neither of the end houses`.
pub(super) fn neither_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let of = reader.any(at, &["in neither of", "at neither of"]);
        let of = of.or_else(|| reader.any(at, &["not in either of", "not at either of"]));
        let end = match of {
            Some(houses) => reader.end_houses(houses)?,
            None => {
                let house = reader.any(at, &["in neither end", "at neither end"])?;
                reader.is_house(house).then_some(house + 1)?
            }
        };
        Some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    let is_told = reader.vocabulary.has_order && reader.ends_clause(end);
    is_told.then(|| reader.with(at..end, &reader.tokens[at].saying("not at either end")))
}

/// `at one end` for `in one of the houses at the ends of the row`.
pub(super) fn one_of_ends(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let either = reader.any(at, &["in either of", "at either of", "in either", "at either"]);
        let houses = either.or_else(|| reader.any(at, &["in one of", "at one of"]))?;
        let one = either.filter(|_| reader.word(houses) == "end" && reader.is_house(houses + 1));
        let end = one.map(|end| end + 2).or_else(|| reader.end_houses(houses))?;
        Some((at, end, either.is_some()))
    };
    let (at, end, is_either) = (1..reader.end()).find_map(found)?;
    let is_denied = reader.says_before(at, &["'t", "never", "not"]);
    let is_told =
        reader.vocabulary.has_order && reader.ends_clause(end) && (!is_denied || is_either);
    let said = if is_denied { "at either end" } else { "at one end" };
    is_told.then(|| reader.with(at..end, &reader.tokens[at].saying(said)))
}

/// `in one of the end houses and has the green door` for `in one of the end houses, the one with the green door`.
pub(super) fn end_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let houses = reader.any(at, &["in one of", "at one of"])?;
        let end = reader.end_houses(houses)?;
        Some((at, end, reader.any(end, &[", the one with", ", which has", ", that with"])?))
    };
    let (at, end, item) = (1..reader.end()).find_map(found)?;
    let is_told = reader.nouns(item).iter().any(|(last, _)| reader.ends_clause(*last));
    let lives = reader.kind(at - 1).live || reader.kind(at - 1).be;
    let is_denied = reader.says_before(at, &["'t", "neither", "never", "nor", "not"]);
    (is_told && lives && !is_denied && reader.vocabulary.has_order)
        .then(|| reader.with(end..item, &reader.tokens[end].saying("and has")))
}

impl Reader<'_> {
    /// Where `the two end houses` and `the houses at the ends of the row` end.
    fn end_houses(&self, start: usize) -> Option<usize> {
        const AT_ENDS: &[&str] =
            &["at both ends", "at either end", "at the ends", "at the two ends"];
        const OF_ROW: &[&str] = &["of the line", "of the row", "of the street", "of the terrace"];
        let the = self.any(start, &["the"]).unwrap_or(start);
        let two = self.any(the, &["two"]).unwrap_or(the);
        let are_houses = |at: usize| self.is_house(at) && self.word(at).ends_with('s');
        let past_row = |at: usize| self.any(at, OF_ROW).unwrap_or(at);
        match self.any(two, &["end", "outer", "outermost", "outside"]) {
            Some(house) => are_houses(house).then_some(house + 1),
            None if are_houses(two) => self.any(two + 1, AT_ENDS).map(past_row),
            None => None,
        }
    }
}

/// `is at the left end` for `has no neighbor on her left`, `is at one of the ends` for `has only one neighbor`, `is not at either
/// end` for `has neighbors on both sides`.
pub(super) fn neighbors_told(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOTH: &[&str] = &[
        "a neighbor on each side",
        "a neighbor on either side",
        "exactly two neighbors",
        "neighbors on both sides",
        "neighbors on each side",
        "neighbors on either side",
        "two neighbors",
    ];
    const ONE: &[&str] =
        &["exactly one neighbor", "just one neighbor", "one neighbor only", "only one neighbor"];
    const NONE: &[&str] = &["no neighbor", "no next - door neighbor", "no one", "nobody"];
    // `Only Ada has only one neighbor` is never so.
    (reader.vocabulary.has_order && reader.word(0) != "only").then_some(())?;
    let has = (1..reader.end()).find(|at| matches!(reader.word(*at), "had" | "has"))?;
    let tells = |of: &Token| of.stem == "neighbor" || of.stem == "neighbour";
    reader.tokens[has..]
        .iter()
        .any(|of| tells(of) || matches!(&*of.word, "no" | "nobody"))
        .then_some(())?;
    let rest = reader.tokens[has + 1..].iter();
    // In British spelling as well.
    let spelled =
        rest.map(|of| of.renamed(&of.word.replace("neighbour", "neighbor"))).collect_vec();
    let any = |known: &[&str]| known.iter().filter_map(|said| phrase(&spelled, said)).max();
    let end_of = |length: usize| has + 1 + length;
    let (end, said) = if let Some(length) = any(BOTH) {
        (end_of(length), "is not at either end")
    } else if let Some(length) = any(ONE) {
        (end_of(length), "is at one of the ends")
    } else {
        let at = end_of(any(NONE)?);
        let owner = at + 1;
        let is_side = matches!(reader.word(at), "at" | "on" | "to")
            && (reader.word(owner) == "the" || function::is_own(reader.word(owner)));
        let side = is_side.then(|| reader.word(owner + 1))?;
        let behind = owner + 2;
        let hand = ["- hand side", "hand side", "side"].into_iter();
        let end = hand.filter_map(|said| reader.phrase(behind, said)).max().unwrap_or(behind);
        match side {
            "left" => (end, "is at the left end"),
            "right" => (end, "is at the right end"),
            _ => return None,
        }
    };
    let ends = end == reader.end() || matches!(reader.word(end), "," | "and" | "but" | "is" | ";");
    ends.then(|| reader.with(has..end, &reader.tokens[has].saying(said)))
}

/// `The blue house is not at either end` for `Neither of the end houses is blue`.
pub(super) fn no_end_house_has(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let houses = reader.any(0, &["neither of"]).and_then(|houses| reader.end_houses(houses));
    let house = || reader.any(0, &["neither end"]).filter(|house| reader.is_house(*house));
    let verb = houses.or_else(|| Some(house()? + 1))?;
    let is_be = reader.kind(verb).be;
    let has = matches!(reader.word(verb), "contain" | "contains" | "has" | "have");
    let item = reader.tokens.get(verb + 1..reader.end())?;
    let ends = reader.mentions(verb + 1).iter().any(|of| of.end == reader.end());
    let say = |words: &str| reader.tokens[verb].saying(words);
    (reader.vocabulary.has_order && (is_be || has) && ends).then(|| {
        let said = match is_be {
            true => [&say("the"), item, &say("house")].concat(),
            false => [&say("the house with"), item].concat(),
        };
        [said, say("is not at either end of the row")].concat()
    })
}
