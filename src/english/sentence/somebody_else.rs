//! Who is somebody else: whom another one trained or danced with, somebody's boss or tenant. The people of two
//! mentions are not one because a verb stands between them.

use itertools::Itertools;

use super::super::compare;
use super::super::doers;
use super::super::learn;
use super::super::lexicon::{kinds, names, story};
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::sexes;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::super::words::Words;
use crate::syntax::ast::Name;

/// Stems of words in the headings of who the people of the rows are themselves, by another name.
const CALLED: &[&str] = &[
    "act",
    "alia",
    "charact",
    "codenam",
    "job",
    "nicknam",
    "occup",
    "part",
    "profess",
    "pseudonym",
    "role",
    "surnam",
    "trade",
];

/// Stems of verbs behind which somebody is named by another name, or as what they are.
const NAMING: Words = Words::of(&[
    "becom",
    "call",
    "cast",
    "danc",
    "employ",
    "identifi",
    "impersonat",
    "know",
    "name",
    "nicknam",
    "perform",
    "play",
    "portray",
    "sing",
    "titl",
    "work",
]);

impl Reader<'_> {
    /// The categories by which the people of the rows are called themselves, if they are people.
    pub(super) fn who_they_are(&self) -> Senses {
        // Ann's boat may be led by her.
        if self.vocabulary.is_of_things() && self.vocabulary.identities() != 0 {
            return 0;
        }
        *self.vocabulary.own_names.get_or_init(|| self.own_names())
    }

    fn own_names(&self) -> Senses {
        let called = self.roles() | self.professions();
        let people = self.vocabulary.names | self.vocabulary.folk;
        let is_name = |sense: &Sense| {
            sense.scale.is_none()
                && sense.items.iter().all(|of| of.text.starts_with(char::is_uppercase))
        };
        // Beside roles the first category is that of the names, whatever it is called.
        let first = Senses::from(called != 0);
        let by_name = self.vocabulary.all(|sense| sense.is_people) | people | first;
        let names = by_name & self.vocabulary.all(is_name) & !called;
        // Of two kinds of people one may do something to the other: so they go together.
        // A last name is that of those whom another category names.
        let families = self.vocabulary.all(sexes::is_of_families);
        if (names & !families).count_ones() > 1 { called } else { called | names }
    }

    /// The categories of what people do for a living, whose headings do not say so: `current: baker, florist, nurse`.
    fn professions(&self) -> Senses {
        let is_job = |name: &&Name| kinds::is_job(&name.text.to_lowercase());
        self.vocabulary.all(|sense| {
            // Most categories are of something that their headings tell.
            let may_be = sense.topic.is_none() && sense.scale.is_none();
            // One of four may be a job without being known.
            may_be && 4 * sense.items.iter().filter(is_job).count() >= 3 * sense.items.len()
        })
    }

    /// The categories of what people are, or of what else they are called.
    pub(in crate::english) fn roles(&self) -> Senses {
        self.vocabulary.named_by(CALLED) & self.vocabulary.lists()
    }

    /// The category of somebody to whom, or with whom, another one does something: `Ann met the nurse`, `the man
    /// with Ann`.
    pub(super) fn acted_upon(&self) -> Option<Senses> {
        let persons = self.who_they_are();
        if persons == 0 {
            return None;
        }
        let is_called =
            |at: usize| self.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1);
        let is_person = |at: usize| is_called(at) || self.is_word_for_person(at);
        let somebody = |at: usize| {
            // `with the child Bella`
            let is_named = self.matches.get(at + 1).is_some_and(|found| !found.is_empty());
            self.matches.get(at).is_some_and(Vec::is_empty)
                && !is_named
                && (self.is_human(at) || self.uses(at).own & persons != 0)
                && !self.is_possessive(at + 1)
        };
        let begun = |at: usize| {
            let possessed = self.matches[at].iter().any(|of| self.is_possessive(of.end));
            is_person(at) && !possessed || somebody(at) || self.uses(at).agent != 0
        };
        (1..self.tokens.len()).find_map(|at| {
            let start = (0..at).rev().find(|at| {
                !self.kind(*at).determiner && !matches!(self.word(*at), "." | "either")
            })?;
            let meets = matches!(self.word(start), "with" | "alongside");
            if !meets && !is_person(at) || self.word(start) == "as" {
                return None;
            }
            let end = self.matches[at].iter().map(|of| of.end).max().unwrap_or(at + 1);
            let of = self.matches[at].iter().fold(0, |all, of| all | 1 << of.of.sense);
            // `with the poodle's owner`
            let owner = end + 1;
            let is_owner = meets
                && self.is_possessive(end)
                && (self.uses(owner).own & persons != 0 || self.is_human(owner));
            if is_owner && (0..start).any(begun) && !self.is_naming(start) {
                return Some(Senses::MAX);
            }
            // `Ann's`, `the king role`
            if self.is_possessive(end) || is_person(at) && self.uses(end).own & of != 0 {
                return None;
            }
            let theirs = if is_called(at) { of & persons } else { of };
            // `Iris has a cook`
            let has = matches!(self.word(start), "had" | "has" | "have" | "having");
            if has && !is_called(at) && (0..start).any(begun) {
                return Some(theirs);
            }
            if meets {
                // `with the traveler in blue`, `with the chalk artist`
                let other = is_person(at)
                    || (somebody(at) || !self.matches[at].is_empty() && somebody(end))
                        && self.kind(at - 1).determiner;
                let told = other && (0..start).any(begun) && !self.is_naming(start);
                return told.then_some(if is_person(at) { theirs } else { Senses::MAX });
            }
            let verb = if self.kind(start).preposition { start.checked_sub(1)? } else { start };
            let acts = (self.matches[verb].is_empty() || self.word(verb).ends_with("ed"))
                && self.acts_on_people(verb)
                && (!self.is_naming(verb) || self.word(start) == "for" && !is_called(at))
                && (0..verb).any(begun);
            acts.then_some(theirs)
        })
    }

    /// Whether words name an item by who has to do with it: the `Spaniard`, a `golfer`, but not `French`, which one speaks.
    pub(in crate::english) fn is_word_for_person(&self, at: usize) -> bool {
        if at == 0 || !self.kind(at - 1).determiner {
            return false;
        }
        let is_one = |of: &Match| {
            let said = self.tokens[at..of.end].iter().map(|token| &*token.word).join(" ");
            let item = &self.vocabulary.senses[of.of.sense].items[of.of.item].text;
            let is_person = names::is_of_person(&said) || doers::is_doer(item, &said);
            is_person && self.matches.get(of.end).is_none_or(Vec::is_empty)
        };
        self.matches[at].iter().any(is_one)
    }

    /// Whether a word is a verb behind which another person stands.
    fn acts_on_people(&self, at: usize) -> bool {
        let (word, stem, kind) = (self.word(at), self.stem(at), self.kind(at));
        let light = kind.be
            || kind.auxiliary
            || kind.determiner
            || kind.preposition
            || kind.adverb
            || kind.relative;
        let is_verb = || {
            words::is_finite(word)
                || self.uses(at).verb != 0
                || story::is_deed(stem)
                || story::is_doing(stem)
                || story::is_loaded(stem)
                || learn::is_new_noun(self, at)
        };
        let joins = matches!(
            word,
            "and"
                | "or"
                | "nor"
                | "but"
                | "than"
                | "not"
                | "neither"
                | "either"
                | "both"
                | "only"
                | "before"
                | "after"
                | "next"
                | "left"
                | "right"
                | "beside"
                | "between"
                | "adjacent"
                | "away"
        );
        !light && !joins && is_verb() && !self.is_possessive(at + 1) && !compare::is_comparing(word)
    }

    /// Whether somebody is named behind a verb, or told what they are.
    fn is_naming(&self, verb: usize) -> bool {
        (verb.saturating_sub(2)..=verb)
            .any(|at| NAMING.contains(&self.stem(at)) && self.word(at + 1) != "with")
    }

    /// Whether something is told of what somebody's mother, or boss, does or has, and not who it is.
    pub(super) fn is_of_relative(&self) -> bool {
        const RELATIVES: Words = Words::of(&[
            "aunt", "boss", "brother", "child", "daughter", "father", "mother", "niec", "nephew",
            "sister", "son", "uncl",
        ]);
        self.may_stem_from(&RELATIVES)
            && (1..self.tokens.len()).any(|at| {
                let owned = self.is_possessive(at - 1)
                    && (0..at - 1).any(|name| self.matches[name].iter().any(|of| of.end == at - 1));
                let other = matches!(self.word(at - 1), "his" | "her") && at > 1;
                let is_relative = RELATIVES.contains(&self.stem(at)) && self.matches[at].is_empty();
                let is_item = self.matches.get(at + 1).is_some_and(|found| !found.is_empty());
                let acts = words::is_finite(self.word(at + 1))
                    && !self.is_be_or_denied(at + 1)
                    && !is_item;
                let compares =
                    || self.tokens.iter().any(|token| compare::is_comparing(&token.word));
                is_relative && (owned && acts || other && compares())
            })
    }

    /// Whether somebody is named by what they are to another one: `Ann's tenant is`, `is Ann's favorite`.
    pub(super) fn is_of_somebody_else(&self) -> bool {
        let names = self.vocabulary.names | self.vocabulary.all(|sense| sense.is_people);
        let names = names | self.victims().map_or(0, |victims| 1 << victims);
        let is_name = |end: usize| {
            (0..end).any(|at| {
                let mut of = self.matches[at].iter().filter(|of| of.end == end);
                of.any(|of| names >> of.of.sense & 1 == 1)
            })
        };
        (2..self.tokens.len()).any(|at| {
            if !self.is_possessive(at - 1) || !is_name(at - 1) || !self.matches[at].is_empty() {
                return false;
            }
            let is_last = self.tokens.get(at + 1).is_none_or(|next| !next.is_word());
            let is_known = self.uses(at).own | self.uses(at).relative != 0;
            let is_folk = || !is_known && self.is_human(at) && !self.works_for(at);
            is_folk() || is_last && matches!(self.word(at), "favorite" | "favourite")
        })
    }

    /// `reads horror novels to Bob`: who does something to Bob with an item is another one.
    pub(super) fn is_done_to_another(&self) -> bool {
        let is_other = |to: usize| {
            let adds = self.uses[to - 1].filler | self.uses[to - 1].agent != 0;
            // What was an aside is told by `is`: `the tea drinker is to Bob`.
            let has_item =
                self.ends_item(to) || adds && self.ends_item(to - 1) || self.kind(to - 1).be;
            let next = (to + 1..self.tokens.len()).find(|at| !self.kind(*at).determiner);
            let mut names = next.into_iter().flat_map(|at| &self.matches[at]);
            has_item
                && names.any(|of| {
                    self.who_they_are() >> of.of.sense & 1 == 1 && !self.is_possessive(of.end)
                })
        };
        (2..self.tokens.len()).any(|at| self.word(at) == "to" && is_other(at))
    }

    /// `works with the owner of the clock`, `was taught by Ann`: two people.
    pub(super) fn works_with_another(&self) -> bool {
        const TOGETHER: &[&str] =
            &["compete", "competed", "competes", "work", "worked", "working", "works"];
        const DONE: &[&str] = &["hired", "introduced", "met", "taught", "trained"];
        let who = self.who_they_are();
        let is_somebody = |at: usize| {
            let at = at + usize::from(self.kind(at).determiner);
            let is_named = |of: &Match| who >> of.of.sense & 1 == 1 && !self.is_possessive(of.end);
            self.matches.get(at).is_some_and(|of| of.iter().any(is_named))
                || self.is_human(at)
                || self.word(at) == "owner"
        };
        (1..self.tokens.len()).any(|at| {
            let joins = match self.word(at) {
                "with" | "alongside" => TOGETHER.contains(&self.word(at - 1)),
                "for" => matches!(self.word(at - 1), "work" | "worked" | "works"),
                "by" => DONE.contains(&self.word(at - 1)),
                _ => false,
            };
            joins && is_somebody(at + 1) && is_somebody(0)
        })
    }

    /// Whether somebody only meets the victim of a crime: who found the duchess, or shot at her, did not kill her.
    pub(super) fn meets_victim(&self) -> bool {
        const MEETING: Words =
            Words::of(&["discovered", "found", "knew", "liked", "met", "saw", "visited"]);
        let Some(victims) = self.victims() else { return false };
        let is_met = |at: usize| {
            let is_shot_at = self.word(at) == "at" && self.word(at - 1) == "shot";
            (MEETING.contains(&self.word(at)) && !self.kind(at - 1).be || is_shot_at)
                && self.is_victim(at + 1, victims)
        };
        (1..self.tokens.len()).any(is_met)
    }

    /// Whether a word is for those with whom somebody of the header has to do: a doctor's `patient`.
    fn works_for(&self, at: usize) -> bool {
        story::counterparts(self.stem(at))
            .any(|role| self.vocabulary.nouns().any(|(stem, _)| stem == role))
    }
}
