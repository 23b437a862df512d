//! What is denied of two in turn, and what is one of two places: `Neither Ann nor Bob is from Bath, nor is either from Cork`,
//! `Bath is either where Ann went or where the ferry sank`, with or without `or both`.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::conditional::BUT_NOT_BOTH;
use super::super::sentence::{all_of, is_same_item};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::parts::paired;
use super::{Read, clefts};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// What a sentence says that goes on to deny something else of the same two.
pub(super) fn nor_either(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let again = (4..tokens.len()).find(|at| {
        let kind = tokens.get(at + 1).map(|of| function::kind(&of.word, &of.stem));
        word(*at) == "nor"
            && kind.is_some_and(|kind| kind.be || kind.auxiliary)
            && word(at + 2) == "either"
    })?;
    let nor = (1..again).find(|at| word(*at) == "nor").filter(|_| word(0) == "neither")?;
    let reader = Reader::new(vocabulary, tokens);
    let rest = reader.any(again + 3, &["of them", "of the two"]).unwrap_or(again + 3);
    // `nor is either the cook or the nurse from Cork` speaks of others, and so does `nor was either knife in Cork`.
    let is_done = words::is_participle(reader.word(rest))
        && reader.matches.get(rest).is_some_and(Vec::is_empty)
        && reader.kind(rest + 1).preposition;
    let is_other = !reader.kind(rest).preposition && !is_done;
    let subject = reader.nouns(nor + 1).into_iter().map(|(end, _)| end).max()?;
    if is_other || subject >= again {
        return None;
    }
    let end = again - usize::from(word(again - 1) == ",");
    let second = [&tokens[..subject], &tokens[again + 1..=again + 1], &tokens[rest..]].concat();
    all_of(vec![read(&tokens[..end])?, read(&second)?])
}

/// What a sentence says of which one of two holds, `but not both`, or of which at least one does, `or both`, if it says so
/// without these words.
pub(super) fn one_or_both(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let ends = |at: usize, of: &str| {
        phrase(&tokens[at..], of).is_some_and(|length| at + length == tokens.len())
    };
    let at = (1..tokens.len())
        .find(|at| ends(*at, "or both") || BUT_NOT_BOTH.iter().any(|of| ends(*at, of)))?;
    let or_both = tokens[at].word == "or";
    let end = at - usize::from(tokens[at - 1].word == ",");
    match read(&tokens[..end])? {
        says @ Form::Or(_) if or_both => Some(says),
        Form::Or(of) if of.len() == 2 => Some(Form::Xor(of)),
        Form::Either(a, of) if or_both && of.len() == 2 => {
            Some(Form::Or(of.into_iter().map(|b| Form::Same(a.clone(), b)).collect()))
        }
        says => matches!(&says, Form::Either(_, of) if of.len() == 2 && !or_both).then_some(says),
    }
}

/// `Ann has no dog, and neither does Bob` for `… and Bob does not have it either`.
pub(super) fn not_either(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let reader = Reader::new(vocabulary, tokens);
    let either = reader.end().checked_sub(1).filter(|at| reader.word(*at) == "either")?;
    let ands = (1..either).filter(|at| reader.word(*at) == "and");
    ands.rev().find_map(|and| {
        let auxiliary = reader.nouns(and + 1).into_iter().map(|(end, _)| end).max()?;
        let kind = reader.kind(auxiliary);
        let verb =
            reader.any(auxiliary + 1, &["'t", "not"]).filter(|_| kind.be || kind.auxiliary)?;
        // What the second one does not do is said of the first: `have it`, nothing, `like it`.
        let is_again = |at: usize| {
            matches!(reader.word(at), "it" | "one" | "them" | "there")
                || (1..and).any(|of| reader.stem(of) == reader.stem(at))
        };
        let denied = tokens[..and].iter().any(|token| matches!(&*token.word, "'t" | "not"));
        // `not in May … there either`
        let is_time = (0..and).flat_map(|at| &reader.matches[at]).any(|of| {
            let sense = &vocabulary.senses[of.of.sense];
            sense.scale.is_some() || sense.is_of_calendar()
        });
        if is_time && (verb..either).any(|at| reader.word(at) == "there") {
            return None;
        }
        if !denied || !(verb..either).all(is_again) || either > verb + 2 {
            return None;
        }
        let say = |word: &str| tokens[and].renamed(word);
        let plain = match (kind.be, reader.word(auxiliary)) {
            (true, word) => say(word.strip_suffix('n').unwrap_or(word)),
            (false, "did" | "didn") => say("did"),
            (false, _) => say("does"),
        };
        let said =
            [&tokens[..=and], &[say("neither"), plain], &tokens[and + 1..auxiliary]].concat();
        read(&said)
    })
}

