//! What somebody did not take, and what is denied of one and then of another: `turned down the part of the vicar`, `Ann isn't next
//! to Bo, nor is Cy next to Di`.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::{self, all_of};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::Read;
use super::roundabout::in_order;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Verbs of those who might have had something, and do not.
const REFUSING: &[&str] = &["declined", "refused", "rejected", "turned down"];

/// `is not the vicar` for `turned down the part of the vicar`, and the same of another one behind it: `, and Bo that of the
/// butler`.
pub(super) fn turned_down(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OFFERED: &[&str] = &[
        "the chance of being",
        "the chance to be",
        "the job of",
        "the offer of",
        "the part of",
        "the post of",
        "the role of",
    ];
    let found = |at: usize| {
        let offer = reader.any(at, REFUSING)?;
        let item = reader.any(offer, OFFERED)?;
        let is_free = reader.matches[at].is_empty() && !reader.is_within_item(offer);
        (is_free && reader.item_at(item).is_some()).then_some((at, item))
    };
    let (at, item) = (1..reader.end()).find_map(found)?;
    let before = &reader.tokens[..at];
    // Who did not refuse it may have it, or not.
    let is_bound = |token: &Token| {
        function::denies(&token.word)
            || function::is_hedge(&token.word)
            || matches!(&*token.word, "had" | "have" | "if" | "only" | "or" | "to" | "would")
    };
    let is_bound = before.iter().any(is_bound);
    let end = reader.item_at(item)?.end;
    let is_not = reader.tokens[at].saying("is not");
    let head = [before, &is_not, &reader.tokens[item..end]].concat();
    let rest = match that_of(reader, end) {
        Some((name, other)) => {
            [&reader.tokens[end..name], &is_not, &reader.tokens[other..]].concat()
        }
        None => reader.tokens[end..].to_vec(),
    };
    (!is_bound).then(|| in_order(reader, [head, rest].concat()))
}

/// Where the name ends in `, and Bo that of the butler`, and where the words for what he refused begin.
fn that_of(reader: &Reader<'_>, at: usize) -> Option<(usize, usize)> {
    let comma = reader.past_comma(at);
    let name = reader.any(comma, &["and", "while"])?;
    let end = reader.item_at(name)?.end;
    let other = reader.phrase(end, "that of")?;
    let last = reader.item_at(other)?.end;
    reader.ends_clause(last).then_some((end, other))
}

/// What is denied of one row, and of another one behind `nor`: `Ann isn't next to Bo, nor is Cy next to Di`.
pub(super) fn nor_is(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    /// What points back to what was said before, or tells of more than one thing.
    const BOUND: &[&str] = &[
        "and", "another", "both", "but", "either", "he", "her", "him", "his", "if", "it", "its",
        "neither", "never", "one", "only", "or", "other", "same", "she", "so", "that", "their",
        "them", "they", "too", "unless",
    ];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let nor = (3..tokens.len()).find(|at| word(*at) == "nor" && word(at - 1) == ",")?;
    let reader = Reader::new(vocabulary, tokens);
    let kind = reader.kind(nor + 1);
    let (first, second) = (&tokens[..nor - 1], tokens.get(nor + 2..reader.end())?);
    let denials = |of: &[Token]| of.iter().filter(|token| function::denies(&token.word)).count();
    let is_bound = |token: &Token| BOUND.contains(&&*token.word) || token.word == ",";
    let is_plain = (kind.be || kind.auxiliary)
        && denials(first) == 1
        && denials(second) == 0
        && !second.iter().any(is_bound)
        && !first.iter().any(|token| matches!(&*token.word, "either" | "if" | "or" | "unless"));
    is_plain.then_some(())?;
    let says = read(first)?;
    let ends = reader.mentions(nor + 2).into_iter().map(|of| of.end);
    let told = |end: usize| {
        let rest = tokens.get(end..reader.end()).filter(|rest| !rest.is_empty())?;
        read(&[&tokens[nor + 2..end], &tokens[nor + 1..nor + 2], rest].concat())
    };
    let other = ends.filter_map(told).next()?;
    (is_denial(&says) && is_fact(&other)).then(|| all_of(vec![says, sentence::not(other)]))?
}

/// What is denied of one row and of two others: `Ann is not the cook and the other person who went by bus` tells of three people.
pub(super) fn not_and_the_other(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const OTHER: &[&str] = &["and the other one who", "and the other person who"];
    let found = |at: usize| {
        let end = OTHER.iter().find_map(|said| phrase(&tokens[at..], said))?;
        Some((at, at + end))
    };
    let (and, other) = (3..tokens.len()).find_map(found)?;
    let not = tokens[..and].iter().position(|of| function::denies(&of.word))?;
    let is_plain = tokens.iter().filter(|of| function::denies(&of.word)).count() == 1
        && !tokens.iter().any(|of| matches!(&*of.word, "," | "but" | "or" | "than"));
    let be = not
        .checked_sub(1)
        .filter(|at| is_plain && matches!(&*tokens[*at].word, "is" | "was" | "isn" | "wasn"))?;
    let third = [&tokens[and].saying("the one who"), &tokens[other..]].concat();
    let first = read(&tokens[..and])?;
    let second = read(&[&tokens[..=not], &third].concat())?;
    let is_not = &tokens[be..=not];
    let apart = read(&[&tokens[not + 1..and], is_not, &third].concat())?;
    let all = vec![first, second, apart];
    all.iter().all(|says| matches!(says, Form::Different(..))).then(|| all_of(all))?
}

/// Whether a statement denies one thing.
fn is_denial(says: &Statement) -> bool {
    match says {
        Form::Different(..) => true,
        Form::Not(of) => is_fact(of),
        _ => false,
    }
}

/// Whether a statement tells one thing of rows, other than an order, of which the opposite is more than not to be in it.
fn is_fact(says: &Statement) -> bool {
    matches!(says, Form::Same(..) | Form::In(..) | Form::NextTo(..) | Form::AtEnd(..))
}
