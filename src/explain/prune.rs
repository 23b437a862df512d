//! Makes a finished explanation shorter.

use super::known::{Found, cost};
use super::search::{Outcome, PATIENCE, Search};
use super::space::{Lit, Var};
use super::theory::Theory;

/// Takes out steps of which all finds follow from the reasons of later steps, before they are used;
/// the later steps find them instead. The most expensive steps go first.
pub(super) fn without_redundant(theory: &Theory, steps: Vec<Found>) -> Vec<Found> {
    let mut bare = Search::new(theory);
    let bearing = bearing(theory, &steps);
    let mut steps: Vec<Option<Found>> = steps.into_iter().map(Some).collect();
    let mut order: Vec<usize> = (0..steps.len()).collect();
    let cost = |at: &usize| steps[*at].as_ref().map_or(0, |step| step.cause.cost);
    order.sort_by_key(|at| std::cmp::Reverse(cost(at)));
    for at in order {
        let Some(step) = &steps[at] else { continue };
        let moved: Option<Vec<(Lit, usize)>> = step
            .finds
            .iter()
            .map(|find| later(&mut bare, &steps, &bearing, at, *find).map(|to| (*find, to)))
            .collect();
        let Some(moved) = moved else { continue };
        for (find, to) in moved {
            if let Some(step) = &mut steps[to] {
                step.finds.push(find);
                step.finds.sort_unstable();
            }
        }
        steps[at] = None;
    }
    steps.into_iter().flatten().collect()
}

/// For each variable the steps of which a premise bears on it, in order.
fn bearing(theory: &Theory, steps: &[Found]) -> Vec<Vec<usize>> {
    let mut bearing = vec![Vec::new(); theory.vars()];
    for (at, step) in steps.iter().enumerate() {
        for var in step.cause.premises.iter().flat_map(|premise| theory.scope(*premise)) {
            let steps: &mut Vec<usize> = &mut bearing[var as usize];
            if steps.last() != Some(&at) {
                steps.push(at);
            }
        }
    }
    bearing
}

/// The first step after `at` whose reason leads to the fact, if no step before it uses the fact.
/// Only a step that bears on the fact can do either.
fn later(
    bare: &mut Search<'_>,
    steps: &[Option<Found>],
    bearing: &[Vec<usize>],
    at: usize,
    find: Lit,
) -> Option<usize> {
    for to in bearing[find.var as usize].iter().copied().filter(|to| *to > at) {
        let Some(Found { cause, .. }) = &steps[to] else { continue };
        if cause.facts.contains(&find) {
            return None;
        }
        bare.take(&cause.premises);
        if bare.run(find.negated(), &cause.facts, PATIENCE) == Outcome::Refuted {
            return Some(to);
        }
    }
    None
}

/// Keeps the steps that some facts need, each with no more than what is needed of it.
pub(super) fn towards(
    theory: &Theory,
    costs: &[u32],
    fact: u32,
    steps: Vec<Found>,
    targets: &[Var],
) -> Vec<Found> {
    let mut bare = Search::new(theory);
    let mut needed: Vec<Var> = targets.to_vec();
    let mut kept = Vec::new();
    for mut step in steps.into_iter().rev() {
        step.finds.retain(|find| needed.contains(&find.var));
        if step.finds.is_empty() {
            continue;
        }
        shrink(&mut bare, costs, fact, &mut step);
        needed.extend(step.cause.facts.iter().map(|fact| fact.var));
        kept.push(step);
    }
    kept.reverse();
    kept
}

/// Leaves out what a step does not need any more for the finds that are left.
fn shrink(bare: &mut Search<'_>, costs: &[u32], fact: u32, step: &mut Found) {
    let finds = step.finds.clone();
    let mut leads = |premises: &[u32], facts: &[Lit]| {
        bare.take(premises);
        let refuted = |find: &Lit| bare.run(find.negated(), facts, PATIENCE) == Outcome::Refuted;
        finds.iter().all(refuted)
    };
    let cause = &mut step.cause;
    for premise in cause.premises.clone() {
        let rest: Vec<u32> = cause.premises.iter().copied().filter(|p| *p != premise).collect();
        if leads(&rest, &cause.facts) {
            cause.premises = rest;
        }
    }
    for one in cause.facts.clone() {
        let rest: Vec<Lit> = cause.facts.iter().copied().filter(|other| *other != one).collect();
        if leads(&cause.premises, &rest) {
            cause.facts = rest;
        }
    }
    cause.cost = cost(costs, fact, &cause.premises, &cause.facts);
}
