//! Two rows that are told of one after the other: `One singer comes from Japan and another is Ann`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// How many words the subject of such a clause may have: `one of the singers`.
const LONGEST: usize = 4;

/// Words by which a clause depends on another one, or says more than what goes together.
const BOUND: &[&str] = &[
    "'t", "but", "either", "if", "neither", "never", "no", "nor", "not", "only", "or", "same",
    "than", "unless", "who", "whose",
];

/// That what two clauses tell of is told of two rows.
pub(super) fn one_and_another(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const FIRST: &[&str] = &["a", "an", "one", "some"];
    const SECOND: &[&str] = &["another", "one"];
    let begins = |tokens: &[Token], words: &[&str]| {
        tokens.first().is_some_and(|token| words.contains(&&*token.word))
    };
    let is_bound = tokens.iter().any(|token| BOUND.contains(&&*token.word));
    if is_bound || !begins(tokens, FIRST) {
        return None;
    }
    let joins =
        |at: &usize| matches!(&*tokens[*at].word, "and" | "while" | "whilst" | "whereas" | ";");
    let joint = (1..tokens.len()).filter(joins).exactly_one().ok()?;
    let (first, second) = (&tokens[..joint], &tokens[joint + 1..]);
    let first = match first {
        [rest @ .., comma] if comma.word == "," => rest,
        _ => first,
    };
    let told = |clause: &[Token]| told_of_any(vocabulary, clause, read);
    let second = Some(second).filter(|second| begins(second, SECOND))?;
    Some(Form::Different(told(first)?, told(second)?))
}

/// The item that a clause tells of some row: whoever it is, it would tell the same of that one.
fn told_of_any(vocabulary: &Vocabulary, clause: &[Token], read: Read<'_>) -> Option<Operand> {
    let reader = Reader::new(vocabulary, clause);
    let sense =
        reader.matches.iter().flatten().map(|of| of.of.sense).unique().exactly_one().ok()?;
    let kinds = (0..vocabulary.senses.len()).filter(|kind| *kind != sense);
    let told = |kind: usize, verb: usize| {
        let name = super::super::token::tokens(&vocabulary.senses[kind].items[0].text, 0);
        let name = name.iter().map(|word| clause[0].renamed(&word.word));
        let said: Vec<Token> = name.chain(clause[verb..].iter().cloned()).collect();
        match read(&said)? {
            Form::Same(a, b) if reader.sense_of(&a) == 1 << kind => Some(b),
            Form::Same(b, a) if reader.sense_of(&a) == 1 << kind => Some(b),
            _ => None,
        }
    };
    let item = (0..clause.len()).find(|at| !reader.matches[*at].is_empty())?;
    let verbs = 1..=LONGEST.min(item);
    let of = verbs.cartesian_product(kinds).find_map(|(verb, kind)| told(kind, verb))?;
    (reader.sense_of(&of) == 1 << sense).then_some(of)
}
