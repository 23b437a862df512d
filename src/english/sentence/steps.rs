//! Relations of order at one of several distances: `at least two stalls to the left of`, `two or more houses to the right of`,
//! `an even number of months after`.

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::words;
use super::counted::Bound;
use super::not;
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};

/// How far it may be.
enum Far {
    By(Bound),
    /// By a number that is even, or odd.
    Parity(bool),
}

impl Reader<'_> {
    /// On which side of another row one is, by one of several distances.
    pub(super) fn at_distances(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        // In a ring both sides meet.
        if !self.vocabulary.has_order
            || self.vocabulary.is_ring
            || self.vocabulary.labels.is_empty()
        {
            return found;
        }
        let Some((next, far)) = self.so_many_or_more(at).or_else(|| self.even_or_odd(at)) else {
            return found;
        };
        for (end, relation) in self.relations(next) {
            let Relation::Order(side, None) = relation else { continue };
            let nouns = self.nouns(end).into_iter();
            found.extend(nouns.filter_map(|(end, b)| Some((end, self.so_far(&far, side, a, &b)?))));
        }
        found
    }

    /// `at least two stalls`, `two or more stalls`.
    fn so_many_or_more(&self, at: usize) -> Option<(usize, Far)> {
        if let Some((end, bound)) = self.least_or_most(at) {
            return Some((end, Far::By(bound)));
        }
        let (count, taken) = words::number(&[self.word(at)])?;
        let noun = self.phrase(at + taken, "or more")?;
        let is_house = self.is_house(noun) && self.vocabulary.order.has_plain_steps;
        is_house.then_some((noun + 1, Far::By(Bound::AtLeast(count))))
    }

    /// `an even number of months`.
    fn even_or_odd(&self, at: usize) -> Option<(usize, Far)> {
        let even = self.phrase(at, "an even number of");
        let noun = even.or_else(|| self.phrase(at, "an odd number of"))?;
        let is_house = self.is_house(noun) && self.vocabulary.order.has_plain_steps;
        is_house.then_some((noun + 1, Far::Parity(even.is_some())))
    }

    fn so_far(&self, far: &Far, side: Side, a: &Operand, b: &Operand) -> Option<Statement> {
        let by = |steps: Option<u32>| Form::Order { a: a.clone(), side, steps, b: b.clone() };
        let rows = self.vocabulary.rows() as u32;
        match far {
            Far::Parity(is_even) => {
                let same = Form::SameParity(a.clone(), b.clone());
                Some(Form::And(vec![by(None), if *is_even { same } else { not(same) }]))
            }
            Far::By(Bound::AtLeast(count)) if (2..rows).contains(count) => {
                let nearer = (1..*count).map(|steps| not(by(Some(steps))));
                Some(Form::And([by(None)].into_iter().chain(nearer).collect()))
            }
            Far::By(Bound::AtMost(count)) if (2..rows).contains(count) => {
                Some(Form::Or((1..=*count).map(|steps| by(Some(steps))).collect()))
            }
            Far::By(_) => None,
        }
    }
}
