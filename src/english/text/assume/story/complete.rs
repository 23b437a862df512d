//! How many rows a story has, and what is missing in a group: an item of a run of values, or one that no clue names.

use compact_str::{CompactString, format_compact};
use itertools::Itertools;

use super::group::{Group, Item};
use super::spot::Form;
use super::value::{self, Value};
use crate::english::lexicon::names::{DAYS, MONTHS};

/// The names of a category's items.
#[derive(Clone, Debug)]
pub(super) struct Complete {
    pub(super) items: Vec<Item>,
    /// Whether one more has no name.
    pub(super) has_unnamed: bool,
}

/// How few rows a story may have.
const FEWEST: usize = 3;
const MOST: usize = 12;
/// How few of a run of months or days must be named.
const FEWEST_OF_RUN: usize = 2;

/// How many rows there may be: as many as items of the kind with most of them. Of each kind at most one has no name, or
/// the puzzle would have no single answer; so one more is possible only if all kinds of names lack one then.
pub(super) fn numbers(groups: &[Group]) -> Vec<usize> {
    let counted = groups.iter().filter(|group| is_counted(group));
    let Some(most) = counted.clone().map(|group| group.items.len()).max() else {
        return Vec::new();
    };
    let is_named = |group: &&Group| matches!(group.form, Form::Name);
    let plain =
        groups.iter().any(|group| group.form == Form::Plain && group.items.len() == most + 1);
    let least = counted.filter(is_named).map(|group| group.items.len()).min();
    let mut all = Vec::new();
    if !plain {
        all.push(most);
    }
    if least.is_none_or(|least| least == most) {
        all.push(most + 1);
    }
    all.retain(|number| (FEWEST..=MOST).contains(number));
    all
}

/// Whether a group must be one of a category: names with a capital, and values but for ranks and numbers in words.
pub(super) fn is_counted(group: &Group) -> bool {
    match &group.form {
        Form::Name => true,
        Form::Plain | Form::Value(Value::Rank) => false,
        Form::Value(Value::Amount(unit) | Value::Code(unit)) => {
            let is_spelled = group.items.iter().all(|item| item.is_spelled);
            (!unit.is_empty() && !is_spelled) || group.items.len() > 2
        }
        Form::Value(_) => true,
    }
}

