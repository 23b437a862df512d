//! Two solutions that differ most, for `zebra-sat solve`.

use std::time::Instant;

use zebra_sat::engine::EngineError;
use zebra_sat::model::Puzzle;
use zebra_sat::session::{Error, Setup};
use zebra_sat::tasks::contrast::{Contrast, contrast};

use super::output::{Done, Output, Stop};
use super::setup;

/// The two that differ most; `None` when that would take longer than is left of the time that began
/// at `start`, or too long anyway.
pub(super) fn find(
    puzzle: &Puzzle,
    setup: &Setup,
    start: Instant,
    output: &mut Output,
) -> Done<Option<Contrast>> {
    let mut remaining = setup.clone();
    if let Some(timeout) = &mut remaining.terms.timeout {
        *timeout = timeout.saturating_sub(start.elapsed());
    }
    match contrast(puzzle, &remaining) {
        Ok(contrast) => Ok(contrast),
        Err(Error::TooLarge) => Ok(None),
        Err(Error::Engine(EngineError::TimedOut { .. } | EngineError::Exhausted { .. })) => {
            Ok(None)
        }
        Err(error) => Err(Stop::Exit(setup::report(puzzle, setup, &error, output)?)),
    }
}
