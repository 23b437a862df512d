//! The formal reading of a statement: its sugar written out in the core of the language.

use itertools::Itertools;

use super::Number;
use super::ids::Place;
use super::puzzle::{CategoryKind, Function, Operand, Puzzle, Statement};
use super::statement::{Comparison, Form, Side, Term};
use super::topology::Topology;

type ModelTerm = Term<Operand, Function, Number>;

/// The same statement in core forms. `next to`, `apart` and `directly between` stay as they are
/// where the positions are no line, since the core has no distance around a ring or in a grid;
/// so does `directly between` for an item with several positions, which must be one and the same
/// for both neighbours.
pub fn reading(puzzle: &Puzzle, statement: &Statement) -> Statement {
    let read = |s: &Statement| reading(puzzle, s);
    let all = |of: &[Statement]| of.iter().map(read).collect_vec();
    let line = puzzle.positions.topology == Topology::Line;
    match statement {
        Form::Not(of) => Form::Not(Box::new(read(of))),
        Form::And(of) => Form::And(all(of)),
        Form::Or(of) => Form::Or(all(of)),
        Form::Xor(of) => Form::Xor(all(of)),
        Form::If(of) => Form::If(Box::new((read(&of.0), read(&of.1)))),
        Form::Iff(of) => Form::Iff(Box::new((read(&of.0), read(&of.1)))),
        Form::Count(count, bound, of) => Form::Count(*count, *bound, all(of)),
        Form::In(a, places) => any(places.iter().map(|p| at(puzzle, *a, *p))),
        Form::AtEnd(a) => {
            let last = Place::from_index(puzzle.positions.len() - 1);
            any([Place(0), last].into_iter().dedup().map(|p| at(puzzle, *a, p)))
        }
        Form::Odd(a) => any(puzzle.places().step_by(2).map(|p| at(puzzle, *a, p))),
        Form::Even(a) => any(puzzle.places().skip(1).step_by(2).map(|p| at(puzzle, *a, p))),
        Form::SameParity(a, b) => Form::Or(vec![
            Form::And(vec![read(&Form::Odd(*a)), read(&Form::Odd(*b))]),
            Form::And(vec![read(&Form::Even(*a)), read(&Form::Even(*b))]),
        ]),
        Form::NextTo(a, b) if line => steps_apart(puzzle, *a, *b, 1),
        Form::Apart(n, a, b) if line => steps_apart(puzzle, *a, *b, *n),
        Form::HousesBetween(n, a, b) if line => steps_apart(puzzle, *a, *b, n.saturating_add(1)),
        Form::HousesBetween(n, a, b) => Form::Apart(n.saturating_add(1), *a, *b),
        Form::Order { a, side, steps, b } => {
            let (low, high) = if side.is_smaller() { (*a, *b) } else { (*b, *a) };
            match steps {
                None => before(puzzle, low, high),
                Some(steps) => offset(puzzle, low, high, *steps),
            }
        }
        Form::Between(a, b, c) => Form::Or(vec![
            Form::And(vec![before(puzzle, *b, *a), before(puzzle, *a, *c)]),
            Form::And(vec![before(puzzle, *c, *a), before(puzzle, *a, *b)]),
        ]),
        Form::DirectlyBetween(a, b, c) if line && is_single(puzzle, *a) => Form::Or(vec![
            Form::And(vec![offset(puzzle, *b, *a, 1), offset(puzzle, *a, *c, 1)]),
            Form::And(vec![offset(puzzle, *c, *a, 1), offset(puzzle, *a, *b, 1)]),
        ]),
        Form::InOrder(of) => every(of.iter().tuple_windows().map(|(a, b)| before(puzzle, *a, *b))),
        Form::Than { a, function, by, more, b } => than(*a, *function, *by, *more, *b),
        Form::Either(a, of) => {
            let same = of.iter().map(|b| Form::Same(*a, *b)).collect();
            let mut both = vec![Form::Count(super::Count::Exactly, 1, same)];
            both.extend(differ(of));
            every(both)
        }
        Form::Neither(a, of) => every(of.iter().map(|b| Form::Different(*a, *b)).chain(differ(of))),
        Form::AllDifferent(of) => every(differ(of)),
        Form::AllSame(of) => every(of.iter().array_combinations().map(|[a, b]| Form::Same(*a, *b))),
        Form::Pairs(left, right) => {
            let one_of = |a: &Operand| any(right.iter().map(|b| Form::Same(*a, *b)));
            every(left.iter().map(one_of).chain(differ(left)))
        }
        Form::Same(..)
        | Form::Different(..)
        | Form::Compare(..)
        | Form::Difference { .. }
        | Form::NextTo(..)
        | Form::Apart(..)
        | Form::DirectlyBetween(..) => statement.clone(),
    }
}

