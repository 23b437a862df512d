//! Reads a solver's output byte by byte, in memory that depends on the number of variables alone.

use std::io::Read;

use super::super::Statistics;
use super::{Output, OutputError, Status};

/// A word is kept up to this length: all that mean something are shorter.
const LONGEST: usize = 32;

/// How many bytes are read for any answer, and how many more for each variable.
const ALLOWANCE: u64 = 64 << 20;
const FOR_EACH_VARIABLE: u64 = 32;

/// What the line that is being read is, after its first word.
#[derive(Clone, Copy, PartialEq)]
enum Line {
    /// Nothing of it was read.
    Start,
    /// `s`: a status follows.
    Status,
    /// A status stands there, which counts if nothing else does.
    Bare(Status),
    /// Literals.
    Values,
    /// Anything else, after the first of its words that says what is counted.
    Talk(Option<Counter>),
}

#[derive(Clone, Copy, PartialEq)]
enum Counter {
    Conflicts,
    Decisions,
    Propagations,
}

/// Reads one output.
pub struct Reader {
    /// Variables up to this DIMACS number are kept.
    kept: usize,
    /// Variables beyond this DIMACS number are an error.
    highest: usize,
    output: Output,
    line: Line,
    number: u64,
    word: Vec<u8>,
}

impl Reader {
    /// A reader that keeps the values of the first `kept` variables and takes models of up to
    /// `highest` variables.
    pub fn new(kept: usize, highest: usize) -> Reader {
        Reader {
            kept,
            highest,
            output: Output::default(),
            line: Line::Start,
            number: 1,
            word: Vec::with_capacity(LONGEST),
        }
    }

    /// Reads an output to its end, or to its first error.
    ///
    /// # Errors
    /// When the output cannot be read, contradicts itself, has something else where a literal
    /// should be, or is endless.
    pub fn read(mut self, mut input: impl Read) -> Result<Output, OutputError> {
        let limit = ALLOWANCE + FOR_EACH_VARIABLE * self.highest as u64;
        let mut left = limit;
        let mut chunk = vec![0; 1 << 16];
        loop {
            let count = match input.read(&mut chunk) {
                Ok(0) => break,
                Ok(count) => count,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error.into()),
            };
            left = left.checked_sub(count as u64).ok_or(OutputError::TooLong { limit })?;
            chunk[..count].iter().try_for_each(|byte| self.byte(*byte))?;
        }
        self.end_line()?;
        Ok(self.output)
    }

    fn byte(&mut self, byte: u8) -> Result<(), OutputError> {
        match byte {
            b'\n' => {
                self.end_line()?;
                self.number += 1;
            }
            b' ' | b'\t' | b'\r' => self.end_word()?,
            _ if self.word.len() < LONGEST => self.word.push(byte),
            // A longer word means nothing, and stays too long to mean something.
            _ => {}
        }
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), OutputError> {
        self.end_word()?;
        match self.line {
            Line::Bare(status) => self.say(status)?,
            Line::Status => return Err(self.unknown_status("")),
            Line::Start | Line::Values | Line::Talk(_) => {}
        }
        self.line = Line::Start;
        Ok(())
    }

    fn end_word(&mut self) -> Result<(), OutputError> {
        if self.word.is_empty() {
            return Ok(());
        }
        let word = std::mem::take(&mut self.word);
        match self.line {
            Line::Start => self.first(&word)?,
            Line::Status => {
                let status = Status::from_word(&word)
                    .ok_or_else(|| self.unknown_status(&String::from_utf8_lossy(&word)))?;
                self.say(status)?;
                self.line = Line::Talk(None);
            }
            Line::Bare(_) => self.line = Line::Talk(None),
            Line::Values => self.literal(&word)?,
            Line::Talk(counter) => self.talk(counter, &word),
        }
        self.word = word;
        self.word.clear();
        Ok(())
    }

    /// Sees from the first word of a line what the line is.
    fn first(&mut self, word: &[u8]) -> Result<(), OutputError> {
        self.line = match word {
            b"c" => Line::Talk(None),
            b"s" => Line::Status,
            b"v" => {
                self.output.model.marked = true;
                Line::Values
            }
            _ if number(word).is_some() => {
                self.literal(word)?;
                Line::Values
            }
            _ => match Status::from_word(word) {
                Some(status) => Line::Bare(status),
                None => {
                    self.talk(None, word);
                    return Ok(());
                }
            },
        };
        Ok(())
    }

    fn say(&mut self, status: Status) -> Result<(), OutputError> {
        match self.output.status.replace(status) {
            Some(earlier) if earlier != status => Err(OutputError::Contradiction(earlier, status)),
            _ => Ok(()),
        }
    }

    fn literal(&mut self, word: &[u8]) -> Result<(), OutputError> {
        let line = self.number;
        let Some(number) = number(word) else {
            let word = String::from_utf8_lossy(word).into_owned();
            return Err(OutputError::NotALiteral { line, word });
        };
        let model = &mut self.output.model;
        if model.closed {
            return Err(OutputError::AfterEnd { line });
        }
        if number == 0 {
            model.closed = true;
            return Ok(());
        }
        let variable = number.unsigned_abs();
        if variable > self.highest as u64 {
            return Err(OutputError::OutOfRange { line, variable, highest: self.highest });
        }
        model.literals += 1;
        let index = variable as usize - 1;
        if index >= self.kept {
            return Ok(());
        }
        if model.values.len() <= index {
            model.values.resize(index + 1, None);
        }
        match model.values[index].replace(number > 0) {
            Some(earlier) if earlier != (number > 0) => {
                Err(OutputError::BothWays { line, variable })
            }
            _ => Ok(()),
        }
    }

    /// Takes `conflicts : 12`, in a comment or not; other talk is of no interest.
    fn talk(&mut self, counter: Option<Counter>, word: &[u8]) {
        self.line = Line::Talk(match word.strip_suffix(b":").unwrap_or(word) {
            b"conflicts" => Some(Counter::Conflicts),
            b"decisions" => Some(Counter::Decisions),
            b"propagations" => Some(Counter::Propagations),
            b"" => counter,
            _ => {
                if let (Some(counter), Some(number)) = (counter, number(word)) {
                    note(&mut self.output.statistics, counter, number.unsigned_abs());
                }
                None
            }
        });
    }

    fn unknown_status(&self, word: &str) -> OutputError {
        OutputError::UnknownStatus { line: self.number, word: word.to_owned() }
    }
}

