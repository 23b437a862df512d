//! How long a clue may be, and how much may be looked at again.

use super::token::tokens;
use crate::syntax::ast::{Document, LineKind};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// How many words and marks a clue may have: every rule is tried at each of them.
pub(super) const MAX_WORDS: usize = 250;

/// How many words and marks the clues may have together that are looked at again: each of them takes as long as a
/// hundred that are understood at once.
pub(super) const MAX_STRANGE: usize = 4_000;

/// Leaves the clues without their sentences that are too long, and reports them.
pub(super) fn without_long(document: &mut Document, diagnostics: &mut Diagnostics) {
    for line in &mut document.lines {
        let LineKind::Clue(clue) = &mut line.kind else { continue };
        let is_long = |text: &str| text.len() > MAX_WORDS && tokens(text, 0).len() > MAX_WORDS;
        let Some(sentence) = clue.english.take_if(|sentence| is_long(&sentence.text)) else {
            continue;
        };
        let message = format!("an English clue has at most {MAX_WORDS} words and marks");
        diagnostics.push(
            Diagnostic::error(Code::TooLarge, sentence.span, message)
                .help("write a clue for each thing that it says"),
        );
    }
}
