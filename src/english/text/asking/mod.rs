//! Sentences that ask for the answer or tell how to give it.

pub(super) mod instruction;
pub(super) mod options;
pub(super) mod question;
