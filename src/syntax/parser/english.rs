//! Clues that end in a full stop: English sentences, which are kept as they are written.

use super::super::ast::Name;
use super::super::diagnostic::{Code, Diagnostic, Diagnostics};
use super::super::lexer::{Token, TokenKind, unquote};
use super::super::text::{reads_as_label, squeeze};
use crate::model::ids::Span;

/// Whether the tokens of a line, a quoted wording behind them aside, end in a full stop, which may stand within closing quotes
/// as they are printed.
pub(super) fn is_english(text: &str, tokens: &[Token]) -> bool {
    let last = split(tokens).0.last();
    last.is_some_and(|token| {
        let said = text[token.span.range()].trim_end_matches(['”', '’', '\'']);
        token.kind == TokenKind::Word && said.ends_with('.')
    })
}

/// The tokens of the clue, and the wording behind them.
fn split(tokens: &[Token]) -> (&[Token], Option<Token>) {
    match tokens.split_last() {
        Some((last, body)) if last.kind == TokenKind::Quoted => (body, Some(*last)),
        _ => (tokens, None),
    }
}

/// The sentence and the wording of a line for which [`is_english`] holds. There is no sentence when
/// it is interrupted, or is a formal clue with a full stop; that is reported.
pub(super) fn clue(
    text: &str,
    tokens: &[Token],
    diagnostics: &mut Diagnostics,
) -> (Option<Box<Name>>, Option<Box<Name>>) {
    let (body, wording) = split(tokens);
    let wording = wording.map(|token| {
        let text = unquote(text, token.span, diagnostics);
        Box::new(Name { text, span: token.span, quoted: true })
    });
    let span = body[0].span.to(body[body.len() - 1].span);
    let fault = formal(text, body).or_else(|| interrupted(text, body));
    if let Some(fault) = fault {
        diagnostics.push(fault);
        return (None, wording);
    }
    (Some(Box::new(Name::new(squeeze(&text[span.range()]), span))), wording)
}

/// A sentence with a number written with `#`.
pub(super) struct Numbered {
    /// The sentence.
    pub(super) sentence: Box<Name>,
    /// Whether nothing but the number and a full stop stands behind the `#`, and no operator before it: no comment is
    /// like that, whatever the words before it could be.
    pub(super) is_certain: bool,
}

/// A sentence with a number written with `#`, as in `Ann wears #2 and is first.`: such a number is no
/// comment if the line ends in a full stop, unless a formal clue stands before it. `from` is where the label of the line
/// ends.
pub(super) fn numbered(text: &str, tokens: &[Token], from: usize) -> Option<Numbered> {
    let end = tokens.last().map_or(from, |last| last.span.end as usize);
    let rest = text[end..].lines().next().unwrap_or_default().trim_end();
    let number = rest.trim_start().strip_prefix('#')?;
    if !number.starts_with(|c: char| c.is_ascii_digit()) || !number.ends_with('.') {
        return None;
    }
    let begin = end + rest.len() - number.len() - 1;
    let start = tokens.first().map_or(begin, |first| first.span.start as usize);
    let span = Span::new(start, end + rest.len());
    let is_operator = |token: &Token| token.kind == TokenKind::Operator;
    let is_bare = number.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
    Some(Numbered {
        sentence: Box::new(Name::new(squeeze(&text[span.range()]), span)),
        is_certain: is_bare && !tokens.iter().any(is_operator),
    })
}

/// A sentence that ends with a name in quotes which hold its full stop as well: `Ann sang right after "Lone Mile."` It is
/// one only if it is no formal clue: behind that, quotes hold its wording, which is longer than a name.
pub(super) fn ends_in_quotes(text: &str, tokens: &[Token]) -> Option<Numbered> {
    const LONGEST_NAME: usize = 4;
    let (last, body) = tokens.split_last()?;
    let quoted = &text[last.span.range()];
    let name = quoted.strip_suffix(".\"")?;
    let is_operator = |token: &Token| token.kind == TokenKind::Operator;
    let is_name = last.kind == TokenKind::Quoted && name.split_whitespace().count() <= LONGEST_NAME;
    if !is_name || body.len() < 2 || body.iter().any(is_operator) {
        return None;
    }
    let span = body[0].span.to(last.span);
    let said = &text[span.range()];
    // The full stop ends the sentence, and is none of the name.
    let sentence = format!("{}\".", said.strip_suffix(".\"")?);
    Some(Numbered { sentence: Box::new(Name::new(squeeze(&sentence), span)), is_certain: false })
}

/// A formal clue with a full stop behind it: one with an operator that no sentence has.
fn formal(text: &str, body: &[Token]) -> Option<Diagnostic> {
    let operator = body.iter().find(|token| {
        token.kind == TokenKind::Operator && !matches!(&text[token.span.range()], "+" | "-")
    })?;
    let sign = &text[operator.span.range()];
    let end = body[body.len() - 1].span.end as usize;
    let message = "a clue that ends in a full stop is English, but this one is formal";
    Some(
        Diagnostic::error(Code::Syntax, Span::new(end - 1, end), message)
            .related(operator.span, format!("no sentence has a `{sign}`"))
            .help("delete the full stop"),
    )
}

/// A comment in the middle of a sentence, or what looks like the next clue.
fn interrupted(text: &str, body: &[Token]) -> Option<Diagnostic> {
    body.windows(2).find_map(|pair| {
        let (start, end) = (pair[0].span.end as usize, pair[1].span.start as usize);
        let between = &text[start..end];
        if let Some(at) = between.find('#') {
            let comment = between[at..].lines().next().unwrap_or_default().trim_end();
            let place = Span::new(start + at, start + at + comment.len());
            let message = "a comment in the middle of a sentence";
            return Some(
                Diagnostic::error(Code::Syntax, place, message)
                    .help("put the comment above the clue, or behind its full stop")
                    .help("`#` starts a comment wherever it stands; a name with it goes in quotes"),
            );
        }
        let is_label = between.contains('\n') && reads_as_label(&text[pair[1].span.range()]);
        is_label.then(|| {
            let message = "a number with a full stop at the start of a line that continues a clue";
            Diagnostic::error(Code::Syntax, pair[1].span, message)
                .label("a deeper-indented line continues the one above it")
                .help("if this is a clue of its own, indent it like the one above")
        })
    })
}
