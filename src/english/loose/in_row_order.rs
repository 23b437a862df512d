//! Rows side by side in the order in which they are named: `Ann, Bo and Cy sat side by side, in that order from left to right`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};

/// What such a sentence says: each is directly in front of the next one.
pub(super) fn side_by_side(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Statement> {
    let is_line = vocabulary.has_order && !vocabulary.is_ring;
    if !is_line || !tokens.iter().any(|token| token.word == "order") {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    // `The seats of Ann, Bo and Cy`
    let of = usize::from(reader.word(0) == "the");
    let is_of = reader.is_house(of) && reader.word(of + 1) == "of";
    let start = if is_of { of + 2 } else { 0 };
    let lists = reader.lists(start).into_iter();
    let told = lists.filter_map(|(end, rows)| Some((reader.in_that_order(end, rows.len())?, rows)));
    let (side, rows) = told.max_by_key(|(_, rows)| rows.len())?;
    let are_rows = |of: &Operand| !reader.is_place(of);
    let pair = |two: &[Operand]| {
        let (a, b) = (two[0].clone(), two[1].clone());
        Form::Order { a, side, steps: Some(1), b }
    };
    rows.iter().all(are_rows).then(|| Form::And(rows.windows(2).map(pair).collect()))
}

impl Reader<'_> {
    /// The side on which each of so many rows is of the next one, if that they are side by side is all that a sentence says.
    fn in_that_order(&self, at: usize, rows: usize) -> Option<Side> {
        const VERBS: &[&str] =
            &["are", "live", "lived", "occupied", "occupy", "sat", "sit", "stand", "stood", "were"];
        const BESIDE: &[&str] =
            &["adjacent", "next to each other", "next to one another", "side by side"];
        if !VERBS.contains(&self.word(at)) {
            return None;
        }
        let end = self.any(at + 1, BESIDE).or_else(|| self.adjacent_places(at + 1, rows))?;
        let end = end + usize::from(self.word(end) == ",");
        let end = self.any(end, &["in that order"])?;
        let end = end + usize::from(self.word(end) == ",");
        let sides = [("from left to right", Side::Left), ("from right to left", Side::Right)];
        let sided = sides.iter().find_map(|(words, side)| Some((self.phrase(end, words)?, *side)));
        // Without a side they are named as the positions go on.
        let (end, side) = sided.unwrap_or((end, Side::Before));
        (end == self.end()).then_some(side)
    }

    /// `three adjacent seats`, `in consecutive houses`: where the words end.
    fn adjacent_places(&self, at: usize, rows: usize) -> Option<usize> {
        const CLOSE: &[&str] =
            &["adjacent", "adjoining", "consecutive", "neighboring", "neighbouring"];
        let at = self.any(at, &["in", "on", "at"]).unwrap_or(at);
        let number = words::number(&[self.word(at)]);
        if number.is_some_and(|(number, _)| number as usize != rows) {
            return None;
        }
        let close = at + number.map_or(0, |(_, taken)| taken);
        (CLOSE.contains(&self.word(close)) && self.is_house(close + 1)).then_some(close + 2)
    }
}
