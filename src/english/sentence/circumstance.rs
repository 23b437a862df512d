//! Stories tell several things with one verb: `was baked in Cork on Friday by Ann`.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::vocabulary::Senses;
use super::same;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// `on Friday` behind `was baked in Cork`, which begins at a token and names `b`: all is told of one
    /// row, each of another category of which the story may tell with any verb.
    pub(super) fn circumstances(
        &self,
        start: usize,
        at: usize,
        a: &Operand,
        b: &Operand,
    ) -> Vec<(usize, Statement)> {
        let mut open = vec![(at, vec![b.clone()])];
        let mut found = Vec::new();
        let is_act = |at: usize| {
            let stem = self.stem(at);
            story::is_deed(stem) || story::is_doing(stem) || self.is_learned_verb(at)
        };
        let verb = if self.kind(start).be { start + 1 } else { start };
        if self.vocabulary.story.is_none() || !is_act(verb) {
            return found;
        }
        while let Some((at, of)) = open.pop() {
            for (end, c) in self.circumstance(at) {
                let kind = self.sense_of(&c);
                let others = of.iter().chain([a]).all(|other| self.sense_of(other) != kind);
                if others && of.len() < 4 {
                    open.push((end, [&of[..], &[c]].concat()));
                }
            }
            if of.len() > 1 {
                let all = of.into_iter().map(|of| same(a.clone(), of, self)).collect();
                found.push((at, Form::And(all)));
            }
        }
        found
    }

    /// `not by Ann`, behind `was baked in Cork, but`.
    pub(super) fn but_not(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let next = self.phrase(at, "not").filter(|_| self.vocabulary.story.is_some());
        let found = next.map_or(Vec::new(), |next| self.circumstance(next));
        let others = found.into_iter().filter(|(_, b)| self.sense_of(b) != self.sense_of(a));
        others.map(|(end, b)| (end, Form::Different(a.clone(), b))).collect()
    }

    /// `not a cocoa`, behind `had a bowl of soup, but`, at the end of what is said.
    pub(super) fn but_no_item(
        &self,
        at: usize,
        a: &Operand,
        says: &Statement,
    ) -> Vec<(usize, Statement)> {
        let is_set_against = at > 0 && self.word(at - 1) == "but";
        let next = self.phrase(at, "not").filter(|_| is_set_against && self.vocabulary.is_loose);
        let told = next.filter(|_| matches!(says, Form::Same(..)));
        let people = self.vocabulary.of_persons() | self.vocabulary.folk;
        let others = told.map_or(Vec::new(), |next| self.ends(self.objects(next, false)));
        let is_thing = |b: &Operand| {
            let sense = self.sense_of(b);
            sense & self.vocabulary.lists() & !people != 0 && sense != self.sense_of(a)
        };
        let others =
            others.into_iter().filter(|(end, b)| self.word(*end).is_empty() && is_thing(b));
        others.map(|(end, b)| (end, Form::Different(a.clone(), b))).collect()
    }

    /// `on Friday`, `in Cork`, `by Ann`.
    fn circumstance(&self, at: usize) -> Vec<(usize, Operand)> {
        let Some(story) = &self.vocabulary.story else { return Vec::new() };
        let people = if story.is_of_people { 0 } else { self.vocabulary.names };
        let fits: Senses = match self.word(at) {
            "in" | "on" | "at" => story.open,
            // Not `for Friday`: what is meant for a day need not be of it.
            "for" => {
                story.open & self.vocabulary.all(|of| of.currency.is_some() || of.unit.is_some())
            }
            "by" => story.open & self.vocabulary.folk | people,
            _ => return Vec::new(),
        };
        let mentions = self.objects(at + 1, false);
        self.ends(mentions).into_iter().filter(|(_, b)| self.sense_of(b) & fits != 0).collect()
    }

    fn is_learned_verb(&self, at: usize) -> bool {
        let story = self.vocabulary.story.as_ref();
        let learned = story.and_then(|story| story.learned.get(self.stem(at)));
        learned.is_some_and(|uses| uses.verb | uses.by != 0)
    }
}
