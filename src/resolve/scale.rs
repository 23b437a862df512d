//! The numbers that labels read as: prices, years, times of day, ranks.

use compact_str::CompactString;

use crate::model::{Number, Scale};

/// The most digits before the decimal point, and behind it: sums of such numbers are exact.
const MAX_WHOLE_DIGITS: usize = 15;
const MAX_DECIMALS: usize = 9;

/// A label read as a number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reading {
    pub(crate) value: Number,
    /// What stood around the digits, in the singular: `$`, `year`, `th` for ordinals.
    pub(crate) unit: CompactString,
    /// Whether it is a time of day; the value is in minutes.
    pub(crate) clock: bool,
}

/// Reads `$4.50`, `12 years`, `-3`, `1st`, `9:00am`.
pub(crate) fn read(label: &str) -> Option<Reading> {
    let label = label.trim();
    if let Some(minutes) = read_clock(label) {
        return Some(Reading { value: Number::from(minutes), unit: "".into(), clock: true });
    }
    let (negative, rest) = match label.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, label.strip_prefix('+').unwrap_or(label)),
    };
    let currency = rest.chars().next().filter(|c| matches!(c, '$' | '€' | '£' | '¥'));
    let rest = currency.map_or(rest, |c| &rest[c.len_utf8()..]);
    let length =
        rest.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',').unwrap_or(rest.len());
    let (digits, suffix) = rest.split_at(length);
    let value = read_decimal(digits)?;
    let suffix = suffix.trim();
    let words = suffix.chars().all(|c| !c.is_ascii_digit() && !c.is_control());
    let starts = suffix
        .chars()
        .next()
        .is_none_or(|c| c.is_alphabetic() || matches!(c, '%' | '°' | '€' | '£'));
    if !words || !starts {
        return None;
    }
    let value = if negative { -value } else { value };
    let mut unit = CompactString::from(singular(suffix));
    if let Some(currency) = currency {
        unit.insert(0, currency);
    }
    Some(Reading { value, unit, clock: false })
}

/// `1500`, `4.50`, `1,500`.
fn read_decimal(digits: &str) -> Option<Number> {
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
    let mut groups = whole.split(',');
    let first = groups.next()?;
    let grouped = whole.contains(',');
    let groups_fit = groups.all(|group| group.len() == 3) && (!grouped || first.len() <= 3);
    let whole: String = whole.split(',').collect();
    let fits = !first.is_empty()
        && groups_fit
        && whole.len() <= MAX_WHOLE_DIGITS
        && !decimals.is_empty()
        && decimals.len() <= MAX_DECIMALS
        && decimals.bytes().all(|b| b.is_ascii_digit());
    let number: Number =
        if fits { format!("{whole}.{decimals}").parse().ok()? } else { return None };
    Some(number.normalize())
}

