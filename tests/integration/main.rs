//! The tests of the whole: one binary, one file per subject.
#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]
mod answers;
mod cells;
mod cli;
mod compare;
mod contrast;
mod count;
mod diagnostics;
mod docs;
mod engines;
mod exact;
mod formats;
mod fuzz;
mod laws;
mod layers;
mod oracle;
mod presolve;
mod projection;
mod propagate;
mod puzzles;
mod repair;
mod sample;
mod session;
mod solutions;
mod trace;
mod verify;
