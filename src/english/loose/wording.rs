//! Other words for what a sentence says in a roundabout way, before it is looked at again: `a large jar of
//! buttons`, `is going to marry`, `left $5`.

use super::super::function;
use super::super::mention::Reader;
use super::super::relation::FRONTS;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses, Vocabulary};
use super::super::words;
use crate::english::measure::MONEY_SIGNS;

/// The tokens of a sentence with plainer words, outside of the names of items.
pub(super) fn reworded(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let reader = Reader::new(vocabulary, &tokens);
    let mut said = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match reader.plainer(at) {
            Some((end, plain)) => {
                said.extend(plain.iter().map(|word| token.renamed(word)));
                at = end;
            }
            None => {
                said.push(token.clone());
                at += 1;
            }
        }
    }
    said
}

/// Where some words end, and the plain words for them.
type Change = Option<(usize, &'static [&'static str])>;

impl Reader<'_> {
    /// The categories of the items that begin at a token.
    pub(super) fn items(&self, at: usize) -> Senses {
        self.matches.get(at).into_iter().flatten().fold(0, |all, of| all | 1 << of.of.sense)
    }

    /// The categories of the items that end in front of a token.
    pub(super) fn items_before(&self, end: usize) -> Senses {
        let ending = self.matches[..end].iter().flatten().filter(|of| of.end == end);
        ending.fold(0, |all, of| all | 1 << of.of.sense)
    }

    fn plainer(&self, at: usize) -> Change {
        if self.is_within_item(at) {
            return None;
        }
        match self.word(at) {
            "a" | "an" => self.container(at),
            "two" | "three" => self.helpings(at),
            "ask" | "asked" | "asks" => self.asking(at),
            "behind" => self.behind_door(at),
            "date" | "dated" | "dates" => self.dating(at),
            "had" | "has" | "have" => self.priced(at),
            "although" | "though" if self.word(at + 1) == "not" => Some((at + 1, &["but"])),
            "left" | "leave" | "leaves" | "leaving" => self.tip(at),
            "near" => self.near(at),
            "one" | "the" => self.one_of_them(at),
            "is" | "was" | "going" | "marry" | "marries" | "married" | "marrying" => {
                self.wedding(at)
            }
            _ => self.epithet(at).or_else(|| self.keen(at)),
        }
    }

    /// `lives behind a red door`: with it.
    fn behind_door(&self, at: usize) -> Change {
        let lives = self.kind(at.checked_sub(1)?).live;
        let item = at + 1 + usize::from(self.kind(at + 1).determiner);
        let ends = self.matches.get(item)?.iter().map(|of| of.end).max()?;
        (lives && FRONTS.contains(&self.word(ends))).then_some((at + 1, &["with"]))
    }

    /// `keen` of `a keen golfer`.
    fn keen(&self, at: usize) -> Change {
        const KEEN: &[&str] =
            &["avid", "dedicated", "devoted", "enthusiastic", "keen", "passionate"];
        const DONE: &[&str] = &["activ", "hobbi", "sport"];
        let is_keen = KEEN.contains(&self.word(at)) && self.kind(at.checked_sub(1)?).determiner;
        let is_done = |sense: &Sense| {
            sense.topic.is_some_and(|topic| topic.names.iter().any(|name| DONE.contains(name)))
        };
        (is_keen && self.items(at + 1) & self.vocabulary.all(is_done) != 0).then_some((at + 1, &[]))
    }

    /// `a large jar of buttons`: buttons.
    fn container(&self, at: usize) -> Change {
        const SIZES: &[&str] =
            &["big", "large", "little", "nice", "old", "plain", "small", "tiny", "whole"];
        const CONTAINERS: &[&str] = &[
            "bag",
            "basket",
            "batch",
            "bowl",
            "box",
            "bunch",
            "bundle",
            "carton",
            "case",
            "collection",
            "couple",
            "crate",
            "handful",
            "helping",
            "jar",
            "pack",
            "packet",
            "pair",
            "pile",
            "plate",
            "portion",
            "pot",
            "sack",
            "serving",
            "set",
            "slice",
            "stack",
            "tin",
            "tray",
            "tub",
        ];
        let noun = at + 1 + usize::from(SIZES.contains(&self.word(at + 1)));
        let is_noun = CONTAINERS.contains(&self.word(noun)) && self.word(noun + 1) == "of";
        let is_own = self.vocabulary.uses.get(self.stem(noun)).is_some_and(|uses| uses.own != 0);
        let things = self.items(noun + 2) & !self.vocabulary.of_persons();
        // Who has no jar of buttons may have a box of them.
        let denies =
            |token: &Token| matches!(&*token.word, "not" | "'t" | "never" | "nor" | "neither");
        let is_denied = self.tokens[..at].iter().any(denies) && self.word(at + 1) != "pair";
        (is_noun && !is_own && !is_denied && self.items(noun) == 0 && things != 0)
            .then_some((noun + 2, &[]))
    }

    /// `two helpings of soup`: soup, but who has not had two may have had one.
    fn helpings(&self, at: usize) -> Change {
        const HELPINGS: &[&str] = &["helpings", "portions", "servings", "slices"];
        let is_noun = HELPINGS.contains(&self.word(at + 1)) && self.word(at + 2) == "of";
        let things = self.items(at + 3) & !self.vocabulary.of_persons();
        let is_denied = self.tokens[..at].iter().any(|of| function::denies(&of.word));
        (is_noun && !is_denied && things != 0).then_some((at + 3, &[]))
    }

    /// `left $5`, where the header has tips.
    fn tip(&self, at: usize) -> Change {
        let is_tip = |sense: &Sense| sense.name.text.to_lowercase().contains("tip");
        let tips = self.vocabulary.all(|sense| sense.currency.is_some() && is_tip(sense));
        let is_bare = self.word(at) == "leave";
        let amount = self.word(at + 1).starts_with(MONEY_SIGNS);
        let paid: &[&str] = if is_bare { &["pay"] } else { &["paid"] };
        (tips != 0 && amount).then_some((at + 1, paid))
    }

    /// `asks $2 more`, where the header has prices.
    fn asking(&self, at: usize) -> Change {
        let money = self.vocabulary.all(|sense| sense.currency.is_some());
        let next = self.word(at + 1);
        let amount = next.starts_with(MONEY_SIGNS)
            || words::number(&[next]).is_some()
                && matches!(self.stem(at + 2), "dollar" | "cent" | "euro" | "pound");
        let plain: &[&str] = if self.word(at) == "ask" { &["charge"] } else { &["charged"] };
        (money != 0 && amount).then_some((at + 1, plain))
    }

    /// `has a cheaper special than`: is cheaper than.
    fn priced(&self, at: usize) -> Change {
        let (comparison, plain): (usize, &[&str]) = match (self.word(at + 2), self.word(at + 3)) {
            ("cheaper", _) => (at + 2, &["is", "cheaper"]),
            ("costlier" | "dearer" | "pricier", _) => (at + 2, &["is", "more", "expensive"]),
            ("more", "expensive") => (at + 3, &["is", "more", "expensive"]),
            _ => return None,
        };
        let is_noun = self.word(at + 1) == "a" && self.items(comparison + 1) == 0;
        (is_noun && self.word(comparison + 2) == "than").then_some((comparison + 2, plain))
    }

    /// `dates from 1958`: is from 1958.
    fn dating(&self, at: usize) -> Change {
        // `dates from the Regency period`
        let item = at + 2 + usize::from(self.word(at + 2) == "the");
        let is_from = self.word(at + 1) == "from" && self.items(item) != 0;
        let plain: &[&str] = if self.word(at) == "date" { &["be"] } else { &["is"] };
        is_from.then_some((at + 1, plain))
    }

    /// `landed near Moab`, where the sentences tell so of a category.
    fn near(&self, at: usize) -> Change {
        let story = self.vocabulary.story.as_ref()?;
        let before = at.checked_sub(1)?;
        let is_be = function::kind(self.word(before), self.stem(before)).be;
        let item = at + 1 + usize::from(self.word(at + 1) == "the");
        (!is_be && story.near & self.items(item) != 0).then_some((at + 1, &["at"]))
    }

    /// `one of them`, `the other one` behind `Of a and b,`.
    fn one_of_them(&self, at: usize) -> Change {
        if self.word(0) != "of" {
            return None;
        }
        let of_them = self.word(at) == "one"
            && self.word(at + 1) == "of"
            && matches!(self.word(at + 2), "them" | "these" | "those")
            && at > 0
            && self.word(at - 1) == ",";
        let other = self.word(at) == "the"
            && self.word(at + 1) == "other"
            && self.word(at + 2) == "one"
            && self.word(at + 3) != "of";
        match (of_them, other) {
            (true, _) => Some((at + 3, &["one"])),
            (_, true) => Some((at + 3, &["the", "other"])),
            _ => None,
        }
    }

    /// `marries`, `is going to marry`, where the header has brides and grooms.
    fn wedding(&self, at: usize) -> Change {
        let named = |of: &str| {
            self.vocabulary.all(|sense| sense.name.text.to_lowercase().contains(of)) != 0
        };
        let be = usize::from(matches!(self.word(at), "is" | "was"));
        let going = self.word(at + be) == "going" && self.word(at + be + 1) == "to";
        let verb = at + be + if going { 2 } else { 0 };
        let marries = matches!(self.word(verb), "marry" | "marries" | "married" | "marrying");
        let end = verb + 1 + usize::from(self.word(verb + 1) == "to");
        // Who was going to marry may have changed his mind.
        let is_past = |token: &Token| matches!(&*token.word, "was" | "wasn");
        if going && self.tokens[at.saturating_sub(2)..=at].iter().any(is_past) {
            return None;
        }
        // Who wants to marry is no husband yet.
        let before = at.checked_sub(1).map_or("", |last| self.word(last));
        if !marries || before == "to" || self.items(end) == 0 || !named("bride") || !named("groom")
        {
            return None;
        }
        let plain: &[&str] = match (be, self.word(verb)) {
            (1, _) => &["is", "paired", "with"],
            (_, "marry") if !going => &["pair", "with"],
            _ => &["paired", "with"],
        };
        Some((end, plain))
    }

    /// `secret` of `whose secret ingredient is ginger`.
    fn epithet(&self, at: usize) -> Change {
        const EPITHETS: &[&str] = &[
            "assigned",
            "chosen",
            "designated",
            "key",
            "secret",
            "selected",
            "signature",
            "special",
            "trademark",
        ];
        let before = at.checked_sub(1).map_or("", |last| self.word(last));
        let is_own = matches!(before, "'s" | "whose") || function::is_own(before);
        let next = self.vocabulary.uses.get(self.stem(at + 1));
        let names = next.is_some_and(|uses| uses.named != 0) && self.items(at + 1) == 0;
        let is_number = words::number(&[self.word(at + 1)]).is_some();
        (EPITHETS.contains(&self.word(at)) && is_own && names && !is_number)
            .then_some((at + 1, &[]))
    }
}
