//! A solution as a person reads it: its heading, a table or grid, the answers to the questions.

use super::grid::Grid;
use super::questions::Questions;
use super::template::Template;
use crate::model::Solution;

/// Writes solutions for a person.
pub(super) struct Text<'p> {
    pub(super) body: Body<'p>,
    /// What stands between the heading of a solution and its body.
    pub(super) gap: &'static str,
    /// The questions, if there are to be words beside the body.
    pub(super) words: Option<Questions<'p>>,
}

/// The solution itself.
pub(super) enum Body<'p> {
    Template(Template),
    Grid(Grid<'p>),
}

impl Text<'_> {
    /// Appends a solution; it has no heading if it is `alone`.
    pub(super) fn solution(
        &mut self,
        solution: &Solution,
        number: &str,
        alone: bool,
        to: &mut Vec<u8>,
    ) {
        if self.words.is_some() && !alone {
            let heading = ["Solution ", number, ":\n", self.gap];
            heading.iter().for_each(|part| to.extend_from_slice(part.as_bytes()));
        } else if self.words.is_none() && number != "1" {
            to.push(b'\n');
        }
        match &mut self.body {
            Body::Template(template) => template.fill(solution, number, to),
            Body::Grid(grid) => grid.fill(solution, to),
        }
        if let Some(questions) = &self.words {
            to.push(b'\n');
            questions.answer(solution, to);
        }
    }
}
