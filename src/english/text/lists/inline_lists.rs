//! Several lists on one line: `Names: Ann, Bo, Cy; Hats: fez, cap, beret`, `names = [Ann, Bo, Cy], hats = [fez, cap, beret]`,
//! `Categories: names : Ann, Bo, Cy. hats : fez, cap, beret. Clues:`.
//!
//! Each must have as many items as the others, so that no clue is taken for lists.

use itertools::Itertools;

use super::super::cutting::lines::{Line, Mark, trimmed};
use super::list;
use crate::model::ids::Span;
use crate::syntax::text::is_clock_colon;

/// The fewest items of each list.
const FEWEST: usize = 3;

/// The longest heading, in words.
const MOST_WORDS: usize = 4;

/// What may stand between two lists, and between a list and what is no list.
const BETWEEN: &[char] = &[' ', '\t', ',', ';', '.', '|', '-', '–', '—'];

/// Lines for the lists that stand on one, and for what stands around them.
pub(in super::super) fn divided(text: &str, lines: Vec<Line>) -> Vec<Line> {
    let divide = |line: Line| match lists(text, &line) {
        Some(spans) => {
            let mut after_gap = line.after_gap;
            let next = |span| Line {
                span,
                mark: Mark::None,
                after_gap: std::mem::take(&mut after_gap),
                indented: line.indented,
                alone: false,
            };
            spans.into_iter().map(next).collect()
        }
        None => vec![line],
    };
    lines.into_iter().flat_map(divide).collect()
}

/// The lists of a line and what stands around them; `None` if it has fewer than two.
fn lists(text: &str, line: &Line) -> Option<Vec<Span>> {
    let said = &text[line.span.range()];
    let is_marked = matches!(line.mark, Mark::None | Mark::Bullet);
    if !is_marked || said.matches([':', '=']).nth(1).is_none() {
        return None;
    }
    let start = line.span.start as usize;
    let at = |from: usize, to: usize| trimmed(text, Span::new(start + from, start + to));
    let mut heads = heads(said);
    // `Categories:` in front of the first
    while let [first, second, ..] = &heads[..]
        && said[first.end..second.start].trim_matches(BETWEEN).is_empty()
    {
        heads.remove(0);
    }
    // `Clues:` behind the last
    while heads.last().is_some_and(|last| said[last.end..].trim().is_empty()) {
        heads.pop();
    }
    let first = heads.first()?;
    // `Answer format: use these values - Names: …`
    if said[..first.start].to_lowercase().contains("answer") {
        return None;
    }
    let mut spans = vec![at(0, first.start)];
    let mut end = first.start;
    let mut length = None;
    for (number, head) in heads.iter().enumerate() {
        let next = heads.get(number + 1).map_or(said.len(), |next| next.start);
        let body = &said[head.end..next];
        // `. Use the clues below.`, ` - solve it with these clues:`
        let stop = [". ", " - ", " – "].iter().filter_map(|mark| body.find(mark)).min();
        let stop = stop.filter(|_| next == said.len()).unwrap_or(body.len());
        end = head.end + body[..stop].trim_end_matches(BETWEEN).len();
        let span = at(head.start, end);
        let list = list::list(text, span)?;
        let items = list.divided.len();
        if items < FEWEST || *length.get_or_insert(items) != items {
            return None;
        }
        spans.push(span);
    }
    let rest = said[end..].trim_start_matches(BETWEEN);
    spans.push(at(said.len() - rest.len(), said.len()));
    spans.retain(|span| !text[span.range()].trim_matches(BETWEEN).is_empty());
    let names = heads.iter().map(|head| &said[head.start..head.end]);
    (heads.len() > 1 && names.map(str::to_lowercase).all_unique()).then_some(spans)
}

/// A heading: where it begins, and where its list does.
struct Head {
    start: usize,
    end: usize,
}

