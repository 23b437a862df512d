//! Comparisons of which the second one leaves its verb out: `Ann lives higher up than Bo, and Bo higher up than Cy`.

use super::super::compare::is_comparing;
use super::super::mention::Reader;
use super::super::token::Token;

/// `Ann lives higher up than Bo, and Bo lives higher up than Cy` for `Ann lives higher up than Bo, and Bo higher up than Cy`.
pub(super) fn compared(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// The longest verb in front of a comparison, in words: `is in a`.
    const LONGEST: usize = 3;
    let is_and = |at: &usize| {
        matches!(reader.word(*at), "and" | "while") && (1..*at).any(|at| reader.word(at) == "than")
    };
    let and = (1..reader.end()).find(is_and)?;
    let ends_at = |start: usize, is_end: &dyn Fn(usize) -> bool| {
        reader.nouns(start).into_iter().map(|(end, _)| end).filter(|end| is_end(*end)).max()
    };
    // What is told of the second subject begins with the comparing word, or with the words in front of it.
    let verb = ends_at(0, &|end| reader.begins_predicate(end))?;
    let than = (verb..and).rfind(|at| reader.word(*at) == "than")?;
    let comparing = (verb..than).find(|at| is_comparing(reader.word(*at)))?;
    let subject = ends_at(and + 1, &|end| reader.tokens.get(end).is_some())?;
    let rest = &reader.tokens[subject..];
    let told = &reader.tokens[verb..comparing];
    let same = &reader.tokens[comparing..=than];
    // `Ann is in a higher-numbered room than Bo, and Bo in a higher-numbered room than Cy`
    let said = (0..told.len()).map(|from| &told[from..]).chain([&told[..0]]);
    let gap = said.map(|kept| (kept, [kept, same].concat())).find(|(_, whole)| {
        rest.len() > whole.len() && rest.iter().zip(whole).all(|(a, b)| a.word == b.word)
    });
    let (kept, _) = gap.filter(|(kept, _)| kept.len() < told.len())?;
    let left_out = &told[..told.len() - kept.len()];
    let is_plain = |token: &Token| !matches!(&*token.word, "'t" | "never" | "not" | "than");
    (left_out.len() <= LONGEST && left_out.iter().all(is_plain))
        .then(|| reader.with(subject..subject, left_out))
}
