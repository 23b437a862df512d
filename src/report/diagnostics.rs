//! Diagnostics as a person reads them: the line, the place underlined, and what to do about it.
//!
//! The drawing is done by `annotate-snippets` (docs/adr/0002-diagnostics.md). This module decides
//! what it sees: a few lines instead of the whole file, a window of a line that is too long to
//! read, and nothing that a terminal would obey. So the work for one diagnostic does not depend on
//! the size of the file, once the line index has been built.

use std::collections::BTreeMap;
use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::model::ids::Span;
use crate::syntax::{Diagnostic, Diagnostics, Severity, Source};

/// How a diagnostic is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    coloured: bool,
    width: usize,
}

impl Style {
    /// Text only.
    pub fn plain() -> Style {
        Style { coloured: false, width: 100 }
    }

    /// With the escape codes of a terminal.
    pub fn coloured() -> Style {
        Style { coloured: true, ..Style::plain() }
    }

    /// The most columns of a source line that are shown: 100 unless said otherwise, 20 at least.
    pub fn width(self, columns: usize) -> Style {
        Style { width: columns.max(20), ..self }
    }
}

/// One diagnostic, without a line end behind it.
pub fn render(source: &Source, diagnostic: &Diagnostic, style: Style) -> String {
    Page::new(source, style).draw(diagnostic)
}

/// All diagnostics in the order of the file, each followed by a blank line, then a line that
/// counts them; nothing when there are none.
pub fn render_all(source: &Source, diagnostics: &Diagnostics, style: Style) -> String {
    let shown = diagnostics.sorted();
    if shown.is_empty() {
        return String::new();
    }
    let page = Page::new(source, style);
    let mut out = String::new();
    for diagnostic in &shown {
        out.push_str(&page.draw(diagnostic));
        out.push_str("\n\n");
    }
    let (errors, warnings) = (diagnostics.errors(), diagnostics.warnings());
    let hidden = errors + warnings - shown.len();
    if hidden > 0 {
        out.push_str(&format!("… and {} more\n\n", thousands(hidden)));
    }
    let counts: Vec<String> = [(errors, "error"), (warnings, "warning")]
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, word)| {
            format!("{} {word}{}", thousands(count), if count == 1 { "" } else { "s" })
        })
        .collect();
    out.push_str(&format!("{}: {}\n", page.name, counts.join(", ")));
    out
}

/// `1,234`
fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The character that stands for one that must not reach a terminal or could not be seen.
const REPLACED: char = '\u{fffd}';

/// A character as it may be shown: controls could drive the terminal, directional marks could
/// reorder the line, and invisible ones would leave a reader looking for what is wrong.
fn visible(c: char) -> char {
    match c {
        '\t' => '\t',
        '\u{ad}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{e0000}'..='\u{e007f}' => REPLACED,
        c if c.is_control() => REPLACED,
        c => c,
    }
}

/// Text outside a source line: on one line, and safe for a terminal.
fn safe(text: &str) -> String {
    text.chars().map(|c| if c == '\t' { ' ' } else { visible(c) }).collect()
}

/// The columns that a character takes, near enough to cut a line: scripts from Hangul Jamo on are
/// mostly wide.
fn columns(c: char) -> usize {
    match c {
        '\t' => 4,
        c if c < '\u{1100}' => 1,
        _ => 2,
    }
}

/// A span of more lines is shown by its first line alone.
const MAX_SPAN_LINES: usize = 40;

/// Places with more lines between them are shown in two excerpts, so that nothing is built for the
/// lines between.
const MAX_GAP: usize = 1_000;

/// Something to underline.
struct Mark {
    start: usize,
    end: usize,
    first_line: usize,
    last_line: usize,
    label: String,
    kind: AnnotationKind,
}

/// What the renderer is given to show where something is.
struct Excerpts {
    snippets: Vec<Snippet<'static, Annotation<'static>>>,
    /// Places that no window shows.
    notes: Vec<String>,
    /// The column that the renderer takes for that of the first mark.
    shown_column: usize,
}

