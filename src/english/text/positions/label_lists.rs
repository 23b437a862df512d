//! Lists that are no items but the positions themselves: `Houses: 1, 2, 3`, `Position: first, second, third`.

use super::super::lists::list::{Item, List};
use super::labels::{KEYS, MORE_KEYS, is_place};
use super::opening;
use super::opening::Count;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;

/// Whether a list behind some words is of the labels of the positions: `Houses: 1, 2, 3`, `The houses are numbered 1,
/// 2 and 3`.
pub(in super::super) fn are_listed<'i>(
    text: &str,
    before: Span,
    items: impl Iterator<Item = &'i str>,
) -> bool {
    const SMALL: &[&str] = &[
        "and", "are", "from", "have", "left", "on", "right", "the", "their", "they", "to", "with",
    ];
    let (mut letters, mut others) = (0, 0);
    for item in items {
        let name = item.to_lowercase();
        let is_letter = name.len() == 1 && name.starts_with(char::is_alphabetic);
        let is_value = is_letter
            || name == "ground"
            || words::number(&[&name]).is_some()
            || words::ordinal(&name).is_some();
        if !is_value {
            return false;
        }
        *(if is_letter { &mut letters } else { &mut others }) += 1;
    }
    let said = tokens(&text[before.range()], 0);
    let is_key = |token: &Token| {
        let word = token.word.as_str();
        KEYS.contains(&word) || MORE_KEYS.contains(&word) || word == "number"
    };
    // `the four tables by the window (numbered 1, 2, 3 and 4)`
    let set_off = said.iter().rposition(|token| token.word == "(").map(|at| &said[at + 1..]);
    let is_place_before = || said.iter().any(is_place);
    if letters == 0
        && let Some([numbered]) = set_off
        && numbered.word == "numbered"
        && is_place_before()
    {
        return true;
    }
    let is_small = |token: &Token| SMALL.contains(&&*token.word) || !token.is_word();
    let is_known = |token: &Token| is_small(token) || is_key(token) || is_place(token);
    let last = said.iter().rev().find(|token| !is_small(token));
    let is_dwelling = |token: &Token| {
        let place = opening::place(std::slice::from_ref(token));
        place.is_some_and(|place| !matches!(place, "car" | "day" | "place"))
    };
    // `Four boxes A, B, C and D` are things with names.
    letters == 0 && others > 0 && last.is_some_and(is_dwelling)
        || said.iter().any(is_key) && said.iter().all(is_known)
}

/// Whether the items of a list are numbers of doors, of which the first is not 1: `101, 102 and 104`.
pub(in super::super) fn are_of_doors(list: &List) -> bool {
    /// The least number that has a floor in it.
    const LEAST: u32 = 100;
    list.divided.iter().all(|item| rank(item).is_some_and(|number| number > LEAST))
}

/// What the positions are called that a list which is set off has, be it that of people: `Position: 1st, 2nd, 3rd`, `Seat
/// #: 1, 2, 3`.
pub(in super::super) fn of_positions(text: &str, list: &List) -> Option<&'static str> {
    // A place may be that of a race.
    const OTHERS: &[&str] = &["car", "cars", "day", "days", "place", "places"];
    let is_rank = |item: &Item| rank(item).is_some();
    if !list.divided.iter().all(is_rank) {
        return None;
    }
    let said = tokens(&text[list.description.range()], 0);
    let (place, rest) = said.split_first()?;
    let is_number =
        |token: &Token| matches!(&*token.word, "#" | "no" | "number" | "numbers" | "order");
    let is_place = !OTHERS.contains(&&*place.word) && rest.iter().all(is_number);
    opening::place(std::slice::from_ref(place)).filter(|_| is_place)
}

/// The number of an item that is one, in words or as an ordinal.
pub(in super::super) fn rank(item: &Item) -> Option<u32> {
    // `#1`
    let name = item.name.trim_start_matches('#').to_lowercase();
    let number = words::number(&[&name]).map(|(number, _)| number);
    number.or_else(|| words::ordinal(&name))
}

/// Whether the items of a list are `first, second, third`.
pub(in super::super) fn are_ordinals(list: &List) -> bool {
    let is_next = |(next, item): (u32, &Item)| {
        rank(item) == Some(next) && words::ordinal(&item.name.to_lowercase()).is_some()
    };
    (1..).zip(&list.divided).all(is_next)
}

/// Whether a list that is set off is of the labels of the positions.
pub(in super::super) fn are_set_off(text: &str, list: &List, count: &Count) -> bool {
    let of_count = |token: &Token| match opening::place(std::slice::from_ref(token)) {
        Some(place) => place == count.noun || place == "position",
        None => true,
    };
    !count.people
        && are_listed(text, list.description, list.divided.iter().map(|item| &*item.name))
        && tokens(&text[list.description.range()], 0).iter().all(of_count)
}
