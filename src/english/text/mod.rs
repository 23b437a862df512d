//! Whole puzzles as they are printed: an opening, lists of items, clues and questions.
//!
//! `parts` cuts the text, `list` reads lists of items and `category` names them, `opening` tells how many
//! positions there are, `introduction` which sentences say nothing of the items, `assume` collects the items of a text
//! that lists none. The clues stay English sentences of the document; they are read as those of any file.

mod assume;
mod category;
mod format;
mod introduction;
mod lines;
mod list;
mod mentions;
mod opening;
mod parts;
mod question;
mod sentence;

use compact_str::{CompactString, format_compact};
use foldhash::HashMap;

use super::token::{Token, tokens};
use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{
    Category, Clue, Document, Entry, Flag, Labels, Line, LineKind, Name, Positions, Shape,
};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::{MAX_CLUES, MAX_LENGTH};
use crate::syntax::text::{fold, squeeze};
pub use format::is_text;
use mentions::Mentions;
use opening::Count;
use parts::Parts;

/// Reads a printed text into a document whose clues are English sentences.
///
/// What is wrong goes to `diagnostics`. `None` when the positions or the items are not known.
pub fn read(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    Reader { text: &source.text, diagnostics }.read()
}

/// A sentence and its words.
struct Sentence {
    span: Span,
    tokens: Vec<Token>,
}

struct Reader<'a> {
    text: &'a str,
    diagnostics: &'a mut Diagnostics,
}