fn any(of: impl IntoIterator<Item = Statement>) -> Statement {
    let mut of = of.into_iter().collect_vec();
    if of.len() == 1 { of.remove(0) } else { Form::Or(of) }
}

fn every(of: impl IntoIterator<Item = Statement>) -> Statement {
    let mut of = of.into_iter().collect_vec();
    if of.len() == 1 { of.remove(0) } else { Form::And(of) }
}

fn differ(of: &[Operand]) -> impl Iterator<Item = Statement> + '_ {
    of.iter().array_combinations().map(|[a, b]| Form::Different(*a, *b))
}

fn value(function: Function, of: Operand, plus: Option<Number>) -> ModelTerm {
    Term::Value { function, of, plus }
}

/// `house(a) = 3` where the label is the value, and of no other position; else `a = day Tue`.
fn at(puzzle: &Puzzle, a: Operand, place: Place) -> Statement {
    let positions = &puzzle.positions;
    let unique = |v: &[Number]| v.iter().filter(|other| **other == v[place.index()]).count() == 1;
    let scale = positions.scale.as_ref().filter(|s| !s.clock && unique(&s.values));
    match scale.map(|s| s.values[place.index()]) {
        Some(number) if number.to_string() == positions.labels[place.index()] => Form::Compare(
            value(Function::Positions, a, None),
            vec![(Comparison::Equal, Term::Constant(number))],
        ),
        _ => Form::Same(a, Operand::Place(place)),
    }
}

/// Whether an operand has one position at most.
fn is_single(puzzle: &Puzzle, operand: Operand) -> bool {
    match operand {
        Operand::Place(_) => true,
        Operand::Item(item) => puzzle.category_of(item).kind != CategoryKind::Repeats,
    }
}

/// Whether the values of the positions rise in steps that meet `step`.
fn rises(puzzle: &Puzzle, step: impl Fn(Number) -> bool) -> bool {
    let values = puzzle.positions.scale.as_ref().map(|scale| &scale.values);
    values.is_some_and(|v| v.iter().tuple_windows().all(|(a, b)| step(*b - *a)))
}

/// `house(low) < house(high)`, where the values tell the order of the places.
fn before(puzzle: &Puzzle, low: Operand, high: Operand) -> Statement {
    if rises(puzzle, |step| step > Number::ZERO) {
        let high = value(Function::Positions, high, None);
        return Form::Compare(
            value(Function::Positions, low, None),
            vec![(Comparison::Less, high)],
        );
    }
    Form::Order { a: low, side: Side::Left, steps: None, b: high }
}

/// `house(low) = house(high) - steps`, where the values count the places.
fn offset(puzzle: &Puzzle, low: Operand, high: Operand, steps: u32) -> Statement {
    if rises(puzzle, |step| step == Number::ONE) {
        let high = value(Function::Positions, high, Some(-Number::from(steps)));
        return Form::Compare(
            value(Function::Positions, low, None),
            vec![(Comparison::Equal, high)],
        );
    }
    Form::Order { a: low, side: Side::Left, steps: Some(steps), b: high }
}

/// `|house(a) - house(b)| = steps`, where the values count the places.
fn steps_apart(puzzle: &Puzzle, a: Operand, b: Operand, steps: u32) -> Statement {
    if rises(puzzle, |step| step == Number::ONE) {
        return Form::Difference {
            function: Function::Positions,
            of: (a, b),
            comparison: Comparison::Equal,
            amount: Number::from(steps),
        };
    }
    Form::Apart(steps, a, b)
}

/// `price(a) = price(b) + 2`, `price(a) < price(b)`.
fn than(a: Operand, function: Function, by: Option<Number>, more: bool, b: Operand) -> Statement {
    let comparison = match (by, more) {
        (Some(_), _) => Comparison::Equal,
        (None, true) => Comparison::Greater,
        (None, false) => Comparison::Less,
    };
    let plus = by.map(|by| if more { by } else { -by });
    Form::Compare(value(function, a, None), vec![(comparison, value(function, b, plus))])
}