/// The ways to make a group a category of so many items; none if it is no category.
pub(super) fn completed(group: &Group, number: usize) -> Vec<Complete> {
    let mut items = group.items.clone();
    let plain = |items| vec![Complete { items, has_unnamed: false }];
    let lacks_one = items.len() + 1 == number;
    let unnamed = |items| vec![Complete { items, has_unnamed: true }];
    let Form::Value(value) = &group.form else {
        return match items.len() {
            length if length == number => plain(items),
            // Two words of three are soon found around anything.
            length if lacks_one && length >= FEWEST => unnamed(items),
            _ => Vec::new(),
        };
    };
    items.sort_by_key(|item| item.number);
    match value {
        _ if items.len() == number => plain(items),
        Value::Rank => ranks(&items, number),
        Value::Month => runs(&items, number, &MONTHS.iter().map(|names| names[0]).collect_vec()),
        Value::Day => runs(&items, number, &DAYS.iter().map(|names| names[0]).collect_vec()),
        Value::Date | Value::Code(_) if lacks_one && items.len() >= FEWEST => unnamed(items),
        Value::Year | Value::Money | Value::Amount(_) | Value::Time => {
            match spaced(&items, number, *value == Value::Year) {
                Some(all) => all,
                None if lacks_one && items.len() >= FEWEST => unnamed(items),
                None => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

/// All ranks, if none is beyond the last.
fn ranks(items: &[Item], number: usize) -> Vec<Complete> {
    let Some(first) = items.first() else { return Vec::new() };
    if items.last().is_none_or(|last| last.number > number as i64) {
        return Vec::new();
    }
    let rank = |at: usize| {
        let at = at as i64;
        let known = items.iter().find(|item| item.number == at).cloned();
        known.unwrap_or_else(|| Item {
            name: value::rank_name(at as u32),
            number: at,
            ..first.clone()
        })
    };
    vec![Complete { items: (1..=number).map(rank).collect(), has_unnamed: false }]
}

/// The runs of months or days that have all items and one more.
fn runs(items: &[Item], number: usize, names: &[&str]) -> Vec<Complete> {
    let (Some(first), Some(last)) = (items.first(), items.last()) else { return Vec::new() };
    let (first_at, last_at) = (first.number.max(0) as usize, last.number.max(0) as usize);
    let from = (last_at + 1).saturating_sub(number);
    let to = first_at.min(names.len().saturating_sub(number));
    let run = |start: usize| {
        let named = |at: usize| {
            let known = items.iter().find(|item| item.number == at as i64).cloned();
            known.unwrap_or_else(|| {
                let name = capital(names[at]);
                Item { name, number: at as i64, ..first.clone() }
            })
        };
        let items = (start..start + number).map(named).collect();
        Complete { items, has_unnamed: false }
    };
    if from > to || number > names.len() || items.len() < FEWEST_OF_RUN {
        Vec::new()
    } else {
        (from..=to).map(run).collect()
    }
}

fn capital(word: &str) -> CompactString {
    let mut chars = word.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect::<String>())
        .unwrap_or_default()
        .into()
}

/// Values that are all as far from each other, with those that are missing: between the first and the last, or one at an
/// end; years that follow each other may lack more. `None` if they are none.
fn spaced(items: &[Item], number: usize, are_years: bool) -> Option<Vec<Complete>> {
    let (first, last) = (items.first()?, items.last()?);
    let missing = number.checked_sub(items.len())?;
    let least = items.windows(2).map(|pair| pair[1].number - pair[0].number).min()?;
    let is_regular =
        |step: i64| step > 0 && items.iter().all(|item| (item.number - first.number) % step == 0);
    let steps = i64::try_from(number).ok()? - 1;
    let run = |from: i64, step: i64| {
        let item = |at: i64| {
            let value = from + at * step;
            let known = items.iter().find(|item| item.number == value).cloned();
            known.or_else(|| {
                Some(Item { name: like(first, value)?, number: value, ..first.clone() })
            })
        };
        let items = (0..=steps).map(item).collect::<Option<_>>()?;
        Some(Complete { items, has_unnamed: false })
    };
    let runs = |step: i64| -> Option<Vec<Complete>> {
        let earliest = last.number - steps * step;
        let starts = (0..=steps).map(|at| earliest + at * step);
        starts
            .filter(|from| (1..=first.number).contains(from))
            .map(|from| run(from, step))
            .collect()
    };
    let spans = |step: i64| last.number - first.number == steps * step;
    match items.len() {
        // Three may be as far from each other by chance.
        0..=FEWEST if !are_years => None,
        _ if is_regular(least) && (missing == 1 || spans(least)) => runs(least),
        _ if are_years && missing > 0 => runs(YEAR),
        _ => None,
    }
}

/// One year, as numbers are scaled.
const YEAR: i64 = 100;

/// How a number is written where another one is written so: `$1,250`, `9:30am`; `None` if that is not known.
fn like(item: &Item, number: i64) -> Option<CompactString> {
    if item.name.contains(':') {
        return like_time(&item.name, number);
    }
    let prefix: String = item.name.chars().take_while(|c| !c.is_ascii_digit()).collect();
    let rest = &item.name[prefix.len()..];
    if number <= 0 || !rest.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | '.')) {
        return None;
    }
    let whole = (number / 100).to_string();
    let is_grouped = item.name.contains(',') || whole.len() > 4;
    let digits = match is_grouped {
        true => {
            let parts = whole.as_bytes().rchunks(3).rev();
            parts.map(|part| String::from_utf8_lossy(part)).join(",")
        }
        false => whole,
    };
    match rest.split_once('.') {
        Some(_) => Some(format_compact!("{prefix}{digits}.{:02}", number % 100)),
        None if number % 100 != 0 => None,
        None => Some(format_compact!("{prefix}{digits}")),
    }
}

/// `9:30am`, `9:30 pm` or `14:30`
fn like_time(name: &str, minutes: i64) -> Option<CompactString> {
    let behind = name.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':');
    let (hour, minute) = (minutes / 60, minutes % 60);
    if !(0..24).contains(&hour) {
        return None;
    }
    match behind.trim() {
        "" => Some(format_compact!("{hour}:{minute:02}")),
        "am" | "pm" => {
            let half = if hour < 12 { "am" } else { "pm" };
            let space = if behind.starts_with(' ') { " " } else { "" };
            let shown = if hour % 12 == 0 { 12 } else { hour % 12 };
            Some(format_compact!("{shown}:{minute:02}{space}{half}"))
        }
        _ => None,
    }
}
