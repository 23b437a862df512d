//! Sentences that tell what a word of the clues means: `right means your right`, `"next to" means in an adjacent house`, `the
//! lowermost floor is numbered 1`.

use crate::english::token::{Token, phrase};
use crate::english::words::{self, Words};
use crate::syntax::text::is_integer;

/// `One other thing: in clue 6, right means your right.`
pub(in super::super) fn names_the_side(tokens: &[Token]) -> bool {
    const BESIDE: &[&str] = &[
        "a",
        "also",
        "clue",
        "final",
        "here",
        "in",
        "last",
        "note",
        "one",
        "other",
        "please",
        "remember",
        "statement",
        "that",
        "the",
        "thing",
    ];
    // Most sentences define nothing.
    if !tokens.iter().any(|token| token.word == "means") {
        return false;
    }
    let meant = tokens.windows(4).position(|four| {
        let words = [&four[0], &four[1], &four[2], &four[3]].map(|token| token.word.as_str());
        matches!(words, ["right", "means", "your", "right"] | ["left", "means", "your", "left"])
    });
    let is_small = |token: &Token| {
        BESIDE.contains(&token.word.as_str()) || !token.is_word() || is_integer(&token.word)
    };
    meant.is_some_and(|at| tokens[..at].iter().chain(&tokens[at + 4..]).all(is_small))
}

/// `Here 'parity position' means the evenness or oddness of a person's position.`
pub(in super::super) fn defines_parity(tokens: &[Token]) -> bool {
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    tokens.iter().any(|token| token.word == "parity")
        && has(&["means", "is"])
        && has(&["evenness", "even"])
        && has(&["oddness", "odd"])
}

/// `"Directly to the left of" means in the house numbered one lower; "next to" means in an adjacent house.`
pub(in super::super) fn defines_sides(tokens: &[Token]) -> bool {
    const WORDS: Words = Words::of(&[
        "1",
        "a",
        "adjacent",
        "an",
        "between",
        "by",
        "differ",
        "directly",
        "exactly",
        "higher",
        "house",
        "houses",
        "immediately",
        "in",
        "larger",
        "left",
        "lower",
        "means",
        "neighboring",
        "neighbouring",
        "next",
        "number",
        "numbered",
        "numbers",
        "of",
        "office",
        "one",
        "position",
        "positions",
        "right",
        "smaller",
        "strictly",
        "the",
        "to",
        "with",
    ]);
    let has = |clause: &[Token], words: &[&str]| {
        clause.iter().any(|token| words.contains(&token.word.as_str()))
    };
    let agrees = |clause: &[Token]| {
        let is_small = |token: &Token| !token.is_word() || WORDS.contains(&token.word.as_str());
        let turned = has(clause, &["left"]) && has(clause, &["higher", "larger"])
            || has(clause, &["right"]) && has(clause, &["lower", "smaller"]);
        // `"To the left of" means directly to the left` would change what the clues say.
        let mut sides = clause.splitn(2, |token| token.word == "means");
        let (Some(said), Some(meant)) = (sides.next(), sides.next()) else { return false };
        let same_side =
            ["left", "right"].iter().all(|side| !has(meant, &[*side]) || has(said, &[*side]));
        let close = is_close(said) == is_close(meant);
        clause.iter().all(is_small) && !turned && close && same_side
    };
    tokens.iter().any(|token| token.word == "means")
        && tokens.split(|token| matches!(&*token.word, ";")).all(agrees)
}

/// The rule of all such puzzles: `Each diver matches exactly one item in each other category.`, `Every option of a category
/// is used only once.`, `No item belongs to more than one diver.`
pub(in super::super) fn tells_the_rule(tokens: &[Token]) -> bool {
    const FIRST: &[&str] = &["each", "every", "no"];
    const WORDS: Words = Words::of(&[
        "a",
        "all",
        "and",
        "any",
        "are",
        "assigned",
        "be",
        "belongs",
        "can",
        "categories",
        "category",
        "each",
        "every",
        "exactly",
        "from",
        "goes",
        "has",
        "in",
        "is",
        "item",
        "items",
        "matched",
        "matches",
        "more",
        "must",
        "of",
        "once",
        "one",
        "only",
        "option",
        "options",
        "other",
        "paired",
        "same",
        "than",
        "the",
        "to",
        "twice",
        "two",
        "used",
        "will",
        "with",
    ]);
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    if !FIRST.contains(&word(0)) || !tokens[1..].iter().any(is_category) {
        return false;
    }
    let has = |of: &[&str]| tokens.iter().any(|token| of.contains(&&*token.word));
    // Who has the items may have any name: `each diver`.
    let is_known = |(at, token): (usize, &Token)| {
        at == 1 && token.is_word() || token.word == "." || WORDS.contains(&&*token.word)
    };
    let says = |of: &str| (1..tokens.len()).any(|at| phrase(&tokens[at..], of).is_some());
    let is_denied = word(0) == "no";
    let many = ["more than one", "more than once", "two items", "two options", "twice"];
    let one = ["exactly one", "only one", "only once", "exactly once", "one item", "one option"];
    let agrees = match is_denied {
        true => many.into_iter().any(says),
        false => one.into_iter().any(says) && !has(&["more", "same", "than", "twice", "two"]),
    };
    agrees && tokens.iter().enumerate().all(is_known)
}

