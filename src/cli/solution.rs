//! A solution in the format that was chosen.

use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::report::terminal::safe;
use zebra_sat::report::{answer, grid, table, tuples};
use zebra_sat::syntax::Source;

use super::args::AnswerFormat;
use super::output::{Done, Output};

/// How solutions are printed.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) format: AnswerFormat,
    /// The solutions alone, without titles and sentences.
    pub(super) quiet: bool,
}

impl Style {
    /// Whether there are sentences beside the solutions.
    pub(super) fn has_words(self) -> bool {
        !self.quiet && !matches!(self.format, AnswerFormat::Json | AnswerFormat::Csv)
    }

    /// Prints a solution, with its number if it is one of several. JSON is not printed here: its
    /// object holds all solutions.
    pub(super) fn print(
        self,
        puzzle: &Puzzle,
        solution: &Solution,
        number: Option<u64>,
        output: &mut Output,
    ) -> Done<()> {
        let text = match self.format {
            AnswerFormat::Table => table::text(puzzle, solution),
            AnswerFormat::Grid => grid::text(puzzle, solution),
            AnswerFormat::Tuples => tuples::text(puzzle, solution),
            AnswerFormat::Csv => {
                return output.print(table::csv(puzzle, solution, number.unwrap_or(1)));
            }
            AnswerFormat::Markdown => table::markdown(puzzle, solution),
            AnswerFormat::Json => return Ok(()),
        };
        if self.quiet {
            let gap = if number.is_some_and(|number| number > 1) { "\n" } else { "" };
            return output.print(format_args!("{gap}{text}"));
        }
        if let Some(number) = number {
            let colon = if self.format == AnswerFormat::Markdown { ":\n" } else { ":" };
            output.line(format_args!("Solution {number}{colon}"))?;
        }
        output.line(text)?;
        let answers = answer::questions(puzzle, solution);
        if !answers.is_empty() {
            output.line(answers)?;
        }
        Ok(())
    }
}

/// The title, or with several files the file's name.
pub(super) fn heading(
    source: &Source,
    puzzle: &Puzzle,
    several: bool,
    output: &mut Output,
) -> Done<()> {
    let file = safe(&source.name);
    match (&puzzle.title, several) {
        (Some(title), false) => output.line(format_args!("{}\n", safe(title))),
        (Some(title), true) => output.line(format_args!("{} ({file})\n", safe(title))),
        (None, true) => output.line(format_args!("{file}\n")),
        (None, false) => Ok(()),
    }
}
