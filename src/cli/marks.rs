//! The marks that somebody has made in the grid of a puzzle.

use std::path::Path;

use zebra_sat::answer::Reader;
use zebra_sat::model::{Link, Puzzle};
use zebra_sat::report::terminal::safe;
use zebra_sat::syntax::Source;

use super::output::{Done, Output, Stop};
use super::{Exit, files};

/// The facts that a file says; none without a file or without text in it.
pub(super) fn read(puzzle: &Puzzle, path: Option<&Path>, output: &mut Output) -> Done<Vec<Link>> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let Some(source) = files::source(path, output)? else {
        return Err(Stop::Exit(Exit::BadInput));
    };
    if source.text.trim().is_empty() {
        return Ok(Vec::new());
    }
    match Reader::new(puzzle).read(&source).as_deref() {
        Ok([claim]) => return Ok(claim.links().collect()),
        Ok(several) => several_claims(&source, several.len(), output)?,
        Err(diagnostics) => files::show(&source, diagnostics, true, output)?,
    }
    Err(Stop::Exit(Exit::BadInput))
}

fn several_claims(source: &Source, count: usize, output: &mut Output) -> Done<()> {
    output.error(format_args!(
        "`{}` has {count} grids, but only one can be gone on from\n  = help: take the others away",
        safe(&source.name)
    ))
}
