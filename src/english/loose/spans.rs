//! Stretches of time and the like that hold several values: `on Saturday or Sunday` for `on the weekend`, `in 1951 or 1958`
//! for `before 1960`.

use std::ops::Range;

use itertools::Itertools;

use super::super::calendar;
use super::super::lexicon::names::{DAYS, MONTHS};
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Thing};
use super::super::words;
use crate::model::Number;
use crate::syntax::ast::Name;
use crate::syntax::text::fold;

/// A stretch that some words tell: where they end, the category, its items within, and the preposition before these.
struct Span {
    end: usize,
    sense: usize,
    items: Vec<usize>,
    preposition: Option<&'static str>,
}

/// Words beside which a stretch may tell of more than of one row: `older than the girl born on a weekday`.
const COMPARING: &[&str] = &["if", "than", "unless", "until", "whether"];

/// The values themselves for a stretch of time in which they are, or for a bound on them.
pub(super) fn within(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let (at, span) = (1..reader.end()).find_map(|at| Some((at, reader.span_of_values(at)?)))?;
    // `longer than the bridge over the Esk, which was built before 1900`: that bridge is named.
    let is_aside = |open: &usize| {
        reader.word(*open) == ","
            && matches!(reader.word(open + 1), "which" | "who")
            && !reader.tokens[*open..at].iter().any(|token| COMPARING.contains(&&*token.word))
    };
    let aside = (0..at).rfind(is_aside);
    let others = match aside {
        Some(open) => [&reader.tokens[open..at], &reader.tokens[span.end..]].concat(),
        None => reader.without(at..span.end),
    };
    let of = &reader.vocabulary.senses[span.sense];
    let is_some = !span.items.is_empty() && span.items.len() < of.items.len();
    let depends = others.iter().any(|token| COMPARING.contains(&&*token.word));
    if !is_some || depends {
        return None;
    }
    let say = |word: &str| reader.tokens[at].renamed(word);
    let mut said: Vec<Token> = span.preposition.map(say).into_iter().collect();
    let last = span.items.len() - 1;
    for (count, item) in span.items.iter().enumerate() {
        let joint = match count {
            0 => None,
            _ if count == last => Some("or"),
            _ => Some(","),
        };
        said.extend(joint.map(say));
        said.extend(reader.saying_item(at, Thing { sense: span.sense, item: *item }));
    }
    Some(reader.with(at..span.end, &said))
}

