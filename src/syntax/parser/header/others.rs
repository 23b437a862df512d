//! What English clues may say instead of the names of a category line: `drink (drinks, sips): tea
//! (also chai), milk`.

use super::{Header, MAX_LENGTH};
use crate::model::ids::Span;
use crate::syntax::ast::Name;
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::{Token, TokenKind};

/// Items with the other names that they have.
type Others = Vec<(Name, Vec<Name>)>;

impl Header<'_> {
    /// The words in brackets between the name of a category and its colon.
    pub(super) fn category_words(&mut self, tokens: &[Token], name: &Name) -> Vec<Name> {
        let Some((open, rest)) = tokens.split_first() else { return Vec::new() };
        let Some(close) = self.close(*open, rest) else { return Vec::new() };
        if let Some(odd) = rest.get(close + 1) {
            let message = format!("expected `:`, but found `{}`", self.slice(odd));
            self.diagnostics.push(
                Diagnostic::error(Code::BadHeader, odd.span, message).help(
                    "a header line is `name: item, item`, or `name (word, word): item, item`",
                ),
            );
        }
        let words = self.in_brackets(open.span.to(rest[close].span), &rest[..close]);
        self.few(words.len(), name.span).map_or(Vec::new(), |()| words)
    }

    /// Takes each `(also …)` out of the tokens of a category: gives the others, and what each item
    /// is also called.
    pub(super) fn other_names(
        &mut self,
        tokens: &[Token],
        category: Span,
    ) -> Option<(Vec<Token>, Others)> {
        let mut kept: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut others = Others::new();
        let mut rest = tokens;
        while let Some((token, behind)) = rest.split_first() {
            let also = behind.first().filter(|word| {
                word.kind == TokenKind::Word && self.slice(word).eq_ignore_ascii_case("also")
            });
            match (token.kind, also) {
                (TokenKind::Open, Some(also)) => {
                    let names = &behind[1..];
                    let close = self.close(*token, names)?;
                    let brackets = token.span.to(names[close].span);
                    let names_in = self.in_brackets(token.span.to(also.span), &names[..close]);
                    rest = &names[close + 1..];
                    let item = self.item_before(&kept, brackets)?;
                    self.ends_item(rest)?;
                    if !names_in.is_empty() {
                        others.push((item, names_in));
                    }
                }
                // Flags end the line.
                (TokenKind::Open, None) => {
                    kept.extend(rest);
                    break;
                }
                _ => {
                    kept.push(*token);
                    rest = behind;
                }
            }
        }
        self.few(others.iter().map(|(_, names)| names.len()).sum(), category)?;
        Some((kept, others))
    }

    /// Where the bracket closes that `open` opens.
    fn close(&mut self, open: Token, behind: &[Token]) -> Option<usize> {
        let close = behind.iter().position(|token| token.kind == TokenKind::Close);
        close.or_else(|| {
            let message = "this bracket is not closed";
            self.report(Diagnostic::error(Code::UnbalancedBracket, open.span, message))
        })
    }

    /// The names between two brackets; when there are none, `place` is where they are missing.
    fn in_brackets(&mut self, place: Span, tokens: &[Token]) -> Vec<Name> {
        if tokens.is_empty() {
            let message = "these brackets name nothing";
            self.diagnostics.push(Diagnostic::error(Code::EmptyName, place, message).help(
                "such as `pet: dog (also puppy, hound)` or `drink (drinks, sips): tea, milk`",
            ));
            return Vec::new();
        }
        self.parts(tokens, place, Header::name)
    }

    /// The item that stands last in the tokens so far.
    fn item_before(&mut self, tokens: &[Token], brackets: Span) -> Option<Name> {
        let start = tokens.iter().rposition(|token| token.kind == TokenKind::Comma);
        let item = &tokens[start.map_or(0, |comma| comma + 1)..];
        let name = if item.is_empty() { None } else { Some(self.name(item)?) };
        let one = |name: &Name| name.quoted || !name.text.contains("..");
        name.filter(one).or_else(|| {
            let message = "no item stands before these brackets";
            self.report(Diagnostic::error(Code::BadHeader, brackets, message).help(
                "other names stand behind a single item: `pet: dog (also puppy, hound), cat`",
            ))
        })
    }

    /// Reports what stands between the other names of an item and the next comma.
    fn ends_item(&mut self, behind: &[Token]) -> Option<()> {
        match behind.first() {
            Some(odd) if !matches!(odd.kind, TokenKind::Comma | TokenKind::Open) => {
                let message = format!("expected `,`, but found `{}`", self.slice(odd));
                self.report(
                    Diagnostic::error(Code::BadHeader, odd.span, message)
                        .help("the other names end the item: `pet: dog (also puppy, hound), cat`"),
                )
            }
            _ => Some(()),
        }
    }

    /// Whether a category has not too many such names.
    fn few(&mut self, count: usize, category: Span) -> Option<()> {
        if count <= MAX_LENGTH {
            return Some(());
        }
        let message = format!("{count} names in one line: the most are {MAX_LENGTH}");
        self.report(Diagnostic::error(Code::TooLarge, category, message))
    }
}
