//! Months, days of the week and dates, whose order everybody knows.

use itertools::Itertools;

use super::lexicon::names::{DAYS, MONTHS};
use super::measure::Measure;
use super::token::Token;
use super::vocabulary::names;
use super::words;
use crate::syntax::ast::{Document, Flag, LineKind, Name};
use crate::syntax::text::fold;

/// How many days each month has; dates are told apart in years that are no leap years.
const LENGTHS: [u32; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// Items that stand in a calendar.
pub(super) struct Calendar {
    /// In what their distances are measured.
    pub(super) measure: Measure,
    /// How far each is from the one before it, if that is the same for all.
    pub(super) step: Option<u32>,
    /// Where each stands, counted in the same measure.
    pub(super) ranks: Vec<u32>,
}

/// What some items are in a calendar, if all are months, days of the week or dates that go forward in
/// time.
pub(super) fn calendar(items: &[Name]) -> Option<Calendar> {
    let all = |rank: &dyn Fn(&str) -> Option<u32>| -> Option<Vec<u32>> {
        items.iter().map(|item| rank(&fold(&item.text))).collect()
    };
    let listed = |names: &[&[&str]], text: &str| {
        let at = names.iter().position(|names| names.contains(&text))?;
        u32::try_from(at).ok()
    };
    // Most items are nothing of the kind.
    let is_any = |text: &str| is_moment(text) || words::ordinal(text).is_some();
    if items.first().is_some_and(|first| !is_any(&fold(&first.text))) {
        return None;
    }
    let (measure, ranks) = all(&|text| listed(MONTHS, text))
        .map(|ranks| (Measure::Months, ranks))
        .or_else(|| {
            all(&|text| listed(DAYS, text)).map(|ranks| (Measure::Days, from_sunday(ranks)))
        })
        .or_else(|| all(&date).map(|ranks| (Measure::Days, ranks)))
        .or_else(|| all(&words::ordinal).map(|ranks| (Measure::Places, ranks)))?;
    let rises = ranks.windows(2).all(|pair| pair[0] < pair[1]);
    let steps = ranks.windows(2).map(|pair| pair[1].wrapping_sub(pair[0]));
    let step = steps.unique().exactly_one().ok();
    rises.then_some(Calendar { measure, step, ranks })
}

/// Where the days of a week stand that is listed from Sunday on.
fn from_sunday(ranks: Vec<u32>) -> Vec<u32> {
    const SUNDAY: u32 = 6;
    let follows = |pair: &[u32]| pair[1] == (pair[0] + 1) % 7;
    let is_week =
        ranks.first() == Some(&SUNDAY) && ranks.len() <= 7 && ranks.windows(2).all(follows);
    if is_week { (SUNDAY..).take(ranks.len()).collect() } else { ranks }
}

/// The names of a month that a list of months tells by its number: `march` of `months: 1, 2, 3`.
pub(super) fn names_of_numbered(heading: &str, item: &str) -> &'static [&'static str] {
    // An `age in months` is no month.
    let are_months = || {
        let heading = fold(heading);
        heading.split(' ').any(|word| matches!(word, "month" | "months"))
            && !heading.split(' ').any(|word| matches!(word, "age" | "ages" | "old"))
    };
    let at = item.parse::<usize>().ok().filter(|_| are_months());
    at.and_then(|at| MONTHS.get(at.wrapping_sub(1))).map_or(&[], |names| names)
}

/// Words before the numbers of what stands in a row, or is numbered as if it did.
const NUMBERED: &[&str] = &[
    "aisle",
    "bay",
    "berth",
    "board",
    "booth",
    "cabin",
    "campsite",
    "classroom",
    "court",
    "desk",
    "dock",
    "door",
    "field",
    "gallery",
    "gate",
    "hall",
    "hangar",
    "lane",
    "locker",
    "lot",
    "office",
    "orbit",
    "pen",
    "pier",
    "platform",
    "plot",
    "rink",
    "room",
    "row",
    "seat",
    "site",
    "slot",
    "stall",
    "station",
    "studio",
    "suite",
    "table",
    "tent",
    "theater",
    "theatre",
    "track",
];

/// Words behind ordinals: `first week`, `4th grade`.
const COUNTED: &[&str] = &["grade", "heat", "period", "round", "session", "shift", "week"];

