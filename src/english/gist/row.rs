//! What words tell of a row: relations, how many are between two, both sides, ends, and every second house.

use super::super::function;
use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::sentence::placed::ENDS;
use super::super::sexes;
use super::super::words;
use super::Part::{self, *};
use super::parts::is_telling;
use crate::model::statement::Side;

impl Reader<'_> {
    /// The longest relation of place that begins at a token, where its words end; none, if it cannot be told which it is.
    pub(super) fn relation_of_gist(&self, at: usize) -> Option<(usize, Option<Relation>)> {
        const NEIGHBOURS: &[&str] = &[
            "a next door neighbour of",
            "a next door neighbor of",
            "a next door neighbour who",
            "a next door neighbor who",
            "a neighbour who",
            "a neighbor who",
            "next door neighbour of",
            "next door neighbor of",
        ];
        if let Some(end) = self.any(at, NEIGHBOURS) {
            return Some((end, Some(Relation::NextTo)));
        }
        const HIGHER: &[&str] =
            &["a higher number than", "a higher house number than", "a larger number than"];
        const LOWER: &[&str] =
            &["a lower number than", "a lower house number than", "a smaller number than"];
        let numbered = |phrases: &[&str], side| {
            let order = &self.vocabulary.order;
            let end =
                self.any(at, phrases).filter(|_| order.counts_up && order.has_plain_parity)?;
            Some((end, Some(Relation::Order(side, None))))
        };
        const LATER: &[&str] =
            &["later in the week than", "later in the month than", "later that week than"];
        const EARLIER: &[&str] =
            &["earlier in the week than", "earlier in the month than", "earlier that week than"];
        let timed = |phrases: &[&str], side| {
            let is_day = self.vocabulary.position_stem == "day";
            Some((self.any(at, phrases).filter(|_| is_day)?, Some(Relation::Order(side, None))))
        };
        if let Some(found) = timed(LATER, Side::After).or_else(|| timed(EARLIER, Side::Before)) {
            return Some(found);
        }
        if let Some(found) = numbered(HIGHER, Side::Right).or_else(|| numbered(LOWER, Side::Left)) {
            return Some(found);
        }
        let found = self.relations(at);
        let end = found.iter().map(|(end, _)| *end).max()?;
        let mut longest = found.iter().filter(|of| of.0 == end).map(|of| of.1);
        let first = longest.next()?;
        let is_plain = longest.all(|other| other == first);
        Some((end, (is_plain && first != Relation::Same).then_some(first)))
    }

    /// What a number of houses tells: how many are between two.
    pub(super) fn houses_counted(&self, at: usize) -> Option<(usize, Part)> {
        let are_all = |at: usize| {
            let noun = self.word(at);
            let is_row = self.uses(at).own & self.vocabulary.lists() != 0 && noun.ends_with('s');
            is_row && self.matches[at].is_empty()
                || sexes::are_all(self.vocabulary, noun)
                || self.kind(at).person && !self.kind(at).thing && !function::is_of_some(noun)
        };
        let (end, count) = self.count(at).or_else(|| self.count_of(at, are_all)).or_else(|| {
            let (count, taken) = words::number(&[self.word(at)])?;
            (self.word(at + taken) == "others").then_some((at + taken + 1, count))
        })?;
        let is_verb = |at: &usize| {
            self.kind(*at).live
                || self.kind(*at).be
                || matches!(self.word(*at), "lie" | "lay" | "which" | "that")
                || self.word(*at).ends_with("ed") && !is_telling(&self.tokens[*at])
        };
        let verb = (end..end + 4)
            .find(|at| *at >= self.end() || !is_verb(at) || self.word(*at) == "separated")?;
        if self.phrase(verb, "between them").is_some() {
            return Some((verb + 2, Themselves(count)));
        }
        match self.word(verb) {
            "between" => Some((verb + 1, Between(count))),
            "separate" | "separates" | "separated" | "separating" => {
                Some((verb + 1, Separate(count)))
            }
            _ if verb == self.end() => Some((verb, Count(count))),
            _ => None,
        }
    }

    /// What is told of both sides, of an end, or of every second house.
    pub(super) fn of_sides(&self, at: usize) -> Option<(usize, Part)> {
        let of = |phrases: &[&str]| self.any(at, phrases);
        let between =
            || self.between(at).map(|(end, of)| (end, Middle(of == Relation::DirectlyBetween)));
        let number = |word: usize| match self.word(word + 1) {
            "number" | "numbered" => {
                self.vocabulary.order.has_plain_parity && self.word(word + 2) != "of"
            }
            _ => false,
        };
        let end = || {
            let noun = of(&[
                "in one of the two end",
                "at one of the two end",
                "in one of the end",
                "in an end",
            ]);
            // `in one of the two houses at the ends of the row`
            let one_of = of(&["in one of the two", "in one of the", "at one of the two"]);
            let outer = one_of.filter(|noun| self.is_house(*noun)).and_then(|noun| {
                self.any(
                    noun + 1,
                    &["at the ends of the row", "at the ends of the street", "at the ends"],
                )
            });
            of(ENDS.list)
                .or(outer)
                .or(noun.filter(|noun| self.is_house(*noun)).map(|noun| noun + 1))
        };
        let adjoining = ["adjacent", "adjoining", "neighboring", "neighbouring"];
        let is_adjoining = adjoining.contains(&self.word(at))
            && self.is_house(at + 1)
            && self.word(at + 1).ends_with('s');
        let ends = |end: &usize| matches!(self.word(*end), "" | "." | ",");
        let neighbours = || {
            const NEIGHBOURS: &[&str] = &[
                "beside each other",
                "neighbors",
                "neighbours",
                "next door neighbors",
                "next door neighbours",
                "next door to each other",
                "next door to one another",
                "next to each other",
                "next to one another",
                "side by side",
            ];
            of(NEIGHBOURS).or(is_adjoining.then_some(at + 2)).filter(ends)
        };
        of(&["right next to both of them", "next to both of them", "next to both"])
            .map(|end| (end, Both))
            .or_else(|| of(&["on one side", "to one side"]).map(|end| (end, OneSide)))
            .or_else(|| {
                of(&["on the other side", "to the other side", "on the other", "to the other"])
                    .map(|end| (end, OtherSide))
            })
            .or_else(|| neighbours().map(|end| (end, Neighbours)))
            .or_else(|| end().map(|end| (end, End)))
            .or_else(between)
            .or_else(|| match self.word(at) {
                "odd" if number(at) => Some((at + 2, Parity(true))),
                "even" if number(at) => Some((at + 2, Parity(false))),
                _ => None,
            })
    }
}
