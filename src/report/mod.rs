//! Results and diagnostics to text for people and for programs.

pub mod answer;
pub mod compare;
pub mod contrast;
pub mod diagnostics;
pub mod fault;
pub mod grid;
pub mod json;
pub mod number;
pub mod suggest;
pub mod table;
pub mod terminal;
pub mod tuples;
