//! Sentences in front of the clues that name no item and still settle something: `The oldest won.`, `The girls read more than
//! the boys.`, `They finished in the order of their ages.`

use super::super::positions::opening;
use crate::english::compare::is_comparing;
use crate::english::function;
use crate::english::token::Token;
use crate::english::words::{self, Words};

/// The word by which a sentence may settle something of some rows, and nothing if it has none.
pub(in super::super) fn first(words: &[&Token]) -> Option<usize> {
    let said = Said { words };
    let last_apart = (0..words.len()).rfind(|at| said.is_apart(*at));
    let settles = |at: &usize| {
        said.is_extreme(*at)
            || said.is_group(*at) && last_apart.is_some_and(|apart| apart > *at)
            || said.goes_with(*at)
            || said.is_of_few(*at)
            || said.compares_all(*at)
    };
    (0..words.len()).find(settles).or_else(|| said.wins())
}

struct Said<'a> {
    words: &'a [&'a Token],
}

/// What somebody did of whom only a superlative tells: `The oldest won`.
const DID: Words = Words::of(&[
    "arrived", "ate", "became", "came", "did", "does", "finished", "got", "had", "has", "is",
    "isn", "left", "likes", "lived", "lives", "lost", "owns", "paid", "placed", "ran", "read",
    "sat", "sits", "took", "was", "wasn", "wears", "went", "won", "wore",
]);

impl Said<'_> {
    fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |token| token.word.as_str())
    }

    fn is_superlative(&self, at: usize) -> bool {
        const NOUNS: Words = Words::of(&[
            "arrest", "conquest", "contest", "forest", "guest", "harvest", "interest", "protest",
            "request", "tempest",
        ]);
        let word = self.word(at);
        matches!(word, "loser" | "winner")
            || word.len() > 4 && word.ends_with("est") && !NOUNS.contains(&word)
    }

    /// `the oldest won`, `the winner was the youngest`, `won by the oldest`; not `the oldest is 14`, which only tells a value.
    fn is_extreme(&self, at: usize) -> bool {
        if !self.is_superlative(at)
            || !matches!(self.word(at.wrapping_sub(1)), "the" | "two" | "three")
        {
            return false;
        }
        let of_them = matches!(
            (self.word(at + 1), self.word(at + 2)),
            ("of", "all" | "the" | "them" | "these")
        );
        let behind = at + 1 + if of_them { 2 } else { 0 };
        let is_value =
            |at: usize| words::number(&[self.word(at)]).is_some() || self.word(at).is_empty();
        let does = DID.contains(&self.word(behind)) && !is_value(behind + 1)
            || matches!(self.word(behind), "lost" | "won");
        let is_told = (self.word(at.wrapping_sub(3)), self.word(at.wrapping_sub(2)))
            == ("won", "by")
            || matches!(self.word(at.wrapping_sub(2)), "is" | "was")
                && (self.is_superlative(at.wrapping_sub(3))
                    || (self.word(at.wrapping_sub(4)), self.word(at.wrapping_sub(3)))
                        == ("of", "them"));
        does || is_told
    }

    /// Several of the people, or one of a kind of them: `the girls`, `each boy`.
    fn is_group(&self, at: usize) -> bool {
        const SEVERAL: Words = Words::of(&["boys", "gentlemen", "girls", "ladies", "men", "women"]);
        SEVERAL.contains(&self.word(at))
            || function::is_of_some(self.word(at))
                && matches!(self.word(at.wrapping_sub(1)), "each" | "every" | "no" | "one")
    }

    /// What sets a group apart from others behind it: `The girls read more than the boys`, `Men and women alternate`, `the boys took
    /// the last places`.
    fn is_apart(&self, at: usize) -> bool {
        const APART: Words = Words::of(&[
            "above",
            "ahead",
            "alternate",
            "alternated",
            "alternately",
            "before",
            "behind",
            "below",
            "even",
            "faster",
            "least",
            "lower",
            "most",
            "odd",
            "slower",
            "than",
            "upper",
        ]);
        // `the last places`, but not `whose last names are …`
        let is_last =
            self.word(at) == "last" && matches!(self.word(at + 1), "" | "place" | "places");
        // `the most ridiculous hat he could find` is the most of his own.
        let is_of_own = self.word(at) == "most"
            && (at + 2..at + 6).any(|at| {
                matches!(self.word(at), "he" | "she" | "they") && self.word(at + 1) == "could"
            });
        // `each had at least one`
        let is_any = (self.word(at.wrapping_sub(1)), self.word(at)) == ("at", "least")
            && self.word(at + 1) == "one";
        APART.contains(&self.word(at)) && !is_of_own && !is_any || is_last
    }

    /// `A girl won.`, `The two boys were beaten by the girl.`: who of men and women did better, but not `Five girls won ribbons`.
    fn wins(&self) -> Option<usize> {
        const MOST_SOME: u32 = 2;
        const CONTEST: Words = Words::of(&["beat", "beaten", "beats", "defeated", "lost", "won"]);
        let contest = self.words.iter().position(|token| CONTEST.contains(&&*token.word))?;
        let is_told = |token: &&Token| {
            matches!(&*token.word, "all" | "different" | "each" | "every" | "which" | "who")
        };
        let is_some = |at: usize| {
            let number = words::number(&[self.word(at.wrapping_sub(1))]);
            let is_few = number.is_none_or(|(number, _)| number <= MOST_SOME);
            let has_won = matches!(self.word(contest), "lost" | "won");
            function::is_of_some(self.word(at)) && (is_few || !has_won)
        };
        let settles = !self.words.iter().any(is_told) && (0..self.words.len()).any(is_some);
        settles.then_some(contest)
    }

    /// `in the order of their ages`, `rises with the age`.
    fn goes_with(&self, at: usize) -> bool {
        let next = || (self.word(at + 1), self.word(at + 2));
        match self.word(at) {
            "order" => {
                let before = (self.word(at.wrapping_sub(2)), self.word(at.wrapping_sub(1)));
                self.word(at + 1) == "of" && matches!(before, ("in", "the" | "reverse"))
            }
            "decreases" | "falls" | "grows" | "increases" | "rises" => {
                matches!(next(), ("with", "each" | "her" | "his" | "the" | "their"))
            }
            "ordered" | "sorted" | "arranged" => {
                matches!(
                    next(),
                    ("by", "age" | "her" | "his" | "length" | "price" | "size" | "the" | "their")
                )
            }
            "towards" | "toward" => {
                matches!(next(), ("the", "higher" | "lower"))
                    || matches!(next(), ("higher" | "lower", _))
            }
            _ => false,
        }
    }

    /// `Only four people have pets.`
    fn is_of_few(&self, at: usize) -> bool {
        let number = || words::number(&[self.word(at + 1)]).is_some();
        // `Only one person lives on each floor.`
        let is_one_each = self.word(1) == "one"
            && (3..6).any(|at| {
                matches!(self.word(at), "at" | "in" | "on") && self.word(at + 1) == "each"
            });
        !is_one_each
            && at == 0
            && self.word(0) == "only"
            && number()
            && opening::is_people(self.word(at + 2))
    }

    /// `Everyone in a dark color beat everyone in a light color.`
    fn compares_all(&self, at: usize) -> bool {
        const BEAT: Words =
            Words::of(&["beat", "beats", "outran", "outbid", "outscored", "preceded", "precedes"]);
        let is_all =
            matches!(self.word(0), "all" | "each" | "every" | "everybody" | "everyone" | "only");
        is_all && BEAT.contains(&self.word(at))
            || is_all && is_comparing(self.word(at)) && self.word(at + 1) == "than"
    }
}
