//! Relations: everything that a clue says of operands without a connective.

mod amounts;
mod places;
mod values;

use self::amounts::{between, is_known, order, with_steps};
use self::places::place;
use self::values::{chain, comparison, difference, than, value};
use super::MAX_LENGTH;
use super::cursor::{Cursor, Parsed};
use crate::model::statement::{Comparison, Form, Term};
use crate::syntax::ast::{Name, Operand, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::{Token, TokenKind};

const A_RELATION: &str = "a relation such as `=`, `next to` or `in house 3`";

type AstTerm = Term<Operand, Name, Name>;

/// Reads one relation.
pub(super) fn relation(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    cursor.take()?;
    if cursor.at_word("all") && (cursor.then_word("different") || cursor.then_word("same")) {
        cursor.next();
        let form = if cursor.eat_word("same") { Form::AllSame } else { Form::AllDifferent };
        cursor.eat_word("different");
        return Ok(form(bracketed(cursor, TokenKind::Open, TokenKind::Close)?));
    }
    match cursor.peek_kind() {
        Some(TokenKind::OpenBrace) => return pairs(cursor),
        Some(TokenKind::Bar) => return difference(cursor),
        _ if cursor.at_word("abs") => return difference(cursor),
        _ => {}
    }
    let run = cursor.run();
    match cursor.peek_kind() {
        _ if run.is_empty() => cursor.unexpected_name("a statement"),
        Some(TokenKind::Open) => {
            let first = value(cursor, run)?;
            chain(cursor, first)
        }
        Some(TokenKind::Operator) => equation(cursor, run),
        Some(TokenKind::Comma) => in_order(cursor, run),
        _ if cursor.at_word("and") => parity(cursor, run),
        _ => described(cursor, run),
    }
}

/// `nationality of water`
pub(super) fn question(cursor: &mut Cursor<'_>) -> Parsed<(Name, Operand)> {
    let run = cursor.run();
    let category = cursor.name_of(run, "a category, such as `nationality of water`")?;
    cursor.expect_word("of", "nationality of water")?;
    Ok((category, cursor.operand()?))
}

/// Whether the next token ends a statement, so that a list before it ends too.
fn at_boundary(cursor: &Cursor<'_>) -> bool {
    match cursor.peek_kind() {
        None | Some(TokenKind::Close | TokenKind::Semicolon | TokenKind::Quoted) => true,
        Some(TokenKind::Comma) => true,
        _ => ["and", "or", "xor", "iff", "then"].iter().any(|word| cursor.at_word(word)),
    }
}

/// Operands between brackets, separated by commas.
fn bracketed(cursor: &mut Cursor<'_>, open: TokenKind, close: TokenKind) -> Parsed<Vec<Operand>> {
    let what = if open == TokenKind::Open { "`(`" } else { "`{`" };
    let bracket = cursor.expect(open, what)?;
    let mut all = vec![cursor.operand()?];
    while cursor.eat(TokenKind::Comma) {
        all.push(cursor.operand()?);
        fits(cursor, all.len())?;
    }
    cursor.expect_close(bracket, close)?;
    if all.len() < 2 {
        let message = "one operand alone: a list needs two or more";
        return cursor.report(Diagnostic::error(Code::Syntax, bracket.span, message));
    }
    Ok(all)
}

/// Counts an operand of a list, which may hold as many as there can be positions.
fn fits(cursor: &mut Cursor<'_>, length: usize) -> Parsed<()> {
    if length > MAX_LENGTH {
        let here = cursor.here();
        let message = format!("a list has at most {MAX_LENGTH} operands");
        return cursor.report(Diagnostic::error(Code::TooLarge, here, message));
    }
    cursor.take()
}

/// `{a, b} = {c, d}`
fn pairs(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    let start = cursor.here();
    let left = bracketed(cursor, TokenKind::OpenBrace, TokenKind::CloseBrace)?;
    let operator = cursor.expect(TokenKind::Operator, "`=`")?;
    if cursor.slice(operator) != "=" {
        let message = "two sets can only be equal";
        return cursor.report(
            Diagnostic::error(Code::Syntax, operator.span, message)
                .help("write `not {a, b} = {c, d}` for the opposite"),
        );
    }
    let right = bracketed(cursor, TokenKind::OpenBrace, TokenKind::CloseBrace)?;
    if left.len() != right.len() {
        let message = format!("{} operands on the left, {} on the right", left.len(), right.len());
        let end = cursor.here();
        let span = crate::model::ids::Span { start: start.start, end: end.start };
        return cursor.report(Diagnostic::error(Code::Syntax, span, message));
    }
    Ok(Form::Pairs(left, right))
}

/// What begins with a run and an operator: `a = b`, `a != b`, `3 < house(a)`.
fn equation(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Statement> {
    let mark = cursor.mark();
    let operator = cursor.here();
    let comparison = comparison(cursor)?;
    if ["either", "neither"].iter().any(|word| cursor.at_word(word)) {
        let here = cursor.here();
        return cursor.report(
            Diagnostic::error(Code::Syntax, here, "`either` and `neither` follow `is`")
                .help("such as `Ann is either red or blue`"),
        );
    }
    let right = cursor.run();
    if cursor.peek_kind() == Some(TokenKind::Open) {
        cursor.reset(mark);
        let constant = cursor.name_of(run, "a number")?;
        return chain(cursor, Term::Constant(constant));
    }
    if !matches!(comparison, Comparison::Equal | Comparison::NotEqual) {
        let message = format!("`{}` compares values, not items", comparison.symbol());
        let word =
            cursor.vocabulary.position_words().last().map_or("house", |word| word).to_owned();
        let (a, b) = (cursor.text_of(run), cursor.text_of(right));
        return cursor.report(Diagnostic::error(Code::Syntax, operator, message).help(format!(
            "write `{word}({a}) {} {word}({b})`, with the category that you mean",
            comparison.symbol()
        )));
    }
    let a = cursor.operand_of(run)?;
    let b = cursor.operand_of(right)?;
    if cursor.peek_kind() == Some(TokenKind::Operator) {
        let here = cursor.here();
        let mut diagnostic =
            Diagnostic::error(Code::Syntax, here, "`=` between items does not chain")
                .help("write `all same (a, b, c)`, or join two statements by `and`");
        if !is_known(cursor, right) {
            diagnostic = diagnostic.related(b.span(), "read as one name");
        }
        return cursor.report(diagnostic);
    }
    Ok(if comparison == Comparison::Equal { Form::Same(a, b) } else { Form::Different(a, b) })
}

/// `b, a, c in that order`
fn in_order(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Statement> {
    let mut all = vec![cursor.operand_of(run)?];
    while cursor.eat(TokenKind::Comma) {
        cursor.eat_word("and");
        all.push(cursor.operand()?);
        fits(cursor, all.len())?;
    }
    if cursor.eat_word("and") {
        all.push(cursor.operand()?);
    }
    for word in ["in", "that", "order"] {
        cursor.expect_word(word, "a, b, c in that order")?;
    }
    Ok(Form::InOrder(all))
}

/// `a and b same parity`, `a and b not same parity`
fn parity(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Statement> {
    cursor.next();
    let second = cursor.run();
    let negated = cursor.eat_word("not");
    if second.is_empty() || !cursor.at_word("same") {
        return says_nothing(cursor, run);
    }
    cursor.next();
    cursor.expect_word("parity", "a and b same parity")?;
    let (a, b) = (cursor.operand_of(run)?, cursor.operand_of(second)?);
    Ok(negate(negated, Form::SameParity(a, b)))
}

fn negate(negated: bool, statement: Statement) -> Statement {
    if negated { Form::Not(Box::new(statement)) } else { statement }
}

/// What begins with a run and a keyword: `a is b`, `a next to b`, `a price 2 more than b`.
fn described(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Statement> {
    let is = cursor.eat_word("is");
    let negated = cursor.eat_word("not");
    if is && cursor.at_word("either") {
        return either(cursor, run, negated);
    }
    if is && !negated && cursor.eat_word("neither") {
        let a = cursor.operand_of(run)?;
        let of = alternatives(cursor, "nor")?;
        return Ok(Form::Neither(a, of));
    }
    // Behind `is` or `not` another run may stand: an operand, `2` of `2 left of`, or `price 2`.
    let extra = if is || negated { cursor.run() } else { &[] };
    if is && !extra.is_empty() && !at_relation(cursor) {
        let (a, b) = (cursor.operand_of(run)?, cursor.operand_of(extra)?);
        return Ok(if negated { Form::Different(a, b) } else { Form::Same(a, b) });
    }
    let statement = keyword_relation(cursor, run, extra)?;
    Ok(negate(negated, statement))
}

/// Whether a keyword comes that an amount can stand before.
fn at_relation(cursor: &Cursor<'_>) -> bool {
    const AFTER_AMOUNT: &[&str] =
        &["left", "right", "before", "after", "above", "below", "apart", "more", "less"];
    AFTER_AMOUNT.iter().any(|word| cursor.at_word(word))
}

/// `a is either b or c`
fn either(cursor: &mut Cursor<'_>, run: &[Token], negated: bool) -> Parsed<Statement> {
    if negated {
        let here = cursor.here();
        return cursor.report(
            Diagnostic::error(Code::Syntax, here, "`not either` can be read in two ways")
                .help("write `a is neither b nor c`, or `not (a is either b or c)`"),
        );
    }
    cursor.next();
    let a = cursor.operand_of(run)?;
    Ok(Form::Either(a, alternatives(cursor, "or")?))
}

/// `b, c or d`: two or more operands; an `or` that begins another statement is left alone.
fn alternatives(cursor: &mut Cursor<'_>, word: &str) -> Parsed<Vec<Operand>> {
    let mut all = vec![cursor.operand()?];
    loop {
        let mark = cursor.mark();
        let comma = cursor.eat(TokenKind::Comma);
        if !cursor.eat_word(word) && !comma {
            break;
        }
        let run = cursor.run();
        if !run.is_empty() && (at_boundary(cursor) || cursor.at_word(word)) {
            all.push(cursor.operand_of(run)?);
            fits(cursor, all.len())?;
        } else if all.len() >= 2 {
            cursor.reset(mark);
            break;
        } else {
            return cursor.unexpected("an item or a position");
        }
    }
    if all.len() < 2 {
        return cursor.unexpected(&format!("`{word}` and another alternative"));
    }
    Ok(all)
}

/// The relations that a keyword tells apart. `run` holds the subject, and where `extra` is empty
/// also the amount behind it.
fn keyword_relation(cursor: &mut Cursor<'_>, run: &[Token], extra: &[Token]) -> Parsed<Statement> {
    let whole = |cursor: &mut Cursor<'_>| {
        if extra.is_empty() {
            return cursor.operand_of(run);
        }
        let message = format!("unexpected `{}` here", cursor.text_of(extra));
        cursor.report(Diagnostic::error(Code::Syntax, extra[0].span, message))
    };
    if cursor.eat_word("next") {
        cursor.expect_word("to", "a next to b")?;
        return Ok(Form::NextTo(whole(cursor)?, cursor.operand()?));
    }
    if cursor.eat_word("between") {
        return between(cursor, run, extra);
    }
    let keyword = cursor.here();
    if cursor.eat_word("apart") {
        let (a, steps) = with_steps(cursor, run, extra)?;
        let Some(steps) = steps else {
            let message = "`apart` needs an item and a number of positions before it";
            return cursor.report(
                Diagnostic::error(Code::Syntax, keyword, message)
                    .help("the form is `a 2 apart from b`"),
            );
        };
        cursor.expect_word("from", "a 2 apart from b")?;
        return Ok(Form::Apart(steps, a, cursor.operand()?));
    }
    if cursor.at_word("more") || cursor.at_word("less") {
        return than(cursor, run, extra);
    }
    if ["in", "at", "on", "first", "last", "middle"].iter().any(|word| cursor.at_word(word)) {
        let a = whole(cursor)?;
        return place(cursor, a);
    }
    let directly = cursor.eat_any(&["directly", "immediately", "just"]);
    if directly && cursor.eat_word("between") {
        let a = whole(cursor)?;
        let (b, c) = two(cursor, "a directly between b and c")?;
        return Ok(Form::DirectlyBetween(a, b, c));
    }
    if directly && cursor.eat_word("next") {
        cursor.expect_word("to", "a next to b")?;
        return Ok(Form::NextTo(whole(cursor)?, cursor.operand()?));
    }
    let somewhere = !directly && cursor.eat_word("somewhere");
    order(cursor, run, extra, directly, somewhere)
}

fn unknown_relation(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Statement> {
    if at_boundary(cursor) && !run.is_empty() {
        return says_nothing(cursor, run);
    }
    cursor.unexpected(A_RELATION)
}

/// For a name, or what was taken for one, where a statement should be.
fn says_nothing(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Statement> {
    let span = run[0].span.to(run[run.len() - 1].span);
    if let Some((place, message, help)) = cursor.odd_operator()
        && span.start <= place.start
        && place.end <= span.end
    {
        return cursor.report(Diagnostic::error(Code::Syntax, place, message).help(help));
    }
    let text = cursor.text_of(run);
    let message = format!("`{text}` alone says nothing: expected {A_RELATION}");
    let mut diagnostic = Diagnostic::error(Code::Syntax, span, message);
    if cursor.follows(span, &["or", "and"]) {
        diagnostic = diagnostic.help(
            "each side is a whole statement: `a = b or a = c`; for one of two write `a is either b or c`",
        );
    }
    cursor.report(diagnostic)
}

/// `b and c`
fn two(cursor: &mut Cursor<'_>, form: &str) -> Parsed<(Operand, Operand)> {
    let b = cursor.operand()?;
    cursor.expect_word("and", form)?;
    Ok((b, cursor.operand()?))
}
