//! Statements: the connectives, from the weakest (`if`, `iff`) to the strongest (`not`).

use super::MAX_LENGTH;
use super::cursor::{Cursor, Parsed};
use super::relation;
use crate::model::statement::{Count, Form};
use crate::syntax::ast::Statement;
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::TokenKind;

/// How deep statements may be nested.
pub(crate) const MAX_DEPTH: usize = 64;

/// A whole statement: `if C then C`, `C iff C`, or something stronger.
pub(super) fn clause(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    nested(cursor, |cursor| {
        let start = cursor.here();
        let statement = if cursor.eat_word("if") {
            let condition = disjunction(cursor)?;
            cursor.expect_word("then", "if a = b then c = d")?;
            Form::If(Box::new((condition, disjunction(cursor)?)))
        } else {
            let left = disjunction(cursor)?;
            if !cursor.eat_word("iff") {
                return Ok(left);
            }
            Form::Iff(Box::new((left, disjunction(cursor)?)))
        };
        if cursor.at_word("iff") {
            let here = cursor.here();
            return cursor.report(
                Diagnostic::error(Code::Syntax, here, "`if` and `iff` do not chain")
                    .related(start, "the first one begins here")
                    .help("put one of them in brackets"),
            );
        }
        Ok(statement)
    })
}

fn nested(
    cursor: &mut Cursor<'_>,
    parse: impl FnOnce(&mut Cursor<'_>) -> Parsed<Statement>,
) -> Parsed<Statement> {
    cursor.depth += 1;
    if cursor.depth > MAX_DEPTH {
        let here = cursor.here();
        let message = format!("statements are nested more than {MAX_DEPTH} deep");
        return cursor.report(
            Diagnostic::error(Code::TooDeep, here, message).help("split it into several clues"),
        );
    }
    let statement = parse(cursor);
    cursor.depth -= 1;
    statement
}

fn disjunction(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    joined(cursor, "or", Form::Or, |cursor| {
        joined(cursor, "xor", Form::Xor, |cursor| joined(cursor, "and", Form::And, negation))
    })
}

fn joined(
    cursor: &mut Cursor<'_>,
    word: &str,
    form: fn(Vec<Statement>) -> Statement,
    part: impl Fn(&mut Cursor<'_>) -> Parsed<Statement>,
) -> Parsed<Statement> {
    let first = part(cursor)?;
    if !cursor.at_word(word) {
        return Ok(first);
    }
    let mut all = vec![first];
    while cursor.eat_word(word) {
        all.push(part(cursor)?);
    }
    Ok(form(all))
}

fn negation(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    if cursor.eat_word("not") {
        return nested(cursor, |cursor| Ok(Form::Not(Box::new(negation(cursor)?))));
    }
    primary(cursor)
}

fn primary(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    if let Some(open) = cursor.peek().filter(|token| token.kind == TokenKind::Open) {
        cursor.next();
        let inner = clause(cursor)?;
        cursor.expect_close(open, TokenKind::Close)?;
        return Ok(inner);
    }
    if cursor.eat_word("exactly") {
        return counted(cursor, Count::Exactly);
    }
    if cursor.at_word("at") && cursor.then_word("least") {
        cursor.next();
        cursor.next();
        return counted(cursor, Count::AtLeast);
    }
    if cursor.at_word("at") && cursor.then_word("most") {
        cursor.next();
        cursor.next();
        return counted(cursor, Count::AtMost);
    }
    if cursor.at_word("if") {
        let here = cursor.here();
        return cursor.report(
            Diagnostic::error(Code::Syntax, here, "`if` inside a statement goes in brackets")
                .help("such as `a = b and (if c = d then e = f)`"),
        );
    }
    relation::relation(cursor)
}

/// `2 of (C; C; C)`, behind `exactly`, `at least` or `at most`.
fn counted(cursor: &mut Cursor<'_>, count: Count) -> Parsed<Statement> {
    let number = cursor.expect(TokenKind::Word, "a number")?;
    let Ok(bound) = cursor.slice(number).parse::<u32>() else {
        let message = format!("`{}` is not a whole number", cursor.slice(number));
        return cursor.report(
            Diagnostic::error(Code::MalformedNumber, number.span, message)
                .help("write it in digits, such as `exactly 2 of (a = b; c = d; e = f)`"),
        );
    };
    cursor.expect_word("of", "exactly 2 of (a = b; c = d; e = f)")?;
    let open = cursor.expect(TokenKind::Open, "`(`, then statements separated by `;`")?;
    let mut of = vec![clause(cursor)?];
    while cursor.eat(TokenKind::Semicolon) {
        of.push(clause(cursor)?);
        if of.len() > MAX_LENGTH {
            let here = cursor.here();
            let message = format!("at most {MAX_LENGTH} statements can be counted");
            return cursor.report(Diagnostic::error(Code::TooLarge, here, message));
        }
    }
    if cursor.peek_kind() == Some(TokenKind::Comma) {
        let here = cursor.here();
        return cursor.report(Diagnostic::error(
            Code::Syntax,
            here,
            "statements are separated by `;` here, not by a comma",
        ));
    }
    cursor.expect_close(open, TokenKind::Close)?;
    Ok(Form::Count(count, bound, of))
}
