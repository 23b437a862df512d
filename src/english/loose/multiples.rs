//! Multiples: `Ann is twice as old as Bob`, `The lamp cost half the price of the rug`.
//!
//! The language multiplies nothing, but it can say which pairs of values are possible. Which values are meant tells the
//! plain comparison in place of the multiple: `Ann is older than Bob`.

use itertools::Itertools;

use super::super::sentence::is_same_item;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Thing, Vocabulary};
use super::super::words;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words by which a multiple is denied or left open, or is told of another time.
const BOUND: &[&str] = &[
    "'t", "ago", "either", "if", "never", "neither", "next", "no", "nor", "not", "once", "or",
    "soon", "unless", "when", "whether", "will", "would",
];

/// Words before a multiple that make it another one.
const VAGUE: &[&str] = &[
    "about", "almost", "around", "barely", "hardly", "least", "most", "nearly", "only", "over",
    "roughly", "than", "to", "under",
];

/// Adjectives that say more, and how they compare.
const ADJECTIVES: &[(&str, &str)] = &[
    ("big", "bigger"),
    ("costly", "costlier"),
    ("deep", "deeper"),
    ("expensive", "more expensive"),
    ("far", "farther"),
    ("fast", "faster"),
    ("heavy", "heavier"),
    ("high", "higher"),
    ("large", "larger"),
    ("long", "longer"),
    ("loud", "louder"),
    ("many", "more"),
    ("much", "more"),
    ("old", "older"),
    ("tall", "taller"),
    ("wide", "wider"),
];

/// What values are amounts of. An estimate of the price is another one.
const AMOUNTS: &[&str] = &[
    "age", "amount", "cost", "depth", "height", "length", "number", "price", "salary", "score",
    "size", "speed", "total", "weight", "width",
];

/// How many words may stand between `as many` and the next `as`.
const REACH: usize = 4;

/// What a sentence says that tells of one value how many times another one it is.
pub(super) fn so_many_times(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let (at, end, factor) = (1..tokens.len()).find_map(|at| {
        let (end, factor) = factor(tokens, at)?;
        Some((at, end, factor))
    })?;
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&&*token.word));
    // `is twice as old as Bob was` may tell of two years.
    let is_of_one_time = !(has(&["is", "are"]) && has(&["was", "were", "did"]));
    if has(BOUND) || VAGUE.contains(&&*tokens[at - 1].word) || !is_of_one_time {
        return None;
    }
    let start = at - usize::from(matches!(&*tokens[at - 1].word, "exactly" | "just" | "precisely"));
    let compared = compared(tokens, end)?;
    times(vocabulary, read(&[&tokens[..start], &compared].concat())?, factor)
}

/// Where the words for a multiple end that begin at a token, and how many times it is.
fn factor(tokens: &[Token], at: usize) -> Option<(usize, f64)> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let part = matches!(word(at), "a" | "one") && word(at + 2) == "as";
    Some(match word(at) {
        "twice" | "double" => (at + 1, 2.0),
        "thrice" | "triple" => (at + 1, 3.0),
        "half" => (at + 1, 0.5),
        _ if part && word(at + 1) == "third" => (at + 2, 1.0 / 3.0),
        _ if part && word(at + 1) == "quarter" => (at + 2, 0.25),
        number if word(at + 1) == "times" => {
            let (count, _) = words::number(&[number]).filter(|(count, _)| *count > 1)?;
            (at + 2, f64::from(count))
        }
        _ => return None,
    })
}

/// The plain comparison for what stands behind a multiple: `older than` for `as old as`, `more than that of` for `that of`.
fn compared(tokens: &[Token], end: usize) -> Option<Vec<Token>> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let first = tokens.get(end)?;
    if word(end) != "as" {
        let is_owned = || (end + 1..end + REACH).any(|at| matches!(word(at), "'s" | "'"));
        let rest = match word(end) {
            "that" if word(end + 1) == "of" => end,
            "the" if AMOUNTS.contains(&word(end + 1)) && word(end + 2) == "of" => end,
            // `twice what Bob did`
            "what" if matches!(&*tokens.last()?.word, "did" | "does" | "paid" | "spent") => end + 1,
            _ if is_owned() => end,
            _ => return None,
        };
        return Some([&first.saying("more than"), &tokens[rest..]].concat());
    }
    let (_, more) = ADJECTIVES.iter().find(|(plain, _)| *plain == word(end + 1))?;
    let next = (end + 2..end + 3 + REACH).find(|at| word(*at) == "as")?;
    let noun = &tokens[end + 2..next];
    let than = [tokens[next].renamed("than")];
    Some([&first.saying(more)[..], noun, &than, &tokens[next + 1..]].concat())
}

