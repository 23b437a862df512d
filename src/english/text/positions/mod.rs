//! How many positions there are (`opening`, `count`), what they are called (`labels` and the others of which a text may tell),
//! and how they stand (`arrangement`, `landmarks`, `race`).

pub(super) mod arrangement;
pub(super) mod count;
pub(super) mod drawn;
pub(super) mod floors;
pub(super) mod label_lists;
pub(super) mod labels;
pub(super) mod landmarks;
pub(super) mod landmarks_told;
pub(super) mod moments;
pub(super) mod numbers;
pub(super) mod opening;
pub(super) mod place_nouns;
pub(super) mod prizes;
pub(super) mod race;
pub(super) mod stray;
pub(super) mod two_scales;
