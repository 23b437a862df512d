//! Which sentences in front of the clues set the scene though a word of theirs is also one of an item: `Five friends
//! met on Maple Street`, beside an item `maple`.
//!
//! Such a sentence speaks of all the people or things at once, or asks for the answer, and names items of one category
//! at most, so that it ties none to another. It has no word by which one item alone could be placed.

use itertools::Itertools;

use super::super::Sentence;
use super::super::mentions::Mentions;
use super::super::positions::opening;
use super::super::positions::opening::Count;
use super::idle;
use super::introduction;
use super::introduction::without_kind;
use crate::english::lexicon::names::{DAYS, is_of_calendar};
use crate::english::measure::begins_as_amount;
use crate::english::token::{self, Token};
use crate::english::words::{self, Words};

/// Words by which a sentence with one item tells of its place, or denies something of it.
const TELLING: &[&str] = &[
    "'t",
    "above",
    "adjacent",
    "after",
    "ahead",
    "alone",
    "beat",
    "beaten",
    "beating",
    "beats",
    "before",
    "behind",
    "below",
    "beside",
    "between",
    "center",
    "centre",
    "consecutive",
    "end",
    "ends",
    "except",
    "excepted",
    "fewer",
    "followed",
    "front",
    "leading",
    "leads",
    "least",
    "led",
    "left",
    "less",
    "lose",
    "loser",
    "lost",
    "middle",
    "more",
    "most",
    "neither",
    "never",
    "nobody",
    "none",
    "nor",
    "not",
    "right",
    "starting",
    "starts",
    "than",
    "win",
    "winner",
    "winning",
    "wins",
    "without",
    "won",
];

/// Words of men and of women.
const SEXES: &[&str] = &[
    "boy",
    "boys",
    "female",
    "females",
    "gentlemen",
    "girl",
    "girls",
    "ladies",
    "male",
    "males",
    "man",
    "men",
    "woman",
    "women",
];

/// What may be the last or the first one without being a place.
const TIMES: &[&str] = &[
    "autumn",
    "century",
    "fall",
    "friday",
    "monday",
    "month",
    "names",
    "name",
    "night",
    "period",
    "saturday",
    "season",
    "spring",
    "summer",
    "sunday",
    "thursday",
    "tuesday",
    "wednesday",
    "week",
    "weekend",
    "winter",
    "year",
];

/// Sentences in front of the clues of some puzzle.
pub(in super::super) struct Scene<'a> {
    pub(in super::super) mentions: &'a Mentions,
    pub(in super::super) count: &'a Count,
}

