//! What the values of a category are measured in, and how amounts are written.

use compact_str::CompactString;
use itertools::Itertools;

use super::lexicon::names::MONTHS;
use super::lexicon::story;
use super::words::{self, Words};
use crate::syntax::ast::Name;
use crate::syntax::text::{fold, is_integer};

/// What the values of a category are measured in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Measure {
    Money,
    Years,
    Months,
    Days,
    /// Times of day.
    Minutes,
    /// `first`, `second`: who comes before whom.
    Places,
    Other,
}

impl Measure {
    /// Whether values are moments, one before the other.
    pub(super) fn is_time(self) -> bool {
        matches!(
            self,
            Measure::Years | Measure::Months | Measure::Days | Measure::Minutes | Measure::Places
        )
    }

    /// What the stem of a unit measures, and how many of the measure's own units it is.
    pub(super) fn of_unit(stem: &str) -> (Measure, u32) {
        match stem {
            "dollar" | "euro" => (Measure::Money, 1),
            "year" => (Measure::Years, 1),
            "month" => (Measure::Months, 1),
            "day" => (Measure::Days, 1),
            "week" => (Measure::Days, 7),
            "minut" => (Measure::Minutes, 1),
            "hour" => (Measure::Minutes, 60),
            "spot" | "place" | "posit" | "slot" | "rank" => (Measure::Places, 1),
            _ => (Measure::Other, 1),
        }
    }
}

/// Other ways to write an amount of money: `$35,000` is `$35000` and `35000 dollars`.
pub(super) fn amounts(name: &str) -> Vec<String> {
    let unit = [("$", "dollars"), ("€", "euros"), ("£", "pounds")];
    let Some((sign, digits, unit)) = unit.into_iter().find_map(|(sign, unit)| {
        let digits = name.strip_prefix(sign)?;
        digits.starts_with(|c: char| c.is_ascii_digit()).then_some((sign, digits, unit))
    }) else {
        return Vec::new();
    };
    let digits = digits.replace(',', "");
    // `$6` is `$6.00` as well.
    let plain = digits.strip_suffix(".00").unwrap_or(&digits).to_owned();
    let Ok(number) = plain.parse::<u32>() else { return vec![format!("{digits} {unit}")] };
    let grouped = match number {
        0..1000 => plain.clone(),
        _ => grouped(&plain),
    };
    [&plain, &grouped, &format!("{plain}.00")]
        .into_iter()
        .unique()
        .flat_map(|digits| [format!("{sign}{digits}"), format!("{digits} {unit}")])
        .filter(|other| other != name)
        .collect()
}

/// Other ways to write a plain number, by the stems of the heading: `$5` of prices, `fifth` of places,
/// `5:00pm` of times; and `1,500`.
pub(super) fn written(name: &str, heading: &[&CompactString]) -> Vec<String> {
    const MONEY: &[&str] = &[
        "bid", "bill", "bonus", "budget", "cost", "dollar", "fare", "fee", "price", "prize",
        "rent", "salari", "tip", "wage",
    ];
    const TIMES: &[&str] = &["hour", "time"];
    let headed = |words: &[&str]| heading.iter().any(|stem| words.contains(&stem.as_str()));
    let mut found = Vec::new();
    let Ok(number) = name.parse::<u32>() else {
        if headed(MONEY) && name.parse::<f64>().is_ok_and(f64::is_finite) {
            let amount = format!("${name}");
            found.extend(amounts(&amount));
            found.push(amount);
        }
        return found;
    };
    if number >= 1000 {
        found.push(grouped(name));
    }
    if headed(MONEY) {
        let amount = format!("${name}");
        found.extend(amounts(&amount));
        found.push(amount);
    }
    if headed(PLACES) {
        found.extend(words::ordinals(number));
    }
    // `March` of `month: 3, 4, 5`, but not of an `age in months`
    if headed(&["month"])
        && !headed(&["age", "old"])
        && let Some(names) = (number as usize).checked_sub(1).and_then(|at| MONTHS.get(at))
    {
        found.push(names[0].to_owned());
    }
    if headed(TIMES) && (1..=12).contains(&number) {
        found.extend(["", "am", "pm"].map(|half| format!("{number}:00{half}")));
        if number == 12 {
            found.extend(["noon", "12 noon"].map(str::to_owned));
        }
    }
    found
}

