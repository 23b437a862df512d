//! Several places of a row in one sentence: `From left to right, the first three tables are those of Ann, Bo and Cy`, `The
//! two guests next to Ann are Bo and Cy`, `Both Ann and Bo are at odd-numbered tables`, `Ann performs after at least one of
//! the others and before at least three of them`.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::{all_of, is_same_item};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// What a sentence says of several places of a row.
pub(super) fn told(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    vocabulary.has_order.then_some(())?;
    first_of_row(vocabulary, tokens, read)
        .or_else(|| those_beside(vocabulary, tokens, read))
        .or_else(|| both_there(vocabulary, tokens, read))
        .or_else(|| among_others(vocabulary, tokens, read))
        .or_else(|| it_is_there(vocabulary, tokens, read))
        .or_else(|| whose_places(vocabulary, tokens, read))
}

/// The rows of a list that goes on to the end: `Ann, Bo and Cy`.
fn listed<'t>(vocabulary: &Vocabulary, tokens: &'t [Token]) -> Option<Vec<&'t [Token]>> {
    let reader = Reader::new(vocabulary, tokens);
    let mut rows = Vec::new();
    let mut at = 0;
    loop {
        let ends = reader.nouns(at).into_iter().map(|(end, _)| end);
        let parts = |end: &usize| *end == tokens.len() || matches!(reader.word(*end), "," | "and");
        let end = ends.filter(parts).min()?;
        rows.push(&tokens[at..end]);
        if end == tokens.len() {
            return Some(rows);
        }
        let and = usize::from(reader.word(end) == "," && reader.word(end + 1) == "and");
        at = end + 1 + and;
    }
}

/// `From left to right, the first three tables are those of Ann, Bo and Cy`.
fn first_of_row(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const ORDER: &[&str] = &[
        "counting from left to right ,",
        "from left to right ,",
        "going from left to right ,",
        "in order from left to right ,",
        "reading from left to right ,",
    ];
    const BEHIND: &[&str] =
        &[", from left to right", ", in that order", "from left to right", "in that order"];
    const THEIRS: &[&str] =
        &["are occupied by", "are taken by", "are those of", "belong to", "are held by", "are"];
    let start = ORDER.iter().find_map(|said| phrase(tokens, said));
    let behind = BEHIND.iter().find_map(|said| {
        let at = tokens.len().checked_sub(said.split(' ').count())?;
        phrase(&tokens[at..], said).map(|_| at)
    });
    // Without their order, nobody knows who is first.
    start.or(behind)?;
    let start = start.unwrap_or(0);
    let end = behind.unwrap_or(tokens.len());
    let tokens = &tokens[..end];
    let first = phrase(tokens.get(start..)?, "the first").map(|words| start + words)?;
    let (number, taken) = words::number(&[&tokens.get(first)?.word])?;
    let reader = Reader::new(vocabulary, tokens);
    let noun = first + taken;
    let theirs = noun + usize::from(reader.is_house(noun));
    let list = reader.any(theirs, THEIRS)?;
    let rows = listed(vocabulary, &tokens[list..])?;
    if rows.len() != number as usize || rows.len() >= vocabulary.labels.len() {
        return None;
    }
    let there = |(row, label): (&&[Token], &compact_str::CompactString)| {
        let place = format!("is in {} {}", vocabulary.position.text, label.to_lowercase());
        read(&[*row, &tokens[0].saying(&place)].concat())
            .filter(|says| matches!(says, Form::In(..)))
    };
    let says: Option<Vec<_>> = rows.iter().zip(&vocabulary.labels).map(there).collect();
    all_of(says?)
}

/// `The two guests next to Ann are Bo and Cy`, `The people on either side of Ann are Bo and Cy`: two who are not the same.
fn those_beside(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const BESIDE: &[&str] =
        &["beside", "next to", "on either side of", "sitting next to", "sitting on either side of"];
    let reader = Reader::new(vocabulary, tokens);
    let the = phrase(tokens, "the")?;
    let noun = the + usize::from(reader.word(the) == "two");
    let is_people = reader.word(noun) == "people"
        || reader.uses(noun).own & reader.persons() & vocabulary.lists() != 0
        || reader.kind(noun).person;
    let is_all = is_people && reader.word(noun).ends_with(['s', 'e']) && !reader.is_of_some(noun);
    let row = reader.any(noun + 1, BESIDE).filter(|_| is_all)?;
    let ends = reader.nouns(row).into_iter().map(|(end, _)| end);
    let are = ends.filter(|end| matches!(reader.word(*end), "are" | "were")).max()?;
    let rows = listed(vocabulary, &tokens[are + 1..])?;
    let [a, b] = rows[..] else { return None };
    let beside = |other: &[Token]| {
        let said = [&tokens[row..are], &tokens[0].saying("is next to"), other].concat();
        read(&said).filter(|says| matches!(says, Form::NextTo(..)))
    };
    let says = vec![beside(a)?, beside(b)?];
    let apart = || read(&[a, &tokens[0].saying("is not"), b].concat());
    let of = |row: &[Token]| Reader::new(vocabulary, row).nouns(0).pop().map(|(_, of)| of);
    let are_one_kind = reader.sense_of(&of(a)?) == reader.sense_of(&of(b)?);
    if are_one_kind {
        return (!is_same_item(&of(a)?, &of(b)?)).then(|| all_of(says))?;
    }
    all_of([says, vec![apart()?]].concat())
}

