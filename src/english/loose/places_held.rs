//! What places somebody has in a row, in plain words: `is two tables to the left of Bo` for `has the table two to the left
//! of Bo's`, `is next to Ann` for `sits either immediately before or immediately after Ann`, `is the one with the blue
//! cloth` for `sits at the table with the blue cloth`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `the table two tables to the left of` for `the table two to the left of`, `is two tables to the left of`.
pub(super) fn bare_steps(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SIDES: &[&str] = &["to the left of", "to the right of", "to its left", "to its right"];
    reader.vocabulary.has_order.then_some(())?;
    let is_number = |at: usize| {
        let number = words::number(&[reader.word(at)]);
        number.is_some_and(|(_, taken)| taken == 1)
            && reader.matches.get(at).is_some_and(Vec::is_empty)
    };
    // `There are two to the left of Ann`: so many of them.
    let is_there = reader.says("there");
    let found = |at: usize| {
        reader.any(at + 1, SIDES)?;
        let exactly = usize::from(matches!(reader.word(at - 1), "exactly" | "just"));
        let before = at.checked_sub(1 + exactly)?;
        let is_row = reader.is_house(before)
            || reader.kind(before).be
            || reader.kind(before).live
            || matches!(reader.word(before), "not" | "'t");
        (is_number(at) && is_row && !is_there).then_some(at)
    };
    let at = (1..reader.end()).find_map(found)?;
    let place = [reader.tokens[at].renamed(&reader.vocabulary.position.text)];
    Some(reader.with(at + 1..at + 1, &place))
}

/// `is the one with the blue cloth` for `sits at the table with the blue cloth`.
pub(super) fn at_place_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SITTING: &[&str] = &["at the", "in the", "on the"];
    reader.vocabulary.has_order.then_some(())?;
    let found = |verb: usize| {
        let place = reader.any(verb + 1, SITTING)?;
        let is_place =
            reader.is_house(place) && reader.matches.get(place).is_some_and(Vec::is_empty);
        let is_told = reader.word(place + 1) == "with" && !reader.kind(verb).be;
        (reader.kind(verb).live && is_place && is_told).then_some((verb, place))
    };
    let (verb, place) = (1..reader.end()).find_map(found)?;
    let say = |words: &str| reader.tokens[verb].saying(words);
    // `does not sit`
    let not = verb - 1;
    let start = match matches!(reader.word(not), "'t" | "not") && not > 1 {
        true => not - 1,
        false => verb,
    };
    // `who sits neither at the table …` and `must sit` are told otherwise.
    let is_plain = start < verb || words::is_finite(reader.word(verb));
    let said = say(if start < verb { "is not the one" } else { "is the one" });
    is_plain.then(|| reader.with(start..place + 1, &said))
}

/// `next to Ann` for `either immediately before or immediately after Ann`.
pub(super) fn before_or_after(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CLOSE: &[&str] = &["directly", "immediately", "just", "right"];
    const PAIRS: &[(&str, &str)] = &[("above", "below"), ("after", "before"), ("behind", "ahead")];
    reader.vocabulary.has_order.then_some(())?;
    // `in the slot immediately before`
    let close = |at: usize| {
        let place = reader.any(at, &["at the", "in the", "on the", "the"]);
        let place = place.filter(|place| reader.is_house(*place)).map_or(at, |place| place + 1);
        CLOSE.contains(&reader.word(place)).then_some(place + 1)
    };
    let found = |at: usize| {
        let start = at + usize::from(reader.word(at) == "either");
        let first = close(start)?;
        let of = |at: usize| at + usize::from(reader.word(at) == "of");
        let or = of(first + 1);
        let second = (reader.word(or) == "or").then(|| close(or + 1))??;
        let (a, b) = (reader.word(first), reader.word(second));
        let is_pair = PAIRS.iter().any(|pair| (a, b) == *pair || (b, a) == *pair);
        is_pair.then(|| (at, of(second + 1)))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying("next to")))
}

