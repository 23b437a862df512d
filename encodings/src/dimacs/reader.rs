//! Reads DIMACS: strict in what it means, tolerant of how the files in use are laid out.

use thiserror::Error;

use crate::cnf::Cnf;
use crate::lit::{Lit, Var};
use crate::sink::Sink;

/// What is wrong with a DIMACS text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct DimacsError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a DIMACS text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// A clause, or the end, comes before the header.
    #[error("expected the header `p cnf VARIABLES CLAUSES` first")]
    MissingHeader,
    /// A line begins with `p` but is not a header.
    #[error("the header must read `p cnf VARIABLES CLAUSES`, with two numbers")]
    BadHeader,
    /// A second line begins with `p`.
    #[error("there is already a header")]
    SecondHeader,
    /// The header declares more variables than [`Var::LIMIT`].
    #[error("there can be no more than {} variables", Var::LIMIT)]
    TooManyVariables,
    /// A word, given here shortened, is no number.
    #[error("`{0}` is not a literal")]
    NotALiteral(String),
    /// A literal, given here shortened, has a variable beyond those declared.
    #[error("literal {literal} is out of range: the header declares {variables} variables")]
    OutOfRange {
        /// The literal as written.
        literal: String,
        /// How many variables the header declares.
        variables: usize,
    },
    /// The clause begun on this line has no end.
    #[error("the clause begun here does not end with 0")]
    UnfinishedClause,
    /// The header declares another number of clauses than there are.
    #[error("the header declares {declared} clauses, but there are {found}")]
    WrongClauseCount {
        /// How many clauses the header declares.
        declared: u64,
        /// How many there are.
        found: u64,
    },
    /// More than the customary `0` follows a `%`, which ends the formula.
    #[error("nothing but 0 may follow the closing `%`")]
    TextAfterEnd,
}

/// Reads a formula in DIMACS.
///
/// Lines that begin with `c` are comments, wherever they stand; clauses may
/// share a line or take several; blanks and line ends are free; a line `%`, as
/// in the files of SATLIB, ends the formula. The header must come first and be
/// true, though variables may be unused.
///
/// # Errors
///
/// The first [`Problem`] with its line. No text makes it panic, and memory
/// grows with the text, never with the numbers in the header.
pub fn read(text: impl AsRef<[u8]>) -> Result<Cnf, DimacsError> {
    let mut reader = Reader::default();
    let mut last = 0;
    for (index, line) in text.as_ref().split(|&byte| byte == b'\n').enumerate() {
        last = index + 1;
        reader.line(last, line).map_err(|problem| DimacsError { line: last, problem })?;
    }
    reader.finish(last)
}

/// What the header says.
struct Header {
    line: usize,
    clauses: u64,
}

#[derive(Default)]
struct Reader {
    header: Option<Header>,
    cnf: Cnf,
    /// The literals of the clause not yet ended, and the line of the first.
    clause: Vec<Lit>,
    begun: usize,
    /// After a `%`: whether its 0 has come.
    trailer: Option<bool>,
}

impl Reader {
    fn line(&mut self, number: usize, line: &[u8]) -> Result<(), Problem> {
        let mut words =
            line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).peekable();
        match words.peek() {
            None | Some([b'c', ..]) => return Ok(()),
            Some([b'p', ..]) => return self.header(number, &words.collect::<Vec<_>>()),
            _ => {}
        }
        for word in words {
            self.word(number, word)?;
        }
        Ok(())
    }

    fn header(&mut self, line: usize, words: &[&[u8]]) -> Result<(), Problem> {
        if self.header.is_some() {
            return Err(Problem::SecondHeader);
        }
        let [b"p", b"cnf", variables, clauses] = words else {
            return Err(Problem::BadHeader);
        };
        let (Some(variables), Some(clauses)) = (digits(variables), digits(clauses)) else {
            return Err(Problem::BadHeader);
        };
        if variables > Var::LIMIT as u64 {
            return Err(Problem::TooManyVariables);
        }
        self.cnf = Cnf::with_vars(variables as usize);
        self.header = Some(Header { line, clauses });
        Ok(())
    }

    fn word(&mut self, line: usize, word: &[u8]) -> Result<(), Problem> {
        if self.header.is_none() {
            return Err(Problem::MissingHeader);
        }
        match (self.trailer, word) {
            (None, b"%") => self.trailer = Some(false),
            (None, _) => return self.literal(line, word),
            (Some(false), b"0") => self.trailer = Some(true),
            (Some(_), _) => return Err(Problem::TextAfterEnd),
        }
        Ok(())
    }

    fn literal(&mut self, line: usize, word: &[u8]) -> Result<(), Problem> {
        let (negative, number) = match word {
            [b'-', rest @ ..] => (true, rest),
            _ => (false, word),
        };
        let not_a_literal = || Problem::NotALiteral(shortened(word));
        if number.is_empty() || !number.iter().all(u8::is_ascii_digit) {
            return Err(not_a_literal());
        }
        match digits(number) {
            Some(0) if negative => return Err(not_a_literal()),
            Some(0) => {
                self.cnf.add_clause(&self.clause);
                self.clause.clear();
            }
            Some(number) if number <= self.cnf.num_vars() as u64 => {
                if self.clause.is_empty() {
                    self.begun = line;
                }
                let var = Var::from_index(number as usize - 1);
                self.clause.push(Lit::new(var, negative));
            }
            _ => {
                return Err(Problem::OutOfRange {
                    literal: shortened(word),
                    variables: self.cnf.num_vars(),
                });
            }
        }
        Ok(())
    }

    fn finish(self, last: usize) -> Result<Cnf, DimacsError> {
        let found = self.cnf.num_clauses() as u64;
        let (line, problem) = match self.header {
            None => (last, Problem::MissingHeader),
            Some(_) if !self.clause.is_empty() => (self.begun, Problem::UnfinishedClause),
            Some(Header { line, clauses }) if clauses != found => {
                let declared = clauses;
                (line, Problem::WrongClauseCount { declared, found })
            }
            Some(_) => return Ok(self.cnf),
        };
        Err(DimacsError { line, problem })
    }
}

/// The number these decimal digits make, if they are digits and it fits.
fn digits(word: &[u8]) -> Option<u64> {
    if word.is_empty() {
        return None;
    }
    word.iter().try_fold(0u64, |number, &byte| {
        let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    })
}

/// The word in printable characters, cut if it is long.
fn shortened(word: &[u8]) -> String {
    const LONGEST: usize = 24;
    match word.get(..LONGEST) {
        Some(start) if word.len() > LONGEST => format!("{}...", start.escape_ascii()),
        _ => word.escape_ascii().to_string(),
    }
}
