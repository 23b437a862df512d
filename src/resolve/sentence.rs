//! Single statements in the words of clues, read against a puzzle that is there already.

use super::names::Names;
use super::{Resolver, header};
use crate::model::ids::Span;
use crate::model::{Form, Link, Operand, Puzzle, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::format;
use crate::syntax::parser::{MAX_RELATIONS, parse_statement};
use crate::syntax::vocabulary::Vocabulary;

/// Reads statements about a puzzle, such as `Spaniard = dog` or `zebra not in house 5`.
pub struct Sentences<'p> {
    puzzle: &'p Puzzle,
    names: Names,
    vocabulary: Vocabulary,
}

impl<'p> Sentences<'p> {
    /// A reader with the names of a puzzle.
    pub fn new(puzzle: &'p Puzzle) -> Sentences<'p> {
        let document = format::header(puzzle);
        let resolved = header::resolve(&document, false, &mut Diagnostics::default());
        let (_, names) = resolved.expect("the header was made of a puzzle");
        Sentences { puzzle, names, vocabulary: Vocabulary::of(&document) }
    }

    /// The statement that stands at a place of a text; what is wrong with it is reported.
    pub fn statement(
        &self,
        text: &str,
        span: Span,
        diagnostics: &mut Diagnostics,
    ) -> Option<Statement> {
        let mut budget = Some(MAX_RELATIONS);
        let written = parse_statement(text, span, &self.vocabulary, &mut budget, diagnostics)?;
        let resolver = Resolver { puzzle: self.puzzle, names: &self.names };
        resolver.statement(&written, diagnostics)
    }

    /// The fact of the logic grid that stands at a place of a text, as [`Self::statement`]; another
    /// statement is reported too.
    pub fn link(&self, text: &str, span: Span, diagnostics: &mut Diagnostics) -> Option<Link> {
        let statement = self.statement(text, span, diagnostics)?;
        let link = fact(self.puzzle, &statement);
        if link.is_none() {
            diagnostics.push(Diagnostic::error(Code::Syntax, span, "this is no single fact").help(
                "a fact puts two items, or an item and a position, together or apart: \
                     `a = b`, `a != b`, `a in house 2`, `a not in house 2`",
            ));
        }
        link
    }
}

/// The one fact that a statement says, if it is one.
fn fact(puzzle: &Puzzle, statement: &Statement) -> Option<Link> {
    match statement {
        Form::Not(of) => fact(puzzle, of).map(Link::negated),
        Form::Same(a, b) => Link::new(puzzle, *a, *b, true),
        Form::Different(a, b) => Link::new(puzzle, *a, *b, false),
        Form::In(a, places) => match places[..] {
            [place] => Link::new(puzzle, *a, Operand::Place(place), true),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests;
