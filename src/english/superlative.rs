//! Adjectives of values: `older`, `the cheapest`.

use super::agree;
use super::compare;
use super::function;
use super::learn;
use super::matches::Match;
use super::measure::{self, Measure};
use super::mention::{Found, Mention, Noun, Reader};
use super::sexes;
use super::token::Token;
use super::vocabulary::{Sense, Senses, Thing, Vocabulary};
use super::words::{self, Words};
use crate::syntax::ast::Name;

/// Adjectives of one topic: its name, then more, less, most, least.
const ADJECTIVES: &[(&str, [&[&str]; 4])] = &[
    ("age", [&["older", "elder"], &["younger"], &["oldest", "eldest"], &["youngest"]]),
    ("height", [&["taller"], &["shorter"], &["tallest"], &["shortest"]]),
    ("weight", [&["heavier"], &["lighter"], &["heaviest"], &["lightest"]]),
    (
        "price",
        [
            &["pricier", "dearer", "costlier"],
            &["cheaper"],
            &["priciest", "dearest", "costliest"],
            &["cheapest"],
        ],
    ),
];
/// Adjectives that tell of values in certain units, by their stems: more and less.
const OF_UNITS: &[(&[&str], &[&str])] = &[
    (
        &["longer", "shorter"],
        &[
            "foot", "inch", "yard", "mile", "meter", "kilomet", "centimet", "page", "second",
            "minut", "hour", "day", "night", "week", "month", "year", "chapter", "episod",
            "inning", "lap", "move", "round",
        ],
    ),
    (&["wider", "narrower", "taller", "shorter", "deeper", "shallower"], LENGTHS),
    (&["farther", "further"], LENGTHS),
    (
        &["larger", "bigger", "smaller"],
        &[
            "squar", "acr", "foot", "inch", "yard", "mile", "meter", "kilomet", "centimet",
            "carat", "liter", "gallon", "ounc", "gb", "gigabyt",
        ],
    ),
    (&["newer"], &["year"]),
    (&["taller", "shorter"], &["floor", "stori", "storey"]),
    (&["heavier", "lighter", "weightier"], &["carat", "pound", "kilogram", "gram", "ounc", "ton"]),
    (&["louder", "quieter"], &["decibel"]),
    (&["hotter", "warmer", "colder", "cooler"], &["degre"]),
    (&["hotter", "spicier", "milder"], &["flame", "pepper", "scovill"]),
    (
        &["faster", "slower"],
        &["wpm", "rpm", "bpm", "mph", "kph", "knot", "second", "minut", "hour", "day", "week"],
    ),
    (&["quicker"], &["second", "minut", "hour", "day", "week", "month"]),
    (&["stronger", "weaker"], &["mph", "kph", "percent"]),
    (&["higher", "lower"], LENGTHS),
    (
        &["closer", "nearer", "farther", "further"],
        &["light", "mile", "kilomet", "meter", "foot", "yard"],
    ),
    (&["older", "younger"], &["year", "million"]),
    (&["better", "worse"], &["point"]),
];
const LENGTHS: &[&str] =
    &["foot", "inch", "yard", "mile", "meter", "kilomet", "centimet", "fathom"];
pub(super) const EXPENSIVE: &[&str] = &["expensive", "costly"];

/// Whether an adjective tells of values in a unit, whose stem is in full.
fn is_of_unit(word: &str, unit: &str) -> bool {
    OF_UNITS.iter().any(|(words, units)| words.contains(&word) && units.contains(&unit))
}

