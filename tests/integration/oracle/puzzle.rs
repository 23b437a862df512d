//! A puzzle as the oracle sees it: names, numbers and clues of its own, none of the library's.

use std::fmt;
use std::rc::Rc;

use super::brute::Grid;

/// A number in thousandths, so that `4.5` is 4500.
pub type Value = i64;

/// How many thousandths make one.
pub const ONE: Value = 1_000;

/// A header and its clues.
#[derive(Clone)]
pub struct Puzzle {
    pub header: Rc<Header>,
    /// Every arrangement that obeys the rules of the categories.
    pub grids: Rc<Vec<Grid>>,
    pub clues: Vec<Line>,
}

/// A clue and how its line is written.
#[derive(Clone, Debug)]
pub struct Line {
    pub clue: Clue,
    /// Picks a label, a wording and a line break.
    pub style: u8,
}

#[derive(Clone, Debug)]
pub struct Header {
    pub places: Places,
    pub categories: Vec<Category>,
}

#[derive(Clone, Debug)]
pub struct Places {
    /// What one of them is called.
    pub word: String,
    pub labels: Vec<String>,
    pub shape: Shape,
    /// The number of each, if they have numbers or ranks.
    pub values: Option<Vec<Value>>,
    pub unit: Unit,
    /// The header line.
    pub line: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Line,
    Ring,
    Grid(usize, usize),
    Unordered,
}

#[derive(Clone, Debug)]
pub struct Category {
    pub name: String,
    pub items: Vec<String>,
    pub kind: Kind,
    /// The number of each item, if they have numbers or ranks.
    pub values: Option<Vec<Value>>,
    pub unit: Unit,
    /// The header line.
    pub line: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Bijective,
    Some,
    Rest,
    Repeats,
}

/// How the numbers of a category are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Plain,
    Dollars,
    Years,
    /// Times of day; the values are minutes.
    Clock,
}

#[derive(Clone, Debug)]
pub enum Clue {
    Not(Box<Clue>),
    And(Vec<Clue>),
    Or(Vec<Clue>),
    Xor(Vec<Clue>),
    If(Box<Clue>, Box<Clue>),
    Iff(Box<Clue>, Box<Clue>),
    Count(Bound, usize, Vec<Clue>),
    /// A relation, negated by its own words (`!=`, `is not`, `not next to`) or not. The style
    /// picks one of the ways to write it.
    Relation(Relation, bool, u8),
    /// Brackets that are not needed.
    Brackets(Box<Clue>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    Exactly,
    AtLeast,
    AtMost,
}

#[derive(Clone, Debug)]
pub enum Relation {
    Same(Operand, Operand),
    Compare(Func, Vec<Term>, Vec<Op>),
    Difference(Func, Operand, Operand, Op, Value),
    In(Operand, Vec<usize>),
    First(Operand),
    Last(Operand),
    Middle(Operand),
    AtEnd(Operand),
    Odd(Operand),
    Even(Operand),
    SameParity(Operand, Operand),
    NextTo(Operand, Operand),
    Apart(usize, Operand, Operand),
    HousesBetween(usize, Operand, Operand),
    /// The first is before the second (or after it), by so many places if given.
    Order(Operand, Side, Option<usize>, Operand),
    Between(Operand, Operand, Operand),
    DirectlyBetween(Operand, Operand, Operand),
    InOrder(Vec<Operand>),
    /// `a price 2 more than b`; the boolean is true for `more`.
    Than(Operand, Func, Option<Value>, bool, Operand),
    Either(Operand, Vec<Operand>),
    Neither(Operand, Vec<Operand>),
    AllDifferent(Vec<Operand>),
    AllSame(Vec<Operand>),
    Pairs(Vec<Operand>, Vec<Operand>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
    Before,
    After,
    Below,
    Above,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Func {
    Places,
    Category(usize),
    Row,
    Column,
}

#[derive(Clone, Copy, Debug)]
pub enum Term {
    /// `f(a) + k`
    Of(Operand, Option<Value>),
    /// The value of a label of the function's category.
    Label(usize),
    Number(Value),
}

#[derive(Clone, Copy, Debug)]
pub struct Operand {
    pub at: At,
    /// Picks one of the ways to write it.
    pub style: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// An item by category and index.
    Item(usize, usize),
    Place(usize),
}

impl Header {
    pub fn size(&self) -> usize {
        self.places.labels.len()
    }

    /// The values that a function takes, by place or by item.
    pub fn values(&self, func: Func) -> Option<Vec<Value>> {
        let along = |pick: fn((usize, usize)) -> usize| {
            let all = (0..self.size()).map(|place| self.row_and_column(place).map(pick));
            all.map(|at| at.map(|at| (at as Value + 1) * ONE)).collect()
        };
        match func {
            Func::Places => self.places.values.clone(),
            Func::Category(c) => self.categories[c].values.clone(),
            Func::Row => along(|(row, _)| row),
            Func::Column => along(|(_, column)| column),
        }
    }

    pub fn row_and_column(&self, place: usize) -> Option<(usize, usize)> {
        match self.places.shape {
            Shape::Grid(_, columns) => Some((place / columns, place % columns)),
            _ => None,
        }
    }

    pub fn unit(&self, func: Func) -> Unit {
        match func {
            Func::Places => self.places.unit,
            Func::Category(c) => self.categories[c].unit,
            Func::Row | Func::Column => Unit::Plain,
        }
    }

    /// Every function that there is, with numbers or without.
    pub fn functions(&self) -> Vec<Func> {
        let mut all = vec![Func::Places];
        all.extend((0..self.categories.len()).map(Func::Category));
        if matches!(self.places.shape, Shape::Grid(..)) {
            all.extend([Func::Row, Func::Column]);
        }
        all
    }

    /// How many arrangements obey the rules of the categories.
    pub fn space(&self) -> u64 {
        self.categories.iter().map(|c| c.arrangements(self.size())).product()
    }
}

impl Category {
    pub fn arrangements(&self, places: usize) -> u64 {
        let falling =
            |from: usize, times: usize| -> u64 { (0..times).map(|i| (from - i) as u64).product() };
        match self.kind {
            Kind::Bijective | Kind::Some => falling(self.items.len(), places),
            Kind::Rest => falling(places, self.items.len()),
            Kind::Repeats => (self.items.len() as u64).pow(places as u32),
        }
    }
}

impl Clue {
    /// All relations in it.
    pub fn relations(&self) -> Vec<&Relation> {
        match self {
            Clue::Relation(relation, ..) => vec![relation],
            _ => self.parts().into_iter().flat_map(Clue::relations).collect(),
        }
    }

    pub fn parts(&self) -> Vec<&Clue> {
        match self {
            Clue::Relation(..) => Vec::new(),
            Clue::Not(of) | Clue::Brackets(of) => vec![of],
            Clue::And(of) | Clue::Or(of) | Clue::Xor(of) | Clue::Count(_, _, of) => {
                of.iter().collect()
            }
            Clue::If(a, b) | Clue::Iff(a, b) => vec![a, b],
        }
    }
}

impl Side {
    pub fn is_smaller(self) -> bool {
        matches!(self, Side::Left | Side::Before | Side::Below)
    }
}

/// The text of the puzzle, which says everything that is needed to reproduce a failure.
impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", super::print::print(self).text)
    }
}
