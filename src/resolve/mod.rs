//! Names to ids: from the syntax tree to the puzzle, with everything that is wrong on the way.

mod header;
pub(crate) mod names;
mod others;
mod sanity;
pub(crate) mod scale;
mod sentence;
mod statement;

use std::collections::HashMap;

use compact_str::{CompactString, ToCompactString};

use crate::model::ids::Span;
use crate::model::{CategoryKind, Clue, Function, Operand, Place, Puzzle, Question};
use crate::syntax::ast::{self, Document, LineKind, Name};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::text::fold;
use crate::syntax::vocabulary::strip_position_word;

pub use sentence::Sentences;

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
    let header_end = document.lines.iter().find(|line| {
        use LineKind::{Clue, Clues, Question, Questions};
        matches!(line.kind, Clues | Clue(_) | Questions | Question(_))
    });
    let header = Span { start: 0, end: header_end.map_or(u32::MAX, |line| line.span.start) };
    let unread = diagnostics.left_unread(header);
    let (mut puzzle, mut names) = header::resolve(document, unread, diagnostics)?;
    names.incomplete = unread;
    let resolver = Resolver { puzzle: &puzzle, names: &names };
    let mut clues = Vec::new();
    let mut clue_spans = Vec::new();
    let mut seen = sanity::Seen::default();
    let mut labels: HashMap<CompactString, Span> = HashMap::new();
    let mut questions = Vec::new();
    let mut ordinal = 0;
    for line in &document.lines {
        match &line.kind {
            LineKind::Clue(clue) => {
                ordinal += 1;
                resolver.check_label(clue, &mut labels, diagnostics);
                let Some(written) = &clue.statement else { continue };
                let Some(statement) = resolver.statement(written, diagnostics) else { continue };
                let written = clue.label.as_ref().map(|name| name.text.clone());
                // Behind a sentence that was left out, clues keep their numbers.
                let number = ordinal.to_compact_string();
                let given =
                    written.clone().or((ordinal != clues.len() + 1).then(|| number.clone()));
                let place = Placed { span: line.span, label: written.unwrap_or(number) };
                // Of a file with so many errors no more are shown, and this is the dearest check.
                if !diagnostics.is_full() {
                    sanity::check(resolver.puzzle, &statement, &place, &mut seen, diagnostics);
                }
                clues.push(Clue {
                    label: given.map(CompactString::into_string),
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
    label: CompactString,
}

struct Resolver<'a> {
    puzzle: &'a Puzzle,
    names: &'a names::Names,
}

impl Resolver<'_> {
    fn check_label(
        &self,
        clue: &ast::Clue,
        labels: &mut HashMap<CompactString, Span>,
        diagnostics: &mut Diagnostics,
    ) {
        let Some(label) = &clue.label else { return };
        if let Some(first) = labels.insert(label.text.clone(), label.span) {
            let message = format!("a second clue is labelled `{}`", label.text);
            diagnostics.push(
                Diagnostic::warning(Code::DuplicateLabel, label.span, message)
                    .related(first, "the first one is here")
                    .help("reports name a clue by its label, so that two would be confused"),
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
                diagnostics.extend(self.unknown(name, diagnostics.is_full()));
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
                diagnostics.push(
                    Diagnostic::error(Code::UnknownName, category.span, message)
                        .help(format!("compare its values, such as `{}(a) = 1`", category.text)),
                );
                return None;
            }
        };
        let found = self.names.in_category(id, &name.text);
        if found.is_none() {
            let Some(id) = id else { return self.place_label(&name.text, name.span, diagnostics) };
            let owner = &self.puzzle.category(id).name;
            let message = format!("no {owner} is called `{}`", name.text);
            if diagnostics.is_full() {
                diagnostics.push(Diagnostic::error(Code::UnknownName, name.span, message));
                return None;
            }
            let near = self.names.near(&name.text, |operand| {
                matches!(operand, Operand::Item(item) if self.puzzle.item(item).category == id)
            });
            let diagnostic = Diagnostic::error(Code::UnknownName, name.span, message);
            diagnostics.extend(match names::did_you_mean(&near) {
                Some(help) => Some(diagnostic.help(help)),
                None if self.names.incomplete => None,
                None => {
                    Some(diagnostic.help(format!("the items of `{owner}` are {}", self.list(id))))
                }
            });
        }
        found
    }

    /// The items of a category for a message, the first few.
    fn list(&self, id: crate::model::CategoryId) -> String {
        let items = self.puzzle.category(id).item_ids();
        names::list(items.map(|item| self.puzzle.item(item).name.as_str()))
    }

    /// The label behind a leading word for positions.
    fn position_words<'t>(&self, text: &'t str) -> Option<&'t str> {
        let label = strip_position_word(&self.names.position_words, text)?;
        let word = text[..text.len() - label.len()].trim_end();
        (self.names.function(word) == Some(Function::Positions)).then_some(label)
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
            if diagnostics.is_full() {
                diagnostics.push(Diagnostic::error(Code::PositionOutOfRange, span, message));
                return None;
            }
            let near = self.names.near(label, |operand| matches!(operand, Operand::Place(_)));
            let item = self.names.operands(label).iter().any(|o| matches!(o, Operand::Item(_)));
            let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
            let numbered = positions.labels.iter().all(|label| digits(label));
            let help = match (&positions.labels[..], names::did_you_mean(&near)) {
                _ if item => format!("`{label}` is an item: write `= {label}`, or `is {label}`"),
                (_, Some(help)) if !digits(label) => help,
                ([only], _) => format!("the only one is `{word} {only}`"),
                ([first, .., last], _) if numbered => {
                    format!("the positions go from `{word} {first}` to `{word} {last}`")
                }
                (labels, _) => {
                    format!("the positions are {}", names::list(labels.iter().map(String::as_str)))
                }
            };
            diagnostics.push(Diagnostic::error(Code::PositionOutOfRange, span, message).help(help));
        }
        found
    }

    /// What is wrong with an unknown name. Nothing, when a part of the header could not be read
    /// that may well declare it: that has been reported.
    fn unknown(&self, name: &Name, brief: bool) -> Option<Diagnostic> {
        let diagnostic = |message: String| Diagnostic::error(Code::UnknownName, name.span, message);
        match self.names.function(&name.text) {
            Some(Function::Category(id)) => {
                let message = format!("`{}` is a category, not an item", name.text);
                return Some(diagnostic(message).help(format!("its items are {}", self.list(id))));
            }
            Some(Function::Positions) => {
                let message = format!("which {}? its number or name is missing", name.text);
                let example = self.puzzle.place_name(Place(0));
                return Some(diagnostic(message).help(format!("such as `{example}`")));
            }
            Some(Function::Row | Function::Column) => {
                let message = format!("`{0}` is no item: the {0} of `a` is `{0}(a)`", name.text);
                return Some(diagnostic(message));
            }
            None => {}
        }
        let plain = diagnostic(format!("unknown name `{}`", name.text));
        // It will only be counted, and there may be a million of them.
        if brief {
            return Some(plain);
        }
        let is_other = |other: &String| same_name(other, &name.text);
        if let Some(item) = self.puzzle.items.iter().find(|item| item.also.iter().any(is_other)) {
            let help = format!("only English clues call it so: a formal one says `{}`", item.name);
            return Some(plain.help(help));
        }
        let near = self.names.near(&name.text, |_| true);
        let near = if near.is_empty() { self.names.within(&name.text) } else { near };
        match names::did_you_mean(&near) {
            Some(help) => Some(plain.help(help)),
            None if self.names.incomplete => None,
            None if name.text.contains(['=', '<', '>']) => {
                Some(plain.help("operators stand between spaces: `red = dog`"))
            }
            None => Some(plain.help("items are declared in the header, such as `pet: dog, cat`")),
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
            if diagnostics.is_full() {
                diagnostics.push(Diagnostic::error(Code::UnknownName, name.span, message));
                return None;
            }
            let near = self.names.near_functions(&name.text);
            let diagnostic = Diagnostic::error(Code::UnknownName, name.span, message);
            diagnostics.extend(match names::did_you_mean(&near) {
                Some(help) => Some(diagnostic.help(help)),
                None if self.names.incomplete => None,
                None => {
                    Some(diagnostic.help(format!("the categories are {}", self.names.functions())))
                }
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
                diagnostics.push(Diagnostic::error(Code::OddQuestion, place, message).help(
                    format!(
                        "ask `{} of …`; its number tells the place",
                        self.puzzle.positions.name
                    ),
                ));
                return None;
            }
        };
        let own = ("the question names its own answer", "ask for a category that it does not name");
        let odd = match of {
            Operand::Item(item) if Some(self.puzzle.item(item).category) == category => Some(own),
            Operand::Place(_) if category.is_none() => Some(own),
            Operand::Item(item) => match self.puzzle.category_of(item).kind {
                CategoryKind::Some => Some((
                    "the question is about an item that may be unused",
                    "the answer may be that it is nowhere",
                )),
                CategoryKind::Repeats => Some((
                    "the question is about an item that may be at several positions",
                    "the answer may be a list, or that it is nowhere",
                )),
                CategoryKind::Bijective | CategoryKind::Rest => None,
            },
            Operand::Place(_) => None,
        };
        if let Some((message, help)) = odd {
            diagnostics.push(Diagnostic::warning(Code::OddQuestion, span, message).help(help));
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
