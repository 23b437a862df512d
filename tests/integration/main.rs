//! The tests of the whole: one binary, one file per subject.
#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]
mod puzzles;
mod docs;
mod layers;
mod cli;
