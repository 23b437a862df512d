//! Who lives, parks and is served where: `is parked at the first or the last house` for `in front of` these, `is drunk` for `is
//! served`, `the person who` for `the neighbor who`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::{self, Words};
use super::roundabout::in_order;

/// `parked at the first or the last house` for `parked in front of the first or the last house`.
pub(super) fn parked(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: &[&str] =
        &["in front of", "in the driveway of", "in the garage of", "outside of", "outside"];
    const PARKED: &[&str] = &["parked", "parks"];
    reader.vocabulary.has_order.then_some(())?;
    // Nothing but a car is parked.
    let cars = reader.vocabulary.headed(&[
        "automobile",
        "car",
        "lorry",
        "motorcycle",
        "truck",
        "van",
        "vehicle",
    ]);
    let is_car = |end: usize| {
        let mut of = reader.matches[..end].iter().flatten();
        of.any(|of| of.end <= end && cars >> of.of.sense & 1 == 1)
    };
    let is_parked = |at: &usize| PARKED.contains(&reader.word(at - 1)) && is_car(at - 1);
    let found = |at: usize| Some((at, reader.any(at, PLACES)?));
    let (at, end) = (1..reader.end()).filter(is_parked).find_map(found)?;
    let is_rank = |at: &usize| {
        matches!(reader.word(*at), "the" | "or" | "last" | "middle" | "either")
            || words::ordinal(reader.word(*at)).is_some()
    };
    let house = (end..reader.end()).find(|at| !is_rank(at)).filter(|house| *house > end)?;
    reader.is_house(house).then(|| reader.with(at..end, &reader.tokens[at].saying("at")))
}

/// `where tea is drunk` for `where tea is served`, of houses.
pub(super) fn served(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let drinks = reader.vocabulary.headed(&["beverage", "drink", "juice"]);
    let is_item = |end: usize| {
        let mut of = reader.matches[..end].iter().flatten();
        of.any(|of| of.end == end && drinks >> of.of.sense & 1 == 1)
    };
    let is_served = |at: &usize| {
        let goes_on = matches!(reader.word(at + 1), "in" | "at" | ",");
        reader.word(*at) == "served"
            && reader.kind(at - 1).be
            && is_item(at - 1)
            && (goes_on || reader.ends_clause(at + 1) || reader.is_be_or_denied(at + 1))
    };
    let at = (2..reader.end()).find(is_served)?;
    let homes = matches!(&*reader.vocabulary.position_stem, "hous" | "home");
    homes.then(|| reader.with(at..at + 1, &reader.tokens[at].saying("drunk")))
}

/// `the person who` for `the neighbor who`, of those who live in a row.
pub(super) fn neighbour(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_anybody = |at: &usize| {
        matches!(reader.word(*at), "neighbor" | "neighbour")
            && reader.word(at - 1) == "the"
            && matches!(reader.word(at + 1), "who" | "whose")
            && reader.matches[*at].is_empty()
    };
    reader.vocabulary.has_order.then_some(())?;
    let at = (1..reader.end()).find(is_anybody)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("person")))
}

/// `are in rooms 1 and 2` for `have rooms 1 and 2`.
pub(super) fn have_places(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["had", "have", "occupied", "occupy"];
    reader.vocabulary.has_order.then_some(())?;
    let is_having = |at: &usize| {
        let numbers =
            [at + 2, at + 4].iter().all(|at| words::number(&[reader.word(*at)]).is_some());
        HAVING.contains(&reader.word(*at))
            && reader.stem(at + 1) == reader.vocabulary.position_stem
            && reader.word(at + 1).ends_with('s')
            && reader.word(at + 3) == "and"
            && numbers
    };
    let at = (3..reader.end()).find(is_having)?;
    let is_pair = reader.lists(0).iter().any(|(end, of)| *end == at && of.len() == 2);
    is_pair.then(|| reader.with(at..at + 1, &reader.tokens[at].saying("are in")))
}

