//! What is so elsewhere or only thought of, though a sentence names it: who `played the nurse in rehearsal`, `was on leave on
//! Monday`, `read about the Mekong`, `crossed Elk Road` or `sat on the pie` has none of these.
//!
//! A word that the header has, or that another sentence has as well, is what the puzzle is about.

use super::super::function;
use super::super::matches::Match;
use super::super::measure;
use super::super::mention::Reader;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::super::words::Words;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Stems of verbs by which somebody passes a place, and of those that do so with a preposition.
const PASSING: Words = Words::of(&["cross", "pass", "skirt"]);
const MOVING: Words =
    Words::of(&["drive", "drove", "live", "ran", "ride", "rode", "run", "walk", "went"]);
const ALONG: Words = Words::of(&["along", "off", "over", "past"]);

/// Stems of verbs for what one learns of a place from far away.
const LEARNING: Words = Words::of(&[
    "dream", "hear", "heard", "lectur", "read", "sang", "sing", "speak", "spoke", "talk", "think",
    "thought", "told", "write", "wrote",
]);

/// Words of headings of places, and of those that one may go across.
const PLACES: &[&str] = &[
    "city",
    "country",
    "destination",
    "island",
    "lake",
    "mountain",
    "park",
    "place",
    "river",
    "sea",
    "state",
    "town",
    "village",
];
const LINES: &[&str] = &["avenue", "bridge", "lane", "river", "road", "street"];

/// Stems of verbs for what befalls food, before `on`.
const TREADING: Words = Words::of(&["sat", "sit", "stamp", "step", "stood", "tread", "trod"]);

/// Nouns for where one works, and lives not.
const WORKPLACES: Words = Words::of(&[
    "booth",
    "business",
    "company",
    "desk",
    "facility",
    "locker",
    "office",
    "stall",
    "work",
    "workplace",
]);

/// For what is over before it begins, words with which `originally` is no such hint: what was originally from Rome still is.
pub(in crate::english) const LASTING: &[&str] = &[
    "built",
    "called",
    "composed",
    "constructed",
    "created",
    "designed",
    "discovered",
    "founded",
    "from",
    "made",
    "named",
    "opened",
    "published",
    "recorded",
    "released",
    "written",
];

/// Nouns behind `in her` for what is only thought of.
pub(in crate::english) const IMAGINED: &[&str] =
    &["dream", "dreams", "head", "imagination", "memory", "mind", "sleep", "thoughts"];

/// Nouns behind a colour that mean something of its own with it.
const COLOURED: &[(&str, &[&str])] = &[
    ("black", &["belt", "box", "hole", "ice", "magic", "market", "sheep"]),
    ("blue", &["blood", "chip", "ribbon"]),
    ("gold", &["card", "record", "rush"]),
    ("green", &["belt", "card", "fee", "fees", "light", "thumb"]),
    ("pink", &["slip"]),
    ("red", &["card", "carpet", "flag", "herring", "meat", "tape"]),
    ("white", &["flag", "lie", "meat", "noise"]),
    ("yellow", &["card", "fever", "flag", "jersey"]),
];

/// Whether a stem is that of a verb for being only near.
pub(super) fn is_watched(stem: &str) -> bool {
    stem == "book" || PASSING.contains(&stem) || LEARNING.contains(&stem)
}

