//! Who has whom beside them in a row: `is directly between Ann and Bo` for `is flanked by Ann and Bo`, `is in the middle house` for
//! as many houses on one side as on the other.

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `Cy is directly between Ann and Bo` for `Cy is flanked by Ann and Bo` and `Cy is sandwiched between Ann and Bo`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FLANKED: &[&str] = &[
        "flanked by",
        "sandwiched between",
        "squeezed between",
        "squeezed in between",
        "wedged between",
        "wedged in between",
    ];
    let found = |at: usize| reader.any(at, FLANKED).map(|end| (at, end));
    let (at, end) = (2..reader.end()).find_map(found)?;
    // `has a house flanked by`
    let is_told = reader.is_be_or_denied(at - 1) || matches!(reader.word(at - 1), "not" | "'t");
    let is_pair = reader.lists(end).iter().any(|(_, of)| of.len() == 2);
    let said = reader.tokens[at].saying("directly between");
    (is_told && is_pair && reader.vocabulary.has_order).then(|| reader.with(at..end, &said))
}

/// `flanked by Ann and Bo` for `flanked by Ann on one side and Bo on the other`; on the left and on the right: `directly to the
/// right of Ann and directly to the left of Bo`.
pub(super) fn on_each_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SIDES: &[(&[&str], &[&str])] = &[
        (
            &["on one side and", "to one side and"],
            &["on the other side", "on the other", "to the other"],
        ),
        (
            &["on the left and", "on her left and", "on his left and", "to the left and"],
            &["on the right", "on her right", "on his right", "to the right"],
        ),
        (
            &["on the right and", "on her right and", "on his right and", "to the right and"],
            &["on the left", "on her left", "on his left", "to the left"],
        ),
    ];
    reader.vocabulary.has_order.then_some(())?;
    let end = reader.end();
    let flanked = (2..end).find(|at| reader.any(*at, &["flanked by"]).is_some())?;
    let first = flanked + 2;
    let found = |at: usize| {
        let side = SIDES.iter().position(|(one, _)| reader.any(at, one).is_some())?;
        let other = (at..end).find(|other| reader.any(*other, SIDES[side].1) == Some(end))?;
        Some((at, side, other))
    };
    let (one, side, other) = (first + 1..end).find_map(found)?;
    let second = reader.any(one, SIDES[side].0)?;
    let is_name = |start: usize, end: usize| reader.names_row(start, end);
    let is_told =
        reader.is_be_or_denied(flanked - 1) && is_name(first, one) && is_name(second, other);
    let say = |words: &str| reader.tokens[flanked].saying(words);
    let (by, and) = match side {
        0 => (say("flanked by"), say("and")),
        // Whom Ann is on the left of is on the right of her.
        1 => (say("directly to the right of"), say("and directly to the left of")),
        _ => (say("directly to the left of"), say("and directly to the right of")),
    };
    // Who has not Ann on the left and Bo on the right may have one of them.
    let is_denied = side > 0 && reader.tokens.iter().any(|of| matches!(&*of.word, "not" | "'t"));
    (is_told && !is_denied).then(|| {
        let said = [
            &reader.tokens[..flanked],
            &by,
            &reader.tokens[first..one],
            &and,
            &reader.tokens[second..other],
        ];
        in_order(reader, said.concat())
    })
}

/// `is between` for `sleeps between`.
pub(super) fn does_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// What is done where one is, and nowhere else.
    const DOING: &[&str] = &[
        "anchored", "camped", "camps", "docked", "moored", "parked", "parks", "sleeps", "slept",
        "traded", "trades", "worked", "works",
    ];
    reader.vocabulary.has_order.then_some(())?;
    reader.is_for_doing(DOING, |at| {
        let behind = reader.any(at, &["directly", "somewhere", "immediately"]);
        reader.word(behind.unwrap_or(at)) == "between"
    })
}

/// `is exactly one month after` for `leaves exactly one month after`, of rows in time.
pub(super) fn does_then(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// What takes place once, at the time of a row.
    const DOING: &[&str] = &[
        "cooked",
        "cooks",
        "departed",
        "departs",
        "leaves",
        "performed",
        "performs",
        "played",
        "plays",
        "sailed",
        "sails",
        "served",
        "serves",
        "sings",
        "speaks",
        "started",
        "starts",
    ];
    (reader.vocabulary.has_order && reader.is_of_times()).then_some(())?;
    reader.is_for_doing(DOING, |at| {
        let far = reader.any(at, &["exactly", "just", "sometime", "some time"]).unwrap_or(at);
        let relates = reader.relations(far).iter().any(|(_, of)| matches!(of, Relation::Order(..)));
        relates || matches!(reader.word(far), "later" | "earlier")
    })
}

impl Reader<'_> {
    /// The sentence with `is` for one of some verbs, if its subject stands right before it and what fits behind it.
    fn is_for_doing(&self, doing: &[&str], fits: impl Fn(usize) -> bool) -> Option<Vec<Token>> {
        let is_done = |at: &usize| {
            doing.contains(&self.word(*at))
                && self.matches[*at].is_empty()
                && self.uses(*at).own == 0
                && fits(at + 1)
        };
        let at = (1..self.end()).find(is_done)?;
        // Nobody else is told of before it: `Ann's cat sleeps between`.
        let is_subject = self.mentions(0).iter().any(|of| of.end == at);
        is_subject.then(|| self.with(at..at + 1, &self.tokens[at].saying("is")))
    }
}

