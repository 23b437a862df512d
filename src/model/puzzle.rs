//! The puzzle: positions, categories of items, clues and questions.

use itertools::Itertools;
use std::ops::Range;

use super::Number;
use super::ids::{CategoryId, ClueId, ItemId, Place};
use super::statement::Form;
use super::topology::Topology;

/// A resolved clue or part of one.
pub type Statement = Form<Operand, Function, Place, Number>;

/// What a relation speaks of: an item, wherever it is, or a position itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Operand {
    /// The position of an item.
    Item(ItemId),
    /// A fixed position.
    Place(Place),
}

/// A function from positions to numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Function {
    /// The value of the position itself: `house(a)`.
    Positions,
    /// The value of the item that an ordered category has there: `price(a)`.
    Category(CategoryId),
    /// The row of a grid, from 1 at the top.
    Row,
    /// The column of a grid, from 1 at the left.
    Column,
}

/// A puzzle as the checker, the compiler and the reports see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The title, if the file gives one.
    pub title: Option<String>,
    /// The positions.
    pub positions: Positions,
    /// The categories, in the order of the file.
    pub categories: Vec<Category>,
    /// All items, category by category.
    pub items: Vec<Item>,
    /// The clues, in the order of the file.
    pub clues: Vec<Clue>,
    /// The questions, in the order of the file.
    pub questions: Vec<Question>,
}

/// The positions of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Positions {
    /// What one position is called: `house`.
    pub name: String,
    /// The label of each position: `1`, `Mon`.
    pub labels: Vec<String>,
    /// How they lie.
    pub topology: Topology,
    /// The value of each position; `None` when they have neither an order nor numbers.
    pub scale: Option<Scale>,
}

/// The values of an ordered category or of the positions, in the order of its items.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scale {
    /// The value of each item; minutes after midnight on a clock.
    pub values: Vec<Number>,
    /// Whether the items are times of day.
    pub clock: bool,
}

impl Scale {
    /// The items, the one with the lowest value first.
    pub(crate) fn ascending(&self) -> Vec<usize> {
        (0..self.values.len()).sorted_by_key(|item| self.values[*item]).collect()
    }
}

/// A category and the rule that its items follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Category {
    /// Its name: `colour`.
    pub name: String,
    /// How many positions an item may have.
    pub kind: CategoryKind,
    /// Whether the file marks it `(ordered)`.
    pub ordered: bool,
    /// The ids of its items.
    pub items: Range<u16>,
    /// The values of its items, if it is ordered.
    pub scale: Option<Scale>,
    /// Words that English clues use of it: `drinks`, `sips`.
    pub words: Vec<String>,
}

/// The rule of a category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CategoryKind {
    /// Each item at exactly one position, each position exactly one item.
    Bijective,
    /// Each item at no or one position, each position exactly one item.
    Some,
    /// Each item at exactly one position, each position at most one named item.
    Rest,
    /// Each position exactly one item, an item at any number of positions.
    Repeats,
}

/// An item of a category.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its category.
    pub category: CategoryId,
    /// Its name as the file writes it.
    pub name: String,
    /// Other names that English clues use of it.
    pub also: Vec<String>,
}

/// A clue.
#[derive(Clone, PartialEq, Debug)]
pub struct Clue {
    /// Its label, when the file gives one.
    pub label: Option<String>,
    /// The wording to show to a person, when the file gives one.
    pub wording: Option<String>,
    /// What it says.
    pub statement: Statement,
}

/// A question: what a category has at an operand's position.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Its label, when the file gives one.
    pub label: Option<String>,
    /// The wording to show to a person, when the file gives one.
    pub wording: Option<String>,
    /// The category that is asked for; `None` asks for the position.
    pub category: Option<CategoryId>,
    /// At whose position.
    pub of: Operand,
}

impl Positions {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.labels.len()
    }

    /// Whether there is none; a resolved puzzle has at least one.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty()
    }
}

impl Category {
    /// The ids of its items.
    pub fn item_ids(&self) -> impl ExactSizeIterator<Item = ItemId> + Clone + use<> {
        self.items.clone().map(ItemId)
    }
}

impl Puzzle {
    /// All positions, in order.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Place> + Clone + use<> {
        (0..self.positions.len()).map(Place::from_index)
    }

    /// The item of an id.
    pub fn item(&self, id: ItemId) -> &Item {
        &self.items[id.index()]
    }

    /// The category of an id.
    pub fn category(&self, id: CategoryId) -> &Category {
        &self.categories[id.index()]
    }

    /// The category that an item belongs to.
    pub fn category_of(&self, item: ItemId) -> &Category {
        self.category(self.item(item).category)
    }

    /// The clue of an id.
    pub fn clue(&self, id: ClueId) -> &Clue {
        &self.clues[id.index()]
    }

    /// The puzzle with these clues alone. They keep the labels that reports call them by.
    pub fn with_clues(&self, clues: impl IntoIterator<Item = ClueId>) -> Puzzle {
        let labelled = |id| Clue { label: Some(self.clue_label(id)), ..self.clue(id).clone() };
        Puzzle { clues: clues.into_iter().map(labelled).collect(), ..self.clone() }
    }

    /// The categories with their ids.
    pub fn categories_with_ids(&self) -> impl Iterator<Item = (CategoryId, &Category)> {
        self.categories.iter().enumerate().map(|(i, c)| (CategoryId::from_index(i), c))
    }

    /// The values that a function takes: at each place for the positions, a row or a column; for
    /// each item of the category, in its order, for a category.
    pub fn values(&self, function: Function) -> Vec<Number> {
        let line = |pick: fn((usize, usize)) -> usize| {
            let at = |place| self.positions.topology.row_and_column(place).map_or(0, pick);
            self.places().map(|place| Number::from(at(place) + 1)).collect()
        };
        let scale = |scale: &Option<Scale>| scale.as_ref().map_or(Vec::new(), |s| s.values.clone());
        match function {
            Function::Positions => scale(&self.positions.scale),
            Function::Category(id) => scale(&self.category(id).scale),
            Function::Row => line(|(row, _)| row),
            Function::Column => line(|(_, column)| column),
        }
    }

    /// What a report calls a clue: its label, else its ordinal.
    pub fn clue_label(&self, id: ClueId) -> String {
        self.clue(id).label.clone().unwrap_or_else(|| (id.index() + 1).to_string())
    }

    /// The name of a position as a person says it: `house 3`.
    pub fn place_name(&self, place: Place) -> String {
        format!("{} {}", self.positions.name, self.positions.labels[place.index()])
    }
}