/// What may be headings in a line.
fn heads(said: &str) -> Vec<Head> {
    let mut all = Vec::new();
    let mut depth = 0_usize;
    let mut from = 0;
    // Whether a heading may begin behind the last mark, whatever its first letter is.
    let mut is_apart = true;
    for (at, c) in said.char_indices() {
        let next = at + c.len_utf8();
        match c {
            '[' | '{' | '(' => depth += 1,
            ']' | '}' | ')' => {
                depth = depth.saturating_sub(1);
                (from, is_apart) = (next, true);
            }
            _ if depth > 0 => {}
            ':' | '=' if !is_clock_colon(said, at) => {
                all.extend(head(said, from, at, is_apart).map(|start| Head { start, end: next }));
                (from, is_apart) = (next, true);
            }
            '.' | ';' | '|' | '–' | '—' => (from, is_apart) = (next, true),
            '-' if said[next..].starts_with(' ') => (from, is_apart) = (next, true),
            // `[Ann, Bo], hats`
            ',' if said[from..at].trim().is_empty() && is_apart => from = next,
            ',' => (from, is_apart) = (next, false),
            _ => {}
        }
    }
    all
}

/// Where the heading begins that ends in front of a colon.
fn head(said: &str, from: usize, to: usize, is_apart: bool) -> Option<usize> {
    let part = said[from..to].trim_end();
    let bare = part.trim_start();
    let is_name = |name: &str| {
        !name.is_empty()
            && name.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '_' | '-'))
            && name.split(' ').count() <= MOST_WORDS
            && !name.split(' ').any(|word| list::CLAUSE.contains(&&*word.to_lowercase()))
    };
    if is_apart && is_name(bare) {
        return Some(from + (part.len() - bare.len()));
    }
    // `Cy Hats:` behind a comma
    let last = bare.rfind(' ').map(|at| at + 1)?;
    let is_capital = bare[last..].starts_with(char::is_uppercase);
    (!is_apart && is_capital && is_name(&bare[last..]))
        .then_some(from + (part.len() - bare.len()) + last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::text::cutting::lines::lines;

    fn of(text: &str) -> String {
        let all = divided(text, lines(text));
        all.iter().map(|line| &text[line.span.range()]).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn lists_on_one_line_are_divided() {
        let both = "Names: Ann, Bo, Cy/Hats: fez, cap, tam";
        for text in [
            "Names: Ann, Bo, Cy; Hats: fez, cap, tam",
            "Names: Ann, Bo, Cy. Hats: fez, cap, tam.",
            "Names: Ann, Bo, Cy Hats: fez, cap, tam",
            "Names: Ann, Bo, Cy | Hats: fez, cap, tam",
        ] {
            assert_eq!(of(text), both);
        }
        assert_eq!(
            of("Categories: names : Ann, Bo, Cy. top hats : fez, cap, tam. Clues:"),
            "Categories:/names : Ann, Bo, Cy/top hats : fez, cap, tam/Clues:"
        );
        assert_eq!(
            of("names = [Ann, Bo, Cy], hats = [fez, cap, tam]"),
            "names = [Ann, Bo, Cy]/hats = [fez, cap, tam]"
        );
        assert_eq!(
            of("There are two lists. Names: Ann, Bo, Cy. Hats: fez, cap, tam. Use them."),
            "There are two lists./Names: Ann, Bo, Cy/Hats: fez, cap, tam/Use them."
        );
    }

    #[test]
    fn other_lines_are_not() {
        for text in [
            "Names: Ann, Bo, Cy; Hats: fez, cap",
            "Names: Ann, Bo; Hats: fez, cap",
            "Of these: Ann has a fez, Bo a cap, Cy a tam; note: one, two, three, four",
            "At 9:30, 10:30 and 11:30: Ann, Bo, Cy",
            "1. Names: Ann, Bo, Cy; Hats: fez, cap, tam",
            "Names: Ann, Bo, Cy; Names: Di, Ed, Flo",
        ] {
            assert_eq!(divided(text, lines(text)).len(), 1, "{text}");
        }
    }
}
