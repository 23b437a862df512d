//! The cheapest next step that cites one rule and no clue: most steps of a puzzle are such.

use super::known::{Cause, Known};
use super::premise::Weights;
use super::space::{Lit, Thing, Var};
use super::theory::Theory;

/// The cheapest step by one rule; of equal ones, that which finds the most.
pub(super) fn by_one_rule(theory: &Theory, known: &Known, weights: &Weights) -> Option<Cause> {
    let rows = by_row(theory, known, weights).into_iter();
    let clauses = by_clause_of_row(theory, known, weights);
    let best = rows.chain(clauses).chain(by_group(theory, known, weights));
    best.min_by_key(|(cause, finds)| (cause.cost, std::cmp::Reverse(*finds)))
        .map(|(cause, _)| cause)
}

fn by_row(theory: &Theory, known: &Known, weights: &Weights) -> Option<(Cause, usize)> {
    let cause = |row: usize, facts: Vec<Lit>, key: Var| Cause {
        premises: vec![row as u32],
        cost: weights.rule + weights.fact * facts.len() as u32,
        facts,
        key,
    };
    let of = |(row, vars): (usize, &[Var])| {
        let mut open = vars.iter().copied().filter(|var| !known.has(*var));
        let key = open.next()?;
        let more = open.count();
        let holds = |var: &&Var| known.has(**var) && theory.model[**var as usize];
        if let Some(held) = vars.iter().find(holds) {
            return Some((cause(row, vec![theory.truth(*held)], key), 1 + more));
        }
        let is_last = more == 0 && theory.is_exact[row];
        let others = vars.iter().filter(|var| **var != key).map(|var| theory.truth(*var));
        is_last.then(|| (cause(row, others.collect(), key), 1))
    };
    let all = theory.rows.iter().map(|row| &**row).enumerate().filter_map(of);
    all.min_by_key(|(cause, finds)| (cause.cost, std::cmp::Reverse(*finds)))
}

/// By where an item is, or that it is nowhere: all but one literal of a clause are known to be
/// false.
fn by_clause_of_row(theory: &Theory, known: &Known, weights: &Weights) -> Option<(Cause, usize)> {
    let of = |(clause, row): (&Vec<Lit>, u32)| {
        let mut open = clause.iter().filter(|lit| !known.has(lit.var));
        let (Some(key), None) = (open.next(), open.next()) else { return None };
        let others = clause.iter().filter(|lit| lit.var != key.var);
        let mut facts: Vec<Lit> = others.map(|lit| lit.negated()).collect();
        if facts.iter().any(|fact| *fact != theory.truth(fact.var)) {
            return None;
        }
        facts.sort_unstable();
        let cost = weights.rule + weights.fact * facts.len() as u32;
        Some((Cause { premises: vec![row], facts, key: key.var, cost }, 1))
    };
    theory.clauses_of_rows().find_map(of)
}

/// By transitivity: of three links two are known, at least one of which holds.
fn by_group(theory: &Theory, known: &Known, weights: &Weights) -> Option<(Cause, usize)> {
    let (space, rules) = (&theory.space, &theory.rules);
    for var in known.open.iter().copied() {
        let [a, b] = space.things(var);
        let axes = (0..space.axes()).filter(|axis| *axis != a.axis && *axis != b.axis);
        for axis in axes {
            if !(space.is_related(a.axis, axis) && space.is_related(b.axis, axis)) {
                continue;
            }
            for third in (0..space.size(axis)).map(|rank| Thing { axis, rank }) {
                let sides = [space.var(a, third), space.var(b, third)];
                if !sides.iter().all(|side| known.has(*side)) {
                    continue;
                }
                let holds = sides.map(|side| theory.model[side as usize]);
                let rule = match (holds, theory.model[var as usize]) {
                    ([true, true], true) => rules.through(a.axis, b.axis, axis),
                    // What goes with the first thing but not with the second keeps them apart.
                    ([true, false], false) => rules.through(b.axis, axis, a.axis),
                    ([false, true], false) => rules.through(a.axis, axis, b.axis),
                    _ => None,
                };
                let Some(rule) = rule else { continue };
                let mut facts = sides.map(|side| theory.truth(side)).to_vec();
                facts.sort_unstable();
                let cost = weights.rule + 2 * weights.fact;
                return Some((Cause { premises: vec![rule], facts, key: var, cost }, 1));
            }
        }
    }
    None
}
