//! Words of a sentence that say nothing of the puzzle: footnotes, and how the positions are counted.

use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words;
use super::words::Words;
use crate::syntax::text::is_integer;

/// The tokens without footnotes and without what is only said of how the positions are counted.
pub(super) fn without(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let tokens = without_direction(tokens);
    let tokens = without_order(vocabulary, tokens);
    match tokens.iter().any(|token| matches!(&*token.word, "[" | "(")) {
        true => without_counting(vocabulary, without_footnotes(tokens)),
        false => tokens,
    }
}

/// Without `In no particular order,` before a sentence that names all rows, and without the same in brackets.
fn without_order(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    const LENGTH: usize = 4;
    let is_order = |at: usize| {
        let says =
            |at: usize, words: &[&str]| words.contains(&tokens.get(at).map_or("", |of| &*of.word));
        says(at, &["in"])
            && says(at + 1, &["no"])
            && says(at + 2, &["certain", "particular", "special", "specific"])
            && says(at + 3, &["order"])
    };
    let counts = |at: usize| {
        let is_the = tokens.get(at).is_some_and(|token| token.word == "the");
        let number = is_the.then(|| words::number(&[&tokens.get(at + 1)?.word])).flatten();
        number.is_some_and(|(number, _)| number as usize == vocabulary.rows())
    };
    let close = LENGTH + 1;
    let bracket = tokens
        .windows(LENGTH + 2)
        .position(|run| matches!(&*run[0].word, "(") && run[close].word == ")");
    if is_order(0) && tokens.get(LENGTH).is_some_and(|mark| mark.word == ",") && counts(close) {
        tokens.drain(..close);
    } else if let Some(open) = bracket.filter(|open| is_order(open + 1) && counts(0)) {
        tokens.drain(open..open + LENGTH + 2);
    }
    tokens
}

/// Without `From left to right,` before a sentence that says of two which one is on which side.
fn without_direction(mut tokens: Vec<Token>) -> Vec<Token> {
    let opening = ["from", "left", "to", "right", ","];
    let begins = tokens.len() > opening.len()
        && tokens.iter().zip(opening).all(|(token, word)| token.word == word);
    let is_side =
        |pair: &[Token]| matches!(&*pair[0].word, "left" | "right") && pair[1].word == "of";
    if begins && tokens.windows(2).any(is_side) {
        tokens.drain(..opening.len());
    }
    tokens
}

/// The tokens without the numbers of footnotes, which stand right behind a word: `immediately[1]`.
fn without_footnotes(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_footnote = |at: usize| {
        let [before, open, number, close] = &tokens[at - 1..at + 3] else { return false };
        let stands_behind = before.span.end == open.span.start && before.is_word();
        open.word == "[" && is_integer(&number.word) && close.word == "]" && stands_behind
    };
    let ends = tokens.len().saturating_sub(2);
    let found: Vec<usize> = (1..ends).filter(|at| is_footnote(*at)).collect();
    found.into_iter().rev().for_each(|at| drop(tokens.drain(at..at + 3)));
    tokens
}

/// Without `(houses are numbered 1-4 from the left)` and the `(leftmost)` of `the first (leftmost) house`.
fn without_counting(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    let mut at = 1;
    while at < tokens.len() {
        let is_open = tokens[at].word == "(";
        let close = || tokens[at..].iter().position(|token| token.word == ")");
        match is_open.then(close).flatten() {
            Some(close) if counts(vocabulary, &tokens[at - 1], &tokens[at + 1..at + close]) => {
                tokens.drain(at..=at + close);
            }
            _ => at += 1,
        }
    }
    tokens
}

fn counts(vocabulary: &Vocabulary, before: &Token, aside: &[Token]) -> bool {
    const WORDS: Words = Words::of(&[
        "are",
        "from",
        "house",
        "houses",
        "in",
        "is",
        "left",
        "numbered",
        "order",
        "position",
        "positions",
        "right",
        "row",
        "the",
        "they",
        "to",
    ]);
    match aside {
        [only] if only.word == "leftmost" => before.word == "first",
        [only] if only.word == "rightmost" => before.word == "last",
        _ => {
            let is = |at: usize, word: &str| aside.get(at).is_some_and(|token| token.word == word);
            let from_left = (0..aside.len()).any(|at| {
                is(at, "from") && (is(at + 1, "left") || is(at + 1, "the") && is(at + 2, "left"))
            });
            let known = |token: &Token| is_integer(&token.word) || WORDS.contains(&&*token.word);
            let mut numbers = aside.iter().map(|token| &token.word).filter(|word| is_integer(word));
            let labels = &vocabulary.labels;
            let (first, last) = (numbers.next(), numbers.next_back());
            let agrees = first.is_none_or(|first| labels.first() == Some(first))
                && last.is_none_or(|last| labels.last() == Some(last));
            from_left
                && agrees
                && aside.iter().any(|token| token.word == "numbered")
                && aside.iter().all(known)
        }
    }
}
