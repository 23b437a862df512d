//! The answer to a puzzle as one line with one object, written as its solutions are found.

use super::answered::Values;
use super::{Answer, Drawn, Positions, Stats, cells, names, to_json};
use crate::model::{Puzzle, Solution};
use crate::report::template::Template;
use crate::tasks::solve;

/// What stands in a record before its solutions; inside a string its quotes would be escaped.
const SOLUTIONS: &str = r#","solutions":["#;

/// Writes an answer whose solutions come one after another.
pub(in crate::report) struct Object<'p> {
    file: &'p str,
    puzzle: &'p Puzzle,
    template: Template,
    /// By question.
    values: Vec<Values>,
    is_empty: bool,
}

impl<'p> Object<'p> {
    pub(in crate::report) fn new(file: &'p str, puzzle: &'p Puzzle) -> Object<'p> {
        let mut template = Template::new(names(puzzle));
        cells(puzzle, &mut template);
        let values = vec![Values::default(); puzzle.questions.len()];
        Object { file, puzzle, template, values, is_empty: true }
    }

    /// Appends a solution.
    pub(in crate::report) fn solution(&mut self, solution: &Solution, to: &mut Vec<u8>) {
        if self.is_empty {
            // The start of the record does not depend on the answer.
            let [start, _] = self.record(&solve::Answer::of(0, false));
            to.extend_from_slice(start.as_bytes());
        } else {
            to.push(b',');
        }
        self.is_empty = false;
        self.template.fill(solution, "", to);
        for (values, question) in self.values.iter_mut().zip(&self.puzzle.questions) {
            values.add(self.puzzle, solution, question);
        }
    }

    /// Appends what comes behind the solutions.
    pub(in crate::report) fn end(&self, answer: &solve::Answer, to: &mut Vec<u8>) {
        let [start, end] = self.record(answer);
        if self.is_empty {
            to.extend_from_slice(start.as_bytes());
        }
        to.extend_from_slice(end.as_bytes());
        to.push(b'\n');
    }

    /// The record up to its solutions, and from their end.
    fn record(&self, answer: &solve::Answer) -> [String; 2] {
        let puzzle = self.puzzle;
        let answers = self.values.iter().zip(&puzzle.questions);
        let record = to_json(&Answer {
            file: self.file,
            puzzle: puzzle.title.as_deref(),
            positions: Positions::of(puzzle),
            solutions: Vec::new(),
            status: answer.status.into(),
            complete: answer.complete,
            drawn: Drawn::of(answer),
            answers: answers.map(|(values, asked)| values.answered(puzzle, asked)).collect(),
            stats: Stats::of(answer),
        });
        let (start, end) = record.split_once(SOLUTIONS).expect("the record has solutions");
        [format!("{start}{SOLUTIONS}"), end.to_owned()]
    }
}
