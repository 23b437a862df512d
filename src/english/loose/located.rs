//! Where somebody has set up, what lies there, and who is in front of whom in a queue, in plain words.

use super::super::mention::Reader;
use super::super::place::Spot;
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::words;
use super::by_place::RELATING;
use super::roundabout::in_order;

/// `is at one end` for `has set up at one end`, where the rows stand in a line.
pub(super) fn set_up(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SETTING: &[&str] =
        &["has set up shop", "has set up", "had set up", "has pitched up", "has taken up a place"];
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: usize| Some((at, reader.any(at, SETTING)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    // `has set up at home`, `has set up two stalls`
    let is_told = reader.mentions(0).iter().any(|of| of.end == at) && tells_where(reader, end);
    is_told.then(|| reader.with(at..end, &reader.tokens[at].saying("is")))
}

/// Whether some words tell where in the row: `at one end`, `next to Ann`, `in stall 3`.
fn tells_where(reader: &Reader<'_>, at: usize) -> bool {
    const ENDS: &[&str] = &[
        "at an end",
        "at either end",
        "at one end",
        "at the far left",
        "at the far right",
        "at the left end",
        "at the right end",
        "in the middle",
        "in the center",
        "in the centre",
    ];
    let far = reader.any(at, &["directly", "immediately", "right", "somewhere"]).unwrap_or(at);
    reader.any(at, ENDS).is_some()
        || !reader.relations(far).is_empty()
        || matches!(reader.word(at), "at" | "in")
            && reader.is_house(at + 1)
            && words::number(&[reader.word(at + 2)]).is_some()
}

/// `Ann's ship is beside` for `Ann's ship lies beside`, of a thing that stands in the row.
pub(super) fn lies_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LYING: &[&str] = &["lay", "lies", "stands", "stood"];
    let is_beside = |at: usize| {
        let near =
            |(_, of): &(usize, Relation)| matches!(of, Relation::NextTo | Relation::Order(..));
        reader.relations(at).iter().any(near)
    };
    let is_lying = |at: &usize| {
        let noun = at - 1;
        LYING.contains(&reader.word(*at))
            && reader.is_possessive(noun - 1)
            && reader.ends_item(noun - 1)
            && (reader.is_house(noun) || reader.uses(noun).named & reader.vocabulary.lists() != 0)
            && reader.matches[noun].is_empty()
            && reader.matches[*at].is_empty()
            && is_beside(at + 1)
    };
    let at = (3..reader.end()).find(is_lying).filter(|_| reader.vocabulary.has_order)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("is")))
}

/// `There are exactly two people in front of Ann` for `Ann has exactly two people in front of her`; and `Ann bought tea, and there
/// are …` for `Ann, who bought tea, has …`.
pub(super) fn has_so_many_before(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PEOPLE: &[&str] = &["others", "people", "person", "persons"];
    const BEFORE: &[&str] =
        &["ahead of", "behind", "in front of", "to the left of", "to the right of"];
    const WHOM: &[&str] = &["her", "him", "it", "them"];
    reader.vocabulary.has_order.then_some(())?;
    let counts = |at: &usize| {
        matches!(reader.word(*at), "had" | "has")
            && matches!(reader.word(at + 1), "exactly" | "just" | "only")
            && words::number(&[reader.word(at + 2)]).is_some()
    };
    let has = (1..reader.end()).find(counts)?;
    let noun = has + 3;
    let whom = reader.any(noun + 1, BEFORE)?;
    // `three runners`, but not `three women`
    let is_row =
        || reader.is_human(noun) && reader.matches[noun].is_empty() && !reader.is_of_some(noun);
    let is_noun = PEOPLE.contains(&reader.word(noun)) || reader.is_house(noun) || is_row();
    let is_whole = WHOM.contains(&reader.word(whom)) && whom + 1 == reader.end();
    let subject = reader.nouns(0).into_iter().map(|(end, _)| end);
    let commas: Vec<usize> =
        (0..has).filter(|at| reader.word(*at) == "," && !reader.is_within_item(*at)).collect();
    // Whoever was told of between them may be meant.
    let is_behind =
        |end: usize| reader.tokens[end].span.start <= reader.tokens[end - 1].span.end + 1;
    let (subject, told) = match commas[..] {
        [] if is_behind(has) => (subject.into_iter().find(|end| *end == has)?, None),
        // `Ann, who bought tea, has`
        [open, close] if close + 1 == has && reader.word(open + 1) == "who" => {
            (subject.into_iter().find(|end| *end == open)?, Some(open + 2..close))
        }
        _ => return None,
    };
    // Nobody else may be meant.
    let is_only = told.clone().is_none_or(|of| {
        let persons = reader.persons();
        !of.clone().any(|at| reader.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1))
            && !of.clone().any(|at| {
                matches!(reader.word(at), "or" | "and" | "not" | "'t")
                    || RELATING.contains(&reader.word(at))
            })
    });
    let are = if reader.word(has + 2) == "one" { "is" } else { "are" };
    let say = |words: &str| reader.tokens[has].saying(words);
    (is_noun && is_whole && is_only).then(|| {
        let first = match told {
            Some(of) => [&reader.tokens[..subject], &reader.tokens[of], &say(", and")].concat(),
            None => Vec::new(),
        };
        let there = say(&format!("there {are}"));
        let said = [&first, &there, &reader.tokens[has + 1..whom], &reader.tokens[..subject]];
        in_order(reader, said.concat())
    })
}

/// `The loaf is in place 5, and is not Ann's` for `The loaf went to the last person in the queue, and that is not Ann` and
/// `…, who is not Ann`.
pub(super) fn that_is_not(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOING: &[&str] = &[
        "belongs to",
        "goes to",
        "is for",
        "was bought by",
        "went to",
        "will be for",
        "will go to",
    ];
    const THAT: &[&str] = &[
        ", and that is not",
        ", and that isn 't",
        ", and this is not",
        ", but that is not",
        ", who is not",
        ", who isn 't",
    ];
    let found = |at: usize| Some((at, reader.any(at, THAT)?));
    let (comma, name) = (3..reader.end()).find_map(found)?;
    let goes = |at: usize| Some((at, reader.any(at, GOING)?));
    let (verb, to) = (1..comma).find_map(goes)?;
    let is_subject = reader.mentions(0).iter().any(|of| of.end == verb);
    let (_, spot) = reader.places(to).into_iter().find(|(end, _)| *end == comma)?;
    let labels = &reader.vocabulary.labels;
    let label = match spot {
        Spot::At(rank) => labels.get(rank)?,
        Spot::First => labels.first()?,
        Spot::Last => labels.last()?,
        Spot::Middle => return None,
    };
    let persons = reader.persons();
    let is_name = reader
        .matches
        .get(name)?
        .iter()
        .any(|of| persons >> of.of.sense & 1 == 1 && reader.ends_clause(of.end));
    let end = reader.matches[name].iter().map(|of| of.end).max()?;
    let is_last = end == reader.end() || reader.word(end) == ".";
    (is_subject && is_name && is_last).then(|| {
        let said = format!("is in {} {label} , and is not", reader.vocabulary.position.text);
        let said = [
            &reader.tokens[..verb],
            &reader.tokens[verb].saying(&said),
            &reader.tokens[name..end],
            &[reader.tokens[end - 1].renamed("'s")],
            &reader.tokens[end..],
        ];
        said.concat()
    })
}
