//! Groups that are told of by one person of theirs, who is the row: `Ann` for `Ann's team`, for `the Ann-led team`, for `Ann
//! and her team`, for `Ann and her husband`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::passing::PARTNERS;

/// Groups that somebody leads.
const GROUPS: &[&str] =
    &["band", "club", "crew", "group", "patrol", "platoon", "squad", "team", "troop", "troupe"];

/// Those who come along with somebody.
const KIN: &[&str] = &["baby", "children", "dog", "family", "fiance", "fiancee", "kids"];

/// Words of sentences that may tell of the two, or of each of them.
const OF_EACH: &[&str] = &[
    "are",
    "apart",
    "between",
    "both",
    "different",
    "each",
    "either",
    "neither",
    "other",
    "respectively",
    "same",
    "together",
    "were",
];

/// How one leads a group.
const LED: &[&str] = &[
    "captained by",
    "coached by",
    "directed by",
    "headed by",
    "headed up by",
    "led by",
    "managed by",
    "run by",
];

impl Reader<'_> {
    /// Where names of people end that begin at a token.
    fn name(&self, at: usize) -> Option<usize> {
        let persons = self.vocabulary.of_persons();
        let is_name = |of: &usize| self.tokens[*of - 1].is_word();
        let ends = self.matches.get(at)?.iter().filter(|of| persons >> of.of.sense & 1 == 1);
        ends.map(|of| of.end).filter(is_name).max()
    }

    /// Whether a word is one of a group that no category has.
    fn is_group(&self, at: usize, groups: &[&str]) -> bool {
        groups.contains(&self.word(at)) && self.matches[at].is_empty() && self.uses(at).own == 0
    }
}

/// `Ann` for `Ann's team`; `neither Ann nor Bob` for `neither Ann's nor Bob's team`.
pub(super) fn of_leader(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_group = |at: &usize| reader.is_group(*at, GROUPS) && reader.is_possessive(at - 1);
    let at = (2..reader.end()).find(is_group)?;
    let starts = |end: usize| (0..end).find(|start| reader.name(*start) == Some(end));
    let start = starts(at - 1)?;
    let joint =
        start.checked_sub(1).filter(|joint| matches!(reader.word(*joint), "nor" | "or" | "and"));
    let other = joint.filter(|joint| *joint > 1 && reader.is_possessive(joint - 1));
    let plain = reader.without(at - 1..at + 1);
    match other.filter(|joint| starts(joint - 1).is_some()) {
        Some(joint) => Some([&plain[..joint - 1], &plain[joint..]].concat()),
        None => Some(plain),
    }
}

/// `Ann` for `the team led by Ann`, and for `the Ann-led team`.
pub(super) fn led(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_the = |at: usize| matches!(reader.word(at), "the" | "a");
    let led = |at: usize| {
        let group = at + 1;
        let name = reader.any(group + 1, LED).filter(|_| reader.is_group(group, GROUPS))?;
        Some(reader.without(at..name)).filter(|_| reader.name(name).is_some())
    };
    let with_led = |at: usize| {
        let end = reader.name(at + 1)?;
        let hyphen = usize::from(reader.word(end) == "-");
        let is_led =
            reader.word(end + hyphen) == "led" && reader.is_group(end + hyphen + 1, GROUPS);
        is_led.then(|| {
            [&reader.tokens[..at], &reader.tokens[at + 1..end], &reader.tokens[end + hyphen + 2..]]
                .concat()
        })
    };
    (0..reader.end()).filter(|at| is_the(*at)).find_map(|at| led(at).or_else(|| with_led(at)))
}

/// `Ann` for `Ann and her team`, `Ann and her husband`, where the rest is told of a row.
pub(super) fn accompanied(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_joint = |at: &usize| reader.word(*at) == "and" && function::is_own(reader.word(at + 1));
    let and = (1..reader.end()).find(is_joint)?;
    let noun = and + 2;
    let is_partner =
        reader.is_group(noun, PARTNERS) && reader.vocabulary.kinds_of_people().count_ones() < 2;
    let is_kin = is_partner || reader.is_group(noun, GROUPS) || reader.is_group(noun, KIN);
    let ends = (0..and).any(|start| reader.name(start) == Some(and));
    let behind = reader.tokens.get(noun + 1..)?;
    let tells = !behind.iter().any(|token| OF_EACH.contains(&&*token.word))
        && !reader.tokens[..and].iter().any(|token| OF_EACH.contains(&&*token.word));
    let next = reader.tokens.get(noun + 1)?;
    let is_plain = next.is_word()
        && !next.is_capital
        && !matches!(&*next.word, "and" | "or" | "'s" | "who" | "whose");
    (is_kin && ends && tells && is_plain).then(|| reader.without(and..noun + 1))
}
