//! Why an engine has no answer.

use std::path::PathBuf;

/// A solver that failed, which is neither yes nor no.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The formula has more variables than the engine can take.
    #[error("the engine `{engine}` takes at most {limit} variables")]
    TooManyVariables {
        /// Which engine.
        engine: &'static str,
        /// Its limit.
        limit: usize,
    },
    /// The engine is a program that is not there.
    #[error("the engine `{engine}` is not installed: no program `{program}` was found")]
    Absent {
        /// Which engine.
        engine: String,
        /// The program.
        program: String,
        /// What to do.
        install: &'static str,
    },
    /// The engine cannot prove what it says.
    #[error("the engine `{engine}` writes no proofs")]
    NoProof {
        /// Which engine.
        engine: String,
    },
    /// The time of [`Terms::timeout`](super::Terms::timeout) was over.
    #[error("the time was over before `{engine}` had an answer")]
    TimedOut {
        /// Which engine, or which checker of its proofs.
        engine: String,
    },
    /// The effort of [`Terms::effort`](super::Terms::effort) was spent.
    #[error("the engine `{engine}` had no answer after all the work that it was given")]
    Exhausted {
        /// Which engine.
        engine: &'static str,
    },
    /// The engine stopped with a message of its own, or gave no answer that could be understood.
    #[error("the engine `{engine}` failed: {message}")]
    Failed {
        /// Which engine.
        engine: String,
        /// What it says.
        message: String,
    },
    /// The engine gave an answer that is not true.
    #[error("the engine `{engine}` is wrong: {message}")]
    Wrong {
        /// Which engine.
        engine: String,
        /// How that is known.
        message: String,
    },
    /// A file that was asked for cannot be written.
    #[error("cannot write `{}`: {message}", path.display())]
    Unwritable {
        /// Which file.
        path: PathBuf,
        /// Why not.
        message: String,
    },
}
