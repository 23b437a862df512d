//! What the sentences of a puzzle show of words that nobody knows.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::{HashMap, HashSet};
use itertools::Itertools;

use super::super::function;
use super::super::lexicon::{TOPICS, Topic, story};
use super::super::mention::Reader;
use super::super::vocabulary::{Senses, Uses};
use super::super::words;

/// In how many sentences a word must stand in one and the same use.
const SENTENCES: usize = 2;

/// How often a word was seen in one use.
#[derive(Default)]
pub(super) struct Seen {
    /// The sentences, by number.
    sentences: HashSet<usize>,
    /// Whether one of the uses tells that it is what the rows are: `the probe with …`, `Ann's probe`.
    pub(super) is_row: bool,
    /// Whether what follows alone tells which row it is: `the probe that was launched in May`.
    pub(super) is_sure: bool,
    /// The categories of the items beside it, and of those that it belongs to.
    pub(super) beside: Senses,
    /// Whether a topic that no category is about has the word.
    pub(super) is_topical: bool,
}

impl Seen {
    /// Whether it was seen often enough to be no accident.
    pub(super) fn is_often(&self) -> bool {
        self.sentences.len() >= SENTENCES
    }
}

/// The unknown words that were seen, by their stems.
#[derive(Default)]
pub(super) struct Witness {
    pub(super) things: HashMap<CompactString, Seen>,
    /// Each with the category of the item behind it.
    pub(super) verbs: HashMap<(CompactString, usize), Seen>,
    pub(super) by: HashMap<(CompactString, usize), Seen>,
    /// For each category the nouns behind its items.
    pub(super) behind: HashMap<usize, HashMap<CompactString, Seen>>,
    /// Nouns behind a number that is an item: the category.
    pub(super) counted: HashMap<(CompactString, usize), Seen>,
}

impl Witness {
    /// Looks at all words of a sentence.
    pub(super) fn read(&mut self, reader: &Reader<'_>, sentence: usize) {
        let mut inside = vec![None; reader.tokens.len() + 1];
        for at in 0..reader.tokens.len() {
            if let Some(found) = reader.matches[at].first() {
                inside[at..found.end].fill(Some(at));
            }
        }
        for at in 0..reader.tokens.len() {
            if inside[at].is_some() {
                continue;
            }
            self.behind(reader, at, &inside, sentence);
            if is_new_noun(reader, at) {
                self.thing(reader, at, &inside, sentence);
            }
            let is_new = is_new(reader, at) && !is_topical(reader, at);
            if is_new {
                self.verb(reader, at, &inside, sentence);
            }
            if is_new || reader.word(at) == "people" {
                self.counted(reader, at, &inside, sentence);
            }
        }
    }

    /// `the probe that …`, `Ann's probe`, `the Mars probe`.
    fn thing(&mut self, reader: &Reader<'_>, at: usize, inside: &[Option<usize>], sentence: usize) {
        let Some(last) = at.checked_sub(1) else { return };
        let item = |at: usize| inside[at].and_then(|start| reader.matches[start].first());
        let is_topical = is_topical(reader, at);
        let next = reader.word(at + 1);
        let kind = reader.kind(at + 1);
        let goes_on = kind.preposition && next != "of";
        let acts = kind.relative || next.ends_with("ing") || next.ends_with("ed") || kind.live;
        let ends = at + 1 == reader.tokens.len()
            || kind.be
            || kind.auxiliary
            || matches!(next, "," | "and" | "or" | "'s" | "than" | "'")
            || goes_on
            || acts
            || story::is_deed(reader.stem(at + 1))
            || story::is_doing(reader.stem(at + 1));
        let has_owner = matches!(reader.word(last), "'s" | "'");
        let owner = last.checked_sub(1).filter(|_| has_owner).and_then(item);
        let has_article = matches!(reader.word(last), "the" | "a" | "an");
        let is_sure = has_article && (acts || goes_on && is_agent(&reader.tokens[at].word));
        let is_row = ends && owner.is_some() || has_article && (goes_on || acts);
        let beside = item(last).or(owner).filter(|_| ends);
        if !is_row && beside.is_none() {
            return;
        }
        let seen = self.things.entry(reader.tokens[at].stem.clone()).or_default();
        seen.sentences.insert(sentence);
        seen.is_sure |= is_sure;
        seen.is_row |= is_row;
        seen.is_topical = is_topical;
        if let Some(item) = beside {
            seen.beside |= 1 << item.of.sense;
        }
    }

