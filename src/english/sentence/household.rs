//! What is done somewhere by whoever lives there: `In the green house they drink coffee.`

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::words::Phrases;
use super::{and, relate, same};
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};

/// Who lives in a house, whoever it is.
const DWELLERS: Phrases = Phrases::of(&["they", "people", "the people", "someone", "somebody"]);

/// How the house of a sentence stands to what is named: the same, or by a relation.
type Home = (Option<Relation>, Operand);

impl Reader<'_> {
    /// `In the green house they drink coffee`, `They drink coffee in the house next to the fox`.
    pub(super) fn household(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        for (end, home) in self.homes(start) {
            let end = self.past_comma(end);
            // `In the green house, coffee is drunk`
            for (last, of) in self.nouns(end) {
                let is_done =
                    self.kind(last).be && self.uses(last + 1).verb & self.sense_of(&of) != 0;
                found.extend(is_done.then(|| (last + 2, self.at_home(of, &home))));
            }
            let Some(verb) = self.any_of(end, &DWELLERS) else { continue };
            let done = self.property(verb).into_iter();
            found.extend(done.map(|(end, of)| (end, self.at_home(of, &home))));
        }
        let verb = self.any_of(start, &DWELLERS);
        for (end, of) in verb.map_or(Vec::new(), |verb| self.property(verb)) {
            let homes = self.homes(end).into_iter();
            found.extend(homes.map(|(end, home)| (end, self.at_home(of.clone(), &home))));
        }
        found
    }

    fn at_home(&self, of: Operand, (relation, home): &Home) -> Statement {
        match relation {
            Some(relation) => relate(*relation, of, home.clone(), self),
            None => same(of, home.clone(), self),
        }
    }

    /// `in the green house`, `in the house next to the fox`, `in the house that lies next to the fox`.
    fn homes(&self, at: usize) -> Vec<(usize, Home)> {
        let mut found = Vec::new();
        let Some(house) = self.phrase(at, "in") else { return found };
        let named = self.nouns(house).into_iter();
        found.extend(named.map(|(end, of)| (end, (None, of))));
        let lies = ["the house that lies", "the house that is", "the house which is"];
        let relations = match self.any(house, &lies) {
            Some(next) => self.relations(next),
            None => self.relations(at),
        };
        for (end, relation) in relations {
            let is_pair =
                matches!(relation, Relation::NextTo | Relation::Apart(_) | Relation::Order(..));
            if is_pair {
                let of = self.nouns(end).into_iter();
                found.extend(of.map(|(end, of)| (end, (Some(relation), of))));
            }
        }
        found
    }

    /// `Ann drinks tea, Bob drinks milk, and Cy keeps the fox`: two or more sentences before the last.
    pub(super) fn series(
        &self,
        at: usize,
        first: &Statement,
        parts: usize,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if parts < 3 || self.word(at) != "," {
            return found;
        }
        for (end, _, next) in self.simple(at + 1) {
            let both = and(first.clone(), next);
            let last = self.any(end, &[", and", "and"]);
            for (end, more) in last.map_or(Vec::new(), |last| self.simple_ends(last)) {
                found.push((end, and(both.clone(), more)));
            }
            found.extend(self.series(end, &both, parts - 1));
        }
        found
    }

    fn simple_ends(&self, at: usize) -> Vec<(usize, Statement)> {
        self.simple(at).into_iter().map(|(end, _, says)| (end, says)).collect()
    }

    /// `is next to Ann, on the left`: which side of her.
    pub(super) fn on_a_side(
        &self,
        at: usize,
        a: &Operand,
        b: &Operand,
    ) -> Option<(usize, Statement)> {
        let sides = [
            ("on the left", Side::Left),
            ("to the left", Side::Left),
            ("on the right", Side::Right),
            ("to the right", Side::Right),
        ];
        let next = self.phrase(at, ",")?;
        let (end, side) =
            sides.iter().find_map(|(words, side)| Some((self.phrase(next, words)?, *side)))?;
        let next_to = Form::Order { a: a.clone(), side, steps: Some(1), b: b.clone() };
        Some((end, next_to))
    }
}