fn is_category(token: &Token) -> bool {
    matches!(&*token.word, "category" | "categories")
}

/// The number of the top floor, or 1, of `The lowermost floor is numbered 1 and the topmost floor is numbered
/// 7`; `None` if a sentence says anything else.
pub(in super::super) fn defines_floors(tokens: &[Token]) -> Option<u32> {
    const BOTTOM: &[&str] = &["bottom", "bottommost", "ground", "lower", "lowermost", "lowest"];
    const TOP: &[&str] = &["highest", "top", "topmost", "upper", "uppermost"];
    const WORDS: Words = Words::of(&[
        "a",
        "above",
        "and",
        "apartment",
        "as",
        "at",
        "being",
        "building",
        "floor",
        "floors",
        "has",
        "immediately",
        "in",
        "is",
        "it",
        "just",
        "manner",
        "most",
        "number",
        "numbered",
        "of",
        "on",
        "one",
        "so",
        "storey",
        "such",
        "that",
        "the",
        "till",
        "to",
        "until",
        "up",
        "upto",
        "way",
        "which",
        "while",
    ]);
    let has = |clause: &[Token], words: &[&str]| {
        clause.iter().any(|token| words.contains(&token.word.as_str()))
    };
    // `The first floor is the lowest one.`
    let value = |token: &Token| {
        let number = words::number(&[&token.word]).map(|(number, _)| number);
        number.or_else(|| words::ordinal(&token.word))
    };
    let begins_at_one = |clause: &[Token]| {
        clause.windows(2).any(|two| value(&two[0]) == Some(1) && two[1].word == "to")
    };
    let is_first = |clause: &[Token]| {
        clause.windows(2).any(|two| two[0].word == "first" && two[1].word == "floor")
            && has(clause, &["numbered", "number"])
            && !has(clause, &["above", "floors"])
    };
    let mut top = None;
    let mut is_second = false;
    let mut ends_with_top = false;
    for clause in tokens.split(|token| matches!(&*token.word, "," | ";" | "." | "and" | "(" | ")"))
    {
        let known = |token: &Token| {
            let word = token.word.as_str();
            WORDS.contains(&word)
                || [BOTTOM, TOP].iter().any(|words| words.contains(&word))
                || value(token).is_some()
        };
        // `the lower floor` is none of the ends.
        let is_lower = |at: usize| {
            let is_most = clause.get(at + 1).is_some_and(|next| next.word == "most");
            matches!(&*clause[at].word, "lower" | "upper") && !is_most
        };
        if !clause.iter().all(known) || (0..clause.len()).any(is_lower) {
            return None;
        }
        // `the floor above it, numbered two`
        is_second |= has(clause, &["above"]);
        // `up to the top floor, which is numbered 6`
        let goes_on = |first: &Token| matches!(&*first.word, "being" | "numbered" | "which");
        let is_of_top = ends_with_top && clause.first().is_some_and(goes_on);
        ends_with_top = has(clause, TOP);
        let Some(number) = clause.iter().rev().find_map(value) else { continue };
        match (has(clause, BOTTOM), has(clause, TOP) || is_of_top) {
            (true, false) if number == 1 => top = top.or(Some(1)),
            // `floor just above ground floor is number 2`
            (true, false) if number == 2 && has(clause, &["above"]) => {}
            // `first floor is numbered 2`, above the ground floor
            (false, false) if number == 2 && top == Some(1) && has(clause, &["first"]) => {}
            (false, true) if number > 1 => top = Some(number),
            (false, false) if number == 2 && is_second => {}
            // `the first floor is numbered 1`
            (false, false) if number == 1 && top.is_none() && is_first(clause) => top = Some(1),
            // `has eight floors numbered one to eight`
            (false, false) if begins_at_one(clause) => top = top.or(Some(number)),
            _ => return None,
        }
    }
    // `The first floor is numbered 1 and is the topmost one.`
    let is_topmost = top == Some(1) && !has(tokens, BOTTOM) && has(tokens, TOP);
    top.filter(|_| has(tokens, &["floor", "floors"]) && !is_topmost)
}

/// Whether a sentence tells of the number of the lowest or the top floor.
pub(in super::super) fn numbers_floors(tokens: &[Token]) -> bool {
    const ENDS: &[&str] = &[
        "bottom",
        "bottommost",
        "ground",
        "highest",
        "lower",
        "lowermost",
        "lowest",
        "top",
        "topmost",
        "uppermost",
    ];
    let is_end = |pair: &[Token]| {
        ENDS.contains(&&*pair[0].word) && matches!(&*pair[1].word, "floor" | "most")
    };
    tokens.windows(2).any(is_end) && tokens.iter().any(|of| of.word == "numbered")
}

/// Whether some words tell of the very next position.
fn is_close(words: &[Token]) -> bool {
    const CLOSE: &[&str] = &[
        "adjacent",
        "directly",
        "exactly",
        "immediately",
        "neighboring",
        "neighbouring",
        "next",
        "one",
    ];
    words.iter().any(|token| CLOSE.contains(&token.word.as_str()) || is_integer(&token.word))
}
