//! Amounts: `$2`, `two years`, `two or three years`.

use compact_str::CompactString;
use itertools::Itertools;

use super::lexicon::story;
use super::measure::MONEY_SIGNS;
use super::measure::{Measure, in_full};
use super::mention::Reader;
use super::vocabulary::Sense;
use super::words;
use crate::syntax::ast::Name;

impl Reader<'_> {
    /// Whether a word is a unit: one of the lexicon, or the one behind the numbers of a category.
    pub(super) fn is_unit(&self, at: usize) -> bool {
        let stem = self.unit_at(at);
        let is_own = |sense: &Sense| sense.unit.as_deref() == Some(stem);
        let places = self.vocabulary.senses.iter().any(|sense| sense.measure == Measure::Places);
        story::is_unit(stem)
            || self.vocabulary.senses.iter().any(is_own)
            || places && Measure::of_unit(stem).0 == Measure::Places
    }

    /// The stem of the unit at a word; of `miles per hour` that of `mph`.
    pub(super) fn unit_at(&self, at: usize) -> &str {
        match (self.stem(at), self.word(at + 1), self.stem(at + 2)) {
            ("mile", "per", "hour") => "mph",
            ("kilomet", "per", "hour") => "kph",
            ("word", "per", "minut") => "wpm",
            ("%", ..) => "percent",
            (stem, ..) if self.is_of_places(stem) => "place",
            (stem, ..) => self.own_unit(stem).unwrap_or(stem),
        }
    }

    /// The unit of a category that is another way to write one: `m` for meters.
    fn own_unit(&self, stem: &str) -> Option<&str> {
        let units = self.vocabulary.senses.iter().filter_map(|sense| sense.unit.as_deref());
        let mut same = units.filter(|unit| *unit != stem && in_full(unit) == in_full(stem));
        same.next()
    }

    /// Whether a category of places in an order is named so: `1 game before`, of first and second games.
    fn is_of_places(&self, stem: &str) -> bool {
        let senses = self.vocabulary.senses.iter().enumerate();
        let mut places = senses.filter(|(_, sense)| sense.measure == Measure::Places);
        places.any(|(sense, _)| self.vocabulary.is_named(sense, stem))
    }

    /// `$2`, `two years`, `1.5`: by how much.
    pub(super) fn amount(&self, at: usize) -> Option<Amount> {
        let span = self.tokens.get(at)?.span;
        // `4 million years` of values such as 60 and 64
        let unit = |at: usize| {
            let million = is_million(self.word(at));
            let at = if million && self.is_unit(at + 1) { at + 1 } else { at };
            // `6 million more` of `$2 million`
            let is_alone = is_million(self.word(at)) && !self.is_unit_of_values("million");
            (self.is_unit(at) && !is_alone).then(|| Unit::of(self.unit_at(at)))
        };
        let word = self.word(at);
        let in_millions = is_million(self.word(at + 1));
        // `a year older`
        if matches!(word, "a" | "an") {
            // `on a day earlier than Ben`: some day
            let last = at.checked_sub(1).map_or("", |last| self.word(last));
            let compares = matches!(
                self.word(at + 2),
                "above" | "below" | "earlier" | "higher" | "later" | "lower" | "prior"
            );
            // `at a table with a higher number than`: some table
            let goes_on = matches!(self.word(at + 2), "that" | "where" | "whose" | "with");
            if matches!(last, "at" | "in" | "on") && (compares || goes_on) {
                return None;
            }
            let unit = unit(at + 1)?;
            let number = Name::new("1", span);
            return Some(Amount { number, unit: Some(unit), in_millions: false });
        }
        let digits = word.trim_start_matches(MONEY_SIGNS);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            let number = digits.replace(',', "");
            // `75 cents` of dollars
            if digits == word && self.stem(at + 1) == "cent" && !self.is_unit_of_values("cent") {
                let cents: u32 = number.parse().ok()?;
                let number = format!("{}.{:02}", cents / 100, cents % 100);
                let unit = Some(Unit::of("dollar"));
                return Some(Amount { number: Name::new(number, span), unit, in_millions });
            }
            let is_number = number.chars().all(|c| c.is_ascii_digit() || c == '.');
            let unit = if digits == word { unit(at + 1) } else { Some(Unit::of("dollar")) };
            return is_number.then(|| Amount {
                number: Name::new(number, span),
                unit,
                in_millions,
            });
        }
        let (number, taken) = words::number(&[word])?;
        let number = Name::new(number.to_string(), span);
        (taken == 1).then(|| Amount { number, unit: unit(at + 1), in_millions })
    }

    /// Whether the values of a category have a unit themselves.
    pub(super) fn is_unit_of_values(&self, unit: &str) -> bool {
        self.vocabulary.senses.iter().any(|sense| sense.unit.as_deref() == Some(unit))
    }

    /// Whether an amount that stands before the comparing word at `word` is one of something else than the values of a
    /// category: `3 euros` of dollars, `10 customers longer` of minutes.
    pub(super) fn is_foreign_amount(&self, at: usize, word: usize, sense: usize) -> bool {
        if self.amount(at).is_none() || at >= word {
            return false;
        }
        self.is_other_money(at, sense) || at + 1 < word && self.counts_another(at + 1, sense)
    }

    /// Whether an amount has another currency than a category, or its noun is a factor that its values have not: `£5`, `5
    /// million` of dollars.
    fn is_other_money(&self, at: usize, sense: usize) -> bool {
        const FACTORS: &[&str] = &["billion", "grand", "hundred", "million", "thousand"];
        let of = &self.vocabulary.senses[sense];
        let noun = at + 1;
        let (first, named) = (self.word(at).chars().next(), self.word(noun));
        let sign = first.filter(|sign| MONEY_SIGNS.contains(sign));
        let is_other_sign = sign.is_some_and(|sign| of.currency.is_some_and(|own| own != sign));
        let coin = match named {
            "buck" | "bucks" | "dollar" | "dollars" => Some('$'),
            "euro" | "euros" => Some('€'),
            "pence" | "penny" | "quid" => Some('£'),
            "pound" | "pounds" if of.measure == Measure::Money => Some('£'),
            _ => None,
        };
        let is_other_coin = match (coin, of.currency) {
            (Some(coin), Some(own)) => coin != own || matches!(named, "pence" | "penny"),
            _ => false,
        };
        let is_of_millions = |item: &Name| item.text.to_lowercase().contains("million");
        // `earnings: 2, 5, 8` may be millions.
        let is_factor = FACTORS.contains(&named)
            && of.currency.is_some()
            && !of.items.iter().all(is_plain)
            && of.unit.as_deref() != Some(named)
            && !of.items.iter().any(is_of_millions)
            && self.uses(noun).own & 1 << sense == 0;
        is_other_sign || is_other_coin || is_factor
    }

    /// Whether the noun of an amount is nothing of what a category measures: `10 customers longer`. Of what nothing is said in
    /// the header, anything may be counted.
    fn counts_another(&self, noun: usize, sense: usize) -> bool {
        let of = &self.vocabulary.senses[sense];
        let named = self.word(noun);
        let is_measured =
            of.unit.is_some() && !of.items.iter().all(is_plain) || of.measure.is_time();
        is_measured
            && (named.ends_with('s') || named == "stone")
            && !self.is_unit(noun)
            && (self.uses(noun).own | self.uses(noun).filler) & 1 << sense == 0
            && self.matches[noun].is_empty()
            && !self.kind(noun).be
            && !self.kind(noun).live
    }

    /// `two or three years`: where the last number stands, and both amounts. In `8 or two years older` the first is a value, if the
    /// values have such a one and not the second.
    pub(super) fn amounts(&self, at: usize) -> Option<(usize, Vec<Amount>)> {
        let first = self.amount(at)?;
        if self.word(at + 1) != "or" {
            return Some((at, vec![first]));
        }
        let is_value = |at: usize| {
            self.matches
                .get(at)
                .is_some_and(|of| of.iter().any(|of| of.is_exact && of.end == at + 1))
        };
        if is_value(at) && !is_value(at + 2) {
            return None;
        }
        let second = self.tokens.get(at + 2).and_then(|_| self.amount(at + 2))?;
        let stem = |of: &Amount| of.unit.as_ref().map(|unit| unit.stem.clone());
        if first.unit.is_some() && stem(&first) != stem(&second) {
            return None;
        }
        Some((at + 2, vec![Amount { unit: second.unit.clone(), ..first }, second]))
    }
}

