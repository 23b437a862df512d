//! What the names of a puzzle stand for, and what a misspelt one may have meant.

use std::cell::Cell;

use compact_str::CompactString;
use foldhash::HashMap;
use itertools::Itertools;
use strsim::damerau_levenshtein;

use crate::model::{CategoryId, Function, ItemId, Operand, Place};
use crate::syntax::diagnostic::MAX_KEPT;
use crate::syntax::text::fold;

/// Every name of a puzzle, folded. The maps are only looked up, never iterated, so that nothing
/// depends on their order.
#[derive(Default)]
pub(super) struct Names {
    operands: HashMap<CompactString, Vec<Operand>>,
    qualified: HashMap<(Option<CategoryId>, CompactString), Operand>,
    functions: HashMap<CompactString, Function>,
    /// All names as written, in the order of the file, for suggestions.
    spellings: Vec<(CompactString, Operand)>,
    function_spellings: Vec<CompactString>,
    /// How often names near to another one were looked for.
    searches: Cell<usize>,
    /// The words for a position, singular and plural, folded.
    pub(super) position_words: Vec<CompactString>,
    /// Whether a part of the header could not be read, so that names may be missing here.
    pub(super) incomplete: bool,
}

impl Names {
    pub(super) fn add_item(&mut self, name: &str, category: CategoryId, item: ItemId) {
        self.add(name, Some(category), Operand::Item(item));
    }

    pub(super) fn add_place(&mut self, label: &str, place: Place) {
        self.add(label, None, Operand::Place(place));
    }

    fn add(&mut self, name: &str, category: Option<CategoryId>, operand: Operand) {
        let key = fold(name);
        self.operands.entry(key.clone()).or_default().push(operand);
        self.qualified.insert((category, key), operand);
        self.spellings.push((name.into(), operand));
    }

    pub(super) fn add_function(&mut self, name: &str, function: Function) -> Option<Function> {
        self.function_spellings.push(name.into());
        self.functions.insert(fold(name), function)
    }

    /// A second word for a function, which is not suggested.
    pub(super) fn add_alias(&mut self, name: &str, function: Function) {
        self.functions.entry(fold(name)).or_insert(function);
    }

    /// Everything that a bare name may stand for.
    pub(super) fn operands(&self, name: &str) -> &[Operand] {
        self.operands.get(&fold(name)).map_or(&[], Vec::as_slice)
    }

    /// What a name stands for in a category, or as the label of a position.
    pub(super) fn in_category(&self, category: Option<CategoryId>, name: &str) -> Option<Operand> {
        self.qualified.get(&(category, fold(name))).copied()
    }

    pub(super) fn function(&self, name: &str) -> Option<Function> {
        self.functions.get(&fold(name)).copied()
    }

    /// Names near to a misspelt one, of those that `fits` lets through.
    pub(super) fn near(&self, name: &str, fits: impl Fn(Operand) -> bool) -> Vec<String> {
        if !self.may_search() {
            return Vec::new();
        }
        nearest(name, self.spellings.iter().filter(|(_, of)| fits(*of)).map(|(name, _)| name))
    }

    /// A search looks at every name, and only the first errors are kept to be shown.
    fn may_search(&self) -> bool {
        self.searches.set(self.searches.get() + 1);
        self.searches.get() <= 2 * MAX_KEPT
    }

    /// The longest known names that stand inside a longer one: `dog` in `the dog`.
    pub(super) fn within(&self, name: &str) -> Vec<String> {
        const MOST_WORDS: usize = 12;
        let words: Vec<&str> = name.split(' ').take(MOST_WORDS).collect();
        for length in (1..words.len()).rev() {
            let parts = words.windows(length).map(|part| part.join(" "));
            let known: Vec<_> = parts
                .unique()
                .filter(|part| {
                    !self.operands(part).is_empty() && !part.bytes().all(|b| b.is_ascii_digit())
                })
                .take(3)
                .collect();
            if !known.is_empty() {
                return known;
            }
        }
        Vec::new()
    }

    /// The categories, for a message.
    pub(super) fn functions(&self) -> String {
        list(self.function_spellings.iter().map(CompactString::as_str))
    }

    /// Categories near to a misspelt one.
    pub(super) fn near_functions(&self, name: &str) -> Vec<String> {
        if !self.may_search() {
            return Vec::new();
        }
        nearest(name, self.function_spellings.iter())
    }
}

/// At most three candidates within a third of the name's length, nearest first.
pub(crate) fn nearest<'a>(
    name: &str,
    candidates: impl Iterator<Item = &'a CompactString>,
) -> Vec<String> {
    let wanted = fold(name);
    let length = wanted.chars().count();
    // The distance is quadratic in the length, and no setter writes such a name.
    if length > 60 {
        return Vec::new();
    }
    // Between names of one letter no one is nearer than another.
    let limit = if length < 2 { 0 } else { (length / 3).max(1) };
    let mut near: Vec<(usize, usize, &CompactString)> = candidates
        .enumerate()
        .filter(|(_, candidate)| candidate.len() <= 4 * (length + limit))
        .map(|(at, candidate)| (damerau_levenshtein(&wanted, &fold(candidate)), at, candidate))
        .filter(|(distance, ..)| *distance <= limit)
        .collect();
    near.sort();
    near.dedup_by(|a, b| a.2 == b.2);
    near.into_iter().take(3).map(|(_, _, candidate)| candidate.to_string()).collect()
}

/// Names for a message, the first few.
pub(crate) fn list<'a>(names: impl ExactSizeIterator<Item = &'a str>) -> String {
    const SHOWN: usize = 8;
    let count = names.len();
    let mut shown: Vec<String> = names.take(SHOWN).map(|name| format!("`{name}`")).collect();
    if count > SHOWN {
        shown.push(format!("and {} more", count - SHOWN));
    }
    shown.join(", ")
}

/// `did you mean `red` or `read`?`
pub(crate) fn did_you_mean(near: &[String]) -> Option<String> {
    let quoted: Vec<String> = near.iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = quoted.split_last()?;
    if others.is_empty() {
        return Some(format!("did you mean {last}?"));
    }
    Some(format!("did you mean {} or {last}?", others.join(", ")))
}
