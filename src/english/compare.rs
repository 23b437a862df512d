//! Comparisons of values: `paid $2 more than`, `is two years older than`.

use compact_str::CompactString;

use super::lexicon::story;
use super::measure::Measure;
use super::mention::Reader;
use super::vocabulary::{Sense, Senses, Thing, Uses};
use super::words;
use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, Statement};

const MORE: &[&str] = &[
    "more", "older", "higher", "greater", "longer", "taller", "heavier", "larger", "bigger",
    "pricier", "dearer",
];
const LESS: &[&str] =
    &["less", "fewer", "younger", "lower", "shorter", "lighter", "smaller", "cheaper"];
const LATER: &[&str] = &["later", "after"];
const EARLIER: &[&str] = &["earlier", "before"];

/// Adjectives of one topic: its name, then more, less, most, least.
const ADJECTIVES: &[(&str, [&[&str]; 4])] = &[
    ("age", [&["older", "elder"], &["younger"], &["oldest", "eldest"], &["youngest"]]),
    ("height", [&["taller"], &["shorter"], &["tallest"], &["shortest"]]),
    ("weight", [&["heavier"], &["lighter"], &["heaviest"], &["lightest"]]),
    ("price", [&["pricier", "dearer"], &["cheaper"], &["priciest", "dearest"], &["cheapest"]]),
];
const EXPENSIVE: &[&str] = &["expensive", "costly"];

