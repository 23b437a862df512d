//! What is known of the logic grid so far, and what is still to be explained.

use super::space::{Lit, Var};
use super::theory::Theory;

/// The state of an explanation.
#[derive(Clone, Debug)]
pub(super) struct Known {
    is_known: Vec<bool>,
    /// The links that are the same in all solutions and not known yet, in order.
    pub(super) open: Vec<Var>,
}

impl Known {
    /// Nothing is known, and these links are to be explained.
    pub(super) fn nothing(theory: &Theory, targets: &[Var]) -> Known {
        Known { is_known: vec![false; theory.vars()], open: targets.to_vec() }
    }

    pub(super) fn add(&mut self, var: Var) {
        self.is_known[var as usize] = true;
        if let Ok(at) = self.open.binary_search(&var) {
            self.open.remove(at);
        }
    }

    pub(super) fn has(&self, var: Var) -> bool {
        self.is_known[var as usize]
    }

    pub(super) fn is_open(&self, var: Var) -> bool {
        self.open.binary_search(&var).is_ok()
    }
}

/// A reason for facts: premises, and facts known before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cause {
    /// In order.
    pub(super) premises: Vec<u32>,
    /// In order.
    pub(super) facts: Vec<Lit>,
    /// The fact that it was found for.
    pub(super) key: Var,
    pub(super) cost: u32,
}

/// What a reason costs, where `costs` has the weight of each premise and `fact` that of a fact.
pub(super) fn cost(costs: &[u32], fact: u32, premises: &[u32], facts: &[Lit]) -> u32 {
    let base: u32 = premises.iter().map(|premise| costs[*premise as usize]).sum();
    base + fact * facts.len() as u32
}

/// A reason and all that follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) cause: Cause,
    /// In order.
    pub(super) finds: Vec<Lit>,
    /// Whether no next step costs less, proven.
    pub(super) is_least: bool,
}
