//! What was done to the victims of crimes, where a category is of these: `whose victim was the vicar` for `who murdered the
//! vicar`, `was found in the kitchen` for `was murdered in the kitchen`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;

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
    /// The category of those to whom a crime was done: of victims, or the only people, where nobody is told to have done it.
    fn sufferers(&self) -> Option<usize> {
        const DOERS: &[&str] = &["culprit", "killer", "murder", "suspect", "thief"];
        let vocabulary = self.vocabulary;
        let people = vocabulary.of_persons() & vocabulary.lists();
        let is_lone = people.count_ones() == 1 && vocabulary.named_by(DOERS) == 0;
        self.victims().or_else(|| is_lone.then_some(people.trailing_zeros() as usize))
    }

    /// The category of victims, if there is just one.
    pub(in super::super) fn victims(&self) -> Option<usize> {
        let of = self.vocabulary.named_by(["corps", "dead", "victim"]);
        (of.count_ones() == 1).then_some(of.trailing_zeros() as usize)
    }

    /// Whether a mention of a victim begins at a token.
    pub(in super::super) fn is_victim(&self, at: usize, victims: usize) -> bool {
        let noun = at + usize::from(self.kind(at).determiner);
        self.matches.get(noun).is_some_and(|of| of.iter().any(|of| of.of.sense == victims))
    }
}

/// Plain words for one crime of a sentence.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // Most puzzles tell of no crimes.
    let is_crime = |token: &Token| {
        DONE.contains(&&*token.word)
            || matches!(
                &*token.word,
                "did"
                    | "died"
                    | "done"
                    | "met"
                    | "perished"
                    | "body"
                    | "corpse"
                    | "dead"
                    | "victim"
            )
            || DOES.iter().any(|does| does.starts_with(&*token.word))
            || DO.iter().any(|does| does.starts_with(&*token.word))
    };
    if !reader.tokens.iter().any(is_crime) {
        return None;
    }
    let sufferers = reader.sufferers()?;
    let victims = reader.victims();
    let of_weapon = victims.is_none().then(|| victim_of(reader, sufferers)).flatten();
    of_weapon.or_else(|| {
        (1..reader.end()).find_map(|at| {
            let free = reader.matches[at].is_empty();
            (free.then(|| died(reader, at)).flatten())
                .or_else(|| free.then(|| suffered(reader, at, sufferers)).flatten())
                .or_else(|| did(reader, at, victims?))
        })
    })
}

/// `the one with the poker` for `the victim of the poker`, where nobody is told to have done it.
fn victim_of(reader: &Reader<'_>, sufferers: usize) -> Option<Vec<Token>> {
    let is_thing = |at: usize| {
        let noun = at + usize::from(reader.kind(at).determiner);
        let of = reader.matches.get(noun).into_iter().flatten();
        let mut things = of.map(|of| reader.vocabulary.of_persons() >> of.of.sense & 1 == 0);
        things.next().is_some_and(|first| first && things.all(|of| of))
    };
    let is_free =
        |at: usize| reader.matches[at].is_empty() && reader.uses(at).own >> sufferers & 1 == 0;
    // `found the victim of the poker` tells of somebody else.
    let begins = |at: usize| at == 0 || matches!(reader.word(at - 1), "," | "and" | "with");
    let found = |at: usize| {
        let end = reader.phrase(at, "the victim of").filter(|_| begins(at))?;
        (is_free(at + 1) && is_thing(end)).then_some((at, end))
    };
    let (at, end) = (0..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying("the one with")))
}

/// `was with the gun in the den` for `was in the den with the gun`: whosever the gun is there, it is in the den.
pub(super) fn with_thing_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] =
        &["'t", "either", "if", "neither", "never", "no", "nor", "not", "only", "or", "than"];
    let people = reader.people();
    // Where the only item ends that stands behind an article, if it is of no people.
    let thing = |at: usize| {
        let noun = at + usize::from(reader.kind(at).determiner);
        let mut of = reader.matches.get(noun)?.iter();
        let only = of.next().filter(|of| people >> of.of.sense & 1 == 0)?;
        of.next().is_none().then_some((only.end, only.of.sense))
    };
    let found = |at: usize| {
        let (with, place) = reader.any(at, &["at the", "in the", "on the"]).and_then(thing)?;
        let (end, weapon) = reader.any(with, &["with a", "with an", "with the"]).and_then(thing)?;
        let is_told = reader.kind(at - 1).be
            || DONE.contains(&reader.word(at - 1))
            || reader.word(at - 1) == "found";
        (is_told && place != weapon && reader.ends_clause(end)).then_some((at, with, end))
    };
    let (at, with, end) = (1..reader.end()).find_map(found)?;
    let swapped = [&reader.tokens[with..end], &reader.tokens[at..with]].concat();
    (!reader.says_before(at, DENYING)).then(|| in_order(reader, reader.with(at..end, &swapped)))
}

/// `was found in the kitchen` for `met her end in the kitchen`.
fn died(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let end = reader.any(at, DIED).filter(|end| WITH.contains(&reader.word(*end)))?;
    let said =
        reader.tokens[at].saying(if reader.word(end) == "by" { "was killed" } else { "was found" });
    Some(reader.with(at..end, &said))
}

/// `was found in the kitchen` for `was murdered in the kitchen`, `was the victim of` for `was murdered by`.
fn suffered(reader: &Reader<'_>, at: usize, sufferers: usize) -> Option<Vec<Token>> {
    let be = (0..at).rev().find(|at| !matches!(reader.word(*at), "'t" | "not"))?;
    // `the man murdered in the attic`
    let is_told = be + 1 == at
        && reader.matches[be].is_empty()
        && (reader.is_human(be) || reader.word(be) == "one");
    // `done in with poison`
    let done = reader.any(at, &["done in"]);
    if !DONE.contains(&reader.word(at)) && done.is_none() || !reader.is_be_or_denied(be) && !is_told
    {
        return None;
    }
    let end = done.unwrap_or(at + 1);
    let at_end = end - 1;
    let noun = end + 1 + usize::from(reader.kind(end + 1).determiner);
    let is_by_somebody = || {
        let persons = reader.vocabulary.of_persons() & !(1 << sufferers);
        let of = reader.matches.get(noun).into_iter().flatten();
        of.into_iter().any(|of| persons >> of.of.sense & 1 == 1)
    };
    let (said, until) = match reader.word(end) {
        "by" if is_by_somebody() => ("the victim of", end + 1),
        "using" => ("found with", end + 1),
        "at" | "in" | "on" | "with" => ("found", end),
        _ => return None,
    };
    Some(reader.with(at..until, &reader.tokens[at_end].saying(said)))
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
