//! What is told of the subject by a participle: `Ann wore red, and Ann finished right behind Bob` for `Ann wore red, finishing
//! right behind Bob`, `Finishing right behind Bob, Ann wore red` and `Ann, finishing right behind Bob, wore red`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// Participles of what values and places are told by, with what they say of the subject.
const PARTICIPLES: &[(&str, &str)] = &[
    ("arriving", "arrived"),
    ("charging", "charged"),
    ("coming in", "came in"),
    ("costing", "cost"),
    ("earning", "earned"),
    ("finishing", "finished"),
    ("lasting", "lasted"),
    ("living", "lives"),
    ("measuring", "measured"),
    ("paying", "paid"),
    ("placing", "placed"),
    ("priced at", "was priced at"),
    ("scoring", "scored"),
    ("selling for", "sold for"),
    ("sitting", "sits"),
    ("sold for", "sold for"),
    ("spending", "spent"),
    ("standing", "stands"),
    ("weighing", "weighed"),
];

/// Words with which nobody knows what a participle is told of.
const DEPENDS: &[&str] = &[
    ";", "although", "because", "but", "either", "if", "neither", "nor", "or", "though", "unless",
    "when", "while", "whether",
];

/// Both clauses, joined by `and`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word)) {
        return None;
    }
    let commas: Vec<usize> = (0..reader.end()).filter(|at| reader.word(*at) == ",").collect();
    match commas[..] {
        [comma] => in_front(reader, comma).or_else(|| behind(reader, comma)),
        [first, second] => within(reader, first, second),
        _ => None,
    }
}

/// What the participle at a token says, and where it ends.
fn participle(reader: &Reader<'_>, at: usize) -> Option<(&'static str, usize)> {
    let said = |(said, plain): &(&str, &'static str)| Some((*plain, reader.any(at, &[said])?));
    let found = PARTICIPLES.iter().find_map(said)?;
    reader.matches.get(at)?.is_empty().then_some(found)
}

/// `Finishing right behind Bob, Ann wore red`.
fn in_front(reader: &Reader<'_>, comma: usize) -> Option<Vec<Token>> {
    let (plain, end) = participle(reader, 0)?;
    let subject = subject(reader, comma + 1)?;
    let name = &reader.tokens[comma + 1..subject];
    let main = &reader.tokens[comma + 1..reader.end()];
    joined(reader, main, name, plain, &reader.tokens[end..comma])
}

/// `Ann wore red, finishing right behind Bob`.
fn behind(reader: &Reader<'_>, comma: usize) -> Option<Vec<Token>> {
    let (plain, end) = participle(reader, comma + 1)?;
    let subject = subject(reader, 0).filter(|subject| *subject < comma)?;
    // Behind `Ann is older than Bob` and `Ann did not buy the vase` somebody else may be meant.
    const OTHERS: &[&str] = &["after", "and", "before", "behind", "of", "than", "to", "with"];
    let is_other = |of: &Token| OTHERS.contains(&&*of.word) || function::denies(&of.word);
    if reader.tokens[subject..comma].iter().any(is_other) {
        return None;
    }
    let (name, main) = (&reader.tokens[..subject], &reader.tokens[..comma]);
    joined(reader, main, name, plain, &reader.tokens[end..reader.end()])
}

/// `Ann, finishing right behind Bob, wore red`.
fn within(reader: &Reader<'_>, first: usize, second: usize) -> Option<Vec<Token>> {
    let (plain, end) = participle(reader, first + 1)?;
    let is_subject = reader.names_row(0, first);
    let verb = second + 1;
    let is_verb = is_predicate(reader, verb);
    if !is_subject || !is_verb || end >= second {
        return None;
    }
    let name = &reader.tokens[..first];
    let main = [name, &reader.tokens[verb..reader.end()]].concat();
    joined(reader, &main, name, plain, &reader.tokens[end..second])
}

/// Where the subject ends that begins at a token.
fn subject(reader: &Reader<'_>, start: usize) -> Option<usize> {
    let ends = reader.nouns(start).into_iter().map(|(end, _)| end);
    ends.filter(|end| is_predicate(reader, *end)).max()
}

fn is_predicate(reader: &Reader<'_>, at: usize) -> bool {
    reader.begins_predicate(at) || words::is_finite(reader.word(at)) || reader.kind(at).live
}

/// `Ann wore red, and Ann finished right behind Bob`.
fn joined(
    reader: &Reader<'_>,
    main: &[Token],
    name: &[Token],
    plain: &str,
    told: &[Token],
) -> Option<Vec<Token>> {
    let first = reader.tokens.first()?;
    // Who points back in what is told may be another one.
    let points = |of: &Token| {
        function::is_own(&of.word) || matches!(&*of.word, "he" | "him" | "it" | "she" | "who")
    };
    let is_plain = !told.is_empty() && !told.iter().chain(name).any(points);
    let and = [first.saying(", and"), name.to_vec(), first.saying(plain)].concat();
    is_plain.then(|| in_order(reader, [main, &and, told].concat()))
}
