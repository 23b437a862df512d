//! Where a sentence speaks of an item, and what the words around it tell of it.

use std::ops::Range;

use super::announced::is_title;
use super::deeds::{
    COLOUR, NAME, NATIONALITY, PAINTED, PET, PROFESSION, STEMS, ends_name, is_of, may_be_colour,
};
use super::story::words::is_work;
use crate::english::family;
use crate::english::lexicon::{self, names::DAYS};
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words;

/// What is told of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Evidence {
    /// It is of a category: what somebody drinks is a drink.
    Of(&'static str),
    /// It has a capital and an article: `the Kelt`.
    Titled,
    /// It has a capital and no article.
    Named,
    /// It does what people do: `the sculptor drinks …`.
    Person,
    /// Somebody has it.
    Had,
    /// Somebody likes it.
    Liked,
    /// It is only spoken of: `the fox is in …`.
    Mentioned,
}

/// The words of an item, and what they tell.
pub(super) struct Spot {
    pub(super) words: Range<usize>,
    pub(super) evidence: Evidence,
}

/// The longest name, in words.
const MOST_WORDS: usize = 4;

/// The items that a sentence of a text speaks of, whose positions are called so: `house`.
pub(super) fn spots(text: &str, place: &str, tokens: &[Token]) -> Vec<Spot> {
    let used = vec![false; tokens.len()];
    let said = tokens.iter().map(|token| &text[token.span.range()]);
    let is_shouted = !said.flat_map(str::chars).any(char::is_lowercase);
    let mut sentence = Sentence { text, place, tokens, is_shouted, used, spots: Vec::new() };
    for at in 0..tokens.len() {
        sentence.deeds(at);
        sentence.colours(at);
    }
    for at in 0..tokens.len() {
        sentence.capitals(at);
    }
    for at in 0..tokens.len() {
        sentence.others(at);
    }
    sentence.spots
}

struct Sentence<'a> {
    text: &'a str,
    place: &'a str,
    tokens: &'a [Token],
    /// Whether it is in capitals throughout, so that these tell nothing.
    is_shouted: bool,
    /// The words that belong to an item already.
    used: Vec<bool>,
    spots: Vec<Spot>,
}

