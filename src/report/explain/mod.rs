//! Explanations and hints, for people and for programs.

mod hint;
pub mod html;
mod markdown;
mod story;
mod text;
mod transitive;
pub mod words;

pub(super) use hint::clues_of;
pub use hint::{Level, hint};
pub use markdown::markdown;
pub use text::{contradictory, mistakes, text};
