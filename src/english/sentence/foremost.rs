//! The rows with the highest or lowest values of all: `The four most expensive items were, in no particular order, a, b, c and
//! d`, `a and b are the two oldest`; and the value that so many exceed: `Exactly two children are older than a`.

use std::ops::Range;

use itertools::Itertools;

use super::super::compare;
use super::super::function::denies;
use super::super::loose::in_order;
use super::super::mention::Reader;
use super::super::vocabulary::Thing;
use super::super::words;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// `The two oldest children are, in some order, a and b`.
    pub(super) fn most_so_many(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some((at, values)) = self.so_many_values(start).filter(|(at, _)| self.kind(*at).be)
        else {
            return found;
        };
        let before = self.any_order(at + 1);
        for (end, of) in self.lists(before.unwrap_or(at + 1)) {
            if of.len() != values.len() {
                continue;
            }
            // Of `a and b` nobody says that a is the oldest.
            let behind = self.any_order(end).filter(|_| before.is_none());
            found.push((behind.unwrap_or(end), Form::Pairs(of, values.clone())));
        }
        found
    }

    /// `are the two oldest children` behind as many nouns.
    pub(super) fn are_foremost(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let next = self.any(at + 1, &["in some order ,", ", in some order ,"]).unwrap_or(at + 1);
        let is_be = self.kind(at).be;
        let values =
            self.so_many_values(next).filter(|(_, values)| is_be && values.len() == of.len());
        let Some((end, values)) = values else { return Vec::new() };
        let end = self.any_order(end).unwrap_or(end);
        vec![(end, Form::Pairs(of.to_vec(), values))]
    }

    /// Whether a sentence begins with so many of the highest or lowest: it says more than that these are not the same.
    pub(super) fn is_of_foremost(&self) -> bool {
        let is_number = words::number(&[self.word(1)]).is_some();
        let word = self.word(2);
        let comparative = word.strip_suffix("est").map(|stem| format!("{stem}er"));
        let is_compared = |word: &str| compare::is_comparing(word);
        self.word(0) == "the"
            && is_number
            && (is_compared(word) || comparative.is_some_and(|word| is_compared(&word)))
    }

    /// `the two oldest children`, `the three most expensive`: where the words end, and the values.
    pub(in crate::english) fn so_many_values(&self, start: usize) -> Option<(usize, Vec<Operand>)> {
        let at = self.phrase(start, "the")?;
        let (count, taken) = words::number(&[self.word(at)])?;
        let (end, extreme) = self.superlative(at + taken)?;
        // `the three second oldest`
        let is_plain = words::ordinal(self.word(at + taken)).is_none() && count > 1;
        let of = &self.vocabulary.senses[extreme.sense];
        let scale = of.scale.as_ref().filter(|of| is_plain && of.values.iter().all_unique())?;
        let mut items = scale.ascending();
        if items.first() != Some(&extreme.item) {
            items.reverse();
        }
        let items = items.get(..count as usize).filter(|some| some.len() < of.items.len())?;
        let span = self.span(start, end);
        let value = |item: &usize| {
            self.vocabulary.item_operand(Thing { sense: extreme.sense, item: *item }, span)
        };
        // Houses are older or younger than those who live there.
        let is_house = self.vocabulary.has_order
            && of.is_of_ages()
            && end < self.end()
            && self.is_house(end)
            && !self.kind(end).person;
        let is_noun = end < self.end() && self.is_row(end) && !self.is_of_some(end) && !is_house;
        let is_told = is_noun || self.kind(end).be || self.ends_clause(end);
        is_told.then(|| (end + usize::from(is_noun), items.iter().map(value).collect()))
    }
}

/// Behind a number that counts rows beside the one of whom is told.
const OTHERS: &[&str] = &["of the others", "of them", "others"];

