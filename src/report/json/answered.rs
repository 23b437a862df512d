//! The answers to a puzzle's questions as JSON: those of one solution, and what all solutions say.

use super::{Answered, to_json};
use crate::model::{Puzzle, Question, Solution};
use crate::report::answer::formal_question;
use crate::report::questions::ValueNames;
use crate::tasks::solve::{Value, answer};

/// What the solutions so far answer to a question.
#[derive(Clone, Default)]
pub(super) struct Values {
    /// Each value once, in the order in which they came.
    values: Vec<Value>,
    /// Whether some solution has no value or several.
    is_mixed: bool,
}

impl Values {
    /// Adds what a solution answers.
    pub(super) fn add(&mut self, puzzle: &Puzzle, solution: &Solution, question: &Question) {
        let mut many = 0;
        for value in answer(puzzle, solution, question) {
            many += 1;
            if !self.values.contains(&value) {
                self.values.push(value);
            }
        }
        self.is_mixed |= many != 1;
    }

    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.is_mixed = false;
    }

    /// The one value of all solutions.
    fn agreed(&self) -> Option<Value> {
        match self.values[..] {
            [value] if !self.is_mixed => Some(value),
            _ => None,
        }
    }

    /// The question with these values.
    pub(super) fn answered<'p>(&self, puzzle: &'p Puzzle, question: &'p Question) -> Answered<'p> {
        Answered {
            question: formal_question(puzzle, question),
            wording: question.wording.as_deref(),
            answer: self.agreed().map(|value| value.name(puzzle)),
            values: self.values.iter().map(|value| value.name(puzzle)).collect(),
        }
    }
}

/// Writes the answers of one solution after another.
pub(super) struct Writer<'p> {
    puzzle: &'p Puzzle,
    /// What comes before the answer to each question.
    heads: Vec<String>,
    names: ValueNames,
    values: Values,
}

impl<'p> Writer<'p> {
    pub(super) fn new(puzzle: &'p Puzzle) -> Writer<'p> {
        let head = |question: &Question| {
            let (asked, wording) = (formal_question(puzzle, question), &question.wording);
            format!(r#"{{"question":{},"wording":{},"answer":"#, to_json(&asked), to_json(wording))
        };
        Writer {
            puzzle,
            heads: puzzle.questions.iter().map(head).collect(),
            names: ValueNames::new(puzzle, to_json),
            values: Values::default(),
        }
    }

    /// Appends the list of a solution's answers.
    pub(super) fn write(&mut self, solution: &Solution, to: &mut Vec<u8>) {
        to.push(b'[');
        for (at, (head, question)) in self.heads.iter().zip(&self.puzzle.questions).enumerate() {
            self.values.clear();
            self.values.add(self.puzzle, solution, question);
            to.extend_from_slice(if at > 0 { b"," } else { b"" });
            to.extend_from_slice(head.as_bytes());
            let answer = self.values.agreed().map_or("null", |value| self.names.of(value));
            to.extend_from_slice(answer.as_bytes());
            to.extend_from_slice(br#","values":["#);
            for (at, value) in self.values.values.iter().enumerate() {
                to.extend_from_slice(if at > 0 { b"," } else { b"" });
                to.extend_from_slice(self.names.of(*value).as_bytes());
            }
            to.extend_from_slice(b"]}");
        }
        to.push(b']');
    }
}