/// The headings of lengths, by their stems, with the adjectives that tell of them: what is 40 feet deep is
/// neither bigger nor higher than what is 20 feet deep.
const DIMENSIONS: &[(&[&str], &[&str])] = &[
    (&["height", "elev", "altitud"], &["taller", "shorter", "higher", "lower"]),
    (&["depth"], &["deeper", "shallower", "farther", "further"]),
    (&["length"], &["longer", "shorter", "farther", "further"]),
    (&["wingspan"], &["longer", "shorter", "wider", "narrower", "larger", "bigger", "smaller"]),
    (&["width"], &["wider", "narrower"]),
    (
        &["distanc", "rang"],
        &["farther", "further", "closer", "nearer", "longer", "shorter", "higher", "lower"],
    ),
    (
        &["area", "diamet", "display", "footag", "screen", "size"],
        &["larger", "bigger", "smaller", "wider", "narrower", "longer", "shorter"],
    ),
];

impl Reader<'_> {
    /// Whether a word is for some of the people only, so that `the oldest woman` may be younger than a man.
    pub(super) fn is_of_some(&self, at: usize) -> bool {
        let story = self.vocabulary.story.as_ref();
        let is_for_all = || story.is_some_and(|story| story.is_for_all(self.word(at)));
        let word = self.word(at);
        function::is_of_some(word) && !is_for_all() && !sexes::are_all(self.vocabulary, word)
    }

    /// Whether the most or least of some people only is spoken of: `the woman who paid the least` may have paid more than a man.
    pub(super) fn is_of_extreme_of_some(&self) -> bool {
        const REACH: usize = 6;
        let is_extreme = |at: usize| {
            let comparative = self.word(at).strip_suffix("est").map(|stem| format!("{stem}er"));
            matches!(self.word(at), "least" | "most")
                || comparative.is_some_and(|word| compare::is_comparing(&word))
        };
        (0..self.tokens.len()).any(|at| {
            matches!(self.word(at + 1), "who" | "with")
                && function::is_of_some(self.word(at))
                && (self.is_of_some(at) || sexes::are_mixed(self.vocabulary))
                && (at + 2..at + 2 + REACH).any(|at| self.word(at) == "the" && is_extreme(at + 1))
        })
    }

    /// Whether something is denied of some people only: `isn't a man from York` may be a woman from there.
    pub(super) fn is_denied_of_some(&self) -> bool {
        let is_one = |at: usize| {
            matches!(self.word(at - 1), "a" | "any") && function::is_of_some(self.word(at))
        };
        let denies = |token: &Token| matches!(&*token.word, "'t" | "neither" | "nor" | "not");
        (1..self.tokens.len()).any(is_one)
            && self.tokens.iter().any(denies)
            && sexes::are_mixed(self.vocabulary)
    }

    /// The categories of amounts of money.
    pub(super) fn of_money(&self) -> Senses {
        self.vocabulary.all(|sense| sense.measure == Measure::Money)
    }

    /// The categories of which an adjective tells: `older`, `cheapest`, `louder`.
    pub(super) fn of_adjective(&self, word: &str) -> Senses {
        let is_of_price = |(topic, words): &(&str, [&[&str]; 4])| {
            *topic == "price" && words.iter().any(|of| of.contains(&word))
        };
        let money = if ADJECTIVES.iter().any(is_of_price) { self.of_money() } else { 0 };
        self.of_topic(word) | self.of_unit(word) | money
    }

    /// The categories whose topic has an adjective: `taller` of heights.
    pub(super) fn of_topic(&self, word: &str) -> Senses {
        let has = |(topic, words): &(&str, [&[&str]; 4]), sense: &Sense| {
            sense.topic.is_some_and(|of| of.names[0] == *topic)
                && words.iter().any(|of| of.contains(&word))
        };
        self.vocabulary.all(|sense| ADJECTIVES.iter().any(|of| has(of, sense)))
    }

    /// The categories in whose units an adjective tells of values: `louder` of decibels.
    fn of_unit(&self, word: &str) -> Senses {
        let tells = match self.vocabulary.keeps_to_lists() {
            true => self.vocabulary.is_loose,
            false => self.vocabulary.story.is_some(),
        };
        if !tells {
            return 0;
        }
        self.vocabulary.where_sense(|sense| self.is_of_unit(word, sense))
    }

    /// Whether an adjective tells of the values of a category by their unit.
    pub(super) fn is_of_unit(&self, word: &str, sense: usize) -> bool {
        let of_plain_size = matches!(word, "larger" | "bigger" | "smaller")
            && self.vocabulary.is_named(sense, "size")
            && self.vocabulary.senses[sense].scale.is_some();
        let named =
            |headings: &[&str]| headings.iter().any(|stem| self.vocabulary.is_named(sense, stem));
        let of_years = matches!(word, "older" | "younger" | "newer");
        let Some(unit) = self.vocabulary.senses[sense].unit.as_deref() else {
            // `founded: 1742, 1778`
            if of_years && self.vocabulary.senses[sense].is_of_calendar() {
                return true;
            }
            // `depths: 40, 55`
            let mut of_plain = DIMENSIONS.iter().filter(|(headings, _)| named(headings));
            let mut is_plain = || of_plain.any(|(_, adjectives)| adjectives.contains(&word));
            let is_scaled = self.vocabulary.senses[sense].scale.is_some();
            // `pound: 88, 95`
            const WEIGHTS: &[&str] = &["gram", "kilogram", "ounce", "pound", "ton"];
            let is_weight = WEIGHTS.contains(&&*self.vocabulary.senses[sense].heading);
            if is_scaled && is_weight && matches!(word, "heavier" | "lighter") {
                return true;
            }
            return of_plain_size || self.vocabulary.is_loose && is_scaled && is_plain();
        };
        let unit = measure::in_full(unit);
        let of_size = matches!(word, "larger" | "bigger" | "smaller");
        let fits = match DIMENSIONS.iter().find(|(headings, _)| named(headings)) {
            Some((_, adjectives)) if LENGTHS.contains(&unit) => adjectives.contains(&word),
            _ => !of_size || !LENGTHS.contains(&unit),
        };
        // Years of the calendar are neither long nor short.
        let is_year = unit == "year" && self.vocabulary.senses[sense].is_of_calendar();
        is_of_unit(word, unit) && fits && (!is_year || of_years) && (is_year || word != "newer")
    }

    /// `shallowest` of depths in feet: the categories, and whether it is the highest value.
    fn extreme_of_unit(&self, at: usize) -> Option<(Senses, bool)> {
        let word = self.word(at);
        let comparative = format!("{}er", word.strip_suffix("est")?);
        let of = self.of_unit(&comparative);
        let more = compare::is_more(&comparative);
        if of.count_ones() > 1 {
            return Some((of, more));
        }
        if of == 0 {
            return None;
        }
        let sense = &self.vocabulary.senses[of.trailing_zeros() as usize];
        // The fastest has needed the least time, and the oldest is of the first year.
        let is_time = sense.unit.as_deref().is_some_and(agree::is_stretch);
        let turned = matches!(word, "fastest" | "slowest" | "quickest") && is_time
            || matches!(word, "oldest" | "youngest") && sense.is_of_calendar();
        let only = of.trailing_zeros() as usize;
        let is_aged = matches!(word, "oldest" | "youngest") && !self.tells_ages(only);
        let is_of_others =
            (self.is_of_body(at, only) || word == "newest") && !self.is_extreme_of_rows(at);
        if is_aged
            || is_of_others
            || sense.is_of_calendar() && self.vocabulary.all(Sense::is_of_ages) != 0
        {
            return None;
        }
        Some((of, more != turned))
    }

    /// Whether a superlative tells of the rows, and not of somebody or something else that these have: `the oldest of the cars`,
    /// `Ann's car is the oldest`, but not `Ann is the oldest` nor `the oldest owner`.
    fn is_extreme_of_rows(&self, at: usize) -> bool {
        let things = self.vocabulary.of_things_in_rows();
        let ends = |at: usize| {
            !self.tokens.get(at).is_some_and(Token::is_word)
                || self.kind(at).preposition
                || matches!(self.word(at), "and" | "nor" | "or")
        };
        if !ends(at + 1) {
            return self.is_row_noun(at + 1, things);
        }
        // `the oldest of the five cars`
        let of = self.any(at + 1, &["of the", "of all the", "of all"]);
        let noun = of.map(|of| of + usize::from(words::number(&[self.word(of)]).is_some()));
        match noun.filter(|noun| !ends(*noun)) {
            Some(noun) => self.is_row_noun(noun, things),
            None => self.tells_of_row(at),
        }
    }

    /// Whether words before some token name a row by what it is: `Ann's car`, `the inn in Bath`, or the inn itself.
    pub(super) fn tells_of_row(&self, end: usize) -> bool {
        let things = self.vocabulary.of_things_in_rows();
        let is_itself = |of: &Match| things >> of.of.sense & 1 == 1;
        (0..end).any(|at| self.is_row_noun(at, things))
            || self.matches[..end].iter().flatten().any(is_itself)
    }

    /// Whether a word is a noun for the rows themselves, which are no people; `things` are the categories of what they are.
    fn is_row_noun(&self, at: usize, things: Senses) -> bool {
        let uses = self.uses(at);
        let is_thing = self.kind(at).thing && uses.named == 0;
        let is_own = uses.own & self.vocabulary.lists() != 0 && uses.own & self.persons() == 0;
        let is_row = self.is_house(at) || is_thing || is_own || uses.named & things != 0;
        let is_person = self.kind(at).person && !self.kind(at).thing;
        is_row && !is_person && self.matches.get(at).is_some_and(Vec::is_empty)
    }

    /// `biggest` of `the biggest discount`: where the words end, and the item of the category that is
    /// named.
    fn extreme_of_noun(&self, at: usize) -> Option<(usize, Thing)> {
        const MOST: Words = Words::of(&["biggest", "greatest", "highest", "largest", "longest"]);
        const LEAST: Words = Words::of(&["lowest", "shortest", "smallest"]);
        // The highest rank is the first, and the lowest number.
        const RANKS: &[&str] =
            &["finish", "floor", "level", "order", "place", "posit", "rank", "seed", "stand"];
        // `the least money`
        let counts =
            matches!(self.word(at), "most" | "least" | "fewest") && self.uses(at + 1).named != 0;
        let most = MOST.contains(&self.word(at)) || counts && self.word(at) == "most";
        if !most && !counts && !LEAST.contains(&self.word(at)) {
            return None;
        }
        let is_named = |sense: usize, stems: &[&str]| {
            stems.iter().any(|stem| self.vocabulary.is_named(sense, stem))
        };
        // Of prizes that are numbered the highest is the first.
        let is_prize = |sense: usize| {
            self.vocabulary.senses[sense].measure == Measure::Places
                && is_named(sense, &["award", "prize"])
        };
        let is_rank = |sense: usize| is_named(sense, RANKS) || is_prize(sense);
        let ranks = (0..self.vocabulary.senses.len()).filter(|sense| is_rank(*sense));
        let ranks = ranks.fold(0, |all: Senses, sense| all | 1 << sense);
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        let of = match self.word(at + 1) {
            "amount" => self.of_money(),
            _ => self.uses(at + 1).named & scaled & !(ranks & !self.loose_floors()),
        };
        let found = self.highest(of, most)?;
        // Of `A, B, C (ordered)` the highest grade is the first.
        let is_number = |item: &Name| item.text.contains(|c: char| c.is_ascii_digit());
        let are_numbers = self.vocabulary.senses[found.sense].items.iter().all(is_number);
        are_numbers.then_some((at + 2, found))
    }

    /// The item of the only category with the highest or lowest value.
    pub(super) fn highest(&self, of: Senses, most: bool) -> Option<Thing> {
        if of.count_ones() != 1 {
            return None;
        }
        self.vocabulary.highest_of(of.trailing_zeros() as usize, most)
    }

    /// `the biggest discount`, `the earliest appointment`, as it is given or got.
    pub(super) fn extreme_that_is_named(&self, start: usize) -> Option<Mention> {
        let at = self.phrase(start, "the")?;
        let mention =
            |(end, of)| Mention { start, end, noun: Noun::Item(vec![self.choice(of, 0)]) };
        let named = self.extreme_of_noun(at).map(mention);
        named.or_else(|| {
            let is_loose = self.vocabulary.is_loose;
            let (noun, of) = is_loose.then(|| self.superlative(at)).flatten()?;
            let own =
                self.uses(noun).own >> of.sense & 1 == 1 && self.matches.get(noun)?.is_empty();
            (own || self.is_valued(noun, of.sense)).then(|| mention((noun + 1, of)))
        })
    }

    /// `oldest`, `most expensive`: the item with the highest or lowest value, and where the words end.
    pub(super) fn superlative(&self, at: usize) -> Option<(usize, Thing)> {
        let found = self.nth(at).or_else(|| self.plain_superlative(at))?;
        Some(self.all_but(found).unwrap_or(found))
    }

    fn plain_superlative(&self, at: usize) -> Option<(usize, Thing)> {
        if let Some(found) = self.of_moments(at) {
            return Some(found);
        }
        let word = self.word(at);
        let is = |which: usize| ADJECTIVES.iter().any(|(_, words)| words[which].contains(&word));
        let (end, of, most) = if matches!(word, "most" | "least") {
            let end = at + 1;
            let expensive = EXPENSIVE.contains(&self.word(end));
            (end + 1, if expensive { self.of_money() } else { 0 }, word == "most")
        } else {
            let of_topic =
                if word.ends_with("est") && (is(2) || is(3)) { self.of_adjective(word) } else { 0 };
            match self.extreme_of_unit(at) {
                Some((of, most)) if of_topic & !of == 0 && (of_topic == 0 || most == is(2)) => {
                    (at + 1, of, most)
                }
                // The shortest is the lowest of the heights, or of the lengths.
                Some((of, _)) => (at + 1, of_topic | of, is(2)),
                None => (at + 1, of_topic, is(2)),
            }
        };
        match of {
            0 => self.extreme_of_noun(at),
            _ => Some((end, self.highest(of, most)?)),
        }
    }

    /// `the first student to play`, `the last to arrive`: the earliest or latest of the only moments.
    pub(super) fn first_to_act(&self, at: usize, found: &mut Found) {
        let Some(first) = self.first_or_last(at) else { return };
        let Some(to) = (first..first + 2).find(|to| self.word(*to) == "to") else { return };
        let verb = if self.word(to + 1) == "be" { to + 2 } else { to + 1 };
        let Some(of) = self.of_coming(verb) else { return };
        let is_row = to == first || self.is_one_of_rows(first, of);
        let is_verb =
            self.is_loose_verb(verb) || self.word(verb) == "finish" && self.vocabulary.is_loose;
        if is_row && is_verb && self.matches[verb].is_empty() {
            let of = self.vocabulary.highest_of(of, self.word(at + 1) == "last");
            of.into_iter().for_each(|of| found.add(verb + 1, self.choice(of, 0)));
        }
    }

    /// Whether a noun that nobody knows is one for who does what all of them do: `typist`.
    pub(super) fn is_each_agent(&self, noun: usize) -> bool {
        self.vocabulary.is_loose
            && learn::is_new_noun(self, noun)
            && learn::is_agent(self.word(noun))
            && self.matches[noun].is_empty()
            && self.roles() == 0
    }
}

impl Vocabulary {
    /// The item of a category with the highest or lowest value.
    pub(super) fn highest_of(&self, sense: usize, most: bool) -> Option<Thing> {
        let values = self.senses[sense].scale.as_ref()?.values.iter().enumerate();
        let (item, _) = match most {
            true => values.max_by_key(|(_, value)| **value)?,
            false => values.min_by_key(|(_, value)| **value)?,
        };
        Some(Thing { sense, item })
    }
}

/// Whether a unit is one of lengths.
pub(super) fn is_length(unit: &str) -> bool {
    LENGTHS.contains(&measure::in_full(unit))
}
