//! Facts in the words of clues, on lines of their own: `Spaniard = dog`, `red not in house 2`.

use super::piece::Piece;
use super::reading::Reading;
use super::sheet::Sheet;
use crate::model::Link;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::text::is_operator;

impl<'r> Reading<'r> {
    /// Reads the lines that are not in tables.
    ///
    /// Beside a table they may be anything: those that say a fact count, those with an operator
    /// must. Alone, all of them must, but for comments behind `#`.
    pub(super) fn facts(&mut self, lines: &[Piece<'r>]) {
        let is_beside = !self.sheets.is_empty() || !self.diagnostics.is_ok();
        let mut facts: Vec<(Link, Span)> = Vec::new();
        let mut faults = Vec::new();
        let is_fact = |line: &&Piece<'r>| !line.text.starts_with('#') && !self.is_wording(line);
        for line in lines.iter().filter(is_fact) {
            let mut found = Diagnostics::default();
            match self.sentences.link(self.text, line.span, &mut found) {
                Some(link) if found.is_ok() => facts.push((link, line.span)),
                _ if is_beside && !has_operator(line) => {}
                _ => faults.push(found),
            }
            if faults.len() > crate::syntax::diagnostic::MAX_KEPT {
                break;
            }
        }
        if !is_beside && facts.is_empty() {
            self.no_answer(lines);
            return;
        }
        for found in faults {
            self.diagnostics.extend(found.sorted().into_iter().cloned());
        }
        if !is_beside {
            self.sheets.push(Sheet::default());
        }
        let Reading { puzzle, sheets, diagnostics, .. } = self;
        for sheet in sheets {
            facts.iter().for_each(|(link, span)| sheet.link(puzzle, *link, *span, diagnostics));
        }
    }

    /// Whether the line is that of a question with its answer.
    fn is_wording(&self, line: &Piece<'_>) -> bool {
        let wordings = self.puzzle.questions.iter().filter_map(|asked| asked.wording.as_deref());
        wordings.filter(|wording| !wording.is_empty()).any(|wording| line.text.starts_with(wording))
    }

    fn no_answer(&mut self, lines: &[Piece<'_>]) {
        let span = lines.first().map_or(Span::default(), |line| line.span);
        let position = &self.puzzle.positions.name;
        let message = "this is no answer: it has no grid, and no fact of one";
        self.diagnostics.push(
            Diagnostic::error(Code::BadAnswer, span, message)
                .help("an answer is what `solve` prints, in any of its formats, or JSON")
                .help(format!("or facts, a line for each: `a = b`, `a in {position} 2`")),
        );
    }
}

/// Whether an operator stands alone in the line.
fn has_operator(line: &Piece<'_>) -> bool {
    line.text.split_whitespace().any(|word| word != "-" && is_operator(word))
}
