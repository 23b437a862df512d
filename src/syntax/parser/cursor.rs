//! A place in the tokens of one line, with the ways to look at and take the next ones.
//!
//! Functions named `expect_…` report what is missing; the others only look or take.

use compact_str::CompactString;

use crate::model::ids::Span;
use crate::syntax::ast::{Name, Operand};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::lexer::{Token, TokenKind, unquote};
use crate::syntax::text::{fold, reads_as_label};
use crate::syntax::vocabulary::Vocabulary;

/// The most relations, operands of lists included, that all clues of a file may hold.
pub(crate) const MAX_RELATIONS: usize = 1_000_000;

/// The line could not be read; what is wrong has been reported.
#[derive(Debug)]
pub(super) struct Reported;

pub(super) type Parsed<T> = Result<T, Reported>;

pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    tokens: &'a [Token],
    line: Span,
    at: usize,
    pub(super) depth: usize,
    /// How many relations and operands of lists have been taken.
    taken: usize,
    /// How many may be taken.
    pub(super) budget: usize,
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) diagnostics: &'a mut Diagnostics,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(
        text: &'a str,
        tokens: &'a [Token],
        line: Span,
        vocabulary: &'a Vocabulary,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        Cursor {
            text,
            tokens,
            line,
            at: 0,
            depth: 0,
            taken: 0,
            budget: MAX_RELATIONS,
            vocabulary,
            diagnostics,
        }
    }

    /// Counts a relation, or an operand of a list, against what a file may hold.
    pub(super) fn take(&mut self) -> Parsed<()> {
        self.taken += 1;
        if self.taken <= self.budget {
            return Ok(());
        }
        let message = format!("a puzzle has at most {MAX_RELATIONS} relations in its clues");
        let here = self.here();
        self.report(
            Diagnostic::error(Code::TooLarge, here, message).help("what follows is not read"),
        )
    }

    /// How many more may be taken; `None` when there were too many, which has been reported.
    pub(super) fn left(&self) -> Option<usize> {
        self.budget.checked_sub(self.taken)
    }

    pub(super) fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    pub(super) fn peek_kind(&self) -> Option<TokenKind> {
        self.peek().map(|token| token.kind)
    }

    pub(super) fn next(&mut self) -> Option<Token> {
        let token = self.peek();
        self.at += usize::from(token.is_some());
        token
    }

    /// The place to come back to with [`Self::reset`].
    pub(super) fn mark(&self) -> usize {
        self.at
    }

    pub(super) fn reset(&mut self, mark: usize) {
        self.at = mark;
    }

    pub(super) fn slice(&self, token: Token) -> &'a str {
        &self.text[token.span.range()]
    }

    /// Whether the next token is this word, keyword or not.
    pub(super) fn at_word(&self, word: &str) -> bool {
        self.peek().is_some_and(|token| self.is_word(token, word))
    }

    fn is_word(&self, token: Token, word: &str) -> bool {
        matches!(token.kind, TokenKind::Keyword | TokenKind::Word)
            && self.slice(token).eq_ignore_ascii_case(word)
    }

    /// Whether the token behind the next one is this word.
    pub(super) fn then_word(&self, word: &str) -> bool {
        self.tokens.get(self.at + 1).is_some_and(|token| self.is_word(*token, word))
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let here = self.at_word(word);
        self.at += usize::from(here);
        here
    }

    pub(super) fn eat_any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| self.eat_word(word))
    }

    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let here = self.peek_kind() == Some(kind);
        self.at += usize::from(here);
        here
    }

    /// A word of a form such as `a next to b`, which is shown if it is missing.
    pub(super) fn expect_word(&mut self, word: &str, form: &str) -> Parsed<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        let diagnostic = self.unexpected_here(&format!("`{word}`"));
        self.report(diagnostic.help(format!("the form is `{form}`")))
    }

    pub(super) fn expect(&mut self, kind: TokenKind, what: &str) -> Parsed<Token> {
        match self.peek() {
            Some(token) if token.kind == kind => {
                self.at += 1;
                Ok(token)
            }
            _ => self.unexpected(what),
        }
    }

    /// The bracket that closes `open`.
    pub(super) fn expect_close(&mut self, open: Token, kind: TokenKind) -> Parsed<()> {
        if self.eat(kind) {
            return Ok(());
        }
        if self.peek_kind().is_none_or(|kind| kind == TokenKind::Quoted) {
            let diagnostic =
                Diagnostic::error(Code::UnbalancedBracket, open.span, "this bracket is not closed");
            return self.report(diagnostic);
        }
        let close = if kind == TokenKind::Close { "`)`" } else { "`}`" };
        self.unexpected(close)
    }

    pub(super) fn expect_end(&mut self, what: &str) -> Parsed<()> {
        match self.peek() {
            None => Ok(()),
            Some(token) if matches!(token.kind, TokenKind::Close | TokenKind::CloseBrace) => {
                let message = "this bracket closes nothing";
                self.report(Diagnostic::error(Code::UnbalancedBracket, token.span, message))
            }
            Some(_) => self.unexpected(what),
        }
    }

    /// A quoted string at the end of the line.
    pub(super) fn wording(&mut self) -> Option<Box<Name>> {
        let last = self.at + 1 == self.tokens.len();
        let token = self.peek().filter(|token| last && token.kind == TokenKind::Quoted)?;
        self.at += 1;
        Some(Box::new(self.quoted(token)))
    }

    fn quoted(&mut self, token: Token) -> Name {
        let text = unquote(self.text, token.span, self.diagnostics);
        Name { text, span: token.span, quoted: true }
    }

    /// Where the next token stands, or just behind the line.
    pub(super) fn here(&self) -> Span {
        let end = self.tokens.last().map_or(self.line.end, |token| token.span.end);
        self.peek().map_or(Span { start: end, end }, |token| token.span)
    }

    pub(super) fn report<T>(&mut self, mut diagnostic: Diagnostic) -> Parsed<T> {
        if diagnostic.code == Code::Syntax {
            if let Some(label) = self.label_inside() {
                diagnostic = diagnostic
                    .related(label, "a deeper-indented line continues the one above it")
                    .help("if this is a clue of its own, indent it like the one above");
            } else if let Some(name) = self.unquoted_name() {
                diagnostic = diagnostic.help(format!(
                    "the name `{name}` contains a word of the grammar, so it goes in quotes here"
                ));
            }
        }
        self.diagnostics.push(diagnostic);
        Err(Reported)
    }

    /// The name before which an operand was expected, when a word of the grammar came instead.
    pub(super) fn unexpected_name<T>(&mut self, expected: &str) -> Parsed<T> {
        let mut diagnostic = self.unexpected_here(expected);
        let keyword = self.peek().filter(|token| token.kind == TokenKind::Keyword);
        if let Some(token) = keyword.filter(|_| self.unquoted_name().is_none()) {
            let word = self.slice(token);
            diagnostic = match word.to_lowercase().as_str() {
                "and" | "or" | "xor" | "iff" | "then" => diagnostic,
                "not" => diagnostic.help("write `a != b`, `a is not b` or `not (…)`"),
                _ => diagnostic.help(format!(
                    "`{word}` is a word of the grammar; a name that contains it goes in quotes"
                )),
            };
        }
        self.report(diagnostic)
    }

    /// Reports that something else is expected here.
    pub(super) fn unexpected<T>(&mut self, expected: &str) -> Parsed<T> {
        let diagnostic = self.unexpected_here(expected);
        self.report(diagnostic)
    }

    fn unexpected_here(&self, expected: &str) -> Diagnostic {
        let found = match self.peek() {
            None => "the line ends".to_owned(),
            Some(token) if token.kind == TokenKind::Quoted => "found a quoted string".to_owned(),
            Some(token) => format!("found `{}`", self.slice(token)),
        };
        let message = format!("expected {expected}, but {found}");
        let diagnostic = Diagnostic::error(Code::Syntax, self.here(), message);
        match self.odd_operator() {
            Some((_, _, help)) => diagnostic.help(help),
            None => diagnostic,
        }
    }

    /// The first word that holds an operator, `a=b`, or is an unknown one, `==`: where it stands,
    /// what is wrong with it and what to do.
    pub(super) fn odd_operator(&self) -> Option<(Span, String, String)> {
        const SIGNS: &[char] = &['!', '=', '<', '>', '≠', '≤', '≥'];
        let odd = |token: &&Token| {
            token.kind == TokenKind::Word && self.slice(**token).contains(&SIGNS[1..])
        };
        let token = self.tokens.iter().find(odd)?;
        let word = self.slice(*token);
        if word.chars().all(|c| SIGNS.contains(&c) || c.is_ascii_punctuation()) {
            let message = format!("`{word}` is no operator");
            let help = "the operators are `=`, `!=`, `<`, `<=`, `>`, `>=`, `+` and `-`";
            return Some((token.span, message, help.to_owned()));
        }
        let start = word.find(SIGNS)?;
        let length = word[start..].find(|c| !SIGNS.contains(&c)).unwrap_or(word.len() - start);
        let (left, right) = (&word[..start], &word[start + length..]);
        let spaced = format!("{left} {} {right}", &word[start..start + length]);
        let message = format!("`{word}` is one word: operators stand between spaces");
        Some((token.span, message, format!("write `{}`", spaced.trim())))
    }

    /// The label of what was probably meant as a clue of its own, on a line that continues this
    /// one.
    fn label_inside(&self) -> Option<Span> {
        let labelled =
            |token: &&Token| token.kind == TokenKind::Word && reads_as_label(self.slice(**token));
        let label = self.tokens.iter().skip(1).find(labelled)?.span;
        let before = self.text[..label.start as usize].trim_end_matches([' ', '\t']);
        before.ends_with('\n').then_some(label)
    }

    /// A declared name that stands in this line but cannot be read there without quotes.
    fn unquoted_name(&self) -> Option<&str> {
        // A hostile file could make this dear; a person's line is short and not wrong a hundred
        // times.
        const LONGEST: usize = 1_000;
        if self.line.range().len() > LONGEST || self.diagnostics.is_full() {
            return None;
        }
        let signs = [':', ',', ';', '(', ')', '{', '}', '|'];
        let line = fold(&self.text[self.line.range()].replace(signs, " "));
        let line = format!(" {line} ");
        let stands = |name: &&str| line.contains(&format!(" {} ", fold(name)));
        self.vocabulary.names_with_keywords().find(stands)
    }

    /// Whether the word before a span is one of these.
    pub(super) fn follows(&self, span: Span, words: &[&str]) -> bool {
        let before = self.tokens.iter().rev().find(|token| token.span.end <= span.start);
        before.is_some_and(|token| words.iter().any(|word| self.is_word(*token, word)))
    }

    /// The tokens of a run that may be an operand: those of a name, and a quoted label behind the
    /// word for positions.
    pub(super) fn run(&mut self) -> &'a [Token] {
        let start = self.at;
        let word = self.name_run();
        let label = self.peek().filter(|token| token.kind == TokenKind::Quoted);
        if label.is_some_and(|label| {
            // Any other string is the wording of the clue.
            self.is_bare_position_word(word) && self.vocabulary.is_label(&self.plain_text(&[label]))
        }) {
            self.at += 1;
        }
        &self.tokens[start..self.at]
    }

    /// The label behind a word for positions, if a run is the two of them and one is quoted.
    pub(super) fn label_of<'r>(&self, run: &'r [Token]) -> Option<(&'r [Token], &'r [Token])> {
        let first_quoted = run.iter().position(|token| token.kind == TokenKind::Quoted)?;
        let (word, label) = run.split_at(first_quoted.max(1));
        let is_name = !label.is_empty() && label[0].kind != TokenKind::Colon;
        (is_name && self.is_bare_position_word(word)).then_some((word, label))
    }

    /// Whether a run is a word for positions, and no name of an item as well.
    fn is_bare_position_word(&self, run: &[Token]) -> bool {
        let text = self.plain_text(run);
        self.vocabulary.is_position_word(&text) && !self.vocabulary.is_name(&text)
    }

    /// The text of a run, without quotes if it is one quoted string.
    pub(super) fn plain_text(&self, run: &[Token]) -> CompactString {
        match run {
            // What is wrong with it is reported where it is taken.
            [one] if one.kind == TokenKind::Quoted => {
                unquote(self.text, one.span, &mut Diagnostics::default())
            }
            _ => self.text_of(run),
        }
    }

    /// The tokens of a run that may be one name: words, one quoted string, colons between.
    pub(super) fn name_run(&mut self) -> &'a [Token] {
        let start = self.at;
        while let Some(token) = self.peek() {
            let joined = self.at == start || self.tokens[self.at - 1].kind == TokenKind::Colon;
            let takes = match token.kind {
                TokenKind::Word => true,
                TokenKind::Quoted => joined,
                TokenKind::Colon => self.at > start,
                _ => false,
            };
            if !takes {
                break;
            }
            self.at += 1;
        }
        &self.tokens[start..self.at]
    }

    /// A run as a name: bare words, or one quoted string.
    pub(super) fn name_of(&mut self, run: &[Token], what: &str) -> Parsed<Name> {
        match run {
            [] => self.unexpected_name(what),
            [one] if one.kind == TokenKind::Quoted => Ok(self.quoted(*one)),
            [first, .., last] | [first @ last] => {
                if let Some(odd) = run.iter().find(|token| token.kind != TokenKind::Word) {
                    let message = format!("expected {what}, but found `{}`", self.slice(*odd));
                    return self.report(Diagnostic::error(Code::Syntax, odd.span, message));
                }
                let span = first.span.to(last.span);
                Ok(Name { text: self.text_of(run), span, quoted: false })
            }
        }
    }

    /// A run as an operand: a name, or `category:name`.
    pub(super) fn operand_of(&mut self, run: &[Token]) -> Parsed<Operand> {
        const WHAT: &str = "an item or a position";
        if let Some((word, label)) = self.label_of(run) {
            let category = self.name_of(word, "a word for positions")?;
            return Ok(Operand {
                category: Some(Box::new(category)),
                name: self.name_of(label, WHAT)?,
            });
        }
        let colon = run.iter().position(|token| token.kind == TokenKind::Colon);
        let Some(colon) = colon else {
            return Ok(Operand { category: None, name: self.name_of(run, WHAT)? });
        };
        let category = self.name_of(&run[..colon], "a category before `:`")?;
        if run.len() == colon + 1 {
            return self.unexpected("an item after `:`");
        }
        let name = self.name_of(&run[colon + 1..], WHAT)?;
        Ok(Operand { category: Some(Box::new(category)), name })
    }

    pub(super) fn operand(&mut self) -> Parsed<Operand> {
        let run = self.run();
        self.operand_of(run)
    }

    /// The text of a run of bare words, white space folded.
    pub(super) fn text_of(&self, run: &[Token]) -> CompactString {
        join(self.text, run)
    }
}

/// Words with one space between them, whatever else stands there: line breaks, even comments.
pub(super) fn join(text: &str, run: &[Token]) -> CompactString {
    let mut out = CompactString::default();
    for token in run {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&text[token.span.range()]);
    }
    out
}
