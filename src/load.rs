//! From a source to a puzzle, whichever of the input formats it is in.

mod weigh;

use std::path::Path;

use compact_str::CompactString;
use itertools::Itertools;

use crate::english::text;
use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::resolve::{Resolved, resolve};
use crate::session::Setup;
use crate::syntax::ast::{Document, LineKind};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::{Source, parser};
use crate::tasks::solve;
use crate::{english, json, prolog};

/// An input format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The puzzle language.
    Zebra,
    /// The same as JSON.
    Json,
    /// `features([...]). rules([...]).`
    Prolog,
    /// A puzzle as it is printed, in English.
    Text,
}

impl Format {
    /// The format of a source: by the extension of its name, else by its first characters.
    pub fn of(source: &Source) -> Format {
        let extension = Path::new(&source.name).extension().and_then(|e| e.to_str());
        let extension = extension.map(str::to_ascii_lowercase);
        let named = matches!(extension.as_deref(), Some("txt" | "text" | "md" | "markdown"));
        match extension.as_deref() {
            Some("zebra") => Format::Zebra,
            Some("json") => Format::Json,
            Some("pl" | "pro" | "prolog") => Format::Prolog,
            _ if source.text.trim_start().starts_with('{') => Format::Json,
            _ if source.text.trim_start().starts_with("features(") => Format::Prolog,
            _ if text::is_text(&source.text, named) => Format::Text,
            _ => Format::Zebra,
        }
    }
}

/// What a source gave: a puzzle if nothing was wrong, and everything that was said about it.
#[derive(Debug)]
pub struct Loaded {
    /// The text.
    pub source: Source,
    /// The puzzle; `None` when there are errors.
    pub resolved: Option<Resolved>,
    /// Errors and warnings.
    pub diagnostics: Diagnostics,
}

/// Reads a source into a puzzle.
///
/// ```
/// use zebra_sat::{load::load, syntax::Source};
///
/// let text = "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n";
/// let loaded = load(Source::new("two.zebra", text));
/// assert_eq!(loaded.resolved.unwrap().puzzle.clues.len(), 1);
/// ```
pub fn load(source: Source) -> Loaded {
    load_with(source, english::Options::default())
}

/// Reads a source into a puzzle, its English clues as `options` say.
pub fn load_with(source: Source, options: english::Options) -> Loaded {
    let format = Format::of(&source);
    let mut first = Attempt::new(format, &source, options, 0);
    if first.ways.number > 0 {
        first = story(first, &source, options);
    }
    let Attempt { resolved, diagnostics, .. } = first;
    Loaded { source, resolved, diagnostics }
}

/// A source as it is read in one way.
struct Attempt {
    resolved: Option<Resolved>,
    diagnostics: Diagnostics,
    /// In which ways a text may be read that lists no items.
    ways: text::Ways,
}

impl Attempt {
    fn new(format: Format, source: &Source, options: english::Options, way: usize) -> Attempt {
        let mut diagnostics = Diagnostics::default();
        let (document, ways) = match format {
            Format::Text => text::read_way(source, way, &mut diagnostics),
            _ => (parse_as(format, source, &mut diagnostics), text::Ways::default()),
        };
        let printed = format == Format::Text;
        let mut unconfirmed = english::Unconfirmed::default();
        let document = document.map(|mut document| {
            unconfirmed = english::read(source, &mut document, printed, options, &mut diagnostics);
            document
        });
        let resolved = document.and_then(|document| {
            let resolved = resolve(&document, &mut diagnostics);
            confirmed(resolved, document, unconfirmed, &mut diagnostics)
        });
        Attempt { resolved, diagnostics, ways }
    }

    fn status(&self) -> Option<solve::Status> {
        self.resolved.as_ref().and_then(status)
    }

    fn is_unique(&self) -> bool {
        self.status() == Some(solve::Status::Unique)
    }
}

/// A story whose items are collected from its clues: the only way to take them that leaves a single answer, among those
/// with the fewest rows that do; else the first, with an error.
///
/// More rows only add some of which no clue tells, so that an answer with fewer is right for all that is named.
fn story(mut first: Attempt, source: &Source, options: english::Options) -> Attempt {
    let text::Ways { number, resorts, is_first_plain } = first.ways;
    if is_first_plain && first.resolved.is_some() {
        return first;
    }
    let read = |way| Attempt::new(Format::Text, source, options, way);
    let others = (1..number - resorts).map(read);
    let mut unique: Vec<Attempt> = others.filter(Attempt::is_unique).collect();
    let is_first = first.is_unique();
    if !is_first && unique.is_empty() {
        for resort in (number - resorts..number).map(read) {
            if resort.is_unique() {
                unique.push(resort);
                break;
            }
            // What it leaves open is told, if that is less.
            if (1..first.diagnostics.errors()).contains(&resort.diagnostics.errors()) {
                first = resort;
            }
        }
    }
    let rows = |attempt: &Attempt| {
        attempt.resolved.as_ref().map_or(0, |of| of.puzzle.positions.labels.len())
    };
    let fewest = unique.iter().map(rows).chain(is_first.then(|| rows(&first))).min();
    unique.retain(|attempt| Some(rows(attempt)) == fewest);
    if is_first && unique.is_empty() {
        return first;
    }
    let is_only = unique.len() == 1 && !(is_first && Some(rows(&first)) == fewest);
    if let Some(only) = unique.pop().filter(|_| is_only) {
        return only;
    }
    let Attempt { resolved, mut diagnostics, ways } = first;
    // Clues that are not understood are told already.
    if resolved.is_some() {
        let message = "the lists that are collected from the clues leave no single answer";
        let error = Diagnostic::error(Code::EnglishText, Span::default(), message)
            .help("add a line for each category, such as `Pets: dog, cat and fish`");
        diagnostics.push(error);
    }
    Attempt { resolved: None, diagnostics, ways }
}

