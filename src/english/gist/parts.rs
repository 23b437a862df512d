//! The parts of a sentence whose gist is taken: what it names, how these stand to each other, and words that change nothing.

use super::super::abridged::{KEPT, KIN, UNSURE, WITH_OTHERS};
use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::mention::{Mention, Noun, Reader};
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::words::{self, Words};
use super::Mentioned;
use super::Part::{self, *};

/// Words that build a sentence and change nothing of what it joins.
pub(super) const PLAIN: Words = Words::of(&[
    "a", "aboard", "also", "always", "an", "are", "as", "at", "be", "been", "being", "belongs",
    "by", "can", "find", "for", "from", "had", "has", "have", "her", "his", "home", "in", "inside",
    "into", "is", "it", "its", "'ll", "of", "on", "onto", "own", "that", "the", "their", "there",
    "those", "to", "was", "were", "what", "where", "which", "who", "whoever", "whose", "will",
    "with", "you",
]);

/// Prepositions that tell of a place within a house, where positions do not stand one above the other.
const WITHIN: Words = Words::of(&[
    "above", "against", "around", "behind", "beneath", "outside", "over", "through", "under", "up",
]);

/// Whoever it is.
pub(super) const ANYBODY: Words =
    Words::of(&["anyone", "owner", "person", "resident", "somebody", "someone"]);

/// Behind a verb, what is done with a thing so that it is gone, or that is done for another one.
const LEAVING: Words = Words::of(&["after", "away", "off", "out"]);

/// What somebody does again and again, or with pleasure.
const AS_EVER: &[&str] = &[
    "every day",
    "every evening",
    "every morning",
    "every night",
    "every summer",
    "every weekend",
    "every winter",
    "helped out",
    "helps out",
    "likes to",
    "loves to",
    "turned up",
    "turns up",
];

/// Behind a position: which row it is of.
const OF_ROW: &[&str] = &["in the row", "of the row", "of the street"];

/// How somebody lacks something.
pub(super) const LACKING: Words = Words::of(&[
    "forgot",
    "forgotten",
    "lacked",
    "lacks",
    "lost",
    "misses",
    "missing",
    "no",
    "without",
]);

/// What is never done without what is named behind.
const NEVER_WITHOUT: &[&str] = &[
    "can 't resist",
    "cannot resist",
    "could not resist",
    "couldn 't resist",
    "is never seen without",
    "is never without",
    "never goes anywhere without",
    "never goes out without",
    "never leaves home without",
    "never takes off",
];

