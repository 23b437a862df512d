//! Words of a sentence in front of the clues that doubt a clue, change what one of its words means, or what
//! the puzzle is: `One hint is not correct`, `Ignore the first clue`, `"left" means right`.

use super::super::positions::arrangement;
use super::unlike;
use crate::english::token::Token;
use crate::english::words::{self, Marks, Words};

/// What is told of the puzzle, by whatever name.
pub(in super::super) const CLUES: Words = Words::of(&[
    "clue",
    "clues",
    "fact",
    "facts",
    "hint",
    "hints",
    "rule",
    "rules",
    "statement",
    "statements",
]);

/// One of them.
const CLUE: Words = Words::of(&["clue", "fact", "hint", "statement"]);

const SIDES: Words = Words::of(&[
    "above",
    "after",
    "before",
    "below",
    "beside",
    "between",
    "directions",
    "left",
    "neighbor",
    "neighbour",
    "next",
    "right",
]);

/// Who may see the sides otherwise than the reader.
const OTHERS: Words = Words::of(&[
    "inhabitants",
    "inside",
    "living",
    "occupants",
    "owners",
    "residents",
    "sit",
    "them",
    "themselves",
    "us",
]);

/// What things stand around in a ring.
const CENTRES: Words = Words::of(&[
    "courtyard",
    "fountain",
    "garden",
    "island",
    "lake",
    "park",
    "pond",
    "square",
    "well",
]);

/// Times at which something else held.
const TIMES: Words = Words::of(&["ago", "before", "earlier", "last", "previous", "formerly"]);