/// By how much two values differ.
#[derive(Clone)]
pub(super) struct Amount {
    pub(super) number: Name,
    /// What it is measured in, if that is said.
    pub(super) unit: Option<Unit>,
    /// Whether it is one of millions: then the values must be, too.
    pub(super) in_millions: bool,
}

/// Whether an item is a number and nothing else.
fn is_plain(item: &Name) -> bool {
    item.text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
}

/// Whether a word multiplies the number before it.
fn is_million(word: &str) -> bool {
    matches!(word, "million" | "billion")
}

/// What an amount is measured in.
#[derive(Clone)]
pub(super) struct Unit {
    pub(super) stem: CompactString,
    pub(super) measure: Measure,
    /// How many of the measure's own units it is.
    pub(super) times: u32,
}

impl Unit {
    pub(super) fn of(stem: &str) -> Unit {
        let (measure, times) = Measure::of_unit(stem);
        Unit { stem: stem.into(), measure, times }
    }

    /// Whether the values of a category are measured in it.
    pub(super) fn is_of(&self, sense: &Sense) -> bool {
        match &sense.unit {
            Some(unit) => *unit == self.stem,
            None => {
                let by_months = self.measure == Measure::Months && sense.is_monthly;
                by_months || self.measure == sense.measure
            }
        }
    }
}

