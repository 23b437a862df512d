//! One value as far from a lower one as from a higher one: `Ann is as many years older than Bob as she is younger than Cy`.
//!
//! The language has no such relation, but it can say which triples of values are possible. A multiple (`twice as old as`)
//! is refused all the same: nobody has to find out which values may have been meant.

use itertools::Itertools;

use super::super::sentence::is_same_item;
use super::super::token::Token;
use super::super::vocabulary::{Thing, Vocabulary};
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words by which this is denied or left open, or is told of another time.
const BOUND: &[&str] = &[
    "'t", "ago", "either", "if", "never", "neither", "next", "no", "nor", "not", "once", "or",
    "soon", "unless", "when", "whether", "will", "would",
];

/// What a sentence says by which one value is as far from a lower one as from a higher one: `Ann was as many places below the cook
/// as she was above Bob`.
pub(super) fn as_far(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let at =
        (1..tokens.len()).find(|at| word(*at) == "as" && matches!(word(at + 1), "far" | "many"))?;
    // `as many places below`
    let side = at + 2 + usize::from(word(at + 1) == "many");
    let again = (side + 2..tokens.len()).find(|at| word(*at) == "as")?;
    let is_somebody = matches!(word(again + 1), "he" | "it" | "she" | "they");
    let is_be = matches!(word(again + 2), "is" | "was" | "were");
    let other = again + 1 + if is_somebody && is_be { 2 } else { 0 };
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let told = |part: &[Token]| match read(&[&tokens[..at], part].concat())? {
        Form::Than { a, function, by: None, more, b } => Some((a, function, more, b)),
        _ => None,
    };
    let (a, function, more, b) = told(tokens.get(side..again)?)?;
    let (same, of, less, c) = told(tokens.get(other..)?)?;
    if more == less || function.text != of.text || !is_same_item(&a, &same) {
        return None;
    }
    let sense = vocabulary.senses.iter().position(|of| of.name.text == function.text)?;
    let values = &vocabulary.senses[sense].scale.as_ref()?.values;
    let value = |of: &Operand, item: usize| {
        Form::Same(of.clone(), vocabulary.item_operand(Thing { sense, item }, of.name.span))
    };
    let mut found = Vec::new();
    let all = 0..values.len();
    for (x, (y, z)) in all.clone().cartesian_product(all.clone().cartesian_product(all)) {
        let (low, high) = if more { (y, z) } else { (z, y) };
        let is_between = values[low] < values[x] && values[x] < values[high];
        if is_between && values[x] - values[low] == values[high] - values[x] {
            found.push(Form::And(vec![value(&a, x), value(&b, y), value(&c, z)]));
        }
    }
    match found.len() {
        0 | 1 => found.pop(),
        _ => Some(Form::Or(found)),
    }
}
