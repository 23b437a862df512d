//! What is known: for each item the places that it may have, for each position the items that it
//! may have, and the trail of the facts in the order in which they were found.

use std::collections::VecDeque;

use super::bits;
use crate::model::{CategoryId, CategoryKind, Fact, ItemId, Place, Puzzle, Rule};

/// A number for what decided a fact: see [`super::cause`].
pub(super) type Code = u32;

/// Something is both required and excluded; with what found it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clash(pub(super) Code);

pub(super) type Step = Result<(), Clash>;

/// A fact and what decided it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// `2 * (item * places + place)`, and 1 more if the item is there.
    fact: u32,
    pub(super) cause: Code,
}

/// What the rules do not change: the shape of the puzzle.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) places: usize,
    pub(super) kinds: Vec<CategoryKind>,
    /// The category of each item.
    pub(super) category: Vec<u16>,
    /// The first item of each category, and the number of items behind the last one.
    pub(super) first: Vec<usize>,
    /// Where the columns of each category start in `Grid::columns`.
    columns: Vec<usize>,
}

impl Shape {
    pub(super) fn new(puzzle: &Puzzle) -> Shape {
        let places = puzzle.positions.len();
        let mut first: Vec<usize> =
            puzzle.categories.iter().map(|c| usize::from(c.items.start)).collect();
        first.push(puzzle.items.len());
        let mut columns = vec![0];
        for category in &puzzle.categories {
            let end = columns[columns.len() - 1];
            columns.push(end + places * bits::words(category.items.len()));
        }
        Shape {
            places,
            kinds: puzzle.categories.iter().map(|category| category.kind).collect(),
            category: puzzle.items.iter().map(|item| item.category.0).collect(),
            first,
            columns,
        }
    }

    pub(super) fn words(&self) -> usize {
        bits::words(self.places)
    }

    pub(super) fn items(&self) -> usize {
        self.category.len()
    }

    pub(super) fn category(&self, item: usize) -> usize {
        usize::from(self.category[item])
    }

    pub(super) fn size(&self, category: usize) -> usize {
        self.first[category + 1] - self.first[category]
    }

    pub(super) fn kind(&self, item: usize) -> CategoryKind {
        self.kinds[self.category(item)]
    }

    /// Whether an item has one place at most.
    pub(super) fn is_single(&self, item: usize) -> bool {
        self.kind(item) != CategoryKind::Repeats
    }

    /// Whether an item has a place in every solution.
    pub(super) fn is_total(&self, item: usize) -> bool {
        matches!(self.kind(item), CategoryKind::Bijective | CategoryKind::Rest)
    }
}

/// The places that are open to items, those that are theirs, and what must be looked at again.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// For each item the places that it may have.
    open: Box<[u64]>,
    /// For each item the places that it has.
    held: Box<[u64]>,
    /// For each category and place the items that may be there.
    columns: Box<[u64]>,
    /// How many places each item may have.
    left: Box<[u32]>,
    /// How many items of a category may be at a place: `category * places + place`.
    column_left: Box<[u32]>,
    pub(super) trail: Vec<Entry>,
    /// The items of which something was found since they were last taken from here.
    pub(super) changed: Vec<u16>,
    is_changed: Box<[bool]>,
    /// Rules that may have something to say.
    pub(super) rules: VecDeque<Rule>,
    /// What is looked at now.
    pub(super) cause: Code,
}

impl Grid {
    pub(super) fn new(shape: &Shape) -> Grid {
        let (items, places) = (shape.items(), shape.places);
        let open: Vec<u64> = bits::full(places).repeat(items);
        let columns: Vec<u64> =
            (0..shape.kinds.len()).flat_map(|c| bits::full(shape.size(c)).repeat(places)).collect();
        let sizes = (0..shape.kinds.len()).map(|c| shape.size(c) as u32);
        Grid {
            held: vec![0; open.len()].into(),
            open: open.into(),
            columns: columns.into(),
            left: vec![places as u32; items].into(),
            column_left: sizes.flat_map(|size| std::iter::repeat_n(size, places)).collect(),
            trail: Vec::new(),
            changed: Vec::new(),
            is_changed: vec![false; items].into(),
            rules: VecDeque::new(),
            cause: 0,
        }
    }

    pub(super) fn open(&self, shape: &Shape, item: usize) -> &[u64] {
        let words = shape.words();
        &self.open[item * words..][..words]
    }

    pub(super) fn held(&self, shape: &Shape, item: usize) -> &[u64] {
        let words = shape.words();
        &self.held[item * words..][..words]
    }

    pub(super) fn column(&self, shape: &Shape, category: usize, place: usize) -> &[u64] {
        let words = bits::words(shape.size(category));
        &self.columns[shape.columns[category] + place * words..][..words]
    }

