//! What one has to do with a thing without having it: who dusted the trunk, wrote about it or asked for it may be another one
//! than who has it.
//!
//! A clue with such words is read as if they told who has what, since mostly nothing else is meant; but where its opposite
//! leaves a single answer as well, nobody knows ([`Doubted`](super::Doubted)). What the header has, or a second clue, is what
//! the puzzle is about.

use std::cell::LazyCell;
use std::collections::BTreeMap;

use itertools::Itertools;

use super::cut::Sentences;
use super::lexicon::story;
use super::mention::Reader;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words::{Marks, Words};
use crate::model::ids::Span;

/// What stands before a word and makes as little of it.
const BEFORE: &[(&str, Words)] = &[
    (
        "about",
        Words::of(&[
            "ask", "call", "complain", "hear", "inquir", "joke", "poem", "rave", "read", "ring",
            "sing", "song", "speak", "talk", "write",
        ]),
    ),
    ("after", Words::of(&["look"])),
    ("against", Words::of(&["be", "chose", "choos", "decid", "vote"])),
    ("at", Words::of(&["angri", "pick"])),
    ("by", Words::of(&["admir", "bite", "hit", "introduc", "photograph", "sell"])),
    ("for", Words::of(&["appli", "ask", "come", "hunt", "pay", "search", "speak"])),
    ("from", Words::of(&["gift", "present", "recov", "run", "steal"])),
    ("had", Words::of(&["alreadi", "have"])),
    ("into", Words::of(&["drive"])),
    ("of", Words::of(&["model", "photo", "thief", "vet", "view", "wheel"])),
    ("on", Words::of(&["bet", "call", "lose", "pick", "sit", "step", "work"])),
    ("over", Words::of(&["drive"])),
    ("to", Words::of(&["be", "key", "kind", "talk", "walk", "write"])),
    (
        "with",
        Words::of(&[
            "angri",
            "compet",
            "do",
            "familiar",
            "fault",
            "fun",
            "lunch",
            "obsess",
            "photograph",
            "wrestl",
        ]),
    ),
];

/// The words of [`BEFORE`].
const JOINTS: Words = Words::of(&[
    "about", "after", "against", "at", "by", "for", "from", "had", "into", "of", "on", "over",
    "to", "with",
]);

/// Nouns that make as little of the item before them: `Ada has the dog's leash`, `Ada is the Audi mechanic`.
const BEHIND: Words = Words::of(&[
    "catcher", "death", "dealer", "leash", "mechan", "sitter", "thief", "vet", "walker", "wheel",
]);

/// What people give who talk about something.
const TALKS: Words = Words::of(&[
    "lecture",
    "lectures",
    "presentation",
    "presentations",
    "presenter",
    "seminar",
    "seminars",
    "speech",
    "speeches",
]);

/// Words that tell of less than having in every puzzle, however often they are told.
const ALWAYS: &[&[&str]] = &[
    &["a", "friend"],
    &["admired", "by"],
    &["attempted"],
    &["auctioned", "off"],
    &["aversion", "to"],
    &["cousin", "of"],
    &["friends", "with"],
    &["fun", "of"],
    &["had", "to"],
    &["heard", "about"],
    &["inquired", "about"],
    &["its", "owner"],
    &["last", "year"],
    &["leave", "of"],
    &["line", "at"],
    &["look", "at"],
    &["picture", "of"],
    &["ran", "from"],
    &["raved", "about"],
    &["relieved", "of"],
    &["to", "charity"],
    &["trouble", "with"],
    &["unimpressed", "by"],
    &["wanted"],
];

/// Phrases that take back what stands before them, so that they are not to be passed over: `had the dog at first`.
const TAKING_BACK: &[&[&str]] = &[
    &["a", "day"],
    &["a", "story"],
    &["a", "while"],
    &["another", "life"],
    &["at", "first"],
    &["for", "long"],
    &["for", "sale"],
    &["her", "youth"],
    &["his", "youth"],
    &["not", "really"],
    &["one", "time"],
    &["the", "past"],
];

/// The first words of [`TAKING_BACK`].
const TAKING_FIRST: Words =
    Words::of(&["a", "another", "at", "for", "her", "his", "not", "one", "the"]);

/// Verbs with what behind them makes so little of them: `found the stew dull`.
const APART: &[(&str, &[&str])] = &[
    ("found", &["awful", "boring", "disappointing", "dreadful", "dull", "horrible"]),
    ("gave", &["away", "back"]),
];

/// The first words of [`ALWAYS`] and [`APART`].
const ALWAYS_FIRST: Words = Words::of(&[
    "a",
    "admired",
    "attempted",
    "auctioned",
    "aversion",
    "cousin",
    "found",
    "friends",
    "fun",
    "gave",
    "had",
    "heard",
    "inquired",
    "its",
    "last",
    "leave",
    "line",
    "look",
    "picture",
    "ran",
    "raved",
    "relieved",
    "to",
    "trouble",
    "unimpressed",
    "wanted",
]);

