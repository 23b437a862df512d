//! People who are something to each other, and so are different: `Ann and the nurse are roommates`, `Ann, Bob and the nurse
//! are all students`.

use super::super::mention::Reader;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// What two people are to each other, without a word on where they live.
const COMPANIONS: &[&str] = &[
    "acquaintances",
    "brothers",
    "buddies",
    "classmates",
    "co workers",
    "colleagues",
    "companions",
    "cousins",
    "coworkers",
    "flatmates",
    "friends",
    "housemates",
    "pals",
    "rivals",
    "roommates",
    "siblings",
    "sisters",
    "teammates",
];

/// The same, where the puzzle has no places in a row.
const NEIGHBOURS: &[&str] =
    &["neighbors", "neighbours", "next door neighbors", "next door neighbours"];

/// Before one of these.
const DEGREES: &[&str] =
    &["best", "close", "fellow", "good", "great", "lifelong", "longtime", "old", "very good"];

impl Reader<'_> {
    /// `are roommates`, `are all good friends` behind two or more.
    pub(super) fn are_companions(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let Some(next) = self.any(at, &["are", "were"]).filter(|_| self.may_be_companions()) else {
            return Vec::new();
        };
        let all = self.any(next, &["all", "both"]).unwrap_or(next);
        let mut ends: Vec<usize> = self.companions(all).into_iter().collect();
        ends.extend(self.all_of_kind(next, of.len()));
        let apart = match of {
            [a, b] => Form::Different(a.clone(), b.clone()),
            _ => Form::AllDifferent(of.to_vec()),
        };
        ends.into_iter().map(|end| (end, apart.clone())).collect()
    }

    /// Whether a sentence may tell that people are two since they are something to each other. Whatever depends on such
    /// a sentence, or denies it, does not.
    fn may_be_companions(&self) -> bool {
        const BOUND: &[&str] = &[
            "'t", "either", "exactly", "if", "iff", "neither", "never", "no", "nor", "not", "only",
            "or", "unless",
        ];
        self.vocabulary.is_loose
            && self.vocabulary.couples() == 0
            && !self.tokens.iter().any(|token| BOUND.contains(&&*token.word))
    }

    /// Where `best friends` ends, if the header has no category of friends.
    fn companions(&self, at: usize) -> Option<usize> {
        let noun = self.any(at, DEGREES).unwrap_or(at);
        let is_free = self.uses(noun).own == 0 && !self.is_within_item(noun);
        // Where nothing stands in a row, they live beside each other outside of the puzzle.
        let next_door = || self.any(noun, NEIGHBOURS).filter(|_| !self.vocabulary.has_homes());
        self.any(noun, COMPANIONS).or_else(next_door).filter(|_| is_free)
    }

    /// Where `all circus students` ends, of three or more: they are as many people.
    fn all_of_kind(&self, at: usize, count: usize) -> Option<usize> {
        const MOST: usize = 3;
        let start = self.phrase(at, "all").filter(|_| count > 2)?;
        let end = self.tokens.len();
        let noun = end.checked_sub(1).filter(|noun| *noun >= start && noun - start < MOST)?;
        let is_plain = |at: usize| {
            let kind = self.kind(at);
            self.tokens[at].is_word()
                && !self.is_within_item(at)
                && !kind.preposition
                && !kind.relative
                && !matches!(self.word(at), "different" | "two")
        };
        let is_plural =
            matches!(self.word(noun), "men" | "women" | "people") || self.word(noun).ends_with('s');
        (is_plural && self.is_human(noun) && (start..end).all(is_plain)).then_some(end)
    }
}
