//! Answers in lines: tables, grids of marks and tuples, with words between them.

use super::piece::{Piece, lines};
use super::reading::Reading;
use super::split;
use crate::model::ids::Span;
use crate::syntax::diagnostic::Code;

/// The most lines beside tables that are looked at.
const MAX_WORDS: usize = 100_000;

/// What a line without white space around it looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Blank,
    /// Cells between bars.
    Row,
    /// A line that is drawn.
    Rule,
    /// `(1, red, dog)`
    Tuple,
    Words,
}

pub(super) fn look(line: &str) -> Look {
    let drawn = |c: char| ('\u{2500}'..='\u{257f}').contains(&c) || "+-=|: ".contains(c);
    let long = ["--", "==", "──", "━━", "══", "┄┄"];
    match line.chars().next() {
        None => Look::Blank,
        Some(first) if drawn(first) => {
            if line.chars().all(drawn) && long.iter().any(|dashes| line.contains(dashes)) {
                Look::Rule
            } else if matches!(first, '|' | '│' | '┃') {
                Look::Row
            } else {
                Look::Words
            }
        }
        Some('(') if line.ends_with(')') && line.contains(',') => Look::Tuple,
        Some(_) => Look::Words,
    }
}

impl<'r> Reading<'r> {
    /// Reads the tables, grids and tuples of a stretch, and the facts between them.
    pub(super) fn lines(&mut self, span: Span) {
        let mut words: Vec<Piece<'r>> = Vec::new();
        let mut block: Vec<Span> = Vec::new();
        let mut kind = Look::Blank;
        let mut is_summary = false;
        let text = &self.text[..span.end as usize];
        let end = [Piece { text: "".into(), span: Span { start: span.end, end: span.end } }];
        for line in lines(text, span.start as usize).chain(end) {
            let next = look(&line.text);
            let continues = match kind {
                Look::Row => matches!(next, Look::Row | Look::Rule),
                Look::Tuple => next == Look::Tuple,
                _ => false,
            };
            if !continues && !block.is_empty() {
                let heading = words.last();
                let block = std::mem::take(&mut block);
                if !std::mem::take(&mut is_summary) && !self.block(kind, &block, heading) {
                    return;
                }
            }
            match next {
                Look::Row | Look::Rule | Look::Tuple => {
                    kind = if next == Look::Rule { Look::Row } else { next };
                    if next != Look::Rule {
                        block.push(line.span);
                    }
                }
                Look::Blank => kind = next,
                Look::Words => {
                    kind = next;
                    // Below this `solve` shows what several solutions have in common.
                    is_summary |= line.text.ends_with("the same in all solutions:");
                    words.push(line);
                    if words.len() > MAX_WORDS {
                        let message = format!("more than {MAX_WORDS} lines of words");
                        self.error(Code::TooLarge, span, message);
                        return;
                    }
                }
            }
        }
        self.facts(&words);
    }

    /// Reads lines that belong together. False when no more is to be read.
    fn block(&mut self, kind: Look, block: &[Span], heading: Option<&Piece<'_>>) -> bool {
        let whole = block[0].to(block[block.len() - 1]);
        let sheet = if kind == Look::Tuple {
            let rows = block.iter().map(|line| (*line, split::tuple(self.text, *line)));
            self.tuples(rows, whole)
        } else if self.is_marks(block[0]) {
            self.marks(block, heading)
        } else {
            let text = self.text;
            let mut rows = block.iter().map(|line| (*line, split::row(text, *line)));
            let (_, header) = rows.next().expect("a block has a line");
            self.table(&header, rows, whole)
        };
        match sheet {
            Some(sheet) => self.finish(sheet, whole),
            None => !self.diagnostics.is_full(),
        }
    }
}
