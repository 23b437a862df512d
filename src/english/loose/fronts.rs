//! What stands in front of a sentence, put behind what it is of: `Rex, which is 30 feet, is longer` for `At 30 feet, Rex is
//! longer`, `the stew was on Monday` for `On Monday there was stew`, `Ned, wearing leather, sits` for `Wearing leather, Ned sits`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::roundabout::in_order;

/// `Rex, which is 30 feet, is longer than` for `At 30 feet, Rex is longer than`.
pub(super) fn at_value(reader: &Reader<'_>) -> Option<Vec<Token>> {
    (reader.word(0) == "at").then_some(())?;
    let is_value = |of: &Sense| of.scale.is_some() && (!of.measure.is_time() || of.is_of_ages());
    let comma = end_of_item(reader, 1, reader.vocabulary.all(is_value))?;
    let subject = comma + 1;
    let is_told = |end: &usize| reader.kind(*end).be && reader.word(subject) != "there";
    let mut subjects = reader.nouns(subject).into_iter().filter(|(end, _)| is_told(end));
    let (be, of) = subjects.next().filter(|_| reader.word(comma) == ",")?;
    let is_person = reader.sense_of(&of) & reader.persons() != 0;
    let say = |words: &str| reader.tokens[comma].saying(words);
    let which = say(if is_person { ", who is" } else { ", which is" });
    let said = [
        &reader.tokens[subject..be],
        &which,
        &reader.tokens[1..comma],
        &say(","),
        &reader.tokens[be..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `the stew was on Monday` for `On Monday there was stew` and `There was stew on Monday`.
pub(super) fn there_was_then(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THERE: &[&str] = &["there is", "there are", "there was", "there were"];
    let is_day = |of: &Sense| of.scale.is_some() && of.measure == Measure::Days;
    let days = reader.vocabulary.all(is_day);
    let is_time = |at: usize, end: usize| {
        reader.word(at) == "on" && end_of_item(reader, at + 1, days) == Some(end)
    };
    let (item, time) = match reader.any(0, THERE) {
        Some(item) => {
            let on = (item + 1..reader.end()).find(|at| is_time(*at, reader.end()))?;
            (item..on, on..reader.end())
        }
        None => {
            let there = (2..reader.end()).find(|at| is_time(0, *at))?;
            (reader.any(there, THERE)?..reader.end(), 0..there)
        }
    };
    let start = item.start + usize::from(matches!(reader.word(item.start), "a" | "an" | "some"));
    let things = !(days | reader.persons());
    end_of_item(reader, start, things).filter(|end| *end == item.end)?;
    let was = reader.tokens[start].saying("was");
    Some(in_order(reader, [&reader.tokens[start..item.end], &was, &reader.tokens[time]].concat()))
}

/// `Ned, wearing leather, sits` for `Wearing leather, Ned sits`.
pub(super) fn participle(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// What goes on while something else is told.
    const GOING_ON: &[&str] = &[
        "armed", "carrying", "clad", "dressed", "drinking", "driving", "eating", "equipped",
        "holding", "playing", "riding", "wearing",
    ];
    let opens = GOING_ON.contains(&reader.word(0));
    let comma = (2..reader.end()).find(|at| reader.word(*at) == ",").filter(|_| opens)?;
    let is_free = reader.matches[0].is_empty();
    let one = !(1..comma).any(|at| matches!(reader.word(at), "than" | "not" | "if" | "or"));
    let end = reader.mentions(comma + 1).iter().map(|of| of.end).max()?;
    let is_verb = reader.is_be_or_denied(end)
        || reader.kind(end).auxiliary
        || reader.kind(end).live
        || words::is_finite(reader.word(end));
    let comma_token = &reader.tokens[comma..=comma];
    let said = [
        &reader.tokens[comma + 1..end],
        comma_token,
        &reader.tokens[..comma],
        comma_token,
        &reader.tokens[end..],
    ];
    (is_free && one && is_verb).then(|| in_order(reader, said.concat()))
}

/// `are, in some order,` for `, in some order, are`.
pub(super) fn order_in_front(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let end = reader.any_order(at)?;
        (reader.word(at) == "," && matches!(reader.word(end), "are" | "were")).then_some((at, end))
    };
    let (at, end) = (3..reader.end()).find_map(found)?;
    let said = [
        &reader.tokens[..at],
        &reader.tokens[end..=end],
        &reader.tokens[at..end],
        &reader.tokens[end + 1..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `The one in purple was directly before Ann's` for `The act directly before Ann's was the one in purple`.
pub(super) fn one_before(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CLOSE: &[&str] = &[
        "directly after",
        "directly before",
        "immediately after",
        "immediately before",
        "right after",
        "right before",
    ];
    let noun = reader.phrase(0, "the")?;
    let end = reader.any(noun + 1, CLOSE)?;
    let is_noun = reader.matches[noun].is_empty()
        && (reader.kind(noun).thing || reader.uses(noun).own | reader.uses(noun).named != 0);
    let be = (end + 1..reader.end()).find(|at| reader.kind(*at).be)?;
    let owner = be - usize::from(reader.is_possessive(be - 1));
    let is_row = reader.names_row(end, owner);
    let is_last = reader.names_row(be + 1, reader.end());
    let said = [
        &reader.tokens[be + 1..reader.end()],
        &reader.tokens[be..=be],
        &reader.tokens[noun + 1..owner],
    ];
    (is_noun && is_row && is_last).then(|| in_order(reader, said.concat()))
}

/// Where the longest item of some categories ends that begins at a token, if none of others does.
fn end_of_item(reader: &Reader<'_>, at: usize, of: Senses) -> Option<usize> {
    let items = reader.matches.get(at)?;
    let is_of = items.iter().all(|item| of >> item.of.sense & 1 == 1);
    items.iter().map(|item| item.end).max().filter(|_| is_of)
}
