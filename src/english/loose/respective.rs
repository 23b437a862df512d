//! What is said of several one by one: `Ann, Bo and Cy finished 1st, 2nd and 3rd`, `Ann and Bo own the cat and the dog
//! respectively`.
//!
//! Without `respectively` only ranks are read so, which nobody lists in an order that is not that of the names.

use super::super::mention::Reader;
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// What says that the lists go together one by one.
const TOLD: &[&str] = &["respectively", "in that order", "in this order", "in the order given"];

/// Words of a sentence that says something else of them.
const BOUND: &[&str] = &[
    "'t",
    "but",
    "either",
    "if",
    "neither",
    "nor",
    "not",
    "necessarily",
    "or",
    "some",
    "than",
    "unless",
];

/// How many words may stand between the two lists.
const MOST_BETWEEN: usize = 5;

/// What a sentence says of each of several, if it lists as many things as it names, and says one thing of each.
pub(super) fn one_by_one(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let ends = |of: &&&str| {
        let start = tokens.len().checked_sub(of.split(' ').count());
        start.is_some_and(|start| phrase(&tokens[start..], of).is_some())
    };
    let told = TOLD.iter().find(ends).map(|of| tokens.len() - of.split(' ').count());
    let ranked = |token: &Token| words::ordinal(&token.word).is_some();
    let end = match told {
        Some(end) => end - usize::from(end > 0 && tokens[end - 1].word == ","),
        None => tokens.last().is_some_and(ranked).then_some(tokens.len())?,
    };
    let said = &tokens[..end];
    if said.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let mut ands = (1..said.len()).filter(|at| said[*at].word == "and");
    let (first, last) = (ands.next()?, ands.next()?);
    if ands.next().is_some() {
        return None;
    }
    let names = listed(&said[..first]);
    let others = &said[first + 1..last];
    // The last name, the words between, and the first thing stand in front of the first comma of the second list.
    let open = others.iter().position(|token| token.word == ",").unwrap_or(others.len());
    let middle = others.get(open + 1..).map(listed).unwrap_or_default();
    let head = &others[..open];
    let ending = &said[last + 1..];
    if names.len() != middle.len() + 1 || names.iter().chain(&middle).any(|of| of.is_empty()) {
        return None;
    }
    let is_rank = |of: &[Token]| matches!(of, [one] if ranked(one));
    let reader = Reader::new(vocabulary, head);
    let name_ends = reader.nouns(0).into_iter().map(|(end, _)| end).max()?;
    let last_name = &head[..name_ends];
    let starts = (name_ends + 1..head.len()).take(MOST_BETWEEN);
    starts.rev().find_map(|start| {
        let things = [&head[start..]].into_iter().chain(middle.iter().copied()).chain([ending]);
        if told.is_none() && !things.clone().all(is_rank) {
            return None;
        }
        let names = names.iter().copied().chain([last_name]);
        let each = names.zip(things).map(|(name, thing)| {
            let says = read(&[name, &head[name_ends..start], thing].concat())?;
            matches!(says, Form::Same(..) | Form::In(..)).then_some(says)
        });
        each.collect::<Option<Vec<_>>>().map(Form::And)
    })
}

/// The parts of a list between its commas, without one at its end.
fn listed(list: &[Token]) -> Vec<&[Token]> {
    let is_last = list.last().is_some_and(|token| token.word == ",");
    list[..list.len() - usize::from(is_last)].split(|token| token.word == ",").collect()
}
