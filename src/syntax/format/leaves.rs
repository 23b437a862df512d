//! The leaves of a statement exchanged for others, its form kept.

use crate::model::statement::{Form, Term};
use crate::syntax::ast::{Name, Operand, PlaceName};

/// What each kind of leaf becomes.
pub(crate) trait Leaves<O, F, P, N> {
    /// What an operand becomes.
    type Operand;
    /// What a function becomes.
    type Function;
    /// What a place becomes.
    type Place;
    /// What a number becomes.
    type Number;

    /// Exchanges an operand.
    fn operand(&mut self, operand: &O) -> Self::Operand;
    /// Exchanges a function.
    fn function(&mut self, function: &F) -> Self::Function;
    /// Exchanges a place.
    fn place(&mut self, place: &P) -> Self::Place;
    /// Exchanges a number that is compared with values of a function.
    fn constant(&mut self, function: Option<&F>, number: &N) -> Self::Number;
    /// Exchanges a number that is added to a value of a function, or compared with a difference.
    fn amount(&mut self, function: &F, number: &N) -> Self::Number;
}

type Mapped<L, O, F, P, N> = Form<
    <L as Leaves<O, F, P, N>>::Operand,
    <L as Leaves<O, F, P, N>>::Function,
    <L as Leaves<O, F, P, N>>::Place,
    <L as Leaves<O, F, P, N>>::Number,
>;

type MappedTerm<L, O, F, P, N> = Term<
    <L as Leaves<O, F, P, N>>::Operand,
    <L as Leaves<O, F, P, N>>::Function,
    <L as Leaves<O, F, P, N>>::Number,
>;

/// The statement with every leaf exchanged.
pub(crate) fn map<O, F, P, N, L: Leaves<O, F, P, N>>(
    form: &Form<O, F, P, N>,
    to: &mut L,
) -> Mapped<L, O, F, P, N> {
    match form {
        Form::Not(of) => Form::Not(Box::new(map(of, to))),
        Form::And(of) => Form::And(map_all(of, to)),
        Form::Or(of) => Form::Or(map_all(of, to)),
        Form::Xor(of) => Form::Xor(map_all(of, to)),
        Form::If(of) => Form::If(Box::new((map(&of.0, to), map(&of.1, to)))),
        Form::Iff(of) => Form::Iff(Box::new((map(&of.0, to), map(&of.1, to)))),
        Form::Count(count, bound, of) => Form::Count(*count, *bound, map_all(of, to)),
        Form::Same(a, b) => Form::Same(to.operand(a), to.operand(b)),
        Form::Different(a, b) => Form::Different(to.operand(a), to.operand(b)),
        Form::Compare(first, links) => {
            let terms = || std::iter::once(first).chain(links.iter().map(|(_, term)| term));
            let function = terms().find_map(|term| match term {
                Term::Value { function, .. } => Some(function),
                Term::Constant(_) => None,
            });
            let first = map_term(first, function, to);
            let link = |(comparison, term): &_| (*comparison, map_term(term, function, to));
            Form::Compare(first, links.iter().map(link).collect())
        }
        Form::Difference { function, of: (a, b), comparison, amount } => Form::Difference {
            of: (to.operand(a), to.operand(b)),
            comparison: *comparison,
            amount: to.amount(function, amount),
            function: to.function(function),
        },
        Form::In(a, places) => {
            Form::In(to.operand(a), places.iter().map(|place| to.place(place)).collect())
        }
        Form::AtEnd(a) => Form::AtEnd(to.operand(a)),
        Form::Odd(a) => Form::Odd(to.operand(a)),
        Form::Even(a) => Form::Even(to.operand(a)),
        Form::SameParity(a, b) => Form::SameParity(to.operand(a), to.operand(b)),
        Form::NextTo(a, b) => Form::NextTo(to.operand(a), to.operand(b)),
        Form::Apart(steps, a, b) => Form::Apart(*steps, to.operand(a), to.operand(b)),
        Form::HousesBetween(steps, a, b) => {
            Form::HousesBetween(*steps, to.operand(a), to.operand(b))
        }
        Form::Order { a, side, steps, b } => {
            Form::Order { a: to.operand(a), side: *side, steps: *steps, b: to.operand(b) }
        }
        Form::Between(a, b, c) => Form::Between(to.operand(a), to.operand(b), to.operand(c)),
        Form::DirectlyBetween(a, b, c) => {
            Form::DirectlyBetween(to.operand(a), to.operand(b), to.operand(c))
        }
        Form::InOrder(of) => Form::InOrder(operands(of, to)),
        Form::Than { a, function, by, more, b } => Form::Than {
            a: to.operand(a),
            by: by.as_ref().map(|by| to.amount(function, by)),
            function: to.function(function),
            more: *more,
            b: to.operand(b),
        },
        Form::Either(a, of) => Form::Either(to.operand(a), operands(of, to)),
        Form::Neither(a, of) => Form::Neither(to.operand(a), operands(of, to)),
        Form::AllDifferent(of) => Form::AllDifferent(operands(of, to)),
        Form::AllSame(of) => Form::AllSame(operands(of, to)),
        Form::Pairs(left, right) => Form::Pairs(operands(left, to), operands(right, to)),
    }
}

fn map_all<O, F, P, N, L: Leaves<O, F, P, N>>(
    of: &[Form<O, F, P, N>],
    to: &mut L,
) -> Vec<Mapped<L, O, F, P, N>> {
    of.iter().map(|form| map(form, to)).collect()
}

fn operands<O, F, P, N, L: Leaves<O, F, P, N>>(of: &[O], to: &mut L) -> Vec<L::Operand> {
    of.iter().map(|operand| to.operand(operand)).collect()
}

fn map_term<O, F, P, N, L: Leaves<O, F, P, N>>(
    term: &Term<O, F, N>,
    shared: Option<&F>,
    to: &mut L,
) -> MappedTerm<L, O, F, P, N> {
    match term {
        Term::Value { function, of, plus } => Term::Value {
            of: to.operand(of),
            plus: plus.as_ref().map(|plus| to.amount(function, plus)),
            function: to.function(function),
        },
        Term::Constant(number) => Term::Constant(to.constant(shared, number)),
    }
}

/// Exchanges each name of a written statement by a function.
pub(crate) struct EachName<F>(pub(crate) F);

impl<F: FnMut(&Name) -> Name> Leaves<Operand, Name, PlaceName, Name> for EachName<F> {
    type Operand = Operand;
    type Function = Name;
    type Place = PlaceName;
    type Number = Name;

    fn operand(&mut self, operand: &Operand) -> Operand {
        let category = operand.category.as_ref().map(|category| Box::new((self.0)(category)));
        Operand { category, name: (self.0)(&operand.name) }
    }

    fn function(&mut self, function: &Name) -> Name {
        (self.0)(function)
    }

    fn place(&mut self, place: &PlaceName) -> PlaceName {
        PlaceName { which: place.which, name: (self.0)(&place.name) }
    }

    fn constant(&mut self, _: Option<&Name>, number: &Name) -> Name {
        (self.0)(number)
    }

    fn amount(&mut self, _: &Name, number: &Name) -> Name {
        (self.0)(number)
    }
}
