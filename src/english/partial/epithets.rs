//! Epithets that tell nothing of the puzzle: `the grinning leprechauns`, `an old trunk`, `the dagger from Toledo`.

use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::{Parts, apart};

/// The most words of one epithet.
const LONGEST: usize = 2;

/// Words before a noun that tell which one of several is meant, and the beginnings of others: `winner`, `leading`.
pub(in super::super) const TELLING: &[&str] = &[
    "ask",
    "birth",
    "childhood",
    "chosen",
    "compet",
    "dream",
    "earlier",
    "estim",
    "eventu",
    "first",
    "futur",
    "heat",
    "home",
    "initi",
    "intend",
    "last",
    "lead",
    "maiden",
    "minimum",
    "next",
    "open",
    "oppos",
    "origin",
    "own",
    "practic",
    "previous",
    "qualifi",
    "rehears",
    "remain",
    "reserv",
    "rival",
    "runner",
    "select",
    "semifin",
    "spare",
    "start",
    "temporari",
    "theori",
    "tie",
    "trail",
    "trial",
    "true",
    "visit",
    "win",
    "winner",
    "won",
];

/// What editors say of things that are all so. Some are stems of words that change what is said: `rarely`.
const FINE: &[&str] = &["cheerful", "dear", "humble", "little", "merry", "poor", "proud", "rare"];

impl Parts<'_> {
    /// The tokens without words before an item, or before a noun of the puzzle, that are of nothing that the puzzle
    /// tells of. They are noted as passed over.
    pub(super) fn without_epithets(&mut self, tokens: &[Token]) -> Vec<Token> {
        let reader = self.reader(tokens);
        let mut kept: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut passed = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            if let Some(end) = reader.past_empty_tail(at) {
                passed.push(at..end);
                at = end;
                continue;
            }
            if let Some(end) = reader.past_region(at).or_else(|| reader.past_noun(at)) {
                passed.push(at..end);
                at = end;
                continue;
            }
            match (1..=LONGEST).rev().find(|length| reader.is_empty_epithet(at, at + length)) {
                Some(length) => {
                    passed.push(at..at + length);
                    at += length;
                }
                None => {
                    kept.push(tokens[at].clone());
                    at += 1;
                }
            }
        }
        for range in passed {
            self.pass_over(&tokens[range]);
        }
        kept
    }
}

/// Whether a word denies what stands around it.
pub(in super::super) fn denies(token: &Token) -> bool {
    matches!(&*token.word, "'t" | "not" | "neither" | "never" | "no" | "nor")
}

