//! SAT solvers behind one trait.
//!
//! To add an engine, write its file here and add it to [`ALL`]: the options, the help and the
//! conformance tests pick it up from there.

mod varisat;

use encodings::{Lit, Sink, Var};

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

/// A solver that failed, which is neither yes nor no.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The formula has more variables than the engine can take.
    #[error("the engine `{engine}` takes at most {limit} variables")]
    TooManyVariables {
        /// Which engine.
        engine: &'static str,
        /// Its limit.
        limit: usize,
    },
    /// The engine stopped with a message of its own.
    #[error("the engine `{engine}` failed: {message}")]
    Failed {
        /// Which engine.
        engine: &'static str,
        /// What it says.
        message: String,
    },
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
}

/// An engine that can be chosen by name.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name by which a user chooses it.
    pub name: &'static str,
    /// What it is, in one line for a help text.
    pub summary: &'static str,
    /// A fresh solver with no clauses.
    pub start: fn() -> Box<dyn Engine>,
}

/// Every engine, the default one first.
pub const ALL: &[Choice] = &[Choice {
    name: "varisat",
    summary: "varisat 0.2, a CDCL solver in this process",
    start: || Box::new(Varisat::new()),
}];

/// The engine with this name, if there is one.
pub fn by_name(name: &str) -> Option<Choice> {
    ALL.iter().copied().find(|choice| choice.name == name)
}
