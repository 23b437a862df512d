//! Numbers of places in a row, compared: `Ann is 1 locker to the left of Bo` for `Ann's locker number is one less than Bo's`.

use super::super::calendar;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::in_order;
use crate::syntax::text::is_integer;

/// `Ann is 1 locker to the left of Bo's locker` for `Ann's locker number is one less than that of Bo's locker` and `Ann's locker is
/// one number below Bo's locker`, of consecutive numbers in a row.
pub(super) fn compared(reader: &Reader<'_>) -> Option<Vec<Token>> {
    has_numbers_of_row_only(reader).then_some(())?;
    let is_place = |at: usize| {
        reader.stem(at) == reader.vocabulary.position_stem && reader.matches[at].is_empty()
    };
    let noun = (2..reader.end()).find(|at| is_place(*at) && reader.is_possessive(at - 1))?;
    let be = noun + 1 + usize::from(reader.word(noun + 1) == "number");
    let of_number = be > noun + 1;
    let amount = reader.any(be + 1, &["exactly", "just"]).unwrap_or(be + 1);
    let (count, taken) = words::number(&[reader.word(amount)]).unwrap_or((0, 0));
    let unit = amount + taken;
    let (side, rest) = match (of_number, taken > 0) {
        (true, _) => {
            let side = side_of(reader.word(unit))?;
            (side, reader.any(unit + 1, &["than that of", "than"])?)
        }
        (false, true) if matches!(reader.word(unit), "number" | "numbers") => {
            (side_of(reader.word(unit + 1))?, unit + 2)
        }
        _ => return None,
    };
    // `than Bo's price`
    let is_of_value = (rest + 1..reader.end())
        .any(|at| reader.uses(at).named != 0 && reader.is_possessive(at - 1));
    (reader.kind(be).be && rest < reader.end() && !is_of_value).then(|| {
        let place = &reader.vocabulary.position.text;
        let said = match taken {
            0 => format!("is somewhere to the {side} of"),
            _ => format!("is {count} {place} to the {side} of"),
        };
        reader.with(noun + 1..rest, &reader.tokens[be].saying(&said))
    })
}

/// `Ann's locker number is one higher than` for `Ann's locker has a number exactly one higher than` and `Ann's locker has a lower
/// number than`; `is in a lower-numbered locker than` for `is in a locker with a lower number than`.
pub(super) fn has_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // `has a lower number than Bo's, but a higher number than Cy's`
    if reader.tokens.iter().filter(|token| token.word == "number").count() > 1 {
        return None;
    }
    let is_side = |at: usize| matches!(reader.word(at), "higher" | "lower");
    let is_more = |at: &usize| is_side(*at) && reader.word(at + 1) == "number";
    // Behind the verb or `with`: `a lower number than`
    if let Some(side) =
        (3..reader.end()).find(is_more).filter(|side| reader.word(side + 2) == "than")
    {
        let verb = side.checked_sub(2).filter(|_| reader.word(side - 1) == "a")?;
        let place = verb.checked_sub(1).filter(|place| is_of_labels(reader, *place))?;
        let more = &reader.tokens[side];
        let a = place.checked_sub(1).filter(|a| matches!(reader.word(*a), "a" | "an"));
        return match (reader.word(verb), a) {
            ("had" | "has", None) => Some(
                reader
                    .with(verb..side + 2, &[more.saying("number is"), vec![more.clone()]].concat()),
            ),
            ("with", Some(_)) => {
                let numbered = [vec![more.clone()], more.saying("numbered")].concat();
                let said = [&reader.tokens[..place], &numbered, &[reader.tokens[place].clone()]];
                Some(in_order(reader, [&said.concat()[..], &reader.tokens[side + 2..]].concat()))
            }
            _ => None,
        };
    }
    let number = (4..reader.end()).find(|at| reader.word(*at) == "number")?;
    let verb = number.checked_sub(2).filter(|verb| {
        reader.word(verb + 1) == "a" && matches!(reader.word(*verb), "had" | "has")
    })?;
    let amount = number + 1 + usize::from(reader.word(number + 1) == "exactly");
    let (_, taken) = words::number(&[reader.word(amount)])?;
    let is_compared = is_side(amount + taken) && reader.word(amount + taken + 1) == "than";
    (is_compared && is_numbered(reader, verb - 1))
        .then(|| reader.with(verb..amount, &reader.tokens[number].saying("number is")))
}

