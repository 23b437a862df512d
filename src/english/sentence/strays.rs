//! Values and things of which a story tells by the way: the year of a wedding is not that of the car, nor is $5 of taxes
//! its price, and the Audi that somebody bumped into is another one's.
//!
//! Where the header or another sentence tells of the same, it is what the puzzle is about.

use compact_str::CompactString;
use foldhash::HashSet;

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words::{Marks, Words};
use super::elsewhere;
use crate::english::measure::MONEY_SIGNS;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Stems of verbs for what happens once in a life.
const LIVES: Words = Words::of(&[
    "adopt", "die", "divorc", "elop", "emigr", "engag", "enlist", "graduat", "immigr", "marri",
    "move", "promot", "retir", "wed",
]);

/// Stems of nouns for what else is paid.
const PAYMENTS: Words = Words::of(&[
    "bail", "chang", "deliveri", "deposit", "donat", "fee", "fuel", "ga", "gas", "gasolin",
    "insur", "interest", "lunch", "park", "postag", "rent", "repair", "ship", "tax", "tip", "toll",
]);

/// Stems of verbs for what one does with money that is no price.
const SPENDING: Words = Words::of(&[
    "borrow", "deposit", "donat", "earn", "inherit", "invest", "lend", "lent", "lose", "lost",
    "owe", "tip", "wager", "withdraw", "withdrew",
]);

/// Stems of verbs for money that was not paid yet, or never.
const OFFERING: Words = Words::of(&[
    "bid", "budget", "counter", "demand", "estim", "haggl", "need", "offer", "pledg", "quot",
    "save", "tender",
]);

/// Stems of verbs for what is asked of others, where the header has what each one paid.
const ASKING: Words = Words::of(&["ask", "charg", "receiv"]);

/// Those that are so right before the money: who won the desk for $5 paid them.
const GAINING: Words = Words::of(&["save", "win", "won"]);

/// Words of headings of prices, and of those of what somebody paid.
const PRICES: &[&str] = &["cost", "paid", "pay", "price", "spent"];
const PAID: &[&str] = &["paid", "pay", "spent"];

/// Stems of verbs for what is done to another one's car, and with what as well: a preposition behind it, or none.
const MISHAPS: &[(&str, &[&str])] = &[
    ("admir", &[]),
    ("block", &[]),
    ("bump", &["into"]),
    ("crash", &["into"]),
    ("dent", &[]),
    ("hit", &[]),
    ("inspect", &[]),
    ("key", &[]),
    ("notic", &[]),
    ("photograph", &[]),
    ("ram", &["into"]),
    ("ran", &["into"]),
    ("run", &["into"]),
    ("scratch", &[]),
    ("spot", &[]),
    ("steal", &[]),
    ("stole", &[]),
    ("tow", &[]),
    ("valu", &[]),
];

/// Stems in headings of vehicles.
const VEHICLES: &[&str] =
    &["auto", "automobil", "bike", "car", "motorbik", "motorcycl", "truck", "van", "vehicl"];

/// The stems of such words that two sentences have: then they are what the puzzle is about.
pub(in crate::english) fn told_twice(sentences: &[&[Token]]) -> HashSet<CompactString> {
    let (mut once, mut twice) = (HashSet::default(), HashSet::default());
    for tokens in sentences {
        let is_any = |stem: &&CompactString| is_watched(stem) || elsewhere::is_watched(stem);
        let watched = tokens.iter().map(|token| &token.stem).filter(is_any);
        let stems: HashSet<&CompactString> = watched.collect();
        for stem in stems {
            if !once.insert(stem.clone()) {
                twice.insert(stem.clone());
            }
        }
    }
    twice
}

/// The stems that are watched for.
const WATCHED: Marks = Marks::of_keys(MISHAPS)
    .and(&LIVES.marks)
    .and(&PAYMENTS.marks)
    .and(&SPENDING.marks)
    .and(&GAINING.marks)
    .and(&OFFERING.marks)
    .and(&ASKING.marks);

fn is_watched(stem: &str) -> bool {
    if !WATCHED.may_have(stem) {
        return false;
    }
    let is_mishap = MISHAPS.iter().any(|(verb, _)| *verb == stem);
    LIVES.contains(&stem)
        || PAYMENTS.contains(&stem)
        || SPENDING.contains(&stem)
        || GAINING.contains(&stem)
        || OFFERING.contains(&stem)
        || ASKING.contains(&stem)
        || is_mishap
}

