//! A solution as a YES/no grid: for each category the items as rows, the positions as columns.

use crate::model::{Puzzle, Solution};

use super::terminal::safe;

/// The least width of a column between its bars.
const WIDTH: usize = 5;

/// The grid of a solution, in the form of the aidtopia/zebra solver.
///
/// ```text
///   1     2     3
/// +-----+-----+-----+
/// | YES | no  | no  | Englishman
/// ```
pub fn text(puzzle: &Puzzle, solution: &Solution) -> String {
    let labels: Vec<String> = puzzle.positions.labels.iter().map(|label| safe(label)).collect();
    let widths: Vec<usize> =
        labels.iter().map(|label| WIDTH.max(label.chars().count() + 2)).collect();
    let header: String = labels
        .iter()
        .zip(&widths)
        .map(|(label, width)| format!(" {}", centred(label, *width)))
        .collect();
    let rule: String = widths.iter().map(|width| format!("+{}", "-".repeat(*width))).collect();
    let mut out = format!("{}\n", header.trim_end());
    for (id, category) in puzzle.categories_with_ids() {
        out.push_str(&format!("{rule}+\n"));
        for item in category.item_ids() {
            for (place, width) in puzzle.places().zip(&widths) {
                let here = solution.item_at(id, place) == Some(item);
                let word = if here { "YES" } else { "no " };
                out.push_str(&format!("|{}", centred(word, *width)));
            }
            out.push_str(&format!("| {}\n", safe(&puzzle.item(item).name)));
        }
    }
    out + &rule + "+\n"
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}
