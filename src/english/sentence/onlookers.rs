//! Who but sees, hears or meets what others do, or has to do with them: who attends a talk has not given it, and a friend from
//! Oslo is somebody else.

use super::super::lexicon;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::words;
use super::super::words::{Phrases, Words};
use super::is_same_item;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words in the headings of those who do before others what their rows are about.
const PERFORMERS: &[&str] = &[
    "actor",
    "actress",
    "author",
    "bride",
    "comedian",
    "groom",
    "lecturer",
    "musician",
    "performer",
    "playwright",
    "presenter",
    "singer",
    "soloist",
    "speaker",
    "star",
];

/// Stems of words for what those do who watch them.
const WATCHING: Words = Words::of(&[
    "applaud",
    "attend",
    "audienc",
    "audit",
    "bouquet",
    "bridesmaid",
    "critic",
    "enjoy",
    "introduc",
    "review",
    "ticket",
    "usher",
]);

/// Words for who belongs to the day of others.
const GUESTS: Phrases =
    Phrases::of(&["a guest at", "a guest of", "best man at", "a fan of", "fans of"]);

/// Words before something that somebody has not, or no more.
const AWAY_FROM: Phrases = Phrases::of(&[
    "but for",
    "clear of",
    "cleared of",
    "in the market for",
    "low on",
    "nervous of",
    "objected to",
    "objects to",
    "protected against",
    "protected from",
    "rid of",
    "safe from",
    "spared",
    "a stranger to",
    "strangers to",
]);

/// The same behind a form of `be`.
const ENDED: Phrases = Phrases::of(&["done with", "finished with", "over with", "through with"]);

/// Words for those with whom children have to do, and for their parents.
const TEACHERS: &[&str] = &[
    "coach",
    "counselor",
    "dentist",
    "doctor",
    "instructor",
    "nanny",
    "principal",
    "professor",
    "teacher",
    "trainer",
    "tutor",
];
const PARENTS: &[&str] = &["dad", "family", "father", "mom", "mother", "parent"];

/// Words for a couple, in headings.
const COUPLES: &[&str] =
    &["bride", "couple", "fiance", "groom", "husband", "partner", "spouse", "wife"];

/// Words for something that is about another place or thing, with the preposition behind them.
const ABOUT: &[(&str, &[&str])] = &[
    ("email", &["to"]),
    ("letter", &["to"]),
    ("noise", &["from"]),
    ("package", &["to"]),
    ("parcel", &["to"]),
    ("postcard", &["to"]),
];

/// Words before somebody with whom another one did something once, though both are of one couple's kinds.
const ONCE_WITH: Phrases =
    Phrases::of(&["grew up with", "went to college with", "went to school with"]);

/// Words for vessels and measures: a cup of tea is no prize.
const VESSELS: Words = Words::of(&["bottle", "bowl", "cup", "glass", "mug", "plate"]);

/// Nouns before `between` for what two people are in together.
const TOGETHER: Words = Words::of(&["duel", "engagement", "game", "marriage", "match", "wedding"]);