    pub(super) fn left(&self, item: usize) -> usize {
        self.left[item] as usize
    }

    pub(super) fn column_left(&self, shape: &Shape, category: usize, place: usize) -> usize {
        self.column_left[category * shape.places + place] as usize
    }

    pub(super) fn is_open(&self, shape: &Shape, item: usize, place: usize) -> bool {
        bits::holds(self.open(shape, item), place)
    }

    pub(super) fn is_held(&self, shape: &Shape, item: usize, place: usize) -> bool {
        bits::holds(self.held(shape, item), place)
    }

    /// Whether an item certainly has a place.
    pub(super) fn is_placed(&self, shape: &Shape, item: usize) -> bool {
        shape.is_total(item) || !bits::is_empty(self.held(shape, item))
    }

    pub(super) fn clash<T>(&self) -> Result<T, Clash> {
        Err(Clash(self.cause))
    }

    /// The item is not at the place.
    pub(super) fn remove(&mut self, shape: &Shape, item: usize, place: usize) -> Step {
        if !self.is_open(shape, item, place) {
            return Ok(());
        }
        if self.is_held(shape, item, place) {
            return self.clash();
        }
        self.set_open(shape, item, place, false);
        self.record(shape, item, place, false);
        let category = shape.category(item);
        if self.left(item) <= 1 {
            self.rules.push_back(Rule::Item(ItemId::from_index(item)));
        }
        if self.column_left(shape, category, place) <= 1 {
            let category = CategoryId::from_index(category);
            self.rules.push_back(Rule::Place(category, Place::from_index(place)));
        }
        Ok(())
    }

    /// The item is at the place.
    pub(super) fn hold(&mut self, shape: &Shape, item: usize, place: usize) -> Step {
        if self.is_held(shape, item, place) {
            return Ok(());
        }
        if !self.is_open(shape, item, place) {
            return self.clash();
        }
        let words = shape.words();
        bits::insert(&mut self.held[item * words..][..words], place);
        self.record(shape, item, place, true);
        self.rules.push_back(Rule::Item(ItemId::from_index(item)));
        let category = CategoryId::from_index(shape.category(item));
        self.rules.push_back(Rule::Place(category, Place::from_index(place)));
        Ok(())
    }

    /// The item is at none but these places.
    pub(super) fn restrict(&mut self, shape: &Shape, item: usize, to: &[u64]) -> Step {
        for (at, kept) in to.iter().enumerate() {
            let lost = self.open(shape, item)[at] & !kept;
            for place in bits::members(&[lost]) {
                self.remove(shape, item, at * 64 + place)?;
            }
        }
        Ok(())
    }

    fn set_open(&mut self, shape: &Shape, item: usize, place: usize, open: bool) {
        let change = if open { bits::insert } else { bits::delete };
        let (category, words) = (shape.category(item), shape.words());
        change(&mut self.open[item * words..][..words], place);
        let words = bits::words(shape.size(category));
        let column = &mut self.columns[shape.columns[category] + place * words..][..words];
        change(column, item - shape.first[category]);
        let counts = [&mut self.left[item], &mut self.column_left[category * shape.places + place]];
        counts.into_iter().for_each(|count| if open { *count += 1 } else { *count -= 1 });
    }

    fn record(&mut self, shape: &Shape, item: usize, place: usize, holds: bool) {
        let fact = (2 * (item * shape.places + place) + usize::from(holds)) as u32;
        self.trail.push(Entry { fact, cause: self.cause });
        if !std::mem::replace(&mut self.is_changed[item], true) {
            self.changed.push(item as u16);
        }
    }

    /// Takes an item from those in which something changed.
    pub(super) fn seen(&mut self, item: u16) {
        self.is_changed[usize::from(item)] = false;
    }

    /// Forgets the facts behind the first `length`, and what was to be looked at.
    pub(super) fn undo(&mut self, shape: &Shape, length: usize) {
        for entry in self.trail.split_off(length).into_iter().rev() {
            let fact = entry.fact(shape);
            let (item, place) = (fact.item.index(), fact.place.index());
            if fact.holds {
                let words = shape.words();
                bits::delete(&mut self.held[item * words..][..words], place);
            } else {
                self.set_open(shape, item, place, true);
            }
        }
        self.rules.clear();
        for item in std::mem::take(&mut self.changed) {
            self.seen(item);
        }
    }
}

impl Entry {
    pub(super) fn fact(self, shape: &Shape) -> Fact {
        let cell = self.fact as usize / 2;
        Fact {
            item: ItemId::from_index(cell / shape.places),
            place: Place::from_index(cell % shape.places),
            holds: self.fact % 2 == 1,
        }
    }
}
