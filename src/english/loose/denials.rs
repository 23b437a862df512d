//! Denials of a whole sentence: `It was not the case that Ann has the red pen`, `No pupil both has the red pen and sits at the
//! window`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::{Token, phrase};
use super::super::words;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Beginnings that deny what follows.
const DENYING: &[&str] = &[
    "it is not the case that",
    "it is not true that",
    "it was not the case that",
    "it was not true that",
    "it isn 't the case that",
    "it isn 't true that",
    "it wasn 't the case that",
    "it wasn 't true that",
];

/// Words of sentences that tell more than one thing, of which nobody knows what is denied.
const SEVERAL: &[&str] = &[
    "'t", ",", ";", "and", "but", "either", "if", "neither", "never", "no", "nor", "not", "or",
    "unless",
];

/// That what a sentence tells is not so, if it tells one thing.
pub(super) fn not_the_case(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let start = DENYING.iter().find_map(|begin| phrase(tokens, begin))?;
    let denied = &tokens[start..];
    if denied.iter().any(|token| SEVERAL.contains(&&*token.word)) {
        return None;
    }
    match read(denied)? {
        Form::Same(a, b) => Some(Form::Different(a, b)),
        Form::And(_) | Form::Or(_) | Form::Not(_) | Form::Different(..) => None,
        one => Some(Form::Not(Box::new(one))),
    }
}

/// That two things do not go together, which no row has both of.
pub(super) fn none_has_both(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let [no, noun, both, told @ ..] = tokens else { return None };
    if no.word != "no" || both.word != "both" || function::kind(&noun.word, &noun.stem).be {
        return None;
    }
    let and = told.iter().position(|token| token.word == "and")?;
    let (first, second) = (&told[..and], &told[and + 1..]);
    let is_plain = |token: &Token| !SEVERAL.contains(&&*token.word);
    if !first.iter().chain(second).all(is_plain) {
        return None;
    }
    // `The pupil who has the red pen sits at the window`
    let said = [&[no.renamed("the"), noun.clone(), no.renamed("who")], first, second].concat();
    match read(&said)? {
        Form::Same(a, b) => Some(Form::Different(a, b)),
        Form::In(a, places) => Some(Form::Not(Box::new(Form::In(a, places)))),
        _ => None,
    }
}

/// `lives at one end, is not in the red house, and drinks tea` for `lives at one end, though not in the red house, and drinks tea`.
pub(super) fn though_not_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JOINTS: &[&str] = &["although", "but", "though"];
    let begins = |at: &usize| {
        reader.word(*at) == ","
            && JOINTS.contains(&reader.word(at + 1))
            && reader.word(at + 2) == "not"
            && matches!(reader.word(at + 3), "at" | "in" | "on")
    };
    let at = (1..reader.end()).find(begins)?;
    let ends = reader.nouns(at + 4).into_iter().map(|(end, _)| end);
    let goes_on = |end: usize| reader.word(end) == "," && reader.word(end + 1) == "and";
    let end = ends.filter(|end| goes_on(*end) || *end == reader.end()).max()?;
    let joint = if goes_on(end) { ", is" } else { "and is" };
    Some(reader.with(at..at + 2, &reader.tokens[at].saying(joint)))
}

/// `has tulips, but not an Audi` for `has tulips, but no Audi`.
pub(super) fn but_no(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let names_next = |at: usize| reader.matches.get(at).is_some_and(|of| !of.is_empty());
    let is_said = |at: &usize| {
        let before = at - 1 - usize::from(reader.word(at - 1) == ",");
        reader.word(*at) == "but"
            && reader.word(at + 1) == "no"
            && reader.ends_item(before + 1)
            && names_next(at + 2)
    };
    let no = (2..reader.end()).find(is_said)? + 1;
    Some(reader.with(no..no + 1, &reader.tokens[no].saying("not the")))
}

/// `does not contain brick` for `contains no brick`.
pub(super) fn verb_no(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_several = |token: &Token| SEVERAL.contains(&&*token.word) && token.word != "no";
    let is_clause = |at: usize| !reader.tokens[..at].iter().any(is_several);
    let names_next = |at: usize| {
        let of = reader.matches.get(at).into_iter().flatten();
        of.map(|of| of.end).max().filter(|end| reader.ends_clause(*end))
    };
    let is_said = |no: &usize| {
        let verb = no - 1;
        let (word, kind) = (reader.word(verb), reader.kind(verb));
        reader.word(*no) == "no"
            && words::is_finite(word)
            && !(kind.be || kind.auxiliary || kind.person)
            && reader.matches[verb].is_empty()
            && reader.ends_item(verb)
            && is_clause(verb)
            && names_next(no + 1).is_some()
    };
    let no = (2..reader.end()).find(is_said)?;
    let does = if reader.word(no - 1).ends_with('s') { "does not" } else { "did not" };
    let verb = &reader.tokens[no - 1];
    Some(reader.with(no - 1..no + 1, &[verb.saying(does), vec![verb.renamed(&verb.stem)]].concat()))
}

/// `did not come first` for `did not take first place`.
pub(super) fn first_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NOT: &[&str] = &["did not", "didn 't"];
    let is_said = |not: usize| {
        let verb = reader.any(not, NOT)?;
        let end = reader.any(verb, &["take first place", "win first place"])?;
        reader.ends_clause(end).then_some((verb, end))
    };
    let (verb, end) = (1..reader.end()).find_map(is_said)?;
    Some(reader.with(verb..end, &reader.tokens[verb].saying("come first")))
}
