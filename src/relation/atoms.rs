//! Statements that are conjunctions of atoms, and which atoms those are.

use itertools::Itertools;

use super::{Relation, is_single, is_total};
use crate::model::{Comparison, Form, Function, Number, Operand, Puzzle, Statement, Term};

/// The smallest statement: a set of positions (or values) of one operand, or a relation of two.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Atom {
    /// The operand is at one of these indices of the positions, or of a category's items.
    Within(Function, Operand, Vec<u16>),
    /// The operands are related.
    Related(Relation, Operand, Operand),
}

/// An atom, and whether it is meant or its negation.
pub type Signed = (Atom, bool);

/// The atoms whose conjunction the statement is; `None` for a form that is no conjunction.
pub fn atoms(puzzle: &Puzzle, statement: &Statement) -> Option<Vec<Signed>> {
    let related = |relation, a: &Operand, b: &Operand| Atom::Related(relation, *a, *b);
    let within = |a: &Operand, keep: &dyn Fn(usize) -> bool| {
        let indices = (0..puzzle.positions.len()).filter(|i| keep(*i));
        Atom::Within(Function::Positions, *a, indices.map(|i| i as u16).collect())
    };
    let one = |atom| Some(vec![(atom, true)]);
    match statement {
        Form::Same(a, b) => one(related(Relation::Same, a, b)),
        Form::Different(a, b) => Some(vec![(related(Relation::Same, a, b), false)]),
        Form::Compare(first, links) => {
            let lefts = std::iter::once(first).chain(links.iter().map(|(_, term)| term));
            let links = lefts.zip(links);
            links
                .map(|(left, (comparison, right))| link(puzzle, left, *comparison, right))
                .collect()
        }
        Form::Difference { function, of: (a, b), comparison, amount } => {
            let (comparison, positive) = without_not(*comparison);
            let relation = Relation::Difference(*function, comparison, *amount);
            Some(vec![(related(relation, a, b), positive)])
        }
        Form::In(a, places) => one(within(a, &|i| places.iter().any(|place| place.index() == i))),
        Form::AtEnd(a) => {
            let last = puzzle.positions.len() - 1;
            one(within(a, &|i| i == 0 || i == last))
        }
        Form::Odd(a) => one(within(a, &|i| i % 2 == 0)),
        Form::Even(a) => one(within(a, &|i| i % 2 == 1)),
        Form::SameParity(a, b) => one(related(Relation::SameParity, a, b)),
        Form::NextTo(a, b) => one(related(Relation::Distance(1), a, b)),
        Form::Apart(steps, a, b) => one(related(Relation::Distance(*steps), a, b)),
        Form::HousesBetween(steps, a, b) => {
            one(related(Relation::Distance(steps.saturating_add(1)), a, b))
        }
        Form::Order { a, side, steps, b } => {
            let (low, high) = if side.is_smaller() { (a, b) } else { (b, a) };
            one(related(Relation::Before(*steps), low, high))
        }
        Form::InOrder(of) => {
            let before = |(a, b)| (related(Relation::Before(None), a, b), true);
            Some(of.iter().tuple_windows().map(before).collect())
        }
        Form::Than { a, function, by, more, b } => {
            let (high, low) = if *more { (a, b) } else { (b, a) };
            let comparison = if by.is_some() { Comparison::Equal } else { Comparison::Greater };
            let relation = Relation::Values(*function, comparison, by.unwrap_or_default());
            one(related(relation, high, low))
        }
        Form::Neither(a, of) => {
            let others = of.iter().array_combinations().map(|[b, c]| (b, c));
            let pairs = of.iter().map(|b| (a, b)).chain(others);
            Some(pairs.map(|(a, b)| (related(Relation::Same, a, b), false)).collect())
        }
        // Being the same carries over from one to the next where each has one position.
        Form::AllSame(of) if of.iter().all(|a| is_single(puzzle, *a) && is_total(puzzle, *a)) => {
            let links = of.iter().tuple_windows();
            Some(links.map(|(a, b)| (related(Relation::Same, a, b), true)).collect())
        }
        Form::AllSame(of) => {
            let mut of = of.iter().unique().collect_vec();
            if let [only] = of[..] {
                of.push(only);
            }
            let pairs = of.into_iter().array_combinations();
            Some(pairs.map(|[a, b]| (related(Relation::Same, a, b), true)).collect())
        }
        _ => None,
    }
}

/// One comparison of a chain.
fn link(
    puzzle: &Puzzle,
    left: &Term<Operand, Function, Number>,
    comparison: Comparison,
    right: &Term<Operand, Function, Number>,
) -> Option<Signed> {
    let (comparison, positive) = without_not(comparison);
    let within = |function: Function, of: Operand, keep: &dyn Fn(Number) -> bool| {
        let values = puzzle.values(function);
        let kept = values.iter().enumerate().filter(|(_, value)| keep(**value));
        Atom::Within(function, of, kept.map(|(i, _)| i as u16).collect())
    };
    let atom = match (left, right) {
        (Term::Value { function, of: a, plus: p }, Term::Value { of: b, plus: q, .. }) => {
            let k = q.unwrap_or_default() - p.unwrap_or_default();
            Atom::Related(Relation::Values(*function, comparison, k), *a, *b)
        }
        (Term::Value { function, of, plus }, Term::Constant(k)) => {
            let plus = plus.unwrap_or_default();
            within(*function, *of, &|value| comparison.holds((value + plus).cmp(k)))
        }
        (Term::Constant(k), Term::Value { function, of, plus }) => {
            let plus = plus.unwrap_or_default();
            within(*function, *of, &|value| comparison.holds(k.cmp(&(value + plus))))
        }
        // The resolver lets no comparison of two constants through.
        (Term::Constant(_), Term::Constant(_)) => return None,
    };
    Some((atom, positive))
}

/// A comparison that is not `!=`, and whether it is meant or its negation.
fn without_not(comparison: Comparison) -> (Comparison, bool) {
    match comparison {
        Comparison::NotEqual => (Comparison::Equal, false),
        other => (other, true),
    }
}