impl Amount {
    /// The items that are so far apart, the earlier one first, where the distances in a calendar are not all the
    /// same: January and April of `January, March, April` for `3 months`.
    pub(super) fn apart(&self, sense: &Sense) -> Vec<(usize, usize)> {
        let unit = self.unit.as_ref().filter(|unit| unit.measure == sense.measure);
        let number = self.number.text.parse::<u32>().ok();
        let (Some(unit), Some(number), None) = (unit, number, sense.step) else {
            return Vec::new();
        };
        let apart = number.saturating_mul(unit.times);
        let ranks = sense.ranks.iter().enumerate();
        ranks
            .array_combinations()
            .filter(|[(_, a), (_, b)]| b.checked_sub(**a) == Some(apart))
            .map(|[(a, _), (b, _)]| (a, b))
            .collect()
    }

    /// As it is written for a category; `None` if no two of its values differ by it.
    pub(super) fn of(self, sense: &Sense) -> Option<Name> {
        let is_written_out = |item: &Name| item.text.bytes().filter(u8::is_ascii_digit).count() > 6;
        if self.in_millions && sense.items.iter().any(is_written_out) {
            return None;
        }
        // `5 years` are not 5 million.
        let is_in_millions = |item: &Name| item.text.contains(" million ");
        if !self.in_millions && sense.items.iter().any(is_in_millions) {
            return None;
        }
        // `200,000 more` of values such as `1.2 million`
        let digits = self.number.text.as_str();
        if sense.unit.as_deref() == Some("million") && !self.in_millions && digits.len() > 4 {
            let number: u64 = digits.parse().ok()?;
            let text = format!("{}.{:06}", number / 1_000_000, number % 1_000_000);
            return Some(Name { text: text.into(), ..self.number });
        }
        // Ranks of dates, one in each month, are as many months apart.
        let by_months = self.unit.as_ref().is_some_and(|unit| unit.measure == Measure::Months);
        if by_months && sense.is_monthly {
            return Some(self.number);
        }
        let is_clock = sense.scale.as_ref().is_some_and(|scale| scale.clock);
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
        // `1.5 hours` are 90 minutes.
        let number: f64 = self.number.text.parse().ok()?;
        let number = number * f64::from(times);
        if number.fract() != 0.0 || !(0.0..1e9).contains(&number) {
            return None;
        }
        let number = number as u32;
        // The values of a calendar are ranks: from Monday to Friday are two steps of two days.
        let step = sense.step?;
        let steps = number.is_multiple_of(step).then_some(number / step)?;
        let text = if is_clock { format!("{steps} minutes") } else { steps.to_string() };
        Some(Name { text: text.into(), ..self.number })
    }
}
