//! Numbers of a sentence that says nothing of the items, and words on how the positions are numbered, which do not
//! agree with the labels: `The leftmost house is number 0`, `They are numbered 1 to 3 in no particular order`.

use std::ops::Range;

use super::labels::Value;
use super::opening;
use super::opening::Count;
use crate::english::token::Token;
use crate::english::words;
use crate::english::words::Words;

/// A sentence with the labels of the positions.
pub(in super::super) struct Numbered<'t> {
    pub(in super::super) tokens: &'t [Token],
    /// The words that tell of the labels.
    pub(in super::super) told: Range<usize>,
    pub(in super::super) labels: &'t [Value],
    pub(in super::super) count: &'t Count,
    /// The number or letter that a word is.
    pub(in super::super) value: &'t dyn Fn(usize) -> Option<Value>,
}

/// An end of the row, or its middle.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    First,
    Middle,
    Last,
}

/// How far from a number a word tells of its place.
const REACH: usize = 4;

/// The first word that does not agree with the labels.
pub(in super::super) fn find(of: &Numbered<'_>) -> Option<usize> {
    let has = |is: fn(&str) -> bool| of.tokens.iter().any(|token| is(&token.word));
    let (on_places, on_numbers) = (has(is_of_places), has(is_of_numbers));
    let is_odd = |at: &usize| of.is_stray(*at, on_places) || on_numbers && of.is_odd(*at);
    (0..of.tokens.len()).find(is_odd)
}

impl Numbered<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    fn before(&self, at: usize) -> &str {
        at.checked_sub(1).map_or("", |last| self.word(last))
    }

    /// Whether a number is one that a position would have and has not.
    fn is_stray(&self, at: usize, numbers: bool) -> bool {
        // `five slots, one after another`
        const ROWS: Words = Words::of(&["above", "after", "behind", "beside", "by", "next"]);
        let is_row = self.word(at) == "one" && ROWS.contains(&self.word(at + 1));
        if self.told.contains(&at) || is_row {
            return false;
        }
        let Some(value) = (self.value)(at).filter(|value| !value.is_letter) else { return false };
        let is_apposed = self.before(at) == ","
            && self.word(at + 1) != "of"
            && !is_counted(self.tokens, at)
            && at.checked_sub(2).is_some_and(|last| self.is_place(last));
        let labelled = is_apposed || self.is_behind_place(at);
        if !labelled && (self.word(at) == "one" || is_counted(self.tokens, at)) {
            return false;
        }
        // `the first five in the race`
        let before = at.checked_sub(1).and_then(|before| self.place_of(before));
        let are_all = before == Some(Place::First) && self.before(at) == "first";
        if are_all && value.number == self.count.number && self.word(at + 1) != "is" {
            return false;
        }
        if let Some(place) = self.place(at) {
            let middle = self.labels.len() / 2;
            let label = match place {
                Place::First => self.labels.first(),
                Place::Middle => self.labels.get(middle).filter(|_| self.labels.len() % 2 == 1),
                Place::Last => self.labels.last(),
            };
            return (labelled || numbers || value.number <= self.count.number)
                && label != Some(&value);
        }
        // `from 1923`
        const YEARS: u32 = 1000;
        let is_year = !labelled && value.number >= YEARS || self.word(at + 1) == "%";
        let is_range = is_plain_range(self.tokens, at, self.count)
            || at > 1 && is_plain_range(self.tokens, at - 2, self.count);
        if is_range {
            return false;
        }
        let is_whole = value.number == self.count.number && (!labelled || self.before(at) == ":");
        (labelled || numbers) && !is_year && !is_whole
    }

    /// Whether a word in front of a number says that it is of a position: `house 3`, `number 3`.
    fn is_behind_place(&self, at: usize) -> bool {
        let is_small = |word: &str| matches!(word, "#" | "." | ":" | "no" | "is" | "has");
        let skipped = (0..at).rev().take_while(|at| is_small(self.word(*at))).count();
        let Some(last) = at.checked_sub(skipped + 1) else { return false };
        let is_verb = (at - skipped..at).any(|at| matches!(self.word(at), "is" | "has"));
        is_numbering(self.word(last)) || !is_verb && self.is_place(last)
    }

    fn is_place(&self, at: usize) -> bool {
        opening::place(&self.tokens[at..=at]).is_some()
    }

    /// The place of which a word near a number tells, in the same clause.
    fn place(&self, at: usize) -> Option<Place> {
        let ends = |word: &str| matches!(word, "," | ";" | "and");
        let ahead = (0..at).rev().take(REACH).take_while(|at| !ends(self.word(*at)));
        let behind = (at + 1..self.tokens.len()).take(REACH);
        let behind = behind.take_while(|at| !ends(self.word(*at)));
        let near = ahead
            .chain(behind)
            .filter_map(|other| Some((other.abs_diff(at), self.place_of(other)?)));
        near.min_by_key(|(distance, _)| *distance).map(|(_, place)| place)
    }

    fn place_of(&self, at: usize) -> Option<Place> {
        // `1 to 7 from left to right` tells of no end.
        let is_way = |left: usize| {
            self.word(left) == "left"
                && self.word(left + 1) == "to"
                && self.word(left + 2) == "right"
        };
        // `each of the three has a different first name`
        let is_of_name = matches!(self.word(at + 1), "name" | "names");
        if is_way(at) || at.checked_sub(2).is_some_and(is_way) || is_of_name {
            return None;
        }
        match self.word(at) {
            "left" | "leftmost" | "first" | "lowest" | "lowermost" | "bottom" | "bottommost"
            | "ground" | "west" | "western" | "westernmost" => Some(Place::First),
            "middle" => Some(Place::Middle),
            "right" | "rightmost" | "last" | "highest" | "uppermost" | "top" | "topmost"
            | "east" | "eastern" | "easternmost" => Some(Place::Last),
            _ => None,
        }
    }

    /// Whether a word of a sentence on numbers says that they do not rise one by one from left to right or from
    /// the bottom up.
    fn is_odd(&self, at: usize) -> bool {
        let is_told = !self.told.is_empty();
        match self.word(at) {
            "decrease" | "decreases" | "descend" | "descends" | "down" | "downward"
            | "downwards" | "particular" | "skip" | "skips" | "skipped" | "twos" | "threes"
            | "tens" | "eastward" | "westward" | "northward" | "southward" => true,
            // `the even-numbered side`, where the houses are 2, 4 and 6
            "even" => !is_told && self.labels.iter().any(|label| label.number % 2 == 1),
            "odd" => !is_told && self.labels.iter().any(|label| label.number % 2 == 0),
            "not" => (at + 1..at + 4).any(|at| matches!(self.word(at), "numbered" | "order")),
            "fall" | "falls" | "smaller" | "lower" => !is_told,
            "some" => self.word(at + 1) == "order",
            "other" => self.before(at) == "every" || self.word(at + 1) == "way",
            "from" => self.is_from_elsewhere(at),
            "no" => is_numbering(self.word(at + 1)),
            _ => false,
        }
    }

    /// `from the top`, `from the river`, where the numbers begin at another end than the left or the bottom.
    fn is_from_elsewhere(&self, at: usize) -> bool {
        let from = at + 1 + usize::from(matches!(self.word(at + 1), "the" | "their"));
        let is_seen = self.tokens[..at].iter().any(|token| {
            matches!(&*token.word, "look" | "looking" | "see" | "seen" | "view" | "viewed")
        });
        let is_start = match self.word(from) {
            "left" | "leftmost" | "first" | "bottom" | "bottommost" | "ground" | "lowest"
            | "west" | "front" | "beginning" | "start" | "low" | "smallest" | "least" => true,
            // `as seen from the street`, `Find the number from the clues.`
            "a" | "across" | "clue" | "clues" | "each" | "fact" | "facts" | "following"
            | "hints" | "house" | "information" | "list" | "one" | "perspective" | "point"
            | "road" | "statements" | "street" | "these" | "this" | "view" | "viewpoint" => true,
            _ => (self.value)(from).is_some() || from == at + 1 && self.word(from) != "top",
        };
        !is_seen && !is_start
    }
}