/// `Ann and Bob are in first and second place, in some order` for `First and second place went to Ann and Bob, in some order`.
pub(super) fn places_went(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WENT: &[&str] = &[
        "belonged to",
        "fell to",
        "went to",
        "were taken by",
        "were won by",
        "was taken by",
        "was won by",
    ];
    const ORDERS: &[&str] = &[
        ", in either order",
        ", in one order or the other",
        ", in some order",
        ", not necessarily in that order",
        ", though not necessarily in that order",
        "in some order",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let and = usize::from(reader.word(1) == "and");
    let nth = |at: usize| words::ordinal(reader.word(at)).is_some() || reader.word(at) == "last";
    let place = if and == 1 { 3 } else { 1 };
    let is_place = nth(0) && nth(2 * and) && reader.is_house(place);
    let names = reader.any(place + 1, WENT).filter(|_| is_place)?;
    let end = match and {
        1 => (names + 3..reader.end()).find(|at| reader.any(*at, ORDERS) == Some(reader.end()))?,
        _ => reader.end(),
    };
    let is_named = match and {
        1 => reader.lists(names).iter().any(|(last, of)| *last == end && of.len() == 2),
        _ => reader.names_row(names, end),
    };
    let say = |words: &str| reader.tokens[place].saying(words);
    let verb = if and == 1 { say("are in") } else { say("is in") };
    let order = if and == 1 { say(", in some order") } else { Vec::new() };
    is_named.then(|| {
        let said = [&reader.tokens[names..end], &verb, &reader.tokens[..place + 1], &order];
        in_order(reader, said.concat())
    })
}

/// `Ann is longer than` for `Ann's boat is longer than` and `Ann is beside` for `Ann's boat is beside`, where boats stand in a row.
pub(super) fn of_stall(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LENGTHS: &[&str] = &["deeper", "longer", "narrower", "shorter", "wider"];
    const BESIDE: &[&str] = &["adjacent", "between", "beside", "left", "next", "right"];
    reader.vocabulary.has_order.then_some(())?;
    let place = &reader.vocabulary.position_stem;
    let is_stall = |at: usize| {
        reader.is_possessive(at) && reader.ends_item(at) && reader.stem(at + 1) == place.as_str()
    };
    let mark = (1..reader.end()).find(|at| is_stall(*at))?;
    let than = (1..reader.end()).find(|at| reader.word(*at) == "than");
    // Of older and heavier ones nobody knows whether people are meant.
    let is_told = match than {
        Some(than) => {
            let comparative = reader.word(than - 1);
            let is_of = |of: usize| reader.is_of_unit(comparative, of);
            LENGTHS.contains(&comparative) && (0..reader.vocabulary.senses.len()).any(is_of)
        }
        // `boat name: …` has the word as well, so that one may be the other.
        None => {
            reader.uses(mark + 1).own != 0
                && reader.tokens.iter().any(|of| BESIDE.contains(&&*of.word))
        }
    };
    let is_dropped = |at: &usize| is_stall(*at) || *at > 0 && is_stall(at - 1);
    let kept = (0..reader.end()).filter(|at| !is_dropped(at));
    is_told.then(|| kept.map(|at| reader.tokens[at].clone()).collect())
}

/// `shallower than` for `less deep than`.
pub(super) fn less_deep(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TURNED: &[(&str, &str)] = &[
        ("deep", "shallower"),
        ("heavy", "lighter"),
        ("high", "lower"),
        ("long", "shorter"),
        ("old", "younger"),
        ("tall", "shorter"),
        ("wide", "narrower"),
    ];
    let found = |at: usize| {
        let turned = TURNED.iter().find(|(word, _)| reader.word(at + 1) == *word)?;
        let is_less = reader.word(at) == "less" && reader.word(at + 2) == "than";
        is_less.then_some((at, turned.1))
    };
    let (at, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying(plain)))
}

/// `the one on Monday` for `Monday's visitor`, where days are told of. `Monday's absentee` was elsewhere.
pub(super) fn days_own(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THERE: &[&str] = &[
        "act",
        "appointment",
        "caller",
        "client",
        "customer",
        "guest",
        "lecture",
        "lecturer",
        "lesson",
        "patient",
        "performance",
        "performer",
        "player",
        "show",
        "speaker",
        "student",
        "talk",
        "visit",
        "visitor",
    ];
    let is_day = |at: usize| {
        let days = reader.matches[at].iter().filter(|of| {
            reader.vocabulary.senses[of.of.sense]
                .items
                .iter()
                .all(super::super::calendar::is_weekday)
        });
        days.map(|of| of.end).max()
    };
    let found = |at: usize| {
        let end = is_day(at)?;
        let noun = end + 1;
        let is_free = reader.is_possessive(end)
            && reader.matches.get(noun)?.is_empty()
            && reader.uses(noun).own == 0
            && THERE.contains(&reader.word(noun));
        let ends = reader.ends_clause(noun + 1)
            || reader.is_be_or_denied(noun + 1)
            || words::is_finite(reader.word(noun + 1));
        (is_free && ends).then_some((at, end))
    };
    let (at, end) = (0..reader.end()).find_map(found)?;
    let said = [&reader.tokens[at].saying("the one on"), &reader.tokens[at..end]].concat();
    Some(in_order(reader, reader.with(at..end + 2, &said)))
}

