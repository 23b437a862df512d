//! Explanations and hints, for people and for programs.

pub mod html;
pub mod words;
