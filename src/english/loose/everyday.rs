//! Turns of everyday speech, in plain words: `has coffee` for `starts every morning with coffee`, `but he has no olives` for `though
//! he has no olives to offer`, `has an earlier departure than` for `departs earlier than`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// Headings of what one eats or drinks, by their stems.
const CONSUMED: &[&str] = &["drink", "food", "fruit", "dessert", "smoothi"];

/// `has coffee` for `starts every morning with a cup of coffee`, of what is eaten or drunk.
pub(super) fn starts_day_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const VERBS: &[&str] =
        &["began", "begins", "ended", "ends", "finished", "finishes", "started", "starts"];
    const TIMES: &[&str] = &[
        "each day with",
        "each morning with",
        "every day with",
        "every evening with",
        "every morning with",
        "her day with",
        "her morning with",
        "his day with",
        "his morning with",
        "the day with",
        "the morning with",
    ];
    const OF: &[&str] = &[
        "a cup of",
        "a glass of",
        "a mug of",
        "a bowl of",
        "a pot of",
        "a plate of",
        "a",
        "an",
        "some",
        "the",
    ];
    let vocabulary = reader.vocabulary;
    let found = |at: usize| {
        VERBS.contains(&reader.word(at)).then_some(())?;
        Some((at, reader.any(at + 1, TIMES)?))
    };
    let (at, with) = (1..reader.end()).find_map(found)?;
    let item = reader.any(with, OF).unwrap_or(with);
    let is_eaten = |sense: &Sense| {
        sense.topic.is_some_and(|topic| topic.names.iter().any(|of| CONSUMED.contains(of)))
    };
    let eaten = vocabulary.all(is_eaten);
    let is_item = reader
        .matches
        .get(item)?
        .iter()
        .any(|of| eaten >> of.of.sense & 1 == 1 && reader.ends_clause(of.end));
    let is_free = !matches!(
        reader.word(at - 1),
        "'t" | "hardly" | "never" | "not" | "rarely" | "seldom" | "to"
    );
    (is_item && is_free).then(|| reader.with(at..item, &reader.tokens[at].saying("has")))
}

/// `, but he has no olives` for `, though he has no olives`, of the one of whom the whole sentence tells.
pub(super) fn though(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WHO: &[&str] = &["he", "it", "she", "they"];
    let is_though = |at: &usize| {
        matches!(reader.word(*at), "although" | "though")
            && reader.word(at - 1) == ","
            && WHO.contains(&reader.word(at + 1))
    };
    let at = (3..reader.end()).find(is_though)?;
    let is_plain = !(0..reader.end()).any(|other| {
        other != at
            && matches!(
                reader.word(other),
                "although" | "though" | "if" | "unless" | "or" | "either" | "while" | ";"
            )
    });
    is_plain.then(|| reader.with(at..at + 1, &reader.tokens[at].saying("but")))
}

/// `has no olives` for `has no olives to offer` and `has no olives for sale`.
pub(super) fn to_offer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OFFERED: &[&str] = &["for sale", "on offer", "on sale", "to offer", "to sell"];
    let found = |at: usize| {
        let end = reader.any(at, OFFERED)?;
        (reader.ends_item(at) && reader.ends_clause(end)).then_some((at, end))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    let start = (0..at).rfind(|at| reader.ends_clause(*at)).map_or(0, |mark| mark + 1);
    let has = (start..at).any(|at| matches!(reader.word(at), "had" | "has" | "have"));
    has.then(|| reader.without(at..end))
}