/// `Ann's locker number is` for `The number of Ann's locker is`.
pub(super) fn number_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start = reader.any(0, &["the number of"])?;
    let owner = reader.nouns(start).into_iter().map(|(end, _)| end);
    let place = owner
        .filter(|end| reader.is_possessive(*end))
        .map(|end| end + 1)
        .find(|place| is_numbered(reader, *place) && reader.kind(place + 1).be)?;
    let number = reader.tokens[place].renamed("number");
    let said = [&reader.tokens[start..=place], &[number], &reader.tokens[place + 1..]].concat();
    Some(in_order(reader, said))
}

/// Whether a word is the noun of a category of numbered labels: `gallery` of `Gallery 1, Gallery 2`.
fn is_of_labels(reader: &Reader<'_>, at: usize) -> bool {
    let uses = reader.uses(at);
    let has_labels = |of: usize| calendar::numbered(&reader.vocabulary.senses[of].items).is_some();
    reader.matches.get(at).is_some_and(Vec::is_empty)
        && (uses.own | uses.named) & reader.vocabulary.where_sense(has_labels) != 0
}

/// Whether a word is the noun of what has numbers: of the positions, or of a category of numbered labels.
fn is_numbered(reader: &Reader<'_>, at: usize) -> bool {
    let is_place = reader.stem(at) == reader.vocabulary.position_stem && is_numbered_row(reader);
    let is_free = reader.matches.get(at).is_some_and(Vec::is_empty);
    is_place && is_free || is_of_labels(reader, at)
}

/// `Ann is somewhere to the right of Bo` for `Ann has a higher locker number than Bo`, of consecutive numbers in a row.
pub(super) fn has_higher(reader: &Reader<'_>) -> Option<Vec<Token>> {
    has_numbers_of_row_only(reader).then_some(())?;
    let vocabulary = reader.vocabulary;
    let found = |at: usize| {
        let more = reader.any(at, &["has a", "had a"])?;
        let side = side_of(reader.word(more))?;
        let is_place = reader.stem(more + 1) == vocabulary.position_stem
            && reader.matches.get(more + 1).is_some_and(Vec::is_empty);
        let than = reader.any(more + 2, &["number than"]).filter(|_| is_place)?;
        Some((at, than, side))
    };
    let (at, than, side) = (1..reader.end()).find_map(found)?;
    let is_other = reader.nouns(than).iter().any(|(end, _)| reader.ends_clause(*end));
    is_other.then(|| {
        let said = format!("is somewhere to the {side} of");
        reader.with(at..than, &reader.tokens[at].saying(&said))
    })
}

