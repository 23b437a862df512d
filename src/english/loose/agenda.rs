//! What takes place one after another, at moments that are values: `one hour before` for `immediately before`, `was between`
//! for `was seen sometime between`, `was at 1:00 pm` for `had the last appointment of the day`.

use itertools::Itertools;

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::nth::OCCASIONS;
use super::super::paraphrase;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Thing};
use super::super::words;
use crate::model::Number;

/// Verbs of what takes place at a moment, as they stand behind a subject.
const TAKING_PLACE: &[&str] = &[
    "appeared",
    "arrived",
    "auctioned",
    "arrives",
    "auditioned",
    "came",
    "interviewed",
    "left",
    "met",
    "performed",
    "performs",
    "played",
    "presented",
    "sang",
    "scheduled",
    "seen",
    "served",
    "sold",
    "spoke",
    "started",
    "talked",
    "went",
    "visited",
];

/// How far each moment is from the one before it, where that is the same for all: `30` and `minutes`.
pub(super) fn step(of: &Sense) -> Option<(u32, &'static str)> {
    const HOUR: u32 = 60;
    let unit = match of.measure {
        Measure::Places => "places",
        Measure::Days => "days",
        Measure::Months => "months",
        Measure::Minutes => {
            let mut values = of.scale.as_ref()?.values.clone();
            values.sort();
            let steps = values.windows(2).map(|pair| pair[1] - pair[0]);
            let step = steps.dedup().exactly_one().ok()?;
            let minutes = (1..=24 * HOUR).find(|minutes| Number::from(*minutes) == step)?;
            return Some(match minutes % HOUR {
                0 => (minutes / HOUR, "hours"),
                _ => (minutes, "minutes"),
            });
        }
        _ => return None,
    };
    Some((of.step?, unit))
}

/// `arrived one hour before` for `arrived immediately before`, where the moments are an hour apart; `is 1 places behind` for
/// `is directly behind`, of places in a line.
pub(super) fn next_moment(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let senses = &reader.vocabulary.senses;
    let is_place =
        |of: &usize| senses[*of].measure == Measure::Places && senses[*of].scale.is_some();
    let is_of_days = |of: usize| matches!(senses[of].measure, Measure::Days | Measure::Months);
    let moments = reader.vocabulary.moments();
    let in_line = |at: usize| {
        let stands = at > 0
            && (reader.is_be_or_denied(at - 1)
                || matches!(reader.word(at - 1), "not" | "'t" | "came" | "stood" | "finished"));
        let places = || (0..senses.len()).filter(is_place).exactly_one().ok();
        if stands { places() } else { None }
    };
    let close = |at: usize| {
        let next = reader.word(at + 1);
        let is_close = match reader.word(at) {
            "directly" | "immediately" | "right" => true,
            // Minutes that are `just after` others may be few or many.
            "just" => next == "behind" || moments.is_some_and(|of| is_place(&of) || is_of_days(of)),
            _ => false,
        };
        let of = match next {
            "after" | "before" => moments?,
            "behind" => in_line(at)?,
            _ => return None,
        };
        (is_close && reader.word(at + 2) != "noon").then_some((at, of))
    };
    let (at, of) = (1..reader.end()).find_map(close)?;
    let of = Some(&senses[of]).filter(|of| !of.is_of_ages())?;
    let (step, unit) = step(of)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying(&format!("{step} {unit}"))))
}

/// `was between` for `was seen sometime between` and `arrived between`.
pub(super) fn seen_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let between = (2..reader.end()).find(|at| reader.word(*at) == "between")?;
    reader.free_moments()?;
    let sometime = match reader.word(between - 1) {
        "sometime" | "somewhere" => 1,
        "time" if reader.word(between - 2) == "some" => 2,
        _ => 0,
    };
    let verb = between - 1 - sometime;
    let takes_place = TAKING_PLACE.contains(&reader.word(verb)) && reader.matches[verb].is_empty();
    let be =
        verb.checked_sub(1).filter(|at| reader.is_be_or_denied(*at) || reader.word(*at) == "not");
    let is_passive = matches!(
        reader.word(verb),
        "auctioned" | "interviewed" | "scheduled" | "seen" | "served" | "sold"
    );
    if !takes_place || is_passive != be.is_some() {
        return None;
    }
    let was = be.is_none().then(|| reader.tokens[verb].renamed("was"));
    let was = was.as_slice();
    Some(reader.with(verb..between, was))
}

