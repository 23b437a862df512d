//! Points of the compass along a row, as on a map: `to the right of` for `east of`, `the leftmost stall` for `the westernmost
//! stall`.
//!
//! Of a row from north to south nobody knows at which end it begins. A text that counts from the east is refused as a whole.

use super::super::mention::Reader;
use super::super::token::Token;

const NORTH_AND_SOUTH: &[&str] =
    &["north", "northern", "northernmost", "south", "southern", "southernmost"];

/// Plain words for one such turn, where the positions stand in a row.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let order = &reader.vocabulary.order;
    let is_row = reader.vocabulary.has_order
        && !reader.vocabulary.is_ring
        && reader.vocabulary.grid.is_none()
        && order.counts_up
        && !order.is_of_floors
        && !reader.is_of_times();
    let is_said = |token: &Token| token.word.starts_with("east") || token.word.starts_with("west");
    if !is_row || !reader.tokens.iter().any(is_said) {
        return None;
    }
    let is_other = |token: &Token| NORTH_AND_SOUTH.contains(&&*token.word);
    if reader.tokens.iter().any(is_other) {
        return None;
    }
    let is_free = |at: &usize| reader.matches[*at].is_empty() && !reader.is_within_item(*at);
    (0..reader.end()).filter(is_free).find_map(|at| {
        let (end, said) = side(reader, at)?;
        Some(reader.with(at..end, &reader.tokens[at].saying(&said)))
    })
}

/// Where the words end that tell of a side of the row, and the plain words for them.
fn side(reader: &Reader<'_>, at: usize) -> Option<(usize, String)> {
    let word = |at: usize| reader.word(at);
    let hand = |word: &str| match word {
        "east" | "eastern" | "easternmost" => Some("right"),
        "west" | "western" | "westernmost" => Some("left"),
        _ => None,
    };
    // `from west to east`
    if word(at) == "from" && word(at + 2) == "to" {
        let (from, to) = (hand(word(at + 1))?, hand(word(at + 3))?);
        return (from != to).then(|| (at + 4, format!("from {from} to {to}")));
    }
    // `further east than`, `farther to the west than`
    if matches!(word(at), "farther" | "further") {
        let point = reader.any(at + 1, &["to the"]).unwrap_or(at + 1);
        let hand = hand(word(point)).filter(|_| word(point + 1) == "than")?;
        return Some((point + 1, format!("further to the {hand}")));
    }
    let hand = hand(word(at))?;
    let before = at.checked_sub(1).map_or("", word);
    match word(at) {
        "easternmost" | "westernmost" => Some((at + 1, format!("{hand}most"))),
        // `at the east end of the row`
        _ if matches!(word(at + 1), "end" | "hand") && before == "the" => {
            Some((at + 1, hand.to_owned()))
        }
        "eastern" | "western" => None,
        _ if word(at + 1) != "of" && word(at + 1) != "from" => None,
        _ if before == "the" => Some((at + 1, hand.to_owned())),
        // `immediately east of`, `due west of`
        _ => Some((at + 1, format!("to the {hand}"))),
    }
}
