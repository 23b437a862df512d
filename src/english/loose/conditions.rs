//! Conditions in the plain order: `if Bo is the cook, then Ann has the cat` for `Ann has the cat if Bo is the cook`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;

/// The condition in front of what depends on it.
pub(super) fn behind(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Words before `if` with which it says something else.
    const OTHER: &[&str] = &["and", "as", "but", "even", "know", "only", "or", "tell", "wonder"];
    const JOINING: &[&str] =
        &[",", ";", "either", "else", "otherwise", "then", "unless", "whether"];
    let at = (3..reader.end()).find(|at| reader.word(*at) == "if")?;
    let main = at - usize::from(reader.word(at - 1) == ",");
    let joined = |of: &Token| JOINING.contains(&&*of.word) || of.word == "if";
    let is_plain = !OTHER.contains(&reader.word(main - 1))
        && !reader.tokens[..main].iter().any(joined)
        && !reader.tokens[at + 1..].iter().any(joined);
    if !is_plain {
        return None;
    }
    let condition = at + 1;
    // Of two that are named nobody knows whom `she` means.
    let points = |of: &Token| {
        function::is_own(&of.word) || matches!(&*of.word, "he" | "she" | "it" | "they")
    };
    if reader.tokens[condition..].iter().any(points) || reader.tokens[..main].iter().any(points) {
        return None;
    }
    let say = |words: &str| reader.tokens[at].saying(words);
    let said = [
        &say("if"),
        &reader.tokens[condition..reader.end()],
        &say(", then"),
        &reader.tokens[..main],
    ];
    Some(in_order(reader, said.concat()))
}