/// Whether the words behind a place are `1 to 5` where there are five positions, so that these have no other numbers.
pub(in super::super) fn is_plain_range(tokens: &[Token], from: usize, count: &Count) -> bool {
    plain_range(tokens, from, count).is_some()
}

/// Where such words end.
pub(in super::super) fn plain_range(tokens: &[Token], from: usize, count: &Count) -> Option<usize> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let from = from + usize::from(word(from) == "from");
    let number = |at: usize| words::number(&[word(at)]).map(|(number, _)| number);
    // `from 1 on the far left to 5`
    let is_of_end = |at: usize| matches!(word(at), "on" | "at" | "the" | "far" | "left");
    let joint = from + 1 + (from + 1..tokens.len()).take_while(|at| is_of_end(*at)).count();
    // `#1 to #5`
    let last = joint + 1 + usize::from(word(joint + 1) == "#");
    let is_range = number(from) == Some(1)
        && matches!(word(joint), "to" | "through")
        && number(last) == Some(count.number);
    is_range.then_some(last + 1)
}

/// Whether a number counts things, and is none of a position: `5 old houses`.
pub(in super::super) fn is_counted(tokens: &[Token], at: usize) -> bool {
    const MOST_BETWEEN: usize = 2;
    const SINGULAR: Words = Words::of(&["as", "has", "is", "its", "numbers", "this", "was"]);
    let is_things = |token: &Token| {
        let word = token.word.as_str();
        opening::is_noun(word) || word.len() > 3 && word.ends_with('s') && !SINGULAR.contains(&word)
    };
    let behind = tokens.iter().skip(at + 1).take_while(|token| {
        token.word.starts_with(char::is_alphabetic) && words::number(&[&token.word]).is_none()
    });
    const JOINTS: Words = Words::of(&["and", "from", "in", "on", "or", "through", "to"]);
    // `one on each`
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
    };
    let each = at + 1 + usize::from(is(at + 1, &["at", "in", "on", "per", "to"]));
    if is(each, &["each", "every"]) {
        return true;
    }
    let behind = behind.take_while(|token| !JOINTS.contains(&&*token.word));
    behind.take(MOST_BETWEEN + 1).any(is_things)
}

/// Whether a word is of numbers that positions have.
fn is_numbering(word: &str) -> bool {
    matches!(
        word,
        "number"
            | "numbers"
            | "numbered"
            | "numbering"
            | "index"
            | "indices"
            | "indexes"
            | "indexed"
            | "indexing"
            | "position"
            | "positions"
            | "address"
            | "addresses"
    )
}

/// Whether a word tells that a sentence is on the places of a row.
fn is_of_places(word: &str) -> bool {
    is_numbering(word) || is_of_numbers(word) || matches!(word, "leftmost" | "rightmost")
}

/// Whether a word tells that a sentence is on how the positions are numbered.
fn is_of_numbers(word: &str) -> bool {
    matches!(
        word,
        "count"
            | "counted"
            | "counting"
            | "indexed"
            | "indexing"
            | "labeled"
            | "labelled"
            | "numbered"
            | "numbering"
            | "numbers"
            | "ranked"
            | "ranks"
    )
}
