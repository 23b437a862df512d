//! An explanation as one page that needs nothing else: the logic grid, a player of its steps, and
//! the clues.
//!
//! The page is complete without its script: the grid shows what is found at the end, the list has
//! all steps. The script only takes marks away again and puts them back step by step.

mod grid;
mod policy;
mod steps;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::model::{ClueId, Puzzle};
use crate::report::number::grouped;
use crate::syntax::format;
use crate::tasks::explain::Explanation;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// What a puzzle without a title is called.
const UNTITLED: &str = "A logic puzzle";

/// The page.
pub fn page(puzzle: &Puzzle, explanation: &Explanation) -> String {
    let title = puzzle.title.as_deref().unwrap_or(UNTITLED);
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy::of(STYLE, SCRIPT));
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) ", explained" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header { h1 { (title) } p { (summary(puzzle, explanation)) } }
                main {
                    (player(explanation.steps.len()))
                    (grid::drawn(puzzle, explanation))
                    (clues(puzzle))
                    (steps::listed(puzzle, &explanation.steps))
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    markup.into_string() + "\n"
}

/// What is explained, and how much of the grid that is.
fn summary(puzzle: &Puzzle, explanation: &Explanation) -> String {
    let count = |number: usize, noun: &str| {
        let ending = if number == 1 { "" } else { "s" };
        format!("{} {noun}{ending}", grouped(&number.to_string()))
    };
    let mut parts = vec![match explanation.asked {
        Some((link, None)) => format!(
            "Whether {} cannot be explained: it differs between solutions.",
            link.describe(puzzle)
        ),
        Some((link, Some(is_true))) => {
            let fact = if is_true { link } else { link.negated() };
            format!("Why {}: {}.", fact.describe(puzzle), count(explanation.steps.len(), "step"))
        }
        None => {
            let known = explanation.given.len() + explanation.undecided();
            let found = explanation.facts() - known;
            let steps = count(explanation.steps.len(), "step");
            format!("{steps} to {} of the grid.", count(found, "fact"))
        }
    }];
    if !explanation.given.is_empty() {
        parts.push(format!("Known before: {}.", count(explanation.given.len(), "fact")));
    }
    if explanation.undecided() > 0 {
        let open = count(explanation.undecided(), "fact");
        parts.push(format!("Left blank, since solutions differ there: {open}."));
    }
    parts.join(" ")
}

/// The controls, and what the present step says; nothing of it is of use without the script.
fn player(steps: usize) -> Markup {
    html! {
        section #controls aria-label="Step player" hidden {
            div.buttons {
                button #first type="button" title="Home" { "First" }
                button #back type="button" title="Left arrow" { "Back" }
                button #next type="button" title="Right arrow" { "Next" }
                button #last type="button" title="End" { "Last" }
                button #play type="button" title="Space" { "Play" }
            }
            input #slider type="range" min="0" max=(steps) value="0" aria-label="Step";
            label { input #skip type="checkbox"; " Skip bookkeeping" }
        }
        section #now aria-label="This step" hidden {
            p #said aria-live="polite" aria-atomic="true" {}
            div #detail {}
        }
    }
}

/// The clues: label, wording, and as the language writes them.
fn clues(puzzle: &Puzzle) -> Markup {
    let mut writer = format::Writer::new(puzzle);
    html! {
        section #clues aria-labelledby="clues-heading" {
            h2 #clues-heading { "Clues" }
            ul {
                @for (at, clue) in puzzle.clues.iter().enumerate() {
                    li id={ "clue-" (at) } {
                        span.label { (puzzle.clue_label(ClueId::from_index(at))) }
                        div {
                            @if let Some(wording) = &clue.wording { p { (wording) } }
                            code { (writer.statement(&clue.statement)) }
                        }
                    }
                }
            }
        }
    }
}
