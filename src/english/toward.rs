//! How near rows are to an end of their row: `closer to the left end than`, `further from the counter than`.

use super::mention::Reader;
use super::relation::Relation;
use crate::model::statement::Side;

const NEARER: &[&str] = &["closer to", "nearer to", "nearer"];
const FURTHER: &[&str] =
    &["farther from", "farther away from", "further from", "further away from"];

/// Behind `the left`.
const SIDES: &[&str] =
    &["edge", "end", "end of the row", "end of the street", "hand end", "hand side", "side"];

/// What the first of a queue stands at.
const FRONTS: &[&str] = &[
    "the cash desk",
    "the cashier",
    "the checkout",
    "the counter",
    "the front",
    "the front of the line",
    "the front of the queue",
    "the head of the line",
    "the head of the queue",
    "the start of the line",
    "the start of the queue",
    "the ticket counter",
    "the till",
];
const BACKS: &[&str] =
    &["the back", "the back of the line", "the back of the queue", "the end of the queue"];

/// Before `than`, of queues.
const FORWARD: &[&str] =
    &["forward", "forward in the line", "forward in the queue", "up the queue"];
const BACKWARD: &[&str] = &[
    "back",
    "back in line",
    "back in the line",
    "back in the queue",
    "down the line",
    "down the queue",
];

impl Reader<'_> {
    /// The side on which one is of another one, by which end it is nearer to.
    pub(super) fn toward(&self, at: usize) -> Option<(usize, Relation)> {
        if !matches!(self.word(at), "closer" | "farther" | "further" | "nearer") {
            return None;
        }
        let near = self.any(at, NEARER).map(|next| (next, true));
        let far = || self.any(at, FURTHER).map(|next| (next, false));
        let end = near.or_else(far).and_then(|(next, is_near)| {
            let (end, side) = self.end_of_row(next).or_else(|| self.end_of_queue(next))?;
            Some((end, if is_near { side } else { opposite(side) }))
        });
        let (end, side) = end.or_else(|| self.along_queue(at + 1))?;
        let than = self.phrase(end, "than").filter(|_| !self.vocabulary.is_ring)?;
        Some((than, Relation::Order(side, None)))
    }

    /// `the left end of the row`
    fn end_of_row(&self, at: usize) -> Option<(usize, Side)> {
        let side = self.phrase(at, "the")?;
        let hand = match self.word(side) {
            "left" => Side::Left,
            "right" => Side::Right,
            _ => return None,
        };
        let end = self.any(side + 1, SIDES).filter(|end| self.word(*end) != "of");
        Some((end.unwrap_or(side + 1), hand))
    }

    /// `the counter`, `the back of the queue`, and `it` behind one of them.
    fn end_of_queue(&self, at: usize) -> Option<(usize, Side)> {
        let fronts = |at: usize| self.any(at, FRONTS).map(|end| (end, Side::Before));
        let named = |at: usize| fronts(at).or_else(|| Some((self.any(at, BACKS)?, Side::After)));
        let again = || Some((at + 1, (0..at).find_map(named)?.1));
        let found = if self.word(at) == "it" { again() } else { named(at) };
        found.filter(|_| self.vocabulary.is_queue())
    }

    /// `back in the queue` behind `further`.
    fn along_queue(&self, at: usize) -> Option<(usize, Side)> {
        let forward = self.any(at, FORWARD).map(|end| (end, Side::Before));
        let found = forward.or_else(|| Some((self.any(at, BACKWARD)?, Side::After)));
        found.filter(|_| self.vocabulary.is_queue())
    }
}

fn opposite(side: Side) -> Side {
    match side {
        Side::Left => Side::Right,
        Side::Right => Side::Left,
        Side::Before => Side::After,
        Side::After => Side::Before,
        Side::Above => Side::Below,
        Side::Below => Side::Above,
    }
}
