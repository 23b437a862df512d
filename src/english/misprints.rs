//! Misprints of items in a printed text: `Kazahkstan` in the clues where the list has `Kazakhstan`.
//!
//! An item of one long word that no clue names, and that is nobody's name, is meant by a word that nothing knows and the clues
//! have twice or more (once is enough for an item of nine letters without a capital), if that is the only such word near it,
//! and no other item is near that. It is said in a warning. In a file it is an error: there is somebody to mend it.

use foldhash::{HashMap, HashMapExt, HashSet};
use itertools::Itertools;

use super::cut::Sentences;
use super::lexicon;
use super::other_names::{self, OtherName};
use super::token::Token;
use super::vocabulary::{Thing, Vocabulary};
use super::words;
use crate::syntax::diagnostic::Diagnostic;
use crate::syntax::text::fold;

/// The shortest item of which one letter may be wrong and still tell what is meant.
const SHORTEST: usize = 6;

/// The shortest item that a word without a capital means which the clues have but once.
const SURE: usize = 9;

/// Adds the misprints of some sentences to the items that they mean; what is to be said of it.
pub(super) fn add(
    vocabulary: &mut Vocabulary,
    sentences: &[Option<Sentences>],
) -> Option<Diagnostic> {
    let message = "words one letter away from an item that no clue names are taken for it";
    let found = found(vocabulary, sentences);
    other_names::take(vocabulary, found, message)
}

/// The misprints, by where they stand first.
fn found(vocabulary: &Vocabulary, sentences: &[Option<Sentences>]) -> Vec<OtherName> {
    let all = || sentences.iter().flatten().flat_map(|(_, parts)| parts).flatten();
    let said: HashSet<&str> = all().map(|token| &*token.stem).collect();
    let items = vocabulary.senses.iter().enumerate().flat_map(|(sense, of)| {
        let item = move |(item, name)| (Thing { sense, item }, fold(name));
        of.items.iter().map(|item| &*item.text).enumerate().map(item)
    });
    let items = items.collect_vec();
    let is_silent = |name: &str| {
        name.chars().count() >= SHORTEST
            && name.chars().all(char::is_alphabetic)
            && !said.contains(&*words::stem(name))
    };
    if !items.iter().any(|(_, name)| is_silent(name)) {
        return Vec::new();
    }
    let mut strange: HashMap<&str, (&Token, usize)> = HashMap::new();
    let may_be = |token: &&Token| other_names::is_unknown(vocabulary, token);
    for token in all().filter(may_be) {
        strange.entry(&token.word).or_insert((token, 0)).1 += 1;
    }
    let strange = strange.into_values().collect_vec();
    // Two people may have names that are near.
    let people = vocabulary.of_persons();
    let is_of_people = |thing: &Thing| people >> thing.sense & 1 == 1;
    let mut found = Vec::new();
    for (thing, name) in items.iter().filter(|(_, name)| is_silent(name)) {
        if is_of_people(thing) {
            continue;
        }
        let is_capital = |token: &&&Token| {
            let item = &vocabulary.senses[thing.sense].items[thing.item].text;
            token.is_capital == item.starts_with(char::is_uppercase)
        };
        let is_meant = |token: &&&Token| {
            is_slip(name, &token.word) && !(is_name(name) && is_name(&token.word))
        };
        // A short word that is said but once may be anything, and so may a name.
        let is_long = name.chars().count() >= SURE;
        let is_sure =
            |(token, times): &&(&Token, usize)| *times > 1 || is_long && !token.is_capital;
        let near = strange.iter().filter(is_sure).map(|(token, _)| token);
        let near = near.filter(is_meant);
        let Ok(token) = near.filter(is_capital).exactly_one() else { continue };
        let is_of_one = items.iter().filter(|(_, other)| is_slip(other, &token.word)).count() == 1;
        if is_of_one {
            let name = match token.is_capital {
                true => words::capital(&token.word),
                false => token.word.clone(),
            };
            found.push(OtherName { thing: *thing, name, span: token.span });
        }
    }
    found.sort_by_key(|of| of.span.start);
    found
}

/// Whether a word is known as the name of something: `Iceland` is no misprint of `Ireland`.
fn is_name(word: &str) -> bool {
    !lexicon::names_of(word).is_empty()
        || lexicon::is_nation(word)
        || lexicon::is_people(word)
        || lexicon::is_colour(word)
        || lexicon::given::is_of_person(word)
}

/// Whether two words that begin alike are one letter apart.
fn is_slip(name: &str, word: &str) -> bool {
    name.chars().next() == word.chars().next() && strsim::damerau_levenshtein(name, word) == 1
}
