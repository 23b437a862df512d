//! The parts of a printed text: opening, lists, clues, questions.

use super::lines::{Line, Mark, lines};
use super::list::{self, List};
use super::sentence::sentences;
use crate::english::token::{Token, tokens};
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

#[derive(Clone, Copy, PartialEq)]
enum Section {
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
    let lines = lines(text);
    let mut at = 0;
    while at < lines.len() && cutter.parts.solution.is_none() {
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
        if !numbered
            && let Some(heading) = heading(self.said(line.span), line.mark == Mark::Heading)
        {
            self.flush();
            match heading {
                Heading::Section(section) => self.section = section,
                // `Answer:` at the very end waits for one.
                Heading::Solution if lines.len() == 1 => {}
                Heading::Solution => self.parts.solution = Some(line.span),
            }
            return 1;
        }
        if line.mark == Mark::None && begins_template(self.said(line.span)) {
            return self.template(lines);
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
            && let Some(taken) = self.list(lines, numbered)
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
        let marked = |line: &&Line| line.mark == Mark::Bullet;
        let items: Vec<Span> = lines[1..]
            .iter()
            .take(MAX_LENGTH + 1)
            .take_while(marked)
            .map(|line| line.span)
            .collect();
        let start = lines[0].span.start as usize;
        let description = Span::new(start, start + head.len());
        let list = list::named(self.text, &items, description)?;
        Some((list, items.len() + 1))
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
        let Some(paragraph) = self.paragraph.take() else { return };
        for span in sentences(self.text, paragraph) {
            if self.said(span).ends_with('?') {
                self.parts.questions.push(span);
            } else if self.section != Section::Opening {
                self.entry(Entry { label: None, span, marked: false });
            } else if let Some(list) = list::list(self.text, span) {
                self.parts.lists.push(list);
            } else {
                self.parts.opening.push(span);
            }
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

enum Heading {
    Section(Section),
    Solution,
}

/// What a line that is a heading opens: `Clues`, `We also know the following:`.
fn heading(said: &str, marked: bool) -> Option<Heading> {
    let bare = said.trim_end_matches(['*', '_', ' ']);
    let most = match bare.ends_with(':') {
        true => 15,
        false if bare.ends_with(['.', '?', '!']) => return None,
        false if marked => 15,
        false => 3,
    };
    // `said` may be a whole book on one line.
    if bare.split_whitespace().nth(most).is_some() {
        return None;
    }
    let tokens = tokens(bare, 0);
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    let of_lists = has(&[
        "category",
        "categories",
        "characteristic",
        "characteristics",
        "attribute",
        "attributes",
    ]);
    let knows =
        bare.ends_with(':') && has(&["know", "known", "told", "true", "following"]) && !of_lists;
    let clues = has(&[
        "clue",
        "clues",
        "hint",
        "hints",
        "fact",
        "facts",
        "constraints",
        "conditions",
        "statements",
        "rules",
    ]);
    let short = tokens.len() <= 4
        && has(&["solution", "solutions", "answer", "answers"])
        && !has(&["format"]);
    // A line that nothing sets off is a heading only if it is nothing else.
    let only = |token: &Token| {
        const WORDS: &[&str] = &[
            "the",
            "and",
            "clues",
            "hints",
            "facts",
            "questions",
            "solution",
            "answer",
            "answers",
            "your",
            "rules",
            "constraints",
            "here",
            "are",
        ];
        WORDS.contains(&token.word.as_str())
    };
    if !marked && !bare.ends_with(':') && !tokens.iter().all(only) {
        None
    } else if has(&["question", "questions"]) {
        Some(Heading::Section(Section::Questions))
    } else if clues || knows {
        Some(Heading::Section(Section::Clues))
    } else if short {
        Some(Heading::Solution)
    } else {
        None
    }
}
