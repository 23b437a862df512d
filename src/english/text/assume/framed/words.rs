//! Classes of words that tell nothing of an item, or stand between two things of different people.

use crate::english::token::Token;
use crate::english::words;

/// Words of places, order and time, which are of no item.
const OF_NO_ITEM: &[&str] = &[
    "across",
    "adjacent",
    "against",
    "alongside",
    "answer",
    "around",
    "beneath",
    "bottom",
    "center",
    "centre",
    "clockwise",
    "clue",
    "clues",
    "consecutive",
    "corner",
    "day",
    "days",
    "direction",
    "distance",
    "edge",
    "end",
    "ends",
    "front",
    "furthest",
    "farthest",
    "half",
    "left",
    "leftmost",
    "line",
    "middle",
    "name",
    "names",
    "neighbor",
    "inside",
    "neighboring",
    "neighbors",
    "neighbour",
    "neighbouring",
    "neighbours",
    "number",
    "numbers",
    "order",
    "outer",
    "outside",
    "round",
    "underneath",
    "pair",
    "part",
    "place",
    "places",
    "position",
    "positions",
    "queue",
    "right",
    "rightmost",
    "row",
    "side",
    "sides",
    "something",
    "spot",
    "thing",
    "things",
    "time",
    "top",
    "turn",
    "turns",
    "way",
    "week",
    "year",
    "years",
];

/// Words that stand between a verb and what it is done with.
const ADVERBS: &[&str] = &[
    "also",
    "always",
    "apparently",
    "just",
    "never",
    "not",
    "now",
    "often",
    "only",
    "really",
    "today",
    "usually",
    "'t",
];

/// Words by which a sentence may speak of two people, or deny or choose something.
const OF_SEVERAL: &[&str] = &[
    "above",
    "adjacent",
    "after",
    "ahead",
    "alongside",
    "among",
    "and",
    "apart",
    "another",
    "before",
    "behind",
    "below",
    "beside",
    "besides",
    "between",
    "both",
    "but",
    "by",
    "closest",
    "consecutive",
    "different",
    "directly",
    "earlier",
    "either",
    "except",
    "far",
    "farther",
    "fewer",
    "following",
    "front",
    "further",
    "he",
    "her",
    "him",
    "his",
    "if",
    "immediately",
    "later",
    "left",
    "less",
    "like",
    "more",
    "near",
    "nearest",
    "neighbor",
    "neighboring",
    "neighbors",
    "neighbour",
    "neighbouring",
    "neighbours",
    "neither",
    "next",
    "nor",
    "older",
    "opposite",
    "or",
    "other",
    "others",
    "preceding",
    "right",
    "same",
    "she",
    "since",
    "than",
    "their",
    "them",
    "they",
    "two",
    "under",
    "unless",
    "until",
    "when",
    "where",
    "whereas",
    "while",
    "without",
    "younger",
];

/// Words that deny.
const DENIALS: &[&str] =
    &["'t", "cannot", "neither", "never", "no", "nobody", "none", "nor", "not"];

/// Prepositions that tell how one place is to another.
const OF_PLACE: &[&str] =
    &["above", "after", "before", "behind", "below", "beside", "between", "near", "than", "to"];

/// What tells how much of something there is: `a slice of pizza`.
const MEASURES: &[&str] = &[
    "bag", "bit", "bottle", "bowl", "box", "bunch", "can", "cup", "glass", "helping", "kind",
    "lot", "means", "mug", "pair", "piece", "pint", "plate", "portion", "pot", "serving", "set",
    "slice", "sort", "tin", "type",
];

/// Verbs of liking, by their stems, beside those that are told of by adjectives.
const LIKING: &[&str] = &["ador", "care", "enjoy", "favor", "like", "love", "prefer"];

/// Verbs that tell nothing of what somebody has or takes, by their stems.
const HAVING: &[&str] = &[
    "belong", "choos", "get", "have", "keep", "need", "own", "pick", "possess", "select", "take",
    "use", "want",
];

/// Participles that tell where something is, and nothing of what it is.
const LOCATED: &[&str] = &[
    "anchored",
    "berthed",
    "called",
    "camped",
    "docked",
    "flanked",
    "followed",
    "found",
    "left",
    "located",
    "moored",
    "named",
    "numbered",
    "parked",
    "pitched",
    "placed",
    "preceded",
    "seated",
    "seen",
    "situated",
    "stationed",
];

pub(super) fn is_of_no_item(word: &str) -> bool {
    OF_NO_ITEM.contains(&word) || words::ordinal(word).is_some() || words::number(&[word]).is_some()
}

pub(super) fn is_adverb(word: &str) -> bool {
    ADVERBS.contains(&word) || word.len() > 4 && word.ends_with("ly")
}

/// Whether a word goes with a verb of coming and the like: `came home by bus`.
pub(super) fn is_particle(word: &str) -> bool {
    matches!(word, "away" | "back" | "down" | "here" | "home" | "in" | "out" | "there" | "up")
}

pub(super) fn is_be(word: &str) -> bool {
    matches!(word, "am" | "are" | "be" | "been" | "being" | "is" | "was" | "were")
}

pub(super) fn is_of_place(word: &str) -> bool {
    OF_PLACE.contains(&word)
}

pub(super) fn is_measure(word: &str) -> bool {
    MEASURES.contains(&word)
}

/// Whether a stem is of a verb of liking.
pub(super) fn likes(stem: &str) -> bool {
    LIKING.contains(&stem)
}

/// Whether a stem is of a verb of having or taking.
pub(super) fn has(stem: &str) -> bool {
    HAVING.contains(&stem)
}

/// Whether somebody who likes something is called so: `the fan of jazz`.
pub(super) fn is_fan(word: &str) -> bool {
    matches!(word, "fan" | "fans" | "lover" | "enthusiast" | "admirer" | "aficionado" | "supporter")
}

pub(super) fn is_located(word: &str) -> bool {
    LOCATED.contains(&word)
}

/// Whether a clue is one sentence that tells something of one person or place only.
pub(super) fn is_of_one(text: &str, tokens: &[Token]) -> bool {
    let Some((last, front)) = tokens.split_last() else { return false };
    let whole = tokens[0].span.to(last.span);
    let ends = |token: &Token| matches!(&*token.word, "." | "!" | "?" | ";" | ":");
    if front.iter().any(ends) || text[whole.range()].contains('\n') {
        return false;
    }
    let is_other = |token: &Token| OF_SEVERAL.contains(&&*token.word) || is_denial(token);
    // `came by lorry`, `worn under the awning`
    let is_near = |at: usize| at > 0 && matches!(&*tokens[at].word, "by" | "under" | "his" | "her");
    !(0..tokens.len()).any(|at| is_other(&tokens[at]) && !is_near(at))
}

fn is_denial(token: &Token) -> bool {
    DENIALS.contains(&&*token.word)
}
