//! Values in the clues of a story: months, days, years, money, times, ranks, and amounts of some unit.

use compact_str::{CompactString, format_compact};

use super::heads::Heads;
use super::words;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::measure::MONEY_SIGNS;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::{number, ordinal, stem};

/// Which values can be compared with each other.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Value {
    Month,
    Day,
    /// A day of a month.
    Date,
    Year,
    Money,
    Time,
    Rank,
    /// A number of something: the stem of its unit.
    Amount(CompactString),
    /// A number behind a noun: `lot 7`.
    Code(CompactString),
}

/// A value that stands in a sentence.
pub(super) struct Found {
    pub(super) value: Value,
    pub(super) key: CompactString,
    /// Its name, if that is not what stands there.
    pub(super) name: Option<CompactString>,
    /// Where it stands among the others, if it is a number.
    pub(super) number: i64,
    /// How many words it takes.
    pub(super) taken: usize,
    /// Whether it only tells how far apart two values are: `2 years after`.
    pub(super) is_step: bool,
    /// Whether it is a number in words, which may count anything.
    pub(super) is_spelled: bool,
}

/// By how much numbers are multiplied, so that those with two digits behind the point are whole.
const SCALE: f64 = 100.0;

/// The value that begins at a word.
pub(super) fn read(tokens: &[Token], at: usize, heads: &Heads) -> Option<Found> {
    let reader = Reader { tokens, at, heads };
    reader
        .calendar()
        .or_else(|| reader.rank())
        .or_else(|| reader.time())
        .or_else(|| reader.money())
        .or_else(|| reader.number())
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    heads: &'a Heads,
}