/// `Both Ann and Bo are in an odd slot`: each of them is.
fn both_there(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const OTHERS: &[&str] = &["'t", ",", "but", "if", "neither", "never", "nor", "not", "or"];
    let (both, rest) = tokens.split_first()?;
    if both.word != "both" || rest.iter().any(|of| OTHERS.contains(&&*of.word)) {
        return None;
    }
    let reader = Reader::new(vocabulary, rest);
    let and =
        reader.nouns(0).into_iter().map(|(end, _)| end).find(|at| reader.word(*at) == "and")?;
    let ends = reader.nouns(and + 1).into_iter().map(|(end, _)| end);
    let are = ends.filter(|at| matches!(reader.word(*at), "are" | "were")).max()?;
    let is = [rest[are].renamed(if rest[are].word == "are" { "is" } else { "was" })];
    let of = |row: &[Token]| {
        let says = read(&[row, &is, &rest[are + 1..]].concat())?;
        matches!(says, Form::Odd(_) | Form::Even(_) | Form::AtEnd(_)).then_some(says)
    };
    all_of(vec![of(&rest[..and])?, of(&rest[and + 1..are])?])
}

/// `Ann performs after at least one of the others and before at least three of them`: the places that this leaves.
fn among_others(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const OTHERS: &[&str] =
        &["of the others", "of the other", "others", "other", "of them", "of the rest"];
    let reader = Reader::new(vocabulary, tokens);
    let count = vocabulary.labels.len();
    let ends = reader.nouns(0).into_iter().map(|(end, _)| end);
    let subject = ends.filter(|end| reader.begins_predicate(*end)).max()?;
    // One verb, which tells nothing but when or where.
    let mut at = subject + 1;
    let (mut from, mut to) = (1, count);
    loop {
        let is_after = match reader.word(at) {
            "after" | "behind" => true,
            "before" => false,
            _ => return None,
        };
        let number = reader.any(at + 1, &["at least"])?;
        let (number, taken) =
            words::number(&[reader.word(number)]).map(|(n, t)| (n, number + t))?;
        let end = reader.any(taken, OTHERS)?;
        let is_noun = reader.uses(end).own & vocabulary.lists() & reader.persons() != 0
            && reader.word(end - 1) == "other"
            && !reader.is_of_some(end);
        let end = end + usize::from(is_noun);
        match is_after {
            true => from = from.max(number as usize + 1),
            false => to = to.min(count.checked_sub(number as usize)?),
        }
        match reader.word(end) {
            "" => break,
            "and" | "but" => at = end + 1,
            _ => return None,
        }
    }
    let is_denied = tokens.iter().any(|of| function::denies(&of.word));
    if is_denied || from > to || (from, to) == (1, count) {
        return None;
    }
    let there = |label: &compact_str::CompactString| {
        let place = format!("is in {} {}", vocabulary.position.text, label.to_lowercase());
        match read(&[&tokens[..subject], &tokens[subject].saying(&place)].concat())? {
            Form::In(of, places) => Some((of, places)),
            _ => None,
        }
    };
    let all: Option<Vec<_>> = vocabulary.labels[from - 1..to].iter().map(there).collect();
    let all = all?;
    let of = all.first()?.0.clone();
    Some(Form::In(of, all.into_iter().flat_map(|(_, places)| places).collect()))
}

/// `It is at the table with the green cloth that the paella is eaten`: the paella is there.
fn it_is_there(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const OTHERS: &[&str] =
        &["'t", ",", "and", "but", "if", "never", "nor", "not", "only", "or", "than"];
    let start = phrase(tokens, "it is").or_else(|| phrase(tokens, "it was"))?;
    let reader = Reader::new(vocabulary, tokens);
    let row = reader.any(start, &["at", "in", "on"])?;
    let ends = reader.nouns(row).into_iter().map(|(end, _)| end);
    let that = ends.filter(|end| reader.word(*end) == "that").max()?;
    let clause = &tokens[that + 1..];
    if tokens.iter().any(|of| OTHERS.contains(&&*of.word)) {
        return None;
    }
    read(&[clause, &tokens[start..that]].concat())
        .filter(|says| matches!(says, Form::Same(..) | Form::In(..)))
}

/// `The stew was ordered by either Ann or Bo, whose tables are not next to each other`.
fn whose_places(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let mut commas = (1..tokens.len()).filter(|at| tokens[*at].word == ",");
    let (comma, None) = (commas.next()?, commas.next()) else { return None };
    let main = &tokens[..comma];
    let reader = Reader::new(vocabulary, tokens);
    let are = match reader.word(comma + 1) {
        "whose" if reader.is_house(comma + 2) => comma + 3,
        "who" => comma + 2,
        _ => return None,
    };
    matches!(reader.word(are), "are" | "aren").then_some(())?;
    let either = main.iter().position(|of| of.word == "either")?;
    let or = (either + 2..comma).find(|at| reader.word(*at) == "or")?;
    let is_pair = reader.names_row(either + 1, or) && reader.names_row(or + 1, comma);
    let pair = [&tokens[either + 1..or], &[tokens[or].renamed("and")], &tokens[or + 1..comma]];
    let apart = read(&[&pair.concat(), &tokens[are..]].concat())?;
    let is_of_two = match &apart {
        Form::Not(inner) => matches!(**inner, Form::NextTo(..)),
        says => matches!(says, Form::NextTo(..)),
    };
    (is_pair && is_of_two).then(|| all_of(vec![read(main)?, apart]))?
}
