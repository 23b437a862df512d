//! Variables and literals: small copyable numbers, never DIMACS numbers.

use std::fmt;
use std::ops::Not;

/// A Boolean variable, known by its index counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Var(u32);

impl Var {
    /// How many variables there can be: 2^31 - 1, so that every DIMACS number
    /// fits the 32-bit signed integers of nearly all solvers.
    pub const LIMIT: usize = i32::MAX as usize;

    /// The variable with this index.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`Var::LIMIT`].
    #[inline]
    pub fn from_index(index: usize) -> Var {
        assert!(index < Var::LIMIT, "more than {} SAT variables", Var::LIMIT);
        Var(index as u32)
    }

    /// The index of this variable, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal that is true when this variable is true.
    #[inline]
    pub fn positive(self) -> Lit {
        Lit::new(self, false)
    }

    /// The literal that is true when this variable is false.
    #[inline]
    pub fn negative(self) -> Lit {
        Lit::new(self, true)
    }
}

/// Shows the variable as `x` and its index.
impl fmt::Debug for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}", self.0)
    }
}

/// A variable or its negation. Literals are ordered by variable, the positive one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    /// The literal of `var`, negated if `negated`.
    #[inline]
    pub fn new(var: Var, negated: bool) -> Lit {
        Lit(var.0 << 1 | u32::from(negated))
    }

    /// The variable of this literal.
    #[inline]
    pub fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    /// Whether this literal is the negation of its variable.
    #[inline]
    pub fn is_negative(self) -> bool {
        self.0 & 1 == 1
    }

    /// Twice the index of the variable, plus one for a negation: an index for
    /// tables that have one entry per literal.
    #[inline]
    pub fn code(self) -> usize {
        self.0 as usize
    }

    /// The literal with this [`code`](Lit::code).
    ///
    /// # Panics
    ///
    /// If the code is that of a variable not below [`Var::LIMIT`].
    #[inline]
    pub fn from_code(code: usize) -> Lit {
        Lit::new(Var::from_index(code >> 1), code & 1 == 1)
    }
}

impl Not for Lit {
    type Output = Lit;

    #[inline]
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// Shows the literal as its variable, with `!` before it for a negation.
impl fmt::Debug for Lit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_negative() { "!" } else { "" };
        write!(f, "{sign}{:?}", self.var())
    }
}

#[cfg(test)]
mod tests {
    use super::{Lit, Var};

    #[test]
    fn a_literal_keeps_its_variable_and_its_sign() {
        for index in [0, 1, 2, 1000, Var::LIMIT - 1] {
            let var = Var::from_index(index);
            assert_eq!(var.index(), index);
            assert_eq!(!var.positive(), var.negative());
            assert_eq!(!var.negative(), var.positive());
            for lit in [var.positive(), var.negative()] {
                assert_eq!(lit.var(), var);
                assert_eq!(Lit::from_code(lit.code()), lit);
                assert_eq!(Lit::new(var, lit.is_negative()), lit);
            }
            assert_eq!(var.positive().code(), 2 * index);
            assert!(var.positive() < var.negative());
        }
    }

    #[test]
    fn literals_are_shown_by_the_index_of_their_variable() {
        let lit = Var::from_index(7).negative();
        assert_eq!(format!("{lit:?} {:?}", !lit), "!x7 x7");
    }

    #[test]
    #[should_panic(expected = "more than 2147483647 SAT variables")]
    fn there_is_a_largest_variable() {
        Var::from_index(Var::LIMIT);
    }
}
