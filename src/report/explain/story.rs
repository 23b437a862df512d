//! The steps of an explanation as paragraphs: each begins with a step that cites a clue or argues,
//! and goes on with the bookkeeping that it leads to.

use itertools::Itertools;

use super::words::clue;
use crate::explain::{Premise, Step};
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
    let groups = steps.chunk_by(|one, two| is_about_one_thing(one) == is_about_one_thing(two));
    let told = groups.map(|group| match is_about_one_thing(&group[0]) {
        true => vec![ones(words, group)],
        false => words.transitive(group),
    });
    told.flatten().collect()
}

/// Whether a step only applies the rule that a thing has one of an axis.
fn is_about_one_thing(step: &Step) -> bool {
    matches!(step.premises[..], [Premise::One(..)])
}

/// `So milk is in no other house; no other drink is in house 3.`
fn ones(words: &Words<'_>, group: &[Step]) -> String {
    let told = group.iter().filter_map(|step| match step.premises[..] {
        [Premise::One(thing, axis)] => Some(words.one(thing, axis, step)),
        _ => None,
    });
    format!("So {}.", told.collect_vec().join("; "))
}
