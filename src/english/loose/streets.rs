//! Streets by the first words of their names: `the home on Jasmine`, of `Jasmine Boulevard`; and what else the row may be
//! called: `at one end of the shelf`.

use itertools::Itertools;

use super::super::lexicon::names::is_street;
use super::super::mention::Reader;
use super::super::token::{self, Token};

/// `the home on Jasmine Boulevard` for `the home on Jasmine`, where no other name has that word.
pub(super) fn in_full(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let items = || reader.vocabulary.senses.iter().flat_map(|of| &of.items).map(|item| &*item.text);
    let divided = items().filter(|name| may_be_street(name)).map(|name| token::tokens(name, 0));
    let streets: Vec<Vec<Token>> = divided.collect();
    if streets.is_empty() {
        return None;
    }
    let begins = |words: &[Token], at: usize| {
        let (last, first) = words.split_last()?;
        let end = at + first.len();
        let said = reader.tokens.get(at..end)?;
        let same =
            said.iter().zip(first).all(|(said, word)| said.is_capital && said.word == word.word);
        let is_short = is_street(&last.word) && !is_street(reader.word(end)) && !first.is_empty();
        let is_free = (at..end).all(|at| !reader.is_within_item(at));
        (same && is_short && is_free).then(|| (end, last.clone()))
    };
    // `Elm Street` beside `Elm Road` or `Jack Elm`
    let is_other = |at: usize, end: usize| {
        let has = |name: &str| {
            let words = token::tokens(name, 0);
            reader.tokens[at..end]
                .iter()
                .any(|said| words.iter().any(|word| word.word == said.word))
        };
        items().filter(|name| has(name)).count() > 1
    };
    // Mr. Elm lives anywhere, and Elm Hill is another street.
    let is_street_said = |at: usize| {
        matches!(reader.word(at - 1), "along" | "at" | "from" | "in" | "of" | "on" | "the" | "to")
    };
    let found = |at: usize| streets.iter().filter_map(|words| begins(words, at)).exactly_one().ok();
    let (at, (end, last)) =
        (1..reader.end()).filter(|at| is_street_said(*at)).find_map(|at| Some((at, found(at)?)))?;
    let is_named = (at..end).any(|at| reader.uses(at).own != 0);
    if is_other(at, end) || is_named {
        return None;
    }
    let last = reader.tokens[end - 1].renamed(&last.word);
    Some(reader.with(end..end, &[last]))
}

/// Whether a name may end with a word for streets, at a glance.
fn may_be_street(name: &str) -> bool {
    name.rsplit(|c: char| !c.is_alphanumeric())
        .next()
        .is_none_or(|last| last.is_empty() || is_street(last))
}

/// Along what a row may stand.
const ROWS: &[&str] = &[
    "arcade",
    "bar",
    "bench",
    "corridor",
    "counter",
    "display",
    "fence",
    "hall",
    "hallway",
    "landing",
    "lane",
    "ledge",
    "mantelpiece",
    "parade",
    "path",
    "pew",
    "pier",
    "rack",
    "rank",
    "road",
    "shelf",
    "sofa",
    "terrace",
    "wall",
    "windowsill",
];

/// `at one end of the row` for `at one end of the shelf`, `further to the left than` for `further to the left along the
/// shelf than`, where positions stand in a row.
pub(super) fn along_row(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PARTS: &[&str] = &["center", "centre", "end", "ends", "middle"];
    if !reader.vocabulary.has_order || reader.vocabulary.is_ring {
        return None;
    }
    let is_row = |at: usize| {
        ROWS.contains(&reader.word(at))
            && reader.word(at - 1) == "the"
            && reader.uses(at).own == 0
            && !reader.is_within_item(at)
    };
    let ends = |at: usize| {
        let next = reader.word(at + 1);
        matches!(next, "" | "," | ";" | ")" | "and" | "but" | "or" | "than")
            || reader.is_be_or_denied(at + 1)
    };
    let at = (3..reader.end()).find(|at| is_row(*at))?;
    match reader.word(at - 2) {
        "of" if PARTS.contains(&reader.word(at - 3)) => {
            Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("row")]))
        }
        "along" | "on" if matches!(reader.word(at - 3), "left" | "right") && ends(at) => {
            Some(reader.without(at - 2..at + 1))
        }
        _ => None,
    }
}
