//! Diagnostics as a person reads them: the line, the place underlined, and what to do about it.
//!
//! The drawing is done by `annotate-snippets` (docs/adr/0002-diagnostics.md). This module decides
//! what it sees: a few lines instead of the whole file, a window of a line that is too long to
//! read, and nothing that a terminal would obey. So the work for one diagnostic does not depend on
//! the size of the file, once the line index has been built.

mod lines;
mod window;

use std::collections::BTreeMap;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use self::lines::Lines;
use self::window::Window;
use super::number::grouped;
use super::terminal::safe;
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
        out.push_str(&format!("… and {} more\n\n", grouped(&hidden.to_string())));
    }
    let counts: Vec<String> = [(errors, "error"), (warnings, "warning")]
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, word)| {
            format!("{} {word}{}", grouped(&count.to_string()), if count == 1 { "" } else { "s" })
        })
        .collect();
    out.push_str(&format!("{}: {}\n", page.name, counts.join(", ")));
    out
}

/// The lines of some places, each underlined, with what to say at it; without a line end behind
/// them, and nothing when there are no places.
pub fn quote(source: &Source, places: &[(Span, String)], style: Style) -> String {
    if places.is_empty() { String::new() } else { Page::new(source, style).quote(places) }
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
        let drawn = self.renderer.render(&[group]);
        // The title is one line, so that the first match behind it is the place.
        let title = drawn.find('\n').unwrap_or(drawn.len());
        self.correct_column(drawn, title, &marks[0], shown_column)
    }

    fn quote(&self, places: &[(Span, String)]) -> String {
        let mark =
            |(span, label): &(Span, String)| self.mark(*span, safe(label), AnnotationKind::Primary);
        let marks: Vec<Mark> = places.iter().map(mark).collect();
        let Excerpts { snippets, notes, shown_column } = self.excerpts(&marks);
        let notes = notes.into_iter().map(|text| Level::NOTE.message(text));
        let group = Group::with_level(Level::NOTE).elements(snippets).elements(notes);
        self.correct_column(self.renderer.render(&[group]), 0, &marks[0], shown_column)
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

    /// The renderer counts columns in what it was given, which may be a window of the line; the place
    /// stands behind the title.
    fn correct_column(&self, drawn: String, title: usize, mark: &Mark, shown: usize) -> String {
        let real = self.lines.column(mark.start);
        let wrong = format!("{}:{}:{shown}", self.name, mark.first_line);
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
