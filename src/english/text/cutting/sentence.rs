//! A paragraph to sentences.

use compact_str::CompactString;

use super::lines::trimmed;
use crate::model::ids::Span;
use crate::syntax::text::squeeze;

/// Words that are followed by a full stop within a sentence.
const SHORT: &[&str] = &[
    "capt", "col", "dr", "e.g", "gen", "gov", "hon", "i.e", "jr", "lt", "mr", "mrs", "ms", "mt",
    "prof", "rev", "rs", "sen", "sgt", "sr", "st", "viz", "vs",
];

/// Words that begin a sentence, so that a single letter before them ended the one before.
const STARTS: &[&str] =
    &["the", "a", "an", "if", "one", "there", "each", "who", "what", "which", "where", "now"];

/// The sentences of a part of a text.
pub(in super::super) fn sentences(text: &str, span: Span) -> Vec<Span> {
    let part = &text[span.range()];
    let mut all = Vec::new();
    let mut start = 0;
    for (at, mark) in part.match_indices(['.', '!', '?', '…']) {
        let run = part[at + mark.len()..].starts_with(['.', '!', '?', '…']);
        if at < start || run {
            continue;
        }
        let behind = &part[at + mark.len()..];
        let closed =
            behind.trim_start_matches(['.', '!', '?', '"', '\'', ')', '*', '_', '”', '’', '`']);
        let next = closed.trim_start();
        let ends = next.is_empty()
            || next.len() < closed.len() && !goes_on(&part[start..at], mark, next)
            || mark == "." && is_run_on(&part[start..at], behind);
        if ends {
            let end = part.len() - closed.len();
            push(text, span, start, end, &mut all);
            start = end;
        }
    }
    push(text, span, start, part.len(), &mut all);
    all
}

/// Whether the blank is missing between two sentences: `… in a row.The first …`.
fn is_run_on(before: &str, behind: &str) -> bool {
    const SHORTEST: usize = 3;
    let last = before.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let next = behind.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let is_plain = |word: &str| word.chars().all(char::is_lowercase);
    let mut letters = next.chars();
    last.chars().count() >= SHORTEST
        && is_plain(last)
        && letters.next().is_some_and(char::is_uppercase)
        && is_plain(letters.as_str())
        && STARTS.contains(&next.to_lowercase().as_str())
        && behind[next.len()..].starts_with(' ')
}

fn push(text: &str, whole: Span, from: usize, to: usize, all: &mut Vec<Span>) {
    let start = whole.start as usize;
    let sentence = trimmed(text, Span::new(start + from, start + to));
    if !sentence.range().is_empty() {
        all.push(sentence);
    }
}

/// Whether a sentence goes on behind a mark: the word before it is a short form, or the next
/// word is not one that begins a sentence.
fn goes_on(before: &str, mark: &str, next: &str) -> bool {
    let first = next.trim_start_matches(['"', '\'', '(', '*', '_', '“', '‘', '`']).chars().next();
    if first.is_some_and(char::is_lowercase) {
        return true;
    }
    let word = before.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
    if mark != "." {
        return false;
    }
    let lower = word.to_lowercase();
    if matches!(lower.as_str(), "no" | "nr") {
        return first.is_some_and(|c| c.is_ascii_digit());
    }
    let next_word = next.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    is_short(word)
        || (is_initial(word) && !ends_letters(before) || are_initials(before, word))
            && !STARTS.contains(&next_word.to_lowercase().as_str())
}

/// Whether a text ends with a list of single letters: `A, B and C`.
fn ends_letters(before: &str) -> bool {
    let mut words = before.rsplit(' ');
    let is_letter = |word: Option<&str>| {
        word.is_some_and(|word| {
            word.len() == 1 && word.starts_with(|c: char| c.is_ascii_uppercase())
        })
    };
    is_letter(words.next()) && matches!(words.next(), Some("and" | "or")) && {
        let before = words.next().map(|word| word.trim_end_matches(','));
        is_letter(before)
    }
}

/// Whether a full stop behind a word is that of a short form. `Ft. Hill` is one, and `8 ft. The` are two sentences.
fn is_short(word: &str) -> bool {
    word == "Ft" || SHORT.contains(&word.to_lowercase().as_str())
}

/// Whether a word is of initials in front of a name, `P.M` or `J.R`: not a country, nor a time as in `5 P.M`.
fn are_initials(before: &str, word: &str) -> bool {
    const ALONE: &[&str] = &["D.C", "U.K", "U.S", "U.S.A"];
    let ahead = before[..before.len() - word.len()].trim_end();
    word.contains('.')
        && word.split('.').all(is_initial)
        && !ALONE.contains(&word)
        && !ahead.ends_with(|c: char| c.is_ascii_digit())
}

fn is_initial(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase) && letters.next().is_none()
}

/// Whether a full stop behind a text would be that of a short form: `Mt`, `J`.
pub(in super::super) fn ends_in_short_form(text: &str) -> bool {
    let word = text.rsplit(char::is_whitespace).next().unwrap_or_default();
    is_initial(word) || is_short(word)
}

/// Whether a text ends in the short form of a title, behind which a name follows: `Prof`.
pub(in super::super) fn is_title_of_somebody(text: &str) -> bool {
    const TITLES: &[&str] = &["Capt", "Dr", "Mr", "Mrs", "Ms", "Mt", "Prof", "St"];
    TITLES.contains(&text.rsplit(char::is_whitespace).next().unwrap_or_default())
}

/// A sentence in one line, without emphasis, and with a full stop.
pub(in super::super) fn plain(sentence: &str) -> CompactString {
    let emphasis = ['*', '_', '`', '"', '“', '”', '#'];
    let may_be = |byte: u8| !byte.is_ascii() || matches!(byte, b'*' | b'_' | b'`' | b'"' | b'#');
    let mut text = match sentence.bytes().any(may_be) {
        true => squeeze(&sentence.replace(emphasis, "")),
        false => squeeze(sentence),
    };
    if !text.ends_with('.') {
        let end = text.trim_end_matches(['!', ';', ',', ':', '…']).len();
        text.truncate(end);
        text.push('.');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<&str> {
        let whole = Span::new(0, text.len());
        sentences(text, whole).into_iter().map(|span| &text[span.range()]).collect()
    }

    #[test]
    fn sentences_end_where_people_end_them() {
        assert_eq!(
            of(
                "Mr. Hill lives in no. 3. The fox (see J. Mill) has $2.50 more!  Who? \"Me.\" She's"
            ),
            [
                "Mr. Hill lives in no. 3.",
                "The fox (see J. Mill) has $2.50 more!",
                "Who?",
                "\"Me.\"",
                "She's"
            ]
        );
        assert_eq!(
            of("The owl is in a box.The cat is in Box.net today"),
            ["The owl is in a box.", "The cat is in Box.net today"]
        );
        assert_eq!(
            of("The owl is in box B. The cat is not"),
            ["The owl is in box B.", "The cat is not"]
        );
        assert_eq!(
            of("Is it so ... or not? 3 cats sleep."),
            ["Is it so ... or not?", "3 cats sleep."]
        );
        assert_eq!(
            of("Cy read P.M. North. Bo came at 5 P.M. Ann met J.R. Hill in the U.S. Al left."),
            [
                "Cy read P.M. North.",
                "Bo came at 5 P.M.",
                "Ann met J.R. Hill in the U.S.",
                "Al left."
            ]
        );
        assert!(of(" \n ").is_empty());
    }
}
