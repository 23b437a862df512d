//! English clues of a document as formal ones.

use super::lower;
use crate::model::ids::Span;
use crate::model::{self, Puzzle};
use crate::syntax::ast::{Category, Clue, Document, Flag, Line, LineKind, Name, Trivia};
use crate::syntax::text::fold;

/// The document with formal clues alone.
pub(super) fn document(document: &Document, puzzle: &Puzzle, clue_spans: &[Span]) -> Document {
    let header = lower::header(puzzle);
    let mut writer = lower::Lowering::new(puzzle, &header);
    let mut clues = clue_spans.iter().zip(&puzzle.clues).peekable();
    let mut out = Document::default();
    // What stands before the next line that is kept.
    let mut leading = Vec::new();
    for line in &document.lines {
        leading.extend(line.leading.iter().cloned());
        let kind = match &line.kind {
            LineKind::Clue(clue) => {
                let read = clues.next_if(|(span, _)| **span == line.span);
                let Some((_, read)) = read else {
                    leading.extend(left_out(clue));
                    leading.extend(line.comment.clone().map(Trivia::Comment));
                    continue;
                };
                LineKind::Clue(formal(clue, read, &mut writer))
            }
            LineKind::Category(category) => LineKind::Category(with_order(category, &header)),
            other => other.clone(),
        };
        let leading = std::mem::take(&mut leading);
        out.lines.push(Line { leading, kind, span: line.span, comment: line.comment.clone() });
    }
    leading.extend(document.trailing.iter().cloned());
    out.trailing = leading;
    out
}

/// A category with the flag `(ordered)` if it has its order from a calendar, as the categories of English
/// clues do: formal clues compare its items by that flag alone.
fn with_order(category: &Category, header: &Document) -> Category {
    let mut category = category.clone();
    let has_flag = |of: &Category| of.flags.iter().any(|(flag, _)| *flag == Flag::Ordered);
    let is_ordered = header.lines.iter().any(|line| match &line.kind {
        LineKind::Category(of) => fold(&of.name.text) == fold(&category.name.text) && has_flag(of),
        _ => false,
    });
    if is_ordered && !has_flag(&category) {
        category.flags.push((Flag::Ordered, category.name.span));
    }
    category
}

/// A clue, formal if it is English.
fn formal(clue: &Clue, read: &model::Clue, writer: &mut lower::Lowering<'_>) -> Clue {
    let name = |text: &Option<String>| text.as_ref().map(|text| Box::new(lower::name(text, false)));
    let label = name(&read.label);
    if clue.english.is_none() {
        return Clue { label, ..clue.clone() };
    }
    let statement = Some(writer.statement(&read.statement));
    Clue::formal(label, statement, name(&read.wording))
}

/// A comment for a clue that the puzzle does not have.
fn left_out(clue: &Clue) -> Option<Trivia> {
    let sentence: &Name = clue.english.as_ref()?;
    let label = clue.label.as_ref().map_or(String::new(), |label| format!("{}. ", label.text));
    Some(Trivia::Comment(format!("# {label}{}", sentence.text).into()))
}
