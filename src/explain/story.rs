//! How a step is seen that cites several premises: by supposing the opposite of what it finds.

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
    Some(suppose(theory, denied, tale))
}

/// A variable beyond the grid names a part of a clue and cannot be shown.
fn is_shown(theory: &Theory, var: Var) -> bool {
    (var as usize) < theory.space.links()
}

fn suppose(theory: &Theory, supposed: Lit, tale: Tale) -> Suppose {
    let links = |lits: &[Lit]| {
        let shown = lits.iter().filter(|lit| is_shown(theory, lit.var));
        shown.map(|lit| theory.link(*lit)).collect::<Vec<_>>()
    };
    let lines = tale.lines.iter().filter(|line| is_shown(theory, line.finds.var));
    let then = lines.map(|line| Inference {
        premise: theory.premise(line.premise),
        from: links(&line.from),
        finds: theory.link(line.finds),
    });
    let (premise, facts) = (theory.premise(tale.premise), links(&tale.facts));
    let shown = tale.cases.iter().all(|(lit, _)| is_shown(theory, lit.var));
    let end = if tale.cases.is_empty() || !shown {
        Ending::Contradiction { premise, facts }
    } else {
        let cases = tale.cases.into_iter().map(|(lit, tale)| suppose(theory, lit, tale));
        Ending::Cases { premise, facts, cases: cases.collect() }
    };
    Suppose { supposed: theory.link(supposed), then: then.collect(), end }
}
