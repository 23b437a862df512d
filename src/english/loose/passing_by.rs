//! What one passes one after another: `Ann is to the left of Bob` for `Looking along the row from left to right, you would see Ann before Bob`,
//! `Ann lives below Bob` for `Anyone going up from the bottom passes Ann's floor before Bob's`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;

/// Words with which nothing is told of pairs alone.
const BOUND: &[&str] = &["'t", "but", "either", "if", "neither", "nor", "not", "or", "than", "who"];

/// The plain words for all that is passed.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let is_line = vocabulary.has_order && !vocabulary.is_ring && vocabulary.grid.is_none();
    if !is_line || reader.tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let is_upright = vocabulary.order.is_of_floors;
    let (first, is_forward) = if is_upright { going_up(reader)? } else { looking_along(reader)? };
    let order = match (is_upright, is_forward) {
        (false, true) => "is to the left of",
        (false, false) => "is to the right of",
        (true, true) => "lives below",
        (true, false) => "lives above",
    };
    let mut said: Vec<Token> = Vec::new();
    let mut start = first;
    loop {
        let before = passed(reader, start).find(|(_, next)| reader.word(*next) == "before")?;
        let end = reader.end();
        let ends = |next: usize| next == end || reader.any(next, &[", and", "and"]).is_some();
        let second = before.1 + 1;
        let (row, next) = passed(reader, second).find(|(_, next)| ends(*next))?;
        said.extend_from_slice(&reader.tokens[start..before.0]);
        said.extend(reader.tokens[before.1].saying(order));
        said.extend_from_slice(&reader.tokens[second..row]);
        if next == end {
            said.extend_from_slice(&reader.tokens[end..]);
            return Some(in_order(reader, said));
        }
        said.extend(reader.tokens[next].saying(", and"));
        start = reader.any(next, &[", and", "and"])?;
    }
}

/// Where the words for rows end that begin at a token, and what they are called with: `Ann` of `Ann's floor`.
fn passed<'r>(reader: &'r Reader<'_>, start: usize) -> impl Iterator<Item = (usize, usize)> + 'r {
    reader.nouns(start).into_iter().map(|(end, _)| {
        let noun = end + 1;
        let is_theirs = reader.is_possessive(end);
        let is_place = is_theirs && noun < reader.end() && reader.is_house(noun);
        (end, end + usize::from(is_theirs) + usize::from(is_place))
    })
}

/// Where what is seen begins behind `Looking along the row from left to right, you would see`, and whether that is the way.
fn looking_along(reader: &Reader<'_>) -> Option<(usize, bool)> {
    const ALONG: &[&str] = &[
        "driving along",
        "going along",
        "looking along",
        "sailing along",
        "strolling along",
        "walking along",
        "walking down",
    ];
    const WHO: &[&str] =
        &["one", "one will", "one would", "we", "you", "you 'll", "you will", "you would"];
    const SEE: &[&str] = &["come to", "meet", "pass", "reach", "see"];
    let along = reader.any(0, ALONG)?;
    let from = (along..reader.end()).find(|at| reader.word(*at) == "from")?;
    let is_forward = reader.any(from, &["from left to right"]).is_some();
    let comma = reader.any(from, &["from left to right", "from right to left"])?;
    let is_free = (0..comma).all(|at| reader.matches[at].is_empty()) && from <= along + 3;
    let who = reader.any(comma, &[","]).and_then(|who| reader.any(who, WHO))?;
    let see = reader.any(who, SEE).filter(|_| is_free)?;
    Some((see, is_forward))
}

/// The same behind `Anyone going up from the bottom of the building passes`.
fn going_up(reader: &Reader<'_>) -> Option<(usize, bool)> {
    const WHO: &[&str] = &["anybody", "anyone", "somebody", "someone"];
    const GOING: &[&str] = &["climbing", "going", "riding", "walking"];
    let way = reader.any(0, WHO).and_then(|who| reader.any(who, GOING))?;
    let up = reader.any(way, &["up from the bottom", "up from the ground"]);
    let end = up.or_else(|| reader.any(way, &["down from the top"]))?;
    let end = reader.any(end, &["of the block", "of the building", "of the tower"]).unwrap_or(end);
    let end = reader.any(end, &["in the lift", "in the elevator"]).unwrap_or(end);
    let passes = reader.any(end, &["passes", "reaches", "will pass", "will reach"])?;
    Some((passes, up.is_some()))
}
