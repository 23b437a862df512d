//! The parts of a printed text: opening, lists, clues, questions.

use super::super::asking::instruction;
use super::super::asking::options;
use super::super::lists::inline_lists;
use super::super::lists::list;
use super::super::lists::list::{Item, List};
use super::super::lists::named_rows::{named_rows, unnamed_rows};
use super::super::lists::object;
use super::super::lists::phrases;
use super::super::lists::running;
use super::super::lists::table;
use super::super::lists::table::Table;
use super::super::positions::opening;
use super::super::{Odd, is_question};
use super::heading::{Heading, heading, reverses};
use super::lines;
use super::lines::{Line, Mark, leads_on, lines, trimmed};
use super::numbering;
use super::sentence::{is_title_of_somebody, sentences};
use super::template::{begins_template, is_byline, is_form, is_heads, names_columns};
use crate::english::token::tokens;
use crate::model::ids::Span;
use crate::syntax::ast::Name;

/// A text cut into its parts, each in the order of the text.
#[derive(Default, Debug)]
pub(in super::super) struct Parts {
    /// A first line that may be a title.
    pub(in super::super) title: Option<Span>,
    /// Sentences in front of the clues.
    pub(in super::super) opening: Vec<Span>,
    /// Lists of items.
    pub(in super::super) lists: Vec<List>,
    /// Clues, and sentences among them.
    pub(in super::super) clues: Vec<Entry>,
    /// Questions.
    pub(in super::super) questions: Vec<Span>,
    /// The heading of a solution that the text goes on with.
    pub(in super::super) solution: Option<Span>,
    /// What looks like a list of items and is none.
    pub(in super::super) odd: Option<Odd>,
    /// Tables with a column for each category, whose rows could also say what goes together.
    pub(in super::super) unpaired: Vec<Span>,
    /// Lines that name the columns of the answer.
    pub(in super::super) columns: Vec<Span>,
    /// Lines that show the form of an answer in words.
    pub(in super::super) form: Vec<Span>,
}

/// A clue.
#[derive(Debug)]
pub(in super::super) struct Entry {
    /// Its number.
    pub(in super::super) label: Option<Name>,
    /// Its sentence or sentences.
    pub(in super::super) span: Span,
    /// Whether it has a number or a bullet, so that it must be a clue.
    pub(in super::super) marked: bool,
}

/// What the lines behind a heading are.
#[derive(Clone, Copy, PartialEq)]
pub(in super::super) enum Section {
    Opening,
    Clues,
    Questions,
}

/// Cuts a text into its parts.
pub(in super::super) fn parts(text: &str) -> Parts {
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
        first.span = options::without_label(text, first.span);
    }
    for line in &mut lines {
        if let Some(rest) = options::behind_label(&text[line.span.range()]) {
            let end = line.span.end as usize;
            line.span = trimmed(text, Span::new(end - rest.len(), end));
        }
    }
    let lines = inline_lists::divided(text, lines);
    let mut at = 0;
    while at < lines.len() && cutter.parts.solution.is_none() && cutter.parts.odd.is_none() {
        at += cutter.line(&lines[at..], at == 0);
    }
    cutter.flush();
    cutter.parts.open_with_bullets(text, 0);
    cutter.parts.open_with_count(text);
    cutter.parts
}

impl Parts {
    /// The questions in front of the clues.
    pub(in super::super) fn questions_in_front(&self) -> impl Iterator<Item = Span> {
        let first = self.clues.first().map_or(0, |clue| clue.span.start);
        self.questions.iter().copied().take_while(move |question| question.start < first)
    }

    /// Sentences with bullets in front of numbered clues, or of the heading of the clues, tell what the
    /// puzzle is about. `otherwise`: how many these are if no clue has a number.
    fn open_with_bullets(&mut self, text: &str, otherwise: usize) {
        let numbered = |entry: &Entry| entry.label.is_some();
        let first = self.clues.iter().position(numbered).unwrap_or(otherwise);
        let bullets = self.clues[..first].iter().all(|entry| entry.marked);
        if bullets {
            let before = self.clues.drain(..first).map(|entry| entry.span).collect();
            self.open_with(text, before);
        }
    }

    /// What stood in front of the clues belongs to the opening, but for what it asks: `- Who keeps the owl?`
    fn open_with(&mut self, text: &str, before: Vec<Span>) {
        for span in before {
            let of = if is_question(&text[span.range()]) {
                &mut self.questions
            } else {
                &mut self.opening
            };
            of.push(span);
        }
    }
}

