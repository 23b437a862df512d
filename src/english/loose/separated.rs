//! What separates two rows, and where a row is within the whole: `two lanes separated A from B`, `in an outside lane`, `in
//! midweek`.

use std::ops::Range;

use super::super::lexicon::names::DAYS;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use crate::syntax::text::fold;

/// `There were exactly two lanes between A and B` for `exactly two lanes separated A from B` and `A and B were separated by
/// exactly two lanes`.
pub(super) fn by_places(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end())
        .find(|at| matches!(reader.word(*at), "separate" | "separated" | "separates"))?;
    if let Some(said) = from_by(reader, at) {
        return Some(said);
    }
    // `were separated in the order by`
    let by = reader.any(at + 1, &["in the line up", "in the order", "in the row"]);
    let by = by.filter(|by| reader.word(*by) == "by").unwrap_or(at + 1);
    if reader.word(by) == "by" {
        let be = at.checked_sub(1).filter(|be| reader.kind(*be).be)?;
        // `by exactly three other dogs`
        if let Some(other) = (by + 2..by + 4).find(|at| reader.word(*at) == "other") {
            return by_places(&Reader::new(reader.vocabulary, &reader.without(other..other + 1)));
        }
        let places = places(reader, by + 1)?;
        let and = (1..be).rfind(|and| reader.word(*and) == "and")?;
        return (places.end == reader.end()).then(|| between(reader, places, 0..and, and + 1..be));
    }
    let places = places(reader, 0).filter(|places| places.end == at)?;
    let is_pair =
        || reader.lists(at + 1).iter().any(|(end, of)| *end == reader.end() && of.len() == 2);
    // `separate Ann's from Bo's`, of which `Ann is from` was made
    let bare = |end: usize| end - usize::from(matches!(reader.word(end - 1), "'s" | "is"));
    let Some(from) = (at + 2..reader.end()).rfind(|from| reader.word(*from) == "from") else {
        let and = (at + 2..reader.end()).rfind(|and| reader.word(*and) == "and")?;
        return is_pair().then(|| between(reader, places, at + 1..and, and + 1..reader.end()));
    };
    // `the girl from Baker from Ann`: nobody knows which of them sets apart.
    let is_alone = (at + 1..from).all(|at| reader.word(at) != "from");
    is_alone.then(|| between(reader, places, at + 1..bare(from), from + 1..bare(reader.end())))
}

/// `there are two lanes between A and B` for `A is separated from B by two lanes` and `by two others`.
fn from_by(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let from = reader.any(at, &["separated from"])?;
    let be = at.checked_sub(1).filter(|be| reader.kind(*be).be)?;
    let by = (from + 1..reader.end()).rfind(|by| reader.word(*by) == "by")?;
    let last = reader.end() - 1;
    let said = match places(reader, by + 1) {
        Some(places) if places.end > last => between(reader, places, 0..be, from..by),
        _ if reader.word(last) == "others" && reader.vocabulary.has_order => {
            let number = reader.any(by + 1, &["exactly", "only", "just"]).unwrap_or(by + 1);
            let (_, taken) = words::number(&[reader.word(number)])?;
            let house = reader.tokens[last].renamed(&reader.vocabulary.position_stem);
            let tokens = reader.with(last..last + 1, &[house]);
            let plain = Reader::new(reader.vocabulary, &tokens);
            (number + taken == last).then_some(())?;
            between(&plain, by + 1..last + 1, 0..be, from..by)
        }
        _ => return None,
    };
    Some(said)
}

/// Where `exactly two lanes` stands, if it begins at a word.
fn places(reader: &Reader<'_>, start: usize) -> Option<Range<usize>> {
    let number = reader.any(start, &["exactly", "only", "just"]).unwrap_or(start);
    let (_, taken) = words::number(&[reader.word(number)])?;
    let noun = number + taken;
    // `just one ship`, of ships that have a place each
    let own = reader.uses(noun).own & reader.vocabulary.lists();
    let is_row = own != 0
        && reader.vocabulary.has_order
        && !reader.is_of_some(noun)
        && reader.matches.get(noun)?.is_empty();
    (reader.is_house(noun) || is_row).then_some(start..noun + 1)
}

