//! An explanation as a person reads it on a terminal.

use itertools::Itertools;

use super::story::{Paragraph, paragraph_of, paragraphs};
use crate::explain::Step;
use crate::model::{Link, Operand, Puzzle};
use crate::report::number::grouped;
use crate::report::questions::Questions;
use crate::report::table;
use crate::report::terminal::safe;
use crate::report::words::Words;
use crate::tasks::explain::{Explanation, Mistake};

/// The whole explanation: its steps, the grid that they lead to, and how hard it was.
pub fn text(puzzle: &Puzzle, explanation: &Explanation) -> String {
    let words = Words::new(puzzle);
    let mut out = String::new();
    if let Some(sentence) = asked(&words, explanation) {
        out.push_str(&format!("{sentence}\n\n"));
    }
    out.push_str(&numbered(&paragraphs(&words, &explanation.steps)));
    if explanation.asked.is_none() {
        out.push_str(&result(&words, explanation));
    }
    if let Some(sentence) = summary(explanation) {
        out.push_str(&format!("{sentence}\n"));
    }
    out.trim_end().to_owned() + "\n"
}

/// Numbered paragraphs with a blank line behind each.
fn numbered(paragraphs: &[Paragraph]) -> String {
    let width = paragraphs.len().to_string().len();
    let mut out = String::new();
    for (number, paragraph) in (1..).zip(paragraphs) {
        out.push_str(&format!("{number:>width$}. {}\n", paragraph.sentence));
        for (depth, line) in &paragraph.lines {
            let indent = " ".repeat(width + 2 + 2 * depth);
            out.push_str(&format!("{indent}{line}\n"));
        }
        out.push('\n');
    }
    out
}

/// What is said first of the fact that was asked for.
pub(super) fn asked(words: &Words<'_>, explanation: &Explanation) -> Option<String> {
    let (link, truth) = explanation.asked?;
    let is_known = explanation.steps.is_empty();
    Some(match truth {
        Some(true) if is_known => format!("Yes: {}, as is known before.", words.link(link)),
        Some(false) if is_known => {
            format!("No: {}, as is known before.", words.link(link.negated()))
        }
        Some(true) => format!("Yes: {}. This is why:", words.link(link)),
        Some(false) => format!("No: {}. This is why:", words.link(link.negated())),
        None => format!(
            "That is not decided: in some solutions {}, in others {}.",
            words.link(link),
            words.link(link.negated())
        ),
    })
}

/// The grid and the answers to the questions, or what stays open.
fn result(words: &Words<'_>, explanation: &Explanation) -> String {
    let puzzle = words.puzzle;
    if !explanation.open.is_empty() {
        let lines = open(words, &explanation.open);
        return format!(
            "The clues leave several solutions. What stays open:\n{}\n",
            lines.iter().map(|line| format!("  {line}\n")).collect::<String>()
        );
    }
    let mut out = table::text(puzzle, &explanation.solution).into_bytes();
    out.push(b'\n');
    Questions::new(puzzle).answer(&explanation.solution, &mut out);
    String::from_utf8(out).expect("made of strings")
}

/// For each item with open positions a line that lists them.
pub(super) fn open(words: &Words<'_>, open: &[Link]) -> Vec<String> {
    let of_items = open.iter().filter_map(|link| match link.with {
        Operand::Place(place) => Some((link.item, place)),
        Operand::Item(_) => None,
    });
    let by_item = of_items.into_group_map().into_iter().sorted();
    let line = |(item, places): (_, Vec<_>)| {
        let verb = if words.has_order() { "may be" } else { "may go with" };
        format!("{} {verb} {}", words.item(item), words.places(&places, "or"))
    };
    by_item.map(line).collect()
}

/// How many steps there are, what they cost, and which is the hardest.
pub(super) fn summary(explanation: &Explanation) -> Option<String> {
    let steps = &explanation.steps;
    let cost: u64 = steps.iter().map(|step| u64::from(step.cost)).sum();
    // Of several that are equally hard the first.
    let (at, hardest) = steps.iter().enumerate().rev().max_by_key(|(_, step)| step.cost)?;
    let noun = if steps.len() == 1 { "step" } else { "steps" };
    Some(format!(
        "{} {noun}, cost {}; the hardest, in paragraph {}, costs {}.",
        steps.len(),
        grouped(&cost.to_string()),
        paragraph_of(steps, at),
        grouped(&hardest.cost.to_string())
    ))
}

/// What is said of a puzzle without a solution.
pub fn contradictory(file: &str) -> String {
    format!(
        "There is no solution: the clues contradict each other.\n\
         `zebra-sat check {}` shows which of them do.\n",
        safe(file)
    )
}

/// Which marks are wrong, each with the reason.
pub fn mistakes(puzzle: &Puzzle, mistakes: &[Mistake]) -> String {
    let words = Words::new(puzzle);
    if mistakes.is_empty() {
        return "No solution has all of these marks, though none of them is wrong by itself.\n"
            .to_owned();
    }
    let one = |mistake: &Mistake| {
        let (mark, truth) = (words.link(mistake.mark), words.link(mistake.mark.negated()));
        format!("Wrong: {mark}. In truth {truth}:\n\n{}", why(&words, &mistake.why))
    };
    mistakes.iter().map(one).collect::<String>().trim_end().to_owned() + "\n"
}

fn why(words: &Words<'_>, steps: &[Step]) -> String {
    numbered(&paragraphs(words, steps))
}
