//! Epithets that tell nothing of the puzzle: `the grinning leprechauns`, `an old trunk`.

use super::super::learn;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::Parts;

/// The most words of one epithet.
const LONGEST: usize = 2;

/// Words before a noun that tell which one of several is meant, and the beginnings of others: `winner`, `leading`.
const TELLING: &[&str] = &[
    "chosen", "compet", "first", "intend", "last", "lead", "next", "oppos", "own", "remain",
    "runner", "select", "tie", "trail", "true", "visit", "win", "winner", "won",
];

impl Parts<'_> {
    /// The tokens without words before an item, or before a noun of the puzzle, that are of nothing that the puzzle
    /// tells of. They are noted as passed over.
    pub(super) fn without_epithets(&mut self, tokens: &[Token]) -> Vec<Token> {
        let reader = self.reader(tokens);
        let mut kept: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut passed = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            match (1..=LONGEST).rev().find(|length| reader.is_empty_epithet(at, at + length)) {
                Some(length) => {
                    passed.push(at..at + length);
                    at += length;
                }
                None => {
                    kept.push(tokens[at].clone());
                    at += 1;
                }
            }
        }
        for range in passed {
            self.pass_over(&tokens[range]);
        }
        kept
    }
}

impl Reader<'_> {
    /// Whether some words stand between an article and the noun that it goes with, and could be any.
    fn is_empty_epithet(&self, start: usize, end: usize) -> bool {
        let opens = start.checked_sub(1).is_some_and(|before| {
            let kind = self.kind(before);
            let is_some = matches!(self.word(before), "no" | "any" | "some" | "another" | "other");
            kind.determiner && !is_some || self.is_possessive(before)
        });
        let is_noun = |at: usize| {
            self.matches.get(at).is_some_and(|found| !found.is_empty())
                || self.uses(at).own | self.uses(at).named != 0
                || self.kind(at).thing
                || self.is_house(at)
        };
        opens && is_noun(end) && (start..end).all(|at| self.tells_nothing(at))
    }

    /// Whether a word is of nothing that the puzzle tells of.
    fn tells_nothing(&self, at: usize) -> bool {
        let word = self.word(at);
        let has_ages = || self.vocabulary.all(|of| of.is_of_ages() || of.is_of_calendar()) != 0;
        let is_age = matches!(word, "new" | "old") && !has_ages();
        // `yellow happy faces`, where nothing else has colours
        let is_other_value = || {
            let has_values = |of: &Sense| of.items.iter().any(|item| learn::is_value(&item.text));
            learn::is_value(word) && self.vocabulary.all(has_values) != 0
        };
        let is_new = learn::is_new_noun(self, at) && !story::is_never_loose(self.stem(at));
        (is_new || is_age)
            && self.matches[at].is_empty()
            && !self.is_within_item(at)
            && !self.tokens[at].is_capital
            && !TELLING.contains(&self.stem(at))
            && !word.ends_with("est")
            && !word.ends_with("less")
            && !word.ends_with("er")
            && !is_other_value()
            && self.vocabulary.near(word).is_empty()
    }
}
