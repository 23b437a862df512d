//! Clues that are numbered without a line or a mark of their own.

use super::lines::{Line, Mark, trimmed};
use crate::model::ids::Span;
use crate::syntax::ast::Name;

/// How many numbers in a row make it certain that they number clues.
const FEWEST: usize = 3;

/// How many numbers in a row make it certain, though a third of them may be those of houses.
const MANY: usize = 8;

/// A line that is longer may end because the page does.
const LONG: usize = 40;

/// Marks lines as numbered that begin with a number and no mark behind it (`1 The owl …`,
/// `C01 The owl …`), if they count up from 1.
pub(in super::super) fn mark(text: &str, lines: &mut [Line]) {
    let mut at = 0;
    while at < lines.len() {
        let run = run(text, &lines[at..]);
        let run = if run.is_empty() { lettered(text, lines, at) } else { run };
        let run = if run.is_empty() { counted(text, &lines[at..], roman) } else { run };
        for (offset, label) in run.iter().filter(|_| run.len() >= FEWEST) {
            let line = &mut lines[at + offset];
            let behind = &text[label.span.end as usize..line.span.end as usize];
            let bare = behind.trim_start_matches(['.', ')', ']', ':']);
            let bare = bare.trim_start().trim_start_matches(['–', '—', '-']);
            let end = line.span.end as usize;
            line.span = trimmed(text, Span::new(end - bare.len(), end));
            line.mark = Mark::Number(label.clone());
        }
        at += run.last().map_or(0, |(offset, _)| *offset) + 1;
    }
}

/// The lines that count up from 1, and the number of each. A line that goes on with the sentence
/// before it has none.
fn run(text: &str, lines: &[Line]) -> Vec<(usize, Name)> {
    counted(text, lines, label)
}

/// The lines that are lettered from `a.` or `A)` on, of which each has a clue; `at`: the first of them. Answers to choose
/// from are short, or follow a question.
fn lettered(text: &str, lines: &[Line], at: usize) -> Vec<(usize, Name)> {
    const FEWEST_WORDS: usize = 3;
    let asked = at.checked_sub(1).is_some_and(|last| text[lines[last].span.range()].ends_with('?'));
    // No answer to choose from is called `Clue A`.
    let is_named =
        || text[lines[at].span.range()].get(..5).is_some_and(|of| of.eq_ignore_ascii_case("clue "));
    let run = if asked && !is_named() { Vec::new() } else { counted(text, &lines[at..], letter) };
    let words =
        |(offset, _): &(usize, Name)| text[lines[at + offset].span.range()].split(' ').count();
    if run.iter().all(|line| words(line) > FEWEST_WORDS) { run } else { Vec::new() }
}

/// The lines that count up, each with its number as `label` finds it.
fn counted(
    text: &str,
    lines: &[Line],
    label: fn(&str, &Line, usize) -> Option<Name>,
) -> Vec<(usize, Name)> {
    let mut run: Vec<(usize, Name)> = Vec::new();
    for (offset, line) in lines.iter().enumerate() {
        match label(text, line, run.len() + 1) {
            Some(label) => run.push((offset, label)),
            None => {
                let hangs = line.indented && run.last().is_some_and(|(at, _)| !lines[*at].indented);
                let before = offset.checked_sub(1).map_or("", |at| &text[lines[at].span.range()]);
                let is_open = before.len() > LONG && !before.ends_with(['.', '!', '?', ':']);
                let goes_on =
                    hangs || is_open || text[line.span.range()].starts_with(char::is_lowercase);
                if run.is_empty() || line.mark != Mark::None || line.after_gap || !goes_on {
                    break;
                }
            }
        }
    }
    run
}

/// The number that a line begins with, if it is a certain one.
fn label(text: &str, line: &Line, number: usize) -> Option<Name> {
    let said = &text[line.span.range()];
    let letter = said.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(said);
    let zeros = letter.trim_start_matches('0');
    let digits = number.to_string();
    let rest = zeros.strip_prefix(&digits)?;
    // `1 – The owl …`
    let bare = rest.trim_start().trim_start_matches(['–', '—', '-']);
    // `1.The owl …`
    let is_tight = rest.starts_with(['.', ')']) && is_start(&rest[1..]);
    let begins =
        is_tight || rest.starts_with([' ', '\t', '–', '—', '-']) && is_start(bare.trim_start());
    let start = line.span.start as usize + (said.len() - zeros.len());
    (line.mark == Mark::None && begins)
        .then(|| Name::new(&*digits, Span::new(start, start + digits.len())))
}

