//! Text to syntax tree: every line on its own, so that one run finds the faults of all of them.

mod cursor;
mod english;
mod header;
pub(crate) use cursor::MAX_RELATIONS;
pub(crate) use header::MAX_LENGTH;
mod relation;
mod statement;
pub(crate) use statement::MAX_DEPTH;

use super::ast::{Clue, Document, Line, LineKind, Question, Trivia};
use super::diagnostic::{Code, Diagnostic, Diagnostics};
use super::lexer::{Token, TokenKind, lex};
use super::source::Source;
use super::text::reads_as_label;
use super::vocabulary::Vocabulary;
use crate::model::ids::Span;
use cursor::Cursor;

/// The most clues that a file may have.
pub const MAX_CLUES: usize = 1_000_000;

/// Parses a puzzle file; what is wrong with it goes to `diagnostics`.
///
/// The document holds everything that could be read, so that the names of the good lines can be
/// checked too.
pub fn parse(source: &Source, diagnostics: &mut Diagnostics) -> Document {
    let mut parser = Parser {
        text: &source.text,
        at: 0,
        section: Section::Header,
        vocabulary: Vocabulary::default(),
        document: Document::default(),
        clues: 0,
        budget: Some(MAX_RELATIONS),
        diagnostics,
    };
    if source.text.starts_with('\u{feff}') {
        parser.at = '\u{feff}'.len_utf8();
    }
    parser.run();
    parser.document
}

/// Parses one statement against the names of a document, for the readers of other formats.
///
/// `budget` is how many relations may still come; those of the statement are taken from it. It is
/// `None` once there were too many, which is reported then, and nothing more is read.
pub fn parse_statement(
    text: &str,
    span: Span,
    vocabulary: &Vocabulary,
    budget: &mut Option<usize>,
    diagnostics: &mut Diagnostics,
) -> Option<super::ast::Statement> {
    let tokens = lex(text, span, &mut Vec::new(), diagnostics);
    let mut cursor = Cursor::new(text, &tokens, span, vocabulary, diagnostics);
    cursor.budget = (*budget)?;
    let statement = statement::clause(&mut cursor).ok();
    *budget = cursor.left();
    let statement = statement?;
    cursor.expect_end("the end of the clue").ok()?;
    Some(statement)
}

#[derive(Clone, Copy, PartialEq)]
enum Section {
    Header,
    Clues,
    Questions,
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    section: Section,
    vocabulary: Vocabulary,
    document: Document,
    clues: usize,
    /// How many relations may still come; `None` once there were too many.
    budget: Option<usize>,
    diagnostics: &'a mut Diagnostics,
}

/// A physical line: its bytes without the line end, and its indentation in columns.
struct Physical {
    start: usize,
    end: usize,
    next: usize,
    indent: usize,
    kind: PhysicalKind,
}

#[derive(PartialEq)]
enum PhysicalKind {
    Blank,
    Comment,
    Content,
}

