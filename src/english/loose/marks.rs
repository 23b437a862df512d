//! Marks that are told like things, and who is first or last of all: `received a 9`, `was rated higher than`, `the last of the
//! five to leave`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// The stems of headings of marks.
const MARKS: &[&str] = &["grade", "mark", "point", "rate", "score"];

/// `received 9` for `received a 9`, where the header has marks.
pub(super) fn a_mark(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let marks = marks(reader);
    let is_mark = |at: usize| {
        let mut of = (0..reader.vocabulary.senses.len()).filter(|of| marks >> of & 1 == 1);
        let word = reader.word(at);
        of.any(|of| reader.vocabulary.senses[of].items.iter().any(|item| item.text == word))
    };
    const GETTING: &[&str] = &[
        "achieved", "earn", "earned", "gained", "get", "got", "had", "has", "have", "receive",
        "received", "score", "scored",
    ];
    // Who handed out a 9 has another one.
    let is_article = |at: &usize| {
        matches!(reader.word(*at), "a" | "an")
            && GETTING.contains(&reader.word(at - 1))
            && is_mark(at + 1)
            && (reader.ends_clause(at + 2)
                || matches!(reader.word(at + 2), "," | ";" | "and" | "but"))
    };
    let at = (1..reader.end().saturating_sub(1)).find(is_article).filter(|_| marks != 0)?;
    Some(reader.without(at..at + 1))
}

/// `scored either 82 points or 94 points` for `scored either 82 or 94`, and `scored 82 points` for `scored 82`.
pub(super) fn either_of_points(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SCORING: &[&str] = &["earned", "got", "had", "received", "score", "scored"];
    let number = |at: usize| {
        words::number(&[reader.word(at)]).is_some()
            && reader.matches.get(at).is_some_and(Vec::is_empty)
    };
    let is_scored = |at: &usize| SCORING.contains(&reader.word(*at));
    let verb = (1..reader.end()).find(is_scored)?;
    let first = reader.any(verb + 1, &["either", "exactly"]).unwrap_or(verb + 1);
    let last = match reader.word(first + 1) {
        "or" => first + 2,
        _ => first,
    };
    let is_points = |of: &Sense| of.scale.is_some() && of.unit.as_deref() == Some("point");
    let points = reader.vocabulary.all(is_points).count_ones() == 1;
    let is_told = points && number(first) && number(last) && reader.ends_clause(last + 1);
    let points = |at: usize| reader.tokens[at].saying("points");
    is_told.then(|| match last == first {
        true => [&reader.tokens[..=last], &points(last), &reader.tokens[last + 1..]].concat(),
        false => [
            &reader.tokens[..=first],
            &points(first),
            &reader.tokens[first + 1..=last],
            &points(last),
            &reader.tokens[last + 1..],
        ]
        .concat(),
    })
}

/// `scored higher than` for `was rated higher than`, where the header has marks and no other values.
pub(super) fn rated(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const RATED: &[&str] = &["graded", "judged", "marked", "rated", "scored"];
    const COMPARED: &[&str] = &["higher than", "lower than", "less than"];
    let valued = reader.vocabulary.where_sense(|of| reader.vocabulary.senses[of].scale.is_some());
    if reader.vocabulary.has_order || valued.count_ones() != 1 || valued != marks(reader) {
        return None;
    }
    let is_rated = |at: &usize| {
        RATED.contains(&reader.word(*at))
            && reader.kind(at - 1).be
            && reader.any(at + 1, COMPARED).is_some()
    };
    let at = (1..reader.end()).find(is_rated)?;
    Some(reader.with(at - 1..at + 1, &reader.tokens[at].saying("scored")))
}

/// The only category of marks.
fn marks(reader: &Reader<'_>) -> super::super::vocabulary::Senses {
    let marks = reader.vocabulary.named_by(MARKS) & !reader.vocabulary.lists();
    if marks.count_ones() == 1 { marks } else { 0 }
}

/// `the last to leave` for `the last of the five to leave`, where there are five rows.
pub(super) fn of_all(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let end = |at: usize| {
        let of = reader.any(at + 1, &["of the", "of all", "out of all"])?;
        let noun = reader.past_all(of)?;
        let is_row = reader.kind(noun).thing || reader.is_human(noun);
        Some(noun + usize::from(is_row))
    };
    let is_end =
        |at: &usize| matches!(reader.word(*at), "first" | "last") && reader.word(at - 1) == "the";
    let (at, end) = (1..reader.end()).filter(is_end).find_map(|at| Some((at, end(at)?)))?;
    // What is told of nobody may be done by some of them only.
    const ALWAYS: &[&str] =
        &["arrive", "begin", "depart", "finish", "go", "leave", "sail", "set", "start"];
    let uses = reader.uses(end + 1);
    let is_known = uses.own | uses.named | uses.verb | uses.doing | uses.agent != 0;
    let verb = reader.word(end + 1);
    let ends = reader.word(end) == "to" && (ALWAYS.contains(&verb) || is_known);
    ends.then(|| reader.without(at + 1..end))
}

