//! Names to ids: from the syntax tree to the puzzle, with everything that is wrong on the way.

mod header;
mod names;
mod sanity;
pub(crate) mod scale;
mod statement;

use std::collections::HashMap;

use crate::model::ids::Span;
use crate::model::{CategoryKind, Clue, ClueId, Function, Operand, Puzzle, Question};
use crate::syntax::ast::{self, Document, LineKind, Name};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::text::fold;

/// A puzzle, and where its clues stand in the text that it came from.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The span of each clue.
    pub clue_spans: Vec<Span>,
}

/// Resolves a document. `None` when anything is wrong with it; warnings alone do not prevent a
/// puzzle.
pub fn resolve(document: &Document, diagnostics: &mut Diagnostics) -> Option<Resolved> {
    let (mut puzzle, names) = header::resolve(document, diagnostics)?;
    let resolver = Resolver { puzzle: &puzzle, names: &names };
    let mut clues = Vec::new();
    let mut clue_spans = Vec::new();
    let mut seen = sanity::Seen::default();
    let mut labels: HashMap<String, Span> = HashMap::new();
    let mut questions = Vec::new();
    for line in &document.lines {
        match &line.kind {
            LineKind::Clue(clue) => {
                resolver.check_label(clue, &mut labels, diagnostics);
                let Some(written) = &clue.statement else { continue };
                let Some(statement) = resolver.statement(written, diagnostics) else { continue };
                let id = ClueId::from_index(clues.len());
                let place = Placed { span: line.span, label: label_of(clue, id) };
                sanity::check(resolver.puzzle, &statement, &place, &mut seen, diagnostics);
                clues.push(Clue {
                    label: clue.label.as_ref().map(|name| name.text.to_string()),
                    wording: clue.wording.as_ref().map(|name| name.text.to_string()),
                    statement,
                });
                clue_spans.push(line.span);
            }
            LineKind::Question(question) => {
                questions.extend(resolver.question(question, line.span, diagnostics));
            }
            _ => {}
        }
    }
    if !diagnostics.is_ok() {
        return None;
    }
    puzzle.clues = clues;
    puzzle.questions = questions;
    Some(Resolved { puzzle, clue_spans })
}

/// A clue on its way: where it stands and what to call it.
struct Placed {
    span: Span,
    label: String,
}

fn label_of(clue: &ast::Clue, id: ClueId) -> String {
    let label = clue.label.as_ref().map(|name| name.text.to_string());
    label.unwrap_or_else(|| (id.index() + 1).to_string())
}

struct Resolver<'a> {
    puzzle: &'a Puzzle,
    names: &'a names::Names,
}

