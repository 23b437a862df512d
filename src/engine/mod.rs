//! SAT solvers behind one trait.
//!
//! To add an engine, write its file here and add it to [`ALL`]: the options, the help and the
//! conformance tests pick it up from there.

mod batch;
#[cfg(feature = "batsat")]
mod batsat;
#[cfg(feature = "cadical-lib")]
mod cadical;
mod cleanup;
mod error;
mod external;
mod formula;
mod known;
pub mod output;
mod process;
mod proof;
mod template;
mod terms;
mod varisat;

use std::ops::AddAssign;

use encodings::{Lit, Sink, Var};

pub use self::cleanup::{Cleaned, Cleanup, Folder};
pub use self::error::EngineError;
pub use self::known::COMMAND;
pub use self::proof::{Proof, checkers};
pub use self::template::{Template, TemplateError};
pub use self::terms::Terms;
pub use self::varisat::Varisat;

/// What a solver says of its clauses under some assumptions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// They can all be true, for instance so.
    Sat(Assignment),
    /// They cannot all be true.
    Unsat,
}

/// A truth value for each variable.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Assignment {
    values: Vec<bool>,
}

impl Assignment {
    /// The assignment in which just these literals of `variables` variables are known to be true;
    /// a variable of which nothing is known is false.
    pub fn new(variables: usize, literals: impl IntoIterator<Item = Lit>) -> Assignment {
        let mut values = vec![false; variables];
        for literal in literals {
            if let Some(value) = values.get_mut(literal.var().index()) {
                *value = !literal.is_negative();
            }
        }
        Assignment { values }
    }

    /// The value of a variable.
    pub fn holds(&self, var: Var) -> bool {
        self.values.get(var.index()).copied().unwrap_or(false)
    }

    /// Whether a literal is true.
    pub fn satisfies(&self, literal: Lit) -> bool {
        self.holds(literal.var()) != literal.is_negative()
    }
}

/// The work that a solver has done, as far as it tells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// How often it ran into a contradiction.
    pub conflicts: Option<u64>,
    /// How often it chose a value.
    pub decisions: Option<u64>,
    /// How many values followed from others.
    pub propagations: Option<u64>,
}

/// The work of two runs; what one of them does not tell is that of the other.
impl AddAssign for Statistics {
    fn add_assign(&mut self, other: Statistics) {
        let sum = |a: Option<u64>, b: Option<u64>| match (a, b) {
            (Some(a), Some(b)) => Some(a.saturating_add(b)),
            (one, other) => one.or(other),
        };
        self.conflicts = sum(self.conflicts, other.conflicts);
        self.decisions = sum(self.decisions, other.decisions);
        self.propagations = sum(self.propagations, other.propagations);
    }
}

/// An incremental SAT solver: clauses and questions in any order.
pub trait Engine: Sink {
    /// Whether all clauses so far and the assumptions can be true together.
    ///
    /// The assumptions hold for this call alone.
    ///
    /// # Errors
    /// When the solver cannot tell.
    fn solve(&mut self, assumptions: &[Lit]) -> Result<Verdict, EngineError>;

    /// Assumptions that the clauses refute by themselves, a subset of those given, which need not
    /// be a smallest one; `None` when the assumptions are not refuted at all.
    ///
    /// The subset is proven: the engine answered for just these assumptions.
    ///
    /// # Errors
    /// When the solver cannot tell.
    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError>;

    /// The work done for all answers so far, as far as the solver tells.
    fn statistics(&self) -> Statistics {
        Statistics::default()
    }

    /// The proof of the latest answer, if that was a refutation and proofs are written.
    fn proof(&self) -> Option<&Proof> {
        None
    }
}

/// An engine that can be chosen by name.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name by which a user chooses it.
    pub name: &'static str,
    /// What it is, in one line for a help text.
    pub summary: &'static str,
    /// A fresh solver with no clauses.
    pub start: fn(&Terms) -> Result<Box<dyn Engine>, EngineError>,
}

/// Every engine, the default one first.
pub const ALL: &[Choice] = &[
    varisat::CHOICE,
    known::CADICAL,
    known::KISSAT,
    known::MINISAT,
    known::GLUCOSE,
    known::CRYPTOMINISAT,
    #[cfg(feature = "batsat")]
    batsat::CHOICE,
    #[cfg(feature = "cadical-lib")]
    cadical::CHOICE,
];

/// The engine with this name, if there is one.
pub fn by_name(name: &str) -> Option<Choice> {
    ALL.iter().copied().find(|choice| choice.name == name)
}

/// A core that a solver names is a hint: it is believed when the solver answers for it alone.
#[cfg(any(feature = "batsat", feature = "cadical-lib"))]
fn proven_core(
    engine: &mut dyn Engine,
    assumptions: &[Lit],
    hint: Vec<Lit>,
) -> Result<Vec<Lit>, EngineError> {
    let smaller = hint.len() < assumptions.len();
    Ok(if smaller && engine.solve(&hint)? == Verdict::Unsat { hint } else { assumptions.to_vec() })
}
