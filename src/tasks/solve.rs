//! Finds solutions, and says whether there are others.

use dashu_int::UBig;
use encodings::Size;
use itertools::Either;

use super::stream::{Receiver, stream};
use crate::engine::{EngineError, Proof};
use crate::model::{CategoryId, ItemId, Operand, Place, Puzzle, Question, Solution};
use crate::session::{Error, Setup};

/// What is known about the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Exactly one, proven.
    Unique,
    /// More than one.
    Multiple,
    /// None, proven.
    None,
    /// One at least; the search stopped before another was looked for or found.
    Unknown,
}

impl Status {
    /// What is known when so many solutions were found, and whether these are all.
    pub fn of(found: u64, complete: bool) -> Status {
        match (found, complete) {
            (0, true) => Status::None,
            (1, true) => Status::Unique,
            (0 | 1, false) => Status::Unknown,
            _ => Status::Multiple,
        }
    }

    /// As it is written in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Status::Unique => "unique",
            Status::Multiple => "multiple",
            Status::None => "none",
            Status::Unknown => "unknown",
        }
    }
}

/// The answer to a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// How many solutions there are.
    pub status: Status,
    /// How many were found.
    pub found: u64,
    /// Whether all solutions were found.
    pub complete: bool,
    /// How many cells, items at positions, were decided before anything was encoded, and how many
    /// there are; `None` when nothing was to be found before.
    pub presolved: Option<(usize, usize)>,
    /// The size of the formula; `None` when the answer came without one.
    pub size: Option<Size>,
    /// Why the search stopped after one solution or more, if its time was over.
    pub gave_up: Option<EngineError>,
    /// The proof that there are no others, if all were found and a proof was asked for.
    pub proof: Option<Proof>,
    /// How the solutions were drawn, if they were not looked for one after another.
    pub drawn: Option<Drawn>,
}

/// How solutions were drawn at random.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// From how many.
    pub total: UBig,
    /// By which seed.
    pub seed: u64,
}

impl Answer {
    /// That so many solutions were found, and whether these are all; of how, nothing is said.
    pub fn of(found: u64, complete: bool) -> Answer {
        Answer {
            status: Status::of(found, complete),
            found,
            complete,
            presolved: None,
            size: None,
            gave_up: None,
            proof: None,
            drawn: None,
        }
    }
}

/// Finds solutions one after another and hands each to `each`, at most `limit` of them.
///
/// With a limit of 2 this is the question whether a puzzle has a single solution.
///
/// # Errors
/// Those of [`stream`].
pub fn solve(
    puzzle: &Puzzle,
    setup: &Setup,
    limit: Option<u64>,
    each: impl FnMut(&Solution) -> Result<(), Error>,
) -> Result<Answer, Error> {
    stream(puzzle, setup, limit, &mut Each(each))
}

/// Takes solutions by a closure.
struct Each<F>(F);

impl<F: FnMut(&Solution) -> Result<(), Error>> Receiver for Each<F> {
    fn take(&mut self, solution: &Solution) -> Result<(), Error> {
        (self.0)(solution)
    }
}

/// The cells in which two solutions differ.
pub fn differences(puzzle: &Puzzle, a: &Solution, b: &Solution) -> Vec<(CategoryId, Place)> {
    let ids = (0..puzzle.categories.len()).map(CategoryId::from_index);
    let cells = ids.flat_map(|id| puzzle.places().map(move |place| (id, place)));
    cells.filter(|(id, place)| a.item_at(*id, *place) != b.item_at(*id, *place)).collect()
}

/// A part of the answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A position.
    Place(Place),
    /// An item.
    Item(ItemId),
    /// An item of a `...` category that has no name.
    Unnamed,
}

impl Value {
    /// The value as a person knows it.
    pub fn name(self, puzzle: &Puzzle) -> &str {
        match self {
            Value::Place(place) => &puzzle.positions.labels[place.index()],
            Value::Item(item) => &puzzle.item(item).name,
            Value::Unnamed => "(unnamed)",
        }
    }
}

/// What a question asks for in a solution: a value for each position that it is about. Empty when
/// the item is unused.
pub fn answer<'s>(
    puzzle: &Puzzle,
    solution: &'s Solution,
    question: &Question,
) -> impl Iterator<Item = Value> + use<'s> {
    let places = match question.of {
        Operand::Place(place) => Either::Left(std::iter::once(place)),
        Operand::Item(item) => Either::Right(solution.places_of(puzzle.item(item).category, item)),
    };
    let category = question.category;
    places.map(move |place| match category {
        None => Value::Place(place),
        Some(category) => solution.item_at(category, place).map_or(Value::Unnamed, Value::Item),
    })
}
