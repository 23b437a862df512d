//! Numbers of places in a row, compared: `Ann is 1 locker to the left of Bo` for `Ann's locker number is one less than Bo's`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// `Ann is 1 locker to the left of Bo's locker` for `Ann's locker number is one less than that of Bo's locker` and `Ann's locker is
/// one number below Bo's locker`, of consecutive numbers in a row.
pub(super) fn compared(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // `lucky number: 7, 9, 11`
    let vocabulary = reader.vocabulary;
    let has_numbers = vocabulary.where_sense(|of| vocabulary.is_named(of, "number")) != 0;
    (is_numbered_row(reader) && !has_numbers).then_some(())?;
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

/// `Ann is somewhere to the right of Bo` for `Ann has a higher locker number than Bo`, of consecutive numbers in a row.
pub(super) fn has_higher(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let has_numbers = vocabulary.where_sense(|of| vocabulary.is_named(of, "number")) != 0;
    (is_numbered_row(reader) && !has_numbers).then_some(())?;
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
