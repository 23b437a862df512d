//! Items by one word of their names: `the linen` of `handkerchief linen`, `Pramyt` of `Pramyt Gorc`.
//!
//! A word that is in the name of one item only, and means nothing else in the puzzle, may be short for it, or be said of
//! something else. So it is taken for the item only if the puzzle then has a single answer ([`Partly`]).

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};

use super::cut::Sentences;
use super::function;
use super::lexicon::story;
use super::partial::Partly;
use super::token::{Token, tokens};
use super::vocabulary::{Thing, Vocabulary};
use super::words;
use crate::model::ids::Span;
use crate::syntax::diagnostic::Diagnostic;

/// The shortest word that may be short for something.
const SHORTEST: usize = 3;

/// A word of a clue that is short for an item.
pub(super) struct Short {
    /// Which clue has it.
    pub(super) clue: usize,
    span: Span,
    word: CompactString,
    item: String,
}

impl Short {
    /// What is to be said of the clue, which was refused before.
    pub(super) fn partly(&self, refusal: Diagnostic) -> Partly {
        Partly::short_for(&self.word, &self.item, refusal, self.span)
    }
}

/// Adds to the vocabulary the short names that some refused clues have; `is_refused` tells of which.
pub(super) fn add(
    vocabulary: &mut Vocabulary,
    sentences: &[Option<Sentences>],
    is_refused: &dyn Fn(usize) -> bool,
) -> Vec<Short> {
    let known = words_of_items(vocabulary);
    if known.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Short, Thing)> = Vec::new();
    for (clue, of) in sentences.iter().enumerate().filter(|(clue, _)| is_refused(*clue)) {
        for sentence in of.iter().flat_map(|(_, parts)| parts) {
            let matches = vocabulary.matches(sentence);
            let mut named = 0;
            for (at, token) in sentence.iter().enumerate() {
                named = matches[at].iter().map(|of| of.end).fold(named, usize::max);
                let Some(thing) = known.get(&token.stem).filter(|_| named <= at) else { continue };
                let item = &vocabulary.senses[thing.sense].items[thing.item].text;
                if may_be_short(vocabulary, sentence, at, item) {
                    let item = item.to_string();
                    let short = Short { clue, span: token.span, word: token.word.clone(), item };
                    found.push((short, *thing));
                }
            }
        }
    }
    for (short, thing) in &found {
        vocabulary.add_pattern(*thing, &short.word);
    }
    found.into_iter().map(|(short, _)| short).collect()
}

/// The words that only one item has, which may be short for it, by their stems: the last ones, and the first ones of
/// full names.
fn words_of_items(vocabulary: &Vocabulary) -> HashMap<CompactString, Thing> {
    let mut count: HashMap<CompactString, usize> = HashMap::new();
    let mut all: HashMap<CompactString, Thing> = HashMap::new();
    for (sense, of) in vocabulary.senses.iter().enumerate() {
        for (item, name) in of.items.iter().enumerate() {
            let said = tokens(&name.text, 0);
            for token in &said {
                *count.entry(token.stem.clone()).or_default() += 1;
            }
            let [first, .., last] = &said[..] else { continue };
            let is_proper = said.iter().all(|token| token.is_capital || !token.is_word());
            for token in [Some(last), Some(first).filter(|_| is_proper)].into_iter().flatten() {
                if means_nothing(vocabulary, token) {
                    all.insert(token.stem.clone(), Thing { sense, item });
                }
            }
        }
    }
    all.retain(|stem, _| count[stem] == 1);
    all
}

/// Whether a word has no meaning of its own in the puzzle.
pub(super) fn means_nothing(vocabulary: &Vocabulary, token: &Token) -> bool {
    let kind = function::kind(&token.word, &token.stem);
    let generic = function::generic(&token.stem);
    token.word.chars().count() >= SHORTEST
        && token.word.chars().all(char::is_alphabetic)
        && words::number(&[&token.word]).is_none()
        && words::ordinal(&token.word).is_none()
        && !vocabulary.uses.contains_key(&token.stem)
        && !(generic.is_verb || generic.is_agent || generic.is_filler)
        && !(kind.determiner || kind.preposition || kind.person || kind.house || kind.adverb)
        && !story::is_folk(&token.stem)
        && !story::is_loaded(&token.stem)
}

/// Whether a word of a sentence stands where an item can: `the linen`, and not `a linen closet`.
fn may_be_short(vocabulary: &Vocabulary, sentence: &[Token], at: usize, item: &str) -> bool {
    let token = &sentence[at];
    if item.starts_with(char::is_uppercase) && token.is_capital {
        return true;
    }
    let is_noun = |token: &Token| {
        let kind = function::kind(&token.word, &token.stem);
        kind.determiner || function::is_own(&token.word) || token.word == "'s"
    };
    let behind = sentence.get(at + 1).map(|next| function::kind(&next.word, &next.stem));
    let ends = sentence.get(at + 1).is_none_or(|next| {
        let kind = behind.unwrap_or_default();
        !next.is_word()
            || matches!(&*next.word, "and" | "or" | "nor" | "but" | "than" | "as")
            || kind.preposition
            || kind.be
            || kind.auxiliary
            || kind.relative
            || words::is_finite(&next.word)
    });
    let has_article = at > 0 && is_noun(&sentence[at - 1]);
    let in_name = vocabulary.in_names(sentence, |_| false);
    has_article && ends && !in_name[at]
}
