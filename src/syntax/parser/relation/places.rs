//! What stands behind `in`, `at` and `on`: `house 2 or 4`, `an odd house`, `first`.

use super::super::cursor::{Cursor, Parsed};
use super::at_boundary;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, PlaceName, Statement, Which};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::TokenKind;

/// What stands behind `a in`, `a at`, `a on`, or `a first`.
pub(super) fn place(cursor: &mut Cursor<'_>, a: Operand) -> Parsed<Statement> {
    let preposition = cursor.eat_any(&["in", "at", "on"]);
    let special = |cursor: &Cursor<'_>| {
        ["odd", "even", "end", "first", "last", "middle", "either"]
            .iter()
            .any(|w| cursor.then_word(w))
    };
    let (mut article, mut definite) = (false, false);
    if preposition
        && special(cursor)
        && (cursor.at_word("the") || cursor.at_word("a") || cursor.at_word("an"))
    {
        article = true;
        definite = cursor.at_word("the");
        cursor.next();
    }
    if preposition && cursor.at_word("that") && cursor.then_word("order") {
        return cursor.unexpected("a list such as `a, b, c` before `in that order`");
    }
    if preposition && (cursor.at_word("end") || cursor.at_word("either") && cursor.then_word("end"))
    {
        if definite {
            return cursor.unexpected("`an end`, `first` or `last` (which end is `the end`?)");
        }
        cursor.eat_word("either");
        cursor.next();
        return Ok(Form::AtEnd(a));
    }
    for (word, form) in [("odd", Form::Odd as fn(Operand) -> Statement), ("even", Form::Even)] {
        // `in odd` may be a position of that name, `in an odd house` is not.
        if preposition && cursor.at_word(word) && (article || !label_follows(cursor)) {
            cursor.next();
            position_word(cursor);
            return Ok(form(a));
        }
    }
    for (word, which) in [("first", Which::First), ("last", Which::Last), ("middle", Which::Middle)]
    {
        if cursor.at_word(word) {
            let span = cursor.here();
            cursor.next();
            position_word(cursor);
            let name = Name::new(word, span);
            return Ok(Form::In(a, vec![PlaceName { which, name }]));
        }
    }
    if cursor.at_word("one") && cursor.then_word("of") {
        cursor.next();
        cursor.next();
        cursor.eat_word("the");
    }
    Ok(Form::In(a, places(cursor)?))
}

/// Whether `odd` or `even` is itself the label of a position.
pub(super) fn label_follows(cursor: &Cursor<'_>) -> bool {
    cursor.peek().is_some_and(|token| cursor.vocabulary.is_name(cursor.slice(token)))
}

/// Takes the word for positions, if it comes.
pub(super) fn position_word(cursor: &mut Cursor<'_>) {
    let mark = cursor.mark();
    let run = cursor.name_run();
    if run.is_empty() || !cursor.vocabulary.is_position_word(&cursor.plain_text(run)) {
        cursor.reset(mark);
    }
}

/// `house 2 or 4`, `houses 1, 3, 5`, `Tue`
pub(super) fn places(cursor: &mut Cursor<'_>) -> Parsed<Vec<PlaceName>> {
    let mut all = vec![place_name(cursor)?];
    loop {
        let mark = cursor.mark();
        let comma = cursor.eat(TokenKind::Comma);
        let or = cursor.eat_word("or");
        if !comma && !or {
            return Ok(all);
        }
        let run = cursor.run();
        let ends = at_boundary(cursor);
        cursor.reset(mark);
        if run.is_empty() || !ends {
            return Ok(all);
        }
        cursor.eat(TokenKind::Comma);
        cursor.eat_word("or");
        all.push(place_name(cursor)?);
    }
}

pub(super) fn place_name(cursor: &mut Cursor<'_>) -> Parsed<PlaceName> {
    let run = cursor.run();
    let (text, here) = (cursor.plain_text(run), cursor.here());
    if cursor.vocabulary.is_position_word(&text) && !cursor.vocabulary.is_name(&text) {
        let message = format!("which {text}? its number or name is missing");
        let span = run.first().map_or(here, |token| token.span);
        return cursor.report(Diagnostic::error(Code::Syntax, span, message));
    }
    let qualified = match run {
        [word, colon, label @ ..]
            if colon.kind == TokenKind::Colon
                && cursor.vocabulary.is_position_word(&cursor.plain_text(&[*word])) =>
        {
            Some(label)
        }
        _ => cursor.label_of(run).map(|(_, label)| label),
    };
    let mut name = cursor.name_of(qualified.unwrap_or(run), "a position such as `house 3`")?;
    if !name.quoted
        && qualified.is_none()
        && let Some(label) = cursor.vocabulary.strip_position_word(&name.text)
    {
        name.span.start = name.span.end - label.len() as u32;
        name.text = label.into();
    }
    if !name.quoted && name.span.range().len() < name.text.len() {
        name.span = run[0].span.to(run[run.len() - 1].span);
    }
    Ok(PlaceName { which: Which::Label, name })
}