fn between(
    reader: &Reader<'_>,
    places: Range<usize>,
    first: Range<usize>,
    second: Range<usize>,
) -> Vec<Token> {
    let say = |words: &str| reader.tokens[places.start].saying(words);
    let place = say(&reader.vocabulary.position.text);
    [
        &say("there are")[..],
        &reader.tokens[places.start..places.end - 1],
        &place,
        &say("between"),
        &reader.tokens[first],
        &say("and"),
        &reader.tokens[second],
    ]
    .concat()
}

/// `in an end lane` for `in an outside lane`.
pub(super) fn outside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_outside = |at: &usize| {
        matches!(reader.word(*at), "outer" | "outside")
            && reader.word(at - 1) == "an"
            && reader.is_house(at + 1)
    };
    let at = (1..reader.end()).find(is_outside).filter(|_| reader.vocabulary.has_order)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("end")))
}

/// `on Monday` for `at the start of the week`, `on Wednesday` for `midweek`, where the days are those from Monday on.
pub(super) fn within_week(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORKING: usize = 5;
    let has_week = (0..reader.vocabulary.senses.len()).any(|sense| {
        let items = &reader.vocabulary.senses[sense].items;
        let is = |(at, days): (usize, &&[&str])| {
            items.get(at).is_some_and(|item| days.contains(&&*fold(&item.text)))
        };
        items.len() == WORKING && DAYS.iter().take(WORKING).enumerate().all(is)
    });
    if !has_week {
        return None;
    }
    // Who was on holiday at the start of the week may have come on any day.
    let came = |at: usize| {
        reader.is_be_or_denied(at)
            || matches!(reader.word(at), "came" | "come" | "arrived" | "seen" | "treated")
    };
    (1..reader.end()).filter(|at| came(at - 1)).find_map(|at| {
        let is = |phrases: &[&str], day| Some((reader.any(at, phrases)?, day));
        let (end, day) =
            is(&["at the start of the week", "at the beginning of the week"], "monday")
                .or_else(|| is(&["at the end of the week"], "friday"))
                .or_else(|| {
                    is(&["in midweek", "midweek", "in the middle of the week"], "wednesday")
                })?;
        Some(reader.with(at..end, &reader.tokens[at].saying(&format!("on {day}"))))
    })
}

/// `does not drive` for `would never drive`.
pub(super) fn would_never(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| reader.any(*at, &["would never"]).is_some())?;
    // `would never have`
    let acts = !reader.kind(at + 2).be && !reader.kind(at + 2).auxiliary;
    // Who would never drive the Mini at night drives it.
    let item = at + 3 + usize::from(reader.kind(at + 3).preposition);
    let item = item + usize::from(matches!(reader.word(item), "a" | "an" | "the"));
    let ends = |of: &Match| reader.ends_clause(of.end);
    let is_all = reader.matches.get(item).is_some_and(|found| found.iter().any(ends));
    (acts && is_all).then(|| reader.with(at..at + 2, &reader.tokens[at].saying("does not")))
}

/// `the highest prize` for `the top prize`, where the prizes have values.
pub(super) fn top_value(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GETTING: &[&str] = &[
        "claim", "claimed", "earned", "get", "got", "had", "has", "paid", "pay", "received",
        "took", "win", "won",
    ];
    let valued =
        reader.vocabulary.where_sense(|sense| reader.vocabulary.senses[sense].scale.is_some());
    let is_top = |at: &usize| {
        reader.word(*at) == "top"
            && reader.word(at - 1) == "the"
            && at.checked_sub(2).is_some_and(|verb| GETTING.contains(&reader.word(verb)))
            && reader.matches[*at].is_empty()
            && reader.uses(at + 1).named & valued != 0
            && reader.ends_clause(at + 2)
    };
    let at = (1..reader.end()).find(is_top)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("highest")))
}

/// `went sometime after Ann` for `went away sometime after Ann`.
pub(super) fn went_away(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_away = |at: &usize| {
        reader.word(*at) == "away"
            && matches!(reader.word(at - 1), "went" | "go" | "goes")
            && (reader.is_compared(at + 1) || words::number(&[reader.word(at + 1)]).is_some())
    };
    let at = (1..reader.end()).find(is_away)?;
    // Somebody's birthday is another event.
    let is_other = (at..reader.end()).any(|at| {
        reader.is_possessive(at) || matches!(reader.word(at), "from" | "in" | "of" | "to")
    });
    (!is_other).then(|| reader.without(at..at + 1))
}