/// `Ann is somewhere to the right of Bo` for `Ann has a higher number than Bo` and `Ann's shop has a higher number than`,
/// `is two shops to the right of` for `is in a shop numbered two higher than`.
pub(super) fn is_numbered_higher(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let has_numbers = vocabulary.where_sense(|of| vocabulary.is_named(of, "number")) != 0;
    (rises_by(reader).is_some() && !has_numbers).then_some(())?;
    let say = |at: usize, words: &str| reader.tokens[at].saying(words);
    let is_place = |at: usize| {
        reader.matches.get(at).is_some_and(Vec::is_empty)
            && (reader.stem(at) == vocabulary.position_stem || reader.is_house(at))
    };
    let has = |at: usize| {
        let side = reader.any(at, &["had a", "has a", "have a"])?;
        let than = reader.any(side + 1, &["number than"])?;
        // `Ann's shop has a lower number than Bo's` is read as it stands.
        let is_owned = at > 2 && reader.is_possessive(at - 2);
        let is_theirs = || (than..reader.end()).any(|at| reader.is_possessive(at));
        // Without the noun, the number may be one of a list: `jersey: 7, 9, 11`.
        let is_plain = |of: &Sense| of.items.iter().all(|item| is_integer(&item.text));
        let is_row = match is_owned {
            true => is_place(at - 1) && !is_theirs(),
            false => reader.ends_item(at) && vocabulary.all(is_plain) == 0,
        };
        let side = side_of(reader.word(side)).filter(|_| is_row)?;
        let is_other = reader.nouns(than).iter().any(|(end, _)| *end == reader.end());
        is_other.then(|| (at..than, say(at, &format!("is somewhere to the {side} of"))))
    };
    let numbered = |at: usize| {
        let step = rises_by(reader)?;
        let place = reader.any(at, &["at a", "in a", "on a"]).filter(|place| is_place(*place))?;
        let number = reader.any(place + 1, &["numbered exactly", "numbered"])?;
        let (count, taken) = words::number(&[reader.word(number)])?;
        let side = side_of(reader.word(number + taken))?;
        let than = reader.phrase(number + taken + 1, "than")?;
        let count = (count % step == 0 && count > 0).then_some(count / step)?;
        let house = &vocabulary.position.text;
        let be = reader.kind(at - 1).be;
        be.then(|| (at..than, say(at, &format!("{count} {house} to the {side} of"))))
    };
    let (range, said) = (1..reader.end()).find_map(|at| has(at).or_else(|| numbered(at)))?;
    Some(reader.with(range, &said))
}

/// By how much the numbers of the rows rise, which stand in a line, if by so much each.
pub(super) fn rises_by(reader: &Reader<'_>) -> Option<u32> {
    let vocabulary = reader.vocabulary;
    let numbers = vocabulary.labels.iter().map(|label| label.parse::<u32>().ok());
    let numbers: Vec<u32> = numbers.collect::<Option<_>>()?;
    let mut steps = numbers.windows(2).map(|two| two[1].checked_sub(two[0]));
    let step = steps.next()??;
    let is_row = vocabulary.has_order
        && !vocabulary.is_ring
        && vocabulary.grid.is_none()
        && !vocabulary.order.is_of_floors;
    (is_row && step > 0 && steps.all(|of| of == Some(step))).then_some(step)
}

/// `in locker 21` for `with locker 21`.
pub(super) fn with_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_place = |at: &usize| {
        let number = words::number(&[reader.word(at + 2)]).map(|(number, _)| number.to_string());
        reader.word(*at) == "with"
            && reader.is_house(at + 1)
            && reader.matches[at + 1].is_empty()
            && number
                .is_some_and(|number| reader.vocabulary.labels.contains(&number.as_str().into()))
            && reader.matches.get(at + 2).is_some_and(Vec::is_empty)
    };
    let at = (1..reader.end()).find(is_place)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("in")]))
}

/// Whether nothing but the rows, which stand in a line, has numbers: no `lucky number: 7, 9, 11`.
fn has_numbers_of_row_only(reader: &Reader<'_>) -> bool {
    let vocabulary = reader.vocabulary;
    let has_numbers = vocabulary.where_sense(|of| vocabulary.is_named(of, "number")) != 0;
    is_numbered_row(reader) && !has_numbers
}

/// Whether the rows stand in a line and have numbers, each one more than that before it.
fn is_numbered_row(reader: &Reader<'_>) -> bool {
    let vocabulary = reader.vocabulary;
    let numbers = vocabulary.labels.iter().map(|label| label.parse::<u32>().ok());
    let numbers: Option<Vec<u32>> = numbers.collect();
    let rises = |numbers: &[u32]| numbers.windows(2).all(|two| two[0] + 1 == two[1]);
    vocabulary.has_order
        && !vocabulary.is_ring
        && vocabulary.grid.is_none()
        && !vocabulary.order.is_of_floors
        && numbers.is_some_and(|numbers| rises(&numbers))
}

/// On which side the places with such numbers are.
fn side_of(word: &str) -> Option<&'static str> {
    match word {
        "below" | "less" | "lower" | "smaller" => Some("left"),
        "above" | "greater" | "higher" | "larger" | "more" => Some("right"),
        _ => None,
    }
}