/// `was at 1:00 pm` for `had the last appointment of the day` and for `was the last to arrive`.
pub(super) fn first_or_last(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_end = |at: usize| matches!(reader.word(at), "first" | "last");
    let the = (1..reader.end()).find(|at| reader.word(*at) == "the" && is_end(at + 1))?;
    let moments = reader.free_moments()?;
    let value = |at: usize| {
        let of = reader.vocabulary.highest_of(moments, reader.word(at) == "last")?;
        Some(reader.saying_item(at, of))
    };
    let verb = the - 1;
    let is_be_before = verb > 0 && reader.is_be_or_denied(verb - 1);
    let say = |words: &str| reader.tokens[verb].saying(words);
    // `neither the first nor the last`
    let other = reader.any(the + 2, &["nor the", "or the"]).filter(|at| is_end(*at));
    let is_neither = reader.word(verb) == "neither" && other.is_some();
    let (start, plain) = match reader.word(verb) {
        "neither" if is_neither && verb > 0 && reader.kind(verb - 1).be => (verb, say("not at")),
        "had" | "has" | "got" if other.is_none() => (verb, say("was at")),
        "not" | "'t" if is_be_before => (the, say("at")),
        _ if reader.kind(verb).be && other.is_none() => (the, say("at")),
        _ => return None,
    };
    let last = other.map_or(the + 2, |at| at + 1);
    let occasion = OCCASIONS.contains(&reader.word(last)) && reader.matches[last].is_empty();
    let to = acted(reader, last);
    let noun = to.unwrap_or(last + usize::from(occasion));
    // `Ann's appointment is the first`
    let is_told =
        occasion || to.is_some() || (0..verb).any(|at| OCCASIONS.contains(&reader.word(at)));
    let period = reader.phrase(noun, "of the");
    // `the first of the five trips`, where there are five
    let of_all = |count: usize| {
        let noun = reader.past_all(count)?;
        let is_noun = reader.is_occasion(noun) || reader.uses(noun).own != 0;
        Some(noun + usize::from(is_noun && reader.matches.get(noun)?.is_empty()))
    };
    let end = match period {
        Some(period) if reader.is_whole_period(moments, period) => period + 1,
        Some(count) => of_all(count)?,
        None => noun,
    };
    let ends = reader.ends_clause(end);
    if !is_told || !ends {
        return None;
    }
    let mut said = [plain, value(the + 1)?].concat();
    if let Some(at) = other {
        said.extend([say("or"), value(at)?].concat());
    }
    Some(reader.with(start..end, &said))
}

/// Where `to arrive` or `to be seen` ends.
pub(super) fn acted(reader: &Reader<'_>, at: usize) -> Option<usize> {
    const ACTS: &[&str] = &[
        "appear", "arrive", "audition", "depart", "go", "leave", "perform", "play", "present",
        "read", "recite", "sing", "speak", "talk",
    ];
    let verb = reader.phrase(at, "to")?;
    let passive = reader.phrase(verb, "be");
    let acts = match passive {
        Some(verb) => matches!(reader.word(verb), "interviewed" | "scheduled" | "seen" | "served"),
        None => ACTS.contains(&reader.word(verb)),
    };
    acts.then(|| passive.unwrap_or(verb) + 1)
}

/// `was at 10:00 am` for `was seen second` and `arrived second`.
pub(super) fn nth_moment(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let rank = |word: &str| words::ordinal(word).map(|rank| rank as usize);
    let is_rank = |at: usize| rank(reader.word(at)).is_some() || reader.word(at) == "last";
    let takes_place =
        |at: usize| TAKING_PLACE.contains(&reader.word(at)) && reader.matches[at].is_empty();
    let at = (2..reader.end())
        .find(|at| is_rank(*at) && takes_place(at - 1) && reader.ends_clause(at + 1))?;
    let moments = reader.free_moments()?;
    let of = &reader.vocabulary.senses[moments];
    let ordered = of.scale.as_ref()?.ascending();
    let item = match rank(reader.word(at)) {
        Some(rank) => *ordered.get(rank.checked_sub(1)?)?,
        None => *ordered.last()?,
    };
    let preposition = if of.measure == Measure::Minutes { "at" } else { "on" };
    let mut said = reader.tokens[at].saying(preposition);
    said.extend(reader.saying_item(at, Thing { sense: moments, item }));
    Some(reader.with(at..at + 1, &said))
}

