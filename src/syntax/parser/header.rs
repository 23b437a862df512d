//! Header lines: the title, the positions and the categories.

mod others;
mod range;

use compact_str::CompactString;
use strsim::osa_distance;

use super::cursor::join;
use crate::model::ids::Span;
use crate::syntax::ast::{
    Category, Document, Entry, Flag, Labels, LineKind, Name, Positions, Shape,
};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::lexer::{Token, TokenKind, unquote};
use crate::syntax::text::{is_integer, reads_as_label, squeeze};

/// The most positions that a puzzle may have, and the most items of a category.
pub(crate) const MAX_LENGTH: usize = 1_000;

/// Reads one header line; what is wrong is reported.
pub(super) fn line(
    text: &str,
    tokens: &[Token],
    span: Span,
    document: &mut Document,
    diagnostics: &mut Diagnostics,
) -> Option<LineKind> {
    let mut header = Header { text, diagnostics };
    let colon = tokens.iter().position(|token| token.kind == TokenKind::Colon);
    let key = colon.map(|at| (&tokens[..at], &tokens[at + 1..]));
    let Some((key, value)) = key.filter(|(key, _)| !key.is_empty()) else {
        let message = match colon {
            Some(_) => "a name is missing before the `:`",
            None => "this is no header line: it has no `:`",
        };
        header.diagnostics.push(
            Diagnostic::error(Code::BadHeader, first_line(text, span), message)
                .help("a header line is `colour: red, green`")
                .help("clues come below a line that says `clues:`"),
        );
        return None;
    };
    let open = key.iter().position(|token| token.kind == TokenKind::Open).filter(|at| *at > 0);
    let (key, words) = key.split_at(open.unwrap_or(key.len()));
    let name = header.key(key)?;
    let reserved = if name.quoted { CompactString::default() } else { name.text.to_lowercase() };
    let first = reserved.split(' ').next().unwrap_or_default();
    let colon = words.last().unwrap_or(&key[key.len() - 1]).span.end;
    if let Some(open) = words.first()
        && (matches!(&*reserved, "title" | "houses" | "clues" | "questions")
            || first == "positions")
    {
        let message = "only the words of a category stand in brackets before the `:`";
        return header.report(
            Diagnostic::error(Code::BadHeader, open.span, message)
                .help("such as `drink (drinks, sips): tea, milk`"),
        );
    }
    match first {
        "title" if first == reserved => {
            header.once(document, &name, |kind| matches!(kind, LineKind::Title(_)));
            Some(LineKind::Title(header.title(value, colon, span)))
        }
        "clues" | "questions" if first == reserved => {
            let message = format!("`{first}:` stands on a line of its own");
            header.report(Diagnostic::error(Code::BadHeader, name.span, message).help(format!(
                "put what follows on the lines below, or quote the name: `\"{first}\": …`"
            )))
        }
        "houses" if first == reserved => {
            header.only_positions(document, &name);
            header.positions(name, "house".into(), value).map(LineKind::Positions)
        }
        "positions" => {
            header.only_positions(document, &name);
            let (name, word) = header.position_name(&key[1..], name);
            header.positions(name, word, value).map(LineKind::Positions)
        }
        _ => {
            let first = value.first().map_or(span.end, |token| token.span.start);
            let alone = text[colon as usize..first as usize].contains('\n') || value.is_empty();
            let near = |section: &&&str| osa_distance(section, &reserved) <= 2;
            if let Some(section) = ["clues", "questions"].iter().find(near).filter(|_| alone) {
                let message = format!("`{}:` is a category without items", name.text);
                return header.report(
                    Diagnostic::error(Code::BadHeader, name.span, message)
                        .help(format!("did you mean `{section}:`?")),
                );
            }
            let words = header.category_words(words, &name);
            header.category(name, words, value).map(LineKind::Category)
        }
    }
}

/// The part of a span on its first line, which is enough to point at.
fn first_line(text: &str, span: Span) -> Span {
    let line = text[span.range()].lines().next().unwrap_or_default();
    Span::new(span.start as usize, span.start as usize + line.len())
}

struct Header<'a> {
    text: &'a str,
    diagnostics: &'a mut Diagnostics,
}

