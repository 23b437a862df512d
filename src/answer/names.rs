//! The names of a puzzle as an answer may write them.
//!
//! They are compared as the language compares them; where no name fits, `_` and `-` count as
//! spaces, and a replacement character stands for the one that a printed table did not show.

use std::collections::HashMap;

use compact_str::CompactString;

use super::piece::Piece;
use crate::model::{CategoryId, ItemId, Place, Puzzle};
use crate::resolve::names::{did_you_mean, list, nearest};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::text::fold;
use crate::syntax::vocabulary::{plurals, strip_position_word};

/// The names of a puzzle.
pub(super) struct Names<'p> {
    puzzle: &'p Puzzle,
    categories: Index<CategoryId>,
    /// By category.
    items: Vec<Index<ItemId>>,
    all_items: Index<ItemId>,
    places: Index<Place>,
    /// The words for a position, folded.
    words: Vec<CompactString>,
}

/// Why a name stands for nothing.
enum Lost {
    Unknown,
    /// For more than one thing.
    Ambiguous,
}

/// Names of one sort. The map is only looked up, so that nothing depends on its order.
struct Index<T> {
    exact: HashMap<CompactString, Vec<T>>,
    loose: HashMap<CompactString, Vec<T>>,
    spellings: Vec<(CompactString, T)>,
}

impl<T: Copy> Index<T> {
    fn new<'a>(names: impl Iterator<Item = (&'a str, T)>) -> Index<T> {
        let mut index =
            Index { exact: HashMap::new(), loose: HashMap::new(), spellings: Vec::new() };
        for (name, of) in names {
            index.exact.entry(fold(name)).or_default().push(of);
            index.loose.entry(loosened(name)).or_default().push(of);
            index.spellings.push((name.into(), of));
        }
        index
    }

    fn find(&self, name: &str) -> Result<T, Lost> {
        let found = self.exact.get(&fold(name)).or_else(|| self.loose.get(&loosened(name)));
        if let Some(found) = found {
            return if let [one] = found[..] { Ok(one) } else { Err(Lost::Ambiguous) };
        }
        if !name.contains(char::REPLACEMENT_CHARACTER) {
            return Err(Lost::Unknown);
        }
        let mut alike = self.spellings.iter().filter(|(known, _)| may_show(known, name));
        match (alike.next(), alike.next()) {
            (Some((_, one)), None) => Ok(*one),
            (Some(_), Some(_)) => Err(Lost::Ambiguous),
            (None, _) => Err(Lost::Unknown),
        }
    }

    fn knows(&self, name: &str) -> bool {
        !matches!(self.find(name), Err(Lost::Unknown))
    }

    fn near(&self, name: &str) -> Option<String> {
        did_you_mean(&nearest(name, self.spellings.iter().map(|(known, _)| known)))
    }
}

/// The folded name with `_` and `-` as spaces.
fn loosened(name: &str) -> CompactString {
    fold(&name.replace(['_', '-'], " "))
}

/// Whether a table would show the name so.
fn may_show(name: &str, shown: &str) -> bool {
    let hidden = |(a, b): (char, char)| b == char::REPLACEMENT_CHARACTER || a == b;
    name.chars().count() == shown.chars().count() && name.chars().zip(shown.chars()).all(hidden)
}

