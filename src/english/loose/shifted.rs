//! Words that stand elsewhere in a sentence than where the grammar looks for them: `worn by neither Ann nor Bob` for `worn
//! neither by Ann nor by Bob`, `two seats to the right of` for `in the second seat to the right of`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `worn by neither Ann nor by Bob` for `worn neither by Ann nor by Bob`, and so with `either`.
pub(super) fn neither_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PREPOSITIONS: &[&str] = &["at", "by", "for", "from", "in", "on", "to", "with"];
    let neither = (1..reader.end()).find(|at| matches!(reader.word(*at), "either" | "neither"))?;
    let joint = if reader.word(neither) == "neither" { "nor" } else { "or" };
    let by = reader.word(neither + 1);
    let again = |at: usize| reader.word(at) == joint && reader.word(at + 1) == by;
    let is_verb = !reader.is_be_or_denied(neither - 1) && reader.tokens[neither - 1].is_word();
    let is_led = PREPOSITIONS.contains(&by) && is_verb && (neither + 2..reader.end()).any(again);
    is_led.then(|| {
        let mut said = reader.tokens.to_vec();
        said.swap(neither, neither + 1);
        said
    })
}

/// `finished before Ann` for `finished before Ann did`, `later than the lunch` for `later than the lunch took place`.
pub(super) fn did_at_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DID: &[&str] = &["did", "does", "happened", "happens", "was held"];
    let end = reader.end();
    let did = (2..end).find(|at| reader.any(*at, DID) == Some(end))?;
    let orders = |at: &usize| matches!(reader.word(*at), "after" | "before" | "than");
    let order = (1..did).rfind(orders)?;
    // Of the one before Ann did something nobody knows what.
    let is_name = reader.names_row(order + 1, did);
    let has_verb = |at: usize| reader.kind(at).be || words::is_finite(reader.word(at));
    (is_name && (1..order).any(has_verb)).then(|| reader.without(did..end))
}

/// `two seats to the right of` for `in the second seat to the right of`.
pub(super) fn nth_to_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SIDES: &[&str] = &[
        "above",
        "below",
        "on the left of",
        "on the right of",
        "to the left of",
        "to the right of",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: usize| {
        let nth = reader.any(at, &["in the", "on the"])?;
        let number = words::ordinal(reader.word(nth)).filter(|number| *number > 1)?;
        let side = nth + 2;
        let is_place = reader.is_house(nth + 1) && reader.any(side, SIDES).is_some();
        is_place.then_some((at, nth, number))
    };
    let (at, nth, number) = (1..reader.end()).find_map(found)?;
    // Whoever is not in the second seat may be in no such seat.
    let said = reader.tokens[nth].saying(&format!("{number} {}s", reader.word(nth + 1)));
    Some(reader.with(at..nth + 2, &said))
}

/// `There are two seats between Ann and Bob` for `Between Ann and Bob there are two seats`.
pub(super) fn between_first(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let first = (reader.word(0) == "between").then_some(1)?;
    let there = (first + 3..reader.end())
        .find(|at| reader.any(*at, &["there are", "there is", "there were"]).is_some())?;
    let pair = there - usize::from(reader.word(there - 1) == ",");
    let is_pair = reader.lists(first).iter().any(|(end, of)| *end == pair && of.len() == 2);
    let ends = !(there..reader.end()).any(|at| matches!(reader.word(at), "," | ";" | "and"));
    (is_pair && ends).then(|| {
        let (counted, between) = (&reader.tokens[there..], &reader.tokens[..pair]);
        in_order(reader, [counted, between].concat())
    })
}

/// Nothing for `, too` at the end of a sentence that tells one thing: whatever else is so, this is.
pub(super) fn too_at_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &[
        "'t", "and", "but", "either", "if", "neither", "nor", "not", "or", "same", "than", "while",
    ];
    let too = reader.end().checked_sub(1).filter(|at| reader.word(*at) == "too")?;
    let comma = too.checked_sub(1).filter(|at| reader.word(*at) == ",")?;
    let is_plain = |at: usize| !DEPENDS.contains(&reader.word(at)) && reader.word(at) != ",";
    (0..comma).all(is_plain).then(|| reader.without(comma..too + 1))
}

