//! The workbench for zebra (Einstein, logic-grid) puzzles.
//!
//! A puzzle file is parsed ([`syntax`]), its names are resolved ([`resolve`]) to a pure model
//! ([`model`]), the model is compiled to CNF ([`compile`]) and a SAT solver ([`engine`]) decides
//! it; [`session`] speaks with the solver in puzzle words.

pub mod model;
pub mod resolve;
pub mod syntax;
