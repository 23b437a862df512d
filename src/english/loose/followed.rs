//! How long after something else what took place: `was three years after` for `followed by three years`; how long passed
//! between two.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::roundabout::in_order;

/// `Salt Roads was three years after Old Maps` for `Salt Roads followed Old Maps by three years`.
pub(super) fn by_so_long(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &["'t", "if", "never", "nor", "not", "or"];
    let (verb, after) = (1..reader.end()).find_map(|at| match reader.word(at) {
        "followed" | "follows" => Some((at, "after")),
        "preceded" | "precedes" | "predated" | "predates" => Some((at, "before")),
        _ => None,
    })?;
    let by = (verb + 2..reader.end()).rfind(|at| reader.word(*at) == "by")?;
    let number = by + 1 + usize::from(matches!(reader.word(by + 1), "exactly" | "just"));
    let (last, amounts) = reader.amounts(number)?;
    reader.vocabulary.moments()?;
    let is_time = amounts.iter().all(|of| of.unit.as_ref().is_some_and(|of| of.measure.is_time()));
    let depends = reader.tokens.iter().any(|of| DEPENDS.contains(&&*of.word));
    // `was followed by`
    let is_plain = is_time && last + 2 == reader.end() && !reader.kind(verb - 1).be && !depends;
    let say = |word: &str| reader.tokens[verb].saying(word);
    let said = [
        &reader.tokens[..verb],
        &say("was"),
        &reader.tokens[by + 1..reader.end()],
        &say(after),
        &reader.tokens[verb + 1..by],
    ];
    is_plain.then(|| in_order(reader, said.concat()))
}

/// `between Salt Roads and Old Maps` for `between the appearance of Salt Roads and that of Old Maps`, where the header has
/// years.
pub(super) fn between_appearances(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const APPEARING: &[&str] = &[
        "appearance",
        "birth",
        "completion",
        "construction",
        "discovery",
        "founding",
        "launch",
        "opening",
        "premiere",
        "publication",
        "release",
    ];
    let years = reader.vocabulary.all(|of: &Sense| of.scale.is_some() && of.is_of_calendar());
    let the = (1..reader.end()).find(|at| reader.any(*at, &["between the"]).is_some())? + 1;
    let is_told = APPEARING.contains(&reader.word(the + 1)) && reader.word(the + 2) == "of";
    let and = (the + 3..reader.end()).find(|at| reader.any(*at, &["and that of"]).is_some())?;
    let said = [&reader.tokens[..the], &reader.tokens[the + 3..=and], &reader.tokens[and + 3..]];
    (is_told && years.count_ones() == 1).then(|| said.concat())
}

/// Verbs of one event, whoever takes part in it.
const EVENTS: &[&[&str]] = &[
    &["baked", "cooked", "made", "prepared", "served"],
    &["acted", "held", "performed", "played", "sang", "shown", "sung"],
    &["appeared", "published", "recorded", "released", "written", "wrote"],
    &["bought", "sold"],
    &["arrived", "came", "delivered"],
    &["built", "completed", "erected"],
];

/// `Ann cooked two days before the stew` for `Ann cooked two days before the stew was served` and `the day after Bo` for
/// `the day after Bo cooked`, of the same event.
pub(super) fn before_it_was(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_order = |at: &usize| matches!(reader.word(*at), "after" | "before");
    let order = (2..reader.end()).find(is_order)?;
    // Of two kinds of moments the verb tells which is meant.
    reader.vocabulary.moments()?;
    let is_day = reader.any(order - 2, &["the day", "the week", "the year"]) == Some(order);
    let is_amount = || (order.saturating_sub(3)..order).any(|at| reader.amount(at).is_some());
    if !is_day && !is_amount() {
        return None;
    }
    let last = reader.end() - 1;
    let is_done = is_same_event(reader, order);
    let verb = match reader.kind(last - 1).be {
        true => last - 1,
        false => last,
    };
    let is_named = verb > order + 1 && reader.nouns(order + 1).iter().any(|(of, _)| *of == verb);
    (is_done && is_named).then(|| reader.without(verb..last + 1))
}

