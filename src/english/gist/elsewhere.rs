//! Where a sentence that names two things may tell of somebody else, or of another place.

use super::super::learn;
use super::super::mention::Reader;
use super::super::sentence;
use super::super::words::Words;
use super::Mentioned;
use super::parts::{ANYBODY, PLAIN};
use crate::syntax::ast::Statement;

/// Stems of verbs for being in a house, and not for coming to one or working on it.
const STAYING: Words = Words::of(&[
    "belong", "camp", "dine", "dined", "dwell", "home", "hous", "inhabit", "live", "lodg",
    "occupi", "resid", "run", "sat", "sit", "sleep", "slept", "snore", "stay", "work",
]);

/// Words that end as those for who does something.
const NO_AGENTS: Words = Words::of(&[
    "corner", "door", "farther", "floor", "further", "higher", "lower", "mirror", "number",
    "other", "water",
]);

/// What comes from where it is.
const SCENTS: Words = Words::of(&[
    "aroma", "music", "noise", "scent", "smell", "smelled", "smelt", "sound", "sounds", "strains",
    "whiff",
]);

/// Before somebody who has to do with who is told of, and need not be the same.
const TOWARD: Words = Words::of(&["at", "for", "on", "to", "with"]);

/// Before what tells of somebody: `the passenger from Graz`.
const TELLING: Words = Words::of(&["at", "beneath", "from", "in", "of", "under", "with"]);

/// Stems of words for what is done to something of others, or by a thing to somebody: `keeps Ann awake`.
const AFFECTING: Words = Words::of(&[
    "annoy",
    "attack",
    "awak",
    "awaken",
    "blew",
    "blow",
    "borrow",
    "bother",
    "chase",
    "circl",
    "crazi",
    "dig",
    "disturb",
    "draw",
    "drew",
    "drift",
    "drove",
    "dug",
    "eye",
    "flew",
    "fli",
    "float",
    "frighten",
    "irrit",
    "mad",
    "paint",
    "photograph",
    "prowl",
    "raid",
    "reach",
    "scare",
    "shine",
    "shone",
    "startl",
    "visit",
    "waft",
    "wake",
    "watch",
    "woke",
]);

/// The same of those that are done `at` something: `barks at the red tent`.
const AIMING: Words = Words::of(&[
    "bark", "bay", "gaze", "glare", "growl", "hiss", "howl", "look", "peer", "point", "scratch",
    "shout", "snarl", "sniff", "stare", "wave", "yap",
]);

