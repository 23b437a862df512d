//! The workbench for zebra (Einstein, logic-grid) puzzles.
//!
//! A puzzle file is parsed ([`syntax`]; [`json`] and [`prolog`] are other ways in), its names are
//! resolved ([`resolve`]) to a pure model ([`model`]), the model is compiled to CNF ([`compile`])
//! and a SAT solver ([`engine`]) decides it. A [`session`] speaks with the solver in puzzle words;
//! [`tasks`] has one function for each question, [`report`] shows what they give.
//!
//! ```
//! use zebra_sat::{load::load, session::Setup, syntax::Source, tasks::solve};
//!
//! let text = "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n";
//! let puzzle = load(Source::new("two.zebra", text)).resolved.expect("no errors").puzzle;
//! let answer = solve::solve(&puzzle, &Setup::default(), Some(2), |_| Ok(()))?;
//! assert_eq!(answer.status, solve::Status::Unique);
//! # Ok::<(), zebra_sat::session::Error>(())
//! ```

pub mod answer;
pub mod certify;
pub mod compile;
pub mod drat;
pub mod engine;
pub mod english;
pub mod enumerate;
pub mod exact;
pub mod explain;
pub mod json;
pub mod load;
pub mod model;
pub mod network;
pub mod presolve;
pub mod prolog;
pub mod propagate;
pub mod relation;
pub mod report;
pub mod resolve;
pub mod session;
pub mod steps;
pub mod syntax;
pub mod tasks;

/// The example of README.md, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