/// Whether a heading is of what is numbered as it stands: `rooms`.
pub(super) fn is_of_numbers(heading: &str) -> bool {
    let heading = heading.to_lowercase();
    let mut words = heading.split_whitespace().map(|word| word.strip_suffix('s').unwrap_or(word));
    words.any(|word| NUMBERED.contains(&word) || word == "floor")
}

/// The word and the number of `gate 3` and of `third week`; of odds such as `3-1` the number.
fn label(text: &str) -> Option<(&str, u32)> {
    if let Some(number) = ["-1", ":1", " to 1"].iter().find_map(|end| text.strip_suffix(end)) {
        return Some(("odds", number.parse().ok()?));
    }
    let (word, number) = text.split_once(' ')?;
    if COUNTED.contains(&number) {
        return Some((number, words::ordinal(word)?));
    }
    NUMBERED.contains(&word).then_some((word, number.parse().ok()?))
}

/// The word of labels that are numbered: `gate` of `gate 1, gate 2`; `odds` of `2-1, 3-1`.
pub(super) fn numbered(items: &[Name]) -> Option<&'static str> {
    let words = items.iter().map(|item| Some(label(&fold(&item.text))?.0.to_owned()));
    let word = words.collect::<Option<Vec<_>>>()?.into_iter().all_equal_value().ok()?;
    let all = NUMBERED.iter().chain(COUNTED).copied();
    all.chain(["odds"]).find(|known| *known == word)
}

/// Where labels stand that are numbered.
pub(super) fn labels(items: &[Name]) -> Option<Calendar> {
    let word = numbered(items)?;
    let ranks: Option<Vec<u32>> =
        items.iter().map(|item| label(&fold(&item.text)).map(|(_, number)| number)).collect();
    let ranks = ranks.filter(|ranks| ranks.is_sorted_by(|a, b| a < b))?;
    let steps = ranks.iter().tuple_windows().map(|(a, b)| b - a);
    let step = steps.unique().exactly_one().ok().filter(|_| word != "odds");
    Some(Calendar { measure: Measure::Other, step, ranks })
}

/// A document whose numbered labels have values, if there are such ones.
pub(super) fn with_labels(document: &Document) -> Option<Document> {
    let mut marked = document.clone();
    mark_labels(&mut marked, |_| true);
    (marked.lines != document.lines).then_some(marked)
}

/// The names of the categories of numbered labels.
pub(super) fn numbered_names(document: &Document) -> impl Iterator<Item = &str> {
    let all = document.lines.iter().filter_map(|line| match &line.kind {
        LineKind::Category(category) => Some(category),
        _ => None,
    });
    all.filter(|of| labels(&names(&of.entries)).is_some()).map(|of| of.name.text.as_str())
}

/// Gives the flag `(ordered)` to categories of numbered labels.
pub(super) fn mark_labels(document: &mut Document, is_meant: impl Fn(&str) -> bool) {
    for line in &mut document.lines {
        let LineKind::Category(category) = &mut line.kind else { continue };
        let is_numbered = || labels(&names(&category.entries)).is_some();
        if category.flags.is_empty() && is_numbered() && is_meant(&category.name.text) {
            category.flags.push((Flag::Ordered, category.name.span));
        }
    }
}

/// The day of the year of `August 20th`, `20 August` or `Aug 20`.
fn date(text: &str) -> Option<u32> {
    let (month, day) = month_and_day(text)?;
    Some(LENGTHS[..month].iter().sum::<u32>() + day)
}

/// The month, from 0, and the day of the month.
fn month_and_day(text: &str) -> Option<(usize, u32)> {
    let (first, second) = text.split_whitespace().collect_tuple()?;
    let month = |word: &str| MONTHS.iter().position(|names| names.contains(&word));
    let (month, day) = match month(first) {
        Some(month) => (month, second),
        None => (month(second)?, first),
    };
    let digits = day.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let suffix = &day[digits.len()..];
    let day: u32 =
        digits.parse().ok().filter(|_| matches!(suffix, "" | "st" | "nd" | "rd" | "th"))?;
    (1..=LENGTHS[month]).contains(&day).then_some((month, day))
}

/// Whether a text in small letters is a month, a day of the week or a date.
pub(super) fn is_moment(text: &str) -> bool {
    MONTHS.iter().chain(DAYS).any(|names| names.contains(&text)) || date(text).is_some()
}

