//! A last look at a sentence of several parts: each part is read as a sentence of its own, with the subject that they
//! share.
//!
//! `Of the diamond and the 2013 sighting, one was reported by Ann and the other by Bob` is read if `The diamond was
//! reported by Ann` and the three others are; `Kay, who ran the hoopla, took £7 more than …` if both things are that
//! it says of Kay.

use itertools::Itertools;

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::sentence::{self, is_same_item};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::besides::beside_verb;
use super::denials::{none_has_both, not_the_case};
use super::described::{described_twice, not_that_one};
use super::{
    JOINING, alike, another, as_well_as, circumstances, clauses, clefts, contrasts, everybody,
    excluded, in_row_order, its_row, names_told, not_close, objects, only_neighbor, pronouns,
    races, refusals, respective, rows_listed, tallies, timed, twofold, unsaid,
};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// How many words behind `nor` are looked at for the end of a name.
const MOST_OF_NAME: usize = 10;

/// Reads a sentence that has one meaning.
pub(in super::super) type Read<'r> = &'r dyn Fn(&[Token]) -> Option<Statement>;

/// The meaning of a sentence whose parts have one each.
pub(in super::super) fn in_parts(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    // What is said of the whole is not said of its parts.
    const BOUND: &[&str] =
        &["if", "unless", "neither", "only", "iff", "both", "exactly", "whether"];
    if let Some(says) = alike::nor_either(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = respective::one_by_one(vocabulary, tokens, read) {
        return Some(says);
    }
    let whole_or_parts = |rest: &[Token]| read(rest).or_else(|| in_parts(vocabulary, rest, read));
    if let Some(says) = alike::one_or_both(tokens, &whole_or_parts) {
        return Some(says);
    }
    if let Some(says) = alike::either_sentence(tokens, &whole_or_parts) {
        return Some(says);
    }
    if let Some(says) = alike::not_either(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = twofold::twofold(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = alike::either_way(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = clauses::side_by_side(tokens, read) {
        return Some(says);
    }
    if let Some(says) = pronouns::going_on(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = another::one_and_another(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = not_the_case(tokens, read).or_else(|| none_has_both(tokens, read)) {
        return Some(says);
    }
    let excluded = excluded::but_not(tokens, read);
    let excluded = excluded.or_else(|| not_close::but_not_close(tokens, read));
    let excluded = excluded.or_else(|| excluded::no_such(vocabulary, tokens, read));
    let excluded = excluded.or_else(|| excluded::nor_did(vocabulary, tokens, read));
    let excluded = excluded.or_else(|| refusals::nor_is(vocabulary, tokens, read));
    let excluded = excluded.or_else(|| refusals::not_and_the_other(tokens, read));
    let excluded = excluded.or_else(|| its_row::by_someone(vocabulary, tokens, read));
    let excluded = excluded.or_else(|| its_row::below_it(vocabulary, tokens, read));
    let excluded = excluded.or_else(|| its_row::where_it_is(vocabulary, tokens, read));
    if let Some(says) = excluded.or_else(|| only_neighbor::told(tokens, read)) {
        return Some(says);
    }
    let by_each = tallies::nobody_and_nobody(tokens, read)
        .or_else(|| as_well_as::none_of_whom(vocabulary, tokens, read))
        .or_else(|| as_well_as::it_was_not(vocabulary, tokens, read))
        .or_else(|| names_told::possession_named(vocabulary, tokens, read));
    if by_each.is_some() {
        return by_each;
    }
    if let Some(says) = in_row_order::side_by_side(vocabulary, tokens) {
        return Some(says);
    }
    if let Some(says) = neither_nor(tokens, read) {
        return Some(says);
    }
    if let Some(says) = contrasts::set_against(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = rows_listed::told(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = circumstances::told(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = aside_of_denied(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(says) = not_that_one(vocabulary, tokens, &whole_or_parts) {
        return Some(says);
    }
    if let Some(says) = timed::even_number_after(vocabulary, tokens, read) {
        return Some(says);
    }
    if let Some(rest) = timed::without_exactly(vocabulary, tokens) {
        return read(&rest).or_else(|| in_parts(vocabulary, &rest, read));
    }
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    if let Some(rest) = unsaid::without_aside(vocabulary, tokens) {
        return read(&rest).or_else(|| in_parts(vocabulary, &rest, read));
    }
    one_and_other(vocabulary, tokens, read)
        .or_else(|| other_of_two(vocabulary, tokens, read))
        .or_else(|| has_the_other(vocabulary, tokens, read))
        .or_else(|| either_or(vocabulary, tokens, read))
        .or_else(|| plain_or(vocabulary, tokens, read))
        .or_else(|| pronouns::one_or_other(vocabulary, tokens, read))
        .or_else(|| some_order(vocabulary, tokens, read))
        .or_else(|| alike::both_in_some_order(vocabulary, tokens, read))
        .or_else(|| races::either_side(vocabulary, tokens, read))
        .or_else(|| races::nth_behind(vocabulary, tokens, read))
        .or_else(|| aside(vocabulary, tokens, read))
        .or_else(|| last_aside(vocabulary, tokens, read))
        .or_else(|| described_twice(vocabulary, tokens, read))
        .or_else(|| clefts::in_plain_order(vocabulary, tokens, read))
        .or_else(|| objects::of_verb(vocabulary, tokens, read))
        .or_else(|| beside_verb(vocabulary, tokens, read))
        .or_else(|| timed::fact_and_comparison(vocabulary, tokens, read))
        .or_else(|| timed::fact_then_comparison(vocabulary, tokens, read))
        .or_else(|| clauses::without_verb(vocabulary, tokens, read))
        .or_else(|| everybody::one_of_some(vocabulary, tokens, read))
}

/// `Neither a nor b chose the stamp from Fiji`, if it can be said of each that it did.
fn neither_nor(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    // What else is denied, or chosen from, is not said of each.
    const BOUND: &[&str] = &[
        "'t", "and", "both", "but", "either", "if", "neither", "never", "nor", "not", "only", "or",
        "other", "same", "unless",
    ];
    tokens.first().filter(|first| first.word == "neither")?;
    let nor = tokens.iter().position(|token| token.word == "nor")?;
    let is_bound = |token: &Token| BOUND.contains(&&*token.word) || function::is_own(&token.word);
    let is_plain = !tokens[1..nor].iter().chain(&tokens[nor + 1..]).any(is_bound);
    is_plain.then_some(())?;
    let of_each = |verb: usize| {
        let rest = &tokens[verb..];
        let says = [&tokens[1..nor], &tokens[nor + 1..verb]].map(|of| read(&[of, rest].concat()));
        let [Some(a), Some(b)] = says else { return None };
        let is_fact = |says: &Statement| matches!(says, Form::Same(..) | Form::In(..));
        (is_fact(&a) && is_fact(&b)).then(|| Form::And(vec![sentence::not(a), sentence::not(b)]))
    };
    (nor + 2..tokens.len().min(nor + MOST_OF_NAME)).find_map(of_each)
}

/// `Of a and b, one … and the other …`.
fn one_and_other(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let one = (1..tokens.len()).find(|at| word(*at) == "one" && word(at - 1) == ",")?;
    let mut others = (one..tokens.len()).filter(|at| word(*at) == "the" && word(at + 1) == "other");
    let (Some(other), None) = (others.next(), others.next()) else { return None };
    if word(0) != "of" {
        return None;
    }
    let joined = matches!(word(other - 1), "and" | "while");
    let end = if joined { other - 1 } else { other };
    let end = if word(end - 1) == "," { end - 1 } else { end };
    let (first, second) = (tokens.get(one + 1..end)?, &tokens[other + 2..]);
    let second = &with_verb(first, second)[..];
    let both = &tokens[1..one - 1];
    let mut found = (1..both.len()).filter(|at| both[*at].word == "and").filter_map(|and| {
        let (a, b) = (&both[..and], &with_noun(vocabulary, &both[..and], &both[and + 1..])[..]);
        paired(vocabulary, a, b, first, second, read)
    });
    let only = found.next()?;
    found.next().is_none().then_some(only)
}

/// `was bound for Denver` for `for Denver` beside `was bound for Memphis`.
fn with_verb(first: &[Token], second: &[Token]) -> Vec<Token> {
    let begins = second.first().filter(|begin| JOINING.contains(&&*begin.word));
    let verb = begins.and_then(|begin| first.iter().position(|token| token.word == begin.word));
    [&first[..verb.unwrap_or(0)], second].concat()
}

/// `a` and `b` in some order with what two predicates say, if each of them may be said of both.
pub(super) fn paired(
    vocabulary: &Vocabulary,
    a: &[Token],
    b: &[Token],
    first: &[Token],
    second: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let said = |row: &[Token], of_it: &[Token]| of_two(vocabulary, read(&[row, of_it].concat())?);
    let ((a1, c1), (a2, d1)) = (said(a, first)?, said(a, second)?);
    let ((b1, c2), (b2, d2)) = (said(b, first)?, said(b, second)?);
    let pairs = [(&a1, &a2), (&b1, &b2), (&c1, &c2), (&d1, &d2)];
    pairs.iter().all(|(a, b)| is_same_item(a, b)).then(|| Form::Pairs(vec![a1, b1], vec![c1, d1]))
}

/// `the lecture in Barker Hall` for `the one in Barker Hall` beside `the 9:15 lecture`.
fn with_noun(vocabulary: &Vocabulary, a: &[Token], b: &[Token]) -> Vec<Token> {
    let mut b = b.to_vec();
    let reader = Reader::new(vocabulary, a);
    let is_noun = |at: &usize| reader.kind(*at).thing && reader.matches[*at].is_empty();
    let noun = (0..a.len()).rfind(is_noun);
    if let (Some(noun), [the, one, ..]) = (noun, &mut b[..])
        && the.word == "the"
        && one.word == "one"
    {
        *one = one.renamed(&a[noun].word);
    }
    b
}

/// `a made either b or c, and d is the other one`: `a` and `d` with `b` and `c`, in some order.
fn other_of_two(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const ENDS: &[&str] = &[
        "is the other",
        "is the other of the two",
        "is the other of those two",
        "is the other one",
        "is the other one of the two",
        "is the other one of those two",
    ];
    let ends =
        |at: &usize| ENDS.iter().any(|end| phrase(&tokens[*at..], end) == Some(tokens.len() - at));
    let is = (1..tokens.len()).find(ends)?;
    let comma =
        tokens[..is].windows(2).rposition(|two| two[0].word == "," && two[1].word == "and")?;
    let first = read(&tokens[..comma])?;
    let Form::Either(a, of) = first else { return None };
    let [b, c] = &of[..] else { return None };
    // Whatever `d` is said to be, it is said of `d`.
    let either = tokens[..comma].iter().position(|token| token.word == "either")?;
    let or = tokens[..comma].iter().rposition(|token| token.word == "or")?;
    let other = [&tokens[comma + 2..=is], &tokens[either + 1..or]].concat();
    let (d, _) = of_two(vocabulary, read(&other)?)?;
    let names_two = !is_same_item(&a, &d) && !is_same_item(b, c);
    names_two.then(|| Form::Pairs(vec![a, d], vec![b.clone(), c.clone()]))
}

/// `a has either b or c; d has the other`: `a` and `d` with `b` and `c`, in some order.
fn has_the_other(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let other = (1..tokens.len()).rfind(|at| word(*at) == "the" && word(at + 1) == "other")?;
    let joins = |token: &Token| matches!(&*token.word, ";" | "and" | "but" | "whereas" | "while");
    let joint = tokens[..other].iter().rposition(joins)?;
    let end = joint - usize::from(joint > 0 && word(joint - 1) == ",");
    let first = read(&tokens[..end])?;
    let Form::Either(a, of) = first else { return None };
    let [b, c] = &of[..] else { return None };
    let reader = Reader::new(vocabulary, tokens);
    let kind = reader.sense_of(b);
    // `in the other`, `in the other one`, `in the other room`
    let is_noun = match &tokens[other + 2..] {
        [] => true,
        [noun] => noun.word == "one" || reader.uses(other + 2).own & kind != 0,
        _ => false,
    };
    if !is_noun || reader.sense_of(c) != kind {
        return None;
    }
    // As if it were told by its name: `d has b`, and `d has c` as well.
    let said_of = |item: &Operand| {
        let is_item = |at: &usize| {
            let is_within = tokens[*at].span.start >= item.name.span.start
                && tokens[*at].span.end <= item.name.span.end;
            let names = |of: &Match| {
                vocabulary.senses[of.of.sense].items[of.of.item].text == item.name.text
                    && reader.sense_of(item) == 1 << of.of.sense
            };
            is_within && reader.matches[*at].iter().any(names)
        };
        let start = (0..end).find(is_item)?;
        let stop = reader.matches[start].iter().map(|of| of.end).max()?;
        let said = [&tokens[joint + 1..=other], &tokens[start..stop]].concat();
        of_two(vocabulary, read(&said)?)
    };
    let ((d, b2), (d2, c2)) = (said_of(b)?, said_of(c)?);
    let is_other = is_same_item(&d, &d2) && is_same_item(&b2, b) && is_same_item(&c2, c);
    (is_other && !is_same_item(&a, &d)).then(|| Form::Pairs(vec![a, d], vec![b.clone(), c.clone()]))
}

/// `a is b or c`, of things of different kinds: one of them, if not both.
fn plain_or(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const OTHERS: &[&str] =
        &["'t", "and", "but", "either", "neither", "never", "nor", "not", "than"];
    let mut ors = (1..tokens.len()).filter(|at| tokens[*at].word == "or");
    let (Some(or), None) = (ors.next(), ors.next()) else { return None };
    let is_other = |token: &Token| OTHERS.contains(&&*token.word);
    if vocabulary.has_order || tokens.iter().any(is_other) {
        return None;
    }
    let (a, b) = of_two(vocabulary, read(&tokens[..or])?)?;
    let is = tokens[..or].iter().rposition(|token| matches!(&*token.word, "is" | "was"))?;
    let behind = &tokens[or + 1..];
    let has_verb = matches!(&*behind.first()?.word, "is" | "was");
    let subject = if has_verb { &tokens[..is] } else { &tokens[..=is] };
    let (a2, c) = of_two(vocabulary, read(&[subject, behind].concat())?)?;
    let names_two = is_same_item(&a, &a2) && !is_same_item(&b, &c) && !is_same_item(&a, &c);
    names_two.then(|| Form::Or(vec![Form::Same(a, b), Form::Same(a2, c)]))
}

/// `a was seen either on b or on c`.
fn either_or(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let mut found = (1..tokens.len()).filter(|at| tokens[*at].word == "either");
    let (Some(either), None) = (found.next(), found.next()) else { return None };
    let joins = |at: &usize| matches!(&*tokens[*at].word, "or" | "and" | "but" | "," | "than");
    let mut joints = (either..tokens.len()).filter(joins);
    let (Some(or), None) = (joints.next(), joints.next()) else { return None };
    let denies = |token: &Token| matches!(&*token.word, "not" | "'t" | "never" | "nor");
    if tokens[or].word != "or" || tokens.iter().any(denies) {
        return None;
    }
    let start = &tokens[..either];
    let (a, b) = of_two(vocabulary, read(&[start, &tokens[either + 1..or]].concat())?)?;
    let (a2, c) = of_two(vocabulary, read(&[start, &tokens[or + 1..]].concat())?)?;
    (is_same_item(&a, &a2) && !is_same_item(&b, &c)).then(|| Form::Either(a, vec![b, c]))
}

/// `a and b took out the orange and yellow kayaks, in some order`.
fn some_order(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let reader = Reader::new(vocabulary, tokens);
    let end = (1..tokens.len()).find(|at| reader.any_order(*at) == Some(tokens.len()))?;
    let ands = (1..end).filter(|at| reader.word(*at) == "and");
    let (first, last) = ands.collect_tuple()?;
    let ends = |at: &usize| reader.matches[*at].iter().any(|of| of.end == last);
    let c = (first + 1..last).find(ends)?;
    let d = last + 1 + usize::from(reader.kind(last + 1).determiner);
    if d >= end || reader.matches[d].is_empty() {
        return None;
    }
    let (a, b, done) = (&tokens[..first], &tokens[first + 1..c], &tokens[..end]);
    // The second subject ends where the words begin that are said of both.
    let mut found = (1..=b.len()).filter_map(|verb| {
        let (b, verb) = (&b[..verb], &b[verb..]);
        let x = [verb, &done[c..last], noun_behind(&reader, d, end)].concat();
        paired(vocabulary, a, b, &x, &[verb, &done[d..]].concat(), read)
    });
    let only = found.next()?;
    found.next().is_none().then_some(only)
}

/// What stands behind an item to the end: `kayaks` of `yellow kayaks`.
fn noun_behind<'t>(reader: &Reader<'t>, item: usize, end: usize) -> &'t [Token] {
    let behind = reader.matches[item].iter().map(|of| of.end).max().unwrap_or(end);
    &reader.tokens[behind.min(end)..end]
}

/// `Kay, who ran the hoopla, …`, `Kay, whose boat is red, …`: both are said of her.
fn aside(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let open = (1..tokens.len()).find(|at| word(*at) == ",")?;
    let subject = &tokens[..open];
    let close = (open + 2..tokens.len()).find(|at| word(*at) == ",")?;
    // With a comma more, nobody knows where the aside ends.
    let is_list = tokens[close + 1..].iter().any(|token| token.word == ",");
    if is_list
        || matches!(word(close + 1), "and" | "or" | "nor" | "but" | "who" | "which" | "whose")
    {
        return None;
    }
    let told = read(&of_subject(vocabulary, subject, &tokens[open + 1..close])?)?;
    let said = read(&[subject, &tokens[close + 1..]].concat())?;
    Some(Form::And(vec![told, said]))
}

/// `Kay, who ran the hoopla, had neither … nor …`, `Kay, who ran the hoopla, either …`: what is bound together is told of
/// her alone.
fn aside_of_denied(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const BINDING: &[&str] = &["both", "either", "exactly", "neither"];
    const OTHERS: &[&str] = &["if", "iff", "only", "unless", "whether"];
    let has = |of: &[Token], words: &[&str]| of.iter().any(|of| words.contains(&&*of.word));
    let mut commas = (1..tokens.len()).filter(|at| tokens[*at].word == ",");
    let (open, close, None) = (commas.next()?, commas.next()?, commas.next()) else {
        return None;
    };
    let is_told = has(&tokens[open..], BINDING) && !has(&tokens[..open], BINDING);
    if !is_told || has(tokens, OTHERS) {
        return None;
    }
    let whole = |of: &[Token]| read(of).or_else(|| in_parts(vocabulary, of, read));
    let subject = &tokens[..open];
    let told = whole(&of_subject(vocabulary, subject, &tokens[open + 1..close])?)?;
    let said = whole(&[subject, &tokens[close + 1..]].concat())?;
    Some(Form::And(vec![told, said]))
}

/// `… than Kay, who ran the hoopla`: what stands behind the name at the end of a sentence is said of its bearer.
fn last_aside(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let mut commas = (1..tokens.len()).filter(|at| tokens[*at].word == ",");
    let (Some(open), None) = (commas.next(), commas.next()) else { return None };
    let main = &tokens[..open];
    let reader = Reader::new(vocabulary, main);
    let persons = vocabulary.names | vocabulary.folk;
    let is_name = |at: &usize| {
        let mut of = reader.matches[*at].iter();
        of.any(|of| of.end == open && persons >> of.of.sense & 1 == 1)
    };
    let name = (1..open).find(is_name)?;
    // `with Kay Moss, who …`
    let given = (1..name).find(|at| {
        reader.matches[*at].iter().any(|of| of.end == name && persons >> of.of.sense & 1 == 1)
    });
    let name = given.unwrap_or(name);
    // `the wife of Kay, who …` may speak of either.
    let kind = reader.kind(name - 1);
    let start = name - usize::from(kind.determiner);
    let before = start.checked_sub(1).map_or("", |at| reader.word(at));
    // `next door to the Dane, who …`
    let is_beside = (1..start).any(|at| {
        let beside = ["beside", "next to", "next door to", "to the left of", "to the right of"];
        reader.any(at, &beside) == Some(start)
    });
    // `spent the day with Kay, who …`
    let is_company = before == "with" && reader.is_in_company_before(start);
    let is_apart = kind.be
        || is_beside
        || is_company
        || matches!(before, "than" | "before" | "after" | "behind");
    let behind = &tokens[open + 1..];
    // `later than Kay's, which was on Monday`
    let is_there =
        |at: usize| behind.get(at).is_some_and(|of| matches!(&*of.word, "at" | "in" | "on"));
    let which = phrase(behind, "which was").or_else(|| phrase(behind, "which is"));
    let is_theirs = which.is_some_and(is_there);
    let of_last = match is_theirs && before == "than" {
        true => [&main[start..], &behind[1..]].concat(),
        false => of_subject(vocabulary, &main[start..], behind)?,
    };
    let told = read(&of_last)?;
    is_apart.then(|| Some(Form::And(vec![read(main)?, told])))?
}

/// `Kay ran the hoopla` of `who ran the hoopla`, `Kay's boat is red` of `whose boat is red`.
pub(in super::super) fn of_subject(
    vocabulary: &Vocabulary,
    subject: &[Token],
    told: &[Token],
) -> Option<Vec<Token>> {
    let persons = vocabulary.of_persons();
    let mut named = vocabulary.matches(subject).into_iter().flatten();
    let is_somebody = named.any(|of| persons >> of.of.sense & 1 == 1);
    let (first, rest) = told.split_first()?;
    let kind = rest.first().map(|next| function::kind(&next.word, &next.stem))?;
    match &*first.word {
        "who" => Some([subject, rest].concat()),
        "which" if !is_somebody => Some([subject, rest].concat()),
        "whose" if !kind.be => Some([subject, &[first.renamed("'s")], rest].concat()),
        _ => None,
    }
}

/// The two that go together, if that is all that is said: two items, or an item and a position.
fn of_two(vocabulary: &Vocabulary, says: Statement) -> Option<(Operand, Operand)> {
    match says {
        Form::Same(a, b) => Some((a, b)),
        Form::In(a, places) => {
            let place = places.into_iter().exactly_one().ok()?;
            Some((a, vocabulary.operand_at(&place)?))
        }
        _ => None,
    }
}
