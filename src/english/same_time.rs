//! A time of which all clues speak and which tells nothing of any: `last month`, where no clue tells of another month.

use super::cut::Sentences;
use super::token::Token;
use super::vocabulary::Vocabulary;

/// What the time may be of.
const UNITS: &[&str] =
    &["fall", "month", "night", "season", "spring", "summer", "week", "weekend", "winter", "year"];

/// In how many places it must stand.
const FEWEST: usize = 2;

/// Takes the time out of all sentences, unless some item or category may be of it.
pub(super) fn take_out(vocabulary: &Vocabulary, sentences: &mut [Option<Sentences>]) {
    let is_free = |unit: &Token| {
        !vocabulary.by_stem.contains_key(&unit.stem)
            && vocabulary.base(&unit.stem).is_none()
            && unit.stem != vocabulary.position_stem
    };
    let words = sentences.iter().flatten().flat_map(|(_, parts)| parts).flatten();
    if !words.into_iter().any(|token| token.word == "last") {
        return;
    }
    for unit in UNITS {
        let all = || sentences.iter().flatten().flat_map(|(_, parts)| parts);
        let is_of = |token: &Token| {
            token.word == *unit || token.word.strip_suffix('s').is_some_and(|one| one == *unit)
        };
        let said = all().flatten().filter(|token| is_of(token));
        let times = all().flat_map(|tokens| tokens.windows(2)).filter(|pair| is_last(pair, unit));
        let (said, times) = (said.count(), times.count());
        let is_known = || all().flatten().filter(|token| is_of(token)).all(is_free);
        if times < FEWEST || said != times || !is_known() {
            continue;
        }
        for tokens in sentences.iter_mut().flatten().flat_map(|(_, parts)| parts) {
            while let Some(at) = tokens.windows(2).position(|pair| is_last(pair, unit)) {
                tokens.drain(at..at + 2);
            }
        }
    }
}

/// `last month`
fn is_last(pair: &[Token], unit: &str) -> bool {
    pair[0].word == "last" && pair[1].word == unit
}