/// What a sentence says by which something is one of two things, each of which is told in a clause.
pub(super) fn either_way(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let either = (1..tokens.len()).find(|at| {
        let before = &tokens[at - 1];
        word(*at) == "either" && function::kind(&before.word, &before.stem).be
    })?;
    let mut joints = (either + 1..tokens.len()).filter(|at| word(*at) == "or");
    let (Some(or), None) = (joints.next(), joints.next()) else { return None };
    const BOUND: &[&str] = &["'t", "and", "but", "if", "never", "nor", "not", "than", "unless"];
    let is_bound = |token: &Token| BOUND.contains(&&*token.word);
    if tokens.iter().any(is_bound) {
        return None;
    }
    let start = &tokens[..either];
    let whole = |said: &[Token]| {
        let in_order = || clefts::in_plain_order(vocabulary, said, read);
        read(said).or_else(in_order)
    };
    let of_one = |part: &[Token]| match whole(&[start, part].concat())? {
        Form::Same(a, b) => Some((a, b)),
        _ => None,
    };
    let (first, second) = (of_one(&tokens[either + 1..or])?, of_one(&tokens[or + 1..])?);
    let (of, b, c) = shared(first, second)?;
    (!is_same_item(&b, &c)).then(|| Form::Either(of, vec![b, c]))
}

/// `Either Ann is first and Bob has tea, or Ann is second and Bob has milk`: one of two sentences.
pub(super) fn either_sentence(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const BOUND: &[&str] = &["both", "if", "neither", "nor", "unless", "whether"];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    if word(0) != "either" || tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let mut ors = (1..tokens.len()).filter(|at| word(*at) == "or");
    let (Some(or), None) = (ors.next(), ors.next()) else { return None };
    if word(or - 1) != "," {
        return None;
    }
    let second = or + 1 + usize::from(word(or + 1) == "else");
    Some(Form::Xor(vec![read(&tokens[1..or - 1])?, read(tokens.get(second..)?)?]))
}

/// The operand that two pairs share, and the two others.
fn shared(
    (a, b): (Operand, Operand),
    (c, d): (Operand, Operand),
) -> Option<(Operand, Operand, Operand)> {
    for (of, other) in [(&a, &b), (&b, &a)] {
        for (again, last) in [(&c, &d), (&d, &c)] {
            if is_same_item(of, again) {
                return Some((of.clone(), other.clone(), last.clone()));
            }
        }
    }
    None
}

/// `a and b own the kite with … and the kite that …, in some order`.
pub(super) fn both_in_some_order(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let reader = Reader::new(vocabulary, tokens);
    let order = (1..tokens.len()).find(|at| reader.any_order(*at) == Some(tokens.len()))?;
    let end = order - usize::from(reader.word(order - 1) == ",");
    let mut ands = (1..end).filter(|at| reader.word(*at) == "and");
    let (Some(first), Some(last), None) = (ands.next(), ands.next(), ands.next()) else {
        return None;
    };
    let begins = |at: usize| reader.word(at) == "the" && reader.matches[at].is_empty();
    let verb = reader.nouns(first + 1).into_iter().map(|(end, _)| end).max()?;
    let kind = reader.kind(verb);
    let is_verb =
        reader.matches[verb].is_empty() && !kind.relative && !kind.preposition && !kind.live;
    let object = (verb + 1..verb + 3).find(|at| begins(*at))?;
    if !is_verb || object >= last || !begins(last + 1) {
        return None;
    }
    let said = |start: usize, end: usize| [&tokens[verb..object], &tokens[start..end]].concat();
    let (one, other) = (said(object, last), said(last + 1, end));
    paired(vocabulary, &tokens[..first], &tokens[first + 1..verb], &one, &other, read)
}
