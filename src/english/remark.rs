//! Words that say from where one looks, which change nothing: `(your right)`, `Looking from in front, …`.

use super::mention::Reader;
use super::token::Token;
use super::words::{self, Phrases};

/// What may stand in brackets around one of the sides that the sentence speaks of.
const IN_BRACKETS: &[&str] = &[
    "'s", ":", "as", "at", "face", "facing", "houses", "in", "look", "looking", "mean", "means",
    "note", "of", "row", "stand", "standing", "that", "the", "them", "to", "viewer", "viewers",
    "you", "your",
];

/// How a sentence may begin that says from where one looks: always from the front.
const LEADS: Phrases = Phrases::of(&[
    "as seen from in front",
    "as seen from the front",
    "as seen from the street",
    "looking from in front",
    "looking from the front",
    "looking from the street",
    "seen from in front",
    "seen from the front",
    "seen from the street",
    "viewed from in front",
    "viewed from the front",
    "viewed from the street",
]);

/// The tokens of some sentences without such remarks, and so their marks in `beside`.
pub(super) fn without<T>(tokens: Vec<Token>, beside: Vec<T>) -> (Vec<Token>, Vec<T>) {
    let is_led = tokens.first().is_some_and(|first| LEADS.may_begin_with(&first.word));
    if !is_led && !tokens.iter().any(|token| token.word == "(") {
        return (tokens, beside);
    }
    let mut kept = vec![true; tokens.len()];
    for lead in LEADS.list {
        let words = lead.split(' ');
        let comma = words.clone().count();
        let begins = tokens.len() > comma
            && tokens[comma].word == ","
            && words.zip(&tokens).all(|(word, token)| token.word == word);
        if begins {
            kept[..=comma].fill(false);
        }
    }
    let mut at = 0;
    while let Some(open) = tokens[at..].iter().position(|token| token.word == "(") {
        let open = at + open;
        at = open + 1;
        let Some(length) = tokens[at..].iter().position(|token| token.word == ")") else { break };
        let close = at + length;
        if names_the_side(&tokens, open, close) {
            kept[open..=close].fill(false);
        }
        at = close;
    }
    if kept.iter().all(|kept| *kept) {
        return (tokens, beside);
    }
    tokens.into_iter().zip(beside).zip(kept).filter_map(|(of, kept)| kept.then_some(of)).unzip()
}

impl Reader<'_> {
    /// Where a sentence ends without `this season`, which is the time of the whole story.
    pub(super) fn end(&self) -> usize {
        const TIMES: &[&str] = &[
            "evening",
            "month",
            "morning",
            "season",
            "semester",
            "summer",
            "term",
            "tournament",
            "week",
            "winter",
            "year",
        ];
        let end = self.tokens.len();
        let Some(last) = end.checked_sub(1).filter(|last| *last > 3) else { return end };
        let is_time = self.word(last - 1) == "this" && TIMES.contains(&self.word(last));
        let is_told = self.uses(last).own | self.uses(last).topical != 0;
        if is_time && !is_told && self.vocabulary.is_story() { last - 1 } else { end }
    }
}

/// Whether the words in brackets only say that the side in front of them is that of the reader.
fn names_the_side(tokens: &[Token], open: usize, close: usize) -> bool {
    let is_side = |token: &&Token| matches!(token.word.as_str(), "left" | "right");
    let Some(side) = tokens[..open].iter().rev().find(is_side) else { return false };
    let inside = &tokens[open + 1..close];
    let fits = |token: &Token| {
        let word = token.word.as_str();
        word == side.word || IN_BRACKETS.contains(&word) || words::number(&[word]).is_some()
    };
    let of_reader = |token: &Token| matches!(token.word.as_str(), "your" | "viewer" | "viewers");
    inside.iter().any(of_reader)
        && inside.iter().any(|token| token.word == side.word)
        && inside.iter().all(fits)
}
