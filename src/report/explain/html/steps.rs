//! The list of all steps, with what the player must know of each one.

use itertools::Itertools;
use maud::{Markup, html};

use super::grid::cell_id;
use crate::explain::{Premise, Step, Suppose};
use crate::model::{Link, Puzzle};
use crate::report::explain::words;

/// The steps in order, the first one being number 1.
pub(super) fn listed(puzzle: &Puzzle, steps: &[Step]) -> Markup {
    html! {
        section aria-labelledby="steps-heading" {
            h2 #steps-heading { "All steps" }
            ol #steps tabindex="0" aria-labelledby="steps-heading" {
                @for (step, number) in steps.iter().zip(1..) { (item(puzzle, step, number)) }
            }
        }
    }
}

fn item(puzzle: &Puzzle, step: &Step, number: usize) -> Markup {
    html! {
        li id={ "step-" (number) }
            data-finds=(cells(&step.finds))
            data-facts=(cells(&step.facts))
            data-clues=(clues(step))
            data-bookkeeping[is_bookkeeping(step)]
        {
            a.number href={ "#step-" (number) } aria-label={ "Step " (number) } { (number) }
            div {
                p.sentence { (words::sentence(puzzle, step)) }
                (cited(puzzle, step))
                (arguments(puzzle, &step.arguments))
            }
        }
    }
}

/// Whether a step cites a rule alone, as when what a dot excludes is crossed out.
fn is_bookkeeping(step: &Step) -> bool {
    matches!(*step.premises, [Premise::One(..) | Premise::Transitive { .. }])
}

/// The cells of some facts.
fn cells(links: &[Link]) -> String {
    links.iter().map(|link| cell_id(link.item, link.with)).join(" ")
}

/// The numbers of the clues that a step cites, from 0.
fn clues(step: &Step) -> String {
    let clue = |premise: &Premise| match premise {
        Premise::Clue(id) => Some(id.index()),
        Premise::One(..) | Premise::Transitive { .. } => None,
    };
    step.premises.iter().filter_map(clue).join(" ")
}

/// The clues and rules that a step cites, a chip for each.
fn cited(puzzle: &Puzzle, step: &Step) -> Markup {
    html! {
        ul.cited aria-label="Cited" {
            @for premise in &step.premises {
                @match premise {
                    Premise::Clue(id) => li.clue {
                        a href={ "#clue-" (id.index()) } { (premise.describe(puzzle)) }
                    },
                    _ => li { (premise.describe(puzzle)) },
                }
            }
        }
    }
}

fn arguments(puzzle: &Puzzle, arguments: &[Suppose]) -> Markup {
    html! {
        @for suppose in arguments {
            div.argument { (nested(&words::argument(puzzle, suppose))) }
        }
    }
}

/// Lines with their depths as lists in lists: a line holds the deeper ones behind it.
fn nested(lines: &[(usize, String)]) -> Markup {
    let Some((depth, _)) = lines.first() else { return html! {} };
    let mut items = Vec::new();
    let mut rest = lines;
    while let [(_, line), behind @ ..] = rest {
        let inside = behind.iter().take_while(|(other, _)| other > depth).count();
        let (deeper, after) = behind.split_at(inside);
        items.push((line, deeper));
        rest = after;
    }
    html! {
        ul { @for (line, deeper) in items { li { (line) (nested(deeper)) } } }
    }
}