/// `10:00 am` for `10 am`, `at 12:00 pm` for `at noon`, where the header has such items.
pub(super) fn full_hour(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_half = |at: usize| matches!(reader.word(at), "am" | "pm");
    let item = |at: usize, text: &str| {
        let is_item = |name: &str| name.to_lowercase().replace(['.', ' '], "") == text;
        let of = reader.vocabulary.senses.iter().enumerate();
        let mut hours = of.filter(|(_, of)| of.measure == Measure::Minutes);
        let named = |(sense, of): (usize, &Sense)| {
            let item = of.items.iter().position(|item| is_item(&item.text))?;
            Some(Thing { sense, item })
        };
        hours.find_map(named).map(|of| reader.saying_item(at, of))
    };
    let hour = |at: usize| {
        let is_noon = reader.word(at) == "noon" && reader.word(at - 1) == "at";
        let number = reader.word(at);
        let is_hour =
            number.parse::<u32>().is_ok() && is_half(at + 1) && reader.matches[at].is_empty();
        match (is_noon && reader.matches[at].is_empty(), is_hour) {
            (true, _) => Some((at, at + 1, item(at, "12:00pm")?)),
            (_, true) => {
                let text = format!("{number}:00{}", reader.word(at + 1));
                Some((at, at + 2, item(at, &text)?))
            }
            _ => None,
        }
    };
    let (at, end, plain) = (1..reader.end()).find_map(hour)?;
    Some(reader.with(at..end, &plain))
}

/// `Exactly two days are between Ann and Bob, and Ann is before Bob` for `Exactly two speakers talk after Ann and before Bob`.
pub(super) fn so_many_after_and_before(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let number = usize::from(matches!(reader.word(0), "exactly" | "precisely"));
    words::number(&[reader.word(number)])?;
    let noun = number + 1;
    let persons = reader.persons();
    let is_row =
        reader.is_house(noun) || reader.kind(noun).person || reader.uses(noun).own & persons != 0;
    let after = (noun + 1..noun + 4).find(|at| matches!(reader.word(*at), "after" | "before"))?;
    let is_verb =
        (noun + 1..after).all(|at| reader.matches[at].is_empty() && reader.word(at) != "who");
    let and = (after + 1..reader.end()).find(|at| matches!(reader.word(*at), "and" | "but"))?;
    let other = if reader.word(after) == "after" { "before" } else { "after" };
    let is_of_two = reader.word(and + 1) == other
        && reader.items_in(after + 1..and).count() == 1
        && reader.items_in(and + 2..reader.end()).count() == 1;
    if !is_row || !is_verb || !is_of_two {
        return None;
    }
    let (a, b) = (&reader.tokens[after + 1..and], &reader.tokens[and + 2..reader.end()]);
    let say = |words: &str| reader.tokens[after].saying(words);
    let house = reader.tokens[noun].renamed(&reader.vocabulary.position.text);
    let start = [&reader.tokens[..noun], &[house], &say("are between")].concat();
    let order = say(if other == "before" { "is before" } else { "is after" });
    let said = [
        &start[..],
        a,
        &say("and"),
        b,
        &say(", and"),
        a,
        &order,
        b,
        &reader.tokens[reader.end()..],
    ];
    Some(said.concat())
}

/// `Ann spoke on law, and Ann spoke either the day before or the day after Bob` for `Ann spoke on law, either the day before or …`.
pub(super) fn either_side_too(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let either =
        (3..reader.end()).find(|at| reader.word(*at) == "either" && reader.word(at - 1) == ",")?;
    let unit = reader.word(either + 2);
    let is_time = paraphrase::UNITS.contains(&unit);
    let is_side = ["the", "a"].iter().any(|the| {
        let sides = [("before", "after"), ("after", "before")];
        let said = sides.map(|(one, other)| format!("{the} {unit} {one} or {the} {unit} {other}"));
        said.iter().any(|said| reader.phrase(either + 1, said).is_some())
    });
    (is_side && is_time).then_some(())?;
    // The subject is whatever the sentence begins with.
    let subject = reader.matches.first()?.iter().map(|of| of.end).max()?;
    let is_verb = words::is_finite(reader.word(subject));
    let is_plain = !(0..either - 1).any(|at| reader.word(at) == ",");
    (is_verb && is_plain).then(|| {
        let and = reader.tokens[either].renamed("and");
        let said = [&[and], &reader.tokens[..=subject]].concat();
        reader.with(either..either, &said)
    })
}
