//! `either … or …` and `neither … nor …`.

use itertools::Itertools;

use super::super::mention::{Found, Reader};
use super::super::token::Token;
use super::{and, not, operands, same};
use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Where a sentence begins that takes two for different ones since `neither … nor` names them, if its statement
/// does so.
pub(in super::super) fn telling_apart(tokens: &[Token], says: &Statement) -> Option<Span> {
    let first = tokens.first().filter(|first| first.word == "neither")?;
    let Form::And(all) = says else { return None };
    let (last, denied) = all.split_last()?;
    let of = match last {
        Form::AllDifferent(of) => of.clone(),
        Form::Different(..) => operands(last),
        _ => return None,
    };
    let subject = |says: &Statement| match says {
        Form::Not(inner) => match &**inner {
            Form::Than { a, .. } | Form::In(a, _) => Some(a.clone()),
            other => operands(other).first().cloned(),
        },
        other => operands(other).first().cloned(),
    };
    let is_subject = |of: &Operand| denied.iter().any(|says| subject(says).as_ref() == Some(of));
    of.iter().all(is_subject).then_some(first.span)
}

/// The most alternatives of one list.
const MAX_ALTERNATIVES: usize = 12;

impl Reader<'_> {
    /// `is either the Dane or the Swede`, `is neither … nor …`.
    pub(super) fn alternatives(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        self.alternatives_by(at, a, &|at| self.nouns(at))
    }

    /// `drinks either tea or milk`, `either drinks tea or owns the dog`.
    pub(super) fn alternatives_of_verb(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = self.alternatives_by(at, a, &|at| self.property(at));
        // The verb before `either` stands for both.
        for verb in at + 1..at + 6 {
            if matches!(self.word(verb), "either" | "neither") {
                let both = |from: usize| -> Vec<(usize, Operand)> {
                    let mut inner = Found { start: from, mentions: Vec::new() };
                    self.deed_after(at..verb, from, &mut inner);
                    self.ends(inner.mentions)
                };
                found.extend(self.alternatives_by(verb, a, &both));
            }
        }
        found
    }

    /// `the one who paid $2 more than Ann`, `either that or the one who paid $2 less than Ann`, behind
    /// `is`.
    pub(super) fn alternatives_compared(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let compared = |at: usize| -> Vec<(usize, Statement)> {
            let noun = at + 1;
            let is_head = self.word(at) == "the"
                && self.kind(noun).person
                && matches!(self.word(noun + 1), "who" | "that" | "which");
            if is_head { self.compared(noun + 2, a) } else { Vec::new() }
        };
        if self.word(at) != "either" {
            return compared(at);
        }
        let mut found = Vec::new();
        for (end, first) in compared(at + 1) {
            let Some(next) = self.phrase(end, "or") else { continue };
            let both = |(end, second)| (end, Form::Or(vec![first.clone(), second]));
            found.extend(compared(next).into_iter().map(both));
        }
        found
    }

    pub(in super::super) fn alternatives_by(
        &self,
        at: usize,
        a: &Operand,
        nouns: &dyn Fn(usize) -> Vec<(usize, Operand)>,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let (joint, denied) = match self.word(at) {
            "either" => ("or", false),
            "neither" => ("nor", true),
            _ => return found,
        };
        for (end, of) in self.joined_by(at + 1, joint, MAX_ALTERNATIVES, nouns) {
            let form = match denied {
                true => Form::And(of.into_iter().map(|b| not(same(a.clone(), b, self))).collect()),
                false => Form::Either(a.clone(), of),
            };
            found.push((end, form));
        }
        found
    }

    /// `neither first nor directly behind Ann`, `neither drinks tea nor owns the dog` of one subject.
    pub(super) fn neither_said(
        &self,
        at: usize,
        a: &Operand,
        is_be: bool,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(next) = self.phrase(at, "neither") else { return found };
        let is_one = |says: &Statement| {
            !matches!(
                says,
                Form::And(_) | Form::Not(_) | Form::Different(..) | Form::Either(..) | Form::Or(_)
            )
        };
        let said = |at: usize| {
            let mut said = self.said(at, a, is_be);
            said.retain(|(_, says)| is_one(says));
            said
        };
        for (end, first) in said(next) {
            let Some(nor) = self.phrase(self.past_comma(end), "nor") else { continue };
            for (end, second) in said(nor) {
                found.push((end, Form::And(vec![not(first.clone()), not(second)])));
            }
        }
        found
    }

    /// `Either the Dane or the Swede drinks tea`, `…, and the other drinks milk`.
    pub(super) fn either_subject(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if self.word(start) != "either" {
            return found;
        }
        for (end, (a, first)) in self.rows_by_name(start + 1) {
            let Some(next) = self.phrase(end, "or") else { continue };
            for (end, (b, second)) in self.rows_by_name(next) {
                let names = [&first, &second].into_iter().flatten();
                let told = |says| names.clone().cloned().fold(says, and);
                for (end, c) in self.what(end) {
                    for (end, d) in self.of_the_other(end) {
                        let both = vec![a.clone(), b.clone()];
                        found.push((end, told(Form::Pairs(both, vec![c.clone(), d]))));
                    }
                    found.push((end, told(Form::Either(c, vec![a.clone(), b.clone()]))));
                }
            }
        }
        found.extend(self.either_of_several(start + 1));
        found
    }

    /// `Either the Dane, the Swede or the Pole drinks tea`, behind `either`.
    fn either_of_several(&self, start: usize) -> Vec<(usize, Statement)> {
        let nouns = |at: usize| self.nouns(at);
        let mut lists = self.joined_by(start, "or", MAX_ALTERNATIVES, &nouns);
        lists.retain(|(_, of)| of.len() > 2);
        let said = |(end, of): (usize, Vec<Operand>)| {
            let whats = self.what(end).into_iter();
            whats.map(|(end, what)| (end, Form::Either(what, of.clone()))).collect::<Vec<_>>()
        };
        lists.into_iter().flat_map(said).collect()
    }

    /// `Neither the Dane nor the Swede drinks tea`. In a story they are different, if they are named by items of
    /// different categories.
    pub(super) fn neither_subject(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if self.word(start) != "neither" {
            return found;
        }
        let rows = |at: usize| self.rows_by_name(at);
        for (end, of) in self.joined_by(start + 1, "nor", MAX_ALTERNATIVES, &rows) {
            let (of, names): (Vec<_>, Vec<_>) = of.into_iter().unzip();
            for at in [Some(end), self.phrase(end, ",")].into_iter().flatten() {
                // The same words are said of each.
                let each: Vec<_> = of.iter().map(|a| self.predicates(at, a)).collect();
                let said = each.first().map_or(0, Vec::len);
                for index in 0..said {
                    let denied = each.iter().filter_map(|says| says.get(index).cloned());
                    let (ends, says): (Vec<_>, Vec<_>) = denied.unzip();
                    if says.len() == of.len() && ends.iter().all_equal() {
                        let denied = says.into_iter().map(not).chain(self.apart_by_neither(&of));
                        let names = names.iter().flatten().cloned();
                        found.push((ends[0], Form::And(names.chain(denied).collect())));
                    }
                }
            }
        }
        found
    }

    /// That the two are different that a sentence about a row begins with: `Neither Ann nor the nurse lives …`.
    pub(in super::super) fn two_by_neither(&self) -> Option<Statement> {
        if self.word(0) != "neither" || (0..self.tokens.len()).any(|at| self.word(at) == "if") {
            return None;
        }
        let rows = |at: usize| self.nouns(at);
        let couples = self.vocabulary.couples();
        let is_of_two = |of: &[Operand]| {
            let kinds: Vec<_> = of.iter().map(|of| self.sense_of(of)).collect();
            of.len() == 2 && kinds.iter().all_unique() && kinds.iter().all(|of| of & couples == 0)
        };
        let of = self.joined_by(1, "nor", MAX_ALTERNATIVES, &rows).into_iter();
        let (_, of) = of.filter(|(_, of)| is_of_two(of)).max_by_key(|(end, _)| *end)?;
        Some(Form::Different(of[0].clone(), of[1].clone()))
    }

    /// What `the Dane`, `Ann` or `Ann Lang` stands for, and that Ann's family name is Lang.
    fn rows_by_name(&self, at: usize) -> Vec<(usize, (Operand, Option<Statement>))> {
        let nouns = self.nouns(at).into_iter();
        let mut found: Vec<_> = nouns.map(|(end, of)| (end, (of, None))).collect();
        if self.vocabulary.is_loose {
            let full = self.full_names(at).into_iter();
            found.extend(full.map(|(end, a, b)| (end, (a.clone(), Some(Form::Same(a, b))))));
        }
        found
    }

    /// Whether the sentence has a condition or a choice around what is denied.
    fn is_conditional(&self) -> bool {
        (0..self.tokens.len()).any(|at| matches!(self.word(at), "either" | "if" | "or" | "unless"))
    }

    /// Whoever names two by different things, and denies something of both, has two in mind.
    fn apart_by_neither(&self, of: &[Operand]) -> Option<Statement> {
        let of_kinds = of.iter().map(|of| self.sense_of(of)).all_unique();
        let couples = self.vocabulary.couples();
        let of_couples = of.iter().any(|of| self.sense_of(of) & couples != 0);
        match of {
            _ if self.vocabulary.has_order || !of_kinds || of_couples || self.is_conditional() => {
                None
            }
            [a, b] => Some(Form::Different(a.clone(), b.clone())),
            _ => Some(Form::AllDifferent(of.to_vec())),
        }
    }

    /// `is the Dane or the Swede`, `drinks tea, milk or cocoa`: of one category there is but one.
    pub(super) fn one_of_a_kind(
        &self,
        at: usize,
        a: &Operand,
        is_be: bool,
    ) -> Vec<(usize, Statement)> {
        let nouns = |of: usize| {
            let mut found = if of > at || is_be { self.nouns(of) } else { Vec::new() };
            found.extend(if of == at { self.property(of) } else { Vec::new() });
            found
        };
        // `Only Ann drinks tea or milk` tells of the others.
        if (0..at).any(|at| self.word(at) == "only") {
            return Vec::new();
        }
        let mut found = self.joined_by(at, "or", MAX_ALTERNATIVES, &nouns);
        found.retain(|(_, of)| {
            let kind = self.sense_of(&of[0]);
            kind != self.sense_of(a) && of.iter().all(|other| self.sense_of(other) == kind)
        });
        found.into_iter().map(|(end, of)| (end, Form::Either(a.clone(), of))).collect()
    }
}
