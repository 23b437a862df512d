//! Sentences of a paragraph that only the one before explains: `Ann has the fox. She does not drink tea.`

use crate::english::token::{Token, tokens};
use crate::model::ids::Span;
use crate::syntax::ast::Name;

/// Joins each sentence without a number that begins with a pronoun to the clue right before it, so that both are read as
/// one clue, as they are where the clues have numbers.
pub(in super::super) fn join(text: &str, clues: &mut Vec<(Option<Name>, Span)>) {
    clues.dedup_by(|(label, next), (_, last)| {
        let goes_on = label.is_none()
            && is_right_behind(text, *last, *next)
            && begins_with_pronoun(&tokens(&text[next.range()], next.start as usize));
        if goes_on {
            *last = last.to(*next);
        }
        goes_on
    });
}

/// Whether nothing but blanks and the end of a line stands between two sentences.
fn is_right_behind(text: &str, last: Span, next: Span) -> bool {
    let between = text.get(last.end as usize..next.start as usize).unwrap_or("?");
    between.chars().all(char::is_whitespace) && between.matches('\n').count() < 2
}

/// Whether a sentence begins with a pronoun for who or what was told of before: `She`, `Neither of them`, but not `It was
/// Ann who`.
fn begins_with_pronoun(sentence: &[Token]) -> bool {
    let word = |at: usize| sentence.get(at).map_or("", |token| token.word.as_str());
    let tells_who =
        || sentence.iter().any(|token| matches!(&*token.word, "that" | "which" | "who" | "whose"));
    match word(0) {
        "he" | "she" => word(1) != "who",
        "it" => !tells_who(),
        "both" | "neither" => word(1) == "of" && word(2) == "them",
        _ => false,
    }
}
