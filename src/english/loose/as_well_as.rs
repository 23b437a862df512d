//! Sentences that say one thing of some and of others: `A and B are next to each other, as are C and D`, `A, B and C are three different
//! people, none of whom plays chess`, `It was not A who came third but B`, `If A was not first, then B was`.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::sentence::{self, all_of};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use super::roundabout::in_order;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// `A and B are side by side, and C and D are side by side` for `A and B are side by side, as are C and D`.
pub(in super::super) fn as_are(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOUND: &[&str] = &["'t", "but", "either", "if", "neither", "nor", "not", "or", "than"];
    let comma =
        (3..reader.end()).find(|at| reader.any(*at, &[", as are", ", as were"]).is_some())?;
    let verb = (1..comma).find(|at| matches!(reader.word(*at), "are" | "were"))?;
    let others = comma + 3;
    let is_pair = |start: usize, end: usize| {
        reader.lists(start).iter().any(|(last, of)| *last == end && of.len() == 2)
    };
    let is_plain = is_pair(0, verb)
        && is_pair(others, reader.end())
        && !reader.tokens.iter().any(|token| BOUND.contains(&&*token.word));
    let said = [
        &reader.tokens[..comma],
        &reader.tokens[comma].saying(", and"),
        &reader.tokens[others..reader.end()],
        &reader.tokens[verb..comma],
    ];
    is_plain.then(|| in_order(reader, said.concat()))
}

/// `If A was not first, then B was first` for `If A was not first, then B was`.
pub(super) fn then_was(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.any(0, &["if"])?;
    let last = reader.end() - 1;
    let comma = (3..last).find(|at| reader.word(*at) == ",")?;
    let not = (2..comma).find(|at| denies(reader.word(*at)))?;
    let be = not - 1;
    let second = reader.any(comma + 1, &["then"]).unwrap_or(comma + 1);
    let is_row = |start: usize, end: usize| reader.names_row(start, end);
    let is_said = reader.is_be_or_denied(be) && matches!(reader.word(last), "is" | "was");
    let is_alone =
        !(not..last).any(|at| at != comma && matches!(reader.word(at), "," | "or" | "and"));
    let told = &reader.tokens[not + 1..comma];
    // Of the winner, `first` says the same of a row.
    let is_winner =
        reader.any(not + 1, &["the winner"]) == Some(comma) && reader.finish().is_some();
    let first = reader.tokens[last].saying("first");
    let told = if is_winner { &first[..] } else { told };
    let is_plain = is_said && is_alone && is_row(1, be) && is_row(second, last) && !told.is_empty();
    let said = [&reader.tokens[..=not], told, &reader.tokens[comma..=last], told];
    is_plain.then(|| in_order(reader, [&said.concat()[..], &reader.tokens[last + 1..]].concat()))
}

/// `A, B and C are three different people, none of whom plays chess`: that they differ, and that nobody of them does.
pub(super) fn none_of_whom(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const NONE: &[&str] = &["none of which", "none of whom", "neither of which", "neither of whom"];
    let none = |at: &usize| NONE.iter().any(|of| phrase(&tokens[*at..], of).is_some());
    let comma = (3..tokens.len()).find(|at| tokens[at - 1].word == "," && none(at))? - 1;
    let predicate = tokens.get(comma + 4..)?;
    let reader = Reader::new(vocabulary, tokens);
    let (end, list) = reader
        .lists(0)
        .into_iter()
        .filter(|(end, _)| reader.kind(*end).be)
        .max_by_key(|of| of.0)?;
    let says = read(&tokens[..comma])?;
    let is_apart = matches!(says, Form::AllDifferent(..) | Form::Different(..));
    let is_bound = |token: &Token| {
        denies(&token.word)
            || matches!(&*token.word, "," | "and" | "but" | "either" | "nor" | "or" | "than")
    };
    if !is_apart || predicate.is_empty() || predicate.iter().any(is_bound) {
        return None;
    }
    // Each of them, by the words that stand for it.
    let of_each = names(&tokens[..end]).into_iter().map(|name| {
        let says = read(&[name, predicate].concat())?;
        matches!(says, Form::Same(..) | Form::In(..)).then(|| sentence::not(says))
    });
    let denied: Vec<_> = of_each.collect::<Option<_>>()?;
    (denied.len() == list.len()).then(|| all_of([vec![says], denied].concat()))?
}

/// The parts of a list between its commas and its `and`.
fn names(list: &[Token]) -> Vec<&[Token]> {
    let joins = |token: &Token| matches!(&*token.word, "," | "and");
    list.split(joins).filter(|name| !name.is_empty()).collect()
}

/// `It was not A who came third but B`: A did not, and B did.
pub(super) fn it_was_not(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const NOT: &[&str] = &["it is not", "it isn 't", "it was not", "it wasn 't"];
    let start = NOT.iter().find_map(|not| phrase(tokens, not))?;
    let who = tokens.iter().position(|token| matches!(&*token.word, "that" | "who"))?;
    let but = tokens.iter().rposition(|token| token.word == "but")?;
    let (a, said, b) = (tokens.get(start..who)?, tokens.get(who + 1..but)?, &tokens[but + 1..]);
    let said = if said.last()?.word == "," { &said[..said.len() - 1] } else { said };
    let is_bound = |token: &Token| {
        denies(&token.word)
            || matches!(
                &*token.word,
                "," | "and" | "either" | "nor" | "or" | "than" | "who" | "that"
            )
    };
    if a.iter().chain(said).chain(b).any(is_bound) || !words::is_finite(&said.first()?.word) {
        return None;
    }
    let is_row = |name: &[Token]| Reader::new(vocabulary, name).names_row(0, name.len());
    if !is_row(a) || !is_row(b) {
        return None;
    }
    let says = [read(&[a, said].concat())?, read(&[b, said].concat())?];
    let is_fact = |says: &Statement| matches!(says, Form::Same(..) | Form::In(..));
    let [one, other] = says;
    (is_fact(&one) && is_fact(&other)).then(|| all_of(vec![sentence::not(one), other]))?
}
