//! Clues that contradict each other, in JSON: for each one a solution of all the others, so that
//! none can be left out.

use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::solutions::{self, Cells};
use crate::model::{ClueId, Puzzle, Solution};
use crate::syntax::format;

/// Clues that have no solution together.
pub(super) struct Conflict {
    /// In the order of the puzzle.
    pub(super) clues: Vec<ClueId>,
    /// For each clue a solution of the others.
    pub(super) without: Vec<Solution>,
}

#[derive(Serialize)]
struct Written<'p> {
    conflict: Vec<WrittenClue<'p>>,
}

#[derive(Serialize)]
struct WrittenClue<'p> {
    /// The number of the clue in the puzzle, from 1.
    number: usize,
    label: String,
    clue: String,
    without: WrittenCells<'p>,
}

struct WrittenCells<'p>(&'p Puzzle, &'p Solution);

impl Serialize for WrittenCells<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let WrittenCells(puzzle, solution) = self;
        serializer.collect_map(puzzle.categories_with_ids().map(|(id, category)| {
            let name = |item: &Option<_>| item.map(|item| &puzzle.item(item).name);
            (&category.name, solution.row(id).iter().map(name).collect::<Vec<_>>())
        }))
    }
}

#[derive(Deserialize)]
struct Stated {
    conflict: Vec<StatedClue>,
}

/// A clue as far as it is read; how the rest is said is compared with what we would write.
#[derive(Deserialize)]
struct StatedClue {
    number: usize,
    without: Cells,
}

impl Conflict {
    /// The file that says it.
    pub(super) fn write(&self, puzzle: &Puzzle) -> String {
        let mut text = format::Writer::new(puzzle);
        let clues = self.clues.iter().zip(&self.without).map(|(id, without)| WrittenClue {
            number: id.index() + 1,
            label: puzzle.clue_label(*id),
            clue: text.statement(&puzzle.clue(*id).statement),
            without: WrittenCells(puzzle, without),
        });
        let written = Written { conflict: clues.collect() };
        serde_json::to_string(&written).expect("strings and numbers are always JSON") + "\n"
    }

    /// Reads it back; that each clue is needed has been checked, but not that they contradict each
    /// other.
    pub(super) fn read(puzzle: &Puzzle, text: &str) -> Result<Conflict, String> {
        let stated: Stated = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let numbers: Vec<usize> = stated.conflict.iter().map(|clue| clue.number).collect();
        let in_range = numbers.iter().all(|number| (1..=puzzle.clues.len()).contains(number));
        if !in_range || !numbers.is_sorted_by(|a, b| a < b) {
            return Err("its numbers are not those of clues, in order".to_owned());
        }
        let clues: Vec<ClueId> =
            numbers.iter().map(|number| ClueId::from_index(number - 1)).collect();
        let mut without = Vec::new();
        for (left_out, stated) in clues.iter().zip(&stated.conflict) {
            let others = clues.iter().copied().filter(|id| id != left_out);
            let found = solutions::solution(&puzzle.with_clues(others), &stated.without);
            without.push(found.map_err(|why| format!("without clue {}: {why}", stated.number))?);
        }
        Ok(Conflict { clues, without })
    }
}
