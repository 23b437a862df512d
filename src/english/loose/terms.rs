//! How long somebody has been a member, where the header has the years in which they began: `enrolled before Ann` for `has been a
//! member for longer than Ann`, `enrolled in 1990` for `joined the club in 1990`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// How many words may stand behind `has been` and before the comparison.
const MOST_BETWEEN: usize = 8;

/// Whether the only years that the header has are those of the calendar, and may be those in which somebody began.
fn has_years(reader: &Reader<'_>) -> bool {
    const BEGUN: &[&str] = &[
        "began", "date", "enrolled", "hired", "joined", "since", "start", "started", "year",
        "years",
    ];
    let of_years = |of: &Sense| of.scale.is_some() && of.measure == Measure::Years;
    let years = reader.vocabulary.all(of_years);
    let may_begin = |of: &Sense| {
        let heading = of.name.text.to_lowercase();
        of_years(of) && of.is_of_calendar() && heading.split(' ').all(|word| BEGUN.contains(&word))
    };
    years.count_ones() == 1 && years == reader.vocabulary.all(may_begin)
}

/// Whether a word leaves open, or denies, for how much longer: `no longer`, `at least two years longer`.
fn is_bound(word: &str) -> bool {
    const BOUNDS: &[&str] = &[
        "'t", ",", "about", "almost", "any", "around", "barely", "even", "hardly", "least", "less",
        "more", "most", "nearly", "never", "no", "not", "over", "roughly", "scarcely", "than",
        "times", "under", "up",
    ];
    BOUNDS.contains(&word)
}

/// `enrolled before Ann` for `joined before Ann`, `enrolled in 1990` for `joined the club in 1990`.
pub(super) fn joined(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JOINED: &[&str] = &["join", "joined", "joins"];
    const WHEN: &[&str] = &["after", "before", "earlier", "in", "later", "sometime"];
    let at = (1..reader.end()).find(|at| JOINED.contains(&reader.word(*at)))?;
    let is_bare = |at: usize| reader.matches.get(at).is_some_and(Vec::is_empty);
    let whole = at + 1 + usize::from(reader.word(at + 1) == "up");
    let has_noun = reader.word(whole) == "the" && is_bare(whole) && is_bare(whole + 1);
    let when = if has_noun { whole + 2 } else { whole };
    let is_told = WHEN.contains(&reader.word(when)) || reader.amount(when).is_some();
    let verb = if reader.word(at) == "join" { "enroll" } else { "enrolled" };
    (is_told && is_bare(at) && has_years(reader))
        .then(|| reader.with(at..when, &[reader.tokens[at].renamed(verb)]))
}

const LONGER: &[&str] = &["longer than", "more time than", "a longer time than"];
const SHORTER: &[&str] =
    &["less long than", "less time than", "a shorter time than", "not so long as"];

/// Where the words end that compare for how long, and on which side of the other one somebody began.
fn side(reader: &Reader<'_>, at: usize) -> Option<(usize, &'static str)> {
    let longer = reader.any(at, LONGER).map(|end| (end, "before"));
    longer.or_else(|| reader.any(at, SHORTER).map(|end| (end, "after")))
}

/// `enrolled before Ann` for `has been a member for longer than Ann`, `enrolled two years before Ann` for `… for two years longer than`,
/// and the same of `but for longer than Bob` behind it.
pub(super) fn member_for_longer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let has = (1..reader.end()).find(|at| reader.any(*at, &["has been", "had been"]).is_some())?;
    let start = has + 2;
    let found = |at: usize| Some((at, side(reader, at)?));
    let (word, (end, side_of)) = (start..start + MOST_BETWEEN).find_map(found)?;
    let amount = (start..word).find(|at| reader.amount(*at).is_some_and(|of| of.unit.is_some()));
    let is_plain = (start..amount.unwrap_or(word))
        .all(|at| reader.matches[at].is_empty() && !is_bound(reader.word(at)));
    // `two years longer`, but not `two decades longer` or `ten times longer`
    let by_nothing_else = match amount {
        Some(at) => at + 2 == word,
        None => {
            !(start..word).any(|at| words::number(&[reader.word(at)]).is_some_and(|(n, _)| n > 1))
        }
    };
    let is_stretch =
        reader.word(word) == "longer" || (start..word).any(|at| reader.word(at) == "for");
    if !is_plain || !by_nothing_else || !is_stretch || !has_years(reader) {
        return None;
    }
    let by = amount.map_or(&[][..], |at| &reader.tokens[at..word]);
    let verb = reader.tokens[has].renamed("enrolled");
    let said = [std::slice::from_ref(&verb), by, &[reader.tokens[word].renamed(side_of)]].concat();
    // `but for longer than Bob`
    let again = |at: usize| {
        let joint = reader.any(at, &["but for", "and for"])?;
        Some((at, side(reader, joint)?))
    };
    let Some((but, (behind, other_side))) = (end + 1..reader.end()).find_map(again) else {
        return Some(reader.with(has..end, &said));
    };
    let other = [verb, reader.tokens[but].renamed(other_side)];
    let between = &reader.tokens[end..=but];
    Some([&reader.tokens[..has], &said, between, &other, &reader.tokens[behind..]].concat())
}
