//! SAT solvers that are programs of their own.
//!
//! What they have in common is the exit code, 10 for a model and 20 for none, and that anything
//! else is no answer: some exit with 0 after an error. A model comes in `v` lines or in a file.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};

use super::batch::{Question, Solver};
use super::output::{Output, OutputError, Reader, Status};
use super::process::{self, End};
use super::template::{Files, Template};
use super::{EngineError, Statistics, Verdict};

/// A solver on the path.
pub(super) struct External {
    /// Its name for messages.
    pub(super) name: String,
    /// How it is run.
    pub(super) command: Template,
    /// How it can be had, when it is not there.
    pub(super) install: &'static str,
}

impl Solver for External {
    fn name(&self) -> &str {
        &self.name
    }

    fn answer(&self, question: &Question<'_>) -> Result<(Verdict, Statistics), EngineError> {
        let out = question.folder.join("result");
        // The result of an earlier question must not be taken for this one's.
        let _ = std::fs::remove_file(&out);
        let variables = question.variables;
        let read = move |output| Reader::new(variables, variables).read(output);
        let end = self.run(question, &out, read)?;
        let (status, printed, complaint) = match end {
            End::TimedOut => return Err(EngineError::TimedOut { engine: self.name.clone() }),
            End::Stopped(error) => return Err(self.failed(format!("its output {error}"))),
            End::Ended(status, printed, complaint) => (status, printed, complaint),
        };
        let filed = self.result_file(&out, variables)?;
        let statistics = printed.statistics;
        let output = self.combine(printed, filed)?;
        let verdict = self.judge(status, &output, &complaint)?;
        Ok((verdict, statistics))
    }
}

impl External {
    fn failed(&self, message: String) -> EngineError {
        EngineError::Failed { engine: self.name.clone(), message }
    }

    fn run(
        &self,
        question: &Question<'_>,
        out: &Path,
        read: impl FnOnce(std::process::ChildStdout) -> Result<Output, OutputError> + Send + 'static,
    ) -> Result<End<Output, OutputError>, EngineError> {
        let unused = PathBuf::new();
        let proof = question.proof.unwrap_or(&unused);
        let mut command = self.command.command(&Files { cnf: question.formula, out, proof });
        if self.command.reads_file() {
            command.stdin(Stdio::null());
        } else {
            let formula = File::open(question.formula)
                .map_err(|error| self.failed(format!("the formula cannot be read: {error}")))?;
            command.stdin(formula);
        }
        let end = process::run(&mut command, read, question.deadline, question.cleanup);
        end.map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => EngineError::Absent {
                engine: self.name.clone(),
                program: self.command.program().to_owned(),
                install: self.install,
            },
            _ => self.failed(error.to_string()),
        })
    }

    /// What the solver wrote to its result file, if it has one and wrote anything.
    fn result_file(&self, out: &Path, variables: usize) -> Result<Option<Output>, EngineError> {
        // Anything but a file, such as a pipe, could keep us waiting for ever.
        if !out.is_file() {
            return Ok(None);
        }
        let unreadable = |error| self.failed(format!("its result file cannot be read: {error}"));
        let file = File::open(out).map_err(unreadable)?;
        let output = Reader::new(variables, variables).read(file);
        let output = output.map_err(|error| self.failed(format!("its result file {error}")))?;
        Ok((output.status.is_some() || output.model.is_some()).then_some(output))
    }

    /// The result file has the answer if it has anything; what is printed must agree.
    fn combine(&self, printed: Output, filed: Option<Output>) -> Result<Output, EngineError> {
        let Some(mut filed) = filed else { return Ok(printed) };
        if let (Some(said), Some(written)) = (printed.status, filed.status)
            && said != written
        {
            return Err(
                self.failed(format!("it prints {said}, but its result file says {written}"))
            );
        }
        filed.status = filed.status.or(printed.status);
        Ok(filed)
    }

    /// The verdict, if the exit code and the output give the same one.
    fn judge(
        &self,
        status: ExitStatus,
        output: &Output,
        complaint: &str,
    ) -> Result<Verdict, EngineError> {
        let how = describe(status);
        match (output.status, status.code()) {
            (Some(Status::Satisfiable), Some(10)) if !output.model.is_some() => {
                Err(self.failed("it says SATISFIABLE, but shows no model".into()))
            }
            (Some(Status::Satisfiable), Some(10)) if !output.model.is_closed() => {
                Err(self.failed("its model has no 0 at its end: some is missing".into()))
            }
            (Some(Status::Satisfiable), Some(10)) => Ok(Verdict::Sat(output.model.assignment())),
            (Some(Status::Unsatisfiable), Some(20)) if output.model.is_some() => {
                Err(self.failed("it says UNSATISFIABLE, but shows a model".into()))
            }
            (Some(Status::Unsatisfiable), Some(20)) => Ok(Verdict::Unsat),
            (Some(Status::Unknown), Some(_)) => Err(self.failed(format!("it gave up with {how}"))),
            (Some(said), _) => Err(self.failed(format!("it says {said}, but it ended with {how}"))),
            (None, _) => {
                let says = last_line(complaint);
                let says =
                    if says.is_empty() { String::new() } else { format!("; it says: {says}") };
                Err(self.failed(format!("it gave no answer and ended with {how}{says}")))
            }
        }
    }
}

/// The last line that is not empty.
fn last_line(text: &str) -> &str {
    text.lines().rev().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default()
}

/// How a process ended, in words.
fn describe(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    match status.code() {
        Some(code) => format!("exit code {code}"),
        None => "no exit code".to_owned(),
    }
}
