//! Relations: everything that a clue says of operands without a connective.

use super::MAX_LENGTH;
use super::cursor::{Cursor, Parsed};
use crate::model::statement::{Comparison, Form, Side, Term};
use crate::syntax::ast::{Name, Operand, PlaceName, Statement, Which};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::{Token, TokenKind};
use crate::syntax::text::{fold, is_integer};

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

/// `|f(a) - f(b)| op k` or `abs(f(a) - f(b)) op k`
fn difference(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    let bars = cursor.peek_kind() == Some(TokenKind::Bar);
    cursor.next();
    let open = if bars { None } else { Some(cursor.expect(TokenKind::Open, "`(`")?) };
    let (function, a) = call(cursor)?;
    match cursor.peek() {
        Some(token) if cursor.slice(token) == "-" => cursor.next(),
        _ => return cursor.unexpected("`-` between spaces"),
    };
    let (second, b) = call(cursor)?;
    match open {
        Some(open) => cursor.expect_close(open, TokenKind::Close)?,
        None => drop(cursor.expect(TokenKind::Bar, "`|`")?),
    }
    if fold(&second.text) != fold(&function.text) {
        return mixed(cursor, &function, &second);
    }
    let comparison = comparison(cursor)?;
    let run = cursor.run();
    let amount = cursor.name_of(run, "a number")?;
    Ok(Form::Difference { function, of: (a, b), comparison, amount })
}

fn mixed<T>(cursor: &mut Cursor<'_>, first: &Name, second: &Name) -> Parsed<T> {
    let message = format!("`{}` and `{}` cannot be compared", first.text, second.text);
    cursor.report(
        Diagnostic::error(Code::MixedCategories, second.span, message)
            .related(first.span, "compared with this")
            .help(format!(
                "both sides speak of one category, such as `{0}(a) < {0}(b)`",
                first.text
            )),
    )
}

/// `f(a)`
fn call(cursor: &mut Cursor<'_>) -> Parsed<(Name, Operand)> {
    let run = cursor.run();
    call_of(cursor, run)
}

