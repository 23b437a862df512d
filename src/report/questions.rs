//! The questions of a puzzle, answered in words for one solution after another.

use super::answer::question;
use super::terminal::safe;
use crate::model::{ItemId, Puzzle, Solution};
use crate::tasks::solve::{Value, answer};

/// The questions of a puzzle, ready to be answered.
pub(super) struct Questions<'p> {
    puzzle: &'p Puzzle,
    /// Each question as it is printed, up to its answer.
    asked: Vec<String>,
    names: ValueNames,
}

impl<'p> Questions<'p> {
    pub(super) fn new(puzzle: &'p Puzzle) -> Questions<'p> {
        let asked = puzzle.questions.iter().map(|asked| {
            let asked = question(puzzle, asked);
            let colon = if asked.ends_with(['?', ':', '.']) { "" } else { ":" };
            format!("{asked}{colon} ")
        });
        Questions { puzzle, asked: asked.collect(), names: ValueNames::new(puzzle, safe) }
    }

    /// Appends a line for each question with its answer in a solution, and a blank line after the
    /// last one; nothing where there are no questions.
    pub(super) fn answer(&self, solution: &Solution, to: &mut Vec<u8>) {
        for (asked, question) in self.asked.iter().zip(&self.puzzle.questions) {
            to.extend_from_slice(asked.as_bytes());
            let start = to.len();
            for value in answer(self.puzzle, solution, question) {
                let comma = if to.len() > start { ", " } else { "" };
                to.extend_from_slice(comma.as_bytes());
                to.extend_from_slice(self.names.of(value).as_bytes());
            }
            let nobody = if to.len() == start { "none: it is unused\n" } else { "\n" };
            to.extend_from_slice(nobody.as_bytes());
        }
        if !self.asked.is_empty() {
            to.push(b'\n');
        }
    }
}

/// How each part of an answer is written, ready to be copied.
pub(super) struct ValueNames {
    /// The positions, the items, and what is unnamed.
    names: Vec<String>,
    places: usize,
}

impl ValueNames {
    pub(super) fn new(puzzle: &Puzzle, write: impl Fn(&str) -> String) -> ValueNames {
        let places = puzzle.places().map(Value::Place);
        let items = (0..puzzle.items.len()).map(|item| Value::Item(ItemId::from_index(item)));
        let values = places.chain(items).chain([Value::Unnamed]);
        let names = values.map(|value| write(value.name(puzzle))).collect();
        ValueNames { names, places: puzzle.positions.len() }
    }

    pub(super) fn of(&self, value: Value) -> &str {
        let at = match value {
            Value::Place(place) => place.index(),
            Value::Item(item) => self.places + item.index(),
            Value::Unnamed => self.names.len() - 1,
        };
        &self.names[at]
    }
}
