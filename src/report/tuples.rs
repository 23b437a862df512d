//! A solution as one line for each position.

use super::table::{UNNAMED, rows};
use super::template::{Names, Template};
use super::terminal::safe;
use crate::model::{Puzzle, Solution};

/// `(1, Norwegian, yellow, fox, water, Kools)`, a line for each position; names that contain a
/// comma, a bracket or a quote are quoted.
pub(super) fn template(puzzle: &Puzzle) -> Template {
    let names = Names::new(puzzle, |_, name| quoted(name.unwrap_or(UNNAMED)));
    let mut template = Template::new(names);
    rows(puzzle, &mut template, ["(", ", ", ")\n"], quoted);
    template
}

/// One solution.
pub fn text(puzzle: &Puzzle, solution: &Solution) -> String {
    let mut text = Vec::new();
    template(puzzle).fill(solution, "", &mut text);
    String::from_utf8(text).expect("made of strings")
}

fn quoted(name: &str) -> String {
    let name = safe(name);
    if name.contains([',', '(', ')', '"']) { crate::syntax::text::quote(&name) } else { name }
}
