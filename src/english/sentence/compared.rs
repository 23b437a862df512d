//! Comparisons that share a verb or their second half: `paid more than Ann but less than Bob`, `either $3 more
//! or $3 less than Ann`.

use std::ops::Range;

use itertools::Itertools;

use super::super::compare::is_comparing;
use super::super::function::Kind;
use super::super::mention::Reader;
use super::super::token::Token;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, Statement};

/// The most words before the first comparison, such as `had her talk`.
const MAX_BEFORE: usize = 5;

impl Reader<'_> {
    /// `either 5 years before or 5 years after Ann`, `either $3 more or $3 less than Ann`: two comparisons
    /// with one other.
    pub(in super::super) fn compared_either(
        &self,
        at: usize,
        a: &Operand,
    ) -> Vec<(usize, Statement)> {
        const MOST_WORDS: usize = 4;
        let either = (at..at + 3).find(|at| self.word(*at) == "either");
        let Some(either) = either.filter(|either| self.is_compared(either + 1)) else {
            return Vec::new();
        };
        let ends = |at: &usize| is_comparing(self.word(*at));
        let first = (either + 1..either + 1 + MOST_WORDS).find(ends);
        let Some(first) = first.filter(|first| self.word(first + 1) == "or") else {
            return Vec::new();
        };
        let Some(second) = (first + 2..first + 2 + MOST_WORDS).find(ends) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        // Each as if it stood alone.
        let alone = |kept: Range<usize>| {
            let tokens =
                [&self.tokens[..either], &self.tokens[kept.clone()], &self.tokens[second + 1..]]
                    .concat();
            let taken = second + 1 - either - kept.len();
            let reader = Reader::new(self.vocabulary, &tokens);
            let said = reader.compared(at, a).into_iter();
            said.map(|(end, says)| (end + taken, says)).collect_vec()
        };
        let (before, after) = (alone(either + 1..first + 1), alone(first + 2..second + 1));
        for (end, says) in before {
            let others = after.iter().filter(|(other, _)| *other == end);
            found.extend(
                others.map(|(end, other)| (*end, Form::Or(vec![says.clone(), other.clone()]))),
            );
        }
        found
    }

    /// `less than Bob` behind `Ann paid more than Cy but`: of the same values, with the words that stand
    /// before the first comparison.
    pub(super) fn compared_too(
        &self,
        next: usize,
        says: &Statement,
        subject: &Operand,
    ) -> Vec<(usize, Statement)> {
        let Some(function) = compares(says) else { return Vec::new() };
        let begin = self.end_of(subject);
        let begins = |at: &usize| self.begins_comparison(*at);
        let Some(first) = (begin..next.min(begin + MAX_BEFORE + 1)).find(begins) else {
            return Vec::new();
        };
        let is_plain = |at: usize| self.tokens[at].is_word() && !self.kind(at).relative;
        if first == begin || !(begin..first).all(is_plain) {
            return Vec::new();
        }
        let tokens: Vec<Token> = [&self.tokens[begin..first], &self.tokens[next..]].concat();
        let spliced = Reader::new(self.vocabulary, &tokens);
        let taken = first - begin;
        let mut found = spliced.compared(0, subject);
        found.retain(|(end, too)| {
            *end > taken && compares(too).is_some_and(|of| of.text == function.text)
        });
        found.into_iter().map(|(end, too)| (next + end - taken, too)).collect()
    }

    /// Whether a comparison begins here, at its amount or at what says where.
    fn begins_comparison(&self, at: usize) -> bool {
        let words = [
            "more", "less", "fewer", "before", "after", "earlier", "later", "exactly", "sometime",
            "somewhat", "either",
        ];
        let is_adjective = self.word(at).ends_with("er") && self.kind(at) == Kind::default();
        self.amount(at).is_some() || words.contains(&self.word(at)) || is_adjective
    }
}

/// Of which category a statement compares values, if it does nothing else.
fn compares(says: &Statement) -> Option<&Name> {
    match says {
        Form::Than { function, .. } => Some(function),
        Form::And(all) | Form::Or(all) => {
            let (first, rest) = all.split_first()?;
            let function = compares(first)?;
            let same = |of: &Statement| compares(of).is_some_and(|of| of.text == function.text);
            rest.iter().all(same).then_some(function)
        }
        _ => None,
    }
}
