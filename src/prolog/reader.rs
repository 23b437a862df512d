//! Prolog tokens to terms, clause by clause.

use super::tokens::{Token, TokenKind, Tokens};
use crate::model::ids::Span;
use crate::syntax::ast::Name;
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::MAX_CLUES;

/// How deep terms may be nested.
const MAX_DEPTH: usize = 64;

/// The most elements of a list.
const MAX_ELEMENTS: usize = MAX_CLUES;

/// A term of a fact.
#[derive(Debug)]
pub(super) enum Term {
    /// An atom or a number.
    Atom(Name),
    /// `[a, b]`
    List(Vec<Term>, Span),
    /// `f(a, b)`, or `a-b`, `a=b` and `a:b` with the operator as its name.
    Compound(Name, Vec<Term>, Span),
}

impl Term {
    pub(super) fn span(&self) -> Span {
        match self {
            Term::Atom(name) => name.span,
            Term::List(_, span) | Term::Compound(_, _, span) => *span,
        }
    }
}

/// The term could not be read; what is wrong has been reported.
struct Reported;

pub(super) struct Reader<'a, 'd> {
    tokens: Tokens<'a, 'd>,
    ahead: Option<Token>,
    /// How many brackets are open.
    open: usize,
    depth: usize,
    /// Where the last token ended.
    end: u32,
}

impl<'a, 'd> Reader<'a, 'd> {
    pub(super) fn new(text: &'a str, diagnostics: &'d mut Diagnostics) -> Self {
        let mut tokens = Tokens::new(text, diagnostics);
        let ahead = tokens.next();
        Reader { tokens, ahead, open: 0, depth: 0, end: 0 }
    }

    pub(super) fn diagnostics(&mut self) -> &mut Diagnostics {
        self.tokens.diagnostics
    }

    /// The term of the next clause that can be read; `None` at the end of the text.
    pub(super) fn clause(&mut self) -> Option<Term> {
        while self.ahead.is_some() {
            (self.open, self.depth) = (0, 0);
            let term = self.term();
            let term = match term {
                Ok(term) if self.at_end() => Some(term),
                Ok(_) => {
                    self.expected_end();
                    None
                }
                Err(Reported) => None,
            };
            while !self.at_end() && self.ahead.is_some() {
                self.next();
            }
            self.next();
            if term.is_some() {
                return term;
            }
        }
        None
    }

    fn at_end(&self) -> bool {
        self.ahead.as_ref().is_some_and(|token| token.kind == TokenKind::End)
    }

    fn at(&self, sign: char) -> bool {
        self.ahead.as_ref().is_some_and(|token| token.kind == TokenKind::Sign(sign))
    }

