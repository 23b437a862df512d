//! The parts of a printed text: opening, lists, clues, questions.

use super::Odd;
use super::heading::{Heading, heading};
use super::lines::{Line, Mark, lines, trimmed};
use super::list::{self, List};
use super::numbering;
use super::opening;
use super::options;
use super::phrases;
use super::running;
use super::sentence::sentences;
use super::table::{self, Table};
use crate::english::token::tokens;
use crate::model::ids::Span;
use crate::syntax::ast::Name;
use crate::syntax::parser::MAX_LENGTH;

/// A text cut into its parts, each in the order of the text.
#[derive(Default, Debug)]
pub(super) struct Parts {
    /// A first line that may be a title.
    pub(super) title: Option<Span>,
    /// Sentences in front of the clues.
    pub(super) opening: Vec<Span>,
    /// Lists of items.
    pub(super) lists: Vec<List>,
    /// Clues, and sentences among them.
    pub(super) clues: Vec<Entry>,
    /// Questions.
    pub(super) questions: Vec<Span>,
    /// The heading of a solution that the text goes on with.
    pub(super) solution: Option<Span>,
    /// What looks like a list of items and is none.
    pub(super) odd: Option<Odd>,
    /// Lines that show the form of an answer in words.
    pub(super) form: Vec<Span>,
}

/// A clue.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its number.
    pub(super) label: Option<Name>,
    /// Its sentence or sentences.
    pub(super) span: Span,
    /// Whether it has a number or a bullet, so that it must be a clue.
    pub(super) marked: bool,
}

/// What the lines behind a heading are.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Section {
    Opening,
    Clues,
    Questions,
}

/// Cuts a text into its parts.
pub(super) fn parts(text: &str) -> Parts {
    let mut cutter = Cutter {
        text,
        section: Section::Opening,
        paragraph: None,
        open: false,
        only_numbered_lists: true,
        parts: Parts::default(),
    };
    let mut lines = lines(text);
    if let Some(first) = lines.first_mut() {
        first.span = options::without_question_mark(text, first.span);
    }
    let mut at = 0;
    while at < lines.len() && cutter.parts.solution.is_none() && cutter.parts.odd.is_none() {
        at += cutter.line(&lines[at..], at == 0);
    }
    cutter.flush();
    cutter.parts
}

struct Cutter<'a> {
    text: &'a str,
    section: Section,
    /// Lines without a mark that belong together.
    paragraph: Option<Span>,
    /// Whether the last clue has a mark and may go on.
    open: bool,
    only_numbered_lists: bool,
    parts: Parts,
}

