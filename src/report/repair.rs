//! Why a puzzle has no solution, shown on its text, and which clues it could do without.

use super::check::Page;
use super::diagnostics::{Style, quote};
use super::terminal::safe;
use crate::model::{ClueId, Puzzle};
use crate::tasks::repair::{Clues, Contradiction, Enough, Listing, Redundancy};
use crate::tasks::solve::Status;

/// How many clues are named in a sentence.
const SHOWN: usize = 20;

/// The conflicts, each underlined, and the ways to mend the puzzle.
pub(super) fn contradiction(page: Page<'_>, found: &Contradiction, style: Style) -> String {
    let mut out = String::new();
    for conflict in &found.conflicts.sets {
        out.push_str(&format!(
            "\n{}\n{}",
            cannot_hold(conflict.len()),
            places(page, conflict, style)
        ));
    }
    if let (Some(rough), []) = (&found.rough, &found.conflicts.sets[..]) {
        let (many, labels) = (rough.len(), labels(page.puzzle, rough));
        out.push_str(&format!(
            "\nThese {many} clues cannot hold together, but perhaps fewer of them would do: {labels}.\n"
        ));
    }
    out.push_str(&format!("\n{}\n", other_conflicts(&found.conflicts)));
    out.push_str(&corrections(page.puzzle, found));
    out
}

fn cannot_hold(clues: usize) -> String {
    match clues {
        0 => "The rules alone cannot hold, whatever the clues say.".to_owned(),
        1 => "This clue cannot hold:".to_owned(),
        2 => "These 2 clues cannot hold together, though each of them can:".to_owned(),
        many => {
            format!("These {many} clues cannot hold together, though any {} of them can:", many - 1)
        }
    }
}

/// The lines of some clues, underlined.
fn places(page: Page<'_>, clues: &Clues, style: Style) -> String {
    let place = |id: &ClueId| (page.clue_spans[id.index()], named(page.puzzle, [id]));
    let drawn = quote(page.source, &clues.iter().map(place).collect::<Vec<_>>(), style);
    if drawn.is_empty() { drawn } else { drawn + "\n" }
}

/// Whether there are conflicts beside those that are shown.
fn other_conflicts(listing: &Listing) -> String {
    let shown = listing.sets.len();
    match (listing.complete, listing.gave_up, listing.in_order) {
        (true, ..) if shown == 1 => "There is no other conflict.".to_owned(),
        (true, ..) => format!("These are all {shown} conflicts."),
        (false, false, _) => {
            let more = 2 * shown;
            format!("There are more conflicts, none of them smaller: see them by `--conflicts {more}`.")
        }
        (false, true, 0) => {
            "There may be other conflicts, also smaller ones: to look for all of them would take long.\n\
             `--smallest` goes on until one is proven to be a smallest one."
                .to_owned()
        }
        (false, true, 1) => {
            "No conflict is smaller than the first one. There may be others: to look for all of them\n\
             would take long."
                .to_owned()
        }
        (false, true, proven) => format!(
            "No other conflict is smaller than the first {proven}. There may be others: to look for all\n\
             of them would take long."
        ),
    }
}

/// The ways to mend the puzzle, and what each leaves.
fn corrections(puzzle: &Puzzle, found: &Contradiction) -> String {
    let Listing { sets, complete, gave_up, .. } = &found.corrections;
    if sets.is_empty() {
        let unknown = "\nHow it can be mended would take long to find out.\n";
        return if *gave_up { unknown.to_owned() } else { String::new() };
    }
    let mut out = "\nIt can be mended by leaving out\n".to_owned();
    for (correction, left) in sets.iter().zip(&found.left) {
        let left = match left {
            Status::Unique => "one solution is left",
            Status::Multiple => "several solutions are left",
            Status::Unknown | Status::None => {
                "how many solutions are left would take long to find out"
            }
        };
        out.push_str(&format!("  {}: {left}\n", named(puzzle, correction)));
    }
    match (complete, gave_up) {
        (true, _) => {}
        (false, true) => {
            out.push_str("There may be other ways: to look for all of them would take long.\n");
        }
        (false, false) => {
            let more = 2 * sets.len();
            out.push_str(&format!(
                "There are other ways, with no fewer clues: see them by `--repairs {more}`.\n"
            ));
        }
    }
    out
}

/// `clue 3`, `clues 3 and 5`.
fn named<'c>(puzzle: &Puzzle, clues: impl IntoIterator<Item = &'c ClueId>) -> String {
    let clues: Vec<&ClueId> = clues.into_iter().collect();
    let word = if clues.len() == 1 { "clue" } else { "clues" };
    format!("{word} {}", labels(puzzle, clues))
}

/// `3`, `3 and 5`, `3, 5 and 8`: the labels of some clues, the first ones of many.
pub(super) fn labels<'c>(puzzle: &Puzzle, clues: impl IntoIterator<Item = &'c ClueId>) -> String {
    let mut labels: Vec<String> =
        clues.into_iter().map(|id| safe(&puzzle.clue_label(*id))).collect();
    if labels.len() > SHOWN {
        let more = labels.len() - SHOWN;
        labels.truncate(SHOWN);
        labels.push(format!("{more} more"));
    }
    match labels.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Which clues are redundant, and how few are enough. Nothing of a puzzle without clues.
pub(super) fn redundancy(puzzle: &Puzzle, found: &Redundancy) -> String {
    let open = found.open(puzzle).len();
    let mut out = match (found.redundant.len(), open) {
        _ if puzzle.clues.is_empty() => String::new(),
        (0, 0) => "Every clue is needed.\n".to_owned(),
        (0, _) => "Which clues are redundant would take long to find out.\n".to_owned(),
        (1, _) => format!("One clue is redundant: {}.\n", labels(puzzle, &found.redundant)),
        (many, _) => format!(
            "{many} clues are redundant, each of them alone: {}.\n",
            labels(puzzle, &found.redundant)
        ),
    };
    if open > 0 && !found.redundant.is_empty() {
        out.push_str(&format!("Whether {open} others are would take long to find out.\n"));
    }
    if let Some(enough) = &found.enough
        && !found.redundant.is_empty()
    {
        out.push_str(&fewest(puzzle, enough));
    }
    out
}

/// How few clues are enough.
fn fewest(puzzle: &Puzzle, enough: &Enough) -> String {
    let clues = match enough.clues.len() {
        0 => return "The rules are enough: every clue can be left out.\n".to_owned(),
        1 => "One clue is enough".to_owned(),
        many => format!("{many} clues are enough"),
    };
    let fewer = match enough.is_smallest {
        true if enough.clues.len() == 1 => "",
        true => ", and no fewer",
        false => ", and any fewer of these are not",
    };
    format!("{clues}{fewer}: {}.\n", labels(puzzle, &enough.clues))
}
