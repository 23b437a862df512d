//! What a worksheet says of how it is worked on, which says nothing of the puzzle: how the boxes of a grid are marked, that the
//! grid may be copied, that clues may be read again, and what is to be written when all is done.

use super::doubt;
use crate::english::token::Token;
use crate::english::words::Words;

/// Words by which such a sentence could say how the clues are to be read.
const RULES: Words = Words::of(&[
    "but",
    "except",
    "ignore",
    "incorrect",
    "lie",
    "lies",
    "opposite",
    "several",
    "two",
    "unless",
    "wrong",
]);

/// Whether a sentence only says how a worksheet is worked on.
pub(in super::super) fn says_how(tokens: &[Token]) -> bool {
    // A clue begins with none of these, or has none of the others.
    let is_free = || !tokens.iter().any(|token| RULES.contains(&&*token.word));
    // Nobody has a part in it.
    let names = || tokens.iter().skip(1).any(|token| token.is_capital);
    let speaks = tells_of_marks(tokens)
        || (uses_a_grid(tokens) || reads_again(tokens)) && !names()
        || is_done_for_the_reader(tokens)
        || asks_for_more(tokens);
    speaks && is_free()
}

fn word(tokens: &[Token], at: usize) -> &str {
    tokens.get(at).map_or("", |token| token.word.as_str())
}

fn has(tokens: &[Token], known: &Words) -> bool {
    tokens.iter().any(|token| known.contains(&&*token.word))
}

fn are_all(tokens: &[Token], known: &Words) -> bool {
    tokens.iter().all(|token| known.contains(&&*token.word))
}

/// `You can use the grid at the right to help you.`, `Copy the chart onto a piece of paper.`
fn uses_a_grid(tokens: &[Token]) -> bool {
    const GRIDS: Words = Words::of(&["chart", "diagram", "grid", "table"]);
    // What may follow: where it is, and what it is for.
    const BEHIND: Words = Words::of(&[
        ".", "a", "above", "at", "below", "bottom", "help", "keep", "left", "next", "of", "on",
        "onto", "out", "own", "page", "paper", "piece", "provided", "puzzle", "right", "scratch",
        "sheet", "solve", "the", "this", "to", "top", "track", "work", "you", "your",
    ]);
    let from = match (word(tokens, 0), word(tokens, 1)) {
        ("you", "can" | "may" | "might" | "should") => 2,
        _ => 0,
    };
    let verb = word(tokens, from);
    let is_verb = verb == "copy" || from > 0 && matches!(verb, "draw" | "make" | "use");
    let article = matches!(word(tokens, from + 1), "a" | "the" | "this");
    is_verb
        && article
        && GRIDS.contains(&word(tokens, from + 2))
        && are_all(&tokens[from + 3..], &BEHIND)
}

/// `You may need to read the clues more than once.`
fn reads_again(tokens: &[Token]) -> bool {
    const CLUES: Words = Words::of(&["clue", "clues", "hints"]);
    const USED: Words = Words::of(&["go", "read", "reread", "return", "review", "use", "used"]);
    // Nothing else is told: prices that may be used again are a rule.
    const ONLY: Words = Words::of(&[
        ".",
        "a",
        "again",
        "all",
        "back",
        "be",
        "can",
        "clue",
        "clues",
        "each",
        "go",
        "have",
        "hints",
        "may",
        "might",
        "more",
        "must",
        "need",
        "of",
        "once",
        "over",
        "read",
        "reread",
        "return",
        "review",
        "same",
        "should",
        "some",
        "sometimes",
        "than",
        "the",
        "these",
        "through",
        "to",
        "use",
        "used",
        "want",
        "will",
        "you",
    ]);
    let again = (0..tokens.len()).any(|at| {
        if !matches!(word(tokens, at), "again" | "more") {
            return false;
        }
        let said = (word(tokens, at), word(tokens, at + 1), word(tokens, at + 2));
        matches!(said, ("more", "than", "once") | ("again", "", _) | ("again", ".", _))
    });
    again && has(tokens, &CLUES) && has(tokens, &USED) && are_all(tokens, &ONLY)
}