/// A mark in one excerpt.
enum Drawn {
    Shown(Annotation<'static>),
    /// It belongs to another excerpt.
    Elsewhere,
    /// Its line is shown, but not this part of it.
    OutOfWindow,
}

/// Neighbouring lines, of which some are left empty.
#[derive(Default)]
struct Excerpt {
    first_line: usize,
    text: String,
    /// Where each line begins in `text`, with its window.
    windows: BTreeMap<usize, (usize, Window)>,
}

/// A source with all that is needed to draw diagnostics of it.
struct Page<'a> {
    name: String,
    lines: Lines<'a>,
    style: Style,
    renderer: Renderer,
}

impl<'a> Page<'a> {
    fn new(source: &'a Source, style: Style) -> Page<'a> {
        let renderer = if style.coloured { Renderer::styled() } else { Renderer::plain() };
        // The lines are cut here, where it costs nothing to cut them.
        let renderer = renderer.hyperlink(false).term_width(usize::from(u16::MAX));
        Page { name: safe(&source.name), lines: Lines::new(&source.text), style, renderer }
    }

    fn draw(&self, diagnostic: &Diagnostic) -> String {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let title = level.primary_title(safe(&diagnostic.message)).id(diagnostic.code.name());
        let help = diagnostic.help.iter().map(|text| Level::HELP.message(safe(text)));
        if diagnostic.span == Span::default() {
            let group = Group::with_title(title).element(Origin::path(&*self.name));
            return self.renderer.render(&[group.elements(help)]);
        }
        let marks = self.marks(diagnostic);
        let Excerpts { snippets, notes, shown_column } = self.excerpts(&marks);
        let notes = notes.into_iter().map(|text| Level::NOTE.message(text));
        let group = Group::with_title(title).elements(snippets).elements(notes.chain(help));
        self.correct_column(self.renderer.render(&[group]), &marks[0], shown_column)
    }

    /// The place and the related places, the first one the primary one.
    fn marks(&self, diagnostic: &Diagnostic) -> Vec<Mark> {
        let primary = (diagnostic.span, &diagnostic.label, AnnotationKind::Primary);
        let related = diagnostic.related.iter();
        let related = related.map(|(span, label)| (*span, label, AnnotationKind::Context));
        std::iter::once(primary)
            .chain(related)
            .map(|(span, label, kind)| self.mark(span, safe(label), kind))
            .collect()
    }

    fn mark(&self, span: Span, label: String, kind: AnnotationKind) -> Mark {
        let start = self.lines.boundary(span.start as usize);
        let mut end = self.lines.boundary(span.end as usize).max(start);
        let first_line = self.lines.number(start);
        let mut last_line = self.lines.number(end);
        if last_line - first_line >= MAX_SPAN_LINES {
            end = self.lines.end_of_line(start);
            last_line = first_line;
        }
        Mark { start, end, first_line, last_line, label, kind }
    }

    /// The lines of the marks, those of the first one first: the renderer names the file by it.
    fn excerpts(&self, marks: &[Mark]) -> Excerpts {
        let mut runs: Vec<Vec<(usize, usize)>> = Vec::new();
        for (number, start) in self.needed_lines(marks) {
            match runs.last_mut() {
                Some(run) if run.last().is_some_and(|(last, _)| number - last <= MAX_GAP) => {
                    run.push((number, start));
                }
                _ => runs.push(vec![(number, start)]),
            }
        }
        let primary = &marks[0];
        runs.sort_by_key(|run| !run.iter().any(|(number, _)| *number == primary.first_line));
        let mut all = Excerpts { snippets: Vec::new(), notes: Vec::new(), shown_column: 1 };
        for run in runs {
            let excerpt = self.excerpt(&run, marks);
            if let Some((start, window)) = excerpt.windows.get(&primary.first_line) {
                let before = &excerpt.text[*start..start + window.at(primary.start)];
                all.shown_column = before.chars().count() + 1;
            }
            let mut annotations = Vec::new();
            for mark in marks {
                match excerpt.annotation(mark) {
                    Drawn::Shown(annotation) => annotations.push(annotation),
                    Drawn::Elsewhere => {}
                    Drawn::OutOfWindow => {
                        let (line, column) = (mark.first_line, self.lines.column(mark.start));
                        all.notes.push(format!("{}: line {line}, column {column}", mark.label));
                    }
                }
            }
            let snippet = Snippet::source(excerpt.text).line_start(excerpt.first_line);
            all.snippets.push(snippet.path(self.name.clone()).annotations(annotations));
        }
        all
    }

    /// Every line that is to be seen, with its start: those of the marks, and a line alone between
    /// two of them.
    fn needed_lines(&self, marks: &[Mark]) -> BTreeMap<usize, usize> {
        let mut starts = BTreeMap::new();
        for mark in marks {
            let mut start = self.lines.start_of_line(mark.start);
            for number in mark.first_line..=mark.last_line {
                starts.insert(number, start);
                if number < mark.last_line {
                    start = self.lines.end_of_line(start) + 1;
                }
            }
        }
        let alone: Vec<_> = starts
            .iter()
            .filter(|(number, _)| {
                !starts.contains_key(&(**number + 1)) && starts.contains_key(&(**number + 2))
            })
            .map(|(number, start)| (number + 1, self.lines.end_of_line(*start) + 1))
            .collect();
        starts.extend(alone);
        starts
    }

    fn excerpt(&self, run: &[(usize, usize)], marks: &[Mark]) -> Excerpt {
        let mut excerpt = Excerpt { first_line: run[0].0, ..Excerpt::default() };
        let mut next = excerpt.first_line;
        for (number, start) in run {
            // The renderer folds lines without marks, so that empty ones can stand for them.
            while next < *number {
                excerpt.text.push('\n');
                next += 1;
            }
            let on_line = |mark: &&Mark| (mark.first_line..=mark.last_line).contains(number);
            let focus = marks.iter().find(on_line).map_or(*start..*start, |mark| {
                let from = if mark.first_line == *number { mark.start } else { *start };
                from..if mark.last_line == *number { mark.end } else { from }
            });
            let window = Window::new(self.lines.text, *start, focus, self.style.width);
            let at = excerpt.text.len();
            excerpt.text.push_str(&window.text);
            excerpt.windows.insert(*number, (at, window));
        }
        excerpt
    }

    /// The renderer counts columns in what it was given, which may be a window of the line.
    fn correct_column(&self, drawn: String, mark: &Mark, shown: usize) -> String {
        let real = self.lines.column(mark.start);
        let wrong = format!("{}:{}:{shown}", self.name, mark.first_line);
        // The title is one line, so that the first match behind it is the place.
        let title = drawn.find('\n').unwrap_or(drawn.len());
        match drawn[title..].find(&wrong) {
            Some(at) if shown != real => {
                let (before, rest) = drawn.split_at(title + at);
                let right = format!("{}:{}:{real}", self.name, mark.first_line);
                format!("{before}{right}{}", &rest[wrong.len()..])
            }
            _ => drawn,
        }
    }
}

impl Excerpt {
    fn annotation(&self, mark: &Mark) -> Drawn {
        let first = self.windows.get(&mark.first_line);
        let last = self.windows.get(&mark.last_line);
        let (Some((first, from)), Some((last, to))) = (first, last) else {
            return Drawn::Elsewhere;
        };
        if mark.first_line == mark.last_line && !from.shows(mark.start, mark.end) {
            return Drawn::OutOfWindow;
        }
        let span = first + from.at(mark.start)..last + to.at(mark.end);
        let label = Some(mark.label.clone()).filter(|label| !label.is_empty());
        Drawn::Shown(mark.kind.span(span).label(label))
    }
}

/// Part of a line, or all of it, as it may be shown.
struct Window {
    text: String,
    /// Each character's offset in the source and in `text`, and those behind the last one.
    offsets: Vec<(usize, usize)>,
}

impl Window {
    /// A window of the line at `start`, so many columns wide, that shows the beginning of `focus`.
    fn new(text: &str, start: usize, focus: Range<usize>, width: usize) -> Window {
        let whole = Window::from(text, start, width, false);
        if focus.end <= whole.end() {
            return whole;
        }
        let length: usize = text[focus.clone()].chars().take(width).map(columns).sum();
        // Some context on both sides, but not more than a third of the window before the place.
        let mut room = width.saturating_sub(length) / 2;
        room = room.clamp(8, width / 3);
        let before = text[start..focus.start].chars().rev();
        let lead = before.take_while(|c| {
            let fits = columns(*c) <= room;
            room = room.saturating_sub(columns(*c));
            fits
        });
        let from = focus.start - lead.map(char::len_utf8).sum::<usize>();
        Window::from(text, from, width, from > start)
    }