/// Such words that neither the header nor another clue has, with the lines of their clues.
pub(super) fn words(
    vocabulary: &Vocabulary,
    sentences: &[Option<Sentences>],
) -> Vec<(usize, Span)> {
    let mut found = Vec::new();
    let mut told = BTreeMap::<&str, Vec<(usize, Span)>>::new();
    // Who talked about it gave the presentation on it; topics are what is talked about.
    let has_topics = || vocabulary.uses.get("topic").is_some_and(|uses| uses.named != 0);
    let are_talks = LazyCell::new(|| {
        let mut all = sentences.iter().flatten().flat_map(|(_, parts)| parts).flatten();
        has_topics() || all.any(|of| TALKS.contains(&&*of.word))
    });
    for (line, clue) in sentences.iter().enumerate() {
        for tokens in clue.iter().flat_map(|(_, parts)| parts) {
            found.extend(always(tokens).map(|of| (line, of.span)));
            found.extend(taken_back(tokens).map(|of| (line, of.span)));
            for of in in_clause(vocabulary, tokens) {
                if matches!(&*of.stem, "discuss" | "speak" | "talk") && *are_talks {
                    continue;
                }
                told.entry(&of.stem).or_default().push((line, of.span));
            }
        }
    }
    let is_told_once = |of: &Vec<(usize, Span)>| of.iter().map(|(line, _)| line).all_equal();
    found.extend(told.into_values().filter(is_told_once).flatten());
    found
}

/// The marks of the second words of some phrases.
const fn second_words(phrases: &[&[&str]]) -> Marks {
    let mut marks = Marks::of_list(&[]);
    let mut at = 0;
    while at < phrases.len() {
        if phrases[at].len() > 1 {
            marks = marks.with(phrases[at][1].as_bytes());
        }
        at += 1;
    }
    marks
}

/// The phrases that may stand at a place, by the word behind it: those of one word, and all if it is one of their second words.
fn near<'p>(
    tokens: &[Token],
    at: usize,
    phrases: &'p [&'static [&'static str]],
    seconds: &Marks,
) -> impl Iterator<Item = &'p &'static [&'static str]> {
    let goes_on = tokens.get(at + 1).is_some_and(|next| seconds.may_have(&next.word));
    phrases.iter().filter(move |phrase| goes_on || phrase.len() == 1)
}

/// Whether the words of a phrase stand at a place.
fn stands(tokens: &[Token], at: usize, phrase: &[&str]) -> bool {
    tokens.len() - at >= phrase.len()
        && phrase.iter().zip(&tokens[at..]).all(|(word, token)| token.word == *word)
}

/// The last words of the phrases of a sentence that take back what it says.
fn taken_back(tokens: &[Token]) -> impl Iterator<Item = &Token> {
    let begin = |at: &usize| TAKING_FIRST.contains(&&*tokens[*at].word);
    (0..tokens.len()).filter(begin).filter_map(|at| {
        const SECONDS: Marks = second_words(TAKING_BACK);
        let mut phrases = near(tokens, at, TAKING_BACK, &SECONDS);
        let phrase = phrases.find(|phrase| stands(tokens, at, phrase))?;
        tokens.get(at + phrase.len() - 1)
    })
}

/// The words of a sentence that always tell of less than having.
fn always(tokens: &[Token]) -> impl Iterator<Item = &Token> {
    const SECONDS: Marks = second_words(ALWAYS);
    let is_any = move |at: &usize| {
        let is_apart = |(verb, ends): &(&str, &[&str])| {
            *verb == tokens[*at].word && tokens[*at..].iter().any(|of| ends.contains(&&*of.word))
        };
        ALWAYS_FIRST.contains(&&*tokens[*at].word)
            && (near(tokens, *at, ALWAYS, &SECONDS).any(|phrase| stands(tokens, *at, phrase))
                || APART.iter().any(is_apart))
    };
    (0..tokens.len()).filter(is_any).map(|at| &tokens[at])
}

/// The words of a sentence that tell of less than having, as far as the header does not have them.
fn in_clause<'t>(vocabulary: &Vocabulary, tokens: &'t [Token]) -> Vec<&'t Token> {
    let deals = |at: usize| {
        // Who saw it has it where the puzzle is about what is seen.
        if story::is_handling(&tokens[at].stem) || matches!(&*tokens[at].word, "saw" | "sees") {
            return Some(at);
        }
        let before = at.checked_sub(1)?;
        let joins = |(word, stems): &(&str, Words)| {
            *word == tokens[at].word && stems.contains(&&*tokens[before].stem)
        };
        let is_behind = BEHIND.contains(&&*tokens[at].stem);
        let joins = || JOINTS.contains(&&*tokens[at].word) && BEFORE.iter().any(joins);
        if is_behind { Some(at) } else { joins().then_some(before) }
    };
    let found = (0..tokens.len()).filter_map(deals).collect_vec();
    if found.is_empty() {
        return Vec::new();
    }
    let reader = Reader::new(vocabulary, tokens);
    // Ships deliver what they carry.
    let carries =
        vocabulary.headed(&["cargo", "freight", "goods", "load", "parcel", "shipment"]) != 0;
    let is_new = |at: &usize| {
        if carries && reader.stem(*at) == "deliv" {
            return false;
        }
        let uses = reader.uses(*at);
        !reader.is_within_item(*at) && (uses.named | uses.own) == 0
    };
    found.into_iter().filter(is_new).map(|at| &tokens[at]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glance_finds_each_first_word() {
        let phrases = ALWAYS.iter().map(|phrase| phrase[0]);
        for word in phrases.chain(APART.iter().map(|(verb, _)| *verb)) {
            assert!(ALWAYS_FIRST.contains(&word), "{word}");
        }
        for phrase in TAKING_BACK {
            assert!(TAKING_FIRST.contains(&phrase[0]), "{phrase:?}");
        }
        for (word, _) in BEFORE {
            assert!(JOINTS.contains(word), "{word}");
        }
    }
}