impl Reader<'_> {
    fn read(&mut self) -> Option<Document> {
        let mut parts = parts::parts(self.text);
        if let Some(heading) = parts.solution {
            self.error(heading, "the text goes on with its solution", "leave the solution out");
            return None;
        }
        if parts.clues.len() > MAX_CLUES {
            let message = format!("a puzzle has at most {MAX_CLUES} clues");
            let span = parts.clues[MAX_CLUES].span;
            self.diagnostics.push(Diagnostic::error(Code::TooLarge, span, message));
            return None;
        }
        let mut opening: Vec<Sentence> =
            parts.opening.iter().map(|span| self.sentence(*span)).collect();
        let count = self.count(&opening, &parts)?;
        for sentence in &mut opening {
            let lists = opening::lists(self.text, sentence.span, count.number as usize);
            for item in lists.iter().flat_map(|list| list.items(None)) {
                sentence.tokens.retain(|t| t.span.end <= item.start || item.end <= t.span.start);
            }
            parts.lists.extend(lists);
        }
        parts.lists.sort_by_key(|list| list.description.start);
        let categories = match parts.lists.is_empty() {
            true => assume::categories(self.text, &parts, &count, self.diagnostics)?,
            false => self.categories(&parts, &count),
        };
        self.document(&parts, opening, &count, categories)
    }

    fn sentence(&self, span: Span) -> Sentence {
        Sentence { span, tokens: tokens(&self.text[span.range()], span.start as usize) }
    }

    fn error(&mut self, span: Span, message: impl Into<String>, help: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(Code::EnglishText, span, message).help(help));
    }

    /// How many positions there are: as the opening says, else as many as each list has items.
    fn count(&mut self, opening: &[Sentence], parts: &Parts) -> Option<Count> {
        let said: Vec<Count> =
            opening.iter().filter_map(|sentence| opening::count(&sentence.tokens)).collect();
        let places = said.iter().find(|count| !count.people);
        let people = said.iter().find(|count| count.people);
        let other = said.iter().find(|count| {
            places.is_some_and(|first| first.noun == count.noun && first.number != count.number)
        });
        if let (Some(first), Some(other)) = (places, other) {
            let message = format!(
                "the text speaks of {} and of {} {}",
                first.number,
                other.number,
                opening::plural(&first.noun)
            );
            self.diagnostics.push(
                Diagnostic::error(Code::EnglishText, other.span, message)
                    .related(first.span, "first here")
                    .help("say only once how many there are"),
            );
            return None;
        }
        let lengths: Vec<usize> = parts.lists.iter().map(|list| list.divided.len()).collect();
        let agreed = lengths.first().filter(|first| lengths.iter().all(|length| length == *first));
        let count = match (places, people, agreed) {
            (Some(places), ..) => places.clone(),
            (None, Some(people), _) => people.clone(),
            (None, None, Some(length)) => {
                let number = u32::try_from(*length).unwrap_or(u32::MAX);
                Count {
                    number,
                    noun: CompactString::default(),
                    people: true,
                    span: parts.lists[0].description,
                }
            }
            (None, None, None) => {
                self.error(
                    Span::default(),
                    "the text does not say how many houses or people there are",
                    "begin it with a sentence such as `There are five houses`",
                );
                return None;
            }
        };
        if count.number == 0 || count.number as usize > MAX_LENGTH {
            let message =
                format!("a puzzle has from 1 to {MAX_LENGTH} positions, not {}", count.number);
            self.diagnostics.push(Diagnostic::error(Code::TooLarge, count.span, message));
            return None;
        }
        Some(count)
    }

    fn categories(&mut self, parts: &Parts, count: &Count) -> Vec<(Category, Span)> {
        let mut all: Vec<(Category, Span)> = Vec::new();
        let mut names = Names::default();
        for list in &parts.lists {
            let (name, words) = category::name(self.text, list.description);
            let name = names.free(name, &count.noun);
            let items = list.items(Some(count.number as usize));
            let entry =
                |span: &Span| Entry::Item(Name::new(squeeze(&self.text[span.range()]), *span));
            let entries: Vec<Entry> = items.iter().map(entry).collect();
            let span = items.iter().fold(list.description, |whole, item| whole.to(*item));
            let flags =
                if in_calendar_order(&entries) { vec![(Flag::Ordered, span)] } else { Vec::new() };
            let name = Name::new(name, list.description);
            let words = words.into_iter().map(|word| Name::new(word, list.description)).collect();
            all.push((Category { name, entries, flags, also: Vec::new(), words }, span));
        }
        all
    }

    fn document(
        &mut self,
        parts: &Parts,
        opening: Vec<Sentence>,
        count: &Count,
        categories: Vec<(Category, Span)>,
    ) -> Option<Document> {
        let mentions = Mentions::of(categories.iter().map(|(category, _)| category));
        let mut clues: Vec<(Option<Name>, Span)> = Vec::new();
        let mut lines = Vec::new();
        if let Some(span) = parts.title {
            match self.is_clue(span, &mentions) {
                true => clues.push((None, span)),
                false => lines.push((
                    LineKind::Title(Name::new(squeeze(&self.text[span.range()]), span)),
                    span,
                )),
            }
        }
        let shape = self.opening(&opening, &mentions, &mut clues)?;
        for entry in &parts.clues {
            let says_something = || {
                let tokens = self.sentence(entry.span).tokens;
                let asks = self.text[entry.span.range()].ends_with('!')
                    || introduction::asks_to_solve(&tokens);
                !asks || mentions.first(&tokens).is_some()
            };
            if entry.marked || says_something() {
                clues.push((entry.label.clone(), entry.span));
            }
        }
        if let Some(positions) = self.positions(count, shape, &clues) {
            lines.push((LineKind::Positions(positions), count.span));
        }
        lines.extend(
            categories.into_iter().map(|(category, span)| (LineKind::Category(category), span)),
        );
        if clues.is_empty() {
            self.error(Span::default(), "the text has no clues", "write a sentence for each clue");
            return None;
        }
        let questions =
            question::read(self.text, &parts.questions, &lines, &mentions, self.diagnostics);
        lines.push((LineKind::Clues, clues[0].1));
        for (label, span) in clues {
            let english = Name::new(self.plain(span), span);
            let label = label.map(Box::new);
            let clue =
                Clue { label, statement: None, wording: None, english: Some(Box::new(english)) };
            lines.push((LineKind::Clue(clue), span));
        }
        if let Some((_, span)) = questions.first() {
            lines.push((LineKind::Questions, *span));
        }
        lines.extend(
            questions.into_iter().map(|(question, span)| (LineKind::Question(question), span)),
        );
        let line = |(kind, span)| Line { leading: Vec::new(), kind, span, comment: None };
        Some(Document { lines: lines.into_iter().map(line).collect(), trailing: Vec::new() })
    }

    /// Whether a line that looks like a title says something of items.
    fn is_clue(&self, span: Span, mentions: &Mentions) -> bool {
        let tokens = self.sentence(span).tokens;
        let verb = tokens.iter().any(|token| list::CLAUSE.contains(&token.word.as_str()));
        mentions.count(&tokens) > usize::from(!verb)
    }

    /// Sorts the sentences of the opening: clues, and what says nothing of the items. The shape of
    /// the positions.
    fn opening(
        &mut self,
        opening: &[Sentence],
        mentions: &Mentions,
        clues: &mut Vec<(Option<Name>, Span)>,
    ) -> Option<Shape> {
        let mut shape = Shape::Plain;
        let first = clues.len();
        for Sentence { span, tokens } in opening {
            let general = introduction::introduces(tokens) && !mentions.named(tokens);
            let spoken = mentions.first(tokens).is_some() || opening::names_a_place(tokens);
            let backwards = introduction::runs_backwards(tokens);
            if !backwards
                && !general
                && (spoken || clues.len() > first && !introduction::asks_to_solve(tokens))
            {
                clues.push((None, *span));
                continue;
            }
            if backwards {
                self.error(
                    *span,
                    "the positions are counted from right to left",
                    "count them from left to right",
                );
                return None;
            }
            if let Some(word) = introduction::alarm(tokens).filter(|_| !general) {
                let message =
                    "a sentence in front of the clues may say how the puzzle is to be read";
                self.diagnostics.push(
                    Diagnostic::error(Code::EnglishText, *span, message)
                        .related(word.span, "this word tells of a rule")
                        .help(
                            "leave the sentence out if it says nothing that the clues do not say",
                        ),
                );
                return None;
            }
            if opening::shape(tokens) == Shape::Ring {
                shape = Shape::Ring;
            }
            if !general && !introduction::asks_to_solve(tokens) && opening::count(tokens).is_none()
            {
                let message = "this sentence mentions no item and is taken for introduction";
                self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
            }
        }
        Some(shape)
    }

    /// The positions; none when the text speaks of people only, so that the first category serves
    /// as the positions.
    fn positions(
        &self,
        count: &Count,
        shape: Shape,
        clues: &[(Option<Name>, Span)],
    ) -> Option<Positions> {
        let place =
            || clues.iter().find_map(|(_, span)| opening::place(&self.sentence(*span).tokens));
        let placed =
            || clues.iter().any(|(_, span)| opening::tells_places(&self.sentence(*span).tokens));
        let word: CompactString = match count.people {
            false => count.noun.clone(),
            true if shape == Shape::Ring || placed() => place().unwrap_or("position").into(),
            true => return None,
        };
        Some(Positions {
            name: Name::new(opening::plural(&word), count.span),
            word,
            labels: Labels::Number(count.number, count.span),
            shape,
        })
    }

    /// A sentence in one line, without emphasis, and with a full stop.
    fn plain(&self, span: Span) -> CompactString {
        let marks = ['*', '_', '`', '"', '“', '”', '#'];
        let mut text = squeeze(&self.text[span.range()].replace(marks, ""));
        if !text.ends_with('.') {
            let end = text.trim_end_matches(['!', ';', ',', ':', '…']).len();
            text.truncate(end);
            text.push('.');
        }
        text
    }
}

