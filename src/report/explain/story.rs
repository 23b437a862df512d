//! The steps of an explanation as paragraphs: each begins with a step that cites a clue or argues,
//! and goes on with the bookkeeping that it leads to.

use itertools::Itertools;

use super::words::clue;
use crate::explain::{Premise, Step};
use crate::model::Link;
use crate::report::words::Words;

/// A step and what follows from it by single rules.
pub(super) struct Paragraph {
    pub(super) sentence: String,
    /// Its lines, each with its depth.
    pub(super) lines: Vec<(usize, String)>,
}

/// All steps in words, in order; each find is told once.
pub(super) fn paragraphs(words: &Words<'_>, steps: &[Step]) -> Vec<Paragraph> {
    let starts = starts(steps).into_iter().chain([steps.len()]);
    let spans = starts.tuple_windows().map(|(start, end)| &steps[start..end]);
    spans.map(|steps| paragraph(words, steps)).collect()
}

/// Where paragraphs start.
fn starts(steps: &[Step]) -> Vec<usize> {
    (0..steps.len()).filter(|at| *at == 0 || !is_bookkeeping(&steps[*at])).collect()
}

/// In which paragraph a step is told, from 1.
pub(super) fn paragraph_of(steps: &[Step], step: usize) -> usize {
    starts(steps).iter().filter(|start| **start <= step).count()
}

/// Whether a step only applies one rule.
pub(super) fn is_bookkeeping(step: &Step) -> bool {
    matches!(&step.premises[..], [only] if clue(only).is_none())
}

fn paragraph(words: &Words<'_>, steps: &[Step]) -> Paragraph {
    let Some((first, rest)) = steps.split_first() else {
        return Paragraph { sentence: String::new(), lines: Vec::new() };
    };
    let mut lines: Vec<(usize, String)> =
        first.arguments.iter().flat_map(|argument| words.argument(argument)).collect();
    lines.extend(folded(words, rest).into_iter().map(|line| (0, line)));
    Paragraph { sentence: words.sentence(first), lines }
}

/// Steps of one rule each: what neighbours have in common is said once.
fn folded(words: &Words<'_>, steps: &[Step]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = steps;
    while let Some(first) = rest.first() {
        let count = 1 + rest[1..]
            .iter()
            .enumerate()
            .take_while(|(at, step)| continues(first, &rest[..=*at], step))
            .count();
        let (group, after) = rest.split_at(count);
        lines.push(match first.premises[..] {
            [Premise::One(..)] => ones(words, group),
            _ => {
                let facts: Vec<Link> =
                    group.iter().flat_map(|step| step.facts.iter().copied()).unique().collect();
                let finds: Vec<Link> =
                    group.iter().flat_map(|step| step.finds.iter().copied()).collect();
                words.transitive(&facts, &finds)
            }
        });
        rest = after;
    }
    lines
}

/// Whether a step can be told in one sentence with those before it.
fn continues(first: &Step, before: &[Step], step: &Step) -> bool {
    let held = |step: &Step| step.facts.iter().copied().filter(|fact| fact.holds).collect_vec();
    match (&first.premises[..], &step.premises[..]) {
        ([Premise::One(..)], [Premise::One(..)]) => true,
        // Only of the same thing, and of what was known before the sentence.
        ([Premise::Transitive { .. }], [Premise::Transitive { .. }]) => {
            let is_new = |fact: &Link| before.iter().any(|step| step.finds.contains(fact));
            held(first) == held(step) && first.facts.len() == 2 && !step.facts.iter().any(is_new)
        }
        _ => false,
    }
}

/// `So milk is in no other house; no other drink is in house 3.`
fn ones(words: &Words<'_>, group: &[Step]) -> String {
    let told = group.iter().filter_map(|step| match step.premises[..] {
        [Premise::One(thing, axis)] => Some(words.one(thing, axis, step)),
        _ => None,
    });
    format!("So {}.", told.collect_vec().join("; "))
}
