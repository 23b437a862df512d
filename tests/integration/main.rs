//! The tests of the whole: one binary, one file per subject.
#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]
mod formats;
mod puzzles;
mod docs;
mod layers;
mod cli;
mod diagnostics;
mod fuzz;
mod laws;
