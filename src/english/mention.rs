//! Mentions: the words that stand for an item, a position or the person there.

use super::function::{self, Kind, kind};
use super::place::Spot;
use super::token::Token;
use super::vocabulary::{Match, Senses, Thing, Uses, Vocabulary};
use crate::model::ids::Span;

/// How many words may stand before an item and add nothing.
const MAX_BEFORE: usize = 8;

/// An item that some words may stand for, and how well they fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) of: Thing,
    /// How many of the words speak for this category; more for its own ones.
    pub(super) score: u32,
}

impl Choice {
    /// The category, as a set of one.
    pub(super) fn sense(&self) -> Senses {
        1 << self.of.sense
    }
}

/// What a mention stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Noun {
    /// An item; several, if the words fit items of several categories.
    Item(Vec<Choice>),
    /// A position.
    Place(Spot),
}

/// A mention, from one token to before another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mention {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) noun: Noun,
}

/// A sentence with all that is known of its words.
pub(super) struct Reader<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) tokens: &'a [Token],
    pub(super) matches: Vec<Vec<Match>>,
    pub(super) uses: Vec<Uses>,
    pub(super) kinds: Vec<Kind>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(vocabulary: &'a Vocabulary, tokens: &'a [Token]) -> Reader<'a> {
        Reader {
            vocabulary,
            tokens,
            matches: vocabulary.matches(tokens),
            uses: tokens.iter().map(|token| vocabulary.uses(token)).collect(),
            kinds: tokens.iter().map(|token| kind(&token.word, &token.stem)).collect(),
        }
    }

    pub(super) fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.word)
    }

    pub(super) fn kind(&self, at: usize) -> Kind {
        self.kinds.get(at).copied().unwrap_or_default()
    }

    fn uses(&self, at: usize) -> Uses {
        self.uses.get(at).copied().unwrap_or_default()
    }

    /// Where some words end that stand at a token, one after another.
    pub(super) fn phrase(&self, at: usize, phrase: &str) -> Option<usize> {
        // Most phrases end here, at the cost of a glance.
        if !phrase.starts_with(self.word(at)) {
            return None;
        }
        let mut end = at;
        for word in phrase.split(' ') {
            if self.word(end) != word {
                return None;
            }
            end += 1;
        }
        Some(end)
    }

    /// Where the longest of some phrases ends.
    pub(super) fn any(&self, at: usize, phrases: &[&str]) -> Option<usize> {
        phrases.iter().filter_map(|phrase| self.phrase(at, phrase)).max()
    }

    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        let last = end.max(start + 1).min(self.tokens.len()) - 1;
        self.tokens[start.min(last)].span.to(self.tokens[last].span)
    }

    /// Whether a word is one for positions: the file's own, or `house` and the like.
    pub(super) fn is_house(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| {
            self.kinds[at].house || token.stem == self.vocabulary.position_stem
        })
    }

    /// All mentions that begin at a token.
    pub(super) fn mentions(&self, at: usize) -> Vec<Mention> {
        let mut found = Found { start: at, mentions: Vec::new() };
        for (end, spot) in self.places(at) {
            found.mentions.push(Mention { start: at, end, noun: Noun::Place(spot) });
        }
        self.object(at, true, &mut found);
        self.described(at, &mut found);
        found.mentions
    }

    /// The mentions of [`Reader::object`] alone.
    fn objects(&self, start: usize, whole: bool) -> Vec<Mention> {
        let mut found = Found { start, mentions: Vec::new() };
        self.object(start, whole, &mut found);
        found.mentions
    }

    /// `the dog owner`, `the red house`, `Kools`, `a bouquet of daffodils`: an item between words that
    /// add nothing. `whole`: with a word for who has it, as a mention that stands alone may have.
    fn object(&self, start: usize, whole: bool, found: &mut Found) {
        // Which categories allow all words so far.
        let mut allowed = Senses::MAX;
        let mut before: Vec<Uses> = Vec::new();
        let mut at = start;
        let mut is_bare = true;
        loop {
            for item in self.matches.get(at).into_iter().flatten() {
                let bit = 1 << item.of.sense;
                if allowed & bit == 0 {
                    continue;
                }
                let score = before.iter().map(|uses| weight(uses, bit)).sum();
                self.after(item, score, is_bare, whole, found);
            }
            let uses = self.uses(at);
            let kind = self.kind(at);
            let fits = if kind.determiner
                || (at > start && self.word(at) == "of")
                || (!whole
                    && kind.preposition
                    && (at > start || function::is_within(self.word(at))))
            {
                Senses::MAX
            } else {
                uses.filler
                    | if whole && at > start && self.word(at + 1) == "of" { uses.agent } else { 0 }
            };
            allowed &= fits;
            if allowed == 0 || before.len() == MAX_BEFORE || at >= self.tokens.len() {
                return;
            }
            if !kind.determiner {
                is_bare = false;
            }
            before.push(uses);
            at += 1;
        }
    }

    /// The words behind an item that add nothing: `smoothie lover`, `'s degree`.
    fn after(&self, item: &Match, mut score: u32, is_bare: bool, whole: bool, found: &mut Found) {
        let sense = &self.vocabulary.senses[item.of.sense];
        let bit: Senses = 1 << item.of.sense;
        let bare = u32::from(is_bare && sense.is_people);
        found.add(item.end, Choice { of: item.of, score: score + bare });
        let mut at = item.end;
        while at < self.tokens.len() {
            let (uses, kind) = (self.uses(at), self.kind(at));
            let possessive = self.word(at) == "'s" || self.word(at) == "'";
            let person = whole && (kind.person || self.is_house(at) || uses.agent & bit != 0);
            let house = self.is_house(at);
            let prepositional = (kind.preposition || kind.determiner)
                && (self.uses(at + 1).filler & bit != 0
                    || self.kind(at + 1).determiner && self.uses(at + 2).filler & bit != 0);
            if !(possessive || person || house || uses.filler & bit != 0 || prepositional) {
                return;
            }
            score += weight(&uses, bit);
            at += 1;
            if !possessive && !prepositional {
                found.add(at, Choice { of: item.of, score });
            }
            if person && uses.filler & bit == 0 && !house {
                return;
            }
        }
    }

    /// `the person who …`, `the man with …`, `the owner of …`, `the person whose pet is …`.
    fn described(&self, start: usize, found: &mut Found) {
        let mut at = start;
        while self.kind(at).determiner && at < start + 2 {
            at += 1;
        }
        let mut head = at;
        let mut agent = Uses::default();
        while self.kind(head).person || self.is_house(head) {
            head += 1;
        }
        if head == at {
            // `the owner of the dog`, `the mother of Timothy`
            let uses = self.uses(at);
            if uses.agent | uses.filler != 0 && self.word(at + 1) == "of" {
                agent = uses;
                head = at + 1;
            } else if matches!(self.word(at), "whoever" | "who" | "whatever") {
                head = at;
            } else {
                return;
            }
        }
        if agent.agent | agent.filler != 0 {
            // The mother of Holly is not the one whose mother is Holly.
            let fits = agent.agent | agent.filler & !agent.relative;
            let inner = self.objects(head + 1, false);
            found.merge(inner, &[agent], |choice| fits & choice.sense() != 0);
            return;
        }
        self.related(head, found);
    }

    /// What stands behind `the person`.
    fn related(&self, mut at: usize, found: &mut Found) {
        if self.kind(at).relative {
            // `who is`, `who lives in house 3`, `who owns the dog`
            self.deed(at + 1, found);
            let mut verb = at + 1;
            while self.kind(verb).be || self.kind(verb).live || self.kind(verb).adverb {
                verb += 1;
            }
            self.placed(verb, found);
            if self.kind(at + 1).be {
                // `who is a pizza lover`
                found.merge(self.objects(at + 2, true), &[], |_| true);
            }
            return;
        }
        if self.word(at) == "where" {
            self.passive(at + 1, found);
            self.deed(at + 1, found);
            return;
        }
        if self.word(at) == "whose" || self.word(at) == "'s" {
            at += 1;
            let mut allowed = Senses::MAX;
            let mut words = Vec::new();
            while !self.kind(at).be || self.word(at) == "'s" {
                let uses = self.uses(at);
                let fits = if self.word(at) == "'s" || self.word(at) == "'" {
                    Senses::MAX
                } else {
                    uses.filler | uses.own | uses.relative
                };
                allowed &= fits;
                words.push(uses);
                at += 1;
                if allowed == 0 || words.len() > 6 || at >= self.tokens.len() {
                    return;
                }
            }
            if words.is_empty() {
                return;
            }
            let inner = self.objects(at + 1, false);
            found.merge(inner, &words, |choice| allowed & choice.sense() != 0);
            return;
        }
        if self.kind(at).preposition || self.kind(at).live || self.word(at) == "having" {
            self.deed(at, found);
            let mut place = at;
            while self.kind(place).live {
                place += 1;
            }
            self.placed(place, found);
            return;
        }
        // `the person partial to Pall Mall`, `the man wearing the red hat`
        if self.uses(at).verb != 0 {
            self.deed(at, found);
        }
    }

    /// `in house 3`, `in the first house`.
    fn placed(&self, at: usize, found: &mut Found) {
        let at = if matches!(self.word(at), "in" | "at" | "on") { at + 1 } else { at };
        for (end, spot) in self.places(at) {
            found.mentions.push(Mention { start: found.start, end, noun: Noun::Place(spot) });
        }
    }

    /// `the horse is kept`, `tea is drunk`: behind `the house where`.
    fn passive(&self, at: usize, found: &mut Found) {
        for mention in self.objects(at, false) {
            let verb = mention.end + 1;
            if self.kind(mention.end).be {
                let (uses, live) = (self.uses(verb), self.kind(verb).live);
                let told = Mention { end: verb + 1, ..mention };
                found.merge(vec![told], &[uses], |choice| live || uses.verb & choice.sense() != 0);
            }
        }
    }

    /// What one does with an item: `drinks tea`, `is partial to Pall Mall`, `has a cat`, `boulders`.
    pub(super) fn deed(&self, start: usize, found: &mut Found) {
        let mut at = start;
        let mut allowed = Senses::MAX;
        let mut words: Vec<Uses> = Vec::new();
        let mut has_verb = false;
        loop {
            // Without a verb, the item itself is one: `boulders` of `bouldering`.
            let is_verb = |of: Thing| {
                at > start || self.matches[at].iter().any(|found| found.of == of && !found.is_exact)
            };
            found.merge(self.objects(at, false), &words, |choice| {
                allowed & choice.sense() != 0 && is_verb(choice.of)
            });
            let (uses, kind) = (self.uses(at), self.kind(at));
            let light = kind.be
                || kind.live
                || kind.adverb
                // `partial to tea`, but not `lives by the tea drinker`
                || (kind.preposition && (has_verb || function::is_within(self.word(at))))
                || (at > start && (kind.determiner || kind.degree));
            let has = ["has", "have", "had", "having", "got", "with"].contains(&self.word(at));
            let fits = if has {
                // Who has a nurse is none; who has a mother named Holly is meant by her.
                let near = (at + 1..at + 4).map(|at| self.uses(at).relative);
                !self.vocabulary.of_people | near.fold(0, |all, of| all | of)
            } else if light {
                Senses::MAX
            } else {
                let beside = uses.filler | uses.agent | uses.relative;
                uses.verb | if at > start { beside } else { 0 }
            };
            // What one used to do is done no more.
            let is_over = self.word(at) == "used" && self.word(at + 1) == "to";
            has_verb |= !light || has;
            allowed &= fits;
            if allowed == 0 || is_over || at >= start + 6 || at >= self.tokens.len() {
                return;
            }
            words.push(uses);
            at += 1;
        }
    }

    /// What one does with an item, when the verb stands apart: `drinks` of `drinks either tea or milk`.
    pub(super) fn deed_after(&self, verb: std::ops::Range<usize>, at: usize, found: &mut Found) {
        let words: Vec<Uses> = verb.clone().map(|at| self.uses(at)).collect();
        let mut allowed = Senses::MAX;
        for (at, uses) in verb.zip(&words) {
            let kind = self.kind(at);
            let light = kind.be || kind.live || kind.adverb || kind.preposition;
            if !light && !matches!(self.word(at), "has" | "have" | "had") {
                allowed &= uses.verb;
            }
        }
        found.merge(self.objects(at, false), &words, |choice| allowed & choice.sense() != 0);
    }
}

