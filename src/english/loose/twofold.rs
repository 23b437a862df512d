//! Two comparisons with the same one: `is both newer and taller than Ann's`, `is taller than Ann's and was built later`.

use super::super::compare::is_comparing;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::Read;
use super::roundabout::in_order;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words that a comparison may depend on, or that say of both together what is not so of each.
const BOUND: &[&str] = &[
    "'t", "but", "either", "if", "neither", "never", "nor", "not", "only", "or", "unless",
    "whether",
];

/// What a sentence says that compares one row with another in two ways, each of which is read.
pub(super) fn twofold(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let mut thans = (1..tokens.len()).filter(|at| tokens[*at].word == "than");
    let (Some(than), None) = (thans.next(), thans.next()) else { return None };
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    both_before(tokens, than, read).or_else(|| one_behind(vocabulary, tokens, than, read))
}

/// `is (both) newer and taller than Ann's`
fn both_before(tokens: &[Token], than: usize, read: Read<'_>) -> Option<Statement> {
    let [before @ .., first, and, second] = &tokens[..than] else { return None };
    let compares = |of: &Token| is_comparing(&of.word);
    if and.word != "and" || !compares(first) || !compares(second) {
        return None;
    }
    let before = match before {
        [rest @ .., both] if both.word == "both" => rest,
        _ => before,
    };
    let says = |of: &Token| read(&[before, std::slice::from_ref(of), &tokens[than..]].concat());
    Some(Form::And(vec![says(first)?, says(second)?]))
}

/// `is taller than Ann's, and was built later`
fn one_behind(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    than: usize,
    read: Read<'_>,
) -> Option<Statement> {
    let and = (than..tokens.len()).rfind(|at| tokens[*at].word == "and")?;
    let (first, second) = (&tokens[..and], &tokens[and + 1..]);
    let first = match first {
        [rest @ .., comma] if comma.word == "," => rest,
        _ => first,
    };
    if !is_comparing(&second.last()?.word) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let is_be = |end: &usize| reader.kind(*end).be || reader.kind(*end).live;
    let subject = reader.nouns(0).into_iter().map(|(end, _)| end).filter(is_be).max()?;
    let again = [&tokens[..subject], second, &first[than..]].concat();
    Some(Form::And(vec![read(first)?, read(&again)?]))
}

/// `both Ann and Bob paid less than Cy` for `Ann and Bob both paid less than Cy`.
pub(super) fn both_in_front(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let both = (3..reader.end()).find(|at| reader.word(*at) == "both")?;
    let is_pair = reader.lists(0).iter().any(|(end, of)| *end == both && of.len() == 2);
    let compares = (both..reader.end()).any(|at| reader.word(at) == "than");
    let is_verb = !reader.kind(both + 1).be && !reader.kind(both + 1).preposition;
    let [pair, rest] = [&reader.tokens[..both], &reader.tokens[both + 1..]];
    let said = [&reader.tokens[both..=both], pair, rest];
    (is_pair && compares && is_verb).then(|| in_order(reader, said.concat()))
}