/// The multiple that is told in the place of the only comparison of a statement.
fn times(vocabulary: &Vocabulary, says: Statement, factor: f64) -> Option<Statement> {
    match says {
        Form::Than { a, function, by: None, more: true, b } => {
            let is_named = |of: &Sense| of.name.text == function.text;
            let sense = vocabulary.senses.iter().position(is_named)?;
            pairs(vocabulary, sense, factor, &a, &b)
        }
        Form::And(all) => {
            let compares = |says: &Statement| matches!(says, Form::Than { .. });
            let plain = |says: &Statement| matches!(says, Form::Same(..) | Form::Different(..));
            let counted = all.iter().filter(|says| compares(says)).count();
            if counted != 1 || !all.iter().all(|says| compares(says) || plain(says)) {
                return None;
            }
            let each = all.into_iter().map(|says| match compares(&says) {
                true => times(vocabulary, says, factor),
                false => Some(says),
            });
            Some(Form::And(each.collect::<Option<_>>()?))
        }
        _ => None,
    }
}

/// What a sentence says by which one value is as far from a lower one as from a higher one: `Ann was as many places below the cook
/// as she was above Bob`.
pub(super) fn as_far(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let at =
        (1..tokens.len()).find(|at| word(*at) == "as" && matches!(word(at + 1), "far" | "many"))?;
    // `as many places below`
    let side = at + 2 + usize::from(word(at + 1) == "many");
    let again = (side + 2..tokens.len()).find(|at| word(*at) == "as")?;
    let is_somebody = matches!(word(again + 1), "he" | "it" | "she" | "they");
    let is_be = matches!(word(again + 2), "is" | "was" | "were");
    let other = again + 1 + if is_somebody && is_be { 2 } else { 0 };
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let told = |part: &[Token]| match read(&[&tokens[..at], part].concat())? {
        Form::Than { a, function, by: None, more, b } => Some((a, function, more, b)),
        _ => None,
    };
    let (a, function, more, b) = told(tokens.get(side..again)?)?;
    let (same, of, less, c) = told(tokens.get(other..)?)?;
    if more == less || function.text != of.text || !is_same_item(&a, &same) {
        return None;
    }
    let sense = vocabulary.senses.iter().position(|of| of.name.text == function.text)?;
    let values = &vocabulary.senses[sense].scale.as_ref()?.values;
    let value = |of: &Operand, item: usize| {
        Form::Same(of.clone(), vocabulary.item_operand(Thing { sense, item }, of.name.span))
    };
    let mut found = Vec::new();
    let all = 0..values.len();
    for (x, (y, z)) in all.clone().cartesian_product(all.clone().cartesian_product(all)) {
        let (low, high) = if more { (y, z) } else { (z, y) };
        let is_between = values[low] < values[x] && values[x] < values[high];
        if is_between && values[x] - values[low] == values[high] - values[x] {
            found.push(Form::And(vec![value(&a, x), value(&b, y), value(&c, z)]));
        }
    }
    match found.len() {
        0 | 1 => found.pop(),
        _ => Some(Form::Or(found)),
    }
}

/// That two rows have the values of one of the pairs of which the first is so many times the second.
fn pairs(
    vocabulary: &Vocabulary,
    sense: usize,
    factor: f64,
    a: &Operand,
    b: &Operand,
) -> Option<Statement> {
    let of = &vocabulary.senses[sense];
    let scale = of.scale.as_ref().filter(|scale| !scale.clock)?;
    if of.is_of_calendar() || of.measure.is_time() && !of.is_of_ages() {
        return None;
    }
    let values = scale.values.iter().map(|value| value.to_string().parse::<f64>());
    let values: Vec<f64> = values.collect::<Result<_, _>>().ok()?;
    let value = |of: &Operand, item: usize| {
        Form::Same(of.clone(), vocabulary.item_operand(Thing { sense, item }, of.name.span))
    };
    let mut pairs = Vec::new();
    for (first, x) in values.iter().enumerate() {
        for (second, y) in values.iter().enumerate() {
            if (x - factor * y).abs() < 1e-9 {
                pairs.push(Form::And(vec![value(a, first), value(b, second)]));
            }
        }
    }
    match pairs.len() {
        0 | 1 => pairs.pop(),
        _ => Some(Form::Or(pairs)),
    }
}