/// `Ann is in the middle house` for `There are as many houses to the left of Ann as to the right`.
pub(super) fn as_many_on_each_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let many = reader.any(0, &["there are as many", "there are exactly as many"])?;
    let side = reader.any(many + 1, &["to the left of", "on the left of", "to the right of"])?;
    let is_left = reader.word(side - 2) == "left";
    let other: &[&str] = match is_left {
        true => &["as to the right", "as on the right", "as there are to the right"],
        false => &["as to the left", "as on the left", "as there are to the left"],
    };
    let ends = |at: &usize| {
        reader.any(*at, other).is_some_and(|end| {
            end == reader.end()
                || reader.any(end, &["of it", "of her", "of him", "of them"]) == Some(reader.end())
        })
    };
    let end = (side + 1..reader.end()).find(ends)?;
    // `to the left of Ann's`
    let owned = end - usize::from(reader.is_possessive(end - 1));
    let is_told =
        reader.vocabulary.has_order && reader.is_house(many) && reader.names_row(side, owned);
    let middle = reader.tokens[many].saying("is in the middle");
    let place = reader.vocabulary.position_stem.clone();
    let house = reader.tokens[many].renamed(&place);
    is_told.then(|| in_order(reader, [&reader.tokens[side..owned], &middle, &[house]].concat()))
}

/// `is directly to the right of` for `is the next one to the right of` and `is next on the right of`.
pub(super) fn next_on_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NEXT: &[&str] = &["the next one", "the next", "next"];
    const SIDES: &[&str] =
        &["on the left of", "on the right of", "to the left of", "to the right of"];
    let found = |at: usize| {
        let next = reader.any(at, NEXT)?;
        let next = next + usize::from(reader.is_house(next) && reader.word(at) == "the");
        reader.any(next, SIDES).map(|_| (at, next))
    };
    let (at, next) = (1..reader.end()).find_map(found)?;
    let is_told = reader.vocabulary.has_order && reader.is_be_or_denied(at - 1);
    is_told.then(|| reader.with(at..next, &reader.tokens[at].saying("directly")))
}

/// `Ann's house number is one higher than Bo's` for `The number of Ann's house is one higher than that of Bo's house`.
pub(super) fn number_of_house(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let start = reader.any(0, &["the number of"])?;
    let be = (start + 2..reader.end()).find(|at| reader.kind(*at).be)?;
    let that = (be..reader.end()).find(|at| reader.any(*at, &["than that of"]).is_some())? + 1;
    let other = that + 2;
    let say = |words: &str| reader.tokens[that].saying(words);
    let owner = |start: usize, end: usize| -> Option<Vec<Token>> {
        let house = end - 1;
        match reader.is_house(house) && reader.is_possessive(house - 1) {
            true => Some(reader.tokens[start..house].to_vec()),
            false if reader.names_row(start, end) => {
                Some([&reader.tokens[start..end], &say("'s")].concat())
            }
            false => None,
        }
    };
    let is_house = reader.stem(be - 1) == reader.vocabulary.position_stem;
    let (first, second) = (owner(start, be).filter(|_| is_house)?, owner(other, reader.end())?);
    let house = say(&format!("{} number", reader.vocabulary.position_stem));
    Some(in_order(reader, [&first, &house, &reader.tokens[be..that], &second].concat()))
}

/// `is between` for `sits between`, where nothing has a place.
pub(super) fn sits_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SITTING: &[&str] = &["lives", "sat", "sits", "stands", "stood"];
    let is_sitting =
        |at: &usize| SITTING.contains(&reader.word(*at)) && reader.word(at + 1) == "between";
    let at = (1..reader.end()).find(is_sitting)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("is")))
}

/// `two boxes are between` for `two boxes are kept between`.
pub(super) fn kept_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const KEPT: &[&str] = &["arranged", "kept", "placed", "positioned", "stacked"];
    const SIDES: &[&str] = &["above", "below", "between"];
    let is_kept = |at: &usize| {
        KEPT.contains(&reader.word(*at))
            && SIDES.contains(&reader.word(at + 1))
            && reader.kind(at - 1).be
            && reader.matches[*at].is_empty()
    };
    let at = (3..reader.end()).find(is_kept)?;
    let noun = at - 2;
    let counts = words::number(&[reader.word(noun - 1)]).is_some();
    (counts && reader.matches[noun].is_empty()).then(|| reader.without(at..at + 1))
}

/// `between the one by Ann and the one by Bo` for `between those by Ann and Bo`.
pub(super) fn between_those(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_said = |at: &usize| {
        reader.word(*at) == "those"
            && matches!(reader.word(at - 1), "between")
            && matches!(reader.word(at + 1), "by" | "from" | "of" | "with")
    };
    let those = (1..reader.end()).find(is_said)?;
    let name = |at: usize| {
        let start = (at..).find(|at| !reader.kind(*at).determiner)?;
        reader.matches.get(start)?.iter().map(|of| of.end).max()
    };
    let and = name(those + 2).filter(|and| reader.word(*and) == "and")?;
    let end = name(and + 1).filter(|end| reader.ends_clause(*end))?;
    let by = &reader.tokens[those + 1];
    let one = by.saying("the one");
    let said = [
        &one,
        &reader.tokens[those + 1..=and],
        &one,
        std::slice::from_ref(by),
        &reader.tokens[and + 1..end],
    ];
    Some(reader.with(those..end, &said.concat()))
}
