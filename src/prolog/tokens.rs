//! Prolog text to tokens, one at a time.

use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// A token and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum TokenKind {
    /// An atom, bare or quoted, or a number; its text without quotes and escapes.
    Atom(String),
    /// A word that begins with a capital or `_`.
    Variable,
    /// `(`, `)`, `[`, `]`, `{`, `}`, `,` or `|`
    Sign(char),
    /// A run of other signs: `-`, `:-`
    Symbol,
    /// The full stop behind a clause.
    End,
    /// What could not be read, which has been reported.
    Broken,
}

pub(super) struct Tokens<'a, 'd> {
    text: &'a str,
    at: usize,
    pub(super) diagnostics: &'d mut Diagnostics,
}

impl<'a, 'd> Tokens<'a, 'd> {
    pub(super) fn new(text: &'a str, diagnostics: &'d mut Diagnostics) -> Self {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Tokens { text, at, diagnostics }
    }

    pub(super) fn slice(&self, span: Span) -> &'a str {
        &self.text[span.range()]
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_while(&mut self, keep: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !keep(c)).unwrap_or(rest.len());
    }

    fn report(&mut self, start: usize, message: &str, help: &str) {
        let span = Span::new(start, self.at);
        self.diagnostics.push(Diagnostic::error(Code::BadProlog, span, message).help(help));
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<Token> {
        self.skip_layout();
        let start = self.at;
        let first = self.peek()?;
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let kind = match first {
            '\'' | '"' => self.quoted(first).map_or(TokenKind::Broken, TokenKind::Atom),
            '(' | ')' | '[' | ']' | '{' | '}' | ',' | '|' => {
                self.at += 1;
                TokenKind::Sign(first)
            }
            '.' if self.ends_clause() => {
                self.at += 1;
                TokenKind::End
            }
            c if word(c) => {
                self.skip_while(word);
                match c == '_' || c.is_uppercase() {
                    true => TokenKind::Variable,
                    false => TokenKind::Atom(self.text[start..self.at].to_owned()),
                }
            }
            c => {
                self.at += c.len_utf8();
                if is_symbol(c) {
                    while self.peek().is_some_and(is_symbol) && !self.ends_clause() {
                        self.at += 1;
                    }
                }
                TokenKind::Symbol
            }
        };
        Some(Token { kind, span: Span::new(start, self.at) })
    }

    /// Whether a full stop comes that ends a clause: white space, a comment or nothing follows.
    fn ends_clause(&self) -> bool {
        let behind = self.rest().strip_prefix('.').map(|rest| rest.chars().next());
        behind.is_some_and(|c| c.is_none_or(|c| c.is_whitespace() || c == '%'))
    }

    /// White space and comments.
    fn skip_layout(&mut self) {
        loop {
            self.skip_while(char::is_whitespace);
            let start = self.at;
            if self.rest().starts_with('%') {
                self.skip_while(|c| c != '\n');
            } else if self.rest().starts_with("/*") {
                match self.rest()[2..].find("*/") {
                    Some(length) => self.at += length + 4,
                    None => {
                        self.at += 2;
                        self.report(start, "this comment is not closed", "end it with `*/`");
                        self.at = self.text.len();
                    }
                }
            } else {
                return;
            }
        }
    }

    /// A quoted atom; one that is not closed ends at its line.
    fn quoted(&mut self, quote: char) -> Option<String> {
        let start = self.at;
        let mut out = String::new();
        self.at += 1;
        while let Some(c) = self.peek().filter(|c| *c != '\n') {
            self.at += c.len_utf8();
            if c == quote {
                if self.peek() != Some(quote) {
                    return Some(out);
                }
                self.at += 1;
                out.push(quote);
            } else if c == '\\' {
                self.escape(&mut out);
            } else {
                out.push(c);
            }
        }
        let help = "end it with the same quote on its line; two quotes stand for one inside";
        self.report(start, "this quote is not closed", help);
        None
    }

    /// What stands behind a backslash.
    fn escape(&mut self, out: &mut String) {
        let start = self.at - 1;
        let Some(c) = self.peek() else { return };
        self.at += c.len_utf8();
        match c {
            'n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            '\\' | '\'' | '"' | '`' => out.push(c),
            // A backslash at the end of a line continues the atom on the next one.
            '\n' => {}
            'x' => {
                let digits = self.rest();
                self.skip_while(|c| c.is_ascii_hexdigit());
                let digits = &digits[..digits.len() - self.rest().len()];
                let code = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
                match code.filter(|_| self.peek() == Some('\\')) {
                    Some(c) => {
                        self.at += 1;
                        out.push(c);
                    }
                    None => self.bad_escape(start),
                }
            }
            _ => self.bad_escape(start),
        }
    }

    fn bad_escape(&mut self, start: usize) {
        let help = r"the escapes are `\\`, `\'`, `\n`, `\t`, `\r` and `\x41\`";
        self.report(start, "unknown escape in a quoted atom", help);
    }
}

fn is_symbol(c: char) -> bool {
    "+-*/\\^<>=~:.?@#&$!;".contains(c)
}
