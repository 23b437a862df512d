//! Finds solutions, and says whether there are others.

use encodings::Size;

use crate::engine::{EngineError, Proof};
use crate::model::{CategoryId, Operand, Place, Puzzle, Question, Solution};
use crate::session::{Error, Session, Setup};

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
    /// Why the search stopped after its first solution, if the engine's time was over.
    pub gave_up: Option<EngineError>,
    /// The proof that there are no others, if all were found and a proof was asked for.
    pub proof: Option<Proof>,
}

/// Finds solutions one after another and hands each to `each`, at most `limit` of them.
///
/// With a limit of 2 this is the question whether a puzzle has a single solution.
///
/// # Errors
/// When the engine fails or gives an answer that does not pass the check. When its time is over
/// after the first solution, that is no error but part of the answer.
pub fn solve(
    puzzle: &Puzzle,
    setup: &Setup,
    limit: Option<u64>,
    mut each: impl FnMut(&Solution) -> Result<(), Error>,
) -> Result<Answer, Error> {
    let mut session = Session::new(puzzle, setup)?;
    let size = Some(session.size());
    let presolved = setup.presolve.then(|| session.decided());
    let mut solutions = session.solutions();
    let mut found = 0;
    let mut complete = false;
    let mut gave_up = None;
    while limit.is_none_or(|limit| found < limit) {
        match solutions.next() {
            Some(Ok(solution)) => {
                found += 1;
                each(&solution)?;
            }
            Some(Err(Error::Engine(error @ EngineError::TimedOut { .. }))) if found > 0 => {
                gave_up = Some(error);
                break;
            }
            Some(Err(error)) => return Err(error),
            None => {
                complete = true;
                break;
            }
        }
    }
    drop(solutions);
    let proof = session.proof().filter(|_| complete).cloned();
    let status = Status::of(found, complete);
    Ok(Answer { status, found, complete, presolved, size, gave_up, proof })
}

/// The cells in which two solutions differ.
pub fn differences(puzzle: &Puzzle, a: &Solution, b: &Solution) -> Vec<(CategoryId, Place)> {
    let ids = (0..puzzle.categories.len()).map(CategoryId::from_index);
    let cells = ids.flat_map(|id| puzzle.places().map(move |place| (id, place)));
    cells.filter(|(id, place)| a.item_at(*id, *place) != b.item_at(*id, *place)).collect()
}

/// What a question asks for in a solution: a name for each position that it is about. Empty when
/// the item is unused.
pub fn answer(puzzle: &Puzzle, solution: &Solution, question: &Question) -> Vec<String> {
    let places: Vec<Place> = match question.of {
        Operand::Place(place) => vec![place],
        Operand::Item(item) => solution.places_of(puzzle.item(item).category, item).collect(),
    };
    let name = |place: Place| match question.category {
        None => puzzle.positions.labels[place.index()].clone(),
        Some(category) => match solution.item_at(category, place) {
            Some(item) => puzzle.item(item).name.clone(),
            None => "(unnamed)".to_owned(),
        },
    };
    places.into_iter().map(name).collect()
}
