//! What a writer says between the last `and` of a list and its last item: `soup, roast and, of course, stew`.
//!
//! And what is said behind a list against jumping to conclusions.
//!
//! It says nothing of the item, so the words are made blank, and every other word stays where it stands. An aside that is not
//! known here (`and, for Ann, a stew`) stays, and the list is refused.

use std::borrow::Cow;
use std::ops::Range;

use crate::english::words::Words;

/// The longest aside, in bytes.
const LONGEST: usize = 60;

/// The text without such asides.
pub(in super::super) fn without(text: Cow<'_, str>) -> Cow<'_, str> {
    let joints = [" and, ", " or, "].into_iter();
    let found: Vec<Range<usize>> = joints
        .flat_map(|joint| text.match_indices(joint).map(move |(at, _)| at + joint.len() - 2))
        .filter_map(|comma| aside(&text, comma))
        .chain(tight_commas(&text))
        .chain(remarks(&text))
        .collect();
    let warnings: Vec<Range<usize>> = warnings(&text).collect();
    if found.is_empty() && warnings.is_empty() {
        return text;
    }
    let mut bytes = text.into_owned().into_bytes();
    found.into_iter().for_each(|aside| bytes[aside].fill(b' '));
    for warning in warnings {
        bytes[warning.start] = b'.';
        bytes[warning.start + 1..warning.end].fill(b' ');
    }
    // Blanks of one byte stand for whole characters.
    Cow::Owned(String::from_utf8(bytes).unwrap_or_default())
}

/// What is said in brackets of one of several items and of nothing that stands behind it: `plums, rhubarb (which the cook counts as
/// a fruit) and figs`.
fn remarks(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.match_indices(" (which ").filter_map(|(open, _)| {
        let close = open + text[open..].find(')')?;
        (is_remark(&text[open + 2..close], &text[close..]) && is_behind_item(&text[..open]))
            .then_some(open..close + 1)
    })
}

/// Whether words in brackets tell nothing of the puzzle, as far as what stands behind them goes: no name, no number, no
/// denial, and no word of it.
fn is_remark(said: &str, behind: &str) -> bool {
    const LONGEST: usize = 100;
    /// Shorter words are mostly those of grammar.
    const SHORTEST: usize = 4;
    const DENYING: Words = Words::of(&["neither", "never", "no", "nobody", "none", "nor", "not"]);
    let is_plain = |c: char| c.is_ascii_lowercase() || matches!(c, ' ' | ',' | '-');
    let goes_on = [", ", " or ", " and ", ";", "."].iter().any(|on| behind[1..].starts_with(on));
    let later = behind.to_lowercase();
    let is_later = |word: &str| word.len() > SHORTEST && later.contains(word);
    let mut words = said.split([' ', ',', '-']).filter(|word| !word.is_empty());
    said.len() <= LONGEST
        && said.chars().all(is_plain)
        && goes_on
        && !words.any(|word| DENYING.contains(&word) || is_later(word))
}

/// Whether an item of a list stands in front of brackets: `leeks, onions, rhubarb`.
fn is_behind_item(before: &str) -> bool {
    const MOST_WORDS: usize = 3;
    let sentence = before.rsplit(['.', '?', '!', ';', '\n']).next().unwrap_or_default();
    let item = sentence.rsplit_once(", ").map(|(_, item)| item);
    item.is_some_and(|item| (1..=MOST_WORDS).contains(&item.split_whitespace().count()))
}

/// The commas that stand close to `viz.`, which leads to a list without one as well: `a different hat,viz. fez, …`
fn tight_commas(text: &str) -> impl Iterator<Item = Range<usize>> {
    let ends = |(at, tight): &(usize, &str)| text[at + tight.len()..].starts_with(['.', ' ']);
    text.match_indices(",viz").filter(ends).map(|(at, _)| at..at + 1)
}

/// What a writer says behind a semicolon against jumping to conclusions, from there to the end of the sentence: `; don't
/// take it for granted that each one belongs where you would expect!` What is not taken for granted may be so or not.
fn warnings(text: &str) -> impl Iterator<Item = Range<usize>> {
    let ends = |semicolon: usize| {
        let length = text[semicolon..].find(['.', '!', '?', '\n', '('])?;
        let end = semicolon + length + 1;
        (is_warning(text[semicolon + 1..end].trim())).then_some(semicolon..end)
    };
    text.match_indices("; ").filter_map(move |(at, _)| ends(at))
}

/// Whether a clause only says that nobody should expect what is likely.
fn is_warning(clause: &str) -> bool {
    const BEGINS: &[&str] = &["don't ", "don’t ", "do not "];
    const SUPPOSING: &[&str] = &["assume that ", "suppose that ", "take it for granted that "];
    const SUBJECTS: &[&str] = &["each one ", "every one ", "each ", "every one of them ", "they "];
    const BELONGING: &[&str] = &["belong ", "belongs ", "go ", "goes ", "is ", "are "];
    const EXPECTED: &[&str] = &[
        "where you would expect",
        "where you'd expect",
        "where you might expect",
        "where they belong",
        "where it belongs",
    ];
    let behind = |said: &'_ str, known: &[&str]| {
        known.iter().filter(|known| said.starts_with(**known)).map(|known| known.len()).max()
    };
    let mut at = 0;
    for known in [BEGINS, SUPPOSING, SUBJECTS, BELONGING] {
        let Some(length) = behind(&clause[at..], known) else { return false };
        at += length;
    }
    EXPECTED.contains(&clause[at..].trim_end_matches(['.', '!']))
}

