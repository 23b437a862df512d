//! Each name once, and what English clues may say instead of the names of items and categories.

use std::collections::HashMap;

use compact_str::CompactString;

use super::header::Label;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Name};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::text::fold;

/// Reports names that stand twice among some items and what they are also called.
pub(super) fn each_once(
    labels: &[Label],
    also: &[(Name, Vec<Name>)],
    what: &str,
    diagnostics: &mut Diagnostics,
) {
    let others = also.iter().flat_map(|(_, names)| names).map(|name| (&*name.text, name.span));
    let labels = labels.iter().map(|label| (&*label.text, label.span));
    different(labels.chain(others), what, diagnostics);
}

/// The other names of each item, in the order of the items.
pub(super) fn of_items(
    category: &Category,
    labels: &[Label],
    diagnostics: &mut Diagnostics,
) -> Vec<Vec<String>> {
    let mut others = vec![Vec::new(); labels.len()];
    if category.also.is_empty() {
        return others;
    }
    let places: HashMap<CompactString, usize> =
        labels.iter().enumerate().map(|(at, label)| (fold(&label.text), at)).collect();
    for (item, names) in &category.also {
        if let Some(at) = places.get(&fold(&item.text)) {
            others[*at].extend(names.iter().map(|name| name.text.to_string()));
            continue;
        }
        let message = format!("no {} is called `{}`", category.name.text, item.text);
        diagnostics.push(
            Diagnostic::error(Code::UnknownName, item.span, message)
                .help("other names are those of an item in the same category"),
        );
    }
    others
}

/// The words of a category, each once.
pub(super) fn words(category: &Category, diagnostics: &mut Diagnostics) -> Vec<String> {
    let words = category.words.iter();
    different(words.clone().map(|word| (&*word.text, word.span)), "word", diagnostics);
    words.map(|word| word.text.to_string()).collect()
}

fn different<'n>(
    names: impl Iterator<Item = (&'n str, Span)>,
    what: &str,
    diagnostics: &mut Diagnostics,
) {
    let mut seen: HashMap<CompactString, Span> = HashMap::new();
    for (name, span) in names {
        if name.is_empty() {
            let message = format!("a {what} with an empty name");
            diagnostics.push(Diagnostic::error(Code::EmptyName, span, message));
        } else if let Some(first) = seen.insert(fold(name), span) {
            let message = format!("`{name}` is named twice");
            let mut diagnostic = Diagnostic::error(Code::DuplicateItem, span, message);
            if first != span {
                diagnostic = diagnostic.related(first, "first here");
            }
            diagnostics
                .push(diagnostic.help("delete one, or rename it; capitals make no difference"));
        }
    }
}
