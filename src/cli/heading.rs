//! What stands above the solutions of a puzzle.

use zebra_sat::model::Puzzle;
use zebra_sat::report::terminal::safe;
use zebra_sat::syntax::Source;

use super::output::{Done, Output};

/// The title, or with several files the file's name.
pub(super) fn heading(
    source: &Source,
    puzzle: &Puzzle,
    several: bool,
    output: &mut Output,
) -> Done<()> {
    let file = safe(&source.name);
    match (&puzzle.title, several) {
        (Some(title), false) => output.line(format_args!("{}\n", safe(title))),
        (Some(title), true) => output.line(format_args!("{} ({file})\n", safe(title))),
        (None, true) => output.line(format_args!("{file}\n")),
        (None, false) => Ok(()),
    }
}
