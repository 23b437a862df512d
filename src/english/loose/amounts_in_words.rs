//! Amounts as they are written out: `45 minutes` for `forty-five minutes`, `6 mph` for `6mph`; and heights to which things rise.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::roundabout::in_order;

/// `45 minutes` for `forty-five minutes`: the hyphen divides the words.
pub(super) fn compound_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMPARING: &[&str] = &["fewer", "less", "more"];
    let found = |at: usize| {
        let (number, taken) = words::number(&[reader.word(at), reader.word(at + 1)])?;
        let counts = reader.is_unit(at + taken) || COMPARING.contains(&reader.word(at + taken));
        let is_free = !reader.is_within_item(at) && !reader.is_within_item(at + 1);
        (taken == 2 && counts && is_free).then_some((at, number))
    };
    let (at, number) = (0..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 2, &[reader.tokens[at].renamed(&number.to_string())]))
}

/// `6 mph` for `6mph`, of a unit that the values have or that is known.
pub(super) fn attached_unit(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let word = reader.word(at);
        let letters = word.find(|c: char| c.is_ascii_alphabetic())?;
        let (number, unit) = word.split_at(letters);
        let is_number = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
        let stem = words::stem(unit);
        let is_unit = story::is_unit(&stem) || reader.is_unit_of_values(&stem);
        (is_number && is_unit && !reader.is_within_item(at)).then_some((at, number, unit))
    };
    let (at, number, unit) = (0..reader.end()).find_map(found)?;
    let token = &reader.tokens[at];
    Some(reader.with(at..at + 1, &[token.renamed(number), token.renamed(unit)]))
}

/// `climbed 20 metres higher than` for `rose 20 metres higher than`: a rose may be an item or a name.
pub(super) fn rose(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HIGHER: &[&str] = &["as high as", "higher than", "less high than", "lower than"];
    let found = |at: usize| {
        let behind = reader.any(at + 1, &["exactly", "precisely"]).unwrap_or(at + 1);
        let is_amount = reader.amount(behind).is_some_and(|of| of.unit.is_some());
        let compared = if is_amount { behind + 2 } else { behind };
        let is_verb = reader.word(at) == "rose" && !reader.tokens[at].is_capital;
        let is_free = reader.matches[at].is_empty() && !reader.kind(at - 1).determiner;
        (is_verb && is_free && reader.any(compared, HIGHER).is_some()).then_some(at)
    };
    let at = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("climbed")))
}

/// `is 3,702 m` for `is 3,702 m high`, if the values of one list only have the unit.
pub(super) fn how_high(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HOW: &[&str] = &["deep", "heavy", "high", "long", "tall", "thick", "wide"];
    let is_value = |at: usize| {
        let before = (0..at).rev().find_map(|from| {
            let of = reader.matches[from].iter().find(|of| of.end == at)?;
            reader.vocabulary.senses[of.of.sense].unit.clone()
        });
        before.is_some_and(|unit| {
            let has_unit = |sense: &&Sense| sense.unit.as_ref() == Some(&unit);
            reader.vocabulary.senses.iter().filter(has_unit).count() == 1
        })
    };
    let found = |at: &usize| {
        let ends = at + 1 == reader.end() || matches!(reader.word(at + 1), "," | "and" | "but");
        HOW.contains(&reader.word(*at)) && reader.matches[*at].is_empty() && ends && is_value(*at)
    };
    let at = (1..reader.end()).find(found)?;
    Some(reader.without(at..at + 1))
}

/// `Rome was 5 degrees colder than Oslo` for `it was 5 degrees colder in Rome than in Oslo`.
pub(super) fn colder_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WEATHER: &[&str] = &["colder", "cooler", "hotter", "warmer"];
    let be = usize::from(reader.word(0) == "it");
    let at = (be + 1..reader.end()).find(|at| WEATHER.contains(&reader.word(*at)))?;
    let than = (at + 2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let is_told = be == 1
        && reader.kind(be).be
        && reader.word(at + 1) == "in"
        && reader.word(than + 1) == "in"
        && (at + 2..than).any(|at| !reader.matches[at].is_empty());
    let tokens = reader.tokens;
    is_told.then(|| {
        let said = [
            &tokens[at + 2..than],
            &tokens[be..at + 1],
            &tokens[than..than + 1],
            &tokens[than + 2..],
        ];
        in_order(reader, said.concat())
    })
}
