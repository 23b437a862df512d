//! Both neighbours of somebody: `One neighbour of Ann drinks tea, and the other is the Dane`, `Ann has Bob on one side
//! and Cy on the other`, `Ann and Bob are both next to Cy`.

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::relate;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

const NEIGHBOURS: &[&str] = &["neighbours", "neighbors"];
const NEIGHBOUR: &[&str] = &["neighbour", "neighbor"];

impl Reader<'_> {
    /// Sentences of those on both sides of one.
    pub(super) fn on_both_sides(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let tells = |at: usize| {
            let stem = self.stem(at);
            matches!(stem, "neighbor" | "neighbour" | "side")
        };
        if !self.vocabulary.has_order || !(start..self.tokens.len()).any(tells) {
            return found;
        }
        for (at, a) in self.one_neighbour(start) {
            for (end, b) in self.what(at) {
                for (end, c) in self.other_neighbour(end) {
                    found.extend(self.directly_between(end, &a, &b, &c));
                }
            }
        }
        for (at, a) in self.two_neighbours(start) {
            let next = self.past_verb(at);
            let lists = if next > at { self.lists(next) } else { Vec::new() };
            for (end, of) in lists {
                // Of one category they are two anyway.
                if let [b, c] = &of[..]
                    && self.sense_of(b) != self.sense_of(c)
                {
                    found.extend(self.directly_between(end, &a, b, c));
                }
            }
        }
        found
    }

    /// `has Bob on one side and Cy on the other`, `has Bob as a neighbour` behind a subject.
    pub(super) fn has_beside(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        const ONE: &[&str] = &[
            "as a neighbor on one side",
            "as a neighbour on one side",
            "for a neighbor on one side",
            "for a neighbour on one side",
            "on one side",
            "on one side of her",
            "on one side of him",
            "on one side of it",
            "on one side of them",
            "to one side",
        ];
        const OTHER: &[&str] = &["on the other", "on the other side", "to the other"];
        const AS_ONE: &[&str] = &[
            "as a neighbor",
            "as a neighbour",
            "as a next door neighbor",
            "as a next door neighbour",
            "for a neighbor",
            "for a neighbour",
            "as her neighbor",
            "as her neighbour",
            "as his neighbor",
            "as his neighbour",
        ];
        let mut found = Vec::new();
        let next = self.any(at, &["has", "had", "with"]).filter(|_| self.vocabulary.has_order);
        for (end, b) in next.map_or(Vec::new(), |next| self.nouns(next)) {
            if self.is_place(&b) {
                continue;
            }
            let beside = self.any(end, AS_ONE);
            found.extend(beside.map(|end| (end, Form::NextTo(a.clone(), b.clone()))));
            let Some(and) = self.any(end, ONE).and_then(|at| self.any(at, &["and", ", and"]))
            else {
                continue;
            };
            for (end, c) in self.nouns(and) {
                let end = self.any(end, OTHER);
                found.extend(end.and_then(|end| self.directly_between(end, a, &b, &c)));
            }
        }
        found
    }

    /// `next to Bob and the Dane`: to each of the two.
    pub(super) fn next_to_two(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        // `next to Bob and drinks tea` tells of Ann.
        let names = |at: usize| self.kind(at).determiner || self.is_within_item(at);
        let rows = |at: usize| if names(at) { self.nouns(at) } else { Vec::new() };
        let mut lists = self.joined_by(at, "and", 2, &rows);
        lists.retain(|(_, of)| of.len() == 2 && !of.iter().any(|of| self.is_place(of)));
        let each = |of: Vec<Operand>| {
            Form::And(
                of.into_iter().map(|b| relate(Relation::NextTo, a.clone(), b, self)).collect(),
            )
        };
        lists.into_iter().map(|(end, of)| (end, each(of))).collect()
    }

    /// `are neighbours of Cy`, `are Cy's two neighbours` behind two: each of them is.
    pub(super) fn neighbours_of_one(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let [a, b] = of else { return Vec::new() };
        let article = self.any(at, &["the", "the two", "both"]).unwrap_or(at);
        let plural = self.any(article, NEIGHBOURS).and_then(|next| self.phrase(next, "of"));
        let mut ends: Vec<(usize, Operand)> = plural.map_or(Vec::new(), |next| self.nouns(next));
        for (end, c) in self.nouns(at) {
            let owned = Some(end + 1).filter(|_| self.is_possessive(end));
            let next = owned.map(|at| self.phrase(at, "two").unwrap_or(at));
            ends.extend(next.and_then(|at| self.any(at, NEIGHBOURS)).map(|end| (end, c)));
        }
        ends.retain(|(_, c)| !self.is_place(c));
        let each = |c: Operand| [a, b].map(|of| Form::NextTo(of.clone(), c.clone()));
        ends.into_iter().map(|(end, c)| (end, Form::And(each(c).to_vec()))).collect()
    }

    /// `One neighbour of Ann`, `One of Ann's neighbours`: behind these words what is said of that neighbour.
    fn one_neighbour(&self, start: usize) -> Vec<(usize, Operand)> {
        let one = self.phrase(start, "one").or_else(|| self.phrase(start, "a"));
        let of_one = one.and_then(|at| self.any(at, NEIGHBOUR));
        let of_two = self
            .any(start, &["one of the", "one of the two"])
            .and_then(|at| self.any(at, NEIGHBOURS));
        let mut found: Vec<(usize, Operand)> = [of_one, of_two]
            .into_iter()
            .flatten()
            .filter_map(|at| self.phrase(at, "of"))
            .flat_map(|at| self.nouns(at))
            .collect();
        let owned = self.phrase(start, "one of").map_or(Vec::new(), |at| self.owned_neighbours(at));
        found.extend(owned);
        found
    }

    /// `Ann's neighbours`, `The two neighbours of Ann`.
    fn two_neighbours(&self, start: usize) -> Vec<(usize, Operand)> {
        let plural = self.any(start, &["the", "the two", "both"]);
        let of =
            plural.and_then(|at| self.any(at, NEIGHBOURS)).and_then(|at| self.phrase(at, "of"));
        let mut found = of.map_or(Vec::new(), |at| self.nouns(at));
        found.extend(self.owned_neighbours(start));
        found
    }

    /// `Ann's neighbours`, `Ann's two neighbours`.
    fn owned_neighbours(&self, at: usize) -> Vec<(usize, Operand)> {
        let owners = self.nouns(at).into_iter().filter(|(end, _)| self.is_possessive(*end));
        let plural = |(end, a): (usize, Operand)| {
            let at = self.phrase(end + 1, "two").unwrap_or(end + 1);
            Some((self.any(at, NEIGHBOURS)?, a))
        };
        owners.filter_map(plural).collect()
    }

    /// `, and the other neighbour drinks tea` behind what is said of one neighbour.
    fn other_neighbour(&self, at: usize) -> Vec<(usize, Operand)> {
        let at = self.past_comma(at);
        let others = ["and the other", "the other", "while the other", "but the other"];
        let Some(other) = self.any(at, &others) else { return Vec::new() };
        let noun = self.any(other, NEIGHBOUR).or_else(|| self.phrase(other, "one"));
        self.what(noun.unwrap_or(other))
    }

    /// That one stands between two others, if these are no positions.
    fn directly_between(
        &self,
        end: usize,
        a: &Operand,
        b: &Operand,
        c: &Operand,
    ) -> Option<(usize, Statement)> {
        let are_rows = ![a, b, c].iter().any(|of| self.is_place(of));
        are_rows.then(|| (end, Form::DirectlyBetween(a.clone(), b.clone(), c.clone())))
    }
}