impl Header<'_> {
    fn slice(&self, token: &Token) -> &str {
        &self.text[token.span.range()]
    }

    fn report<T>(&mut self, diagnostic: Diagnostic) -> Option<T> {
        self.diagnostics.push(diagnostic);
        None
    }

    fn key(&mut self, key: &[Token]) -> Option<Name> {
        if let [one] = key
            && one.kind == TokenKind::Quoted
        {
            return Some(self.quoted(one));
        }
        // `positions "in order": …`: the quoted name is read where it is needed.
        let quoted_name = key.len() == 2
            && key[1].kind == TokenKind::Quoted
            && self.slice(&key[0]).eq_ignore_ascii_case("positions");
        let odd = key.iter().find(|token| {
            !matches!(token.kind, TokenKind::Word | TokenKind::Keyword | TokenKind::Operator)
        });
        if let Some(odd) = odd.filter(|_| !quoted_name) {
            let message =
                format!("expected the name of a category, but found `{}`", self.slice(odd));
            return self.report(Diagnostic::error(Code::BadHeader, odd.span, message).help(
                "a header line is `name: item, item`; put a name with other signs in quotes",
            ));
        }
        Some(self.words(key))
    }

    fn words(&self, tokens: &[Token]) -> Name {
        let span = tokens[0].span.to(tokens[tokens.len() - 1].span);
        Name::new(join(self.text, tokens), span)
    }

    fn quoted(&mut self, token: &Token) -> Name {
        let text = unquote(self.text, token.span, self.diagnostics);
        Name { text, span: token.span, quoted: true }
    }

    fn once(&mut self, document: &Document, name: &Name, same: impl Fn(&LineKind) -> bool) {
        if let Some(first) = document.lines.iter().find(|line| same(&line.kind)) {
            let message = format!("a second `{}` line", name.text);
            self.diagnostics.push(
                Diagnostic::error(Code::DuplicateHeader, name.span, message)
                    .related(first.span, "the first one is here"),
            );
        }
    }

    fn only_positions(&mut self, document: &Document, name: &Name) {
        self.once(document, name, |kind| matches!(kind, LineKind::Positions(_)));
    }

    /// The rest of the line as it stands, or a quoted string.
    fn title(&mut self, value: &[Token], colon: u32, span: Span) -> Name {
        if let [one] = value
            && one.kind == TokenKind::Quoted
        {
            return self.quoted(one);
        }
        let start = value.first().map_or(colon + 1, |token| token.span.start);
        let end = value.last().map_or(start, |token| token.span.end).min(span.end).max(start);
        let span = Span { start, end };
        Name { text: squeeze(&self.text[span.range()]), span, quoted: false }
    }

    /// The name after `positions`, `position` when there is none, and the word for one position.
    fn position_name(&mut self, key: &[Token], whole: Name) -> (Name, CompactString) {
        let name = match key {
            [] => Name { text: "position".into(), ..whole },
            [one] if one.kind == TokenKind::Quoted => self.quoted(one),
            words => self.words(words),
        };
        let word = name.text.clone();
        (name, word)
    }

    fn positions(&mut self, name: Name, word: CompactString, value: &[Token]) -> Option<Positions> {
        let (value, shape) = self.shape(value)?;
        let text = self.text;
        let words: Vec<&str> = value.iter().map(|token| &text[token.span.range()]).collect();
        let span = match value {
            [] => {
                let message = format!("`{}` says nothing about the positions", name.text);
                return self
                    .report(Diagnostic::error(Code::EmptyPuzzle, name.span, message).help(
                        "such as `houses: 5`, `houses: 3 x 4` or `positions day: Mon, Tue`",
                    ));
            }
            [first, .., last] | [first @ last] => first.span.to(last.span),
        };
        let bare = value.iter().all(|token| token.kind == TokenKind::Word);
        let labels = match words[..] {
            [one] if bare && is_integer(one) => Labels::Number(self.number(one, span)?, span),
            [rows, by, columns]
                if bare
                    && (by.eq_ignore_ascii_case("x") || by == "×")
                    && is_integer(rows)
                    && is_integer(columns) =>
            {
                Labels::Grid(self.number(rows, span)?, self.number(columns, span)?, span)
            }
            _ => Labels::List(self.entries(value, name.span)?),
        };
        if let (Labels::List(entries), [first, ..]) = (&labels, value)
            && let [Entry::Item(only)] = &entries[..]
            && !only.quoted
            && (self.slice(first).starts_with(|c: char| c.is_ascii_digit()) || word == "house")
        {
            let message = format!("`{}` is no number of positions", only.text);
            return self.report(Diagnostic::error(Code::BadHeader, span, message).help(
                "such as `houses: 5`, `houses: 3 x 4`, `houses: 6 in a ring` or `positions day: Mon, Tue`",
            ));
        }
        if shape != Shape::Plain && matches!(labels, Labels::Grid(..)) {
            let message = "a grid is neither a ring nor unordered";
            return self.report(Diagnostic::error(Code::BadFlag, span, message));
        }
        Some(Positions { name, word, labels, shape, landmarks: Vec::new() })
    }

    /// Takes `in a ring` or `(unordered)` from the end of a positions line.
    fn shape<'t>(&mut self, value: &'t [Token]) -> Option<(&'t [Token], Shape)> {
        let words = |tokens: &[Token], expected: &[&str]| {
            tokens.len() >= expected.len()
                && tokens[tokens.len() - expected.len()..]
                    .iter()
                    .zip(expected)
                    .all(|(token, word)| self.slice(token).eq_ignore_ascii_case(word))
        };
        if words(value, &["in", "a", "ring"]) {
            return Some((&value[..value.len() - 3], Shape::Ring));
        }
        if words(value, &["(", "ring", ")"]) {
            return Some((&value[..value.len() - 3], Shape::Ring));
        }
        if words(value, &["(", "unordered", ")"]) {
            return Some((&value[..value.len() - 3], Shape::Unordered));
        }
        let open = value.iter().find(|token| token.kind == TokenKind::Open);
        if let Some(open) = open {
            let span = open.span.to(value[value.len() - 1].span);
            let message = "unknown flag for positions";
            return self.report(
                Diagnostic::error(Code::BadFlag, span, message)
                    .help("positions can be `(unordered)` or `in a ring`"),
            );
        }
        Some((value, Shape::Plain))
    }

    fn number(&mut self, digits: &str, span: Span) -> Option<u32> {
        let too_large = |n: &u32| *n as usize <= MAX_LENGTH;
        digits.parse().ok().filter(too_large).or_else(|| {
            let message =
                format!("`{digits}` is too many: a puzzle has at most {MAX_LENGTH} positions");
            self.report(Diagnostic::error(Code::TooLarge, span, message))
        })
    }

    fn category(&mut self, name: Name, words: Vec<Name>, value: &[Token]) -> Option<Category> {
        let (value, also) = self.other_names(value, name.span)?;
        let open = value.iter().position(|token| token.kind == TokenKind::Open);
        let (list, flags) = value.split_at(open.unwrap_or(value.len()));
        let flags = self.flags(flags).unwrap_or_default();
        let entries = self.entries(list, name.span)?;
        Some(Category { name, entries, flags, also, words })
    }

    fn flags(&mut self, tokens: &[Token]) -> Option<Vec<(Flag, Span)>> {
        let mut flags = Vec::new();
        let mut open: Option<&Token> = None;
        for token in tokens {
            match (token.kind, open) {
                (TokenKind::Open, None) => open = Some(token),
                (TokenKind::Close, Some(_)) => open = None,
                (TokenKind::Comma, Some(_)) => {}
                (TokenKind::Word | TokenKind::Keyword, Some(_)) => {
                    flags.push((self.flag(token)?, token.span));
                }
                _ => {
                    let message = "flags such as `(ordered)` end the line";
                    return self.report(
                        Diagnostic::error(Code::BadFlag, token.span, message)
                            .help("a name that contains brackets goes in quotes"),
                    );
                }
            }
        }
        if let Some(open) = open {
            let message = "this bracket is not closed";
            return self.report(Diagnostic::error(Code::UnbalancedBracket, open.span, message));
        }
        Some(flags)
    }

    fn flag(&mut self, token: &Token) -> Option<Flag> {
        let word = self.slice(token).to_lowercase();
        if let Some((_, flag)) = Flag::ALL.iter().find(|(name, _)| *name == word) {
            return Some(*flag);
        }
        let message = format!("unknown flag `{word}`");
        self.report(
            Diagnostic::error(Code::BadFlag, token.span, message).help(
                "the flags are `(some)`, `(repeats)` and `(ordered)`; a name with brackets goes in quotes",
            )
            .help("another name of an item is `(also …)`"),
        )
    }

    /// A list of items between commas.
    fn entries(&mut self, tokens: &[Token], name: Span) -> Option<Vec<Entry>> {
        if tokens.is_empty() {
            let message = "this line names no items";
            return self.report(
                Diagnostic::error(Code::EmptyName, name, message)
                    .help("they stand behind the `:`, with commas between them"),
            );
        }
        let entries = self.parts(tokens, name, Header::entry);
        let length = |entry: &Entry| match entry {
            Entry::Range { from, to, .. } => to.abs_diff(*from).saturating_add(1),
            _ => 1,
        };
        let total = entries.iter().map(length).fold(0, u64::saturating_add);
        if total > MAX_LENGTH as u64 {
            let message = format!("{total} names in one line: the most are {MAX_LENGTH}");
            return self.report(Diagnostic::error(Code::TooLarge, name, message));
        }
        Some(entries)
    }

    /// What stands between commas, each read by `read`.
    fn parts<T>(
        &mut self,
        tokens: &[Token],
        name: Span,
        read: fn(&mut Self, &[Token]) -> Option<T>,
    ) -> Vec<T> {
        let mut all = Vec::new();
        let mut at: usize = 0;
        for part in tokens.split(|token| token.kind == TokenKind::Comma) {
            let before = at.checked_sub(1);
            let comma = tokens.get(at + part.len()).or_else(|| tokens.get(before?));
            at += part.len() + 1;
            if part.is_empty() {
                let at = comma.map_or(name, |comma| comma.span);
                self.diagnostics.push(
                    Diagnostic::error(Code::EmptyName, at, "a comma with no name on one side")
                        .help("delete the comma, or add the name"),
                );
                continue;
            }
            // A faulty name is reported; the others still count, so that clues find them.
            all.extend(read(self, part));
        }
        all
    }

    fn entry(&mut self, part: &[Token]) -> Option<Entry> {
        let name = self.name(part)?;
        if name.quoted {
            return Some(Entry::Item(name));
        }
        if name.text == "..." {
            return Some(Entry::Rest(name.span));
        }
        match name.text.split_once("..") {
            Some((from, to)) => self.range(from, to, name.span),
            None => Some(Entry::Item(name)),
        }
    }

    /// The name that stands between two commas.
    fn name(&mut self, part: &[Token]) -> Option<Name> {
        if let [one] = part
            && one.kind == TokenKind::Quoted
        {
            return Some(self.quoted(one));
        }
        let word =
            |kind| matches!(kind, TokenKind::Word | TokenKind::Keyword | TokenKind::Operator);
        if let Some(odd) = part.iter().find(|token| !word(token.kind)) {
            let message = match odd.kind {
                TokenKind::Semicolon => "items are separated by commas, not `;`".to_owned(),
                TokenKind::Quoted => "a name is in quotes as a whole or not at all".to_owned(),
                _ => format!("`{}` cannot stand in a name", self.slice(odd)),
            };
            let help = match odd.kind {
                TokenKind::Quoted => {
                    "inside quotes write `\\\"` for a quote; between names write a comma"
                }
                _ => "a name that contains such a sign goes in quotes",
            };
            return self.report(Diagnostic::error(Code::BadHeader, odd.span, message).help(help));
        }
        let name = self.words(part);
        let text = self.text;
        if let Some(end) = text[name.span.range()].find(['\n', '#']) {
            return self.broken_name(part, name.span.start as usize + end);
        }
        Some(name)
    }

    /// A name with a line break inside: a comma is missing, or these are clues already.
    fn broken_name(&mut self, part: &[Token], line_end: usize) -> Option<Name> {
        let rest = part.iter().find(|token| token.span.start as usize > line_end);
        let rest = rest.map_or(part[0].span, |token| token.span.to(part[part.len() - 1].span));
        let rest = first_line(self.text, rest);
        let clue = |token: &Token| {
            token.kind != TokenKind::Word || reads_as_label(&self.text[token.span.range()])
        };
        let diagnostic = if part.iter().any(clue) {
            Diagnostic::error(Code::BadHeader, rest, "a clue above the line `clues:`")
                .help("write `clues:` on a line of its own, and the clues below it")
        } else {
            Diagnostic::error(Code::BadHeader, rest, "a comma is missing on the line above")
                .help("a deeper-indented line goes on with the list; a name ends with its line")
        };
        self.report(diagnostic)
    }
}
