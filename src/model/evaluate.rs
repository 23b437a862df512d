//! Whether a statement holds in a solution, by the definition of each form.
//!
//! This is the meaning of the language: no form is reduced to another one here, so that the
//! compiler and the readings can be tested against it.
//!
//! A relation holds when the operands have positions that stand in it. An item of a `(some)`
//! category may have none, so that every relation with it is false; an item of a `(repeats)`
//! category may have several, of which any will do. `!=` is the exact negation of `=`.

use itertools::Itertools;

use super::ids::Place;
use super::puzzle::{Function, Operand, Puzzle, Statement};
use super::solution::Solution;
use super::statement::{Comparison, Form, Term};
use super::topology::Topology;
use super::{CategoryId, Number};

/// Whether `statement` holds in `solution`.
pub fn holds(puzzle: &Puzzle, solution: &Solution, statement: &Statement) -> bool {
    View { puzzle, solution }.holds(statement)
}

struct View<'a> {
    puzzle: &'a Puzzle,
    solution: &'a Solution,
}

impl View<'_> {
    fn holds(&self, statement: &Statement) -> bool {
        let size = self.puzzle.positions.len();
        let distance = |p, q| self.puzzle.positions.topology.distance(size, p, q);
        match statement {
            Form::Not(of) => !self.holds(of),
            Form::And(of) => of.iter().all(|s| self.holds(s)),
            Form::Or(of) => of.iter().any(|s| self.holds(s)),
            Form::Xor(of) => of.iter().filter(|s| self.holds(s)).count() % 2 == 1,
            Form::If(of) => !self.holds(&of.0) || self.holds(&of.1),
            Form::Iff(of) => self.holds(&of.0) == self.holds(&of.1),
            Form::Count(count, bound, of) => {
                count.holds(of.iter().filter(|s| self.holds(s)).count(), *bound as usize)
            }
            Form::Same(a, b) => self.same(*a, *b),
            Form::Different(a, b) => !self.same(*a, *b),
            Form::Compare(first, links) => self.compare(first, links),
            Form::Difference { function, of: (a, b), comparison, amount } => {
                self.some_values(*function, *a, *b, *comparison, |x, y| (x - y).abs(), *amount)
            }
            Form::In(a, places) => self.places(*a).any(|p| places.contains(&p)),
            Form::AtEnd(a) => self.places(*a).any(|p| p.index() == 0 || p.index() == size - 1),
            Form::Odd(a) => self.places(*a).any(|p| p.index() % 2 == 0),
            Form::Even(a) => self.places(*a).any(|p| p.index() % 2 == 1),
            Form::SameParity(a, b) => self.related(*a, *b, |p, q| p.index() % 2 == q.index() % 2),
            Form::NextTo(a, b) => self.related(*a, *b, |p, q| distance(p, q) == Some(1)),
            Form::Apart(steps, a, b) => {
                self.related(*a, *b, |p, q| distance(p, q) == Some(*steps as usize))
            }
            Form::HousesBetween(steps, a, b) => {
                self.related(*a, *b, |p, q| distance(p, q) == Some(*steps as usize + 1))
            }
            Form::Order { a, side, steps, b } => self.related(*a, *b, |p, q| {
                let (low, high) = if side.is_smaller() { (p, q) } else { (q, p) };
                match steps {
                    None => low < high,
                    Some(steps) => low.index() + *steps as usize == high.index(),
                }
            }),
            Form::Between(a, b, c) => {
                let below = |x, y| self.related(x, y, |p, q| p < q);
                (below(*b, *a) && below(*a, *c)) || (below(*c, *a) && below(*a, *b))
            }
            Form::DirectlyBetween(a, b, c) => self.directly_between(*a, *b, *c),
            Form::InOrder(of) => {
                of.iter().tuple_windows().all(|(a, b)| self.related(*a, *b, |p, q| p < q))
            }
            Form::Than { a, function, by, more, b } => {
                let (high, low) = if *more { (*a, *b) } else { (*b, *a) };
                match by {
                    Some(by) => {
                        self.some_values(*function, high, low, Comparison::Equal, |x, y| x - y, *by)
                    }
                    None => self.some_values(
                        *function,
                        high,
                        low,
                        Comparison::Greater,
                        |x, y| x - y,
                        Number::ZERO,
                    ),
                }
            }
            Form::Either(a, of) => {
                of.iter().filter(|b| self.same(*a, **b)).count() == 1 && self.all_different(of)
            }
            Form::Neither(a, of) => !of.iter().any(|b| self.same(*a, *b)) && self.all_different(of),
            Form::AllDifferent(of) => self.all_different(of),
            Form::AllSame(of) => of.iter().array_combinations().all(|[a, b]| self.same(*a, *b)),
            Form::Pairs(left, right) => {
                let one_of = |a: &Operand| right.iter().any(|b| self.same(*a, *b));
                self.all_different(left) && left.iter().all(one_of)
            }
        }
    }

    /// The positions of an operand.
    fn places(&self, operand: Operand) -> impl Iterator<Item = Place> + use<'_> {
        let (fixed, item) = match operand {
            Operand::Place(place) => (Some(place), None),
            Operand::Item(item) => (None, Some(item)),
        };
        let of = |item| self.solution.places_of(self.puzzle.item(item).category, item);
        fixed.into_iter().chain(item.into_iter().flat_map(of))
    }

    fn related(&self, a: Operand, b: Operand, relation: impl Fn(Place, Place) -> bool) -> bool {
        self.places(a).any(|p| self.places(b).any(|q| relation(p, q)))
    }

    fn same(&self, a: Operand, b: Operand) -> bool {
        self.related(a, b, |p, q| p == q)
    }

    fn all_different(&self, of: &[Operand]) -> bool {
        of.iter().array_combinations().all(|[a, b]| !self.same(*a, *b))
    }

    /// In a line or a ring `b` and `c` are the two neighbours of `a`; in a grid they stand on
    /// opposite sides of it.
    fn directly_between(&self, a: Operand, b: Operand, c: Operand) -> bool {
        let positions = &self.puzzle.positions;
        let size = positions.len();
        let opposite = |p: Place, q: Place, r: Place| {
            let next = |x, y| positions.topology.distance(size, x, y) == Some(1);
            let across = match positions.topology {
                Topology::Grid { .. } => {
                    positions.topology.distance(size, q, r) == Some(2)
                        && p.index() * 2 == q.index() + r.index()
                }
                _ => q != r,
            };
            next(p, q) && next(p, r) && across
        };
        let places = self.places(a).cartesian_product(self.places(b).collect_vec());
        places.cartesian_product(self.places(c).collect_vec()).any(|((p, q), r)| opposite(p, q, r))
    }

    /// The values of a function at the positions of an operand.
    fn values(&self, function: Function, operand: Operand) -> impl Iterator<Item = Number> {
        self.places(operand).filter_map(move |place| self.value_at(function, place))
    }

    fn value_at(&self, function: Function, place: Place) -> Option<Number> {
        let positions = &self.puzzle.positions;
        match function {
            Function::Positions => positions.scale.as_ref().map(|s| s.values[place.index()]),
            Function::Row => {
                positions.topology.row_and_column(place).map(|(row, _)| Number::from(row + 1))
            }
            Function::Column => {
                positions.topology.row_and_column(place).map(|(_, column)| Number::from(column + 1))
            }
            Function::Category(id) => self.value_of_category(id, place),
        }
    }

    fn value_of_category(&self, id: CategoryId, place: Place) -> Option<Number> {
        let category = self.puzzle.category(id);
        let item = self.solution.item_at(id, place)?;
        let rank = usize::from(item.0 - category.items.start);
        category.scale.as_ref().map(|scale| scale.values[rank])
    }

    /// Whether some values of `f(a)` and `f(b)`, combined, compare so with the amount; for
    /// [`Comparison::NotEqual`], whether none are equal to it.
    fn some_values(
        &self,
        function: Function,
        a: Operand,
        b: Operand,
        comparison: Comparison,
        combine: impl Fn(Number, Number) -> Number,
        amount: Number,
    ) -> bool {
        let exists = |comparison: Comparison| {
            self.values(function, a).any(|x| {
                self.values(function, b).any(|y| comparison.holds(combine(x, y).cmp(&amount)))
            })
        };
        match comparison {
            Comparison::NotEqual => !exists(Comparison::Equal),
            other => exists(other),
        }
    }

    /// Each link of a chain on its own, as if it were written so.
    fn compare(
        &self,
        first: &Term<Operand, Function, Number>,
        links: &[(Comparison, Term<Operand, Function, Number>)],
    ) -> bool {
        let mut left = first;
        links.iter().all(|(comparison, right)| {
            let met = self.link(left, *comparison, right);
            left = right;
            met
        })
    }

    fn link(
        &self,
        left: &Term<Operand, Function, Number>,
        comparison: Comparison,
        right: &Term<Operand, Function, Number>,
    ) -> bool {
        let values = |term: &Term<Operand, Function, Number>| match term {
            Term::Constant(value) => vec![*value],
            Term::Value { function, of, plus } => {
                self.values(*function, *of).map(|v| v + plus.unwrap_or_default()).collect()
            }
        };
        let exists = |comparison: Comparison| {
            let right = values(right);
            values(left).iter().any(|x| right.iter().any(|y| comparison.holds(x.cmp(y))))
        };
        match comparison {
            Comparison::NotEqual => !exists(Comparison::Equal),
            other => exists(other),
        }
    }
}