impl Reader<'_> {
    /// What the sentence names, if all its other words change nothing.
    pub(super) fn parts_of_gist(&self) -> Option<Vec<Part>> {
        let mut parts = Vec::new();
        let mut at = 0;
        while at < self.end() {
            let (end, part) = self.part_of_gist(at)?;
            parts.extend(part);
            at = end;
        }
        Some(parts)
    }

    /// The part that begins at a token, and where it ends; no part at a word that changes nothing.
    fn part_of_gist(&self, at: usize) -> Option<(usize, Option<Part>)> {
        let empty = [NEVER_WITHOUT, OF_ROW, AS_EVER].iter().find_map(|of| self.any(at, of));
        if let Some(end) = empty.or_else(|| self.nothing_but(at)) {
            return Some((end, None));
        }
        if let Some((end, part)) = self.houses_counted(at).or_else(|| self.of_sides(at)) {
            return Some((end, Some(part)));
        }
        if let Some((end, relation)) = self.relation_of_gist(at) {
            let part = match relation? {
                Relation::Between => Middle(false),
                Relation::DirectlyBetween => Middle(true),
                other => Related(other),
            };
            return Some((end, Some(part)));
        }
        if let Some(mention) = self.named_at(at) {
            let [of] = &self.operands(&mention)[..] else { return None };
            let is_place = matches!(mention.noun, Noun::Place(_));
            let named = Mentioned { start: at, end: mention.end, is_place, of: of.clone() };
            return Some((mention.end, Some(Named(named))));
        }
        if let Some(end) = self.phrase(at, "in front of") {
            return Some((end, None));
        }
        if let Some(end) = self.any(at, &["as well as", "and also", "and"]) {
            return Some((end, Some(And)));
        }
        if self.denies_plainly(at) {
            return Some((at + 1, Some(Not)));
        }
        self.changes_nothing(at).then_some((at + 1, None))
    }

    /// `never drinks anything but`
    fn nothing_but(&self, at: usize) -> Option<usize> {
        if let Some(end) = self.any(at, &["nothing but", "nothing except", "nothing other than"]) {
            return Some(end);
        }
        let verb = match self.word(at) {
            "never" => at + 1,
            _ if self.word(at + 1) == "'t"
                && (self.kind(at).auxiliary || self.word(at) == "wouldn") =>
            {
                at + 2
            }
            _ => return None,
        };
        let is_verb =
            self.uses(verb).verb | self.uses(verb).doing != 0 || story::is_deed(self.stem(verb));
        self.phrase(verb + 1, "anything but").filter(|_| is_verb)
    }

    /// Whether a word denies, and what it denies is plain: who does not take off the hat has it.
    fn denies_plainly(&self, at: usize) -> bool {
        let denies = matches!(self.word(at), "'t" | "not")
            || self.word(at) == "no" && self.relation_of_gist(at + 1).is_some();
        let is_after = at > 0 && (self.is_be_or_denied(at - 1) || self.kind(at - 1).auxiliary);
        let mut next = (at + 1..self.end())
            .take_while(|at| self.matches[*at].is_empty() && self.relation_of_gist(*at).is_none());
        let is_plain = |at: usize| {
            let (kind, uses) = (self.kind(at), self.uses(at));
            kind.determiner
                || kind.be
                || kind.preposition
                || kind.live
                || uses.verb | uses.doing | uses.own != 0
        };
        let is_lacked = self.names_any(self.vocabulary.lacked());
        denies && is_after && !is_lacked && next.all(is_plain)
    }

    /// An item or a position whose own words begin at a token.
    fn named_at(&self, at: usize) -> Option<Mention> {
        if let Some((end, spot)) = self.places(at).into_iter().max_by_key(|(end, _)| *end) {
            return Some(Mention { start: at, end, noun: Noun::Place(spot) });
        }
        let [found] = &self.matches.get(at)?[..] else { return None };
        let choice = self.choice(found.of, 0);
        Some(Mention { start: at, end: found.end, noun: Noun::Item(vec![choice]) })
    }

    /// Whether a word tells neither of another thing nor of another relation.
    fn changes_nothing(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let word = &*token.word;
        if self.is_possessive(at)
            || word == ","
            || self.builds_sentence(at)
            || word == "one" && at > 0 && (self.word(at - 1) == "the" || self.ends_item(at))
            || self.is_harmless(at)
        {
            return true;
        }
        if WITHIN.contains(&word) {
            return !self.is_upright();
        }
        // `an hour later`
        let is_amount = matches!(word, "hour" | "hours" | "minute" | "minutes") || self.is_unit(at);
        if LEAVING.contains(&word) || is_amount {
            return false;
        }
        let uses = self.uses(at);
        let own = uses.own | uses.named;
        if own != 0 {
            // Of a `hat`, where the sentence names none, something else is told.
            let is_theirs = at > 0 && function::is_own(self.word(at - 1));
            return self.names_any(own) || is_theirs || own & self.persons() != 0;
        }
        // A name that no list has is somebody or something else.
        let is_name = token.is_capital && at > 0;
        token.is_word()
            && word.chars().all(|of| of.is_alphabetic() || of == '-')
            && !self.is_within_item(at)
            && !is_name
            && !word.ends_with("est")
            && !self.vocabulary.is_slip(word)
            && !is_telling(token)
    }

    /// Whether a word tells nothing but how the others belong together, or stands for a house or for whoever it is.
    pub(super) fn builds_sentence(&self, at: usize) -> bool {
        let word = self.word(at);
        PLAIN.contains(&word)
            || ANYBODY.contains(&word)
            || self.kind(at).determiner
            || self.is_house(at)
    }

    /// Whether a word that elsewhere may tell of something else does not here.
    fn is_harmless(&self, at: usize) -> bool {
        let (word, next) = (self.word(at), self.word(at + 1));
        let is_behind_value = || {
            let mut of = self.matches[..at].iter().flatten();
            of.any(|of| of.end == at && self.vocabulary.senses[of.of.sense].scale.is_some())
        };
        match word {
            word if LACKING.contains(&word) => self.names_any(self.vocabulary.lacked()),
            "lie" | "lies" | "lying" => self.kind(at + 1).preposition || WITHIN.contains(&next),
            "heard" => at > 0 && self.kind(at - 1).be,
            "back" => {
                at > 0 && matches!(self.stem(at - 1), "bring" | "brought" | "came" | "come" | "go")
            }
            "born" => next == "in",
            "front" => matches!(
                next,
                "door"
                    | "garden"
                    | "gate"
                    | "lawn"
                    | "porch"
                    | "room"
                    | "steps"
                    | "window"
                    | "yard"
            ),
            "full" => next == "of",
            "listen" | "listens" | "listening" => next == "to",
            "smell" | "smelled" | "smells" | "smelt" | "joined" => true,
            "ago" | "years" | "old" => is_behind_value(),
            _ => false,
        }
    }
}

/// Whether a word may deny, weaken, compare, count, or tell of somebody else.
pub(super) fn is_telling(token: &Token) -> bool {
    let (word, stem) = (&*token.word, &*token.stem);
    story::is_loaded(stem)
        || story::is_never_loose(stem)
        || KEPT.contains(&word)
        || KIN.contains(&word)
        || WITH_OTHERS.contains(&stem)
        || UNSURE.contains(&word)
        || learn::begins_as_denial(word)
        || function::is_hedge(word)
        || function::is_of_some(word)
        || words::number(&[word]).is_some()
        || words::ordinal(word).is_some()
}
