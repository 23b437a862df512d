//! Asides that name nothing of the puzzle: `Colin, who could never resist a bargain, paid $5`.
//!
//! What stands between commas behind a name is told beside the rest, whatever the rest says. To leave it out says
//! less, so that an answer that is still the only one stays right.

use std::ops::Range;

use super::super::compare::is_comparing;
use super::super::learn;
use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words::{self, Words};

/// Words by which an aside tells where or when a row is, or compares it.
const TELLING: &[&str] = &[
    "above",
    "after",
    "ahead",
    "another",
    "apart",
    "as",
    "before",
    "behind",
    "below",
    "beside",
    "between",
    "but",
    "else",
    "except",
    "final",
    "first",
    "former",
    "it",
    "last",
    "latter",
    "left",
    "middle",
    "most",
    "near",
    "neighbor",
    "neighbour",
    "next",
    "only",
    "opposite",
    "other",
    "right",
    "same",
    "than",
    "them",
    "too",
    "until",
    "unlike",
];

/// Words that may stand alone in brackets and say nothing: `(very gingerly)`, `(of course)`.
const IDLE: Words = Words::of(&[
    "alas",
    "as",
    "awkwardly",
    "bravely",
    "carefully",
    "cautiously",
    "cheerfully",
    "clearly",
    "clumsily",
    "course",
    "delightfully",
    "eagerly",
    "elegantly",
    "ever",
    "fondly",
    "fortunately",
    "gently",
    "gingerly",
    "gladly",
    "gleefully",
    "gracefully",
    "gratefully",
    "greedily",
    "grudgingly",
    "happily",
    "hungrily",
    "indeed",
    "inevitably",
    "joyfully",
    "lovingly",
    "luckily",
    "mercifully",
    "naturally",
    "nervously",
    "noisily",
    "obviously",
    "oddly",
    "of",
    "patiently",
    "politely",
    "predictably",
    "proudly",
    "quietly",
    "quite",
    "rather",
    "reluctantly",
    "sadly",
    "sensibly",
    "surprisingly",
    "thankfully",
    "understandably",
    "unfortunately",
    "unsurprisingly",
    "usual",
    "very",
]);

/// What one may do something on or in, and says nothing more by it: `on a whim`, `on doctor's orders`.
const WHIMS: Words = Words::of(&[
    "advice",
    "bet",
    "budget",
    "dare",
    "diet",
    "hurry",
    "impulse",
    "orders",
    "recommendation",
    "reflection",
    "whim",
]);

/// Words behind an aside that may point to what it says.
const POINTING: &[&str] =
    &["it", "so", "such", "that", "them", "then", "there", "these", "they", "this", "those", "too"];

/// Where the first aside of a sentence stands that names nothing, with its comma or bracket in front: `, who could never resist a
/// bargain,` behind an item, `(very gingerly)`, and `, on a whim,` behind `who`.
pub(in super::super) fn empty_aside(
    vocabulary: &Vocabulary,
    tokens: &[Token],
) -> Option<Range<usize>> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let is_relative = |at: usize| matches!(word(at), "who" | "which" | "whose");
    let opens = |at: &usize| match word(*at) {
        "(" => !is_relative(at + 1),
        "," => is_relative(at + 1) || matches!(word(at - 1), "that" | "who" | "which"),
        _ => false,
    };
    if !(1..tokens.len()).any(|at| opens(&at)) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let is_open = |at: &usize| opens(at) && (!is_relative(at + 1) || reader.ends_item(*at));
    (1..tokens.len() - 1).filter(is_open).find_map(|open| {
        let is_bracket = word(open) == "(";
        let mark = if is_bracket { ")" } else { "," };
        let behind = tokens[open + 1..].iter().position(|token| token.word == mark);
        // A comma need not close what the sentence ends.
        let is_closed = behind.is_some() || is_relative(open + 1);
        let close = behind.map_or(tokens.len(), |length| open + 1 + length);
        let is_joint = |word: &str| matches!(word, "and" | "but" | "nor" | "or");
        let goes_on = is_joint(word(close + 1)) || is_relative(close + 1);
        let points = |token: &Token| POINTING.contains(&&*token.word);
        let first = open + 1 + usize::from(is_relative(open + 1));
        let is_idle = |token: &Token| IDLE.contains(&&*token.word);
        let denies = |token: &Token| {
            matches!(&*token.word, "few" | "little" | "neither" | "no" | "nobody" | "none" | "not")
        };
        // `who, on a whim, ate`, but not `who, in theory, owned`
        let is_phrase = !is_bracket
            && reader.kind(first).preposition
            && WHIMS.contains(&word(close - 1))
            && !tokens[first..close].iter().any(denies);
        let is_idle = is_relative(open + 1)
            || is_phrase
            || close > first && tokens[first..close].iter().all(is_idle);
        let is_empty = is_closed
            && is_idle
            && close > first
            && (first..close).all(|at| names_nothing(&reader, at));
        let is_apart = !goes_on && !tokens[close..].iter().any(points);
        (is_empty && is_apart).then_some(open..(close + 1).min(tokens.len()))
    })
}

/// The tokens of a sentence without its first aside that names nothing.
pub(super) fn without_aside(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Vec<Token>> {
    let aside = empty_aside(vocabulary, tokens)?;
    Some([&tokens[..aside.start], &tokens[aside.end..]].concat())
}

/// Whether a word is of nothing that the puzzle tells of.
fn names_nothing(reader: &Reader<'_>, at: usize) -> bool {
    let token = &reader.tokens[at];
    let uses = reader.uses(at);
    token.is_word()
        && !token.is_capital
        && !reader.is_within_item(at)
        && uses.own | uses.named == 0
        && words::number(&[&token.word]).is_none()
        && words::ordinal(&token.word).is_none()
        && !token.word.starts_with(|c: char| !c.is_alphabetic())
        && !learn::is_value(&token.word)
        && !is_comparing(&token.word)
        && !token.word.ends_with("est")
        && (!TELLING.contains(&&*token.word)
            // `only slightly squashed`
            || token.word == "only" && reader.word(at + 1).ends_with("ly"))
        // `who is a boy` may tell who has what, though nobody knows who is one.
        && sexes::sex_of(&token.word).is_none()
        || reader.is_possessive(at)
        || token.word == "'t"
}