fn call_of(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<(Name, Operand)> {
    let function = cursor.name_of(run, "a category, such as `house(red)`")?;
    let open = cursor.expect(TokenKind::Open, "`(` and an operand, such as `house(red)`")?;
    let of = cursor.operand()?;
    cursor.expect_close(open, TokenKind::Close)?;
    Ok((function, of))
}

/// `f(a)`, `f(a) + k`, with the function's name already taken.
fn value(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<AstTerm> {
    let (function, of) = call_of(cursor, run)?;
    let Some(token) = cursor.peek() else { return Ok(Term::Value { function, of, plus: None }) };
    let sign = cursor.slice(token);
    let glued = token.kind == TokenKind::Word && sign.starts_with(['+', '-']) && sign.len() > 1;
    if !glued && !matches!(sign, "+" | "-") {
        return Ok(Term::Value { function, of, plus: None });
    }
    if !glued {
        cursor.next();
    }
    let run = cursor.run();
    let mut amount = cursor.name_of(run, "a number")?;
    if !glued && sign == "-" {
        amount.text = format!("-{}", amount.text).into();
    }
    Ok(Term::Value { function, of, plus: Some(amount) })
}

fn comparison(cursor: &mut Cursor<'_>) -> Parsed<Comparison> {
    let token = match cursor.peek() {
        Some(token) if token.kind == TokenKind::Operator => token,
        _ => return cursor.unexpected("a comparison such as `=` or `<`"),
    };
    let comparison = match cursor.slice(token) {
        "=" => Comparison::Equal,
        "!=" | "≠" => Comparison::NotEqual,
        "<" => Comparison::Less,
        "<=" | "≤" => Comparison::AtMost,
        ">" => Comparison::Greater,
        ">=" | "≥" => Comparison::AtLeast,
        _ => return cursor.unexpected("a comparison such as `=` or `<`"),
    };
    cursor.next();
    Ok(comparison)
}

/// `first op term op term …`
fn chain(cursor: &mut Cursor<'_>, first: AstTerm) -> Parsed<Statement> {
    let mut links: Vec<(Comparison, AstTerm)> = Vec::new();
    while links.is_empty() || cursor.peek_kind() == Some(TokenKind::Operator) {
        let comparison = comparison(cursor)?;
        let run = cursor.run();
        let term = if cursor.peek_kind() == Some(TokenKind::Open) {
            value(cursor, run)?
        } else {
            Term::Constant(cursor.name_of(run, "a number or a value such as `house(red)`")?)
        };
        let left = links.last().map_or(&first, |(_, term)| term);
        if let (Term::Value { function: f, .. }, Term::Value { function: g, .. }) = (left, &term)
            && fold(&f.text) != fold(&g.text)
        {
            let (f, g) = (f.clone(), g.clone());
            return mixed(cursor, &f, &g);
        }
        if let (Term::Constant(a), Term::Constant(b)) = (left, &term) {
            let span = a.span.to(b.span);
            let message = "two constants are compared";
            return cursor.report(
                Diagnostic::error(Code::Syntax, span, message)
                    .help("one side of each comparison is a value such as `house(red)`"),
            );
        }
        links.push((comparison, term));
    }
    Ok(Form::Compare(first, links))
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

/// `left of`, `directly before`, `2 above` …
fn order(
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

const A_RELATION: &str = "a relation such as `=`, `next to` or `in house 3`";

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

/// `a between b and c`, or `2 houses between a and b`, behind `between`.
fn between(cursor: &mut Cursor<'_>, run: &[Token], extra: &[Token]) -> Parsed<Statement> {
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

fn integer(cursor: &mut Cursor<'_>, digits: &str, span: crate::model::ids::Span) -> Parsed<u32> {
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
fn with_steps(
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
fn steps_at_end(cursor: &Cursor<'_>, run: &[Token]) -> Option<usize> {
    (1..run.len())
        .rev()
        .find(|cut| run[*cut].kind == TokenKind::Word && is_integer(cursor.slice(run[*cut])))
        .filter(|cut| run[cut - 1].kind != TokenKind::Colon && is_count(cursor, &run[*cut..]))
}

/// Whether the tokens behind the first one are nothing or the word for positions.
fn is_count(cursor: &Cursor<'_>, amount: &[Token]) -> bool {
    amount.len() == 1 || cursor.vocabulary.is_position_word(&cursor.text_of(&amount[1..]))
}

fn is_known(cursor: &Cursor<'_>, run: &[Token]) -> bool {
    let name = run.iter().position(|token| token.kind == TokenKind::Colon).map_or(0, |at| at + 1);
    match &run[name..] {
        [one] if one.kind == TokenKind::Quoted => true,
        words => {
            words.iter().all(|token| token.kind == TokenKind::Word)
                && cursor.vocabulary.is_name(&cursor.text_of(words))
        }
    }
}

/// The most words of an item, a category and an amount together.
const MOST_WORDS: usize = 50;

/// `a price 2 more than b`: the run is cut where the category stands.
fn than(cursor: &mut Cursor<'_>, run: &[Token], extra: &[Token]) -> Parsed<Statement> {
    let keyword = cursor.here();
    // All cuts of the words are tried, which for a hostile line would take forever.
    if run.len() + extra.len() > MOST_WORDS {
        let message = format!("more than {MOST_WORDS} words before `more` or `less`");
        return cursor.report(Diagnostic::error(Code::Syntax, keyword, message));
    }
    let more = cursor.at_word("more");
    cursor.next();
    cursor.expect_word("than", "a price 2 more than b")?;
    let (subject, function, by) = if extra.is_empty() {
        let Some((first, second)) = cut_than(cursor, run)? else {
            let message = "`more than` and `less than` follow a category";
            return cursor.report(
                Diagnostic::error(Code::Syntax, keyword, message)
                    .help("such as `Ann price 2 more than Bob` or `Ann price less than Bob`"),
            );
        };
        (&run[..first], &run[first..second], &run[second..])
    } else {
        let mut cuts =
            (1..=extra.len()).filter(|cut| is_category_cut(cursor, &extra[..*cut], &extra[*cut..]));
        let Some(cut) = cuts.next_back() else {
            let message = format!("`{}` is no category with an amount", cursor.text_of(extra));
            let span = extra[0].span;
            return cursor.report(Diagnostic::error(Code::UnknownName, span, message));
        };
        (run, &extra[..cut], &extra[cut..])
    };
    let a = cursor.operand_of(subject)?;
    let function = cursor.name_of(function, "a category")?;
    let by = if by.is_empty() { None } else { Some(cursor.name_of(by, "a number")?) };
    Ok(Form::Than { a, function, by, more, b: cursor.operand()? })
}

fn is_category_cut(cursor: &Cursor<'_>, function: &[Token], amount: &[Token]) -> bool {
    let category = match function {
        [one] if one.kind == TokenKind::Quoted => true,
        words => {
            words.iter().all(|token| token.kind == TokenKind::Word)
                && cursor.vocabulary.is_function(&cursor.text_of(words))
        }
    };
    let number = |token: &Token| cursor.slice(*token).contains(|c: char| c.is_ascii_digit());
    category && amount.first().is_none_or(number)
}

/// The two cuts of `Ann price 2`; the subject that is a declared name wins, two such are refused.
fn cut_than(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Option<(usize, usize)>> {
    let cuts =
        (1..run.len()).flat_map(|first| (first + 1..=run.len()).map(move |second| (first, second)));
    let fits: Vec<_> = cuts
        .filter(|(first, second)| is_category_cut(cursor, &run[*first..*second], &run[*second..]))
        .collect();
    let known: Vec<_> = fits.iter().filter(|(first, _)| is_known(cursor, &run[..*first])).collect();
    match (known[..].len(), &fits[..]) {
        (1, _) => Ok(known.first().map(|cut| **cut)),
        (0, _) => Ok(fits.last().copied()),
        _ => {
            let span = run[0].span.to(run[run.len() - 1].span);
            let message = "this can be read with more than one category";
            cursor.report(
                Diagnostic::error(Code::AmbiguousName, span, message)
                    .help("put the item, or the category, in quotes"),
            )
        }
    }
}

/// What stands behind `a in`, `a at`, `a on`, or `a first`.
fn place(cursor: &mut Cursor<'_>, a: Operand) -> Parsed<Statement> {
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
fn label_follows(cursor: &Cursor<'_>) -> bool {
    cursor.peek().is_some_and(|token| cursor.vocabulary.is_name(cursor.slice(token)))
}

/// Takes the word for positions, if it comes.
fn position_word(cursor: &mut Cursor<'_>) {
    let mark = cursor.mark();
    let run = cursor.run();
    if run.is_empty() || !cursor.vocabulary.is_position_word(&cursor.text_of(run)) {
        cursor.reset(mark);
    }
}

/// `house 2 or 4`, `houses 1, 3, 5`, `Tue`
fn places(cursor: &mut Cursor<'_>) -> Parsed<Vec<PlaceName>> {
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

fn place_name(cursor: &mut Cursor<'_>) -> Parsed<PlaceName> {
    let run = cursor.run();
    let (text, here) = (cursor.text_of(run), cursor.here());
    if cursor.vocabulary.is_position_word(&text) && !cursor.vocabulary.is_name(&text) {
        let message = format!("which {text}? its number or name is missing");
        let span = run.first().map_or(here, |token| token.span);
        return cursor.report(Diagnostic::error(Code::Syntax, span, message));
    }
    // `house "left bank"`: the word for positions, then a quoted label.
    let qualified = match run {
        [word, colon, label @ ..]
            if colon.kind == TokenKind::Colon
                && cursor.vocabulary.is_position_word(cursor.slice(*word)) =>
        {
            Some(label)
        }
        _ => None,
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
