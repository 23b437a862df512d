//! What the labels of the positions tell of their order: which way they count, and where they leave gaps.

use compact_str::CompactString;
use itertools::Itertools;

use super::lexicon::FLOORS;
use super::lexicon::names::{DAYS, MONTHS};
use super::words;
use crate::syntax::text::{fold, is_integer};

/// Labels at the upper end of what stands one above the other.
const UPPER: &[&str] = &["attic", "highest", "penthouse", "roof", "top", "topmost", "uppermost"];

/// Labels at its lower end.
const LOWER: &[&str] =
    &["basement", "bottom", "bottommost", "cellar", "ground", "lowermost", "lowest"];

/// What the labels of the positions tell.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Order {
    /// Whether the positions whose number is odd are the first, third and so on, so that `an odd house`
    /// can mean but one thing.
    pub(super) has_plain_parity: bool,
    /// Whether what comes later in the order is the higher one: not of `5, 4, 3` or of `attic, loft, hall`.
    pub(super) counts_up: bool,
    /// Whether an ordinal such as `second` can mean but the second position: not among `ground, first, second`,
    /// nor where floors are numbered from 0.
    pub(super) has_plain_ranks: bool,
    /// Whether so many positions further is so many days, weeks and so on later.
    pub(super) has_plain_steps: bool,
    /// Whether they are floors that are numbered from below.
    pub(super) is_of_floors: bool,
}

impl Order {
    /// What the labels of positions tell that are called by a word with a stem.
    pub(super) fn of(labels: &[CompactString], position_stem: &str) -> Order {
        let labels: Vec<CompactString> = labels.iter().map(|label| fold(label)).collect();
        let of = Labels { labels: &labels, position_stem };
        Order {
            has_plain_parity: of.has_plain_parity(),
            counts_up: of.counts_up(),
            has_plain_ranks: of.has_plain_ranks(),
            has_plain_steps: of.has_plain_steps(),
            is_of_floors: of.is_of_floors() && (of.is_numbered() || of.is_ranked()),
        }
    }
}

/// Folded labels, and the stem of the word for a position.
struct Labels<'a> {
    labels: &'a [CompactString],
    position_stem: &'a str,
}

impl Labels<'_> {
    /// The number that each label is or stands for, if all do so: `3`, `third`, `Monday`, `ground`.
    fn values(&self) -> Option<Vec<i64>> {
        let listed = |names: &[&[&str]], label: &str| {
            names.iter().position(|known| known.contains(&label)).map(|at| at as i64)
        };
        let value = |label: &CompactString| match words::ordinal(label) {
            _ if LOWER.contains(&&**label) => Some(0),
            Some(rank) => Some(i64::from(rank)),
            None => {
                label.parse().ok().or_else(|| listed(DAYS, label)).or_else(|| listed(MONTHS, label))
            }
        };
        self.labels.iter().map(value).collect()
    }

    fn has_plain_parity(&self) -> bool {
        let agrees = |(rank, label): (u64, &CompactString)| {
            label.parse::<u64>().is_ok_and(|number| number % 2 == rank % 2)
        };
        let is_number = |label: &CompactString| is_integer(label);
        self.labels.iter().all(is_number) && (1..).zip(self.labels).all(agrees)
    }

    fn counts_up(&self) -> bool {
        let is = |label: Option<&CompactString>, words: &[&str]| {
            label.is_some_and(|label| words.contains(&&**label))
        };
        let falls = || {
            let values = self.values().unwrap_or_default();
            values.iter().tuple_windows().any(|(a, b)| a > b)
        };
        !(is(self.labels.first(), UPPER) || is(self.labels.last(), LOWER) || falls())
    }

    fn has_plain_ranks(&self) -> bool {
        let is_rank = |(rank, label): (u32, &CompactString)| {
            words::ordinal(label).is_none_or(|own| own == rank)
        };
        let numbers: Option<Vec<u32>> =
            self.labels.iter().map(|label| label.parse().ok()).collect();
        let is_plain = |numbers: Vec<u32>| {
            let rises = numbers.iter().tuple_windows().all(|(a, b)| a < b);
            rises && (!self.is_of_floors() || self.is_numbered())
        };
        // `the first floor` above `ground` is floor 1, or is it the ground floor?
        let has_ground =
            self.is_of_floors() && self.labels.iter().any(|label| LOWER.contains(&&**label));
        let is_mixed = has_ground && self.labels.iter().any(|label| is_integer(label));
        (1..).zip(self.labels).all(is_rank) && numbers.is_none_or(is_plain) && !is_mixed
    }

    fn is_of_floors(&self) -> bool {
        FLOORS.contains(&self.position_stem)
    }

    /// Whether the labels are 1, 2, 3 and so on.
    fn is_numbered(&self) -> bool {
        (1_u32..).zip(self.labels).all(|(number, label)| label.parse() == Ok(number))
    }

    /// Whether the labels are first, second, third and so on.
    fn is_ranked(&self) -> bool {
        (1_u32..).zip(self.labels).all(|(rank, label)| words::ordinal(label) == Some(rank))
    }

    fn has_plain_steps(&self) -> bool {
        const TIMES: &[&str] =
            &["day", "week", "month", "year", "hour", "minut", "date", "night", "weekday"];
        let is_time = TIMES.contains(&self.position_stem);
        let steps = |values: Vec<i64>| values.iter().tuple_windows().all(|(a, b)| b - a == 1);
        !(is_time || self.is_of_floors()) || self.values().is_none_or(steps)
    }
}

/// Whether a puzzle speaks of a ground floor and of a first floor, which is the one above in some countries, and says nothing of their
/// numbers.
pub(super) fn has_two_lowest(text: &str) -> bool {
    // Few puzzles have such a floor.
    if !text.contains("round floor") {
        return false;
    }
    let said = text.to_lowercase();
    let has = |word: &str| said.contains(word);
    has("ground floor") && has("first floor") && !has("number") && !has("ground floor is")
}