impl<'p> Names<'p> {
    pub(super) fn new(puzzle: &'p Puzzle) -> Names<'p> {
        let name = |item: ItemId| (puzzle.item(item).name.as_str(), item);
        let items = puzzle.categories.iter().map(|category| category.item_ids());
        let categories = puzzle.categories_with_ids().map(|(id, of)| (of.name.as_str(), id));
        let labels = puzzle.positions.labels.iter().map(String::as_str);
        let word = fold(&puzzle.positions.name);
        let mut words = plurals(&word);
        words.push(word);
        Names {
            puzzle,
            categories: Index::new(categories),
            items: items.clone().map(|items| Index::new(items.map(name))).collect(),
            all_items: Index::new(items.flatten().map(name)),
            places: Index::new(labels.zip(puzzle.places())),
            words,
        }
    }

    /// Whether a text is the word for positions: `house`, `Houses`.
    pub(super) fn is_position_word(&self, text: &str) -> bool {
        self.words.contains(&fold(text)) || self.words.contains(&loosened(text))
    }

    pub(super) fn is_category(&self, text: &str) -> bool {
        self.categories.knows(text)
    }

    pub(super) fn is_place(&self, text: &str) -> bool {
        self.find_place(text).is_ok()
    }

    pub(super) fn is_item(&self, text: &str) -> bool {
        self.all_items.knows(text)
    }

    pub(super) fn is_item_of(&self, category: CategoryId, text: &str) -> bool {
        self.items[category.index()].knows(text)
    }

    pub(super) fn category(&self, piece: &Piece<'_>) -> Result<CategoryId, Diagnostic> {
        self.categories.find(&piece.text).map_err(|lost| {
            let all = || self.puzzle.categories.iter().map(|category| category.name.as_str());
            let help = || format!("the categories are {}", list(all()));
            let near = || self.categories.near(&piece.text).unwrap_or_else(help);
            self.lost(piece, lost, format!("unknown category `{}`", piece.text)).help(near())
        })
    }

    pub(super) fn place(&self, piece: &Piece<'_>) -> Result<Place, Diagnostic> {
        self.find_place(&piece.text).map_err(|_| {
            let positions = &self.puzzle.positions;
            let message = format!("there is no {} `{}`", positions.name, piece.text);
            let labels = list(positions.labels.iter().map(String::as_str));
            Diagnostic::error(Code::PositionOutOfRange, piece.span, message)
                .help(format!("the positions are {labels}"))
        })
    }

    /// A label, or a label behind the word for positions: `3`, `house 3`, `House_3`.
    fn find_place(&self, text: &str) -> Result<Place, Lost> {
        let spaced = loosened(text);
        self.places.find(text).or_else(|lost| {
            let label = strip_position_word(&self.words, &spaced);
            label.map_or(Err(lost), |label| self.places.find(label))
        })
    }

    /// An item of a category.
    pub(super) fn item_of(
        &self,
        category: CategoryId,
        piece: &Piece<'_>,
    ) -> Result<ItemId, Diagnostic> {
        let index = &self.items[category.index()];
        index.find(&piece.text).map_err(|lost| {
            let owner = self.puzzle.category(category);
            let message = format!("no {} is called `{}`", owner.name, piece.text);
            let items = owner.item_ids().map(|item| self.puzzle.item(item).name.as_str());
            let help = match (index.near(&piece.text), self.all_items.find(&piece.text)) {
                (Some(near), _) => near,
                (None, Ok(item)) => {
                    let other = &self.puzzle.category_of(item).name;
                    format!("`{}` is an item of `{other}`", piece.text)
                }
                (None, Err(_)) => format!("the items of `{}` are {}", owner.name, list(items)),
            };
            self.lost(piece, lost, message).help(help)
        })
    }

    /// An item of any category.
    pub(super) fn item(&self, piece: &Piece<'_>) -> Result<ItemId, Diagnostic> {
        self.all_items.find(&piece.text).map_err(|lost| {
            let diagnostic = self.lost(piece, lost, format!("unknown name `{}`", piece.text));
            match self.all_items.near(&piece.text) {
                Some(near) => diagnostic.help(near),
                None => diagnostic,
            }
        })
    }

    fn lost(&self, piece: &Piece<'_>, lost: Lost, unknown: String) -> Diagnostic {
        match lost {
            Lost::Unknown => Diagnostic::error(Code::UnknownName, piece.span, unknown),
            Lost::Ambiguous => {
                let message = format!("`{}` could mean several things", piece.text);
                Diagnostic::error(Code::AmbiguousName, piece.span, message)
                    .help("use a form that tells the categories apart, such as a table")
            }
        }
    }
}
