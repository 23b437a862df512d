//! Multiples of values: `twice as old as`, `three times as many books as`, `half as much as`.
//!
//! No form of the language has multiples, but the values are listed: so the pairs are named that fit.

use super::mention::Reader;
use super::sense::Sense;
use super::token::{Token, phrase};
use super::vocabulary::Vocabulary;
use super::words;
use crate::model::Number;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, Statement};

/// Adjectives between `twice as` and `as`, with their comparatives.
const COMPARATIVES: &[(&str, &str)] = &[
    ("big", "bigger"),
    ("deep", "deeper"),
    ("expensive", "more expensive"),
    ("far", "farther"),
    ("fast", "faster"),
    ("heavy", "heavier"),
    ("high", "higher"),
    ("large", "larger"),
    ("long", "longer"),
    ("many", "more"),
    ("much", "more"),
    ("old", "older"),
    ("tall", "taller"),
    ("wide", "wider"),
];

/// How many words may stand between the adjective and `as`: `as many home runs as`.
const MOST_COUNTED: usize = 3;

/// How the value of one row is to that of another, times a number.
#[derive(Clone, Copy)]
enum Bound {
    Exactly,
    AtLeast,
    MoreThan,
    AtMost,
    LessThan,
}

/// A multiple in a sentence.
struct Multiple {
    bound: Bound,
    factor: Number,
    /// The sentence with a plain comparison in its place.
    compared: Vec<Token>,
}

/// What a sentence with a multiple says, if it is read with a plain comparison in its place: `Ann is 4 and Bob is 2, or
/// Ann is 6 and Bob is 3` for `Ann is twice as old as Bob`.
pub(super) fn multiplied(
    reader: &Reader<'_>,
    read: &dyn Fn(&[Token]) -> Option<Statement>,
) -> Option<Statement> {
    let multiple = multiple(reader)?;
    let says = read(&multiple.compared)?;
    let mut all = match says {
        Form::And(all) => all,
        one => vec![one],
    };
    let is_comparison = |says: &Statement| matches!(says, Form::Than { .. });
    let comparison = all.iter().position(is_comparison)?;
    all[comparison] = pairs(reader.vocabulary, &multiple, &all[comparison])?;
    // Any other comparison may be the one that is meant.
    let is_plain = |says: &Statement| matches!(says, Form::Same(..) | Form::Different(..));
    let are_plain = all.iter().enumerate().all(|(at, says)| at == comparison || is_plain(says));
    are_plain.then(|| if all.len() == 1 { all.remove(0) } else { Form::And(all) })
}

/// The only multiple of a sentence, and the sentence with `older than` for `twice as old as`.
fn multiple(reader: &Reader<'_>) -> Option<Multiple> {
    let (at, end, factor) = (0..reader.end()).find_map(|at| {
        let (end, factor) = factor(reader, at)?;
        Some((at, end, factor))
    })?;
    let adjective = reader.any(end, &["as"])?;
    let (_, comparative) = COMPARATIVES.iter().find(|(word, _)| *word == reader.word(adjective))?;
    let counts = matches!(reader.word(adjective), "many" | "much");
    let most = adjective + 1 + if counts { MOST_COUNTED } else { 0 };
    let second = (adjective + 1..=most).find(|at| reader.word(*at) == "as")?;
    // `as many years old as`
    let counted = &reader.tokens[adjective + 1..second];
    let of_unit = counted.split_last().filter(|(_, before)| !before.is_empty());
    let older = of_unit.and_then(|(last, _)| {
        COMPARATIVES.iter().find(|(word, _)| *word == last.word).map(|(_, of)| *of)
    });
    let (start, bound) = bound(reader, at);
    let mut compared = reader.tokens[..start].to_vec();
    let said = &reader.tokens[adjective];
    compared.extend(said.saying(older.unwrap_or(comparative)));
    compared.extend_from_slice(if older.is_some() { &[] } else { counted });
    compared.push(reader.tokens[second].renamed("than"));
    compared.extend_from_slice(&reader.tokens[second + 1..]);
    let is_free = (start..=second).all(|at| !reader.is_within_item(at));
    is_free.then_some(Multiple { bound, factor, compared })
}

