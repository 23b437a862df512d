//! The sentences that tell a step.

use crate::explain::{Ending, Premise, Step, Suppose};
use crate::model::{Link, Puzzle};

/// The sentence of a step: what it cites and what follows.
pub fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    let premises: Vec<String> = step.premises.iter().map(|p| premise(puzzle, *p)).collect();
    let finds = links(puzzle, &step.finds);
    if step.facts.is_empty() {
        return format!("By {}: {finds}.", premises.join(" and "));
    }
    format!("By {}, since {}: {finds}.", premises.join(" and "), links(puzzle, &step.facts))
}

/// What is cited: `clue 9`, or a rule in words.
pub fn premise(puzzle: &Puzzle, premise: Premise) -> String {
    premise.describe(puzzle)
}

/// Facts in words, one after another.
pub fn links(puzzle: &Puzzle, links: &[Link]) -> String {
    links.iter().map(|link| link.describe(puzzle)).collect::<Vec<_>>().join("; ")
}

/// The lines of an argument, each with its depth.
pub fn argument(puzzle: &Puzzle, suppose: &Suppose) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    tell(puzzle, suppose, 0, &mut lines);
    lines
}

fn tell(puzzle: &Puzzle, suppose: &Suppose, depth: usize, lines: &mut Vec<(usize, String)>) {
    lines.push((depth, format!("Suppose {}.", suppose.supposed.describe(puzzle))));
    for line in &suppose.then {
        let finds = line.finds.describe(puzzle);
        lines.push((depth + 1, format!("Then {finds} by {}.", premise(puzzle, line.premise))));
    }
    match &suppose.end {
        Ending::Contradiction { premise: at, .. } => {
            lines.push((depth + 1, format!("That contradicts {}.", premise(puzzle, *at))));
        }
        Ending::Cases { premise: at, cases, .. } => {
            lines.push((
                depth + 1,
                format!("{} leaves {} cases.", premise(puzzle, *at), cases.len()),
            ));
            cases.iter().for_each(|case| tell(puzzle, case, depth + 2, lines));
        }
    }
}
