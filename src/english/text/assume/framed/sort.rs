//! What an item of a story is by its form, whatever the words around it: `Mr. Crane`, `Ann`, `Peru`, `Rose Room`.

use compact_str::CompactString;

use super::frame::Frame;
use super::items::Item;
use crate::english::lexicon;
use crate::english::lexicon::given;

/// What an item is by how it is written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Sort {
    /// It has a title: `Mr. Crane`.
    Titled,
    /// It is a given name that stands alone.
    Given,
    Country,
    /// It stands in quotes: `"Night Ferry"`.
    Quoted,
    /// Others have the same last word: `Rose Room`, `Lily Room`.
    Alike(CompactString),
    /// Somebody is there or from there, and nothing else is told of it.
    Place,
    /// Another name with a capital.
    Other,
    /// It has no capital.
    Plain,
}

impl Sort {
    /// What an item of a text is, among all items.
    pub(super) fn of(text: &str, item: &Item, items: &[Item]) -> Sort {
        if !item.is_proper {
            return Sort::Plain;
        }
        let name = item.name.to_lowercase();
        let has = |frame: &Frame| item.frames.contains(frame);
        let is_quoted = text[..item.span.start as usize].ends_with(['"', '\u{201c}', '\u{2018}']);
        let is_place = |frame: &Frame| {
            matches!(frame, Frame::Behind(word, _) if matches!(
                word.split(' ').next(),
                Some("at" | "from" | "in" | "into" | "near" | "on" | "to")
            ))
        };
        let last = |name: &str| name.rsplit_once(' ').map(|(_, last)| last.to_lowercase());
        let alike = last(&item.name).filter(|word| {
            items
                .iter()
                .any(|other| other.key != item.key && last(&other.name).as_ref() == Some(word))
        });
        if has(&Frame::Family) {
            Sort::Titled
        } else if is_quoted {
            Sort::Quoted
        } else if lexicon::is_nation(&name) {
            Sort::Country
        } else if let Some(word) = alike {
            Sort::Alike(word.into())
        } else if has(&Frame::Bare) && !name.contains(' ') && given::is_of_person(&name) {
            Sort::Given
        } else if item.is_only(is_place) {
            Sort::Place
        } else {
            Sort::Other
        }
    }

    /// Whether the form alone tells which items are of one kind.
    pub(super) fn is_certain(&self) -> bool {
        !matches!(self, Sort::Other | Sort::Plain)
    }

    /// Whether items of two sorts may be of one category: of some names the form tells nothing.
    pub(super) fn fits(&self, other: &Sort) -> bool {
        let may_be_any = |sort: &Sort| *sort == Sort::Other;
        let is_any = |sort: &Sort| !matches!(sort, Sort::Titled | Sort::Alike(_) | Sort::Plain);
        self == other || may_be_any(self) && is_any(other) || may_be_any(other) && is_any(self)
    }
}
