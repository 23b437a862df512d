//! Results and diagnostics to text for people and for programs.

pub mod answer;
pub mod cells;
pub mod check;
pub mod compare;
pub mod contrast;
pub mod diagnostics;
pub mod explain;
pub mod fault;
mod grid;
pub mod json;
mod markdown;
pub mod number;
mod questions;
pub mod repair;
pub mod review;
pub mod solutions;
pub mod suggest;
mod table;
mod template;
pub mod terminal;
mod text;
pub mod trace;
pub mod tuples;
pub mod verify;
mod words;