impl Reader<'_> {
    fn span_of_values(&self, at: usize) -> Option<Span> {
        let found = self
            .weekend(at)
            .or_else(|| self.half_of_day(at))
            .or_else(|| self.month_of_dates(at))
            .or_else(|| self.long_month(at))
            .or_else(|| self.years(at))
            .or_else(|| self.ages(at))
            .or_else(|| self.between_money(at))
            .or_else(|| self.bound_of_money(at))?;
        // `just before noon`, `on almost every weekend`
        let is_close = at.checked_sub(1).is_some_and(|last| {
            matches!(
                self.word(last),
                "directly" | "immediately" | "just" | "long" | "right" | "soon" | "well"
            )
        });
        if is_close {
            return None;
        }
        let ends = matches!(self.word(found.end), "" | "." | "," | ";" | "and" | "but" | ")");
        (ends && self.matches[at].is_empty()).then_some(found)
    }

    /// The only category for which something holds.
    fn only(&self, is: impl Fn(&Sense) -> bool) -> Option<usize> {
        let of = self.vocabulary.all(|sense| is(sense));
        (of.count_ones() == 1).then(|| of.trailing_zeros() as usize)
    }

    /// The items of a category for which something holds, `None` if it cannot be said of one of them.
    fn items_where(&self, sense: usize, is: impl Fn(&Name) -> Option<bool>) -> Option<Vec<usize>> {
        let items = &self.vocabulary.senses[sense].items;
        let each: Option<Vec<bool>> = items.iter().map(is).collect();
        Some(each?.into_iter().positions(|is| is).collect())
    }

    /// `on the weekend`, `on a weekday`.
    fn weekend(&self, at: usize) -> Option<Span> {
        let weekend = ["on the weekend", "on a weekend", "on weekends", "over the weekend"];
        let weekday = ["on a weekday", "on weekdays", "on one of the weekdays"];
        let (end, is_end) = match self.any(at, &weekend) {
            Some(end) => (end + usize::from(self.word(end) == "day"), true),
            None => (self.any(at, &weekday)?, false),
        };
        let day = |item: &Name| {
            let name = fold(&item.text);
            DAYS.iter().position(|names| names.contains(&&*name))
        };
        let sense = self.only(|sense| sense.items.iter().all(|item| day(item).is_some()))?;
        let items = self.items_where(sense, |item| Some((day(item)? >= 5) == is_end))?;
        Some(Span { end, sense, items, preposition: Some("on") })
    }

    /// `in a month with 31 days`, of a category of months.
    fn long_month(&self, at: usize) -> Option<Span> {
        let (end, days) = self.days_of_month(at)?;
        let length = |item: &Name| length_of_month(&item.text);
        let sense = self.only(|sense| sense.items.iter().all(|item| length(item).is_some()))?;
        let items = self.items_where(sense, |item| Some(days.contains(&length(item)?)))?;
        // `the month with 31 days` is no one of several.
        let is_of_one = self.any(at + 1, &["the month", "the only month"]).is_some();
        if is_of_one && items.len() > 1 {
            return None;
        }
        Some(Span { end, sense, items, preposition: Some("in") })
    }

    /// `in a month with 31 days`, `in a month having less than 31 days`: where the words end, and how many days.
    fn days_of_month(&self, at: usize) -> Option<(usize, Range<u32>)> {
        const MONTHS: &[&str] =
            &["a month", "one of the months", "that month", "the month", "the only month"];
        let month = self.any(self.any(at, &["in", "on"])?, MONTHS)?;
        let has = [
            "consisting of",
            "having",
            "of",
            "that has",
            "that have",
            "which has",
            "which have",
            "with",
        ];
        let number = self.any(month, &has)?;
        let most = self.any(number, &["fewer than", "less than"]);
        let (end, days) = match most.or_else(|| self.phrase(number, "more than")) {
            Some(bound) => {
                let (days, taken) = words::number(&[self.word(bound)])?;
                let fits = if most.is_some() { 0..days } else { days + 1..32 };
                (28..32).contains(&days).then_some((bound + taken, fits))?
            }
            None => {
                let number = self.any(number, &["exactly", "only"]).unwrap_or(number);
                let (days, taken) = words::number(&[self.word(number)])?;
                (number + taken, days..days + 1)
            }
        };
        let end = self.phrase(end, "days").filter(|_| days.end > 28 && days.start < 32)?;
        Some((self.phrase(end, "in a month").unwrap_or(end), days))
    }

    /// `in the morning`, `before noon`.
    fn half_of_day(&self, at: usize) -> Option<Span> {
        const NOON: u32 = 12 * 60;
        const EVENING: u32 = 17 * 60;
        let said = [
            ("in the morning", false),
            ("before noon", false),
            ("before midday", false),
            ("in the afternoon", true),
            ("after noon", true),
            ("after midday", true),
        ];
        let (end, is_later) =
            said.iter().find_map(|(words, is)| Some((self.phrase(at, words)?, *is)))?;
        if self.matches.get(end - 1).is_some_and(|noon| !noon.is_empty()) {
            return None;
        }
        // `9:00` may be that of the evening.
        let is_told = |item: &Name| {
            let text = item.text.to_lowercase().replace('.', "");
            text.ends_with("am") || text.ends_with("pm") || text.contains("noon")
        };
        let sense =
            self.only(|of| of.measure == Measure::Minutes && of.items.iter().all(is_told))?;
        let values = &self.vocabulary.senses[sense].scale.as_ref()?.values;
        let is_noon = values.contains(&Number::from(NOON));
        let is_plain = self.word(at) == "in" && is_later;
        if is_plain && (is_noon || values.iter().any(|value| *value >= Number::from(EVENING))) {
            return None;
        }
        let noon = Number::from(NOON);
        let is_within = |value: &Number| if is_later { *value > noon } else { *value < noon };
        let items = values.iter().positions(is_within).collect();
        Some(Span { end, sense, items, preposition: Some("at") })
    }

    /// `in May`, of dates.
    fn month_of_dates(&self, at: usize) -> Option<Span> {
        let next = self.any(at, &["in", "sometime in", "during"])?;
        let is_month = |names: &[&str]| names.contains(&self.word(next));
        let month = MONTHS.iter().position(|names| is_month(names))?;
        if !self.matches.get(next)?.is_empty() {
            return None;
        }
        let of = |item: &Name| calendar::month_of_date(&item.text);
        let sense = self.only(|sense| sense.items.iter().all(|item| of(item).is_some()))?;
        let items = self.items_where(sense, |item| Some(of(item)? == month))?;
        Some(Span { end: next + 1, sense, items, preposition: Some("on") })
    }

    /// `in the 1960s`, `before 1960`, where nothing is of that very year.
    fn years(&self, at: usize) -> Option<Span> {
        let sense = self.only(|sense| sense.scale.is_some() && sense.is_of_calendar())?;
        let year = |item: &Name| item.text.parse::<u32>().ok();
        let span = |end: usize, is: &dyn Fn(u32) -> bool| {
            let items = self.items_where(sense, |item| year(item).map(is))?;
            Some(Span { end, sense, items, preposition: Some("in") })
        };
        if let Some(next) = self.any(at, &["in the", "during the", "sometime in the"]) {
            if let Some(start) = self.decade(next) {
                return span(next + 1, &|year| (start..start + 10).contains(&year));
            }
            // Nobody agrees to which century 1900 belongs.
            let (century, taken) = words::ordinal_words(&[self.word(next), self.word(next + 1)])?;
            let end = next + taken + 1;
            let first = century.checked_sub(1)? * 100;
            let within = |year: u32| (first + 1..first + 100).contains(&year);
            let is_turn = |item: &Name| year(item).is_none_or(|year| year % 100 == 0);
            let turns = self.vocabulary.senses[sense].items.iter().any(is_turn);
            return (self.word(end - 1) == "century" && !turns).then(|| span(end, &within))?;
        }
        let later = self.any(at, &["after"]);
        let next = later.or_else(|| self.any(at, &["before", "prior to"]))?;
        let bound: u32 = self.word(next).parse().ok().filter(|year| (1000..2200).contains(year))?;
        if !self.matches.get(next)?.is_empty() || self.amount(at - 1).is_some() {
            return None;
        }
        let fits = |year: u32| if later.is_some() { year > bound } else { year < bound };
        (!self.is_unit(at - 1)).then(|| span(next + 1, &fits))?
    }

    /// 1960 of `1960s`, and of `sixties` where all years are of one century.
    fn decade(&self, at: usize) -> Option<u32> {
        let word = self.word(at);
        if let Some(start) = word.strip_suffix("0s").filter(|start| start.len() == 3) {
            return Some(start.parse::<u32>().ok()? * 10);
        }
        let sense = self.only(|sense| sense.scale.is_some() && sense.is_of_calendar())?;
        let items = &self.vocabulary.senses[sense].items;
        let century = |item: &Name| item.text.get(..2).map(str::to_owned);
        let century = items.iter().map(century).all_equal_value().ok()??;
        Some(century.parse::<u32>().ok()? * 100 + of_tens(word)?)
    }

    /// `in her thirties`, `over 35`, `older than 35`, of ages.
    fn ages(&self, at: usize) -> Option<Span> {
        let sense = self.only(|sense| sense.scale.is_some() && sense.is_of_ages())?;
        let age = |item: &Name| item.text.split_whitespace().next()?.parse::<u32>().ok();
        // Ann's dog is of another age than Ann.
        if (0..at).any(|at| self.is_possessive(at)) {
            return None;
        }
        if !self.kind(at.checked_sub(1)?).be && !matches!(self.word(at - 1), "not" | "'t") {
            return None;
        }
        let span = |end: usize, is: &dyn Fn(u32) -> bool| {
            let items = self.items_where(sense, |item| age(item).map(is))?;
            Some(Span { end, sense, items, preposition: None })
        };
        if let Some(next) = self.any(at, &["in his", "in her"]) {
            let start = of_tens(self.word(next)).or_else(|| {
                self.word(next).strip_suffix("0s")?.parse::<u32>().ok().map(|tens| tens * 10)
            })?;
            return span(next + 1, &|age| (start..start + 10).contains(&age));
        }
        let more = self.any(at, &["over", "above", "older than", "more than"]);
        let next =
            more.or_else(|| self.any(at, &["under", "below", "younger than", "less than"]))?;
        let (bound, taken) = words::number(&[self.word(next), self.word(next + 1)])?;
        let end = next + taken;
        let aged = self.any(end, &["years old", "years of age"]);
        // `older than 35` may be said of years, `over 35` of anything.
        let is_aged = aged.is_some() || self.word(at) != "more" && self.word(at) != "less";
        let has_ages = |of: &Sense| of.scale.is_some();
        let is_alone = aged.is_some()
            || matches!(self.word(at), "older" | "younger")
            || self.only(has_ages).is_some();
        if !self.matches.get(next)?.is_empty() || !is_aged || !is_alone {
            return None;
        }
        let fits = |age: u32| if more.is_some() { age > bound } else { age < bound };
        span(aged.unwrap_or(end), &fits)
    }

    /// `cost between $40 and $60`, where nothing costs just so much.
    fn between_money(&self, at: usize) -> Option<Span> {
        let next = self.any(at, &["between", "somewhere between"])?;
        // What something is valued at is no price.
        if matches!(self.stem(at.checked_sub(1)?), "apprais" | "estim" | "insur" | "valu") {
            return None;
        }
        let bound = |at: usize| {
            let text = self.word(at).replace(',', "");
            let is_free = self.matches.get(at)?.is_empty();
            crate::resolve::scale::read(&text).filter(|_| is_free).map(|of| of.value)
        };
        let (low, high): (Number, Number) = (bound(next)?, bound(next + 2)?);
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        let of = self.vocabulary.of_currency(self.word(next)) & scaled;
        let is_same = of == self.vocabulary.of_currency(self.word(next + 2)) & scaled;
        if of.count_ones() != 1 || !is_same || self.word(next + 1) != "and" || low >= high {
            return None;
        }
        let sense = of.trailing_zeros() as usize;
        let values = &self.vocabulary.senses[sense].scale.as_ref()?.values;
        let items = values.iter().positions(|value| low < *value && *value < high).collect();
        Some(Span { end: next + 3, sense, items, preposition: None })
    }

    /// `paid more than $50`, where nothing costs just that.
    fn bound_of_money(&self, at: usize) -> Option<Span> {
        let more = self.any(at, &["more than", "over"]);
        let next = more.or_else(|| self.any(at, &["less than", "under"]))?;
        let text = self.word(next).replace(',', "");
        let bound: Number = crate::resolve::scale::read(&text)?.value;
        let of = self.vocabulary.of_currency(self.word(next));
        let is_free = self.matches.get(next)?.is_empty();
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        if !is_free || (of & scaled).count_ones() != 1 || self.amount(at - 1).is_some() {
            return None;
        }
        let sense = of.trailing_zeros() as usize;
        let values = &self.vocabulary.senses[sense].scale.as_ref()?.values;
        let fits = |value: &Number| if more.is_some() { *value > bound } else { *value < bound };
        let items = values.iter().positions(fits).collect();
        Some(Span { end: next + 1, sense, items, preposition: None })
    }
}