impl Reader<'_> {
    /// Whether a sentence tells of somebody who only looks on, or has to do with those of another row.
    pub(super) fn is_of_onlooker(&self) -> bool {
        self.watches()
            || self.is_away()
            || self.has_somebody()
            || self.is_of_contest()
            || self.is_of_kin()
            || self.is_about_another()
            || self.is_another_thing()
            || self.may_say_any(&ONCE_WITH)
                && (1..self.end()).any(|at| self.any(at, ONCE_WITH.list).is_some())
    }

    /// `drank a cup of tea`, `ate an orange`, `carried the golfer's bags`: what an item names is something else, or is somebody
    /// else's.
    fn is_another_thing(&self) -> bool {
        let is_color = |of: &Match| {
            self.vocabulary.senses[of.of.sense].topic.is_some_and(lexicon::topics::is_color)
        };
        (2..self.end()).any(|at| {
            let end = self.matches[at].iter().map(|of| of.end).max();
            let Some(end) = end else { return false };
            let is_vessel = VESSELS.contains(&self.word(at))
                && self.word(end) == "of"
                && end + 2 == self.end()
                && self.matches[end + 1].is_empty();
            let is_last = self.tokens.get(end).is_none_or(|next| !next.is_word());
            let is_eaten = matches!(self.word(at - 1), "a" | "an")
                && matches!(self.word(at - 2), "ate" | "eats" | "peeled")
                && is_last
                && self.matches[at].iter().any(is_color);
            let is_carried = self.is_word_for_person(at)
                && self.is_possessive(end)
                && self.is_foreign(end + 1)
                && self.word(end + 1).ends_with('s')
                && matches!(self.word(at - 2), "carried" | "carries" | "fetched" | "fetches");
            is_vessel || is_eaten || is_carried
        })
    }

    /// Whether a word is none of the header's.
    fn is_foreign(&self, at: usize) -> bool {
        let uses = self.uses(at);
        self.matches.get(at).is_some_and(Vec::is_empty)
            && uses.named | uses.own == 0
            && !self.is_within_item(at)
    }

    /// `attended the talk on bees`, `was a guest at Fred's wedding`, where the header has speakers and brides.
    fn watches(&self) -> bool {
        let is_word = |at: usize| WATCHING.contains(&self.stem(at)) && self.is_foreign(at);
        let is_guest = |at: usize| {
            self.any_of(at, &GUESTS).is_some_and(|end| (at..end).all(|at| self.is_foreign(at)))
        };
        if !(1..self.end()).any(|at| is_word(at) || is_guest(at)) {
            return false;
        }
        // Where the header has others, they may be those who watch.
        let lists = self.vocabulary.lists();
        let performers = self.vocabulary.headed(PERFORMERS) & lists;
        performers != 0 && self.persons() & lists & !performers == 0
    }

    /// `is safe from rabbits`, `objected to the beret`.
    fn is_away(&self) -> bool {
        (1..self.end()).any(|at| {
            let ended = self.any_of(at, &ENDED).filter(|_| self.is_be_or_denied(at - 1));
            let Some(end) = self.any_of(at, &AWAY_FROM).or(ended) else { return false };
            let item = (end..end + 3).find(|at| !self.kind(*at).determiner).unwrap_or(end);
            let is_item = |at: usize| self.matches.get(at).is_some_and(|of| !of.is_empty());
            // `cleared of killing the judge`
            (is_item(item) || self.word(item).ends_with("ing") && is_item(item + 2))
                && self.is_foreign(at)
        })
    }

    /// `has a friend in Oslo`, `knows a man with the cat`.
    fn has_somebody(&self) -> bool {
        const FRIENDS: Words = Words::of(&[
            "acquaintance",
            "aunt",
            "brother",
            "buddy",
            "colleague",
            "cousin",
            "customer",
            "fan",
            "friend",
            "grandmother",
            "grandfather",
            "mate",
            "nephew",
            "niece",
            "pal",
            "penpal",
            "relative",
            "roommate",
            "sister",
            "uncle",
        ]);
        // Most sentences end here.
        if !self.may_say(&FRIENDS) {
            return false;
        }
        let is_friend = |at: usize| FRIENDS.contains(&self.word(at)) && self.is_foreign(at);
        (1..self.end()).any(|at| {
            let has =
                matches!(self.word(at), "has" | "have" | "had" | "knows" | "knew" | "visited");
            let noun = (at + 2..at + 5).find(|noun| is_friend(*noun));
            has && matches!(self.word(at + 1), "a" | "an")
                && noun.is_some_and(|noun| {
                    (at + 2..noun).all(|at| self.matches[at].is_empty())
                        && matches!(
                            self.word(noun + 1),
                            "at" | "from" | "in" | "on" | "who" | "with"
                        )
                })
        })
    }

    /// `lost to the Bears`, `hosted the Bears`, `shares a room with the poodle`.
    fn is_of_contest(&self) -> bool {
        let is_item = |at: usize| {
            let name = at + usize::from(self.kind(at).determiner);
            let named = |at: usize| self.matches.get(at).is_some_and(|of| !of.is_empty());
            // `hosted the team from Boston`
            named(name) || self.uses(name).own != 0 && self.kind(name + 1).preposition
        };
        // `The Crows visited Oslo`
        let follows_team = |at: usize| {
            let teams = self.vocabulary.headed(&["club", "squad", "team"]);
            self.matches[..at].iter().flatten().any(|of| teams >> of.of.sense & 1 == 1)
        };
        (1..self.end()).any(|at| match self.word(at) {
            "lost" | "loses" => self.word(at + 1) == "to" && is_item(at + 2),
            "hosted" | "hosts" | "visited" | "visits" => {
                self.is_foreign(at) && is_item(at + 1) && follows_team(at)
            }
            "shared" | "shares" => (at + 2..self.end().min(at + 6))
                .any(|with| self.word(with) == "with" && is_item(with + 1)),
            _ => false,
        })
    }

    /// `Abby's father is Mr Frye`, where Mr Frye is a teacher; `Abby's teacher likes art`; `was married to Mr Frye`.
    fn is_of_kin(&self) -> bool {
        const PARENT: Words =
            Words::of(&["dad", "daddy", "father", "mom", "mother", "mum", "parent"]);
        const LIKING: Words = Words::of(&["enjoy", "favor", "hate", "like", "love", "prefer"]);
        let headed = |words: &[&str]| self.vocabulary.headed(words) != 0;
        (1..self.end()).any(|at| {
            let is_owned = self.is_possessive(at - 1);
            let is_parent = is_owned && PARENT.contains(&self.word(at)) && self.uses(at).named == 0;
            let persons = self.persons() & self.vocabulary.lists();
            let is_teacher = is_owned
                && TEACHERS.contains(&self.word(at))
                && self.uses(at).named & persons != 0
                && LIKING.contains(&self.stem(at + 1));
            let is_married = self.word(at) == "married"
                && self.word(at + 1) == "to"
                && self.is_be_or_denied(at - 1)
                && !headed(COUPLES);
            is_teacher || is_married || is_parent && headed(TEACHERS) && !headed(PARENTS)
        })
    }

    /// `lost the key to room 101`, `bought a coat to match the beret`, `a hat like the beret`.
    fn is_about_another(&self) -> bool {
        let is_item = |at: usize| {
            let name = at + usize::from(self.kind(at).determiner);
            self.matches.get(name).is_some_and(|of| !of.is_empty())
                || self.uses(name).named != 0
                    && self.matches.get(name + 1).is_some_and(|of| !of.is_empty())
        };
        (2..self.end()).any(|at| {
            let noun = || ABOUT.iter().find(|(noun, _)| *noun == self.word(at));
            let is_about = noun().is_some_and(|(_, next)| next.contains(&self.word(at + 1)))
                && self.is_foreign(at)
                && is_item(at + 2);
            let is_lost_key = self.word(at) == "key"
                && self.word(at + 1) == "to"
                && (0..at).any(|at| matches!(self.word(at), "borrowed" | "found" | "lost"))
                && is_item(at + 2);
            let is_noun = matches!(self.word(at - 2), "a" | "an" | "another");
            let is_like = self.word(at) == "like"
                && is_noun
                && self.matches[at - 1].is_empty()
                && self.kind(at + 1).determiner
                && is_item(at + 1);
            let is_match = self.word(at - 1) == "to" && self.word(at) == "match" && is_item(at + 1);
            is_about || is_lost_key || is_like || is_match
        })
    }

    /// `The May wedding was between Ann and Bob`, who are no places in a row.
    pub(super) fn is_of_two_together(&self) -> bool {
        (2..self.end()).any(|at| {
            let noun = at - 1 - usize::from(self.kind(at - 1).be);
            self.word(at) == "between" && TOGETHER.contains(&self.word(noun))
        })
    }

    /// Whether a sentence sets against each other what a statement says of two: `Ann wanted the hat, but Bea got it`.
    pub(in super::super) fn takes_from_first(&self, says: &Statement) -> bool {
        let Form::And(all) = says else { return false };
        let [Form::Same(a, b), Form::Same(c, d)] = &all[..] else { return false };
        let is_set_against = self.tokens.iter().any(|token| token.word == "but");
        let ways = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
        let is_of_two = ways.into_iter().any(|(a, b, c, d)| {
            is_same_item(b, d) && (self.sense_of(a) | self.sense_of(c)) & !self.persons() == 0
        });
        is_set_against && (is_of_two || self.is_never(says))
    }

    /// Whether the item at a place is a value.
    pub(super) fn is_value_at(&self, at: usize) -> bool {
        let of = self.matches.get(at).into_iter().flatten();
        let is_value = |of: &Match| self.vocabulary.senses[of.of.sense].scale.is_some();
        of.into_iter().any(is_value) || words::ordinal(self.word(at)).is_some()
    }
}
