//! An order that is not a direct one: `lives above Ann, but not immediately above her`, `shopped before Bo, but not the day
//! before`.

use super::super::paraphrase::CLOSE;
use super::super::sentence::is_same_item;
use super::super::token::Token;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words of an order, behind which stands who is compared with.
const ORDER: &[&str] =
    &["above", "after", "ahead", "before", "behind", "below", "beneath", "left", "right"];

/// Words that leave the distance open, which is told behind them.
const FREE: &[&str] = &["somewhere", "sometime"];

/// What is said of an order, and that it is not that of neighbours.
pub(super) fn but_not_close(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    // What is told of several, or left open, may be denied in another way.
    const SEVERAL: &[&str] =
        &["'t", "and", "both", "either", "if", "neither", "never", "nor", "not", "only", "or"];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let joins =
        |at: &usize| matches!(word(*at), "although" | "but" | "though") && word(at + 1) == "not";
    let at = (2..tokens.len()).find(joins)?;
    let head = &tokens[..at - usize::from(word(at - 1) == ",")];
    let tail = &tokens[at + 2..];
    let is_several = |token: &Token| SEVERAL.contains(&&*token.word) || token.word == ",";
    if head.iter().chain(tail).any(is_several) {
        return None;
    }
    let says = read(head)?;
    let close = read(&as_close(head, tail)?)?;
    is_closer(&close, &says).then(|| Form::And(vec![says, Form::Not(Box::new(close))]))
}

/// `lives immediately above Ann` for `lives above Ann` beside `immediately`, `immediately above her` and `immediately above Ann`;
/// `shopped the day before Bo` for `shopped before Bo` beside `the day before`.
fn as_close(head: &[Token], tail: &[Token]) -> Option<Vec<Token>> {
    let place =
        |of: &[Token], words: &[&str]| of.iter().rposition(|token| words.contains(&&*token.word));
    let order = place(head, ORDER)?;
    let is_of = |at: usize| head.get(at).is_some_and(|of| of.word == "of");
    let other = &head[order + 1 + usize::from(is_of(order + 1))..];
    // `to the left of`
    let is_side = order > 1 && head[order - 2].word == "to";
    let start = if is_side { order - 2 } else { order };
    let is_free = start > 0 && FREE.contains(&&*head[start - 1].word);
    let before = &head[..start - usize::from(is_free)];
    let [first, rest @ ..] = tail else { return None };
    let is_close = CLOSE.contains(&&*first.word);
    if is_close && rest.is_empty() {
        return Some([before, std::slice::from_ref(first), &head[start..]].concat());
    }
    // It must be the same order.
    let same = place(tail, &[&*head[order].word])?;
    let is_of_tail = tail.get(same + 1).is_some_and(|of| of.word == "of");
    let behind = &tail[same + 1 + usize::from(is_of_tail)..];
    let is_time = |tail: &[Token]| {
        const TIMES: &[&str] = &["day", "evening", "hour", "month", "night", "week", "year"];
        let [article, time, order] = tail else { return false };
        // `immediately before` is `1 days before` here; see `paraphrase`.
        matches!(&*article.word, "1" | "a" | "the")
            && TIMES.contains(&time.word.trim_end_matches('s'))
            && ORDER.contains(&&*order.word)
    };
    let told = &tail[..=same];
    let on = usize::from(first.word == "on");
    if !is_close && !is_time(&told[on..]) || is_close && told.len() != head[start..=order].len() + 1
    {
        return None;
    }
    let joint = &tail[..tail.len() - behind.len()];
    // `not immediately to the left`
    if behind.is_empty() {
        return Some([before, tail, &head[order + 1..]].concat());
    }
    let is_pronoun = match behind {
        [only] => matches!(&*only.word, "her" | "him" | "it" | "them"),
        _ => false,
    };
    let (joint, behind) = if is_pronoun { (joint, other) } else { (joint, behind) };
    Some([before, joint, behind].concat())
}

/// Whether a statement tells the same order of the same rows, with the distance that they have.
fn is_closer(close: &Statement, says: &Statement) -> bool {
    match (close, says) {
        (
            Form::Order { a, side, steps: Some(1), b },
            Form::Order { a: a2, side: side2, steps: None, b: b2 },
        ) => side == side2 && is_same_item(a, a2) && is_same_item(b, b2),
        (
            Form::Than { a, function, by: Some(_), more, b },
            Form::Than { a: a2, function: other, by: None, more: more2, b: b2 },
        ) => {
            function.text == other.text
                && more == more2
                && is_same_item(a, a2)
                && is_same_item(b, b2)
        }
        _ => false,
    }
}