/// `in February or June` for `in a month which has less than 31 days`, where the positions are months.
pub(super) fn month_of_row(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let labels = &reader.vocabulary.labels;
    let lengths: Option<Vec<u32>> = labels.iter().map(|label| length_of_month(label)).collect();
    let lengths = lengths.filter(|lengths| !lengths.is_empty())?;
    let (at, (end, days)) =
        (1..reader.end()).find_map(|at| Some((at, reader.days_of_month(at)?)))?;
    let fits = lengths.iter().zip(labels).filter(|(length, _)| days.contains(length));
    let names = fits.map(|(_, label)| label.to_lowercase()).collect_vec();
    let others = reader.without(at..end);
    let depends = others.iter().any(|token| COMPARING.contains(&&*token.word));
    // `the month with 31 days` is no one of several.
    let is_of_one = (at..end).any(|at| reader.word(at) == "only")
        || reader.phrase(at + 1, "the month").is_some();
    let is_only = is_of_one && names.len() != 1;
    let is_some = !names.is_empty() && names.len() < labels.len() && !is_only;
    (is_some && !depends && reader.ends_clause(end)).then_some(())?;
    let (last, others) = names.split_last()?;
    let said = match others.is_empty() {
        true => format!("in {last}"),
        false => format!("in {} or {last}", others.join(" , ")),
    };
    Some(reader.with(at..end, &reader.tokens[at].saying(&said)))
}

