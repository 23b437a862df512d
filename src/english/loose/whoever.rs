//! Somebody whom more is told of: `the one with the tweed jacket is 27` for `the tweed jacket belongs to somebody who is 27`, `is
//! to the left of Bob` for `belongs to the man to the left of Bob`.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::bounds;
use super::roundabout::in_order;
use crate::english::measure::MONEY_SIGNS;

/// Verbs by which something is somebody's.
const BELONGING: &[&str] = &[
    "belongs to",
    "is owned by",
    "is worn by",
    "was baked by",
    "was bought by",
    "was brought by",
    "was made by",
    "was ordered by",
    "was painted by",
    "was won by",
    "was worn by",
];

/// `the tweed jacket is with the one who is 27` is told of the jacket.
pub(super) fn somebody_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SOMEBODY: &[&str] = &["a person who", "somebody who", "someone who"];
    let found = |at: usize| {
        let somebody = reader.any(at, BELONGING)?;
        Some((at, reader.any(somebody, SOMEBODY)?))
    };
    let (at, who) = (1..reader.end()).find_map(found)?;
    let is_subject = reader.names_row(0, at);
    let depends = |of: &Token| matches!(&*of.word, "and" | "but" | "if" | ",");
    if !is_subject || reader.tokens.iter().any(depends) {
        return None;
    }
    let rest = match reader.word(who) {
        "'s" => [&reader.tokens[who].saying("is"), &reader.tokens[who + 1..]].concat(),
        _ => reader.tokens[who..].to_vec(),
    };
    Some(in_order(reader, [&reader.tokens[..at], &rest].concat()))
}

/// `is to the left of Bob` for `belongs to the man to the left of Bob`, where these stand in a row.
pub(super) fn belongs_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: usize| {
        let person = reader.phrase(reader.any(at, BELONGING)?, "the")?;
        let side = reader.any(person + 1, &["who is", "sitting", "standing", "living"]);
        Some((at, person, side.unwrap_or(person + 1)))
    };
    let (at, person, side) = (1..reader.end()).find_map(found)?;
    let is_person = (reader.kind(person).person || reader.word(person) == "one")
        && reader.matches[person].is_empty();
    // Whoever is beside Bob may be two people, of whom one is a man.
    let is_all = !reader.is_of_some(person);
    let relates = |of: &(usize, Relation)| match of.1 {
        Relation::Order(_, Some(_)) => true,
        Relation::Order(..) | Relation::NextTo => is_all,
        _ => false,
    };
    let is_beside = reader.relations(side).iter().any(relates);
    let is_subject = reader.names_row(0, at);
    let is_denied = reader.tokens.iter().any(|of| denies(&of.word));
    (is_person && is_beside && is_subject && !is_denied)
        .then(|| reader.with(at..side, &reader.tokens[at].saying("is")))
}

/// `Bob, not Ann, baked the pie` for `Unlike Ann, Bob baked the pie`.
pub(super) fn unlike(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let comma = (2..reader.end()).find(|at| reader.word(*at) == ",")?;
    let name = 1;
    let is_first = reader.word(0) == "unlike";
    let is_name = reader.names_row(name, comma);
    let start = comma + 1;
    let ends = reader.nouns(start).into_iter().map(|(end, _)| end);
    let subject = ends.filter(|end| reader.begins_predicate(*end)).max()?;
    // Unlike Ann, who has the cat, Bob has none.
    let depends = |of: &Token| {
        denies(&of.word)
            || matches!(
                &*of.word,
                "," | ";" | "and" | "but" | "either" | "if" | "or" | "than" | "after" | "before"
            )
    };
    let is_plain = !reader.tokens[start..].iter().any(depends);
    let say = |words: &str| reader.tokens[0].saying(words);
    (is_first && is_name && is_plain).then(|| {
        let said = [
            &reader.tokens[start..subject],
            &say(", not"),
            &reader.tokens[name..comma],
            &say(","),
            &reader.tokens[subject..],
        ];
        in_order(reader, said.concat())
    })
}