    /// `shirt` of `the red shirt`: whatever stands behind an item as its noun.
    fn behind(
        &mut self,
        reader: &Reader<'_>,
        at: usize,
        inside: &[Option<usize>],
        sentence: usize,
    ) {
        let Some(start) = at.checked_sub(1).and_then(|last| inside[last]) else { return };
        let kind = reader.kind(at);
        let is_noun = reader.tokens[at].is_word()
            && !(kind.be || kind.auxiliary || kind.preposition || kind.relative || kind.live)
            && !function::is_grammar(reader.word(at))
            && reader.uses[at].verb | reader.uses[at].doing == 0
            && !story::is_deed(reader.stem(at))
            && !story::is_doing(reader.stem(at));
        for found in reader.matches[start].iter().filter(|_| is_noun) {
            let nouns = self.behind.entry(found.of.sense).or_default();
            let seen = nouns.entry(reader.tokens[at].stem.clone()).or_default();
            seen.sentences.insert(sentence);
        }
    }

    /// `started in 2007`, `headed by Ann`, `climbed Mount Teide`.
    fn verb(&mut self, reader: &Reader<'_>, at: usize, inside: &[Option<usize>], sentence: usize) {
        let Some(last) = at.checked_sub(1) else { return };
        let (before, kind) = (reader.word(last), reader.kind(last));
        let follows = kind.relative
            || kind.be
            || before == "will"
            || matches!(before, "one" | "other")
            || kind.person
            || inside[last].is_some()
            || is_new(reader, last);
        if !follows || reader.tokens[at].word.ends_with("er") {
            return;
        }
        let mut next = at + 1;
        if story::PARTICLES.contains(&reader.word(next)) {
            next += 1;
        }
        let by = reader.word(next) == "by";
        if reader.kind(next).preposition {
            next += 1;
        }
        while reader.kind(next).determiner && next < at + 5 {
            next += 1;
        }
        let matches = reader.matches.get(next).map_or(&[][..], |found| found);
        let beside = matches.iter().map(|found| found.of.sense).unique().exactly_one();
        // `will dive 1 day before`: it tells of moments.
        let moments = || reader.is_told(at).then(|| reader.vocabulary.moments()).flatten();
        let Some(item) = beside.ok().or_else(moments) else { return };
        let of = if by { &mut self.by } else { &mut self.verbs };
        let seen = of.entry((reader.tokens[at].stem.clone(), item)).or_default();
        seen.sentences.insert(sentence);
    }

    /// `100 attendees`.
    fn counted(
        &mut self,
        reader: &Reader<'_>,
        at: usize,
        inside: &[Option<usize>],
        sentence: usize,
    ) {
        // `11 ounces of gold`
        let of = at >= 3 && reader.word(at - 1) == "of" && story::is_unit(reader.stem(at - 2));
        // `190 degree water`
        let unit = at >= 2 && inside[at - 1].is_none() && story::is_unit(reader.stem(at - 1));
        let Some(number) = at.checked_sub(if of {
            3
        } else if unit {
            2
        } else {
            1
        }) else {
            return;
        };
        let Some(start) = inside[number] else { return };
        let found = &reader.matches[start];
        if !reader.tokens[number].word.ends_with(|c: char| c.is_ascii_digit()) {
            return;
        }
        if let Ok(item) = found.iter().exactly_one() {
            let key = (reader.tokens[at].stem.clone(), item.of.sense);
            self.counted.entry(key).or_default().sentences.insert(sentence);
        }
    }
}

/// Whether a noun is made of a verb, for who does it: `competitor`, `sailor`, `dieter`.
pub(in super::super) fn is_agent(word: &str) -> bool {
    ["er", "or", "ist", "ian", "eer"].iter().any(|ending| word.ends_with(ending))
}

/// Whether nothing is known of a word, so that it may be learned.
fn is_new(reader: &Reader<'_>, at: usize) -> bool {
    reader.uses[at] == Uses::default() && is_new_noun(reader, at)
}

/// Whether a word is not known as a noun.
fn is_new_noun(reader: &Reader<'_>, at: usize) -> bool {
    let token = &reader.tokens[at];
    let uses = Uses { verb: 0, doing: 0, by: 0, topical: 0, ..reader.uses[at] };
    token.word.chars().count() >= 3
        && token.word.chars().all(char::is_alphabetic)
        && uses == Uses::default()
        && reader.kinds[at] == function::Kind::default()
        && !function::is_grammar(&token.word)
        && words::number(&[&token.word]).is_none()
        && words::ordinal(&token.word).is_none()
        && !story::is_loaded(&token.stem)
}

/// Whether some topic has a word as a noun.
fn is_topical(reader: &Reader<'_>, at: usize) -> bool {
    static NOUNS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        let words = |of: &'static Topic| {
            [of.agents, of.fillers, of.relatives, of.names].into_iter().flatten()
        };
        TOPICS.iter().flat_map(words).copied().collect()
    });
    NOUNS.contains(reader.stem(at))
}
