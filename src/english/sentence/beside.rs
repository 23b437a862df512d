//! Sentences that begin with a place or with who is beside somebody: `One of Ann's neighbours drinks
//! tea`, `In the third house lives …`.

use super::super::mention::Reader;
use super::super::relation::{FREE, Relation};
use super::super::words::Words;
use super::placed::ENDS;
use super::{relate, same};
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// `One of Ann's neighbours drinks tea`, `A neighbour of Ann owns the cat`.
    pub(super) fn neighbour_of(&self, start: usize) -> Vec<(usize, Statement)> {
        const NEIGHBOURS: Words = Words::of(&["neighbor", "neighbour"]);
        // Most sentences tell of none by this word.
        if !self.may_say(&NEIGHBOURS) && !self.may_stem_from(&NEIGHBOURS) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let neighbour = |at: usize| matches!(self.stem(at), "neighbor" | "neighbour");
        let begin = self.any(start, &["one of"]).unwrap_or(start);
        for (end, a) in self.nouns(begin) {
            let one = begin > start || matches!(self.word(end + 1), "neighbor" | "neighbour");
            if self.is_possessive(end) && neighbour(end + 1) && one {
                found.extend(self.what(end + 2).into_iter().map(|(end, b)| (end, a.clone(), b)));
            }
        }
        let mut found: Vec<_> =
            found.into_iter().map(|(end, a, b)| (end, Form::NextTo(b, a))).collect();
        // `Ann's neighbour to the right drinks tea`
        for (end, a) in self.nouns(start) {
            let owned = Some(end + 1).filter(|_| self.is_possessive(end));
            let Some((end, side)) = owned.and_then(|at| self.neighbour_on(at)) else { continue };
            let order = |(end, b)| (end, beside(b, side, a.clone()));
            found.extend(self.what(end).into_iter().map(order));
        }
        for article in ["a", "one", "the"] {
            let Some(at) = self.phrase(start, article).filter(|at| neighbour(*at)) else {
                continue;
            };
            let Some(of) = self.phrase(at + 1, "of") else { continue };
            for (end, a) in self.nouns(of) {
                let next = |(end, b)| (end, Form::NextTo(b, a.clone()));
                found.extend(self.what(end).into_iter().map(next));
            }
        }
        found
    }

    /// `neighbour to the right`, `right-hand neighbour`: where the words end, and the side.
    pub(super) fn neighbour_on(&self, at: usize) -> Option<(usize, Side)> {
        const SIDES: &[(&str, Side)] = &[("left", Side::Left), ("right", Side::Right)];
        let neighbour = |at: usize| matches!(self.word(at), "neighbor" | "neighbour");
        SIDES.iter().find_map(|(word, side)| {
            let before = (self.word(at) == *word)
                .then(|| self.any(at + 1, &["hand", "side"]).unwrap_or(at + 1))
                .filter(|at| neighbour(*at));
            let behind = || {
                let side = self.any(at + 1, &["to the", "on the"])?;
                let is_plain =
                    neighbour(at) && self.word(side) == *word && self.word(side + 1) != "of";
                is_plain.then_some(side)
            };
            Some((before.or_else(behind)? + 1, *side))
        })
    }

    /// `The Dane's neighbours drink tea and coffee`: one the one, one the other.
    pub(super) fn both_neighbours(&self, start: usize) -> Vec<(usize, Statement)> {
        const NEIGHBOURS: Words = Words::of(&["neighbors", "neighbours"]);
        let mut found = Vec::new();
        if !self.may_say(&NEIGHBOURS) {
            return found;
        }
        let begin = self.any(start, &["the two"]).unwrap_or(start);
        let mut openings: Vec<(usize, Operand)> = Vec::new();
        for (end, a) in self.nouns(start) {
            let two = self.any(end, &["'s", "'", "'s two"]);
            // `Ann's next-door neighbours`
            let next_door = |at: usize| self.any(at, &["next-door", "next - door", "next door"]);
            let two = two.map(|at| next_door(at).unwrap_or(at));
            openings.extend(two.map(|at| (at, a)));
        }
        openings.retain(|(at, _)| matches!(self.word(*at), "neighbours" | "neighbors"));
        let plural = ["neighbours of", "neighbors of", "the neighbours of", "the neighbors of"];
        let of = self.any(begin, &plural).map_or(Vec::new(), |of| self.nouns(of));
        let openings = openings.into_iter().map(|(at, a)| (at + 1, a)).chain(of);
        for (at, a) in openings {
            let next = self.past_verb(at);
            let nouns = |of: usize| if of == at { self.property(of) } else { self.nouns(of) };
            let mut pairs = self.joined_by(at, "and", 2, &nouns);
            if next > at {
                pairs.extend(self.lists(next));
            }
            for (end, of) in pairs {
                if let [b, c] = &of[..]
                    && b.name.text != c.name.text
                {
                    let beside = |of: &Operand| Form::NextTo(a.clone(), of.clone());
                    let mut says = vec![beside(b), beside(c)];
                    // The Dane and the tea drinker might else be one.
                    let is_alike = self.sense_of(b) == self.sense_of(c);
                    let before = at.checked_sub(2).map_or("", |at| self.word(at));
                    if !is_alike && !matches!(before, "door" | "next-door") {
                        continue;
                    }
                    if !is_alike {
                        says.push(Form::Different(b.clone(), c.clone()));
                    }
                    found.push((end, Form::And(says)));
                }
            }
        }
        found
    }

    /// `The person directly left of Ann drinks tea`, `A person next to Ann drinks tea`: who is so
    /// related to Ann.
    pub(super) fn person_beside(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let person = self.any(start, &["the", "a"]).filter(|at| self.kind(*at).person);
        let anybody = || Some(start).filter(|at| matches!(self.word(*at), "someone" | "somebody"));
        let Some(person) = person.or_else(anybody) else { return found };
        let is_any = self.word(start) != "the";
        let mut at = person + 1;
        if self.kind(at).relative {
            at += 1;
        }
        at = self.past_verb(at);
        let is_free = self.any_of(at, &FREE).is_some();
        for (end, relation) in self.relations(at) {
            if matches!(relation, Relation::Between | Relation::DirectlyBetween | Relation::Same) {
                continue;
            }
            // `The person to the left of` may be the one just there, or any one there: both are given,
            // so that a sentence with it is refused.
            let meant = match relation {
                Relation::Order(side, None) if !is_free && !is_any => {
                    vec![relation, Relation::Order(side, Some(1))]
                }
                other => vec![other],
            };
            for (end, b) in self.nouns(end) {
                for (end, a) in self.what(end) {
                    if !self.is_place(&a) {
                        found.extend(
                            meant.iter().map(|relation| {
                                (end, relate(*relation, a.clone(), b.clone(), self))
                            }),
                        );
                    }
                }
            }
        }
        found
    }

    /// `The person at one of the ends drinks tea`.
    pub(super) fn person_at_end(&self, start: usize) -> Vec<(usize, Statement)> {
        let person = self.phrase(start, "the").filter(|at| self.kind(*at).person);
        let Some(person) = person.or_else(|| self.phrase(start, "the one")) else {
            return Vec::new();
        };
        let next = person + 1 + usize::from(self.kind(person + 1).relative);
        let Some(end) = self.any_of(self.past_verb(next), &ENDS) else { return Vec::new() };
        self.what(end).into_iter().map(|(end, a)| (end, Form::AtEnd(a))).collect()
    }

    /// `In the third house lives …`, `Directly left of … is …`.
    pub(super) fn inverted(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let verb = |at: usize| Some(self.past_verb(at)).filter(|end| *end > at);
        for (end, relation) in self.relations(start) {
            for (end, b) in self.nouns(end) {
                let Some(next) = verb(end) else { continue };
                for (end, a) in self.nouns(next) {
                    if !matches!(relation, Relation::Between | Relation::DirectlyBetween) {
                        found.push((end, relate(relation, a, b.clone(), self)));
                    }
                }
            }
        }
        if let Some(end) = self.any_of(start, &ENDS)
            && let Some(next) = verb(end)
        {
            found.extend(self.nouns(next).into_iter().map(|(end, a)| (end, Form::AtEnd(a))));
        }
        // `In the blue house lives Bob`
        if let Some(inside) = self.phrase(start, "in") {
            for (end, b) in self.nouns(inside) {
                let is_home = self.is_house(end - 1) && !self.is_place(&b);
                let Some(next) = verb(end).filter(|_| is_home && self.kind(end).live) else {
                    continue;
                };
                found.extend(
                    self.nouns(next).into_iter().map(|(end, a)| (end, same(a, b.clone(), self))),
                );
            }
        }
        if let Some(inside) = self.any(start, &["in", "at", "on"]) {
            for (end, spot) in self.places(inside) {
                let Some(next) = verb(end) else { continue };
                let place = self.place_name(spot, self.span(start, end));
                for (end, a) in self.nouns(next) {
                    found.push((end, Form::In(a, vec![place.clone()])));
                }
            }
        }
        found
    }
}

/// The next one on a side.
pub(super) fn beside(a: Operand, side: Side, b: Operand) -> Statement {
    Form::Order { a, side, steps: Some(1), b }
}
