//! The solutions of a puzzle, one after another, in the format that was chosen.
//!
//! What does not depend on a solution is prepared once; to write a solution is then to copy bytes,
//! so that writing keeps up with the search.

use std::fmt::Write;

use super::grid::Grid;
use super::json::{Lines, Object};
use super::questions::Questions;
use super::template::Template;
use super::text::{Body, Text};
use super::{table, tuples};
use crate::model::{Puzzle, Solution};
use crate::tasks::solve::Answer;

/// How solutions are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A table with a row for each position.
    Table,
    /// For each category a YES/no grid, items by positions.
    Grid,
    /// One line for each position.
    Tuples,
    /// One JSON object for the puzzle.
    Json,
    /// One JSON object for each solution, and a last one for the puzzle.
    JsonLines,
    /// Comma-separated values.
    Csv,
    /// A Markdown table.
    Markdown,
}

impl Format {
    /// Whether a person reads it, so that there are sentences beside the solutions.
    pub fn has_words(self) -> bool {
        match self {
            Format::Table | Format::Grid | Format::Tuples | Format::Markdown => true,
            Format::Json | Format::JsonLines | Format::Csv => false,
        }
    }
}

/// Writes the solutions of a puzzle.
pub struct Renderer<'p> {
    page: Page<'p>,
    /// The number of the latest solution.
    number: String,
}

/// What is prepared for a format.
enum Page<'p> {
    Text(Text<'p>),
    Csv { header: String, rows: Template },
    Object(Object<'p>),
    Lines(Lines<'p>),
}

impl<'p> Renderer<'p> {
    /// A renderer for a puzzle that was read from `file`. When it is `quiet`, solutions are written
    /// without headings and answers to questions.
    pub fn new(format: Format, quiet: bool, file: &'p str, puzzle: &'p Puzzle) -> Renderer<'p> {
        let text = |body| {
            let gap = if format == Format::Markdown { "\n" } else { "" };
            let words = (!quiet).then(|| Questions::new(puzzle));
            Page::Text(Text { body, gap, words })
        };
        let page = match format {
            Format::Table => text(Body::Template(table::lined(puzzle))),
            Format::Grid => text(Body::Grid(Grid::new(puzzle))),
            Format::Tuples => text(Body::Template(tuples::template(puzzle))),
            Format::Markdown => text(Body::Template(table::markdown(puzzle))),
            Format::Json => Page::Object(Object::new(file, puzzle)),
            Format::JsonLines => Page::Lines(Lines::new(file, puzzle)),
            Format::Csv => {
                let (header, rows) = table::csv(puzzle);
                Page::Csv { header, rows }
            }
        };
        Renderer { page, number: String::new() }
    }

    /// Appends a solution with its number, from 1. It is `alone` when it is known that no other
    /// one follows.
    pub fn solution(&mut self, solution: &Solution, number: u64, alone: bool, to: &mut Vec<u8>) {
        self.number.clear();
        write!(self.number, "{number}").expect("a string takes everything");
        match &mut self.page {
            Page::Text(text) => text.solution(solution, &self.number, alone, to),
            Page::Object(object) => object.solution(solution, to),
            Page::Lines(lines) => lines.solution(solution, &self.number, to),
            Page::Csv { header, rows } => {
                // It comes once.
                to.extend_from_slice(std::mem::take(header).as_bytes());
                rows.fill(solution, &self.number, to);
            }
        }
    }

    /// Appends what comes behind the last solution.
    pub fn end(&self, answer: &Answer, to: &mut Vec<u8>) {
        match &self.page {
            Page::Object(object) => object.end(answer, to),
            Page::Lines(lines) => lines.end(answer, to),
            Page::Text(_) | Page::Csv { .. } => {}
        }
    }
}
