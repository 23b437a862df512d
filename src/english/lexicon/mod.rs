//! The words that the reader knows without being told: see docs/english.md.
//!
//! Words stand here folded, and where a list says so as their [stems](super::words::stem), so that
//! they can be compared with a [token](super::token::Token) as they are.

pub mod general;
pub mod given;
pub mod idioms;
pub(crate) mod kinds;
pub mod names;
mod nations;
pub mod story;
pub mod topics;

pub use general::{ADJECTIVES, AGENTS, DEGREES, FILLERS, FLOORS, HOUSES, PERSONS, VERBS};
pub use names::{is_colour, is_nation, is_people, is_player, names_of};
pub use topics::{TOPICS, Topic, topic_of};

#[cfg(test)]
mod tests;
