//! Comparisons of values: `f(a) < f(b) + k`, `|f(a) - f(b)| = k`, `a price 2 more than b`.

use super::super::cursor::{Cursor, Parsed};
use super::amounts::is_known;
use crate::model::statement::{Comparison, Form, Term};
use crate::syntax::ast::{Name, Operand, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::lexer::{Token, TokenKind};
use crate::syntax::text::fold;

use super::AstTerm;

/// The most words of an item, a category and an amount together.
const MOST_WORDS: usize = 50;

/// `|f(a) - f(b)| op k` or `abs(f(a) - f(b)) op k`
pub(super) fn difference(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
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

pub(super) fn mixed<T>(cursor: &mut Cursor<'_>, first: &Name, second: &Name) -> Parsed<T> {
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
pub(super) fn call(cursor: &mut Cursor<'_>) -> Parsed<(Name, Operand)> {
    let run = cursor.run();
    call_of(cursor, run)
}

pub(super) fn call_of(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<(Name, Operand)> {
    let function = cursor.name_of(run, "a category, such as `house(red)`")?;
    let open = cursor.expect(TokenKind::Open, "`(` and an operand, such as `house(red)`")?;
    let of = cursor.operand()?;
    cursor.expect_close(open, TokenKind::Close)?;
    Ok((function, of))
}

/// `f(a)`, `f(a) + k`, with the function's name already taken.
pub(super) fn value(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<AstTerm> {
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

pub(super) fn comparison(cursor: &mut Cursor<'_>) -> Parsed<Comparison> {
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
pub(super) fn chain(cursor: &mut Cursor<'_>, first: AstTerm) -> Parsed<Statement> {
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

/// `a price 2 more than b`: the run is cut where the category stands.
pub(super) fn than(cursor: &mut Cursor<'_>, run: &[Token], extra: &[Token]) -> Parsed<Statement> {
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

pub(super) fn is_category_cut(cursor: &Cursor<'_>, function: &[Token], amount: &[Token]) -> bool {
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
pub(super) fn cut_than(cursor: &mut Cursor<'_>, run: &[Token]) -> Parsed<Option<(usize, usize)>> {
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
