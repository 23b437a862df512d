//! Who comes first or last, and steps from one moment to the next that are called by what takes place: `the last to arrive`,
//! `one cycle after`, `Ann's place was even`.

use itertools::Itertools;

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::sexes::sex_of;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::agenda;
use crate::model::Number;

/// How somebody comes.
const COMING: &[&str] =
    &["appear", "arrive", "come", "enter", "get here", "get there", "show up", "turn up"];

/// How somebody goes.
const GOING: &[&str] = &["depart", "go", "leave", "set off", "set out"];

/// How somebody ends what all do.
const FINISHING: &[&str] = &["be done", "complete", "finish"];

/// `the 3rd guest` for `the last guest to arrive` and `the first one` for `the first to arrive`, where the header has who was
/// first, second and so on.
pub(super) fn to_arrive(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOSTLY: &[&str] =
        &["always", "generally", "never", "normally", "often", "sometimes", "usually"];
    let (sense, count) = ranks(reader)?;
    if reader.tokens.iter().any(|token| MOSTLY.contains(&&*token.word)) {
        return None;
    }
    let found = |the: usize| {
        let rank = match reader.word(the + 1) {
            "last" => count,
            nth => words::ordinal(nth).map(|rank| rank as usize).filter(|rank| *rank <= count)?,
        };
        let noun = the + 2;
        // Before the first man a woman may have come.
        let is_noun = reader.is_human(noun)
            && sex_of(reader.word(noun)).is_none()
            && reader.matches.get(noun).is_some_and(Vec::is_empty)
            || reader.word(noun) == "one";
        let to = noun + usize::from(is_noun);
        // `the first to leave` is no first to arrive.
        let comes = |phrases: &[&str]| {
            reader.any(to + 1, phrases).filter(|_| may_be(reader, sense, phrases))
        };
        let end = [COMING, GOING, FINISHING].into_iter().find_map(comes);
        let end = end.filter(|_| reader.word(to) == "to")?;
        let noun = if is_noun { reader.word(noun) } else { "one" };
        (reader.word(the) == "the" && goes_on(reader, end)).then(|| {
            let rank = words::ordinals(u32::try_from(rank).ok()?).into_iter().next()?;
            Some((the, end, format!("the {rank} {noun}")))
        })?
    };
    let (the, end, said) = (0..reader.end()).find_map(found)?;
    Some(reader.with(the..end, &reader.tokens[the].saying(&said)))
}

/// The only category of ranks, from the first on, and how many there are.
fn ranks(reader: &Reader<'_>) -> Option<(usize, usize)> {
    let vocabulary = reader.vocabulary;
    let is_rank = |of: &&(usize, &Sense)| of.1.measure == Measure::Places && of.1.scale.is_some();
    let senses: Vec<(usize, &Sense)> = vocabulary.senses.iter().enumerate().collect();
    let (sense, of) = senses.iter().filter(is_rank).exactly_one().ok()?;
    let values = of.scale.as_ref()?.values.iter().sorted();
    let is_plain = (1_u32..).zip(values).all(|(rank, value)| *value == Number::from(rank));
    (!vocabulary.has_order && is_plain).then_some((*sense, of.items.len()))
}

/// Whether a category of ranks may tell who came, or went, in which order.
fn may_be(reader: &Reader<'_>, sense: usize, how: &[&str]) -> bool {
    let named = |stems: &[&str]| stems.iter().any(|stem| reader.vocabulary.is_named(sense, stem));
    if named(&["arriv"]) {
        return how == COMING;
    }
    if named(&["departur", "depart"]) {
        return how == GOING;
    }
    if named(&["finish"]) {
        return how == FINISHING;
    }
    // Who comes first need not go first.
    named(&["order", "place", "posit", "rank", "sequenc", "turn"])
        && (how == FINISHING || !reader.vocabulary.come_and_go)
}

/// Whether the words for somebody end at a token.
fn goes_on(reader: &Reader<'_>, at: usize) -> bool {
    let kind = reader.kind(at);
    kind.be
        || kind.auxiliary
        || kind.relative
        || reader.ends_clause(at)
        || matches!(reader.word(at), "," | "and" | "but" | "or" | "nor")
        || reader.matches[at].is_empty() && words::is_finite(reader.word(at))
}

