//! The lists of a text to categories with items.

use compact_str::{CompactString, format_compact};
use foldhash::HashMap;

use super::category;
use super::list::{Item, List};
use super::opening::{self, Count};
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};

/// The categories of some lists, for so many positions that are called so.
pub(super) fn categories(text: &str, lists: &[List], count: &Count) -> Vec<(Category, Span)> {
    let mut all: Vec<(Category, Span)> = Vec::new();
    let mut names = Names::default();
    for list in lists {
        let (mut name, words) = category::name(text, list.description);
        let capital = |item: &Item| item.name.starts_with(char::is_uppercase);
        if name.is_empty() && list.divided.iter().all(capital) {
            name = "name".into();
        }
        // People are no positions, so that their noun is free.
        let name = names.free(name, if count.people { "" } else { &count.noun });
        let items = list.items(Some(count.number as usize));
        let entry = |item: &Item| Entry::Item(Name::new(item.name.clone(), item.span));
        let entries: Vec<Entry> = items.iter().map(entry).collect();
        let span = items.iter().fold(list.description, |whole, item| whole.to(item.span));
        let name = Name::new(name, list.description);
        let verbs = list.verbs.iter().filter(|verb| !words.contains(*verb)).cloned();
        let verbs: Vec<CompactString> = verbs.collect();
        let words =
            words.into_iter().chain(verbs).map(|word| Name::new(word, list.description)).collect();
        let also = entries.iter().filter_map(without_mark).collect();
        all.push((Category { name, entries, flags: Vec::new(), also, words }, span));
    }
    all
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

/// An item that ends as a sentence does, `Rain.`, and its name without the mark, with which the
/// mark may be that of the sentence.
fn without_mark(entry: &Entry) -> Option<(Name, Vec<Name>)> {
    let Entry::Item(name) = entry else { return None };
    let bare = name.text.trim_end_matches(['.', '?', '!']);
    let differs = bare != name.text && bare.contains(char::is_alphanumeric);
    differs.then(|| (name.clone(), vec![Name::new(bare, name.span)]))
}
