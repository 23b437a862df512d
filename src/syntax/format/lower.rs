//! A puzzle back to the syntax tree that its canonical text has.

use std::collections::HashMap;

use compact_str::CompactString;

use super::leaves::{Leaves, map};
use super::{clause, names, numbers};
use crate::model::ids::Span;
use crate::model::{
    self, CategoryKind, Function, Item, Number, Operand, Place, Positions, Puzzle, Topology,
};
use crate::syntax::ast::{self, Entry, Flag, Labels, LineKind, Name, PlaceName, Shape, Which};
use crate::syntax::text::{fold, is_integer, needs_quotes, squeeze};
use crate::syntax::vocabulary::Vocabulary;

/// The fewest names that are written as a range.
const MIN_RANGE: usize = 4;

/// The whole puzzle.
pub(super) fn document(puzzle: &Puzzle) -> ast::Document {
    let mut document = header(puzzle);
    let mut writer = Lowering::new(puzzle, &document);
    let text = |text: &Option<String>| text.as_ref().map(|text| Box::new(name(text, false)));
    if !puzzle.clues.is_empty() {
        push(&mut document, LineKind::Clues);
    }
    for clue in &puzzle.clues {
        let statement = Some(writer.statement(&clue.statement));
        let (label, wording) = (text(&clue.label), text(&clue.wording));
        push(&mut document, LineKind::Clue(ast::Clue::formal(label, statement, wording)));
    }
    if !puzzle.questions.is_empty() {
        push(&mut document, LineKind::Questions);
    }
    for question in &puzzle.questions {
        let function = question.category.map_or(Function::Positions, Function::Category);
        let line = ast::Question {
            label: text(&question.label),
            category: writer.function(&function),
            of: writer.operand(&question.of),
            wording: text(&question.wording),
        };
        push(&mut document, LineKind::Question(line));
    }
    document
}

fn push(document: &mut ast::Document, kind: LineKind) {
    // One gap between the title and positions and the categories.
    let gap = matches!(kind, LineKind::Category(_))
        && document.lines.last().is_some_and(|line| !matches!(line.kind, LineKind::Category(_)));
    let leading = if gap { vec![ast::Trivia::Blank] } else { Vec::new() };
    document.lines.push(ast::Line { leading, kind, span: Span::default(), comment: None });
}

/// The lines before the clues.
pub(super) fn header(puzzle: &Puzzle) -> ast::Document {
    let mut document = ast::Document::default();
    if let Some(title) = &puzzle.title {
        push(&mut document, LineKind::Title(name(title, false)));
    }
    push(&mut document, positions(&puzzle.positions));
    for category in &puzzle.categories {
        let items: Vec<_> = category.item_ids().map(|item| puzzle.item(item)).collect();
        let names = items.iter().map(|item| item.name.as_str()).collect();
        // Behind a range no other names can stand.
        let has_others = items.iter().any(|item| !item.also.is_empty());
        let mut entries = if has_others { one_by_one(names) } else { entries(names) };
        let mut flags = Vec::new();
        match category.kind {
            CategoryKind::Bijective => {}
            CategoryKind::Some => flags.push((Flag::Some, Span::default())),
            CategoryKind::Rest => entries.push(Entry::Rest(Span::default())),
            CategoryKind::Repeats => flags.push((Flag::Repeats, Span::default())),
        }
        if category.ordered {
            flags.push((Flag::Ordered, Span::default()));
        }
        let others = |item: &Item| {
            (name(&item.name, false), item.also.iter().map(|other| name(other, false)).collect())
        };
        let also = items.iter().copied().filter(|item| !item.also.is_empty()).map(others).collect();
        let words = category.words.iter().map(|word| name(word, false)).collect();
        let name = name(&category.name, false);
        let category = ast::Category { name, entries, flags, also, words };
        push(&mut document, LineKind::Category(category));
    }
    document
}

fn positions(positions: &Positions) -> LineKind {
    let labels: Vec<_> = positions.labels.iter().map(String::as_str).collect();
    let counted = labels.iter().enumerate().all(|(at, label)| *label == (at + 1).to_string());
    let ranked = positions.scale.is_some() && !labels.iter().all(|label| is_integer(label));
    if positions.topology == Topology::Unordered && ranked {
        // Only a first category that serves as the positions can have values but no order.
        return LineKind::Category(ast::Category {
            name: name(&positions.name, false),
            entries: entries(labels),
            flags: vec![(Flag::Ordered, Span::default())],
            also: Vec::new(),
            words: Vec::new(),
        });
    }
    let count = u32::try_from(labels.len()).unwrap_or(u32::MAX);
    let house = positions.name == "house";
    let labels = match positions.topology {
        Topology::Grid { rows, columns } => {
            Labels::Grid(rows.into(), columns.into(), Span::default())
        }
        _ if counted && (house || count == 1) => Labels::Number(count, Span::default()),
        _ => Labels::List(label_entries(labels)),
    };
    let short = house && !matches!(labels, Labels::List(_));
    LineKind::Positions(ast::Positions {
        name: name(if short { "houses" } else { &positions.name }, false),
        word: positions.name.as_str().into(),
        labels,
        shape: match positions.topology {
            Topology::Line | Topology::Grid { .. } => Shape::Plain,
            Topology::Ring => Shape::Ring,
            Topology::Unordered => Shape::Unordered,
        },
        landmarks: Vec::new(),
    })
}

