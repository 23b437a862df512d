//! What takes place on which day, where the positions are days: `Ann sold figs the day after Bob sold plums`.

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::{and, relate, same};
use crate::model::statement::Side;
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// Whether a word is a verb for what takes place on the days that the positions are.
    pub(in super::super) fn is_event(&self, at: usize) -> bool {
        let story = self.vocabulary.story.as_ref();
        story.is_some_and(|story| story.events.contains(self.stem(at)))
            && self.matches.get(at).is_some_and(Vec::is_empty)
    }

    /// `sold figs the day after Bob`, `worked two days before the plums were sold`: what somebody did on a day that
    /// is before or after another one.
    pub(super) fn timed(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !self.is_of_days() {
            return found;
        }
        for (end, b) in self.property(at) {
            if (at..end).any(|at| self.is_event(at)) && self.sense_of(&b) != self.sense_of(a) {
                let first = same(a.clone(), b, self);
                let timed = self.before_or_after(end, a).into_iter();
                found.extend(timed.map(|(end, says)| (end, and(first.clone(), says))));
            }
        }
        if self.is_event(at) {
            found.extend(self.before_or_after(at + 1, a));
        }
        found
    }

    /// Whether the positions are days, looked at a second time.
    fn is_of_days(&self) -> bool {
        self.vocabulary.is_loose && self.vocabulary.has_order && self.is_of_times()
    }

    /// `the day after Bob sold plums`, of what takes place.
    pub(super) fn before_or_after(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !self.is_of_days() {
            return found;
        }
        found.extend(self.at_distances(at, a));
        for (end, relation) in self.relations(at) {
            if !matches!(relation, Relation::Order(Side::Before | Side::After, _)) {
                continue;
            }
            for (end, b) in self.nouns(end) {
                let says = relate(relation, a.clone(), b.clone(), self);
                let tail = self.any(end, &["did", "does"]).or_else(|| {
                    let verb = end + usize::from(self.kind(end).be);
                    self.is_event(verb).then_some(verb + 1)
                });
                found.extend(tail.map(|end| (end, says.clone())));
                for (last, c) in if self.is_event(end) { self.property(end) } else { Vec::new() } {
                    if self.sense_of(&c) != self.sense_of(&b) {
                        found.push((last, and(says.clone(), same(b.clone(), c, self))));
                    }
                }
                found.push((end, says));
            }
        }
        found
    }
}
