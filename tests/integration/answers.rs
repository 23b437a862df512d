//! Answers: every form that is read, and everything that can be wrong with one.

mod forms;
mod mistakes;
mod truncated;