/// Other ways to write a value with a unit: `850 feet` of `850 ft`, `1100 ft` of `1,100 ft`,
/// `75 miles per hour` of `75 mph`.
pub(super) fn with_units(name: &str) -> Vec<String> {
    const UNITS: &[(&[&str], &[&str])] = &[
        (&["mph"], &["miles per hour", "mile per hour"]),
        (&["wpm"], &["words per minute", "words a minute"]),
        (&["rpm"], &["revolutions per minute"]),
        (&["kph", "km/h"], &["kilometers per hour", "kilometres per hour"]),
        (&["ly", "light-years", "light years"], &["light years", "light year", "ly"]),
        (&["%"], &["percent"]),
        (&["°"], &["degrees", "degree"]),
        (&["°c"], &["degrees", "degree", "degrees celsius", "°"]),
        (&["°f"], &["degrees", "degree", "degrees fahrenheit", "°"]),
        (&["sq ft", "sq. ft.", "sq. ft"], &["square feet", "square foot", "sq ft"]),
        (&["ft.", "ft"], &["ft"]),
        (&["in", "in."], &["inches", "inch"]),
        (&["yrs", "yr", "yrs.", "yr."], &["years", "year"]),
        (&["lbs.", "lb."], &["lbs"]),
        (&["hrs.", "hr."], &["hours"]),
        (&["mins.", "min."], &["minutes"]),
        (&["m"], &["meters", "metres", "meter", "metre"]),
        (&["g"], &["grams", "gram"]),
        (&["mi", "mi."], &["miles", "mile"]),
        (&["yd", "yds", "yds.", "yd."], &["yards", "yard"]),
        (&["pts", "pts.", "pt"], &["points", "point"]),
    ];
    let Some(length) = name.find(|c: char| !c.is_ascii_digit() && !matches!(c, ',' | '.')) else {
        return Vec::new();
    };
    let (digits, unit) = name.split_at(length);
    if !is_number_of(digits) || unit.starts_with(['-', ':']) {
        return Vec::new();
    }
    let unit = fold(unit.trim());
    let plain = digits.replace(',', "");
    // `16 meters` of `16.0 meters`
    let whole = plain.split_once('.').filter(|(_, rest)| rest.bytes().all(|byte| byte == b'0'));
    let whole = whole.map(|(whole, _)| whole);
    let grouped =
        if plain.len() > 3 && !plain.contains('.') { grouped(&plain) } else { plain.clone() };
    let others = UNITS.iter().find(|(units, _)| units.contains(&unit.as_str()));
    let units = others.map_or(&[][..], |(_, others)| others).iter().copied().chain([unit.as_str()]);
    let all = units.flat_map(|unit| {
        let digits = [Some(plain.as_str()), Some(&grouped), whole];
        digits.into_iter().flatten().map(move |digits| format!("{digits} {unit}")).collect_vec()
    });
    all.filter(|other| other != name).unique().collect()
}

/// The middle of the day and that of the night as they are written, and as a sentence may say them.
const TWELVES: &[(&[&str], &[&str])] = &[
    (
        &["12noon", "12pm", "12:00noon", "12:00pm", "noon"],
        &["12 noon", "12pm", "12 pm", "12:00 noon", "12:00pm", "12:00 pm", "noon"],
    ),
    (
        &["12am", "12midnight", "12:00am", "12:00midnight", "midnight"],
        &["12 midnight", "12am", "12 am", "12:00 midnight", "12:00am", "12:00 am", "midnight"],
    ),
];

/// A time of day as it may be written, without its full stops and spaces: `5:00pm` of `5:00 P.M.`
pub(super) fn plain_time(name: &str) -> String {
    fold(name).replace(['.', ' '], "")
}

/// Other ways to write a full hour with its half of the day: `5:00pm` of `5 pm`, `5pm` of `5:00 p.m.`
pub(super) fn with_minutes(name: &str) -> Vec<String> {
    let plain = plain_time(name);
    if let Some((_, others)) = TWELVES.iter().find(|(all, _)| all.contains(&&*plain)) {
        return others.iter().map(|other| (*other).into()).collect();
    }
    let Some(half) = ["am", "pm"].into_iter().find(|half| plain.ends_with(half)) else {
        return Vec::new();
    };
    let time = &plain[..plain.len() - half.len()];
    let hour = time.strip_suffix(":00").unwrap_or(time);
    match hour.parse() {
        Ok(1..=12_u32) => [format!("{hour}:00{half}"), format!("{hour}{half}")]
            .into_iter()
            .filter(|other| *other != plain)
            .collect(),
        _ => Vec::new(),
    }
}

/// `8:20` for `8:20 am`, of times that differ without their halves of the day, each with the number of its item.
pub(super) fn without_halves(items: &[Name]) -> Vec<(usize, String)> {
    let short = |(item, name): (usize, &Name)| {
        let text = name.text.to_lowercase().replace('.', "");
        let time = text.strip_suffix("am").or_else(|| text.strip_suffix("pm"))?.trim().to_owned();
        time.contains(':').then_some((item, time))
    };
    let times: Option<Vec<_>> = items.iter().enumerate().map(short).collect();
    times.filter(|times| times.iter().map(|(_, time)| time).all_unique()).unwrap_or_default()
}

