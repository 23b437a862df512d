//! Words beside a list that could take something away from it, and what stands around them where they do not: `each came away with
//! a prize`, `each author reads exactly once`, `The judges gave the projects 80, 85 and 90 points`.

use super::said::Said;
use crate::english::text::opening;
use crate::english::words::{Words, number};

impl Said<'_, '_> {
    /// Whether `away` only tells that something is taken along: `came away with one treasure`.
    pub(super) fn is_taken_along(&self, away: usize) -> bool {
        const GOING: Words = Words::of(&[
            "came", "come", "comes", "drove", "go", "goes", "sailed", "walk", "walked", "walks",
            "went",
        ]);
        self.word(away + 1) == "with" && GOING.contains(&self.before(away, 1))
    }

    /// Whether `once` tells that each does it once and no more, and ends the clause: `each author reads exactly once`.
    pub(super) fn is_once_each(&self, once: usize) -> bool {
        /// The longest subject: `each one of the six authors`, with its verb.
        const LONGEST: usize = 7;
        const OTHERWISE: Words = Words::of(&[
            "at", "but", "had", "has", "have", "least", "more", "most", "or", "than", "that",
            "which", "who", "whom", "whose",
        ]);
        let verb = once - usize::from(matches!(self.before(once, 1), "exactly" | "just" | "only"));
        let near = verb.saturating_sub(LONGEST)..verb;
        let each = near.rev().find(|at| matches!(self.word(*at), "each" | "every"));
        // `each author was once`
        let is_deed = !matches!(self.before(verb, 1), "is" | "was");
        let is_plain =
            |at: usize| !self.words[at].is_capital && !OTHERWISE.contains(&self.word(at));
        self.word(once + 1).is_empty()
            && is_deed
            && each.is_some_and(|each| each + 1 < verb && (each + 1..verb).all(is_plain))
    }

    /// Whether `gave` tells what all of some things of the text got, and the list follows: `gave the projects`, `gave the four
    /// guests marks of`.
    pub(super) fn gives_to_all(&self, gave: usize) -> bool {
        const MARKS: Words = Words::of(&["grades", "marks", "points", "ratings", "scores"]);
        let counts = number(&[self.word(gave + 2)])
            .is_some_and(|(number, _)| number == self.around.count.number);
        let noun = gave + 2 + usize::from(counts);
        let is_known = self.words.get(noun).is_some_and(|of| {
            (of.word.ends_with('s') || opening::are_people(&of.word))
                && ((self.around.is_known)(of) || opening::are_people(&of.word))
        });
        let ends = match self.words.len().saturating_sub(noun + 1) {
            0 => true,
            2 => MARKS.contains(&self.word(noun + 1)) && self.word(noun + 2) == "of",
            _ => false,
        };
        self.word(gave + 1) == "the" && is_known && ends
    }

    /// Whether a possessive tells of an event to which as many came as there are: `Willow Creek's annual kite contest drew four
    /// entrants`.
    pub(super) fn is_of_an_event(&self, owner: usize) -> bool {
        const EVENTS: Words = Words::of(&[
            "auction",
            "championship",
            "competition",
            "concert",
            "contest",
            "fair",
            "festival",
            "fete",
            "marathon",
            "pageant",
            "parade",
            "race",
            "rodeo",
            "show",
            "tournament",
        ]);
        /// How many words may stand between the owner and the event.
        const REACH: usize = 4;
        let begin = owner + 2;
        let Some(event) = (begin..begin + REACH).find(|at| EVENTS.contains(&self.word(*at))) else {
            return false;
        };
        let counts = |at: usize| {
            number(&[self.word(at)]).is_some_and(|(number, _)| number == self.around.count.number)
        };
        (event + 1..self.words.len()).any(counts)
    }

    /// Whether somebody only finds what reminds of all of them, and has no part in the puzzle: `Aunt Ida came across the letters of
    /// her four sons`.
    pub(super) fn comes_across_all(&self, somebody: usize) -> bool {
        const OWNERS: Words = Words::of(&["her", "his", "the", "their"]);
        let from = somebody + 3;
        let are_all = |at: usize| {
            number(&[self.word(at)]).is_some_and(|(number, _)| number == self.around.count.number)
                && OWNERS.contains(&self.before(at, 1))
                && matches!(self.before(at, 2), "by" | "from" | "of")
                && (at + 1..at + 3).any(|at| {
                    at + 1 == self.words.len() && (opening::are_people(self.word(at)))
                        || matches!(
                            self.word(at),
                            "brothers"
                                | "children"
                                | "cousins"
                                | "daughters"
                                | "friends"
                                | "nephews"
                                | "nieces"
                                | "sisters"
                                | "sons"
                        )
                })
        };
        self.word(somebody + 1) == "came"
            && matches!(self.word(somebody + 2), "across" | "upon")
            && (from..self.words.len()).any(are_all)
    }
}
