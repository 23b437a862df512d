//! How far a denial reaches: `does not drink tea and own the dog`.

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::words;
use super::said::MAX_DENIED;
use super::{not, relate};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// `does not only drink tea`, `does not always`: what is denied is not that she drinks it.
    pub(super) fn denies_alone(&self) -> bool {
        let denial = |at: usize| matches!(self.word(at), "not" | "t" | "'t" | "n't");
        let alone = ["just", "merely", "simply"];
        // `isn't Ann's only pet`
        let owned = |at: usize| self.is_possessive(at) && self.word(at + 1) == "only";
        let only = (0..self.tokens.len()).rfind(|at| owned(*at));
        if only.is_some_and(|only| (0..only).any(denial)) {
            return true;
        }
        (1..self.tokens.len()).any(|at| {
            let adverb = || self.kind(at).adverb || alone.contains(&self.word(at));
            // `is not the only tea drinker`
            let only = at >= 2 && self.word(at) == "only" && self.word(at - 1) == "the";
            denial(at - 1) && self.word(at) != "also" && adverb() || only && denial(at - 2)
        })
    }

    /// Whether what begins at a token may still be denied: `and own the dog` behind `does not drink tea`.
    /// A verb that stands for itself, as `owns`, begins anew; so does what is set against it by `but`.
    pub(super) fn goes_on_denied(&self, start: usize, at: usize) -> bool {
        let denies = |at: usize| matches!(self.word(at), "not" | "t" | "'t" | "never");
        let kind = self.kind(at);
        let word = self.word(at);
        let is_verb = kind.be
            || kind.auxiliary
            || kind.live && (word.ends_with('s') || word.ends_with("ed"))
            || words::is_finite(word)
            || matches!(word, "will" | "must" | "neither" | "he" | "she" | "it" | "they");
        let against = (at.saturating_sub(2)..at)
            .any(|at| matches!(self.word(at), "but" | "while" | "whereas"));
        // `isn't the one who sang and went to Cork` may deny both.
        let denied = (start..at).find(|at| denies(*at)).unwrap_or(at);
        let told = (denied..at).any(|at| self.kind(at).relative)
            && self.word(at.wrapping_sub(1)) == "and"
            && !matches!(word, "he" | "she" | "it" | "they");
        (start..at).any(denies) && (!is_verb || told) && !against
    }

    /// Whether what stands behind `and` has no verb of its own, so that a denial before it may hold for
    /// it as well: `is not next to Ann and to the right of Bob`.
    pub(super) fn may_be_denied(&self, next: usize, says: &Statement) -> bool {
        let openings = [
            "to",
            "left",
            "right",
            "next",
            "directly",
            "immediately",
            "earlier",
            "later",
            "before",
        ];
        let more = ["after", "more", "less", "above", "below", "behind", "ahead", "in"];
        let word = self.word(next);
        let is_denial = matches!(says, Form::Not(_) | Form::Different(..));
        let is_and = self.word(next - 1) == "and";
        is_denial && is_and && (openings.contains(&word) || more.contains(&word))
    }

    /// `not next to Bob or Cy`, `next to neither Bob nor Cy`: to none of them.
    pub(super) fn related_to_none(
        &self,
        at: usize,
        a: &Operand,
        joint: &str,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        // Most sentences have no such list.
        let listed = if joint == "nor" { "neither" } else { joint };
        if !self.tokens.iter().any(|token| token.word == listed) {
            return found;
        }
        for (end, relation) in self.relations(at) {
            let is_pair =
                matches!(relation, Relation::NextTo | Relation::Order(..) | Relation::Apart(_));
            let first = if joint == "nor" { self.phrase(end, "neither") } else { Some(end) };
            let Some(first) = first.filter(|_| is_pair) else { continue };
            // `not next to Bob or drinking tea` denies that Ann drinks it.
            let names = |at: usize| at < self.tokens.len() && self.is_within_item(at);
            let rows = |at: usize| match self.kind(at).determiner || names(at) {
                true => self.nouns(at),
                false => Vec::new(),
            };
            for (end, of) in self.joined_by(first, joint, MAX_DENIED, &rows) {
                let apart = of.into_iter().map(|b| not(relate(relation, a.clone(), b, self)));
                found.push((end, Form::And(apart.collect())));
            }
        }
        found
    }
}