/// Other ways to write an item that begins with an ordinal: `third` of `3rd`, `fifth grader` of `5th
/// grade`.
pub(super) fn with_ordinals(name: &str) -> Vec<String> {
    let digits = name.len() - name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = name.split_at(digits);
    let Ok(number) = number.parse::<u32>() else { return Vec::new() };
    let rest = fold(rest);
    let Some(rest) = ["st", "nd", "rd", "th"].iter().find_map(|end| rest.strip_prefix(end)) else {
        return Vec::new();
    };
    if !rest.is_empty() && !rest.starts_with(' ') {
        return Vec::new();
    }
    let all = words::ordinals(number).into_iter().flat_map(|ordinal| {
        let plain = format!("{ordinal}{rest}");
        let grader = (rest == " grade").then(|| format!("{ordinal} grader"));
        [Some(plain), grader].into_iter().flatten()
    });
    all.filter(|other| fold(name) != *other).collect()
}

/// The stems of headings of places in an order.
const PLACES: &[&str] = &[
    "award", "finish", "line", "order", "place", "posit", "prize", "queue", "rank", "spot", "turn",
];

/// Digits with a comma before each three of them.
fn grouped(digits: &str) -> String {
    let head = digits.len() % 3;
    let mut groups: Vec<&str> = if head > 0 { vec![&digits[..head]] } else { Vec::new() };
    groups.extend((head..digits.len()).step_by(3).map(|at| &digits[at..at + 3]));
    groups.join(",")
}

/// How a group is called by its size: `group of 6`, `party of 6 people`, of `6 people`, or of `people: 5, 6, 7`.
pub(super) fn groups_of(heading: &str, name: &str) -> Vec<String> {
    const PEOPLE: Words =
        Words::of(&["diners", "guests", "members", "people", "person", "persons", "players"]);
    const GROUPS: &[&str] = &["group", "party", "team"];
    // Few items are numbers, and what the heading says is dear to find.
    if !name.starts_with(|c: char| c.is_ascii_digit()) {
        return Vec::new();
    }
    let (number, unit) = name.split_once(' ').unwrap_or((name, ""));
    let heading = fold(heading);
    let counts = if unit.is_empty() {
        heading.split(' ').any(|word| PEOPLE.contains(&word))
    } else {
        PEOPLE.contains(&unit)
    };
    if !counts || number.parse::<u32>().is_err() {
        return Vec::new();
    }
    let of = |group: &&str| [format!("{group} of {number}"), format!("{group} of {number} people")];
    GROUPS.iter().flat_map(of).collect()
}

/// How a number is told as one of those of the earth: `42 times the earth`, of `orbital period: 42, 47`.
pub(super) fn times_earth(heading: &str, name: &str) -> Vec<String> {
    const OF_PLANETS: Words = Words::of(&[
        "diameter", "distance", "gravity", "mass", "orbit", "orbital", "radius", "size",
    ]);
    if name.parse::<f64>().is_err()
        || !fold(heading).split(' ').any(|word| OF_PLANETS.contains(&word))
    {
        return Vec::new();
    }
    ["", "that of "].map(|of| format!("{name} times {of}the earth")).to_vec()
}

/// What the values of a category are measured in, by the stems of its heading and its items.
pub(super) fn measure(own: &[CompactString], items: &[Name]) -> Measure {
    let headed = |words: &[&str]| own.iter().any(|word| words.contains(&&**word));
    let year = |item: &Name| {
        // `1910s`
        let text =
            item.text.strip_suffix("0s").map_or(item.text.to_string(), |start| format!("{start}0"));
        text.parse().is_ok_and(|year: u32| (1400..2100).contains(&year))
    };
    let is_rank = |(at, item): (usize, &Name)| item.text.parse() == Ok(at + 1);
    if currency(items).is_some() || headed(&["price", "cost", "salari", "dollar"]) {
        Measure::Money
    } else if headed(PLACES) && items.iter().enumerate().all(is_rank) {
        Measure::Places
    } else if headed(&["year", "age"]) || items.iter().all(year) {
        Measure::Years
    } else if headed(&["month"]) {
        Measure::Months
    } else if headed(&["day", "date"]) {
        Measure::Days
    } else if is_of_hours(own, items) {
        Measure::Minutes
    } else {
        Measure::Other
    }
}