/// Whether the last word tells of the event that is told before a token, or only that something took place.
fn is_same_event(reader: &Reader<'_>, order: usize) -> bool {
    let word = reader.word(reader.end() - 1);
    let of_event = |event: &&[&str]| {
        event.contains(&word) && (1..order).any(|at| event.contains(&reader.word(at)))
    };
    let again = words::is_finite(word) && (1..order).any(|at| reader.word(at) == word);
    again || word == "did" || EVENTS.iter().any(of_event)
}

/// `later in the week than the fudge` for `later in the week than the fudge was served`, where each row has one time.
pub(super) fn than_it_was(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if !reader.vocabulary.has_order || !reader.is_of_times() {
        return None;
    }
    let is_order = |at: &usize| matches!(reader.word(*at), "after" | "before" | "than");
    let order = (2..reader.end()).rfind(is_order)?;
    let end = reader.end();
    let took_place = reader.any(end.saturating_sub(2), &["took place", "takes place"]) == Some(end);
    let is_tail = |verb: usize| {
        let begins = reader.kind(verb).be || words::is_finite(reader.word(verb));
        let many = end.saturating_sub(verb);
        begins && (1..=2).contains(&many) && (took_place || is_same_event(reader, order))
    };
    let verb = reader.nouns(order + 1).into_iter().map(|(last, _)| last).find(|at| is_tail(*at))?;
    Some(reader.without(verb..end))
}

/// `There are three years between` for `Three years passed between` and `Three years elapsed between`.
pub(super) fn so_long_passed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PASSED: &[&str] = &["elapsed between", "passed between", "went by between"];
    let number = reader.any(0, &["exactly", "just", "only"]).unwrap_or(0);
    let is_years = reader.amount(number)?.unit.is_some_and(|of| of.measure == Measure::Years);
    let end = reader.any(number + 2, PASSED).filter(|_| is_years)?;
    let say = |words: &str| reader.tokens[0].saying(words);
    let said = [&say("there are")[..], &reader.tokens[..number + 2], &say("between")].concat();
    Some([&said, &reader.tokens[end..]].concat())
}

/// `after Halley` for `after Halley was first seen`, where the header has years.
pub(super) fn was_seen(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SEEN: &[&str] =
        &["discovered", "found", "noticed", "observed", "recorded", "seen", "sighted", "spotted"];
    let verb = reader.end().checked_sub(1).filter(|at| SEEN.contains(&reader.word(*at)))?;
    let last = verb.checked_sub(1)?;
    let be = last.checked_sub(usize::from(reader.word(last) == "first"))?;
    let is_behind = (1..be).any(|at| matches!(reader.word(at), "after" | "before" | "than"));
    let years = reader.vocabulary.all(|of: &Sense| of.scale.is_some() && of.is_of_calendar());
    let is_told = matches!(reader.word(be), "was" | "were") && reader.ends_item(be) && is_behind;
    (is_told && years.count_ones() == 1).then(|| reader.without(be..reader.end()))
}

/// `debuted before Ann's film` for `beat Ann's film into theaters`.
pub(super) fn beat_to_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOALS: &[&str] = &[
        "into print",
        "into stores",
        "into theaters",
        "onto the market",
        "onto the shelves",
        "to market",
        "to the market",
        "to theaters",
    ];
    let beat = (1..reader.end()).find(|at| matches!(reader.word(*at), "beat" | "beats"))?;
    let goal_at = |at: usize| {
        let end = reader.any(at, GOALS).filter(|end| reader.ends_clause(*end))?;
        Some((at, end))
    };
    let (goal, end) = (beat + 2..reader.end()).find_map(goal_at)?;
    let other = &reader.tokens[beat + 1..goal];
    let first = reader.tokens[beat].saying("debuted before");
    Some([&reader.tokens[..beat], &first, other, &reader.tokens[end..]].concat())
}
