//! The fewest known facts from which given premises lead to a fact.
//!
//! Implicit hitting sets: every grid in which the premises hold and the fact does not breaks at
//! least one of the facts that is wanted (A. Ignatiev, A. Previti, M. Liffiton and
//! J. Marques-Silva, "Smallest MUS Extraction with Minimal Hitting Set Dualization", 2015).

use super::hitting::{Bits, Least, Sets, bits};
use super::known::Known;
use super::search::{Outcome, PATIENCE, Search};
use super::space::{Lit, Var};
use super::theory::Theory;

/// The fewest known facts that lead to the truth of `key` by the premises, in order; `None` when
/// that takes `bound` or more.
///
/// `search` must know nothing by itself.
pub(super) fn fewest(
    theory: &Theory,
    search: &mut Search<'_>,
    known: &Known,
    premises: &[u32],
    key: Var,
    bound: u32,
) -> Option<Vec<Lit>> {
    let denied = theory.truth(key).negated();
    search.take(premises);
    let mut scope: Vec<Var> = premises
        .iter()
        .flat_map(|premise| theory.scope(*premise))
        .filter(|v| known.has(*v))
        .collect();
    scope.sort_unstable();
    scope.dedup();
    let weights = vec![1; scope.len()];
    let truths = |at: &[u32]| -> Vec<Lit> {
        at.iter().map(|at| theory.truth(scope[*at as usize])).collect()
    };
    let mut broken: Vec<Bits> = Vec::new();
    let mut size = 0;
    loop {
        let sets = broken.iter().map(|set| &**set).collect();
        let sets = Sets { weights: &weights, sets, refused: &[], enough: 1 };
        let Least::Found(found, choices) = sets.least(size, 1, bound) else { return None };
        let chosen = &choices[0];
        size = found;
        match search.run(denied, &truths(chosen), PATIENCE) {
            Outcome::Refuted => return Some(truths(chosen)),
            Outcome::Found => {
                let set = shrunk(search, &scope, denied, &truths);
                broken.push(bits(scope.len(), &set));
            }
            Outcome::Limit => return None,
        }
    }
}

/// The facts that the grid just found breaks, made fewer by grids that break only some of them.
fn shrunk(
    search: &mut Search<'_>,
    scope: &[Var],
    denied: Lit,
    truths: &impl Fn(&[u32]) -> Vec<Lit>,
) -> Vec<u32> {
    let mut broken = breaks(search, scope);
    let mut at = 0;
    while at < broken.len() && broken.len() > 1 {
        let kept: Vec<u32> =
            (0..scope.len() as u32).filter(|f| *f == broken[at] || !broken.contains(f)).collect();
        if search.run(denied, &truths(&kept), PATIENCE) == Outcome::Found {
            broken = breaks(search, scope);
        } else {
            at += 1;
        }
    }
    broken
}

fn breaks(search: &mut Search<'_>, scope: &[Var]) -> Vec<u32> {
    let flips = search.flips();
    let at = flips.iter().filter_map(|var| scope.binary_search(var).ok());
    let mut at: Vec<u32> = at.map(|at| at as u32).collect();
    at.sort_unstable();
    at
}

#[cfg(test)]
mod tests;
