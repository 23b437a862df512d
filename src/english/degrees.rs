//! How much or how soon, where it is denied or depends on something: `not much older` may be older, and `if Ann is much older`
//! says nothing of an Ann who is but older. Words that tell it may only be left out where that leaves less said.

use super::compare::is_comparing;
use super::token::Token;
use super::words::Words;

/// Words for how much before a comparison, which no reading keeps.
const VAGUE: Words = Words::of(&[
    "bit",
    "considerably",
    "far",
    "little",
    "long",
    "lot",
    "markedly",
    "much",
    "shortly",
    "significantly",
    "slightly",
    "somewhat",
    "soon",
    "substantially",
    "way",
    "well",
]);

/// Words for how close something follows, which are lost where a sentence is understood in part.
const CLOSE: Words =
    Words::of(&["directly", "exactly", "immediately", "just", "precisely", "right"]);

/// Whether a sentence denies how much more something is, or makes something depend on it.
pub(super) fn is_much_denied(tokens: &[Token]) -> bool {
    has_denied(tokens, |word| VAGUE.contains(&word))
}

/// The same, or how close something follows.
pub(super) fn is_denied(tokens: &[Token]) -> bool {
    has_denied(tokens, |word| VAGUE.contains(&word) || CLOSE.contains(&word))
}

fn has_denied(tokens: &[Token], is_degree: impl Fn(&str) -> bool) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let compares = |at: usize| is_comparing(word(at)) || matches!(word(at), "after" | "before");
    (1..tokens.len()).any(|at| is_degree(word(at)) && compares(at + 1) && depends(tokens, at))
}

/// Whether what stands at a word is denied, or something depends on it, in its clause.
pub(super) fn depends(tokens: &[Token], at: usize) -> bool {
    const TURNING: Words = Words::of(&[
        "'t", "either", "if", "neither", "never", "no", "nobody", "none", "nor", "not", "unless",
    ]);
    let clause = tokens[..at].iter().rev();
    clause
        .take_while(|token| !matches!(&*token.word, "," | ";" | "and" | "but"))
        .any(|token| TURNING.contains(&&*token.word))
}
