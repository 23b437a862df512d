//! Items of another category than the sentence tells of: `Ann scored 5` tells no age, though 5 is an age and the points are `5
//! points`; nor is it the shirt that is red in `Ann drinks red`, where `red wine` is a drink.

use std::cell::LazyCell;

use super::super::agree;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::vocabulary::Senses;
use super::traps::facts;
use crate::english::measure::MONEY_SIGNS;
use crate::syntax::ast::Statement;

impl Reader<'_> {
    /// Whether a statement says with what something goes together, and a word of the sentence is one of another category, which
    /// has an item that begins with the words for one in the statement.
    pub(super) fn is_of_another_category(&self, says: &Statement) -> bool {
        let facts = facts(says);
        let told = facts.iter().fold(0, |all, (a, b)| all | self.sense_of(a) | self.sense_of(b));
        if told == 0 {
            return false;
        }
        let prices = |at: usize| match agree::OF_MONEY.contains(&self.stem(at)) {
            true => self.vocabulary.all(|sense| sense.currency.is_some()),
            false => 0,
        };
        // Few sentences have a word of a category of which they tell nothing.
        let others = |at: usize| {
            let uses = self.uses(at);
            [uses.named, uses.verb | uses.agent | uses.own | uses.topical, prices(at)]
                .into_iter()
                .filter(|of| of & told == 0)
                .fold(0, |all, of| all | of)
        };
        if (0..self.tokens.len()).all(|at| others(at) == 0) {
            return false;
        }
        // `The person's child is named Alice`, where somebody is called Alice
        let is_named = |at: usize| self.uses(at).named & told != 0 && !self.is_within_item(at);
        if (0..self.tokens.len()).any(is_named) {
            return false;
        }
        let like = LazyCell::new(|| self.like_named());
        (0..self.tokens.len())
            .any(|at| others(at) != 0 && !self.is_within_item(at) && others(at) & *like != 0)
    }

    /// The categories that have an item with all words of another one that the sentence names, and with more.
    fn like_named(&self) -> Senses {
        let vocabulary = self.vocabulary;
        let is_like = |of: &Match| {
            let short = vocabulary.senses[of.of.sense].items[of.of.item].text.to_lowercase();
            vocabulary.all(|sense| {
                sense.items.iter().any(|item| {
                    let long = item.text.to_lowercase();
                    let words = long.split([' ', '-']);
                    long.trim_start_matches(MONEY_SIGNS) == short
                        || words.into_iter().any(|word| word == short)
                })
            }) & !(1 << of.of.sense)
        };
        self.matches.iter().flatten().map(is_like).fold(0, |all, of| all | of)
    }
}