impl Reader<'_> {
    fn word(&self, offset: usize) -> &str {
        self.tokens.get(self.at + offset).map_or("", |token| token.word.as_str())
    }

    /// The word before the value.
    fn last(&self) -> &str {
        self.at.checked_sub(1).map_or("", |at| self.tokens[at].word.as_str())
    }

    fn found(&self, value: Value, number: i64, taken: usize) -> Found {
        Found {
            value,
            key: format_compact!("{number}"),
            name: None,
            number,
            taken,
            is_step: self.is_step(taken),
            is_spelled: false,
        }
    }

    /// Whether behind so many words it is told what is compared: `2 years after`, `$5 more than`, `3 inches longer`.
    fn is_step(&self, taken: usize) -> bool {
        const COMPARING: &[&str] = &[
            "after", "ahead", "apart", "away", "before", "behind", "earlier", "fewer", "further",
            "later", "less", "more", "prior", "sooner", "than",
        ];
        let compares = |offset: usize| {
            let word = self.word(offset);
            COMPARING.contains(&word) || word.ends_with("er") && self.word(offset + 1) == "than"
        };
        // `3 more goals than`
        compares(taken)
            || compares(taken + 1) && words::is_content_word(self.word(taken))
            || self.last() == "by"
    }

    /// Months, days of the week and dates.
    fn calendar(&self) -> Option<Found> {
        let token = self.tokens.get(self.at).filter(|token| token.is_capital)?;
        let of =
            |names: &[&[&str]]| names.iter().position(|names| names.contains(&token.word.as_str()));
        if let Some(day) = of(DAYS) {
            return Some(self.found(Value::Day, day as i64, 1));
        }
        let month = of(MONTHS)? as i64;
        // `May Dixon`
        let is_calendar = |token: &Token| {
            let is_of = |names: &&[&str]| names.contains(&token.word.as_str());
            DAYS.iter().any(is_of) || MONTHS.iter().any(is_of)
        };
        let next = self.tokens.get(self.at + 1);
        if next.is_some_and(|next| next.is_capital && !is_calendar(next)) {
            return None;
        }
        let dot = usize::from(self.word(1) == "." && token.word.len() < 5);
        let behind = self.word(1 + dot);
        let day = number(&[behind])
            .map(|(day, _)| day)
            .filter(|_| behind.starts_with(|c: char| c.is_ascii_digit()))
            .or_else(|| ordinal(behind));
        match day.filter(|day| (1..=31).contains(day)) {
            Some(day) => Some(self.found(Value::Date, month * 31 + i64::from(day), 2 + dot)),
            None => Some(self.found(Value::Month, month, 1)),
        }
    }

    fn rank(&self) -> Option<Found> {
        let rank = ordinal(self.word(0))?;
        let mut found = self.found(Value::Rank, i64::from(rank), 1);
        found.is_step = false;
        found.name = Some(rank_name(rank));
        Some(found)
    }

    /// `9:30am`, `9:30 pm`, `10 am`
    fn time(&self) -> Option<Found> {
        let word = self.word(0);
        let hour = usize::from(word == "12");
        match self.word(hour) {
            "noon" => return Some(self.found(Value::Time, 12 * 60, 1 + hour)),
            "midnight" => return Some(self.found(Value::Time, 0, 1 + hour)),
            _ => {}
        }
        let bare = word.trim_end_matches("am").trim_end_matches("pm");
        let mut half = word.get(bare.len()..).filter(|half| !half.is_empty());
        let mut taken = 1;
        if half.is_none() && matches!(self.word(1), "am" | "pm") {
            half = Some(self.word(1));
            taken = 2;
        }
        let (hour, minute) = bare.split_once(':').or_else(|| half.map(|_| (bare, "0")))?;
        let hour: i64 = hour.parse().ok().filter(|hour| (0..=24).contains(hour))?;
        let minute: i64 = minute.parse().ok().filter(|minute| (0..60).contains(minute))?;
        let hour = match half {
            Some("am") => hour % 12,
            Some(_) => hour % 12 + 12,
            None => hour,
        };
        Some(self.found(Value::Time, hour * 60 + minute, taken))
    }

    fn money(&self) -> Option<Found> {
        let digits = self.word(0).strip_prefix(MONEY_SIGNS)?;
        let scale = match self.word(1) {
            "thousand" => 1_000.0,
            "million" => 1_000_000.0,
            "billion" => 1_000_000_000.0,
            _ => 1.0,
        };
        let taken = 1 + usize::from(scale > 1.0);
        Some(self.found(Value::Money, scaled(digits, scale)?, taken))
    }

    /// Years, amounts and numbers of things.
    fn number(&self) -> Option<Found> {
        let word = self.word(0);
        if word == "#" {
            let number = scaled(self.word(1), 1.0)?;
            let digits = self.word(1);
            return Some(Found {
                name: Some(format_compact!("#{digits}")),
                ..self.found(Value::Code("number".into()), number, 2)
            });
        }
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            return self.number_word();
        }
        let amount = scaled(word, 1.0)?;
        let unit =
            self.tokens.get(self.at + 1).filter(|unit| !unit.is_capital && words::is_content(unit));
        let is_year =
            word.len() == 4 && word.parse().is_ok_and(|year: u32| (1000..2200).contains(&year));
        let is_plural = |unit: &Token| unit.word.ends_with('s') && !self.heads.is_row(unit);
        if is_year && !unit.is_some_and(is_plural) {
            return Some(self.found(Value::Year, amount, 1));
        }
        if self.is_step(1) && unit.is_none() {
            return Some(self.found(Value::Amount(CompactString::default()), amount, 1));
        }
        match unit {
            // `2 houses`
            Some(unit) if opening::is_noun(&unit.word) && !opening::is_people(&unit.word) => {
                Some(Found { is_step: true, ..self.amount(amount, word, unit) })
            }
            Some(unit) => Some(self.amount(amount, word, unit)),
            None => {
                let last = self.at.checked_sub(1).map(|at| &self.tokens[at]);
                let noun = last
                    .filter(|last| words::is_content(last) && !words::is_preposition(&last.word));
                let of = match self.last() {
                    "number" | "no" | "#" => "number".into(),
                    _ => noun.map(|noun| noun.stem.clone()).unwrap_or_default(),
                };
                Some(self.found(Value::Code(of), amount, 1))
            }
        }
    }

    fn amount(&self, amount: i64, word: &str, unit: &Token) -> Found {
        Found { name: Some(word.into()), ..self.found(Value::Amount(unit.stem.clone()), amount, 2) }
    }

    /// `three goals`; not `three different people`.
    fn number_word(&self) -> Option<Found> {
        let (amount, taken) = number(&[self.word(0), self.word(1)])?;
        let unit = self.tokens.get(self.at + taken)?;
        let is_unit = words::is_content(unit)
            && unit.word.ends_with('s')
            && !unit.is_capital
            && !self.heads.is_row(unit);
        let is_of_all = matches!(self.last(), "all" | "the" | "these" | "those" | "of");
        if !is_unit || is_of_all || amount < 2 && self.word(0) != "one" {
            return None;
        }
        let amount = i64::from(amount);
        let name = format_compact!("{amount}");
        Some(Found {
            name: Some(name),
            ..self.found(Value::Amount(stem(&unit.word)), amount * SCALE as i64, taken + 1)
        })
    }
}

/// A number with commas and a point, scaled to a whole one.
fn scaled(digits: &str, by: f64) -> Option<i64> {
    let plain = digits.replace(',', "");
    let number: f64 =
        plain.parse().ok().filter(|_| plain.chars().all(|c| c.is_ascii_digit() || c == '.'))?;
    let scaled = (number * by * SCALE).round();
    (scaled.abs() < 1e15).then_some(scaled as i64)
}

/// `3rd`
pub(super) fn rank_name(rank: u32) -> CompactString {
    let ending = match (rank % 10, rank % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format_compact!("{rank}{ending}")
}
