//! Two solutions that differ most, for `zebra-sat solve`.

use std::time::Instant;

use zebra_sat::engine::EngineError;
use zebra_sat::model::Puzzle;
use zebra_sat::session::{Error, Setup};
use zebra_sat::tasks::contrast::{Contrast, contrast};

/// The two that differ most; `None` when that would take longer than is left of the time that began
/// at `start`, or too long anyway.
pub(super) fn find(
    puzzle: &Puzzle,
    setup: &Setup,
    start: Instant,
) -> Result<Option<Contrast>, Error> {
    let mut remaining = setup.clone();
    if let Some(timeout) = &mut remaining.terms.timeout {
        *timeout = timeout.saturating_sub(start.elapsed());
    }
    match contrast(puzzle, &remaining) {
        Err(Error::TooLarge) => Ok(None),
        Err(Error::Engine(EngineError::TimedOut { .. } | EngineError::Exhausted { .. })) => {
            Ok(None)
        }
        other => other,
    }
}