/// Labels of positions, with quotes around what could be read as a number or a shape.
fn label_entries(labels: Vec<&str>) -> Vec<Entry> {
    let alone = labels.len() == 1;
    let mut entries = entries(labels);
    for entry in &mut entries {
        if let Entry::Item(name) = entry {
            let ring = name.text.to_ascii_lowercase().ends_with("in a ring");
            name.quoted |= ring || alone;
        }
    }
    entries
}

fn entries(items: Vec<&str>) -> Vec<Entry> {
    if let Some(range) = range(&items) {
        return vec![range];
    }
    one_by_one(items)
}

fn one_by_one(items: Vec<&str>) -> Vec<Entry> {
    items.into_iter().map(|item| Entry::Item(name(item, false))).collect()
}

/// Names that count up with the same words around the number.
fn range(items: &[&str]) -> Option<Entry> {
    let first = items.first().filter(|_| items.len() >= MIN_RANGE)?;
    let start = first.find(|c: char| c.is_ascii_digit())?;
    let start = if first[..start].ends_with('-') { start - 1 } else { start };
    let unsigned = first[start..].trim_start_matches('-');
    let length = unsigned.find(|c: char| !c.is_ascii_digit()).unwrap_or(unsigned.len());
    let end = first.len() - unsigned.len() + length;
    let (prefix, suffix) = (&first[..start], &first[end..]);
    let from: i64 = first[start..end].parse().ok()?;
    let to = from.checked_add(i64::try_from(items.len()).ok()? - 1)?;
    let counts = (from..=to).zip(items).all(|(n, item)| *item == format!("{prefix}{n}{suffix}"));
    let clear = !suffix.contains(|c: char| c.is_ascii_digit()) && names::bare_in_header(first);
    (counts && clear).then(|| Entry::Range {
        prefix: prefix.into(),
        from,
        to,
        suffix: suffix.into(),
        span: Span::default(),
    })
}

pub(super) fn name(text: &str, quoted: bool) -> Name {
    Name { text: text.into(), span: Span::default(), quoted }
}

/// Writes the statements of one puzzle with names.
pub(super) struct Lowering<'p> {
    puzzle: &'p Puzzle,
    vocabulary: Vocabulary,
    /// How many items and labels have a name; only looked up.
    names: HashMap<CompactString, usize>,
}

impl<'p> Lowering<'p> {
    pub(super) fn new(puzzle: &'p Puzzle, header: &ast::Document) -> Lowering<'p> {
        let mut names = HashMap::new();
        let items = puzzle.items.iter().map(|item| &item.name);
        for name in items.chain(&puzzle.positions.labels) {
            *names.entry(fold(name)).or_insert(0) += 1;
        }
        Lowering { puzzle, vocabulary: Vocabulary::of(header), names }
    }

    pub(super) fn statement(&mut self, statement: &model::Statement) -> ast::Statement {
        map(statement, self)
    }

    /// Whether a bare name can mean only one thing.
    pub(super) fn is_clear(&self, text: &str) -> bool {
        self.names.get(&fold(text)).is_none_or(|count| *count <= 1)
            && self.vocabulary.strip_position_word(&squeeze(text)).is_none()
    }

    /// A name in a clue, in quotes when it has to be cut from its neighbours.
    fn name(&self, text: &str) -> Name {
        // `2 houses` before `between` is a number of positions.
        let count = text.split_once(' ').is_some_and(|(number, word)| {
            is_integer(number) && self.vocabulary.is_position_word(word)
        });
        name(text, count || needs_quotes(text))
    }

    fn qualified(&self, category: &str, text: &str) -> ast::Operand {
        ast::Operand { category: Some(Box::new(self.name(category))), name: self.name(text) }
    }
}

impl Leaves<Operand, Function, Place, Number> for Lowering<'_> {
    type Operand = ast::Operand;
    type Function = Name;
    type Place = PlaceName;
    type Number = Name;

    fn operand(&mut self, operand: &Operand) -> ast::Operand {
        let puzzle = self.puzzle;
        match operand {
            Operand::Item(item) => {
                let text = &puzzle.item(*item).name;
                if self.is_clear(text) {
                    return ast::Operand { category: None, name: self.name(text) };
                }
                self.qualified(&puzzle.category_of(*item).name, text)
            }
            Operand::Place(place) => {
                let (word, label) =
                    (&puzzle.positions.name, &puzzle.positions.labels[place.index()]);
                let spoken = format!("{word} {label}");
                let text = match is_integer(label) {
                    true => (!needs_quotes(word) && !self.names.contains_key(&fold(&spoken)))
                        .then(|| name(&spoken, false)),
                    false => self.is_clear(label).then(|| self.name(label)),
                };
                match text {
                    Some(name) => ast::Operand { category: None, name },
                    None => self.qualified(word, label),
                }
            }
        }
    }

    fn function(&mut self, function: &Function) -> Name {
        let puzzle = self.puzzle;
        self.name(match function {
            Function::Positions => &puzzle.positions.name,
            Function::Category(id) => &puzzle.category(*id).name,
            Function::Row => "row",
            Function::Column => "column",
        })
    }

    fn place(&mut self, place: &Place) -> PlaceName {
        let mut name = self.name(&self.puzzle.positions.labels[place.index()]);
        name.quoted |= clause::is_article(&name.text)
            || self.vocabulary.strip_position_word(&name.text).is_some();
        PlaceName { which: Which::Label, name }
    }

    fn constant(&mut self, function: Option<&Function>, number: &Number) -> Name {
        let text = match function {
            Some(function) => numbers::constant(self.puzzle, *function, *number),
            None => number.to_string(),
        };
        self.name(&text)
    }

    fn amount(&mut self, function: &Function, number: &Number) -> Name {
        name(&numbers::amount(self.puzzle, *function, *number), false)
    }
}