impl Parser<'_> {
    fn run(&mut self) {
        let mut leading = Vec::new();
        while let Some(first) = self.physical(self.at) {
            self.at = first.next;
            match first.kind {
                PhysicalKind::Blank => {
                    if leading.last() != Some(&Trivia::Blank) {
                        leading.push(Trivia::Blank);
                    }
                }
                PhysicalKind::Comment => leading.push(self.comment(first.start, first.end)),
                PhysicalKind::Content => {
                    let mut end = first.end;
                    let alone = self.is_section_key(first.start);
                    while let Some(more) = self.continuation(&first).filter(|_| !alone) {
                        end = more.end;
                        self.at = more.next;
                    }
                    self.logical(Span::new(first.start, end), first.indent, &mut leading);
                }
            }
        }
        self.document.trailing = leading;
    }

    fn comment(&self, start: usize, end: usize) -> Trivia {
        Trivia::Comment(self.text[start..end].trim().into())
    }

    fn physical(&self, start: usize) -> Option<Physical> {
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let length = rest.find('\n').unwrap_or(rest.len());
        let next = (start + length + 1).min(self.text.len());
        let line = rest[..length].strip_suffix('\r').unwrap_or(&rest[..length]);
        let body = line.trim_start();
        let kind = match body.chars().next() {
            None => PhysicalKind::Blank,
            Some('#') => PhysicalKind::Comment,
            Some(_) => PhysicalKind::Content,
        };
        let space = &line[..line.len() - body.len()];
        let indent = space.chars().fold(0, |column, c| match c {
            '\t' => column / 8 * 8 + 8,
            _ => column + 1,
        });
        let (start, end) = (start + space.len(), start + line.trim_end().len());
        Some(Physical { start, end: end.max(start), next, indent, kind })
    }

    /// The next physical line if it continues a line that began with `first`: it is indented
    /// deeper, and comments that stand between are too.
    fn continuation(&self, first: &Physical) -> Option<Physical> {
        let mut at = self.at;
        loop {
            let line = self.physical(at).filter(|line| line.indent > first.indent)?;
            match line.kind {
                PhysicalKind::Blank => return None,
                PhysicalKind::Comment => at = line.next,
                PhysicalKind::Content => return Some(line),
            }
        }
    }

    fn is_section_key(&self, start: usize) -> bool {
        let line = self.text[start..].split(['\n', '#']).next().unwrap_or_default();
        section_of(line.trim_end()).is_some()
    }

    fn logical(&mut self, span: Span, indent: usize, leading: &mut Vec<Trivia>) {
        let mut comments = Vec::new();
        let text = self.text;
        let line = text[span.range()].split('\n').next().unwrap_or_default();
        let key = section_of(line.split('#').next().unwrap_or_default().trim_end());
        let errors = self.diagnostics.errors();
        let tokens = lex(text, span, &mut comments, self.diagnostics);
        let garbled = self.diagnostics.errors() > errors;
        let content = match (tokens.first(), tokens.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => span,
        };
        let mut comments: Vec<_> =
            comments.into_iter().map(|at| text[at.range()].trim_end().into()).collect();
        let behind = comments.pop();
        leading.extend(comments.into_iter().map(Trivia::Comment));
        let kind = match key {
            Some(section) => self.section_key(section, content),
            // What it means is not known, and further faults would only follow from the first.
            None if garbled && (tokens.is_empty() || self.section != Section::Header) => {
                self.garbled(&tokens)
            }
            None if self.section == Section::Header && self.looks_like_clue(&tokens) => {
                self.diagnostics.push(
                    Diagnostic::error(Code::BadHeader, content, "a clue above the line `clues:`")
                        .help("write `clues:` on a line of its own, and the clues below it"),
                );
                // Read on as if it stood there, so that one mistake is one error.
                self.section = Section::Clues;
                self.vocabulary = Vocabulary::of(&self.document);
                self.entry(&tokens, content, indent)
            }
            None if self.section == Section::Header => {
                header::line(text, &tokens, span, &mut self.document, self.diagnostics)
            }
            None => self.entry(&tokens, content, indent),
        };
        let leading = std::mem::take(leading);
        if let Some(kind) = kind {
            // A sentence may have taken a number with `#` for its own.
            let (span, comment) = match &kind {
                LineKind::Clue(Clue { english: Some(sentence), .. })
                    if sentence.span.end > content.end =>
                {
                    (content.to(sentence.span), None)
                }
                _ => (content, behind),
            };
            let line = Line { leading, kind, span, comment };
            self.document.lines.push(line);
        }
    }

    /// A line with characters or quotes that cannot be read.
    fn garbled(&mut self, tokens: &[Token]) -> Option<LineKind> {
        let (label, _) = self.label(tokens);
        let clue = Clue::formal(label, None, None);
        (self.section == Section::Clues).then_some(LineKind::Clue(clue))
    }

    fn section_key(&mut self, section: Section, span: Span) -> Option<LineKind> {
        let name = if section == Section::Clues { "clues" } else { "questions" };
        let kind = if section == Section::Clues { LineKind::Clues } else { LineKind::Questions };
        if let Some(first) = self.document.lines.iter().find(|line| line.kind == kind) {
            self.diagnostics.push(
                Diagnostic::error(Code::DuplicateHeader, span, format!("a second `{name}:` line"))
                    .related(first.span, "the first one is here")
                    .help("put everything under the first one"),
            );
        }
        if self.section == Section::Header {
            self.vocabulary = Vocabulary::of(&self.document);
        }
        self.section = section;
        Some(kind)
    }

    /// A line of the clues or questions section.
    fn entry(&mut self, tokens: &[Token], span: Span, indent: usize) -> Option<LineKind> {
        let english = self.section == Section::Clues && english::is_english(self.text, tokens);
        if indent == 0 && !english && self.looks_like_header(tokens) {
            self.diagnostics.push(
                Diagnostic::error(Code::BadHeader, span, "a header line below `clues:`")
                    .help("move it up: `title`, `houses` and the categories come first"),
            );
            return None;
        }
        let (label, tokens) = self.label(tokens);
        if self.section == Section::Questions {
            return self.question(label, tokens, span);
        }
        self.clues += 1;
        if self.clues == MAX_CLUES + 1 {
            let message = format!("a puzzle has at most {MAX_CLUES} clues");
            self.diagnostics.push(
                Diagnostic::error(Code::TooLarge, span, message)
                    .help("this clue and those below it are not read"),
            );
        }
        let budget = self.budget.filter(|_| self.clues <= MAX_CLUES)?;
        if english::is_english(self.text, tokens) {
            let (sentence, wording) = english::clue(self.text, tokens, self.diagnostics);
            return Some(LineKind::Clue(Clue {
                english: sentence,
                ..Clue::formal(label, None, wording)
            }));
        }
        let behind_label = label.as_ref().map_or(span.start, |label| label.span.end);
        let numbered = english::numbered(self.text, tokens, behind_label as usize)
            .or_else(|| english::ends_in_quotes(self.text, tokens));
        let mut aside = Diagnostics::default();
        let told = if numbered.is_some() { &mut aside } else { &mut *self.diagnostics };
        let mut cursor = Cursor::new(self.text, tokens, span, &self.vocabulary, told);
        cursor.budget = budget;
        let mut statement = statement::clause(&mut cursor).ok();
        self.budget = cursor.left();
        let mut read_wording = None;
        if statement.is_some() {
            read_wording = cursor.wording();
            if cursor.expect_end("the end of the clue").is_err() {
                statement = None;
            }
        }
        let is_english = |of: &english::Numbered| statement.is_none() || of.is_certain;
        let english = numbered.filter(is_english).map(|of| of.sentence);
        if english.is_some() {
            (statement, read_wording) = (None, None);
        } else {
            self.diagnostics.extend(aside.sorted().into_iter().cloned());
        }
        Some(LineKind::Clue(Clue { english, ..Clue::formal(label, statement, read_wording) }))
    }

    fn question(
        &mut self,
        label: Option<Box<super::ast::Name>>,
        tokens: &[Token],
        span: Span,
    ) -> Option<LineKind> {
        let mut cursor = Cursor::new(self.text, tokens, span, &self.vocabulary, self.diagnostics);
        let (category, of) = relation::question(&mut cursor).ok()?;
        let wording = cursor.wording();
        cursor.expect_end("the end of the question").ok()?;
        Some(LineKind::Question(Question { label, category, of, wording }))
    }

    /// Takes a leading `12.` or `12)`.
    fn label<'t>(&self, tokens: &'t [Token]) -> (Option<Box<super::ast::Name>>, &'t [Token]) {
        let word = |t: &Token| &self.text[t.span.range()];
        let name = |text: &str, span| Some(Box::new(super::ast::Name::new(text, span)));
        match tokens {
            [first, rest @ ..] if first.kind == TokenKind::Word && reads_as_label(word(first)) => {
                (name(word(first).trim_end_matches('.'), first.span), rest)
            }
            [first, close, rest @ ..]
                if first.kind == TokenKind::Word
                    && close.kind == TokenKind::Close
                    && super::text::is_integer(word(first)) =>
            {
                (name(word(first), first.span.to(close.span)), rest)
            }
            _ => (None, tokens),
        }
    }

    /// Whether a line of the header has no colon and is built as a clue.
    fn looks_like_clue(&self, tokens: &[Token]) -> bool {
        let has = |kind| tokens.iter().any(|token| token.kind == kind);
        let first = tokens.first().map_or("", |token| &self.text[token.span.range()]);
        let relation = has(TokenKind::Operator) || has(TokenKind::Keyword);
        !has(TokenKind::Colon)
            && !matches!(first.to_lowercase().as_str(), "title" | "houses" | "positions")
            && (reads_as_label(first)
                || english::is_english(self.text, tokens)
                || relation && !has(TokenKind::Comma))
    }

    /// `name: …`, where the name is none that a clue could start with.
    fn looks_like_header(&self, tokens: &[Token]) -> bool {
        let names = tokens.iter().take_while(|t| t.kind == TokenKind::Word).count();
        let key = tokens.get(names).is_some_and(|t| t.kind == TokenKind::Colon);
        if names == 0 || !key {
            return false;
        }
        let words = &self.text[tokens[0].span.to(tokens[names - 1].span).range()];
        let reserved = words.split_whitespace().next().unwrap_or_default().to_lowercase();
        let relation = |t: &Token| matches!(t.kind, TokenKind::Keyword | TokenKind::Operator);
        matches!(reserved.as_str(), "title" | "houses" | "positions")
            || !tokens.iter().any(relation) && !self.vocabulary.is_function(words)
    }
}

/// The section that a line opens.
fn section_of(line: &str) -> Option<Section> {
    let key = line.trim_end().strip_suffix(':')?.trim_end();
    if key.eq_ignore_ascii_case("clues") {
        Some(Section::Clues)
    } else if key.eq_ignore_ascii_case("questions") {
        Some(Section::Questions)
    } else {
        None
    }
}