/// `is in an odd slot` for `has an odd-numbered slot` and `performs in an odd-numbered slot`.
pub(super) fn of_parity(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JOINING: &[&str] = &["at", "in", "on"];
    reader.vocabulary.has_order.then_some(())?;
    let found = |verb: usize| {
        let joined = usize::from(JOINING.contains(&reader.word(verb + 1)));
        let article = verb + 1 + joined;
        let is_one = matches!(reader.word(article), "a" | "an");
        let parity = article + usize::from(is_one);
        let numbered = reader.any(parity, &["even numbered", "odd numbered"])?;
        let is_place = reader.is_house(numbered);
        let holds = matches!(reader.word(verb), "has" | "have" | "had" | "occupies" | "occupy");
        let acts = joined == 1 && is_own_verb(reader, verb);
        (is_place && (holds && joined == 0 || acts)).then_some((verb, parity, numbered))
    };
    let (verb, parity, place) = (1..reader.end()).find_map(found)?;
    let be = match reader.word(verb) {
        "had" => "was in an",
        "have" | "occupy" => "are in an",
        _ => "is in an",
    };
    let said = [
        &reader.tokens[verb].saying(be),
        &reader.tokens[parity..place],
        &reader.tokens[place].saying(&reader.vocabulary.position.text),
    ];
    Some(reader.with(verb..place + 1, &said.concat()))
}

/// `performs` of `performs in slot 3`, where the header has performers: what they all do tells nothing more.
fn is_own_verb(reader: &Reader<'_>, verb: usize) -> bool {
    let own = reader.uses(verb).own;
    own != 0
        && own & !reader.persons() == 0
        && reader.matches.get(verb).is_some_and(Vec::is_empty)
        && words::is_finite(reader.word(verb))
        && !reader.kind(verb - 1).determiner
}

/// `, but not at table 3` for `and not at table 3`, behind another place.
pub(super) fn and_not_at(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |and: usize| {
        let at = reader.any(and, &["and not"])?;
        let is_joined = matches!(reader.word(at), "at" | "in" | "on");
        let says_place = reader.says_before(and, &[reader.word(at)]);
        let is_whole = reader.places(at + 1).iter().any(|(end, _)| *end == reader.end());
        (is_joined && says_place && is_whole && reader.word(and - 1) != ",").then_some((and, at))
    };
    let (and, at) = (3..reader.end()).find_map(found)?;
    Some(reader.with(and..at, &reader.tokens[and].saying(", but not")))
}

/// `Ann is at one of the ends` for `Only one guest sits next to Ann`.
pub(super) fn only_one_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BESIDE: &[&str] = &["adjacent to", "beside", "next to"];
    (reader.vocabulary.has_order && !reader.vocabulary.is_ring).then_some(())?;
    let noun = reader.any(0, &["exactly one", "just one", "only one"])?;
    let is_row = reader.uses(noun).own & reader.vocabulary.lists() & reader.persons() != 0
        || reader.kind(noun).person
        || reader.is_house(noun);
    let verb = noun + 1;
    let is_verb = reader.kind(verb).live || reader.kind(verb).be;
    let row = reader.any(verb + 1, BESIDE)?;
    // Only one woman may sit next to Ann, with a man on her other side.
    let is_all = !reader.is_of_some(noun) && reader.matches.get(noun)?.is_empty();
    let is_whole = reader.names_row(row, reader.end());
    let said = [&reader.tokens[row..], &reader.tokens[0].saying("is at one of the ends")];
    (is_row && is_verb && is_all && is_whole).then(|| in_order(reader, said.concat()))
}

