//! Reads a proof in DRAT as text: each line is a clause, or `d` and a clause that goes away.

use std::io::{BufRead, Read};

use encodings::{Lit, Var};
use foldhash::{HashMap, HashMapExt};

use super::DratError;

/// The longest line that is read, in bytes: a clause with every variable of a large puzzle.
const LONGEST_LINE: u64 = 64 << 20;

/// A step of a proof.
#[derive(Debug, PartialEq)]
pub(super) enum Step {
    /// This clause is added.
    Add(Vec<Lit>),
    /// This clause goes away.
    Delete(Vec<Lit>),
}

/// Reads step after step.
pub(super) struct Reader<R> {
    input: R,
    line: u64,
    text: Vec<u8>,
    formula_variables: usize,
    /// The variables that the proof alone has, by their numbers in the file. They get the next free
    /// indices, so that a large number costs no more than a small one.
    extension: HashMap<usize, Var>,
}

impl<R: BufRead> Reader<R> {
    /// A reader of a proof about a formula that has so many variables.
    pub(super) fn new(input: R, formula_variables: usize) -> Reader<R> {
        let extension = HashMap::new();
        Reader { input, line: 0, text: Vec::new(), formula_variables, extension }
    }

    /// The line of the latest step, from 1.
    pub(super) fn line(&self) -> u64 {
        self.line
    }

    /// The next step; `None` at the end of the file.
    pub(super) fn next_step(&mut self) -> Result<Option<Step>, DratError> {
        loop {
            self.text.clear();
            let mut limited = (&mut self.input).take(LONGEST_LINE);
            if limited.read_until(b'\n', &mut self.text)? == 0 {
                return Ok(None);
            }
            self.line += 1;
            if self.text.len() as u64 == LONGEST_LINE {
                return Err(self.malformed("the line is too long".to_owned()));
            }
            let line = std::mem::take(&mut self.text);
            let step = self.step(&line)?;
            self.text = line;
            if step.is_some() {
                return Ok(step);
            }
        }
    }

    /// The step of a line; `None` for a comment or an empty line.
    fn step(&mut self, line: &[u8]) -> Result<Option<Step>, DratError> {
        let mut words =
            line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).peekable();
        let deletes = match words.peek() {
            None | Some(&b"c") => return Ok(None),
            Some(&word) => word == b"d",
        };
        if deletes {
            words.next();
        }
        let mut clause = Vec::new();
        for word in words.by_ref() {
            match self.literal(word)? {
                Some(literal) => clause.push(literal),
                None if words.next().is_none() => {
                    let clause = distinct(clause);
                    return Ok(Some(if deletes {
                        Step::Delete(clause)
                    } else {
                        Step::Add(clause)
                    }));
                }
                None => return Err(self.malformed("a line has one clause only".to_owned())),
            }
        }
        Err(self.malformed("the clause does not end with 0".to_owned()))
    }

    /// The literal of a word; `None` for 0.
    fn literal(&mut self, word: &[u8]) -> Result<Option<Lit>, DratError> {
        let number = std::str::from_utf8(word).ok().and_then(|word| word.parse::<i64>().ok());
        match number {
            Some(0) => return Ok(None),
            Some(number) if number.unsigned_abs() <= Var::LIMIT as u64 => {
                let number = number.unsigned_abs() as usize;
                return Ok(Some(Lit::new(self.variable(number), word[0] == b'-')));
            }
            _ => {}
        }
        let word = word[..word.len().min(24)].escape_ascii();
        Err(self.malformed(format!("`{word}` is not a literal; the proof must be DRAT as text")))
    }

    fn variable(&mut self, number: usize) -> Var {
        if number <= self.formula_variables {
            return Var::from_index(number - 1);
        }
        let next = Var::from_index(self.formula_variables + self.extension.len());
        *self.extension.entry(number).or_insert(next)
    }

    fn malformed(&self, what: String) -> DratError {
        DratError::Malformed { line: self.line, what }
    }
}

/// Each literal once: a clause is a set, of which RAT needs to know the first literal alone.
fn distinct(mut clause: Vec<Lit>) -> Vec<Lit> {
    let Some(first) = clause.first().copied() else { return clause };
    clause.sort_unstable();
    clause.dedup();
    let at = clause.iter().position(|literal| *literal == first).unwrap_or(0);
    clause.swap(0, at);
    clause
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The steps of a proof about two variables as DIMACS numbers, or what is wrong with it.
    fn steps(text: &str) -> Result<Vec<(bool, Vec<i64>)>, String> {
        let mut reader = Reader::new(text.as_bytes(), 2);
        let mut all = Vec::new();
        loop {
            let numbers = |clause: Vec<Lit>| clause.into_iter().map(Lit::to_dimacs).collect();
            match reader.next_step().map_err(|error| error.to_string())? {
                None => return Ok(all),
                Some(Step::Add(clause)) => all.push((true, numbers(clause))),
                Some(Step::Delete(clause)) => all.push((false, numbers(clause))),
            }
        }
    }

    #[test]
    fn steps_are_read_and_new_variables_numbered_as_they_come() {
        let text = "c a comment\n-2 1 -2 1 0\n\nd 2 0\r\n 2147483647 -77 0\n77 -2147483647 0\n0";
        let expected = [
            (true, vec![-2, 1]),
            (false, vec![2]),
            (true, vec![3, -4]),
            (true, vec![4, -3]),
            (true, vec![]),
        ];
        assert_eq!(steps(text), Ok(expected.to_vec()));
    }

    #[test]
    fn what_is_no_step_is_refused_with_its_line() {
        let literal =
            |word: &str| format!("`{word}` is not a literal; the proof must be DRAT as text");
        let cases = [
            ("1 0\n1 2", "line 2: the clause does not end with 0".to_owned()),
            ("1\n0\n", "line 1: the clause does not end with 0".to_owned()),
            ("d\n", "line 1: the clause does not end with 0".to_owned()),
            ("1 0 2 0\n", "line 1: a line has one clause only".to_owned()),
            ("a\u{1}\0", format!("line 1: {}", literal("a\\x01\\x00"))),
            ("1 d 2 0", format!("line 1: {}", literal("d"))),
            ("2147483648 0", format!("line 1: {}", literal("2147483648"))),
            ("-9223372036854775808 0", format!("line 1: {}", literal("-9223372036854775808"))),
            ("1.0 0", format!("line 1: {}", literal("1.0"))),
        ];
        for (text, message) in cases {
            assert_eq!(steps(text), Err(message), "{text:?}");
        }
    }
}
