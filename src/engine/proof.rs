//! Proofs in DRAT (N. Wetzler, M. Heule and W. Hunt, "DRAT-trim: Efficient Checking and Trimming
//! Using Expressive Clausal Proofs", 2014), checked by programs that are not ours.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{ChildStdout, Stdio};

use super::EngineError;
use super::batch::Question;
use super::cleanup::Cleanup;
use super::process::{self, End};
use super::template::{Files, Template};

/// A proof that was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The proof.
    pub file: PathBuf,
    /// The formula that it refutes.
    pub formula: PathBuf,
    /// The program that has checked it; `None` when none was there.
    pub checker: Option<&'static str>,
}

/// A program that checks proofs in DRAT: it prints `s VERIFIED` and exits with 0.
struct Checker {
    name: &'static str,
    command: &'static str,
}

/// Every checker, the first one that is there is used.
const CHECKERS: &[Checker] = &[
    Checker { name: "drat-trim", command: "drat-trim {cnf} {proof}" },
    // Solvers delete unit clauses that they still use, and drat-trim lets them.
    Checker { name: "rate", command: "rate --skip-unit-deletions {cnf} {proof}" },
];

/// The names of the programs that can check a proof.
pub fn checkers() -> impl Iterator<Item = &'static str> {
    CHECKERS.iter().map(|checker| checker.name)
}

/// How much of a checker's output is looked at, in bytes.
const LOOKED_AT: u64 = 1 << 20;

/// Checks the proof that a solver has written and puts it at `target`, with the formula at
/// `target` with `.cnf` added.
pub(super) fn keep(
    engine: &str,
    question: &Question<'_>,
    written: &Path,
    target: &Path,
) -> Result<Proof, EngineError> {
    // Anything but a file, such as a pipe, could keep us waiting for ever.
    if !written.is_file() {
        let message = "it wrote no proof".to_owned();
        return Err(EngineError::Failed { engine: engine.to_owned(), message });
    }
    let checker = check(engine, question, written)?;
    let mut formula = target.as_os_str().to_owned();
    formula.push(".cnf");
    let formula = PathBuf::from(formula);
    for (from, to) in [(question.formula, &*formula), (written, target)] {
        copy(from, to, question.cleanup).map_err(|error| EngineError::Unwritable {
            path: to.to_owned(),
            message: error.to_string(),
        })?;
    }
    Ok(Proof { file: target.to_owned(), formula, checker })
}

fn copy(from: &Path, to: &Path, cleanup: &Cleanup) -> io::Result<u64> {
    cleanup.replace(to, |file| io::copy(&mut BufReader::new(File::open(from)?), file))
}

/// The checker that has accepted the proof; `None` when there is no checker.
fn check(
    engine: &str,
    question: &Question<'_>,
    proof: &Path,
) -> Result<Option<&'static str>, EngineError> {
    for checker in CHECKERS {
        let template =
            Template::parse(checker.command).expect("the commands of the table are well formed");
        let files = Files { cnf: question.formula, out: Path::new(""), proof };
        let mut command = template.command(&files);
        let run = process::run(
            command.stdin(Stdio::null()),
            says_verified::<ChildStdout>,
            question.deadline,
            question.cleanup,
        );
        return match run {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Ok(End::Ended(status, true, _)) if status.success() => Ok(Some(checker.name)),
            Ok(End::Ended(..)) => Err(EngineError::Wrong {
                engine: engine.to_owned(),
                message: format!("`{}` does not accept its proof that there is none", checker.name),
            }),
            Ok(End::TimedOut) => Err(EngineError::TimedOut { engine: checker.name.to_owned() }),
            Ok(End::Stopped(error)) | Err(error) => Err(EngineError::Failed {
                engine: checker.name.to_owned(),
                message: error.to_string(),
            }),
        };
    }
    Ok(None)
}

fn says_verified<R: Read>(output: R) -> io::Result<bool> {
    let mut text = Vec::new();
    output.take(LOOKED_AT).read_to_end(&mut text)?;
    Ok(text.split(|byte| *byte == b'\n').any(|line| line.trim_ascii_end() == b"s VERIFIED"))
}
