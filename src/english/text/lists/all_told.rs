//! What stands in front of a list in prose and is told of all: `The sisters were sent to the bakery, the bank and the mill`, `Ann, Bo
//! and Cy had the roles of the giant, the king and the witch`. Then each `the` begins an item of the same kind. `Ann, Bo and Cy are
//! the keepers of the fox` is none.

use compact_str::CompactString;
use itertools::Itertools;

use super::super::positions::opening;
use super::list::Item;
use crate::english::words::Words;
use crate::model::ids::Span;

/// Forms of `be`, behind which `the` may begin who somebody is.
const BE: Words = Words::of(&["are", "be", "been", "is", "was", "were"]);

/// Words that are no verb, and that lead from one to a list.
const LEADING: Words = Words::of(&[
    "about", "as", "at", "before", "behind", "beside", "by", "during", "for", "from", "in", "into",
    "near", "of", "on", "to", "under", "with",
]);

/// Words by which not all are told of, or more is told of them.
const OTHERWISE: Words = Words::of(&[
    "but", "either", "except", "if", "neither", "never", "no", "none", "nor", "not", "only", "or",
    "some", "than", "turn", "unless", "who", "whose", "without",
]);

/// Whether a clause tells something of all by their noun, or by `they`: `The sisters were sent to`, `and they grumble about`.
pub(in super::super) fn of_subject(part: &str) -> bool {
    const MOST_BEFORE: usize = 2;
    let part = part.strip_prefix("and ").unwrap_or(part);
    let words: Vec<&str> = part.split(' ').collect();
    let first = words[0].to_lowercase();
    if first == "they" {
        return tells(&words[1..]);
    }
    if !matches!(&*first, "the" | "their" | "these") {
        return false;
    }
    let is_plural = |word: &str| {
        opening::are_people(word)
            || word.len() > 3
                && word.ends_with('s')
                && !word.ends_with("ss")
                && word.starts_with(|c: char| c.is_ascii_lowercase())
    };
    let noun = (1..words.len().min(2 + MOST_BEFORE)).find(|at| is_plural(words[*at]));
    noun.is_some_and(|noun| tells(&words[noun + 1..]))
}

/// Whether what stands behind a list of all tells something of them: `had the roles of`, `were in`.
pub(in super::super) fn of_list(part: &str) -> bool {
    let words: Vec<&str> = part.split_whitespace().collect();
    tells(&words)
}

/// Whether some words begin with a verb of what all did and lead to a list: `were sent to the …`, `gave their brides the …`.
fn tells(words: &[&str]) -> bool {
    const LONGEST: usize = 7;
    let [verb, next, ..] = words else { return false };
    let is_small = |word: &&&str| word.starts_with(|c: char| c.is_ascii_lowercase());
    let is_be = BE.contains(verb);
    // `are the keepers of the fox`
    let names = is_be && !LEADING.contains(next) && !next.ends_with("ed") && !is_sent(next);
    !LEADING.contains(verb)
        && !names
        && words.len() <= LONGEST
        && is_small(&verb)
        && !words.iter().any(|word| OTHERWISE.contains(word))
}

/// A participle that does not end with `ed`.
fn is_sent(word: &str) -> bool {
    matches!(
        word,
        "given" | "held" | "kept" | "made" | "seen" | "sent" | "shown" | "taken" | "told"
    )
}

/// The noun with which all items of a list end: `cake` of `a carrot cake, a lemon cake and a coffee cake`.
pub(in super::super) fn noun(items: &[Item]) -> Option<Span> {
    const SHORTEST: usize = 2;
    let last = |item: &Item| item.name.rsplit_once(' ').map(|(_, last)| CompactString::from(last));
    let noun = items.iter().map(last).all_equal_value().ok().flatten()?;
    let end = items.first()?.span.end as usize;
    let is_noun = noun.len() > SHORTEST && noun.chars().all(|c| c.is_ascii_lowercase());
    let is_value = |item: &Item| item.name.starts_with(|c: char| c.is_ascii_digit());
    (is_noun && !items.iter().any(is_value)).then(|| Span::new(end - noun.len(), end))
}