/// `the farm with the mill` for `the farm where the mill is` and `where the mill stands`.
pub(super) fn where_it_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // `where the mill was sold`, `where the dog is feared`: it may be elsewhere.
    const THERE: &[&str] = &[
        "bred",
        "displayed",
        "driven",
        "drunk",
        "found",
        "grown",
        "housed",
        "kept",
        "parked",
        "played",
        "served",
        "stored",
        "used",
    ];
    let persons = reader.vocabulary.of_persons();
    let found = |at: usize| {
        let noun = at.checked_sub(1)?;
        let is_place = reader.is_house(noun) && reader.matches[noun].is_empty();
        let item = at + 1 + usize::from(reader.kind(at + 1).determiner);
        let is_thing = reader.matches.get(item)?.iter().all(|of| persons >> of.of.sense & 1 == 0);
        let verb = reader.matches.get(item)?.iter().map(|of| of.end).max()?;
        let is_there = reader.kind(verb).be || matches!(reader.word(verb), "stands" | "lives");
        let done = verb + 1;
        let is_done = reader.kind(verb).be
            && THERE.contains(&reader.word(done))
            && reader.matches[done].is_empty();
        let end = done + usize::from(is_done);
        let ends = end == reader.end()
            || reader.kind(end).be
            || reader.kind(end).auxiliary
            || matches!(reader.word(end), "," | "." | "and");
        (is_place && is_thing && is_there && ends).then_some((verb, end))
    };
    let is_where = |at: &usize| reader.word(*at) == "where";
    let (at, (verb, end)) =
        (1..reader.end()).filter(is_where).find_map(|at| Some((at, found(at)?)))?;
    let with = reader.tokens[at].saying("with");
    let said = [&reader.tokens[..at], &with, &reader.tokens[at + 1..verb], &reader.tokens[end..]];
    Some(in_order(reader, said.concat()))
}

/// `has tulips` for `has tulips in the garden`, where nothing else tells of gardens.
pub(super) fn kept_at_home(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: Words = Words::of(&[
        "backyard", "carport", "cupboard", "driveway", "fridge", "garage", "garden", "kitchen",
        "larder", "yard",
    ]);
    let is_there = |at: &usize| {
        reader.word(*at) == "in"
            && reader.kind(at + 1).determiner
            && PLACES.contains(&reader.word(at + 2))
            && reader.ends_item(*at)
            && (reader.ends_clause(at + 3) || matches!(reader.word(at + 3), "," | "but"))
    };
    let at = (1..reader.end()).find(is_there)?;
    let is_known = reader.uses(at + 2).own | reader.uses(at + 2).named != 0;
    (!is_known && reader.matches[at + 2].is_empty()).then(|| reader.without(at..at + 3))
}

/// `the last day` for `the last day of the schedule`, `the middle carriage` for `the carriage in the middle of the train`.
pub(super) fn of_the_row(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ROWS: Words = Words::of(&[
        "block", "corridor", "hall", "hallway", "line", "quay", "queue", "row", "schedule",
        "street", "terrace", "train", "week",
    ]);
    const WHICH: &[&str] = &["final", "first", "last", "leftmost", "middle", "rightmost"];
    reader.vocabulary.has_order.then_some(())?;
    let of_row = |of: usize| {
        reader.word(of) == "of"
            && reader.word(of + 1) == "the"
            && ROWS.contains(&reader.word(of + 2))
            && reader.matches[of + 2].is_empty()
    };
    let is_position = |at: usize| reader.stem(at) == reader.vocabulary.position_stem;
    let is_last = |of: &usize| is_position(of - 1) && WHICH.contains(&reader.word(of - 2));
    if let Some(of) = (2..reader.end()).filter(|of| of_row(*of)).find(is_last) {
        return Some(reader.without(of..of + 3));
    }
    // `the carriage in the middle of the train`
    let in_middle = |at: &usize| {
        is_position(*at)
            && reader.phrase(at + 1, "in the middle") == Some(at + 4)
            && of_row(at + 4)
            && reader.word(at - 1) == "the"
    };
    let at = (1..reader.end()).find(in_middle)?;
    let said = [reader.tokens[at + 3].renamed("middle"), reader.tokens[at].clone()];
    Some(reader.with(at..at + 7, &said))
}
