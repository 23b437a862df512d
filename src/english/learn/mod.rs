//! What a puzzle teaches: words that no list has, but whose use in its sentences tells what they do.
//!
//! A story speaks of its own things: of `probes` that were `launched`, of `gems` that were `found` in
//! somebody's claim. Such a word is learned from two sentences or more, and only where it can but join
//! what the sentence says anyway: as a word for what the rows are (`the probe that …`, `Ann's probe`),
//! or as a verb between a row and an item of one and the same category (`was climbed by Ann`). A word
//! of another topic (`hair`, where no category is about hair) is never learned, and no word that could
//! turn or weaken what is said ([`story::LOADED`]).

mod witness;

use compact_str::CompactString;
use foldhash::{HashMap, HashSet};
use itertools::Itertools;

use super::lexicon::{self, PERSONS, story};
use super::mention::Reader;
use super::token::Token;
use super::vocabulary::{Senses, Uses, Vocabulary};
use super::words;
use crate::syntax::diagnostic::{Code, Diagnostic};
use witness::Witness;
pub(super) use witness::is_agent;

/// The stems of words that stand beside an item as nouns do, and are none.
const QUALITIES: &[&str] = &[
    "born", "call", "differ", "fluent", "free", "highest", "last", "mani", "nativ", "old", "paint",
];

/// What the sentences of a puzzle add to its vocabulary.
#[derive(Clone, Default, Debug)]
pub(super) struct Story {
    /// The stems of words for what the rows are.
    pub(super) things: HashSet<CompactString>,
    /// The stems of those that are people: Ann's `hero` is somebody else.
    pub(super) folk: HashSet<CompactString>,
    /// Those of them that the sentences teach.
    pub(super) taught: HashSet<CompactString>,
    /// What learned words do beside an item.
    pub(super) learned: HashMap<CompactString, Uses>,
    /// The categories of which the story may tell with any verb.
    pub(super) open: Senses,
    /// Whether the rows are people, so that what was done by Ann tells of another.
    pub(super) is_of_people: bool,
}

impl Story {
    /// Whether a stem is that of a word for what the rows are.
    pub(super) fn is_thing(&self, stem: &str) -> bool {
        self.things.contains(stem) || story::is_thing(stem) || story::is_folk(stem)
    }

    /// Tells what was learned of the words of some sentences, if anything was.
    pub(super) fn diagnostic<'t>(
        &self,
        vocabulary: &Vocabulary,
        tokens: impl Iterator<Item = &'t Token>,
    ) -> Option<Diagnostic> {
        let is_learned = |token: &&Token| {
            let stem = &token.stem;
            let thing = story::is_thing(stem) || story::is_folk(stem);
            let verb = story::is_deed(stem) || story::is_doing(stem) || story::is_show(stem);
            let learned = self.learned.get(stem).is_some_and(|uses| *uses != Uses::default());
            self.taught.contains(stem) && !thing || learned && !verb
        };
        let words: Vec<&Token> = tokens.filter(is_learned).unique_by(|token| &token.stem).collect();
        let message = "some words are learned from how the clues use them".to_owned();
        let warning = Diagnostic::warning(Code::LearnedWords, words.first()?.span, message);
        let quoted = |words: &[&&Token]| words.iter().map(|of| format!("`{}`", of.word)).join(", ");
        let rows: Vec<_> = words.iter().filter(|of| self.taught.contains(&of.stem)).collect();
        let mut found = warning;
        if !rows.is_empty() {
            found = found.help(format!("{} for what the clues speak of", quoted(&rows)));
        }
        for (at, sense) in vocabulary.senses.iter().enumerate() {
            let goes_with = |of: &&&Token| {
                let uses = self.learned.get(&of.stem).copied().unwrap_or_default();
                (uses.verb | uses.by | uses.filler) & 1 << at != 0
            };
            let beside: Vec<_> = words.iter().filter(goes_with).collect();
            if !beside.is_empty() {
                found = found.help(format!(
                    "{} beside items of `{}`",
                    quoted(&beside),
                    sense.name.text
                ));
            }
        }
        Some(found)
    }

    /// Whether a row of that name may belong to somebody: `Ann's probe`, but not `Ann's guest`.
    pub(super) fn is_owned(&self, stem: &str) -> bool {
        self.is_thing(stem) && !self.folk.contains(stem) && !story::is_folk(stem)
    }
}