/// The first word that does so.
pub(in super::super) fn first(words: &[&Token]) -> Option<usize> {
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    const NUMBERS: Words = Words::of(&["number", "numbers"]);
    const NUMBERED: Words = Words::of(&["numbered", "numbering"]);
    const READERS: Words = Words::of(&["we", "you"]);
    const EACH: Words = Words::of(&["each", "every", "per"]);
    let is = |at: usize, known: &Words| known.contains(&word(at));
    let marks = Marks::of(words.iter().map(|token| token.word.as_str()));
    let has = |known: &Words| known.may_meet(&marks) && (0..words.len()).any(|at| is(at, known));
    let (of_clues, of_sides) = (has(&CLUES), has(&SIDES));
    let (of_numbers, of_times) = (has(&NUMBERS), has(&TIMES));
    let of_places = || of_sides || of_numbers || has(&NUMBERED);
    // `as seen by the residents`, `from the view of someone in the house`
    let by_others = |at: usize| {
        const REACH: usize = 4;
        let is_within =
            |at: usize| word(at) == "in" && matches!(word(at + 2), "house" | "houses" | "home");
        (at + 1..=at + REACH).any(|at| is(at, &OTHERS) || is_within(at))
            || (at.saturating_sub(REACH)..at).any(|at| is(at, &OTHERS))
    };
    (0..words.len()).find(|at| {
        let before = at.checked_sub(1).map_or("", word);
        let next = word(at + 1);
        match word(*at) {
            "believed" | "disregard" | "disregarded" | "error" | "halves" | "herring" | "hold"
            | "holds" | "ignore" | "ignored" | "invalid" | "off" | "relied" => of_clues,
            "describe" | "refer" | "those" => of_clues && of_times,
            "right" if of_clues && is_denied(before) => true,
            "apply" | "applies" | "correct" | "count" | "counts" | "valid" => {
                of_clues && is_denied(before)
            }
            "but" => of_clues && words::number(&[next]).is_some(),
            "high" | "low" => of_clues && of_numbers,
            "add" | "subtract" => of_numbers,
            "mean" | "means" | "meaning" => of_sides,
            "read" => of_sides && next == "as",
            "perspective" | "seen" | "view" | "viewpoint" => of_places() && by_others(*at),
            "see" | "sees" => of_sides && is(at.wrapping_sub(1), &OTHERS),
            // `the residents' left`
            "left" if next == "over" => true,
            "left" if is_going_of_each(words, *at) => false,
            "left" | "right" => {
                is(at.wrapping_sub(1), &OTHERS) || before == "their" && next == "is"
            }
            "is" => {
                turns(before, next)
                    || matches!(next, "our" | "the" | "your") && turns(before, word(at + 2))
            }
            "behind" => next == "the" && has(&READERS),
            "joking" | "kidding" | "leftover" | "prank" | "prankster" => true,
            "used" => {
                const STATES: Words =
                    Words::of(&["be", "drink", "eat", "have", "keep", "live", "own"]);
                next == "to" && is(at + 2, &STATES)
            }
            // `Count houses from the east.`
            "from" => {
                const ENDS: Words = Words::of(&[
                    "back", "behind", "east", "end", "north", "right", "south", "west",
                ]);
                // `numbered from west to east`: the west is on the left, as everywhere.
                let as_always = (next, word(at + 2), word(at + 3)) == ("west", "to", "east");
                !as_always && is(at + 1, &ENDS)
                    || matches!(next, "its" | "the") && is(at + 2, &ENDS)
            }
            "around" => {
                !arrangement::is_way_around(before) && (at + 1..at + 4).any(|at| is(at, &CENTRES))
            }
            _ if unlike::has_each_several(words, *at) => true,
            // `Clue 2 is a trick.`, `the second clue`
            _ if is(*at, &CLUE) && is_numbered(before, next) => true,
            "face" | "facing" => {
                matches!((next, word(at + 2)), ("each", "other") | ("one", "another"))
            }
            "side" | "sides" | "streets" => {
                matches!(before, "both" | "either" | "opposite" | "other" | "two")
            }
            "every" => before == "not",
            // `The reindeer have nothing to do before Christmas.`
            "nothing" if next == "to" && matches!(word(at + 2), "do" | "lose" | "say") => false,
            "nothing" if before == "had" && (next, word(at + 2)) == ("in", "common") => false,
            "none" | "nothing" => matches!(
                before,
                "drink"
                    | "drinks"
                    | "eat"
                    | "eats"
                    | "had"
                    | "has"
                    | "have"
                    | "keep"
                    | "keeps"
                    | "own"
                    | "owns"
            ),
            // `determine how many people it can hold` asks.
            "people" | "persons" => {
                let asks = *at >= 2 && word(at - 2) == "how";
                // `Several people have called.`
                let opens = *at == 1 && before == "several" && !has(&EACH);
                matches!(before, "many" | "several") && !asks && !opens
            }
            // `the tins stacked on the bottom shelf`
            "stacked" => {
                let on_shelf = (at + 1..at + 6).any(|at| matches!(word(at), "shelf" | "shelves"));
                next != "one" && !on_shelf
            }
            "things" => matches!(before, "several" | "three" | "two"),
            _ => false,
        }
    })
}

/// Whether `left` tells that all went: `Each of them left in a different month`.
fn is_going_of_each(words: &[&Token], left: usize) -> bool {
    const ALL: Words = Words::of(&["all", "each", "one"]);
    const BEHIND: Words =
        Words::of(&["a", "an", "at", "by", "for", "from", "in", "on", "the", "their", "with"]);
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let of_all = left > 2
        && ALL.contains(&word(left - 3))
        && (word(left - 2), word(left - 1)) == ("of", "them");
    of_all && BEHIND.contains(&word(left + 1))
}

fn is_denied(before: &str) -> bool {
    matches!(before, "not" | "'t" | "cannot")
}

/// Whether one side is said to be the other.
fn turns(one: &str, other: &str) -> bool {
    let pairs = [("left", "right"), ("above", "below"), ("before", "after")];
    pairs.iter().any(|(a, b)| (one, other) == (*a, *b) || (one, other) == (*b, *a))
}

/// Whether a certain one is meant of several.
fn is_numbered(before: &str, next: &str) -> bool {
    before == "last" || words::ordinal(before).is_some() || words::number(&[next]).is_some()
}
