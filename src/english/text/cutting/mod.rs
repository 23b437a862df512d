//! A text to lines, and these to the parts of a puzzle: which are headings, lists, clues and questions.
//!
//! `format` tells a text from a file of the puzzle language, `lines` and `sentence` cut it, and `parts` says what each line
//! is, by its heading (`heading`, `heading_words`, `heading_told`) or as the `template` of an answer.

pub(super) mod format;
pub(super) mod heading;
pub(super) mod heading_told;
pub(super) mod heading_words;
pub(super) mod hidden;
pub(super) mod lines;
pub(super) mod numbering;
pub(super) mod parts;
pub(super) mod pronouns;
pub(super) mod quotes;
pub(super) mod sentence;
pub(super) mod template;
pub(in super::super) mod tex;
