//! Formulas over the variables of the logic grid, and their clauses.

use itertools::Itertools;

use super::space::{Lit, Var};

/// A formula in negation normal form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tree {
    Lit(Lit),
    /// True when empty.
    And(Vec<Tree>),
    /// False when empty.
    Or(Vec<Tree>),
}

pub(super) type Clause = Vec<Lit>;

/// How many clauses a disjunction may become before its parts get names.
const MOST: usize = 400;

impl Tree {
    pub(super) fn constant(value: bool) -> Tree {
        if value { Tree::And(Vec::new()) } else { Tree::Or(Vec::new()) }
    }

    pub(super) fn lit(var: Var, holds: bool) -> Tree {
        Tree::Lit(Lit::new(var, holds))
    }

    pub(super) fn negated(self) -> Tree {
        match self {
            Tree::Lit(lit) => Tree::Lit(lit.negated()),
            Tree::And(of) => Tree::Or(of.into_iter().map(Tree::negated).collect()),
            Tree::Or(of) => Tree::And(of.into_iter().map(Tree::negated).collect()),
        }
    }
}

/// Makes clauses of formulas.
///
/// A disjunction is multiplied out, so that its clauses speak of the grid alone. Where that would
/// be too many, a part gets a name: a further variable that implies it (D. Plaisted and
/// S. Greenbaum, "A Structure-preserving Clause Form Translation", 1986).
#[derive(Debug)]
pub(super) struct Clauses {
    /// The first variable that has no meaning yet.
    pub(super) next: Var,
    /// What the names imply, those of inner parts first.
    pub(super) names: Vec<(Var, Vec<Clause>)>,
}

impl Clauses {
    /// The clauses of a formula; none subsumes another one.
    pub(super) fn of(&mut self, tree: Tree) -> Vec<Clause> {
        match tree {
            Tree::Lit(lit) => vec![vec![lit]],
            Tree::And(of) => {
                let all = of.into_iter().flat_map(|part| self.of(part)).collect();
                without_subsumed(all)
            }
            Tree::Or(of) => {
                let mut parts = of.into_iter().map(|part| self.of(part)).collect_vec();
                parts.sort_by_key(Vec::len);
                parts.into_iter().fold(vec![Vec::new()], |product, part| {
                    let part = if product.len() * part.len() > MOST && part.len() > 1 {
                        vec![vec![self.name(part)]]
                    } else {
                        part
                    };
                    let pairs = product.iter().cartesian_product(&part);
                    without_subsumed(pairs.filter_map(|(a, b)| union(a, b)).collect())
                })
            }
        }
    }

    /// A name for clauses.
    fn name(&mut self, clauses: Vec<Clause>) -> Lit {
        let var = self.next;
        self.next += 1;
        self.names.push((var, clauses));
        Lit::new(var, true)
    }

    /// A name for a formula that is used more than once.
    pub(super) fn named(&mut self, tree: Tree) -> Tree {
        match self.of(tree) {
            clauses if clauses.is_empty() => Tree::constant(true),
            clauses => match &clauses[..] {
                [clause] if clause.is_empty() => Tree::constant(false),
                [clause] if clause.len() == 1 => Tree::Lit(clause[0]),
                _ => Tree::Lit(self.name(clauses)),
            },
        }
    }
}

/// The disjunction of two clauses; `None` when it always holds.
fn union(a: &Clause, b: &Clause) -> Option<Clause> {
    let all = a.iter().chain(b).copied().sorted_unstable().dedup().collect_vec();
    let is_tautology = all.iter().tuple_windows().any(|(x, y)| x.var == y.var);
    (!is_tautology).then_some(all)
}

fn without_subsumed(mut clauses: Vec<Clause>) -> Vec<Clause> {
    clauses.sort_unstable_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    clauses.dedup();
    let mut kept: Vec<Clause> = Vec::with_capacity(clauses.len());
    for clause in clauses {
        let is_subsumed = |short: &Clause| {
            short.len() < clause.len() && short.iter().all(|lit| clause.binary_search(lit).is_ok())
        };
        if !kept.iter().any(is_subsumed) {
            kept.push(clause);
        }
    }
    kept
}
