//! Where encodings put their clauses and take their variables from.

use std::ops::{Add, Sub};

use crate::lit::{Lit, Var};

/// Takes clauses and hands out fresh variables; every encoding writes to a `&mut dyn Sink`.
///
/// Because variables come only from here, the auxiliary variables of two
/// encodings cannot collide. A clause may mention only variables which the sink
/// was told of when it was made or has handed out since.
pub trait Sink {
    /// A variable that was never handed out before.
    ///
    /// # Panics
    ///
    /// If there are already [`Var::LIMIT`] variables.
    fn new_var(&mut self) -> Var;

    /// Requires that at least one of the literals be true. The empty clause
    /// cannot be satisfied.
    fn add_clause(&mut self, clause: &[Lit]);
}

/// A sink whose clauses are enforced only when a literal, the guard, is true.
///
/// The clauses go to another sink with the negation of the guard put first.
/// One guard inside another makes clauses that need both. Variables defined
/// under a guard are free when it is false: where models are counted, make
/// reified literals (gates, counters) outside and put only their use under the guard.
pub struct Guarded<'a> {
    sink: &'a mut dyn Sink,
    /// The negated guard, then the latest clause: kept to be filled again.
    clause: Vec<Lit>,
}

impl<'a> Guarded<'a> {
    /// Puts `guard` before every clause on its way to `sink`.
    pub fn new(guard: Lit, sink: &'a mut dyn Sink) -> Guarded<'a> {
        Guarded { sink, clause: vec![!guard] }
    }
}

impl Sink for Guarded<'_> {
    fn new_var(&mut self) -> Var {
        self.sink.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clause.truncate(1);
        self.clause.extend_from_slice(clause);
        self.sink.add_clause(&self.clause);
    }
}

/// The size of a formula, and a sink that measures one by counting alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// How many variables there are, used or not.
    pub variables: u64,
    /// How many clauses there are.
    pub clauses: u64,
    /// How many literals all clauses have together.
    pub literals: u64,
}

impl Size {
    /// No clauses yet over `variables` variables: the first new one has that index.
    pub fn with_vars(variables: usize) -> Size {
        Size { variables: variables as u64, ..Size::default() }
    }
}

impl Sink for Size {
    fn new_var(&mut self) -> Var {
        // An index too large for usize saturates, and is refused like any other.
        let var = Var::from_index(usize::try_from(self.variables).unwrap_or(usize::MAX));
        self.variables += 1;
        var
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses += 1;
        self.literals += clause.len() as u64;
    }
}

/// The size of two formulas together that share no variable.
impl Add for Size {
    type Output = Size;

    fn add(self, other: Size) -> Size {
        Size {
            variables: self.variables + other.variables,
            clauses: self.clauses + other.clauses,
            literals: self.literals + other.literals,
        }
    }
}

/// What was added to a formula since it had the size `earlier`, which must not be greater.
impl Sub for Size {
    type Output = Size;

    fn sub(self, earlier: Size) -> Size {
        Size {
            variables: self.variables - earlier.variables,
            clauses: self.clauses - earlier.clauses,
            literals: self.literals - earlier.literals,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Guarded, Sink, Size};
    use crate::cnf::Cnf;
    use crate::lit::Var;

    #[test]
    fn a_size_counts_and_can_be_compared_with_an_earlier_one() {
        let mut size = Size::with_vars(2);
        let [a, b] = [0, 1].map(|index| Var::from_index(index).positive());
        size.add_clause(&[a, !b]);
        let before = size;
        assert_eq!(size.new_var().index(), 2);
        size.add_clause(&[]);
        size.add_clause(&[b]);
        let added = Size { variables: 1, clauses: 2, literals: 1 };
        assert_eq!(size - before, added);
        assert_eq!(before + added, size);
    }

    #[test]
    fn guards_are_put_before_every_clause_and_nest() {
        let mut cnf = Cnf::with_vars(3);
        let [a, g, h] = [0, 1, 2].map(|index| Var::from_index(index).positive());
        {
            let mut outer = Guarded::new(g, &mut cnf);
            outer.add_clause(&[a]);
            outer.add_clause(&[]);
            let mut inner = Guarded::new(!h, &mut outer);
            inner.add_clause(&[!a]);
            assert_eq!(inner.new_var().index(), 3);
        }
        let clauses: Vec<_> = cnf.clauses().collect();
        assert_eq!(clauses, [&[!g, a][..], &[!g], &[!g, h, !a]]);
    }
}
