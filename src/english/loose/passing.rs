//! Which words may stand between a row and an item, and what they tell of the row.

use super::super::function;
use super::super::learn;
use super::super::lexicon::{PERSONS, story};
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses};
use super::super::words::{self, Words};
use super::{JOINING, REACH};
use crate::syntax::ast::{Name, Operand};

/// Whether most of some items are words for people: `role: nurse, porter, clerk`.
pub(in super::super) fn are_people(items: &[Name]) -> bool {
    let is_somebody = |item: &&Name| {
        let name = item.text.to_lowercase();
        let last = name.rsplit(' ').next().unwrap_or_default();
        let stem = words::stem(last);
        learn::is_agent(last) || is_human(&stem)
    };
    let is_word = |item: &Name| item.text.starts_with(char::is_lowercase);
    items.iter().all(is_word) && items.iter().filter(is_somebody).count() * 2 > items.len()
}

/// The stems of words for people that end as words for things do.
const HUMANS: Words = Words::of(&[
    "acquaint",
    "agent",
    "apprentic",
    "assist",
    "aunt",
    "boss",
    "boy",
    "brother",
    "buddi",
    "chef",
    "chief",
    "child",
    "clerk",
    "client",
    "coach",
    "cook",
    "cousin",
    "critic",
    "daughter",
    "defend",
    "expert",
    "fiance",
    "friend",
    "girl",
    "guard",
    "guest",
    "guid",
    "heir",
    "hero",
    "host",
    "judg",
    "kid",
    "king",
    "knight",
    "ladi",
    "lover",
    "maid",
    "mate",
    "mechan",
    "nephew",
    "niec",
    "nurs",
    "pal",
    "patient",
    "pianist",
    "pupil",
    "queen",
    "rival",
    "roommat",
    "scout",
    "servant",
    "sister",
    "sleuth",
    "son",
    "spous",
    "student",
    "surgeon",
    "tenant",
    "twin",
    "uncl",
    "veteran",
    "vicar",
    "victim",
    "wife",
]);

/// Whether a stem is that of a word for somebody, whatever rows the puzzle has.
fn is_human(stem: &str) -> bool {
    HUMANS.contains(&stem) || story::is_folk(stem)
}

/// The same, with `person` and the like.
pub(super) fn is_for_people(stem: &str) -> bool {
    PERSONS.contains(&stem) || is_human(stem)
}

/// Words for the other one of a couple.
pub(in super::super) const PARTNERS: &[&str] =
    &["boyfriend", "girlfriend", "husband", "partner", "spouse", "wife"];