impl Cutter<'_> {
    fn said(&self, span: Span) -> &str {
        &self.text[span.range()]
    }

    /// Reads the first of some lines, and those that belong to it; how many they were.
    fn line(&mut self, lines: &[Line], is_first: bool) -> usize {
        let line = &lines[0];
        let numbered = matches!(line.mark, Mark::Number(_));
        if self.asked() {
            let taken = options::count(self.text, lines);
            if taken > 0 {
                self.flush();
                return taken;
            }
        }
        if !numbered
            && let Some(heading) = heading(self.said(line.span), line.mark == Mark::Heading)
        {
            self.flush();
            match heading {
                Heading::Section(section) => self.section = section,
                // `Answer:` at the very end waits for one.
                Heading::Solution if lines.len() == 1 => {}
                Heading::Form if self.section != Section::Opening => {
                    return self.form(lines);
                }
                Heading::Form => self.parts.opening.push(line.span),
                Heading::Solution => self.parts.solution = Some(line.span),
            }
            return 1;
        }
        if line.mark == Mark::None && begins_template(self.said(line.span)) {
            return self.table(lines).unwrap_or_else(|| self.template(lines));
        }
        if is_first && self.is_title(lines) {
            self.parts.title = Some(line.span);
            return 1;
        }
        if line.mark == Mark::Heading {
            self.flush();
            if self.parts.title.is_none() && self.parts.opening.is_empty() {
                self.parts.title = Some(line.span);
            } else {
                self.parts.opening.push(line.span);
            }
            return 1;
        }
        if self.section == Section::Opening
            && let Some(taken) = self.numbered_opening(lines).or_else(|| self.list(lines, numbered))
        {
            return taken;
        }
        match &line.mark {
            Mark::None => self.plain(line),
            mark => {
                self.flush();
                if self.section == Section::Opening {
                    self.section = Section::Clues;
                }
                let label = match mark {
                    Mark::Number(name) => Some(name.clone()),
                    _ => None,
                };
                self.entry(Entry { label, span: line.span, marked: true });
                self.open = true;
            }
        }
        1
    }

    /// Whether a first line stands alone and ends as no sentence does.
    fn is_title(&self, lines: &[Line]) -> bool {
        let said = self.said(lines[0].span);
        matches!(lines[0].mark, Mark::None | Mark::Heading)
            && lines.get(1).is_some_and(|next| next.after_gap || lines[0].mark == Mark::Heading)
            && !said.ends_with(['.', '?', '!', ':', ','])
            && !said.contains(':')
            && said.split_whitespace().count() <= 12
    }

    /// A list of items; how many lines it takes.
    fn list(&mut self, lines: &[Line], numbered: bool) -> Option<usize> {
        if numbered && !self.only_numbered_lists {
            return None;
        }
        let mut span = lines[0].span;
        let mut taken = 1;
        let has_colon = |span: Span| self.said(span).contains(':');
        let goes_on = |span: Span| self.said(span).ends_with(',');
        let may_go_on = has_colon(span);
        while let Some(next) = lines.get(taken)
            && may_go_on
            && goes_on(span)
            && !has_colon(next.span)
            && next.mark == Mark::None
            && !next.after_gap
        {
            span = span.to(next.span);
            taken += 1;
        }
        let found = match list::list(self.text, span) {
            Some(list) => list,
            None if let Some(odd) = phrases::odd(self.text, span) => {
                self.parts.odd = Some(odd);
                return Some(taken);
            }
            None => {
                let (list, more) = self.list_below(lines)?;
                taken = more;
                list
            }
        };
        self.flush();
        self.only_numbered_lists &= numbered;
        self.parts.lists.push(found);
        Some(taken)
    }

    /// A line that ends in a colon, and below it a line for each item.
    fn list_below(&self, lines: &[Line]) -> Option<(List, usize)> {
        let head = self.said(lines[0].span).trim_end_matches(['*', '_']).strip_suffix(':')?;
        let bulleted = lines.get(1)?.mark == Mark::Bullet;
        let is_item = |line: &&Line| match bulleted {
            true => line.mark == Mark::Bullet,
            false => line.mark == Mark::None && list::may_stand_alone(self.said(line.span)),
        };
        let below = lines[1..].iter().take(MAX_LENGTH + 1);
        let first = below.clone().take(1);
        let others = below.skip(1).take_while(|line| bulleted || !line.after_gap);
        let items: Vec<Span> =
            first.chain(others).take_while(is_item).map(|line| line.span).collect();
        let next = lines.get(items.len() + 1);
        let ends = next.is_none_or(|next| {
            next.after_gap || next.mark != Mark::None || self.said(next.span).ends_with(':')
        });
        let start = lines[0].span.start as usize;
        let description = Span::new(start, start + head.len());
        let list = list::named(self.text, &items, description).filter(|_| bulleted || ends)?;
        Some((List { unmarked: !bulleted, ..list }, items.len() + 1))
    }

    /// Numbered lines in front of the clues that list the items of a category each, and a first
    /// numbered line that says how many positions there are; how many lines they are.
    fn numbered_opening(&mut self, lines: &[Line]) -> Option<usize> {
        let is_first = |line: &Line| matches!(&line.mark, Mark::Number(name) if name.text == "1");
        let numbered = |line: &&Line| matches!(line.mark, Mark::Number(_));
        if !is_first(&lines[0]) {
            return None;
        }
        let same = lines[1..].iter().take_while(|line| numbered(line) && !is_first(line)).count();
        let block = &lines[..=same];
        let lists_items = |line: &Line| {
            let lists = |span| {
                list::list(self.text, span).is_some() || !running::lists(self.text, span).is_empty()
            };
            sentences(self.text, line.span).into_iter().any(lists)
        };
        let clues_follow = lines.get(block.len()).is_some_and(|line| {
            let said = self.said(line.span);
            is_first(line)
                || matches!(
                    heading(said, line.mark == Mark::Heading),
                    Some(Heading::Section(Section::Clues))
                )
        });
        let counts = |line: &Line| {
            let tokens = tokens(self.said(line.span), 0);
            tokens.first().is_some_and(|first| first.word == "there")
                && opening::count(&tokens).is_some()
        };
        let taken = match clues_follow && block.iter().all(lists_items) {
            true => block.len(),
            false => usize::from(counts(&lines[0])),
        };
        for line in &lines[..taken] {
            self.flush();
            self.paragraph = Some(line.span);
        }
        self.flush();
        (taken > 0).then_some(taken)
    }

    /// Whether the text asked something last.
    fn asked(&self) -> bool {
        let clue = self.parts.clues.last().map_or(0, |clue| clue.span.end);
        match self.paragraph {
            Some(paragraph) => self.said(paragraph).ends_with('?'),
            None => self.parts.questions.last().is_some_and(|asked| asked.start >= clue),
        }
    }

    /// Lines that show the form of an answer in words, up to the end of the text.
    fn form(&mut self, lines: &[Line]) -> usize {
        self.parts.form.extend(lines.iter().map(|line| line.span));
        lines.len()
    }

    /// A table of items in front of the clues; how many lines it takes.
    fn table(&mut self, lines: &[Line]) -> Option<usize> {
        if self.section != Section::Opening {
            return None;
        }
        let (taken, found) = table::read(self.text, lines)?;
        self.flush();
        match found {
            Table::Lists(lists) => self.parts.lists.extend(lists),
            Table::Odd(odd) => self.parts.odd = Some(odd),
            Table::Form => return None,
        }
        Some(taken)
    }

    /// Lines that show the form of an answer, up to the end of their JSON; how many they are.
    fn template(&mut self, lines: &[Line]) -> usize {
        self.flush();
        let mut depth = 0_usize;
        let closed = |line: &Line| {
            let said = self.said(line.span);
            depth += said.matches(['{', '[']).count();
            depth = depth.saturating_sub(said.matches(['}', ']']).count());
            depth == 0
        };
        let end = lines.iter().position(closed).map_or(lines.len(), |at| at + 1);
        let span = lines[0].span.to(lines[end - 1].span);
        match self.section {
            Section::Opening => self.parts.opening.push(span),
            _ => self.entry(Entry { label: None, span, marked: false }),
        }
        end
    }

    /// A line without a mark.
    fn plain(&mut self, line: &Line) {
        if self.open
            && let Some(last) = self.parts.clues.last_mut()
        {
            let last_ended = is_ended(&self.text[last.span.range()]);
            if !line.after_gap && (line.indented || !last_ended) {
                last.span = last.span.to(line.span);
                return;
            }
        }
        let goes_on = |span: Span| {
            let long = span.range().len() >= 50;
            let small = self.said(line.span).starts_with(char::is_lowercase);
            !line.after_gap && !is_ended(self.said(span)) && (small || long)
        };
        match self.paragraph.filter(|span| goes_on(*span)) {
            Some(span) => self.paragraph = Some(span.to(line.span)),
            None => {
                self.flush();
                self.paragraph = Some(line.span);
            }
        }
    }

    /// Ends the paragraph, if there is one.
    fn flush(&mut self) {
        self.open = false;
        let Some(mut paragraph) = self.paragraph.take() else { return };
        let numbered = numbering::inline(self.text, paragraph);
        if let Some((first, _)) = numbered.first() {
            let end = first.span.start as usize;
            paragraph = trimmed(self.text, Span::new(paragraph.start as usize, end));
        }
        for span in sentences(self.text, paragraph) {
            if self.said(span).ends_with('?') {
                self.parts.questions.push(span);
            } else if let Some(section) = self.announced(span) {
                self.section = section;
            } else if self.section != Section::Opening {
                self.entry(Entry { label: None, span, marked: false });
            } else if let Some(list) = list::list(self.text, span) {
                self.parts.lists.push(list);
            } else if let Some(odd) = phrases::odd(self.text, span) {
                self.parts.odd.get_or_insert(odd);
            } else {
                self.parts.opening.push(span);
            }
        }
        for (label, span) in numbered {
            if self.section == Section::Opening {
                self.section = Section::Clues;
            }
            self.entry(Entry { label: Some(label), span, marked: true });
        }
    }

    /// What the last sentence of a paragraph announces: `Here are the clues:`.
    fn announced(&self, span: Span) -> Option<Section> {
        let said = self.said(span);
        match heading(said, false).filter(|_| said.ends_with(':'))? {
            Heading::Section(section) => Some(section),
            _ => None,
        }
    }

    fn entry(&mut self, entry: Entry) {
        if self.section == Section::Questions || self.said(entry.span).ends_with('?') {
            self.parts.questions.push(entry.span);
        } else {
            self.parts.clues.push(entry);
        }
    }
}

/// Whether a line shows the form of an answer, as JSON or a table.
pub(super) fn begins_template(line: &str) -> bool {
    line.starts_with(['{', '[', '|'])
}

/// Whether a line ends as a sentence does, or leads to what stands below.
fn is_ended(line: &str) -> bool {
    line.ends_with(['.', '!', '?', '"', ')', '”', ':'])
}
