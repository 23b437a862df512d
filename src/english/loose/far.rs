//! How far at least one stands from another one on a side: `is ahead of Bob and is not directly ahead of Bob` for `finished at least
//! two places ahead of Bob`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// On which side somebody stands.
const SIDES: &[&str] = &[
    "above",
    "after",
    "ahead of",
    "before",
    "behind",
    "below",
    "to the left of",
    "to the right of",
];

/// Words beside which what is said is not said of the two alone.
const BOUND: &[&str] = &[
    "'t", ",", ";", "and", "but", "either", "if", "neither", "never", "nor", "not", "or", "than",
    "unless", "while", "who", "that", "which",
];

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: u32 = 4;
    (reader.vocabulary.has_order && !reader.vocabulary.is_ring).then_some(())?;
    let far = |at: usize| {
        let least = reader.any(at, &["at least"]);
        let (count, taken) = words::number(&[reader.word(least.unwrap_or(at))])?;
        let next = least.unwrap_or(at) + taken;
        let unit = match least {
            Some(_) => next,
            None => reader.any(next, &["or more"])?,
        };
        let side = unit + 1;
        let end = reader.any(side, SIDES)?;
        let is_step = reader.is_house(unit) && reader.word(unit).ends_with('s');
        (is_step && (2..=MOST).contains(&count)).then_some((at, count, side, end))
    };
    let (at, count, side, end) = (1..reader.end()).find_map(far)?;
    let last = reader.end() - usize::from(reader.word(reader.end() - 1) == ".");
    let depends = |at: usize| BOUND.contains(&reader.word(at)) && !reader.is_within_item(at);
    let is_plain = !(end..last).any(depends)
        && !(0..at).any(|at| {
            matches!(
                reader.word(at),
                "'t" | "either"
                    | "if"
                    | "neither"
                    | "never"
                    | "nor"
                    | "not"
                    | "or"
                    | "unless"
                    | "and"
                    | "but"
                    | ","
                    | "than"
            )
        });
    let is_one = reader.mentions(end).iter().any(|of| of.end == last)
        || reader.mentions(end).iter().any(|of| reader.is_possessive(of.end));
    (is_plain && is_one).then_some(())?;
    let other = &reader.tokens[side..last];
    let say = |words: &str| reader.tokens[at].saying(words);
    let mut said = [&reader.tokens[..at], other].concat();
    for steps in 1..count {
        let near = match steps {
            1 => "and is not directly".to_owned(),
            _ => format!("and is not {steps} {}", reader.word(side - 1)),
        };
        said.extend([&say(&near), other].concat());
    }
    said.extend_from_slice(&reader.tokens[last..]);
    Some(said)
}
