//! DIMACS CNF in and out; the one place where literals have DIMACS numbers.
//!
//! DIMACS, "Satisfiability: Suggested Format", 1993. A variable is numbered by
//! its index plus one, a negative literal has a minus sign, 0 ends a clause.

use std::io;

use crate::cnf::Cnf;
use crate::lit::{Lit, Var};
use crate::sink::Sink;

mod reader;
mod writer;

pub use reader::{DimacsError, Problem, read};
pub use writer::DimacsWriter;

impl Lit {
    /// The DIMACS number of this literal, never 0.
    #[inline]
    pub fn to_dimacs(self) -> i64 {
        let number = self.var().index() as i64 + 1;
        if self.is_negative() { -number } else { number }
    }

    /// The literal with this DIMACS number, unless it is 0 or beyond [`Var::LIMIT`].
    pub fn from_dimacs(number: i64) -> Option<Lit> {
        let index = usize::try_from(number.unsigned_abs()).ok()?.checked_sub(1)?;
        (index < Var::LIMIT).then(|| Lit::new(Var::from_index(index), number < 0))
    }
}

/// Writes the whole formula with its header and gives the output back, flushed.
///
/// # Errors
///
/// The first error of the output.
pub fn write<W: io::Write>(cnf: &Cnf, output: W) -> io::Result<W> {
    let mut writer = DimacsWriter::new(output, cnf.num_vars());
    writer.header(cnf.num_vars() as u64, cnf.num_clauses() as u64);
    for clause in cnf.clauses() {
        if writer.failed() {
            break;
        }
        writer.add_clause(clause);
    }
    writer.finish()
}

#[cfg(test)]
mod tests {
    use crate::lit::{Lit, Var};

    #[test]
    fn numbers_and_literals_correspond() {
        let last = Var::LIMIT as i64;
        for number in [1, -1, 2, -77, last, -last] {
            assert_eq!(Lit::from_dimacs(number).map(Lit::to_dimacs), Some(number));
        }
        for number in [0, last + 1, -last - 1, i64::MAX, i64::MIN] {
            assert_eq!(Lit::from_dimacs(number), None);
        }
        assert_eq!(Var::from_index(4).negative().to_dimacs(), -5);
    }
}
