//! Sentences that depend on others: `if …, then …`, `either … or …`, `… or … or both`, `exactly one of …`.

use super::super::mention::Reader;
use super::several::MAX_LISTED;
use super::{MAX_PARTS, not, same};
use crate::model::statement::{Count, Form};
use crate::syntax::ast::{Operand, Statement};

/// Behind two of which one holds.
pub(in super::super) const BUT_NOT_BOTH: &[&str] = &[
    "but not both",
    "but not by both",
    "but not for both",
    "but not to both",
    "but not with both",
];

impl Reader<'_> {
    /// `if …, then …`, `either … or …` of whole sentences.
    pub(super) fn conditional(&self, start: usize, parts: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if parts < 2 {
            return found;
        }
        if self.word(start) == "if" {
            found.extend(self.if_then(start + 1, parts));
            found.extend(self.if_of_pronoun(start + 1, parts));
        }
        if let Some(at) = self.phrase(start, "at least one holds :") {
            let pairs = self.disjuncts(&self.simple(at), "; or").into_iter();
            found.extend(pairs.map(|(end, first, second)| (end, Form::Or(vec![first, second]))));
        }
        if parts == MAX_PARTS {
            found.extend(self.exchanged(start));
            found.extend(self.if_and_only_if(start));
        }
        if self.word(start) == "either" {
            let firsts = self.simple(start + 1);
            found.extend(self.or_else(&firsts, &["or it", "or he", "or she"]));
            for (end, first, second) in self.disjuncts(&firsts, "or") {
                found.extend(self.joined_by_or(end, &first, &second));
                found.push((end, Form::Xor(vec![first, second])));
            }
        }
        found
    }

    /// `Ann drinks tea, then Bob drinks milk; otherwise, he drinks cocoa` behind `if`.
    fn if_then(&self, start: usize, parts: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        for (end, condition) in self.clauses(start, parts - 1) {
            let Some(at) = self.consequence(end) else { continue };
            for (end, then) in self.clauses(at, parts - 1) {
                let or_else = self.otherwise(end).map(|at| self.clauses(at, parts - 1));
                found.extend(either_way(&condition, &then, or_else.unwrap_or_default()));
                found.push((end, Form::If(Box::new((condition.clone(), then)))));
            }
        }
        found
    }

    /// `Ann is the nurse, then she drinks tea; otherwise, she drinks milk` behind `if`: `she` is the subject of the
    /// condition, which tells of nobody else.
    fn if_of_pronoun(&self, start: usize, parts: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        for (end, subject, condition) in self.simple(start) {
            let (Some(at), Some(subject)) = (self.consequence(end), subject) else { continue };
            for (end, then) in self.of_pronoun(at, &condition, &subject) {
                if let Some(at) = self.otherwise(end) {
                    let mut more = self.clauses(at, parts - 1);
                    if !self.may_mean_other(&condition) {
                        more.extend(self.of_pronoun(at, &condition, &subject));
                    }
                    found.extend(either_way(&condition, &then, more));
                }
                found.push((end, Form::If(Box::new((condition.clone(), then)))));
            }
        }
        found
    }

    /// Whether a pronoun may stand for the second one of a condition that does not hold: `if the nurse is Ann`.
    fn may_mean_other(&self, condition: &Statement) -> bool {
        let is_somebody = |of: &Operand| {
            let is_noun = matches!(self.word(self.begin_of(of)), "a" | "an" | "the");
            !is_noun && self.sense_of(of) & self.vocabulary.of_persons() != 0
        };
        match condition {
            Form::Same(a, b) => !self.is_by_name(a) && is_somebody(b),
            // `if Ann is not the nurse, …; otherwise, she …`: there she is both.
            Form::Different(..) => false,
            other => !matches!(other, Form::In(..)),
        }
    }

    /// Where what depends on a condition begins: behind a comma, `then` or both.
    fn consequence(&self, end: usize) -> Option<usize> {
        let at = self.past_comma(end);
        Some(self.phrase(at, "then").unwrap_or(at)).filter(|at| *at > end)
    }

    /// Where it begins what is so if a condition does not hold: `; otherwise,`, `, and if not,`.
    fn otherwise(&self, end: usize) -> Option<usize> {
        let at = end + usize::from(matches!(self.word(end), "," | ";"));
        let at = self.any(at, &["and", "but"]).unwrap_or(at);
        let at = self.phrase(at, "otherwise").or_else(|| self.phrase(at, "if not ,"));
        at.filter(|at| *at > end + 1).map(|at| self.past_comma(at))
    }

    /// `Ann drinks tea if and only if Bob drinks milk`.
    fn if_and_only_if(&self, start: usize) -> Vec<(usize, Statement)> {
        const EXACTLY_IF: &[&str] = &[
            "if and only if",
            "if , and only if ,",
            "exactly if",
            "exactly when",
            "precisely when",
        ];
        // Most sentences have none of these.
        if !self.says("if") && !self.says("when") {
            return Vec::new();
        }
        let Some(joint) = EXACTLY_IF
            .iter()
            .find(|joint| (start..self.tokens.len()).any(|at| self.phrase(at, joint).is_some()))
        else {
            return Vec::new();
        };
        // Nobody knows how far `and` reaches.
        let words = joint.split(' ').filter(|word| *word == "and").count();
        let joins = self
            .tokens
            .iter()
            .filter(|of| matches!(&*of.word, "and" | "but" | "or" | "while" | "who" | "which"));
        if joins.count() > words {
            return Vec::new();
        }
        let both = self.disjuncts(&self.simple(start), joint).into_iter();
        both.map(|(end, first, second)| (end, Form::Iff(Box::new((first, second))))).collect()
    }

    /// `Ann is from Rome and Bob is from Oslo, or vice versa`.
    fn exchanged(&self, start: usize) -> Vec<(usize, Statement)> {
        const TURNED: &[&str] = &[
            "or vice versa",
            "or the other way around",
            "or the other way round",
            "or it is the other way around",
            "or it is the other way round",
            "or it 's the other way around",
            "or it 's the other way round",
            "or else vice versa",
        ];
        let mut found = Vec::new();
        if !self.tokens.iter().any(|token| matches!(&*token.word, "versa" | "way")) {
            return found;
        }
        let start = self.phrase(start, "either").unwrap_or(start);
        for (end, first, second) in self.disjuncts(&self.simple(start), "and") {
            let Some(end) = self.any(self.past_comma(end), TURNED) else { continue };
            if let (Form::Same(a, x), Form::Same(b, y)) = (first, second) {
                found.push((end, Form::Pairs(vec![a, b], vec![x, y])));
            }
        }
        found
    }

    /// `was built in 1889 or it is 135 feet long`: one of two, of the same subject.
    pub(super) fn or_else(
        &self,
        firsts: &[(usize, Option<Operand>, Statement)],
        joints: &[&str],
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        for (end, subject, first) in firsts {
            let Some(subject) = subject.as_ref().filter(|_| matches!(first, Form::Same(..))) else {
                continue;
            };
            let Some(at) = self.any(self.past_comma(*end), joints) else { continue };
            for (end, second) in self.predicates(at, subject) {
                if matches!(second, Form::Same(..)) {
                    found.push((end, Form::Xor(vec![first.clone(), second])));
                }
            }
        }
        found
    }

    /// Sentences joined by `or` or the like: behind each of the first ones that were found here a second one.
    pub(super) fn disjuncts(
        &self,
        firsts: &[(usize, Option<Operand>, Statement)],
        joined_by: &str,
    ) -> Vec<(usize, Statement, Statement)> {
        let mut found = Vec::new();
        for (end, _, first) in firsts {
            let Some(at) = self.phrase(self.past_comma(*end), joined_by) else { continue };
            let seconds = self.simple(at).into_iter();
            found.extend(seconds.map(|(end, _, second)| (end, first.clone(), second)));
        }
        found
    }

    /// `…, but not both`, `… (or both)` behind two sentences that are joined by `or`.
    pub(super) fn joined_by_or(
        &self,
        at: usize,
        first: &Statement,
        second: &Statement,
    ) -> Option<(usize, Statement)> {
        let (end, or_both) = self.both_or_one(at)?;
        let of = vec![first.clone(), second.clone()];
        Some((end, if or_both { Form::Or(of) } else { Form::Xor(of) }))
    }

    /// Where `or both`, `but not both` end, with a comma or in brackets, and whether both may be so.
    fn both_or_one(&self, at: usize) -> Option<(usize, bool)> {
        const NOT_BOTH: &[&str] = &["and not both", "though not both", "not both"];
        const OR_BOTH: &[&str] =
            &["or both", "or maybe both", "or perhaps both", "or possibly both", "and maybe both"];
        let open = self.phrase(at, "(");
        let at = open.unwrap_or_else(|| self.past_comma(at));
        let not_both = [BUT_NOT_BOTH, NOT_BOTH].iter().find_map(|of| self.any(at, of));
        let not_both = not_both.map(|end| (end, false));
        let (end, or_both) = not_both.or_else(|| Some((self.any(at, OR_BOTH)?, true)))?;
        let end = if open.is_some() { self.phrase(end, ")")? } else { end };
        Some((end, or_both))
    }

    /// `Ann is either the Dane or the tea drinker (or both)`, `Ann drinks tea or owns the dog, but not both`: behind
    /// the sentences that were found here.
    pub(super) fn one_or_both(
        &self,
        firsts: &[(usize, Option<Operand>, Statement)],
    ) -> Vec<(usize, Option<Operand>, Statement)> {
        let mut found = Vec::new();
        if !self.says("both") {
            return found;
        }
        for (end, subject, says) in firsts {
            if let Form::Either(a, of) = says
                && let [b, c] = &of[..]
                && let Some((end, or_both)) = self.both_or_one(*end)
            {
                let each = [b, c].map(|of| same(a.clone(), of.clone(), self));
                let says = if or_both { Form::Or(each.to_vec()) } else { says.clone() };
                found.push((end, subject.clone(), says));
            }
            let Some(subject) = subject.as_ref().filter(|_| matches!(says, Form::Same(..))) else {
                continue;
            };
            let Some(or) = self.phrase(self.past_comma(*end), "or") else { continue };
            for (end, second) in self.predicates(or, subject) {
                if matches!(second, Form::Same(..)) {
                    let both = self.joined_by_or(end, says, &second);
                    found.extend(both.map(|(end, says)| (end, Some(subject.clone()), says)));
                }
            }
        }
        found
    }

    /// `Exactly one of a, b and c drinks tea`.
    pub(super) fn exactly_one(&self, start: usize) -> Vec<(usize, Statement)> {
        let Some(at) = self.phrase(start, "exactly one of") else { return Vec::new() };
        let mut lists = self.lists(at);
        lists.extend(self.joined_by(at, "or", MAX_LISTED, &|at| self.nouns(at)));
        let mut found = Vec::new();
        for (end, of) in lists {
            let each: Vec<_> = of.iter().map(|of| self.predicates(end, of)).collect();
            for (index, (end, _)) in each[0].iter().enumerate() {
                let says = each.iter().filter_map(|of| of.get(index));
                let says: Vec<_> = says.map(|(_, says)| says.clone()).collect();
                if says.len() == of.len() {
                    found.push((*end, Form::Count(Count::Exactly, 1, says)));
                }
            }
        }
        found
    }
}

/// What is so if a condition holds, with each of the things that may be so if it does not.
fn either_way(
    condition: &Statement,
    then: &Statement,
    or_else: Vec<(usize, Statement)>,
) -> Vec<(usize, Statement)> {
    let both = |(end, or_else): (usize, Statement)| {
        let first = Form::If(Box::new((condition.clone(), then.clone())));
        let second = Form::If(Box::new((not(condition.clone()), or_else)));
        (end, Form::And(vec![first, second]))
    };
    or_else.into_iter().map(both).collect()
}
