//! The header: positions, categories and items, and the rules about their numbers.

use std::collections::HashMap;

use compact_str::CompactString;

use super::names::Names;
use super::scale::scale;
use super::{others, same_name};
use crate::model::ids::Span;
use crate::model::{
    Category, CategoryId, CategoryKind, Function, Item, ItemId, Place, Positions, Puzzle, Topology,
};
use crate::syntax::ast::{self, Document, Entry, Flag, Labels, LineKind, Name, Shape};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::text::fold;
use crate::syntax::vocabulary::plurals;

/// The most variables, items times positions, that a puzzle may have.
const MAX_VARIABLES: usize = 20_000_000;

/// The puzzle without clues and questions, and its names. `None` when there are no positions or no
/// categories to speak of; other faults are reported and the rest is still resolved. `unread` says
/// that part of the header could not be read.
pub(super) fn resolve(
    document: &Document,
    unread: bool,
    diagnostics: &mut Diagnostics,
) -> Option<(Puzzle, Names)> {
    let title = document.lines.iter().find_map(|line| match &line.kind {
        LineKind::Title(title) => Some(title.text.to_string()),
        _ => None,
    });
    let categories: Vec<(&ast::Category, Span)> = document
        .lines
        .iter()
        .filter_map(|line| match &line.kind {
            LineKind::Category(category) => Some((category, line.span)),
            _ => None,
        })
        .collect();
    let declared = document.lines.iter().find_map(|line| match &line.kind {
        LineKind::Positions(positions) => Some(positions),
        _ => None,
    });
    let mut names = Names::default();
    let (positions, categories) = match (declared, &categories[..]) {
        (Some(positions), all) => (from_line(positions, diagnostics)?, all),
        // What could not be read may have been the positions: nothing can be said about the rest.
        (None, _) if unread => return None,
        (None, [(first, _), others @ ..]) => (from_category(first, diagnostics)?, others),
        (None, []) => {
            diagnostics.push(empty("this file declares no positions and no categories"));
            return None;
        }
    };
    if let Some(line) = declared {
        name_of_positions(line, diagnostics);
    }
    add_positions(&positions, declared, &mut names);
    let mut puzzle = Puzzle {
        title,
        positions,
        categories: Vec::new(),
        items: Vec::new(),
        clues: Vec::new(),
        questions: Vec::new(),
    };
    if categories.is_empty() {
        if !unread {
            diagnostics.push(empty("this puzzle has no categories to place"));
        }
        return None;
    }
    // The key `houses` is no name: a category may be called so.
    let mut taken: HashMap<CompactString, Span> =
        declared.map(|line| (fold(&line.word), line.name.span)).into_iter().collect();
    for (category, line) in categories {
        unique(category, &mut taken, &names, &puzzle, diagnostics);
        // Of a line that was read in part, the number of items is not known.
        let count = Some(puzzle.positions.len()).filter(|_| !diagnostics.left_unread(*line));
        add_category(&mut puzzle, category, count, &mut names, diagnostics)?;
    }
    Some((puzzle, names))
}

fn empty(message: &str) -> Diagnostic {
    Diagnostic::error(Code::EmptyPuzzle, Span::default(), message)
        .help("a puzzle begins like this: `houses: 3`, then `colour: red, green, blue`")
}

/// A label and where it stands.
pub(super) struct Label {
    pub(super) text: String,
    pub(super) span: Span,
}

fn labels(entries: &[Entry]) -> Vec<Label> {
    let mut all = Vec::new();
    for entry in entries {
        match entry {
            Entry::Item(name) => all.push(Label { text: name.text.to_string(), span: name.span }),
            Entry::Range { prefix, from, to, suffix, span } => {
                let text = |n: i64| format!("{prefix}{n}{suffix}");
                all.extend((*from..=*to).map(|n| Label { text: text(n), span: *span }));
            }
            Entry::Rest(_) => {}
        }
    }
    all
}

fn from_line(line: &ast::Positions, diagnostics: &mut Diagnostics) -> Option<Positions> {
    let numbered = |count: u32| (1..=count).map(|n| n.to_string()).collect::<Vec<_>>();
    let (labels, topology) = match &line.labels {
        Labels::Number(0, span) | Labels::Grid(0, _, span) | Labels::Grid(_, 0, span) => {
            let message = "a puzzle has at least one position";
            diagnostics.push(
                Diagnostic::error(Code::EmptyPuzzle, *span, message)
                    .help("such as `houses: 5`, or `houses: 3 x 4` for a grid"),
            );
            return None;
        }
        Labels::Number(count, _) => (numbered(*count), Topology::Line),
        Labels::Grid(rows, columns, span) => {
            let size = rows.saturating_mul(*columns);
            if size as usize > crate::syntax::parser::MAX_LENGTH {
                let most = crate::syntax::parser::MAX_LENGTH;
                let message = format!(
                    "`{rows} x {columns}` is too many: a puzzle has at most {most} positions"
                );
                diagnostics.push(Diagnostic::error(Code::TooLarge, *span, message));
                return None;
            }
            let fit = |n: u32| u16::try_from(n).expect("checked against the limit above");
            (numbered(size), Topology::Grid { rows: fit(*rows), columns: fit(*columns) })
        }
        Labels::List(entries) => (list(entries, &[], diagnostics)?, Topology::Line),
    };
    let topology = match line.shape {
        Shape::Plain => topology,
        Shape::Ring => Topology::Ring,
        Shape::Unordered => Topology::Unordered,
    };
    let ranked = topology != Topology::Unordered;
    let scale = scale(labels.iter().map(String::as_str), ranked);
    Some(Positions { name: line.word.to_string(), labels, topology, scale })
}

