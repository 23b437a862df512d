//! What one has to do with a thing without having it: who dusted the trunk, wrote about it or asked for it may be another one
//! than who has it.
//!
//! A clue with such words is read as if they told who has what, since mostly nothing else is meant; but where its opposite
//! leaves a single answer as well, nobody knows ([`Doubted`](super::Doubted)). What the header has, or a second clue, is what
//! the puzzle is about.

use std::collections::BTreeMap;

use compact_str::CompactString;
use itertools::Itertools;

use super::cut::Sentences;
use super::lexicon::story;
use super::mention::Reader;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words::Words;

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
    ("by", Words::of(&["admir", "hit", "introduc", "photograph", "sell"])),
    ("for", Words::of(&["appli", "ask", "come", "hunt", "pay", "search", "speak"])),
    ("from", Words::of(&["gift", "present", "recov", "run", "steal"])),
    ("had", Words::of(&["alreadi"])),
    ("on", Words::of(&["call", "lose", "sit"])),
    ("to", Words::of(&["be", "kind", "write"])),
    ("with", Words::of(&["compet", "photograph", "wrestl"])),
];

/// The words of [`BEFORE`].
const JOINTS: Words =
    Words::of(&["about", "after", "by", "for", "from", "had", "on", "to", "with"]);

/// Words that tell of less than having in every puzzle, however often they are told.
const ALWAYS: &[&[&str]] = &[
    &["auctioned", "off"],
    &["admired", "by"],
    &["aversion", "to"],
    &["cousin", "of"],
    &["a", "friend"],
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
];

/// Verbs with what behind them makes so little of them: `found the stew dull`.
const APART: &[(&str, &[&str])] = &[
    ("found", &["awful", "boring", "disappointing", "dreadful", "dull", "horrible"]),
    ("gave", &["away", "back"]),
];

/// The first words of [`ALWAYS`] and [`APART`].
const ALWAYS_FIRST: Words = Words::of(&[
    "a",
    "admired",
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
]);

/// The lines of the clues with such words that neither the header nor another clue has.
pub(super) fn lines(vocabulary: &Vocabulary, sentences: &[Option<Sentences>]) -> Vec<usize> {
    let (mut always, mut lines_of) = (Vec::new(), BTreeMap::<CompactString, Vec<usize>>::new());
    for (line, clue) in sentences.iter().enumerate() {
        for tokens in clue.iter().flat_map(|(_, parts)| parts) {
            if is_always(tokens) {
                always.push(line);
            }
            for stem in in_clause(vocabulary, tokens) {
                lines_of.entry(stem).or_default().push(line);
            }
        }
    }
    let told_once = lines_of.into_values().filter(|lines| lines.iter().all_equal()).flatten();
    always.into_iter().chain(told_once).unique().collect()
}

/// Whether a sentence has words that always tell of less than having.
fn is_always(tokens: &[Token]) -> bool {
    let stands = |at: usize, phrase: &[&str]| {
        let words = tokens[at..].iter().map(|token| &*token.word).take(phrase.len());
        words.eq(phrase.iter().copied())
    };
    (0..tokens.len()).filter(|at| ALWAYS_FIRST.contains(&&*tokens[*at].word)).any(|at| {
        let is_apart = |(verb, ends): &(&str, &[&str])| {
            *verb == tokens[at].word && tokens[at..].iter().any(|of| ends.contains(&&*of.word))
        };
        ALWAYS.iter().any(|phrase| stands(at, phrase)) || APART.iter().any(is_apart)
    })
}

/// The stems of such words in a sentence.
fn in_clause(vocabulary: &Vocabulary, tokens: &[Token]) -> Vec<CompactString> {
    let deals = |at: usize| {
        let before = at.checked_sub(1).map_or("", |at| &*tokens[at].stem);
        let joins =
            |(word, stems): &(&str, Words)| *word == tokens[at].word && stems.contains(&before);
        if story::is_handling(&tokens[at].stem) {
            Some(at)
        } else {
            let is_joint = JOINTS.contains(&&*tokens[at].word);
            (is_joint && BEFORE.iter().any(joins)).then(|| at - 1)
        }
    };
    let found = (0..tokens.len()).filter_map(deals).collect_vec();
    if found.is_empty() {
        return Vec::new();
    }
    let reader = Reader::new(vocabulary, tokens);
    let is_new = |at: &usize| {
        let uses = reader.uses(*at);
        !reader.is_within_item(*at) && (uses.named | uses.own) == 0
    };
    found.into_iter().filter(is_new).map(|at| tokens[at].stem.clone()).collect()
}