/// `left` for `set sail`, `puts to sea` and `leaves port`.
pub(super) fn set_sail(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAILING: &[&str] = &[
        "leaves harbor",
        "leaves harbour",
        "leaves port",
        "left port",
        "put to sea",
        "puts to sea",
        "set sail",
        "sets sail",
    ];
    let found = |at: usize| Some((at, reader.any(at, SAILING)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let left = if reader.word(at - 1) == "to" { "leave" } else { "left" };
    let is_plain = !reader.kind(at - 1).auxiliary && !reader.is_within_item(at);
    is_plain.then(|| reader.with(at..end, &reader.tokens[at].saying(left)))
}

/// Nothing for `on it` behind an item: `The cake does not have cream on it.`
pub(super) fn on_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_it = |at: &usize| {
        matches!(reader.word(*at), "in" | "on")
            && reader.word(at + 1) == "it"
            && reader.ends_item(*at)
            && (reader.ends_clause(at + 2)
                || matches!(reader.word(at + 2), "," | ";" | "and" | "but"))
    };
    let at = (2..reader.end()).find(is_it)?;
    let has = |token: &Token| matches!(&*token.stem, "has" | "had" | "have" | "with");
    let other = |at: usize| matches!(reader.word(at), "and" | "but" | "," | ";");
    // Nothing else is named between what has and what it has.
    let is_had = reader.tokens[..at].iter().any(has) && !(0..at).any(other);
    // Somebody's list has cream on it that is nobody's.
    let is_owned = (0..at).any(|at| reader.is_possessive(at));
    (is_had && !is_owned).then(|| reader.without(at..at + 2))
}

/// `lives above` for `lives higher up in the building than`.
pub(super) fn higher_up(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const UP: &[(&str, &str)] = &[
        ("higher up in the building than", "higher than"),
        ("higher up than", "higher than"),
        ("lower down than", "lower than"),
        ("higher in the building than", "higher than"),
        ("lower down in the building than", "lower than"),
        ("lower in the building than", "lower than"),
    ];
    let found =
        |at: usize| UP.iter().find_map(|(said, plain)| Some((at, reader.any(at, &[said])?, plain)));
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `on the Mekong` for `up the Mekong`, where the header has rivers.
pub(super) fn along_rivers(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WAYS: &[&str] = &["along", "down", "through", "up"];
    const COURSES: &[&str] =
        &["canyon", "coast", "path", "river", "road", "route", "street", "trail", "valley"];
    let courses = reader.vocabulary.named_by(COURSES);
    let is_item = |at: usize| {
        reader.matches.get(at).is_some_and(|of| of.iter().any(|of| courses >> of.of.sense & 1 == 1))
    };
    const GOING: &[&str] = &[
        "cruis", "cycl", "drove", "go", "hike", "journey", "paddl", "raft", "row", "sail",
        "travel", "trip", "voyag", "walk", "went",
    ];
    let is_way = |at: &usize| {
        WAYS.contains(&reader.word(*at))
            && GOING.contains(&reader.stem(at - 1))
            && is_item(at + 1 + usize::from(reader.word(at + 1) == "the"))
    };
    let at = (1..reader.end()).find(is_way).filter(|_| !reader.vocabulary.has_order)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("on")))
}

/// `studies with` for `studies under`.
pub(super) fn studies_under(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STUDIES: &[&str] = &["apprent", "learn", "studi", "train"];
    let at = (1..reader.end()).find(|at| {
        let next = reader.matches.get(at + 1);
        reader.word(*at) == "under"
            && STUDIES.contains(&reader.stem(at - 1))
            && next.is_some_and(|of| !of.is_empty())
    })?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("with")))
}

/// `has 315` for `has 315 surviving individuals`, where the header has populations.
pub(super) fn head_count(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HEADS: &[&str] =
        &["animals", "individuals", "inhabitants", "members", "people", "residents", "specimens"];
    const ALIVE: &[&str] = &["known", "living", "remaining", "surviving"];
    let counts = |sense: usize| reader.vocabulary.is_named(sense, "popul");
    let populations = reader.vocabulary.where_sense(counts);
    let head = |at: usize| at + usize::from(ALIVE.contains(&reader.word(at)));
    let is_counted = |at: &usize| {
        let mut before = reader.matches[*at - 1].iter();
        before.any(|of| of.end == *at && populations >> of.of.sense & 1 == 1)
            && HEADS.contains(&reader.word(head(*at)))
    };
    let is_had = |at: &usize| {
        let before = at.checked_sub(2).map_or("", |before| reader.word(before));
        matches!(before, "has" | "had" | "have" | "with" | "of")
            && reader.ends_clause(head(*at) + 1)
    };
    let at = (1..reader.end()).filter(is_counted).find(is_had).filter(|_| populations != 0)?;
    Some(reader.without(at..head(at) + 1))
}

/// `was in Ayr` for `was born in Ayr`, of what is born.
pub(super) fn newborn(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const YOUNG: &[&str] =
        &["babi", "calf", "cub", "foal", "kitten", "lamb", "pup", "puppi", "triplet", "twin"];
    let at =
        (2..reader.end()).find(|at| reader.word(*at) == "born" && reader.word(at + 1) == "in")?;
    let denied = usize::from(matches!(reader.word(at - 1), "'t" | "not"));
    let is_be = |be: &usize| {
        *be > 0 && (reader.kind(*be).be || matches!(reader.word(*be), "wasn" | "weren"))
    };
    let be = at.checked_sub(1 + denied).filter(is_be)?;
    let is_young = YOUNG.contains(&reader.stem(be - 1)) && reader.ends_item(be);
    is_young.then(|| reader.without(at..at + 1))
}
