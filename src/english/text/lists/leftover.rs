//! What may be one more list in a sentence whose lists are taken out, so that none is lost.

use super::enumeration;
use super::list;
use super::list::{Item, List};
use crate::english::token::Token;
use crate::model::ids::Span;

/// Whether a sentence has something like a list among the words that are left when its lists are taken out: short parts
/// between commas. `is_announced`: whether it announces a list.
pub(in super::super) fn has_more(
    tokens: &[Token],
    is_announced: bool,
    is_of_heading: impl Fn(&Token) -> bool,
) -> bool {
    const LONGEST: usize = 4;
    const MARKS: &[&str] = &[",", ";", ":", "(", ")", "-", "–", "—"];
    const SMALL: &[&str] = &[".", "a", "an", "some", "the"];
    let is_joint = |token: &Token| matches!(&*token.word, "and" | "or" | "&");
    // `one wore a …` without its hat
    // or `whether a …` without its goat
    let begins_phrase = |token: &Token| {
        matches!(&*token.word, "one" | "another" | "third" | "other" | "last" | "whether")
    };
    let is_plain = |token: &Token| !list::CLAUSE.contains(&&*token.word) && !is_of_heading(token);
    let told = tokens.split(|token| MARKS.contains(&&*token.word));
    let parts: Vec<Vec<&Token>> = told
        .map(|part| part.iter().filter(|token| !SMALL.contains(&&*token.word)).collect())
        .collect();
    // `(on a …, in a … or by a …)` without its bicycle, taxi and ferry
    const PREPOSITIONS: &[&str] = &["at", "by", "in", "on", "with"];
    let is_bare = |part: &[&Token]| part.iter().all(|of| PREPOSITIONS.contains(&&*of.word));
    let is_short = |part: &&Vec<&Token>| {
        part.len() <= LONGEST
            && !is_bare(part)
            && part.first().is_some_and(|first| !is_joint(first) && !begins_phrase(first))
            && part.iter().all(|token| is_plain(token))
    };
    // The `and` of a list that is taken out stands alone behind `at 11:30, 12:00 and 12:30`.
    let is_behind_list = |at: usize| {
        let before = at.checked_sub(1).and_then(|last| parts[last].last());
        parts[at].len() == 1
            && before.is_some_and(|last| matches!(&*last.word, "at" | "by" | "from" | "in" | "on"))
    };
    let is_end = |at: usize| parts[at].iter().any(|token| is_joint(token)) && !is_behind_list(at);
    let fewest = if is_announced { 1 } else { 2 };
    (1..parts.len()).any(|at| {
        let run = parts[at..].iter().take_while(is_short).count();
        let closes = (at..parts.len()).take(run + 1).any(is_end);
        run > fewest && is_announced || run >= fewest && closes
    })
}

/// Whether a sentence that is no list lists something, which may be items: behind a colon, in backticks, between slashes, or
/// in its run names or values, as many as there are of each.
pub(in super::super) fn seems_to_list(text: &str, span: Span, number: usize) -> bool {
    let said = &text[span.range()];
    let marked = said.matches('`').count() >= 6;
    let behind = said.split_once(": ").map(|(_, rest)| rest);
    // `: the colours, the pets and so on are all different.`
    let differ = |rest: &str| {
        let rest = rest.trim_end_matches('.');
        rest.ends_with("are all different") || rest.ends_with("all differ")
    };
    let commas = behind.is_some_and(|rest| rest.matches(',').count() >= 2 && !differ(rest));
    // The owners may be young, rich and happy.
    let is_value =
        |item: &Item| item.name.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    let as_many = |list: &List| list.divided.len() == number && list.divided.iter().all(is_value);
    marked
        || commas
        || has_slashes(said)
        || names_its_kind(said)
        || enumeration::lists(text, span).iter().any(as_many)
}

/// Whether something like a list between slashes stands behind a colon: `Colours: red/blue/green`.
pub(in super::super) fn has_slashes(said: &str) -> bool {
    let behind = said.split_once(": ").map(|(_, rest)| rest);
    behind.is_some_and(|rest| rest.split(' ').any(|word| word.matches('/').count() >= 2))
}

/// Whether a sentence says what the things of some kind are, in words without a joint: `The colours are red, blue, green.`
fn names_its_kind(said: &str) -> bool {
    const LONGEST: usize = 3;
    let lower = said.to_lowercase();
    let Some((kind, items)) = [" are ", " were "].iter().find_map(|verb| lower.split_once(verb))
    else {
        return false;
    };
    let begins = kind.split(' ').next().is_some_and(|first| matches!(first, "the" | "their"));
    let items: Vec<&str> = items.trim_end_matches('.').split(", ").collect();
    begins
        && kind.ends_with('s')
        && kind.split(' ').count() <= LONGEST
        && items.len() > 2
        && !items.iter().any(|item| item.contains(" and ") || item.contains(" or "))
        && items.iter().all(|item| item.split(' ').count() <= LONGEST)
}

/// Two items in one, where a list has one more than there are of each: `white and pink` of `red, blue, green, white and pink`. What
/// is one item is called so once more.
pub(in super::super) fn two_in_one(text: &str, list: &List, number: usize) -> Option<Span> {
    if list.whole.len() != number || list.divided.len() != number + 1 {
        return None;
    }
    let last = list.whole.last()?;
    let is_once_more = || text.to_lowercase().matches(&*last.name.to_lowercase()).nth(1).is_some();
    (!is_once_more()).then_some(last.span)
}
