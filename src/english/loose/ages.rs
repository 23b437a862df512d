//! Ages in plainer words: `there are two years between Ann and Bob` for `there is a two-year age difference between Ann and
//! Bob`, `Ann (who is five years old)` for `Ann, aged five,`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::gaps;

/// `There are two years between Ann and Bob` for `There is a two-year age difference between Ann and Bob`.
pub(super) fn difference(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // `the age difference between`
    if let Some(end) = reader.any(0, &["the age difference between", "the age gap between"]) {
        let said = reader.tokens[0].saying("the difference in age between");
        return Some(reader.with(0..end, &said));
    }
    const GAPS: &[&str] = &[
        "year age difference between",
        "year age gap between",
        "year difference between the ages of",
        "year difference in age between",
        "year gap between",
        "year gap between the ages of",
    ];
    let article = reader.any(0, &["there is", "there was"])?;
    let start = reader.any(article, &["a", "an"])?;
    // `a difference of two years between`
    let of = reader.any(start, &["difference of", "gap of", "age difference of", "age gap of"]);
    if let Some(number) = of {
        let (_, taken) = words::number(&[reader.word(number)])?;
        let unit = number + taken;
        let is_years = reader.stem(unit) == "year" && reader.word(unit + 1) == "between";
        let there = reader.tokens[0].saying("there are");
        return is_years.then(|| reader.with(0..number, &there));
    }
    let (number, taken) = words::number(&[reader.word(start)])?;
    let unit = start + taken;
    let unit = unit + usize::from(reader.word(unit) == "-");
    let end = reader.any(unit, GAPS)?;
    let years = if number == 1 { "year" } else { "years" };
    let said = reader.tokens[0].saying(&format!("there are {number} {years} between"));
    Some(reader.with(0..end, &said))
}

/// What is told of how far two ages are apart, where positions stand in a row.
pub(super) fn apart(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_said = |token: &Token| matches!(&*token.stem, "year" | "age");
    let is_row = reader.vocabulary.has_order && !reader.is_of_times();
    let ages = reader.vocabulary.all(|of| of.scale.is_some() && of.is_of_ages());
    if !is_row || ages.count_ones() != 1 || !reader.tokens.iter().any(is_said) {
        return None;
    }
    gaps::years_between(reader).or_else(|| gaps::apart(reader))
}

/// `Ann (who is five years old)` for `Ann, aged five,` and for `Ann (aged five)`.
pub(super) fn aged(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_aged = |at: &usize| {
        matches!(reader.word(*at), "age" | "aged")
            && matches!(reader.word(at - 1), "," | "(")
            && reader.matches[*at].is_empty()
    };
    let at = (2..reader.end()).find(is_aged)?;
    let (_, taken) = words::number(&[reader.word(at + 1)])?;
    let close = at + 1 + taken;
    let is_set_off = match reader.word(at - 1) {
        "(" => reader.word(close) == ")",
        _ => reader.word(close) == ",",
    };
    let persons = reader.persons();
    let is_row = reader
        .nouns(0)
        .iter()
        .any(|(end, of)| *end == at - 1 && reader.sense_of(of) & persons != 0);
    let ages = reader.vocabulary.all(|of| of.scale.is_some() && of.is_of_ages());
    let say = |words: &str| reader.tokens[at].saying(words);
    let said = [&say("( who is")[..], &reader.tokens[at + 1..close], &say("years old )")].concat();
    (is_set_off && is_row && ages.count_ones() == 1).then(|| reader.with(at - 1..close + 1, &said))
}

/// `a child who is nine years old` for `a child of nine`.
pub(super) fn child_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const YOUNG: &[&str] = &["boy", "child", "girl", "lad", "man", "pupil", "student", "woman"];
    let found = |at: usize| {
        let is_of = reader.word(at) == "of" && YOUNG.contains(&reader.word(at - 1));
        let (_, taken) = words::number(&[reader.word(at + 1)]).filter(|_| is_of)?;
        let end = at + 1 + taken;
        (reader.ends_clause(end) || reader.is_be_or_denied(end)).then_some((at, end))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    let ages = reader.vocabulary.all(|of| of.scale.is_some() && of.is_of_ages());
    let say = |words: &str| reader.tokens[at].saying(words);
    let said = [&say("who is"), &reader.tokens[at + 1..end], &say("years old")].concat();
    (ages.count_ones() == 1).then(|| reader.with(at..end, &said))
}
