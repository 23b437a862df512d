//! What the sentences of a puzzle show of words that nobody knows.

use compact_str::CompactString;
use foldhash::{HashMap, HashSet};
use itertools::Itertools;

use super::super::function;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::vocabulary::Senses;
use super::place::{
    is_agent, is_new, is_new_noun, is_of_moments, is_plain_epithet, is_quality, is_topical,
    is_whole, measured, told,
};

/// In how many sentences a word must stand in one and the same use.
const SENTENCES: usize = 2;

/// How often a word was seen in one use.
#[derive(Default)]
pub(super) struct Seen {
    /// The sentences, by number.
    sentences: HashSet<usize>,
    /// The items beside it, of a category that is known.
    pub(super) items: HashSet<usize>,
    /// Whether somebody uses it.
    pub(super) is_used: bool,
    /// Whether one of the uses tells that it is what the rows are: `the probe with …`, `Ann's probe`.
    pub(super) is_row: bool,
    /// Whether what follows alone tells which row it is: `the probe that was launched in May`.
    pub(super) is_sure: bool,
    /// Whether it stands alone before what tells which row it is: `the probe with …`.
    pub(super) is_head: bool,
    /// The categories of the items beside it, and of those that it belongs to.
    pub(super) beside: Senses,
    /// The categories of the items that are told of it: `the probe from Mars`, `Ann's probe costs $5`.
    pub(super) told: Senses,
    /// The categories of items that it is: `Ann's probe is the red one`.
    pub(super) is: Senses,
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
    /// Words before a noun, by the stem of the noun: `space` of `the space probe`.
    pub(super) before: HashMap<CompactString, HashMap<CompactString, Seen>>,
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
                self.before(reader, at, &inside, sentence);
            }
            let is_told = reader.vocabulary.keeps_to_lists() && is_topical(reader, at);
            let is_new = is_new(reader, at) && !is_told;
            if is_new {
                self.verb(reader, at, &inside, sentence);
            }
            if is_new && !reader.vocabulary.keeps_to_lists() {
                self.valued(reader, at, &inside, sentence);
            }
            let is_counted = at >= 2
                && !reader.vocabulary.keeps_to_lists()
                && reader.tokens[at].is_word()
                && reader.kind(at) == function::Kind::default()
                && reader.uses[at - 1].own != 0
                && inside[at - 2].is_some();
            if is_new || reader.word(at) == "people" || is_counted {
                self.counted(reader, at, &inside, sentence);
            }
        }
    }

    /// `the probe that …`, `Ann's probe`, `the Mars probe`.
    fn thing(&mut self, reader: &Reader<'_>, at: usize, inside: &[Option<usize>], sentence: usize) {
        let Some(last) = at.checked_sub(1) else { return };
        // `the cigar-shaped UFO`
        let item = |at: usize| {
            let own = inside[at].is_none() && reader.uses[at].own != 0;
            let at = if own { at.checked_sub(1)? } else { at };
            inside[at].and_then(|start| reader.matches[start].first())
        };
        let is_topical = is_topical(reader, at);
        let next = reader.word(at + 1);
        let kind = reader.kind(at + 1);
        let goes_on = kind.preposition && next != "of";
        let does = |at: usize| story::is_deed(reader.stem(at)) || story::is_doing(reader.stem(at));
        let acts = kind.relative
            || goes_on && matches!(reader.word(at + 2), "which" | "whom")
            || next.ends_with("ing")
            || next.ends_with("ed")
            || kind.live
            || does(at + 1) && reader.kind(at + 2).preposition;
        let ends = at + 1 == reader.tokens.len()
            || kind.be
            || kind.auxiliary
            || matches!(next, "," | "and" | "or" | "'s" | "than" | "'")
            || goes_on
            || acts
            || does(at + 1);
        let has_owner = reader.is_possessive(last);
        let owner = last.checked_sub(1).filter(|_| has_owner).and_then(item);
        let is_article = |at: usize| matches!(reader.word(at), "the" | "a" | "an");
        // `the air conditioner with`
        let compound = inside[last].is_none()
            && is_plain_epithet(reader, last)
            && last.checked_sub(1).is_some_and(is_article);
        let has_article = is_article(last) || compound;
        // `the 600 foot tall probe`
        let measured = measured(reader, at, inside);
        let is_measured = measured.is_some_and(|start| is_whole(reader, start)) && ends;
        // `the 1933 typewriter`: what has a value is a row.
        let is_valued = item(last).is_some_and(|found| {
            let start = inside[last].unwrap_or(last);
            let has_scale = reader.vocabulary.senses[found.of.sense].scale.is_some();
            let article = start.checked_sub(1).map_or("", |before| reader.word(before));
            has_scale && article == "the" && !is_plural(&reader.tokens[at].word)
        });
        let is_valued = is_valued && ends && !reader.vocabulary.keeps_to_lists();
        let is_sure =
            has_article && (acts || goes_on && is_agent(&reader.tokens[at].word)) || is_measured;
        let is_row = is_valued
            || ends && owner.is_some()
            || has_article && (goes_on || acts || next == "of")
            || is_measured;
        let beside = item(last).or(owner).or(measured.and_then(item)).filter(|_| ends);
        if !is_row && beside.is_none() {
            return;
        }
        let seen = self.things.entry(reader.tokens[at].stem.clone()).or_default();
        seen.sentences.insert(sentence);
        seen.is_sure |= is_sure;
        seen.is_head |= has_article && (goes_on || acts) || is_valued;
        seen.is_row |= is_row;
        seen.is_topical = is_topical;
        if let Some(item) = beside {
            seen.beside |= 1 << item.of.sense;
        }
        if is_row {
            let (told, is) = told(reader, at, inside);
            seen.told |= told;
            seen.is |= is;
        }
    }

    /// `space` of `the space probe`, `the Mars space probe`, `Ann's space probe`.
    fn before(
        &mut self,
        reader: &Reader<'_>,
        at: usize,
        inside: &[Option<usize>],
        sentence: usize,
    ) {
        let Some(last) = at.checked_sub(1) else { return };
        let begins = matches!(reader.word(last), "the" | "a" | "an" | "'s" | "'")
            || inside[last].is_some()
            || measured(reader, at, inside).is_some();
        let noun = reader.tokens.get(at + 1).filter(|_| inside[at + 1].is_none());
        let begins = begins && !is_quality(reader.word(at));
        let Some(noun) = noun.filter(|of| begins && of.is_word()) else { return };
        let nouns = self.before.entry(noun.stem.clone()).or_default();
        nouns.entry(reader.tokens[at].stem.clone()).or_default().sentences.insert(sentence);
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
            seen.items.insert(found.of.item);
            // `uses orange paintballs`
            let verb = start.checked_sub(1).map_or("", |last| reader.stem(last));
            seen.is_used |= verb == "use" && reader.word(at).ends_with('s');
        }
    }

    /// `started in 2007`, `headed by Ann`, `climbed Mount Teide`.
    fn verb(&mut self, reader: &Reader<'_>, at: usize, inside: &[Option<usize>], sentence: usize) {
        // `wasn't launched`
        let denies = |at: &usize| matches!(reader.word(*at), "t" | "'t" | "not");
        let Some(last) = (0..at).rev().find(|at| !denies(at)) else { return };
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
        let next_is = |word: &str| reader.word(next) == word;
        if story::is_loaded(reader.stem(next)) && !next_is("by") && !next_is("like")
            || next_is("out")
            || next_is("off")
        {
            return;
        }
        if reader.word(next) == "of" {
            return;
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
        let moments = || is_of_moments(reader, at).then(|| reader.vocabulary.moments()).flatten();
        let Some(item) = beside.ok().or_else(moments) else { return };
        let of = if by { &mut self.by } else { &mut self.verbs };
        let seen = of.entry((reader.tokens[at].stem.clone(), item)).or_default();
        seen.sentences.insert(sentence);
    }

    /// `high` of `a high speed of 75 mph`: a word beside the name of a category, before its value.
    fn valued(
        &mut self,
        reader: &Reader<'_>,
        at: usize,
        inside: &[Option<usize>],
        sentence: usize,
    ) {
        let of = |at: usize| reader.word(at + 1) == "of";
        let Some(end) = (at..at + 3).find(|at| of(*at)) else { return };
        let value = end + 2 + usize::from(reader.word(end + 2) == "either");
        let Some(start) = inside.get(value).copied().flatten() else { return };
        let Ok(item) = reader.matches[start].iter().exactly_one() else { return };
        let bit = 1 << item.of.sense;
        let plain = |at: &usize| !is_new(reader, *at) && reader.uses[*at].own & bit == 0;
        let begins = (0..at).rev().find(plain).is_some_and(|last| reader.kind(last).determiner);
        let scaled = reader.vocabulary.senses[item.of.sense].scale.is_some();
        let rest = at + 1..=end;
        let known = rest.clone().all(|at| {
            reader.uses[at].own & bit != 0 || reader.word(at) == "time" || is_new(reader, at)
        });
        if !scaled || !begins || !known {
            return;
        }
        let of_time = reader.vocabulary.senses[item.of.sense].is_duration();
        let named = (at..=end).any(|at| of_time && reader.word(at) == "time");
        let seen = self.counted.entry((reader.tokens[at].stem.clone(), item.of.sense)).or_default();
        seen.sentences.insert(sentence);
        seen.is_sure |= named;
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
        // `150 Facebook friends`
        let own = at >= 2 && inside[at - 1].is_none() && reader.uses[at - 1].own != 0;
        let Some(number) = at.checked_sub(if of {
            3
        } else if unit || own {
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

/// Whether a noun is of several: `the 5 ships` are counted.
fn is_plural(word: &str) -> bool {
    word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us")
}
