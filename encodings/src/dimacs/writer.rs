//! Writes DIMACS clause by clause, without holding the formula.

use std::io::{self, ErrorKind};

use crate::lit::{Lit, Var};
use crate::sink::Sink;

/// The bytes gathered before the output is written to.
const CAPACITY: usize = 1 << 16;

/// Room enough for a literal and the blank after it: `-2147483647 `.
const LONGEST: usize = 12;

/// A sink that writes every clause to `W` as a line of DIMACS.
///
/// It buffers by itself. The sink's methods cannot report an error, so the
/// first one is kept, nothing is written after it, and [`finish`] returns it.
///
/// [`finish`]: DimacsWriter::finish
#[must_use = "the text is complete only after `finish`"]
pub struct DimacsWriter<W: io::Write> {
    output: W,
    /// The first `filled` bytes are still to be written.
    buffer: Box<[u8]>,
    filled: usize,
    error: Option<io::Error>,
    variables: usize,
    clauses: u64,
    /// The variables and clauses the header promised.
    promised: Option<(u64, u64)>,
}

impl<W: io::Write> DimacsWriter<W> {
    /// Writes to `output` a formula that begins with `variables` variables: the
    /// first new one has that index.
    pub fn new(output: W, variables: usize) -> DimacsWriter<W> {
        DimacsWriter {
            output,
            buffer: vec![0; CAPACITY].into_boxed_slice(),
            filled: 0,
            error: None,
            variables,
            clauses: 0,
            promised: None,
        }
    }

    /// Writes the header, `p cnf VARIABLES CLAUSES`. It comes before all
    /// clauses, and [`finish`](DimacsWriter::finish) holds it to be true.
    /// Measure the formula first with [`Size`](crate::Size), or leave the header
    /// out for output that is only a part of a file.
    pub fn header(&mut self, variables: u64, clauses: u64) {
        if self.promised.is_some() || self.clauses > 0 {
            self.fail(io::Error::new(
                ErrorKind::InvalidInput,
                "a DIMACS header comes once, before the clauses",
            ));
        }
        self.promised = Some((variables, clauses));
        self.put(format!("p cnf {variables} {clauses}\n").as_bytes());
    }

    /// Writes each line of `text` as a comment. The lines after the first get a
    /// `#` first: they may be part of a name, and model counters obey comments such
    /// as `c p show`. So does a first line that looks like a header, since some
    /// readers look for `p cnf` anywhere.
    pub fn comment(&mut self, text: &str) {
        let lines = text
            .split('\n')
            .map(|line| line.strip_suffix('\r').unwrap_or(line))
            .flat_map(|line| line.split('\r'));
        for (at, line) in lines.enumerate() {
            let mut words = line.split_whitespace();
            let header = words.next() == Some("p")
                && words.next().is_some_and(|word| word.starts_with("cnf"));
            self.put(match (header || at > 0, line.is_empty()) {
                (_, true) => b"c",
                (true, false) => b"c # ",
                (false, false) => b"c ",
            });
            self.put(line.as_bytes());
            self.put(b"\n");
        }
    }

    /// Whether an error has happened, so that going on is of no use.
    pub fn failed(&self) -> bool {
        self.error.is_some()
    }

    /// Writes what is still buffered, flushes the output and gives it back.
    ///
    /// # Errors
    ///
    /// The first error of the output; or, if there is a header, that it came too
    /// late or does not tell the true number of clauses or covers fewer
    /// variables than there are.
    pub fn finish(mut self) -> io::Result<W> {
        self.spill();
        if let Some(error) = self.error {
            return Err(error);
        }
        if let Some((variables, clauses)) = self.promised
            && (variables < self.variables as u64 || clauses != self.clauses)
        {
            return Err(io::Error::new(
                ErrorKind::InvalidInput,
                format!(
                    "the DIMACS header promised {variables} variables and {clauses} clauses, \
                     but there are {} and {}",
                    self.variables, self.clauses
                ),
            ));
        }
        self.output.flush()?;
        Ok(self.output)
    }

    /// Buffers any bytes.
    fn put(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            if self.filled == CAPACITY {
                self.spill();
            }
            let count = bytes.len().min(CAPACITY - self.filled);
            let (now, later) = bytes.split_at(count);
            self.buffer[self.filled..][..count].copy_from_slice(now);
            self.filled += count;
            bytes = later;
        }
    }

    /// Buffers a literal and a blank.
    #[inline]
    fn put_literal(&mut self, lit: Lit) {
        if self.filled > CAPACITY - LONGEST {
            self.spill();
        }
        let slot = &mut self.buffer[self.filled..][..LONGEST];
        slot[0] = b'-';
        let sign = usize::from(lit.is_negative());
        let mut number = lit.var().index() as u32 + 1;
        let digits = number.ilog10() as usize + 1;
        for digit in slot[sign..][..digits].iter_mut().rev() {
            *digit = b'0' + (number % 10) as u8;
            number /= 10;
        }
        slot[sign + digits] = b' ';
        self.filled += sign + digits + 1;
    }

    /// Empties the buffer into the output, or away after an error.
    #[cold]
    fn spill(&mut self) {
        if self.error.is_none()
            && let Err(error) = self.output.write_all(&self.buffer[..self.filled])
        {
            self.fail(error);
        }
        self.filled = 0;
    }

    fn fail(&mut self, error: io::Error) {
        self.error.get_or_insert(error);
    }
}

impl<W: io::Write> Sink for DimacsWriter<W> {
    fn new_var(&mut self) -> Var {
        let var = Var::from_index(self.variables);
        self.variables += 1;
        var
    }

    /// Writes the clause as a line.
    ///
    /// # Panics
    ///
    /// If a literal has a variable the formula does not: readers would refuse it.
    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses += 1;
        if self.error.is_some() {
            return;
        }
        for &lit in clause {
            assert!(
                lit.var().index() < self.variables,
                "{lit:?} in a formula of {} variables",
                self.variables
            );
            self.put_literal(lit);
        }
        self.put(b"0\n");
    }
}
