//! The two in the middle of a row of even length: `in seat 3 or in seat 4` for `in one of the two middle seats` of six.

use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;
use super::row_ends::HAVING;

/// `in seat 3 or in seat 4` for `in one of the two middle seats`, and the same of what is denied.
pub(super) fn one_of_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENIED: &[&str] =
        &["not in either of", "'t in either of", "in neither of", "not in one of", "'t in one of"];
    let (low, high) = reader.middle_seats()?;
    let denied = |at: usize| Some((at, reader.middle_two(reader.any(at, DENIED)?)?));
    if let Some((at, end)) = (1..reader.end()).find_map(denied) {
        let said = format!("neither in {low} nor in {high}");
        return reader
            .ends_clause(end)
            .then(|| reader.with(at..end, &reader.tokens[at].saying(&said)));
    }
    let told = |at: usize| {
        let middle = reader.any(at, &["in one of", "in either of", "at one of", "at either of"])?;
        Some((at, reader.middle_two(middle)?))
    };
    let (at, end) = (1..reader.end()).find_map(told)?;
    let is_denied = reader.says_before(at, &["'t", "neither", "never", "nor", "not"]);
    let said = format!("in {low} or in {high}");
    (!is_denied && reader.ends_clause(end))
        .then(|| reader.with(at..end, &reader.tokens[at].saying(&said)))
}

/// `Of Ann and Bo, one is in seat 3 and the other is in seat 4` for `Ann and Bo have the two middle seats`.
pub(super) fn of_pair(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let (low, high) = reader.middle_seats()?;
    let has_middle = |at: usize| {
        let middle = reader.any(at, HAVING)?;
        (reader.middle_two(middle)? == reader.end()).then_some(at)
    };
    let end = (3..reader.end()).find_map(has_middle)?;
    let is_pair = reader.lists(0).iter().any(|(last, of)| *last == end && of.len() == 2);
    let say = |words: &str| reader.tokens[0].saying(words);
    let others = format!(", one is in {low} and the other is in {high}");
    let said = [&say("of"), &reader.tokens[..end], &say(&others)];
    is_pair.then(|| in_order(reader, said.concat()))
}

impl Reader<'_> {
    /// What the two in the middle are called, `seat 3` and `seat 4`, if the rows stand in a line of even length.
    fn middle_seats(&self) -> Option<(String, String)> {
        let vocabulary = self.vocabulary;
        let is_line = vocabulary.has_order && !vocabulary.is_ring && vocabulary.grid.is_none();
        let count = vocabulary.labels.len();
        let seat = |at: usize| format!("{} {}", vocabulary.position.text, vocabulary.labels[at]);
        (is_line && count > 2 && count.is_multiple_of(2))
            .then(|| (seat(count / 2 - 1), seat(count / 2)))
    }

    /// Where `the two middle seats` ends.
    fn middle_two(&self, start: usize) -> Option<usize> {
        const MIDDLE: &[&str] = &["center", "central", "centre", "middle"];
        let the = self.any(start, &["the"]).unwrap_or(start);
        let two = self.any(the, &["two"]).unwrap_or(the);
        let seats = self.any(two, MIDDLE)?;
        let seats = self.any(seats, &["two"]).unwrap_or(seats);
        let are_seats = self.is_house(seats) && self.word(seats).ends_with('s');
        are_seats.then_some(seats + 1)
    }
}
