//! The tests of the whole: one binary, one file per subject.
#![allow(clippy::unwrap_used, missing_docs, unreachable_pub)]
mod cells;
mod certify;
mod cli;
mod compare;
mod contrast;
mod count;
mod diagnostics;
mod docs;
mod drat;
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
mod sample;
mod session;
mod solutions;
