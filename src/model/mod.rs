//! What a puzzle is and what a solution of it is: pure data, no text and no CNF.

pub mod check;
pub mod evaluate;
pub mod ids;
pub mod link;
mod phrase;
mod puzzle;
pub mod reading;
pub mod rule;
pub mod solution;
pub mod statement;
pub mod topology;

pub use check::{Violation, check};
pub use ids::{CategoryId, ClueId, ItemId, Place};
pub use link::Link;
pub use puzzle::{
    Category, CategoryKind, Clue, Function, Item, Operand, Positions, Puzzle, Question, Scale,
    Statement,
};
pub use rule::{Fact, Rule};
pub use solution::Solution;
pub use statement::{Comparison, Count, Form, Side, Term};
pub use topology::Topology;

/// An exact decimal number: prices, years, ranks, amounts.
pub type Number = rust_decimal::Decimal;
