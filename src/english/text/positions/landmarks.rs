//! What stands at the ends of a row, as an introduction tells it: `desk 1 by the window and desk 4 by the door`, `numbered 1 to 6 from
//! the lock to the bridge`.
//!
//! What tells of it is taken out of its sentence, which says nothing more than before. A landmark is none of the puzzle's items
//! and no place: `house 1 is next to the red house` is a clue.

use std::cell::LazyCell;

use compact_str::CompactString;
use foldhash::HashSet;
use itertools::Itertools;

use super::super::cutting::parts::Parts;
use super::super::lists::list::{Item, List};
use super::super::mentions::Mentions;
use super::super::{Reader, Sentence};
use super::landmarks_told::{Telling, Told};
use super::opening::Count;
use crate::english::token::{Token, phrase, tokens, tokens_of};
use crate::model::ids::Span;
use crate::syntax::ast::Landmark;

/// A landmark and where the text tells of it.
#[derive(Clone)]
pub(in super::super) struct Mark {
    pub(in super::super) of: Landmark,
    /// The noun of the positions, if it is told with it: `mooring` of `mooring 1 is nearest the lock`.
    pub(in super::super) place: Option<CompactString>,
    pub(in super::super) span: Span,
}

impl Reader<'_> {
    /// Takes what tells of landmarks out of the sentences in front of the clues, if each end has its own.
    pub(in super::super) fn take_landmarks(
        &mut self,
        opening: &mut Vec<Sentence>,
        lists: &[List],
        parts: &Parts,
        count: &Count,
    ) {
        // Most texts tell of no landmark, so that neither is asked.
        let items = LazyCell::new(|| {
            let items = lists.iter().chain(&parts.lists).flat_map(|list| &list.divided);
            let of = |item: &Item| {
                tokens_of(&item.name).iter().map(|token| token.stem.clone()).collect_vec()
            };
            items.flat_map(of).collect::<HashSet<_>>()
        });
        // Of sides nobody tells where they are, if the numbers go from a landmark.
        let has_sides = LazyCell::new(|| {
            let is_side =
                |token: &Token| matches!(&*token.word, "left" | "leftmost" | "right" | "rightmost");
            let says_sides = |span: Span| self.sentence(span).tokens.iter().any(is_side);
            let are_said = parts.clues.iter().any(|clue| says_sides(clue.span))
                || opening.iter().any(|sentence| sentence.tokens.iter().any(is_side));
            let is_way = |at: &[Token]| phrase(at, "left to right").is_some();
            let is_told = |sentence: &Sentence| {
                (0..sentence.tokens.len()).any(|at| is_way(&sentence.tokens[at..]))
            };
            are_said && !opening.iter().any(is_told)
        });
        let of = |sentence: &Sentence| {
            let telling = Telling {
                tokens: &sentence.tokens,
                count,
                has_sides: &|| *has_sides,
                is_item: &|token: &Token| items.contains(&token.stem),
            };
            telling.told()
        };
        let told: Vec<Told> = opening.iter().map(of).collect();
        let all = || told.iter().flat_map(|told| &told.marks);
        // What is at both ends tells nothing.
        let is_at = |mark: &Mark, is_first: bool| {
            all().any(|other| other.of.name == mark.of.name && other.of.is_first == is_first)
        };
        if all().any(|mark| is_at(mark, !mark.of.is_first)) {
            return;
        }
        self.landmarks = all().cloned().collect();
        for (sentence, told) in opening.iter_mut().zip(told) {
            let is_taken = |at: usize| told.taken.iter().any(|range| range.contains(&at));
            let mut at = 0;
            sentence.tokens.retain(|_| {
                at += 1;
                !is_taken(at - 1)
            });
        }
        // Nothing else is told there.
        opening.retain(|sentence| !tells_nothing(&sentence.tokens));
    }

    /// Says which landmark may be an item; `None` if one may.
    pub(in super::super) fn landmarks_alone(&mut self, mentions: &Mentions) -> Option<()> {
        let is_item =
            |mark: &&Mark| tokens(&mark.of.name, 0).iter().any(|token| mentions.has(token));
        let Some(odd) = self.landmarks.iter().find(is_item) else { return Some(()) };
        let message =
            format!("`{}` may be an item, or what stands at an end of the row", odd.of.name);
        self.error(odd.span, message, "write what stands where as a clue, or leave it out");
        None
    }
}

/// Whether some words only tell from where a row is seen: `Seen from the sea,`.
fn tells_nothing(tokens: &[Token]) -> bool {
    const SEEN: &[&str] = &[
        "as seen from the",
        "as viewed from the",
        "looking from the",
        "seen from the",
        "viewed from the",
        "when seen from the",
        "when viewed from the",
    ];
    let words: Vec<Token> = tokens.iter().filter(|token| token.is_word()).cloned().collect();
    let is_seen = |seen: &&str| phrase(&words, seen).is_some_and(|end| end + 1 == words.len());
    words.is_empty() || SEEN.iter().any(is_seen)
}
