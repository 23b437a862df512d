//! Clues that can be seen to be mistakes by themselves: never true, always true, said twice.

use std::collections::hash_map::Entry;

use compact_str::CompactString;
use foldhash::HashMap;
use itertools::Itertools;

use super::Placed;
use crate::model::ids::Span;
use crate::model::{
    CategoryKind, Comparison, Count, Form, Function, Number, Operand, Place, Puzzle, Statement,
    Term,
};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// The clues seen so far, in a form that hides trivial differences.
#[derive(Default)]
pub(super) struct Seen {
    clues: HashMap<Statement, (Span, CompactString)>,
}

/// Reports what is suspicious about a resolved clue.
pub(super) fn check(
    puzzle: &Puzzle,
    statement: &Statement,
    place: &Placed,
    seen: &mut Seen,
    diagnostics: &mut Diagnostics,
) {
    let view = View { puzzle };
    let verdict = view.verdict(statement);
    let mut impossible = Vec::new();
    if verdict == Some(false) {
        view.asserted(statement, &mut impossible);
    }
    for (code, message) in impossible {
        let help = match code {
            Code::SameCategory => {
                "two items of a category are at different positions; is an item of another category meant?"
            }
            _ => "with this clue the puzzle has no solution; is another item or relation meant?",
        };
        diagnostics.push(Diagnostic::error(code, place.span, message).help(help));
    }
    match verdict {
        Some(true) => diagnostics.push(
            Diagnostic::warning(Code::AlwaysHolds, place.span, "this clue always holds")
                .help("so it tells a solver nothing; is another item or relation meant?"),
        ),
        None => {
            if let Some(part) = view.dead_part(statement) {
                diagnostics.push(
                    Diagnostic::warning(Code::NeverHolds, place.span, part)
                        .help("is another item or relation meant?"),
                );
            }
        }
        Some(false) => {}
    }
    // The first of several stays the one to point at.
    match seen.clues.entry(normal(statement)) {
        Entry::Vacant(unseen) => {
            unseen.insert((place.span, place.label.clone()));
        }
        Entry::Occupied(first) => {
            let (first, label) = first.get();
            let message = format!("clue {} says the same as clue {label}", place.label);
            diagnostics.push(
                Diagnostic::warning(Code::DuplicateClue, place.span, message)
                    .related(*first, "said here first")
                    .help("delete one of them, unless another item is meant"),
            );
        }
    }
}

/// The statement with the operands of symmetric relations in order.
fn normal(statement: &Statement) -> Statement {
    let sorted = |a: &Operand, b: &Operand| (*a.min(b), *a.max(b));
    match statement {
        Form::Same(a, b) => {
            let (a, b) = sorted(a, b);
            Form::Same(a, b)
        }
        Form::Different(a, b) => {
            let (a, b) = sorted(a, b);
            Form::Different(a, b)
        }
        Form::NextTo(a, b) => {
            let (a, b) = sorted(a, b);
            Form::NextTo(a, b)
        }
        Form::Order { a, side, steps, b } if !side.is_smaller() => {
            Form::Order { a: *b, side: crate::model::Side::Left, steps: *steps, b: *a }
        }
        Form::Order { a, steps, b, .. } => {
            Form::Order { a: *a, side: crate::model::Side::Left, steps: *steps, b: *b }
        }
        other => other.clone(),
    }
}

struct View<'a> {
    puzzle: &'a Puzzle,
}

