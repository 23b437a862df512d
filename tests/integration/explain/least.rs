//! No cheaper step exists: all cheaper sets of premises and facts are tried.

use std::cell::Cell;
use std::path::Path;

use itertools::Itertools;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use zebra_sat::explain::{Effort, Grid, Options, Premise, Weights};
use zebra_sat::model::Link;
use zebra_sat::session::Setup;

use super::case::{Case, each, is_true, links, premises};
use super::formula::Formula;
use super::judge::{Judge, ensure};
use super::{cases, grid};
use crate::oracle::larger;
use crate::puzzles::{load_file, solutions};

/// The largest logic grid, and the most sets of premises that are tried for one step.
const LINKS: usize = 30;
const SETS: usize = 3_000;

const WEIGHTS: [Weights; 4] = [
    Weights { clue: 100, rule: 60, fact: 1 },
    Weights { clue: 60, rule: 100, fact: 20 },
    Weights { clue: 7, rule: 5, fact: 3 },
    Weights { clue: 1, rule: 3, fact: 1 },
];

fn weight(premise: &Premise, weights: &Weights) -> u32 {
    match premise {
        Premise::Clue(_) => weights.clue,
        _ => weights.rule,
    }
}

/// All sets of premises that cost less than `limit`; `None` when there are too many.
fn cheaper_sets(
    premises: &[Premise],
    weights: &Weights,
    limit: u32,
) -> Option<Vec<(u32, Vec<Premise>)>> {
    let mut sets = vec![(0, Vec::new())];
    for premise in premises {
        let weight = weight(premise, weights);
        for at in 0..sets.len() {
            let (cost, set) = &sets[at];
            if cost + weight < limit {
                let with = set.iter().chain([premise]).copied().collect();
                sets.push((cost + weight, with));
            }
        }
        if sets.len() > SETS {
            return None;
        }
    }
    Some(sets)
}

/// Whether at most so many facts lead to some open link.
fn leads(formula: &Formula, facts: &[Link], open: &[Link], most: usize) -> bool {
    let mut follow = open.iter().filter(|link| formula.implies(facts, **link));
    // With fewer facts no more follows.
    follow.any(|link| {
        let some = facts.iter().copied().combinations(most.min(facts.len()));
        some.into_iter().any(|facts| formula.implies(&facts, *link))
    })
}

/// Follows the steps of a puzzle; gives how many were held against all that is cheaper.
fn steps_are_least(case: &Case, weights: Weights) -> Result<usize, String> {
    let explained = grid(case, &[])?;
    let judge = Judge::new(&explained);
    let all = premises(&case.puzzle);
    let options = Options { effort: Effort::Optimal, weights, ..Options::default() };
    let mut known: Vec<Link> = Vec::new();
    let mut open = case.common(&[]);
    let mut tried = 0;
    for step in explained.steps(&options) {
        let step = step.map_err(|error| error.to_string())?;
        ensure!(step.is_least, "not proven least: {step:?}");
        if let Some(sets) = cheaper_sets(&all, &weights, step.cost) {
            tried += 1;
            for (cost, set) in sets {
                let formula = judge.formula(&set);
                let facts: Vec<Link> =
                    known.iter().copied().filter(|link| formula.mentions(*link)).collect();
                let most = (step.cost - cost - 1) / weights.fact;
                ensure!(
                    !leads(&formula, &facts, &open, most as usize),
                    "{set:?} with {most} of {facts:?} is cheaper than {step:?}"
                );
            }
        }
        known.extend(&step.finds);
        open.retain(|link| !step.finds.contains(link));
    }
    ensure!(open.is_empty(), "not found: {open:?}");
    Ok(tried)
}

#[test]
fn no_step_is_cheaper_than_one_of_least_cost() {
    let tried = Cell::new(0);
    let count = cases(12);
    each(count, larger(), |case| {
        if links(&case.puzzle).len() > LINKS {
            return Ok(());
        }
        for weights in WEIGHTS {
            tried.set(tried.get() + steps_are_least(case, weights)?);
        }
        Ok(())
    });
    assert!(tried.get() > count as usize, "only {} steps were tried", tried.get());
}

/// The facts that are left when those are left out, one after another, that a link does not need.
fn needed(formula: &Formula, mut facts: Vec<Link>, link: Link) -> Vec<Link> {
    for fact in facts.clone() {
        let others: Vec<Link> = facts.iter().copied().filter(|other| *other != fact).collect();
        if formula.implies(&others, link) {
            facts = others;
        }
    }
    facts
}

/// A puzzle that is too large to try everything: sets of up to three premises are drawn at random.
#[test]
fn no_random_premises_make_a_cheaper_step() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/sizes/size-03x03.zebra");
    let puzzle = load_file(&path).resolved.unwrap().puzzle;
    let solution = solutions(&puzzle, &Setup::default()).pop_first().unwrap();
    let explained = Grid::new(&puzzle, &solution, true, &[]).unwrap();
    let judge = Judge::new(&explained);
    let all = premises(&puzzle);
    let weights = Weights::default();
    let options = Options { effort: Effort::Optimal, weights, ..Options::default() };
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut known, mut led) = (Vec::new(), 0);
    for step in explained.steps(&options) {
        let step = step.unwrap();
        for _ in 0..40 {
            let set: Vec<Premise> = (0..random.random_range(1..=3))
                .map(|_| all[random.random_range(0..all.len())])
                .sorted()
                .dedup()
                .collect();
            let formula = judge.formula(&set);
            let facts: Vec<Link> =
                known.iter().copied().filter(|link| formula.mentions(*link)).collect();
            let open = links(&puzzle).into_iter().filter(|link| formula.mentions(*link));
            let open = open.map(|link| Link { holds: is_true(&puzzle, &solution, link), ..link });
            let mut follow =
                open.filter(|link| !known.contains(link) && formula.implies(&facts, *link));
            let Some(link) = follow.next() else { continue };
            led += 1;
            let base: u32 = set.iter().map(|premise| weight(premise, &weights)).sum();
            let cost = base + weights.fact * needed(&formula, facts.clone(), link).len() as u32;
            assert!(
                cost >= step.cost,
                "{set:?} lead to {link:?} for {cost}, cheaper than {step:?}"
            );
        }
        known.extend(step.finds);
    }
    assert!(led > 30, "only {led} sets lead to anything");
}
