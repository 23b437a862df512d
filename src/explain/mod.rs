//! Why the solution is the solution: steps from rules and clues to the whole logic grid.
//!
//! A fact is a [`Link`]: two things share a position, or do not. A step cites premises (clues, and
//! instances of rules) and facts found before, and finds new facts that follow from exactly these;
//! nothing that it cites can be left out. Each step is proven again by a SAT solver that is given
//! nothing else.

mod clue;
mod fast;
mod fewest;
mod hitting;
mod known;
mod logic;
mod optimal;
mod premise;
mod proof;
mod prune;
mod search;
mod sequence;
mod single;
mod space;
mod story;
#[cfg(test)]
mod tests;
mod theory;
mod tree;

pub use logic::{Case, Logic};
pub use premise::{Premise, Weights};
pub use proof::Clauses;
pub use sequence::{Error, Grid, Options, Steps};
pub use space::Axis;

use crate::model::Link;

/// How a next step is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Effort {
    /// A step that cannot be made smaller, found quickly.
    #[default]
    Fast,
    /// A step of least cost among all.
    Optimal,
}

/// A step of an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The clues and rules that it cites: clues first, in the order of the file.
    pub premises: Vec<Premise>,
    /// The facts found before that it cites.
    pub facts: Vec<Link>,
    /// What it finds: at least one new fact.
    pub finds: Vec<Link>,
    /// The sum of the weights of all that it cites.
    pub cost: u32,
    /// Whether no next step costs less, proven.
    pub is_least: bool,
    /// Of a step that cites several premises, how each find is seen; else empty.
    pub arguments: Vec<Suppose>,
}

/// An indirect argument: the opposite of a find leads to a contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suppose {
    /// What is supposed.
    pub supposed: Link,
    /// What follows from it, each by one premise.
    pub then: Vec<Inference>,
    /// How it ends.
    pub end: Ending,
}

/// What follows by one premise inside an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inference {
    /// The premise.
    pub premise: Premise,
    /// Facts and suppositions that it follows from, with the premise.
    pub from: Vec<Link>,
    /// What follows.
    pub finds: Link,
}

/// How an argument ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The premise cannot hold.
    Contradiction {
        /// The premise.
        premise: Premise,
        /// What it breaks on.
        facts: Vec<Link>,
    },
    /// The premise leaves only these cases, and each leads to a contradiction.
    Cases {
        /// The premise.
        premise: Premise,
        /// What excludes all other cases.
        facts: Vec<Link>,
        /// One argument for each case.
        cases: Vec<Suppose>,
    },
}

impl Suppose {
    /// Whether it tells cases apart.
    pub fn has_cases(&self) -> bool {
        matches!(self.end, Ending::Cases { .. })
    }
}
