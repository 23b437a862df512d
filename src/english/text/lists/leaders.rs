//! Lists that are set as columns or blocks, put as the lines that all others are: `Hats: fez, cap, bowler` for `Hats | fez, cap,
//! bowler`, for `Hats ..... fez, cap, bowler`, and for a heading with its items below it.
//!
//! Each mark is put in the place of others of the same length, so that every word stays where it stands.

use std::borrow::Cow;
use std::ops::Range;

use super::list;
use crate::english::measure::MONEY_SIGNS;

/// The fewest items of such a list, and the fewest lists: one alone may be anything.
const FEWEST: usize = 3;
const FEWEST_LISTS: usize = 2;

/// The most words of a heading and of an item in a block.
const MOST_WORDS: usize = 4;

/// The text with such lists as plain lines.
pub(in super::super) fn plain(text: &str) -> Cow<'_, str> {
    if !may_have_any(text) {
        return Cow::Borrowed(text);
    }
    let lines = lines(text);
    let mut changed: Option<Vec<u8>> = None;
    let mut at = 0;
    while at < lines.len() {
        let columns: Vec<Range<usize>> =
            lines[at..].iter().map_while(|line| leader(text, line)).collect();
        if columns.len() >= FEWEST_LISTS {
            let bytes = changed.get_or_insert_with(|| text.as_bytes().to_vec());
            columns.iter().for_each(|mark| blank(bytes, mark.clone(), b':'));
            at += columns.len();
            continue;
        }
        let dotted: Vec<Vec<Range<usize>>> =
            lines[at..].iter().map_while(|line| dots(text, line)).collect();
        if dotted.len() >= FEWEST_LISTS {
            let bytes = changed.get_or_insert_with(|| text.as_bytes().to_vec());
            dotted.iter().flatten().for_each(|dot| blank(bytes, dot.clone(), b','));
            at += dotted.len();
            continue;
        }
        let sentences: Vec<Range<usize>> =
            lines[at..].iter().map_while(|line| verb(text, line)).collect();
        if sentences.len() >= FEWEST_LISTS {
            let bytes = changed.get_or_insert_with(|| text.as_bytes().to_vec());
            sentences.iter().for_each(|mark| blank(bytes, mark.clone(), b':'));
            at += sentences.len();
            continue;
        }
        let blocks = blocks(text, &lines, at);
        if blocks.len() >= FEWEST_LISTS {
            let bytes = changed.get_or_insert_with(|| text.as_bytes().to_vec());
            for block in &blocks {
                for (nth, line) in lines[block.clone()].windows(2).enumerate() {
                    let mark = if nth == 0 { b':' } else { b',' };
                    blank(bytes, line[0].end..line[1].start, mark);
                }
            }
            at = blocks[blocks.len() - 1].end;
            continue;
        }
        at += 1;
    }
    // Blanks and marks of one byte stand for whole characters, so that the rest is as it was.
    changed.and_then(|bytes| String::from_utf8(bytes).ok()).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Whether a text may have such lists, at a glance: most have a bullet where a line stands further in.
fn may_have_any(text: &str) -> bool {
    let is_further_in = |rest: &str| {
        rest.starts_with([' ', '\t'])
            && rest.trim_start_matches([' ', '\t']).starts_with(begins_item)
    };
    text.contains('|')
        || !text.is_ascii() && text.contains(['…', '·', '•', '●', '‧', '∙'])
        || text.contains("...")
        || text.matches(" are ").nth(1).is_some()
            && lines(text).iter().any(|line| verb(text, line).is_some())
        || text.split('\n').any(is_further_in)
}

/// Whether an item in a block may begin with a character.
fn begins_item(c: char) -> bool {
    c.is_alphanumeric() || MONEY_SIGNS.contains(&c)
}

/// Puts a mark and blanks in the place of some bytes.
fn blank(bytes: &mut [u8], at: Range<usize>, mark: u8) {
    let (start, end) = (at.start, at.end);
    bytes[start..end].fill(b' ');
    bytes[start] = mark;
}

/// The lines of a text without their ends.
fn lines(text: &str) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut all = Vec::new();
    for line in text.split_inclusive('\n') {
        let said = line.trim_end_matches(['\n', '\r']);
        all.push(start..start + said.len());
        start += line.len();
    }
    all
}

/// Whether some words may head a list.
fn is_heading(said: &str) -> bool {
    let is_word = |word: &str| word.chars().all(char::is_alphabetic);
    let words = said.split_whitespace().count();
    (1..MOST_WORDS).contains(&words) && said.split_whitespace().all(is_word)
}

/// What stands between the heading and the items of a line: `    | `, ` ..... `.
fn leader(text: &str, line: &Range<usize>) -> Option<Range<usize>> {
    let said = &text[line.clone()];
    let is_mark = |c: char| matches!(c, '|' | '.' | '…');
    let first = said.find(is_mark)?;
    let rest = said[first..].trim_start_matches(|c| is_mark(c) || c == ' ');
    let items = said.len() - rest.len();
    let marks = &said[first..items];
    let is_leader = marks.trim() == "|"
        || marks.chars().filter(|c| *c == '.').count() >= 3 && !marks.contains('|')
        || marks.contains('…');
    let heading = said[..first].trim_end();
    let parts: Vec<&str> = rest.split(',').map(str::trim).collect();
    let are_items =
        parts.len() >= FEWEST && parts.iter().all(|part| !part.is_empty()) && !rest.contains('|');
    let is_line = is_leader
        && are_items
        && said.starts_with(char::is_alphabetic)
        && is_heading(heading)
        && !rest.ends_with(['.', '?', '!']);
    is_line.then(|| line.start + heading.len()..line.start + items)
}