/// `is last` for `is heard last`, of what one hears in turn: an order of pieces, songs or speakers.
pub(super) fn heard(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HEARD: &[&str] = &["heard", "performed", "presented"];
    const ORDER: &[&str] = &[
        "after",
        "before",
        "directly",
        "earlier",
        "either",
        "first",
        "immediately",
        "in",
        "just",
        "last",
        "later",
        "next",
        "somewhere",
        "sometime",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let is_order =
        |at: usize| ORDER.contains(&reader.word(at)) || words::ordinal(reader.word(at)).is_some();
    let is_heard = |at: &usize| {
        let not = usize::from(matches!(reader.word(at - 1), "'t" | "not"));
        let be = at.checked_sub(1 + not);
        HEARD.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && be.is_some_and(|be| reader.is_be_or_denied(be))
            && is_order(at + 1)
    };
    // `are not played in consecutive slots`
    let is_beside = |at: &usize| {
        const DONE: &[&str] = &["given", "played", "shown", "staged", "sung"];
        const BESIDE: &[&str] =
            &["adjacent", "consecutive", "neighboring", "neighbouring", "successive"];
        let not = usize::from(matches!(reader.word(at - 1), "'t" | "not"));
        let be = at.checked_sub(1 + not);
        DONE.contains(&reader.word(*at))
            && be.is_some_and(|be| reader.is_be_or_denied(be))
            && reader.word(at + 1) == "in"
            && BESIDE.contains(&reader.word(at + 2))
            && reader.is_house(at + 3)
    };
    let at = (2..reader.end()).find(|at| is_heard(at) || is_beside(at))?;
    // `heard in Rome` may be a place of the header.
    let is_place = reader.word(at + 1) != "in" || (at + 2..at + 8).any(|at| reader.is_house(at));
    is_place.then(|| reader.without(at..at + 1))
}

/// `is not next to` for `cannot sit next to`, `is in slot 3` for `must perform in slot 3`: what has to be so is so.
pub(super) fn has_to_be(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OTHERS: &[&str] = &["because", "but", "if", "or", "so", "than", "that", "then", "unless"];
    const RELATING: &[&str] = &[
        "adjacent to",
        "after",
        "at",
        "before",
        "beside",
        "between",
        "directly",
        "immediately",
        "in",
        "next to",
        "on",
        "to the left of",
        "to the right of",
    ];
    let at = (1..reader.end()).find(|at| matches!(reader.word(*at), "cannot" | "must"))?;
    let is_plain = !reader.tokens.iter().any(|of| OTHERS.contains(&&*of.word))
        && !reader.tokens.iter().any(|of| function::denies(&of.word));
    let is_own = reader.uses(at + 1).own & reader.persons() != 0 || reader.kind(at + 1).live;
    let is_verb = reader.matches.get(at + 1)?.is_empty() && is_own;
    if !is_plain || !is_verb || !reader.vocabulary.has_order {
        return None;
    }
    let is = if reader.word(at) == "cannot" { "is not" } else { "is" };
    // `must sit for a portrait` tells of no place.
    let is_place = reader.any(at + 2, RELATING).is_some();
    is_place.then(|| reader.with(at..at + 2, &reader.tokens[at].saying(is)))
}

/// `room 3` for `dressing room 3`, where the positions are rooms and all of them are such ones.
pub(super) fn compound(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const KINDS: &[(&str, &[&str])] = &[
        ("hous", &["terraced"]),
        ("lane", &["swimming"]),
        ("plot", &["allotment", "garden"]),
        ("room", &["changing", "consulting", "dressing", "hotel", "practice", "rehearsal"]),
        ("seat", &["cinema", "theatre", "theater"]),
        ("slot", &["programme", "time"]),
        ("space", &["parking"]),
        ("stall", &["market"]),
    ];
    let position = &*reader.vocabulary.position_stem;
    let (_, kinds) = KINDS.iter().find(|(stem, _)| *stem == position)?;
    let is_kind = |at: &usize| {
        kinds.contains(&reader.word(*at))
            && reader.stem(at + 1) == position
            && !reader.is_within_item(*at)
            && reader.uses(*at).own == 0
    };
    let at = (1..reader.end()).find(is_kind).filter(|_| reader.vocabulary.has_order)?;
    Some(reader.without(at..at + 1))
}

/// `at the right end` for `at the far right-hand end of the corridor`.
pub(super) fn far_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ROWS: &[&str] = &[
        "corridor", "hall", "lane", "parade", "passage", "pier", "road", "row", "street", "terrace",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let found = |far: usize| {
        let side = far + usize::from(reader.word(far) == "far");
        let is_side = matches!(reader.word(side), "left" | "right");
        let end = side + 1 + usize::from(reader.word(side + 1) == "hand");
        let row =
            reader.any(end + 1, &["of the"]).filter(|row| ROWS.contains(&reader.word(*row)))?;
        let is_end = reader.word(end) == "end" && reader.word(far - 1) == "the";
        let is_free = reader.matches.get(row)?.is_empty();
        (is_side && is_end && is_free).then_some((far, side, row + 1))
    };
    let (far, side, row) = (1..reader.end()).find_map(found)?;
    let said = [reader.tokens[side].clone(), reader.tokens[side].renamed("end")];
    Some(reader.with(far..row, &said))
}
