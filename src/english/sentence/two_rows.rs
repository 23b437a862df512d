//! Two rows of which one does something to the other, so that they are not one: `The ship that found the Heron`, `was rammed by
//! Captain Ash's ship`, `is the sire of Dusty`.

use super::super::mention::Reader;
use super::super::vocabulary::Senses;
use super::super::words::{self, Words};
use crate::syntax::text::fold;

/// Stems of words for what is another one of a kind.
const RELATED: Words = Words::of(&[
    "ancestor",
    "clone",
    "copi",
    "descend",
    "dam",
    "doubl",
    "foal",
    "heir",
    "lookalik",
    "namesak",
    "offspr",
    "rival",
    "shadow",
    "sire",
    "stablem",
    "successor",
    "twin",
]);

/// Stems of verbs behind which a name stands.
const NAMING: &[&str] = &["call", "christen", "dub", "know", "name", "titl"];

/// Words for those who buy or get something from others.
pub(in super::super) const GETTING: &[&str] =
    &["buyer", "client", "customer", "diner", "patient", "patron", "recipient", "shopper"];

/// Headings of those who make or sell things.
const MAKING: &[&str] = &[
    "artist", "baker", "carver", "chef", "cook", "dealer", "designer", "farmer", "grower",
    "knitter", "maker", "merchant", "painter", "potter", "sculptor", "seller", "tailor", "trader",
    "vendor", "weaver",
];