/// `Of Ann and Bob, one is the cook, and the other is from York` for `Ann and Bob: one of the two is the cook, the other is from
/// York`.
pub(super) fn two_and_colon(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let colon = (3..reader.end()).find(|at| matches!(reader.word(*at), ":" | "–" | "—"))?;
    let is_pair = reader.lists(0).iter().any(|(end, of)| *end == colon && of.len() == 2);
    let one = reader.any(colon + 1, &["one"]).filter(|_| is_pair)?;
    let one = reader.any(one, &["of the two", "of them", "of these two"]).unwrap_or(one);
    let is_told = reader.kind(one).be || words::is_finite(reader.word(one));
    let comma = (one..reader.end())
        .find(|at| reader.any(*at, &[", the other", "; the other", "and the other"]).is_some())?;
    let other = (comma..comma + 3).find(|at| reader.word(*at) == "other")? + 1;
    let say = |words: &str| reader.tokens[colon].saying(words);
    let comma = comma - usize::from(reader.word(comma - 1) == ",");
    // `the other the one who …`
    let is = if reader.kind(other).determiner { say("is") } else { Vec::new() };
    let said = [
        &say("of"),
        &reader.tokens[..colon],
        &say(", one"),
        &reader.tokens[one..comma],
        &say(", and the other"),
        &is,
        &reader.tokens[other..],
    ];
    is_told.then(|| in_order(reader, said.concat()))
}

/// `Bob is not in black` for `, and neither is Bob` behind a clause that says so of somebody else.
pub(super) fn and_neither(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &[
        "and", "but", "her", "his", "if", "its", "neither", "nor", "only", "own", "same", "their",
        "while", "who",
    ];
    let joint = |at: &usize| {
        matches!(reader.word(*at), "neither" | "nor")
            && reader.word(*at - 1) != "either"
            && reader.kind(at + 1).be | reader.kind(at + 1).auxiliary
    };
    let neither = (4..reader.end()).find(joint)?;
    let verb = reader.word(neither + 1);
    let name = neither + 2;
    let is_name = reader.names_row(name, reader.end());
    let comma = (3..neither).find(|at| matches!(reader.word(*at), "," | ";" | "and"))?;
    let between = &reader.tokens[comma..neither];
    let is_joint = between.iter().all(|of| matches!(&*of.word, "," | ";" | "and"));
    let subjects = reader.nouns(0).into_iter().map(|(end, _)| end);
    let be = subjects.filter(|end| reader.is_be_or_denied(*end)).max().or_else(|| {
        let ends = reader.nouns(0).into_iter().map(|(end, _)| end);
        ends.filter(|end| matches!(reader.word(*end), "did" | "didn" | "does" | "doesn")).max()
    })?;
    let not = matches!(reader.word(be + 1), "not" | "'t").then_some(be + 1)?;
    // What is no thing by its name may be so in two ways: `Ann is not the cook, and neither is the Dane`.
    let is_same = reader.word(be).starts_with(verb);
    // Ann is not next to Bob, nor with him, and neither is Cy: beside Bob or beside Ann?
    let persons = reader.vocabulary.of_persons();
    let is_person = |at: usize| reader.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1);
    let is_plain_place = reader.kind(not + 1).preposition
        && reader.relations(not + 1).is_empty()
        && !(not + 1..comma).any(is_person);
    let does = matches!(reader.word(be), "did" | "didn" | "does" | "doesn");
    let is_told = does || is_plain_place;
    let is_plain = (0..comma).all(|at| !DEPENDS.contains(&reader.word(at)));
    if !is_name || !is_joint || !is_same || !is_told || !is_plain || not + 1 >= comma {
        return None;
    }
    let said = [
        &reader.tokens[..comma],
        &reader.tokens[neither].saying(", and"),
        &reader.tokens[name..],
        &reader.tokens[be..comma],
    ];
    Some(in_order(reader, said.concat()))
}
