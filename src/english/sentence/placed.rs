//! Where someone is: `in house 3`, `first or second`, `among the first four`.

use super::super::mention::Reader;
use super::super::place::{LINE_ENDS, LINES, Spot};
use super::super::relation::STANDING;
use super::super::words::{self, Phrases};
use super::not;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Where the first and the last position are.
pub(in super::super) const ENDS: Phrases = Phrases::of(&[
    "at one of the ends",
    "at an end",
    "at either end",
    "at either of the ends",
    "at either of the two ends",
    "on one of the ends",
    "on an end",
    "on either end",
    "at one end",
    "on one end",
    "at one of the two ends",
    "in one of the two outer houses",
    "on one of the two ends",
    "in one of the end houses",
    "in an end house",
    "in one of the outermost houses",
    "in one of the two end houses",
    "at the end",
    "on the end",
    "at one end of the street",
    "at one end of the row",
    "at either end of the row",
    "at either end of the street",
    "at the end of the row",
    "at the end of the street",
    "at an end of the row",
    "at an end of the street",
    "at one of the ends of the row",
    "in one of the ends",
    "at one of the corners",
    "in one of the corners",
    "on one of the corners",
    "at ends",
    "at the ends",
    "at both ends",
    "at the two ends",
    "in the house on either end",
    "in the house at either end",
    "in a house on either end",
    "in a house at either end",
]);

/// Before a word for a position: it is the first or the last one.
const END_OF: &[&str] = &["an end", "one of the end", "one of the two end"];

/// Before `in the middle`: nothing else.
const EXACT: &[&str] = &["exactly", "precisely", "right", "directly"];

/// The middle, behind one of [`EXACT`].
const MIDDLE: &[&str] = &["in the middle", "in the center", "in the centre"];

/// The most positions of one list.
const MAX_SPOTS: usize = 12;

