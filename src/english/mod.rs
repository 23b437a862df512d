//! English sentences as clues: a strict reader that understands a sentence wholly or says which of its
//! words it does not understand.
//!
//! A sentence is cut into [`token`]s. The header of the file gives the [`vocabulary`]: which words name
//! which items, and which words go with which category. The grammar tries every way to read all
//! of the tokens; a sentence counts as read when all ways mean the same. docs/english.md has
//! the grammar and the lexicon in prose.

pub mod lexicon;
pub mod token;
pub mod words;

use crate::syntax::Source;
use crate::syntax::ast::Document;
use crate::syntax::diagnostic::Diagnostics;

/// How English clues are read.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// Whether sentences that mention something unknown are left out, with a warning each.
    pub ignore_unknown: bool,
}

/// Reads the English clues of a document: each gets its statement, and its sentence as its wording
/// if it has no other. What cannot be read is told in the diagnostics.
pub fn read(
    source: &Source,
    document: &mut Document,
    options: Options,
    diagnostics: &mut Diagnostics,
) {
    let _ = (source, document, options, diagnostics);
}
