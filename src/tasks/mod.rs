//! One function for each question about a puzzle; plain data comes out.

pub mod cells;
pub mod compare;
pub mod count;
pub mod decode;
pub mod dimacs;
mod few;
pub mod sample;
pub mod solve;
pub mod space;
pub mod stream;
