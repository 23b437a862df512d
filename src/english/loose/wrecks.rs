//! Ships and those that were lost: `was lost` for `sank`, `from Hull` for `out of Hull`, `was commanded by` for `sailed under`.

use super::super::mention::Reader;
use super::super::token::Token;

/// Words for ships.
const SHIPS: &[&str] = &["boat", "ferri", "liner", "ship", "steamer", "vessel", "wreck"];

/// `was lost in 1912` for `sank in 1912`, `was lost three years before` for `went down three years before`, of ships.
pub(super) fn sank(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SANK: &[&str] = &["foundered", "sank", "was sunk", "went down"];
    let found = |at: usize| Some((at, reader.any(at, SANK)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    // Who sank the ship is no ship.
    const BEHIND: &[&str] = &["after", "before", "in", "on", "sometime"];
    let is_timed = BEHIND.contains(&reader.word(end)) || reader.amount(end).is_some();
    // `sank in Cork` tells of no time.
    let is_of_time = |item: usize| {
        let found = reader.matches.get(item).into_iter().flatten();
        found.into_iter().all(|of| reader.vocabulary.senses[of.of.sense].is_of_calendar())
    };
    let is_timed = is_timed
        && (!matches!(reader.word(end), "in" | "on") || is_of_time(end + 1))
        && years_of_loss(reader);
    let denies = matches!(reader.word(at - 1), "not" | "'t" | "never") || reader.is_within_item(at);
    (is_timed && !denies && are_ships(reader))
        .then(|| reader.with(at..end, &reader.tokens[at].saying("was lost")))
}

/// `from Hull` for `out of Hull`, behind a word for a ship.
pub(super) fn out_of_port(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_out = |at: &usize| {
        let item = at + 2;
        reader.any(*at, &["out of"]).is_some()
            && SHIPS.contains(&reader.stem(at - 1))
            && reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let at = (1..reader.end()).find(is_out)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("from")))
}

/// `was commanded by Captain Lee` for `sailed under Captain Lee` and `went down under Captain Lee`.
pub(super) fn under_captain(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAILED: &[&str] = &["foundered", "sailed", "sank", "served", "went down"];
    let captains =
        reader.vocabulary.headed(&["admiral", "captain", "commander", "master", "skipper"]);
    let found = |at: usize| {
        let under = reader.any(at, SAILED).filter(|under| reader.word(*under) == "under")?;
        let captain = reader.any(under + 1, &["the command of"]).unwrap_or(under + 1);
        let named = captain + usize::from(reader.uses(captain).own & captains != 0);
        let mut of = reader.matches.get(named)?.iter().chain(&reader.matches[captain]);
        of.any(|of| captains >> of.of.sense & 1 == 1).then_some((at, captain))
    };
    let (at, captain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..captain, &reader.tokens[at].saying("was commanded by")))
}

/// `deeper than` for `farther down than`, where the header has depths.
pub(super) fn farther_down(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DOWN: &[&str] = &["farther down than", "further down than"];
    (reader.vocabulary.headed(&["depth"]) != 0).then_some(())?;
    let (at, end) = (2..reader.end()).find_map(|at| Some((at, reader.any(at, DOWN)?)))?;
    Some(reader.with(at..end, &reader.tokens[at].saying("deeper than")))
}

/// Whether the years that the header has are those in which the ships were lost, as far as it says.
pub(in super::super) fn years_of_loss(reader: &Reader<'_>) -> bool {
    const LOST: &[&str] =
        &["date", "lost", "sank", "sinking", "sunk", "when", "wreck", "wrecked", "year", "years"];
    let mut times = reader.vocabulary.senses.iter().filter(|of| of.is_of_calendar());
    times.all(|of| {
        of.heading.split([' ', '(', ')']).all(|word| word.is_empty() || LOST.contains(&word))
    })
}

/// Whether a sentence dates something else than how a ship was lost: `was built in 1912`, `raised ten years after`, but not
/// `was found at 90 feet`.
pub(in super::super) fn dates_else(tokens: &[Token]) -> bool {
    const BESIDE_SINKING: &[&str] =
        &["built", "discovered", "explored", "found", "launched", "raised", "recovered"];
    const DATING: &[&str] = &["after", "before", "earlier", "later", "since", "until", "when"];
    const REACH: usize = 5;
    let is_date = |token: &Token| {
        let is_year = token.word.len() == 4 && token.word.bytes().all(|of| of.is_ascii_digit());
        is_year || token.stem == "year" || DATING.contains(&&*token.word)
    };
    let is_order = |token: &Token| matches!(&*token.word, "after" | "before");
    let dates = |at: usize| {
        BESIDE_SINKING.contains(&&*tokens[at].word)
            && (tokens[at + 1..].iter().take(REACH).any(is_date)
                // `46 years after the Heron was found`
                || tokens[..at].iter().rev().take(REACH).any(is_order))
    };
    (0..tokens.len()).any(dates)
}

/// Whether the rows are ships, and nothing else of them is told than how they were lost.
fn are_ships(reader: &Reader<'_>) -> bool {
    if reader.vocabulary.story.as_ref().is_some_and(|story| story.tells_of_wrecks) {
        return false;
    }
    reader.vocabulary.named_by(SHIPS) != 0
}
