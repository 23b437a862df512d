//! What is said of one subject: what it is, does and has, where it is.

use super::super::compare::is_comparing;
use super::super::mention::{Choice, Found, Mention, Noun, Reader};
use super::super::relation::Relation;
use super::super::vocabulary::{Senses, Uses};
use super::super::words::{self, Phrases};
use super::beside::beside;
use super::{and, not, relate, same};
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};
use itertools::Itertools;

/// The most things that are denied at once.
pub(super) const MAX_DENIED: usize = 12;

impl Reader<'_> {
    /// `'s favourite drink is milk`: the words name a category, of which an item follows.
    pub(super) fn possessed(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        match self.word(at) {
            "'s" | "'" => {
                let mut found = self.attribute_said(at + 1, a);
                found.extend(self.numbered(at + 1, a));
                found
            }
            _ => Vec::new(),
        }
    }

    /// What stands behind `whose`: `drink is milk`, and of stories `cake was for a christening`.
    pub(super) fn whose_said(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = self.attribute_said(at, a);
        found.extend(self.of_whose(at, a));
        found
    }

    /// `favourite drink is milk`, `drink is either milk or tea`, of somebody's.
    pub(super) fn attribute_said(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let mut next = at;
        let (mut fits, mut own) = (Senses::MAX, 0);
        let is_be = |at: usize| self.kind(at).be || matches!(self.word(at), "isn" | "wasn");
        while let Some(uses) = self.uses.get(next).filter(|_| !is_be(next)) {
            let light = self.kind(next).preposition || self.is_possessive(next);
            // `first name`, which is no surname
            if matches!(self.word(next), "christian" | "first" | "given")
                && self.word(next + 1) == "name"
            {
                fits &= !self.of_families();
                next += 1;
                continue;
            }
            fits &= if light { Senses::MAX } else { uses.own | uses.filler | uses.relative };
            // `Ann's house number` is no lucky number.
            if self.is_house(next) && self.vocabulary.has_order {
                fits &= uses.own;
            }
            own |= uses.own | uses.filler & uses.topical;
            next += 1;
        }
        if fits & own == 0 || !is_be(next) {
            return found;
        }
        let (next, denied) = match self.any(next + 1, &["not", "'t"]) {
            Some(next) => (next, true),
            None => (next + 1, false),
        };
        if !denied {
            found.extend(self.attribute_compared(next, fits & own, a));
        }
        let words = &self.uses[at..next];
        let values = |at: usize| self.values(at, words, fits & own);
        for (end, b) in values(next) {
            let says = same(a.clone(), b, self);
            found.push((end, if denied { not(says) } else { says }));
        }
        if !denied {
            found.extend(self.alternatives_by(next, a, &values));
        }
        found
    }

    /// `3 days before Priscilla's` behind `Stacy's due date is`: of the values of the category that is
    /// named.
    fn attribute_compared(&self, at: usize, of: Senses, a: &Operand) -> Vec<(usize, Statement)> {
        if !self.vocabulary.is_story() || !self.is_compared(at) && !is_comparing(self.word(at)) {
            return Vec::new();
        }
        let mut found = self.compared_about(at, a, of);
        found.retain(|(_, says)| {
            let named = |name: &str| {
                let mut senses = self.vocabulary.senses.iter().enumerate();
                senses.any(|(sense, known)| of >> sense & 1 == 1 && known.name.text == name)
            };
            matches!(says, Form::Than { function, .. } if named(&function.text))
        });
        found
    }

    /// `house number is lower than Bob's`, `house number is two higher than Bob's`, of positions with numbers for
    /// names.
    fn numbered(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let labels = &self.vocabulary.labels;
        let counts_up = labels.iter().enumerate().all(|(at, of)| **of == *(at + 1).to_string());
        let is_of_line = self.vocabulary.has_order && counts_up && self.uses(at + 1).own == 0;
        let number = self.phrase(at + 1, "number").filter(|_| self.is_house(at) && is_of_line);
        let Some(is) = number.filter(|at| self.kind(*at).be) else { return Vec::new() };
        let steps = words::number(&[self.word(is + 1)]).filter(|(steps, _)| *steps > 0);
        let at = is + 1 + steps.map_or(0, |(_, taken)| taken);
        let side = match self.word(at) {
            "lower" | "smaller" | "less" => Side::Before,
            "higher" | "larger" | "greater" | "more" => Side::After,
            _ => return Vec::new(),
        };
        let Some(than) = self.phrase(at + 1, "than") else { return Vec::new() };
        let steps = steps.map(|(steps, _)| steps);
        let order = |(end, b)| (end, Form::Order { a: a.clone(), side, steps, b });
        // `than Bob's age` is no number of a house.
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        let is_value = |at: usize| {
            let uses = self.uses(at);
            (uses.own | uses.topical) & scaled != 0
                && !self.is_house(at)
                && self.matches[at].is_empty()
        };
        let is_other = |end: usize| (than..end).any(is_value);
        let others = self.nouns(than).into_iter().filter(|(end, _)| !is_other(*end));
        others.map(order).collect()
    }

    /// The items that may follow `drink is`: of the categories that the words before them name.
    fn values(&self, at: usize, words: &[Uses], fits: Senses) -> Vec<(usize, Operand)> {
        let mut mentions = self.mentions(at);
        if self.word(at) == "from" {
            mentions.extend(self.objects(at, false));
        }
        let mut found = Vec::new();
        for mention in mentions {
            let Noun::Item(choices) = &mention.noun else { continue };
            let choices: Vec<_> = choices
                .iter()
                .filter(|choice| fits & choice.sense() != 0)
                .map(|choice| Choice { score: choice.score + choice.spoken_for(words), ..*choice })
                .collect();
            let mention = Mention { noun: Noun::Item(choices), ..mention };
            let of = self.operands(&mention).into_iter();
            found.extend(of.map(|operand| (mention.end, operand)));
        }
        found
    }

    /// What is said of a subject.
    pub(in super::super) fn predicates(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = self.shunned(at, a);
        let mut at = at;
        let denial = |at: usize| self.any(at, &["not", "'t", "never"]);
        if self.word(at) == "must" || self.word(at) == "will" && denial(at + 1).is_none() {
            at += 1;
        }
        if self.word(at) == "also" {
            at += 1;
        }
        let (be, auxiliary) = (self.kind(at).be, self.kind(at).auxiliary);
        if (be || auxiliary)
            && let Some(next) = denial(at + 1)
        {
            let is_be = self.is_be_or_denied(at);
            // `is not neither … nor …` denies twice.
            let said = self.said(next, a, is_be).into_iter();
            let said = said.filter(|(_, statement)| !matches!(statement, Form::And(_)));
            found.extend(said.map(|(end, statement)| (end, not(statement))));
            found.extend(self.denied_of_each(next, a, is_be));
            return found;
        }
        // `is going to eat`
        let is_now = matches!(self.word(at), "is" | "are" | "'s");
        let going = if is_now { self.phrase(at + 1, "going to") } else { None };
        if let Some(next) = going.filter(|next| !self.kind(*next).determiner) {
            found.extend(self.said(next, a, false));
        }
        if be {
            let next =
                self.any(at + 1, &["also", "always", "certainly", "definitely"]).unwrap_or(at + 1);
            found.extend(self.said(next, a, true));
        }
        // `never drinks tea`, `has no dog`
        if self.word(at) == "never" {
            let said = self.said(at + 1, a, false).into_iter();
            let said = said.filter(|(_, statement)| !matches!(statement, Form::And(_)));
            found.extend(said.map(|(end, statement)| (end, not(statement))));
        }
        if let Some(next) = self.any(at, &["has no", "owns no", "have no"]) {
            for (end, b) in self.nouns(next) {
                found.push((end, Form::Different(a.clone(), b)));
            }
        }
        // `has finished third`, `had been in the red house`
        if matches!(self.word(at), "has" | "have" | "had") {
            let is_be = self.word(at + 1) == "been"
                // What had been so may be over by now; where somebody had been is told.
                && (self.word(at) != "had" || matches!(self.word(at + 2), "in" | "at" | "on"));
            found.extend(self.said(if is_be { at + 2 } else { at + 1 }, a, is_be));
        }
        found.extend(self.said(at, a, false));
        found
    }

    /// `not own the dog, the cat or the fox`: none of them.
    fn denied_of_each(&self, at: usize, a: &Operand, is_be: bool) -> Vec<(usize, Statement)> {
        let nouns = |of: usize| {
            let mut found = if of == at { self.property(of) } else { Vec::new() };
            found.extend(if of > at || is_be { self.nouns(of) } else { Vec::new() });
            found
        };
        let mut found = self.denied_acts(at, a);
        let place = self.past_verb(at);
        if is_be || place > at {
            found.extend(self.related_to_none(place, a, "or"));
        }
        for (end, of) in self.joined_by(at, "or", MAX_DENIED, &nouns) {
            let kind = self.sense_of(&of[0]);
            if self.vocabulary.is_loose || of.iter().all(|other| self.sense_of(other) == kind) {
                let apart = of.into_iter().map(|b| not(same(a.clone(), b, self)));
                found.push((end, Form::And(apart.collect())));
            }
        }
        found
    }

    /// `not design the tower on Elm Street or the one on Oak Street`: neither of them.
    fn denied_acts(&self, verb: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let rows = |at: usize| -> Vec<(usize, Operand)> {
            let verb = &self.tokens[verb..=verb];
            // Each as if it stood right behind the verb.
            let tokens = [verb, &self.tokens[at..]].concat();
            let reader = Reader::new(self.vocabulary, &tokens);
            let said = reader.acts(0, a).into_iter().filter_map(|(end, says)| match says {
                Form::Same(_, b) => Some((end + at - 1, b)),
                _ => None,
            });
            said.collect()
        };
        if !self.vocabulary.is_loose || self.uses(verb).verb | self.uses(verb).by == 0 {
            return Vec::new();
        }
        let each = self.joined_by(verb + 1, "or", MAX_DENIED, &rows).into_iter();
        let apart = |of: Vec<Operand>| {
            Form::And(of.into_iter().map(|b| not(same(a.clone(), b, self))).collect())
        };
        each.map(|(end, of)| (end, apart(of))).collect()
    }

    /// What stands behind `is`, or a verb with what belongs to it.
    pub(super) fn said(&self, at: usize, a: &Operand, is_be: bool) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let mut place = at;
        while self.kind(place).live {
            place += 1;
        }
        // `are grown at one end`, `was parked next to`
        if self.vocabulary.is_loose
            && is_be
            && place == at
            && self.is_loose_verb(at)
            && !self.kind(at).be
        {
            found.extend(self.located(at + 1, a));
            found.extend(self.related_to(at + 1, a));
        }
        found.extend(self.ranked(at, a, is_be));
        found.extend(self.in_front(at, a));
        if is_be || place > at {
            let located = self.located(place, a);
            // `at one of the ends, next to Bob`
            for (end, says) in &located {
                let next =
                    if self.word(*end) == "," { self.related_to(end + 1, a) } else { Vec::new() };
                found.extend(next.into_iter().map(|(end, more)| (end, and(says.clone(), more))));
            }
            found.extend(located);
            found.extend(self.at_neither(place, a));
            found.extend(self.related_to_none(place, a, "nor"));
            found.extend(self.related_to(place, a));
        }
        if is_be {
            // `is the person at the third position`
            let is_person = self.kind(at + 1).person && self.kind(at).determiner;
            for (end, b) in self.nouns(at) {
                if !self.is_place(&b) || is_person {
                    found.push((end, same(a.clone(), b.clone(), self)));
                }
                // `is the Dane's neighbour`
                let neighbour = [
                    "'s neighbour",
                    "'s neighbor",
                    "'s next door neighbour",
                    "'s next door neighbor",
                ];
                if self.is_possessive(end)
                    && let Some((end, side)) = self.neighbour_on(end + 1)
                {
                    found.push((end, beside(a.clone(), side, b.clone())));
                }
                if let Some(end) = self.any(end, &neighbour) {
                    found.push((end, Form::NextTo(a.clone(), b)));
                }
            }
            found.extend(self.attribute_is(at, a));
            found.extend(self.alternatives(at, a));
            found.extend(self.alternatives_compared(at, a));
            found.extend(self.passive_said(at, a));
            for (end, b) in self.owners(at) {
                found.push((end, same(a.clone(), b, self)));
            }
        }
        found.extend(self.neither_said(at, a, is_be));
        found.extend(self.alternatives_of_verb(at, a));
        found.extend(self.one_of_a_kind(at, a, is_be));
        let is_other = self.of_other_roles(at) & self.sense_of(a) != 0;
        for (end, b) in if is_other { Vec::new() } else { self.property(at) } {
            found.extend(self.circumstances(at, end, a, &b));
            found.push((end, same(a.clone(), b, self)));
        }
        found.extend(self.timed(at, a));
        found.extend(self.has_place(at, a));
        found.extend(self.has_beside(at, a));
        if is_be {
            found.extend(self.before_or_after(at, a));
        }
        found.extend(self.acts(at, a));
        found.extend(self.kept_by(at, a, is_be));
        // `has a neighbour who …`
        let neighbour =
            ["has a neighbour", "has a neighbor", "have a neighbour", "have a neighbor"];
        if let Some(end) = self.any(at, &neighbour) {
            let inner = match self.word(end) {
                "who" | "that" => self.property(end + 1),
                "with" => self.property(end),
                _ => Vec::new(),
            };
            for (end, b) in inner {
                found.push((end, Form::NextTo(a.clone(), b)));
            }
        }
        found.extend(self.compared(at, a));
        found.extend(self.compared_either(at, a));
        found
    }

    /// `belongs to the Dane`, `does not belong to either the Dane or the Pole`, `is home to the Dane`.
    fn kept_by(&self, at: usize, a: &Operand, is_be: bool) -> Vec<(usize, Statement)> {
        const HOMES: Phrases = Phrases::of(&[
            "home to",
            "the home of",
            "inhabited by",
            "occupied by",
            "the residence of",
            "served to",
        ]);
        let belongs = self.any(at, &["belongs to", "belong to", "belonged to"]);
        let home = self.any_of(at, &HOMES).filter(|_| is_be);
        let Some(next) = belongs.or(home) else { return Vec::new() };
        let rows = |at: usize| {
            let mut found = self.nouns(at);
            // `belongs to the kid in the first tent`
            let is_person = self.kind(at).determiner && self.kind(at + 1).person;
            found.retain(|(_, b)| is_person || !self.is_place(b));
            // `home to 150 people`
            let counted =
                if self.vocabulary.is_story() { self.objects(at, false) } else { Vec::new() };
            found.extend(self.ends(counted));
            found
        };
        let mut found = self.alternatives_by(next, a, &rows);
        // `belongs to Ann or Bob`, of one category
        let mut any = self.joined_by(next, "or", MAX_DENIED, &rows);
        any.retain(|(_, of)| of.iter().map(|of| self.sense_of(of)).all_equal());
        found.extend(any.into_iter().map(|(end, of)| (end, Form::Either(a.clone(), of))));
        found.extend(rows(next).into_iter().map(|(end, b)| (end, same(a.clone(), b, self))));
        found
    }

    /// `is drunk in the green house`, `is owned by the Dane`, `is kept next to the cat`.
    pub(super) fn passive_said(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let sense = self.vocabulary.senses.iter().position(|sense| {
            a.category.as_ref().is_some_and(|category| category.text == sense.name.text)
        });
        let bit: Senses = sense.map_or(0, |sense| 1 << sense);
        if self.uses[at.min(self.uses.len() - 1)].verb & bit == 0 {
            return Vec::new();
        }
        let mut found = self.located(at + 1, a);
        found.extend(self.related_to(at + 1, a));
        // What was bought by another firm is none.
        let head = at + 2 + usize::from(self.kind(at + 2).determiner);
        let by = self.word(at + 1) == "by";
        let by_row = by && self.kind(head).thing && self.vocabulary.is_story();
        // Among people, who was taught by Ann is another, and what was baked by Ann is hers.
        let of_person = by
            && self.vocabulary.story.is_some()
            && (!self.vocabulary.is_of_things() && !self.is_of_thing(at)
                || self.vocabulary.is_loose && !self.is_loosely_of_thing(at));
        if let Some(next) = self.any(at + 1, &["by", "in", "at"]).filter(|_| !by_row && !of_person)
        {
            let fits = |b: &Operand| {
                let is_other = by && self.of_other_roles(at) & self.sense_of(b) != 0;
                !self.is_place(b) && !is_other
            };
            let nouns =
                |at: usize| self.nouns(at).into_iter().filter(|(_, b)| fits(b)).collect::<Vec<_>>();
            found.extend(self.alternatives_by(next, a, &nouns));
            let items = nouns(next).into_iter();
            found.extend(items.map(|(end, b)| (end, same(a.clone(), b, self))));
        }
        found
    }

    /// What is said of someone: `drinks tea`, `owns the dog`, `is partial to Pall Mall`.
    pub(super) fn property(&self, at: usize) -> Vec<(usize, Operand)> {
        let mut found = Found { start: at, mentions: Vec::new() };
        self.deed(at, &mut found);
        if self.vocabulary.is_loose {
            self.told(at, self.is_loosely_of_thing(at), &mut found);
        }
        // `lives in the house with the green door`
        let mut home = at;
        while self.kind(home).live || self.kind(home).be {
            home += 1;
        }
        if home > at && self.word(home) == "in" {
            self.home(home + 1, &mut found);
        }
        self.ends(found.mentions)
    }

    pub(super) fn related_to(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        found.extend(self.so_far_from(at, a));
        found.extend(self.at_distances(at, a));
        found.extend(self.related_in_grid(at, a));
        for (end, relation) in self.relations(at) {
            let is_pair =
                !matches!(relation, Relation::Between | Relation::DirectlyBetween | Relation::Same);
            if let Some(both) = self.phrase(end, "both").filter(|_| is_pair) {
                for (end, b) in self.nouns(both) {
                    let Some(next) = self.phrase(end, "and") else { continue };
                    for (end, c) in self.nouns(next) {
                        let each = |of: Operand| relate(relation, a.clone(), of, self);
                        found.push((end, Form::And(vec![each(b.clone()), each(c)])));
                    }
                }
            }
            if matches!(relation, Relation::Order(_, None)) {
                // `left of Bob and Cy`
                for (end, of) in self.lists(end) {
                    let each = of.into_iter().map(|b| relate(relation, a.clone(), b, self));
                    found.push((end, Form::And(each.collect())));
                }
            }
            if relation == Relation::NextTo {
                found.extend(self.next_to_two(end, a));
            }
            for (end, b) in self.nouns(end) {
                match relation {
                    Relation::Between | Relation::DirectlyBetween => {
                        let Some(next) = self.phrase(end, "and") else { continue };
                        for (end, c) in self.nouns(next) {
                            let (a, b) = (a.clone(), b.clone());
                            if let Some(end) = self.any(end, &[", in that order", "in that order"])
                            {
                                found.push((end, in_order(relation, b, a, c)));
                                continue;
                            }
                            found.push((
                                end,
                                if relation == Relation::Between {
                                    Form::Between(a, b, c)
                                } else {
                                    Form::DirectlyBetween(a, b, c)
                                },
                            ));
                        }
                    }
                    _ => {
                        if relation == Relation::NextTo {
                            found.extend(self.on_a_side(end, a, &b));
                        }
                        found.push((end, relate(relation, a.clone(), b, self)));
                    }
                }
            }
        }
        found
    }
}

/// `b is between a and c, in that order`: from left to right.
fn in_order(relation: Relation, a: Operand, b: Operand, c: Operand) -> Statement {
    let steps = (relation == Relation::DirectlyBetween).then_some(1);
    let left = |a: Operand, b: Operand| Form::Order { a, side: Side::Left, steps, b };
    Form::And(vec![left(a, b.clone()), left(b, c)])
}
