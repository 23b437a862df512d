//! Answers that are cut off or damaged.
