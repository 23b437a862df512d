//! Surnames that only the clues have: `Fred Larch` where the header has `Fred`.
//!
//! A word that no list knows is a surname if it is written with a capital and stands each time behind the same first
//! name, so that it can but tell more of the same person, and if half of the names have one. It is said in a warning.

use compact_str::{CompactString, format_compact};
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::categories::is_near;
use super::cut::Sentences;
use super::function;
use super::other_names::{self, OtherName};
use super::token::Token;
use super::vocabulary::{Thing, Vocabulary};
use super::words::{self, Words};
use crate::model::ids::Span;
use crate::syntax::diagnostic::Diagnostic;
use crate::syntax::text::fold;

/// Adds the surnames of some sentences to the names they belong to; what is to be said of it.
pub(super) fn add(
    vocabulary: &mut Vocabulary,
    sentences: &[Option<Sentences>],
) -> Option<Diagnostic> {
    let message = "surnames that stand only in the clues are taken to say no more than the first names before them";
    let found = found(vocabulary, sentences);
    other_names::take(vocabulary, found, message)
}

/// The surnames, by where they stand first.
fn found(vocabulary: &Vocabulary, sentences: &[Option<Sentences>]) -> Vec<OtherName> {
    let names = vocabulary.names | vocabulary.folk | vocabulary.of_people;
    let all = || sentences.iter().flatten().flat_map(|(_, parts)| parts);
    let mut whose: HashMap<CompactString, Option<(Thing, Span)>> = HashMap::new();
    for sentence in all().filter(|sentence| !is_all_capital(sentence)) {
        let may_be = |at: usize| may_be_surname(vocabulary, &sentence[at]);
        if !(1..sentence.len()).any(may_be) {
            continue;
        }
        let matches = vocabulary.matches(sentence);
        for at in (1..sentence.len()).filter(|at| may_be(*at)) {
            let before = matches[at - 1]
                .iter()
                .filter(|of| of.end == at && of.is_exact && names >> of.of.sense & 1 == 1);
            let things = before.map(|of| of.of).unique().collect_vec();
            let thing = match things[..] {
                [thing] if sentence[at - 1].is_capital => Some((thing, sentence[at].span)),
                _ => None,
            };
            let known = whose.entry(sentence[at].word.clone()).or_insert(thing);
            // Behind somebody else, or nobody, it means something else.
            if known.map(|(of, _)| of) != thing.map(|(of, _)| of) {
                *known = None;
            }
        }
    }
    // In any other spelling it may mean something else as well.
    let is_elsewhere = |word: &str| {
        let is_so = |token: &Token, sentence| {
            token.word == *word && (!token.is_capital || is_all_capital(sentence))
        };
        all().any(|sentence| sentence.iter().any(|token| is_so(token, sentence)))
    };
    let is_near_item = |word: &str| {
        let items = vocabulary.senses.iter().flat_map(|sense| &sense.items);
        let mut words =
            items.flat_map(|item| fold(&item.text).split(' ').map(str::to_owned).collect_vec());
        words.any(|of| is_near(&of, word))
    };
    let mut found = whose
        .into_iter()
        .filter_map(|(word, of)| Some((word, of?)))
        .filter(|(word, _)| !is_elsewhere(word) && !is_near_item(word))
        .map(|(word, (thing, span))| {
            let first = &vocabulary.senses[thing.sense].items[thing.item].text;
            OtherName { thing, name: format_compact!("{first} {}", words::capital(&word)), span }
        })
        .collect_vec();
    found.sort_by_key(|of| of.span.start);
    // Nobody has two, and where one has a surname others have.
    let count = found.iter().map(|of| of.thing).counts();
    found.retain(|of| count[&of.thing] == 1);
    let of_sense = found.iter().map(|of| of.thing.sense).counts();
    let is_usual = |sense: usize| 2 * of_sense[&sense] >= vocabulary.senses[sense].items.len();
    found.retain(|of| is_usual(of.thing.sense));
    found
}

/// Whether a word with a capital is known by nothing.
fn may_be_surname(vocabulary: &Vocabulary, token: &Token) -> bool {
    const OTHERS: Words = Words::of(&["ii", "iii", "jnr", "jr", "junior", "senior", "snr", "sr"]);
    let kind = function::kind(&token.word, &token.stem);
    token.is_capital
        && other_names::is_unknown(vocabulary, token)
        && !OTHERS.contains(&&*token.word)
        && !(kind.be || kind.auxiliary || kind.relative)
}

/// Whether all words of a sentence have capitals, which then tell nothing.
fn is_all_capital(sentence: &[Token]) -> bool {
    sentence.iter().filter(|token| token.is_word()).all(|token| token.is_capital)
}