impl Scene<'_> {
    /// Whether a sentence only sets the scene or asks for the answer.
    pub(in super::super) fn is_set(&self, Sentence { tokens, listed, .. }: &Sentence) -> bool {
        let tokens = without_sides(&without_kind(tokens));
        let tokens = &idle::without(tokens, *listed, self.mentions, self.count);
        let is_item = |token: &Token| self.mentions.has(token);
        let of_all = || {
            self.speaks_of_all(tokens)
                || asks(tokens)
                || introduction::tells_of_one(tokens, is_item)
        };
        match self.named(tokens) {
            0 if *listed => !self.tells(tokens),
            0 => of_all() || !self.is_placed(tokens) || self.is_elsewhere(tokens),
            1 => {
                of_all() && !self.tells(tokens) && (asks(tokens) || !self.names_one(tokens))
                    || is_of_men_and_women(tokens, self.mentions)
            }
            _ => false,
        }
    }

    /// Whether a sentence goes on with the story of somebody who is listed, and tells nothing: `Ann, whose turn it was,
    /// had booked a table.` So it names one item alone, somebody, and nothing that could be a word of a category.
    pub(in super::super) fn goes_on(&self, tokens: &[Token]) -> bool {
        let tokens = &without_kind(tokens);
        let is_number = |token: &Token| {
            words::number(&[&token.word]).is_some() || words::ordinal(&token.word).is_some()
        };
        let mut items = (0..tokens.len()).filter(|at| self.mentions.has(&tokens[*at]));
        let (Some(item), None) = (items.next(), items.next()) else { return false };
        let is_name = tokens[item].is_capital && self.mentions.is_proper(&tokens[item]);
        let tells = |at: usize| {
            let token = &tokens[at];
            at != item && (is_number(token) || self.mentions.is_of_heading(token))
        };
        // `Ann is a vegetarian.`, `Ann, who was a stranger, …`, `Ann won.`
        const STATES: &[&str] = &[
            "always", "are", "arrived", "beat", "belongs", "both", "came", "either", "enjoys",
            "finished", "got", "has", "hates", "have", "is", "led", "left", "likes", "loves",
            "married", "only", "owns", "placed", "prefers", "ranked", "same", "scored", "tied",
            "were", "won",
        ];
        const FEWEST_WORDS: usize = 7;
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let is_state = |at: usize| {
            STATES.contains(&word(at))
                || word(at) == "was" && matches!(word(at + 1), "a" | "an" | "the")
        };
        is_name
            && tokens.len() >= FEWEST_WORDS
            && !self.tells(tokens)
            && !tells_of_sex(tokens)
            && !(0..tokens.len()).any(is_state)
            && !(0..tokens.len()).any(tells)
    }

    /// Whether a sentence names somebody, and not as many as there are: `…, with Ann next door to Bo`, `…, won by Ann`.
    fn names_one(&self, tokens: &[Token]) -> bool {
        let is_name = |at: &usize| {
            let token = &tokens[*at];
            token.is_capital
                && self.mentions.is_proper(token)
                && !matches!(&*token.word, "dr" | "miss" | "mr" | "mrs" | "ms")
                && !is_of_calendar(&token.word)
                && self.names(tokens, *at)
        };
        let named = (0..tokens.len()).filter(is_name).map(|at| &tokens[at].stem).unique().count();
        (1..self.count.number as usize).contains(&named)
    }

    /// Of how many categories a sentence may name items.
    fn named(&self, tokens: &[Token]) -> usize {
        let named = (0..tokens.len()).filter(|at| self.names(tokens, *at));
        named.map(|at| self.mentions.category(&tokens[at])).unique().count()
    }

    /// Whether a word names an item: `maple` does not in `Maple Street`, nor `harbor` of `Cold Harbor`, nor the
    /// days of `from Monday to Friday`.
    fn names(&self, tokens: &[Token], at: usize) -> bool {
        let token = &tokens[at];
        let is_count = words::number(&[&token.word]).is_some_and(|(n, _)| n == self.count.number);
        // `no two of them drank as many cups`
        let is_pair = token.word == "two" && at > 0 && matches!(&*tokens[at - 1].word, "no" | "No");
        if !self.mentions.has(token) || is_count || is_pair {
            return false;
        }
        let is_capital = |at: usize| tokens.get(at).is_some_and(|token| token.is_capital);
        let before = at.checked_sub(1).is_some_and(is_capital);
        let is_of_name = is_capital(at) && (before || is_capital(at + 1));
        // `Freda Fisher` is one, of a header in small letters.
        let of = self.mentions.category(token);
        let is_like = |at: usize| {
            tokens.get(at).is_some_and(|other| {
                self.mentions.has(other) && of.is_some() && self.mentions.category(other) == of
            })
        };
        let in_full = is_like(at + 1) || at.checked_sub(1).is_some_and(is_like);
        // `Old` of the item `Old Joe` is none in `the Old-Time Contest`.
        let is_other_name =
            || self.mentions.is_part_of_a_name(token) || !self.mentions.is_proper(token);
        if is_of_name && is_other_name() && !in_full
            || !token.is_capital && self.mentions.is_part_of_a_name(token)
        {
            return false;
        }
        let is_to =
            |at: usize| tokens.get(at).is_some_and(|to| matches!(&*to.word, "to" | "through"));
        let has = |at: usize| tokens.get(at).is_some_and(|token| self.mentions.has(token));
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let is_to = |at: usize| {
            let between = word(at) == "and" && at > 1 && word(at - 2) == "between";
            is_to(at) || between
        };
        // Two people may have others between them.
        let is_end = |at: usize| has(at) && is_of_range(word(at));
        let begins = is_end(at) && is_to(at + 1) && is_end(at + 2);
        let ends = at > 1 && is_end(at) && is_to(at - 1) && is_end(at - 2);
        !(begins || ends)
    }

    /// Whether a sentence speaks of all: `The five friends …`, `… each of them a different one`.
    fn speaks_of_all(&self, tokens: &[Token]) -> bool {
        const EACH: &[&str] = &["all", "each", "every", "everyone"];
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let number = |at: usize| words::number(&[word(at), word(at + 1)]);
        let of_some = (0..tokens.len()).any(|at| {
            number(at).is_some_and(|(number, taken)| number > 1 && word(at + taken) == "of")
        });
        let counted = (0..tokens.len()).any(|at| {
            number(at).is_some_and(|(number, taken)| {
                let several = |at: usize| {
                    let word = word(at);
                    opening::is_people(word) || word.len() > 3 && word.ends_with('s')
                };
                number == self.count.number && (at + taken..at + taken + 4).any(several)
            })
        });
        let each = tokens.iter().any(|token| EACH.contains(&token.word.as_str()));
        !of_some && (counted || each)
    }

    /// Whether a sentence speaks of a certain place or rank: `the third house`, but not `the third race at Ascot`,
    /// `the Fourth of July`.
    fn is_placed(&self, tokens: &[Token]) -> bool {
        // `Four neighbors on Vine Street` are not beside anybody.
        let is_people = |token: &Token| opening::is_people(&token.word);
        // `held an open house last Sunday`
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let is_date = |at: usize| {
            word(at) == "last"
                && DAYS.iter().any(|names| names.contains(&word(at + 1)))
                && at.checked_sub(1).is_some_and(|before| !matches!(word(before), "on" | "the"))
        };
        let kept = (0..tokens.len()).filter(|at| !is_people(&tokens[*at]) && !is_date(*at));
        let others: Vec<Token> = kept.map(|at| tokens[at].clone()).collect();
        let is_rank = |at: usize| ranks(&others, at) && !self.is_while(&others, at);
        (0..others.len()).any(is_rank) || opening::names_a_place(&others)
    }

    /// Whether a rank only tells of the time in which all was done, and no time is of the puzzle: `During the first morning,
    /// they …`.
    fn is_while(&self, tokens: &[Token], at: usize) -> bool {
        const UNITS: &[&str] =
            &["afternoon", "day", "evening", "hour", "month", "morning", "week", "weekend", "year"];
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let unit = word(at + 1);
        let is_of_puzzle =
            || tokens.get(at + 1).is_none_or(|unit| self.mentions.is_of_heading(unit));
        at > 1
            && (word(at - 2), word(at - 1)) == ("during", "the")
            && UNITS.contains(&unit)
            && unit != self.count.noun
            && !is_of_puzzle()
    }

    /// Whether a sentence tells where some of all are: `The two women slept side by side.` `Four friends, two men and two women,`
    /// are all.
    pub(in super::super) fn places_some(&self, tokens: &[Token]) -> bool {
        const WHERE: Words = Words::of(&[
            "adjacent",
            "after",
            "apart",
            "before",
            "beside",
            "between",
            "end",
            "ends",
            "even",
            "first",
            "last",
            "left",
            "leftmost",
            "middle",
            "next",
            "odd",
            "opposite",
            "right",
            "rightmost",
            "side",
        ]);
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let some = (0..tokens.len()).filter_map(|at| {
            let (number, taken) = words::number(&[word(at)])?;
            let noun = (at + taken..at + taken + 2).find(|at| opening::is_people(word(*at)))?;
            // `no two women` are all of them.
            let is_place = at > 0 && matches!(word(at - 1), "in" | "no" | "number" | "numbered");
            (number > 1 && !is_place && noun < tokens.len()).then_some(number)
        });
        let counts: Vec<u32> = some.collect();
        let is_of_some = !counts.is_empty()
            && counts.iter().all(|of| *of < self.count.number)
            && counts.iter().sum::<u32>() != self.count.number;
        is_of_some && tokens.iter().any(|token| WHERE.contains(&&*token.word))
    }

    /// Whether a sentence without items speaks of what is beside what, and of nothing of the puzzle: `A cat slept beside
    /// the old sofa.`
    fn is_elsewhere(&self, tokens: &[Token]) -> bool {
        const SIDES: &[&str] = &["left", "leftmost", "right", "rightmost"];
        const PRONOUNS: &[&str] = &["he", "it", "one", "she", "somebody", "someone", "they"];
        let is_of_puzzle = |token: &Token| {
            let word = token.word.as_str();
            let count = &self.count.noun;
            opening::is_noun(word)
                || word == count
                || word.strip_suffix('s') == Some(count)
                || self.mentions.is_of_heading(token)
                || words::number(&[word]).is_some()
                || words::ordinal(word).is_some()
                || SIDES.contains(&word)
                || PRONOUNS.contains(&word)
        };
        !tokens.iter().any(is_of_puzzle)
    }

    /// Whether a sentence tells where one item belongs.
    fn tells(&self, tokens: &[Token]) -> bool {
        // `compare their biggest pumpkins`
        let is_theirs = |at: usize| {
            at > 0
                && tokens[at - 1].word == "their"
                && is_extreme(&tokens[at].word)
                && self.named(tokens) == 0
        };
        let is_telling = |at: usize| is_telling(&tokens[at], self.mentions) && !is_theirs(at);
        (0..tokens.len()).any(is_telling) || self.is_placed(tokens) || self.relates(tokens)
    }

    /// Whether a relative clause has an item: `Three friends (Ann, Bob, who has the fox, and Cy)`.
    fn relates(&self, tokens: &[Token]) -> bool {
        const REACH: usize = 4;
        let is_relative = |at: &usize| matches!(&*tokens[*at].word, "who" | "whose");
        (0..tokens.len()).filter(is_relative).any(|at| {
            let clause = tokens[at..].iter().take(REACH + 1);
            let length = clause.take_while(|token| token.word != ",").count();
            (at..at + length).any(|at| self.names(tokens, at))
        })
    }
}

