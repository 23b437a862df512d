//! The lengths of lists and the numbers that the puzzle language allows, for trees that no parser
//! of it has seen.

use crate::model::statement::{Form, Term};
use crate::syntax::parser::MAX_LENGTH;

/// What is wrong with the lists and numbers of a statement, if anything is.
pub(super) fn fault<O, F, P, N>(form: &Form<O, F, P, N>) -> Option<&'static str> {
    let two = |found: usize, message| (found < 2).then_some(message);
    match form {
        Form::Not(of) => fault(of),
        Form::And(of) | Form::Or(of) | Form::Xor(of) => {
            two(of.len(), "`and`, `or` and `xor` join two or more statements")
                .or_else(|| of.iter().find_map(fault))
        }
        Form::If(of) | Form::Iff(of) => fault(&of.0).or_else(|| fault(&of.1)),
        Form::Count(_, _, of) if of.is_empty() => Some("there are no statements to count"),
        Form::Count(_, _, of) => of.iter().find_map(fault),
        Form::Compare(_, links) if links.is_empty() => Some("nothing is compared with this value"),
        Form::Compare(first, links) => {
            let terms = std::iter::once(first).chain(links.iter().map(|(_, term)| term));
            let constants: Vec<_> = terms.map(|term| matches!(term, Term::Constant(_))).collect();
            let both = constants.windows(2).any(|pair| pair[0] && pair[1]);
            both.then_some("two constants are compared")
        }
        Form::In(_, places) => places.is_empty().then_some("`in` names one position or more"),
        Form::Order { steps: Some(0), .. } => {
            Some("0 positions to the side is the same position: use `same`")
        }
        Form::Either(_, of) | Form::Neither(_, of) => {
            two(of.len(), "`either` and `neither` name two alternatives or more")
        }
        Form::InOrder(of) | Form::AllDifferent(of) | Form::AllSame(of) => {
            two(of.len(), "one operand alone: a list needs two or more")
        }
        Form::Pairs(left, right) if left.len() != right.len() => {
            Some("the two lists of `pairs` have different lengths")
        }
        Form::Pairs(left, _) => two(left.len(), "one operand alone: a list needs two or more"),
        _ => None,
    }
}

/// How many relations and operands of lists a statement holds, counted as the parser of the
/// language does; `None` when one list is longer than it allows.
pub(super) fn relations<O, F, P, N>(form: &Form<O, F, P, N>) -> Option<usize> {
    let list = |of: &[O]| (of.len() <= MAX_LENGTH).then_some(of.len());
    match form {
        Form::Not(of) => relations(of),
        Form::If(of) | Form::Iff(of) => Some(relations(&of.0)? + relations(&of.1)?),
        Form::Count(_, _, of) if of.len() > MAX_LENGTH => None,
        Form::And(of) | Form::Or(of) | Form::Xor(of) | Form::Count(_, _, of) => {
            of.iter().map(relations).sum()
        }
        Form::Compare(_, links) => Some(links.len()),
        Form::In(_, places) => (places.len() <= MAX_LENGTH).then_some(places.len()),
        Form::Either(_, of) | Form::Neither(_, of) => list(of),
        Form::InOrder(of) | Form::AllDifferent(of) | Form::AllSame(of) => list(of),
        Form::Pairs(left, right) => Some(list(left)? + list(right)?),
        _ => Some(1),
    }
}
