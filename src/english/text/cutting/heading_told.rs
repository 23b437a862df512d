//! Headings that say as well who told the clues, or what they hold for: `The deckchair man told us this:`, `The programme must conform
//! to the following rules:`.

use super::heading::reverses;
use super::heading_words::{COUNTED, WORDS, is_number, says_more};
use crate::english::token::{Token, tokens};
use crate::english::words::Words;

/// Words of somebody who told the clues that would make them no clues: `If the mayor told us this:`
const DOUBTS: Words = Words::of(&[
    "before",
    "except",
    "if",
    "last",
    "might",
    "once",
    "only",
    "provided",
    "suppose",
    "supposing",
    "then",
    "unless",
    "until",
    "when",
]);

/// Whether a heading is nothing but that, behind somebody who told what stands below: `The deckchair man told us this:`. That is
/// to be read like any other sentence.
pub(in super::super) fn is_told(said: &str) -> bool {
    const TOLD: Words = Words::of(&[
        "discovered",
        "established",
        "found",
        "gathered",
        "gave",
        "given",
        "learned",
        "learnt",
        "made",
        "noted",
        "told",
        "wrote",
    ]);
    let all = tokens(said, 0);
    let Some(verb) = all.iter().rposition(|token| TOLD.contains(&&*token.word)) else {
        return false;
    };
    let is_doubt = |token: &Token| DOUBTS.contains(&&*token.word) || is_number(&token.word);
    // `has given the police the following lists`
    let is_somebody = all.get(verb + 1).is_some_and(|next| next.word == "the")
        && all.get(verb + 2).is_some_and(|noun| noun.is_word() && !WORDS.contains(&&*noun.word));
    let last = verb + if is_somebody { 2 } else { 0 };
    let behind = &said[all[last].span.end as usize..];
    verb > 0 && !all[..verb].iter().any(is_doubt) && says_more(behind).is_none()
}

/// Whether a heading is nothing but that, behind what holds to all that stands below: `The programme must conform to the following
/// rules:`, `The order of the songs is subject to these conditions:`. That is to be read like any other sentence.
pub(in super::super) fn is_bound(said: &str) -> bool {
    const BINDING: Words = Words::of(&[
        "according",
        "accordance",
        "adhere",
        "adheres",
        "agree",
        "agrees",
        "comply",
        "complies",
        "conform",
        "conforms",
        "consistent",
        "follow",
        "follows",
        "fulfil",
        "fulfill",
        "fulfils",
        "fulfills",
        "governed",
        "line",
        "meet",
        "meets",
        "obey",
        "obeys",
        "observe",
        "observes",
        "respect",
        "respects",
        "satisfies",
        "satisfy",
        "subject",
    ]);
    /// What stands between that and the noun.
    const BETWEEN: Words =
        Words::of(&["all", "by", "each", "every", "following", "of", "the", "these", "to", "with"]);
    let all = tokens(said, 0);
    let Some(verb) = all.iter().rposition(|token| BINDING.contains(&&*token.word)) else {
        return false;
    };
    let is_doubt = |token: &Token| {
        DOUBTS.contains(&&*token.word) || is_number(&token.word) || token.stem == "fail"
    };
    let behind: Vec<&Token> = all[verb + 1..].iter().filter(|token| token.is_word()).collect();
    let Some((noun, between)) = behind.split_last() else { return false };
    let is_noun = COUNTED.contains(&&*noun.word)
        || matches!(&*noun.word, "following" | "restrictions" | "requirements" | "these");
    verb > 0
        && is_noun
        && !reverses(said)
        && !all[..verb].iter().any(is_doubt)
        && between.iter().all(|token| BETWEEN.contains(&&*token.word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_front_of_a_heading_is_read_by_itself() {
        assert!(is_bound("The schedule must conform to the following conditions:"));
        assert!(is_bound("The order of the songs is subject to these rules:"));
        assert!(!is_bound("The schedule must conform to two of the following conditions:"));
        assert!(!is_bound("The schedule fails to conform to the following conditions:"));
        assert!(!is_bound("If the schedule conforms to the following conditions:"));
        assert!(!is_bound("The schedule must conform to some of these rules:"));
        assert!(is_told("The mayor, who loves riddles, told us this:"));
        assert!(is_told("The mayor has given the teacher the following lists:"));
        assert!(!is_told("The mayor has given the teacher the fox and the following lists:"));
        assert!(!is_told("If the mayor told us this:"));
        assert!(!is_told("The mayor told us that they sit in a ring and the following:"));
    }
}
