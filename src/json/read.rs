//! JSON text to the syntax tree, so that the one resolver checks its names.

use super::leaf::{Raw, Reader};
use super::types::{Also, Category, Clue, File, Kind, Positions, Question, Shape};
use super::{fault, lengths};
use crate::model::Form;
use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{self, Document, Entry, Flag, Labels, Line, LineKind, Name, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::format::{EachName, Leaves, depth, map};
use crate::syntax::parser::{MAX_CLUES, MAX_DEPTH, MAX_LENGTH, MAX_RELATIONS, parse_statement};
use crate::syntax::vocabulary::Vocabulary;

type RawFile<'a> = File<Raw<'a>, Raw<'a>, Raw<'a>, Raw<'a>, Raw<'a>>;
type RawForm<'a> = Form<Raw<'a>, Raw<'a>, Raw<'a>, Raw<'a>>;

/// The document; `None` when the text is no object with the fields of a puzzle.
pub(super) fn document(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    let text = source.text.strip_prefix('\u{feff}').unwrap_or(&source.text);
    let offset = source.text.len() - text.len();
    let file: RawFile<'_> = match serde_json::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            diagnostics.push(fault::diagnostic(text, offset, &error));
            return None;
        }
    };
    let word = Name::new("position", Span::default());
    let mut reader = Reader { text: &source.text, word, budget: Some(MAX_RELATIONS), diagnostics };
    let mut document = Document::default();
    reader.header(&file, &mut document);
    let vocabulary = Vocabulary::of(&document);
    if file.clues.len() > MAX_CLUES {
        let message = format!("more than {MAX_CLUES} clues");
        reader.diagnostics.push(Diagnostic::error(Code::TooLarge, Span::default(), message));
    }
    for raw in file.clues.iter().take(MAX_CLUES) {
        reader.clue(raw, &vocabulary, &mut document);
    }
    for raw in &file.questions {
        reader.question(raw, &mut document);
    }
    Some(document)
}

