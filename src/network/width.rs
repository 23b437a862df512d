//! Chooses how many words the sets of a network have.

use super::Network;
use crate::model::Puzzle;

/// Something that is done with a network of any width.
pub trait Run {
    /// What comes of it.
    type Output;

    /// Does it; `None` stands for a puzzle whose contradiction was found without search.
    fn run<const W: usize>(self, network: Option<&Network<W>>) -> Self::Output;
}

/// Builds the network of a puzzle, as narrow as it can be, and does something with it.
pub fn run<R: Run>(puzzle: &Puzzle, job: R) -> R::Output {
    match size(puzzle) {
        ..=64 => job.run(Network::<1>::new(puzzle).as_ref()),
        65..=256 => job.run(Network::<4>::new(puzzle).as_ref()),
        _ => job.run(Network::<16>::new(puzzle).as_ref()),
    }
}

/// More than any value of a variable: there is one more than there are positions or items, to be
/// at none.
pub(super) fn size(puzzle: &Puzzle) -> usize {
    let items = puzzle.categories.iter().map(|category| category.items.len());
    items.max().unwrap_or(0).max(puzzle.positions.len()) + 1
}