/// Whether a word places an item or denies something of it.
pub(in super::super) fn is_telling(token: &Token, mentions: &Mentions) -> bool {
    let word = token.word.as_str();
    !mentions.has(token) && (TELLING.binary_search(&word).is_ok() || is_extreme(word))
}

/// Whether a word may be an end of a range: a number, a day or a month.
fn is_of_range(word: &str) -> bool {
    let is_number = begins_as_amount(word);
    is_number
        || words::number(&[word]).is_some()
        || words::ordinal(word).is_some()
        || is_of_calendar(word)
}

fn is_extreme(word: &str) -> bool {
    const OTHERS: &[&str] = &["contest", "forest", "guest", "honest", "interest", "request"];
    word.len() > 4 && word.ends_with("est") && !OTHERS.contains(&word)
}

/// Whether a word tells of a rank and not of a time: `the last`, but not `last week`.
fn ranks(tokens: &[Token], at: usize) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_rank = word(at) == "last" || words::ordinal(word(at)).is_some();
    let is_name = at > 0 && tokens[at].is_capital || word(at + 1) == "hand";
    is_rank && !is_name && !TIMES.contains(&word(at + 1))
}

/// The words of a sentence without those of its direction: `in a row, from left to right`.
fn without_sides(tokens: &[Token]) -> Vec<Token> {
    const SIDES: &[&str] =
        &["from left to right", "starting at the left", "starting from the left"];
    // `numbered from 1 on the far left to 5 on the far right`
    const ENDS: &[&str] = &[
        "at the far left",
        "at the far right",
        "at the left",
        "at the right",
        "on the far left",
        "on the far right",
        "on the left",
        "on the right",
    ];
    let numbers = tokens.iter().any(|token| token.word == "numbered");
    let ends = if numbers { ENDS } else { &[] };
    let all = || SIDES.iter().chain(ends);
    let is_of = |from: usize| all().find_map(|of| token::phrase(&tokens[from..], of));
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        match is_of(at) {
            Some(taken) => at += taken,
            None => {
                kept.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    kept
}

/// Whether a sentence asks for the answer: `From the clues given, find the name of each guest.`
fn asks(tokens: &[Token]) -> bool {
    const LEADS: &[&str] =
        &["based", "from", "given", "help", "now", "please", "use", "using", "with"];
    const ASKS: &[&str] = &[
        "deduce",
        "determine",
        "discover",
        "figure",
        "find",
        "identify",
        "list",
        "match",
        "name",
        "say",
        "sort",
        "tell",
        "work",
    ];
    let is = |token: &Token, known: &[&str]| known.contains(&token.word.as_str());
    let Some(first) = tokens.first() else { return false };
    let has = |known: &[&str]| tokens.iter().any(|token| is(token, known));
    let helps = is(first, &["help"]) && has(ASKS);
    is(first, ASKS) || helps || is(first, LEADS) && has(ASKS) && has(CLUES)
}

/// Nouns for the clues, in a sentence that leads to them.
pub(in super::super) const CLUES: &[&str] =
    &["clues", "facts", "hints", "information", "statements"];

/// Whether a word of some is of men or of women.
pub(in super::super) fn tells_of_sex(tokens: &[Token]) -> bool {
    tokens.iter().any(|token| SEXES.contains(&token.word.as_str()))
}

/// Whether a sentence only says which of the people are men and women: `Gail and Nadia are women; Ross is a man.`
fn is_of_men_and_women(tokens: &[Token], mentions: &Mentions) -> bool {
    const BESIDE: &[&str] = &["a", "all", "and", "are", "is", "note", "that", "the", "while"];
    let is = |token: &Token, known: &[&str]| known.contains(&token.word.as_str());
    let small = |token: &Token| {
        !token.is_word()
            || is(token, SEXES)
            || is(token, BESIDE)
            || token.is_capital && mentions.has(token)
            || words::number(&[&token.word]).is_some()
    };
    tokens.iter().any(|token| is(token, SEXES)) && tokens.iter().all(small)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_telling_words_are_sorted() {
        assert!(TELLING.is_sorted());
    }
}
