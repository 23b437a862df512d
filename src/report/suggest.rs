//! Suggested clues, as lines of a puzzle file.

use itertools::Itertools;

use super::table;
use super::terminal::safe;
use crate::model::reading::reading;
use crate::model::{Puzzle, Solution};
use crate::syntax::format;
use crate::tasks::suggest::{Suggestion, Suggestions};

/// The clues, each with the solution that it leaves when they do not all leave the same one, and
/// the solutions.
pub fn text(puzzle: &Puzzle, suggestions: &Suggestions) -> String {
    let clues = &suggestions.clues;
    let solutions: Vec<&Solution> = clues.iter().map(|of| &of.solution).unique().collect();
    let mut out = heading(clues.len(), suggestions.complete).to_owned();
    if clues.is_empty() {
        return out;
    }
    out.push_str(&lines(puzzle, clues, &solutions));
    if suggestions.gave_up {
        out.push_str("There may be more: not all could be tried.\n");
    } else if !suggestions.complete {
        out.push_str(&format!("There are more: see them by `--suggest={}`.\n", 2 * clues.len()));
    }
    for (at, solution) in solutions.iter().enumerate() {
        let heading = match solutions.len() {
            1 => "The solution that is left:".to_owned(),
            _ => format!("Solution {}:", at + 1),
        };
        out.push_str(&format!("\n{heading}\n{}", table::text(puzzle, solution)));
    }
    out
}

fn heading(clues: usize, complete: bool) -> &'static str {
    match (clues, complete) {
        (0, true) => {
            "No single clue of the forms that `zebra-sat check --help` lists would leave one solution.\n\
             Add a clue that rules out much, then ask again.\n"
        }
        (0, false) => "No clue was found that would leave one solution; not all could be tried.\n",
        (1, _) => "This clue would leave one solution:\n",
        _ => "Each of these clues would leave one solution:\n",
    }
}

/// A line for each clue; what is said about it is a comment there.
fn lines(puzzle: &Puzzle, clues: &[Suggestion], solutions: &[&Solution]) -> String {
    let mut writer = format::Writer::new(puzzle);
    let rows = clues.iter().map(|Suggestion { clue, solution }| {
        let written = safe(&writer.statement(clue));
        let formal = safe(&writer.statement(&reading(puzzle, clue)));
        let number = solutions.iter().position(|other| *other == solution).map_or(0, |at| at + 1);
        let left = (solutions.len() > 1).then(|| format!("leaves solution {number}"));
        let reads = (formal != written).then(|| format!("reads {formal}"));
        (written, left.into_iter().chain(reads).join("; "))
    });
    let rows: Vec<(String, String)> = rows.collect();
    let width = rows.iter().map(|(clue, _)| clue.chars().count()).max().unwrap_or(0);
    let line = |(clue, comment): &(String, String)| match comment.is_empty() {
        true => format!("  {clue}\n"),
        false => format!("  {clue:width$}  # {comment}\n"),
    };
    rows.iter().map(line).collect()
}