/// How much a word speaks for a category.
fn weight(uses: &Uses, bit: Senses) -> u32 {
    u32::from(uses.own & bit != 0) * 3 + u32::from(uses.topical & bit != 0) * 2
}

/// The mentions found so far.
pub(super) struct Found {
    pub(super) start: usize,
    pub(super) mentions: Vec<Mention>,
}

impl Found {
    /// Adds a way to read the words up to a token.
    fn add(&mut self, end: usize, choice: Choice) {
        let same =
            |mention: &&mut Mention| mention.end == end && matches!(mention.noun, Noun::Item(_));
        match self.mentions.iter_mut().find(same) {
            Some(Mention { noun: Noun::Item(choices), .. }) => {
                match choices.iter_mut().find(|old| old.of == choice.of) {
                    Some(old) => old.score = old.score.max(choice.score),
                    None => choices.push(choice),
                }
            }
            _ => self.mentions.push(Mention {
                start: self.start,
                end,
                noun: Noun::Item(vec![choice]),
            }),
        }
    }

    /// Adds the items that were found within, as far as they fit; `words` speak for them as well.
    fn merge(&mut self, inner: Vec<Mention>, words: &[Uses], fits: impl Fn(&Choice) -> bool) {
        for mention in inner {
            let Noun::Item(choices) = mention.noun else { continue };
            for choice in choices.into_iter().filter(&fits) {
                let more: u32 = words.iter().map(|uses| weight(uses, choice.sense())).sum();
                self.add(mention.end, Choice { score: choice.score + more, ..choice });
            }
        }
    }
}
