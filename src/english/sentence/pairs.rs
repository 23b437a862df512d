//! Two and two: `a and b are, in some order, c and d`; `a and b are on consecutive days`.

use super::super::lexicon::story;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::vocabulary::Senses;
use crate::model::statement::{Comparison, Form};
use crate::syntax::ast::{Name, Operand, Statement};

/// Which of two is which is not said.
const ANY_ORDER: &[&str] = &[
    "in some order",
    "in either order",
    "in one order or the other",
    "not necessarily in that order",
    "not necessarily in this order",
    "though not necessarily in that order",
];

impl Reader<'_> {
    /// Where `, in some order,` ends, with or without its commas.
    fn any_order(&self, at: usize) -> Option<usize> {
        let start = if self.word(at) == "," { at + 1 } else { at };
        let end = self.any(start, ANY_ORDER)?;
        Some(if self.word(end) == "," { end + 1 } else { end })
    }

    /// `are, in some order, c and d`, `were covered, in some order, by c and d` behind two nouns.
    pub(super) fn in_some_order(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if of.len() != 2 {
            return found;
        }
        for verb_end in at + 1..at + 4 {
            let verb = at..verb_end;
            let fits = verb.clone().fold(Senses::MAX, |fits, at| {
                let (uses, kind) = (self.uses(at), self.kind(at));
                fits & if kind.be { Senses::MAX } else { uses.verb | uses.doing | uses.by }
            });
            if fits == 0 {
                break;
            }
            let before = self.any_order(verb_end);
            let next = before.unwrap_or(verb_end);
            let is_alone = self.kind(verb_end - 1).be;
            let next = if is_alone { next } else { self.any(next, &["by", "in"]).unwrap_or(next) };
            for (end, others) in self.lists(next) {
                let end = if before.is_some() { Some(end) } else { self.any_order(end) };
                let fit = others.iter().all(|of| self.sense_of(of) & fits != 0);
                if let Some(end) = end.filter(|_| fit && others.len() == 2) {
                    found.push((end, Form::Pairs(of.to_vec(), others)));
                }
            }
        }
        found
    }

    /// `spoke on consecutive days` behind two nouns.
    pub(super) fn consecutive(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let [a, b] = of else { return found };
        let mut verb = at;
        while self.kind(verb).be
            || self.kind(verb).live
            || story::is_deed(self.stem(verb))
            || story::is_doing(self.stem(verb))
        {
            verb += 1;
        }
        let next = self.any(verb, &["on consecutive", "in consecutive", "at consecutive"]);
        let Some(noun) = next.filter(|_| verb > at) else { return found };
        let (measure, times) = Measure::of_unit(self.stem(noun));
        let is_meant = |sense: &super::super::vocabulary::Sense| {
            sense.scale.is_some() && sense.measure == measure && sense.step == Some(1)
        };
        let kind: Senses = match measure {
            Measure::Days | Measure::Months | Measure::Years if times == 1 => {
                self.vocabulary.all(is_meant)
            }
            _ => 0,
        };
        let is_position = self.is_house(noun) && self.vocabulary.has_order;
        let says = match (is_position, kind.count_ones()) {
            (true, 0) => Form::NextTo(a.clone(), b.clone()),
            (false, 1) => {
                let span = self.span(at, noun + 1);
                let sense = &self.vocabulary.senses[kind.trailing_zeros() as usize];
                Form::Difference {
                    function: Name { span, ..sense.name.clone() },
                    of: (a.clone(), b.clone()),
                    comparison: Comparison::Equal,
                    amount: Name::new("1", span),
                }
            }
            _ => return found,
        };
        found.extend(self.any_order(noun + 1).map(|end| (end, says.clone())));
        found.push((noun + 1, says));
        found
    }
}
