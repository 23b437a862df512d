//! What was done to the victims of crimes, where a category is of these: `whose victim was the vicar` for `who murdered the
//! vicar`, `was found in the kitchen` for `was murdered in the kitchen`.

use super::super::mention::Reader;
use super::super::token::Token;

/// What was done to somebody, as a participle.
const DONE: &[&str] = &[
    "attacked",
    "beheaded",
    "bludgeoned",
    "choked",
    "dispatched",
    "drowned",
    "electrocuted",
    "killed",
    "murdered",
    "poisoned",
    "shot",
    "slain",
    "stabbed",
    "strangled",
    "suffocated",
];

/// The same in other forms, with how many words.
const DOES: &[&str] = &[
    "bludgeoned",
    "did in",
    "dispatched",
    "killed",
    "killed off",
    "murdered",
    "shot",
    "slew",
    "stabbed",
    "strangled",
    "bumped off",
    "knocked off",
];

/// The same behind `did not`.
const DO: &[&str] = &[
    "bludgeon",
    "do in",
    "dispatch",
    "kill",
    "kill off",
    "murder",
    "shoot",
    "slay",
    "stab",
    "strangle",
    "bump off",
    "knock off",
];

/// How somebody is told to have died somewhere.
const DIED: &[&str] = &[
    "breathed his last",
    "breathed her last",
    "died",
    "met a grisly end",
    "met his death",
    "met her death",
    "met his demise",
    "met her demise",
    "met his end",
    "met her end",
    "met his fate",
    "met her fate",
    "perished",
    "was done in",
    "was found dead",
    "'s body was found",
    "'s body was discovered",
    "'s corpse was found",
    "'s corpse was discovered",
    "was done away with",
    "was killed off",
];

/// Words before what a victim died of, and where.
const WITH: &[&str] = &["at", "by", "in", "on", "with"];

impl Reader<'_> {
    /// The category of victims, if there is just one.
    pub(in super::super) fn victims(&self) -> Option<usize> {
        let is_of_victims = |sense: &usize| {
            ["corps", "dead", "victim"].iter().any(|stem| self.vocabulary.is_named(*sense, stem))
        };
        let mut of = (0..self.vocabulary.senses.len()).filter(is_of_victims);
        of.next().filter(|_| of.next().is_none())
    }

    /// Whether a mention of a victim begins at a token.
    pub(in super::super) fn is_victim(&self, at: usize, victims: usize) -> bool {
        let noun = at + usize::from(self.kind(at).determiner);
        self.matches.get(noun).is_some_and(|of| of.iter().any(|of| of.of.sense == victims))
    }
}

/// Plain words for one crime of a sentence.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let victims = reader.victims()?;
    (1..reader.end()).find_map(|at| {
        let free = reader.matches[at].is_empty();
        (free.then(|| died(reader, at)).flatten())
            .or_else(|| free.then(|| suffered(reader, at)).flatten())
            .or_else(|| did(reader, at, victims))
    })
}

/// `was found in the kitchen` for `met her end in the kitchen`.
fn died(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let end = reader.any(at, DIED).filter(|end| WITH.contains(&reader.word(*end)))?;
    let said =
        reader.tokens[at].saying(if reader.word(end) == "by" { "was killed" } else { "was found" });
    Some(reader.with(at..end, &said))
}

/// `was found in the kitchen` for `was murdered in the kitchen`, `was the victim of` for `was murdered by`.
fn suffered(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let be = (0..at).rev().find(|at| !matches!(reader.word(*at), "'t" | "not"))?;
    if !DONE.contains(&reader.word(at)) || !reader.is_be_or_denied(be) {
        return None;
    }
    let persons = reader.vocabulary.of_persons();
    let noun = at + 2 + usize::from(reader.kind(at + 2).determiner);
    let is_of = |people: bool| {
        let of = reader.matches.get(noun).into_iter().flatten();
        of.map(|of| persons >> of.of.sense & 1 == 1).any(|is| is == people)
    };
    match reader.word(at + 1) {
        "by" if is_of(true) => {
            Some(reader.with(at..at + 2, &reader.tokens[at].saying("the victim of")))
        }
        "at" | "in" | "on" | "with" | "using" => {
            let with = if reader.word(at + 1) == "using" { "found with" } else { "found" };
            let end = at + 1 + usize::from(with != "found");
            Some(reader.with(at..end, &reader.tokens[at].saying(with)))
        }
        _ => None,
    }
}

/// `Ann's victim was the vicar` for `Ann murdered the vicar`, `whose victim was` for `who murdered`.
fn did(reader: &Reader<'_>, at: usize, victims: usize) -> Option<Vec<Token>> {
    let is_denied =
        matches!(reader.word(at), "did" | "does") && matches!(reader.word(at + 1), "'t" | "not");
    let end = match is_denied {
        true => reader.any(at + 2, DO)?,
        false => reader.any(at, DOES).filter(|_| reader.matches[at].is_empty())?,
    };
    let relative = matches!(reader.word(at - 1), "that" | "who").then(|| at - 1);
    let auxiliary = reader.kind(at - 1).be || reader.kind(at - 1).auxiliary;
    if !reader.is_victim(end, victims) || auxiliary {
        return None;
    }
    let said = match (relative, is_denied) {
        (None, false) => "'s victim was",
        (None, true) => "'s victim was not",
        (Some(_), false) => "whose victim was",
        (Some(_), true) => "whose victim was not",
    };
    Some(reader.with(relative.unwrap_or(at)..end, &reader.tokens[at].saying(said)))
}
