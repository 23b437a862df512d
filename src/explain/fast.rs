//! A next step that is found quickly and cannot be made smaller: a greedy minimal unsatisfiable
//! subset.
//!
//! Every open link is denied in turn and what follows by unit propagation is looked at; where that
//! is a contradiction, its trace is a reason. The cheapest reason is made smaller by leaving out
//! what can be left out, the most expensive first.

use super::known::{Cause, Known, cost};
use super::search::{Outcome, PATIENCE, Search};
use super::space::{Lit, Var};
use super::theory::Theory;

/// How many repairs a denied link is given, from one round to the next, until one is refuted.
const ROUNDS: [u64; 6] = [0, 1, 4, 32, 1_000, 50_000];

/// How many of the cheapest traces are made smaller.
const TRIED: usize = 3;

/// A step for some open link; `None` when no link could be refuted with so much work.
///
/// `full` knows all known facts and `bare` nothing.
pub(super) fn quickly(
    theory: &Theory,
    full: &mut Search<'_>,
    bare: &mut Search<'_>,
    known: &Known,
    costs: &[u32],
    fact: u32,
) -> Option<Cause> {
    let cost = |premises: &[u32], facts: &[Lit]| cost(costs, fact, premises, facts);
    for limit in ROUNDS {
        full.take_all_but(&[]);
        let mut traces: Vec<(u32, Var, Vec<u32>, Vec<Lit>)> = Vec::new();
        for var in known.open.iter().copied() {
            if full.run(theory.truth(var).negated(), &[], limit) == Outcome::Refuted {
                let (premises, facts) = (full.used.clone(), full.used_facts.clone());
                traces.push((cost(&premises, &facts), var, premises, facts));
            }
        }
        traces.sort_unstable_by_key(|(cost, var, ..)| (*cost, *var));
        let smaller = traces.into_iter().take(TRIED).map(|(_, key, premises, facts)| {
            let (premises, facts) = shrink(theory, bare, costs, key, premises, facts);
            Cause { cost: cost(&premises, &facts), premises, facts, key }
        });
        if let Some(best) = smaller.min_by_key(|cause| (cause.cost, cause.key)) {
            return Some(best);
        }
    }
    None
}

/// Leaves out premises, then facts, as long as the rest still leads to the truth of `key`.
fn shrink(
    theory: &Theory,
    bare: &mut Search<'_>,
    costs: &[u32],
    key: Var,
    mut premises: Vec<u32>,
    mut facts: Vec<Lit>,
) -> (Vec<u32>, Vec<Lit>) {
    let denied = theory.truth(key).negated();
    let mut order = premises.clone();
    order.sort_by_key(|premise| std::cmp::Reverse(costs[*premise as usize]));
    for premise in order {
        if !premises.contains(&premise) {
            continue;
        }
        let rest: Vec<u32> = premises.iter().copied().filter(|other| *other != premise).collect();
        bare.take(&rest);
        if bare.run(denied, &facts, PATIENCE) == Outcome::Refuted {
            premises = bare.used.clone();
            facts = bare.used_facts.clone();
        }
    }
    bare.take(&premises);
    for fact in facts.clone() {
        let rest: Vec<Lit> = facts.iter().copied().filter(|other| *other != fact).collect();
        if rest.len() < facts.len() && bare.run(denied, &rest, PATIENCE) == Outcome::Refuted {
            facts = bare.used_facts.clone();
        }
    }
    (premises, facts)
}
