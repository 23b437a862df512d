//! Blocks of lines in front of the clues that list items without colons: `Names   Ann, Bob, Cy`, `Names - Ann, Bob, Cy`,
//! `Names = {Ann, Bob, Cy}`, and columns that are set apart by blanks alone.

use super::super::cutting::lines::{Line, Mark, trimmed};
use super::super::cutting::parts::Cutter;
use super::list;
use super::list::List;
use super::table;
use super::table::Table;
use crate::english::measure::begins_as_amount;
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::parser::MAX_LENGTH;

/// The fewest items of a list that only its place tells.
const FEWEST: usize = 3;

/// The longest name of a category, in words.
const MOST_WORDS: usize = 4;

impl Cutter<'_> {
    /// A block of lists; how many lines it takes.
    pub(in super::super) fn block(&mut self, lines: &[Line]) -> Option<usize> {
        let rows = self.rows(lines);
        if !rows.is_empty() {
            self.flush();
            let taken = rows.len();
            self.parts.lists.extend(rows);
            return Some(taken);
        }
        self.columns(lines)
    }

    /// Two lists or more, a line for each, all of the same length.
    pub(in super::super) fn rows(&self, lines: &[Line]) -> Vec<List> {
        let is_row = |line: &&Line| matches!(line.mark, Mark::None | Mark::Bullet);
        let read = |line| {
            row(self.text, line)
                .or_else(|| spaced(self.text, line))
                .or_else(|| told(self.text, line))
                .or_else(|| in_brackets(self.text, line))
                .or_else(|| behind_capitals(self.text, line))
        };
        let rows = lines.iter().take_while(is_row).map_while(|line| read(line.span));
        let rows: Vec<List> = rows.collect();
        let length = |list: &List| list.divided.len();
        let same = rows.windows(2).all(|two| length(&two[0]) == length(&two[1]));
        // Sentences may go on in the next line.
        let is_prose = rows.iter().any(|list| list.announced)
            && lines.get(rows.len()).is_some_and(|next| !next.after_gap && is_row(&next));
        if rows.len() > 1 && same && !is_prose { rows } else { Vec::new() }
    }

    /// Columns with a list each, the names of the categories above.
    fn columns(&mut self, lines: &[Line]) -> Option<usize> {
        let cells = |line: &Line| cells(self.text, line.span);
        let heads = cells(&lines[0]);
        // Most lines have one cell, and are not looked at further.
        if heads.len() < 2 || lines[0].mark != Mark::None {
            return None;
        }
        let is_row = |line: &&Line| {
            line.mark == Mark::None && !line.after_gap && cells(line).len() == heads.len()
        };
        let below = lines[1..].iter().take(MAX_LENGTH + 1).take_while(is_row).count();
        if below + 1 < FEWEST {
            return None;
        }
        let rows: Vec<Vec<Span>> = lines[..=below].iter().map(cells).collect();
        let is_item = |cell: &Span| list::is_item(self.said(*cell));
        // `Person` is in no item, and may be above them.
        if !rows[1..].iter().flatten().all(is_item) {
            return None;
        }
        match table::of_cells(self.text, rows) {
            Table::Lists(lists) => {
                self.flush();
                self.parts.lists.extend(lists);
            }
            Table::Columns(lists) => {
                self.flush();
                self.parts.unpaired.push(lines[0].span.to(lines[below].span));
                self.parts.lists.extend(lists);
            }
            Table::Odd(odd) => self.parts.odd = Some(odd),
            Table::Form => return None,
        }
        Some(below + 1)
    }
}

/// The list of a line such as `Names   Ann, Bob, Cy`.
pub(in super::super) fn row(text: &str, line: Span) -> Option<List> {
    const MARKS: &[&str] = &[" = ", " - ", " – ", " — ", "\t", "  "];
    let said = &text[line.range()];
    let (at, mark) = MARKS.iter().find_map(|mark| Some((said.find(mark)?, mark)))?;
    let head = without_unit(said[..at].trim());
    let is_set = *mark == " = " && said.ends_with(['}', ']']);
    let is_name = (is_set || head.starts_with(char::is_uppercase))
        && head.split_whitespace().count() <= MOST_WORDS
        && !head.contains([',', '.', ':', ';', '?', '!', '(', '|'])
        && (!list::tells_of_lack(head) || is_of_amounts_sold(head, &said[at + mark.len()..]));
    if !is_name {
        return None;
    }
    let start = line.start as usize;
    let description = trimmed(text, Span::new(start, start + at));
    let value = trimmed(text, Span::new(start + at + mark.len(), line.end as usize));
    let list = list::entries(text, value, description)?;
    (list.divided.len() >= FEWEST).then_some(list)
}

/// The name of a category without the unit of its items in brackets: `Weights (in ounces)`.
fn without_unit(head: &str) -> &str {
    const LONGEST: usize = 3;
    let unit = head.strip_suffix(')').and_then(|open| open.split_once(" ("));
    let is_unit = |unit: &str| {
        unit.split(' ').count() <= LONGEST
            && unit.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '$' | '£' | '€' | '°'))
    };
    unit.filter(|(_, unit)| is_unit(unit)).map_or(head, |(name, _)| name)
}

