//! Classes of words that tell nothing of an item, or stand between two things of different people.

use compact_str::CompactString;

use super::super::story::words as closed;
use super::titles;
use crate::english::lexicon::names::{DAYS, MONTHS};
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
    "best",
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
    "hour",
    "hours",
    "left",
    "leftmost",
    "line",
    "middle",
    "minute",
    "minutes",
    "month",
    "months",
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
    "worst",
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

/// Nouns that tell nothing of what somebody has or takes: `whose choice is X`.
const GENERAL: &[&str] =
    &["choice", "find", "item", "object", "pick", "purchase", "selection", "thing"];

/// Verbs that tell of one deed, the usual one first.
const SAME_DEEDS: &[&str] = &[
    "see glimpse notice observe sight spot",
    "buy purchase",
    "carry haul transport",
    "wear don sport",
];

/// Verbs by which a thing has something on it: `her mug shows X`, `is decorated with X`.
const SHOWING: &str =
    "adorn cover decorate depict display embellish emblazon feature illustrate pattern show";

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
    ADVERBS.contains(&word) || word.len() > 4 && closed::is_of_manner(word)
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

/// Whether a noun is of anything that somebody has or takes.
pub(super) fn is_general(word: &str) -> bool {
    GENERAL.contains(&word)
}

/// The usual verb for a deed: `see` for `spot`.
pub(super) fn usual_deed(verb: &str) -> CompactString {
    let same = SAME_DEEDS.iter().find(|same| same.split(' ').any(|word| words::stem(word) == verb));
    let usual = same.and_then(|same| same.split(' ').next());
    usual.map_or_else(|| verb.into(), words::stem)
}

/// Whether a stem is of a verb by which a thing has something on it.
pub(super) fn shows(stem: &str) -> bool {
    SHOWING.split(' ').any(|word| words::stem(word) == stem)
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
    let ends = |at: usize| {
        matches!(&*tokens[at].word, "!" | "?" | ";" | ":")
            || tokens[at].word == "." && !titles::is_stop(tokens, at)
    };
    if (0..front.len()).any(ends) || text[whole.range()].contains('\n') {
        return false;
    }
    let is_other = |token: &Token| OF_SEVERAL.contains(&&*token.word) || is_denial(token);
    // `came by lorry`, `worn under the awning`
    let is_near = |at: usize| at > 0 && matches!(&*tokens[at].word, "by" | "under" | "his" | "her");
    !(0..tokens.len()).any(|at| is_other(&tokens[at]) && !is_near(at))
}

/// Whether a sentence tells from which day or month to which there are so many: `Between Monday and Thursday one guest came
/// each day`.
pub(super) fn spans_days(tokens: &[Token], number: usize) -> bool {
    let spans = |of: &[Token]| {
        let [from, first, to, last] = of else { return false };
        let is_span = match &*from.word {
            "between" => to.word == "and",
            "from" => matches!(&*to.word, "through" | "to" | "until"),
            _ => false,
        };
        let spanned = |calendar: &[&[&str]]| {
            let place =
                |token: &Token| calendar.iter().position(|names| names.contains(&&*token.word));
            place(first).zip(place(last)).is_some_and(|(a, b)| a < b && b - a + 1 == number)
        };
        is_span && (spanned(DAYS) || spanned(MONTHS))
    };
    tokens.windows(4).any(spans)
}

/// Whether a word tells which way something goes: `around the world`.
pub(super) fn is_way(word: &str) -> bool {
    matches!(word, "across" | "around" | "down" | "over" | "past" | "up")
}

fn is_denial(token: &Token) -> bool {
    DENIALS.contains(&&*token.word)
}
