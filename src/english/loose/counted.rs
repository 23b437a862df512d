//! Numbers of something in plain words: `Ash Hall has 42 windows` for `There are 42 windows at Ash Hall`, `either 9 or 13
//! windows` for `an odd number of windows`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::{Token, tokens};
use super::super::vocabulary::Sense;
use super::roundabout::in_order;
use crate::syntax::text::is_integer;

/// `Ash Hall has 42 windows` for `There are 42 windows at Ash Hall`.
pub(super) fn there_are_at(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: &[&str] = &["aboard", "at", "in", "inside", "on"];
    let verb = reader.any(0, &["there are", "there were"])?;
    let has = reader.tokens[1].renamed(if reader.word(1) == "are" { "has" } else { "had" });
    let is_counted = |sense: usize| reader.vocabulary.senses[sense].scale.is_some();
    let amount = reader.matches.get(verb)?.iter().find(|of| is_counted(of.of.sense))?;
    // `42 windows`
    let noun = reader.uses(amount.end).own >> amount.of.sense & 1 == 1;
    let end = amount.end + usize::from(noun);
    let (place, row) = (reader.word(end), end + 1);
    let rows = reader.nouns(row);
    let is_row = rows
        .iter()
        .any(|(last, of)| *last == reader.end() && reader.sense_of(of) >> amount.of.sense & 1 == 0);
    (PLACES.contains(&place) && is_row).then_some(())?;
    let said = [&reader.tokens[row..], &[has], &reader.tokens[verb..end]].concat();
    Some(in_order(reader, said))
}

/// `either 9 or 13 windows` for `an odd number of windows`, `either 31 or 33` for `an odd number`.
pub(super) fn of_parity(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NUMBERS: &[&str] = &["number", "numbered"];
    let is_parity = |at: &usize| {
        matches!(reader.word(*at), "an" | "a")
            && matches!(reader.word(at + 1), "even" | "odd")
            && NUMBERS.contains(&reader.word(at + 2))
            && (*at..at + 3).all(|at| reader.matches[at].is_empty())
    };
    let at = (1..reader.end().saturating_sub(2)).find(is_parity)?;
    let is_total = reader.word(at + 2) == "numbered";
    let total = at + 3;
    let next = match is_total {
        true if matches!(reader.word(total), "amount" | "score" | "sum" | "total") => total + 1,
        true => return None,
        false => total,
    };
    let noun = (reader.word(next) == "of").then_some(next + 1);
    let is_numbered = |sense: &usize| {
        let of = &reader.vocabulary.senses[*sense];
        let names = |noun: usize| {
            of.is_of_ages() && reader.stem(noun) == "year"
                || reader.uses(noun).own >> *sense & 1 == 1
                || of.unit.as_deref() == Some(reader.stem(noun))
        };
        of.items.iter().all(|item| is_integer(digits(&item.text))) && noun.is_none_or(names)
    };
    let rest = noun.map_or(next, |noun| noun + 1);
    // In a row of places `an odd number` may be that of a place.
    const WORN: &[&str] = &["bore", "carried", "wear", "wearing", "wears", "wore"];
    let is_worn = WORN.contains(&reader.word(at - 1));
    let is_free = noun.is_some() || is_worn || !reader.vocabulary.has_order;
    let sense = (0..reader.vocabulary.senses.len()).filter(is_numbered).exactly_one().ok()?;
    let is_odd = reader.word(at + 1) == "odd";
    let items = items_of(&reader.vocabulary.senses[sense], is_odd);
    let (last, others) = items.split_last()?;
    (is_free && reader.ends_clause(rest)).then_some(())?;
    let said = match others.is_empty() {
        true => last.clone(),
        false => format!("either {} or {last}", others.join(" , ")),
    };
    Some(reader.with(at..rest, &reader.tokens[at].saying(&said)))
}

/// A number without its mark: `18` of `#18`.
fn digits(text: &str) -> &str {
    text.strip_prefix('#').unwrap_or(text)
}

/// The items of a category that are odd, or even.
fn items_of(of: &Sense, is_odd: bool) -> Vec<String> {
    let fits =
        |text: &&str| digits(text).parse::<u64>().is_ok_and(|number| (number % 2 == 1) == is_odd);
    let items = of.items.iter().map(|item| item.text.as_str()).filter(fits);
    let words = |item: &str| tokens(item, 0).iter().map(|token| token.word.to_string()).join(" ");
    items.map(words).collect()
}
