//! The highest and the lowest amount by the noun that it is told of: `8 nights` for `the longest stay`, `Ann is not 8 nights` for
//! `Ann's stay is not the longest`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Thing;
use super::super::words;

/// Superlatives of amounts, each with its comparative.
const SUPERLATIVES: &[(&str, &str)] = &[
    ("biggest", "bigger"),
    ("fewest", "fewer"),
    ("greatest", "greater"),
    ("highest", "higher"),
    ("largest", "larger"),
    ("longest", "longer"),
    ("lowest", "lower"),
    ("shortest", "shorter"),
    ("smallest", "smaller"),
];

/// `8 nights` for `the longest stay`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |the: usize| Some((the, superlative(reader, the)?));
    let (the, (word, rank)) = (0..reader.end()).find_map(found)?;
    let noun = word + 1;
    reader.matches.get(noun)?.is_empty().then_some(())?;
    let of = value(reader, noun, word, rank)?;
    let end = noun + 1;
    // `the longest stay of the two` is another one.
    let ends = reader.ends_clause(end)
        || matches!(reader.word(end), "," | "nor" | "or")
        || reader.is_be_or_denied(end)
        || words::is_finite(reader.word(end));
    let is_owned = reader.word(end) == "belongs" || !reader.is_possessive(end);
    (ends && is_owned).then(|| reader.with(the..end, &reader.saying_item(the, of)))
}

/// `Ann is not 8 nights` for `Ann's stay is not the longest`.
pub(super) fn theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let owner = (1..reader.end()).find(|at| reader.is_possessive(*at) && reader.ends_item(*at))?;
    let noun = owner + 1;
    let be = reader.is_be_or_denied(noun + 1).then_some(noun + 1)?;
    let the = be + 1 + usize::from(matches!(reader.word(be + 1), "not" | "'t"));
    let (word, rank) = superlative(reader, the)?;
    let of = value(reader, noun, word, rank)?;
    let end = reader.any(word + 1, &["of all", "of them all"]).unwrap_or(word + 1);
    (end == reader.end()).then(|| {
        let value = reader.saying_item(the, of);
        [&reader.tokens[..owner], &reader.tokens[be..the], &value].concat()
    })
}

/// Where the superlative behind `the` stands, and its rank: 2 of `the second longest`.
fn superlative(reader: &Reader<'_>, the: usize) -> Option<(usize, usize)> {
    let at = reader.phrase(the, "the")?;
    let (word, rank) = match words::ordinal(reader.word(at)) {
        Some(rank) => (at + 1, rank as usize),
        None => (at, 1),
    };
    let is_one = SUPERLATIVES.iter().any(|(most, _)| *most == reader.word(word));
    (is_one && rank > 0).then_some((word, rank))
}

/// The value of that rank, of what the noun tells of.
fn value(reader: &Reader<'_>, noun: usize, word: usize, rank: usize) -> Option<Thing> {
    let (_, comparative) = SUPERLATIVES.iter().find(|(most, _)| *most == reader.word(word))?;
    let (sense, more) = reader.quantity_of(reader.stem(noun), comparative)?;
    let of = reader.vocabulary.highest_of(sense, more)?;
    if rank == 1 { Some(of) } else { reader.ranked_from(of, rank) }
}
