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

/// Whether a heading is nothing but that, behind what is to be found out by what stands below: `Reconstruct their order from the
/// following information:`. That is to be read like any other sentence.
pub(in super::super) fn is_asked(said: &str) -> bool {
    const ASKING: Words = Words::of(&[
        "decide",
        "deduce",
        "determine",
        "discover",
        "establish",
        "figure",
        "find",
        "identify",
        "match",
        "reconstruct",
        "work",
    ]);
    const BY: Words = Words::of(&["based", "from", "given", "using", "with"]);
    let all = tokens(said, 0);
    let begins = all.first().is_some_and(|first| ASKING.contains(&&*first.word));
    let Some(by) = all.iter().rposition(|token| BY.contains(&&*token.word)) else { return false };
    let is_doubt = |token: &Token| DOUBTS.contains(&&*token.word) || is_number(&token.word);
    let behind = &said[all[by].span.start as usize..];
    begins && by > 0 && !all.iter().any(is_doubt) && !reverses(said) && says_more(behind).is_none()
}

/// Whether a heading only tells where the puzzle below was printed: `The following version of the puzzle appeared in the Gazette
/// in 1962:`. That is to be read like any other sentence.
pub(in super::super) fn is_printed(said: &str) -> bool {
    const PUZZLES: Words = Words::of(&["problem", "puzzle", "riddle", "teaser", "version"]);
    const PRINTED: Words = Words::of(&["appeared", "printed", "published"]);
    const CHANGED: Words =
        Words::of(&["altered", "changed", "except", "false", "modified", "not", "wrong"]);
    let all = tokens(said, 0);
    let has = |words: &Words| all.iter().any(|token| words.contains(&&*token.word));
    let begins = |at: usize| all.get(at).map_or("", |token| &*token.word);
    matches!((begins(0), begins(1)), ("the", "following") | ("this", _))
        && has(&PUZZLES)
        && has(&PRINTED)
        && !has(&CHANGED)
        && !has(&DOUBTS)
        && !reverses(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_front_of_a_heading_is_read_by_itself() {
        assert!(is_asked("Reconstruct their order of arrival from the following information:"));
        assert!(is_asked("Determine what the cat lives in based on the following clues:"));
        assert!(!is_asked("Find out who has the fox from two of the following clues:"));
        assert!(!is_asked("Find the owner of the fox from the following false clues:"));
        assert!(!is_asked("If Ann has the fox, find the cat from the following clues:"));
        assert!(is_printed("The following version of the puzzle appeared in the Gazette in 1962:"));
        assert!(!is_printed("The following puzzle appeared in the Gazette, except for one clue:"));
        assert!(!is_printed("The fox has appeared in this puzzle:"));
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
