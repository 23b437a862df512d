//! What a reading would join wrongly: `The first of Ada and Ben drinks tea` is no two clauses, the side in `next to Ben on her left`
//! is not to be lost, whoever lives with the owner of the dog is another one, and who isn't afraid of the dog need not have it,
//! nor lack it.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words::{self, Words};
use super::values::tells;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Verbs and adjectives of dislike or of parting with something, by stems.
const PARTING: Words = Words::of(&[
    "afraid",
    "allerg",
    "avoid",
    "complaint",
    "crash",
    "despis",
    "detest",
    "dislik",
    "fear",
    "hate",
    "loath",
    "lose",
    "object",
    "problem",
    "refus",
    "reject",
    "scare",
    "sell",
]);

/// Whether what a sentence is read as joins what its words do not: it is looked at as a whole, however it was divided and put in
/// other words.
///
/// `is_theme`: whether the puzzle is about what a stem tells of, as of allergies.
pub(in super::super) fn is_misjoined(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    says: &Statement,
    is_theme: &dyn Fn(&str) -> bool,
) -> bool {
    let has = |word: &str| tokens.iter().any(|of| of.word == word);
    let parts = || tokens.iter().any(|of| PARTING.contains(&&*of.stem));
    let tells_facts = || tells(says, &|says| matches!(says, Form::Same(..) | Form::Different(..)));
    // Most sentences have not these words, or do not tell what they could spoil.
    let is_of_two = has("of") && has("and") && has_and(says);
    let is_beside = (has("left") || has("right")) && tells_neighbors_alone(says);
    let is_of_facts = (has("owner") || parts()) && tells_facts();
    if !(is_of_two || is_beside || is_of_facts) {
        return false;
    }
    let reader = Reader::new(vocabulary, tokens);
    is_of_two && reader.has_pair_for_subject()
        || is_beside && reader.names_a_side()
        || is_of_facts && (reader.meets_an_owner() || reader.denies_dislike(is_theme))
}

/// Whether a statement tells who is beside whom, and of no side or place.
fn tells_neighbors_alone(says: &Statement) -> bool {
    let is_placed =
        |says: &Statement| matches!(says, Form::Order { .. } | Form::In(..) | Form::AtEnd(_));
    tells(says, &|says| matches!(says, Form::NextTo(..))) && !tells(says, &is_placed)
}

impl Reader<'_> {
    /// Whether the subject of a clause is of two, so that these are no two clauses: `The first of Ada and Ben drinks tea`.
    fn has_pair_for_subject(&self) -> bool {
        let is_verb = |at: usize| {
            let kind = self.kind(at);
            kind.be
                || kind.auxiliary
                || kind.live
                || kind.relative
                || (self.uses(at).verb != 0 || self.is_loose_verb(at))
                    && words::is_finite(self.word(at))
        };
        let of_pair = |of: usize| {
            let start =
                (0..of).rfind(|at| matches!(self.word(*at), "if" | "," | ";" | "and" | "but"));
            let start = start.map_or(0, |at| at + 1);
            let past_article = |at: usize| at + usize::from(self.kind(at).determiner);
            let is_and = |end: usize| {
                let joint = if self.is_possessive(end) { end + 1 } else { end };
                // `of the red and the blue one`
                let second = past_article(joint + 1);
                self.word(joint) == "and"
                    && self.matches.get(second).is_some_and(|of| !of.is_empty())
            };
            let first = self.matches.get(past_article(of + 1));
            of > start
                && !(start..of).any(is_verb)
                && !matches!(self.word(of - 1), "both" | "each" | "either" | "neither")
                && first.is_some_and(|first| first.iter().any(|first| is_and(first.end)))
        };
        (1..self.end()).any(|at| self.word(at) == "of" && of_pair(at))
    }

    /// Whether the sentence tells on which side somebody is: `next to Ben on her left`.
    fn names_a_side(&self) -> bool {
        (2..self.end()).any(|at| {
            matches!(self.word(at), "left" | "right")
                && self.matches[at].is_empty()
                && (function::is_own(self.word(at - 1)) || self.word(at - 1) == "the")
                && matches!(self.word(at - 2), "at" | "on" | "to")
        })
    }

    /// Whether somebody is with the owner of a thing, who is another one: `Ada lives with the owner of the dog`.
    fn meets_an_owner(&self) -> bool {
        let people = self.persons() | self.vocabulary.names | self.vocabulary.folk;
        let first = self.matches.iter().flatten().next();
        let is_with = |owner: usize| {
            let article = (0..owner).rfind(|at| self.kind(*at).determiner);
            article.and_then(|at| at.checked_sub(1)).is_some_and(|at| self.word(at) == "with")
        };
        let is_owner = |at: &usize| {
            let of = self.word(at + 1) == "of" || self.ends_item(*at);
            self.word(*at) == "owner" && of && self.matches[*at].is_empty()
        };
        first.is_some_and(|of| people >> of.of.sense & 1 == 1)
            && (1..self.tokens.len()).filter(is_owner).any(is_with)
    }

    /// Whether it is denied that somebody dislikes a thing, or parts with it: `Ada isn't afraid of the dog`.
    fn denies_dislike(&self, is_theme: &dyn Fn(&str) -> bool) -> bool {
        const REACH: usize = 4;
        let denies = |at: &usize| function::denies(self.word(*at)) || self.word(*at) == "no";
        (1..self.end()).filter(denies).any(|at| {
            (at + 1..(at + REACH).min(self.end()))
                .take_while(|at| self.matches[*at].is_empty())
                .any(|at| {
                    let stem = self.stem(at);
                    PARTING.contains(&stem) && self.uses(at).own == 0 && !is_theme(stem)
                })
        })
    }
}

/// Whether a statement, or a part of it, says two things.
fn has_and(says: &Statement) -> bool {
    match says {
        Form::And(_) => true,
        Form::Or(all) | Form::Xor(all) => all.iter().any(has_and),
        Form::Not(inner) => has_and(inner),
        Form::If(both) => has_and(&both.0) || has_and(&both.1),
        _ => false,
    }
}
