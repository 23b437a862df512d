//! A sentence in other words: its tokens with others in the place of some, which stand for the same words of the text.

use std::ops::Range;

use super::mention::Reader;
use super::token::{self, Token};
use super::vocabulary::Thing;
use super::words;

impl Token {
    /// Some words, one blank between each, where this token stands.
    pub(super) fn saying(&self, words: &str) -> Vec<Token> {
        words.split(' ').map(|word| self.renamed(word)).collect()
    }
}

impl Reader<'_> {
    /// Where a number ends that is how many rows there are: `four` of `the hottest of the four cups`.
    pub(super) fn past_all(&self, at: usize) -> Option<usize> {
        let (number, taken) = words::number(&[self.word(at)])?;
        (number as usize == self.vocabulary.rows()).then_some(at + taken)
    }

    /// The sentence with other tokens for those of a range.
    pub(super) fn with(&self, range: Range<usize>, said: &[Token]) -> Vec<Token> {
        [&self.tokens[..range.start], said, &self.tokens[range.end..]].concat()
    }

    /// The sentence without the tokens of a range.
    pub(super) fn without(&self, range: Range<usize>) -> Vec<Token> {
        self.with(range, &[])
    }

    /// The words of an item, as they stand in the header, where the token at `at` stands.
    pub(super) fn saying_item(&self, at: usize, of: Thing) -> Vec<Token> {
        let item = &self.vocabulary.senses[of.sense].items[of.item].text;
        token::tokens(item, 0).iter().map(|word| self.tokens[at].renamed(&word.word)).collect()
    }
}