/// `one year after` for `one cycle after`, where a category `cycle` has one year after another.
pub(super) fn steps_by_name(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let moments = reader.vocabulary.moments()?;
    let of = &reader.vocabulary.senses[moments];
    let unit = unit_of_steps(of)?;
    let is_step = |at: &usize| {
        let is_named = reader.uses(*at).named >> moments & 1 == 1;
        is_named
            && words::number(&[reader.word(at - 1)]).is_some()
            && reader.matches[*at].is_empty()
            && matches!(reader.word(at + 1), "after" | "before" | "earlier" | "later")
            && Measure::of_unit(reader.stem(*at)).0 == Measure::Other
    };
    let at = (1..reader.end()).find(is_step)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed(unit)]))
}

/// The unit in which each moment is one after the moment before it.
fn unit_of_steps(of: &Sense) -> Option<&'static str> {
    if of.measure == Measure::Years {
        let values = of.scale.as_ref()?.values.iter().sorted();
        let is_next = |(a, b): (&Number, &Number)| *b - *a == Number::from(1);
        let is_of_years = !of.is_of_ages() && values.tuple_windows().all(is_next);
        return is_of_years.then_some("year");
    }
    if !matches!(of.measure, Measure::Days | Measure::Months) {
        return None;
    }
    let (step, unit) = agenda::step(of)?;
    (step == 1).then_some(unit.trim_end_matches('s'))
}

/// `was either 2nd or 4th` for `'s place was even`, where the header has places that are numbers.
pub(super) fn even_value(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let parity = |at: usize| {
        let next = reader.any(at, &["an"]).unwrap_or(at);
        let even =
            matches!(reader.word(next), "even" | "odd").then(|| reader.word(next) == "even")?;
        let end = reader.any(next + 1, &["number", "numbered"]).unwrap_or(next + 1);
        (reader.ends_clause(end) || matches!(reader.word(end), "," | "and" | "but" | ";"))
            .then_some((even, end))
    };
    let found = |at: usize| {
        let noun = at.checked_sub(1)?;
        let mark = noun.checked_sub(1).filter(|mark| reader.is_possessive(*mark))?;
        let named = reader.uses(noun).named & reader.vocabulary.all(|of| of.scale.is_some());
        let is_noun = named.count_ones() == 1 && reader.matches[noun].is_empty();
        let (even, end) = parity(at + 1).filter(|_| is_noun && reader.kind(at).be)?;
        Some((mark, at, end, even, named.trailing_zeros() as usize))
    };
    let (mark, be, end, even, sense) = (2..reader.end()).find_map(found)?;
    let of = &reader.vocabulary.senses[sense];
    let scale = of.scale.as_ref().filter(|scale| !scale.clock && !of.is_of_calendar())?;
    let is_one = |item: &usize| {
        let value = scale.values[*item].to_string().parse::<i64>();
        value.is_ok_and(|value| (value % 2 == 0) == even)
    };
    let items = (0..of.items.len()).filter(is_one).map(|item| &*of.items[item].text).collect_vec();
    let (last, others) = items.split_last().filter(|(_, others)| !others.is_empty())?;
    let said = format!("either {} or {last}", others.iter().join(" , "));
    let said = super::super::token::tokens(&said, 0);
    let said = said.iter().map(|token| reader.tokens[be].renamed(&token.word)).collect_vec();
    Some([&reader.tokens[..mark], &reader.tokens[be..=be], &said, &reader.tokens[end..]].concat())
}

/// `came` for `called`, `turned up` and the like, which tell when somebody came, where the header has days or times.
pub(super) fn called_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAST: &[&str] = &[
        "called in",
        "called round",
        "dropped by",
        "dropped in",
        "looked in",
        "popped in",
        "showed up",
        "stopped by",
        "turned up",
    ];
    const WHEN: &[&str] = &["after", "at", "before", "on", "some", "sometime", "the"];
    let is_time = |sense: &Sense| sense.measure.is_time() && !sense.is_of_calendar();
    if reader.vocabulary.all(is_time) == 0 {
        return None;
    }
    let ends = |end: usize| reader.ends_clause(end) || WHEN.contains(&reader.word(end));
    // Who called `the vet` or `to the vet` did not come.
    let tells_when = |end: usize| {
        matches!(reader.word(end), "on" | "before" | "after")
            || reader.any(end, &["the day", "some time"]).is_some()
    };
    let found = |at: usize| {
        let phrase = reader.any(at, PAST).filter(|end| ends(*end) || reader.amount(*end).is_some());
        let alone = matches!(reader.word(at), "call" | "called") && tells_when(at + 1);
        let end = phrase.or(alone.then_some(at + 1))?;
        let plain = if reader.word(at) == "call" { "come" } else { "came" };
        reader.matches[at].is_empty().then_some((at, end, plain))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &[reader.tokens[at].renamed(plain)]))
}
