//! What some words around a list say.

use super::Around;
use crate::english::lexicon::names::DAYS;
use crate::english::text::beside::unlike;
use crate::english::text::lists::companions;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::{Words, number};

/// Words that take something away or say that it was otherwise, wherever they stand beside a list.
const AWAY: Words = Words::of(&[
    "almost",
    "although",
    "apart",
    "away",
    "but",
    "elsewhere",
    "etc",
    "except",
    "excepted",
    "excluded",
    "excluding",
    "if",
    "less",
    "minus",
    "more",
    "nearly",
    "never",
    "nobody",
    "none",
    "not",
    "others",
    "supposedly",
    "than",
    "unless",
    "unlike",
    "without",
]);

/// Words of things that nobody has, or that are none.
const LOST: Words = Words::of(&[
    "absent",
    "decoy",
    "denied",
    "ex",
    "fake",
    "forbidden",
    "former",
    "formerly",
    "hidden",
    "imaginary",
    "left",
    "lost",
    "missing",
    "pretend",
    "previous",
    "previously",
    "spare",
    "stolen",
    "unclaimed",
    "unlikely",
    "unsold",
    "unused",
    "unwanted",
    "unworn",
]);

/// Verbs of what somebody has not, or has no more.
const LACKING: Words = Words::of(&[
    "abandon", "avoid", "ban", "borrow", "break", "broke", "burn", "covet", "crave", "declin",
    "deni", "discard", "dislik", "dream", "envi", "forget", "forgot", "hate", "lack", "lose",
    "lost", "miss", "refus", "reject", "shun", "sold", "stole", "stolen", "want", "wish",
]);

/// Verbs of what is only thought or said.
const THINKING: Words = Words::of(&[
    "believe", "believed", "believes", "claim", "claimed", "claims", "hope", "hoped", "hopes",
    "imagines", "says", "thinks", "thought",
]);

/// Verbs by which somebody is or has something.
const HAVING: Words = Words::of(&[
    "bought", "brought", "had", "has", "have", "is", "kept", "owned", "owns", "was", "wears",
    "wore",
]);

/// Words that only lead from an announcement to its list.
pub(super) const LEADS: Words = Words::of(&[
    "a", "an", "and", "are", "as", "being", "called", "e", "either", "follows", "i", "is", "named",
    "namely", "or", "the", "viz", "was", "were",
]);

/// Relatives, who are others than those of whom they are.
const RELATIVES: Words = Words::of(&[
    "aunt",
    "boyfriend",
    "brother",
    "brothers",
    "child",
    "children",
    "cousin",
    "cousins",
    "daughter",
    "daughters",
    "father",
    "fathers",
    "friend",
    "friends",
    "girlfriend",
    "husband",
    "husbands",
    "mother",
    "mothers",
    "neighbor",
    "neighbors",
    "neighbour",
    "neighbours",
    "parents",
    "partner",
    "partners",
    "sister",
    "sisters",
    "son",
    "sons",
    "uncle",
    "wife",
    "wives",
]);

const MEN_AND_WOMEN: Words = Words::of(&[
    "boy",
    "boys",
    "female",
    "gentleman",
    "gentlemen",
    "girl",
    "girls",
    "ladies",
    "lady",
    "male",
    "man",
    "men",
    "nephews",
    "nieces",
    "widowers",
    "widows",
    "woman",
    "women",
]);

/// Words with which a sentence begins and that are no names.
const OPENERS: Words = Words::of(&[
    "all",
    "another",
    "each",
    "every",
    "everybody",
    "everyone",
    "he",
    "i",
    "it",
    "nobody",
    "one",
    "she",
    "somebody",
    "someone",
    "that",
    "there",
    "these",
    "they",
    "this",
    "those",
    "today",
    "tonight",
    "we",
    "what",
    "which",
    "who",
    "whose",
    "yesterday",
    "you",
]);

/// Words of one clause around a list.
pub(super) struct Said<'a, 't> {
    pub(super) around: &'a Around<'a>,
    pub(super) words: Vec<&'t Token>,
    /// Whether the sentence asks for something, so that `could` and `would` mean nothing.
    pub(super) asks: bool,
}

