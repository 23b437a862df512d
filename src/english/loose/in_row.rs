//! Several that stand side by side, told with the row in front: `A, B and C are in consecutive stalls, in that order` for `Three
//! horses in consecutive stalls, from left to right, are A, B and C`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// The row behind those who stand in it.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDERS: &[&str] = &[
        "from left to right",
        "going from left to right",
        "in order",
        "in order from left to right",
        "in that order",
        "in this order",
        "in order , from left to right",
    ];
    let at = (1..reader.end()).find(|at| reader.word(*at) == "consecutive")?;
    let joint = at - 1;
    let is_joined = matches!(reader.word(joint), "at" | "in" | "on");
    let count = match joint {
        0 => None,
        // `Three horses`, `The three horses`
        _ => {
            let number = usize::from(reader.word(0) == "the");
            let (count, taken) = words::number(&[reader.word(number)])?;
            let noun = number + taken;
            (noun + 1 == joint && reader.are_rows_here(noun)).then_some(Some(count))?
        }
    };
    let noun = at + 1;
    let order = reader.past_comma(noun + 1);
    let ordered = reader.any(order, ORDERS)?;
    let be = reader.past_comma(ordered);
    let is_told = is_joined && reader.is_house(noun) && matches!(reader.word(be), "are" | "were");
    let lists = reader.lists(be + 1);
    let is_list = lists.iter().any(|(end, of)| {
        *end == reader.end() && count.is_none_or(|count| count as usize == of.len())
    });
    if !is_told || !is_list || !reader.vocabulary.has_order {
        return None;
    }
    let say = |words: &str| reader.tokens[at].saying(words);
    let said = [
        &reader.tokens[be + 1..],
        &reader.tokens[be..=be],
        &reader.tokens[joint..=noun],
        &say(", in that order"),
    ];
    Some(in_order(reader, said.concat()))
}

impl Reader<'_> {
    /// Whether a noun is one for the rows: `horses` of a header of horses.
    fn are_rows_here(&self, noun: usize) -> bool {
        let kind = self.kind(noun);
        (kind.person && !self.is_of_some(noun) || kind.thing || self.uses(noun).own != 0)
            && self.matches.get(noun).is_some_and(Vec::is_empty)
    }
}
