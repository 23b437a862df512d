//! From a SAT solver's output for a puzzle's formula back to the puzzle.

use std::io::Read;

use encodings::Var;

use crate::compile::{Clash, Layout};
use crate::engine::output::{OutputError, Reader, Status};
use crate::model::{Puzzle, Solution, Violation, check};

/// What a solver's output says of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum Decoded {
    /// This solution, which has been checked.
    Solution(Solution),
    /// There is no solution; that is the solver's word alone.
    Unsatisfiable,
    /// Nothing: the solver gave up.
    Unknown,
    /// A grid that is no solution, and what it breaks.
    Broken(Vec<Violation>),
    /// Two items of one category at one place.
    Clash(Clash),
}

/// Why an output says nothing.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// It cannot be read or believed.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There is no answer in it.
    #[error("has neither a status nor a model")]
    Empty,
    /// A model was announced but is not there.
    #[error("says that there is a model, but has none")]
    NoModel,
    /// A model stands beside the word that there is none.
    #[error("says that there is no model, but has one")]
    ModelOfNone,
    /// The model does not end.
    #[error("has a model without a 0 at its end: some is missing")]
    CutOff,
}

/// Reads what a solver printed for the formula of a puzzle, however it was encoded: the variables
/// of the grid are always the first ones.
///
/// # Errors
/// When the output has no answer, or none that can be believed.
pub fn decode(puzzle: &Puzzle, output: impl Read) -> Result<Decoded, DecodeError> {
    let layout = Layout::new(puzzle);
    let output = Reader::new(layout.variables(), Var::LIMIT).read(output)?;
    let model = &output.model;
    match output.status {
        Some(Status::Unknown) => return Ok(Decoded::Unknown),
        Some(Status::Unsatisfiable) if model.is_some() => return Err(DecodeError::ModelOfNone),
        Some(Status::Unsatisfiable) => return Ok(Decoded::Unsatisfiable),
        Some(Status::Satisfiable) if !model.is_some() => return Err(DecodeError::NoModel),
        None if !model.is_some() => return Err(DecodeError::Empty),
        Some(Status::Satisfiable) | None => {}
    }
    // A list that somebody wrote by hand may end as it likes.
    let by_hand = output.status.is_none() && model.is_bare();
    if !model.is_closed() && !by_hand {
        return Err(DecodeError::CutOff);
    }
    let assignment = model.assignment();
    let solution = match layout
        .decode(puzzle, |item, place| assignment.satisfies(layout.literal(item, place)))
    {
        Ok(solution) => solution,
        Err(clash) => return Ok(Decoded::Clash(clash)),
    };
    let broken = check(puzzle, &solution);
    Ok(if broken.is_empty() { Decoded::Solution(solution) } else { Decoded::Broken(broken) })
}