impl Reader<'_> {
    /// `Exactly two of the children are older than Ann`, `Exactly one item cost more than the desk`, `Only the sofa cost more`: which
    /// value that is.
    pub(super) fn exceeded_by(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !self.vocabulary.is_loose {
            return found;
        }
        let only = self.phrase(start, "only");
        if let Some(next) = only {
            for (end, first) in self.nouns(next) {
                found.extend(self.only_one_exceeds(end, &first));
            }
        }
        let Some((verb, count)) = self.so_many_rows(start) else { return found };
        // `two days earlier than Ann`, without a verb, counts no rows.
        let first = self.word(verb);
        if compare::is_comparing(first) {
            return found;
        }
        let Some(joint) = self.comparing_joint(verb) else { return found };
        for (end, of) in self.nouns(joint + 1) {
            let tail = self.any(end, &["did", "does", "do", "was", "is"]);
            let value = self.compares_alike(joint + 1..end, verb..joint + 1).and_then(
                // So many are above, or below.
                |(sense, more)| self.nth_value(sense, more, count),
            );
            let says = value.map(|value| Form::Same(of.clone(), value));
            found.extend(says.clone().map(|says| (end, says)));
            found.extend(tail.and_then(|tail| Some((tail, says?))));
        }
        found
    }

    /// `cost more than the desk` behind the only one who does: the highest of all, and the desk is the second.
    fn only_one_exceeds(&self, verb: usize, first: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(joint) = self.comparing_joint(verb) else { return found };
        for (end, of) in self.nouns(joint + 1) {
            let Some((sense, more)) = self.compares_alike(joint + 1..end, verb..joint + 1) else {
                continue;
            };
            let values = (self.nth_value(sense, more, 0), self.nth_value(sense, more, 1));
            if let (Some(top), Some(next)) = values {
                let both = vec![Form::Same(first.clone(), top), Form::Same(of, next)];
                found.push((end, Form::And(both)));
            }
        }
        found
    }

    /// `Ann is older than exactly two of the others`, `The desk cost more than two other items`.
    pub(super) fn exceeds_so_many(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !self.vocabulary.is_loose || start > 0 {
            return found;
        }
        for (end, of) in self.nouns(start) {
            let Some(joint) = self.comparing_joint(end) else { continue };
            let Some((last, count)) = self.so_many_others(joint + 1) else { continue };
            let Some((sense, more)) = self.compares_alike(start..end, end..joint + 1) else {
                continue;
            };
            let value = self.nth_value(sense, !more, count);
            found.extend(value.map(|value| (last, Form::Same(of, value))));
        }
        found
    }

    /// `exactly two of the children`, `only one item`, `no one`: where the words end, and how many.
    fn so_many_rows(&self, start: usize) -> Option<(usize, usize)> {
        if let Some(end) = self.any(start, &["no one", "no one else", "nobody", "nobody else"]) {
            return Some((end, 0));
        }
        let at = self.any(start, &["exactly", "just", "only"]).unwrap_or(start);
        let (count, taken) = words::number(&[self.word(at)])?;
        let next = at + taken;
        // `Two of the runners` may be two of more.
        if at == start && self.word(next) == "of" {
            return None;
        }
        let end = self.any(next, OTHERS).or_else(|| {
            let noun = self.any(next, &["of the", "of the other", "other"]).unwrap_or(next);
            self.is_noun_of_all(noun).then_some(noun + 1)
        })?;
        Some((end, count as usize))
    }

    /// `exactly two of the others`, `two other items`.
    fn so_many_others(&self, start: usize) -> Option<(usize, usize)> {
        let at = self.any(start, &["exactly", "just", "only"]).unwrap_or(start);
        let (count, taken) = words::number(&[self.word(at)])?;
        let next = at + taken;
        let end = self.any(next, OTHERS).or_else(|| {
            let noun = self.any(next, &["of the other", "other"])?;
            self.is_noun_of_all(noun).then_some(noun + 1)
        })?;
        Some((end, count as usize))
    }

    /// Whether a noun is one for all rows: `children`, but not `girls`.
    fn is_noun_of_all(&self, noun: usize) -> bool {
        let rows = self.vocabulary.names | self.vocabulary.folk | self.vocabulary.identities();
        let kind = self.kind(noun);
        let is_row = kind.person && !self.is_of_some(noun) && !kind.thing
            || kind.thing && self.vocabulary.is_owned(self.stem(noun))
            || self.uses(noun).own & rows != 0;
        is_row && self.matches.get(noun).is_some_and(Vec::is_empty)
    }

    /// Where the word before the other side of a comparison stands, behind a verb.
    fn comparing_joint(&self, verb: usize) -> Option<usize> {
        const REACH: usize = 7;
        let joint = (verb + 1..verb + REACH)
            .find(|at| matches!(self.word(*at), "after" | "before" | "than"))?;
        (!(verb..joint).any(|at| denies(self.word(at)))).then_some(joint)
    }

    /// The values that a row is compared by with another one, and whether it then has more: read as if it were compared
    /// with itself.
    fn compares_alike(&self, row: Range<usize>, verb: Range<usize>) -> Option<(usize, bool)> {
        let row = &self.tokens[row];
        let said = in_order(self, [row, &self.tokens[verb], row].concat());
        let reader = Reader::new(self.vocabulary, &said);
        // A row whose words count others again would be looked at without an end.
        if reader.so_many_rows(0).is_some() || reader.word(0) == "only" {
            return None;
        }
        let read = reader.readings(0, reader.end());
        let compared = |says: &Statement| match says {
            Form::Than { function, by: None, more, .. } => {
                let of = self.vocabulary.sense_called(function);
                (of.count_ones() == 1).then_some((of.trailing_zeros() as usize, *more))
            }
            _ => None,
        };
        let all: Option<Vec<_>> = read.iter().map(compared).collect();
        all?.into_iter().all_equal_value().ok()
    }

    /// The value that so many others exceed, or fall short of, where each row has another one.
    fn nth_value(&self, sense: usize, more: bool, count: usize) -> Option<Operand> {
        let scale = self.vocabulary.senses[sense].scale.as_ref();
        let mut items = scale.filter(|scale| scale.values.iter().all_unique())?.ascending();
        if more {
            items.reverse();
        }
        let is_all = items.len() == self.vocabulary.rows();
        let item = *items.get(count).filter(|_| is_all)?;
        Some(self.vocabulary.item_operand(Thing { sense, item }, self.span(0, 1)))
    }
}
