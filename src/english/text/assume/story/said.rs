//! Which sentences of a story name items, and what those in front of the clues tell of them.

use compact_str::CompactString;
use itertools::Itertools;

use super::super::announced::asides;
use super::name;
use crate::english::text::mentions::Mentions;
use crate::english::text::parts::Parts;
use crate::english::text::{instruction, introduction};
use crate::english::token::{Token, tokens};
use crate::english::words::stem;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry};

/// The sentences that name items: the clues, those in front of them if there are none, and asides in front of them.
pub(super) fn sentences(text: &str, parts: &Parts) -> Vec<Vec<Token>> {
    let of = |span: &Span| tokens(&text[span.range()], span.start as usize);
    let says = |span: &Span, tokens: &[Token]| {
        !instruction::is_remark(text, *span, tokens)
            && !instruction::speaks_of_the_puzzle(tokens)
            && instruction::asked(tokens).is_none()
    };
    let clues: Vec<Span> = parts.clues.iter().map(|clue| clue.span).collect();
    let front: Vec<(&Span, Vec<Token>)> =
        parts.opening.iter().map(|span| (span, of(span))).collect();
    let clues = match clues.is_empty() {
        true => front
            .iter()
            .filter(|(_, tokens)| !introduction::announces(tokens))
            .map(|(span, _)| **span)
            .collect(),
        false => clues,
    };
    let mut all: Vec<Vec<Token>> = clues
        .iter()
        .map(|span| (span, of(span)))
        .filter(|(span, tokens)| says(span, tokens))
        .map(|(_, tokens)| tokens)
        .collect();
    all.extend(front.iter().flat_map(|(_, tokens)| asides(tokens)));
    let asked: Vec<Vec<Token>> = parts.questions.iter().map(of).collect();
    all.extend(asked.iter().flat_map(|tokens| asides(tokens)));
    all.extend(asked.into_iter().filter(|tokens| asks_for_an_item(tokens)));
    all
}

/// Whether a question is of one item, as `Who wore the fez?`.
fn asks_for_an_item(tokens: &[Token]) -> bool {
    const LONGEST: usize = 10;
    let is = |token: &Token, of: &[&str]| of.contains(&&*token.word);
    let begins = tokens.first().is_some_and(|first| is(first, &["what", "which", "who", "whose"]));
    let is_of_all = tokens.iter().any(|token| is(token, &["all", "each", "every"]));
    begins && !is_of_all && tokens.len() <= LONGEST
}

/// The sentences in front of the clues; none if there are no clues of their own.
pub(super) fn front(text: &str, parts: &Parts) -> Vec<Vec<Token>> {
    let of = |span: &Span| tokens(&text[span.range()], span.start as usize);
    let opening = parts.opening.iter().chain(&parts.title).map(of);
    let asked = parts.questions.iter().map(of).filter(|tokens| !asks_for_an_item(tokens));
    if parts.clues.is_empty() { Vec::new() } else { opening.chain(asked).collect() }
}

/// Whether a word is of an item of the lists: `Mars` is no March.
pub(super) fn is_given(mentions: &Mentions, given: &[(Category, Span)], token: &Token) -> bool {
    let items = || given.iter().flat_map(|(category, _)| &category.entries);
    let is_word = |entry: &Entry| {
        let Entry::Item(name) = entry else { return false };
        tokens(&name.text, 0).iter().any(|of| of.word == token.word)
    };
    mentions.has(token) && (!token.is_capital || items().any(is_word))
}

/// Whether a category is called so.
pub(super) fn is_called(category: &Category, noun: &str) -> bool {
    let noun = stem(noun);
    tokens(&category.name.text, 0).iter().any(|token| token.stem == noun)
}

/// The kinds of things that the sentences in front of the clues and the questions announce.
pub(super) fn announced(text: &str, parts: &Parts) -> Vec<CompactString> {
    let all = parts.opening.iter().chain(&parts.questions);
    let nouns = all.flat_map(|span| name::announced(&tokens(&text[span.range()], 0)));
    nouns.unique().collect()
}
