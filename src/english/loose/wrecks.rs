//! Ships that were lost: `was lost` for `sank`, `from Hull` for `out of Hull`.

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

/// Whether the years that the header has are those in which the ships were lost, as far as it says.
pub(in super::super) fn years_of_loss(reader: &Reader<'_>) -> bool {
    const LOST: &[&str] =
        &["date", "lost", "sank", "sinking", "sunk", "when", "wreck", "wrecked", "year", "years"];
    let mut times = reader.vocabulary.senses.iter().filter(|of| of.is_of_calendar());
    times.all(|of| {
        of.heading.split([' ', '(', ')']).all(|word| word.is_empty() || LOST.contains(&word))
    })
}

/// Whether the rows are ships, and nothing else of them is told than how they were lost.
fn are_ships(reader: &Reader<'_>) -> bool {
    if reader.vocabulary.story.as_ref().is_some_and(|story| story.tells_of_wrecks) {
        return false;
    }
    let is_named = |sense: usize| SHIPS.iter().any(|of| reader.vocabulary.is_named(sense, of));
    reader.vocabulary.where_sense(is_named) != 0
}
