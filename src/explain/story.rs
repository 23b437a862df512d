//! How a step is seen that cites several premises: by supposing the opposite of what it finds.

use itertools::Itertools;

use super::search::{Search, Tale};
use super::space::{Lit, Var};
use super::theory::Theory;
use super::{Ending, Inference, Suppose};

/// Supposes that `key` is not as in the solution, and shows where that leads by the premises and
/// facts of a step.
pub(super) fn argue(
    theory: &Theory,
    bare: &mut Search<'_>,
    premises: &[u32],
    facts: &[Lit],
    key: Var,
) -> Option<Suppose> {
    bare.take(premises);
    let denied = theory.truth(key).negated();
    let tale = bare.tell(denied, facts)?;
    Some(suppose(theory, denied, tale, Vec::new()))
}

/// A variable beyond the grid names a part of a clue and cannot be shown.
fn is_shown(theory: &Theory, var: Var) -> bool {
    (var as usize) < theory.space.links()
}

/// A tale in links. `hidden` has the names that are known by now, each with the links that it
/// follows from: by the same clue as all that follows from it, since no other clue has the name.
fn suppose(
    theory: &Theory,
    supposed: Lit,
    tale: Tale,
    mut hidden: Vec<(Lit, Vec<Lit>)>,
) -> Suppose {
    let mut then = Vec::new();
    for line in tale.lines {
        let from = shown(theory, &hidden, &line.from);
        if is_shown(theory, line.finds.var) {
            let from = from.into_iter().map(|lit| theory.link(lit)).collect();
            let (premise, finds) = (theory.premise(line.premise), theory.link(line.finds));
            then.push(Inference { premise, from, finds });
        } else {
            hidden.push((line.finds, from));
        }
    }
    let facts = shown(theory, &hidden, &tale.facts);
    let facts = facts.into_iter().map(|lit| theory.link(lit)).collect();
    let premise = theory.premise(tale.premise);
    let end = if tale.cases.is_empty() {
        Ending::Contradiction { premise, facts }
    } else {
        let cases = tale.cases.into_iter();
        let cases = cases.map(|(lit, tale)| suppose(theory, lit, tale, hidden.clone())).collect();
        Ending::Cases { premise, facts, cases }
    };
    Suppose { supposed: theory.link(supposed), then, end }
}

/// The links among some literals, and those that the names among them follow from.
fn shown(theory: &Theory, hidden: &[(Lit, Vec<Lit>)], lits: &[Lit]) -> Vec<Lit> {
    let of = |lit: &Lit| match hidden.iter().find(|(name, _)| name == lit) {
        Some((_, from)) => from.clone(),
        None => vec![*lit],
    };
    let all = lits.iter().flat_map(of);
    all.filter(|lit| is_shown(theory, lit.var)).sorted_unstable().dedup().collect()
}
