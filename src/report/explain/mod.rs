//! Explanations and hints, for people and for programs.

pub mod words;
