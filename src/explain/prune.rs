//! Makes a finished explanation shorter.

use super::known::Found;
use super::search::{Outcome, PATIENCE, Search};
use super::space::{Lit, Var};
use super::theory::Theory;

/// Takes out steps of which all finds follow from the reasons of later steps, before they are used;
/// the later steps find them instead. The most expensive steps go first.
pub(super) fn without_redundant(theory: &Theory, steps: Vec<Found>) -> Vec<Found> {
    let mut bare = Search::new(theory);
    let mut steps: Vec<Option<Found>> = steps.into_iter().map(Some).collect();
    let mut order: Vec<usize> = (0..steps.len()).collect();
    let cost = |at: &usize| steps[*at].as_ref().map_or(0, |step| step.cause.cost);
    order.sort_by_key(|at| std::cmp::Reverse(cost(at)));
    for at in order {
        let Some(step) = &steps[at] else { continue };
        let moved: Option<Vec<(Lit, usize)>> = step
            .finds
            .iter()
            .map(|find| later(theory, &mut bare, &steps, at, *find).map(|to| (*find, to)))
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

/// The first step after `at` whose reason leads to the fact, if no step before it uses the fact.
fn later(
    theory: &Theory,
    bare: &mut Search<'_>,
    steps: &[Option<Found>],
    at: usize,
    find: Lit,
) -> Option<usize> {
    for (to, step) in steps.iter().enumerate().skip(at + 1) {
        let Some(Found { cause, .. }) = step else { continue };
        if cause.facts.contains(&find) {
            return None;
        }
        let bears =
            cause.premises.iter().any(|p| theory.scope(*p).binary_search(&find.var).is_ok());
        if bears {
            bare.take(&cause.premises);
            if bare.run(find.negated(), &cause.facts, PATIENCE) == Outcome::Refuted {
                return Some(to);
            }
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
    let base: u32 = cause.premises.iter().map(|premise| costs[*premise as usize]).sum();
    cause.cost = base + fact * cause.facts.len() as u32;
}
