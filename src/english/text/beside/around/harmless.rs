//! Words beside a list that could take something away from it, and what stands around them where they do not: `each came away with
//! a prize`, `each author reads exactly once`, `The judges gave the projects 80, 85 and 90 points`.

use super::Around;
use super::said::{LEADS, Said};
use crate::english::measure::begins_as_amount;
use crate::english::text::beside::idle::ROOMS;
use crate::english::text::naming::category;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::{Words, number};

impl Around<'_> {
    /// Whether an aside only tells that some are of one family, of which nothing else speaks: `(two of whom are brother and
    /// sister)`.
    pub(super) fn are_relatives(&self, aside: &[&Token]) -> bool {
        const FAMILY: Words =
            Words::of(&["brother", "brothers", "cousins", "sister", "sisters", "twin", "twins"]);
        let [counts, of, whom, are, family @ ..] = aside else { return false };
        let is_said = number(&[&counts.word]).is_some()
            && (&*of.word, &*whom.word) == ("of", "whom")
            && matches!(&*are.word, "are" | "were");
        let is_idle = |token: &&Token| {
            matches!(&*token.word, "and" | "or")
                || FAMILY.contains(&&*token.word) && !(self.is_known)(token)
        };
        is_said && !family.is_empty() && family.iter().all(is_idle)
    }
}

impl Said<'_, '_> {
    /// Whether `away` only tells that something is taken along: `came away with one treasure`.
    pub(super) fn is_taken_along(&self, away: usize) -> bool {
        const GOING: Words = Words::of(&[
            "came", "come", "comes", "drove", "go", "goes", "sailed", "walk", "walked", "walks",
            "went",
        ]);
        self.word(away + 1) == "with" && GOING.contains(&self.before(away, 1))
    }

    /// Whether a number stands behind a word, in the text or as an item: `up to 3`, `up to two`.
    pub(super) fn is_followed_by_number(&self, at: usize) -> bool {
        let end = self.words.get(at).map_or(0, |token| token.span.end as usize);
        let behind = self.around.text[end..].trim_start();
        let next = behind.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        begins_as_amount(behind) || number(&[&next.to_lowercase()]).is_some()
    }

    /// Whether `may` only leads to the things from which each has a different one: `and owns a different tool, which may be
    /// an axe, a hoe or a rake`.
    pub(super) fn is_choice_of_different(&self, may: usize) -> bool {
        /// How far in front of it the things are told to differ, in words.
        const REACH: usize = 6;
        let is_led = may == 1 && self.word(0) == "which" && self.word(2) == "be";
        let leads = |token: &&Token| LEADS.contains(&&*token.word);
        let start = self.words[0].span.start as usize;
        let before = self.around.text[..start].trim_end();
        let mut near = before.rsplit(' ').take(REACH).take_while(|word| !word.ends_with('.'));
        is_led
            && before.ends_with(',')
            && self.words.get(3..).is_some_and(|rest| rest.iter().all(leads))
            && near.any(|word| word == "different")
    }

    /// Whether `none` only mocks all: `None of the lectures was particularly exciting (on law, on tax and on art)`.
    pub(super) fn is_mocked(&self, none: usize) -> bool {
        const MOCKING: Words =
            Words::of(&["exactly", "overly", "particularly", "terribly", "very"]);
        (self.word(none + 1), self.word(none + 2)) == ("of", "the")
            && matches!(self.word(none + 4), "are" | "is" | "was" | "were")
            && MOCKING.contains(&self.word(none + 5))
            && none + 7 == self.words.len()
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
        // `Ms. Hall's pet shop sold four pets`; that of an item is hers.
        const SHOPS: Words = Words::of(&[
            "bakery",
            "cafe",
            "class",
            "farm",
            "gallery",
            "nursery",
            "restaurant",
            "salon",
            "school",
            "shop",
            "store",
            "studio",
        ]);
        let is_item = (self.around.is_item)(self.words[owner]);
        let is_event = |word: &str| EVENTS.contains(&word) || !is_item && SHOPS.contains(&word);
        let begin = owner + 2;
        let Some(event) = (begin..begin + REACH).find(|at| is_event(self.word(*at))) else {
            return false;
        };
        let counts = |at: usize| {
            number(&[self.word(at)]).is_some_and(|(number, _)| number == self.around.count.number)
        };
        (event + 1..self.words.len()).any(counts)
    }