    /// What stands from an offset on, to the end of the line or of the window.
    fn from(text: &str, from: usize, width: usize, cut_before: bool) -> Window {
        let mut out = Window { text: String::new(), offsets: Vec::new() };
        if cut_before {
            out.text.push('…');
        }
        let mut used = 0;
        let mut at = from;
        let mut chars = text[from..].chars().peekable();
        let mut cut_behind = false;
        while let Some(c) = chars.next() {
            if c == '\n' || c == '\r' && chars.peek() == Some(&'\n') {
                break;
            }
            used += columns(c);
            cut_behind = used > width;
            if cut_behind {
                break;
            }
            out.offsets.push((at, out.text.len()));
            out.text.push(visible(c));
            at += c.len_utf8();
        }
        out.offsets.push((at, out.text.len()));
        if cut_behind {
            out.text.push('…');
        }
        out
    }

    /// The offset in the source behind the last character that is shown.
    fn end(&self) -> usize {
        self.offsets.last().map_or(0, |(offset, _)| *offset)
    }

    /// Whether any of a span is shown.
    fn shows(&self, start: usize, end: usize) -> bool {
        let first = self.offsets.first().map_or(0, |(offset, _)| *offset);
        first <= end && start <= self.end()
    }

    /// Where an offset of the source is in the window; the dots stand for what is cut off.
    fn at(&self, offset: usize) -> usize {
        if offset > self.end() {
            return self.text.len();
        }
        let next = self.offsets.partition_point(|(source, _)| *source <= offset);
        next.checked_sub(1).map_or(0, |at| self.offsets[at].1)
    }
}

/// How many bytes one entry of the line index stands for.
const STRIDE: usize = 1 << 16;

/// An index of the lines of a text: what the offsets up to each multiple of [`STRIDE`] hold. Any
/// question about an offset then looks at one stride, however long the text or its lines are.
struct Lines<'a> {
    text: &'a str,
    index: Vec<Count>,
}

