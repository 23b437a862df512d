//! The answer to a puzzle as JSON lines: an object for each solution, and one for the whole.

use super::answered::Writer;
use super::{Drawn, Positions, Stats, Summary, cells, names, to_json};
use crate::model::{Puzzle, Solution};
use crate::report::template::Template;
use crate::tasks::solve;

/// Writes a line for each solution.
pub(in crate::report) struct Lines<'p> {
    file: &'p str,
    puzzle: &'p Puzzle,
    template: Template,
    answers: Writer<'p>,
}

impl<'p> Lines<'p> {
    pub(in crate::report) fn new(file: &'p str, puzzle: &'p Puzzle) -> Lines<'p> {
        let mut template = Template::new(names(puzzle));
        template.text(&format!(r#"{{"file":{},"number":"#, to_json(file)));
        template.number();
        template.text(r#","solution":"#);
        cells(puzzle, &mut template);
        template.text(r#","answers":"#);
        Lines { file, puzzle, template, answers: Writer::new(puzzle) }
    }

    /// Appends the line of a solution.
    pub(in crate::report) fn solution(
        &mut self,
        solution: &Solution,
        number: &str,
        to: &mut Vec<u8>,
    ) {
        self.template.fill(solution, number, to);
        self.answers.write(solution, to);
        to.extend_from_slice(b"}\n");
    }

    /// Appends the last line.
    pub(in crate::report) fn end(&self, answer: &solve::Answer, to: &mut Vec<u8>) {
        let summary = to_json(&Summary {
            file: self.file,
            puzzle: self.puzzle.title.as_deref(),
            positions: Positions::of(self.puzzle),
            status: answer.status.into(),
            complete: answer.complete,
            found: answer.found,
            drawn: Drawn::of(answer),
            stats: Stats::of(answer),
        });
        to.extend_from_slice(summary.as_bytes());
        to.push(b'\n');
    }
}