/// Whether an item is a day of the week.
pub(super) fn is_weekday(item: &Name) -> bool {
    DAYS.iter().any(|names| names.contains(&fold(&item.text).as_str()))
}

/// The month of a date, from 0.
pub(super) fn month_of_date(name: &str) -> Option<usize> {
    month_and_day(&fold(name)).map(|(month, _)| month)
}

/// A day of a month as a sentence tells it at a word, `June 6th`, `6th of June`, `6 June`: the month, from 0, the day, and
/// where the words end.
pub(super) fn told_day(tokens: &[Token], at: usize) -> Option<(usize, u32, usize)> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let month = |at: usize| MONTHS.iter().position(|names| names.contains(&word(at)));
    if let Some(month) = month(at) {
        return Some((month, day_of_month(word(at + 1))?, at + 2));
    }
    let day = day_of_month(word(at))?;
    let of = at + 1 + usize::from(word(at + 1) == "of");
    month(of).map(|month| (month, day, of + 1))
}

/// The day of a month that digits tell: `6`, `6th`.
pub(super) fn day_of_month(word: &str) -> Option<u32> {
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let is_day = matches!(&word[digits.len()..], "" | "st" | "nd" | "rd" | "th");
    digits.parse().ok().filter(|day| is_day && (1..=31).contains(day))
}

/// Whether some sentences tell days of a month, and all of the same one.
pub(super) fn is_one_month<'t>(sentences: impl Iterator<Item = &'t Vec<Token>>) -> bool {
    let months = |tokens: &'t Vec<Token>| {
        (0..tokens.len()).filter_map(|at| told_day(tokens, at).map(|(month, ..)| month))
    };
    sentences.flat_map(months).all_equal_value().is_ok()
}

/// Other ways to write a date: `September 5th` and `5 September` of `September 5`.
pub(super) fn written(name: &str) -> Vec<String> {
    let Some((month, day)) = month_and_day(&fold(name)) else { return Vec::new() };
    let days = words::ordinals(day).into_iter().chain([day.to_string()]);
    let all = days.flat_map(|day| {
        MONTHS[month].iter().flat_map(move |month| {
            [format!("{month} {day}"), format!("{day} {month}"), format!("{day} of {month}")]
        })
    });
    all.filter(|other| *other != fold(name)).collect()
}

/// Whether items are dates of months one after another, one in each: then from one to the next is a month.
pub(super) fn is_monthly(items: &[Name]) -> bool {
    let month = |item: &Name| month_and_day(&fold(&item.text)).map(|(month, _)| month);
    let months: Option<Vec<usize>> = items.iter().map(month).collect();
    months.is_some_and(|months| months.windows(2).all(|pair| pair[0] + 1 == pair[1]))
}

/// Gives the flag `(ordered)` to the categories whose items go forward in a calendar, so that
/// sentences may compare them.
pub(super) fn mark(document: &mut Document) {
    for line in &mut document.lines {
        let LineKind::Category(category) = &mut line.kind else { continue };
        if category.flags.is_empty() && calendar(&names(&category.entries)).is_some() {
            category.flags.push((Flag::Ordered, category.name.span));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(items: &str) -> Option<(Measure, Option<u32>)> {
        let items: Vec<Name> =
            items.split(", ").map(|item| Name::new(item, Default::default())).collect();
        calendar(&items).map(|calendar| (calendar.measure, calendar.step))
    }

    #[test]
    fn months_days_and_dates_have_an_order() {
        assert_eq!(of("January, February, March"), Some((Measure::Months, Some(1))));
        assert_eq!(of("Jan, Mar, May"), Some((Measure::Months, Some(2))));
        assert_eq!(of("Jan, Mar, Apr"), Some((Measure::Months, None)));
        assert_eq!(of("Mon, Wed, Fri"), Some((Measure::Days, Some(2))));
        assert_eq!(of("August 20th, August 21st, August 22nd"), Some((Measure::Days, Some(1))));
        assert_eq!(of("30 April, 4 May, 8 May"), Some((Measure::Days, Some(4))));
        assert_eq!(of("March, February"), None);
        assert_eq!(of("March, Monday"), None);
        assert_eq!(of("April 31, May 1"), None);
        assert_eq!(of("August 20nth, August 21st"), None);
        assert_eq!(of("first, second, third"), Some((Measure::Places, Some(1))));
        assert_eq!(of("red, blue"), None);
    }
}
