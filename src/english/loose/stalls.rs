//! Words for the positions that the header calls otherwise: `seat 4`, `the first stool`, `the third run`.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::words;
use crate::model::statement::Side;

/// Stems of what stands or lies in a row.
const PLACES: &[&str] = &[
    "allot", "apart", "bench", "berth", "booth", "bungalow", "cabin", "chair", "chalet", "cottag",
    "cubicl", "desk", "hut", "lane", "locker", "offic", "pew", "pitch", "plot", "premis", "room",
    "seat", "workplac", "workroom", "shelf", "space", "stall", "stool", "tabl", "tent", "villa",
];

impl Reader<'_> {
    /// Whether a word can but be one for the positions, which the header calls otherwise: `seat 4`, `the first
    /// stool`, `three stalls to the right`.
    pub(in crate::english) fn is_loose_house(&self, at: usize) -> bool {
        let Some(story) = self.vocabulary.story.as_ref().filter(|_| self.vocabulary.has_order)
        else {
            return false;
        };
        // `the middle tent`, where the header tells of the colours of tents
        let is_free = || self.uses(at).own == 0 || &*self.vocabulary.position_stem == "hous";
        let is_place = self.is_spot(at) || PLACES.contains(&self.stem(at));
        let stem = self.stem(at);
        self.matches.get(at).is_some_and(Vec::is_empty)
            && (is_place && is_free()
                || story.stalls.contains(stem)
                || self.ends_position(at)
                || self.is_kin_of_position(at))
    }

    /// `boat` of positions that are houseboats, if it is no word of the header.
    fn ends_position(&self, at: usize) -> bool {
        const SHORTEST: usize = 4;
        let (uses, stem) = (self.uses(at), self.stem(at));
        let start = self.vocabulary.position_stem.strip_suffix(stem);
        let is_whole = start.is_some_and(|start| start.len() >= 3);
        stem.len() >= SHORTEST && is_whole && uses.own | uses.named == 0
    }

    /// `automobile` of positions that are cars, if it is no word of the header.
    fn is_kin_of_position(&self, at: usize) -> bool {
        let (uses, stem) = (self.uses(at), self.stem(at));
        uses.own | uses.named == 0
            && story::kin(&self.vocabulary.position_stem).any(|kin| kin == stem)
    }

    /// `run` of `the third run`, `run 4`: a place for a dog; `mooring` of boats. Elsewhere they are verbs.
    fn is_spot(&self, at: usize) -> bool {
        let last = at.checked_sub(1).map_or("", |last| self.word(last));
        let is_counted = || {
            matches!(last, "end" | "last" | "leftmost" | "middle" | "numbered" | "rightmost")
                || words::ordinal(last).is_some()
                || words::number(&[self.word(at + 1)]).is_some()
        };
        matches!(self.word(at), "mooring" | "run") && is_counted()
    }

    /// `in a higher-numbered seat than`, `a seat with a lower number than`: where the words end, and the side.
    pub(in crate::english) fn by_number(&self, at: usize) -> Option<(usize, Side)> {
        const SIDES: &[(&str, Side)] = &[("higher", Side::Right), ("lower", Side::Left)];
        let order = &self.vocabulary.order;
        if !(order.counts_up && order.has_plain_parity && self.vocabulary.is_loose) {
            return None;
        }
        let start = self.any(at, &["in a", "at a", "on a", "a"])?;
        let (word, noun) = match self.is_house(start) {
            true => (self.phrase(start + 1, "with a")?, None),
            false => (start, Some(start + 2)),
        };
        let (_, side) = SIDES.iter().find(|(side, _)| *side == self.word(word))?;
        let than = match noun {
            Some(noun) if self.word(word + 1) == "numbered" && self.is_house(noun) => noun + 1,
            None if self.word(word + 1) == "number" => word + 2,
            _ => return None,
        };
        Some((self.phrase(than, "than")?, *side))
    }
}
