//! What `it` and `someone` stand for, where a clause tells of one row only: `Ann lives on floor 3, and Bo lives below it`,
//! `was visited in May, by someone who went by car`, `got $8 for it`, `it isn't the one Ann goes to`.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::{self, all_of};
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use super::clefts::is_plain;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// What is told of one row, and then of another one by `it` or by nothing: `Ann lives on floor 3, and Bo lives somewhere
/// below it`. As the first clause says only what goes together, all that it names is where Ann is.
pub(super) fn below_it(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    /// Words of order, the last one of them before `it`.
    const ORDER: &[&str] =
        &["above", "after", "before", "behind", "below", "beneath", "beside", "of", "to", "under"];
    /// Those behind which nothing need stand.
    const BARE: &[&str] = &["above", "below", "beneath"];
    const BOUND: &[&str] = &[
        "both", "either", "he", "her", "hers", "him", "his", "if", "neither", "nor", "not", "'t",
        "one", "only", "or", "other", "she", "than", "that", "their", "them", "they", "which",
        "who",
    ];
    let reader = Reader::new(vocabulary, tokens);
    let end = reader.end();
    let last = end.checked_sub(1)?;
    let (order, behind) = match reader.word(last) {
        "it" => (last.checked_sub(1).filter(|at| ORDER.contains(&reader.word(*at)))?, last),
        word => (BARE.contains(&word).then_some(last)?, end),
    };
    let is_bound = |token: &Token| BOUND.contains(&&*token.word);
    let joint = (2..order).rfind(|at| matches!(reader.word(*at), ";" | "and" | "but" | "while"))?;
    let comma = usize::from(reader.word(joint - 1) == ",");
    let (first, second) = (&tokens[..joint - comma], &tokens[joint + 1..behind]);
    let is_one = |of: &[Token]| !of.iter().any(|token| is_bound(token) || token.word == ",");
    if !is_one(first) || !is_one(second) || second.iter().any(|token| token.word == "it") {
        return None;
    }
    let says = read(first)?;
    if !matches!(says, Form::Same(..) | Form::In(..)) {
        return None;
    }
    let row = first_named(&reader, first.len())?;
    let other = read(&[second, &row].concat())?;
    let is_order = sentence::is_of_line(&other) || matches!(other, Form::Than { .. });
    is_order.then(|| all_of(vec![says, other]))?
}

/// The item that is named first in front of a word, with an article if it is no name: `the cook`.
fn first_named(reader: &Reader<'_>, before: usize) -> Option<Vec<Token>> {
    let item = reader.items_in(0..before).next()?;
    let end = reader.matches[item].iter().map(|of| of.end).max()?;
    let first = &reader.tokens[item];
    let the = (!first.is_capital).then(|| first.renamed("the"));
    Some([the.as_slice(), &reader.tokens[item..end]].concat())
}

/// What is told of something, and then of whoever did it: `Rome was visited in May, by someone who went by car`. Of one row it is
/// the same.
pub(super) fn by_someone(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const SOMEBODY: &[&str] = &[
        "by a person who",
        "by somebody that",
        "by somebody who",
        "by someone that",
        "by someone who",
    ];
    const BOUND: &[&str] =
        &["'t", "and", "but", "either", "if", "neither", "nor", "not", "only", "or", "than"];
    let reader = Reader::new(vocabulary, tokens);
    let by = (3..reader.end()).find(|at| reader.any(*at, SOMEBODY).is_some())?;
    let relative = reader.any(by, SOMEBODY)?;
    let comma = usize::from(reader.word(by - 1) == ",");
    let (first, rest) = (&tokens[..by - comma], &tokens[relative..]);
    let is_bound = |token: &Token| BOUND.contains(&&*token.word) || token.word == ",";
    // The thing is done by somebody, and names no one who did it.
    let people = reader.people();
    let subject = reader.mentions(0).into_iter().map(|of| of.end);
    let subject = subject.filter(|end| reader.kind(*end).be).max()?;
    let is_done = words::is_participle(reader.word(subject + 1));
    let is_of_things =
        !reader.matches[..by].iter().flatten().any(|of| people >> of.of.sense & 1 == 1);
    let goes_on = rest.first().is_some_and(|verb| {
        let kind = function::kind(&verb.word, &verb.stem);
        kind.be || kind.auxiliary || words::is_finite(&verb.word)
    });
    if first.iter().any(is_bound) || !is_done || !is_of_things || !goes_on {
        return None;
    }
    let says = read(first).filter(is_plain)?;
    let other = read(&[&tokens[..subject], rest].concat())?;
    all_of(vec![says, other])
}