/// `is in` for `can be found in` and `can be admired in`: what can be seen or heard in a house may be that of another one.
pub(super) fn can_be_found(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SEEN: &[&str] = &["can be admired", "can be found"];
    let found = |at: usize| Some((at, reader.any(at, SEEN)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let is_place = matches!(reader.word(end), "at" | "in" | "on");
    (is_place && reader.ends_item(at))
        .then(|| reader.with(at..end, &reader.tokens[at].saying("is")))
}

/// `The cherry is six years older than` for `The cherry went to a cousin who is six years older than` and `The cherry went to an older
/// cousin than`.
pub(super) fn went_to_older(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let goes = |at: &usize| {
        matches!(reader.word(*at), "goes" | "went")
            && reader.word(at + 1) == "to"
            && matches!(reader.word(at + 2), "a" | "an" | "the" | "somebody" | "someone")
            && reader.ends_item(*at)
    };
    let is_person = |at: usize| {
        let of = reader.uses(at);
        reader.matches.get(at).is_some_and(Vec::is_empty)
            && !reader.is_of_some(at)
            && (reader.kind(at).person || of.own & reader.persons() != 0)
    };
    let at = (1..reader.end()).find(goes)?;
    let is_somebody = matches!(reader.word(at + 2), "somebody" | "someone");
    let noun = at + if is_somebody { 2 } else { 3 };
    let say = |words: &str| reader.tokens[at].saying(words);
    // `went to a cousin who is`
    if reader.any(noun + 1, &["who is", "who was"]).is_some() {
        let than = (noun..reader.end()).any(|at| reader.word(at) == "than");
        let is_told = (is_somebody || is_person(noun)) && reader.word(at + 2) != "the";
        return (is_told && than).then(|| reader.with(at..noun + 2, &[]));
    }
    // `went to an older cousin than`
    let (older, cousin) = (noun, noun + 1);
    let is_older = matches!(reader.word(at + 2), "a" | "an")
        && reader.of_adjective(reader.word(older)).count_ones() == 1
        && is_person(cousin)
        && reader.word(cousin + 1) == "than";
    if !is_older {
        return None;
    }
    let older = reader.tokens[older].clone();
    let mut said = reader.with(at..cousin + 1, &[say("is"), vec![older]].concat());
    // `than the peach did`
    if said.last().is_some_and(|last| matches!(&*last.word, "did" | "does")) {
        said.pop();
    }
    Some(said)
}

/// `the two cheapest are` for `the two cheapest watches are`, of prices, and nouns that nobody knows.
pub(super) fn cheapest_things(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start = reader.phrase(0, "the")?;
    let (count, taken) = words::number(&[reader.word(start)])?;
    let (end, of) = reader.superlative(start + taken).filter(|_| count > 1)?;
    let is_price = reader.vocabulary.headed(&["price", "cost"]) >> of.sense & 1 == 1;
    let is_new = reader.word(end).ends_with('s')
        && reader.matches.get(end)?.is_empty()
        && reader.uses(end).own == 0
        && !reader.kind(end).person
        && !reader.kind(end).be;
    (is_price && is_new && reader.kind(end + 1).be).then(|| reader.without(end..end + 1))
}

/// `neither the Orion nor the steel strap` for `neither the Orion nor the watch with the steel strap`: what stands in a row goes with
/// each of its items.
pub(super) fn nor_the_one_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    (!reader.vocabulary.has_order && reader.says("neither")).then_some(())?;
    let found = |at: usize| {
        let noun = reader.any(at, &["nor the"])?;
        let item = reader.any(noun + 1, &["with the"])?;
        let of = reader.uses(noun);
        let is_new = !reader.tokens[noun].is_capital && of.own == 0 && !reader.kind(noun).person;
        let is_row = reader.word(noun) == "one"
            || reader.kind(noun).thing
            || is_new && reader.matches[noun].is_empty() && !reader.is_human(noun);
        let is_item = reader
            .matches
            .get(item)?
            .iter()
            .any(|of| reader.ends_clause(of.end) || reader.ends_clause(of.end + 1));
        (is_row && is_item).then_some((noun, item))
    };
    let (noun, item) = (2..reader.end()).find_map(found)?;
    Some(reader.without(noun..item))
}

/// `, and is to the left of` for `, and he is to the left of`, behind a clause that says only what its subject is not: `Ann is
/// neither the cook nor the maid, and she`.
pub(super) fn and_he(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let begins = |at: &usize| {
        reader.any(*at, &[", and he", ", and she", ", but he", ", but she"]).is_some()
            && matches!(reader.word(at + 3), "has" | "is" | "was")
    };
    let comma = (4..reader.end()).find(begins)?;
    let subject = reader.mentions(0).into_iter().map(|of| of.end).max()?;
    let denied = reader.any(subject, &["is neither", "was neither"])?;
    // Nobody but the subject is told of.
    let is_plain = (denied..comma).all(|at| {
        let word = reader.word(at);
        !matches!(word, "who" | "whose" | "that" | "of" | "to" | "than" | "," | "'s" | "and")
    });
    let others = reader.items_in(denied..comma).all(|at| reader.word(at - 1) == "the");
    (is_plain && others && reader.items_in(denied..comma).next().is_some())
        .then(|| reader.without(comma + 2..comma + 3))
}

/// `has an earlier departure than` for `departs earlier than`, where the rows stand in a line and have but one kind of moments.
pub(super) fn departs_earlier(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPARTING: &[&str] = &["departed", "departs", "leaves", "left", "sailed", "sails"];
    let vocabulary = reader.vocabulary;
    (vocabulary.has_order && !reader.is_of_times()).then_some(())?;
    let moments = vocabulary.moments()?;
    let headings = [("departur", "departure"), ("sail", "sailing")];
    let (_, heading) = headings.into_iter().find(|(stem, _)| vocabulary.is_named(moments, stem))?;
    let has = |order: &str| match order {
        "earlier" => format!("has an earlier {heading} than"),
        _ => format!("has a later {heading} than"),
    };
    let is_order =
        |at: usize| matches!(reader.word(at), "earlier" | "later") && reader.word(at + 1) == "than";
    let departs = |at: &usize| {
        DEPARTING.contains(&reader.word(*at)) && is_order(at + 1) && reader.matches[*at].is_empty()
    };
    let at = (1..reader.end()).find(departs)?;
    let is_subject = reader.ends_item(at) || reader.uses(at - 1).own != 0;
    let say = |words: &str| reader.tokens[at].saying(words);
    let but = (at + 3..reader.end())
        .find(|but| reader.any(*but, &["but", "and"]).is_some() && is_order(but + 1));
    let (rest, behind) = match but {
        Some(but) => {
            ([&reader.tokens[at + 3..=but], &say(&has(reader.word(but + 1)))].concat(), but + 3)
        }
        None => (Vec::new(), at + 3),
    };
    is_subject.then(|| {
        let said = [
            &reader.tokens[..at],
            &say(&has(reader.word(at + 1))),
            &rest,
            &reader.tokens[behind..],
        ];
        said.concat()
    })
}

/// `and is in a room adjacent to` for `in a room adjacent to`, behind what the subject has there: `The cook eats the pie in a room
/// adjacent to the maid's`.
pub(super) fn in_room_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_room = |at: &usize| {
        let noun = at + 2;
        matches!(reader.word(*at), "at" | "in")
            && reader.word(at + 1) == "a"
            && reader.is_house(noun)
            && reader.any(noun + 1, &["adjacent to", "beside", "next to"]).is_some()
            && reader.ends_item(*at)
    };
    let at = (4..reader.end()).find(is_room)?;
    let plain = |at: usize| {
        !matches!(
            reader.word(at),
            "," | ";" | "or" | "and" | "if" | "than" | "to" | "who" | "of" | "'s"
        ) && !function::denies(reader.word(at))
    };
    let persons = reader.persons();
    let items: Vec<usize> = reader.items_in(0..at).collect();
    let [_, thing] = items[..] else { return None };
    let is_thing = reader.matches[thing].iter().all(|of| persons >> of.of.sense & 1 == 0);
    (is_thing && (0..at).all(plain))
        .then(|| reader.with(at..at, &reader.tokens[at].saying("and is")))
}
