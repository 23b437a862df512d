//! Categories spoken of by their names: `The surname of Ann is Lang`; and names of two parts.

use std::cell::LazyCell;

use super::super::mention::Reader;
use super::super::vocabulary::{Senses, Thing};
use super::super::words::Phrases;
use super::said::MAX_DENIED;
use super::{and, not, same};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};
use itertools::Itertools;

/// Topics and headings of family names.
const FAMILY: &[&str] = &["surnam", "last", "famili"];

impl Reader<'_> {
    /// `The surname of Ann is Lang`.
    pub(super) fn attribute_of(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some((of, kind)) = self.attribute(start) else { return found };
        for (end, a) in self.nouns(of) {
            if !self.kind(end).be {
                continue;
            }
            let denial = self.any(end + 1, &["not", "'t"]);
            for (end, b) in self.nouns(denial.unwrap_or(end + 1)) {
                if self.sense_of(&b) & kind != 0 && self.sense_of(&a) & kind == 0 {
                    let says = same(a.clone(), b, self);
                    found.push((end, if denial.is_some() { not(says) } else { says }));
                }
            }
        }
        found
    }

    /// `the surname of the Dane`, `the surname of either the Dane or the Swede` behind `Lang is`.
    pub(super) fn attribute_is(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let Some((of, _)) = self.attribute(at).filter(|(_, kind)| self.sense_of(a) & kind != 0)
        else {
            return Vec::new();
        };
        let others = |at: usize| {
            let mut others = self.nouns(at);
            others.retain(|(_, b)| self.sense_of(b) != self.sense_of(a) && !self.is_place(b));
            others
        };
        let mut found = self.alternatives_by(of, a, &others);
        let mut any = self.joined_by(of, "or", MAX_DENIED, &others);
        any.retain(|(_, of)| of.iter().map(|of| self.sense_of(of)).all_equal());
        found.extend(any.into_iter().map(|(end, of)| (end, Form::Either(a.clone(), of))));
        found.extend(others(of).into_iter().map(|(end, b)| (end, same(a.clone(), b, self))));
        found
    }

    /// The categories of family names.
    pub(super) fn of_families(&self) -> Senses {
        let of = FAMILY.iter().fold(0, |all, word| all | self.vocabulary.about(word));
        of & self.vocabulary.names
    }

    /// `are the surnames of Ann and the Dane` behind `Lang and Moss`: one the one, one the other.
    pub(super) fn attributes_of(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let next = Some(at + 1).filter(|_| self.kind(at).be);
        let Some((next, kind)) = next.and_then(|next| self.attribute(next)) else { return found };
        if of.len() != 2 || of.iter().any(|of| self.sense_of(of) & kind == 0) {
            return found;
        }
        for (end, others) in self.lists(next) {
            if others.len() != 2 || others.iter().any(|other| self.sense_of(other) & kind != 0) {
                continue;
            }
            if let Some(end) = self.any(end, &["respectively", ", respectively"]) {
                let each = of.iter().zip(&others);
                let each = each.map(|(a, b)| same(a.clone(), b.clone(), self)).collect();
                found.push((end, Form::And(each)));
            }
            found.push((end, Form::Pairs(of.to_vec(), others)));
        }
        found
    }

    /// `the surname of`, `the favorite drink of`: where the words end, and the category that they name.
    fn attribute(&self, start: usize) -> Option<(usize, Senses)> {
        const LIKED: Phrases =
            Phrases::of(&["the", "the favorite", "the favourite", "the preferred"]);
        let mut at = self.any_of(start, &LIKED)?;
        let (first, mut kind) = (at, Senses::MAX);
        while self.word(at) != "of" {
            kind &= self.uses(at).own;
            at += 1;
            if kind == 0 || at > first + 3 {
                return None;
            }
        }
        (at > first).then_some((at + 1, kind))
    }

    /// `Ann Lang`: a name and a family name, of two categories, and where they end.
    pub(super) fn full_names(&self, at: usize) -> Vec<(usize, Operand, Operand)> {
        let mut found = Vec::new();
        // Few names stand right behind one another.
        let families = LazyCell::new(|| self.of_families());
        let is_family = |sense: usize| *families >> sense & 1 == 1;
        for first in self.matches.get(at).into_iter().flatten() {
            for second in self.matches.get(first.end).into_iter().flatten() {
                let folk = self.vocabulary.folk >> first.of.sense & 1 == 1;
                let given = folk && !is_family(first.of.sense);
                if given && is_family(second.of.sense) && first.is_exact && second.is_exact {
                    let operand = |of: Thing, from: usize, to: usize| {
                        self.vocabulary.item_operand(of, self.span(from, to))
                    };
                    found.push((
                        second.end,
                        operand(first.of, at, first.end),
                        operand(second.of, first.end, second.end),
                    ));
                }
            }
        }
        found
    }

    /// `Ann Lang is the Dane`, `One of them is named Ann Lang`.
    pub(super) fn of_full_name(&self, start: usize) -> Vec<(usize, Option<Operand>, Statement)> {
        let mut found = Vec::new();
        if self.may_depend() {
            return found;
        }
        for (end, a, b) in self.full_names(start) {
            let named = Form::Same(a.clone(), b);
            for (end, says) in self.predicates(end, &a) {
                found.push((end, Some(a.clone()), and(named.clone(), says)));
            }
        }
        let one = self.phrase(start, "one").filter(|at| self.is_row(*at)).map(|at| at + 1);
        let one = one.filter(|at| self.kind(*at).be);
        let one = one.and_then(|at| self.any(at + 1, &["named", "called"]));
        for (end, a, b) in one.map_or(Vec::new(), |at| self.full_names(at)) {
            found.push((end, None, Form::Same(a, b)));
        }
        found
    }

    /// `Lang` of `is older than Ann Lang`: the family name of the one that was named last.
    pub(super) fn family_name(&self, at: usize, says: &Statement) -> Vec<(usize, Statement)> {
        let is_plain = !matches!(says, Form::Not(_) | Form::Different(..) | Form::Either(..));
        if at == 0 || !is_plain || self.may_depend() {
            return Vec::new();
        }
        let named = self.full_names(at - 1).into_iter();
        let last = named.filter(|(_, a, _)| self.named_last(at, says).as_ref() == Some(a));
        last.map(|(end, a, b)| (end, and(says.clone(), Form::Same(a, b)))).collect()
    }

    /// `She had fish on Friday`, where nobody has a name in the puzzle: one person does all of it.
    pub(super) fn of_protagonist(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let people = self.vocabulary.of_people | self.vocabulary.folk | self.vocabulary.names;
        if people != 0 || !matches!(self.word(start), "he" | "she") {
            return found;
        }
        let auxiliary = self.kind(start + 1).auxiliary;
        let denial = self.any(start + 2, &["not", "'t"]).filter(|_| auxiliary);
        for (end, a) in self.property(denial.unwrap_or(start + 1)) {
            if !matches!(self.word(end), "in" | "on" | "at") {
                continue;
            }
            for (end, b) in self.ends(self.objects(end + 1, false)) {
                if self.sense_of(&a) != self.sense_of(&b) {
                    let says = same(a.clone(), b, self);
                    found.push((end, if denial.is_some() { not(says) } else { says }));
                }
            }
        }
        found
    }
}
