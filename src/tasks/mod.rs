//! One function for each question about a puzzle; plain data comes out.

pub mod backbone;
pub mod cells;
pub mod compare;
pub mod conflict;
pub mod contrast;
pub mod count;
pub mod decode;
pub mod difficulty;
pub mod dimacs;
pub mod directly;
pub mod explain;
mod few;
mod patient;
pub mod repair;
pub mod review;
pub mod sample;
pub mod solve;
pub mod space;
pub mod stream;
pub mod suggest;
pub mod trace;
pub mod verify;