/// An aside that begins with the comma here, and ends with the next one; none if no list goes on in front of it.
fn aside(text: &str, comma: usize) -> Option<Range<usize>> {
    let behind = &text[comma + 1..];
    let length = behind.find([',', '.', ';', ':', '(', ')', '\n'])?;
    let is_aside = length <= LONGEST && behind[length..].starts_with(',');
    (is_aside && is_in_list(&text[..comma]) && is_idle(behind[..length].trim()))
        .then_some(comma..comma + length + 2)
}

/// Whether at least two items stand in front of the last joint of a text: `soup, roast and`.
fn is_in_list(before: &str) -> bool {
    const MOST_WORDS: usize = 5;
    let sentence = before.rsplit(['.', '?', '!', ';', '\n']).next().unwrap_or_default();
    let last = sentence.rsplit_once(' ').map_or("", |(before, _)| before);
    let last = last.trim_end_matches(',');
    let item = last.rsplit_once(", ").map(|(_, item)| item);
    item.is_some_and(|item| item.split_whitespace().count() <= MOST_WORDS)
}

/// Whether an aside says nothing: `of course`, `to everyone's lasting regret`. `Finally` may tell an order.
fn is_idle(aside: &str) -> bool {
    const KNOWN: Words = Words::of(&[
        "inevitably",
        "last but not least",
        "naturally",
        "needless to say",
        "not surprisingly",
        "of course",
        "unsurprisingly",
    ]);
    const WHOSE: Words =
        Words::of(&["all", "everybody's", "everyone's", "her", "his", "our", "the", "their"]);
    const FEELINGS: Words = Words::of(&[
        "amazement",
        "amusement",
        "annoyance",
        "astonishment",
        "delight",
        "disgust",
        "dismay",
        "embarrassment",
        "horror",
        "joy",
        "regret",
        "relief",
        "surprise",
    ]);
    const MOST_WORDS: usize = 4;
    let said = aside.to_lowercase().replace('’', "'");
    let mut words = said.split(' ');
    let is_felt = words.next() == Some("to") && words.next().is_some_and(|of| WHOSE.contains(&of));
    KNOWN.contains(&&*said)
        || is_felt
            && said.split(' ').count() <= MOST_WORDS
            && words.next_back().is_some_and(|last| FEELINGS.contains(&last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_says_nothing_of_the_last_item() {
        let blank = |text: &str| {
            without(Cow::Borrowed(text)).split_whitespace().collect::<Vec<_>>().join(" ")
        };
        for aside in ["of course", "last but not least", "to everyone’s lasting regret"] {
            let text = format!("They made pie, soup and, {aside}, stew.");
            assert_eq!(blank(&text), "They made pie, soup and stew.");
        }
        for text in [
            "They made pie, soup and, for Ann, stew.",
            "They made pie, soup and, to Ann's regret, stew.",
            "They came late and, of course, left.",
            "They made pie, soup and, of course stew.",
        ] {
            assert_eq!(blank(text), text);
        }
    }
}
