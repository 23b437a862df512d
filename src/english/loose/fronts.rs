//! What stands in front of a sentence, put behind who it is of: `Rex, which is 30 feet, is longer` for `At 30 feet, Rex is
//! longer`, `the stew was on Monday` for `On Monday there was stew`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses};
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

/// Where the longest item of some categories ends that begins at a token, if none of others does.
pub(super) fn end_of_item(reader: &Reader<'_>, at: usize, of: Senses) -> Option<usize> {
    let items = reader.matches.get(at)?;
    let is_of = items.iter().all(|item| of >> item.of.sense & 1 == 1);
    items.iter().map(|item| item.end).max().filter(|_| is_of)
}
