//! What a puzzle tells of its words by having them often.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::super::token::Token;

/// In how many sentences a word must stand to be one that the puzzle teaches.
const FEWEST: usize = 2;

/// How many shorter sentences are tried, of one sentence and of all that a puzzle leaves.
const MOST_TRIED: usize = 400;
const MOST_OF_PUZZLE: usize = 4000;

/// How often the clues of a puzzle have each word, and how much is tried to read what is left.
pub(in super::super) struct Taught {
    times: HashMap<CompactString, usize>,
    /// How many shorter sentences are tried for each that is left.
    pub(super) most_tried: usize,
}

impl Taught {
    /// Counts the sentences that have each word; `left`: how many are to be read without some of their words.
    pub(in super::super) fn of(sentences: &[&[Token]], left: usize) -> Taught {
        let mut times: HashMap<CompactString, usize> = HashMap::new();
        for tokens in sentences {
            for stem in tokens.iter().map(|token| &token.stem).unique() {
                *times.entry(stem.clone()).or_default() += 1;
            }
        }
        Taught { times, most_tried: (MOST_OF_PUZZLE / left.max(1)).min(MOST_TRIED) }
    }

    /// Whether several sentences have a word.
    pub(super) fn is_often(&self, stem: &str) -> bool {
        self.times.get(stem).is_some_and(|times| *times >= FEWEST)
    }
}