impl Reader<'_> {
    /// Whether a sentence tells what one row does to another one, or is to it.
    pub(super) fn is_of_two_rows(&self) -> bool {
        self.is_of_related()
            || self.is_sold_to_seller()
            || self.is_bought_from_row()
            || self.is_for_another()
            || self.acts_on_a_row()
    }

    /// `the sire of Dusty`, `Dusty's heir`, of which the header knows nothing.
    fn is_of_related(&self) -> bool {
        self.may_stem_from(&RELATED)
            && (1..self.tokens.len()).any(|at| {
                let uses = self.uses(at);
                RELATED.contains(&self.stem(at))
                    && !self.is_within_item(at)
                    && uses.own | uses.relative == 0
                    && (self.word(at + 1) == "of" || self.is_possessive(at - 1))
            })
    }

    /// `The lamp maker paid $8`, `The lamp seller is Ann` where Ann is a buyer, `The lamp buyer is Ann` where Ann makes lamps:
    /// who made the lamp, or sells it, has not bought it.
    fn is_sold_to_seller(&self) -> bool {
        const SELLERS: Words =
            Words::of(&["dealer", "maker", "merchant", "seller", "trader", "vendor"]);
        const BUYING: Words = Words::of(&["bought", "paid", "pays", "purchased", "spent"]);
        const GETTERS: Words = Words::of(GETTING);
        // Most sentences end here.
        if !self.may_say(&SELLERS) && !self.may_say(&GETTERS) {
            return false;
        }
        let is = |of: &Words| {
            let is_of = |at: usize| of.contains(&self.word(at)) && self.uses(at).own == 0;
            (1..self.tokens.len()).any(|at| is_of(at) && self.matches[at].is_empty())
        };
        let (sells, gets) = (is(&SELLERS), is(&GETTERS));
        if !sells && !gets {
            return false;
        }
        let heads = |of: &'static [&'static str]| self.vocabulary.headed_by(of) != 0;
        let (getting, making) = (heads(GETTING), heads(MAKING));
        sells && (is(&BUYING) || getting && !making) || gets && making && !getting
    }

    /// `A man bought the rug from Eve`, `the friend who sold the rug to Eve`: one of them has it, and the other one had.
    fn is_bought_from_row(&self) -> bool {
        const ACQUIRED: &[&str] =
            &["acquir", "borrow", "bought", "buy", "got", "inherit", "purchas", "receiv", "rent"];
        const SELLERS: &[&str] =
            &["dealer", "donor", "giver", "owner", "seller", "sender", "vendor"];
        const GIVING: &[&str] = &["lend", "lent", "sell", "sold"];
        let comes_after = |verbs: &[&str], at: usize| {
            (0..at).any(|at| verbs.contains(&self.stem(at)) && self.matches[at].is_empty())
        };
        // Most sentences end here.
        let begins = |at: &usize| match self.word(*at) {
            "from" => comes_after(ACQUIRED, *at),
            "to" => comes_after(GIVING, *at),
            _ => false,
        };
        let is_item = |at: &usize| self.matches.get(at + 1).is_some_and(|of| !of.is_empty());
        let mut places = (1..self.tokens.len()).filter(is_item);
        let Some(at) = places.find(begins) else { return false };
        let persons = self.who_they_are() & !self.vocabulary.headed(SELLERS);
        let is_row = |at: usize| {
            let mut of = self.matches.get(at).into_iter().flatten();
            of.any(|of| persons >> of.of.sense & 1 == 1)
        };
        let gives = || (0..at).any(|at| is_row(at) || self.kind(at).person);
        is_row(at + 1) && (self.word(at) == "from" || gives())
    }

    /// `Bob bought her the pie`: it is another one's.
    fn is_for_another(&self) -> bool {
        const OTHERS: &[&str] = &["everybody", "everyone", "her", "him", "them"];
        (1..self.tokens.len()).any(|at| {
            let is_verb = || self.uses(at - 1).verb != 0 || words::is_finite(self.word(at - 1));
            matches!(self.word(at + 1), "a" | "an" | "some" | "the")
                && OTHERS.contains(&self.word(at))
                && self.matches.get(at + 2).is_some_and(|of| !of.is_empty())
                && is_verb()
        })
    }

    /// Whether a verb or a preposition stands between two mentions of rows by their names, or by the noun for them.
    fn acts_on_a_row(&self) -> bool {
        if !self.vocabulary.is_of_things() {
            return false;
        }
        let things = self.vocabulary.identities() & self.vocabulary.lists() & !self.persons();
        let named = |at: usize| {
            let of = self.matches[at].iter().find(|of| things >> of.of.sense & 1 == 1)?;
            Some((of.end, 1 << of.of.sense))
        };
        let noun = |at: usize| {
            // A cake is none of the `cake shapes`.
            let is_head = |sense: usize| {
                let name = fold(&self.vocabulary.senses[sense].name.text);
                name.split(' ').next_back().is_some_and(|last| words::stem(last) == *self.stem(at))
            };
            let of = self.uses(at).own & things;
            let of = self.vocabulary.where_sense(|sense| of >> sense & 1 == 1 && is_head(sense));
            let is_one = self.matches[at].is_empty() && !self.word(at).ends_with('s');
            (is_one && of != 0).then_some((at + 1, of))
        };
        let mut last: Option<(usize, Senses)> = None;
        let mut at = 0;
        while at < self.tokens.len() {
            let Some((end, of)) = named(at).or_else(|| noun(at)) else {
                at += 1;
                continue;
            };
            // The rocket that carried a satellite is another kind of thing.
            if last.is_some_and(|(last, other)| of & other != 0 && self.joins_rows(last, at)) {
                return true;
            }
            last = Some((end, of));
            at = end;
        }
        false
    }

    /// Whether the words between two mentions of rows tell what the one does to the other: `that found the`, `was rammed
    /// by Captain Ash's`; but not `sailed by Ash was the`.
    fn joins_rows(&self, start: usize, end: usize) -> bool {
        let parts = |at: usize| {
            matches!(
                self.word(at),
                "," | ";"
                    | ":"
                    | "("
                    | ")"
                    | "and"
                    | "or"
                    | "nor"
                    | "but"
                    | "than"
                    | "either"
                    | "neither"
                    | "not"
                    | "'t"
                    | "as"
                    | "."
            )
        };
        if start == end || (start..end).any(parts) {
            return false;
        }
        let is_item = |at: usize| self.is_within_item(at) || self.is_possessive(at);
        let tells = (start..end).rev().find(|at| {
            let kind = self.kind(*at);
            // `the lighthouse on Long Skerry`, `shaped like a boat`
            let is_between = match self.word(*at) {
                "like" => *at == start,
                word => matches!(word, "by" | "for" | "with"),
            };
            !is_item(*at) && (kind.be || is_between || self.is_act_on(*at))
        });
        tells.is_some_and(|at| {
            let naming = (at.saturating_sub(1)..=at).any(|at| NAMING.contains(&self.stem(at)));
            !self.kind(at).be && !naming
        })
    }

    /// Whether a word is a verb that is no form of `be`.
    fn is_act_on(&self, at: usize) -> bool {
        let word = self.word(at);
        let is_verb = words::is_finite(word) || self.is_loose_verb(at);
        is_verb && !self.kind(at).auxiliary && !self.kind(at).adverb && self.uses(at).own == 0
    }
}