/// The letter that a line begins with, as the number that it has in the alphabet: `b.`, `B)`, `(b)`.
fn letter(text: &str, line: &Line, number: usize) -> Option<Name> {
    let said = &text[line.span.range()];
    // `Clue A: …`
    let named = ["Clue ", "CLUE "].iter().find_map(|word| said.strip_prefix(*word));
    let named = named.filter(|rest| rest.get(1..2).is_some_and(|mark| matches!(mark, ":" | ".")));
    let open = named.unwrap_or(said).trim_start_matches(['(', '[']);
    let letter = open.chars().next().filter(char::is_ascii_alphabetic)?;
    let marks = if named.is_some() { &['.', ':'][..] } else { &['.', ')', ']'][..] };
    let behind = open[1..].strip_prefix(marks)?;
    let counts = usize::from(letter.to_ascii_lowercase() as u8 - b'a') + 1 == number;
    let begins = behind.starts_with([' ', '\t']) && is_start(behind.trim_start());
    let start = line.span.start as usize + (said.len() - open.len());
    (line.mark == Mark::None && counts && begins)
        .then(|| Name::new(number.to_string(), Span::new(start, start + 1)))
}

/// The Roman number that a line begins with: `iv.`, `(IV)`.
fn roman(text: &str, line: &Line, number: usize) -> Option<Name> {
    const UNITS: &[&str] = &["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
    const TENS: &[&str] = &["", "x", "xx", "xxx"];
    let said = &text[line.span.range()];
    let open = said.trim_start_matches(['(', '[']);
    let length = open.find(|c: char| !c.is_ascii_alphabetic())?;
    let behind = open[length..].strip_prefix(['.', ')', ']'])?;
    let roman = [*TENS.get(number / 10)?, UNITS[number % 10]].concat();
    let counts = open[..length] == roman || open[..length] == roman.to_uppercase();
    let begins = behind.starts_with([' ', '\t']) && is_start(behind.trim_start());
    let start = line.span.start as usize + (said.len() - open.len());
    (line.mark == Mark::None && counts && begins)
        .then(|| Name::new(number.to_string(), Span::new(start, start + length)))
}

/// Whether a sentence begins here.
fn is_start(text: &str) -> bool {
    text.trim_start_matches(['"', '“', '\'', '‘']).starts_with(char::is_uppercase)
}

/// A number within a paragraph.
struct Number {
    label: Name,
    /// What it numbers begins here.
    behind: usize,
    /// Whether a sentence ended before it.
    after_end: bool,
    /// Whether the word before it may belong to it: `house 2.`
    after_noun: bool,
}

/// The clues in a paragraph that are numbered within it, each with its number: `… 1. The fox is
/// here. 2. The owl is not. 3. …`
///
/// `house 1. The owl` has a number at the end of a sentence, which numbers nothing. So the first
/// number must begin the paragraph or follow the end of a sentence, and either all others do so as
/// well, or no sentence of the list is ended and none of the numbers may be that of a house. Of many
/// that count up, some may be either.
pub(in super::super) fn inline(text: &str, paragraph: Span) -> Vec<(Name, Span)> {
    let numbers = numbers(text, paragraph);
    let Some(first) = numbers.iter().position(|of| of.label.text == "1" && of.after_end) else {
        return Vec::new();
    };
    let count_up = |fits: &dyn Fn(&Number) -> bool| {
        let mut run: Vec<&Number> = vec![&numbers[first]];
        for of in &numbers[first + 1..] {
            if of.label.text == (run.len() + 1).to_string() && fits(of) {
                run.push(of);
            }
        }
        run
    };
    let mut run = count_up(&|of| of.after_end);
    if run.len() < FEWEST {
        run = count_up(&|of| !of.after_end);
        let certain = |run: &[&Number]| run[1..].iter().all(|of| !of.after_noun);
        if run.len() < FEWEST || !certain(&run) {
            run = count_up(&|_| true);
            let doubtful = run.iter().filter(|of| of.after_noun && !of.after_end).count();
            if run.len() < MANY || doubtful * 3 > run.len() {
                return Vec::new();
            }
        }
    }
    let ends = run[1..].iter().map(|next| next.label.span.start as usize);
    let ends = ends.chain([paragraph.end as usize]);
    run.iter()
        .zip(ends)
        .map(|(of, end)| (of.label.clone(), without_bracket(text, Span::new(of.behind, end))))
        .collect()
}

/// A clue without the bracket of the next number, `(2)`.
fn without_bracket(text: &str, span: Span) -> Span {
    let span = trimmed(text, span);
    let part = text[span.range()].trim_end_matches(['(', '#']).len();
    trimmed(text, Span::new(span.start as usize, span.start as usize + part))
}

/// The numbers of a paragraph behind which a sentence begins: `1.`, `1)`, `(1)`.
fn numbers(text: &str, paragraph: Span) -> Vec<Number> {
    let part = &text[paragraph.range()];
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(start) = part[at..].find(|c: char| c.is_ascii_digit()).map(|from| at + from) {
        let length = part[start..].bytes().take_while(u8::is_ascii_digit).count();
        at = start + length;
        let rest = &part[at..];
        let Some(behind) = rest.strip_prefix(['.', ')']) else { continue };
        let behind = behind.strip_prefix(')').unwrap_or(behind);
        let before = part[..start].trim_end_matches(['(', '#']);
        let apart = before.is_empty() || before.ends_with(char::is_whitespace);
        if length > 3 || !apart || !behind.starts_with(char::is_whitespace) {
            continue;
        }
        let next = behind.trim_start();
        if !is_start(next) {
            continue;
        }
        let said = before.trim_end();
        const NOUNS: &[&str] = &[
            "at", "day", "floor", "for", "from", "in", "is", "no", "no.", "nr", "number", "of",
            "on", "than", "to",
        ];
        let word = said.rsplit(char::is_whitespace).next().unwrap_or_default().to_lowercase();
        let from = paragraph.start as usize + start;
        all.push(Number {
            label: Name::new(&part[start..start + length], Span::new(from, from + length)),
            behind: paragraph.start as usize + part.len() - next.len(),
            after_end: said.is_empty() || said.ends_with(['.', '!', '?', ':', ';', ')', '"', '”']),
            after_noun: NOUNS.contains(&&*word) || super::super::positions::opening::is_noun(&word),
        });
    }
    all
}

/// Takes the numbers from clues that all have the same one: Markdown numbers a list whose marks are
/// all `1.` by itself.
pub(in super::super) fn without_equal(clues: &mut [(Option<Name>, Span)]) {
    let [(Some(first), _), rest @ ..] = &*clues else { return };
    let same = |(other, _): &(Option<Name>, Span)| {
        other.as_ref().is_some_and(|other| other.text == first.text)
    };
    if !rest.is_empty() && rest.iter().all(same) {
        clues.iter_mut().for_each(|(label, _)| *label = None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::text::cutting::lines::lines;

    fn of(text: &str) -> Vec<String> {
        let all = inline(text, Span::new(0, text.len()));
        all.into_iter()
            .map(|(name, span)| format!("{}|{}", name.text, &text[span.range()]))
            .collect()
    }

    #[test]
    fn clues_numbered_within_a_paragraph() {
        let three = ["1|The fox is here", "2|The owl is not", "3|The eel may be"];
        assert_eq!(of("Facts: 1. The fox is here 2. The owl is not 3. The eel may be"), three);
        assert_eq!(of("So: (1) The fox is here (2) The owl is not (3) The eel may be"), three);
        assert_eq!(
            of("1) Ann is in house 2. 2) Bob is in house 3. 3) Cy is in house 1."),
            ["1|Ann is in house 2.", "2|Bob is in house 3.", "3|Cy is in house 1."]
        );
        for text in [
            "The fox is in house 1. The owl is in house 2. The eel is in house 3. Who am I?",
            "Facts: 1. The fox is in house 2. The owl is in house 3. The eel is last.",
            "Facts: 1. The fox is here 2. The owl is not",
            "Facts: 1. The fox is here 3. The owl is not 4. The eel may be",
            "They paid $1.50, 2.50 and 3.50.",
        ] {
            assert!(of(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn lines_that_begin_with_a_number() {
        let labels = |text: &str| {
            let mut all = lines(text);
            mark(text, &mut all);
            let label = |line: &Line| match &line.mark {
                Mark::Number(name) => format!("{}|{}", name.text, &text[line.span.range()]),
                _ => text[line.span.range()].to_owned(),
            };
            all.iter().map(label).collect::<Vec<_>>().join("/")
        };
        assert_eq!(
            labels("Tale\n1 The fox\nis in.\n*2 An owl is.\n3 Bob is."),
            "Tale/1|The fox/is in./2|An owl is./3|Bob is."
        );
        assert_eq!(labels("C01 The fox\nC02 An owl\nC03 Bob"), "1|The fox/2|An owl/3|Bob");
        assert_eq!(labels("1.The fox\n2.An owl\n3.Bob"), "1|The fox/2|An owl/3|Bob");
        for text in ["1 The fox/2 The owl", "2 The fox/3 The owl/4 The eel", "1 fox/2 owls/3 eels"]
        {
            assert_eq!(labels(&text.replace('/', "\n")), text);
        }
    }
}