/// Whether a heading tells how much of something each has sold, and nothing of what they lack: `Jars Sold - 14, 18, 22`.
fn is_of_amounts_sold(head: &str, items: &str) -> bool {
    const DONE: Words = Words::of(&["given", "lost", "sold"]);
    let words: Vec<&str> = head.split_whitespace().collect();
    let [nouns @ .., last] = &words[..] else { return false };
    let is_amount = |item: &str| begins_as_amount(item.trim());
    nouns.last().is_some_and(|noun| noun.ends_with('s'))
        && !list::tells_of_lack(&nouns.join(" "))
        && DONE.contains(&&*last.to_lowercase())
        && items.split(',').all(is_amount)
}

/// The list of a line such as `Rounds (round 1, round 2, round 3)`.
fn in_brackets(text: &str, line: Span) -> Option<List> {
    let said = &text[line.range()];
    let (head, within) = said.strip_suffix(')')?.split_once(" (")?;
    let is_kind = head.starts_with(char::is_uppercase)
        && head.ends_with('s')
        && head.split(' ').count() <= MOST_WORDS
        && head.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-'))
        && !within.contains(['(', ')'])
        && !list::tells_of_lack(head);
    if !is_kind {
        return None;
    }
    let start = line.start as usize;
    let from = start + head.len() + " (".len();
    let value = trimmed(text, Span::new(from, from + within.len()));
    let description = Span::new(start, start + head.len());
    let list = list::entries(text, value, description)?;
    (list.divided.len() >= FEWEST).then_some(list)
}

/// The list of a line such as `Names are Ann, Bob and Cy`.
fn told(text: &str, line: Span) -> Option<List> {
    const LONGEST: usize = 2;
    const OTHERS: &[&str] = &["first", "last", "others", "rest", "these", "theirs"];
    let said = &text[line.range()];
    let (at, verb) = [" are ", " were "].iter().find_map(|verb| Some((said.find(verb)?, verb)))?;
    let head = said[..at].strip_prefix("The ").unwrap_or(&said[..at]);
    let goes_on = [",", " and", " or"].iter().any(|end| said.ends_with(end));
    let is_kind = !goes_on
        && head.ends_with('s')
        && said.starts_with(char::is_uppercase)
        && head.split(' ').count() <= LONGEST
        && head.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-'))
        && !head.split(' ').any(|word| OTHERS.contains(&&*word.to_lowercase()))
        && !list::tells_of_lack(head);
    if !is_kind {
        return None;
    }
    let start = line.start as usize;
    let value = trimmed(text, Span::new(start + at + verb.len(), line.end as usize));
    let list = list::entries(text, value, Span::new(start, start + at))?;
    let fits = list.divided.len() >= FEWEST && !list.tells(text);
    fits.then_some(List { announced: true, ..list })
}

/// The list of a line such as `Names:   Ann   Bob   Cy`, whose items only blanks set apart.
fn spaced(text: &str, line: Span) -> Option<List> {
    let (head, items) = text[line.range()].split_once(':')?;
    let start = line.start as usize + head.len() + 1;
    let from = start + (items.len() - items.trim_start().len());
    if head.split_whitespace().count() > MOST_WORDS || items.contains([',', ';', ':']) {
        return None;
    }
    let items = cells(text, Span::new(from, line.end as usize));
    let description = trimmed(text, Span::new(line.start as usize, start - 1));
    let list = list::named(text, &items, description)?;
    (list.divided.len() >= FEWEST).then_some(list)
}

/// The list of a line such as `FIRST NAMES Ann, Bob, Cy`.
fn behind_capitals(text: &str, line: Span) -> Option<List> {
    const SHORTEST: usize = 3;
    let said = &text[line.range()];
    let is_capital = |word: &&str| word.chars().all(|c| c.is_uppercase());
    let words = said.split(' ').take_while(is_capital);
    let (count, length) =
        words.fold((0, 0), |(count, length), word| (count + 1, length + word.len() + 1));
    let at = line.start as usize + length;
    let is_name = (1..=MOST_WORDS).contains(&count) && length > SHORTEST && length < said.len();
    let description = || Span::new(line.start as usize, at - 1);
    let list =
        is_name.then(|| list::entries(text, Span::new(at, line.end as usize), description()))??;
    // `THE END by Jim, Tom, Ann`
    const OTHERS: Words = Words::of(&["by", "from", "in", "of", "the", "tips"]);
    let heading = said[..length].to_lowercase();
    let is_of_items = !list::tells_of_lack(&heading)
        && !heading.split(' ').any(|word| OTHERS.contains(&word))
        && !list.divided[0].name.starts_with("by ");
    (list.divided.len() >= FEWEST && is_of_items).then_some(List { unmarked: true, ..list })
}

/// The parts of a line between tabs or several blanks, or between slashes.
fn cells(text: &str, line: Span) -> Vec<Span> {
    const SLASH: &str = " / ";
    let mut all = Vec::new();
    let mut at = line.start as usize;
    let said = &text[line.range()];
    if said.contains(SLASH) && !said.contains(['\t', ':']) {
        for cell in said.split(SLASH) {
            all.push(trimmed(text, Span::new(at, at + cell.len())));
            at += cell.len() + SLASH.len();
        }
        return all;
    }
    for part in text[line.range()].split('\t') {
        let mut from = at;
        for cell in part.split("  ") {
            all.push(trimmed(text, Span::new(from, from + cell.len())));
            from += cell.len() + 2;
        }
        at += part.len() + 1;
    }
    all.retain(|cell| !cell.range().is_empty());
    all
}
