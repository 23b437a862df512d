//! Sentences beside the clues that say nothing of the items, and those that only seem to.
//!
//! `introduction` and `scene` know the first ones, by what is `idle` in them; `alarm`, `doubt` and `settles` find words by which
//! a sentence says more. `passed` warns of those that are passed over, and `introducing` knows those that may be left out.

pub(super) mod alarm;
pub(super) mod around;
pub(super) mod definitions;
pub(super) mod doubt;
pub(super) mod idle;
pub(super) mod introducing;
pub(super) mod introduction;
pub(super) mod passed;
pub(super) mod scene;
pub(super) mod settles;
pub(super) mod unlike;
pub(super) mod worksheet;
