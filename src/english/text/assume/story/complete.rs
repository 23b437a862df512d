//! How many rows a story has, and what is missing in a group: an item of a run of values, or one that no clue names.

use compact_str::{CompactString, format_compact};
use itertools::Itertools;

use super::group::{Group, Item};
use super::spot::{Form, Tie};
use super::value::{self, Value};
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::words::capital;

/// The names of a category's items.
#[derive(Clone, Debug)]
pub(super) struct Complete {
    pub(super) items: Vec<Item>,
    /// Whether one more has no name.
    pub(super) has_unnamed: bool,
    /// The values that no clue names.
    pub(super) added: Vec<CompactString>,
}

impl Complete {
    /// Items of which some may stand in no clue.
    fn of(group: &[Item], items: Vec<Item>) -> Complete {
        let is_known = |item: &&Item| group.iter().any(|known| known.name == item.name);
        let added = items.iter().filter(|item| !is_known(item)).map(|item| item.name.clone());
        Complete { added: added.collect(), items, has_unnamed: false }
    }
}

/// How few rows a story may have.
pub(super) const FEWEST: usize = 3;
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

/// Whether two names of a group may be one in two spellings: one has the words of the other and more, or the group alone
/// has so many items and they differ in a letter or two.
pub(super) fn is_spelled_twice(group: &Group, groups: &[Group]) -> bool {
    if !matches!(group.form, Form::Name | Form::Plain) {
        return false;
    }
    let length = |group: &Group| group.items.len();
    let others = groups.iter().filter(|other| is_counted(other) && length(other) >= length(group));
    let is_alone = others.count() <= 1;
    let is_part = |a: &str, b: &str| {
        let words = || b.split(' ');
        a != b && a.split(' ').all(|word| words().any(|other| word == other))
    };
    let is_near = |a: &str, b: &str| {
        let most = if a.chars().count() < LONG { 1 } else { 2 };
        a.chars().count() > most + 2 && strsim::damerau_levenshtein(a, b) <= most
    };
    let keys = group.items.iter().map(|item| item.key.as_str());
    keys.array_combinations()
        .any(|[a, b]| is_part(a, b) || is_part(b, a) || is_alone && is_near(a, b))
}

/// From how many letters on two of a name may be wrong.
const LONG: usize = 8;

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
    let plain = |items| vec![Complete { items, has_unnamed: false, added: Vec::new() }];
    let lacks_one = items.len() + 1 == number;
    let unnamed = |items| vec![Complete { items, has_unnamed: true, added: Vec::new() }];
    let Form::Value(value) = &group.form else {
        return match items.len() {
            length if length == number => plain(items),
            // Two words of three are soon found around anything.
            length if lacks_one && length >= FEWEST => unnamed(items),
            _ => Vec::new(),
        };
    };
    // `10 inches tall` and `10 inches wide`
    if group.ties().filter(|tie| matches!(tie, Tie::Before(_))).nth(1).is_some() {
        return Vec::new();
    }
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
    vec![Complete::of(items, (1..=number).map(rank).collect())]
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
        Complete::of(items, (start..start + number).map(named).collect())
    };
    if from > to || number > names.len() || items.len() < FEWEST_OF_RUN {
        Vec::new()
    } else {
        (from..=to).map(run).collect()
    }
}

/// Values that are all as far from each other, with those that are missing between the first and the last; of years one may
/// be missing at an end. `None` if they are none.
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
        Some(Complete::of(items, (0..=steps).map(item).collect::<Option<_>>()?))
    };
    let runs = |step: i64| -> Option<Vec<Complete>> {
        let earliest = last.number - steps * step;
        let starts = (0..=steps).map(|at| earliest + at * step);
        starts
            .filter(|from| (1..=first.number).contains(from))
            .map(|from| run(from, step))
            .collect()
    };
    let is_whole = |step: i64| last.number - first.number == steps * step;
    match items.len() {
        // Three may be as far from each other by chance.
        0..=FEWEST if !are_years => None,
        _ if is_regular(least) && is_whole(least) => runs(least),
        _ if are_years && (missing == 1 && is_regular(least) || is_whole(YEAR)) => {
            runs(if is_whole(YEAR) { YEAR } else { least })
        }
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