/// The dots between the items of a line with a heading: `Hats: fez · cap · beret`.
fn dots(text: &str, line: &Range<usize>) -> Option<Vec<Range<usize>>> {
    const MARKS: &[&str] = &[" · ", " • ", " ● ", " ‧ ", " ∙ "];
    let said = &text[line.clone()];
    let colon = said.find(": ").filter(|colon| is_heading(&said[..*colon]))?;
    let mark = MARKS.iter().find(|mark| said.contains(**mark))?;
    let items: Vec<&str> = said[colon + 2..].split(*mark).collect();
    let is_item = |item: &&str| {
        let item = item.trim();
        item.starts_with(begins_item)
            && !item.contains([',', ':', ';', '?', '!'])
            && !item.split(' ').any(|word| MORE.contains(&word))
    };
    let dots =
        said.match_indices(*mark).map(|(at, mark)| line.start + at..line.start + at + mark.len());
    (items.len() >= FEWEST && items.iter().all(is_item)).then(|| dots.collect())
}

/// Words by which more is told of an item, or it may be none.
const MORE: &[&str] = &[
    "about",
    "each",
    "except",
    "for",
    "left",
    "maybe",
    "none",
    "not",
    "only",
    "or",
    "over",
    "perhaps",
    "right",
    "sometimes",
    "under",
    "usually",
];

/// The verb of a line that is a heading in the plural and its items, and ends as no sentence does: `Ages are 6, 7, and 8`.
fn verb(text: &str, line: &Range<usize>) -> Option<Range<usize>> {
    const LONGEST: usize = 2;
    let said = &text[line.clone()];
    let verb = said.find(" are ")?;
    let (heading, items) = (&said[..verb], &said[verb + " are ".len()..]);
    let is_plural = heading.ends_with('s')
        && heading.starts_with(char::is_uppercase)
        && heading.split_whitespace().count() <= LONGEST
        && is_heading(heading);
    let is_list = is_plural && !items.trim_end().ends_with(['.', '?', '!', ',']);
    // `22,23, and 24`
    let parts: Vec<&str> = items
        .split(',')
        .map(str::trim)
        .flat_map(|part| part.strip_prefix("and ").unwrap_or(part).split(" and "))
        .collect();
    let is_item = |part: &&str| {
        let words = || part.split_whitespace();
        (1..=MOST_WORDS).contains(&words().count())
            && part.starts_with(begins_item)
            && !words().any(|word| {
                let word = word.to_lowercase();
                list::CLAUSE.contains(&&*word) || MORE.contains(&&*word)
            })
    };
    (is_list && parts.len() >= FEWEST && parts.iter().all(is_item))
        .then_some(line.start + verb..line.start + verb + " are ".len())
}

/// The blocks of a heading and as many items below it each that begin at a line.
fn blocks(text: &str, lines: &[Range<usize>], from: usize) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    let mut at = from;
    while let Some(block) = block(text, lines, at) {
        if all.first().is_some_and(|first| first.len() != block.len()) {
            break;
        }
        at = block.end;
        all.push(block);
    }
    all
}

/// A heading and the items that stand further in below it.
fn block(text: &str, lines: &[Range<usize>], at: usize) -> Option<Range<usize>> {
    let heading = &text[lines.get(at)?.clone()];
    if heading.starts_with(char::is_whitespace) || !is_heading(heading) {
        return None;
    }
    let is_item = |line: &&Range<usize>| {
        let said = &text[(*line).clone()];
        let item = said.trim();
        said.starts_with([' ', '\t'])
            && item.starts_with(begins_item)
            && item.split_whitespace().count() <= MOST_WORDS
            // `1. Ann …`, `a) Ann …`
            && !item.split(' ').next().is_some_and(|first| first.ends_with(['.', ')']) && first.len() < 3)
            && !item.contains([':', '?', '!', ';', '|'])
            && !item.contains(", ")
            && !item.ends_with(['.', ','])
    };
    let items = lines[at + 1..].iter().take_while(is_item).count();
    (items >= FEWEST).then_some(at..at + 1 + items)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn columns_and_blocks_are_lines() {
        let bars = "Four met.\nNames | Al, Bo, Cy\nHats  | fez, cap, beret\n1. Al has the fez.\n";
        assert_eq!(
            plain(bars),
            "Four met.\nNames:  Al, Bo, Cy\nHats:   fez, cap, beret\n1. Al has the fez.\n"
        );
        let dots = "Names ... Al, Bo, Cy\nHats … fez, cap, beret\n";
        assert_eq!(plain(dots), "Names:    Al, Bo, Cy\nHats:    fez, cap, beret\n");
        let blocks =
            "NAMES\r\n  Al\r\n  Bo\r\n  Cy\r\nHATS\r\n\tfez\r\n\tred cap\r\n\tberet\r\n\r\n1. x.";
        assert_eq!(
            plain(blocks),
            "NAMES:   Al,   Bo,   Cy\r\nHATS: \tfez, \tred cap, \tberet\r\n\r\n1. x."
        );
    }

    #[test]
    fn anything_else_stays() {
        for text in [
            "Names | Al, Bo, Cy\n",
            "a | b, c, d | e\nf | g, h, i | j\n",
            "He said ... well, so, yes.\nShe said ... no, no, no.\n",
            "NAMES\n  Al\n  Bo\n  Cy\n\nHATS\n  fez\n  cap\n",
            "NAMES\n  Al\n  Bo\n  Cy\nHATS\n  fez\n  cap\n",
            "",
        ] {
            assert_eq!(plain(text), text);
        }
    }
}