fn from_category(category: &ast::Category, diagnostics: &mut Diagnostics) -> Option<Positions> {
    let mut ordered = false;
    for (flag, span) in &category.flags {
        if *flag == Flag::Ordered {
            ordered = true;
        } else {
            let message = "the first category serves as the positions, so this flag has no meaning";
            diagnostics.push(
                Diagnostic::error(Code::BadFlag, *span, message)
                    .help("give the positions a line of their own, such as `houses: 5`"),
            );
        }
    }
    let labels = list(&category.entries, &category.also, diagnostics)?;
    others::words(category, diagnostics);
    let scale = scale(labels.iter().map(String::as_str), ordered);
    let name = category.name.text.to_string();
    Some(Positions { name, labels, topology: Topology::Unordered, scale })
}

/// The labels of positions, each once, and so what else they are called.
fn list(
    entries: &[Entry],
    also: &[(Name, Vec<Name>)],
    diagnostics: &mut Diagnostics,
) -> Option<Vec<String>> {
    for entry in entries {
        if let Entry::Rest(span) = entry {
            let message = "`...` cannot stand among the positions: each one has a name";
            diagnostics.push(Diagnostic::error(Code::BadFlag, *span, message));
            return None;
        }
    }
    let labels = labels(entries);
    others::each_once(&labels, also, "position", diagnostics);
    (!labels.is_empty()).then(|| labels.into_iter().map(|label| label.text).collect())
}

/// Reports a name of the positions that cannot be used.
fn name_of_positions(line: &ast::Positions, diagnostics: &mut Diagnostics) {
    let span = line.name.span;
    if line.word.is_empty() {
        let message = "the positions have an empty name";
        diagnostics.push(Diagnostic::error(Code::EmptyName, span, message));
    }
    let grid = matches!(line.labels, Labels::Grid(..));
    if grid && ["row", "column"].contains(&fold(&line.word).as_str()) {
        let message = format!("`{}` already has a meaning in a grid", line.word);
        diagnostics.push(
            Diagnostic::error(Code::DuplicateCategory, span, message)
                .help("give the positions another name, such as `positions cell: 3 x 4`"),
        );
    }
}

fn add_positions(positions: &Positions, line: Option<&ast::Positions>, names: &mut Names) {
    names.add_function(&positions.name, Function::Positions);
    for (place, label) in positions.labels.iter().enumerate() {
        names.add_place(label, Place::from_index(place));
    }
    let word = fold(&positions.name);
    for plural in plurals(&word) {
        names.add_alias(&plural, Function::Positions);
        names.position_words.push(plural);
    }
    names.position_words.push(word);
    if let Some(line) = line
        && matches!(line.labels, Labels::Grid(..))
    {
        names.add_function("row", Function::Row);
        names.add_function("column", Function::Column);
    }
}

/// Reports a category whose name one before it, or the positions, has `taken`.
fn unique(
    category: &ast::Category,
    taken: &mut HashMap<CompactString, Span>,
    names: &Names,
    puzzle: &Puzzle,
    diagnostics: &mut Diagnostics,
) {
    let name = &category.name;
    if let Some(first) = taken.insert(fold(&name.text), name.span) {
        let message = format!("the name `{}` is taken", name.text);
        diagnostics.push(
            Diagnostic::error(Code::DuplicateCategory, name.span, message)
                .related(first, "by this")
                .help("give the category another name, or list all its items in one line"),
        );
        return;
    }
    let taken = match names.function(&name.text) {
        Some(Function::Positions) => same_name(&name.text, &puzzle.positions.name),
        Some(Function::Row | Function::Column) => true,
        _ => false,
    };
    if taken {
        let message = format!("`{}` already has a meaning for the positions", name.text);
        diagnostics.push(
            Diagnostic::error(Code::DuplicateCategory, name.span, message)
                .help("give the category another name"),
        );
    }
}