/// The names that categories have.
#[derive(Default)]
struct Names {
    /// Each with how often it was asked for.
    taken: HashMap<CompactString, usize>,
}

impl Names {
    /// A name, made different from those before it and from the words of the language.
    fn free(&mut self, name: CompactString, position: &str) -> CompactString {
        let reserved = ["title", "houses", "position", "positions", "clues", "questions"];
        let mut name = if name.is_empty() { "item".into() } else { name };
        if reserved.contains(&name.as_str())
            || name == position
            || name == opening::plural(position)
        {
            name.push_str(" kind");
        }
        loop {
            let times = self.taken.entry(name.clone()).or_default();
            *times += 1;
            match *times {
                1 => return name,
                times => name = format_compact!("{name} {times}"),
            }
        }
    }
}

/// Whether a list of months or weekdays goes forward in time, so that its order is that of the
/// calendar.
fn in_calendar_order(entries: &[Entry]) -> bool {
    const MONTHS: &[&str] =
        &["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    const FULL: &[&str] = &[
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "sept",
        "october",
        "november",
        "december",
    ];
    const DAYS: &[&str] =
        &["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let name = |entry: &Entry| match entry {
        Entry::Item(name) => fold(&name.text),
        _ => CompactString::default(),
    };
    let names: Vec<CompactString> = entries.iter().map(name).collect();
    let months: Option<Vec<usize>> = names
        .iter()
        .map(|name| {
            let known = FULL.contains(&name.as_str()) || MONTHS.contains(&name.as_str());
            MONTHS.iter().position(|month| known && name.starts_with(month))
        })
        .collect();
    let days: Option<Vec<usize>> =
        names.iter().map(|name| DAYS.iter().position(|day| day == name)).collect();
    let rises = |order: &Vec<usize>| order.windows(2).all(|pair| pair[0] < pair[1]);
    months.or(days).is_some_and(|order| rises(&order))
}
