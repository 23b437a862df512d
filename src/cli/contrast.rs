//! Two solutions that differ most, for `zebra-sat solve`.

use std::time::Instant;

use zebra_sat::model::{ClueId, Puzzle};
use zebra_sat::session::{Error, Setup};
use zebra_sat::tasks::contrast::{Contrast, contrast};
use zebra_sat::tasks::directly::meant_directly;

/// The two that differ most; `None` when that would take longer than is left of the time that began
/// at `start`, or too long anyway.
pub(super) fn find(
    puzzle: &Puzzle,
    setup: &Setup,
    start: Instant,
) -> Result<Option<Contrast>, Error> {
    in_time(contrast(puzzle, &remaining(setup, start)))
}

/// The clues that leave several solutions because they do not say how far; none when to find out
/// would take too long.
pub(super) fn vague(puzzle: &Puzzle, setup: &Setup, start: Instant) -> Result<Vec<ClueId>, Error> {
    in_time(meant_directly(puzzle, &remaining(setup, start)))
}

fn remaining(setup: &Setup, start: Instant) -> Setup {
    let mut remaining = setup.clone();
    if let Some(timeout) = &mut remaining.terms.timeout {
        *timeout = timeout.saturating_sub(start.elapsed());
    }
    remaining
}

/// Nothing, where it would take too long.
fn in_time<T: Default>(found: Result<T, Error>) -> Result<T, Error> {
    match found {
        Err(error) if error.is_limit() => Ok(T::default()),
        other => other,
    }
}
