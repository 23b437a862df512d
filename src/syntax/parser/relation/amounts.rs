//! Relations that a number of positions may stand in: `a 2 left of b`, `2 houses between a and b`.

use super::super::cursor::{Cursor, Parsed};
use super::{two, unknown_relation};
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::{Token, TokenKind};
use crate::syntax::text::is_integer;

pub(super) fn integer(
    cursor: &mut Cursor<'_>,
    digits: &str,
    span: crate::model::ids::Span,
) -> Parsed<u32> {
    match digits.parse() {
        Ok(number) => Ok(number),
        Err(_) => {
            let message = format!("`{digits}` is too large a number");
            cursor.report(Diagnostic::error(Code::MalformedNumber, span, message))
        }
    }
}

/// Cuts `a 2` (or `a 2 houses`) into the operand and the number of positions.
///
/// A number that belongs to a declared name stays with it; where both readings name something
/// the clue is refused, because it could mean either.
pub(super) fn with_steps(
    cursor: &mut Cursor<'_>,
    run: &[Token],
    extra: &[Token],
) -> Parsed<(Operand, Option<u32>)> {
    let (subject, amount) = if extra.is_empty() {
        match steps_at_end(cursor, run) {
            Some(cut) => (&run[..cut], &run[cut..]),
            None => (run, extra),
        }
    } else {
        (run, extra)
    };
    let Some(number) = amount.first() else { return Ok((cursor.operand_of(subject)?, None)) };
    if extra.is_empty() {
        let (whole, short) = (is_known(cursor, run), is_known(cursor, subject));
        if whole && short {
            let (run_text, subject_text) = (cursor.text_of(run), cursor.text_of(subject));
            let span = run[0].span.to(run[run.len() - 1].span);
            let message = format!("`{run_text}` is a name, and so is `{subject_text}`");
            return cursor.report(
                Diagnostic::error(Code::AmbiguousName, span, message)
                    .help("put the name that you mean in quotes"),
            );
        }
        if whole {
            return Ok((cursor.operand_of(run)?, None));
        }
    } else if !(is_integer(cursor.slice(*number)) && is_count(cursor, amount)) {
        let message =
            format!("expected a number of positions, but found `{}`", cursor.text_of(amount));
        return cursor.report(Diagnostic::error(Code::Syntax, number.span, message));
    }
    let digits = cursor.slice(*number);
    let steps = integer(cursor, digits, number.span)?;
    Ok((cursor.operand_of(subject)?, Some(steps)))
}

/// Where a trailing `2` or `2 houses` begins, if the run ends in one.
pub(super) fn steps_at_end(cursor: &Cursor<'_>, run: &[Token]) -> Option<usize> {
    (1..run.len())
        .rev()
        .find(|cut| run[*cut].kind == TokenKind::Word && is_integer(cursor.slice(run[*cut])))
        .filter(|cut| run[cut - 1].kind != TokenKind::Colon && is_count(cursor, &run[*cut..]))
}

/// Whether the tokens behind the first one are nothing or the word for positions.
pub(super) fn is_count(cursor: &Cursor<'_>, amount: &[Token]) -> bool {
    amount.len() == 1 || cursor.vocabulary.is_position_word(&cursor.text_of(&amount[1..]))
}

pub(super) fn is_known(cursor: &Cursor<'_>, run: &[Token]) -> bool {
    let name = run.iter().position(|token| token.kind == TokenKind::Colon).map_or(0, |at| at + 1);
    match &run[name..] {
        [one] if one.kind == TokenKind::Quoted => true,
        words => {
            words.iter().all(|token| token.kind == TokenKind::Word)
                && cursor.vocabulary.is_name(&cursor.text_of(words))
        }
    }
}

/// `left of`, `directly before`, `2 above` …
pub(super) fn order(
    cursor: &mut Cursor<'_>,
    run: &[Token],
    extra: &[Token],
    directly: bool,
    somewhere: bool,
) -> Parsed<Statement> {
    const SIDES: &[(&str, Side)] = &[
        ("left", Side::Left),
        ("right", Side::Right),
        ("before", Side::Before),
        ("after", Side::After),
        ("below", Side::Below),
        ("above", Side::Above),
    ];
    let keyword = cursor.here();
    let Some((_, side)) = SIDES.iter().find(|(word, _)| cursor.eat_word(word)) else {
        if directly {
            return cursor.unexpected("`left of`, `next to` or `between` behind this word");
        }
        return unknown_relation(cursor, run);
    };
    match side {
        Side::Left => cursor.expect_word("of", "a left of b")?,
        Side::Right => cursor.expect_word("of", "a right of b")?,
        _ => {}
    }
    let (a, steps) = if directly || somewhere {
        let number = steps_at_end(cursor, run).filter(|_| !is_known(cursor, run));
        if let Some(odd) = extra.first().or(number.map(|at| &run[at])) {
            let message = "a number of positions does not go with this word";
            return cursor.report(
                Diagnostic::error(Code::Syntax, odd.span, message)
                    .help("write `a 2 left of b` or `a directly left of b`"),
            );
        }
        (cursor.operand_of(run)?, None)
    } else {
        with_steps(cursor, run, extra)?
    };
    if steps == Some(0) {
        let message = "0 positions to the side is the same position";
        return cursor.report(
            Diagnostic::error(Code::Syntax, keyword, message).help("write `a = b` for that"),
        );
    }
    let steps = if directly { Some(1) } else { steps };
    Ok(Form::Order { a, side: *side, steps, b: cursor.operand()? })
}

/// `a between b and c`, or `2 houses between a and b`, behind `between`.
pub(super) fn between(
    cursor: &mut Cursor<'_>,
    run: &[Token],
    extra: &[Token],
) -> Parsed<Statement> {
    let text = cursor.text_of(run);
    let count = text
        .split_once(' ')
        .filter(|(number, word)| is_integer(number) && cursor.vocabulary.is_position_word(word));
    if let Some((number, _)) = count
        && run.iter().all(|token| token.kind == TokenKind::Word)
        && extra.is_empty()
    {
        let span = run[0].span;
        if is_known(cursor, run) {
            let message = format!("`{text}` is a name, and it also counts positions");
            return cursor.report(
                Diagnostic::error(Code::AmbiguousName, span.to(run[run.len() - 1].span), message)
                    .help("put the name in quotes; for the count say `apart from`, with one more"),
            );
        }
        let steps = integer(cursor, number, span)?;
        let (a, b) = two(cursor, "2 houses between a and b")?;
        return Ok(Form::HousesBetween(steps, a, b));
    }
    if let Some(odd) = extra.first() {
        let message = format!("unexpected `{}` before `between`", cursor.text_of(extra));
        return cursor.report(Diagnostic::error(Code::Syntax, odd.span, message));
    }
    let a = cursor.operand_of(run)?;
    let (b, c) = two(cursor, "a between b and c")?;
    Ok(Form::Between(a, b, c))
}