/// What stands in front of a question in quotes.
const OPENING_QUOTE: &str = ": \"";

/// The question in quotes at the end of a sentence that asks for its answer: `Use the clues to answer the question: "Who keeps the
/// owl?"`
fn quoted_question(text: &str, span: Span) -> Option<Span> {
    let said = &text[span.range()];
    let (lead, question) = said.strip_suffix('"')?.split_once(OPENING_QUOTE)?;
    let asks = lead.ends_with(" question") && is_question(question) && !question.contains('"');
    let start = span.start as usize + lead.len() + OPENING_QUOTE.len();
    asks.then(|| Span::new(start, start + question.len()))
}

impl Parts {
    /// A first bullet that counts all and tells what differs is no clue: `Three singers stand in a line. Each wears a different
    /// hat.`
    fn open_with_count(&mut self, text: &str) {
        let is_bullet = |entry: &Entry| entry.marked && entry.label.is_none();
        let Some(first) = self.clues.first().filter(|_| self.clues.iter().all(is_bullet)) else {
            return;
        };
        let said = sentences(text, first.span);
        let [counting, others @ ..] = &said[..] else { return };
        let tokens = |span: &Span| tokens(&text[span.range()], span.start as usize);
        let differs = |span: &Span| {
            let tokens = tokens(span);
            let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&&*token.word));
            has(&["each", "every"]) && has(&["different"])
        };
        if self.opening.is_empty()
            && opening::several(&tokens(counting)).is_some()
            && others.iter().any(differs)
        {
            self.opening.extend(said);
            self.clues.remove(0);
        }
    }
}

/// What cuts a text.
pub(in super::super) struct Cutter<'a> {
    pub(in super::super) text: &'a str,
    pub(in super::super) section: Section,
    /// Lines without a mark that belong together.
    pub(in super::super) paragraph: Option<Span>,
    /// Whether the last clue has a mark and may go on.
    open: bool,
    /// Whether all lists so far have numbers.
    pub(in super::super) only_numbered_lists: bool,
    pub(in super::super) parts: Parts,
}