impl Reader<'_> {
    /// Whether some words stand between an article and the noun that it goes with, and could be any.
    fn is_empty_epithet(&self, start: usize, end: usize) -> bool {
        let opens = start.checked_sub(1).is_some_and(|before| {
            let kind = self.kind(before);
            let is_some = matches!(self.word(before), "no" | "any" | "some" | "another" | "other");
            kind.determiner && !is_some || self.is_possessive(before)
        });
        let is_noun = |at: usize| {
            self.matches.get(at).is_some_and(|found| !found.is_empty())
                || self.uses(at).own | self.uses(at).named != 0
                || self.kind(at).thing
                || self.is_house(at)
        };
        // `went to famous Notre Dame`
        let is_named = || {
            let is_proper = self.tokens.get(end).is_some_and(|name| name.is_capital);
            let joins = start.checked_sub(1).is_some_and(|before| self.kind(before).preposition);
            joins && is_proper && self.matches[end].iter().any(|of| of.is_exact)
        };
        let is_greatest = || opens && end == start + 1 && self.is_greatest(start);
        (opens && is_noun(end) || is_named()) && (start..end).all(|at| self.tells_nothing(at))
            || is_greatest()
    }

    /// Whether a word tells that a thing behind it is the greatest of all, where nothing has values: `the largest cave`.
    fn is_greatest(&self, at: usize) -> bool {
        let things = self.vocabulary.lists() & !self.vocabulary.of_persons();
        let is_thing = |next: &Vec<Match>| next.iter().any(|of| things >> of.of.sense & 1 == 1);
        self.word(at).ends_with("est")
            && self.matches[at].is_empty()
            && self.vocabulary.all(|of| of.scale.is_some()) == 0
            && self.matches.get(at + 1).is_some_and(is_thing)
    }

    /// Where a noun ends behind a thing that some other thing has: `plantation` of `the island with the mango plantation`.
    fn past_noun(&self, at: usize) -> Option<usize> {
        let things = self.vocabulary.lists() & !self.vocabulary.of_persons();
        let is_item = |start: &usize| {
            let mut of = self.matches[*start].iter();
            of.any(|of| of.end == at && things >> of.of.sense & 1 == 1)
        };
        let start = (at.saturating_sub(4)..at).find(is_item)?;
        // `with the largest mango plantation`
        let greatest = usize::from(start > 0 && self.is_greatest(start - 1));
        let article =
            start.checked_sub(1 + greatest).filter(|article| self.kind(*article).determiner)?;
        let has = article.checked_sub(1).filter(|has| self.word(*has) == "with")?;
        // Who has a mango allergy may have no mango.
        let is_place = has > 0 && !self.is_human(has - 1) && self.matches[has - 1].is_empty();
        let kind = self.kind(at + 1);
        let ends = kind.be || kind.auxiliary || matches!(self.word(at + 1), "" | ",");
        let is_told = is_place && at < self.end() && ends;
        let is_noun = is_told
            && self.tells_nothing(at)
            && !self.is_human(at)
            && !learn::is_agent(self.word(at))
            && !words::is_finite(self.word(at));
        is_noun.then_some(at + 1)
    }

    /// Where words end that tell of which region a thing is the greatest one: `the South Pacific's largest`.
    fn past_region(&self, at: usize) -> Option<usize> {
        const LONGEST: usize = 3;
        let opens = at.checked_sub(1).is_some_and(|last| {
            self.kind(last).preposition || matches!(self.word(last), "the" | "its")
        });
        let is_name = |at: usize| {
            self.tokens[at].is_capital && self.matches[at].is_empty() && !self.is_human(at)
        };
        let mark = (at + 1..=at + LONGEST).find(|mark| self.is_possessive(*mark))?;
        let fits = opens && (at..mark).all(is_name) && mark + 1 < self.end();
        (fits && self.is_greatest(mark + 1)).then_some(mark + 2)
    }

    /// Where words end that tell more of a thing that was just named, and nothing that the puzzle tells of: `from the Mayan
    /// civilization`. There is but one such thing, whatever it is of.
    fn past_empty_tail(&self, at: usize) -> Option<usize> {
        const LONGEST: usize = 8;
        const OF: &[&str] = &["from", "of"];
        const IN: &[&str] = &["at", "in", "on", "with"];
        let things = self.vocabulary.lists();
        let is_item = |start: usize| {
            let mut of = self.matches[start].iter().filter(|of| of.end == at);
            of.any(|of| things >> of.of.sense & 1 == 1)
        };
        let opens = OF.contains(&self.word(at))
            || IN.contains(&self.word(at)) && !self.tokens.iter().any(denies);
        // The doctor who saw Ann in the park need not be hers.
        let persons = self.persons();
        let meets = |token: &Token| apart::CONTACTS.contains(&&*token.stem);
        let is_person = |start: usize| {
            let mut of = self.matches[start].iter().filter(|of| of.end == at);
            of.any(|of| persons >> of.of.sense & 1 == 1)
        };
        let is_met = || self.tokens[..at].iter().any(meets) && (1..at).any(is_person);
        if !opens || !(0..at).any(is_item) || is_met() {
            return None;
        }
        let is_light = |at: usize| {
            matches!(self.word(at), "a" | "an" | "her" | "his" | "its" | "the" | "their" | "'s")
                || OF.contains(&self.word(at))
                || IN.contains(&self.word(at))
        };
        let is_name = |at: usize| {
            let token = &self.tokens[at];
            token.is_capital
                && self.matches[at].is_empty()
                && !self.is_within_item(at)
                && self.uses(at).own == 0
                && !self.is_human(at)
                && !self.kind(at).determiner
                && self.vocabulary.near(&token.word).is_empty()
        };
        let has_values =
            self.vocabulary.all(|of| of.scale.is_some()) != 0 || self.vocabulary.has_order;
        let is_year = |at: usize| {
            !has_values
                && self.word(at).len() > 2
                && self.word(at).bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_empty = |at: usize| {
            is_name(at) || is_year(at) || self.tells_nothing(at) && !self.is_human(at)
                // `in the house of the Pharaoh`, where nobody has a house
                || self.kind(at).house && !self.vocabulary.has_order && self.uses(at).own == 0
        };
        let ends = |at: usize| {
            let kind = self.kind(at);
            matches!(
                self.word(at),
                "" | "," | ";" | ")" | "and" | "but" | "than" | "who" | "which" | "that"
            ) || kind.be
                || kind.auxiliary
                || matches!(self.word(at), "cost" | "hit" | "let" | "put" | "set")
                || words::is_finite(self.word(at)) && !is_name(at)
        };
        let end = (at + 1..=at + LONGEST).find(|at| ends(*at))?;
        let is_plain = (at + 1..end).all(|at| is_light(at) || is_empty(at));
        let is_told = end > at + 1 && is_empty(end - 1);
        (is_plain && is_told).then_some(end)
    }

    /// Whether a word is of nothing that the puzzle tells of.
    fn tells_nothing(&self, at: usize) -> bool {
        let word = self.word(at);
        let has_ages = || self.vocabulary.all(|of| of.is_of_ages() || of.is_of_calendar()) != 0;
        // Somebody's old team is theirs no more.
        let is_owned =
            || at > 0 && (self.is_possessive(at - 1) || function::is_own(self.word(at - 1)));
        let is_age = (word == "new" || word == "old" && !is_owned()) && !has_ages();
        // `yellow happy faces`, where nothing else has colours
        let is_other_value = || {
            let has_values = |of: &Sense| of.items.iter().any(|item| learn::is_value(&item.text));
            learn::is_value(word) && self.vocabulary.all(has_values) != 0
        };
        // `the red coloured pencil`, where there is a red pencil as well
        let is_of_another = || {
            let stem = self.stem(at);
            self.vocabulary.patterns.iter().any(|of| of.stems.iter().any(|of| of == stem))
        };
        let is_new = learn::is_new_noun(self, at) && !story::is_never_loose(self.stem(at));
        // `Ann's imaginary friend`, where all are
        let is_fancied = word == "imaginary" && self.uses(at + 1).own != 0;
        (is_new || is_age || is_fancied || FINE.contains(&word))
            && self.matches[at].is_empty()
            && !self.is_within_item(at)
            && !self.tokens[at].is_capital
            && !TELLING.contains(&self.stem(at))
            && !TELLING.contains(&word)
            && !word.ends_with("est")
            && !word.ends_with("less")
            && !word.ends_with("er")
            && !is_other_value()
            && !is_of_another()
            && self.vocabulary.near(word).is_empty()
    }
}