impl Reader<'_> {
    /// Whether a sentence may tell of what is done to something of others, whatever it is.
    pub(super) fn affects_others(&self) -> bool {
        let is_free = |at: usize| !self.is_within_item(at) && self.uses(at).own == 0;
        let aims = |at: usize| (at + 1..=at + 3).any(|at| self.word(at) == "at");
        let affects = |at: usize| {
            let stem = self.stem(at);
            AFFECTING.contains(&stem)
                || AIMING.contains(&stem) && aims(at)
                || stem == "play" && self.word(at + 1) == "with"
        };
        (0..self.end()).any(|at| affects(at) && is_free(at))
    }

    /// Whether a sentence may tell of what is behind a house or a boat, or of what is not in it but somewhere near: `The boat
    /// behind the Tern`, `You will not find the cat outside the red tent`.
    pub(super) fn is_near_other(&self) -> bool {
        let denies = self.word(0) == "you"
            || (0..self.end()).any(|at| matches!(self.word(at), "'t" | "neither" | "no" | "not"));
        let is_row = |at: usize| self.is_house(at) || self.uses(at).own != 0;
        let names_house = |at: usize| {
            let (start, mut named) = self.named_behind(at);
            named.any(|of| self.is_house(of.end) || self.is_row_with_name(of.end))
                || !self.places(start).is_empty()
        };
        (1..self.end()).any(|at| match self.word(at) {
            "behind" => denies || is_row(at - 1) || names_house(at),
            "front" => self.phrase(at, "front of").is_some() && at > 1 && is_row(at - 2),
            "around" | "outside" => denies,
            _ => false,
        })
    }

    /// Whether something named is somebody.
    pub(super) fn is_of_person(&self, named: &Mentioned) -> bool {
        !named.is_place && self.persons() & self.sense_of(&named.of) != 0
    }

    /// Whether the sentence tells of somebody who is none of those that it names: `Alma's visitor`, `the postman brings`; or of
    /// what is done toward somebody: `sews for the owner of the rabbit`.
    pub(super) fn tells_of_stranger(&self) -> bool {
        let is_noun = |at: usize| {
            let before = self.kind(at.wrapping_sub(1)).determiner;
            at > 0 && (before || self.ends_item(at) || self.is_possessive(at - 1))
        };
        let is_thing = |at: usize| self.uses(at).own & !self.persons() != 0;
        let is_somebody = |at: usize| {
            let word = self.word(at);
            let is_agent =
                learn::is_agent(word) && is_noun(at) && !is_thing(at) && !NO_AGENTS.contains(&word);
            // `was cooked` tells of no cook.
            let is_human = self.is_human(at)
                && !word.ends_with("ed")
                && !PLAIN.contains(&word)
                && !matches!(word, "one" | "other" | "others");
            let is_one = word == "one" && at > 0 && self.word(at - 1) == "the";
            !self.is_within_item(at)
                && !self.is_house(at)
                && (is_agent || is_human || is_one || ANYBODY.contains(&word))
        };
        (0..self.end()).filter(|at| is_somebody(*at)).any(|at| {
            let is_known = self.ends_item(at)
                || self.word(at) == "one"
                || ANYBODY.contains(&self.word(at))
                || TELLING.contains(&self.word(at + 1))
                || matches!(self.word(at + 1), "for" | "to" | "where" | "whose")
                || self.kind(at + 1).relative;
            !is_known || self.is_met(at)
        })
    }

    /// Whether something is done toward what some words name that begin at a token: `to the man from Graz`.
    fn is_met(&self, start: usize) -> bool {
        let before =
            (0..start).rev().find(|at| !self.kind(*at).determiner && !self.ends_item(*at + 1));
        let Some(at) = before else { return false };
        let last = at.checked_sub(1).map_or("", |last| self.word(last));
        let belongs = at > 0 && self.stem(at - 1) == "belong";
        // `is with the camper from Graz`, `in the red tent or with the camper`
        let is_there = self.word(at) == "with"
            && at > 0
            && (self.is_be_or_denied(at - 1) || matches!(last, "either" | "not" | "or"));
        // `The lamp went to the bidder from Graz.`
        let goes_to = self.word(at) == "to" && matches!(last, "goes" | "gone" | "sold" | "went");
        !is_there && !goes_to && TOWARD.contains(&self.word(at)) && !belongs && !self.relates(at)
    }

    /// Whether a preposition ends a relation: `next to`.
    fn relates(&self, preposition: usize) -> bool {
        (preposition.saturating_sub(4)..=preposition)
            .any(|at| self.relations(at).iter().any(|(end, _)| *end == preposition + 1))
    }

    /// Whether a word builds the sentence, or is one of those that the lists have.
    pub(super) fn is_plain(&self, at: usize) -> bool {
        let uses = self.uses(at);
        self.is_within_item(at)
            || !self.tokens[at].is_word()
            || self.builds_sentence(at)
            || uses.verb | uses.doing | uses.own != 0
    }

    /// Whether something named is a house: `the green tent`, `tent 3`.
    fn is_of_house(&self, named: &Mentioned) -> bool {
        named.is_place && self.is_house(named.end - 1) || self.is_house(named.end)
    }

    /// Whether a house is only where somebody or something goes, or comes from, or that somebody works on.
    fn is_of_other_house(&self, first: &Mentioned, second: &Mentioned) -> bool {
        const GOING: Words =
            Words::of(&["into", "onto", "over", "past", "through", "to", "toward", "towards"]);
        let before = |named: &Mentioned| {
            let at = (0..named.start).rev().find(|at| !self.kind(*at).determiner);
            at.map_or("", |at| self.word(at))
        };
        let has_scent = || self.tokens.iter().any(|token| SCENTS.contains(&&*token.word));
        let houses: Vec<_> =
            [first, second].into_iter().filter(|named| self.is_of_house(named)).collect();
        let goes = |named: &&Mentioned| {
            let before = before(named);
            GOING.contains(&before) && !self.tokens.iter().any(|token| token.stem == "belong")
                || before == "from" && !has_scent()
        };
        if houses.is_empty() {
            return false;
        }
        let is_plain = |at: usize| {
            self.is_plain(at)
                || self.kind(at).live
                || STAYING.contains(&self.stem(at))
                || TELLING.contains(&self.word(at + 1))
                    && (self.is_human(at) || learn::is_agent(self.word(at)))
        };
        let tells_of_person = self.is_of_person(first) || self.is_of_person(second);
        houses.iter().any(goes) || tells_of_person && !(0..self.end()).all(is_plain)
    }

    /// That two things go together, where they may.
    pub(super) fn may_be_same(&self, first: &Mentioned, second: &Mentioned) -> Option<Statement> {
        let (of_a, of_b) = (self.sense_of(&first.of), self.sense_of(&second.of));
        let are_two = first.is_place != second.is_place || !first.is_place && of_a != of_b;
        let both = self.is_of_person(first) && self.is_of_person(second);
        let is_met = |named: &Mentioned| self.is_of_person(named) && self.is_met(named.start);
        let is_other =
            both || is_met(first) || is_met(second) || self.is_of_other_house(first, second);
        (are_two && !is_other).then(|| sentence::same(first.of.clone(), second.of.clone(), self))
    }
}