impl Reader<'_> {
    /// `lost` of `was lost in 1936`, `was not lost in the park`, `the pet lost in the park`.
    fn is_lost(&self, at: usize) -> bool {
        let is_denied = matches!(self.word(at.wrapping_sub(1)), "not" | "'t");
        let before = at.wrapping_sub(1 + usize::from(is_denied));
        let is_participle = self.kind(before).be
            || !is_denied && JOINING.contains(&self.word(at + 1)) && self.uses(before).own != 0;
        self.word(at) == "lost" && at > 0 && is_participle
    }

    /// Whether a word changes nothing of what is said.
    pub(in crate::english) fn may_pass(&self, at: usize) -> bool {
        // Who met somewhere, escaped from there or was lost there, was there.
        let joined = JOINING.contains(&self.word(at + 1));
        // `meets two days after Nina's club`
        let meets = self.stem(at) == "meet"
            && (matches!(self.word(at + 1), "earlier" | "later" | "the" | "a" | "exactly")
                || self.tokens.get(at + 1).is_some() && self.amount(at + 1).is_some())
            && self.matches.get(at + 1).is_some_and(Vec::is_empty);
        // `needed a new chain`, `wants a red tattoo`
        let new = self.word(at) == "new";
        let wants = !self.vocabulary.has_order
            && matches!(self.word(at), "want" | "wants")
            && self.word(at + 1) != "to";
        // `is heard in Courtroom B`
        let heard = self.word(at) == "heard"
            && at > 0
            && self.kind(at - 1).be
            && matches!(self.word(at + 1), "in" | "on" | "at");
        let plain = self.stem(at) == "steal"
            || heard
            || matches!(self.word(at), "dated" | "dating") && self.word(at + 1) == "from"
            || matches!(self.word(at), "best" | "groomed")
            // `lost an eye`, of losses
            || self.word(at) == "lost" && self.vocabulary.uses.contains_key("loss");
        // `burns 9 hours less`, of durations, `burned in 1920`
        let burns =
            self.stem(at) == "burn" && (joined || self.vocabulary.all(Sense::is_duration) != 0);
        new || wants
            || burns
            || meets
            || self.spans(at)
            || plain
            || (matches!(self.stem(at), "escap" | "meet") || self.is_lost(at)) && joined
            || !story::is_loaded(self.stem(at)) && !story::is_never_loose(self.stem(at))
    }

    /// `crosses` of `crosses Cane Creek`.
    fn spans(&self, at: usize) -> bool {
        let next = at + 1 + usize::from(self.word(at + 1) == "the");
        let names = self.matches.get(next).is_some_and(|found| !found.is_empty());
        matches!(self.stem(at), "cross" | "span") && names && !self.is_person_at(next)
    }

    /// Whether only forms of `be` and the like stand between a place and a word.
    pub(super) fn follows_verb_group(&self, at: usize, start: usize) -> bool {
        (start..at).all(|at| {
            let kind = self.kind(at);
            kind.be || kind.auxiliary || kind.adverb || self.word(at) == "to" && at > start
        })
    }

    /// The categories of people, by name or by what they are.
    pub(in crate::english) fn persons(&self) -> Senses {
        *self.persons.get_or_init(|| self.vocabulary.of_persons() | self.vocabulary.of_relatives())
    }

    /// The same with all categories of names, whoever has them.
    pub(super) fn people(&self) -> Senses {
        self.vocabulary.names | self.vocabulary.folk | self.persons()
    }

    /// Whether some words name one of the people, with or without an article.
    pub(super) fn is_person_at(&self, at: usize) -> bool {
        let name = (at..at + 3)
            .find(|at| !self.kind(*at).determiner && self.word(*at) != ".")
            .unwrap_or(at);
        let persons = self.persons();
        self.matches
            .get(name)
            .is_some_and(|found| found.iter().any(|of| persons >> of.of.sense & 1 == 1))
    }

    /// Whether what a verb tells of can but be a thing, and none of the people that the header names otherwise.
    pub(in crate::english) fn is_loosely_of_thing(&self, at: usize) -> bool {
        let persons = self.persons();
        let names_person = |at: usize| {
            self.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1)
                && !self.is_possessive(self.matches[at][0].end)
        };
        // `the sprinter from Dover`
        let own = |at: usize| self.uses(at).own & !self.persons() != 0;
        let is_agent =
            |at: usize| self.matches[at].is_empty() && learn::is_agent(self.word(at)) && !own(at);
        let before = || (0..at.min(self.tokens.len())).rev();
        self.is_of_thing(at)
            && !before().take(REACH).any(is_agent)
            && !before().take(4).any(names_person)
    }

    /// Whether a choice is between those of one row: `either Brad or his wife Quin`.
    pub(in crate::english) fn is_of_couple(&self) -> bool {
        let chooses = |token: &Token| matches!(&*token.word, "either" | "neither" | "or" | "nor");
        let is_partner = |pair: &[Token]| {
            matches!(&*pair[0].word, "his" | "her") && PARTNERS.contains(&&*pair[1].word)
        };
        self.tokens.iter().any(chooses) && self.tokens.windows(2).any(is_partner)
    }

    /// Whether a word is one for somebody.
    pub(in crate::english) fn is_human(&self, at: usize) -> bool {
        is_for_people(self.stem(at))
            || self.uses(at).own & self.persons() != 0
                && self.matches.get(at).is_some_and(Vec::is_empty)
            || self.kind(at).person && !self.kind(at).thing
    }

    /// Whether a word may be a verb that joins a row and an item.
    pub(in crate::english) fn is_loose_verb(&self, at: usize) -> bool {
        let uses = self.uses(at);
        let stem = self.stem(at);
        let known = uses.verb | uses.doing | uses.by != 0
            || story::is_deed(stem)
            || story::is_doing(stem)
            || function::generic(stem).is_verb;
        let word = self.word(at);
        let is_noun = at > 0 && matches!(self.word(at - 1), "a" | "an" | "the");
        at < self.tokens.len()
            && !is_noun
            && self.may_pass(at)
            && !word.ends_with("ly")
            && (known
                || self.kind(at).live
                || self.is_new_word(at)
                || self.spans(at)
                || matches!(stem, "belong" | "burn" | "escap" | "meet" | "see" | "steal" | "want")
                || matches!(word, "heard" | "lost" | "made" | "saw"))
    }

    /// Whether nobody knows a word, which may be passed then.
    pub(super) fn is_new_word(&self, at: usize) -> bool {
        // Of houses, whatever somebody does with an item may be done by another one.
        learn::is_new_noun(self, at)
            && !self.vocabulary.has_order
            // A name that is no item is somebody's of whom the header does not tell.
            && !(at > 0 && self.tokens[at].is_capital)
            && self.matches[at].is_empty()
            && self.vocabulary.near(self.word(at)).is_empty()
            && !self.word(at).ends_with("est")
            && !self.word(at).ends_with("less")
            && self.may_pass(at)
            && !learn::is_value(self.word(at))
    }

    /// `by` of `delayed by 25 minutes`, `seen by 8 million people`: by how much, and not how near.
    pub(in crate::english) fn is_by_measure(&self, by: usize, sense: usize) -> bool {
        let verb = by.checked_sub(1).map_or("", |verb| self.stem(verb));
        self.vocabulary.is_loose
            && self.word(by) == "by"
            && self.vocabulary.senses[sense].unit.is_some()
            && matches!(
                verb,
                "attend" | "delay" | "hear" | "read" | "see" | "view" | "visit" | "watch"
            )
    }

    /// Whether a word before a comparison tells nothing of it: `vanished` of `vanished 3 years before`.
    pub(in crate::english) fn is_loose_before_comparison(&self, at: usize) -> bool {
        // `went down 60 feet deeper`
        let particle = matches!(self.word(at), "back" | "down" | "out" | "up")
            && at > 0
            && self.is_loose_verb(at - 1);
        self.vocabulary.is_loose
            && (self.is_lost(at) || particle || self.is_loose_verb(at) || self.is_new_word(at))
    }

    /// Whether `which` may speak of an operand: what the person has by whose words the row is told.
    pub(in crate::english) fn is_loose_thing(&self, operand: &Operand) -> bool {
        self.vocabulary.is_loose && self.sense_of(operand) & self.persons() == 0
    }

    /// Where a clause ends that goes on behind who is later or earlier and names nothing: `before Elroy came by`.
    pub(in crate::english) fn loose_tail(&self, end: usize) -> Option<usize> {
        const LONGEST: usize = 4;
        const COMING: &[&str] = &["arriv", "begin", "come", "get", "go", "start"];
        if !self.vocabulary.is_loose || !COMING.contains(&self.stem(end)) {
            return None;
        }
        let is_end = |at: usize| {
            self.tokens.get(at).is_none_or(|token| !token.is_word())
                || matches!(self.word(at), "and" | "but")
        };
        let is_light = |at: usize| {
            let kind = self.kind(at);
            let noun = kind.thing || self.uses(at).own != 0;
            self.matches[at].is_empty()
                && (kind.determiner
                    || noun
                    || matches!(
                        self.word(at),
                        "back" | "by" | "down" | "in" | "off" | "out" | "up"
                    ))
        };
        (end + 1..=end + LONGEST)
            .take_while(|at| is_light(at - 1) || *at == end + 1)
            .find(|at| is_end(*at))
    }
}