    /// The text of the token ahead if it is a symbol.
    fn symbol(&self) -> Option<&'a str> {
        let token = self.ahead.as_ref().filter(|token| token.kind == TokenKind::Symbol)?;
        Some(self.tokens.slice(token.span))
    }

    fn next(&mut self) -> Option<Token> {
        let token = std::mem::replace(&mut self.ahead, self.tokens.next())?;
        match token.kind {
            TokenKind::Sign('(' | '[' | '{') => self.open += 1,
            TokenKind::Sign(')' | ']' | '}') => self.open = self.open.saturating_sub(1),
            _ => {}
        }
        self.end = token.span.end;
        Some(token)
    }

    fn report(&mut self, span: Span, message: String, help: &str) -> Reported {
        self.diagnostics().push(Diagnostic::error(Code::BadProlog, span, message).help(help));
        Reported
    }

    /// Where the next token stands, and what it is in words.
    fn found(&self) -> (Span, String) {
        match &self.ahead {
            None => (Span { start: self.end, end: self.end }, "the text ends".to_owned()),
            Some(Token { kind: TokenKind::End, span }) => (*span, "the clause ends".to_owned()),
            Some(token) => (token.span, format!("found `{}`", self.tokens.slice(token.span))),
        }
    }

    /// Reports what stands behind a clause that should have ended.
    fn expected_end(&mut self) {
        let (here, found) = self.found();
        let message = match &self.ahead {
            None => "the last clause does not end in a full stop".to_owned(),
            Some(Token { kind: TokenKind::Sign(')' | ']' | '}'), .. }) => {
                "this bracket closes nothing".to_owned()
            }
            Some(_) => format!("expected `.` behind this clause, but {found}"),
        };
        let help = match self.symbol() {
            Some(":-" | "-->") => "only facts are read, no rules of a program",
            _ => "a puzzle is two facts: `features([...]).` and `rules([...]).`",
        };
        self.report(here, message, help);
    }

    /// A term, or two with `-`, `=` or `:` between them.
    fn term(&mut self) -> Result<Term, Reported> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let here = self.ahead.as_ref().map_or(Span::default(), |token| token.span);
            let message = format!("terms are nested more than {MAX_DEPTH} deep");
            self.diagnostics().push(Diagnostic::error(Code::TooDeep, here, message));
            return Err(Reported);
        }
        let left = self.primary()?;
        let pair = self.symbol().filter(|symbol| matches!(*symbol, "-" | "=" | ":"));
        let term = match (pair, self.ahead.clone()) {
            (Some(symbol), Some(token)) => {
                self.next();
                let right = self.primary()?;
                let span = left.span().to(right.span());
                Term::Compound(Name::new(symbol, token.span), vec![left, right], span)
            }
            _ => left,
        };
        self.depth -= 1;
        Ok(term)
    }

    fn primary(&mut self) -> Result<Term, Reported> {
        let Some(token) = self.ahead.clone() else { return Err(self.no_term()) };
        match token.kind {
            TokenKind::Atom(text) => {
                self.next();
                let name = Name { text: text.into(), span: token.span, quoted: true };
                if !self.at('(') {
                    return Ok(Term::Atom(name));
                }
                let (arguments, span) = self.elements(')')?;
                let span = name.span.to(span);
                Ok(Term::Compound(name, arguments, span))
            }
            TokenKind::Sign('[') => {
                let (elements, span) = self.elements(']')?;
                Ok(Term::List(elements, span))
            }
            TokenKind::Variable => {
                let word = self.tokens.slice(token.span);
                let message = format!("`{word}` is a variable in Prolog, not a name");
                let help = format!("write `'{word}'` or begin it with a small letter");
                Err(self.report(token.span, message, &help))
            }
            TokenKind::Symbol if self.symbol() == Some(":-") => {
                let message = "directives are not read".to_owned();
                Err(self.report(token.span, message, "delete it: a puzzle is facts alone"))
            }
            TokenKind::Broken => Err(Reported),
            _ => Err(self.no_term()),
        }
    }

    fn no_term(&mut self) -> Reported {
        let (here, found) = self.found();
        let help = "a term is `red`, `'Old Gold'`, `[red, blue]` or `related(red, dog)`";
        self.report(here, format!("expected a term, but {found}"), help)
    }

    /// Terms between brackets, with commas between them. One that cannot be read is left out.
    fn elements(&mut self, close: char) -> Result<(Vec<Term>, Span), Reported> {
        let open = self.next().map_or(Span::default(), |token| token.span);
        let (level, depth) = (self.open, self.depth);
        let mut all = Vec::new();
        if close == ']' && self.at(close) {
            self.next();
            return Ok((all, Span { end: self.end, ..open }));
        }
        loop {
            match self.term() {
                Ok(term) => all.push(term),
                // Arguments make no sense without one of them, but the rest of a list does.
                Err(Reported) if close == ')' => return Err(Reported),
                Err(Reported) => self.skip_to(level, close)?,
            }
            self.depth = depth;
            if all.len() > MAX_ELEMENTS {
                let message = format!("a list of more than {MAX_ELEMENTS} elements");
                self.diagnostics().push(Diagnostic::error(Code::TooLarge, open, message));
                return Err(Reported);
            }
            let ends = self.ahead.is_none() || self.at_end();
            if !ends && !self.at(',') && !self.at(close) {
                self.misplaced(open, close)?;
                self.skip_to(level, close)?;
            }
            if ends {
                let message = format!("this `{}` is not closed", self.tokens.slice(open));
                return Err(self.report(open, message, "close it before the full stop"));
            }
            let closed = self.at(close);
            self.next();
            if closed {
                return Ok((all, Span { end: self.end, ..open }));
            }
        }
    }

    /// Reports what stands behind an element. The rest of a list can still be read, but not
    /// that of arguments.
    fn misplaced(&mut self, open: Span, close: char) -> Result<(), Reported> {
        let (here, found) = self.found();
        let message = format!("expected `,` or `{close}`, but {found}");
        self.diagnostics().push(
            Diagnostic::error(Code::BadProlog, here, message).related(open, "inside this bracket"),
        );
        if close == ']' { Ok(()) } else { Err(Reported) }
    }

    /// Skips to the comma or bracket behind an element of a list at this level of brackets. When
    /// there is none, the fault that led here has confused the brackets.
    fn skip_to(&mut self, level: usize, close: char) -> Result<(), Reported> {
        while self.ahead.is_some() && !self.at_end() {
            if self.open == level && (self.at(',') || self.at(close)) {
                return Ok(());
            }
            self.next();
        }
        Err(Reported)
    }
}