/// `got $8` for `got $8 for it`, where the sentence names but one thing, and the one who had it by that.
pub(super) fn price_for_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let is_money = |sense: usize| vocabulary.senses[sense].currency.is_some();
    let found = |at: usize| {
        let of = reader.matches[at].iter().find(|of| is_money(of.of.sense))?;
        let it = reader.any(of.end, &["for it", "for them"])?;
        reader.ends_clause(it).then_some((of.end, it))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    let people = vocabulary.of_persons() | vocabulary.names | vocabulary.folk;
    let subject = reader.mentions(0).into_iter().map(|of| of.end).max()?;
    let is_thing = |item: usize| {
        reader.matches[item]
            .iter()
            .any(|of| people >> of.of.sense & 1 == 0 && !is_money(of.of.sense))
    };
    let is_own = reader.items_in(0..subject).any(is_thing);
    let is_only = !reader.items_in(subject..reader.end()).any(is_thing);
    (is_own && is_only).then(|| reader.without(at..end))
}

/// `isn't Ann's` for `isn't the one Ann goes to`.
pub(super) fn one_they_go_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Where somebody is who has it: who works for somebody is not the same one.
    const BEING: &[&str] = &[
        "goes to",
        "lives in",
        "lives on",
        "sits in",
        "sleeps in",
        "stays in",
        "travels on",
        "went to",
        "works in",
    ];
    let people = reader.people();
    let found = |at: usize| {
        let one = reader.phrase(at, "the one")?;
        let name = reader.phrase(one, "that").unwrap_or(one);
        // `Ms. Reed`
        let name = (name..name + 3).find(|at| !reader.kind(*at).determiner)?;
        let verb = reader.matches.get(name)?.iter().find(|of| people >> of.of.sense & 1 == 1)?.end;
        let end = reader.any(verb, BEING).filter(|end| reader.ends_clause(*end))?;
        let be = reader.is_be_or_denied(at.checked_sub(1)?)
            || matches!(reader.word(at - 1), "not" | "'t");
        be.then_some((at, one, verb, end))
    };
    let (at, one, verb, end) = (1..reader.end()).find_map(found)?;
    let start = reader.phrase(one, "that").unwrap_or(one);
    let mark = [reader.tokens[verb].renamed("'s")];
    Some(reader.with(at..end, &[&reader.tokens[start..verb], &mark].concat()))
}

/// What is told of one row, and then of what is where it is: `Ann lives on floor 3, where the door isn't red`.
pub(super) fn where_it_is(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const BOUND: &[&str] =
        &["and", "but", "either", "if", "neither", "nor", "only", "or", "than", "who", "which"];
    let reader = Reader::new(vocabulary, tokens);
    let at = (3..reader.end()).find(|at| reader.any(*at, &[", where the"]).is_some())?;
    let noun = at + 3;
    let be = noun + 1;
    let item = reader.any(be + 1, &["not", "'t"]).unwrap_or(be + 1);
    let item = item + usize::from(reader.kind(item).determiner);
    let is_last = |end: usize| end == reader.end();
    // The noun is that of the category that is told: `the door isn't red`.
    let is_own = reader
        .matches
        .get(item)?
        .iter()
        .any(|of| is_last(of.end) && reader.uses(noun).own >> of.of.sense & 1 == 1);
    let first = &tokens[..at];
    let is_bound = |token: &Token| BOUND.contains(&&*token.word) || token.word == ",";
    if !is_own || !reader.is_be_or_denied(be) || first.iter().any(is_bound) {
        return None;
    }
    let says = read(first).filter(|says| matches!(says, Form::Same(..) | Form::In(..)))?;
    let row = first_named(&reader, at)?;
    let other = read(&[&row, &tokens[be..]].concat())?;
    matches!(other, Form::Same(..) | Form::Different(..)).then(|| all_of(vec![says, other]))?
}

/// Where `it` stands in `Ann's bag is not red and it is not blue`, which stands for the bag: of red, nobody need say that it is not
/// blue.
pub(in super::super) fn not_another_value(reader: &Reader<'_>) -> Option<usize> {
    let it = (5..reader.end()).find(|at| reader.word(*at) == "it")?;
    let joint = it.checked_sub(1).filter(|at| matches!(reader.word(*at), "and" | "but"))?;
    let end = joint - usize::from(reader.word(joint - 1) == ",");
    // `is not the red one` tells of something else.
    let denied = |be: usize, end: usize| {
        let item = reader.any(be + 1, &["not", "'t"])?;
        let item = reader.phrase(item, "the").unwrap_or(item);
        let of = reader.matches.get(item)?.iter().find(|of| of.end == end)?;
        reader.is_be_or_denied(be).then_some(of.of)
    };
    let noun = (2..end).find(|at| reader.is_possessive(at - 1) && reader.ends_item(at - 1))?;
    let is_thing = reader.matches[noun].is_empty()
        && !reader.is_human(noun)
        && reader.items_in(0..noun).count() == 1;
    let (first, second) = (denied(noun + 1, end)?, denied(it + 1, reader.end())?);
    (is_thing && first.sense == second.sense).then_some(it)
}

/// `and not blue` for `and it is not blue` behind `Ann's bag is not red`.
pub(super) fn and_it_is_not(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let it = not_another_value(reader)?;
    let not = [reader.tokens[it].renamed("not")];
    Some(reader.with(it..reader.any(it + 2, &["not", "'t"])?, &not))
}
