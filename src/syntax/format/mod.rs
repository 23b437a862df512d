//! The canonical text of puzzles, clues and whole files.

mod clause;
mod formal;
mod leaves;
mod lines;
mod lower;
mod names;
mod numbers;
mod relation;

use crate::model::ids::Span;
use crate::model::{Puzzle, Statement};
use crate::syntax::ast::Document;

pub(crate) use clause::depth;
pub(crate) use leaves::{EachName, Leaves, map};
pub(crate) use numbers::{amount, constant};

/// The canonical text of a parsed file, with its comments and gaps.
///
/// A line that could not be read is not in the document, so this is for files without errors.
///
/// ```
/// use zebra_sat::syntax::{Diagnostics, Source, format, parser};
///
/// let source = Source::new("two", "houses: 2\npet: cat,dog\nclues:\n 1) cat is left  of dog\n");
/// let document = parser::parse(&source, &mut Diagnostics::default());
/// let text = "houses: 2\npet: cat, dog\n\nclues:\n  1. cat left of dog\n";
/// assert_eq!(format::document(&document), text);
/// ```
pub fn document(document: &Document) -> String {
    lines::document(document)
}

/// The same with formal clues for English ones, whose sentences are their wording if they have no
/// other. The puzzle is what the document means, and `clue_spans` says where its clues stand; a
/// sentence that is not among them becomes a comment.
pub fn formal(document: &Document, puzzle: &Puzzle, clue_spans: &[Span]) -> String {
    lines::document(&formal::document(document, puzzle, clue_spans))
}

/// The canonical text of a puzzle; parsing it gives the same puzzle.
pub fn puzzle(puzzle: &Puzzle) -> String {
    lines::document(&lower::document(puzzle))
}

/// The syntax tree of the lines before the clues, whose names are those of the puzzle.
pub(crate) fn header(puzzle: &Puzzle) -> Document {
    lower::header(puzzle)
}

/// The canonical text of one statement; for many of a puzzle, [`Writer`] does the work once.
pub fn statement(puzzle: &Puzzle, statement: &Statement) -> String {
    Writer::new(puzzle).statement(statement)
}

/// Writes clues of a document that are not resolved yet.
pub(crate) struct Clauses(clause::Printer);

impl Clauses {
    /// A writer for the names of a document.
    pub(crate) fn of(document: &Document) -> Clauses {
        Clauses(clause::Printer::of(document))
    }

    /// The text of a clue.
    pub(crate) fn text(&self, clause: &crate::syntax::ast::Statement) -> String {
        self.0.statement(clause)
    }
}

/// Writes statements of one puzzle.
pub struct Writer<'p> {
    lowering: lower::Lowering<'p>,
    printer: clause::Printer,
}

impl<'p> Writer<'p> {
    /// A writer for a puzzle.
    pub fn new(puzzle: &'p Puzzle) -> Writer<'p> {
        let header = lower::header(puzzle);
        let printer = clause::Printer::of(&header);
        Writer { lowering: lower::Lowering::new(puzzle, &header), printer }
    }

    /// The canonical text of a statement.
    pub fn statement(&mut self, statement: &Statement) -> String {
        self.printer.statement(&self.lowering.statement(statement))
    }

    /// Whether the bare name of an item or position can mean only one thing.
    pub(crate) fn is_clear(&self, name: &str) -> bool {
        self.lowering.is_clear(name)
    }
}
