//! Surnames that only the clues have: `Fred Larch` where the header has `Fred`.
//!
//! A word that no list knows is a surname if it is written with a capital and stands each time behind the same first
//! name, so that it can but tell more of the same person, and if half of the names have one. It is said in a warning.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::categories::is_near;
use super::cut::Sentences;
use super::function;
use super::lexicon::names::{DAYS, MONTHS};
use super::lexicon::story;
use super::short_names;
use super::token::Token;
use super::vocabulary::{Thing, Vocabulary};
use super::words::{self, Words};
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::text::fold;

/// Adds the surnames of some sentences to the names they belong to; what is to be said of it.
pub(super) fn add(
    vocabulary: &mut Vocabulary,
    sentences: &[Option<Sentences>],
) -> Option<Diagnostic> {
    let found = found(vocabulary, sentences);
    let first = found.iter().map(|of| of.span).min_by_key(|span| span.start)?;
    let message = "surnames that stand only in the clues are taken to say no more than the first names before them";
    let warning = Diagnostic::warning(Code::LearnedWords, first, message);
    let warning = found.iter().fold(warning, |warning, of| {
        let first = &vocabulary.senses[of.thing.sense].items[of.thing.item].text;
        warning.help(format!("`{first} {}` is taken for `{first}`", of.written))
    });
    for of in found {
        let first = &vocabulary.senses[of.thing.sense].items[of.thing.item].text;
        let name = format!("{first} {}", of.written);
        vocabulary.add_pattern(of.thing, &name);
    }
    Some(warning)
}

/// A surname: whose it is, as it is written, and where it stands first.
struct Surname {
    thing: Thing,
    written: CompactString,
    span: Span,
}

/// The surnames, by where they stand first.
fn found(vocabulary: &Vocabulary, sentences: &[Option<Sentences>]) -> Vec<Surname> {
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
        .map(|(word, (thing, span))| Surname { thing, written: words::capital(&word), span })
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
    let is_of_calendar = DAYS.iter().chain(MONTHS).any(|names| names.contains(&&*token.word));
    let kind = function::kind(&token.word, &token.stem);
    token.is_capital
        && short_names::means_nothing(vocabulary, token)
        && !OTHERS.contains(&&*token.word)
        && !is_of_calendar
        && vocabulary.about(&token.stem) == 0
        && !vocabulary.by_stem.contains_key(&token.stem)
        && !(kind.be || kind.auxiliary || kind.relative)
        && !story::is_never_loose(&token.stem)
}

/// Whether all words of a sentence have capitals, which then tell nothing.
fn is_all_capital(sentence: &[Token]) -> bool {
    sentence.iter().filter(|token| token.is_word()).all(|token| token.is_capital)
}