/// `Neither Ann nor Bob` for `Neither of Ann and Bob` and `Neither of the sailors Ann and Bob`.
pub(super) fn neither_of_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let of = reader.any(0, &["neither of"])?;
    let noun = reader.any(of, &["the"]).filter(|noun| {
        reader.matches.get(*noun).is_some_and(Vec::is_empty) && reader.word(*noun).ends_with('s')
    });
    let first = noun.map_or(of, |noun| noun + 1);
    let is_pair = |(end, of): &(usize, Vec<_>)| of.len() == 2 && reader.begins_predicate(*end);
    let (end, _) = reader.lists(first).into_iter().filter(is_pair).max_by_key(|of| of.0)?;
    let and = (first + 1..end).rfind(|at| reader.word(*at) == "and")?;
    let nor = reader.tokens[and].renamed("nor");
    let said = [
        &reader.tokens[..1],
        &reader.tokens[first..and],
        std::slice::from_ref(&nor),
        &reader.tokens[and + 1..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `If Ann is from Ely` for `Assuming Ann is from Ely`.
pub(super) fn assuming(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ASSUMING: &[&str] = &[
        "assuming that",
        "assuming",
        "in case",
        "on condition that",
        "provided that",
        "providing that",
        "supposing that",
        "supposing",
    ];
    let end = reader.any(0, ASSUMING)?;
    let has_comma = reader.tokens.iter().any(|of| of.word == ",");
    has_comma.then(|| reader.with(0..end, &reader.tokens[0].saying("if")))
}

/// `the ship of Ann` for `the ship with Ann at the helm`.
pub(super) fn at_the_helm(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: &[&str] = &["at the controls", "at the helm", "at the wheel", "in command"];
    let found = |at: usize| Some((at, reader.any(at, PLACES)?));
    let (at, end) = (3..reader.end()).find_map(found)?;
    let with = (1..at).rfind(|at| reader.word(*at) == "with")?;
    let is_name = reader.names_row(with + 1, at);
    let of = reader.tokens[with].renamed("of");
    is_name.then(|| {
        [&reader.tokens[..with], &[of], &reader.tokens[with + 1..at], &reader.tokens[end..]]
            .concat()
    })
}

/// `the second oldest` for `the second oldest of the five`, where there are five rows.
pub(super) fn of_the_rows(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let start = reader.phrase(at, "the")?;
        let (end, _) = reader.superlative(start)?;
        let number = reader.any(end, &["of the", "of all", "of all the"])?;
        let noun = reader.past_all(number)?;
        let is_row =
            reader.kind(noun).person || reader.kind(noun).thing || reader.uses(noun).own != 0;
        let last = noun + usize::from(is_row && reader.matches.get(noun)?.is_empty());
        Some((end, last))
    };
    let (end, last) = (0..reader.end()).find_map(found)?;
    let ends =
        reader.ends_clause(last) || reader.word(last) == "," || reader.begins_predicate(last);
    ends.then(|| reader.without(end..last))
}

/// `The squash was 3 pounds more than the beans` for `There were 3 more pounds of squash than of beans`.
pub(super) fn more_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start = reader.any(0, &["there are", "there is", "there was", "there were"])?;
    let start = reader.any(start, &["exactly", "just"]).unwrap_or(start);
    let (_, taken) = words::number(&[reader.word(start)])?;
    let more = start + taken;
    let of = more + 2;
    let is_more = matches!(reader.word(more), "more" | "fewer" | "less");
    let is_amount = is_more && reader.is_unit(more + 1) && reader.word(of) == "of";
    let than = (of + 2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let other = than + 1 + usize::from(reader.word(than + 1) == "of");
    let is_row = |start: usize, end: usize| reader.names_row(start, end);
    let is_plain = is_amount && is_row(of + 1, than) && is_row(other, reader.end());
    let say = |words: &str| reader.tokens[start].saying(words);
    is_plain.then(|| {
        let said = [
            &say("the"),
            &reader.tokens[of + 1..than],
            &say("was"),
            &reader.tokens[start..more],
            &reader.tokens[more + 1..of],
            &reader.tokens[more..=more],
            &say("than the"),
            &reader.tokens[other..],
        ];
        in_order(reader, said.concat())
    })
}

/// `a was either 10 feet less or 10 feet more than b` for `there is a ten-foot difference between a and b`.
pub(super) fn difference(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let article = reader.any(0, &["there is", "there was", "there 's"])?;
    let start = reader.any(article, &["a", "an", "exactly a"])?;
    let number = reader.any(start, &["difference of"]).unwrap_or(start);
    let number = reader.any(number, &["exactly", "just"]).unwrap_or(number);
    let is_behind = number != start;
    let is_money = reader.word(number).starts_with(MONEY_SIGNS);
    let taken = usize::from(!is_money);
    if !is_money {
        words::number(&[reader.word(number)]).filter(|(_, taken)| *taken == 1)?;
    }
    let unit = number + taken + usize::from(reader.word(number + taken) == "-");
    let end = unit + 1;
    let end = if is_behind { end } else { reader.any(end, &["difference"])? };
    const KINDS: &[&str] = &["in height", "in length", "in price", "in weight", "in width"];
    let kind = reader.any(end, KINDS);
    let first = reader.any(kind.unwrap_or(end), &["between"])?;
    let and = (first + 1..reader.end()).find(|at| reader.word(*at) == "and")?;
    let is_row = |start: usize, end: usize| reader.names_row(start, end);
    let stem = reader.stem(unit);
    let of_unit = |of: &Sense| match is_money || stem == "dollar" {
        true => of.currency.is_some(),
        false => of.scale.is_some() && of.unit.as_deref() == Some(stem),
    };
    // Of times and ages more is to be known.
    let of = reader.vocabulary.all(of_unit);
    let heading = reader.vocabulary.senses.get(of.trailing_zeros() as usize).map(|of| &of.heading);
    let is_other = kind.is_some_and(|kind| {
        !heading.is_some_and(|of| bounds::is_of_dimension(reader.word(kind - 1), of))
    });
    let is_told = of.count_ones() == 1
        && !is_other
        && !matches!(stem, "day" | "hour" | "minut" | "month" | "week" | "year");
    if !is_told || !is_row(first, and) || !is_row(and + 1, reader.end()) {
        return None;
    }
    let far = match is_money {
        true => reader.word(number).to_owned(),
        false => format!("{} {}", reader.word(number), reader.word(unit)),
    };
    let said = reader.tokens[0].saying(&format!("was either {far} less or {far} more than"));
    let all = [&reader.tokens[first..and], &said, &reader.tokens[and + 1..reader.end()]];
    Some(in_order(reader, all.concat()))
}

/// `an hour after the one who bats` for `an hour after whoever bats`. Whom somebody served or married is another one.
pub(super) fn whoever_does(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_one = |at: &usize| {
        reader.word(*at) == "whoever"
            && matches!(reader.word(at - 1), "after" | "before" | "behind" | "of" | "than")
    };
    let at = (1..reader.end()).find(is_one)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("the one who")))
}