impl Reader<'_> {
    /// The categories of amounts of money.
    fn of_money(&self) -> Senses {
        self.vocabulary.all(|sense| sense.measure == Measure::Money)
    }

    /// The categories of which an adjective tells: `older`, `cheapest`.
    fn of_adjective(&self, word: &str) -> Senses {
        let all = || ADJECTIVES.iter();
        let Some((topic, _)) = all().find(|(_, words)| words.iter().any(|of| of.contains(&word)))
        else {
            return 0;
        };
        let is_topic = |sense: &Sense| sense.topic.is_some_and(|of| of.names[0] == *topic);
        let of_topic = self.vocabulary.all(is_topic);
        if *topic == "price" { of_topic | self.of_money() } else { of_topic }
    }

    /// `oldest`, `most expensive`: the item with the highest or lowest value, and where the words end.
    pub(super) fn superlative(&self, at: usize) -> Option<(usize, Thing)> {
        let word = self.word(at);
        let is = |which: usize| ADJECTIVES.iter().any(|(_, words)| words[which].contains(&word));
        let (end, of, most) = if matches!(word, "most" | "least") {
            let end = at + 1;
            let expensive = EXPENSIVE.contains(&self.word(end));
            (end + 1, if expensive { self.of_money() } else { 0 }, word == "most")
        } else {
            (at + 1, if is(2) || is(3) { self.of_adjective(word) } else { 0 }, is(2))
        };
        if of.count_ones() != 1 {
            return None;
        }
        let sense = of.trailing_zeros() as usize;
        let values = self.vocabulary.senses[sense].scale.as_ref()?.values.iter().enumerate();
        let (item, _) = match most {
            true => values.max_by_key(|(_, value)| **value)?,
            false => values.min_by_key(|(_, value)| **value)?,
        };
        Some((end, Thing { sense, item }))
    }

    /// Comparisons of a subject with others, behind the subject or behind its `is`.
    pub(super) fn compared(&self, start: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        // Verbs and units speak for the category whose values are meant.
        let mut spoken: Vec<Senses> = Vec::new();
        let mut by: Option<Amount> = None;
        let mut at = start;
        while at < start + 8 && at < self.tokens.len() {
            let word = self.word(at);
            let more = MORE.contains(&word) || LATER.contains(&word);
            let less = LESS.contains(&word) || EARLIER.contains(&word);
            if more || less {
                self.than(at, more, &mut spoken.clone(), by.clone(), a, &mut found);
            }
            let (uses, kind) = (self.uses[at], self.kinds[at]);
            if let Some(amount) = self.amount(at).filter(|_| by.is_none()) {
                spoken.push(self.vocabulary.of_currency(word));
                by = Some(amount);
            } else if kind.be
                || kind.determiner
                || kind.preposition
                || kind.live
                || kind.auxiliary
                || matches!(
                    word,
                    "some"
                        | "amount"
                        | "exactly"
                        | "somewhat"
                        | "sometime"
                        | "for"
                        | "born"
                        | "founded"
                )
                || self.is_unit(at)
                || story::PARTICLES.contains(&word)
                || story::is_deed(self.stem(at))
                || story::is_doing(self.stem(at))
                || word == "left" && self.vocabulary.story.is_some()
            {
                spoken.push(uses.own | uses.topical);
            } else if self.vocabulary.story.is_some() && self.is_told(at) || self.is_begun(at) {
                // `was bottled 4 years after`: of what the verb tells, the unit says.
            } else if uses.verb | uses.filler | uses.own | uses.doing != 0 {
                spoken.push(uses.own | uses.topical & (uses.verb | uses.filler));
            } else {
                return found;
            }
            at += 1;
        }
        found
    }

    /// Whether a word is a unit: one of the lexicon, or the one behind the numbers of a category.
    fn is_unit(&self, at: usize) -> bool {
        let stem = self.stem(at);
        let is_own = |sense: &Sense| sense.unit.as_deref() == Some(stem);
        let places = self.vocabulary.senses.iter().any(|sense| sense.measure == Measure::Places);
        story::is_unit(stem)
            || self.vocabulary.senses.iter().any(is_own)
            || places && Measure::of_unit(stem).0 == Measure::Places
    }

    /// Whether a word can but be a verb that nobody knows, before an amount or a comparison.
    pub(super) fn is_told(&self, at: usize) -> bool {
        let goes_on = |at: usize| {
            let compares = matches!(
                self.word(at),
                "before" | "after" | "earlier" | "later" | "more" | "less" | "sometime" | "exactly"
            );
            compares || self.tokens.get(at).is_some() && self.amount(at).is_some()
        };
        self.uses[at] == Uses::default()
            && at > 0
            && (self.word(at).ends_with("ed") || self.word(at - 1) == "will")
            && !story::is_loaded(self.stem(at))
            && goes_on(at + 1)
    }

    /// `more … than b`.
    fn than(
        &self,
        word: usize,
        more: bool,
        spoken: &mut Vec<Senses>,
        mut by: Option<Amount>,
        a: &Operand,
        found: &mut Vec<(usize, Statement)>,
    ) {
        let mut at = word + 1;
        let direct = matches!(self.word(word), "after" | "before");
        while !direct && self.word(at) != "than" {
            if let Some(end) = self.rate(at) {
                at = end;
                continue;
            }
            let uses = match self.uses.get(at) {
                Some(uses) if at < word + 5 => uses,
                _ => return,
            };
            let known = uses.filler | uses.own | uses.verb != 0;
            // `25 fewer people` are counted like `25 fewer points`.
            let is_unit = self.is_unit(at) || self.kinds[at].person;
            let is_light = EXPENSIVE.contains(&self.word(at))
                || story::is_deed(self.stem(at))
                || story::is_doing(self.stem(at));
            if !known && !is_unit && !is_light && !self.kinds[at].preposition {
                return;
            }
            if let Some(amount) = by.as_mut().filter(|_| is_unit) {
                amount.unit = Some(Unit::of(self.stem(at)));
            }
            spoken.push(uses.own | uses.topical);
            at += 1;
        }
        if matches!(self.word(word), "more" | "less") && EXPENSIVE.contains(&self.word(word + 1)) {
            spoken.push(self.of_money());
        }
        let at = if direct { at } else { at + 1 };
        let Some(sense) = self.ordered(word, spoken, by.as_ref()) else { return };
        let by = match by.map(|amount| amount.of(&self.vocabulary.senses[sense])) {
            Some(None) => return,
            Some(by) => by,
            None => None,
        };
        for mention in self.mentions(at) {
            for b in self.operands(&mention) {
                let span = self.span(word, at);
                let function = Name { span, ..self.vocabulary.senses[sense].name.clone() };
                let form = Form::Than { a: a.clone(), function, by: by.clone(), more, b };
                found.push((mention.end, form));
            }
        }
    }

    /// The category whose values are compared: the one that the words speak for, or the only one that
    /// they may mean.
    fn ordered(&self, word: usize, spoken: &[Senses], by: Option<&Amount>) -> Option<usize> {
        let unit = by.and_then(|amount| amount.unit.as_ref());
        let time = matches!(self.word(word), "before" | "after" | "earlier" | "later");
        let fits = |sense: &Sense| {
            sense.scale.is_some() && unit.as_ref().is_none_or(|unit| unit.is_of(sense))
        };
        let senses = self.vocabulary.senses.iter().enumerate();
        let ordered: Vec<usize> = senses.filter(|(_, s)| fits(s)).map(|(at, _)| at).collect();
        let about = self.vocabulary.about(self.word(word)) | self.of_adjective(self.word(word));
        let is_time = |sense: usize| self.vocabulary.senses[sense].measure.is_time();
        let score = |sense: usize| {
            let bit: Senses = 1 << sense;
            spoken.iter().filter(|senses| **senses != 0 && **senses & bit != 0).count()
                + usize::from(about & bit != 0)
                + usize::from(time && is_time(sense))
        };
        let best = ordered.iter().map(|sense| score(*sense)).max()?;
        let mut of = ordered.iter().copied().filter(|sense| score(*sense) == best);
        let (first, other) = (of.next()?, of.next());
        if other.is_some() {
            return None;
        }
        // Without a word for it, `older` could be of anything: only plain words may speak of the only
        // one; those of time, where there is no other order and where the values are moments.
        let plain = match self.word(word) {
            "more" | "less" | "fewer" | "higher" | "lower" => by.is_some(),
            "before" | "after" | "earlier" | "later" => {
                is_time(first) && (unit.is_some() || !self.vocabulary.has_order)
            }
            _ => unit.is_some_and(|unit| !unit.measure.is_time()),
        };
        // Who finishes a minute before another has needed a minute less.
        let finished =
            time && unit.is_some_and(|unit| {
                self.vocabulary.senses[first].unit.as_ref() == Some(&unit.stem)
            }) && (0..word).any(|at| matches!(self.stem(at), "finish" | "arriv" | "complet"))
                && !self.vocabulary.senses.iter().any(|sense| sense.measure.is_time());
        let plain = plain || finished;
        let told = spoken.iter().any(|senses| senses & 1 << first != 0) || about & 1 << first != 0;
        (told || plain).then_some(first)
    }

    /// `twice as`, `three times as`, `half as`: where they stand.
    pub(super) fn multiple(&self) -> Option<Span> {
        let is_multiple = |at: &usize| {
            matches!(self.word(*at), "twice" | "thrice" | "double" | "triple" | "half")
                || self.word(*at) == "times" && matches!(self.word(*at + 1), "as" | "more" | "the")
        };
        let at = (0..self.tokens.len()).find(is_multiple)?;
        Some(self.span(at, at + 2))
    }

    /// `$2`, `two years`, `1.5`: by how much.
    fn amount(&self, at: usize) -> Option<Amount> {
        let span = self.tokens[at].span;
        let unit = |at: usize| self.is_unit(at).then(|| Unit::of(self.stem(at)));
        let word = self.word(at);
        // `a year older`
        if matches!(word, "a" | "an") {
            let unit = unit(at + 1)?;
            return Some(Amount { number: Name::new("1", span), unit: Some(unit) });
        }
        let digits = word.trim_start_matches(['$', '€', '£']);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            let number = digits.replace(',', "");
            let is_number = number.chars().all(|c| c.is_ascii_digit() || c == '.');
            let unit = if digits == word { unit(at + 1) } else { Some(Unit::of("dollar")) };
            return is_number.then(|| Amount { number: Name::new(number, span), unit });
        }
        let (number, taken) = words::number(&[word])?;
        let number = Name::new(number.to_string(), span);
        (taken == 1).then(|| Amount { number, unit: unit(at + 1) })
    }
}

