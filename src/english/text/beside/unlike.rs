//! Sentences in front of the clues that say of all that no two are alike in anything.

use crate::english::token::Token;
use crate::english::words::{self, Words};

/// Whether a number tells that each has several, be they as many as there are: `Each guest brought four different hats`, but not
/// `each from one of four different towns`.
pub(in super::super) fn has_each_several(words: &[&Token], at: usize) -> bool {
    const OF: Words = Words::of(&["all", "among", "from", "of", "the", "these", "those"]);
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let is_each = |token: &&Token| matches!(&*token.word, "each" | "every");
    matches!(word(at + 1), "different" | "separate")
        && words::number(&[word(at)]).is_some_and(|(number, _)| number > 1)
        && !at.checked_sub(1).is_some_and(|before| OF.contains(&word(before)))
        && words[..at].iter().any(is_each)
}

/// Whether no two are alike in anything: `No two bakers have anything in common`, `No two of the tents match in any way`.
pub(in super::super) fn are_unlike(words: &[&Token]) -> bool {
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let is = |at: usize, said: &[&str]| {
        said.iter().enumerate().all(|(of, word_of)| word(at + of) == *word_of)
    };
    // `No two neighbours of the red tent have anything in common` is of some.
    const OF_ALL: &[&str] = &["members", "of", "the", "them", "these", "those"];
    let noun = |at: usize| !OF_ALL.contains(&word(at));
    let begins = ["no", "none"].contains(&word(0)) && (is(1, &["two"]) || is(1, &["of"]));
    let Some(verb) = (2..words.len()).find(|at| {
        matches!(
            word(*at),
            "agree" | "are" | "coincide" | "has" | "have" | "match" | "overlap" | "resemble"
        )
    }) else {
        return false;
    };
    let nouns = (2..verb).filter(|at| noun(*at)).count();
    let rest: Vec<&str> = (verb..words.len()).map(word).collect();
    const UNLIKE: &[&[&str]] = &[
        &["agree", "in", "anything"],
        &["agree", "in", "any", "detail"],
        &["agree", "in", "any", "respect"],
        &["agree", "on", "anything"],
        &["are", "alike"],
        &["are", "alike", "in", "any", "respect"],
        &["are", "alike", "in", "any", "way"],
        &["are", "alike", "in", "anything"],
        &["coincide", "in", "anything"],
        &["coincide", "in", "any", "respect"],
        &["has", "anything", "in", "common"],
        &["have", "any", "of", "these", "in", "common"],
        &["have", "any", "of", "these", "things", "in", "common"],
        &["have", "anything", "at", "all", "in", "common"],
        &["have", "anything", "in", "common"],
        &["have", "anything", "in", "common", "with", "each", "other"],
        &["have", "anything", "in", "common", "with", "one", "another"],
        &["match"],
        &["match", "in", "any", "respect"],
        &["match", "in", "any", "way"],
        &["match", "in", "anything"],
        &["overlap"],
        &["overlap", "in", "anything"],
        &["resemble", "each", "other", "in", "any", "way"],
    ];
    begins && nouns <= 2 && UNLIKE.contains(&&rest[..])
}

/// `each under a flag that nobody else could mistake for their own`: no two are alike.
pub(in super::super) fn is_unmistakable(words: &[&Token], nobody: usize) -> bool {
    const THAT: Words = Words::of(&["that", "which"]);
    const OWN: Words = Words::of(&["her", "his", "their"]);
    const CONFUSING: Words = Words::of(&["confuse", "mistake", "take"]);
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    nobody > 0
        && THAT.contains(&word(nobody - 1))
        && word(nobody + 1) == "else"
        && matches!(word(nobody + 2), "can" | "could" | "would")
        && CONFUSING.contains(&word(nobody + 3))
        && matches!(word(nobody + 4), "for" | "with")
        && OWN.contains(&word(nobody + 5))
        && word(nobody + 6) == "own"
}

/// `Nothing was served twice.`, as in every puzzle
pub(in super::super) fn is_nothing_twice(words: &[&Token], at: usize) -> bool {
    const NONE: Words = Words::of(&["no", "none", "nothing"]);
    const LONGEST: usize = 5;
    let begins = words.first().is_some_and(|first| NONE.contains(&&*first.word));
    begins && at + 1 == words.len() && words.len() <= LONGEST
}

/// `once or twice` of a sentence that speaks of nobody else: not `Each hat was worn once or twice`.
pub(in super::super) fn is_now_and_then(words: &[&Token], at: usize) -> bool {
    const OF_ALL: Words = Words::of(&[
        "all",
        "any",
        "are",
        "can",
        "each",
        "every",
        "everybody",
        "everyone",
        "item",
        "items",
        "may",
        "might",
        "must",
        "no",
        "none",
        "one",
        "some",
        "they",
        "were",
    ]);
    let is_phrase = at > 1 && words[at - 1].word == "or" && words[at - 2].word == "once";
    is_phrase && !words.iter().any(|token| OF_ALL.contains(&&*token.word))
}
