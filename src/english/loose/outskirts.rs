//! What stands around what a sentence tells and says nothing of it: `the cheapest on the stall`, `is going to try archery`, `sent a
//! card that arrived later than`.

use super::super::compare;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Whether a word is of no item, no heading, no name and no number.
fn names_nothing(reader: &Reader<'_>, at: usize) -> bool {
    let uses = reader.uses(at);
    reader.matches.get(at).is_some_and(Vec::is_empty)
        && uses.own | uses.named == 0
        && !reader.tokens[at].is_capital
        && words::number(&[reader.word(at)]).is_none()
}

/// `the cheapest` for `the cheapest on the stall`: of all rows, wherever they are.
pub(super) fn most_of_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const AT: &[&str] = &["at", "in", "on"];
    let is_most = |at: usize| {
        let comparative = reader.word(at).strip_suffix("est").map(|stem| format!("{stem}er"));
        reader.word(at - 1) == "the" && comparative.is_some_and(|word| compare::is_comparing(&word))
    };
    let end = reader.end();
    let at = end.checked_sub(3)?;
    let is_place = AT.contains(&reader.word(at))
        && reader.word(at + 1) == "the"
        && names_nothing(reader, at + 2);
    (at > 1 && is_place && is_most(at - 1)).then(|| reader.without(at..end))
}

/// `has archery` for `is going to try archery`.
pub(super) fn going_to_try(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TRYING: &[&str] =
        &["going to have a go at", "going to take up", "going to try", "hoping to try"];
    let found = |at: usize| {
        let item = reader.any(at + 1, TRYING)?;
        let is_item = reader.matches.get(item).is_some_and(|of| !of.is_empty());
        (reader.kind(at).be && is_item && reader.word(at + 1) != "not").then_some((at, item))
    };
    let (at, item) = (0..reader.end()).find_map(found)?;
    Some(reader.with(at..item, &reader.tokens[at].saying("has")))
}

/// `Ann arrived later than` for `Ann sent a card that arrived later than`: of what each has one, and nothing else is told of it.
pub(super) fn sent_one_that(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// By which it is theirs: who saw a train that left later did not leave.
    const HAVING: &[&str] = &[
        "bought", "brought", "caught", "chose", "got", "had", "has", "made", "sent", "took",
        "wrote",
    ];
    const COMPARED: &[&str] = &["after", "before", "earlier", "later"];
    const DENYING: &[&str] = &["'t", "if", "neither", "never", "nor", "not", "or"];
    let found = |that: &usize| {
        let (verb, article, noun) = (that - 3, that - 2, that - 1);
        matches!(reader.word(*that), "that" | "which")
            && matches!(reader.word(article), "a" | "an")
            && reader.matches[noun].is_empty()
            && !reader.is_human(noun)
            && HAVING.contains(&reader.word(verb))
            && reader.ends_item(verb)
            && COMPARED.contains(&reader.word(that + 2))
    };
    let that = (4..reader.end()).find(found)?;
    let denies = reader.tokens.iter().any(|token| DENYING.contains(&&*token.word));
    (!denies).then(|| reader.without(that - 3..that + 1))
}

/// `The cook lives above Ann` for `the cook needs a view of the sky and lives above Ann`: what it tells first names nothing.
pub(super) fn needs_something_and(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TELLING: &[&str] =
        &["has", "is", "lives", "sat", "sits", "stands", "stays", "was", "works"];
    const BOUND: &[&str] = &[
        "'t", "both", "either", "if", "it", "neither", "never", "no", "nor", "not", "or", "than",
        "that", "them", "who", "without",
    ];
    let item = usize::from(reader.kind(0).determiner);
    let verb = reader.matches.get(item)?.iter().map(|of| of.end).max()?;
    let is_and = |at: &usize| reader.word(*at) == "and";
    let and = (verb + 2..reader.end()).find(is_and)?;
    let is_only = (0..reader.end()).filter(is_and).count() == 1;
    let is_idle = |at: usize| {
        let word = reader.word(at);
        names_nothing(reader, at)
            && reader.tokens[at].is_word()
            && !BOUND.contains(&word)
            && !compare::is_comparing(word)
            && words::ordinal(word).is_none()
    };
    let is_deed = !reader.kind(verb).be && reader.word(verb).ends_with('s');
    let tells = TELLING.contains(&reader.word(and + 1));
    (is_only && is_deed && tells && (verb..and).all(is_idle)).then(|| reader.without(verb..and + 1))
}

/// `doesn't eat figs` for `doesn't eat figs, and didn't order them`: what is denied once more.
pub(super) fn nor_them(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let end = reader.end();
    let them = end.checked_sub(1)?;
    let comma = (1..end).rfind(|at| reader.word(*at) == ",")?;
    let is_denied = |at: usize| reader.word(at) == "'t" || reader.word(at) == "not";
    let is_tail = reader.word(comma + 1) == "and"
        && is_denied(comma + 3)
        && comma + 5 == them
        && matches!(reader.word(them), "it" | "them")
        && (comma..end).all(|at| reader.matches[at].is_empty());
    (is_tail && (0..comma).any(is_denied)).then(|| reader.without(comma..end))
}

/// `the drum was not for Ann` for `the drum was not given to Ann`.
pub(super) fn given_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: &usize| {
        let somebody = at + 2;
        let be = if matches!(reader.word(at - 1), "'t" | "not") { at - 2 } else { at - 1 };
        let people = reader.people();
        let is_person = reader.matches.get(somebody).is_some_and(|of| {
            !of.is_empty()
                && of.iter().all(|of| people >> of.of.sense & 1 == 1 && of.end == reader.end())
        });
        reader.word(*at) == "given"
            && reader.word(at + 1) == "to"
            && is_person
            && (reader.kind(be).be || reader.word(be).ends_with("sn"))
    };
    let at = (2..reader.end()).find(found)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("for")))
}

/// `the highest` for `the best` of marks. The best score at golf is the lowest.
pub(super) fn best_mark(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MARKS: &[&str] = &["mark", "marks", "rating", "ratings"];
    let best = |at: usize| match reader.word(at) {
        "best" => Some("highest"),
        "worst" => Some("lowest"),
        _ => None,
    };
    let (at, plain) = (1..reader.end()).find_map(|at| Some((at, best(at)?)))?;
    let is_mark = |at: usize| MARKS.contains(&reader.word(at)) && reader.uses(at).own != 0;
    let ends = at + 1 == reader.end() || is_mark(at + 1) && at + 2 == reader.end();
    let is_told = reader.word(at - 1) == "the" && ends && (is_mark(at + 1) || (0..at).any(is_mark));
    is_told.then(|| reader.with(at..at + 1, &reader.tokens[at].saying(plain)))
}
