//! The parts of a sentence whose gist is taken: what it names, how these stand to each other, and words that change nothing.

use super::super::abridged::{KEPT, KIN, UNSURE, WITH_OTHERS};
use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::mention::{Mention, Noun, Reader};
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::vocabulary::Sense;
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
    "all day",
    "all day long",
    "all night",
    "all night long",
    "all summer",
    "all the time",
    "all winter",
    "all year round",
    "at all hours",
    "at all times",
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

/// What nobody would have thought.
const OF_ALL: &[&str] = &["of all places", "of all things"];

/// What somebody feels about it.
const FEELINGS: Words = Words::of(&[
    "amazement",
    "amusement",
    "annoyance",
    "astonishment",
    "delight",
    "despair",
    "disappointment",
    "disgust",
    "dismay",
    "embarrassment",
    "horror",
    "irritation",
    "joy",
    "regret",
    "relief",
    "sorrow",
    "surprise",
]);

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
    /// What the words between two tokens name, if all others change nothing.
    pub(super) fn parts_within(&self, start: usize, end: usize) -> Option<Vec<Part>> {
        let mut parts = Vec::new();
        let mut at = start;
        while at < end {
            let (next, part) = self.part_of_gist(at)?;
            parts.extend(part);
            at = next;
        }
        (at == end).then_some(parts)
    }

    /// The part that begins at a token, and where it ends; no part at a word that changes nothing.
    fn part_of_gist(&self, at: usize) -> Option<(usize, Option<Part>)> {
        let empty = [NEVER_WITHOUT, OF_ROW, AS_EVER, OF_ALL].iter().find_map(|of| self.any(at, of));
        let empty = empty
            .or_else(|| self.every_time(at))
            .or_else(|| self.cannot_without(at))
            .or_else(|| self.to_surprise(at));
        if let Some(end) = empty.or_else(|| self.nothing_but(at)) {
            return Some((end, None));
        }
        if let Some(end) = self.there_is_no(at) {
            return Some((end, Some(Not)));
        }
        if self.is_below_something(at) && !self.is_upright() {
            return Some((at + 1, None));
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
        let choice = match self.word(at) {
            "either" => Some(Either),
            "or" => Some(Or),
            "neither" => Some(Neither),
            "nor" => Some(Nor),
            _ => None,
        };
        if let Some(choice) = choice {
            return Some((at + 1, Some(choice)));
        }
        if self.denies_plainly(at) {
            return Some((at + 1, Some(Not)));
        }
        self.changes_nothing(at).then_some((at + 1, None))
    }

    /// `every match`, `after every match`: when somebody does it, whatever that is.
    fn every_time(&self, at: usize) -> Option<usize> {
        const WHEN: Words = Words::of(&["after", "at", "before", "during", "in", "on"]);
        let every = at + usize::from(WHEN.contains(&self.word(at)));
        let time = every + 1;
        let is_free = |at: usize| {
            self.matches[at].is_empty()
                && self.places(at).is_empty()
                && !self.is_house(at)
                && !self.is_human(at)
                && !learn::is_agent(self.word(at))
                && !is_telling(&self.tokens[at])
        };
        let is_time = at > 0
            && self.word(every) == "every"
            && time < self.end()
            && is_free(time)
            && matches!(self.word(time + 1), "" | "." | ",");
        is_time.then_some(time + 1)
    }

    /// `to everyone's dismay`, `to his delight`
    fn to_surprise(&self, at: usize) -> Option<usize> {
        let whose = at + 1;
        let feeling = match self.word(whose) {
            "everybody" | "everyone" if self.is_possessive(whose + 1) => whose + 2,
            own if function::is_own(own) => whose + 1,
            _ => return None,
        };
        let feeling = feeling + usize::from(self.word(feeling) == "great");
        (self.word(at) == "to" && FEELINGS.contains(&self.word(feeling))).then_some(feeling + 1)
    }

    /// `can't get going without`: who cannot do anything without a thing has it.
    fn cannot_without(&self, at: usize) -> Option<usize> {
        const MOST_WORDS: usize = 5;
        let verb = self.any(at, &["can 't", "cannot", "could not", "couldn 't", "never"])?;
        let is_free = |at: &usize| self.matches[*at].is_empty() && self.tokens[*at].is_word();
        let mut within = (verb..self.end().min(verb + MOST_WORDS)).take_while(is_free);
        let without = within.find(|at| self.word(*at) == "without").filter(|at| *at > verb)?;
        // Without somebody means with him, and not to be him.
        let named = (without + 1..self.end()).find(|at| !self.kind(*at).determiner)?;
        let is_thing = |of: &Match| self.persons() >> of.of.sense & 1 == 0;
        let is_item = !self.matches[named].is_empty() && self.matches[named].iter().all(is_thing);
        // `without the dog barking`
        let acts = |of: &Match| self.word(of.end).ends_with("ing");
        (is_item && !self.matches[named].iter().any(acts)).then_some(without + 1)
    }

    /// `There is no fern` in front of where it is not, and `You will not find`.
    fn there_is_no(&self, at: usize) -> Option<usize> {
        const NOWHERE: &[&str] = &[
            "you can 't find",
            "you cannot find",
            "you will never find",
            "you will not find",
            "you won 't find",
        ];
        if at > 0 {
            return None;
        }
        let no = self.any(0, &["there is no", "there are no", "there was no", "there were no"]);
        let no = no.filter(|item| self.matches.get(*item).is_some_and(|of| !of.is_empty()));
        no.or_else(|| self.any(0, NOWHERE))
    }

    /// `under the yellow awning`, which tells of another house only where these stand one above the other.
    fn is_below_something(&self, at: usize) -> bool {
        matches!(self.word(at), "beneath" | "under" | "underneath") && self.word(at + 1) == "the"
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
            // `$5 over the estimate`
            let is_number = |at: usize| words::number(&[self.word(at)]).is_some();
            let of_amount = self.is_unit(at.saturating_sub(1))
                || self.is_behind_value(at)
                || self.amount(at + 1).is_some()
                || is_number(at.saturating_sub(1));
            return if self.vocabulary.has_order { !self.is_upright() } else { !of_amount };
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
            return self.names_any(own)
                || is_theirs
                || own & self.persons() != 0
                || self.is_row_with_name(at);
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

    /// Whether a word is the noun of rows that have names of their own: `the boat` of `boat: Albatross, Petrel`.
    pub(super) fn is_row_with_name(&self, at: usize) -> bool {
        let own = self.uses(at).own & self.vocabulary.lists();
        let are_names = |sense: &Sense| {
            sense.scale.is_none()
                && sense.items.iter().all(|of| of.text.starts_with(char::is_uppercase))
        };
        let is_told = at > 0 && (self.word(at - 1) == "the" || self.ends_item(at));
        // `the boat hook is red`
        let is_modifier = self.kind(at + 2).be && !self.builds_sentence(at + 1);
        is_told && !is_modifier && own & self.vocabulary.all(are_names) != 0
    }

    /// Whether a word tells nothing but how the others belong together, or stands for a house or for whoever it is.
    pub(super) fn builds_sentence(&self, at: usize) -> bool {
        let word = self.word(at);
        PLAIN.contains(&word)
            || ANYBODY.contains(&word)
            || self.kind(at).determiner
            || self.is_house(at)
    }

    /// Whether a value ends before a token.
    fn is_behind_value(&self, at: usize) -> bool {
        let mut of = self.matches[..at].iter().flatten();
        of.any(|of| of.end == at && self.vocabulary.senses[of.of.sense].scale.is_some())
    }

    /// Whether a word that elsewhere may tell of something else does not here.
    fn is_harmless(&self, at: usize) -> bool {
        let (word, next) = (self.word(at), self.word(at + 1));
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
            "exactly" => self.houses_counted(at + 1).is_some(),
            "down" => at > 0 && self.stem(at - 1) == "wash" && next == "with",
            "help" | "helped" | "helps" => matches!(next, "at" | "in" | "on"),
            "turn" => at > 0 && self.is_possessive(at - 1),
            // `in the hold of the boat`
            "hold" => at > 0 && self.word(at - 1) == "the" && next == "of",
            "listen" | "listens" | "listening" => next == "to",
            // `smells the stew`
            "smell" | "smelled" | "smells" | "smelt" => next == "of",
            "joined" => true,
            "ago" | "years" | "old" => self.is_behind_value(at),
            _ => false,
        }
    }
}

/// Whether a word may deny, weaken, compare, count, or tell of somebody else.
pub(in crate::english) fn is_telling(token: &Token) -> bool {
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
