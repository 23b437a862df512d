//! What a SAT solver prints, read: `s` and `v` lines, result files, bare lists of literals.
//!
//! Solvers agree on less than they should, so this takes what all of them print, but nothing that
//! could be understood in two ways: an answer that is cut off or contradicts itself is an error.

mod reader;

use std::fmt;
use std::io;

use encodings::{Lit, Var};

use super::{Assignment, Statistics};

pub use reader::Reader;

/// What a solver says of a formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It can be satisfied.
    Satisfiable,
    /// It cannot.
    Unsatisfiable,
    /// The solver gave up.
    Unknown,
}

impl Status {
    /// The status that a word stands for, in an `s` line, alone on a line or in a result file.
    fn from_word(word: &[u8]) -> Option<Status> {
        match word {
            b"SATISFIABLE" | b"SAT" => Some(Status::Satisfiable),
            b"UNSATISFIABLE" | b"UNSAT" => Some(Status::Unsatisfiable),
            b"UNKNOWN" | b"INDETERMINATE" | b"INDET" => Some(Status::Unknown),
            _ => None,
        }
    }
}

/// As an `s` line has it.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Satisfiable => "SATISFIABLE",
            Status::Unsatisfiable => "UNSATISFIABLE",
            Status::Unknown => "UNKNOWN",
        })
    }
}

/// An output that was read to its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Output {
    /// What it says of the formula, if it does.
    pub status: Option<Status>,
    /// The model, if it has one.
    pub model: Model,
    /// What it says of the work that was done.
    pub statistics: Statistics,
}

/// The literals of a model as they were printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    values: Vec<Option<bool>>,
    /// How many literals were printed.
    literals: u64,
    /// Whether `v` came before a literal.
    marked: bool,
    closed: bool,
}

impl Model {
    /// Whether there was anything of a model.
    pub fn is_some(&self) -> bool {
        self.literals > 0 || self.closed
    }

    /// Whether the 0 that ends a model was there: without it some may be missing.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether it is a list of literals without a `v` before them.
    pub fn is_bare(&self) -> bool {
        !self.marked
    }

    /// The values; a variable that the model leaves out is false.
    pub fn assignment(&self) -> Assignment {
        let known = self.values.iter().enumerate();
        let literals = known.filter_map(|(index, value)| {
            value.map(|value| Lit::new(Var::from_index(index), !value))
        });
        Assignment::new(self.values.len(), literals)
    }
}

/// Why an output cannot be believed.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// It could not be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// It says two things of the formula.
    #[error("contradicts itself: {0} and {1}")]
    Contradiction(Status, Status),
    /// An `s` line with an unknown word.
    #[error("has an unknown status in line {line}: `{word}`")]
    UnknownStatus {
        /// The line, from 1.
        line: u64,
        /// What stands there.
        word: String,
    },
    /// Something else where a literal should be.
    #[error("has no literal where one should be in line {line}: `{word}`")]
    NotALiteral {
        /// The line, from 1.
        line: u64,
        /// What stands there.
        word: String,
    },
    /// A variable that the formula does not have.
    #[error("names variable {variable} in line {line}, but the formula has only {highest}")]
    OutOfRange {
        /// The line, from 1.
        line: u64,
        /// The variable's DIMACS number.
        variable: u64,
        /// The highest one of the formula.
        highest: usize,
    },
    /// A variable both true and false.
    #[error("says in line {line} that variable {variable} is both true and false")]
    BothWays {
        /// The line, from 1.
        line: u64,
        /// The variable's DIMACS number.
        variable: u64,
    },
    /// More literals after the 0 that ends the model.
    #[error("goes on after the end of its model in line {line}")]
    AfterEnd {
        /// The line, from 1.
        line: u64,
    },
    /// More output than any answer needs.
    #[error("is longer than {limit} bytes")]
    TooLong {
        /// How many were read.
        limit: u64,
    },
}
