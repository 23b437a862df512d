//! A formula in a file that grows: what a solver outside this process is given.
//!
//! Clauses are appended as they come and never held in memory. The head, which must name their
//! number, has a fixed size and is written again before each question.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use encodings::dimacs::DimacsWriter;
use encodings::{Lit, Sink, Var};

use super::Assignment;

/// The bytes of the head: a comment that fills it up, then `p cnf VARIABLES CLAUSES`.
const HEAD: usize = 64;

/// A DIMACS file to which clauses can be added.
pub(super) struct Formula {
    path: PathBuf,
    file: File,
    /// Writes what comes after the head; only between two questions.
    writer: DimacsWriter<File>,
    variables: usize,
    clauses: u64,
}

impl Formula {
    /// A formula without clauses in a new file.
    pub(super) fn create(path: PathBuf) -> io::Result<Formula> {
        let mut file = File::options().read(true).write(true).create_new(true).open(&path)?;
        file.write_all(&[b' '; HEAD])?;
        let writer = DimacsWriter::new(file.try_clone()?, 0);
        Ok(Formula { path, file, writer, variables: 0, clauses: 0 })
    }

    /// How many variables it has.
    pub(super) fn variables(&self) -> usize {
        self.variables
    }

    /// Lets `ask` read the file, in which each assumption is a clause of its own for so long.
    ///
    /// # Errors
    /// When the file cannot be written, the first such error since the last question.
    pub(super) fn under<T>(
        &mut self,
        assumptions: &[Lit],
        ask: impl FnOnce(&Path) -> T,
    ) -> io::Result<T> {
        let next = DimacsWriter::new(self.file.try_clone()?, self.variables);
        std::mem::replace(&mut self.writer, next).finish()?;
        let end = self.file.stream_position()?;
        let mut units = DimacsWriter::new(&self.file, self.variables);
        assumptions.iter().for_each(|literal| units.add_clause(&[*literal]));
        units.finish()?;
        self.write_head(self.clauses + assumptions.len() as u64)?;
        let answer = ask(&self.path);
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end))?;
        Ok(answer)
    }

    fn write_head(&mut self, clauses: u64) -> io::Result<()> {
        let header = format!("p cnf {} {clauses}\n", self.variables);
        // `c`, dots to the end of the line: readers of DIMACS want no blanks elsewhere.
        let comment = format!("c {:.<1$}\n", "", HEAD - header.len() - "c \n".len());
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(comment.as_bytes())?;
        self.file.write_all(header.as_bytes())
    }
}

impl Sink for Formula {
    fn new_var(&mut self) -> Var {
        self.variables += 1;
        self.writer.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses += 1;
        self.writer.add_clause(clause);
    }
}

/// The first clause of a formula file that an assignment breaks, if there is one.
pub(super) fn broken_clause(path: &Path, assignment: &Assignment) -> io::Result<Option<String>> {
    let mut reader = BufReader::with_capacity(1 << 16, File::open(path)?);
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 {
        let clause = line.trim_end();
        let holds = |word: &str| {
            let literal = word.parse().ok().and_then(Lit::from_dimacs);
            literal.is_some_and(|literal| assignment.satisfies(literal))
        };
        if !clause.starts_with(['c', 'p']) && !clause.split(' ').any(holds) {
            return Ok(Some(clause.to_owned()));
        }
        line.clear();
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literals(dimacs: &[i64]) -> Vec<Lit> {
        dimacs.iter().map(|number| Lit::from_dimacs(*number).expect("not zero")).collect()
    }

    fn text(formula: &mut Formula, assumptions: &[i64]) -> String {
        let read = |path: &Path| std::fs::read_to_string(path).expect("readable");
        formula.under(&literals(assumptions), read).expect("written")
    }

    #[test]
    fn the_file_grows_and_assumptions_go_away_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut formula = Formula::create(folder.path().join("a.cnf")).expect("created");
        let dots = |count| ".".repeat(count);
        assert_eq!(text(&mut formula, &[]), format!("c {}\np cnf 0 0\n", dots(51)));
        formula.new_var();
        formula.new_var();
        formula.add_clause(&literals(&[1, -2]));
        let begin = format!("c {}\n", dots(51));
        assert_eq!(text(&mut formula, &[2, 1]), format!("{begin}p cnf 2 3\n1 -2 0\n2 0\n1 0\n"));
        formula.new_var();
        formula.add_clause(&[]);
        assert_eq!(text(&mut formula, &[-3]), format!("{begin}p cnf 3 3\n1 -2 0\n0\n-3 0\n"));
        assert_eq!(text(&mut formula, &[]), format!("{begin}p cnf 3 2\n1 -2 0\n0\n"));
    }

    #[test]
    fn the_longest_header_fits() {
        let header = format!("c \np cnf {} {}\n", Var::LIMIT, u64::MAX);
        assert!(header.len() <= HEAD);
    }

    #[test]
    fn a_broken_clause_is_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut formula = Formula::create(folder.path().join("a.cnf")).expect("created");
        for _ in 0..3 {
            formula.new_var();
        }
        formula.add_clause(&literals(&[1, -2]));
        formula.add_clause(&literals(&[3]));
        let broken = |formula: &mut Formula, model: &[i64]| {
            let model = Assignment::new(3, literals(model));
            formula
                .under(&[], |path| broken_clause(path, &model).expect("readable"))
                .expect("written")
        };
        assert_eq!(broken(&mut formula, &[1, 3]), None);
        assert_eq!(broken(&mut formula, &[1]), Some("3 0".to_owned()));
        assert_eq!(broken(&mut formula, &[2, 3]), Some("1 -2 0".to_owned()));
        formula.add_clause(&[]);
        assert_eq!(broken(&mut formula, &[1, 3]), Some("0".to_owned()));
    }
}