/// Adds a category that should have an item for each of `places` positions, if that is known.
fn add_category(
    puzzle: &mut Puzzle,
    category: &ast::Category,
    places: Option<usize>,
    names: &mut Names,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    let id = CategoryId::from_index(puzzle.categories.len());
    let name = &category.name;
    if name.text.is_empty() {
        let message = "a category with an empty name";
        diagnostics.push(Diagnostic::error(Code::EmptyName, name.span, message));
    }
    names.add_function(&name.text, Function::Category(id));
    let labels = labels(&category.entries);
    others::each_once(&labels, &category.also, &name.text, diagnostics);
    let also = others::of_items(category, &labels, diagnostics);
    let words = others::words(category, diagnostics);
    let kind = kind(category, labels.len(), places, diagnostics);
    let first = puzzle.items.len();
    let last = first + labels.len();
    let most = usize::from(u16::MAX);
    let fits = last <= most && last * puzzle.positions.len() <= MAX_VARIABLES;
    if !fits || puzzle.categories.len() + 1 >= most {
        let message = "this puzzle has more items than fit";
        diagnostics.push(Diagnostic::error(Code::TooLarge, name.span, message).help(format!(
            "the limits are {most} items, as many categories, and {MAX_VARIABLES} items times positions"
        )));
        return None;
    }
    for (at, label) in labels.iter().enumerate() {
        names.add_item(&label.text, id, ItemId::from_index(first + at));
    }
    let ordered = category.flags.iter().any(|(flag, _)| *flag == Flag::Ordered);
    let scale = match kind {
        CategoryKind::Rest => None,
        _ => scale(labels.iter().map(|label| label.text.as_str()), ordered),
    };
    let named = labels.into_iter().zip(also);
    puzzle.items.extend(named.map(|(label, also)| Item { category: id, name: label.text, also }));
    puzzle.categories.push(Category {
        name: name.text.to_string(),
        kind,
        ordered,
        items: ItemId::from_index(first).0..ItemId::from_index(last).0,
        scale,
        words,
    });
    Some(())
}

/// The kind that the flags ask for, and whether the number of items goes with it.
fn kind(
    category: &ast::Category,
    items: usize,
    places: Option<usize>,
    diagnostics: &mut Diagnostics,
) -> CategoryKind {
    let flag =
        |wanted| category.flags.iter().find(|(flag, _)| *flag == wanted).map(|(_, span)| *span);
    let rest = category.entries.iter().find_map(|entry| match entry {
        Entry::Rest(span) => Some(*span),
        _ => None,
    });
    let (some, repeats, ordered) = (flag(Flag::Some), flag(Flag::Repeats), flag(Flag::Ordered));
    let clash = |diagnostics: &mut Diagnostics, a: Span, b: Span, message: &str| {
        diagnostics.push(Diagnostic::error(Code::BadFlag, b, message).related(a, "with this"));
    };
    match (some, repeats, rest) {
        (Some(a), Some(b), _) => {
            clash(diagnostics, a, b, "`(some)` and `(repeats)` exclude each other")
        }
        (Some(a), _, Some(b)) | (_, Some(a), Some(b)) => {
            clash(diagnostics, a, b, "`...` goes with no `(some)` and no `(repeats)`");
        }
        _ => {}
    }
    if let (Some(a), Some(b)) = (ordered, rest) {
        clash(diagnostics, a, b, "a category with unnamed items cannot be `(ordered)`");
    }
    let given = match (some, repeats, rest) {
        (Some(_), ..) => CategoryKind::Some,
        (_, Some(_), _) => CategoryKind::Repeats,
        (.., Some(_)) => CategoryKind::Rest,
        _ => CategoryKind::Bijective,
    };
    // With flags that clash, or a line that was read in part, the count means nothing.
    let Some(places) = places.filter(|_| some.is_none() || repeats.is_none() && rest.is_none())
    else {
        return given;
    };
    let name = &category.name;
    let wrong = |message: String, help: String| {
        Diagnostic::error(Code::WrongItemCount, name.span, message).help(help)
    };
    let counted = format!("`{}` has {items} {}", name.text, plural(items, "item"));
    let positions = format!("{places} {}", plural(places, "position"));
    if some.is_some() {
        if items < places {
            diagnostics.push(wrong(
                format!("{counted} for {positions}: each position takes one"),
                "add items: `(some)` means that there are more than positions".to_owned(),
            ));
        }
        return given;
    }
    if repeats.is_some() {
        if items == 0 {
            diagnostics.push(wrong(counted, "add at least one item".to_owned()));
        }
        return given;
    }
    if rest.is_some() {
        if items >= places {
            diagnostics.push(wrong(
                format!("{counted} and `...` for {positions}: no place is left for others"),
                "delete the `...`".to_owned(),
            ));
        }
        return given;
    }
    if items < places {
        diagnostics.push(wrong(
            format!("{counted} for {positions}: {} missing", places - items),
            "add what is missing, or `...` for items that have no name".to_owned(),
        ));
    } else if items > places {
        diagnostics.push(wrong(
            format!("{counted} for {positions}: {} too many", items - places),
            "add `(some)` behind the items if some of them stay unused".to_owned(),
        ));
    }
    given
}

fn plural(count: usize, word: &str) -> String {
    if count == 1 { word.to_owned() } else { format!("{word}s") }
}