/// By how much two values differ.
#[derive(Clone)]
struct Amount {
    number: Name,
    /// What it is measured in, if that is said.
    unit: Option<Unit>,
}

/// What an amount is measured in.
#[derive(Clone)]
struct Unit {
    stem: CompactString,
    measure: Measure,
    /// How many of the measure's own units it is.
    times: u32,
}

impl Unit {
    fn of(stem: &str) -> Unit {
        let (measure, times) = Measure::of_unit(stem);
        Unit { stem: stem.into(), measure, times }
    }

    /// Whether the values of a category are measured in it.
    fn is_of(&self, sense: &Sense) -> bool {
        match &sense.unit {
            Some(unit) => *unit == self.stem,
            None => self.measure == sense.measure,
        }
    }
}

impl Amount {
    /// As it is written for a category; `None` if no two of its values differ by it.
    fn of(self, sense: &Sense) -> Option<Name> {
        let is_clock = sense.measure == Measure::Minutes;
        let times = match &self.unit {
            Some(unit) if sense.unit.as_ref() == Some(&unit.stem) => 1,
            Some(unit) => unit.times,
            // `two later` may be two of anything.
            None if sense.measure.is_time() && sense.measure != Measure::Years => return None,
            None => 1,
        };
        if times == 1 && sense.step == Some(1) && !is_clock {
            return Some(self.number);
        }
        let number: u32 = self.number.text.parse().ok()?;
        // The values of a calendar are ranks: from Monday to Friday are two steps of two days.
        let (number, step) = (number.checked_mul(times)?, sense.step?);
        let steps = (number % step == 0).then_some(number / step)?;
        let text = if is_clock { format!("{steps} minutes") } else { steps.to_string() };
        Some(Name { text: text.into(), ..self.number })
    }
}