/// How many days a month has, in a year that is no leap year.
fn length_of_month(name: &str) -> Option<u32> {
    const SHORT: &[usize] = &[3, 5, 8, 10];
    const FEBRUARY: usize = 1;
    let name = fold(name);
    let month = MONTHS.iter().position(|names| names.contains(&&*name))?;
    Some(match month {
        FEBRUARY => 28,
        month if SHORT.contains(&month) => 30,
        _ => 31,
    })
}

/// `between the lamp's and the sofa's` for `between those of the lamp and the sofa`.
pub(super) fn between_those(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (2..reader.end()).find(|at| reader.any(*at, &["between those of"]).is_some())?;
    let ends = |start: usize| reader.mentions(start).into_iter().map(|of| of.end);
    let and = ends(at + 3).find(|end| reader.word(*end) == "and")?;
    let end = ends(and + 1).find(|end| *end == reader.end())?;
    let mark = [reader.tokens[and].renamed("'s")];
    let (first, second) = (&reader.tokens[at + 3..and], &reader.tokens[and..end]);
    Some([&reader.tokens[..=at], first, &mark, second, &mark].concat())
}

/// 60 of `sixties`.
fn of_tens(word: &str) -> Option<u32> {
    const TENS: &[&str] = &[
        "twenties",
        "thirties",
        "forties",
        "fifties",
        "sixties",
        "seventies",
        "eighties",
        "nineties",
    ];
    let at = TENS.iter().position(|tens| *tens == word)?;
    u32::try_from(at).ok().map(|at| at * 10 + 20)
}
