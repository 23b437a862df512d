//! Whether a source is a printed text or a file of the puzzle language.

use std::cell::LazyCell;

use super::super::asking::options;
use super::lines;
use super::lines::{Line, Mark, lines};

/// The most lines that are looked at.
const LOOKED_AT: usize = 200;

/// Whether a source reads as a printed text and not as a file of the language.
///
/// A file of the language begins with a header line, `key: items`; a printed text begins with a title, a sentence or a
/// heading. `named` says that the name of the file is one of a text: then a line `clues:` or `houses: 5` is needed for
/// a file of the language.
pub fn is_text(text: &str, named: bool) -> bool {
    let end = text.match_indices('\n').nth(LOOKED_AT).map_or(text.len(), |(at, _)| at);
    let text = &text[..end];
    let content: Vec<&str> = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && (named || !line.starts_with('#')))
        .filter(|line| !lines::has_blank(line))
        .collect();
    let key = |line: &str, keys: &[&str]| {
        line.split_once(':').is_some_and(|(key, value)| {
            let key = key.trim().to_lowercase();
            // `Houses: Hill House, Oakwood` are a list of things.
            let are_named = key == "houses" && value.contains(',');
            keys.iter().any(|known| key == *known || key.starts_with("positions ")) && !are_named
        })
    };
    // A magazine has a title as well, and lists of positions; but no file numbers its sentences.
    let numbered = LazyCell::new(|| named && has_numbered_sentences(text));
    let Some(first) = content.first() else { return named };
    // Nor does one begin with a title alone, as a magazine does in front of `Houses: 1, 2, 3`.
    let titled = LazyCell::new(|| *numbered && is_title(first));
    const HEADERS: &[&str] = &["title", "houses", "positions"];
    let has_any = |headers: &[&str]| content.iter().any(|line| key(line, headers));
    // Most texts have none of these.
    if has_any(HEADERS) {
        let headers: &[&str] = match (*numbered, *titled) {
            (true, true) => &[],
            (true, false) => &["houses"],
            _ => HEADERS,
        };
        if has_any(headers) {
            return false;
        }
    }
    if lines::framed(first).is_some() {
        return true;
    }
    let pair = first
        .split_once(':')
        .is_some_and(|(key, value)| !value.trim().is_empty() && !is_sentence(key))
        && options::behind_label(first).is_none()
        && !*titled;
    let has_sections = || {
        let is_section = |line: &&str| {
            line.eq_ignore_ascii_case("clues:") || line.eq_ignore_ascii_case("questions:")
        };
        content.iter().any(is_section)
    };
    match named {
        true => {
            // `price ($): 5, 10` is of a file, though it numbers its clues.
            let is_listed = || *numbered && !content.iter().any(|line| line.contains('('));
            has_hashes(&content) || !(pair && has_sections()) || is_listed()
        }
        // No file begins with a line that is no header and numbers its sentences.
        false => {
            let numbered =
                || !first.contains([':', '=', '"', '#', '|']) && has_numbered_sentences(text);
            // Nor does one have clues without the line `clues:`.
            let listed = || pair && !has_sections() && has_numbered_sentences(text);
            !pair && (content.iter().take(3).any(|line| is_prose(line)) || numbered())
                || listed()
                || says_so(text)
        }
    }
}

/// Whether a line can be no header and may be a title: `A Day Out`, `Puzzle 7: A Day Out`.
fn is_title(line: &str) -> bool {
    const WORDS: &[&str] = &["exercise", "problem", "puzzle", "riddle"];
    let is_puzzle = |key: &str| {
        key.split_whitespace().any(|word| WORDS.contains(&&*word.to_lowercase()))
            && !key.contains('(')
    };
    !line.starts_with('#')
        && !line.contains('=')
        && line.split_once(':').is_none_or(|(key, _)| is_puzzle(key))
}

/// Whether lines with a `#` say something that is no comment: `#1 The owl is here.`, `# Pets: cat, dog, eel`.
fn has_hashes(content: &[&str]) -> bool {
    content.iter().filter_map(|line| line.strip_prefix('#')).any(|said| {
        let is_list = said.split_once(": ").is_some_and(|(_, items)| items.contains(", "));
        said.starts_with(|c: char| c.is_ascii_digit()) || is_list
    })
}

/// Whether two lines or more are numbered sentences.
fn has_numbered_sentences(text: &str) -> bool {
    let all = lines(text);
    let is_sentence = |line: &&Line| {
        matches!(line.mark, Mark::Number(_)) && text[line.span.range()].trim().contains(' ')
    };
    all.iter().filter(is_sentence).count() > 1
}

/// Whether what stands before a colon is of a sentence and not the name of a category.
fn is_sentence(key: &str) -> bool {
    const MOST_WORDS: usize = 6;
    let name = key.split('(').next().unwrap_or_default();
    !name.contains('"')
        && (name.contains([',', ';', '.', '—']) || name.split_whitespace().count() > MOST_WORDS)
}

/// Whether a line is a sentence and no clue of the language.
fn is_prose(line: &str) -> bool {
    let words = line.split_whitespace().count();
    let plain = |word: &str| word.chars().all(|c| c.is_alphanumeric() || "'’-.,:;?!()".contains(c));
    words >= 4
        && line.starts_with(char::is_alphabetic)
        && line.ends_with(['.', ':', '?', '!'])
        && !line.contains(['=', '"', '<', '>', '{', '|'])
        && line.split_whitespace().all(plain)
}

/// Whether a text begins with a Markdown heading and has a sentence further on.
fn says_so(text: &str) -> bool {
    let all = lines(text);
    let heading = all.first().is_some_and(|line| line.mark == Mark::Heading);
    heading && all.get(1).is_some_and(|line| is_prose(&text[line.span.range()]))
}
