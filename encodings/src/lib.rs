//! SAT encodings: CNF, gates, at-most-one and cardinality constraints, DIMACS in and out.
//!
//! Everything writes to a [`Sink`], which takes clauses and hands out fresh
//! variables. A sink may collect the formula ([`Cnf`]), only measure it
//! ([`Size`]), make it depend on a literal ([`Guarded`]) or write it out at once
//! ([`dimacs::DimacsWriter`]). Encodings are values without state, chosen by
//! name if need be: see [`amo::ALL`] and [`card::ALL`]. [`probe`] measures what they do.
//!
//! ```
//! use encodings::amo::{self, AtMostOne};
//! use encodings::card::{Cardinality, sequential_counter::SequentialCounter};
//! use encodings::{Cnf, Sink, dimacs};
//!
//! let mut cnf = Cnf::new();
//! let colours: Vec<_> = (0..3).map(|_| cnf.new_var().positive()).collect();
//!
//! let encoding = amo::by_name("pairwise").expect("the encoding is known");
//! encoding.exactly_one(&colours, &mut cnf);
//! SequentialCounter.at_most(&colours[..2], 0, &mut cnf);
//!
//! let text = dimacs::write(&cnf, Vec::new())?;
//! assert_eq!(
//!     String::from_utf8_lossy(&text),
//!     "p cnf 3 6\n1 2 3 0\n-1 -2 0\n-1 -3 0\n-2 -3 0\n-1 0\n-2 0\n"
//! );
//! assert_eq!(dimacs::read(&text)?, cnf);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod amo;
pub mod card;
pub mod dimacs;
pub mod gate;
pub mod probe;

mod cnf;
mod lit;
mod registry;
mod sink;

pub use cnf::Cnf;
pub use lit::{Lit, Var};
pub use sink::{Guarded, Sink, Size};