impl Resolver<'_> {
    fn check_label(
        &self,
        clue: &ast::Clue,
        labels: &mut HashMap<String, Span>,
        diagnostics: &mut Diagnostics,
    ) {
        let Some(label) = &clue.label else { return };
        if let Some(first) = labels.insert(label.text.to_string(), label.span) {
            let message = format!("a second clue {}", label.text);
            diagnostics.push(
                Diagnostic::warning(Code::DuplicateLabel, label.span, message)
                    .related(first, "the first one is here"),
            );
        }
    }

    /// An operand: an item, a qualified item, a label, or `house 3`.
    fn operand(&self, operand: &ast::Operand, diagnostics: &mut Diagnostics) -> Option<Operand> {
        let name = &operand.name;
        if let Some(category) = &operand.category {
            return self.qualified(category, name, diagnostics);
        }
        let whole = self.names.operands(&name.text);
        let place = if name.quoted { None } else { self.position_words(&name.text) };
        match (whole, place) {
            ([one], None) => Some(*one),
            ([], Some(label)) => self.place_label(label, name.span, diagnostics),
            ([], None) => {
                diagnostics.push(self.unknown(name));
                None
            }
            _ => {
                diagnostics.push(self.ambiguous(name, whole));
                None
            }
        }
    }

    fn qualified(
        &self,
        category: &Name,
        name: &Name,
        diagnostics: &mut Diagnostics,
    ) -> Option<Operand> {
        let id = match self.function(category, diagnostics)? {
            Function::Category(id) => Some(id),
            Function::Positions => None,
            Function::Row | Function::Column => {
                let message = format!("`{}` has no items", category.text);
                diagnostics.push(Diagnostic::error(Code::UnknownName, category.span, message));
                return None;
            }
        };
        let found = self.names.in_category(id, &name.text);
        if found.is_none() {
            let Some(id) = id else { return self.place_label(&name.text, name.span, diagnostics) };
            let owner = &self.puzzle.category(id).name;
            let message = format!("no {owner} is called `{}`", name.text);
            let near = self.names.near(&name.text, |operand| {
                matches!(operand, Operand::Item(item) if self.puzzle.item(item).category == id)
            });
            let diagnostic = Diagnostic::error(Code::UnknownName, name.span, message);
            diagnostics.push(match names::did_you_mean(&near) {
                Some(help) => diagnostic.help(help),
                None => diagnostic.help(format!("the items of `{owner}` are {}", self.list(id))),
            });
        }
        found
    }

    /// The items of a category for a message, the first few.
    fn list(&self, id: crate::model::CategoryId) -> String {
        const SHOWN: usize = 8;
        let ids = self.puzzle.category(id).item_ids();
        let count = ids.len();
        let mut names: Vec<_> =
            ids.take(SHOWN).map(|item| format!("`{}`", self.puzzle.item(item).name)).collect();
        if count > SHOWN {
            names.push(format!("and {} more", count - SHOWN));
        }
        names.join(", ")
    }

    /// The label behind a leading word for positions.
    fn position_words<'t>(&self, text: &'t str) -> Option<&'t str> {
        text.match_indices(' ').find_map(|(at, _)| {
            let word = self.names.function(&text[..at]);
            (word == Some(Function::Positions)).then(|| &text[at + 1..])
        })
    }

    fn place_label(
        &self,
        label: &str,
        span: Span,
        diagnostics: &mut Diagnostics,
    ) -> Option<Operand> {
        let found = self.names.in_category(None, label);
        if found.is_none() {
            let positions = &self.puzzle.positions;
            let word = &positions.name;
            let message = format!("there is no {word} `{label}`");
            let (first, last) = (&positions.labels[0], &positions.labels[positions.len() - 1]);
            let near = self.names.near(label, |operand| matches!(operand, Operand::Place(_)));
            let numbered = label.bytes().all(|b| b.is_ascii_digit());
            let help = names::did_you_mean(&near).filter(|_| !numbered);
            let help = help.unwrap_or_else(|| format!("{word}s go from `{first}` to `{last}`"));
            diagnostics.push(Diagnostic::error(Code::PositionOutOfRange, span, message).help(help));
        }
        found
    }

    fn unknown(&self, name: &Name) -> Diagnostic {
        let diagnostic = |message: String| Diagnostic::error(Code::UnknownName, name.span, message);
        if let Some(function) = self.names.function(&name.text) {
            let message = format!("`{}` is a category, not an item", name.text);
            let help = match function {
                Function::Category(id) => format!("its items are {}", self.list(id)),
                _ => {
                    format!("name a position: `{} {}`", name.text, self.puzzle.positions.labels[0])
                }
            };
            return diagnostic(message).help(help);
        }
        let plain = diagnostic(format!("unknown name `{}`", name.text));
        let near = self.names.near(&name.text, |_| true);
        match names::did_you_mean(&near) {
            Some(help) => plain.help(help),
            None if name.text.contains(['=', '<', '>']) => {
                plain.help("operators stand between spaces: `red = dog`")
            }
            None => plain.help("items are declared in the header, such as `pet: dog, cat`"),
        }
    }

    fn ambiguous(&self, name: &Name, whole: &[Operand]) -> Diagnostic {
        let message = format!("`{}` could mean several things", name.text);
        let quote = |text: &str| {
            let needs = crate::syntax::text::needs_quotes(text);
            if needs { crate::syntax::text::quote(text) } else { text.to_owned() }
        };
        let mut forms: Vec<_> = whole
            .iter()
            .map(|operand| match operand {
                Operand::Item(item) => {
                    let category = &self.puzzle.category_of(*item).name;
                    format!("`{}:{}`", quote(category), quote(&name.text))
                }
                Operand::Place(_) => {
                    format!("`{}:{}`", quote(&self.puzzle.positions.name), quote(&name.text))
                }
            })
            .collect();
        if let Some(label) = self.position_words(&name.text) {
            forms.push(format!("`{}:{}`", quote(&self.puzzle.positions.name), quote(label)));
        }
        let help = format!("say which: {}", forms.join(" or "));
        Diagnostic::error(Code::AmbiguousName, name.span, message).help(help)
    }

    fn function(&self, name: &Name, diagnostics: &mut Diagnostics) -> Option<Function> {
        let found = self.names.function(&name.text);
        if found.is_none() {
            let message = format!("unknown category `{}`", name.text);
            let near = self.names.near_functions(&name.text);
            let diagnostic = Diagnostic::error(Code::UnknownName, name.span, message);
            diagnostics.push(match names::did_you_mean(&near) {
                Some(help) => diagnostic.help(help),
                None => diagnostic,
            });
        }
        found
    }

    fn question(
        &self,
        question: &ast::Question,
        span: Span,
        diagnostics: &mut Diagnostics,
    ) -> Option<Question> {
        let function = self.function(&question.category, diagnostics);
        let of = self.operand(&question.of, diagnostics);
        let (function, of) = (function?, of?);
        let category = match function {
            Function::Category(id) => Some(id),
            Function::Positions => None,
            Function::Row | Function::Column => {
                let message = "a question asks for a category or a position";
                let place = question.category.span;
                diagnostics.push(Diagnostic::error(Code::OddQuestion, place, message));
                return None;
            }
        };
        let odd = match of {
            Operand::Item(item) if Some(self.puzzle.item(item).category) == category => {
                Some("the question names its own answer")
            }
            Operand::Place(_) if category.is_none() => Some("the question names its own answer"),
            Operand::Item(item) => match self.puzzle.category_of(item).kind {
                CategoryKind::Some => Some("the question is about an item that may be unused"),
                CategoryKind::Repeats => {
                    Some("the question is about an item that may be at several positions")
                }
                CategoryKind::Bijective | CategoryKind::Rest => None,
            },
            Operand::Place(_) => None,
        };
        if let Some(message) = odd {
            diagnostics.push(Diagnostic::warning(Code::OddQuestion, span, message));
        }
        let text = |name: &Option<Box<Name>>| name.as_ref().map(|name| name.text.to_string());
        Some(Question {
            label: text(&question.label),
            wording: text(&question.wording),
            category,
            of,
        })
    }
}

/// Whether two names are the same name.
fn same_name(a: &str, b: &str) -> bool {
    fold(a) == fold(b)
}