impl Reader<'_> {
    /// Whether a statement tells of something that a story tells by the way.
    pub(super) fn is_by_the_way(&self, says: &Statement) -> bool {
        let of = match says {
            Form::Same(a, b) | Form::Different(a, b) => self.sense_of(a) | self.sense_of(b),
            // `saved $5 more than Bob`
            Form::Than { function, .. } => self.vocabulary.sense_called(function) & self.of_money(),
            _ => return false,
        };
        // Most sentences end here.
        if !(0..self.end()).any(|at| is_watched(self.stem(at))) {
            return false;
        }
        let years = self.vocabulary.all(|sense| sense.is_of_calendar());
        let vehicles = self.vocabulary.headed(VEHICLES) & self.vocabulary.lists();
        of & years != 0 && self.is_of_life(of & years)
            || of & self.of_money() != 0 && self.is_other_payment(of & self.of_money())
            || of & vehicles != 0 && self.is_mishap(vehicles)
            || of & self.of_money() == 0 && self.is_bid()
    }

    /// Whether a watched word is said here alone, and names none of some categories.
    fn is_stray(&self, at: usize, of: Senses) -> bool {
        let is_told = |story: &super::super::learn::Story| story.told_twice.contains(self.stem(at));
        let uses = self.uses(at);
        self.matches[at].is_empty()
            && (uses.named | uses.own) & of == 0
            && !self.vocabulary.story.as_ref().is_some_and(is_told)
    }

    /// `married in 1995`, where nothing else tells of weddings.
    fn is_of_life(&self, years: Senses) -> bool {
        (0..self.end()).any(|at| LIVES.contains(&self.stem(at)) && self.is_stray(at, years))
    }

    /// `paid $5 in taxes`, `tipped the driver $5`, of prices.
    fn is_other_payment(&self, money: Senses) -> bool {
        let prices = self.vocabulary.headed(PRICES) & money;
        let paid = self.vocabulary.headed(PAID) & money;
        (1..self.end()).any(|at| {
            let joined = matches!(self.word(at - 1), "'s" | "for" | "in" | "on" | "to");
            let is_payment = joined && PAYMENTS.contains(&self.stem(at));
            let is_gained =
                GAINING.contains(&self.stem(at)) && self.word(at + 1).starts_with(MONEY_SIGNS);
            let stem = self.stem(at);
            let is_other = SPENDING.contains(&stem) || OFFERING.contains(&stem) || is_gained;
            let is_spent = prices != 0 && is_other || paid != 0 && ASKING.contains(&stem);
            (is_payment || is_spent) && self.is_stray(at, money)
        })
    }

    /// `bid on the lamp`, where the header has what each one paid: somebody else may have bought it.
    fn is_bid(&self) -> bool {
        let prices = self.vocabulary.headed(PRICES) & self.of_money();
        (1..self.end()).any(|at| {
            let is_joined = matches!(self.word(at + 1), "for" | "on");
            prices != 0 && self.stem(at) == "bid" && is_joined && self.is_stray(at, prices)
        })
    }

    /// `crashed into the Audi`, `dented the Audi`, `was hit by the Audi`, `The Audi hit Bob`.
    fn is_mishap(&self, vehicles: Senses) -> bool {
        let is_vehicle = |at: usize| {
            let name = at + usize::from(self.kind(at).determiner);
            self.matches
                .get(name)
                .is_some_and(|of| of.iter().any(|of| vehicles >> of.of.sense & 1 == 1))
        };
        let is_subject = |end: usize| {
            let mut of = self.matches[..end].iter().flatten().filter(|of| of.end == end);
            of.any(|of| vehicles >> of.of.sense & 1 == 1)
        };
        (0..self.end()).any(|at| {
            let mishap = MISHAPS.iter().find(|(verb, _)| *verb == self.stem(at));
            mishap.is_some_and(|(_, joined)| {
                let is_joined = self.word(at + 1) == "by" || joined.contains(&self.word(at + 1));
                let next = at + 1 + usize::from(is_joined);
                let needs = matches!(self.stem(at), "ran" | "run");
                let is_done = is_vehicle(next) || self.ends_item(at) && is_subject(at);
                (!needs || next > at + 1) && is_done && self.is_stray(at, vehicles)
            })
        })
    }
}