/// Whether items are hours of the day, one after another as they are written: `times: 9, 10, 11, 12`. Of `11, 12, 1` or
/// `3, 6, 9, 12` the numbers need not tell which comes first.
pub(super) fn is_of_hours(own: &[CompactString], items: &[Name]) -> bool {
    let is_time =
        |word: &CompactString| matches!(&**word, "am" | "appointment" | "clock" | "pm" | "time");
    let hour = |item: &Name| item.text.parse::<u32>().ok().filter(|hour| (1..=12).contains(hour));
    let hours: Option<Vec<u32>> = items.iter().map(hour).collect();
    let Some(hours) = hours.filter(|_| own.iter().any(is_time)) else { return false };
    let is_noon_last = hours.last() != Some(&12) || hours[0] > 6;
    let steps: Vec<u32> = hours.iter().tuple_windows().map(|(a, b)| b.saturating_sub(*a)).collect();
    is_noon_last
        && steps.iter().all_equal()
        && steps.first().is_some_and(|step| (1..=2).contains(step))
}

/// Verbs with the units of the values of which they tell: who `walked` more has more miles.
const TELLS: &[(&[&str], &[&str])] = &[
    (
        &[
            "walk", "hike", "trek", "run", "jog", "swim", "ride", "cycl", "drive", "travel",
            "sail", "fli", "drift", "float",
        ],
        &["mile", "kilomet", "meter", "yard"],
    ),
    (
        &["go", "soar", "glide", "jump", "leap"],
        &["foot", "inch", "yard", "meter", "mile", "kilomet"],
    ),
    (&["score"], &["point"]),
    (&["weigh"], &["pound", "kilogram", "ounc", "gram", "ton"]),
];

/// The stems of the units of whose values a verb tells, by its stem.
pub(super) fn told_by(verb: &str) -> &'static [&'static str] {
    TELLS.iter().find(|(verbs, _)| verbs.contains(&verb)).map_or(&[], |(_, units)| units)
}

/// The stem of the unit that all values have: `liter` of `25 liter, 30 liter`, or `mile` if that is
/// the name of the category.
pub(super) fn unit(own: &[CompactString], items: &[Name]) -> Option<CompactString> {
    let is_number = |item: &Name| is_integer(&item.text) || item.text.parse::<f64>().is_ok();
    if let [unit] = own
        && (story::is_unit(unit) || matches!(unit.as_str(), "second" | "floor"))
        && items.iter().all(is_number)
    {
        return Some(unit.clone());
    }
    let of = |item: &Name| {
        let length = item.text.find(|c: char| !c.is_ascii_digit() && !matches!(c, ',' | '.'))?;
        let (number, unit) = item.text.split_at(length);
        // `95 sq ft`, `147 ft.`, `66 million years`
        let mut words = unit.split_whitespace();
        let first = words.next()?;
        let unit = match words.next() {
            Some(unit) if first == "million" => unit,
            _ => first,
        };
        let unit = unit.trim_end_matches('.');
        let unit = fold(unit);
        // `3rd`, `9:00am`
        let is_other = unit.starts_with(':')
            || matches!(unit.as_str(), "st" | "nd" | "rd" | "th" | "am" | "pm" | "ad" | "ce");
        (is_number_of(number) && !is_other).then(|| unit_stem(&unit))
    };
    if is_of_hours(own, items) {
        return Some("hour".into());
    }
    let (first, rest) = items.split_first()?;
    of(first).filter(|unit| rest.iter().all(|item| of(item).as_ref() == Some(unit)))
}

/// Whether a text is digits, perhaps with a point or a comma between them: `1,250`, `4.5`.
fn is_number_of(text: &str) -> bool {
    let ends = text.ends_with(|c: char| c.is_ascii_digit());
    text.starts_with(|c: char| c.is_ascii_digit()) && ends
}

/// The stem of a unit that may be written short: `m`.
pub(super) fn in_full(unit: &str) -> &str {
    match unit {
        "cm" | "centimetr" => "centimet",
        "ft" => "foot",
        "g" => "gram",
        "kg" | "kilo" => "kilogram",
        "km" | "kilometr" => "kilomet",
        "lb" => "pound",
        "m" | "metr" => "meter",
        "mi" => "mile",
        "oz" => "ounc",
        "yd" => "yard",
        _ => unit,
    }
}

/// The stem of a unit; the short `ly` and the long `light-year` have the same.
fn unit_stem(unit: &str) -> CompactString {
    match unit {
        "ly" | "light-years" | "light-year" | "light" => "light".into(),
        "%" => "percent".into(),
        "°" | "°c" | "°f" => "degre".into(),
        _ => words::stem(unit),
    }
}

/// The signs of the money that amounts are told in.
pub(super) const MONEY_SIGNS: [char; 3] = ['$', '€', '£'];

/// Whether a word or a name begins with a digit or a sign of money.
pub(super) fn begins_as_amount(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_digit() || MONEY_SIGNS.contains(&c))
}

/// The sign of money that all items begin with.
pub(super) fn currency(items: &[Name]) -> Option<char> {
    let mut signs = items.iter().map(|name| name.text.chars().next());
    let first = signs.next()?.filter(|c| MONEY_SIGNS.contains(c))?;
    signs.all(|sign| sign == Some(first)).then_some(first)
}
