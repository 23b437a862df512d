//! The indirect arguments of steps: each line follows by its premise from what it names, and each
//! ending is one.

use zebra_sat::explain::{Ending, Step, Suppose};
use zebra_sat::model::Link;

use super::judge::{Judge, ensure};

/// That each find of a step by several premises has a right argument; gives how many there are.
pub fn check(judge: &Judge<'_, '_>, step: &Step) -> Result<usize, String> {
    let supposed: Vec<Link> = step.arguments.iter().map(|one| one.supposed.negated()).collect();
    let expected = if step.premises.len() > 1 { &step.finds[..] } else { &[] };
    ensure!(supposed == expected, "arguments for {supposed:?}: {step:?}");
    for argument in &step.arguments {
        follows(judge, step, argument, step.facts.clone())
            .map_err(|error| format!("{error}\nin {argument:?}\nof {step:?}"))?;
    }
    Ok(step.arguments.len())
}

fn follows(
    judge: &Judge<'_, '_>,
    step: &Step,
    argument: &Suppose,
    mut held: Vec<Link>,
) -> Result<(), String> {
    held.push(argument.supposed);
    for line in &argument.then {
        ensure!(step.premises.contains(&line.premise), "not cited: {line:?}");
        ensure!(
            line.from.iter().all(|link| held.contains(link)),
            "rests on what is not said: {line:?}"
        );
        ensure!(
            judge.follow(&[line.premise], &line.from, &[line.finds]),
            "does not follow: {line:?}"
        );
        held.push(line.finds);
    }
    let (premise, facts, cases) = match &argument.end {
        Ending::Contradiction { premise, facts } => (premise, facts, &[][..]),
        Ending::Cases { premise, facts, cases } => (premise, facts, &cases[..]),
    };
    ensure!(step.premises.contains(premise), "ends by what is not cited");
    ensure!(facts.iter().all(|link| held.contains(link)), "ends on what is not said");
    let others = cases.iter().map(|case| case.supposed.negated());
    let is_end = !judge.formula(&[*premise]).agrees(facts.iter().copied().chain(others));
    ensure!(is_end, "leaves more cases: {:?}", argument.end);
    cases.iter().try_for_each(|case| follows(judge, step, case, held.clone()))
}