    /// Whether a possessive in a heading is of the things of all: `Pet's name`, `Dogs' breeds`. `Ed's name` is that of somebody.
    pub(super) fn is_of_a_thing(&self, owner: usize) -> bool {
        const THINGS: Words = Words::of(&[
            "baby", "babies", "boat", "boats", "book", "books", "car", "cars", "cat", "cats",
            "dog", "dogs", "doll", "dolls", "horse", "horses", "husband", "husbands", "kitten",
            "kittens", "owner", "owners", "pet", "pets", "pony", "ponies", "puppies", "puppy",
            "ship", "ships", "spouse", "spouses", "team", "teams", "wife", "wives",
        ]);
        const WHAT: Words = Words::of(&[
            "age", "ages", "breed", "breeds", "color", "colors", "colour", "colours", "first",
            "last", "name", "names", "surname", "surnames",
        ]);
        let behind = owner + 1 + usize::from(self.word(owner + 1).starts_with('\''));
        self.around.has_heading
            && owner == 0
            && !(self.around.is_item)(self.words[owner])
            && THINGS.contains(&self.word(owner))
            && WHAT.contains(&self.word(behind))
            && self.words.len() <= behind + 2
    }

    /// Whether a heading only tells how much each has sold: `Cookies sold: 12 boxes, 15 boxes, 18 boxes`.
    fn is_amount_sold(&self, sold: usize) -> bool {
        let behind = self.words[sold].span.end as usize;
        let items = self.around.text[behind..].trim_start_matches([':', ' ', '*']);
        let is_amount = begins_as_amount(items);
        let is_noun = |word: &str| word.ends_with('s') || word == "amount";
        self.around.has_heading
            && sold + 1 == self.words.len()
            && (1..=2).contains(&sold)
            && is_noun(self.before(sold, 1))
            && is_amount
    }

    /// Whether all before a list end live next door to each other, as all in a row do: `Ann, Bo and Cy live next door to
    /// each other`.
    pub(super) fn are_next_door(&self, next: usize) -> bool {
        let is_verb = matches!(self.before(next, 1), "live" | "lived") && next == 1;
        let other = (self.word(next + 2), self.word(next + 3), self.word(next + 4));
        is_verb && matches!(other, ("to", "each", "other") | ("to", "one", "another"))
    }

    /// Whether `sold` only tells that all of the things are those of a sale: `Four hats were sold`, `the shop sold four hats last
    /// week`. Who has sold one has it no more.
    pub(super) fn is_sold_by_all(&self, sold: usize) -> bool {
        const SELLERS: Words =
            Words::of(&["auction", "fair", "gallery", "market", "sale", "shop", "stall", "store"]);
        const WHEN: Words = Words::of(&[
            "afternoon",
            "last",
            "month",
            "morning",
            "on",
            "saturday",
            "sunday",
            "this",
            "today",
            "week",
            "weekend",
            "yesterday",
        ]);
        let counts = |at: usize| {
            number(&[self.word(at)]).is_some_and(|(number, _)| number == self.around.count.number)
                && self.word(at + 1).ends_with('s')
        };
        if self.word(sold) == "sold" && self.is_amount_sold(sold) {
            return true;
        }
        let from = match self.before(sold, 1) {
            "were" if sold > 2 && counts(sold - 3) => sold + 1,
            seller if SELLERS.contains(&seller) && counts(sold + 1) => sold + 3,
            _ => return false,
        };
        let is_idle =
            |token: &&Token| WHEN.contains(&&*token.word) || LEADS.contains(&&*token.word);
        self.word(sold) == "sold" && self.words[from..].iter().all(is_idle)
    }

    /// Whether a number is a part of a name: `Class 7 has three pupils`, where the rows are no rooms.
    pub(super) fn is_of_a_room(&self, at: usize) -> bool {
        let Some(noun) = at.checked_sub(1).map(|last| self.words[last]) else { return false };
        noun.is_capital
            && ROOMS.contains(&&*noun.word)
            && noun.word != self.around.count.noun
            && self.word(at).starts_with(|c: char| c.is_ascii_digit())
    }

    /// Whether somebody only has all of them for friends or guests, and has no part in the puzzle: `Eve had five friends - Ann,
    /// …`, `Eve invited five guests (Ann, …)`. Nothing else may be said of them in front of the list.
    pub(super) fn has_all_of_them(&self, somebody: usize) -> bool {
        const HAVING: Words = Words::of(&["had", "has"]);
        const PEOPLE: Words = Words::of(&[
            "brothers",
            "children",
            "cousins",
            "daughters",
            "friends",
            "grandchildren",
            "guests",
            "nephews",
            "nieces",
            "pupils",
            "roommates",
            "sisters",
            "sons",
            "students",
        ]);
        let token = self.words[somebody];
        let counts = number(&[self.word(somebody + 2)])
            .is_some_and(|(number, _)| number == self.around.count.number);
        let leads = |token: &&Token| LEADS.contains(&&*token.word);
        !(self.around.is_known)(token)
            && !(self.around.is_item)(token)
            && HAVING.contains(&self.word(somebody + 1))
            && counts
            && (PEOPLE.contains(&self.word(somebody + 3)) || self.is_counted(somebody + 3))
            && self.words[somebody + 4..].iter().all(leads)
    }

    /// Whether a noun is that of the rows, which are no people: `fields` of four fields.
    pub(super) fn is_counted(&self, noun: usize) -> bool {
        let one = category::singular(self.word(noun));
        !one.is_empty() && one == self.around.count.noun
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
