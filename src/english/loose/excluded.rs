//! What is denied beside what is said, with its verb left out: `was grown by somebody called Dunn, but not by Ann`, and what
//! no item of a kind has: `No oak chair was made in York`.

use itertools::Itertools;

use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::sentence::{self, all_of};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words of sentences that tell more than one thing, of which nobody knows what is denied.
const SEVERAL: &[&str] = &[
    "'t", "and", "both", "either", "if", "neither", "never", "nor", "only", "or", "other", "same",
    "unless",
];

/// What is said of one, and that the same is not so of another: `finished behind Bo, though not behind Cy`.
pub(super) fn but_not(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const JOINTS: &[&str] = &["although", "but", "though"];
    const PREPOSITIONS: &[&str] =
        &["after", "at", "before", "behind", "by", "for", "from", "in", "on", "to", "with"];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let at = (2..tokens.len()).find(|at| {
        JOINTS.contains(&word(*at)) && word(at + 1) == "not" && PREPOSITIONS.contains(&word(at + 2))
    })?;
    let first = &tokens[..at - usize::from(word(at - 1) == ",")];
    let rest = tokens.get(at + 3..)?;
    let is_bound = |token: &Token| SEVERAL.contains(&&*token.word) || token.word == "not";
    if first.iter().chain(rest).any(is_bound) || rest.iter().any(|token| token.word == ",") {
        return None;
    }
    let shared = first.iter().rposition(|token| *token.word == *word(at + 2))?;
    let says = read(first)?;
    let other = read(&[&first[..=shared], rest].concat())?;
    // `older than the one from York, but not from Bath` may deny either.
    let is_order = |says: &Statement| !matches!(says, Form::Same(..) | Form::In(..));
    let of_order = matches!(word(at + 2), "after" | "before" | "behind" | "to")
        || word(at + 2) == "by" && shared.checked_sub(1).is_some_and(|at| word(at) == "beaten");
    if (is_order(&says) || is_order(&other)) && !of_order {
        return None;
    }
    // `two days after Ann, but not after Bo` is not after him at all.
    let is_measured = |says: &Statement| {
        matches!(says, Form::Order { steps: Some(_), .. } | Form::Than { by: Some(_), .. })
    };
    (!is_measured(&says) && !is_measured(&other)).then_some(())?;
    all_of(vec![says, denied(other)?])
}

/// What is denied of one, and in the same breath told of it in another way: `The owl isn't in Rome, nor did Ann ever own it` for
/// `The owl isn't in Rome` and `Ann did not own the owl`.
pub(super) fn nor_did(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let nor = (2..tokens.len()).find(|at| word(*at) == "nor" && word(at - 1) == ",")?;
    let reader = Reader::new(vocabulary, tokens);
    let kind = reader.kind(nor + 1);
    if !kind.auxiliary && !kind.be {
        return None;
    }
    let begins = |end: usize| reader.kind(end).be || reader.kind(end).auxiliary;
    let subject =
        reader.mentions(0).into_iter().map(|of| of.end).filter(|end| begins(*end)).max()?;
    let end = reader.end();
    let first = &tokens[..nor - 1];
    let denied = &tokens[nor..end];
    let is_bound = |token: &Token| {
        matches!(
            &*token.word,
            "and" | "but" | "either" | "if" | "neither" | "never" | "or" | "than"
        )
    };
    let denies = first.iter().filter(|token| matches!(&*token.word, "'t" | "not")).count() == 1;
    if !denies || first.iter().chain(denied).any(is_bound) {
        return None;
    }
    let it = (nor + 2..end).filter(|at| word(*at) == "it").collect_vec();
    let [it] = it[..] else { return None };
    let other = reader.mentions(nor + 2).into_iter().map(|of| of.end).filter(|end| *end < it);
    let actor = other.max()?;
    // `Ann didn't buy the owl, nor did Bo want it` is told of the owl.
    let is_person = |of: &Match| reader.persons() >> of.of.sense & 1 == 1;
    let is_of_somebody = reader.matches[..subject].iter().flatten().any(is_person);
    if is_of_somebody || !reader.is_be_or_denied(subject) {
        return None;
    }
    let of_it = |at: usize| if at == it { &tokens[..subject] } else { &tokens[at..=at] };
    let rest = (actor..end).flat_map(of_it).cloned().collect_vec();
    let (who, verb) = (&tokens[nor + 2..actor], &tokens[nor + 1..nor + 2]);
    let not = tokens[nor].saying("not");
    let says = [read(first)?, read(&[who, verb, &not, &rest].concat())?];
    let is_fact = |says: &Statement| match says {
        Form::Different(..) => true,
        Form::Not(inner) => matches!(**inner, Form::In(..)),
        _ => false,
    };
    says.iter().all(is_fact).then(|| all_of(says.into()))?
}

/// That an item does not have another one: `No oak chair was made in York` for `The oak chair was not made in York`.
pub(super) fn no_such(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let nobody = phrase(tokens, "nobody").or_else(|| phrase(tokens, "no one"));
    if let Some(from) = nobody {
        return nobody_from(tokens, from, read);
    }
    let [no, rest @ ..] = tokens else { return None };
    let is_several =
        |token: &Token| SEVERAL.contains(&&*token.word) || matches!(&*token.word, "," | "not");
    // `No 3` is a number.
    let is_number = rest.first().is_some_and(|of| {
        !of.word.starts_with(char::is_alphabetic) || words::number(&[&of.word]).is_some()
    });
    if no.word != "no" || is_number || rest.iter().any(is_several) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let names = reader.matches.get(1).is_some_and(|of| !of.is_empty());
    let says = names.then(|| read(&[&[no.renamed("the")], rest].concat()))??;
    matches!(says, Form::Same(..) | Form::In(..)).then(|| sentence::not(says))
}

/// `The one from York did not bake the loaf` for `Nobody from York baked the loaf`.
fn nobody_from(tokens: &[Token], from: usize, read: Read<'_>) -> Option<Statement> {
    let rest = tokens.get(from..)?;
    let is_told = matches!(&*rest.first()?.word, "from" | "in" | "on" | "with");
    let is_several =
        |token: &Token| SEVERAL.contains(&&*token.word) || matches!(&*token.word, "," | "not");
    if !is_told || rest.iter().any(is_several) {
        return None;
    }
    let says = read(&[&tokens[0].saying("the one"), rest].concat())?;
    matches!(says, Form::Same(..) | Form::In(..)).then(|| sentence::not(says))
}

/// The opposite of a statement that says one thing. Who is `not behind Cy` is not Cy either.
fn denied(says: Statement) -> Option<Statement> {
    let apart = match &says {
        Form::Same(..) | Form::In(..) => None,
        Form::Order { a, b, .. } | Form::Than { a, b, .. } | Form::NextTo(a, b) => {
            Some(Form::Different(a.clone(), b.clone()))
        }
        _ => return None,
    };
    all_of(apart.into_iter().chain([sentence::not(says)]).collect())
}
