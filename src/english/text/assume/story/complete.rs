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
    /// Whether the items stand in an order that their names do not tell.
    pub(super) added: Option<CompactString>,
}

/// How few rows a story may have.
const FEWEST: usize = 3;
const MOST: usize = 12;

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
            !unit.is_empty() || group.items.len() > 2
        }
        Form::Value(_) => true,
    }
}

/// The ways to make a group a category of so many items; none if it is no category.
pub(super) fn completed(group: &Group, number: usize) -> Vec<Complete> {
    let mut items = group.items.clone();
    let plain = |items| vec![Complete { items, has_unnamed: false, added: None }];
    let lacks_one = items.len() + 1 == number;
    let unnamed = |items| vec![Complete { items, has_unnamed: true, added: None }];
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
        _ if !lacks_one => Vec::new(),
        Value::Month => runs(&items, number, &MONTHS.iter().map(|names| names[0]).collect_vec()),
        Value::Day => runs(&items, number, &DAYS.iter().map(|names| names[0]).collect_vec()),
        Value::Date | Value::Time | Value::Code(_) => unnamed(items),
        Value::Year | Value::Money | Value::Amount(_) => match spaced(&items) {
            Some(all) => all,
            None => unnamed(items),
        },
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
    vec![Complete { items: (1..=number).map(rank).collect(), has_unnamed: false, added: None }]
}

/// The runs of months or days that have all items and one more.
fn runs(items: &[Item], number: usize, names: &[&str]) -> Vec<Complete> {
    let (Some(first), Some(last)) = (items.first(), items.last()) else { return Vec::new() };
    let (first_at, last_at) = (first.number.max(0) as usize, last.number.max(0) as usize);
    let from = (last_at + 1).saturating_sub(number);
    let to = first_at.min(names.len().saturating_sub(number));
    let run = |start: usize| {
        let mut added = None;
        let named = |at: usize| {
            let known = items.iter().find(|item| item.number == at as i64).cloned();
            known.unwrap_or_else(|| {
                let name = capital(names[at]);
                added = Some(name.clone());
                Item { name, number: at as i64, ..first.clone() }
            })
        };
        let items = (start..start + number).map(named).collect();
        Complete { items, has_unnamed: false, added }
    };
    if from > to || number > names.len() { Vec::new() } else { (from..=to).map(run).collect() }
}

fn capital(word: &str) -> CompactString {
    let mut chars = word.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect::<String>())
        .unwrap_or_default()
        .into()
}

/// Values with one more, where all are as far from each other: the one that is missing between two, or one at an end.
/// `None` if they are not.
fn spaced(items: &[Item]) -> Option<Vec<Complete>> {
    let (first, last) = (items.first()?, items.last()?);
    let steps: Vec<i64> = items.windows(2).map(|pair| pair[1].number - pair[0].number).collect();
    let step = *steps.iter().min()?;
    let gaps: Vec<usize> = (0..steps.len()).filter(|at| steps[*at] != step).collect();
    let with = |number: i64| {
        let name = like(first, number);
        let mut all = items.to_vec();
        all.push(Item { name: name.clone(), number, ..first.clone() });
        all.sort_by_key(|item| item.number);
        Complete { items: all, has_unnamed: false, added: Some(name) }
    };
    if items.len() < FEWEST || step <= 0 {
        return None;
    }
    match gaps[..] {
        [] => {
            let low = (first.number - step > 0).then(|| with(first.number - step));
            Some(low.into_iter().chain([with(last.number + step)]).collect())
        }
        [at] if steps[at] == 2 * step => Some(vec![with(items[at].number + step)]),
        _ => None,
    }
}

/// How a number is written where another one is written so: `$1,250`.
fn like(item: &Item, number: i64) -> CompactString {
    let prefix: String = item.name.chars().take_while(|c| !c.is_ascii_digit()).collect();
    let whole = (number / 100).to_string();
    let is_grouped = item.name.contains(',') || whole.len() > 4;
    let digits = match is_grouped {
        true => {
            whole.as_bytes().rchunks(3).rev().map(|part| String::from_utf8_lossy(part)).join(",")
        }
        false => whole,
    };
    match item.name.split_once('.') {
        Some(_) => format_compact!("{prefix}{digits}.{:02}", number % 100),
        None => format_compact!("{prefix}{digits}"),
    }
}
