//! What is somebody's, told by `hers` and `his`: `before Ann did` for `before Ann made hers`, `next to Ann's` for `next to hers`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::by_place::RELATING;

const HERS: &[&str] = &["hers", "his", "theirs"];

/// `Ann did so before Bob did` for `Ann made hers before Bob made his`.
pub(super) fn made_hers(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DID: &[&str] = &["bought", "got", "had", "made", "sold", "took", "won"];
    let is_hers = |at: &usize| {
        let verb = at - 1;
        let is_verb = reader.word(verb).ends_with("ed")
            || DID.contains(&reader.word(verb))
            || reader.kind(verb).live && reader.matches[verb].is_empty();
        HERS.contains(&reader.word(*at)) && is_verb
    };
    let first = (2..reader.end()).find(is_hers)?;
    let second = (first + 2..reader.end()).find(is_hers)?;
    let order = |at: usize| matches!(reader.word(at), "after" | "before" | "than");
    let is_same = reader.word(first - 1) == reader.word(second - 1);
    let is_compared = (first + 1..second - 1).any(order);
    (is_same && is_compared && reader.ends_clause(second + 1)).then(|| {
        let did = reader.with(second - 1..second + 1, &[reader.tokens[second].renamed("did")]);
        [&did[..first], &did[first + 1..]].concat()
    })
}

/// `next to Ann's` for `next to hers` in a sentence that has named Ann and nobody else.
pub(super) fn beside_hers(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_hers = |at: &usize| {
        HERS.contains(&reader.word(*at))
            && reader.ends_clause(at + 1)
            && matches!(reader.word(at - 1), "above" | "below" | "beside" | "of" | "than" | "to")
    };
    let at = (3..reader.end()).find(is_hers)?;
    let persons = reader.persons();
    let is_person =
        |at: &usize| reader.matches[*at].iter().any(|of| persons >> of.of.sense & 1 == 1);
    let mut named = (0..at).filter(is_person);
    let (Some(name), None) = (named.next(), named.next()) else { return None };
    let end = reader.matches[name].iter().map(|of| of.end).max()?;
    let mark = reader.tokens[at].renamed("'s");
    Some(reader.with(at..at + 1, &[&reader.tokens[name..end], &[mark]].concat()))
}

/// `between Ann's and Bob's` for `between hers and Bob's` and `between Ann and Bob` for `between her and Bob`, in a sentence that has
/// named Ann and nobody else before.
pub(super) fn between_hers(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_hers = |at: &usize| {
        matches!(reader.word(*at), "her" | "hers" | "him" | "his")
            && reader.word(at - 1) == "between"
            && reader.word(at + 1) == "and"
    };
    let at = (3..reader.end()).find(is_hers)?;
    // Beside whom Ann lives may be meant.
    let comma = (0..at).rfind(|at| reader.word(*at) == ",").unwrap_or(at);
    if (0..comma).any(|at| RELATING.contains(&reader.word(at))) {
        return None;
    }
    // `between his and Bob`
    let ends = |end: &usize| reader.ends_clause(*end) && *end + 1 >= reader.end();
    let persons = reader.persons();
    let person = |at: usize| {
        let of = reader.matches[at].iter().filter(|of| persons >> of.of.sense & 1 == 1);
        of.map(|of| of.end).max()
    };
    let mut named = (0..at).filter_map(|at| Some((at, person(at)?)));
    let (Some((name, end)), None) = (named.next(), named.next()) else { return None };
    let other = person(at + 2)?;
    let is_owned = matches!(reader.word(at), "hers" | "his");
    let last = other + usize::from(reader.is_possessive(other));
    (is_owned == (last > other) && ends(&last)).then(|| {
        let mark = reader.tokens[at].renamed("'s");
        let mark: &[Token] = if is_owned { &[mark] } else { &[] };
        reader.with(at..at + 1, &[&reader.tokens[name..end], mark].concat())
    })
}

/// `before Ann did` for `before Ann planted hers`, behind the same verb, and no `it` behind that one.
pub(super) fn did_hers(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let hers = reader.end().checked_sub(1).filter(|at| HERS.contains(&reader.word(*at)))?;
    let verb = hers.checked_sub(1).filter(|at| words::is_finite(reader.word(*at)))?;
    let is_order = |at: &usize| matches!(reader.word(*at), "after" | "before" | "than");
    let order = (1..verb).rfind(is_order)?;
    let is_name = reader.names_row(order + 1, verb);
    let is_first = !(1..order).any(|at| HERS.contains(&reader.word(at)));
    if is_name && is_first && completes(reader, verb) {
        return Some(reader.without(verb..hers + 1));
    }
    let first = (1..order).rfind(|at| reader.word(*at) == reader.word(verb))?;
    let it = usize::from(reader.word(first + 1) == "it");
    let is_hers = HERS.contains(&reader.word(first + 1));
    (is_name && !is_hers).then(|| {
        let did = reader.tokens[hers].renamed("did");
        let (before, between) = (&reader.tokens[..=first], &reader.tokens[first + 1 + it..verb]);
        [before, between, &[did], &reader.tokens[hers + 1..]].concat()
    })
}

/// Whether a verb tells of the only moment that each row has: `after Ann completed hers`.
fn completes(reader: &Reader<'_>, verb: usize) -> bool {
    const COMPLETING: &[&str] = &["completed", "did", "finished", "got", "made", "held", "took"];
    if !COMPLETING.contains(&reader.word(verb)) {
        return false;
    }
    let times = reader
        .vocabulary
        .all(|sense| sense.scale.is_some() && (sense.measure.is_time() || sense.is_duration()));
    // Who starts after another has completed his has waited for as long as that took.
    let is_long = |sense: &Sense| sense.measure == Measure::Minutes || sense.is_duration();
    times.count_ones() == 1 && !is_long(&reader.vocabulary.senses[times.trailing_zeros() as usize])
}

/// `, with her red cap,` for `, in her red cap,`.
pub(super) fn dressed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_aside = |at: &usize| {
        reader.word(at - 1) == ","
            && reader.ends_item(at - 1)
            && reader.word(*at) == "in"
            && matches!(reader.word(at + 1), "her" | "his")
            && reader.matches.get(at + 2).is_some_and(|of| of.iter().any(|of| of.is_exact))
    };
    let at = (2..reader.end()).find(is_aside)?;
    let ends = (at + 3..at + 6).any(|at| reader.word(at) == ",");
    ends.then(|| reader.with(at..at + 1, &[reader.tokens[at].renamed("with")]))
}
