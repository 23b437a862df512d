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
mod tests {
    use super::*;
    use crate::load::load;
    use crate::syntax::Source;

    /// The fact of a line about a puzzle of three houses, in words.
    fn read(line: &str) -> Result<String, Vec<String>> {
        let header = "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel\n";
        let puzzle = load(Source::new("x.zebra", header)).resolved.unwrap().puzzle;
        let mut diagnostics = Diagnostics::default();
        let span = Span::new(0, line.len());
        let link = Sentences::new(&puzzle).link(line, span, &mut diagnostics);
        let messages = diagnostics.sorted().iter().map(|d| d.message.clone()).collect();
        link.map(|link| link.describe(&puzzle)).ok_or(messages)
    }

    #[test]
    fn facts_in_all_words() {
        for (line, fact) in [
            ("dog = red", "red goes with dog"),
            ("red is not dog", "red does not go with dog"),
            ("not not red != dog", "red does not go with dog"),
            ("dog in house 2", "dog is in house 2"),
            ("house 2 = dog", "dog is in house 2"),
            ("dog not in the last house", "dog is not in house 3"),
        ] {
            assert_eq!(read(line).as_deref(), Ok(fact), "{line}");
        }
    }

    #[test]
    fn what_is_no_fact_is_told() {
        let none = "this is no single fact";
        for (line, message) in [
            ("dog next to red", none),
            ("dog in house 1 or 2", none),
            ("red = dog and green = cat", none),
            ("house 1 = house 2", none),
            ("red = green", none),
            ("red = dgo", "unknown name `dgo`"),
            ("dog in house 4", "there is no house `4`"),
        ] {
            assert_eq!(read(line), Err(vec![message.to_owned()]), "{line}");
        }
    }
}
