//! Values that are at least or at most so much, or more or less than a number that none of them is: `either $70, $85 or
//! $100` for `at least $70` and for `more than $60`.

use super::super::lexicon::story;
use super::super::measure::told_by;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses, Thing};
use super::super::words;
use crate::english::measure::MONEY_SIGNS;
use crate::model::Number;

/// What stands before the least or the most value.
const LEAST: &[&str] =
    &["at least", "no less than", "no fewer than", "not less than", "no younger than"];
const MOST: &[&str] = &["at most", "no more than", "not more than", "no older than"];

/// What stands before a number that the value is above or below.
const ABOVE: &[&str] = &["more than", "over"];
const BELOW: &[&str] = &["fewer than", "less than", "under"];

/// What a value is of, behind it.
const DIMENSIONS: &[&str] = &[
    "deep",
    "heavy",
    "high",
    "in height",
    "in length",
    "in weight",
    "in width",
    "long",
    "of age",
    "tall",
    "wide",
];

/// Whether a word tells of what a heading says: `high` of a height, `length` of a length.
pub(super) fn is_of_dimension(word: &str, heading: &str) -> bool {
    const HEADINGS: &[(&str, &[&str])] = &[
        ("age", &["age"]),
        ("deep", &["depth"]),
        ("heavy", &["weight"]),
        ("height", &["height"]),
        ("high", &["height"]),
        ("length", &["length"]),
        ("long", &["length"]),
        ("price", &["cost", "price"]),
        ("tall", &["height"]),
        ("weight", &["weight"]),
        ("wide", &["width"]),
        ("width", &["width"]),
    ];
    let found = HEADINGS.iter().find(|(of, _)| *of == word);
    found.is_some_and(|(_, names)| names.iter().any(|name| heading.contains(name)))
}

/// Verbs that tell what a value is.
const TELLING: &[&str] = &[
    "cost", "costs", "lasted", "lasts", "measured", "measures", "paid", "pays", "scored",
    "weighed", "weighs",
];

/// Words with which a bound says something else.
const DEPENDS: &[&str] =
    &["'t", "and", "but", "either", "if", "neither", "never", "nor", "not", "only", "or"];

/// `either $70, $85 or $100` for `at least $70`, of a value that the header has.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let scaled = reader.vocabulary.all(|of: &Sense| of.scale.is_some());
    if scaled == 0 {
        return None;
    }
    let found = |at: usize| {
        let bounds =
            [(LEAST, true, false), (MOST, false, false), (ABOVE, true, true), (BELOW, false, true)];
        let found =
            |(words, is_least, is_strict)| Some((at, reader.any(at, words)?, is_least, is_strict));
        bounds.into_iter().find_map(found)
    };
    let (at, value, is_least, is_strict) = (1..reader.end()).find_map(found)?;
    // `more than $6`, where $6 is a price of somebody, is read as a comparison.
    if is_strict && reader.matches.get(value).is_some_and(|of| !of.is_empty()) {
        return None;
    }
    let (end, sense) = value_at(reader, value, scaled)?;
    let of = &reader.vocabulary.senses[sense];
    let last = match reader.any(end, DIMENSIONS) {
        Some(last) if is_of_dimension(reader.word(last - 1), &of.heading) => last,
        Some(_) => return None,
        None => end,
    };
    let scale = of.scale.as_ref()?;
    let bound = bound_of(reader, value, end, sense)?;
    // The number is none of the values where they must be above or below it.
    if is_strict && scale.values.contains(&bound) {
        return None;
    }
    let fits = |item: &usize| match is_least {
        true => scale.values[*item] >= bound,
        false => scale.values[*item] <= bound,
    };
    let rising: Vec<usize> = scale.ascending().into_iter().filter(fits).collect();
    // A comparison, as `at least $2 more than`, is another thing, and so is a denial.
    let compares =
        (end..reader.end()).any(|at| matches!(reader.word(at), "than" | "before" | "after"));
    let depends = reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    // `owes at least $60`, `gained at least 15 pounds` tell of other values.
    let verb = at - 1;
    let unit = of.unit.as_deref().unwrap_or_default();
    let is_stay = matches!(unit, "day" | "night" | "week")
        && matches!(reader.word(verb), "stay" | "stayed" | "staying" | "stays");
    let has =
        matches!(reader.word(verb), "had" | "has") && !unit.is_empty() && story::is_unit(unit)
            || reader.word(verb) == "reached" && unit == "degre";
    let is_told = reader.kind(verb).be
        || has
        || is_stay
        || reader.any(verb.saturating_sub(1), &["will be", "will have"]) == Some(at)
        || TELLING.contains(&reader.word(verb))
        || told_by(reader.stem(verb)).contains(&unit);
    if compares || depends || !is_told || rising.is_empty() || last != reader.end() {
        return None;
    }
    let mut said = Vec::new();
    if rising.len() > 1 {
        said.extend(reader.tokens[at].saying("either"));
    }
    for (nth, item) in rising.iter().enumerate() {
        match nth {
            0 => {}
            nth if nth + 1 == rising.len() => said.extend(reader.tokens[at].saying("or")),
            _ => said.extend(reader.tokens[at].saying(",")),
        }
        said.extend(reader.saying_item(at, Thing { sense, item: *item }));
    }
    Some(reader.with(at..last, &said))
}

/// Where the words for a value end, and its category: `8`, `six pounds`, `$70`, `8 years old`.
fn value_at(reader: &Reader<'_>, at: usize, scaled: Senses) -> Option<(usize, usize)> {
    let items = reader.matches.get(at)?.iter().filter(|of| scaled >> of.of.sense & 1 == 1);
    if let Some(of) = items.max_by_key(|of| of.end) {
        let old = reader.any(of.end, &["years old", "years of age"]).unwrap_or(of.end);
        return Some((old, of.of.sense));
    }
    if money(reader.word(at)).is_some() {
        let of = reader.of_money() & scaled;
        return (of.count_ones() == 1).then_some((at + 1, of.trailing_zeros() as usize));
    }
    let (_, taken) = words::number(&[reader.word(at)])?;
    let unit = at + taken;
    let is_of = |of: &Sense| of.scale.is_some() && of.unit.as_deref() == Some(reader.stem(unit));
    let of = reader.vocabulary.all(is_of);
    (of.count_ones() == 1).then_some((unit + 1, of.trailing_zeros() as usize))
}

/// The number of a value.
fn bound_of(reader: &Reader<'_>, at: usize, end: usize, sense: usize) -> Option<Number> {
    let scale = reader.vocabulary.senses[sense].scale.as_ref()?;
    let is_item = reader.matches[at].iter().find(|of| of.of.sense == sense && of.end <= end);
    if let Some(of) = is_item {
        return scale.values.get(of.of.item).copied();
    }
    let (number, _) = words::number(&[money(reader.word(at)).unwrap_or(reader.word(at))])?;
    Some(Number::from(number))
}

/// The number of a sum of money: `20` of `$20`.
fn money(word: &str) -> Option<&str> {
    word.strip_prefix(MONEY_SIGNS)
}
