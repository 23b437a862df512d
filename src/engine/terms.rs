//! What an engine is told when it starts.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::{Cleanup, Template};

/// The terms on which an engine works.
#[derive(Clone, Default, Debug)]
pub struct Terms {
    /// How long it may take for all its answers together, from its start; without limit if `None`.
    pub timeout: Option<Duration>,
    /// How much an engine that counts its work may do for all its answers together, in bytes of
    /// the proof that it would write: unlike a time, it ends at the same point in every run.
    /// Engines outside this process do not count.
    pub effort: Option<u64>,
    /// Where to write the proof of the latest refutation, in DRAT, if one is wanted. The formula
    /// that it refutes is written beside it, with `.cnf` added to the name.
    pub proof: Option<PathBuf>,
    /// What the engine [`COMMAND`](super::COMMAND) runs.
    pub command: Option<Template>,
    /// The list for processes and files that must not outlive this process.
    pub cleanup: Cleanup,
}

impl Terms {
    /// When an engine that starts now has to give up. A time beyond the clock is no limit.
    pub fn deadline(&self) -> Option<Instant> {
        self.timeout.and_then(|timeout| Instant::now().checked_add(timeout))
    }
}