/// Learns from all sentences of a puzzle.
pub(super) fn learn(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Story {
    let mut seen = Witness::default();
    for (number, tokens) in sentences.iter().enumerate() {
        seen.read(&Reader::new(vocabulary, tokens), number);
    }
    let mut story = Story {
        is_of_people: speaks_of_people(sentences),
        open: vocabulary.open,
        ..Story::default()
    };
    story.add_own_nouns(vocabulary);
    story.add_folk(sentences);
    story.add_children(vocabulary);
    story.add_things(&seen, vocabulary);
    story.add_colored(&seen, vocabulary);
    story.add_verbs(&seen, vocabulary);
    story
}

impl Story {
    /// `The mountain that is 210 feet tall`: each row has one, so that it stands for the row. If the
    /// rows are no people, nothing else than a row is a `bottle`, either.
    fn add_own_nouns(&mut self, vocabulary: &Vocabulary) {
        for (stem, uses) in vocabulary.nouns() {
            let is_noun = uses.own != 0 || !self.is_of_people && uses.filler != 0;
            let is_plain = !story::is_loaded(stem) && !QUALITIES.contains(&&**stem);
            if is_noun && uses.relative == 0 && is_plain {
                self.things.insert(stem.clone());
                if uses.own & vocabulary.names != 0 {
                    self.folk.insert(stem.clone());
                }
            }
        }
    }

    /// `The child in the red house` is who lives there, unless the puzzle tells of people and their
    /// children.
    fn add_children(&mut self, vocabulary: &Vocabulary) {
        for word in ["child", "kid"] {
            if vocabulary.about(word) == 0 {
                let stem = words::stem(word);
                self.things.insert(stem.clone());
                self.folk.insert(stem);
            }
        }
    }

    /// Whoever is followed by `who` is a person.
    fn add_folk(&mut self, sentences: &[&[Token]]) {
        let pairs = sentences.iter().flat_map(|tokens| tokens.windows(2));
        let persons = pairs.filter(|pair| matches!(&*pair[1].word, "who" | "whose"));
        self.folk.extend(persons.map(|pair| pair[0].stem.clone()));
    }

    /// Words for what the rows are, and nouns that only stand beside the items of one category.
    fn add_things(&mut self, seen: &Witness, vocabulary: &Vocabulary) {
        for (stem, seen) in &seen.things {
            let many = seen.beside.count_ones() > 1;
            let is_thing = match seen.is_topical {
                // Of a pack that is Arthur's, is made by Travelore and holds 25 liters, the puzzle tells.
                true => seen.is_often() && seen.is_row && many,
                false => seen.is_sure || seen.is_often() && seen.is_row,
            };
            if is_thing {
                self.things.insert(stem.clone());
                self.taught.insert(stem.clone());
            } else if seen.is_often() && !seen.is_topical && !many {
                // `195 degree water`
                self.learn(stem).filler |= seen.beside & vocabulary.open;
            }
        }
    }

    /// If all colours are those of shirts, a red shirt is red, and one may wear it.
    fn add_colored(&mut self, seen: &Witness, vocabulary: &Vocabulary) {
        for (sense, nouns) in &seen.behind {
            let Ok((stem, noun)) = nouns.iter().exactly_one() else { continue };
            let is_color = vocabulary.senses[*sense].topic.is_some_and(lexicon::topics::is_color);
            if noun.is_often() && is_color && !story::is_loaded(stem) {
                self.learn(stem).filler |= 1 << sense;
                self.open |= 1 << sense;
            }
        }
    }

    /// Verbs of open categories, verbs before `by`, and nouns behind numbers.
    fn add_verbs(&mut self, seen: &Witness, vocabulary: &Vocabulary) {
        let open = self.open;
        let by = if self.is_of_people { 0 } else { open | vocabulary.names };
        for ((stem, sense), _) in seen.verbs.iter().filter(|(_, seen)| seen.is_often()) {
            self.learn(stem).verb |= 1 << sense & open;
        }
        for ((stem, sense), _) in seen.by.iter().filter(|(_, seen)| seen.is_often()) {
            self.learn(stem).by |= 1 << sense & by;
        }
        for ((stem, sense), _) in seen.counted.iter().filter(|(_, seen)| seen.is_often()) {
            self.learn(stem).filler |= 1 << sense & open;
        }
    }

    fn learn(&mut self, stem: &CompactString) -> &mut Uses {
        self.learned.entry(stem.clone()).or_default()
    }
}

/// Whether the sentences call the rows people: `the person who`, `the man with`.
fn speaks_of_people(sentences: &[&[Token]]) -> bool {
    let person = |token: &Token| token.stem != "one" && PERSONS.contains(&&*token.stem);
    let goes_on = |word: &str| matches!(word, "who" | "whose" | "with" | "from" | "that" | "in");
    sentences
        .iter()
        .flat_map(|tokens| tokens.windows(2))
        .any(|pair| person(&pair[0]) && goes_on(&pair[1].word))
}