impl<'a> Reader<'a, '_> {
    fn push(&self, raw: Raw<'a>, kind: LineKind, document: &mut Document) {
        let span = self.span(raw.get());
        document.lines.push(Line { leading: Vec::new(), kind, span, comment: None });
    }

    fn header(&mut self, file: &RawFile<'a>, document: &mut Document) {
        if let Some(schema) = file.schema {
            self.text(schema);
        }
        if let Some(title) = file.title {
            let name = self.text(title);
            self.push(title, LineKind::Title(name), document);
        }
        let positions = self.typed(file.positions.get());
        let positions = positions.and_then(|found| self.positions(file.positions, found));
        if let Some(kind) = positions {
            self.push(file.positions, kind, document);
        }
        for raw in &file.categories {
            let category: Option<Category<Raw<'a>, Raw<'a>>> = self.typed(raw.get());
            if let Some(category) = category.and_then(|found| self.category(raw, found)) {
                self.push(raw, LineKind::Category(category), document);
            }
        }
    }

    fn positions(&mut self, raw: Raw<'a>, found: Positions<Raw<'a>, Raw<'a>>) -> Option<LineKind> {
        let span = self.span(raw.get());
        let name = self.text(found.name);
        self.word = name.clone();
        let entries = self.entries(raw, &found.labels)?;
        let labels = match found.shape {
            Shape::Grid { rows, columns } => {
                let numbers = entries.iter().enumerate().all(|(at, entry)| {
                    matches!(entry, Entry::Item(name) if name.text == (at + 1).to_string())
                });
                let size = u64::from(rows) * u64::from(columns);
                let all = numbers && entries.len() as u64 == size;
                if !entries.is_empty() && !all {
                    self.report(raw, "the labels of a grid are the numbers from 1: leave them out");
                    return None;
                }
                Labels::Grid(rows, columns, span)
            }
            _ if entries.is_empty() => {
                self.report(raw, "the positions need labels, such as [1, 2, 3]");
                return None;
            }
            _ => Labels::List(entries),
        };
        let shape = match found.shape {
            Shape::Line | Shape::Grid { .. } => ast::Shape::Plain,
            Shape::Ring => ast::Shape::Ring,
            Shape::Unordered => ast::Shape::Unordered,
        };
        let word = name.text.clone();
        Some(match labels {
            // Only a category that serves as the positions has values without an order.
            Labels::List(entries) if found.ordered && shape == ast::Shape::Unordered => {
                let flags = vec![(Flag::Ordered, span)];
                LineKind::Category(ast::Category {
                    name,
                    entries,
                    flags,
                    also: Vec::new(),
                    words: Vec::new(),
                })
            }
            labels => LineKind::Positions(ast::Positions {
                name,
                word,
                labels,
                shape,
                landmarks: Vec::new(),
            }),
        })
    }

    fn category(
        &mut self,
        raw: Raw<'a>,
        found: Category<Raw<'a>, Raw<'a>>,
    ) -> Option<ast::Category> {
        let name = self.text(found.name);
        let mut entries = self.entries(raw, &found.items)?;
        let mut flags = Vec::new();
        match found.kind {
            Kind::Bijective => {}
            Kind::Some => flags.push((Flag::Some, name.span)),
            Kind::Rest => entries.push(Entry::Rest(name.span)),
            Kind::Repeats => flags.push((Flag::Repeats, name.span)),
        }
        if found.ordered {
            flags.push((Flag::Ordered, name.span));
        }
        let names: usize = found.also.iter().map(|also| also.names.len()).sum();
        if names.max(found.words.len()) > MAX_LENGTH {
            self.too_many_names(raw);
            return None;
        }
        let mut others = |also: &Also<Raw<'a>>| {
            (self.label(also.item), also.names.iter().map(|name| self.label(name)).collect())
        };
        let also = found.also.iter().map(&mut others).collect();
        let words = found.words.iter().map(|word| self.text(word)).collect();
        Some(ast::Category { name, entries, flags, also, words })
    }

    fn entries(&mut self, raw: Raw<'a>, items: &[Raw<'a>]) -> Option<Vec<Entry>> {
        if items.len() > MAX_LENGTH {
            self.too_many_names(raw);
            return None;
        }
        Some(items.iter().map(|item| Entry::Item(self.label(item))).collect())
    }

    fn too_many_names(&mut self, raw: Raw<'a>) {
        let span = self.span(raw.get());
        let message = format!("more than {MAX_LENGTH} names in one list");
        self.diagnostics.push(Diagnostic::error(Code::TooLarge, span, message));
    }

    fn clue(&mut self, raw: Raw<'a>, vocabulary: &Vocabulary, document: &mut Document) {
        let found: Option<Clue<Raw<'a>, Raw<'a>, Raw<'a>>> = self.typed(raw.get());
        let Some(found) = found else { return };
        let label = found.label.map(|label| Box::new(self.ordinal(label)));
        let wording = found.wording.map(|wording| Box::new(self.text(wording)));
        let statement = match found.says.get().starts_with('"') {
            true => self.sentence(found.says, vocabulary),
            false => self.form(found.says),
        };
        self.push(raw, LineKind::Clue(ast::Clue::formal(label, statement, wording)), document);
    }

    fn question(&mut self, raw: Raw<'a>, document: &mut Document) {
        let found: Option<Question<Raw<'a>, Raw<'a>, Raw<'a>>> = self.typed(raw.get());
        let Some(found) = found else { return };
        let errors = self.diagnostics.errors();
        let question = ast::Question {
            label: found.label.map(|label| Box::new(self.ordinal(label))),
            wording: found.wording.map(|wording| Box::new(self.text(wording))),
            category: self.text(found.category),
            of: self.operand(&found.of),
        };
        // Names that could not be read are not to be looked up.
        if self.diagnostics.errors() == errors {
            self.push(raw, LineKind::Question(question), document);
        }
    }

    /// A statement as a tree.
    fn form(&mut self, raw: Raw<'a>) -> Option<Statement> {
        let form: RawForm<'a> = self.typed(raw.get())?;
        if depth(&form) > MAX_DEPTH {
            let span = self.span(raw.get());
            let message = format!("statements are nested more than {MAX_DEPTH} deep");
            self.diagnostics.push(
                Diagnostic::error(Code::TooDeep, span, message).help("split it into several clues"),
            );
            return None;
        }
        if let Some(message) = lengths::fault(&form) {
            self.report(raw, message);
            return None;
        }
        let Some(relations) = lengths::relations(&form) else {
            let span = self.span(raw.get());
            let message = format!("a list has at most {MAX_LENGTH} members");
            self.diagnostics.push(Diagnostic::error(Code::TooLarge, span, message));
            return None;
        };
        self.budget = self.budget?.checked_sub(relations);
        if self.budget.is_none() {
            let span = self.span(raw.get());
            let message = format!("a puzzle has at most {MAX_RELATIONS} relations in its clues");
            self.diagnostics.push(Diagnostic::error(Code::TooLarge, span, message));
            return None;
        }
        let errors = self.diagnostics.errors();
        let statement = map(&form, self);
        (self.diagnostics.errors() == errors).then_some(statement)
    }

    /// A statement in the puzzle language.
    fn sentence(&mut self, raw: Raw<'a>, vocabulary: &Vocabulary) -> Option<Statement> {
        let span = self.span(raw.get());
        let written: String = self.typed(raw.get())?;
        if written.trim_end().ends_with('.') {
            self.diagnostics.push(
                Diagnostic::error(Code::Syntax, span, "clues in JSON are formal, but this one is English")
                    .label("ends in a full stop")
                    .help("write the clue formally, such as `Englishman = red`, and keep the sentence as its wording")
                    .help("`zebra-sat convert --to json` does so for English clues of a `.zebra` file"),
            );
            return None;
        }
        if !raw.get().contains('\\') {
            let inner = Span { start: span.start + 1, end: span.end - 1 };
            let budget = &mut self.budget;
            return parse_statement(self.text, inner, vocabulary, budget, self.diagnostics);
        }
        // Behind an escape nothing stands where it does in the source, so all of it is pointed at.
        let mut found = Diagnostics::default();
        let whole = Span::new(0, written.len());
        let statement = parse_statement(&written, whole, vocabulary, &mut self.budget, &mut found);
        for diagnostic in found.sorted() {
            let related = diagnostic.related.iter().map(|(_, text)| (span, text.clone())).collect();
            self.diagnostics.push(Diagnostic { span, related, ..diagnostic.clone() });
        }
        let mut here = EachName(|name: &Name| Name { span, ..name.clone() });
        statement.map(|statement| map(&statement, &mut here))
    }
}