impl Reader<'_> {
    /// Whether a sentence tells of what is not so where and when it is told.
    pub(in crate::english) fn is_so_elsewhere(&self) -> bool {
        (1..self.end()).any(|at| {
            let is = match self.word(at) {
                "originally" => !LASTING.contains(&self.word(at + 1)),
                "in" => self.is_imagined(at) || self.is_broken(at),
                "on" => self.is_absent(at),
                "booked" => self.is_booked_before(at),
                "'s" | "'" => self.is_of_each_other(at),
                word => WORKPLACES.contains(&word) && self.is_workplace(at) || self.is_coloured(at),
            };
            is && !self.is_within_item(at)
        })
    }

    /// Whether a statement joins a row to what it only passes, hears of or treads on, or compares what no value tells.
    pub(super) fn is_only_near(&self, says: &Statement) -> bool {
        let (Form::Same(a, b) | Form::Different(a, b)) = says else {
            return self.is_of_frequency(says);
        };
        let of = self.sense_of(a) | self.sense_of(b);
        let headed = |by: &[&str]| self.vocabulary.headed(by) & of != 0;
        (1..self.end()).filter(|at| self.is_unknown_here(*at)).any(|at| {
            let (stem, next) = (self.stem(at), self.word(at + 1));
            let passes = PASSING.contains(&stem) || MOVING.contains(&stem) && ALONG.contains(&next);
            let is_no_book = || stem == "read" && !self.vocabulary.has_works();
            let learns =
                LEARNING.contains(&stem) && (matches!(next, "about" | "of") || is_no_book());
            let treads = TREADING.contains(&stem) && next == "on";
            passes && of & self.persons() != 0 && headed(LINES)
                || learns && headed(PLACES)
                || treads && of & self.foods() != 0
        }) || self.is_house_number(of)
            || self.is_count_of_another(of)
    }

    /// Whether the header and the other sentences have nothing to do with a word.
    fn is_unknown_here(&self, at: usize) -> bool {
        let uses = self.uses(at);
        let story = self.vocabulary.story.as_ref();
        let is_told = || story.is_some_and(|story| story.told_twice.contains(self.stem(at)));
        self.matches[at].is_empty() && (uses.named | uses.own) == 0 && !is_told()
    }

    /// The categories of what one eats or drinks.
    fn foods(&self) -> Senses {
        let is_food = |sense: &Sense| {
            sense.topic.is_some_and(|topic| {
                ["eat", "drink", "bake"].iter().any(|verb| topic.verbs.contains(verb))
            })
        };
        self.vocabulary.all(is_food)
    }

    /// `in her head`, `in rehearsal`, `in a dream`.
    fn is_imagined(&self, at: usize) -> bool {
        let owned = function::is_own(self.word(at + 1)) || self.word(at + 1) == "a";
        let noun = at + 1 + usize::from(owned);
        let is_alone = matches!(self.word(noun), "mind" | "rehearsal" | "rehearsals" | "theory");
        (owned && IMAGINED.contains(&self.word(noun)) || is_alone) && self.is_unknown_here(noun)
    }

    /// `kicked in the red door`: who did so has it not.
    fn is_broken(&self, at: usize) -> bool {
        const BREAKING: Words =
            Words::of(&["bash", "batter", "butt", "cave", "kick", "smash", "stave", "stove"]);
        let item = at + 1 + usize::from(self.kind(at + 1).determiner);
        let is_moment = |of: &Match| self.vocabulary.senses[of.of.sense].measure.is_time();
        BREAKING.contains(&self.stem(at - 1))
            && self.is_unknown_here(at - 1)
            && self.matches.get(item).is_some_and(|of| !of.is_empty() && !of.iter().any(is_moment))
    }

    /// `went home in each other's hats`: each has the one of the other.
    fn is_of_each_other(&self, mark: usize) -> bool {
        let last = |words: usize| mark.checked_sub(words).map_or("", |at| self.word(at));
        matches!((last(2), last(1)), ("each", "other") | ("one", "another"))
    }

    /// `on holiday`, `on leave`: away from what the moments of the puzzle tell.
    fn is_absent(&self, at: usize) -> bool {
        const AWAY: Words = Words::of(&[
            "break",
            "furlough",
            "holiday",
            "leave",
            "parole",
            "sabbatical",
            "strike",
            "vacation",
        ]);
        let noun = at + 1;
        // Who `went on vacation in May` did so then.
        let goes = at.checked_sub(1).is_some_and(|verb| {
            matches!(self.word(verb), "go" | "goes" | "going" | "gone" | "left" | "leaves" | "went")
        });
        !goes
            && AWAY.contains(&self.word(noun))
            && self.uses(noun).named | self.uses(noun).own | self.uses(noun).topical == 0
            && self.matches[noun].is_empty()
    }

    /// `booked just before May`: nobody knows for when.
    fn is_booked_before(&self, at: usize) -> bool {
        const ORDERS: Words = Words::of(&["after", "before", "earlier", "later"]);
        let is_told = self.is_be_or_denied(at - 1) || !self.is_unknown_here(at);
        let order = (at + 1..at + 8).find(|at| ORDERS.contains(&self.word(*at)));
        let is_time = |at: usize| {
            self.matches
                .get(at)
                .into_iter()
                .flatten()
                .any(|of| self.vocabulary.senses[of.of.sense].measure.is_time())
        };
        !is_told && order.is_some_and(|order| is_time(order + 1))
    }

    /// `next door to Ben's office`, of houses.
    fn is_workplace(&self, at: usize) -> bool {
        const DWELLINGS: Words = Words::of(&["apart", "cottag", "flat", "home", "hous"]);
        self.vocabulary.has_order
            && DWELLINGS.contains(&&*self.vocabulary.position_stem)
            && self.is_possessive(at - 1)
            && self.is_unknown_here(at)
    }

    /// `a red card`, of the colours of something else.
    fn is_coloured(&self, at: usize) -> bool {
        let is_other = |(colour, nouns): &(&str, &[&str])| {
            *colour == self.word(at - 1) && nouns.contains(&self.word(at))
        };
        self.is_unknown_here(at) && COLOURED.iter().any(is_other)
    }

    /// `was booed more than Ben`: more often, or more loudly.
    fn is_of_frequency(&self, says: &Statement) -> bool {
        let Form::Than { function, .. } = says else { return false };
        let of = self.vocabulary.sense_called(function);
        (2..self.end()).any(|at| {
            let verb = at - 1;
            let tells = !measure::told_by(self.stem(verb)).is_empty()
                || super::super::agree::OF_MONEY.contains(&self.stem(verb))
                || self.uses(verb).topical & of != 0
                || self.uses(verb).own & of != 0;
            matches!(self.word(at), "less" | "more")
                && self.word(at + 1) == "than"
                && words::is_finite(self.word(verb))
                && self.is_be_or_denied(verb - 1)
                && self.matches[verb].is_empty()
                && !tells
        })
    }

    /// `lives at number 9`, of values that are no numbers of houses.
    fn is_house_number(&self, of: Senses) -> bool {
        const HOUSES: &[&str] = &[
            "address",
            "apartment",
            "bungalow",
            "cabin",
            "chalet",
            "cottage",
            "door",
            "flat",
            "home",
            "house",
            "lodge",
            "no",
            "number",
            "room",
            "suite",
            "unit",
            "villa",
        ];
        (2..self.end()).any(|at| {
            let is_number = match self.word(at - 1) {
                "number" | "#" => true,
                "." => at > 2 && matches!(self.word(at - 2), "no" | "nr"),
                _ => false,
            };
            let mut named = self.matches[at].iter().filter(|item| of >> item.of.sense & 1 == 1);
            is_number
                && (0..at).any(|at| self.kind(at).live && self.stem(at) == "live")
                && named.any(|item| self.vocabulary.headed(HOUSES) >> item.of.sense & 1 == 0)
        })
    }

    /// `received 9 letters`, of values that count points.
    fn is_count_of_another(&self, of: Senses) -> bool {
        (1..self.end()).any(|noun| {
            let valued = |at: usize| {
                self.matches[at].iter().find(|item| {
                    let sense = &self.vocabulary.senses[item.of.sense];
                    of >> item.of.sense & 1 == 1 && item.end == noun && sense.counts_by_name()
                })
            };
            let Some(item) = (noun.saturating_sub(1)..noun).find_map(valued) else { return false };
            let sense = item.of.sense;
            let word = self.word(noun);
            word.ends_with('s')
                && self.kind(noun).thing
                && self.matches[noun].is_empty()
                && self.vocabulary.senses[sense].unit.as_deref() != Some(self.stem(noun))
                && (self.uses(noun).own | self.uses(noun).topical) & 1 << sense == 0
        })
    }
}