/// `twice`, `three times`, `half`: where the words end, and how many times.
fn factor(reader: &Reader<'_>, at: usize) -> Option<(usize, Number)> {
    if reader.word(at + 1) == "times" {
        let (times, _) = words::number(&[reader.word(at)])?;
        return Some((at + 2, Number::from(times)));
    }
    let factor = match reader.word(at) {
        "twice" => Number::from(2),
        "thrice" => Number::from(3),
        "half" => Number::new(5, 1),
        _ => return None,
    };
    Some((at + 1, factor))
}

/// `at least` before a multiple: where the words begin, and what they mean.
fn bound(reader: &Reader<'_>, at: usize) -> (usize, Bound) {
    const BOUNDS: &[(&str, Bound)] = &[
        ("at least", Bound::AtLeast),
        ("at most", Bound::AtMost),
        ("exactly", Bound::Exactly),
        ("less than", Bound::LessThan),
        ("more than", Bound::MoreThan),
        ("no less than", Bound::AtLeast),
        ("no more than", Bound::AtMost),
        ("precisely", Bound::Exactly),
    ];
    let ends = |(words, bound): &(&str, Bound)| {
        let start = at.checked_sub(words.split(' ').count())?;
        phrase(&reader.tokens[start..at], words).map(|_| (start, *bound))
    };
    // `no more than` before `more than`: the longest is meant.
    let longest = BOUNDS.iter().filter_map(ends).min_by_key(|(start, _)| *start);
    longest.unwrap_or((at, Bound::Exactly))
}

/// The pairs of values of which one is so many times the other, in the place of a comparison.
fn pairs(vocabulary: &Vocabulary, of: &Multiple, compared: &Statement) -> Option<Statement> {
    let Form::Than { a, function, by: None, more: true, b } = compared else { return None };
    let sense = vocabulary.senses.iter().find(|sense| sense.name.text == function.text)?;
    let scale = sense.scale.as_ref().filter(|_| is_counted(sense))?;
    let is_pair = |first: Number, second: Number| {
        let many = second * of.factor;
        match of.bound {
            Bound::Exactly => first == many,
            Bound::AtLeast => first >= many,
            Bound::MoreThan => first > many,
            Bound::AtMost => first <= many,
            Bound::LessThan => first < many,
        }
    };
    let value = |item: usize, of: &Operand| {
        let span = of.name.span;
        let category = Some(Box::new(Name { span, ..sense.name.clone() }));
        let name = Name { span, quoted: true, ..sense.items[item].clone() };
        Form::Same(of.clone(), Operand { category, name })
    };
    let items = 0..sense.items.len();
    let all = items.clone().flat_map(|first| items.clone().map(move |second| (first, second)));
    let mut each: Vec<Statement> = all
        .filter(|(first, second)| {
            first != second && is_pair(scale.values[*first], scale.values[*second])
        })
        .map(|(first, second)| Form::And(vec![value(first, a), value(second, b)]))
        .collect();
    match each.len() {
        0 | 1 => each.pop(),
        _ => Some(Form::Or(each)),
    }
}

/// Whether one value may be twice another one: amounts and ages, but no moments, ranks or words in an order.
fn is_counted(sense: &Sense) -> bool {
    let is_number = |item: &Name| item.text.contains(|c: char| c.is_ascii_digit());
    let is_clock = sense.scale.as_ref().is_some_and(|scale| scale.clock);
    let is_amount = sense.is_of_ages() || !sense.is_of_calendar() && !sense.measure.is_time();
    sense.items.iter().all(is_number) && !is_clock && is_amount
}