/// `9am`, `9:30`, `9:30 pm`, `12 noon` in minutes after midnight.
pub(crate) fn read_clock(label: &str) -> Option<u32> {
    let lower = label.to_ascii_lowercase();
    if matches!(lower.as_str(), "noon" | "12 noon" | "12:00 noon") {
        return Some(12 * 60);
    }
    let (time, shift) = if let Some(time) = lower.strip_suffix("am") {
        (time, Some(0))
    } else if let Some(time) = lower.strip_suffix("pm") {
        (time, Some(12))
    } else {
        (lower.as_str(), None)
    };
    let (hours, minutes) = match time.trim().split_once(':') {
        Some((hours, minutes)) if minutes.len() == 2 => (hours, minutes),
        None if shift.is_some() => (time.trim(), "00"),
        _ => return None,
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(hours) || !digits(minutes) || hours.len() > 2 {
        return None;
    }
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    let hours = match shift {
        Some(shift) if (1..=12).contains(&hours) => hours % 12 + shift,
        None if hours < 24 => hours,
        _ => return None,
    };
    (minutes < 60).then_some(hours * 60 + minutes)
}

/// A length of time for a clock: `1:30`, `90 minutes`, `2 hours`, in minutes.
pub(crate) fn read_duration(text: &str) -> Option<Number> {
    let (sign, text) = match text.trim().strip_prefix('-') {
        Some(rest) => (-Number::ONE, rest.trim()),
        None => (Number::ONE, text.trim()),
    };
    if let Some((hours, minutes)) = text.split_once(':') {
        let minutes: u32 = minutes.parse().ok().filter(|m| minutes.len() == 2 && *m < 60)?;
        let hours: u32 = hours.parse().ok().filter(|h| *h <= 24)?;
        return Some(sign * Number::from(hours * 60 + minutes));
    }
    let reading = read(text)?;
    let minutes = match reading.unit.as_str() {
        "h" | "hour" => Number::from(60),
        "min" | "minute" => Number::ONE,
        _ => return None,
    };
    Some(sign * reading.value * minutes)
}

/// A unit without its plural, and one word for the endings of ordinals.
fn singular(unit: &str) -> String {
    let lower = unit.to_lowercase();
    match lower.as_str() {
        "st" | "nd" | "rd" | "th" => "th".to_owned(),
        _ => lower.split(' ').map(singular_word).collect::<Vec<_>>().join(" "),
    }
}

/// `inch` of `inches`, `foot` of `feet`, `penny` of `pennies`.
fn singular_word(word: &str) -> String {
    const IRREGULAR: &[(&str, &str)] = &[
        ("children", "child"),
        ("feet", "foot"),
        ("men", "man"),
        ("people", "person"),
        ("women", "woman"),
    ];
    const HISSING: &[&str] = &["ch", "sh", "ss", "x"];
    if let Some((_, one)) = IRREGULAR.iter().find(|(many, _)| *many == word) {
        return (*one).to_owned();
    }
    let hissing = word.strip_suffix("es").filter(|stem| HISSING.iter().any(|s| stem.ends_with(s)));
    let short =
        word.strip_suffix("ies").filter(|stem| stem.len() > 2).map(|stem| format!("{stem}y"));
    match (hissing, short) {
        (Some(stem), _) => stem.to_owned(),
        (None, Some(one)) => one,
        // `glass` is one.
        _ if word.ends_with("ss") || word == "s" => word.to_owned(),
        _ => word.strip_suffix('s').unwrap_or(word).to_owned(),
    }
}

/// The values of labels: their numbers when all of them read as numbers of one unit, else their
/// ranks from 1 when they are `ordered`.
pub(crate) fn scale<'a>(
    labels: impl Iterator<Item = &'a str> + Clone,
    ordered: bool,
) -> Option<Scale> {
    let halves = halves_of_day(labels.clone());
    let halves = halves.unwrap_or(Halves::AsWritten);
    let readings: Option<Vec<Reading>> = labels.clone().map(read).collect();
    let readings = match halves {
        Halves::AsWritten => readings,
        Halves::LaterFrom(noon) => readings.map(|all| afternoon(all, &noon)),
        Halves::Unknown => None,
    };
    let one_unit =
        readings.filter(|all| all.iter().all(|r| r.unit == all[0].unit && r.clock == all[0].clock));
    match one_unit {
        Some(all) => {
            let clock = all.first().is_some_and(|first| first.clock);
            Some(Scale { values: all.into_iter().map(|r| r.value).collect(), clock })
        }
        None if ordered => {
            let values = (1..=labels.count()).map(Number::from).collect();
            Some(Scale { values, clock: false })
        }
        None => None,
    }
}

/// On which half of the day times are that are written without `am` and `pm`.
#[derive(Debug)]
enum Halves {
    /// The hours are as they are written.
    AsWritten,
    /// Noon lies within the list: whether each time is behind it.
    LaterFrom(Vec<bool>),
    /// Nobody knows which time is the first.
    Unknown,
}

/// The same of some labels; `None` if they are no such times.
///
/// Whoever lists `11:00, 12:00, 1:00` lists a day in its order. A list that goes the other way is one as well. In any
/// other order it is read as it is written, unless a wider gap than that from its last to its first time tells
/// that it passes noon.
fn halves_of_day<'a>(labels: impl Iterator<Item = &'a str>) -> Option<Halves> {
    const HALF: u32 = 12 * 60;
    let plain = |label: &str| {
        let label = label.trim();
        let (hours, _) = label.split_once(':').filter(|_| !label.starts_with('0'))?;
        let digits = label.bytes().all(|b| b.is_ascii_digit() || b == b':');
        let hours: u32 = hours.parse().ok().filter(|hours| (1..=12).contains(hours) && digits)?;
        Some(read_clock(label)? - if hours == 12 { HALF } else { 0 })
    };
    let minutes: Vec<u32> = labels.map(plain).collect::<Option<_>>()?;
    let as_written = |minutes: u32| if minutes < 60 { minutes + HALF } else { minutes };
    let written: Vec<u32> = minutes.iter().copied().map(as_written).collect();
    let is_run = |all: &[u32]| all.windows(2).all(|pair| pair[0] < pair[1]);
    let forth = |all: &[u32]| all.windows(2).filter(|pair| pair[0] >= pair[1]).count() == 1;
    let gap = |from: u32, to: u32| (to + HALF - from - 1) % HALF + 1;
    let mut sorted = written.clone();
    sorted.sort_unstable();
    let (first, last) = (*sorted.first()?, *sorted.last()?);
    let around = gap(last, first);
    let widest = sorted.windows(2).map(|pair| pair[1] - pair[0]).max()?;
    let backward: Vec<u32> = written.iter().rev().copied().collect();
    // `6:00, 9:00, 12:00` may end at noon or begin with it.
    let is_noon_last = last >= HALF && first < 7 * 60 && widest > around;
    if is_run(&written) || is_run(&backward) {
        return Some(if is_noon_last { Halves::Unknown } else { Halves::AsWritten });
    }
    if widest <= around {
        return Some(Halves::AsWritten);
    }
    // The day begins behind the widest gap.
    let begins = sorted.windows(2).find(|pair| pair[1] - pair[0] == widest).map(|pair| pair[1])?;
    let passes = [&written, &backward].into_iter().any(|all| {
        forth(all) && all.first() == Some(&begins) && all.last().is_some_and(|end| *end < begins)
    });
    let later = written.iter().map(|time| *time < begins).collect();
    Some(if passes { Halves::LaterFrom(later) } else { Halves::Unknown })
}

