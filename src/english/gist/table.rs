//! The gist of a clue of a table: how two values differ, what is one of two, and which of two is which, in whatever words.
//!
//! What but goes together is read before, with any verb between; see [`loose`](super::super::loose).

use super::super::compare::is_comparing;
use super::super::mention::Reader;
use super::super::sentence;
use super::super::vocabulary::{Sense, Senses};
use super::super::words::{self, Words};
use super::Mentioned;
use super::Part::*;
use crate::english::measure::begins_as_amount;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// What stands before the other side of a comparison.
const THAN: Words = Words::of(&["after", "before", "than"]);

/// How many words an amount and a comparative may have.
const MOST_COMPARING: usize = 6;

impl Reader<'_> {
    /// What a clue says of a table.
    pub(super) fn said_in_table(&self) -> Option<Statement> {
        if self.likens() {
            return None;
        }
        if self.tokens.iter().any(|token| THAN.contains(&&*token.word)) {
            return self.values_compared();
        }
        if self.word(0) == "of" {
            return self.one_is_and_other();
        }
        let parts = self.parts_within(0, self.end())?;
        match &parts[..] {
            [Named(a), Not, Named(b)] if !self.is_value(a) && !self.is_value(b) => {
                self.may_be_same(a, b).map(sentence::not)
            }
            _ => self.one_or_neither(&parts),
        }
    }

    /// `as old as`: what is told of both alike.
    fn likens(&self) -> bool {
        (0..self.end()).filter(|at| self.word(*at) == "as").count() > 1
    }

    fn is_value(&self, named: &Mentioned) -> bool {
        self.sense_of(&named.of) & self.vocabulary.all(|sense| sense.scale.is_some()) != 0
    }

    /// The only thing that is named between two tokens, if nothing else is said.
    fn only_named(&self, start: usize, end: usize) -> Option<Mentioned> {
        let mut parts = self.parts_within(start, end)?.into_iter();
        match (parts.next(), parts.next()) {
            (Some(Named(only)), None) => Some(only),
            _ => None,
        }
    }

    /// `Of the kite from Oslo and Ann's kite, one flew highest in May and the other is the Gull`
    fn one_is_and_other(&self) -> Option<Statement> {
        let one = (2..self.end()).find(|at| self.word(*at) == "one" && self.word(at - 1) == ",")?;
        let other = (one..self.end()).find(|at| self.phrase(*at, "the other").is_some())?;
        let joint = if matches!(self.word(other - 1), "and" | "while") { other - 1 } else { other };
        let end = joint - usize::from(self.word(joint - 1) == ",");
        let noun = other + 2;
        let noun = if self.word(noun) == "one" { noun + 1 } else { noun };
        let both = self.parts_within(1, one - 1)?;
        let [Named(a), And, Named(b)] = &both[..] else { return None };
        let (c, d) = (self.only_named(one + 1, end)?, self.only_named(noun, self.end())?);
        let of = |named: &Mentioned| named.of.clone();
        let of_two = |two: [&Mentioned; 2]| two.map(|named| self.sense_of(&named.of));
        let are_apart =
            of_two([a, b]).iter().all(|one| of_two([&c, &d]).iter().all(|of| of != one));
        are_apart.then(|| Form::Pairs(vec![of(a), of(b)], vec![of(&c), of(&d)]))
    }

    /// `Ann's kite has a tail 3 inches shorter than that of the kite from Oslo`, of tails in inches.
    fn values_compared(&self) -> Option<Statement> {
        let mut all = (1..self.end()).filter(|at| THAN.contains(&self.word(*at)));
        let (Some(than), None) = (all.next(), all.next()) else { return None };
        let start = self.begins_to_compare(than)?;
        let (a, b) = (self.only_named(0, start)?, self.only_named(than + 1, self.end())?);
        // `The stew was bought the day before Olga cooked it`
        if (than..self.end()).any(|at| matches!(self.word(at), "him" | "it" | "them")) {
            return None;
        }
        // As if no more were said than `Ann 3 inches shorter than Oslo`.
        let said = |named: &Mentioned| &self.tokens[named.start..named.end];
        let plain = [said(&a), &self.tokens[start..=than], said(&b)].concat();
        let reader = Reader::new(self.vocabulary, &plain);
        let found = reader.compared(a.end - a.start, &a.of).into_iter();
        let mut found = found.filter(|(end, _)| *end == plain.len());
        let (Some((_, says)), None) = (found.next(), found.next()) else { return None };
        let Form::Than { function, .. } = &says else { return None };
        let sense = self.vocabulary.sense_called(function);
        self.tells_of_values(sense, start).then_some(says)
    }

    /// Where the words begin that say how two values differ, behind which stands `than`, `before` or `after`: an amount, or
    /// that it was some time.
    fn begins_to_compare(&self, than: usize) -> Option<usize> {
        let is_amount = |at: usize| {
            let word = self.word(at);
            words::number(&[word]).is_some() || begins_as_amount(word) || self.is_unit(at)
        };
        let compares = |at: &usize| {
            let word = self.word(*at);
            is_comparing(word)
                || is_amount(*at)
                || matches!(word, "a" | "exactly" | "some" | "sometime" | "time")
        };
        let start =
            (than.saturating_sub(MOST_COMPARING)..than).rev().take_while(compares).last()?;
        let is_told = self.any(start, &["some time", "sometime"]) == Some(than)
            || (start..than).any(|at| self.amount(at).is_some());
        is_told.then_some(start)
    }

    /// Whether a comparison may be of the values of a category, by the noun that stands before it: `has a tail 3 inches
    /// shorter`. Of years, something else may have been than what the header has.
    fn tells_of_values(&self, sense: Senses, start: usize) -> bool {
        let is_time = sense & self.vocabulary.all(|of: &Sense| of.measure.is_time()) != 0;
        let is_of_years = sense & self.vocabulary.all(Sense::is_of_calendar) != 0;
        let noun = start - 1 - usize::from(self.kind(start - 1).be && start > 1);
        let is_noun = noun > 0 && (self.kind(noun - 1).determiner || self.is_possessive(noun - 1));
        let uses = self.uses(noun);
        let is_own = (uses.own | uses.named) & sense != 0;
        let is_other =
            is_noun && !is_own && self.matches[noun].is_empty() && !self.ends_item(noun + 1);
        !is_of_years && (is_time || !is_other)
    }
}
