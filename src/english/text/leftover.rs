//! What may be one more list in a sentence whose lists are taken out, so that none is lost.

use super::list;
use crate::english::token::Token;

/// Whether a sentence has something like a list among the words that are left when its lists are taken out: short parts
/// between commas. `is_announced`: whether it announces a list.
pub(super) fn has_more(
    tokens: &[Token],
    is_announced: bool,
    is_of_heading: impl Fn(&Token) -> bool,
) -> bool {
    const LONGEST: usize = 4;
    const MARKS: &[&str] = &[",", ";", ":", "(", ")", "-", "–", "—"];
    const SMALL: &[&str] = &[".", "a", "an", "some", "the"];
    let is_joint = |token: &Token| matches!(&*token.word, "and" | "or" | "&");
    // `one wore a …` without its hat
    let begins_phrase =
        |token: &Token| matches!(&*token.word, "one" | "another" | "third" | "other" | "last");
    let is_plain = |token: &Token| !list::CLAUSE.contains(&&*token.word) && !is_of_heading(token);
    let told = tokens.split(|token| MARKS.contains(&&*token.word));
    let parts: Vec<Vec<&Token>> = told
        .map(|part| part.iter().filter(|token| !SMALL.contains(&&*token.word)).collect())
        .collect();
    let is_short = |part: &&Vec<&Token>| {
        part.len() <= LONGEST
            && part.first().is_some_and(|first| !is_joint(first) && !begins_phrase(first))
            && part.iter().all(|token| is_plain(token))
    };
    let is_end = |part: &Vec<&Token>| part.iter().any(|token| is_joint(token));
    let fewest = if is_announced { 1 } else { 2 };
    (1..parts.len()).any(|at| {
        let run = parts[at..].iter().take_while(is_short).count();
        let closes = parts[at..].iter().take(run + 1).any(is_end);
        run > fewest && is_announced || run >= fewest && closes
    })
}