/// The times with those in the second half of the day behind the others.
fn afternoon(mut all: Vec<Reading>, later: &[bool]) -> Vec<Reading> {
    for (reading, _) in all.iter_mut().zip(later).filter(|(_, later)| **later) {
        reading.value += Number::from(12 * 60);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(label: &str) -> Option<String> {
        read(label).map(|r| format!("{} {}{}", r.value, r.unit, if r.clock { "clock" } else { "" }))
    }

    #[test]
    fn labels_read_as_numbers() {
        let cases = [
            ("5", Some("5 ")),
            ("$4.50", Some("4.5 $")),
            ("-$3", Some("-3 $")),
            ("12 years", Some("12 year")),
            ("1 year", Some("1 year")),
            ("1,500", Some("1500 ")),
            ("3rd", Some("3 th")),
            ("40%", Some("40 %")),
            ("9:00am", Some("540 clock")),
            ("12 noon", Some("720 clock")),
            ("12am", Some("0 clock")),
            ("12:30 pm", Some("750 clock")),
            ("23:59", Some("1439 clock")),
            ("24:00", None),
            ("7-up", None),
            ("f150", None),
            ("1,50", None),
            ("1.2.3", None),
            (".5", None),
            ("5.", None),
            ("", None),
            ("1234567890123456", None),
        ];
        for (label, expected) in cases {
            assert_eq!(value(label).as_deref(), expected, "{label}");
        }
    }

    #[test]
    fn durations_need_a_unit() {
        assert_eq!(read_duration("1:30"), Some(Number::from(90)));
        assert_eq!(read_duration("-2 hours"), Some(Number::from(-120)));
        assert_eq!(read_duration("45 min"), Some(Number::from(45)));
        assert_eq!(read_duration("2"), None);
    }

    #[test]
    fn times_without_halves_of_the_day_go_on_behind_noon() {
        let values = |labels: &[&str]| {
            scale(labels.iter().copied(), false)
                .map(|s| s.values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        };
        let day = values(&["11:00", "12:00", "1:00", "2:30"]);
        assert_eq!(day.as_deref(), Some("660 720 780 870"));
        let back = values(&["1:00", "12:15", "11:30"]);
        assert_eq!(back.as_deref(), Some("780 735 690"));
        assert_eq!(values(&["7:00", "8:30", "6:15"]).as_deref(), Some("420 510 375"));
        assert_eq!(values(&["9:00", "11:00", "2:00"]).as_deref(), Some("540 660 840"));
        assert_eq!(values(&["1:00", "2:00", "11:00"]).as_deref(), Some("60 120 660"));
        assert_eq!(values(&["00:30", "13:00", "1:00"]).as_deref(), Some("30 780 60"));
        // In which half of the day they are, nobody knows.
        assert_eq!(values(&["12:00", "11:00", "1:00", "2:00"]), None);
        assert_eq!(values(&["1:00", "2:00", "11:00", "12:00"]), None);
        assert_eq!(values(&["10:00", "9:00"]).as_deref(), Some("600 540"));
    }

    #[test]
    fn a_scale_needs_one_unit() {
        let values = |labels: &[&str], ordered| {
            scale(labels.iter().copied(), ordered)
                .map(|s| s.values.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        assert_eq!(values(&["$1", "$2.5"], false), Some(vec!["1".into(), "2.5".into()]));
        assert_eq!(values(&["$1", "2"], false), None);
        assert_eq!(values(&["Jan", "Feb"], false), None);
        assert_eq!(values(&["Jan", "Feb"], true), Some(vec!["1".into(), "2".into()]));
    }
}