impl View<'_> {
    fn name(&self, operand: Operand) -> String {
        match operand {
            Operand::Item(item) => self.puzzle.item(item).name.clone(),
            Operand::Place(place) => self.puzzle.place_name(place),
        }
    }

    /// Errors of a statement that the puzzle asserts: parts of it that can never hold.
    fn asserted(&self, statement: &Statement, found: &mut Vec<(Code, String)>) {
        match statement {
            Form::And(of) => of.iter().for_each(|part| self.asserted(part, found)),
            Form::Same(Operand::Item(a), Operand::Item(b))
                if a != b && self.puzzle.item(*a).category == self.puzzle.item(*b).category =>
            {
                let (a, b) = (self.puzzle.item(*a), self.puzzle.item(*b));
                let category = &self.puzzle.category(a.category).name;
                let message = format!(
                    "`{}` and `{}` are both of `{category}`, so they are never the same",
                    a.name, b.name
                );
                found.push((Code::SameCategory, message));
            }
            _ if self.verdict(statement) == Some(false) => {
                let message = match operands(statement)[..] {
                    [a, b] if a == b => {
                        format!("this clue can never hold: both sides are `{}`", self.name(a))
                    }
                    _ => "this clue can never hold, whatever the others say".to_owned(),
                };
                found.push((Code::NeverHolds, message));
            }
            _ => {}
        }
    }

    /// A part inside a connective that can never hold, in words.
    fn dead_part(&self, statement: &Statement) -> Option<String> {
        let parts: Vec<&Statement> = match statement {
            Form::Not(of) => vec![of],
            Form::And(of) | Form::Or(of) | Form::Xor(of) | Form::Count(_, _, of) => {
                of.iter().collect()
            }
            Form::If(of) | Form::Iff(of) => vec![&of.0, &of.1],
            Form::Either(a, of) => {
                let dead = of.iter().find(|b| self.verdict(&Form::Same(*a, **b)) == Some(false))?;
                let (a, b) = (self.name(*a), self.name(*dead));
                return Some(format!("`{a}` can never be `{b}`, so this is no real choice"));
            }
            _ => return None,
        };
        parts.into_iter().find_map(|part| {
            if self.verdict(part) != Some(false) {
                return self.dead_part(part);
            }
            let names: Vec<_> = operands(part)
                .into_iter()
                .map(|operand| format!("`{}`", self.name(operand)))
                .collect();
            Some(format!("the part about {} can never hold", names.join(" and ")))
        })
    }

    /// `Some` when the statement has one truth value whatever the other clues say. `None` proves
    /// nothing: parts are looked at one by one.
    fn verdict(&self, statement: &Statement) -> Option<bool> {
        let all = |of: &[Statement], absorbing: bool| {
            let verdicts: Vec<_> = of.iter().map(|part| self.verdict(part)).collect();
            if verdicts.contains(&Some(absorbing)) {
                return Some(absorbing);
            }
            verdicts.iter().all(Option::is_some).then_some(!absorbing)
        };
        match statement {
            Form::Not(of) => self.verdict(of).map(|holds| !holds),
            Form::And(of) => all(of, false),
            Form::Or(of) => all(of, true),
            Form::If(of) => match (self.verdict(&of.0), self.verdict(&of.1)) {
                (Some(false), _) | (_, Some(true)) => Some(true),
                (Some(true), second) => second,
                _ => None,
            },
            Form::Xor(of) => of.iter().try_fold(false, |odd, part| Some(odd ^ self.verdict(part)?)),
            Form::Iff(of) => Some(self.verdict(&of.0)? == self.verdict(&of.1)?),
            Form::Count(count, bound, of) => self.count(*count, *bound as usize, of),
            Form::Different(a, b) => self.verdict(&Form::Same(*a, *b)).map(|holds| !holds),
            Form::In(a, places) => self.unary(*a, |p| places.contains(&p)),
            Form::AtEnd(a) => {
                let last = self.puzzle.positions.len() - 1;
                self.unary(*a, |p| p.index() == 0 || p.index() == last)
            }
            Form::Odd(a) => self.unary(*a, |p| p.index() % 2 == 0),
            Form::Even(a) => self.unary(*a, |p| p.index() % 2 == 1),
            Form::Same(a, b) => self.binary(*a, *b, |p, q| p == q),
            Form::SameParity(a, b) => self.binary(*a, *b, |p, q| p.index() % 2 == q.index() % 2),
            Form::NextTo(a, b) => self.at_distance(*a, *b, 1),
            Form::Apart(steps, a, b) => self.at_distance(*a, *b, u64::from(*steps)),
            Form::HousesBetween(steps, a, b) => self.at_distance(*a, *b, u64::from(*steps) + 1),
            Form::Order { a, side, steps, b } => self.binary(*a, *b, |p, q| {
                let (low, high) = if side.is_smaller() { (p, q) } else { (q, p) };
                match steps {
                    None => low < high,
                    Some(steps) => low.index() + *steps as usize == high.index(),
                }
            }),
            Form::Compare(first, links) => self.compare(first, links),
            Form::Difference { function, of: (a, b), comparison, amount } => {
                self.values(*function, *a, *b, *comparison, |x, y| ((x - y).abs(), *amount))
            }
            Form::Than { a, function, by, more, b } => {
                let (high, low) = if *more { (*a, *b) } else { (*b, *a) };
                let comparison = if by.is_some() { Comparison::Equal } else { Comparison::Greater };
                let by = by.unwrap_or_default();
                self.values(*function, high, low, comparison, |x, y| (x - y, by))
            }
            // Each `<` may speak of another position of an item that has several.
            Form::Between(a, b, c) => self.distinct_if_single(&[*a, *b, *c]),
            Form::InOrder(of) => self.distinct_if_single(of),
            Form::DirectlyBetween(a, b, c) => self.distinct(&[*a, *b, *c]),
            Form::AllDifferent(of) => self.different(of),
            Form::Pairs(left, _) => self.distinct(left),
            Form::Either(a, of) => {
                let none = of.iter().all(|b| self.verdict(&Form::Same(*a, *b)) == Some(false));
                if none { Some(false) } else { self.different(of) }
            }
            Form::Neither(a, of) => {
                let one = of.iter().any(|b| self.verdict(&Form::Same(*a, *b)) == Some(true));
                if one { Some(false) } else { self.different(of) }
            }
            Form::AllSame(of) => {
                // Each position takes one item of a category, so two of one are never together.
                let kind = |operand: &Operand| match operand {
                    Operand::Item(item) => Some(self.puzzle.item(*item).category),
                    Operand::Place(_) => None,
                };
                let mut kinds: Vec<_> = of.iter().unique().map(kind).collect();
                kinds.sort();
                let never = kinds.windows(2).any(|pair| pair[0] == pair[1]);
                never.then_some(false)
            }
        }
    }

    fn count(&self, count: Count, bound: usize, of: &[Statement]) -> Option<bool> {
        let verdicts: Vec<_> = of.iter().map(|part| self.verdict(part)).collect();
        let certain = verdicts.iter().filter(|v| **v == Some(true)).count();
        let possible = verdicts.iter().filter(|v| **v != Some(false)).count();
        let mut outcomes = (certain..=possible).map(|found| count.holds(found, bound));
        let first = outcomes.next()?;
        outcomes.all(|outcome| outcome == first).then_some(first)
    }

    fn repeats(&self, operand: Operand) -> bool {
        match operand {
            Operand::Item(item) => self.puzzle.category_of(item).kind == CategoryKind::Repeats,
            Operand::Place(_) => false,
        }
    }

    /// Operands of which no two may be at one position; those that are nowhere differ from all.
    fn different(&self, of: &[Operand]) -> Option<bool> {
        let placed: Vec<_> = of.iter().copied().filter(|o| !self.places(*o).1).collect();
        self.distinct(&placed)
    }

    /// As [`Self::distinct`], if each of the operands has one position at most.
    fn distinct_if_single(&self, of: &[Operand]) -> Option<bool> {
        let several = of.iter().any(|operand| self.repeats(*operand));
        if several { None } else { self.distinct(of) }
    }

    /// Operands that must stand at different positions: false when two of them cannot.
    fn distinct(&self, of: &[Operand]) -> Option<bool> {
        let mut fixed: Vec<_> = of.iter().filter(|operand| !self.repeats(**operand)).collect();
        fixed.sort();
        let twice = fixed.windows(2).any(|pair| pair[0] == pair[1]);
        (twice || fixed.len() > self.puzzle.positions.len()).then_some(false)
    }

    /// The places that an operand may have, and whether it may have none.
    fn places(&self, operand: Operand) -> (std::ops::Range<usize>, bool) {
        match operand {
            Operand::Place(place) => (place.index()..place.index() + 1, false),
            Operand::Item(item) => {
                let kind = self.puzzle.category_of(item).kind;
                let absent = matches!(kind, CategoryKind::Some | CategoryKind::Repeats);
                (0..self.puzzle.positions.len(), absent)
            }
        }
    }

    fn unary(&self, a: Operand, holds: impl Fn(Place) -> bool) -> Option<bool> {
        let (places, absent) = self.places(a);
        one_value(places.map(|p| holds(Place::from_index(p))), absent)
    }

    fn binary(&self, a: Operand, b: Operand, holds: impl Fn(Place, Place) -> bool) -> Option<bool> {
        let ((first, a_absent), (second, b_absent)) = (self.places(a), self.places(b));
        let together = a == b && !self.repeats(a);
        let apart = self.same_category(a, b) && a != b;
        let pairs = first.flat_map(|p| second.clone().map(move |q| (p, q)));
        let fits = pairs.filter(|(p, q)| (!together || p == q) && (!apart || p != q));
        let outcomes = fits.map(|(p, q)| holds(Place::from_index(p), Place::from_index(q)));
        one_value(outcomes, a_absent || b_absent)
    }

    fn same_category(&self, a: Operand, b: Operand) -> bool {
        match (a, b) {
            (Operand::Item(a), Operand::Item(b)) => {
                self.puzzle.item(a).category == self.puzzle.item(b).category
            }
            _ => false,
        }
    }

    fn at_distance(&self, a: Operand, b: Operand, steps: u64) -> Option<bool> {
        let positions = &self.puzzle.positions;
        let size = positions.len();
        self.binary(a, b, |p, q| {
            positions.topology.distance(size, p, q).is_some_and(|found| found as u64 == steps)
        })
    }

    /// The values that a function can take for an operand, and whether it may have none.
    fn value_range(&self, function: Function, operand: Operand) -> (Vec<Number>, bool) {
        let values = self.puzzle.values(function);
        let (places, absent) = self.places(operand);
        match (function, operand) {
            (Function::Category(id), Operand::Item(item))
                if self.puzzle.item(item).category == id =>
            {
                let rank = usize::from(item.0 - self.puzzle.category(id).items.start);
                (vec![values[rank]], absent)
            }
            (Function::Category(_), _) => (values, absent),
            _ => (values[places].to_vec(), absent),
        }
    }

    /// The truth of `compare(combined value, amount)` over all pairs of values.
    fn values(
        &self,
        function: Function,
        a: Operand,
        b: Operand,
        comparison: Comparison,
        combine: impl Fn(Number, Number) -> (Number, Number),
    ) -> Option<bool> {
        let ((first, a_absent), (second, b_absent)) =
            (self.value_range(function, a), self.value_range(function, b));
        let together = a == b && !a_absent;
        let equal = comparison == Comparison::NotEqual;
        let apart = function == Function::Positions && self.same_category(a, b) && a != b;
        let pairs = first
            .iter()
            .enumerate()
            .flat_map(|(i, x)| second.iter().enumerate().map(move |(j, y)| (i, x, j, y)));
        let fits = pairs.filter(|(i, _, j, _)| (!together || i == j) && (!apart || i != j));
        let outcomes = fits.map(|(_, x, _, y)| {
            let (value, amount) = combine(*x, *y);
            comparison.holds(value.cmp(&amount))
        });
        // An absent operand makes a relation false, and its negation `!=` true.
        let absent = a_absent || b_absent;
        if equal {
            return one_value(outcomes.map(|holds| !holds), absent).map(|holds| !holds);
        }
        one_value(outcomes, absent)
    }

    fn compare(
        &self,
        first: &Term<Operand, Function, Number>,
        links: &[(Comparison, Term<Operand, Function, Number>)],
    ) -> Option<bool> {
        let mut left = first;
        let mut verdict = Some(true);
        for (comparison, right) in links {
            let link = match (left, right) {
                (Term::Value { function, of: a, plus: p }, Term::Value { of: b, plus: q, .. }) => {
                    let (p, q) = (p.unwrap_or_default(), q.unwrap_or_default());
                    self.values(*function, *a, *b, *comparison, |x, y| (x + p, y + q))
                }
                (Term::Value { function, of, plus }, Term::Constant(k)) => {
                    let plus = plus.unwrap_or_default();
                    self.values(*function, *of, *of, *comparison, |x, _| (x + plus, *k))
                }
                (Term::Constant(k), Term::Value { function, of, plus }) => {
                    let plus = plus.unwrap_or_default();
                    self.values(*function, *of, *of, *comparison, |x, _| (*k, x + plus))
                }
                (Term::Constant(x), Term::Constant(y)) => Some(comparison.holds(x.cmp(y))),
            };
            verdict = match (verdict, link) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            };
            left = right;
        }
        verdict
    }
}

/// The one truth value of all outcomes, `absent` standing for one more that is false.
fn one_value(mut outcomes: impl Iterator<Item = bool>, absent: bool) -> Option<bool> {
    let first = if absent { false } else { outcomes.next().unwrap_or(false) };
    outcomes.all(|outcome| outcome == first).then_some(first)
}

/// The operands of a relation with one or two, as written.
fn operands(statement: &Statement) -> Vec<Operand> {
    match statement {
        Form::Same(a, b)
        | Form::Different(a, b)
        | Form::SameParity(a, b)
        | Form::NextTo(a, b)
        | Form::Apart(_, a, b)
        | Form::HousesBetween(_, a, b)
        | Form::Order { a, b, .. }
        | Form::Than { a, b, .. }
        | Form::Difference { of: (a, b), .. } => vec![*a, *b],
        Form::In(a, _) | Form::AtEnd(a) | Form::Odd(a) | Form::Even(a) => vec![*a],
        _ => Vec::new(),
    }
}
