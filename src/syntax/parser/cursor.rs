//! A place in the tokens of one line, with the ways to look at and take the next ones.
//!
//! Functions named `expect_…` report what is missing; the others only look or take.

use crate::model::ids::Span;
use crate::syntax::ast::{Name, Operand};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::lexer::{Token, TokenKind, unquote};
use crate::syntax::text::squeeze;
use crate::syntax::vocabulary::Vocabulary;

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
        Cursor { text, tokens, line, at: 0, depth: 0, vocabulary, diagnostics }
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

    pub(super) fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { self.unexpected(&format!("`{word}`")) }
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

    pub(super) fn report<T>(&mut self, diagnostic: Diagnostic) -> Parsed<T> {
        self.diagnostics.push(diagnostic);
        Err(Reported)
    }

    /// Reports that something else is expected here.
    pub(super) fn unexpected<T>(&mut self, expected: &str) -> Parsed<T> {
        let found = match self.peek() {
            None => "the line ends".to_owned(),
            Some(token) if token.kind == TokenKind::Quoted => "found a quoted string".to_owned(),
            Some(token) => format!("found `{}`", self.slice(token)),
        };
        let message = format!("expected {expected}, but {found}");
        let mut diagnostic = Diagnostic::error(Code::Syntax, self.here(), message);
        if let Some(token) = self.peek().filter(|token| token.kind == TokenKind::Keyword) {
            let word = self.slice(token);
            diagnostic = diagnostic.help(format!(
                "`{word}` is a word of the grammar; a name that contains it goes in quotes"
            ));
        }
        if let Some(help) = self.glued_operator() {
            diagnostic = diagnostic.help(help);
        }
        self.report(diagnostic)
    }

    /// Help for `a=b`, which is one word.
    fn glued_operator(&self) -> Option<String> {
        let glued = |token: &&Token| {
            let word = self.slice(**token);
            token.kind == TokenKind::Word && word.contains(['=', '<', '>'])
        };
        let word = self.slice(*self.tokens.iter().find(glued)?);
        let start = word.find(['!', '=', '<', '>'])?;
        let end = word.rfind(['=', '<', '>'])? + 1;
        if word[start..end].trim_matches(['!', '=', '<', '>']).is_empty() {
            let spaced = format!("{} {} {}", &word[..start], &word[start..end], &word[end..]);
            return Some(format!("operators stand between spaces: `{}`", spaced.trim()));
        }
        None
    }

    /// For a clue that could not be read: whether a line that continues it looks like a new clue.
    pub(super) fn hint_continuation(&mut self) {
        let labelled = |token: &Token| {
            let word = self.slice(*token);
            token.kind == TokenKind::Word && crate::syntax::text::reads_as_label(word)
        };
        let Some(label) = self.tokens.iter().skip(1).find(|token| labelled(token)) else { return };
        let label = *label;
        let indented = self.text[..label.span.start as usize].ends_with(char::is_whitespace);
        if indented {
            let message = "a deeper-indented line continues the clue above it";
            self.diagnostics.push(
                Diagnostic::warning(Code::Syntax, label.span, message)
                    .help("if this is a clue of its own, indent it like the one above"),
            );
        }
    }

    /// The tokens of a run that may be an operand: words, one quoted string, colons between.
    pub(super) fn run(&mut self) -> &'a [Token] {
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
            [] => self.unexpected(what),
            [one] if one.kind == TokenKind::Quoted => Ok(self.quoted(*one)),
            [first, .., last] | [first @ last] => {
                if let Some(odd) = run.iter().find(|token| token.kind != TokenKind::Word) {
                    let message = format!("expected {what}, but found `{}`", self.slice(*odd));
                    return self.report(Diagnostic::error(Code::Syntax, odd.span, message));
                }
                let span = first.span.to(last.span);
                Ok(Name { text: squeeze(&self.text[span.range()]), span, quoted: false })
            }
        }
    }

    /// A run as an operand: a name, or `category:name`.
    pub(super) fn operand_of(&mut self, run: &[Token]) -> Parsed<Operand> {
        const WHAT: &str = "an item or a position";
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
    pub(super) fn text_of(&self, run: &[Token]) -> compact_str::CompactString {
        match run {
            [] => compact_str::CompactString::default(),
            [first, .., last] | [first @ last] => {
                squeeze(&self.text[first.span.to(last.span).range()])
            }
        }
    }
}