impl<'t> Said<'_, 't> {
    pub(super) fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |token| token.word.as_str())
    }

    /// The word so many words in front of another one.
    pub(super) fn before(&self, at: usize, distance: usize) -> &str {
        at.checked_sub(distance).map_or("", |at| self.word(at))
    }

    /// Whether a number tells of more or fewer than there are.
    fn counts_otherwise(&self, at: usize) -> bool {
        const UNITS: Words = Words::of(&[
            "a",
            "am",
            "day",
            "days",
            "dollars",
            "hour",
            "hours",
            "kilometer",
            "kilometers",
            "kilometre",
            "kilometres",
            "lap",
            "mile",
            "miles",
            "minutes",
            "month",
            "months",
            "o",
            "p",
            "pm",
            "storey",
            "story",
            "week",
            "weeks",
            "year",
            "years",
        ]);
        const MOST: u32 = 20;
        let before = self.before(at, 1);
        // `in a nine-seat row` is of another arrangement.
        let next = self.word(at + 1);
        let is_place = opening::is_noun(next) && !opening::is_people(next) && !next.ends_with('s');
        // `in seats 11 to 15`
        let is_label = self.word(at).starts_with(|c: char| c.is_ascii_digit())
            && (!self.word(at + 1).starts_with(char::is_alphabetic)
                || matches!(self.word(at + 1), "and" | "or" | "through" | "to"));
        number(&[self.word(at)]).is_some_and(|(number, _)| {
            (2..=MOST).contains(&number)
                && !self.are_others(at)
                && number != self.around.count.number
                && !is_label
                && !self.is_of_a_room(at)
                && !self.is_label_of_name(at)
                && !is_place
                && !UNITS.contains(&self.word(at + 1))
                && !MEN_AND_WOMEN.contains(&self.word(at + 1))
                && !self.are_men_or_women(at + 1)
                && !matches!(before, "any" | "no" | "other")
        })
    }

    /// Whether so many are told to be men or women: `Two are women`, `two of them are men`.
    fn are_men_or_women(&self, behind: usize) -> bool {
        let of_them = self.word(behind) == "of" && self.word(behind + 1) == "them";
        let be = behind + if of_them { 2 } else { 0 };
        matches!(self.word(be), "are" | "is" | "was" | "were")
            && MEN_AND_WOMEN.contains(&self.word(be + 1))
    }

    /// Whether a number is of those beside one who was named: `Ann and three other cooks (…)`.
    fn are_others(&self, at: usize) -> bool {
        let all = self.around.count.number;
        number(&[self.word(at)]).is_some_and(|(number, _)| {
            companions::are_others(self.before(at, 1), number, self.word(at + 1), all)
        })
    }

    /// Whether a clause tells where things are, and nothing else, from some word on: `bags on a bench`.
    fn has_where(&self, at: usize) -> bool {
        /// The longest thing and place, in words.
        const LONGEST: usize = 8;
        const BEHIND: Words = Words::of(&["behind", "home", "over", "unattended"]);
        let rest = self.words.get(at..).unwrap_or_default();
        let place = rest.iter().position(|of| matches!(&*of.word, "at" | "by" | "in" | "on"));
        rest.len() <= LONGEST
            && place.is_some_and(|place| place > 0)
            && !rest.iter().any(|of| BEHIND.contains(&&*of.word))
    }

    /// A word beside a list by which something is taken away from it, or somebody else has it.
    fn odd_beside(&self) -> Option<&'t Token> {
        let is_number = |at: usize| number(&[self.word(at)]).is_some();
        let odd = (0..self.words.len()).find(|at| {
            let (next, last) = (self.word(at + 1), self.before(*at, 1));
            match self.word(*at) {
                "left" if matches!(last, "far" | "the") || next == "to" => false,
                // `Three children, Ann, Bo and Cy, left their bags on a bench`, where all are
                "left" if next == "their" && self.has_where(*at + 2) => false,
                // `So that they could be told apart`
                "apart" => last != "told",
                // `but Ann cannot recall which`
                "but" => *at > 0,
                "about" | "over" | "under" | "least" | "most" => is_number(at + 1),
                // `were away in May`, but not `gave away`
                "away" => {
                    !matches!(last, "are" | "go" | "went" | "were") && !self.is_taken_along(*at)
                }
                // `up to 3`, but not `They snuggle up to a blanket`
                "up" => next == "to" && self.is_followed_by_number(at + 1),
                // `the other two`, `and the other a horse`
                "other" => match last {
                    "each" | "one" => false,
                    _ if self.are_others(at.saturating_sub(1)) => false,
                    "the" => {
                        !next.is_empty()
                            && !is_number(at + 1)
                            && !matches!(next, "a" | "an" | "had" | "has" | "was" | "wore")
                    }
                    _ => true,
                },
                // `a different cake to share with the others`, who are the other people
                "others" => {
                    let shares = (last, self.before(*at, 2), self.before(*at, 3));
                    shares != ("the", "with", "share") || !next.is_empty()
                }
                "too" => matches!(next, "few" | "many" | "much"),
                "once" => {
                    last != "at"
                        && !matches!(next, "a" | "an" | "per" | "upon")
                        && !self.is_once_each(*at)
                }
                "could" | "may" | "might" | "should" | "would" => {
                    // `So that they could be told apart, …`
                    let is_purpose = (self.before(*at, 3), self.before(*at, 2)) == ("so", "that");
                    let is_unlike = || {
                        at.checked_sub(2)
                            .is_some_and(|nobody| unlike::is_unmistakable(&self.words, nobody))
                    };
                    let is_free = matches!(next, "each" | "like")
                        || self.is_choice_of_different(*at)
                        || is_purpose && next == "be"
                        || is_unlike();
                    !self.asks && !self.words[*at].is_capital && !is_free
                }
                "pair" | "pairs" | "couple" | "couples" => next == "of",
                "next" => next == "door" && !self.are_next_door(*at),
                "lost" if next == "property" => false,
                // `a different guest left one on the train each day`
                "left" if next == "one" && self.before(*at, 2) == "different" => false,
                "never" if next == "understood" => false,
                "made" => next == "out",
                // `for sale`, but not `for the sale at the hall`
                "sale" => matches!(last, "for" | "on"),
                "took" => next == "off",
                "none" if self.is_mocked(*at) => false,
                "nobody" if unlike::is_unmistakable(&self.words, *at) => false,
                other => {
                    AWAY.contains(&other)
                        || LOST.contains(&other) && !(self.around.is_known)(self.words[*at])
                }
            }
        });
        odd.or_else(|| (0..self.words.len()).find(|at| self.counts_otherwise(*at)))
            .or_else(|| (0..self.words.len()).find(|at| unlike::has_each_several(&self.words, *at)))
            .or_else(|| self.stranger())
            .map(|at| self.words[at])
    }

    /// A word anywhere in front of a list that tells of the order in which it stands, or who is none of them: `In order, the
    /// hats were …`, `From worst to best, …`, `Each guest, Di excepted, has …`.
    pub(super) fn tells_order(&self) -> Option<&'t Token> {
        let is_order = |at: &usize| match self.word(*at) {
            // `can you place them in order and say who wore which hat (…)` tells none.
            "in" => {
                let ends = *at == 0 || at + 2 == self.words.len();
                self.word(at + 1) == "order"
                    && (ends || self.word(at + 2) == "of")
                    && self.word(at + 2) != "to"
            }
            "from" => {
                ranks(self.word(at + 1)) && self.word(at + 2) == "to" && ranks(self.word(at + 3))
            }
            other => matches!(other, "barring" | "except" | "excepted" | "excluded" | "excluding"),
        };
        let at = (0..self.words.len()).find(is_order)?;
        Some(self.words[if matches!(self.word(at), "from" | "in") { at + 1 } else { at }])
    }

    /// Somebody who has or is something and of whom nothing else is said, or who is an item.
    fn stranger(&self) -> Option<usize> {
        (0..self.words.len()).find(|at| {
            let token = self.words[*at];
            let next = self.word(at + 1);
            let last = self.before(*at, 1);
            // `has to deliver them`
            let is_duty = matches!(next, "had" | "has" | "have") && self.word(at + 2) == "to";
            let acts = HAVING.contains(&next) && !is_duty
                || THINKING.contains(&next)
                || next == "'s" && !self.is_of_a_place(*at) && !self.is_of_an_event(*at)
                || matches!(next, "came" | "keeps" | "went");
            // `the hats that Ed wore`, `belong to Ed`, `the hats of Al are`
            let before = self.before(*at, 2);
            let is_told = matches!(last, "that" | "which")
                || last == "to" && before.starts_with("belong")
                || last == "of"
                    && (self.around.is_item)(token)
                    && matches!(next, "" | "are" | "were");
            // `at Saturday's fair`
            let is_day = DAYS.iter().any(|names| names.contains(&&*token.word));
            let is_name = token.is_capital
                && !is_day
                && token.word.len() > 1
                && token.word.chars().all(char::is_alphabetic)
                && !opening::is_noun(&token.word)
                && !OPENERS.contains(&&*token.word);
            is_name
                && (acts || is_told)
                && !self.comes_across_all(*at)
                && !self.has_all_of_them(*at)
                && !self.is_of_a_thing(*at)
                && (!(self.around.is_known)(token) || (self.around.is_item)(token))
        })
    }

    /// Whether digits go on with a name for one of many, and count nothing: `Channel 9 sent out four reporters`.
    fn is_label_of_name(&self, at: usize) -> bool {
        const NUMBERED: Words = Words::of(&[
            "bus",
            "channel",
            "flight",
            "gate",
            "hall",
            "highway",
            "interstate",
            "lane",
            "line",
            "pier",
            "platform",
            "route",
            "section",
            "sector",
            "stage",
            "studio",
            "terminal",
            "track",
            "ward",
        ]);
        let noun = at.checked_sub(1).map(|last| self.words[last]);
        self.word(at).starts_with(|c: char| c.is_ascii_digit())
            && noun.is_some_and(|noun| {
                noun.is_capital
                    && NUMBERED.contains(&&*noun.word)
                    && noun.word != self.around.count.noun
            })
    }

    /// Whether a possessive tells of a place and of nobody: `at Millie's Diner`, `Larkfield's four newest residents`.
    fn is_of_a_place(&self, at: usize) -> bool {
        let behind = at + 2;
        let is_called = matches!(self.before(at, 1), "at" | "from" | "in" | "into" | "near" | "of")
            && self.words.get(behind).is_some_and(|next| next.is_capital);
        let counts = number(&[self.word(behind)])
            .is_some_and(|(number, _)| number == self.around.count.number);
        let has_people = || (behind + 1..behind + 4).any(|at| opening::is_people(self.word(at)));
        // `Santa's five newest reindeer`
        let is_item = (self.around.is_item)(self.words[at]);
        let has_rows = || !is_item && (behind + 1..behind + 4).any(|at| self.is_counted(at));
        let are_called = || {
            let last = self.words.last().map_or("", |last| last.word.as_str());
            at == 0 && !is_item && matches!(last, "called" | "named")
        };
        is_called || counts && (has_people() || has_rows() || are_called())
    }

    /// A word in front of a list by which it may be none.
    pub(super) fn odd_before(&self) -> Option<&'t Token> {
        let is_have = |at: usize| HAVING.contains(&self.word(at));
        let has_each =
            self.words.iter().any(|token| matches!(&*token.word, "all" | "each" | "every"));
        let lacks = |at: usize| {
            let token = self.words[at];
            !self.is_sold_by_all(at)
                && (LACKING.contains(&&*token.stem) || LACKING.contains(&&*token.word))
                && !token.word.ends_with("ful")
                // `borrowers: Ann, Bob, Cy`
                && !token.word.ends_with("ers")
                && !(self.around.is_known)(token)
        };
        let odd = (0..self.words.len()).find(|at| {
            let next = self.word(at + 1);
            match self.word(*at) {
                // `One guest has one hat from …`
                "one" => *at == 0 && !has_each && self.is_somebody(at + 1) && is_have(at + 2),
                "each" | "every" => {
                    let has = self.words[*at + 1..].iter().any(|word| {
                        HAVING.contains(&&*word.word) && word.word != "is" && word.word != "was"
                    });
                    has && self.words.get(at + 1).is_some_and(|next| self.is_other_row(next))
                }
                // `most hats were …`, `Some guests have …`
                "few" | "half" | "many" | "most" | "several" | "some" => {
                    *at == 0
                        && (is_have(at + 2)
                            || self
                                .words
                                .last()
                                .is_some_and(|last| matches!(&*last.word, "are" | "were")))
                }
                // `Ed, who has four hats (…)`
                "who" => *at == 0 && next == "has" && !has_each,
                "gave" => {
                    !matches!(next, "different" | "each" | "every" | "her" | "him" | "them")
                        && !(self.around.is_known)(self.words[*at])
                        && !self.gives_to_all(*at)
                }
                "'s" | "their" | "his" | "her" => {
                    RELATIVES.contains(&next)
                        && is_have(at + 2)
                        && self.words.get(at + 1).is_some_and(|of| !(self.around.is_known)(of))
                }
                "last" | "next" => {
                    matches!(next, "month" | "week" | "year")
                        && (matches!(self.word(at + 2), "the" | "their")
                            || at.checked_sub(1).is_some_and(|last| self.word(last) == "of"))
                }
                "for" => {
                    let noun = at + 1 + usize::from(next == "the");
                    let leads = |token: &&Token| LEADS.contains(&&*token.word);
                    self.words.get(noun + 1..).is_some_and(|rest| rest.iter().all(leads))
                        && self.word(noun).ends_with('s')
                        && !(self.around.is_known)(self.words[noun])
                }
                _ => {
                    lacks(*at)
                        || self.owns(*at)
                        || is_have(at + 1) && next != "is" && self.is_animal(self.words[*at])
                }
            }
        });
        odd.map(|at| self.words[at]).or_else(|| self.odd_beside())
    }

    /// Whether a word of a list's announcement is an owner who is no row: `the dogs` of `the dogs' hats were`.
    fn owns(&self, at: usize) -> bool {
        let token = self.words[at];
        let behind = self.around.text[token.span.end as usize..].chars().next();
        let is_plural =
            token.word.ends_with('s') && behind.is_some_and(|c| matches!(c, '\'' | '’'));
        is_plural
            && !(self.around.is_known)(token)
            && !opening::is_noun(&token.word)
            && !self.is_of_a_thing(at)
    }

    /// Whether `each` speaks of something of which nothing else does: `Each cat`, `Each man` of four guests, `Each pair`.
    fn is_other_row(&self, noun: &Token) -> bool {
        let word = noun.word.as_str();
        let is_somebody = MEN_AND_WOMEN.contains(&word)
            || RELATIVES.contains(&word)
            || matches!(word, "couple" | "pair")
            || self.is_animal(noun);
        is_somebody && word != self.around.count.noun && !(self.around.is_known)(noun)
    }

    /// Whether a word is of people, or of what the rest of the text speaks of.
    fn is_somebody(&self, at: usize) -> bool {
        self.words
            .get(at)
            .is_some_and(|of| opening::is_people(&of.word) || (self.around.is_known)(of))
    }

    /// Whether a word is of animals of which nothing else is said: `Each cat has one hat from …`
    fn is_animal(&self, noun: &Token) -> bool {
        matches!(&*noun.stem, "bird" | "cat" | "dog" | "hors") && !(self.around.is_known)(noun)
    }

    /// A word behind a list by which it may be none. `is_cut`: whether a dash or a semicolon stands between.
    pub(super) fn odd_behind(&self, is_cut: bool) -> Option<&'t Token> {
        let from = usize::from(matches!(self.word(0), "and" | "but" | "or"));
        let is_apart = from > 0 || is_cut;
        // `- and one was stolen`
        let is_of_some = matches!(self.word(from), "another" | "none" | "one" | "others" | "some")
            && matches!(
                self.word(from + 1),
                "are" | "did" | "had" | "has" | "is" | "of" | "was" | "were"
            );
        if is_of_some && is_apart {
            return self.words.get(from).copied();
        }
        self.odd_beside()
    }
}