#[derive(Clone, Copy, Default)]
struct Count {
    line_ends: usize,
    characters: usize,
    /// Where the line that goes on here began.
    line_start: usize,
}

impl Count {
    fn add(&mut self, bytes: &[u8], offset: usize) {
        self.line_ends += bytes.iter().filter(|byte| **byte == b'\n').count();
        // A byte of the form 10xxxxxx continues a character.
        self.characters += bytes.iter().filter(|byte| **byte & 0xc0 != 0x80).count();
        if let Some(last) = bytes.iter().rposition(|byte| *byte == b'\n') {
            self.line_start = offset + last + 1;
        }
    }
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        let mut count = Count::default();
        let mut index = vec![count];
        for (at, chunk) in text.as_bytes().chunks_exact(STRIDE).enumerate() {
            count.add(chunk, at * STRIDE);
            index.push(count);
        }
        Lines { text, index }
    }

    fn count(&self, offset: usize) -> Count {
        let at = offset / STRIDE;
        let mut count = self.index[at];
        count.add(&self.text.as_bytes()[at * STRIDE..offset], at * STRIDE);
        count
    }

    /// The nearest place not after an offset where a character begins, or the end.
    fn boundary(&self, offset: usize) -> usize {
        self.text.floor_char_boundary(offset)
    }

    /// The number of the line, from 1.
    fn number(&self, offset: usize) -> usize {
        self.count(offset).line_ends + 1
    }

    /// Where the line begins, behind a byte order mark.
    fn start_of_line(&self, offset: usize) -> usize {
        match self.count(offset).line_start {
            0 if self.text.starts_with('\u{feff}') => '\u{feff}'.len_utf8().min(offset),
            start => start,
        }
    }

    /// Where the line break behind an offset is, or the end of the text.
    fn end_of_line(&self, offset: usize) -> usize {
        self.text[offset..].find('\n').map_or(self.text.len(), |at| offset + at)
    }

    /// The column in characters, from 1.
    fn column(&self, offset: usize) -> usize {
        let start = self.start_of_line(offset);
        self.count(offset).characters - self.count(start).characters + 1
    }
}
