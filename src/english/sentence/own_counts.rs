//! Numbers that count something else than their list does: Ann's first race is but the first of her own, and who sits with
//! three people makes four with them.

use super::super::compare;
use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::vocabulary::Senses;
use super::super::words;
use super::traps::facts;
use crate::syntax::ast::Statement;
use crate::syntax::text::fold;

impl Reader<'_> {
    /// Whether an ordinal counts what one person has: `Ann's first race was the sprint`, where races have places.
    pub(super) fn counts_own(&self) -> bool {
        // `her first choice` may be that of a list which is called so.
        let is_list = |noun: &str| {
            self.vocabulary
                .all(|sense| sense.scale.is_none() && words::stem(&fold(&sense.name.text)) == noun)
                != 0
        };
        (1..self.end()).any(|at| {
            let is_theirs = self.is_possessive(at - 1) || function::is_own(self.word(at - 1));
            is_theirs
                && words::ordinal(self.word(at)).is_some()
                && self.word(at + 1) != "name"
                && !self.is_house(at + 1)
                && is_list(self.stem(at + 1))
        })
    }

    /// Whether somebody is with so many people, who are one more together: `Ann sits with three people`, where tables are of two
    /// to five.
    pub(super) fn is_with_so_many(&self) -> bool {
        let people = self.persons() | self.vocabulary.names | self.vocabulary.folk;
        let is_somebody = |of: &Match| people >> of.of.sense & 1 == 1;
        // `Ann's tour is with three people`, `Ann has the table with three people`
        let is_of_thing = |at: usize| self.is_possessive(at) || self.kind(at).determiner;
        (1..self.end()).any(|with| {
            let mut named = self.matches[..with].iter().flatten();
            self.word(with) == "with"
                && self.numbered_people(with + 1) != 0
                && named.any(|of| is_somebody(of) && !(of.end..with).any(is_of_thing))
        })
    }

    /// Whether what a sentence says of the people with whose number it begins may be said of the group that has it, or of so many:
    /// `Three people came after Ann`.
    pub(super) fn may_be_counted(&self, says: &Statement) -> bool {
        let groups = self.numbered_people(0);
        let is_of_group = || {
            let facts = facts(says);
            !facts.is_empty()
                && facts.iter().all(|(a, b)| groups & (self.sense_of(a) | self.sense_of(b)) != 0)
        };
        let compares = |at: usize| compare::is_comparing(self.word(at));
        groups != 0 && (!is_of_group() || (0..self.end()).any(compares))
    }

    /// The categories of numbers of people that have the number before `people` as an item.
    fn numbered_people(&self, at: usize) -> Senses {
        const PEOPLE: &[&str] = &["people", "person", "persons"];
        let Some((number, taken)) = words::number(&[self.word(at)]) else { return 0 };
        let uses = self.uses(at + taken);
        if !PEOPLE.contains(&self.word(at + taken)) {
            return 0;
        }
        let number = number.to_string();
        let has_it = self.vocabulary.all(|sense| sense.items.iter().any(|of| of.text == number));
        (uses.own | uses.named) & has_it
    }
}
