//! Words of queues for which plainer ones stand: `the last` for `the last of the five to be served`, `directly after` for
//! `next in the queue after`.

use super::function;
use super::token::{Token, phrase};
use super::vocabulary::Vocabulary;
use super::words;

/// Behind whoever stands at some place of a queue.
const TO_BE: &[&str] = &[
    "to be attended to",
    "to be called",
    "to be helped",
    "to be seen",
    "to be served",
    "to get served",
];

/// Behind what tells who stands where to whom.
const IN_QUEUE: &[&str] = &["in line", "in the line", "in the queue"];

const NEXT: &[&str] = &[
    "next in line after",
    "next in line behind",
    "next in the line after",
    "next in the line behind",
    "next in the queue after",
    "next in the queue behind",
    "next to be served after",
];

/// The tokens of some sentences in such words, where the positions may be those of a queue.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let is_of_queue = |token: &Token| {
        matches!(
            &*token.word,
            "called" | "helped" | "line" | "queue" | "seen" | "served" | "attended"
        )
    };
    if !vocabulary.is_queue() || !tokens.iter().any(is_of_queue) {
        return tokens;
    }
    let in_name = vocabulary.in_names(&tokens, |_| false);
    let any = |at: usize, words: &[&str]| {
        let counts = words.iter().filter_map(|words| phrase(&tokens[at..], words));
        let end = at + counts.max()?;
        (!in_name[at..end].contains(&true)).then_some(end)
    };
    let mut said: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if let Some(end) = any(at, NEXT) {
            said.push(tokens[at].renamed("directly"));
            said.push(tokens[at].renamed("after"));
            at = end;
            continue;
        }
        let dropped =
            any(at, TO_BE).filter(|_| ends_in_rank(vocabulary, &mut said)).or_else(|| {
                any(at, IN_QUEUE).filter(|_| at > 0 && in_name[at - 1] && tells_order(&said))
            });
        match dropped {
            Some(end) => at = end,
            None => {
                said.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    said
}

/// Whether some words end in one for a place, as `the last customer`, `the third of the five` do; of these only the place
/// is left.
fn ends_in_rank(vocabulary: &Vocabulary, said: &mut Vec<Token>) -> bool {
    let is_rank = |token: &Token| token.word == "last" || words::ordinal(&token.word).is_some();
    let Some(rank) = said.iter().rposition(is_rank) else { return false };
    let behind: Vec<&str> = said[rank + 1..].iter().map(|token| &*token.word).collect();
    let is_noun = |word: &str| !function::kind(word, word).preposition;
    let counts = |word: &str| {
        words::number(&[word]).is_some_and(|(count, _)| count as usize == vocabulary.rows())
    };
    match behind[..] {
        [] => true,
        [noun] => is_noun(noun) && !matches!(noun, "and" | "or" | "was" | "is"),
        ["of", "the", count] | ["of", "the", count, _] if counts(count) => {
            said.truncate(rank + 1);
            true
        }
        _ => false,
    }
}

/// Whether some words tell who is before whom.
fn tells_order(said: &[Token]) -> bool {
    let stop = said.iter().rposition(|token| matches!(&*token.word, "." | ";"));
    let orders = |token: &Token| {
        matches!(&*token.word, "after" | "ahead" | "before" | "behind" | "between" | "front")
    };
    said[stop.map_or(0, |stop| stop + 1)..].iter().any(orders)
}
