//! Text to tokens, one logical line at a time.

use compact_str::CompactString;

use super::diagnostic::{Code, Diagnostic, Diagnostics};
use super::text::{is_clock_colon, is_keyword, is_operator};
use crate::model::ids::Span;

/// A token and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands, quotes included.
    pub span: Span,
}

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A word that may be part of a name.
    Word,
    /// A word of the grammar.
    Keyword,
    /// `=`, `<` and the like, standing alone.
    Operator,
    /// A string in quotes.
    Quoted,
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `;`
    Semicolon,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `{`
    OpenBrace,
    /// `}`
    CloseBrace,
    /// `|`
    Bar,
}

/// The tokens of a stretch of text; comments and faults are appended to the other lists.
pub fn lex(
    text: &str,
    span: Span,
    comments: &mut Vec<Span>,
    diagnostics: &mut Diagnostics,
) -> Vec<Token> {
    let text = &text[..span.end as usize];
    let mut lexer = Lexer { text, at: span.start as usize, diagnostics };
    // As many as most clues have.
    let mut tokens = Vec::with_capacity(8);
    while let Some(c) = lexer.peek() {
        let start = lexer.at;
        if c == '#' {
            lexer.skip_while(|c| c != '\n');
            comments.push(Span::new(start, lexer.at));
        } else if c.is_whitespace() {
            lexer.at += c.len_utf8();
        } else if c.is_control() {
            lexer.at += c.len_utf8();
            let message = format!("control character U+{:04X} in the text", u32::from(c));
            let place = Span::new(start, lexer.at);
            lexer.diagnostics.push(
                Diagnostic::error(Code::ControlCharacter, place, message)
                    .help("delete it; puzzle files are plain text"),
            );
        } else {
            let kind = lexer.token(c);
            tokens.push(Token { kind, span: Span::new(start, lexer.at) });
        }
    }
    tokens
}

struct Lexer<'a> {
    /// The text up to where the tokens end.
    text: &'a str,
    at: usize,
    diagnostics: &'a mut Diagnostics,
}

impl Lexer<'_> {
    fn peek(&self) -> Option<char> {
        let byte = *self.text.as_bytes().get(self.at)?;
        // Nearly every character is ASCII, and then nothing is to be decoded.
        if byte.is_ascii() { Some(char::from(byte)) } else { self.text[self.at..].chars().next() }
    }

    fn skip_while(&mut self, keep: impl Fn(char) -> bool) {
        while let Some(c) = self.peek().filter(|c| keep(*c)) {
            self.at += c.len_utf8();
        }
    }

    fn token(&mut self, first: char) -> TokenKind {
        let start = self.at;
        let single = match first {
            '"' => return self.quoted(),
            ',' => Some(TokenKind::Comma),
            ':' => Some(TokenKind::Colon),
            ';' => Some(TokenKind::Semicolon),
            '(' => Some(TokenKind::Open),
            ')' => Some(TokenKind::Close),
            '{' => Some(TokenKind::OpenBrace),
            '}' => Some(TokenKind::CloseBrace),
            '|' => Some(TokenKind::Bar),
            _ => None,
        };
        if let Some(kind) = single {
            self.at += first.len_utf8();
            return kind;
        }
        while let Some(c) = self.peek() {
            let ends = match c {
                ',' | ';' | '"' | '#' | '(' | ')' | '{' | '}' | '|' => true,
                ':' => !is_clock_colon(self.text, self.at),
                c => c.is_whitespace() || c.is_control(),
            };
            if ends {
                break;
            }
            self.at += c.len_utf8();
        }
        match &self.text[start..self.at] {
            word if is_keyword(word) => TokenKind::Keyword,
            word if is_operator(word) => TokenKind::Operator,
            _ => TokenKind::Word,
        }
    }

    fn quoted(&mut self) -> TokenKind {
        let start = self.at;
        self.at += 1;
        let mut escaped = false;
        while let Some(c) = self.peek().filter(|c| *c != '\n') {
            self.at += c.len_utf8();
            match c {
                '"' if !escaped => return TokenKind::Quoted,
                '\\' => escaped = !escaped,
                _ => escaped = false,
            }
        }
        let line = Span::new(start, self.at);
        self.diagnostics.push(
            Diagnostic::error(Code::UnclosedQuote, line, "this quote is not closed")
                .help("end it with `\"` on the same line; inside quotes write `\\\"` for a quote"),
        );
        TokenKind::Quoted
    }
}

/// The text that a quoted token stands for; a bad escape is reported and kept as written.
pub fn unquote(text: &str, span: Span, diagnostics: &mut Diagnostics) -> CompactString {
    let raw = &text[span.range()];
    let inner = raw.strip_prefix('"').unwrap_or(raw);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    if !inner.contains('\\') {
        return CompactString::from(inner);
    }
    let mut out = CompactString::with_capacity(inner.len());
    let mut rest = inner;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let (meant, used) = escape(rest);
        match meant {
            Some(c) => out.push(c),
            None => {
                let start = span.start as usize + 1 + (inner.len() - rest.len()) - 1;
                let place = Span::new(start, start + 1 + used);
                diagnostics.push(
                    Diagnostic::error(Code::BadEscape, place, "unknown escape in a quoted string")
                        .help(r#"the escapes are `\"`, `\\`, `\n`, `\t`, `\r` and `\u{…}`"#),
                );
            }
        }
        rest = &rest[used..];
    }
    out.push_str(rest);
    out
}

/// The character that an escape means, and how many bytes it takes behind the backslash.
fn escape(rest: &str) -> (Option<char>, usize) {
    match rest.chars().next() {
        Some('n') => (Some('\n'), 1),
        Some('t') => (Some('\t'), 1),
        Some('r') => (Some('\r'), 1),
        Some(c @ ('"' | '\\')) => (Some(c), 1),
        Some('u') => {
            // `u{10ffff}` is the longest; to look further would cost time in hostile text.
            let end = rest.bytes().take(9).position(|byte| byte == b'}');
            let Some(end) = end.filter(|_| rest[1..].starts_with('{')) else {
                return (None, 1);
            };
            let code = u32::from_str_radix(&rest[2..end], 16).ok();
            (code.and_then(char::from_u32), end + 1)
        }
        Some(c) => (None, c.len_utf8()),
        None => (None, 0),
    }
}