fn note(statistics: &mut Statistics, counter: Counter, count: u64) {
    *match counter {
        Counter::Conflicts => &mut statistics.conflicts,
        Counter::Decisions => &mut statistics.decisions,
        Counter::Propagations => &mut statistics.propagations,
    } = Some(count);
}

/// A whole number without a plus sign, which no solver prints.
fn number(word: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(word).ok()?;
    if text.starts_with('+') { None } else { text.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Output, String> {
        let output = Reader::new(9, 9).read(text.as_bytes());
        output.map_err(|error| format!("it {error}"))
    }

    fn model(text: &str) -> Vec<Option<bool>> {
        read(text).expect("readable").model.values
    }

    const MODEL: [Option<bool>; 4] = [Some(true), Some(false), None, Some(true)];

    #[test]
    fn every_way_to_print_a_model_is_read() {
        for text in [
            "s SATISFIABLE\nv 1 -2 4 0\n",
            "c hello\nv 1 -2\nc between\nv 4\nv 0\ns SATISFIABLE\n",
            "s SATISFIABLE\r\nv 1 -2 4 0\r\n",
            "SAT\n1 -2 4 0\n",
            "WARNING: for repeatability, 4\nSATISFIABLE\nv 1 -2 4 0",
            "1 -2\n4 0",
            "v\t1  -2 1 4 0",
        ] {
            assert_eq!(model(text), MODEL, "{text}");
        }
    }

    #[test]
    fn a_status_is_a_word_of_its_own() {
        let status = |text| read(text).expect("readable").status;
        assert_eq!(status("UNSAT\n"), Some(Status::Unsatisfiable));
        assert_eq!(status("s UNSATISFIABLE"), Some(Status::Unsatisfiable));
        assert_eq!(status("INDET\n"), Some(Status::Unknown));
        assert_eq!(status("INDETERMINATE\n\n"), Some(Status::Unknown));
        assert_eq!(status("SAT solver, version 3\nsatisfiable\n"), None);
        assert_eq!(status("c s SATISFIABLE\n"), None);
        assert_eq!(status(""), None);
    }

    #[test]
    fn what_cannot_be_believed_is_an_error() {
        for (text, message) in [
            ("s SAT\ns UNSATISFIABLE\n", "it contradicts itself: SATISFIABLE and UNSATISFIABLE"),
            ("s SATISFIA", "it has an unknown status in line 1: `SATISFIA`"),
            ("\ns \n", "it has an unknown status in line 2: ``"),
            ("v 1 x 0", "it has no literal where one should be in line 1: `x`"),
            ("v 1 +2 0", "it has no literal where one should be in line 1: `+2`"),
            ("c\nv 1 -10 0", "it names variable 10 in line 2, but the formula has only 9"),
            ("v 1 -2\nv -1 0", "it says in line 2 that variable 1 is both true and false"),
            ("v 1 0\nv 2 0", "it goes on after the end of its model in line 2"),
            (
                "v 99999999999999999999999999999999999999999",
                "it has no literal where one should be in line 1: `99999999999999999999999999999999`",
            ),
        ] {
            assert_eq!(read(text).expect_err("not to be believed"), message, "{text}");
        }
    }

    #[test]
    fn a_model_knows_whether_it_is_whole() {
        let whole = |text| read(text).expect("readable").model.is_closed();
        assert!(whole("v 1 0") && whole("SAT\n0\n"));
        assert!(!whole("v 1 -2\n") && !whole("s SATISFIABLE\n"));
        assert!(!read("s SATISFIABLE\n").expect("readable").model.is_some());
    }

    /// Lines of minisat 2.2.1, cadical 1.5.3 and kissat 4.0.4.
    #[test]
    fn statistics_are_found_in_talk() {
        for text in [
            "conflicts             : 12             (4000 /sec)\ndecisions             : 340            (0.00 % random) (113333 /sec)\npropagations          : 5678           (1892667 /sec)\n",
            "c conflicts:                12        1200.00    per second\nc decisions:               340        34000.00    per second\nc propagations:           5678           0.57 M  per second\n",
        ] {
            let statistics = read(text).expect("readable").statistics;
            let expected = [statistics.conflicts, statistics.decisions, statistics.propagations];
            assert_eq!(expected, [Some(12), Some(340), Some(5678)], "{text}");
        }
    }

    #[test]
    fn an_endless_output_is_cut_off() {
        let error = Reader::new(1, 1).read(std::io::repeat(b'y')).expect_err("endless");
        assert_eq!(error.to_string(), "is longer than 67108896 bytes");
    }

    #[test]
    fn variables_beyond_those_kept_are_read_over() {
        let output = Reader::new(1, 5).read(&b"v 5 -1 0"[..]).expect("readable");
        assert_eq!(output.model.values, [Some(false)]);
    }
}