/// Whether a word is an end of an order.
pub(super) fn ranks(word: &str) -> bool {
    matches!(
        word,
        "best" | "bottom" | "first" | "front" | "last" | "least" | "most" | "top" | "worst"
    ) || word.len() > 4 && word.ends_with("est") && !matches!(word, "forest" | "guest" | "west")
}

/// The word of an item by which its list may have more: `beret or none`, `beret etc`, `beret among others`.
pub(super) fn adds(item: &[Token]) -> Option<&Token> {
    let (last, before) = item.split_last()?;
    // `poncho plus a beret`, `poncho or a beret`
    const ALSO: Words =
        Words::of(&["besides", "except", "excluding", "including", "instead", "minus", "plus"]);
    const ARTICLES: Words = Words::of(&["a", "an", "another", "maybe", "perhaps", "the"]);
    let joins = |at: &usize| {
        let next = item.get(at + 1).filter(|next| !next.is_capital);
        next.is_some_and(|next| {
            ALSO.contains(&&*item[*at].word)
                || item[*at].word == "or" && ARTICLES.contains(&&*next.word)
        })
    };
    if let Some(at) = (1..item.len()).find(joins) {
        return item.get(at);
    }
    let is_more = match &*last.word {
        "." => return adds(before),
        "etc" => !before.is_empty(),
        "another" | "more" | "none" | "nothing" | "other" | "others" | "similar" | "such" => before
            .last()
            .is_some_and(|word| matches!(&*word.word, "among" | "amongst" | "and" | "or" | "plus")),
        _ => false,
    };
    is_more.then_some(last)
}