/// `The first clue has been done for you.`
fn is_done_for_the_reader(tokens: &[Token]) -> bool {
    // Few sentences have such a word.
    if !tokens.iter().any(|token| token.word == "done") {
        return false;
    }
    let said: Vec<&str> =
        tokens.iter().filter(|token| token.is_word()).map(|token| token.word.as_str()).collect();
    let [rest @ .., "done", "for", "you"] = &said[..] else { return false };
    matches!(
        rest,
        ["the", "first", "clue" | "one", "is"] | ["the", "first", "clue" | "one", "has", "been"]
    )
}

/// `EXTRA: Make up another clue that is true of this puzzle!`
fn asks_for_more(tokens: &[Token]) -> bool {
    const LABELS: Words = Words::of(&["bonus", "challenge", "extension", "extra"]);
    const MORE: Words = Words::of(&["another", "more", "new", "own"]);
    const WORKS: Words = Words::of(&["clue", "clues", "puzzle", "puzzles"]);
    let tokens = match tokens {
        [label, colon, rest @ ..] if LABELS.contains(&&*label.word) && colon.word == ":" => rest,
        all => all,
    };
    let asks = matches!(word(tokens, 0), "create" | "design" | "invent" | "make" | "write");
    // A rule for this puzzle is none for another one.
    const ONLY: Words = Words::of(&[
        "!", ".", "a", "and", "another", "clue", "clues", "for", "friend", "give", "is", "it",
        "like", "logic", "more", "new", "of", "one", "own", "puzzle", "puzzles", "share", "solve",
        "swap", "that", "the", "this", "to", "true", "up", "with", "your",
    ]);
    let rest = tokens.get(1..).unwrap_or_default();
    asks && has(rest, &MORE) && has(rest, &WORKS) && are_all(rest, &ONLY)
}

/// `If you find out that somebody has not got a thing, write an X into that square.`, `Put an X in the chart where something is NOT
/// so.`: how the boxes of a grid are filled, whatever is known of them.
fn tells_of_marks(tokens: &[Token]) -> bool {
    const VERBS: Words = Words::of(&[
        "draw", "enter", "have", "make", "mark", "place", "put", "record", "use", "write",
    ]);
    const MARKS: Words = Words::of(&[
        "check",
        "checkmark",
        "circle",
        "cross",
        "dash",
        "dot",
        "o",
        "star",
        "tick",
        "x",
        "×",
        "✓",
        "✔",
        "✗",
        "✘",
    ]);
    const BOXES: Words = Words::of(&[
        "box", "boxes", "cell", "cells", "chart", "grid", "space", "spaces", "square", "squares",
    ]);
    let is = |at: usize, known: &Words| {
        tokens.get(at).is_some_and(|token| known.contains(&&*token.word))
    };
    let within = |at: usize, before: &[&str]| {
        let mut near = (1..=2).filter_map(|back| at.checked_sub(back));
        near.any(|at| before.contains(&&*tokens[at].word))
    };
    // `place an X`, `have a × in a box`; most sentences have none.
    let mark = (1..tokens.len()).find(|at| is(*at, &MARKS) && within(*at, &["a", "an"]));
    let Some(mark) = mark else { return false };
    let is_done = mark.checked_sub(2).is_some_and(|verb| is(verb, &VERBS));
    let is_boxed = (mark + 1..tokens.len())
        .any(|at| is(at, &BOXES) && within(at, &["in", "inside", "into", "on"]));
    let addresses = is(0, &VERBS) || tokens.iter().any(|token| token.word == "you");
    // `when something is true … when it is false`, but not `of each clue that is false`
    const ANY: Words = Words::of(&["one", "sentence", "sentences"]);
    const DOUBTS: Words =
        Words::of(&["'t", "false", "falsehood", "negated", "not", "untrue", "wrong"]);
    let of_clues = has(tokens, &doubt::CLUES) || has(tokens, &ANY);
    let doubts = has(tokens, &DOUBTS) && of_clues;
    // What is told beside it may be a rule.
    const RULES: Words = Words::of(&[";", "because", "more", "nobody", "once", "share", "since"]);
    let rules = has(tokens, &RULES) || tokens.iter().skip(1).any(|token| token.word == "as");
    is_done && is_boxed && addresses && !doubts && !rules
}
