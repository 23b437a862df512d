//! Checks proofs in DRAT (N. Wetzler, M. Heule and W. Hunt, "DRAT-trim: Efficient Checking and
//! Trimming Using Expressive Clausal Proofs", 2014), step by step from the first.
//!
//! A proof adds and deletes clauses until it adds the empty one. A clause may be added when it
//! follows by unit propagation from those before it (RUP), or when so does each of its resolvents
//! on its first literal (RAT). Neither can make a satisfiable formula unsatisfiable.
//!
//! A clause from which a literal follows outright is never deleted: its literal stays true, so the
//! clause has to stay for RAT to look at. Solvers count on that, as drat-trim does the same, and a
//! formula with more clauses is refuted only if it was unsatisfiable before.

mod clauses;
mod reader;

use std::io::{self, BufRead};
use std::time::Instant;

use encodings::Cnf;

use clauses::Clauses;
use reader::{Reader, Step};

/// Why a proof is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum DratError {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// A line is no step of a proof.
    #[error("line {line}: {what}")]
    Malformed {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
    /// A clause neither follows nor is redundant.
    #[error("line {line}: the clause does not follow from the formula and the lines before")]
    Unjustified {
        /// The line, from 1.
        line: u64,
    },
    /// The proof ends before it has refuted anything.
    #[error("it ends without the empty clause: it is cut off, or proves nothing")]
    NoEmptyClause,
    /// The clauses need more memory than a check is given.
    #[error("its clauses need more than {} MiB", clauses::MAX_MEMORY >> 20)]
    TooLarge,
    /// The time was over.
    #[error("the time was over before it was checked")]
    TimedOut,
}

/// Checks that a proof, written as text, refutes a formula; gives the number of its lines up to the
/// empty clause.
///
/// What comes behind the empty clause, where some solvers go on with deletions, is not read.
///
/// # Errors
/// When the proof is not accepted, or `deadline` comes before that is known.
///
/// ```
/// use encodings::dimacs;
/// use zebra_sat::drat::check;
///
/// let formula = dimacs::read("p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n")?;
/// assert_eq!(check(&formula, "1 0\n0\n".as_bytes(), None)?, 2);
/// assert!(check(&formula, "0\n".as_bytes(), None).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(
    formula: &Cnf,
    proof: impl BufRead,
    deadline: Option<Instant>,
) -> Result<u64, DratError> {
    let mut clauses = Clauses::new(formula, deadline)?;
    let mut reader = Reader::new(proof, formula.num_vars());
    while let Some(step) = reader.next_step()? {
        match step {
            Step::Delete(clause) => clauses.delete(&clause),
            Step::Add(clause) => {
                if !clauses.justifies(&clause)? {
                    return Err(DratError::Unjustified { line: reader.line() });
                }
                if clause.is_empty() {
                    return Ok(reader.line());
                }
                clauses.add(&clause)?;
            }
        }
    }
    Err(DratError::NoEmptyClause)
}
