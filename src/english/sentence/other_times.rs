//! What somebody but feels about a thing, or was to it at another time: who `did not want to go to Rome` may have gone, who `was
//! once the captain` is so no more, and the first owner of a dog need not be the one who has it.

use super::super::function;
use super::super::learn;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::{self, Words};
use super::tells_order;
use super::values::tells;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words for a time that is over.
const ONCE: Words = Words::of(&["briefly", "formerly", "once", "originally", "previously"]);

/// Verbs for what somebody but feels.
const FEELINGS: &[&str] =
    &["care", "expect", "hope", "intend", "like", "long", "love", "mean", "prefer", "want", "wish"];

/// Whether a sentence may be of what is only felt, of another time or of one of several, at a glance: `did not want to`, `was once
/// the`, `Ann's first race`.
pub(super) fn may_be_another(tokens: &[Token]) -> bool {
    let is_felt = |at: usize| {
        function::denies(&tokens[at].word)
            && tokens.get(at + 1).is_some_and(|verb| FEELINGS.contains(&&*verb.word))
    };
    (0..tokens.len()).any(|at| {
        let word = &*tokens[at].word;
        is_felt(at) || ONCE.contains(&word) || words::ordinal(word).is_some()
    })
}

impl Reader<'_> {
    /// Whether a statement says what the sentence tells but as felt, or as so at another time.
    ///
    /// `is_theme`: whether the puzzle is about what a stem tells of, as of who wants to be what.
    pub(super) fn is_felt_or_past(
        &self,
        says: &Statement,
        is_theme: &dyn Fn(&str) -> bool,
    ) -> bool {
        let is_placed = |says: &Statement| matches!(says, Form::In(..) | Form::AtEnd(_));
        (1..self.end()).any(|at| {
            self.denies_feeling(at, is_theme)
                || self.was_once(at)
                || self.is_one_of_several(at) && !tells_order(says) && !tells(says, &is_placed)
        })
    }

    /// Whether something is behind a thing that somebody has, which is no place of the row: `heard from behind Ada's awning`.
    pub(in super::super) fn is_behind_thing(&self) -> bool {
        let is_thing = |at: usize| {
            let uses = self.uses(at);
            at < self.end()
                && self.tokens[at].is_word()
                && self.matches[at].is_empty()
                && uses.own | uses.named == 0
                && !self.is_house(at)
        };
        let is_owned = |of: &Match| self.is_possessive(of.end) && is_thing(of.end + 1);
        self.vocabulary.has_order
            && (0..self.end()).any(|at| {
                self.word(at) == "behind"
                    && self.matches.get(at + 1).is_some_and(|of| of.iter().any(is_owned))
            })
    }

    /// `did not want to go to Rome`
    fn denies_feeling(&self, at: usize, is_theme: &dyn Fn(&str) -> bool) -> bool {
        let verb = at + 1;
        function::denies(self.word(at))
            && FEELINGS.contains(&self.word(verb))
            && self.word(verb + 1) == "to"
            && self.matches[verb].is_empty()
            && !is_theme(self.stem(verb))
    }

    /// `was once the captain`, where the header tells of no former jobs
    fn was_once(&self, at: usize) -> bool {
        self.kind(at).be
            && ONCE.contains(&self.word(at + 1))
            && self.kind(at + 2).determiner
            && !self.is_former_job(at + 3)
    }

    /// `the first owner of the dog`, which may have had another one since
    fn is_one_of_several(&self, at: usize) -> bool {
        let noun = at + 2;
        let ordinal = at + 1;
        let is_somebody = || self.is_human(noun) || learn::is_agent(self.word(noun));
        let item = noun + 2 + usize::from(self.kind(noun + 2).determiner);
        self.word(at) == "the"
            && words::ordinal(self.word(ordinal)).is_some()
            && !self.is_within_item(ordinal)
            && self.word(noun + 1) == "of"
            && self.matches.get(item).is_some_and(|of| !of.is_empty())
            && is_somebody()
    }
}
