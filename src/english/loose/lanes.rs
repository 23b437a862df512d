//! Places in a street as British magazines tell them: `two doors away from` for `next door but one to`, `is Ann's` for `is the one
//! occupied by Ann`, `Ann is in` for `You will find Ann in`, `is in lane 5` for `has been given lane 5`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Plain words for one such turn, where the positions stand in a row.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if !reader.vocabulary.has_order {
        return None;
    }
    you_find(reader).or_else(|| {
        (1..reader.end()).filter(|at| !reader.is_within_item(*at)).find_map(|at| {
            but_one(reader, at)
                .or_else(|| separated(reader, at))
                .or_else(|| one_occupied(reader, at))
                .or_else(|| number_higher(reader, at))
                .or_else(|| on_the_lane(reader, at))
                .or_else(|| nth_of_week(reader, at))
        })
    })
}

/// `The cat is in …` for `You will find the cat in …`.
fn you_find(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start =
        reader.any(0, &["you will find", "you 'll find", "we find", "one finds", "you find"])?;
    let ends = reader.mentions(start).into_iter().map(|of| of.end);
    let end = ends.filter(|end| matches!(reader.word(*end), "at" | "in" | "on")).max()?;
    let is = [reader.tokens[0].renamed("is")];
    let said = [&reader.tokens[start..end], &is, &reader.tokens[end..]].concat();
    Some(super::roundabout::in_order(reader, said))
}

/// `two doors away from` for `next door but one to`.
fn but_one(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const SAID: &[(&str, &str)] = &[
        ("next door but one to", "two houses away from"),
        ("next but one to", "two houses away from"),
        ("next door but two to", "three houses away from"),
        ("next door but three to", "four houses away from"),
        ("two doors along from", "two houses away from"),
        ("three doors along from", "three houses away from"),
    ];
    SAID.iter().find_map(|(said, plain)| {
        let end = reader.any(at, &[said])?;
        Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
    })
}

/// `two houses away from Ann's` for `separated from Ann's by just one other house`.
fn separated(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let start = reader.any(at, &["separated from"]).filter(|_| reader.kind(at - 1).be)?;
    let by = (start..reader.end()).find(|at| reader.word(*at) == "by")?;
    let number = reader.any(by + 1, &["exactly", "just", "only"]).unwrap_or(by + 1);
    let (count, taken) = words::number(&[reader.word(number)])?;
    let other = number + taken;
    let other = other + usize::from(matches!(reader.word(other), "other" | "others"));
    let end = other + usize::from(other < reader.end() && reader.is_house(other));
    let is_other = end > number + taken;
    let is_row =
        reader.mentions(start).iter().any(|of| of.end == by) || reader.is_possessive(by - 1);
    let away = format!("{} houses away from", count + 1);
    let said = [&reader.tokens[at].saying(&away)[..], &reader.tokens[start..by]].concat();
    (is_other && is_row && reader.ends_clause(end)).then(|| reader.with(at..end, &said))
}

/// `is Ann's` for `is the one occupied by Ann` and `is the one where Ann lives`.
fn one_occupied(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const BY: &[&str] = &[
        "inhabited by",
        "lived in by",
        "occupied by",
        "owned by",
        "rented by",
        "where",
        "in which",
    ];
    let before = reader.tokens.get(at.checked_sub(1)?)?;
    let is_said = reader.kind(at - 1).be || matches!(&*before.word, "not" | "'t");
    let noun = reader.phrase(at, "the").filter(|noun| {
        let lives = || {
            let word = reader.word(noun + 1);
            word == "where" || word == "in" && reader.word(noun + 2) == "which"
        };
        (is_said || lives())
            && (reader.word(*noun) == "one" || *noun < reader.end() && reader.is_house(*noun))
    })?;
    let name = reader.any(noun + 1, BY)?;
    let lives = matches!(reader.word(name - 1), "where" | "which");
    let of_end = |end: &usize| match lives {
        true => {
            matches!(reader.word(*end), "live" | "lived" | "lives") && reader.ends_clause(end + 1)
        }
        false => reader.ends_clause(*end),
    };
    let end = reader.mentions(name).into_iter().map(|of| of.end).find(of_end)?;
    let owner = [&reader.tokens[name..end], &[reader.tokens[at].renamed("'s")]].concat();
    Some(reader.with(at..end + usize::from(lives), &owner))
}

/// `is 1 house to the right of` for `has a number one higher than that of`, where the numbers go up.
fn number_higher(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const HAS: &[&str] = &["bears a number", "has a number", "number is", "carries a number"];
    let start = reader.any(at, HAS).filter(|_| reader.vocabulary.order.counts_up)?;
    let (count, taken) = words::number(&[reader.word(start)])?;
    let side = match reader.word(start + taken) {
        "higher" | "more" => "right",
        "lower" | "less" => "left",
        _ => return None,
    };
    let than = reader.phrase(start + taken + 1, "than")?;
    let end = reader.any(than, &["that of", "the number of"]).unwrap_or(than);
    // `Ann's number is one higher than Bob's`
    let of_number = reader.word(at) == "number";
    let from = if of_number && reader.is_possessive(at - 1) { at - 1 } else { at };
    let is_plain = reader.vocabulary.order.has_plain_steps && (!of_number || from < at);
    let said = format!("is {count} houses to the {side} of");
    is_plain.then(|| reader.with(from..end, &reader.tokens[at].saying(&said)))
}

/// `the first cottage` for `the first cottage on the lane`.
fn on_the_lane(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const STREETS: &[&str] = &["avenue", "lane", "road", "row", "street", "terrace"];
    let noun = reader.any(at, &["in the", "of the", "on the"])?;
    let is_street = STREETS.contains(&reader.word(noun)) && reader.uses(noun).own == 0;
    let is_nth = at > 1
        && reader.is_house(at - 1)
        && (words::ordinal(reader.word(at - 2)).is_some()
            || matches!(reader.word(at - 2), "last" | "middle"));
    (is_street && is_nth).then(|| reader.without(at..noun + 1))
}

/// `was last` for `was the last of the week`.
fn nth_of_week(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const STRETCHES: &[&str] = &["of the day", "of the month", "of the season", "of the week"];
    let nth = reader.phrase(at, "the").filter(|_| reader.is_be_or_denied(at - 1))?;
    let is_nth = reader.is_rank(nth);
    let end = reader.any(nth + 1, STRETCHES).filter(|end| reader.ends_clause(*end))?;
    is_nth.then(|| reader.with(at..end, &reader.tokens[nth..=nth]))
}

/// `is in lane 5` for `has been given lane 5`, of positions.
pub(super) fn given_lane(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIVEN: &[&str] = &[
        "had been given",
        "has been allocated",
        "has been allotted",
        "has been assigned",
        "has been given",
        "was allocated",
        "was allotted",
        "was assigned",
        "was given",
    ];
    let found = |at: usize| {
        let lane = reader.any(at, GIVEN)?;
        let noun = lane + usize::from(reader.kind(lane).determiner);
        let is_place = reader.places(noun).iter().any(|(end, _)| reader.ends_clause(*end));
        (is_place && reader.is_house(noun)).then_some((at, lane))
    };
    let (at, lane) = (1..reader.end()).find_map(found).filter(|_| reader.vocabulary.has_order)?;
    Some(reader.with(at..lane, &reader.tokens[at].saying("is in")))
}
