//! Words that say what is said anyway: `open there in 1920`, `an exact length of 30 m`; the week beside another one; and `There are
//! tulips in bed 3`.

use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::roundabout::in_order;

/// `open in 1920` for `open there in 1920`, of rows that are things or places: they are where it begins.
pub(super) fn begun(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEGUN: &[&str] =
        &["begin", "begun", "commence", "end", "happen", "occur", "open", "resume", "start"];
    const SEEING: &[&str] = &["had", "has", "have", "saw", "see", "sees"];
    let is_there = |at: &usize| {
        reader.word(*at) == "there"
            && BEGUN.contains(&reader.word(at - 1))
            && matches!(reader.word(at + 1), "at" | "in" | "on")
            && reader.matches.get(at + 2).is_some_and(|found| !found.is_empty())
    };
    let at = (2..reader.end()).find(is_there).filter(|_| reader.vocabulary.is_of_things())?;
    let sees = (0..at).any(|at| SEEING.contains(&reader.word(at)));
    sees.then(|| reader.without(at..at + 1))
}

/// `a length of 30 m` for `an exact length of 30 m`.
pub(super) fn exact(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let scaled = reader.vocabulary.all(|sense| sense.scale.is_some());
    let is_exact = |at: &usize| {
        matches!(reader.word(*at), "exact" | "precise")
            && matches!(reader.word(at - 1), "an" | "a" | "the")
            && reader.uses(at + 1).named & scaled != 0
            && reader.word(at + 2) == "of"
            && reader.matches[*at].is_empty()
    };
    let at = (1..reader.end()).find(is_exact)?;
    Some(reader.without(at..at + 1))
}

/// `either 1 week before or 1 week after` for `either the week before or the week after`, where the header has weeks that are
/// numbered one after another; so of days, months and years.
pub(super) fn week_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STRETCHES: &[&str] = &["day", "month", "week", "year"];
    let is_said = |at: &usize| {
        reader.word(*at) == "the"
            && STRETCHES.contains(&reader.word(at + 1))
            && matches!(reader.word(at + 2), "after" | "before")
    };
    let at = (1..reader.end()).find(is_said)?;
    let stretch = reader.stem(at + 1);
    let is_counted = |sense: &Sense| sense.scale.is_some() && sense.step == Some(1);
    let named = reader.vocabulary.where_sense(|sense| reader.vocabulary.is_named(sense, stretch));
    let of = named & reader.vocabulary.all(is_counted);
    // Weeks of the header are compared as they are numbered.
    (of.count_ones() == 1 && stretch == "week")
        .then(|| reader.with(at..at + 1, &reader.tokens[at].saying("1")))
}

/// `bought either a day before` for `bought her lot either a day before`: what all have is theirs.
pub(super) fn her_own(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let compares = |at: usize| {
        let next = at + usize::from(reader.word(at) == "either");
        let unit = next + usize::from(matches!(reader.word(next), "a" | "the"));
        let is_counted = reader.amount(next).is_some_and(|amount| amount.unit.is_some());
        let is_day = unit > next && matches!(reader.word(unit + 1), "after" | "before");
        is_counted || is_day || reader.is_compared(next)
    };
    let is_own = |at: &usize| {
        let noun = at + 1;
        let of = reader.uses(noun).own & reader.vocabulary.identities();
        super::super::function::is_own(reader.word(*at))
            && (of != 0 || reader.kind(noun).thing)
            && !reader.is_human(noun)
            && reader.matches.get(noun).is_some_and(Vec::is_empty)
            && reader.is_loose_verb(at - 1)
            && compares(noun + 1)
    };
    let at = (2..reader.end()).find(is_own)?;
    Some(reader.without(at..at + 2))
}

/// `Ann lives below Bob, who is older than Ann` for `Ann lives below Bob, who is older than she is`: of two, not the one of
/// whom the aside tells.
pub(super) fn than_she_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_pronoun = |at: &usize| {
        reader.word(*at) == "than"
            && matches!(reader.word(at + 1), "he" | "she")
            && matches!(reader.word(at + 2), "does" | "did" | "is" | "was")
            && reader.ends_clause(at + 3)
    };
    let than = (4..reader.end()).find(is_pronoun)?;
    let comma = (1..than).rfind(|at| reader.word(*at) == ",")?;
    let is_aside = reader.word(comma + 1) == "who" && than + 3 >= reader.end();
    let ends = |start: usize| reader.mentions(start).into_iter().map(|of| of.end);
    // Only two are named, the subject and whoever stands before the comma.
    let subject = ends(0).filter(|end| *end < comma && !reader.is_possessive(*end)).max()?;
    let others = (subject + 1..comma).filter(|at| ends(*at).any(|end| end == comma));
    let names = reader.items_in(0..comma).count();
    let is_plain = others.count() > 0 && names == 2 && !reader.is_within_item(subject);
    let said = || reader.with(than + 1..than + 3, &reader.tokens[..subject]);
    (is_aside && is_plain).then(|| in_order(reader, said()))
}

/// `has a pine` for `has a pine in front of it`.
pub(super) fn in_front_of_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: &[&str] =
        &["in front of it", "in its front yard", "in its garden", "in its yard"];
    let (at, end) = (2..reader.end()).find_map(|at| Some((at, reader.any(at, PLACES)?)))?;
    let has = (0..at).any(|at| matches!(reader.word(at), "had" | "has" | "with"));
    (has && reader.ends_clause(end) && reader.ends_item(at)).then(|| reader.without(at..end))
}

/// `The tulips are in bed 3` for `There are tulips in bed 3`.
pub(super) fn is_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] =
        &[",", ";", "'t", "and", "but", "either", "if", "neither", "not", "only", "or", "than"];
    let start = reader.any(0, &["there is", "there are", "there was", "there were"])?;
    let item = (start..).find(|at| !reader.kind(*at).determiner)?;
    let is_named =
        |of: &&Match| of.is_exact && !reader.word(item).starts_with(|c: char| c.is_ascii_digit());
    let end = reader.matches.get(item)?.iter().filter(is_named).map(|of| of.end).max()?;
    let is_plain = matches!(reader.word(end), "at" | "in" | "on")
        && !reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    let be = &reader.tokens[start - 1];
    let said = [
        &be.saying("the"),
        &reader.tokens[item..end],
        std::slice::from_ref(be),
        &reader.tokens[end..],
    ];
    is_plain.then(|| in_order(reader, said.concat()))
}