impl Cutter<'_> {
    pub(in super::super) fn said(&self, span: Span) -> &str {
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
            if let Some(odd) = self.offered(line) {
                self.parts.odd = Some(odd);
                return 1;
            }
        }
        if self.is_commented_out(line) {
            self.parts.odd = Some(Odd {
                span: line.span,
                message: "this line may be a comment, or a clue".to_owned(),
                help: "leave the line or the mark of the comment out",
            });
            return 1;
        }
        if self.section == Section::Opening && options::is_direction(self.said(line.span)) {
            self.flush();
            return 1;
        }
        if self.section != Section::Opening
            && !is_heads(self.said(line.span))
            && let Some(taken) = self.lists_behind(lines)
        {
            return taken;
        }
        if !numbered && let Some((before, span, heading)) = self.heading_of(line) {
            if let Some(before) = before {
                self.plain(&Line { span: before, mark: Mark::None, ..*line });
            }
            self.flush();
            let opens_clues = matches!(heading, Heading::Section(Section::Clues));
            // Rules behind the questions are those of the answer.
            let is_of_answer = opens_clues
                && (self.section == Section::Questions || self.asked())
                && !self.parts.clues.is_empty()
                && !lines.get(1).is_some_and(Line::is_first);
            if opens_clues && reverses(self.said(line.span)) {
                self.parts.odd = Some(Odd {
                    span: line.span,
                    message:
                        "this heading may say that the clues are not to be taken as they stand"
                            .to_owned(),
                    help: "leave the heading out if each clue below it is true",
                });
                return 1;
            }
            if !is_of_answer && let Some(odd) = self.odd_heading(span, &heading) {
                self.parts.odd = Some(odd);
                return 1;
            }
            match heading {
                Heading::Section(Section::Clues) if is_of_answer => return self.form(lines),
                Heading::Section(section) => {
                    if section == Section::Clues {
                        self.parts.open_with_bullets(self.text, self.parts.clues.len());
                        if lines.get(1).is_some_and(Line::is_first) {
                            let before = self.parts.clues.drain(..).map(|entry| entry.span);
                            let before = before.collect();
                            self.parts.open_with(self.text, before);
                        }
                    }
                    self.section = section;
                }
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
        if lines.get(1).is_some_and(|next| table::is_ruled(self.text, next.span))
            && let Some(taken) = self.table(lines)
        {
            return taken;
        }
        if self.section == Section::Opening
            && let Some((lists, taken)) = named_rows(self.text, lines)
        {
            self.flush();
            self.parts.lists.extend(lists);
            return taken;
        }
        if is_form(self.said(line.span)) || is_heads(self.said(line.span)) {
            self.flush();
            if names_columns(self.said(line.span)) {
                self.parts.columns.push(line.span);
            }
            return 1;
        }
        if self.section == Section::Opening
            && self.said(line.span).starts_with('{')
            && let Some((lists, taken)) = object::lists(self.text, lines)
        {
            self.flush();
            self.parts.lists.extend(lists);
            return taken;
        }
        if line.mark == Mark::None && begins_template(self.said(line.span)) {
            return self.table(lines).unwrap_or_else(|| self.template(lines));
        }
        if is_first && self.is_title(lines) {
            self.parts.title = Some(line.span);
            return 1;
        }
        if self.is_below_title() && line.mark == Mark::None && is_byline(self.said(line.span)) {
            return 1;
        }
        if line.mark == Mark::Heading
            && self.section == Section::Opening
            && let Some(taken) = self.list(lines, numbered)
        {
            return taken;
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
            && let Some(taken) = (self.numbered_opening(lines))
                .or_else(|| self.list(lines, numbered))
                .or_else(|| self.block(lines))
                .or_else(|| self.unnamed_rows(lines))
        {
            return taken;
        }
        match &line.mark {
            Mark::None => self.plain(line),
            Mark::Number(label) if let Some(taken) = self.paragraph_of_clues(label, lines) => {
                return taken;
            }
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

    /// Lines of items that nothing names; how many lines they are.
    pub(in super::super) fn unnamed_rows(&mut self, lines: &[Line]) -> Option<usize> {
        let (lists, taken) = unnamed_rows(self.text, lines)?;
        self.flush();
        self.parts.lists.extend(lists);
        Some(taken)
    }

    /// Whether a first line stands alone and ends as no sentence does.
    fn is_title(&self, lines: &[Line]) -> bool {
        let said = self.said(lines[0].span);
        matches!(lines[0].mark, Mark::None | Mark::Heading)
            && lines.get(1).is_some_and(|next| {
                next.after_gap || lines[0].mark == Mark::Heading || is_byline(self.said(next.span))
            })
            && !said.ends_with(['.', '?', '!', ':', ','])
            && !said.contains(':')
            && said.split_whitespace().count() <= 12
    }

    /// Whether nothing but the title has been read.
    fn is_below_title(&self) -> bool {
        let Parts { title, opening, lists, clues, .. } = &self.parts;
        title.is_some()
            && self.paragraph.is_none()
            && opening.is_empty()
            && lists.is_empty()
            && clues.is_empty()
    }

    /// Whether the text asked something last.
    fn asked(&self) -> bool {
        let clue = self.parts.clues.last().map_or(0, |clue| clue.span.end);
        match self.paragraph {
            Some(paragraph) => self.said(paragraph).ends_with('?'),
            None => self.parts.questions.last().is_some_and(|asked| asked.start >= clue),
        }
    }

    /// Whether a line behind a clue has the mark of a comment, and the clue has none: `// 2. Ann lives in house 1.`
    fn is_commented_out(&self, line: &Line) -> bool {
        let is_comment = |span: Span| {
            let before = &self.text[..span.start as usize];
            let from = before.rfind('\n').map_or(0, |at| at + 1);
            let mark = before[from..].trim_start_matches(['>', ' ', '\t']);
            mark.starts_with("// ") || mark.starts_with("% ")
        };
        self.parts.clues.last().is_some_and(|last| is_comment(line.span) && !is_comment(last.span))
    }

    /// Why a line behind a question for what is true is no clue: it may be one of the answers.
    fn offered(&self, line: &Line) -> Option<Odd> {
        let asked = self.paragraph.or_else(|| self.parts.questions.last().copied())?;
        let is_offered =
            options::asks_for_statement(self.said(asked)) && !is_question(self.said(line.span));
        is_offered.then(|| Odd {
            span: line.span,
            message: "this line may be an answer to choose from, or a clue".to_owned(),
            help: "leave out the question and its answers, or write the clue in front of them",
        })
    }

    /// Lines that show the form of an answer in words, up to the end of the text.
    fn form(&mut self, lines: &[Line]) -> usize {
        let told =
            lines.iter().map(|line| line.span).filter(|span| !is_form(&self.text[span.range()]));
        self.parts.form.extend(told);
        lines.len()
    }

    /// A table of items in front of the clues; how many lines it takes.
    fn table(&mut self, lines: &[Line]) -> Option<usize> {
        let (taken, found) = table::read(self.text, lines)?;
        // Behind the clues a table may be one to be filled in.
        if self.section != Section::Opening {
            // `| Ann has the owl | |` is a clue.
            let is_told = |line: &Line| {
                let said = self.said(line.span);
                let mut cells = said.split('|').map(str::trim).filter(|cell| !cell.is_empty());
                let is_open = |cell: &str| cell.bytes().all(|byte| matches!(byte, b'_' | b'-'));
                said.contains("..")
                    || options::is_told(said)
                    || cells.any(|cell| !is_open(cell) && !lines::is_one_name(cell))
            };
            let is_form = matches!(found, Table::Form) && !lines[..taken].iter().any(is_told);
            return is_form.then(|| {
                self.flush();
                taken
            });
        }
        self.flush();
        match found {
            Table::Lists(lists) => self.parts.lists.extend(lists),
            Table::Columns(lists) => {
                self.parts.unpaired.push(lines[0].span.to(lines[taken - 1].span));
                self.parts.lists.extend(lists);
            }
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
            && !self.commands(line)
            && let Some(last) = self.parts.clues.last_mut()
        {
            let last_ended = is_ended(&self.text[last.span.range()]);
            if !line.after_gap && (line.indented || !last_ended) {
                last.span = last.span.to(line.span);
                return;
            }
        }
        let small = self.said(line.span).starts_with(char::is_lowercase);
        let goes_on = |span: Span| {
            let last_line = self.said(span).rsplit('\n').next().unwrap_or_default();
            let long = last_line.trim().len() >= 50;
            // `Each has one pet:`
            let leads = small && self.said(span).ends_with(':');
            // `Four guests`, `(Ann, Bo, Cy and Di)`, `came with gifts`, a line each
            let is_aside = |line: &str| line.starts_with('(');
            let aside = is_aside(self.said(line.span))
                || small && is_aside(last_line.trim()) && last_line.ends_with(')');
            // `(a fox, an owl,`, `Polly the parrot or a cat)`; only so far back, since a paragraph may be long.
            const LONGEST_LIST: usize = 1_000;
            let is_open = || {
                let said = self.said(span);
                let from = (said.len().saturating_sub(LONGEST_LIST)..=said.len())
                    .find(|at| said.is_char_boundary(*at))
                    .unwrap_or_default();
                let part = &said[from..];
                last_line.ends_with(',') && part.matches('(').count() > part.matches(')').count()
            };
            !line.alone
                && !line.after_gap
                && (leads
                    || aside
                    || !is_ended(self.said(span)) && (small || long || leads_on(last_line.trim()))
                    || is_open())
        };
        match self.paragraph.filter(|span| goes_on(*span)) {
            Some(span) => self.paragraph = Some(span.to(line.span)),
            None => {
                self.flush();
                self.paragraph = Some(line.span);
            }
        }
    }

    /// Whether a line begins as a sentence that asks the reader to do something.
    fn commands(&self, line: &Line) -> bool {
        let said = self.said(line.span);
        let first = said.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        first.starts_with(char::is_uppercase) && instruction::commands(&tokens(first, 0))
    }

    /// Ends the paragraph, if there is one.
    pub(in super::super) fn flush(&mut self) {
        self.open = false;
        let Some(mut paragraph) = self.paragraph.take() else { return };
        let numbered = numbering::inline(self.text, paragraph);
        if let Some((first, _)) = numbered.first() {
            let end = first.span.start as usize;
            paragraph = trimmed(self.text, Span::new(paragraph.start as usize, end));
        }
        for span in sentences(self.text, paragraph) {
            let asked = quoted_question(self.text, span);
            self.parts.questions.extend(asked);
            // What leads to a question in quotes is told without it.
            let end =
                asked.map_or(span.end as usize, |asked| asked.start as usize - OPENING_QUOTE.len());
            let span = Span::new(span.start as usize, end);
            if self.is_title_in_front(span) {
                self.parts.title = Some(span);
            } else if is_question(self.said(span)) {
                self.parts.questions.push(span);
            } else if self.announces_clues(span) {
                let opened = Heading::Section(Section::Clues);
                self.parts.odd = self.parts.odd.take().or_else(|| self.odd_heading(span, &opened));
            } else if let Some(lists) = self.labelled(span) {
                self.parts.lists.extend(lists);
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
        self.numbered(numbered);
    }

    /// Lists in a sentence in front of the clues; behind them only where there are no others, since an
    /// answer may be asked for in the words of the items.
    fn labelled(&self, span: Span) -> Option<Vec<List>> {
        let may_list = self.section == Section::Opening || self.parts.lists.is_empty();
        let lists = running::labelled(self.text, span).filter(|_| may_list)?;
        const QUOTES: [char; 3] = ['"', '“', '`'];
        let is_quoted = |item: &Item| {
            let start = item.span.start as usize;
            self.text[start..].starts_with(QUOTES) || self.text[..start].ends_with(QUOTES)
        };
        let all_quoted = lists.iter().all(|list| list.divided.iter().all(is_quoted));
        (self.section == Section::Opening || all_quoted).then_some(lists)
    }

    /// Whether the first sentence of a text is but a few words with capitals: `House Hunt.`
    fn is_title_in_front(&self, span: Span) -> bool {
        const MOST_WORDS: usize = 4;
        let words = || self.said(span).split_whitespace();
        let capital = |word: &str| word.starts_with(char::is_uppercase);
        self.parts.title.is_none()
            && self.text[..span.start as usize].trim().is_empty()
            && self.said(span).ends_with('.')
            && words().count() <= MOST_WORDS
            && words().all(capital)
    }

    /// Clues with their numbers.
    fn numbered(&mut self, clues: Vec<(Name, Span)>) {
        for (label, span) in clues {
            if self.section == Section::Opening {
                self.section = Section::Clues;
            }
            self.entry(Entry { label: Some(label), span, marked: true });
        }
    }

    /// A paragraph that begins with the number of its first clue and has the others within; how
    /// many lines it takes.
    fn paragraph_of_clues(&mut self, label: &Name, lines: &[Line]) -> Option<usize> {
        let goes_on = |line: &&Line| line.mark == Mark::None && !line.after_gap;
        let taken = 1 + lines[1..].iter().take_while(goes_on).count();
        let clues = match label.text == "1" {
            true => numbering::inline(self.text, label.span.to(lines[taken - 1].span)),
            false => Vec::new(),
        };
        if clues.is_empty() {
            return None;
        }
        self.flush();
        self.numbered(clues);
        Some(taken)
    }

    /// Whether the last sentence of a paragraph announces the clues, below which there may still be
    /// lists: `Here are the clues:`
    fn announces_clues(&self, span: Span) -> bool {
        let said = self.said(span);
        let opened = heading(said, false).filter(|_| said.ends_with(':'));
        matches!(opened, Some(Heading::Section(Section::Clues)))
    }

    fn entry(&mut self, entry: Entry) {
        if entry.marked && self.section != Section::Questions && is_question(self.said(entry.span))
        {
            let mut all = sentences(self.text, entry.span);
            let asked = all.iter().rev().take_while(|span| is_question(self.said(**span))).count();
            let asked = all.split_off(all.len() - asked);
            if let (Some(first), Some(last)) = (all.first(), all.last()) {
                self.parts.clues.push(Entry { span: first.to(*last), ..entry });
                self.parts.questions.extend(asked);
                return;
            }
        }
        if self.section == Section::Questions || is_question(self.said(entry.span)) {
            self.parts.questions.push(entry.span);
        } else {
            self.parts.clues.push(entry);
        }
    }
}

/// Whether a line ends as a sentence does, or leads to what stands below.
fn is_ended(line: &str) -> bool {
    // `… found by Prof.`
    let short = line.strip_suffix('.').is_some_and(|said| {
        // `… a pet of their own, viz.`
        let leads = |short: &str| {
            said.strip_suffix(short).is_some_and(|rest| rest.ends_with([' ', ',', '(']))
        };
        is_title_of_somebody(said) || ["e.g", "i.e", "viz"].into_iter().any(leads)
    });
    line.ends_with(['.', '!', '?', '"', ')', '”', ':']) && !short
}
