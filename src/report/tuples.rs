//! A solution as one line for each position.

use crate::model::{Puzzle, Solution};

use super::table::cells;
use super::terminal::safe;

/// `(1, Norwegian, yellow, fox, water, Kools)`, a line for each position; names that contain a
/// comma, a bracket or a quote are quoted.
pub fn text(puzzle: &Puzzle, solution: &Solution) -> String {
    let (_, rows) = cells(puzzle, solution);
    let line = |row: Vec<String>| {
        let names: Vec<_> = row.iter().map(|name| quoted(name)).collect();
        format!("({})\n", names.join(", "))
    };
    rows.into_iter().map(line).collect()
}

fn quoted(name: &str) -> String {
    let name = safe(name);
    if name.contains([',', '(', ')', '"']) { crate::syntax::text::quote(&name) } else { name }
}