impl Sentence<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    fn stem(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.stem.as_str())
    }

    fn is_article(&self, at: usize) -> bool {
        matches!(self.word(at), "the" | "a" | "an")
    }

    fn is_be(&self, at: usize) -> bool {
        matches!(self.word(at), "is" | "are" | "was" | "were")
    }

    /// Whether a word is of a position.
    fn is_place(&self, at: usize) -> bool {
        lexicon::HOUSES.contains(&self.stem(at)) || self.word(at) == self.place
    }

    /// What somebody does with an item, has or is.
    fn deeds(&mut self, at: usize) {
        let stem = self.tokens[at].stem.as_str();
        let word = self.tokens[at].word.as_str();
        let is_passive = at > 0 && self.is_be(at - 1) && !word.ends_with("ing");
        let verb = STEMS.deed(stem).map(Evidence::Of);
        let verb = verb.or_else(|| STEMS.has(stem).then_some(Evidence::Had));
        let verb = verb.or_else(|| STEMS.likes(stem).then_some(Evidence::Liked));
        if let Some(evidence) = verb.filter(|_| is_passive) {
            self.add(self.subject(at - 1), evidence);
        } else if let Some(evidence) = verb.filter(|_| self.is_of_person(at)) {
            self.add(self.subject(at), evidence);
        } else if let Some(evidence) = verb.filter(|_| !self.is_wish(at)) {
            self.add(self.object(at + 1), evidence);
        } else if let Some(category) = STEMS.agent(stem) {
            let words = match self.word(at + 1) {
                "of" => self.object(at + 2),
                _ => self.subject(at),
            };
            // `the Sunday driver`, `the German driver`, `the driver of the blue Fiat`
            let is_of_car = |at: usize| {
                let is_name = self.tokens[at].is_capital && !lexicon::is_people(self.word(at));
                let is_day = DAYS.iter().any(|names| names.contains(&self.word(at)));
                is_name && !is_day
            };
            if category != "vehicle" || words.clone().all(is_of_car) {
                self.add(words, Evidence::Of(category));
            }
        } else if matches!(word, "lover" | "fan" | "enthusiast") {
            self.add(self.subject(at), Evidence::Liked);
            if self.word(at + 1) == "of" {
                self.add(self.object(at + 2), Evidence::Liked);
            }
        } else if matches!(word, "favorite" | "favourite")
            && self.is_be(at + 2)
            && let Some(category) = STEMS.deed(self.stem(at + 1))
        {
            // `whose favorite drink is cocoa`
            self.add(self.object(at + 3), Evidence::Of(category));
        } else if matches!(word, "owner" | "owners") {
            self.add(self.subject(at), Evidence::Had);
            if self.word(at + 1) == "of" {
                self.add(self.object(at + 2), Evidence::Had);
            }
        } else if word == "with" {
            let colour = at + 1 + usize::from(self.is_article(at + 1));
            if is_of(PAINTED, self.word(colour + 1)) {
                self.add(colour..colour + 1, Evidence::Of(COLOUR));
            } else {
                let object = self.object(at + 1);
                let lives = object.end > 0 && STEMS.living(self.stem(object.end - 1)).is_some();
                if self.is_article(at + 1) || lives {
                    self.add(object, Evidence::Had);
                }
            }
        } else if self.is_be(at) && matches!(self.word(at + 1), "a" | "an") {
            let object = self.object(at + 1);
            let is_nation = lexicon::is_people(self.word(object.start));
            if at > 0 && self.word(at - 1) == "pet" {
                // `Ann's pet is a dog.`
                self.add(object, Evidence::Of(PET));
            } else if self.is_of_own(at) {
                // `Ann's aunt is a baker` tells nothing of Ann.
            } else if !is_nation && !lexicon::AGENTS.contains(&self.stem(object.start)) {
                self.add(object, Evidence::Of(PROFESSION));
            }
        }
    }

    /// `smoking` of `the Kools smoking person`.
    fn is_of_person(&self, at: usize) -> bool {
        self.word(at).ends_with("ing")
            && lexicon::PERSONS.contains(&self.stem(at + 1))
            && at > 1
            && self.names(at - 1)
    }

    /// Whether what stands before a word is something or somebody that another one has: `Ann's aunt`, but not `Ann's job`.
    fn is_of_own(&self, at: usize) -> bool {
        let is_owned =
            matches!(self.word(at.wrapping_sub(2)), "'s" | "whose" | "his" | "her" | "their");
        // `has an aunt who is a baker`
        let is_kin =
            self.word(at.wrapping_sub(1)) == "who" && family::is_kin(self.word(at.wrapping_sub(2)));
        is_kin || is_owned && !is_work(self.word(at - 1))
    }

    /// `to drink` of `wants to drink`; not of `likes to drink`.
    fn is_wish(&self, at: usize) -> bool {
        let likes = at > 1 && matches!(self.word(at - 2), "like" | "likes" | "loves" | "prefers");
        at > 0 && self.word(at - 1) == "to" && !likes
    }

    /// The colours of houses.
    fn colours(&mut self, at: usize) {
        let house = self.is_place(at);
        if house && at > 0 {
            let before = self.word(at - 1);
            let ranks = words::ordinal(before).is_some() || words::number(&[before]).is_some();
            let described = at > 1
                && self.is_article(at - 2)
                && may_be_colour(before)
                && !lexicon::is_people(before)
                && !ranks;
            if described || lexicon::is_colour(before) {
                self.add(at - 1..at, Evidence::Of(COLOUR));
            }
        }
        let behind = house && self.is_be(at + 1) || self.word(at + 1) == "painted";
        if behind && lexicon::is_colour(self.word(at + 2)) {
            self.add(at + 2..at + 3, Evidence::Of(COLOUR));
        }
        if lexicon::is_colour(self.word(at)) && self.word(at + 1) == "one" {
            self.add(at..at + 1, Evidence::Of(COLOUR));
        }
    }

    /// Names and nationalities.
    fn capitals(&mut self, at: usize) {
        let is_capital = |at: usize| {
            self.tokens
                .get(at)
                .is_some_and(|token| self.text[token.span.range()].starts_with(char::is_uppercase))
        };
        if self.used[at] || self.is_shouted || !is_capital(at) || !self.names(at) {
            return;
        }
        let has_article = at > 0 && self.is_article(at - 1);
        let from = at > 0
            && matches!(self.word(at - 1), "from" | "in" | "to")
            && lexicon::is_nation(self.word(at));
        // `next to the Norwegian church`
        let is_led = at > 1
            && self.is_article(at - 1)
            && matches!(self.word(at - 2), "at" | "by" | "from" | "in" | "near" | "of" | "to");
        let is_nation = lexicon::is_people(self.word(at));
        // `next to the Norwegian shop`, but not `next to the Norwegian guest`
        let is_elsewhere = self.names(at + 1)
            || opening::is_noun(self.word(at + 1))
                && !opening::is_people(self.word(at + 1))
                && !self.is_place(at + 1);
        if is_led && is_nation && is_elsewhere && !is_capital(at + 1) {
            return;
        }
        // `The Norwegian guests live …`: several, who are nobody's own.
        if is_nation && opening::are_people(self.word(at + 1)) {
            return;
        }
        if from || is_nation {
            self.add(at..at + 1, Evidence::Of(NATIONALITY));
            return;
        }
        let goes_on = |to: &usize| is_capital(*to) && self.names(*to) && !self.used[*to];
        let to = at + 1 + (at + 1..self.tokens.len()).take_while(goes_on).count();
        let verb = self.is_be(to) || STEMS.is_verb(self.stem(to));
        const SPEAK: &[&str] = &[
            "'s", "and", "came", "did", "didn", "does", "doesn", "finished", "isn", "ranked",
            "sat", "sits", "wasn", "won",
        ];
        // `Ann, the Dane, came second.`
        let is_apposed = self.word(to) == "," && self.word(to + 1) == "the" && is_capital(to + 2);
        let speaks = verb || is_apposed || SPEAK.contains(&self.word(to));
        if has_article && self.word(at - 1) == "the" {
            // `The Ash lives …` is somebody called so, and no tree.
            let lives = to == at + 1
                && self.stem(to) == "live"
                && STEMS.living(self.stem(at)).is_some_and(|of| of != PET);
            let evidence = if lives { Evidence::Of(NAME) } else { Evidence::Titled };
            self.add(at..to, evidence);
        } else if !has_article && (at > 0 || speaks) {
            self.add(at..to, Evidence::Named);
        }
    }

    /// Those that are spoken of as `the sculptor` and no more.
    fn others(&mut self, at: usize) {
        let noun = at + 1;
        if self.word(at) != "the" || !self.names(noun) || self.used[noun] {
            return;
        }
        // `the palm trees`
        let last = noun + usize::from(self.stem(noun + 1) == "tree");
        let to = last + 1;
        let lives = STEMS.living(self.stem(last)).is_some();
        if STEMS.is_verb(self.stem(to)) && !lives {
            self.add(noun..to, Evidence::Person);
        } else if lives
            || at == 0 && self.is_be(to)
            || at > 0 && matches!(self.word(at - 1), "of" | "to")
            || self.word(to) == "'s"
        {
            self.add(noun..to, Evidence::Mentioned);
        }
    }

    /// Whether a word may be one of a name.
    fn names(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| {
            let stem = token.stem.as_str();
            let is_number =
                words::number(&[&token.word]).is_some() || words::ordinal(&token.word).is_some();
            token.is_word()
                && !is_number
                && !ends_name(&token.word)
                && !is_title(&token.word)
                && !opening::is_noun(&token.word)
                && !lexicon::PERSONS.contains(&stem)
                && !self.is_place(at)
                && !STEMS.is_verb(stem)
                && STEMS.agent(stem).is_none()
        })
    }

    /// Whether nothing but white space and hyphens stands between a word and the next one.
    fn joins(&self, at: usize) -> bool {
        let (left, right) = (self.tokens[at].span, self.tokens[at + 1].span);
        let between = &self.text[left.end as usize..right.start as usize];
        !between.contains(['"', '“', '”', '‘', '’', '`', '(', ')', '*', '_'])
    }

    /// The words that start at `from` and name an item.
    fn object(&self, from: usize) -> Range<usize> {
        let from = from + usize::from(matches!(self.word(from), "just" | "only"));
        let from = from + usize::from(self.is_article(from));
        let mut to = from;
        while to < from + MOST_WORDS && self.names(to) && (to == from || self.joins(to - 1)) {
            to += 1;
        }
        // `the owner of the red house` has no `red`.
        if self.is_place(to) || self.word(to) == "one" {
            from..from
        } else {
            self.bare(from..self.without_degree(from, to))
        }
    }

    /// Where a name ends that a word in small letters follows for how much it is liked: `rice` of `likes rice best`.
    fn without_degree(&self, from: usize, to: usize) -> usize {
        let is_degree =
            |token: &Token| !token.is_capital && matches!(&*token.word, "best" | "most");
        let ends = to > from + 1 && self.tokens.get(to - 1).is_some_and(is_degree);
        to - usize::from(ends)
    }

    /// The words that end in front of `to` and name an item; `'s` may stand between.
    fn subject(&self, to: usize) -> Range<usize> {
        let to = to - usize::from(to > 0 && self.word(to - 1) == "'s");
        let mut from = to;
        while from > 0
            && from + MOST_WORDS > to
            && self.names(from - 1)
            && (from == to || self.joins(from - 1))
        {
            from -= 1;
        }
        self.bare(from..to)
    }

    /// Without the nouns around a name that say what it is: `pet fish`, `Kools cigarettes`.
    fn bare(&self, mut words: Range<usize>) -> Range<usize> {
        while words.len() > 1 && STEMS.is_noun(self.stem(words.end - 1)) {
            words.end -= 1;
        }
        while words.len() > 1 && STEMS.is_noun(self.stem(words.start)) {
            words.start += 1;
        }
        words
    }

    fn add(&mut self, words: Range<usize>, evidence: Evidence) {
        let fits = |at: usize| {
            let stem = self.stem(at);
            self.names(at) && !self.used[at] && !STEMS.is_general(stem)
        };
        let only_noun = words.len() == 1 && STEMS.is_noun(self.stem(words.start));
        if words.is_empty() || only_noun || !words.clone().all(fits) {
            return;
        }
        self.used[words.clone()].fill(true);
        self.spots.push(Spot { words, evidence });
    }
}