impl Reader<'_> {
    /// `in house 3`, `first`, `at one of the ends`, `in an even-numbered house`, `in house 2 or 4`.
    pub(super) fn located(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        // `exactly in the middle`
        let exact = self.any(at, EXACT).filter(|next| self.any(*next, MIDDLE).is_some());
        let at = exact.unwrap_or(at);
        let inside = self.any(at, &["in", "at", "on", "in the", "at the", "on the"]).unwrap_or(at);
        let start = self.any(at, &["in", "at", "on"]).unwrap_or(at);
        let either = self.phrase(start, "either").unwrap_or(start);
        let mut several =
            self.joined_by(either, "or", MAX_SPOTS, &|of| self.spots(of, of > either));
        // `first or last in the queue`
        if self.vocabulary.has_order {
            let in_line =
                |(end, of): &(usize, Vec<Spot>)| Some((self.any(*end, LINES)?, of.clone()));
            several.extend(several.iter().filter_map(in_line).collect::<Vec<_>>());
        }
        several.extend(self.among(at));
        // `finished in second`
        let ranked = self.phrase(at, "in").filter(|_| self.vocabulary.is_race);
        let bare = self.bare_place(ranked.unwrap_or(at));
        for (end, spot) in self.places(start).into_iter().chain(bare) {
            several.push((end, vec![spot]));
        }
        // `first in line`
        let bare = self.bare_place(at).filter(|_| self.vocabulary.has_order);
        several.extend(bare.and_then(|(end, spot)| Some((self.any(end, LINES)?, vec![spot]))));
        // `first or second from the right`: each of them is.
        let from_right = |end: usize| {
            const SIDES: &[&str] = &["from the right", "on the right", "to the right"];
            (at..end).any(|at| self.any(at, SIDES).is_some())
        };
        several.retain(|(end, spots)| spots.len() == 1 || !from_right(*end));
        for (end, spots) in several {
            found.push((end, self.in_one_of(a, &spots, at, end)));
        }
        if let Some(end) = self.any_of(at, &ENDS) {
            found.push((end, Form::AtEnd(a.clone())));
        }
        // `in one of the two end seats`
        let seat = self.any(start, END_OF).filter(|noun| start > at && self.is_house(*noun));
        found.extend(seat.map(|noun| (noun + 1, Form::AtEnd(a.clone()))));
        for (word, odd) in [("odd", true), ("even", false)] {
            let here = self.any(inside, &["a", "an"]).unwrap_or(inside);
            if self.word(here) == word {
                let next = self.any(here + 1, &["numbered"]).unwrap_or(here + 1);
                if self.is_house(next) && self.vocabulary.order.has_plain_parity {
                    let form = if odd { Form::Odd(a.clone()) } else { Form::Even(a.clone()) };
                    found.push((next + 1, form));
                }
            }
        }
        found.extend(self.in_grid(at, a));
        found
    }

    /// `had the middle stool`, `works plot 5`, `took an end seat`: whose a place is.
    pub(super) fn has_place(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        const HAVING: &[&str] = &[
            "chose", "drive", "drives", "drove", "got", "had", "has", "have", "occupied",
            "occupies", "own", "owned", "owns", "picked", "rented", "rents", "ride", "rides",
            "rode", "taught", "teach", "teaches", "took", "take", "takes", "used", "uses",
            "worked", "works",
        ];
        let mut found = Vec::new();
        if !self.vocabulary.is_loose
            || !self.vocabulary.has_order
            || !HAVING.contains(&self.word(at))
        {
            return found;
        }
        for (end, spot) in self.places(at + 1) {
            if (at + 1..end).any(|at| self.is_house(at)) {
                found.push((end, self.in_one_of(a, &[spot], at, end)));
            }
        }
        // `had a lower-numbered run than Rex`
        if self.word(at + 1) == "a" && matches!(self.word(at + 3), "numbered" | "with") {
            found.extend(self.related_to(at + 1, a));
        }
        let end = self.any(at + 1, END_OF).filter(|noun| self.is_house(*noun));
        found.extend(end.map(|noun| (noun + 1, Form::AtEnd(a.clone()))));
        found
    }

    /// `parked in front of the red house`, `grow in front of house 4`: it belongs to whoever lives there.
    pub(super) fn in_front(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let stands = |word: &str| STANDING.contains(&word) || matches!(word, "stand" | "stands");
        if !stands(self.word(at)) {
            return Vec::new();
        }
        let is_thing = self.sense_of(a) & !self.vocabulary.of_persons() != 0;
        let Some(house) = self.phrase(at + 1, "in front of").filter(|_| is_thing) else {
            return Vec::new();
        };
        let names_house =
            |end: usize| (house..end).any(|at| self.is_house(at)) && self.word(end) != "'s";
        let of_house = self.nouns(house).into_iter().filter(|(end, _)| names_house(*end));
        of_house.map(|(end, b)| (end, super::same(a.clone(), b, self))).collect()
    }

    /// `is first`, `is last`: an ordinal alone.
    pub(in super::super) fn bare_place(&self, at: usize) -> Option<(usize, Spot)> {
        let labels = self.vocabulary.labels.len();
        match self.word(at) {
            // Who is last may be so by rank, and live anywhere.
            _ if self.vocabulary.has_ranks => None,
            // Who came last of those with points has the fewest; see `loose::winners`.
            _ if !self.vocabulary.has_order && self.points().is_some() => None,
            "last" | "next" | "penultimate" | "second" if self.before_last(at).is_some() => {
                self.before_last(at)
            }
            "last" => Some((at + 1, Spot::Last)),
            word => {
                let rank = words::ordinal(word)? as usize;
                (1..=labels).contains(&rank).then_some((at + 1, Spot::At(rank - 1)))
            }
        }
    }

    /// At one of some positions, which stand between two tokens.
    fn in_one_of(&self, a: &Operand, spots: &[Spot], at: usize, end: usize) -> Statement {
        let span = self.span(at, end);
        Form::In(a.clone(), spots.iter().map(|spot| self.place_name(*spot, span)).collect())
    }

    /// A position as one of a list: `second`, `the third house`, `in house 4`; behind another one the
    /// number alone as well.
    pub(in super::super) fn spots(&self, at: usize, follows: bool) -> Vec<(usize, Spot)> {
        let start = self.any(at, &["in", "at", "on"]).unwrap_or(at);
        let mut found = self.places(start);
        found.extend(self.bare_place(start));
        let number = self.vocabulary.labels.iter().position(|label| *label == self.word(start));
        if let Some(rank) = number.filter(|_| follows) {
            found.push((start + 1, Spot::At(rank)));
        }
        // `on the far left or far right`
        let ends = LINE_ENDS.iter().filter(|_| follows && self.vocabulary.has_order);
        found.extend(ends.filter_map(|(words, spot)| Some((self.phrase(start, words)?, *spot))));
        found.dedup();
        found
    }

    /// `neither in second nor third position`.
    pub(super) fn at_neither(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let first = self.any(at, &["at", "in", "on"]).unwrap_or(at);
        let Some(first) = self.phrase(first, "neither") else { return Vec::new() };
        let of = self.joined_by(first, "nor", MAX_SPOTS, &|of| self.spots(of, of > first));
        let denied = of.into_iter().map(|(end, of)| (end, not(self.in_one_of(a, &of, at, end))));
        denied.collect()
    }

    /// `among the first four`, `one of the last two houses`, `in the first three`.
    fn among(&self, at: usize) -> Vec<(usize, Vec<Spot>)> {
        let mut found = Vec::new();
        let openings = [
            "among the",
            "amongst the",
            "one of the",
            "in one of the",
            "in the",
            "at one of the",
            "on one of the",
        ];
        let Some(of) = self.any(at, &openings) else { return found };
        let in_race = self.vocabulary.is_of_race();
        // The top floors are the last ones.
        let is_upright = self.vocabulary.order.is_of_floors && self.is_house(of + 2);
        let (top, bottom) = match self.word(of) {
            "bottom" | "bottommost" | "lowermost" | "lowest" => (false, true),
            "highest" | "top" | "topmost" | "uppermost" => (true, false),
            _ => (false, false),
        };
        let last = self.word(of) == "last" || in_race && bottom || is_upright && top;
        let first = self.word(of) == "first" || in_race && top || is_upright && bottom;
        let number = words::number(&[self.word(of + 1)]);
        let count = self.vocabulary.labels.len();
        let Some((number, 1)) = number.filter(|_| last || first) else {
            return found;
        };
        let number = number as usize;
        if number < 2 || number >= count || !self.vocabulary.has_order {
            return found;
        }
        let from = if last { count - number } else { 0 };
        let spots: Vec<Spot> = (from..from + number).map(Spot::At).collect();
        let mut end = of + 2;
        if !self.vocabulary.has_ranks {
            found.push((end, spots.clone()));
        }
        if self.is_house(end) || self.is_row(end) {
            end += 1;
            found.push((end, spots.clone()));
        }
        if let Some(end) = self.any(end, &["to finish", "to arrive"]) {
            found.push((end, spots));
        }
        found
    }
}