/// How many answers a puzzle has: none, one or several.
fn status(resolved: &Resolved) -> Option<solve::Status> {
    let answer = solve::solve(&resolved.puzzle, &Setup::default(), Some(2), |_| Ok(()));
    answer.ok().map(|answer| answer.status)
}

/// A puzzle with clues that are understood in part, if it has a single answer all the same: what they say beyond that
/// could only rule it out. Otherwise these clues are refused. What clues tell by the way is added where there are
/// several answers without it.
/// A puzzle with clues of which it is but assumed what they say is none if the opposite leaves a single answer as well.
fn confirmed(
    resolved: Option<Resolved>,
    mut document: Document,
    english::Unconfirmed { partly, presupposed, weighed, doubted, learned }: english::Unconfirmed,
    diagnostics: &mut Diagnostics,
) -> Option<Resolved> {
    if partly.is_empty() && presupposed.is_empty() && weighed.is_empty() {
        return unturned(resolved?, &document, (&doubted, &learned), &[], diagnostics);
    }
    let is_refused = weighed.iter().any(|of| of.is_refused);
    let has_errors = resolved.is_none();
    let answers = resolved.as_ref().filter(|_| !is_refused).and_then(status);
    let mut is_sure = answers == Some(solve::Status::Unique);
    let needed = partly.iter().filter_map(|of| of.needed).collect_vec();
    if is_sure && !needed.is_empty() {
        let fewer = resolve(&without(document.clone(), &needed), &mut Diagnostics::default());
        is_sure = fewer.is_none_or(|fewer| status(&fewer) != Some(solve::Status::Unique));
    }
    let mut resolved = resolved;
    if answers == Some(solve::Status::Multiple) && !presupposed.is_empty() {
        let fuller = with_presupposed(document.clone(), &presupposed);
        let more = resolve(&fuller, &mut Diagnostics::default());
        if let Some(more) = more.filter(|more| status(more) == Some(solve::Status::Unique)) {
            document = fuller;
            diagnostics.extend(presupposed.into_iter().map(|of| of.warning));
            resolved = Some(more);
            is_sure = true;
        }
    }
    let may_weigh = !is_sure && !has_errors && diagnostics.errors() == 0 && !weighed.is_empty();
    if may_weigh && let Some((taken, likely)) = weigh::weigh(&document, &weighed) {
        let is_weighed = |line: usize| weighed.iter().any(|of| of.line == line);
        let others = partly.into_iter().filter(|of| !of.line.is_some_and(is_weighed));
        diagnostics.extend(others.map(english::Partly::confirmed));
        let opposites = weighed.iter().map(english::Weighed::doubted).collect_vec();
        diagnostics.extend(weighed.into_iter().map(|of| of.taken));
        return unturned(taken, &likely, (&doubted, &learned), &opposites, diagnostics);
    }
    let resolved = resolved.filter(|_| !is_refused && (is_sure || partly.is_empty()));
    let told = partly.into_iter().map(|of| match is_sure {
        true => of.confirmed(),
        false if has_errors || is_refused => of.open(),
        false => of.refuted(),
    });
    // A clue may be read in several ways that are open, each of which is refuted alike.
    let told = told.unique_by(|of| (of.span, of.message.clone()));
    diagnostics.extend(told);
    diagnostics.extend(weighed.into_iter().filter(|of| of.is_refused).map(|of| of.refusal));
    unturned(resolved?, &document, (&doubted, &learned), &[], diagnostics)
}

/// A puzzle, if there is no clue whose opposite leaves a single answer as well.
fn unturned(
    taken: Resolved,
    document: &Document,
    (doubted, learned): (&[english::Doubted], &[(CompactString, english::Doubted)]),
    weighed: &[english::Doubted],
    diagnostics: &mut Diagnostics,
) -> Option<Resolved> {
    let turned = weigh::turned(&taken, document, doubted, weighed);
    let turned = turned.or_else(|| weigh::turned_verb(&taken, document, learned));
    diagnostics.extend(turned.map(english::Doubted::refusal));
    turned.is_none().then_some(taken)
}

/// A document where the clues in some lines say nothing.
fn without(mut document: Document, lines: &[usize]) -> Document {
    for line in lines {
        if let LineKind::Clue(clue) = &mut document.lines[*line].kind {
            clue.statement = None;
        }
    }
    document
}

/// A document whose clues also say what they tell by the way.
fn with_presupposed(mut document: Document, told: &[english::Presupposed]) -> Document {
    for of in told {
        let LineKind::Clue(clue) = &mut document.lines[of.line].kind else { continue };
        clue.statement = clue.statement.take().map(|says| Form::And(vec![says, of.says.clone()]));
    }
    document
}

/// Reads a source into a syntax tree, its English clues as they stand; `None` when it is not even
/// that.
pub fn parse(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    parse_as(Format::of(source), source, diagnostics)
}

fn parse_as(format: Format, source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    match format {
        Format::Zebra => Some(parser::parse(source, diagnostics)),
        Format::Json => json::read(source, diagnostics),
        Format::Prolog => prolog::read(source, diagnostics),
        Format::Text => text::read(source, diagnostics),
    }
}
