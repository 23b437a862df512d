//! Results and diagnostics to text for people and for programs.

pub mod diagnostics;
